import http from 'node:http'
import type { Agent as HttpsAgent } from 'node:https'
import type { Socket } from 'node:net'
import { StringDecoder } from 'node:string_decoder'
import type { TLSSocket } from 'node:tls'
import { parseUrl } from '../url.ts'
import { Aborted, failureAfterHandOver, failureBeforeHandOver, type RequestFailure } from './failures.ts'
import { honoursProxies, type ProxySettings, proxyFor } from './proxy.ts'

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  url: URL
  headers: Record<string, string>
  body?: string
  /** For the whole exchange, from the connection to the last byte of the answer. */
  timeoutMs: number
  /** No more of the answer's body is read than this. */
  maxBytes: number
  /** What the answer's body is read as: text, or with `latin1` bytes, each of them as one character. UTF-8 if absent. */
  encoding?: 'utf8' | 'latin1'
  /**
   * Whether the body of an answer with this status is wanted, as it is where this is not given. Where it is not, the
   * answer is whole once its status is read, and the connection is closed.
   */
  wantsBody?: (status: number) => boolean
  /** Aborted when the run is cancelled. */
  signal?: AbortSignal | undefined
}

/** Why the body of an answer is not whole. */
export type Incomplete = 'cut' | 'timeout' | 'too-large' | 'cancelled'

export interface HttpResponse {
  kind: 'response'
  status: number
  headers: http.IncomingHttpHeaders
  /** What arrived of the body. */
  body: string
  incomplete?: Incomplete
  /** When the status was read. */
  at: Date
}

export interface HttpClient {
  /** One request and its answer or fault; never throws for what the network does, never follows a redirect. */
  request(request: HttpRequest): Promise<HttpResponse | RequestFailure>
}

/**
 * A server may end an idle connection at any moment. One that was idle for longer than this is not used again, since a
 * request that runs into its end would be lost in doubt.
 */
const maxIdleMs = 1_000

/** A client that keeps one connection for consecutive requests to an origin, through the proxy that applies to it. */
export function createHttpClient(proxies: ProxySettings): HttpClient {
  const agents = new Map<string, http.Agent | HttpsAgent>()
  const idleSince = new WeakMap<object, number>()

  async function agentFor(url: URL, proxy: string | undefined): Promise<http.Agent | HttpsAgent> {
    const key = `${url.protocol}${proxy ?? ''}`
    const known = agents.get(key)
    if (known) return known
    const proxyEnv = proxy === undefined ? {} : { proxyEnv: { http_proxy: proxy, https_proxy: proxy } }
    const { Agent } = url.protocol === 'https:' ? await loadHttps() : http
    if (proxy !== undefined) await quietenSockets()
    const agent = new Agent({ keepAlive: true, ...proxyEnv })
    agent.on('free', (socket: Socket) => idleSince.set(socket, Date.now()))
    agents.set(key, agent)
    return agent
  }

  function dropStale(agent: http.Agent | HttpsAgent) {
    for (const socket of Object.values(agent.freeSockets).flatMap(sockets => sockets ?? [])) {
      if (Date.now() - (idleSince.get(socket) ?? 0) > maxIdleMs) socket.destroy()
    }
  }

  return {
    async request(request) {
      const proxy = proxyFor(request.url, proxies)
      const unusable = proxy === undefined ? undefined : proxyFlaw(proxy)
      if (unusable) return brokenProxy(unusable)
      const agent = await agentFor(request.url, proxy)
      dropStale(agent)
      return exchange(request, agent, proxy !== undefined)
    },
  }
}

// A proxy that refuses a tunnel and then resets leaves Node with a socket whose error nothing listens to, which would end
// the run. What is under way has listeners of its own.
async function quietenSockets() {
  const { subscribe, unsubscribe } = await import('node:diagnostics_channel')
  unsubscribe('net.client.socket', quieten)
  subscribe('net.client.socket', quieten)
}

const quieten = (message: unknown) => void (message as { socket: Socket }).socket.on('error', () => {})

// Loaded for https alone: it costs as much as all else that a send over http needs.
const loadHttps = async () => (await import('node:https')).default

