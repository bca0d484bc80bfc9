/** In characters. The action rejects longer URLs, both given ones and redirects. */
export const maxUrlLength = 2_048
export const maxUrlText = '2,048 characters'

/** A host has at most 253 characters (RFC 1035), and a port at most five. `new URL` is slow for a longer host. */
const tooLongHost = /^[a-z]*:?[/\\]{2,}(?:[^/\\?#]*@)?[^/\\?#@]{260}(?![^/\\?#]*@)/i

/** A URL, or undefined if the text is not one or is too long. */
export function parseUrl(text: string, base?: URL): URL | undefined {
  if (text.length > maxUrlLength || tooLongHost.test(text)) return undefined
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** The host of a URL as browsers write it: in ASCII (`xn--…`), without its port; undefined if the text is not a URL. */
export const browserHost = (url: string): string | undefined => parseUrl(url)?.hostname

/** The host of an absolute URL as written, without its port. */
export const writtenHost = (url: string): string | undefined =>
  /^[a-z][a-z\d+.-]*:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.exec(url)?.[1]
