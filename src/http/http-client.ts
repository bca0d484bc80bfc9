import http from 'node:http'
import type { Failure } from '../base/failure.ts'
import type { Redact } from '../base/text.ts'
import { describedFailure, exchange, type HttpRequest, type HttpResponse } from './exchange-and-hand-over.ts'
import { type ProxySettings, proxyFor } from './proxy.ts'
import type { RequestFailure } from './request-failure.ts'

export type { HttpRequest, HttpResponse, Incomplete } from './exchange-and-hand-over.ts'
export type { RequestFailure } from './request-failure.ts'

export interface HttpClient {
  /** Sends one request. Returns network errors instead of throwing them, and never follows redirects. */
  request(request: HttpRequest): Promise<HttpResponse | RequestFailure>
}

/** What the debug log shows about an exchange. Headers and bodies are left out, because they may contain a token. */
export interface ExchangeRecord {
  method: HttpRequest['method']
  url: URL
  ended: HttpResponse['status'] | RequestFailure['reason']
  ms: number
}

export interface RequestContext {
  http: HttpClient
  signal: AbortSignal
  /** `retry` logs why a request failed and how long the action waits before retrying. */
  log: { info: (text: string) => void; retry: (why: Failure, waitMs: number) => void }
}

/**
 * Sends each request over its own connection, through the proxy that applies to the URL. Connections are not reused,
 * because a stray response could be mistaken for the response to the next request. Also, if the server closed a reused
 * connection, it would be unclear whether the server had received the last request.
 */
export class NetworkClient implements HttpClient {
  readonly #proxies: ProxySettings
  readonly #redact: Redact
  readonly #record?: (exchange: ExchangeRecord) => void

  /** `redact` removes secrets from everything that comes from outside. `record` is called after each exchange. */
  constructor(proxies: ProxySettings, redact: Redact, record?: (exchange: ExchangeRecord) => void) {
    this.#proxies = proxies
    this.#redact = redact
    this.#record = record
  }

  async request(request: HttpRequest): Promise<HttpResponse | RequestFailure> {
    const { method, url } = request
    const proxy = proxyFor(url, this.#proxies)
    if (proxy && 'problem' in proxy) {
      const cause = new Error(proxy.problem)
      const refused = { kind: 'failure', mayHaveBeenReceived: false, reason: 'proxy-failed', retryable: false } as const
      return describedFailure({ ...refused, cause }, this.#redact)
    }
    const agent = await agentFor(url, proxy?.url)
    const isProxied = proxy !== undefined
    const route = { isProxied, isPeerProxy: isProxied && url.protocol === 'http:' }
    const startedAtMs = Date.now()
    const result = await exchange(request, agent, route, this.#redact)
    const ended = result.kind === 'response' ? result.status : result.reason
    this.#record?.({ method, url, ended, ms: Date.now() - startedAtMs })
    return result
  }
}

async function agentFor(url: URL, proxyUrl: string | undefined): Promise<http.Agent> {
  const { Agent } = url.protocol === 'https:' ? await loadHttps() : http
  const agent = new Agent({ keepAlive: false, proxyEnv: { http_proxy: proxyUrl, https_proxy: proxyUrl } })
  if (proxyUrl !== undefined) fixTunnels(agent)
  return agent
}

/** Loads node:https only for https URLs, because it is a large module. */
const loadHttps = async () => (await import('node:https')).default

/**
 * Loads node:https ahead of the first request if the base URL uses https. Once the module is loaded, Node reads the
 * root certificates in a background thread while the run checks its inputs. Returns the module, or undefined if it is
 * not needed.
 */
export async function preloadFor(baseUrl: string) {
  return /^https:/i.test(baseUrl) ? loadHttps() : undefined
}

/** Works around two bugs in Node's proxy tunnels by adding listeners to the proxy socket. */
function fixTunnels(agent: http.Agent): void {
  const { createConnection } = agent
  agent.createConnection = (...given) => {
    const socket = createConnection.apply(agent, given)
    // Node stops listening for errors once the proxy has refused the tunnel. If the proxy then resets the connection,
    // the unhandled error would crash the run.
    socket?.on('error', () => {})
    // Node adds its `readable` listener again for each chunk of the proxy's response, so a response in many chunks
    // would exhaust memory (github.com/nodejs/node/issues/62904).
    socket?.on('newListener', (name: string, listener: () => void) => {
      if (name === 'readable') socket.removeListener('readable', listener)
    })
    return socket
  }
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Returns the status with its name, for example `404 Not Found`. */
export function statusName(status: number): string {
  const name = http.STATUS_CODES[status]
  return name === undefined ? String(status) : `${status} ${name}`
}
