import { createHash } from 'node:crypto'

/** @typedef {{ name: string, email: string, date: string }} Tagger */
/** @typedef {{ tag: string, message: string, tagger: Tagger, object: { sha: string, type: string } }} TagContent */
/** @typedef {TagContent & { sha: string }} Tag */

/**
 * The state of the simulated GitHub, which has one repository.
 * @typedef {object} Github
 * @property {string} url the value of GITHUB_API_URL
 * @property {string} token
 * @property {string} repository owner/name
 * @property {'write' | 'read' | 'none'} permission the token's `contents` permission
 * @property {Set<string>} shas the SHAs of the existing commits
 * @property {Map<string, string>} refs the SHA of each ref, by full name
 * @property {Map<string, Tag>} tags the tag objects, by SHA
 * @property {Map<string, string>} [blobs] the contents of each blob, by SHA
 * @property {Map<string, unknown>} [releases] all releases, including drafts and pre-releases, by tag
 * @property {unknown} [about] what the API returns for the repository itself
 */

/** @typedef {import('./service.mjs').Head & { body: string }} GithubRequest */
/** @typedef {{ github: Github, body: Record<string, unknown>, argument: string, query: URLSearchParams }} Call */

/**
 * The response to a request. The change that it reports takes effect only when `apply` is called.
 * @typedef {{ status: number, headers: Record<string, string>, body: string, apply?: () => void }} GithubAnswer
 */

/**
 * An API operation. `path` matches the part of the URL path after `/repos/owner/name` and captures the argument.
 * `needs` is the required `contents` permission.
 * @typedef {{
 *   method: string, path: RegExp, needs: 'read' | 'write', perform: (call: Call) => GithubAnswer
 * }} Operation
 */

/** The API operations, by Octokit name. @satisfies {Record<string, Operation>} */
export const operations = {
  createTag: { method: 'POST', path: /^\/git\/tags$/, needs: 'write', perform: createTag },
  getTag: { method: 'GET', path: /^\/git\/tags\/([^/]+)$/, needs: 'read', perform: getTag },
  createRef: { method: 'POST', path: /^\/git\/refs$/, needs: 'write', perform: createRef },
  getRef: { method: 'GET', path: /^\/git\/ref\/(.+)$/, needs: 'read', perform: getRef },
  deleteRef: { method: 'DELETE', path: /^\/git\/refs\/(.+)$/, needs: 'write', perform: deleteRef },
  getLatestRelease: { method: 'GET', path: /^\/releases\/latest$/, needs: 'read', perform: getLatestRelease },
  listReleases: { method: 'GET', path: /^\/releases$/, needs: 'read', perform: listReleases },
  getReleaseByTag: { method: 'GET', path: /^\/releases\/tags\/(.+)$/, needs: 'read', perform: getReleaseByTag },
  get: { method: 'GET', path: /^$/, needs: 'read', perform: getRepository },
}

/**
 * Finds the operation for a request. Returns undefined if there is none.
 * @param {Pick<GithubRequest, 'method' | 'path'>} request
 * @param {Pick<Github, 'url' | 'repository'>} github
 * @param {Record<string, Operation>} [table]
 * @returns {{ name: string, operation: Operation, argument: string } | undefined}
 */
export function operationOf({ method, path }, { url, repository }, table = operations) {
  const base = `${new URL(url).pathname.replace(/\/$/, '')}/repos/${repository}`
  const plain = parsed(() => decodeURIComponent(path.replace(/\?.*$/s, '')))
  if (plain === undefined || !`${plain}/`.startsWith(`${base}/`)) return undefined
  const rest = plain.slice(base.length)
  for (const [name, operation] of Object.entries(table)) {
    const match = operation.method === method ? operation.path.exec(rest) : null
    if (match) return { name, operation, argument: match[1] ?? '' }
  }
  return undefined
}

/**
 * Returns the response to a complete request.
 * @param {{ github: Github, request: GithubRequest }} exchange
 * @param {Record<string, Operation>} [table]
 * @returns {GithubAnswer}
 */
export function answerTo({ github, request }, table = operations) {
  const { headers } = request
  if (headers['user-agent'] === undefined) return refuse(403, 'Please make sure your request has a User-Agent header')
  const [, token] = /^(?:token|bearer) +(.+)$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined) return refuse(401, 'Requires authentication')
  if (token !== github.token) return refuse(401, 'Bad credentials')
  const found = operationOf(request, github, table)
  if (found === undefined) return refuse(404, 'Not Found')

  const { needs, method, perform } = found.operation
  if (github.permission === 'none' || (github.permission === 'read' && needs === 'write')) {
    const refusal = refuse(403, 'Resource not accessible by integration')
    return { ...refusal, headers: { ...refusal.headers, 'X-Accepted-GitHub-Permissions': `contents=${needs}` } }
  }
  const body = method === 'POST' ? parsed(() => JSON.parse(request.body)) : {}
  if (body?.constructor !== Object) return refuse(400, 'Problems parsing JSON')
  const { searchParams: query } = new URL(request.path, github.url)
  return perform({ github, body, argument: found.argument, query })
}

