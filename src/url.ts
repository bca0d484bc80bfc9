/** A URL, or undefined if the text is not one. (`URL.canParse` of Node 20 refuses some URLs that are valid.) */
export function parseUrl(text: string, base?: URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
