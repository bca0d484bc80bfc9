import { EscapedText, startsEscape } from './escapes.ts'
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

export type Redact = Secrets['redact']

const apiTokenName = 'the API token'
const mask = '***'
/** A shorter token may be in a text by chance, and protects nothing. */
const minTokenLength = 8
/** A shorter beginning of a secret at the end of a truncated text gives nothing away, and may be there by chance. */
const minRemnantLength = 4
/** So much of a secret is as good as all of it. Without a limit, a long token that repeats itself would take very long. */
const maxCompared = 1_024

/** The secrets of a run; `others` are those that can only come back in an echo, such as the credentials of a proxy. */
export function createSecrets({
  apiToken,
  githubToken = '',
  others = [],
}: {
  apiToken: string
  githubToken?: string
  others?: readonly string[]
}): Secrets {
  const tokens = [
    { name: apiTokenName, value: apiToken },
    { name: 'the GitHub token', value: githubToken },
  ].filter(({ value }) => value.length >= minTokenLength)
  const searches = tokens.map(({ name, value }) => ({ name, search: searchFor([value]) }))
  return {
    find: text => searches.find(({ search }) => search(text, false).length > 0)?.name,
    redact: redactor(searchFor([apiToken, githubToken, ...others])),
  }
}

interface Range {
  start: number
  end: number
}
type Search = (text: string, truncated: boolean) => Range[]

const redactor =
  (search: Search): Redact =>
  (text, truncated = false) => {
    let redacted = ''
    let done = 0
    for (const { start, end } of search(text, truncated)) {
      // One secret may begin inside another: what is left of it goes too.
      redacted += start < done ? '' : `${text.slice(done, start)}${mask}`
      done = Math.max(done, end)
    }
    return redacted + text.slice(done)
  }

/** A secret, or what base64 makes of it, as the characters to look for. */
interface Pattern {
  codes: readonly number[]
  text: string
  /** In base64: whether the characters before and after contain some bits of the secret. */
  partial?: { before: boolean; behind: boolean }
}

/** Where secrets are in a text, in order. Every spelling is read, and a match may begin anywhere. */
function searchFor(secrets: readonly string[]): Search {
  const patterns = [...new Set(secrets)].filter(secret => secret !== '').flatMap(patternsOf)
  const byFirst = new Map<number, Pattern[]>()
  for (const pattern of patterns) {
    const first = pattern.codes[0] ?? 0
    byFirst.set(first, [...(byFirst.get(first) ?? []), pattern])
  }
  return (text, truncated) => {
    // Nearly every text ends here.
    if (!truncated && !/[\\%&]/.test(text) && !patterns.some(pattern => text.includes(pattern.text))) return []
    const escaped = new EscapedText(text)
    const found: Range[] = []
    const resumeAt = new Map<Pattern, number>()
    const look = (first: number | undefined, start: number) => {
      for (const pattern of byFirst.get(first ?? -1) ?? []) {
        if (start < (resumeAt.get(pattern) ?? 0)) continue
        const end = endOf(pattern.codes, escaped, start, truncated)
        if (end === undefined) continue
        resumeAt.set(pattern, end)
        found.push(withPartial({ start, end }, pattern, text))
      }
    }
    for (let start = 0; start < text.length; start++) {
      const code = text.charCodeAt(start)
      look(code, start)
      if (!startsEscape(code)) continue
      look(escaped.once.codes[start], start)
      look(escaped.twice.codes[start], start)
      look(escaped.mixed.codes[start], start)
    }
    return found.sort((a, b) => a.start - b.start)
  }
}

/** Where the pattern that begins here ends; the end of a truncated text if it breaks off in it. */
function endOf(codes: readonly number[], escaped: EscapedText, start: number, truncated: boolean): number | undefined {
  const minRemnant = Math.max(1, Math.min(minRemnantLength, codes.length - 1))
  const { length } = escaped.text
  let [at, index] = [start, 0]
  for (let end = soleEnd(codes[0], escaped, at); end !== undefined; end = soleEnd(codes[index], escaped, at)) {
    at = end
    index++
  }
  // More than one only if the secret itself contains what may be taken for an escape.
  let ends = new Set([at])
  for (; index < codes.length; index++) {
    const isRemnant = truncated && index >= minRemnant
    if (isRemnant && [...ends].some(end => end >= length || escaped.isBroken(end))) return length
    const next = new Set<number>()
    for (const end of ends) addEnds(next, codes[index] ?? 0, escaped, end)
    if (next.size === 0) return index >= maxCompared ? Math.max(...ends) : undefined
    ends = next
  }
  return Math.max(...ends)
}

