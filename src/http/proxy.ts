import { BlockList, isIP } from 'node:net'
import { controlCharacters } from '../characters.ts'
import { parseUrl } from '../url.ts'

/** Proxy settings as the environment gives them, whether its variables are in capitals or not. */
export interface ProxySettings {
  http?: string
  https?: string
  bypass?: string
}

/** A proxy that can be used, as an http(s) URL in the form that Node understands, or why it cannot. */
export type ProxyChoice = { url: string } | { problem: string }

/**
 * The proxy for a URL, or undefined if none applies. Loopback hosts are proxied like any other unless NO_PROXY names
 * them: `*`, a CIDR range, or, with a port or without one, a host or domain with its subdomains (`domain`, `.domain`,
 * `*.domain`) or an IP address. A problem never quotes the setting, which may contain a password.
 */
export function proxyFor(url: URL, settings: ProxySettings, nodeVersion = process.version): ProxyChoice | undefined {
  const setting = (url.protocol === 'https:' ? settings.https : settings.http)?.trim()
  if (!setting || isBypassed(url, settings.bypass)) return undefined
  if (!supportsProxies(nodeVersion)) {
    return {
      problem: `Node ${nodeVersion} of this runner cannot use a proxy; update the runner (Node 24.5 or later can), or remove the proxy settings`,
    }
  }
  // `new URL` would silently remove a line break or a tab, and encode others: such a setting is a mistake.
  if (setting.search(controlCharacters) >= 0)
    return { problem: 'the proxy setting contains a line break or another control character' }
  const parsed = parseUrl(withScheme(setting))
  if (!parsed || !/^https?:/.test(parsed.protocol)) return { problem: 'the proxy setting is not an http or https URL' }
  if ([parsed.username, parsed.password].some(part => decoded(part) === undefined)) {
    return { problem: 'the user name or password in the proxy setting is not percent-encoded' }
  }
  // Node ignores a proxy whose scheme is in capitals; a parsed URL has it in lower case.
  return { url: parsed.href }
}

/** What to do if a proxy cannot be used. */
export function proxyHint(cause?: unknown): string {
  const { statusCode } = Object(cause) as { statusCode?: number }
  return statusCode === 407 ? proxyCredentialsHint : `${settingsHint} Then run this again.`
}

const settingsHint =
  'Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.'
export const proxyCredentialsHint =
  'The proxy requires a valid user name and password: put them into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.'

/** Node 24.5 is the first version whose agents use proxies (`proxyEnv`). */
function supportsProxies(version: string): boolean {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 5)
}

/** Shorter credentials may appear in any text by chance, and protect nothing. */
const minCredentialLength = 4

/**
 * What a proxy that echoes its request could publish of these settings: user names and passwords, as they are given,
 * encoded and decoded, and the base64 that Node sends of them, without its padding. Also of a setting that is not a
 * URL. Nothing shorter than four characters.
 */
export function proxyCredentials({ http, https }: ProxySettings): string[] {
  return [...new Set([http, https].flatMap(setting => (setting === undefined ? [] : credentialsIn(setting))))]
}

function credentialsIn(setting: string): string[] {
  const trimmed = setting.trim()
  const afterScheme = trimmed.replace(/^[^:]*:\/\//, '')
  if (!afterScheme.includes('@')) return []
  const given = userAndPassword(afterScheme.slice(0, afterScheme.lastIndexOf('@')))
  const plain = given.map(part => decoded(part) ?? part)
  // `new URL` encodes some characters that the setting has as they are.
  const { username = '', password = '' } = parseUrl(withScheme(trimmed)) ?? {}
  // Without the padding, which some leave out of an echo.
  const header = Buffer.from(plain.join(':')).toString('base64').replaceAll('=', '')
  return [...given, username, password, ...plain, header].filter(part => part.length >= minCredentialLength)
}

function userAndPassword(text: string): [user: string, password: string] {
  const colon = text.indexOf(':')
  return colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)]
}

const withScheme = (setting: string) => (setting.includes('://') ? setting : `http://${setting}`)

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function isBypassed(url: URL, bypass: string | undefined): boolean {
  const host = withoutSquareBrackets(url.hostname).replace(/\.$/, '')
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const entries = bypass?.toLowerCase().match(/[^\s,]+/g)
  return entries?.some(entry => entry === '*' || matchesHost(entry, host, port)) ?? false
}

function matchesHost(entry: string, host: string, port: string): boolean {
  if (entry.includes('/')) return isInRange(entry, host)
  const withPort = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(entry)
  const name = withPort?.[1] ?? entry
  if (withPort && withPort[2] !== port) return false
  const domain = shortForm(withoutSquareBrackets(name).replace(/^\*?\./, ''))
  if (host === domain) return true
  const hasSubdomains = isIP(host) === 0
  return hasSubdomains && host.endsWith(`.${domain}`)
}

/** IPv6 addresses have brackets in a URL, and may have them in NO_PROXY. */
const withoutSquareBrackets = (name: string) => name.replace(/[[\]]/g, '')

/** An IPv6 address as URLs write it, which is how the host of a request is given; anything else as it is. */
const shortForm = (name: string) => parseUrl(`http://[${name}]`)?.hostname.slice(1, -1) ?? name

function isInRange(entry: string, host: string): boolean {
  const [network = '', bits = ''] = entry.split('/')
  const family = isIP(network)
  if (family === 0 || isIP(host) !== family) return false
  const maxBits = family === 4 ? 32 : 128
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > maxBits) return false
  const type = family === 4 ? 'ipv4' : 'ipv6'
  const list = new BlockList()
  list.addSubnet(network, Number(bits), type)
  return list.check(host, type)
}
