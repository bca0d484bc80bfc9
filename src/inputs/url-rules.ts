import { invisibleInUrl, separatorInUrl } from '../base/characters.ts'
import { type ProblemText, quoting } from '../base/problems.ts'
import { maxUrlLength, maxUrlText, parseUrl } from '../base/url.ts'
import { loneSurrogate, type Parsed, type Rule } from './value-rules.ts'

// The action sends URLs unchanged. These rules refuse malformed URLs, such as ones that lack a slash or contain
// whitespace or a backslash, because browsers may repair them in different ways.

export const imageUrl: Rule<string> = text =>
  absoluteUrl(text, ['https'], 'an absolute https URL, such as https://example.com/image.png')

export const pageUrl: Rule<string> = text =>
  absoluteUrl(text, ['https', 'http'], 'an absolute https or http URL, such as https://example.com/page')

/**
 * Accepts an https URL, or an http URL with a loopback address. The URL may have only a host, port, and path. Removes
 * trailing slashes.
 */
export const baseUrl: Rule<string> = text => {
  const right = 'the https address of the push service, such as https://push.example.com'
  const parsed = absoluteUrl(text, ['https', 'http'], right)
  if ('message' in parsed) return parsed
  const wrong = whyNoBase(text, new URL(text))
  return wrong === undefined ? { value: text.replace(/\/+$/, '') } : aboutUrl(text, wrong)
}

const loopbackHosts = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/
/** Matches the paths that the action adds to `base-url`, and common variants of these paths. */
const addedPath = /(\/v1(?:\/audiences?|\/notifications?)?)\/*$/

function whyNoBase(text: string, { protocol, hostname, pathname }: URL): string | undefined {
  if (protocol === 'http:' && !loopbackHosts.test(hostname)) {
    return 'would send the token unencrypted; use an https URL (http is only allowed for loopback addresses)'
  }
  const [, added] = addedPath.exec(pathname) ?? []
  if (added) return `ends with \`${added}\`, but the action adds this path itself; remove \`${added}\``
  return /[?#]/.test(text) ? 'has a query or fragment; remove it' : undefined
}

/** `right` describes a correct URL for error messages. */
function absoluteUrl(text: string, schemes: readonly string[], right: string): Parsed<string> {
  if (text === '') return { message: `is blank; use ${right}` }
  const wrong = whyNoUrl(text, schemes, right)
  return wrong === undefined ? { value: text } : aboutUrl(text, wrong)
}

/** Never quotes a URL with an `@`, because the text before the `@` may be a password. */
const aboutUrl = (text: string, message: string): ProblemText =>
  mayHavePassword.test(text) ? { message } : quoting(text, message)

/** Matches `@`, including the full-width, small, and percent-encoded forms that a malformed URL may contain. */
const mayHavePassword = /[@\uff20\ufe6b]|%40/

/**
 * Matches a URL with a user name or password. A user name can look like a host, as in
 * `https://shop.example&x@evil.example`.
 */
const credentials = /^https?:[/\\]*[^/\\?#]*@/i
/** Matches the scheme and host of a URL. The captured host may include a port. */
const schemeAndHost = /^([a-z]+):\/\/([^/?#]+)/i
/** Matches characters that suggest an unreplaced variable in the host. */
const unresolvedInHost = /[{}$%<]/
/** Matches the start of a template: `$URL`, `${{ env.URL }}`, `{{ url }}`, `%URL%`. `{url}` is a placeholder. */
const startOfTemplate = /^(?:[$%<]|\{[{%])/
/** Matches what looks like the host in a URL with a repeated scheme, as in `https://https://example.com/`. */
const schemeAsHost = /^https?:?$/i

function whyNoUrl(text: string, schemes: readonly string[], right: string): string | undefined {
  if (credentials.test(text)) return 'contains a user name or password; remove them'
  if (text.length > maxUrlLength) return `is too long for a URL; use a URL of at most ${maxUrlText}`
  if (startOfTemplate.test(text)) {
    return `begins with \`${text[0]}\`, so a variable was probably not replaced (GitHub replaces expressions only in a workflow, and a shell its variables only in \`run\`); use ${right}`
  }
  const notAbsolute = `is not an absolute URL; use ${right}`
  if (!text.includes(':')) return notAbsolute
  if (separatorInUrl.test(text) || invisibleInUrl.test(text)) {
    return `contains white space, an invisible character or a backslash; use ${right}`
  }
  if (!text.isWellFormed()) return loneSurrogate
  const [, scheme = '', host = ''] = schemeAndHost.exec(text) ?? []
  const [unresolved] = unresolvedInHost.exec(host) ?? []
  if (unresolved !== undefined) {
    return `contains \`${unresolved}\` in its host, so a variable in the host was probably not replaced; use ${right}`
  }
  if (scheme !== '' && !schemes.includes(scheme.toLowerCase())) return `has the scheme ${scheme}; use ${right}`
  if (schemeAsHost.test(host)) return `has its scheme twice; use ${right}`
  const isAbsolute = scheme !== '' && parseUrl(text) !== undefined
  return isAbsolute ? undefined : notAbsolute
}
