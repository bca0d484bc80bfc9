import { EscapedText, escapesIn } from './escapes.ts'
import { type Problem, problem } from './problems.ts'

/** The one place that knows which texts are secret. */
export interface Secrets {
  /**
   * Which token (of eight characters or more) a text would publish, in any of its spellings: `the API token` or `the GitHub
   * token`; undefined if none.
   */
  find(text: string): string | undefined
  /**
   * Takes every secret (of any length) out of a text, in the spellings of the contract (section 4). It goes before any
   * shortening, so that no remnant is left; `truncated` says that the text broke off at its end, maybe inside a secret.
   */
  redact(text: string, truncated?: boolean): string
}

const apiTokenName = 'the API token'
const githubTokenName = 'the GitHub token'
const mask = '***'
/** A shorter token may be in a text by chance, and protects nothing. */
const minTokenLength = 8
/** A shorter beginning of a secret at the end of a truncated text gives nothing away, and may be there by chance. */
const minRemnantLength = 4
/** So much of a secret is as good as all of it. Without a limit, a long token that repeats itself would take very long. */
const maxCompared = 64
/** A longer secret that overlaps itself would take very long to find everywhere. */
const maxOverlapping = 256
/** A secret of many `\`, `%` or `&` that may end at more places has been found: to follow all of them would take very long. */
const maxEnds = 8

/** The secrets of a run; `others` are those that can only come back in an echo, such as the credentials of a proxy. */
export function createSecrets(given: { apiToken: string; githubToken?: string; others?: readonly string[] }): Secrets {
  const named = new Map<string, string>(given.others?.map(value => [value, '']))
  named.set(given.githubToken ?? '', githubTokenName).set(given.apiToken, apiTokenName)
  named.delete('')
  const patterns = [...named].flatMap(([value, name]) => patternsOf(value, name))
  return {
    find: text => {
      if (text.length < minTokenLength) return undefined
      const names = search(patterns, text, false).map(({ name }) => name)
      return [apiTokenName, githubTokenName].find(name => names.includes(name))
    },
    redact: (text, truncated = false) => {
      let redacted = ''
      let done = 0
      for (const { start, end } of search(patterns, text, truncated).sort((a, b) => a.start - b.start)) {
        // One secret may begin inside another: what is left of it goes too.
        redacted += start < done ? '' : `${text.slice(done, start)}${mask}`
        done = Math.max(done, end)
      }
      return redacted + text.slice(done)
    },
  }
}

/** A secret, or what base64 makes of it, as what to look for. */
interface Pattern {
  text: string
  /** The token that a match would publish; empty for other secrets. */
  name: string
  /** In base64: whether the characters before and after contain some bits of the secret. */
  partial?: { before: boolean; behind: boolean }
}
interface Match {
  start: number
  end: number
  name: string
}

/** Where secrets are in a text, in every spelling. Matches may overlap. */
function search(patterns: readonly Pattern[], text: string, truncated: boolean): Match[] {
  const escapes = escapesIn(text)
  // What comes after the end of a truncated text is as open as what an escape means.
  const open = truncated ? [...escapes, text.length] : escapes
  // Most texts contain no secret as it is.
  const possible = patterns.filter(pattern => text.includes(pattern.text))
  const plain = possible.flatMap(pattern => plainMatches(pattern, text))
  if (open.length === 0) return plain
  const escaped = new EscapedText(text, escapes)
  return [...plain, ...patterns.flatMap(pattern => escapedMatches(pattern, escaped, open, truncated))]
}

function plainMatches(pattern: Pattern, text: string): Match[] {
  const { length } = pattern.text
  const step = length > maxOverlapping ? length : 1
  const found: Match[] = []
  for (let at = text.indexOf(pattern.text); at !== -1; at = text.indexOf(pattern.text, at + step)) {
    const match = matchOf(pattern, text, at, at + length)
    const last = found.at(-1)
    if (last && match.start < last.end) last.end = match.end
    else found.push(match)
  }
  return found
}

