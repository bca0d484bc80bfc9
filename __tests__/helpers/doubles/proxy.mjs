import { request as send } from 'node:http'
import { connect } from 'node:net'
import { pipeline } from 'node:stream'
import { isLoopback } from '../../../sandbox/loopback.mjs'
import { openDoor } from './door.mjs'
import { createFaults } from './faults.mjs'
import { createWatch } from './watch.mjs'

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:stream').Duplex} Duplex */

/**
 * One scripted behavior, for the next request of any kind. `refuse` answers 403 unless another status is given;
 * `hang-after-connect` grants a tunnel and never says a word in it, and a plain request it does not answer.
 * @typedef {object} ProxyStep
 * @property {'pass' | 'refuse' | 'hang' | 'reset' | 'hang-after-connect' | 'garbage'} kind
 * @property {number} [status]
 * @property {number} [times] how often it is used before the next step, 1 by default; may be Infinity
 */

/** @typedef {{ method: string, target: string, headers: import('node:http').IncomingHttpHeaders }} ProxyRequest */

/**
 * @typedef {object} LoopbackProxy
 * @property {string} url without the credentials
 * @property {number} port
 * @property {ProxyRequest[]} requests every one whose head arrived; the target is what the request line has
 * @property {(...steps: ProxyStep[]) => void} fault queues behaviors for the next requests
 * @property {(predicate: (proxy: LoopbackProxy) => unknown) => Promise<void>} until resolves when a request makes it true
 * @property {() => Promise<void>} close destroys every socket
 */

const granted = 'HTTP/1.1 200 Connection established\r\n\r\n'

/**
 * Starts an HTTP proxy that makes tunnels (CONNECT) and forwards plain requests, to loopback targets only.
 * @param {object} [options]
 * @param {string} [options.credentials] `user:password` that every request must carry; none are asked for without
 * @param {import('./door.mjs').Tls} [options.tls] speaks https to its clients
 * @returns {Promise<LoopbackProxy>}
 */
export async function startProxy({ credentials, tls } = {}) {
  /** @type {ReturnType<typeof createFaults<ProxyStep>>} */
  const faults = createFaults()
  const { http, url, port, connectionOf, close } = await openDoor({ tls })

  /** @type {LoopbackProxy} */
  const proxy = {
    url,
    port,
    requests: [],
    fault: (...steps) => faults.add('request', steps),
    until: predicate => watch.until(predicate),
    close: () => {
      watch.stop('the proxy is closed')
      return close()
    },
  }
  const watch = createWatch(proxy)

  http.on('connect', (req, socket, head) => {
    if (misbehaves(req, socket)) return
    const target = urlOf(`http://${req.url}`)
    const refusal = refusalOf(req, target)
    if (target === undefined || refusal !== undefined) socket.end(responseText(refusal ?? 400))
    else openTunnel(req, socket, head, { host: bare(target.hostname), port: Number(target.port || 80) })
  })
  http.on('request', (req, res) => {
    if (misbehaves(req, req.socket)) return
    const target = urlOf(req.url ?? '')
    const refusal = refusalOf(req, target)
    if (target === undefined || refusal !== undefined) res.writeHead(refusal ?? 400, challenge(refusal)).end()
    else passOn(req, res, target)
  })
  return proxy

  /**
   * Puts a request on record; whether it was dealt with as scripted.
   * @param {IncomingMessage} req
   * @param {Duplex} socket
   */
  function misbehaves(req, socket) {
    proxy.requests.push({ method: req.method ?? '', target: req.url ?? '', headers: req.headers })
    watch.changed()
    const step = faults.take('request')
    if (step?.kind === 'reset') connectionOf(req.socket).raw.resetAndDestroy()
    if (step === undefined || step.kind === 'reset') return step !== undefined
    if (step.kind === 'refuse') socket.end(responseText(step.status ?? 403))
    if (step.kind === 'garbage') socket.end('This is no HTTP.\r\n\r\n')
    if (step.kind === 'hang-after-connect' && req.method === 'CONNECT') socket.write(granted)
    // What arrives is read, or the end of the client's side would never be seen.
    socket.on('end', () => socket.end()).resume()
    return true
  }

  /**
   * The status that refuses a request, or undefined.
   * @param {IncomingMessage} req
   * @param {URL | undefined} target whom it is for
   */
  function refusalOf(req, target) {
    const expected = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`
    if (expected !== undefined && req.headers['proxy-authorization'] !== expected) return 407
    if (target?.protocol !== 'http:') return 400
    return isLoopback(target.hostname) ? undefined : 403
  }

  /**
   * Joins a client's socket to a target. One that cannot be reached is a 502.
   * @param {IncomingMessage} req
   * @param {Duplex} socket
   * @param {Buffer} head what the client sent ahead of the grant
   * @param {{ host: string, port: number }} target
   */
  function openTunnel(req, socket, head, target) {
    const upstream = connect({ ...target, noDelay: true })
    let isConnected = false
    upstream.on('connect', () => {
      isConnected = true
      socket.write(granted)
      upstream.write(head)
      socket.pipe(upstream).pipe(socket)
    })
    upstream.on('error', () => {
      // A reset beyond the tunnel is one within it.
      if (isConnected) connectionOf(req.socket).raw.resetAndDestroy()
      else socket.end(responseText(502))
    })
    socket.on('close', () => upstream.destroy())
  }
}

/**
 * Passes a plain request on, and the answer back. A target that cannot be reached is a 502.
 * @param {IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {URL} url
 */
function passOn(req, res, url) {
  const { method, headers } = req
  const target = { host: bare(url.hostname), port: url.port || 80, path: url.pathname + url.search }
  const upstream = send({ ...target, method: method ?? 'GET', headers: endToEnd(headers), agent: false })
  upstream.on('response', answer => {
    res.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? '', endToEnd(answer.headers))
    // An answer that is cut before the proxy is cut after it: pipeline destroys the client's side then.
    pipeline(answer, res, () => {})
  })
  upstream.on('error', () => {
    if (res.headersSent) res.destroy()
    else res.writeHead(502).end()
  })
  res.on('close', () => upstream.destroy())
  req.pipe(upstream)
}

/** @param {import('node:http').IncomingHttpHeaders} headers without those that concern one connection */
function endToEnd(headers) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(proxy-.*|connection|keep-alive)$/.test(name)),
  )
}

/** @param {string} text */
const urlOf = text => (URL.canParse(text) ? new URL(text) : undefined)

/** @param {string} host an IPv6 address without its brackets */
const bare = host => host.replace(/^\[(.*)\]$/, '$1')

/**
 * @param {number | undefined} status
 * @returns {Record<string, string>}
 */
function challenge(status) {
  return status === 407 ? { 'Proxy-Authenticate': 'Basic realm="sandbox"' } : {}
}

/** @param {number} status */
function responseText(status) {
  const headers = { ...challenge(status), Connection: 'close', 'Content-Length': '0' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} Refused\r\n${lines.join('')}\r\n`
}
