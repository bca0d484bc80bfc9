import { createServer } from 'node:http'
import { readBody } from '../../../sandbox/body.mjs'
import { openDoor } from './door.mjs'
import { createFaults, sandboxFaults } from './faults.mjs'
import { answerTo, operationOf } from './github-api.mjs'
import { performOnConnection, performOnRequest } from './perform.mjs'
import { createWatch } from './watch.mjs'
import { writeAnswer } from './wire.mjs'

/** @typedef {import('./github-api.mjs').OperationName} OperationName */

/**
 * One scripted behaviour, as for the push service, but that `apply` says whether GitHub does what was asked although it
 * misbehaves; where it is not given it does what an answer of that status would mean.
 * @typedef {Omit<import('./faults.mjs').FaultStep, 'accept'> & { apply?: boolean }} GithubStep
 */

/** @typedef {import('./types.mjs').SandboxRequest & { operation?: OperationName }} GithubRequest */

/**
 * @typedef {object} Control
 * @property {number} port
 * @property {GithubRequest[]} requests every one whose head arrived
 * @property {(match: OperationName | 'connection', ...steps: GithubStep[]) => void} fault queues behaviours for the
 *   next that match, each used once or `times`; throws a TypeError where a step makes no sense
 * @property {(predicate: (github: Github) => unknown) => Promise<void>} until resolves as soon as the predicate holds
 * @property {() => Promise<void>} close destroys every socket
 */

/** @typedef {import('./github-api.mjs').GithubState & Control} Github */

const stepOptions = Object.fromEntries(
  Object.entries(sandboxFaults.POST)
    .filter(([kind]) => kind !== 'echo-token')
    .map(([kind, options]) => [kind, options.map(option => (option === 'accept' ? 'apply' : option))]),
)

const githubFaults = {
  connection: sandboxFaults.connection,
  createTag: stepOptions,
  getTag: stepOptions,
  createBlob: stepOptions,
  createRef: stepOptions,
  getRef: stepOptions,
  deleteRef: stepOptions,
  getReleaseByTag: stepOptions,
  get: stepOptions,
}

/**
 * GitHub as tests need it: over TLS too, with everything that it was sent on record, and misbehaving as scripted with
 * `fault`.
 * @param {object} [options]
 * @param {string} [options.host] a loopback name or address
 * @param {number} [options.port] 0 takes any free one
 * @param {string} [options.prefix] of every path, such as `/api/v3` on GitHub Enterprise Server
 * @param {string} [options.token]
 * @param {string} [options.repository]
 * @param {Github['permission']} [options.permission]
 * @param {string[]} [options.shas] the commits of the repository
 * @param {boolean} [options.staleWorkflows]
 * @param {Record<string, unknown>} [options.releases] the published ones by tag
 * @param {unknown} [options.about] what it says of the repository itself
 * @param {import('./door.mjs').Tls} [options.tls] speaks https with this certificate
 * @param {(github: Github) => void} [options.onEvent] called at once, whenever something happened
 * @returns {Promise<Github>}
 * @throws {RangeError} where host or port is not acceptable; the error of `listen` where the port cannot be had
 */
export async function startGithub({
  host = '127.0.0.1',
  port = 0,
  prefix = '',
  token = 'ghs_sandbox0123456789abcdefghijklmnop',
  repository = 'octo/site',
  permission = 'write',
  shas = [],
  staleWorkflows = false,
  releases = {},
  about,
  tls,
  onEvent,
} = {}) {
  /** @type {ReturnType<typeof createFaults<GithubStep>>} */
  const faults = createFaults(githubFaults)
  /** @type {WeakMap<import('node:stream').Duplex, import('./door.mjs').Connection>} */
  const connections = new WeakMap()
  const http = createServer({ keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 })
  const door = await openDoor({ host, port, tls, onConnection })

  /** @type {Github} */
  const github = {
    url: `${door.url}${prefix}`,
    port: door.port,
    token,
    repository,
    permission,
    shas: new Set(shas),
    refs: new Map(),
    tags: new Map(),
    staleWorkflows,
    releases: new Map(Object.entries(releases)),
    about,
    requests: [],
    fault: (match, ...steps) => faults.add(match, steps),
    until: predicate => watch.until(predicate),
    close: () => {
      watch.stop('GitHub is closed')
      return door.close()
    },
  }
  const watch = createWatch(github)
  http.on('request', serve)
  return github

  function changed() {
    onEvent?.(github)
    watch.changed()
  }

  /** @param {import('./door.mjs').Connection} connection */
  function onConnection(connection) {
    const step = faults.take('connection')
    if (step !== undefined) {
      performOnConnection(step, connection.raw)
      return
    }
    const socket = door.admit(connection)
    connections.set(socket, connection)
    http.emit('connection', socket)
  }

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   */
  function serve(req, res) {
    const connection = connections.get(req.socket)
    if (connection === undefined) throw new Error('a request came by a connection that was never opened')
    const { number, raw } = connection
    const { operation, argument, request } = record(req, number, raw.remotePort)
    const step = operation && faults.take(operation)
    if (step !== undefined) request.fault = step.kind
    changed()
    if (step?.kind === 'reset-early') {
      raw.resetAndDestroy()
      return
    }

    const begin = (/** @type {number} */ status) => {
      request.status = status
      changed()
    }
    readBody(req, request, () => {
      const ordinary = answerTo({ github, request, argument })
      const status = step?.status ?? ordinary.status
      if (step?.apply ?? (status >= 200 && status < 300)) ordinary.apply?.()
      changed()
      if (raw.destroyed) return
      const wire = { request, res, socket: req.socket, raw, begin, ordinary }
      if (step === undefined) writeAnswer(ordinary, wire)
      else performOnRequest({ ...step, status }, wire)
    })
  }

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {number} connection
   * @param {number | undefined} remotePort
   */
  function record({ method = '', url: path = '', httpVersion, headers, rawHeaders }, connection, remotePort) {
    const { name: operation, argument = '' } = operationOf({ method, path }, github) ?? {}
    /** @type {GithubRequest} */
    const request = {
      method,
      path,
      httpVersion,
      headers,
      rawHeaders,
      body: '',
      complete: false,
      connection,
      remotePort,
      ...(operation && { operation }),
    }
    github.requests.push(request)
    return { operation, argument, request }
  }
}
