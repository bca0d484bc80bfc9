/** No URL is longer, neither one that is given nor one that a server redirects to. */
export const maxUrlLength = 2_048
export const maxUrlText = '2,048 characters'

/** The longest name of a host (RFC 1035). */
const maxHostLength = 253
const hostOfUrl = /^(?:https?:[/\\]*|[/\\]{2,})([^/\\?#]*)/i

/**
 * A URL, or undefined if the text is not one, or is longer than a URL or its host may be: `new URL` takes time with the
 * square of a host's length. (`URL.canParse` of Node 20 refuses some URLs that are valid.)
 */
export function parseUrl(text: string, base?: URL): URL | undefined {
  const [, credentialsAndHost = ''] = text.length > maxUrlLength ? [] : (hostOfUrl.exec(text) ?? [])
  const host = credentialsAndHost.slice(credentialsAndHost.lastIndexOf('@') + 1)
  if (text.length > maxUrlLength || host.length > maxHostLength + ':65535'.length) return undefined
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
