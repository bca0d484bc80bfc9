import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { connect } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'
import { isLoopback } from '../../../sandbox/loopback.mjs'
import type { Certificate } from '../tls.ts'
import { openDoor } from './door.ts'
import { createFaults } from './faults.ts'

/**
 * `hang-after-connect` opens a tunnel but sends nothing through it. `byte-by-byte` sends the response to CONNECT one
 * byte at a time, after which the tunnel works normally.
 */
export interface ProxyStep {
  kind: 'pass' | 'refuse' | 'hang' | 'reset' | 'hang-after-connect' | 'byte-by-byte' | 'garbage'
  /** How many times the fault occurs (1 by default). */
  times?: number
  /** The bytes that `garbage` sends. */
  body?: string
}

interface Options {
  /** The credentials (`user:password`) that the proxy requires, if any. */
  credentials?: string
  tls?: Certificate
}

const granted = 'HTTP/1.1 200 Connection established\r\n\r\n'

/**
 * Starts an HTTP proxy that opens tunnels and forwards plain requests. The proxy connects only to loopback addresses.
 */
export async function startProxy({ credentials, tls }: Options = {}) {
  const faults = createFaults<ProxyStep>()
  const { http, reset, ...door } = await openDoor({ tls })
  /**
   * All requests, including those with incomplete bodies. `target` is the request target exactly as the client sent it.
   */
  const requests: { method: string; target: string; headers: IncomingHttpHeaders }[] = []

  const slowSockets = new WeakSet<Duplex>()

  http.on('connect', (req, socket, head) => {
    if (misbehaves(req, socket)) return
    const target = targetOf(req, `http://${req.url}`)
    if (typeof target === 'number') socket.end(responseText(target))
    else openTunnel(target, socket, head)
  })
  http.on('request', (req, res) => {
    if (misbehaves(req, req.socket)) return
    const target = targetOf(req, req.url ?? '')
    if (typeof target === 'number') res.writeHead(target, challenge(target)).end()
    else passOn(req, res, target)
  })
  return { ...door, requests, fault: (...steps: ProxyStep[]) => faults.add('request', steps) }

  /**
   * Records a request and applies the next fault to it, if there is one. Returns false if the proxy should handle the
   * request normally.
   */
  function misbehaves(req: IncomingMessage, socket: Duplex): boolean {
    requests.push({ method: req.method ?? '', target: req.url ?? '', headers: req.headers })
    const step = faults.take('request')
    if (!step) return false
    if (step.kind === 'byte-by-byte') {
      slowSockets.add(socket)
      return false
    }
    if (step.kind === 'reset') reset(req.socket)
    if (step.kind === 'refuse') socket.end(responseText(403))
    if (step.kind === 'garbage') socket.end(step.body ?? 'This is not HTTP.\r\n\r\n')
    if (step.kind === 'hang-after-connect' && req.method === 'CONNECT') socket.write(granted)
    // Without `resume`, nothing would read the data, and Node would never emit `end`.
    socket.on('end', () => socket.end()).resume()
    return true
  }

  /** Returns the request's target, or the status to refuse the request with. */
  function targetOf({ headers }: IncomingMessage, text: string): URL | number {
    const expected = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`
    if (expected && headers['proxy-authorization'] !== expected) return 407
    const target = URL.canParse(text) ? new URL(text) : undefined
    return target?.protocol === 'http:' && isLoopback(target.hostname) ? target : 403
  }

  /** Opens a tunnel to the target, or responds with 502 if the target is unreachable. */
  function openTunnel({ hostname, port }: URL, socket: Duplex, head: Buffer) {
    const upstream = connect({ host: hostname, port: Number(port || 80), noDelay: true })
    let isConnected = false
    upstream.on('connect', async () => {
      isConnected = true
      for (const piece of slowSockets.has(socket) ? granted : [granted]) {
        socket.write(piece)
        // Wait for the next turn of the event loop, so that the client reads each piece separately.
        await new Promise(resolve => setTimeout(resolve))
      }
      upstream.write(head)
      socket.pipe(upstream).pipe(socket, { end: false })
    })
    // Destroy the whole socket once all data is written. If the proxy ended only its side, a reset by the client would
    // leave a handle open in Node, and the test process would never exit.
    upstream.on('end', () => socket.write('', () => socket.destroy()))
    upstream.on('error', () => {
      // If the target resets the connection, reset the client's connection too.
      if (isConnected) reset(socket)
      else socket.end(responseText(502))
    })
    socket.on('close', () => upstream.destroy())
  }
}

function passOn(req: IncomingMessage, res: ServerResponse, url: URL) {
  const upstream = send(url, { method: req.method ?? 'GET', headers: endToEnd(req.headers), agent: false })
  upstream.on('response', answer => {
    res.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? '', endToEnd(answer.headers))
    // If the target aborts its response, `pipeline` destroys the client's socket, so the client sees an aborted
    // response too.
    pipeline(answer, res, () => {})
  })
  upstream.on('error', () => res.destroy())
  res.on('close', () => upstream.destroy())
  req.pipe(upstream)
}

/** Removes the hop-by-hop headers, which apply only to a single connection. */
function endToEnd(headers: IncomingHttpHeaders) {
  const own = Object.entries(headers).filter(([name]) => !/^(proxy-.*|connection|keep-alive)$/.test(name))
  return Object.fromEntries(own)
}

const challenge = (status: number): Record<string, string> =>
  status === 407 ? { 'Proxy-Authenticate': 'Basic realm="sandbox"' } : {}

function responseText(status: number): string {
  const headers = { ...challenge(status), Connection: 'close', 'Content-Length': '0' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} Refused\r\n${lines.join('')}\r\n`
}