/** Where this character, beginning here, ends, if that is certain at once: every real escape here means another character. */
function soleEnd(code: number | undefined, { text, twice, mixed }: EscapedText, at: number): number | undefined {
  if (code === undefined || startsEscape(code)) return undefined
  const plain = text.charCodeAt(at)
  if (plain === code) return at + 1
  if (!startsEscape(plain) || twice.codes[at] !== code) return undefined
  return mixed.codes[at] === code && mixed.ends[at] !== twice.ends[at] ? undefined : twice.ends[at]
}

/** Adds where this character, beginning here in any of its spellings, ends. */
function addEnds(ends: Set<number>, code: number, { text, once, twice, mixed }: EscapedText, at: number): void {
  const plain = text.charCodeAt(at)
  if (plain === code) ends.add(at + 1)
  if (!startsEscape(plain)) return
  if (once.codes[at] === code) ends.add(once.ends[at] ?? at)
  if (twice.codes[at] === code) ends.add(twice.ends[at] ?? at)
  if (mixed.codes[at] === code) ends.add(mixed.ends[at] ?? at)
}

/** A secret as it is, and inside of base64 in each of its three alignments, for URLs too. */
function patternsOf(secret: string): Pattern[] {
  const plain = { text: secret, codes: codesOf(secret) }
  if (secret.length < minTokenLength) return [plain]
  const encoded = [0, 1, 2].flatMap(offset => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)])
    // Only characters whose six bits all belong to the secret.
    const text = bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6))
    const partial = { before: offset > 0, behind: bytes.length % 3 > 0 }
    const forUrls = text.replaceAll('+', '-').replaceAll('/', '_')
    return [...new Set([text, forUrls])].map(each => ({ text: each, codes: codesOf(each), partial }))
  })
  return [plain, ...encoded]
}

const codesOf = (text: string) => text.split('').map(unit => unit.charCodeAt(0))

/** A match in base64 with the characters beside it that contain bits of the secret, and the padding. */
function withPartial({ start, end }: Range, { partial }: Pattern, text: string): Range {
  const isBase64 = (at: number) => /[\w+/-]/.test(text.charAt(at))
  const from = partial?.before && isBase64(start - 1) ? start - 1 : start
  let to = partial?.behind && isBase64(end) ? end + 1 : end
  while (partial && to < end + 3 && text[to] === '=') to++
  return { start: from, end: to }
}

/**
 * A problem for each value that would publish a token, keys and nested texts included. Whatever is published passes here before
 * anything of it is quoted or shortened: inputs, a payload file's text and what its escapes mean, an event, a release.
 * `values` are by the name of their input.
 */
export function publishedSecrets(values: Record<string, unknown>, secrets: Secrets, file?: string): Problem[] {
  return Object.entries(values).flatMap(([input, value]) => {
    const found = textsIn(value).map(secrets.find).find(Boolean)
    return found ? [problem({ input, file }, `contains ${found}, which would be published; remove it`)] : []
  })
}

/** The same for inputs; a token is not a problem in its own input. */
export function publishedInputs(raw: Record<string, string>, secrets: Secrets): Problem[] {
  const { 'api-token': _, 'github-token': githubToken = '', ...others } = raw
  const isApiToken = secrets.find(githubToken) === apiTokenName
  return publishedSecrets({ ...others, ...(isApiToken && { 'github-token': githubToken }) }, secrets)
}

/** Every text in a value, however deep: a list that grows, since recursion would end at some depth. */
function textsIn(value: unknown): string[] {
  const texts: string[] = []
  const values = [value]
  for (const each of values) {
    if (typeof each === 'string') texts.push(each)
    if (typeof each !== 'object' || each === null) continue
    for (const [key, inner] of Object.entries(each)) {
      texts.push(key)
      values.push(inner)
    }
  }
  return texts
}
