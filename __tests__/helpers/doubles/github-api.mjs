import * as sandbox from '../../../sandbox/github-api.mjs'

/** @typedef {import('../../../sandbox/github-api.mjs').Call} Call */
/** @typedef {keyof typeof operations} OperationName by the name that Octokit gives each */

/**
 * What this GitHub has in addition to the sandbox's.
 * @typedef {object} More
 * @property {boolean} [staleWorkflows] whether the workflow files of its commits are those of no branch, so that the token
 *   of a job may create no ref to one
 * @property {Map<string, unknown>} [releases] the published ones by tag
 * @property {unknown} [about] what it says of the repository itself
 */
/** @typedef {import('../../../sandbox/github-api.mjs').Github & More} GithubState */

/** @satisfies {Record<string, import('../../../sandbox/github-api.mjs').Operation>} */
const operations = {
  ...sandbox.operations,
  createBlob: { method: 'POST', path: /^\/git\/blobs$/, needs: 'write', perform: createBlob },
  createRef: { ...sandbox.operations.createRef, perform: createRef },
  getReleaseByTag: { method: 'GET', path: /^\/releases\/tags\/(.+)$/, needs: 'read', perform: getReleaseByTag },
  get: { method: 'GET', path: /^$/, needs: 'read', perform: getRepository },
}

/**
 * Which operation a request is for; undefined for anything else.
 * @param {Parameters<typeof sandbox.operationOf>[0]} request
 * @param {Parameters<typeof sandbox.operationOf>[1]} github
 */
export function operationOf(request, github) {
  const found = sandbox.operationOf(request, github, operations)
  return found && { ...found, name: /** @type {OperationName} */ (found.name) }
}

/**
 * The answer to a request that arrived whole.
 * @param {Parameters<typeof sandbox.answerTo>[0]} exchange
 */
export function answerTo(exchange) {
  return sandbox.answerTo(exchange, operations)
}

/** @param {Call} call */
function createBlob({ github, body }) {
  if (typeof body.content !== 'string') return sandbox.refuse(422, 'Invalid request.\n\n"content" wasn\'t supplied.')
  const { content } = body
  const sha = sandbox.objectName('blob', content)
  return {
    ...sandbox.answer(201, { sha }),
    apply: () => {
      github.blobs ??= new Map()
      github.blobs.set(sha, content)
    },
  }
}

/** @param {Call} call */
function createRef(call) {
  const { staleWorkflows, shas, tags } = /** @type {GithubState} */ (call.github)
  const sha = String(call.body.sha)
  const made = sandbox.operations.createRef.perform(call)
  const isOfCommit = shas.has(sha) || tags.get(sha)?.object.type === 'commit'
  return made.status === 201 && staleWorkflows && isOfCommit
    ? sandbox.refuse(403, 'Resource not accessible by integration')
    : made
}

/** @param {Call} call */
function getReleaseByTag({ github, argument }) {
  const release = /** @type {GithubState} */ (github).releases?.get(argument)
  return release === undefined ? sandbox.refuse(404, 'Not Found') : sandbox.answer(200, release)
}

/** @param {Call} call */
function getRepository({ github }) {
  const { about, repository } = /** @type {GithubState} */ (github)
  return sandbox.answer(200, about ?? { full_name: repository, private: false })
}
