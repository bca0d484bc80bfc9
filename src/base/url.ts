/** The maximum length of a URL in inputs, files, and redirects, in characters. */
export const maxUrlLength = 2_048
export const maxUrlText = '2,048 characters'

/** Returns undefined if the text is not a URL, or if it is too long. */
export function parseUrl(text: string, base?: URL): URL | undefined {
  if (text.length > maxUrlLength) return undefined
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/**
 * Returns the host in the ASCII form that browsers use (`xn--…`), without its port, or undefined if the text is not a
 * URL.
 */
export const browserHost = (url: string): string | undefined => parseUrl(url)?.hostname

/** Returns the host of an absolute URL as the author wrote it, with any credentials but without its port. */
export const writtenHost = (url: string): string | undefined =>
  /^[a-z][a-z\d+.-]*:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.exec(url)?.[1]
