/** In characters. The action accepts no longer URL, given or from a redirect. */
export const maxUrlLength = 2_048
export const maxUrlText = '2,048 characters'

/** The longest name of a host (RFC 1035), and the longest port with its colon. */
const maxHostLength = 253
const maxPortLength = 6

/** With its credentials and its port; in a relative URL, behind two slashes. */
const hostOfUrl = /^(?:https?:[/\\]*|[/\\]{2,})([^/\\?#]*)/i

/**
 * A URL, or undefined if the text is not one, or if it or its host is longer than any may be: `new URL` needs quadratic
 * time for a long host. (`URL.canParse` of Node 20 refuses some URLs that are valid.)
 */
export function parseUrl(text: string, base?: URL): URL | undefined {
  if (text.length > maxUrlLength) return undefined
  const [, authority = ''] = hostOfUrl.exec(text) ?? []
  const hostAndPort = authority.slice(authority.lastIndexOf('@') + 1)
  if (hostAndPort.length > maxHostLength + maxPortLength) return undefined
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** The host of a URL as browsers write it: in ASCII (`xn--…`), without its port; undefined if the text is not a URL. */
export const browserHost = (url: string): string | undefined => parseUrl(url)?.hostname

/** The host of an absolute URL as it is written, without its port. */
export const writtenHost = (url: string): string | undefined =>
  /^[a-z][a-z\d+.-]*:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.exec(url)?.[1]
