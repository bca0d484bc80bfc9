import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { connect } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'
import { isLoopback } from '../../../sandbox/loopback.mjs'
import type { Certificate } from '../tls.ts'
import { openDoor } from './door.ts'
import { createFaults } from './faults.ts'

/**
 * One scripted behavior, for the next request of any kind. `hang-after-connect` grants a tunnel and never says a word
 * in it, and a plain request it does not answer. `byte-by-byte` is how a tunnel is granted, which then works.
 */
export interface ProxyStep {
  kind: 'pass' | 'refuse' | 'hang' | 'reset' | 'hang-after-connect' | 'byte-by-byte' | 'garbage'
  /** How often it is used before the next step, 1 by default. */
  times?: number
  /** The bytes of the `garbage` step. */
  body?: string
}

interface Options {
  /** `user:password` that every request must carry; none are asked for without. */
  credentials?: string
  /** Speaks https to its clients. */
  tls?: Certificate
}

const granted = 'HTTP/1.1 200 Connection established\r\n\r\n'

/** Starts an HTTP proxy that makes tunnels (CONNECT) and forwards plain requests, to loopback targets only. */
export async function startProxy({ credentials, tls }: Options = {}) {
  const faults = createFaults<ProxyStep>()
  const { http, reset, ...door } = await openDoor({ tls })
  /** Every one whose head arrived; the target is what the request line has. */
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

  /** Puts a request on record; whether it was dealt with as scripted. */
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
    if (step.kind === 'garbage') socket.end(step.body ?? 'This is no HTTP.\r\n\r\n')
    if (step.kind === 'hang-after-connect' && req.method === 'CONNECT') socket.write(granted)
    // Unread data would hide the end of the client's side.
    socket.on('end', () => socket.end()).resume()
    return true
  }

  /** Whom a request is for, or the status that refuses it. */
  function targetOf({ headers }: IncomingMessage, text: string): URL | number {
    const expected = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`
    if (expected && headers['proxy-authorization'] !== expected) return 407
    const target = URL.canParse(text) ? new URL(text) : undefined
    return target?.protocol === 'http:' && isLoopback(target.hostname) ? target : 403
  }

  /** Joins a client's socket to a target. One that cannot be reached is a 502. */
  function openTunnel({ hostname, port }: URL, socket: Duplex, head: Buffer) {
    const upstream = connect({ host: hostname, port: Number(port || 80), noDelay: true })
    let isConnected = false
    upstream.on('connect', async () => {
      isConnected = true
      for (const piece of slowSockets.has(socket) ? granted : [granted]) {
        socket.write(piece)
        // The client reads each piece by itself.
        await new Promise(resolve => setTimeout(resolve))
      }
      upstream.write(head)
      socket.pipe(upstream).pipe(socket, { end: false })
    })
    // Once all is written. After an orderly end of this half only, a client that resets would leave Node with a handle
    // that never closes, and the process of the tests with an exit that never ends.
    upstream.on('end', () => socket.write('', () => socket.destroy()))
    upstream.on('error', () => {
      // A reset beyond the tunnel is one within it.
      if (isConnected) reset(socket)
      else socket.end(responseText(502))
    })
    socket.on('close', () => upstream.destroy())
  }
}
export type LoopbackProxy = Awaited<ReturnType<typeof startProxy>>

/** Passes a plain request on, and the answer back. Without an answer, the connection ends. */
function passOn(req: IncomingMessage, res: ServerResponse, url: URL) {
  const upstream = send(url, { method: req.method ?? 'GET', headers: endToEnd(req.headers), agent: false })
  upstream.on('response', answer => {
    res.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? '', endToEnd(answer.headers))
    // An answer that is cut before the proxy is cut after it: pipeline destroys the client's side then.
    pipeline(answer, res, () => {})
  })
  upstream.on('error', () => res.destroy())
  res.on('close', () => upstream.destroy())
  req.pipe(upstream)
}

/** Headers without those that concern one connection. */
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
