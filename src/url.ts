/** A URL, or undefined where the text is none. (`URL.canParse` of Node 20 refuses some that it knows to be ones.) */
export function parseUrl(text: string, base?: URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
