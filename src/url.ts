/** In characters. The action accepts no longer URL, given or from a redirect. */
export const maxUrlLength = 2_048
export const maxUrlText = '2,048 characters'

/** A host has at most 253 characters (RFC 1035), and a port at most five. `new URL` takes long for a longer one. */
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
