import { invisibleInUrl, separatorInUrl } from '../characters.ts'
import { maxUrlLength, maxUrlText, parseUrl } from '../url.ts'
import { type ProblemText, quoting } from './problems.ts'
import type { Parsed, Rule } from './value-rules.ts'

// The action sends URLs unchanged. Browsers may repair a malformed URL (a missing slash, white space, a backslash) in
// different ways, so these rules refuse malformed URLs.

export const imageUrl: Rule<string> = text =>
  absoluteUrl(text, ['https'], 'an absolute https URL, such as https://example.com/image.png')

export const pageUrl: Rule<string> = text =>
  absoluteUrl(text, ['https', 'http'], 'an absolute https or http URL, such as https://example.com/page')

/** Accepts https, or http on a loopback address, with only a host, a port and a path. */
export const baseUrl: Rule<string> = text => {
  const right = 'the https address of the push service, such as https://push.example.com'
  const parsed = absoluteUrl(text, ['https', 'http'], right)
  if ('message' in parsed) return parsed
  const wrong = whyNoBase(text, new URL(text))
  return wrong === undefined ? { value: text.replace(/\/+$/, '') } : aboutUrl(text, wrong)
}

const loopbackHosts = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/
/** The paths that the action adds to `base-url`, and common variants of these paths. */
const addedPath = /(\/v1(?:\/audiences?|\/notifications?)?)\/*$/

function whyNoBase(text: string, { protocol, hostname, pathname }: URL): string | undefined {
  if (protocol === 'http:' && !loopbackHosts.test(hostname)) {
    return 'would send the token unencrypted; use an https URL (http is only allowed for loopback addresses)'
  }
  const [, added] = addedPath.exec(pathname) ?? []
  if (added) return `ends with \`${added}\`, but the action adds this path itself; remove \`${added}\``
  return /[?#]/.test(text) ? 'has a query or fragment; remove it' : undefined
}

/** Each problem ends with `right`, which describes a correct URL. */
function absoluteUrl(text: string, schemes: readonly string[], right: string): Parsed<string> {
  if (text === '') return { message: `is blank; use ${right}` }
  const wrong = whyNoUrl(text, schemes, right)
  return wrong === undefined ? { value: text } : aboutUrl(text, wrong)
}

/** Never quotes a URL with an `@`, because the text before the `@` may be a password. */
const aboutUrl = (text: string, message: string): ProblemText =>
  mayHavePassword.test(text) ? { message } : quoting(text, message)

/** A malformed URL may have a full-width, small, or percent-encoded `@`. */
const mayHavePassword = /[@\uff20\ufe6b]|%40/

/** A user name may look like a host: `https://shop.example&x@evil.example`. */
const credentials = /^https?:[/\\]*[^/\\?#]*@/i
/** The captured host includes the port. */
const schemeAndHost = /^([a-z]+):\/\/([^/?#]+)/i
/** If a host contains one of these characters, a variable in the host was probably not replaced. */
const unresolvedInHost = /[{}$%<]/
/** A repeated scheme: `https://https://example.com/`. */
const schemeAsHost = /^https?:?$/i

function whyNoUrl(text: string, schemes: readonly string[], right: string): string | undefined {
  if (credentials.test(text)) return 'contains a user name or password; remove them'
  if (text.length > maxUrlLength) return `is too long for a URL; use a URL of at most ${maxUrlText}`
  if (separatorInUrl.test(text) || invisibleInUrl.test(text)) {
    return 'contains white space, an invisible character or a backslash; remove this character'
  }
  const [, scheme = '', host = ''] = schemeAndHost.exec(text) ?? []
  const [unresolved] = unresolvedInHost.exec(host) ?? []
  if (unresolved !== undefined) {
    return `contains \`${unresolved}\` in its host, so a variable in the host was probably not replaced; use ${right}`
  }
  if (scheme !== '' && !schemes.includes(scheme.toLowerCase())) return `has the scheme ${scheme}; use ${right}`
  const isAbsolute = scheme !== '' && !schemeAsHost.test(host) && parseUrl(text) !== undefined
  return isAbsolute ? undefined : `is not an absolute URL; use ${right}`
}