function proxyFlaw(proxy: string): string | undefined {
  if (!honoursProxies(process.version)) {
    return `Node ${process.version} cannot use a proxy; it needs Node 24.5, that is a newer runner`
  }
  if (!/^https?:/i.test(proxy) || !parseUrl(proxy)) return 'the proxy setting is not an http or https URL'
  try {
    const { username, password } = new URL(proxy)
    decodeURIComponent(username + password)
  } catch {
    return 'the user name or password in the proxy setting is not percent-encoded'
  }
  return undefined
}

const brokenProxy = (message: string): RequestFailure => ({
  kind: 'failure',
  mayHaveBeenReceived: false,
  reason: 'proxy-failed',
  retryable: false,
  cause: new Error(message),
})

async function exchange(
  request: HttpRequest,
  agent: http.Agent | HttpsAgent,
  proxied: boolean,
): Promise<HttpResponse | RequestFailure> {
  const { method, url, headers, body, timeoutMs, maxBytes, encoding = 'utf8', wantsBody, signal } = request
  const secure = url.protocol === 'https:'
  const { request: open } = secure ? await loadHttps() : http

  return new Promise(resolve => {
    let mayHaveBeenReceived = false
    let received = 0
    let connection: Socket | undefined
    let answer: HttpResponse | undefined
    // Decoded as it arrives: a list of 5 MB would take half as long again if it were decoded as a whole.
    const decoder = new StringDecoder(encoding)
    let text = ''

    const sent = open(url, {
      agent: agent as HttpsAgent,
      method,
      headers: body === undefined ? headers : { ...headers, 'Content-Length': Buffer.byteLength(body) },
    })
    const timer = setTimeout(() => end(new Aborted('timeout', `no answer within ${timeoutMs / 1_000} s`)), timeoutMs)
    const onCancel = () => end(new Aborted('cancelled', 'the run was cancelled'))
    const count = (chunk: Buffer) => {
      received += chunk.length
    }

    function settle(result: HttpResponse | RequestFailure) {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onCancel)
      connection?.removeListener('data', count)
      resolve(result)
    }
    function settleAnswer(incomplete?: Incomplete) {
      if (answer) settle({ ...answer, body: text + decoder.end(), ...(incomplete && { incomplete }) })
    }
    function end(error: unknown) {
      if (answer) settleAnswer(error instanceof Aborted ? error.reason : 'cut')
      else settle(mayHaveBeenReceived ? failureAfterHandOver(error, received) : failureBeforeHandOver(error, proxied))
      sent.destroy()
    }

    // Headers and body go out together, and only once the connection (for https: the TLS session) stands, so that an
    // error before this moment means that nothing can have been received.
    function handOver() {
      if (sent.destroyed) return
      mayHaveBeenReceived = true
      sent.end(body)
    }

    sent.on('error', end)
    // Some ends come without an error: after a status 101, which nobody asked for, there is just no answer.
    sent.on('close', () => answer ?? end(Object.assign(new Error('the connection was closed'), { code: 'ECONNRESET' })))
    sent.on('socket', socket => {
      connection = socket
      socket.on('data', count)
      if (isConnected(socket, secure)) handOver()
      else socket.once(secure ? 'secureConnect' : 'connect', handOver)
    })
    sent.on('response', response => {
      answer = {
        kind: 'response',
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: '',
        at: new Date(),
      }
      if (wantsBody?.(answer.status) === false) {
        settleAnswer()
        sent.destroy()
        return
      }
      let size = 0
      response.on('data', (chunk: Buffer) => {
        const room = maxBytes - size
        size += chunk.length
        if (chunk.length <= room) {
          text += decoder.write(chunk)
          return
        }
        text += decoder.write(chunk.subarray(0, room))
        settleAnswer('too-large')
        sent.destroy()
      })
      response.on('end', () => settleAnswer(response.complete ? undefined : 'cut'))
      response.on('error', end)
      response.on('close', () => settleAnswer('cut'))
    })
    signal?.addEventListener('abort', onCancel)
    if (signal?.aborted) onCancel()
  })
}

function isConnected(socket: Socket, secure: boolean): boolean {
  if (socket.connecting) return false
  return !secure || (socket as TLSSocket & { secureConnecting: boolean }).secureConnecting === false
}

/** `404 Not Found`. */
export function statusName(status: number): string {
  const name = http.STATUS_CODES[status]
  return name === undefined ? String(status) : `${status} ${name}`
}
