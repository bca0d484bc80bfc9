import { controlCharacters } from '../base/characters.ts'
import { parseUrl } from '../base/url.ts'

export interface ProxySettings {
  /** The proxy for http requests: a URL, or a host with an optional port. */
  http?: string
  /** The proxy for https requests: a URL, or a host with an optional port. */
  https?: string
  /** Whether NO_PROXY lists the host of a URL. */
  isBypassed?: (url: URL) => boolean
}

/**
 * Returns the URL of the proxy for a URL, in a form that Node accepts, or undefined if no proxy applies. Requests to the
 * local machine use the proxy too, unless NO_PROXY lists the host. Returns an error if the setting is wrong. The error
 * never quotes the setting, because it may contain a password.
 */
export function proxyFor(url: URL, settings: ProxySettings, nodeVersion = process.version): string | Error | undefined {
  const setting = (url.protocol === 'https:' ? settings.https : settings.http)?.trim()
  if (!setting || settings.isBypassed?.(url)) return undefined
  if (!supportsProxies(nodeVersion)) {
    return new Error(
      `Node ${nodeVersion} on this runner cannot use a proxy; update the runner to a version with Node 24.5 or later, or remove the proxy settings`,
    )
  }
  // Check for control characters before parsing, because `new URL` silently removes line breaks and tabs and encodes
  // the others.
  if (setting.search(controlCharacters) >= 0)
    return new Error('the proxy setting contains a line break or another control character')
  const parsed = parseProxy(setting)
  if (!parsed || !/^https?:/.test(parsed.protocol)) return new Error('the proxy setting is not an http or https URL')
  if ([parsed.username, parsed.password].some(part => decoded(part) === undefined)) {
    return new Error('the user name or password in the proxy setting is not percent-encoded')
  }
  // Node ignores a proxy URL with an uppercase scheme. In `href`, the scheme is always lowercase.
  return parsed.href
}

/** Returns what the user should do if a proxy does not work. `cause` is the error from the request. */
export function proxyHint(cause?: unknown): string {
  const { statusCode, code } = Object(cause) as { statusCode?: number; code?: string }
  if (statusCode === 407) return proxyCredentialsHint
  if (statusCode !== undefined) return 'Ask the operator of the proxy to allow this host. Then run this again.'
  // An error of proxyFor() has no code, and says itself what is wrong.
  if (code === undefined) return 'Correct HTTPS_PROXY, HTTP_PROXY or NO_PROXY on the runner. Then run this again.'
  return `${settingsHint} Then run this again.`
}

const settingsHint =
  'Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY on the runner. If the proxy uses a private CA, set NODE_EXTRA_CA_CERTS to its certificate file.'
export const proxyCredentialsHint =
  'The proxy requires a valid user name and password. Put both into the URL in HTTPS_PROXY or HTTP_PROXY. Then run this again.'

/** Node 24.5 added the `proxyEnv` option to agents. */
function supportsProxies(version: string): boolean {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 5)
}

/**
 * The minimum length of credentials to redact, in characters. Shorter credentials offer no protection and may appear in
 * any text by chance.
 */
const minCredentialLength = 4

/**
 * Returns each proxy password, both percent-encoded and decoded, and each decoded `user:password` pair, because Node sends
 * the pair to the proxy in base64.
 */
export const proxyPasswords = (settings: ProxySettings): string[] =>
  secretsIn(settings, (username, password) =>
    password === '' ? [] : [password, decodedOr(password), `${decodedOr(username)}:${decodedOr(password)}`],
  )

/**
 * Returns each proxy user name, both percent-encoded and decoded. Redact user names only in text received from the
 * network, because a notification may happen to contain the same word.
 */
export const proxyUserNames = (settings: ProxySettings): string[] =>
  secretsIn(settings, username => [username, decodedOr(username)])

/** Returns the secrets in the proxy settings, except those too short to redact. */
function secretsIn(
  { http, https }: ProxySettings,
  secretsOf: (username: string, password: string) => string[],
): string[] {
  const secrets = [http, https].flatMap(setting => {
    const { username = '', password = '' } = parseProxy(setting?.trim() ?? '') ?? {}
    return secretsOf(username, password)
  })
  return [...new Set(secrets)].filter(text => text.length >= minCredentialLength)
}

const parseProxy = (setting: string) => parseUrl(setting.includes('://') ? setting : `http://${setting}`)

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const decodedOr = (text: string): string => decoded(text) ?? text
