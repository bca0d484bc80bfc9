import { createServer } from 'node:http'
import { isLoopback } from '../../../sandbox/loopback.mjs'
import { openDoor, untimed } from './door.mjs'
import { createFaults } from './faults.mjs'
import { passOn, tunnel } from './forward.mjs'
import { createWatch } from './watch.mjs'

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:stream').Duplex} Duplex */

/**
 * One scripted behaviour, for the next request of any kind. `refuse` answers 403 unless another status is given;
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
 * @property {(...steps: ProxyStep[]) => void} fault queues behaviours for the next requests
 * @property {(predicate: (proxy: LoopbackProxy) => unknown) => Promise<void>} until resolves when a request makes it true
 * @property {() => Promise<void>} close destroys every socket
 */

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
  const http = createServer(untimed)
  const door = await openDoor({ host: undefined, http, tls })

  /** @type {LoopbackProxy} */
  const proxy = {
    url: door.url,
    port: door.port,
    requests: [],
    fault: (...steps) => faults.add('request', steps),
    until: predicate => watch.until(predicate),
    close: () => {
      watch.stop('the proxy is closed')
      return door.close()
    },
  }
  const watch = createWatch(proxy)

  http.on('connect', (req, socket, head) => {
    const step = record(req)
    if (step !== undefined) {
      misbehave(step, req, socket)
      return
    }
    const [, host, port] = /^(\[[^\]]+\]|[^:]+):(\d{1,5})$/.exec(req.url ?? '') ?? []
    const refusal = refusalOf(req, host)
    if (refusal !== undefined || host === undefined || Number(port) > 65535) {
      socket.end(responseText(refusal ?? 400))
      return
    }
    tunnel(
      { host, port: Number(port) },
      { socket, head, raw: door.connectionOf(req.socket).raw },
      {
        granted: () => socket.write(granted),
        failed: () => socket.end(responseText(502)),
      },
    )
  })

  http.on('request', (req, res) => {
    const step = record(req)
    if (step !== undefined) {
      misbehave(step, req, req.socket)
      return
    }
    const url = URL.canParse(req.url ?? '') ? new URL(req.url ?? '') : undefined
    const refusal = refusalOf(req, url?.protocol === 'http:' ? url.hostname : undefined)
    if (refusal !== undefined || url === undefined) res.writeHead(refusal ?? 400, challenge(refusal)).end()
    else passOn(req, res, url)
  })

  return proxy

  /** @param {IncomingMessage} req */
  function record(req) {
    proxy.requests.push({ method: req.method ?? '', target: req.url ?? '', headers: req.headers })
    watch.changed()
    return faults.take('request')
  }

  /**
   * @param {ProxyStep} step
   * @param {IncomingMessage} req
   * @param {Duplex} socket
   */
  function misbehave(step, req, socket) {
    if (step.kind === 'reset') {
      door.connectionOf(req.socket).raw.resetAndDestroy()
      return
    }
    if (step.kind === 'refuse') socket.write(responseText(step.status ?? 403))
    if (step.kind === 'garbage') socket.write('This is no HTTP.\r\n\r\n')
    if (step.kind === 'hang-after-connect' && req.method === 'CONNECT') socket.write(granted)
    if (step.kind === 'refuse' || step.kind === 'garbage') socket.end()
    // What arrives is read, or the end of the client's side would never be seen.
    socket.on('end', () => socket.end()).resume()
  }

  /**
   * The status that refuses a request, or undefined.
   * @param {IncomingMessage} req
   * @param {string | undefined} target its host, if it has one that can be reached
   */
  function refusalOf(req, target) {
    const expected = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`
    if (expected !== undefined && req.headers['proxy-authorization'] !== expected) return 407
    if (target === undefined) return 400
    return isLoopback(target) ? undefined : 403
  }
}

const granted = 'HTTP/1.1 200 Connection established\r\n\r\n'

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
