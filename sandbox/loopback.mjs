import { once } from 'node:events'
import { createServer } from 'node:http'
import { isIPv4 } from 'node:net'

/**
 * Whether a host name or address (an IPv6 address with or without brackets) always means this machine.
 * @param {string} name
 * @returns {boolean}
 */
export function isLoopback(name) {
  const bare = name.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'))
}

/**
 * Returns the address of a server. An IPv6 address is in brackets.
 * @param {string} scheme
 * @param {string} host
 * @param {number} port
 * @returns {string}
 */
export function addressOf(scheme, host, port) {
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * Whether a script of this server's own page made a request. No other page may start a run on this machine.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} url of the server
 */
export function isOwn(headers, url) {
  const { origin, 'content-type': type } = headers
  return origin !== undefined && type === 'application/json' && foreignness(headers, url) === undefined
}

/**
 * Starts an HTTP server that only this machine can reach.
 * @param {{ host: string, port: number }} where port 0 means any free port
 * @param {import('node:http').RequestListener} serve
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 * @throws {RangeError} if host or port is not acceptable; the error of `listen` if the port is not available
 */
export async function listen({ host, port }, serve) {
  if (!isLoopback(host)) throw new RangeError(`host must be a loopback name or address, not ${JSON.stringify(host)}`)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new RangeError('port must be 0 to 65535')
  const http = createServer({ requireHostHeader: false, noDelay: true }, serve).listen({ host, port })
  await once(http, 'listening')
  const { port: actual } = /** @type {import('node:net').AddressInfo} */ (http.address())
  return {
    url: addressOf('http', host, actual),
    port: actual,
    close: () =>
      new Promise(resolve => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}

/**
 * Refuses a request that may come from another web page. Does not read its body.
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {string} url of the server
 * @returns {string | undefined} the reason; undefined if the request is not refused
 */
export function refuseForeign({ headers }, res, url) {
  const reason = foreignness(headers, url)
  if (reason === undefined) return undefined
  const body = JSON.stringify({ error: reason, problems: [] })
  res.writeHead(403, { 'Content-Type': 'application/json', Connection: 'close' }).end(body)
  return reason
}

/**
 * Returns why the server must refuse a request, or undefined. A web page can make a browser send requests to a loopback
 * server: under the page's own host name (DNS rebinding), from its own origin, or without an origin, as for an image.
 * None of them may reach the sandbox.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} url of the server
 * @returns {string | undefined}
 */
export function foreignness(headers, url) {
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return 'the Sec-Fetch-Site header is that of another web page'
  return foreignName(headers, url)
}

/**
 * Returns why the names in a request are not acceptable, or undefined. An acceptable request may still come from a link
 * on another site.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} url of the server
 * @returns {string | undefined}
 */
export function foreignName(headers, url) {
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(headers.host ?? '')?.[1] ?? ''
  if (!isLoopback(name)) return 'the Host header is not a loopback name'
  const own = `${new URL(url).protocol}//${headers.host}`.toLowerCase()
  if (headers.origin !== undefined && headers.origin.toLowerCase() !== own) return 'the Origin header is foreign'
  return undefined
}
