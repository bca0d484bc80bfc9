import http from 'node:http'
import type { Socket } from 'node:net'
import { elapsedMs } from '../elapsed.ts'
import type { Failure } from '../errors.ts'
import type { Redact } from '../text.ts'
import { exchange, type HttpRequest, type HttpResponse, pendingEvents } from './exchange-and-hand-over.ts'
import { type ProxySettings, proxyFor } from './proxy.ts'
import type { RequestFailure } from './request-failure.ts'

export type { HttpRequest, HttpResponse, Incomplete } from './exchange-and-hand-over.ts'
export type { RequestFailure } from './request-failure.ts'

export interface HttpClient {
  /** One request and its response or failure; never throws for what the network does, never follows a redirect. */
  request(request: HttpRequest): Promise<HttpResponse | RequestFailure>
}

/** One exchange, for whoever has to debug a run: nothing of its headers and bodies, which may contain a token. */
export interface ExchangeRecord {
  method: HttpRequest['method']
  url: URL
  /** The status of the response, or why there is none. */
  ended: HttpResponse['status'] | RequestFailure['reason']
  ms: number
  /** How many times this client has made this request, this time included. */
  attempt: number
  isConnectionKept: boolean
}

/** What all requests of a run share. */
export interface RequestContext {
  http: HttpClient
  /** Aborted when the run is cancelled. */
  signal: AbortSignal
  /** Takes the secrets out of text from outside. */
  redact: Redact
  /** `retry` is called before each wait for a retry, with what failed and how many milliseconds the wait takes. */
  log: { retry: (why: Failure, waitMs: number) => void }
}

/**
 * A server may close an idle connection at any moment. One that was idle for longer than this is not used again, since
 * a request on a connection that is being closed would be lost in doubt.
 */
const maxIdleMs = 1_000

/**
 * Some servers close a connection right after a response without announcing it. A request that is not safe to repeat
 * waits until the connection has been idle for this long, to see whether it gets closed. Of 500 POSTs after a GET whose
 * connection was closed within 5 ms, 259 were lost without this and none with it. It costs 11 ms; a new connection
 * for each POST would be as safe, and cost one round trip to the service, or two with TLS.
 */
const minIdleMs = 10

/**
 * A client that keeps one connection for consecutive requests to an origin, through the proxy that applies to it.
 * `record`, if it is given, is called after each exchange.
 */
export class KeepAliveClient implements HttpClient {
  readonly #proxies: ProxySettings
  readonly #record?: (exchange: ExchangeRecord) => void
  readonly #agents = new Map<string, http.Agent>()
  readonly #idleSince = new WeakMap<Socket, number>()
  readonly #attempts = new Map<string, number>()

  constructor(proxies: ProxySettings, record?: (exchange: ExchangeRecord) => void) {
    this.#proxies = proxies
    this.#record = record
  }

  async request(request: HttpRequest): Promise<HttpResponse | RequestFailure> {
    const { method, url } = request
    const proxy = proxyFor(url, this.#proxies)
    if (proxy && 'problem' in proxy) {
      const cause = new Error(proxy.problem)
      return { kind: 'failure', mayHaveBeenReceived: false, reason: 'proxy-failed', retryable: false, cause }
    }
    const agent = await this.#agentFor(url, proxy?.url)
    await this.#closeUnsafe(agent, method)
    const isProxied = proxy !== undefined
    const route = { isProxied, isProxyTls: isProxied && url.protocol === 'http:' }
    const startedAtMs = elapsedMs()
    const { result, isConnectionKept } = await exchange(request, agent, route)
    const attempt = this.#countAttempt(`${method} ${url}`)
    const ended = result.kind === 'response' ? result.status : result.reason
    this.#record?.({ method, url, ended, ms: elapsedMs() - startedAtMs, attempt, isConnectionKept })
    return result
  }

  async #agentFor(url: URL, proxyUrl: string | undefined): Promise<http.Agent> {
    const key = `${url.protocol} ${proxyUrl}`
    const known = this.#agents.get(key)
    if (known) return known
    const { Agent } = url.protocol === 'https:' ? await loadHttps() : http
    if (proxyUrl !== undefined) await patchSockets()
    const agent = new Agent({ keepAlive: true, proxyEnv: { http_proxy: proxyUrl, https_proxy: proxyUrl } })
    agent.on('free', (socket: Socket) => this.#idleSince.set(socket, elapsedMs()))
    this.#agents.set(key, agent)
    return agent
  }

  /** Closes the idle connections on which the next request could be lost. */
  async #closeUnsafe(agent: http.Agent, method: HttpRequest['method']): Promise<void> {
    const shortestIdleMs = Math.min(...freeSockets(agent).map(socket => this.#idleMs(socket)))
    const mayReuse = shortestIdleMs <= maxIdleMs
    if (method !== 'GET' && mayReuse) await seeCloses(minIdleMs - shortestIdleMs)
    for (const socket of freeSockets(agent)) {
      if (this.#idleMs(socket) > maxIdleMs || hasEnded(socket)) socket.destroy()
    }
  }

  #idleMs(socket: Socket): number {
    return elapsedMs() - (this.#idleSince.get(socket) ?? Number.NEGATIVE_INFINITY)
  }

  #countAttempt(request: string): number {
    const count = (this.#attempts.get(request) ?? 0) + 1
    this.#attempts.set(request, count)
    return count
  }
}

// Loaded only for https: it costs as much as everything else that a send over http needs.
const loadHttps = async () => (await import('node:https')).default

const freeSockets = (agent: http.Agent) => Object.values(agent.freeSockets as Record<string, Socket[]>).flat()

/** Whether the other side has ended the connection. Node reuses it until it is closed on this side as well. */
const hasEnded = (socket: Socket) => socket.readableEnded

/** Waits, and then lets Node read what has arrived. */
async function seeCloses(ms: number): Promise<void> {
  if (ms > 0) await new Promise(resolve => setTimeout(resolve, ms))
  await pendingEvents()
}

/** Works around two bugs of Node's tunnels through proxies, at each socket that it opens. */
async function patchSockets() {
  const { subscribe, unsubscribe } = await import('node:diagnostics_channel')
  unsubscribe('net.client.socket', patchSocket)
  subscribe('net.client.socket', patchSocket)
}

function patchSocket(message: unknown): void {
  const { socket } = message as { socket: Socket }
  // A proxy that refuses a tunnel and then resets leaves Node with a socket whose error nothing listens to, which would
  // end the run. Requests under way have their own listeners.
  socket.on('error', () => {})
  // At each piece of the proxy's answer Node adds its listener again, so that a slow proxy would double their number
  // until the memory is full (github.com/nodejs/node/issues/62904).
  socket.on('newListener', (name: string, listener: () => void) => {
    if (name === 'readable') socket.removeListener('readable', listener)
  })
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** `404 Not Found`. */
export function statusName(status: number): string {
  const name = http.STATUS_CODES[status]
  return name === undefined ? String(status) : `${status} ${name}`
}