/**
 * @template T
 * @param {() => T} parse
 * @returns {T | undefined} undefined if the parser throws
 */
function parsed(parse) {
  try {
    return parse()
  } catch {
    return undefined
  }
}

/** @param {Call} call */
function createTag({ github, body }) {
  const { tag, message, object, type, tagger = {} } = body
  const missing = absent({ tag, message, object, type })
  if (missing !== undefined) return refuse(422, missing)
  const objects = new Map(Object.entries({ blob: github.blobs, commit: github.shas })).get(String(type))
  if (!objects?.has(String(object))) return refuse(422, 'Object does not exist')

  const { name, email, date } = { ...actor, date: Date.now(), .../** @type {Partial<Tagger>} */ (tagger) }
  const content = {
    tag: String(tag),
    message: String(message),
    // Git stores times in whole seconds.
    tagger: { name, email, date: new Date(date).toISOString().replace(/\.\d+Z$/, 'Z') },
    object: { sha: String(object), type: String(type) },
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

/** @typedef {{ draft?: boolean, prerelease?: boolean, published_at?: string, created_at?: string }} Release */

/**
 * Lists the releases as GitHub does, newest first. Among releases with the same date, the one added last comes first.
 * @param {Github} github
 */
function releasesOf({ releases = new Map() }) {
  const all = [.../** @type {Map<string, Release>} */ (releases).values()].reverse()
  const dateOf = (/** @type {Release} */ { published_at, created_at }) =>
    Date.parse(published_at ?? created_at ?? '') || 0
  return all.sort((one, other) => dateOf(other) - dateOf(one))
}

/** @param {Call} call */
function getLatestRelease({ github }) {
  const latest = releasesOf(github).find(({ draft, prerelease }) => !draft && !prerelease)
  return latest === undefined ? refuse(404, 'Not Found') : answer(200, latest)
}

/** @param {Call} call */
function listReleases({ github, query }) {
  const length = Math.min(Number(query.get('per_page') ?? 30), 100)
  const start = (Number(query.get('page') ?? 1) - 1) * length
  return answer(200, releasesOf(github).slice(start, start + length))
}

/** @param {Call} call */
function getReleaseByTag({ github, argument }) {
  const release = github.releases?.get(argument)
  return release === undefined ? refuse(404, 'Not Found') : answer(200, release)
}

/** @param {Call} call */
function getRepository({ github: { about, repository } }) {
  return answer(200, about ?? { full_name: repository, private: false })
}

/** GitHub's default tagger for tags created with a workflow's token. */
const actor = { name: 'github-actions[bot]', email: '41898282+github-actions[bot]@users.noreply.github.com' }

/** @param {TagContent} tag */
function shaOf({ tag, message, tagger, object }) {
  const { name, email, date } = tagger
  const head = `object ${object.sha}\ntype ${object.type}\ntag ${tag}`
  return objectName('tag', `${head}\ntagger ${name} <${email}> ${Date.parse(date) / 1_000} +0000\n\n${message}`)
}

/**
 * Returns a git object's name. Git derives names from content, so objects with the same content have the same name.
 * @param {'tag' | 'blob'} type
 * @param {string} text
 */
export function objectName(type, text) {
  return createHash('sha1')
    .update(`${type} ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex')
}

/**
 * Returns whether a ref name passes git-check-ref-format and has at least two slashes, as GitHub requires.
 * @param {string} ref
 */
function isRefName(ref) {
  return /^refs(\/(?!\.)[^/\0-\x20\x7f~^:?*[\\]+(?<!\.|\.lock)){2,}$/.test(ref) && !/\.\.|@\{/.test(ref)
}

/** @type {(github: Github, ref: string, sha: string) => object} */
const refBody = ({ tags }, ref, sha) => ({ ref, object: { sha, type: tags.has(sha) ? 'tag' : 'commit' } })

/** @param {Record<string, unknown>} fields */
function absent(fields) {
  const names = Object.keys(fields).filter(name => typeof fields[name] !== 'string')
  return names.length === 0 ? undefined : `Invalid request.\n\n"${names.join('", "')}" wasn't supplied.`
}

/**
 * @param {number} status
 * @param {unknown} body
 * @returns {GithubAnswer}
 */
export function answer(status, body) {
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) }
}

/**
 * @param {number} status
 * @param {string} message
 */
export function refuse(status, message) {
  return answer(status, { message, documentation_url: 'https://docs.github.com/rest', status: `${status}` })
}
