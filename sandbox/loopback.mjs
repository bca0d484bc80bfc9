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
 * The address of a server, with an IPv6 address in brackets.
 * @param {string} scheme
 * @param {string} host
 * @param {number} port
 * @returns {string}
 */
export function addressOf(scheme, host, port) {
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * Why a request must not be served, or undefined. A web page can make a browser send requests to a loopback server:
 * under its own host name (DNS rebinding) or from its own origin. Neither may reach the sandbox.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} url of the server
 * @returns {string | undefined}
 */
export function foreignness(headers, url) {
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(headers.host ?? '')?.[1] ?? ''
  if (!isLoopback(name)) return 'the Host header is not a loopback name'
  const own = `${new URL(url).protocol}//${headers.host}`.toLowerCase()
  if (headers.origin !== undefined && headers.origin.toLowerCase() !== own) return 'the Origin header is foreign'
  return undefined
}
