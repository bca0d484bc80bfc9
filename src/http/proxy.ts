import { BlockList, isIP } from 'node:net'
import { parseUrl } from '../url.ts'

/** Proxy settings as the environment gives them; names in capitals, either case having been looked up. */
export interface ProxySettings {
  http?: string | undefined
  https?: string | undefined
  bypass?: string | undefined
}

/** Node 24.5 is the first whose agents speak to proxies (`proxyEnv`). */
export function honoursProxies(version: string): boolean {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 5)
}

/**
 * The proxy for a URL, as an http(s) URL, or undefined where none applies. Loopback hosts are proxied like any other
 * unless NO_PROXY names them: `*`, host, domain with its subdomains, `.domain`, `*.domain`, IP address, CIDR range,
 * each with an optional port.
 */
export function proxyFor(url: URL, settings: ProxySettings): string | undefined {
  const proxy = url.protocol === 'https:' ? settings.https : settings.http
  if (!proxy || bypassed(url, settings.bypass ?? '')) return undefined
  return proxy.includes('://') ? proxy : `http://${proxy}`
}

function bypassed(url: URL, bypass: string): boolean {
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '')
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return bypass
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(entry => entry !== '')
    .some(entry => entry === '*' || matches(entry, host, port))
}

function matches(entry: string, host: string, port: string): boolean {
  if (entry.includes('/')) return inRange(entry, host)
  const [, name = entry, onlyPort] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(entry) ?? []
  if (onlyPort !== undefined && onlyPort !== port) return false
  const domain = shortForm(name.replace(/^\[|\]$/g, '').replace(/^\*?\./, ''))
  return host === domain || (isIP(host) === 0 && host.endsWith(`.${domain}`))
}

/** An IPv6 address as URLs write it, which is how the host of a request is given; all else as it is. */
function shortForm(name: string): string {
  return (isIP(name) === 6 && parseUrl(`http://[${name}]`)?.hostname.slice(1, -1)) || name
}

function inRange(entry: string, host: string): boolean {
  const [network = '', bits = ''] = entry.split('/')
  const family = isIP(network)
  if (family === 0 || isIP(host) !== family || !/^\d{1,3}$/.test(bits) || Number(bits) > (family === 4 ? 32 : 128)) {
    return false
  }
  const type = family === 4 ? 'ipv4' : 'ipv6'
  const list = new BlockList()
  list.addSubnet(network, Number(bits), type)
  return list.check(host, type)
}
