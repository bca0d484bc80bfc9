/** In characters. The action rejects longer URLs in inputs, files and redirects. */
export const maxUrlLength = 2_048
export const maxUrlText = '2,048 characters'

/** `new URL` is slow for a long host. A host has at most 253 characters (RFC 1035), and a port has at most five. */
const tooLongHost = /^[a-z]*:?[/\\]{2,}(?:[^/\\?#]*@)?[^/\\?#@]{260}(?![^/\\?#]*@)/i

/** Undefined if the text is not a URL or is too long. */
export function parseUrl(text: string, base?: URL): URL | undefined {
  if (text.length > maxUrlLength || tooLongHost.test(text)) return undefined
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** The host of a URL as browsers write it, in ASCII (`xn--…`) and without its port. Undefined if the text is not a URL. */
export const browserHost = (url: string): string | undefined => parseUrl(url)?.hostname

/** The host of an absolute URL as the author wrote it, without its port. */
export const writtenHost = (url: string): string | undefined =>
  /^[a-z][a-z\d+.-]*:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.exec(url)?.[1]
