import { request as send } from 'node:http'
import { connect } from 'node:net'
import { pipeline } from 'node:stream'

/** Headers that concern one connection, and so are not passed on. */
const hopHeaders = ['connection', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'proxy-authenticate']

/**
 * Joins a client's socket to a target, and calls `granted` once they are connected, or `failed` if the target cannot be reached.
 * @param {{ host: string, port: number }} target
 * @param {{ socket: import('node:stream').Duplex, head: Buffer, raw: import('node:net').Socket }} client `head` is what
 *   it sent ahead of the grant
 * @param {{ granted: () => void, failed: () => void }} on
 */
export function tunnel({ host, port }, { socket, head, raw }, { granted, failed }) {
  const upstream = connect({ host: bare(host), port, noDelay: true })
  let established = false
  upstream.on('connect', () => {
    established = true
    granted()
    upstream.write(head)
    socket.pipe(upstream).pipe(socket)
  })
  upstream.on('error', () => {
    // A reset beyond the tunnel is one within it.
    if (established) raw.resetAndDestroy()
    else failed()
  })
  socket.on('close', () => upstream.destroy())
}

/**
 * Passes a plain request on, and the answer back. A target that cannot be reached is a 502.
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {URL} url
 */
export function passOn(req, res, url) {
  const upstream = send({
    host: bare(url.hostname),
    port: url.port || 80,
    path: url.pathname + url.search,
    method: req.method ?? 'GET',
    headers: endToEnd(req.headers),
    agent: false,
  })
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

/** @param {import('node:http').IncomingHttpHeaders} headers */
function endToEnd(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.includes(name)))
}

/** @param {string} host */
function bare(host) {
  return host.replace(/^\[(.*)\]$/, '$1')
}
