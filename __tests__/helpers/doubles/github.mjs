import { readBody } from '../../../sandbox/body.mjs'
import { openDoor, recordOf } from './door.mjs'
import { createFaults } from './faults.mjs'
import { answerTo, operationOf } from './github-api.mjs'
import { perform } from './perform.mjs'
import { createWatch } from './watch.mjs'

/** @typedef {import('./github-api.mjs').OperationName} OperationName */

/**
 * One scripted behavior, as for the push service, but that `apply` says whether GitHub does what was asked although it
 * misbehaves; if it is not given, GitHub does what an answer of that status would mean.
 * @typedef {Omit<import('./faults.mjs').FaultStep, 'accept'> & { apply?: boolean }} GithubStep
 */

/** @typedef {import('./types.mjs').SandboxRequest & { operation?: OperationName }} GithubRequest */

/**
 * @typedef {object} Control
 * @property {number} port
 * @property {GithubRequest[]} requests every one whose head arrived
 * @property {(match: OperationName | 'connection', ...steps: GithubStep[]) => void} fault queues behaviors for the
 *   next that match, each used once or `times`
 * @property {(predicate: (github: Github) => unknown) => Promise<void>} until resolves as soon as the predicate is true
 * @property {() => Promise<void>} close destroys every socket
 */

/** @typedef {import('./github-api.mjs').GithubState & Control} Github */

/**
 * @typedef {object} Options
 * @property {string} [prefix] of every path, such as `/api/v3` on GitHub Enterprise Server
 * @property {string[]} [shas] the commits of the repository
 * @property {Record<string, unknown>} [releases] the published ones by tag
 * @property {import('./door.mjs').Tls} [tls] speaks https with this certificate
 * @property {(github: Github) => void} [onEvent] called at once, whenever something happened
 */

/**
 * GitHub as tests need it: over TLS too, with everything that it was sent on record, and misbehaving as scripted with
 * `fault`.
 * @param {Options & Partial<Pick<Github, 'token' | 'repository' | 'permission' | 'staleWorkflows' | 'about'>>} [options]
 * @returns {Promise<Github>}
 */
export async function startGithub({ prefix = '', shas = [], releases = {}, tls, onEvent, ...state } = {}) {
  /** @type {ReturnType<typeof createFaults<GithubStep>>} */
  const faults = createFaults()
  const door = await openDoor({ tls, faults })

  /** @type {Github} */
  const github = {
    url: `${door.url}${prefix}`,
    port: door.port,
    token: 'ghs_sandbox0123456789abcdefghijklmnop',
    repository: 'octo/site',
    permission: 'write',
    shas: new Set(shas),
    refs: new Map(),
    tags: new Map(),
    releases: new Map(Object.entries(releases)),
    ...state,
    requests: [],
    fault: (match, ...steps) => faults.add(match, steps),
    until: predicate => watch.until(predicate),
    close: () => {
      watch.stop('GitHub is closed')
      return door.close()
    },
  }
  const watch = createWatch(github)
  door.http.on('request', serve)
  return github

  function changed() {
    onEvent?.(github)
    watch.changed()
  }

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   */
  function serve(req, res) {
    const connection = door.connectionOf(req.socket)
    const { raw } = connection
    const { name: operation, argument = '' } =
      operationOf({ method: req.method ?? '', path: req.url ?? '' }, github) ?? {}
    /** @type {GithubRequest} */
    const request = { ...recordOf(req, connection), ...(operation && { operation }) }
    github.requests.push(request)
    const step = operation && faults.take(operation)
    changed()
    if (step?.kind === 'reset-early') {
      raw.resetAndDestroy()
      return
    }

    readBody(req, request, () => {
      const ordinary = answerTo({ github, request, argument })
      const status = step?.status ?? ordinary.status
      if (step?.apply ?? (status >= 200 && status < 300)) ordinary.apply?.()
      changed()
      if (raw.destroyed) return
      perform(step && { ...step, status }, { request, ordinary, res, socket: req.socket, raw, begin: changed })
    })
  }
}
