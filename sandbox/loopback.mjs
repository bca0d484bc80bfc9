import { once } from 'node:events'
import { createServer } from 'node:http'

/**
 * Returns whether a host name or address always refers to this machine. IPv6 addresses must be in brackets.
 * @param {string} name
 */
export function isLoopback(name) {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(name)
}

/**
 * Starts an HTTP server that only this machine can reach.
 * @param {number} port 0 means any free port
 * @param {import('node:http').RequestListener} serve
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} `close` also closes open connections
 * @throws {RangeError} if the port number is not valid, or an `EADDRINUSE` error if the port is in use
 */
export async function listen(port, serve) {
  const http = createServer({ requireHostHeader: false, noDelay: true }, serve).listen({ host: '127.0.0.1', port })
  await once(http, 'listening')
  const { port: actual } = /** @type {import('node:net').AddressInfo} */ (http.address())
  return {
    url: `http://127.0.0.1:${actual}`,
    port: actual,
    close: () =>
      new Promise(resolve => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}

/**
 * Returns the reason to refuse a request, or undefined if the request is allowed. Any website can make a browser send
 * requests to a loopback server, and the sandbox must refuse them. It recognizes them by their Host header (DNS
 * rebinding), Origin header, or Sec-Fetch-Site header (some requests, such as those for images, have no Origin header).
 * @param {import('node:http').IncomingMessage} request
 * @returns {string | undefined}
 */
export function foreignness({ method, url = '', headers }) {
  const { host = '', origin, 'sec-fetch-site': site } = headers
  if (!isLoopback(host.replace(/:\d+$/, ''))) return 'the Host header is not a loopback name'
  if (origin !== undefined && origin.toLowerCase() !== `http://${host}`.toLowerCase())
    return 'the Origin header is foreign'
  // Other sites may link to the page, but must not embed it or read its data.
  const isLink = method === 'GET' && /^\/(\?|$)/.test(url)
  if (!isLink && (site === 'cross-site' || site === 'same-site'))
    return 'the Sec-Fetch-Site header is that of another web page'
  return undefined
}