/** Matches that are plain up to the first place that is open, then in any spelling. */
function escapedMatches(pattern: Pattern, escaped: EscapedText, open: readonly number[], truncated: boolean): Match[] {
  const secret = pattern.text
  const { text } = escaped
  const found: Match[] = []
  let resumeAt = 0
  let previous = -1
  for (const at of open) {
    for (let start = Math.max(resumeAt, previous + 1, at - secret.length + 1); start <= at; start++) {
      if (!escaped.mayBegin(at, secret.charCodeAt(at - start))) continue
      const isPlainBefore = start === at || secret.startsWith(text.slice(start, at))
      const ends = isPlainBefore ? endsOf(secret, escaped, at, at - start, truncated) : undefined
      if (!ends) continue
      found.push(matchOf(pattern, text, start, Math.max(...ends)))
      resumeAt = Math.min(...ends)
      break
    }
    previous = at
  }
  return found
}

/**
 * Where the secret may end, of which so many characters end here; the end of a truncated text if it breaks off in the secret.
 * There is more than one only if the secret itself contains what may be taken for an escape.
 */
function endsOf(
  secret: string,
  escaped: EscapedText,
  start: number,
  matched: number,
  truncated: boolean,
): number[] | undefined {
  const minRemnant = Math.max(1, Math.min(minRemnantLength, secret.length - 1))
  const { length } = escaped.text
  let ends = [start]
  for (let index = matched; index < secret.length && ends.length <= maxEnds; index++) {
    const isRemnant = truncated && index >= minRemnant
    if (isRemnant && ends.some(end => end >= length || escaped.broken[end])) return [length]
    const next = escaped.endsOf(secret.charCodeAt(index), ends)
    if (next.length === 0) return index >= maxCompared ? ends : undefined
    ends = next
  }
  return ends
}

/** A secret as it is, and inside of base64 in each of its three alignments, for URLs too. */
function patternsOf(secret: string, tokenName: string): Pattern[] {
  if (secret.length < minTokenLength) return [{ text: secret, name: '' }]
  const encoded = [0, 1, 2].flatMap(offset => {
    const bytes = Buffer.from('\0'.repeat(offset) + secret)
    // Only characters whose six bits all belong to the secret.
    const text = bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6))
    const partial = { before: offset > 0, behind: bytes.length % 3 > 0 }
    const forUrls = text.replaceAll('+', '-').replaceAll('/', '_')
    return [...new Set([text, forUrls])].map(each => ({ text: each, name: tokenName, partial }))
  })
  return [{ text: secret, name: tokenName }, ...encoded]
}

/** A match; in base64 with the characters beside it that contain bits of the secret, and the padding. */
function matchOf({ name, partial }: Pattern, text: string, start: number, end: number): Match {
  const isBase64 = (at: number) => /[\w+/-]/.test(text.charAt(at))
  const from = partial?.before && isBase64(start - 1) ? start - 1 : start
  let to = partial?.behind && isBase64(end) ? end + 1 : end
  while (partial && to < end + 3 && text[to] === '=') to++
  return { start: from, end: to, name }
}

/**
 * A problem for each value that would publish a token, keys and nested texts included. Whatever is published passes here before
 * anything of it is quoted or shortened: inputs, a payload file's text and what its escapes mean, an event, a release.
 * `values` are by the name of their input.
 */
export function publishedSecrets(values: Record<string, unknown>, secrets: Secrets, file?: string): Problem[] {
  return Object.entries(values).flatMap(([input, value]) => {
    const found = tokenIn(value, secrets)
    return found ? problem({ input, file }, `contains ${found}, which would be published; remove it`) : []
  })
}

/** The same for inputs; a token is not a problem in its own input. */
export function publishedInputs(raw: Record<string, string>, secrets: Secrets): Problem[] {
  const { 'api-token': _, 'github-token': githubToken = '', ...others } = raw
  const isApiToken = secrets.find(githubToken) === apiTokenName
  return publishedSecrets({ ...others, ...(isApiToken && { 'github-token': githubToken }) }, secrets)
}

/** The token that any text in a value contains, however deep: a list that grows, since recursion would end at some depth. */
function tokenIn(value: unknown, secrets: Secrets): string | undefined {
  const values = [value]
  for (const each of values) {
    const found = typeof each === 'string' ? secrets.find(each) : undefined
    if (found) return found
    if (typeof each === 'object' && each !== null) for (const entry of Object.entries(each)) values.push(...entry)
  }
  return undefined
}
