import { createHash } from 'node:crypto'
import { foreignness } from './loopback.mjs'

/** @typedef {'createTag' | 'getTag' | 'createRef' | 'getRef' | 'deleteRef'} OperationName by the name that Octokit gives each */

/**
 * @typedef {{
 *   sha: string, tag: string, message: string,
 *   tagger: { name: string, email: string, date: string }, object: { sha: string, type: string },
 * }} Tag
 */

/**
 * The state of the one repository.
 * @typedef {object} Github
 * @property {string} url as GITHUB_API_URL has it
 * @property {string} token
 * @property {string} repository owner/name
 * @property {'write' | 'read' | 'none'} permission of the token for `contents`
 * @property {Set<string>} shas of the commits that exist
 * @property {Map<string, string>} refs sha by full name
 * @property {Map<string, Tag>} tags tag objects by sha
 */

/**
 * @typedef {{
 *   method: string, path: string, headers: import('node:http').IncomingHttpHeaders, body: string,
 *   operation?: OperationName
 * }} GithubRequest
 */

/**
 * An ordinary answer. Nothing has changed yet: `apply` changes what the answer says is done.
 * @typedef {{ status: number, headers: Record<string, string>, body: string, apply?: () => void }} GithubAnswer
 */

/** @typedef {{ github: Github, body: Record<string, unknown>, argument: string }} Call */

/**
 * @typedef {object} Operation
 * @property {string} method
 * @property {RegExp} path below the repository's; its one group, if any, is the argument
 * @property {'read' | 'write'} needs of the permission `contents`
 * @property {(call: Call) => GithubAnswer} perform
 */

/** @type {Record<OperationName, Operation>} */
const operations = {
  createTag: { method: 'POST', path: /^\/git\/tags$/, needs: 'write', perform: createTag },
  getTag: { method: 'GET', path: /^\/git\/tags\/([^/]+)$/, needs: 'read', perform: getTag },
  createRef: { method: 'POST', path: /^\/git\/refs$/, needs: 'write', perform: createRef },
  getRef: { method: 'GET', path: /^\/git\/ref\/(.+)$/, needs: 'read', perform: getRef },
  deleteRef: { method: 'DELETE', path: /^\/git\/refs\/(.+)$/, needs: 'write', perform: deleteRef },
}

/**
 * Which operation a request is for; undefined for anything else.
 * @param {Pick<GithubRequest, 'method' | 'path'>} request
 * @param {Pick<Github, 'url' | 'repository'>} github
 * @returns {{ name: OperationName, argument: string } | undefined}
 */
export function operationOf({ method, path }, { url, repository }) {
  const base = `${new URL(url).pathname.replace(/\/$/, '')}/repos/${repository}`
  const plain = decoded(path.replace(/\?.*$/s, ''))
  if (plain === undefined || !plain.startsWith(`${base}/`)) return undefined
  const rest = plain.slice(base.length)
  for (const [name, operation] of Object.entries(operations)) {
    const match = operation.method === method ? operation.path.exec(rest) : null
    if (match) return { name: /** @type {OperationName} */ (name), argument: match[1] ?? '' }
  }
  return undefined
}

/**
 * The answer to a request that arrived whole.
 * @param {{ github: Github, request: GithubRequest, argument: string }} exchange
 * @returns {GithubAnswer}
 */
export function answerTo({ github, request, argument }) {
  const { headers, operation } = request
  const foreign = foreignness(headers, github.url)
  if (foreign !== undefined) return refuse(403, foreign)
  if (headers['user-agent'] === undefined) return refuse(403, 'Please make sure your request has a User-Agent header')
  const [, token] = /^(?:token|bearer) +(.+)$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined) return refuse(401, 'Requires authentication')
  if (token !== github.token) return refuse(401, 'Bad credentials')
  if (operation === undefined) return refuse(404, 'Not Found')

  const { needs, method, perform } = operations[operation]
  if (github.permission === 'none' || (github.permission === 'read' && needs === 'write')) {
    const refusal = refuse(403, 'Resource not accessible by integration')
    return { ...refusal, headers: { ...refusal.headers, 'X-Accepted-GitHub-Permissions': `contents=${needs}` } }
  }
  const body = method === 'POST' ? parsed(request.body) : {}
  if (body === undefined) return refuse(400, 'Problems parsing JSON')
  return perform({ github, body, argument })
}

