import { invisibleInUrl, separatorInUrl } from '../characters.ts'
import { maxUrlLength, maxUrlText, parseUrl } from '../url.ts'
import { type ProblemText, quoting } from './problems.ts'
import type { Parsed, Rule } from './value-rules.ts'

// The rules for URLs that are given. A URL is sent as it was given, not normalized. So what a lenient parser would
// repair (a missing slash, white space inside, a backslash) is refused: a browser may read it differently.

/** An absolute https URL of an image. */
export const imageUrl: Rule<string> = text =>
  absoluteUrl(text, ['https'], 'use an absolute https URL, such as https://example.com/image.png')

/** An absolute URL of a page. */
export const pageUrl: Rule<string> = text =>
  absoluteUrl(text, ['https', 'http'], 'use an absolute https or http URL, such as https://example.com/page')

/** The address of the push service: https, or http on the machine itself, and nothing but host, port and path. */
export const baseUrl: Rule<string> = text => {
  const right = 'use the https address of the push service, such as https://push.example.com'
  const parsed = absoluteUrl(text, ['https', 'http'], right)
  if ('message' in parsed) return parsed
  const wrong = whyNoBase(text, new URL(text))
  return wrong === undefined ? { value: text.replace(/\/+$/, '') } : aboutUrl(text, wrong)
}

const loopbackHosts = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/
/** What the action adds to `base-url`, and what resembles it. */
const addedPath = /(\/v1(?:\/audiences?|\/notifications?)?)\/*$/

function whyNoBase(text: string, { protocol, hostname, pathname }: URL): string | undefined {
  if (protocol === 'http:' && !loopbackHosts.test(hostname)) {
    return 'has the scheme http, which would send the token unencrypted; use an https URL (http is only for loopback addresses)'
  }
  const [, added] = addedPath.exec(pathname) ?? []
  if (added) return `ends with \`${added}\`, but the action adds the path; remove \`${added}\``
  return text.includes('?') || text.includes('#') ? 'has a query or fragment; remove it' : undefined
}

/** `right` says in each problem what would be right. */
function absoluteUrl(text: string, schemes: readonly string[], right: string): Parsed<string> {
  if (text === '') return { message: `is blank; ${right}` }
  const wrong = whyNoUrl(text, schemes, right)
  return wrong === undefined ? { value: text } : aboutUrl(text, wrong)
}

/** A problem of a URL. One with an `@` is not quoted, whatever is wrong with it: a password may stand before it. */
const aboutUrl = (text: string, message: string): ProblemText =>
  mayHavePassword.test(text) ? { message } : quoting(text, message)

/** What is malformed may have its `@` in full width, small, or percent-encoded. */
const mayHavePassword = /[@\uff20\ufe6b]|%40/

function whyNoUrl(text: string, schemes: readonly string[], right: string): string | undefined {
  if (hasCredentials(text)) return 'contains a user name or password; remove them'
  if (text.length > maxUrlLength) return `is longer than a URL may be; use one of at most ${maxUrlText}`
  if (separatorInUrl.test(text)) {
    return `contains white space, a control character or a backslash, which a URL must not contain; ${right}`
  }
  if (invisibleInUrl.test(text)) return `contains an invisible character, which would make it another URL; ${right}`
  const scheme = schemeOf(text)
  if (scheme !== undefined && !schemes.includes(scheme)) return `has the scheme ${scheme}; ${right}`
  const host = scheme === undefined ? undefined : hostOf(text)
  const wrongHost = host === undefined ? undefined : whyNoHost(host, right)
  if (wrongHost !== undefined) return wrongHost
  return host !== undefined && parseUrl(text) ? undefined : `is not an absolute URL; ${right}`
}

/**
 * Whether a URL has a user name or password, also one that looks like its host: `https://shop.example&x@evil.example`.
 * It may be malformed: `https:user:password@host`.
 */
function hasCredentials(text: string): boolean {
  // Most URLs have no @, so for them nothing below is needed.
  if (!text.includes('@') || /^mailto:/i.test(text)) return false
  const afterScheme = text.replace(/^[a-zA-Z][a-zA-Z\d+.-]*:/, '').replace(/^[/\\]+/, '')
  return /^[^/\\?#]*@/.test(afterScheme)
}

/**
 * In small letters. A colon before a digit is that of a port, as in `localhost:8080`. The pattern has both cases instead
 * of the flag `i`, whose first use with a range takes 0.4 % of a send.
 */
const schemeOf = (text: string) => /^([a-zA-Z][a-zA-Z\d+.-]{0,30}):(?!\d)/.exec(text)?.[1]?.toLowerCase()

/** With its port. */
const hostOf = (text: string) => /^[^:]+:\/\/([^/?#]+)/.exec(text)?.[1]

/** What a host never contains, unless a template in it was not resolved. */
const unresolvedInHost = /[{}$%<]/

/** `https:` before an empty port, or without its colon: `https://https://example.com/`. */
const schemeAsHost = /^https?:?$/i

function whyNoHost(host: string, right: string): string | undefined {
  const [unresolved] = unresolvedInHost.exec(host) ?? []
  if (unresolved !== undefined) {
    return `contains \`${unresolved}\` in its host, so a variable in it was probably not replaced; ${right}`
  }
  return schemeAsHost.test(host) ? `has its scheme twice; ${right}` : undefined
}
