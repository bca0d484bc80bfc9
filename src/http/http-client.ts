import http from 'node:http'
import type { Failure } from '../errors.ts'
import type { Redact } from '../text.ts'
import { exchange, type HttpRequest, type HttpResponse } from './exchange-and-hand-over.ts'
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
 * Sends each request over a connection of its own, through the proxy that applies to it. On a shared connection, a
 * stray response to one request could be taken for the response to the next, and a request could be lost in doubt
 * because the server closes the connection at that moment.
 */
export class NetworkClient implements HttpClient {
  readonly #proxies: ProxySettings
  readonly #record?: (exchange: ExchangeRecord) => void

  /** `record`, if it is given, is called after each exchange. */
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
    const agent = await agentFor(url, proxy?.url)
    const isProxied = proxy !== undefined
    const route = { isProxied, isProxyTls: isProxied && url.protocol === 'http:' }
    const startedAtMs = performance.now()
    const result = await exchange(request, agent, route)
    const ended = result.kind === 'response' ? result.status : result.reason
    this.#record?.({ method, url, ended, ms: performance.now() - startedAtMs })
    return result
  }
}

/** What opens the connection of one request. */
async function agentFor(url: URL, proxyUrl: string | undefined): Promise<http.Agent> {
  const { Agent } = url.protocol === 'https:' ? await loadHttps() : http
  const agent = new Agent({ keepAlive: false, proxyEnv: { http_proxy: proxyUrl, https_proxy: proxyUrl } })
  if (proxyUrl !== undefined) mendTunnels(agent)
  return agent
}

/** Loaded only for https: it is as large as everything else that a send over http needs. */
const loadHttps = async () => (await import('node:https')).default

/** Works around two bugs in how Node opens a tunnel through a proxy, at the socket to the proxy. */
function mendTunnels(agent: http.Agent): void {
  const { createConnection } = agent
  agent.createConnection = (...given) => {
    const socket = createConnection.apply(agent, given)
    // If the proxy refuses the tunnel and then resets, nothing listens to the error, which would end the run.
    socket?.on('error', () => {})
    // At each piece of the proxy's response Node adds its listener again. A response in many pieces would fill the
    // memory (github.com/nodejs/node/issues/62904).
    socket?.on('newListener', (name: string, listener: () => void) => {
      if (name === 'readable') socket.removeListener('readable', listener)
    })
    return socket
  }
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** `404 Not Found`. */
export function statusName(status: number): string {
  const name = http.STATUS_CODES[status]
  return name === undefined ? String(status) : `${status} ${name}`
}