/** @param {Call} call */
function createTag({ github, body }) {
  const { tag, message, object, type, tagger = {} } = body
  const missing = absent({ tag, message, object, type })
  if (missing !== undefined) return refuse(422, missing)
  if (type !== 'commit' || !github.shas.has(String(object))) return refuse(422, 'Object does not exist')

  const { name, email, date } = /** @type {Partial<Tag['tagger']>} */ (tagger)
  const content = {
    tag: String(tag),
    message: String(message),
    // Git keeps whole seconds.
    tagger: { name: name ?? actor.name, email: email ?? actor.email, date: wholeSeconds(date ?? new Date()) },
    object: { sha: String(object), type: 'commit' },
  }
  const stored = { sha: shaOf(content), ...content }
  return { ...answer(201, stored), apply: () => void github.tags.set(stored.sha, stored) }
}

/** @param {Call} call */
function getTag({ github, argument }) {
  const tag = github.tags.get(argument)
  return tag === undefined ? refuse(404, 'Not Found') : answer(200, tag)
}

/** @param {Call} call */
function createRef({ github, body }) {
  const missing = absent({ ref: body.ref, sha: body.sha })
  if (missing !== undefined) return refuse(422, missing)
  const [ref, sha] = [String(body.ref), String(body.sha)]
  if (!isRefName(ref)) return refuse(422, 'Reference update failed')
  if (!github.tags.has(sha) && !github.shas.has(sha)) return refuse(422, 'Object does not exist')
  if (github.refs.has(ref)) return refuse(422, 'Reference already exists')
  return { ...answer(201, refBody(github, ref, sha)), apply: () => void github.refs.set(ref, sha) }
}

/** @param {Call} call */
function getRef({ github, argument }) {
  const ref = `refs/${argument}`
  const sha = github.refs.get(ref)
  return sha === undefined ? refuse(404, 'Not Found') : answer(200, refBody(github, ref, sha))
}

/** @param {Call} call */
function deleteRef({ github, argument }) {
  const ref = `refs/${argument}`
  if (!github.refs.has(ref)) return refuse(422, 'Reference does not exist')
  return { status: 204, headers: {}, body: '', apply: () => void github.refs.delete(ref) }
}

/** Whom GitHub names where a workflow's token creates a tag and says nothing of the tagger. */
const actor = { name: 'github-actions[bot]', email: '41898282+github-actions[bot]@users.noreply.github.com' }

/**
 * The name of a tag object, which follows from its content: equal objects are one.
 * @param {Omit<Tag, 'sha'>} tag
 */
function shaOf({ tag, message, tagger, object }) {
  const { name, email, date } = tagger
  const head = `object ${object.sha}\ntype ${object.type}\ntag ${tag}`
  const text = `${head}\ntagger ${name} <${email}> ${Date.parse(date) / 1_000} +0000\n\n${message}`
  return createHash('sha1')
    .update(`tag ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex')
}

/**
 * The rules of git-check-ref-format, and GitHub's own that there are two slashes at least.
 * @param {string} ref
 */
function isRefName(ref) {
  const parts = ref.split('/')
  return (
    parts[0] === 'refs' &&
    parts.length > 2 &&
    !/[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\.$/.test(ref) &&
    parts.every(part => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'))
  )
}

/**
 * @param {Github} github
 * @param {string} ref
 * @param {string} sha
 */
function refBody(github, ref, sha) {
  return { ref, object: { sha, type: github.tags.has(sha) ? 'tag' : 'commit' } }
}

/** @param {string | Date} date */
const wholeSeconds = date => new Date(date).toISOString().replace(/\.\d+Z$/, 'Z')

/** @param {Record<string, unknown>} fields */
function absent(fields) {
  const names = Object.keys(fields).filter(name => typeof fields[name] !== 'string')
  return names.length === 0 ? undefined : `Invalid request.\n\n"${names.join('", "')}" wasn't supplied.`
}

/** @param {string} text */
function parsed(text) {
  try {
    const json = JSON.parse(text)
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : undefined
  } catch {
    return undefined
  }
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * @param {number} status
 * @param {unknown} body
 * @returns {GithubAnswer}
 */
function answer(status, body) {
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) }
}

/**
 * @param {number} status
 * @param {string} message
 */
function refuse(status, message) {
  return answer(status, { message, documentation_url: 'https://docs.github.com/rest', status: `${status}` })
}
