import { type Problem, problem } from './problems.ts'

/** The inputs that are secret. They are masked before anything else is read. */
export const secretInputs = ['api-token', 'github-token']

/** Which texts are secret: where they may not appear, and how they are taken out of a text. */
export interface Secrets {
  /**
   * Which token (of eight characters or more) a text would publish, in any of its forms: `the API token` or `the GitHub
   * token`; undefined if none.
   */
  find(text: string): string | undefined
  /**
   * Removes every secret (of any length) from a text, in any of its forms (docs/threat-model.md, "The forms of a
   * token"). Callers redact a text before they shorten it, so that no part of a secret is left. `isTruncated` says that
   * the text was cut at its end, maybe inside a secret.
   */
  redact(text: string, isTruncated?: boolean): string
}

const apiTokenName = 'the API token'
const githubTokenName = 'the GitHub token'
const mask = '***'
/** A shorter secret may be in any text by chance, and protects nothing: it is only looked for as it is. */
const minTokenLength = 8
/** A shorter beginning of a secret at the end of a truncated text reveals nothing, and may be there by chance. */
const minRemnantLength = 4

/** The secrets of a run. The credentials of proxies are removed from texts, but an input may contain them. */
export function createSecrets(given: {
  apiToken: string
  githubToken?: string
  proxyCredentials?: readonly string[]
}): Secrets {
  const { apiToken, githubToken = '', proxyCredentials = [] } = given
  const tokens = [
    { name: apiTokenName, secret: new Secret(apiToken) },
    { name: githubTokenName, secret: new Secret(githubToken) },
  ]
  const secrets = [...tokens.map(({ secret }) => secret), ...proxyCredentials.map(text => new Secret(text))]
  return {
    find: text => {
      // Most inputs are empty or short. No form of a token is shorter than the token.
      if (text.length < minTokenLength) return undefined
      const packed = packBase64(text)
      return tokens.find(({ secret }) => secret.isLong && secret.spansIn(text, packed).length > 0)?.name
    },
    redact: (text, isTruncated = false) => {
      const packed = packBase64(text)
      const spans = secrets.flatMap(secret => secret.spansIn(text, packed, isTruncated))
      let redacted = ''
      let done = 0
      for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
        // Spans may overlap: then the later one only makes the part longer that the mask stands for.
        if (start >= done) redacted += text.slice(done, start) + mask
        done = Math.max(done, end)
      }
      return redacted + text.slice(done)
    },
  }
}

/** A secret, and the forms that common writers give the whole of it (docs/threat-model.md, "The forms of a token"). */
class Secret {
  readonly isLong: boolean
  readonly #text: string
  readonly #plain: readonly string[]
  readonly #base64: readonly string[]
  #escaped?: readonly string[]

  constructor(text: string) {
    this.#text = text
    this.isLong = text.length >= minTokenLength
    // The runner changes the case of an input's name, which a token may be a part of.
    this.#plain = this.isLong
      ? withoutRepetition([text, text.toUpperCase(), text.toLowerCase()])
      : [text].filter(Boolean)
    this.#base64 = this.isLong ? withoutRepetition(formsInBase64(text)) : []
  }

  /** Where the secret is in a text, in any of its forms. The spans may overlap. */
  spansIn(text: string, packed: PackedText, isTruncated = false): Span[] {
    const written = startsEscape.test(text) ? [...this.#plain, ...this.#escapedForms()] : this.#plain
    return [
      ...written.flatMap(form => spansOf(form, text, isTruncated)),
      ...this.#base64.flatMap(form => spansOf(form, packed.text, isTruncated)).map(packed.spanInText),
    ]
  }

  /** Made on first use: most runs meet no text with an escape. */
  #escapedForms(): readonly string[] {
    const make = () => [...formsInJson(this.#text), ...formsInUrls(this.#text), ...formsInHtml(this.#text)]
    this.#escaped ??= this.isLong ? withoutRepetition(make()) : []
    return this.#escaped
  }
}

const startsEscape = /[\\%&]/
const withoutRepetition = (texts: readonly string[]) => [...new Set(texts)]

/** A part of a text. */
interface Span {
  start: number
  end: number
}

/** Where a form is in a text; what overlaps is one span. Of a truncated text, its end too if the form begins there. */
function spansOf(form: string, text: string, isTruncated: boolean): Span[] {
  const spans: Span[] = []
  for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1)) {
    const last = spans.at(-1)
    const end = start + form.length
    if (last && start < last.end) last.end = end
    else spans.push({ start, end })
  }
  if (!isTruncated) return spans
  const minLength = Math.max(1, Math.min(minRemnantLength, form.length - 1))
  for (let length = form.length - 1; length >= minLength; length--) {
    if (text.endsWith(form.slice(0, length))) return [...spans, { start: text.length - length, end: text.length }]
  }
  return spans
}

/** What may be between the characters of base64: white space, and what JSON writes for a line break or before a `/`. */
const betweenBase64 = /(?:\s|\\[fnrt]?)+/g

/** A text without what may be between the characters of base64. */
interface PackedText {
  text: string
  /** Where a part of it is in the text as it was. */
  spanInText: (span: Span) => Span
}

function packBase64(text: string): PackedText {
  const packed = text.replace(betweenBase64, '')
  if (packed.length === text.length) return { text, spanInText: span => span }
  let positions: number[] | undefined
  return {
    text: packed,
    spanInText: ({ start, end }) => {
      // Made on first use, since few texts contain a secret.
      positions ??= keptPositions(text)
      return { start: positions[start] ?? 0, end: (positions[end - 1] ?? text.length) + 1 }
    },
  }
}

function keptPositions(text: string): number[] {
  const positions: number[] = []
  const keep = (from: number, to: number) => {
    for (let at = from; at < to; at++) positions.push(at)
  }
  let from = 0
  for (const { 0: between, index } of text.matchAll(betweenBase64)) {
    keep(from, index)
    from = index + between.length
  }
  keep(from, text.length)
  return positions
}

/**
 * In each of the three alignments, in the usual alphabet and in the one for URLs; at its end with padding and without.
 * A character that also has bits of what is before or after the secret is no part of these.
 */
function formsInBase64(secret: string): string[] {
  return [0, 1, 2].flatMap(offset => {
    const bytes = Buffer.from('\0'.repeat(offset) + secret)
    const padded = bytes.toString('base64').slice(Math.ceil((offset * 8) / 6))
    const unpadded = padded.replaceAll('=', '')
    const wholeCharacters = bytes.length % 3 === 0 ? unpadded : unpadded.slice(0, -1)
    const forms = [padded, unpadded, wholeCharacters]
    return [...forms, ...forms.map(form => form.replaceAll('+', '-').replaceAll('/', '_'))]
  })
}

/** How a character is written; its code is given in hexadecimal digits, in small letters or in capitals. */
type Escape = (character: string, hex: string) => string

/** A secret in which the characters of a set are escaped: for each set, in each way. */
function escaped(secret: string, sets: readonly RegExp[], escapes: readonly Escape[]): string[] {
  const hexOf = (character: string) => character.charCodeAt(0).toString(16).padStart(2, '0')
  const setsInSecret = sets.filter(set => secret.search(set) >= 0)
  return setsInSecret.flatMap(set =>
    escapes.flatMap(write => [
      secret.replace(set, character => write(character, hexOf(character))),
      secret.replace(set, character => write(character, hexOf(character).toUpperCase())),
    ]),
  )
}

/** One way to escape some characters, and another for all others. */
const either =
  (some: RegExp, write: Escape, writeOthers: Escape): Escape =>
  (character, hex) =>
    some.test(character) ? write(character, hex) : writeOthers(character, hex)

const punctuation = /[!-/:-@[-^`{-~]/g
const everything = /[!-~]/g

function formsInJson(secret: string): string[] {
  const byBackslash: Escape = character => `\\${character}`
  const byNumber: Escape = (_, hex) => `\\u00${hex}`
  const forms = escaped(
    secret,
    // JSON itself, Go, Gson, .NET, Django
    [/["\\]/g, /["\\<>&]/g, /["\\<>&'=]/g, /["\\<>&'+`]/g, /["\\<>&'=;`-]/g, punctuation],
    [either(/["\\]/, byBackslash, byNumber), either(/\\/, byBackslash, byNumber), byNumber],
  )
  const withSlashes = [secret, ...forms].map(form => form.replaceAll('/', '\\/'))
  return [...forms, ...withSlashes, ...escaped(secret, [everything], [byNumber])]
}

function formsInUrls(secret: string): string[] {
  const sets = [
    /[^\w.!~*'()-]/g, // encodeURIComponent
    /[^\w.!~*'();/?:@&=+$,#-]/g, // encodeURI
    /[^\w.~-]/g, // RFC 3986
    /[^\w.~/-]/g, // Python
    /[^\w.*-]/g, // a form
    /["#<>']/g, // the query of `new URL()`
    punctuation,
    everything,
  ]
  return escaped(secret, sets, [(_, hex) => `%${hex}`])
}

/** HTML's names of punctuation. */
const htmlNames: Partial<Record<string, string>> = {
  '!': 'excl',
  '"': 'quot',
  '#': 'num',
  $: 'dollar',
  '%': 'percnt',
  '&': 'amp',
  "'": 'apos',
  '(': 'lpar',
  ')': 'rpar',
  '*': 'ast',
  '+': 'plus',
  ',': 'comma',
  '.': 'period',
  '/': 'sol',
  ':': 'colon',
  ';': 'semi',
  '<': 'lt',
  '=': 'equals',
  '>': 'gt',
  '?': 'quest',
  '@': 'commat',
  '[': 'lsqb',
  '\\': 'bsol',
  ']': 'rsqb',
  '^': 'Hat',
  '`': 'grave',
  '{': 'lcub',
  '|': 'verbar',
  '}': 'rcub',
}

function formsInHtml(secret: string): string[] {
  const byName: Escape = character => {
    const name = htmlNames[character]
    return name === undefined ? character : `&${name};`
  }
  const byHex: Escape = (_, hex) => `&#x${hex};`
  const byNumber: Escape = character => `&#${character.charCodeAt(0)};`
  const byThreeDigits: Escape = character => `&#${String(character.charCodeAt(0)).padStart(3, '0')};`
  const usualNames = /[&<>"]/
  const forms = escaped(
    secret,
    // Text, an attribute, both, Mustache, .NET
    [/[&<>]/g, /[&<>"]/g, /[&<>"']/g, /[&<>"'/`=]/g, /[&<>"'+`]/g, punctuation],
    [
      byName,
      byHex,
      byNumber,
      either(usualNames, byName, byHex), // Python, .NET
      either(usualNames, byName, byThreeDigits), // PHP
      either(usualNames, byName, either(/'/, byNumber, byHex)), // Lodash, Mustache
      either(/[&<>]/, byName, byNumber), // Go
    ],
  )
  return [...forms, ...escaped(secret, [everything], [byHex, byNumber])]
}

/**
 * A problem for each value that would publish a token, in its keys and nested texts too. Inputs, the text of a payload
 * file and what its escapes mean are checked here before any of it is quoted or shortened; texts of an event or a
 * release are checked where they become content (content/precedence.ts, content/placeholders.ts). The key of each value is
 * the name of its input.
 */
export function secretsInValues(values: Record<string, unknown>, secrets: Secrets, file?: string): Problem[] {
  return Object.entries(values).flatMap(([input, value]) => {
    const found = tokenIn(value, secrets)
    return found ? problem({ input, file }, `contains ${found}, which would be published; remove it`) : []
  })
}

/**
 * The same for inputs: `api-token` is not searched, `github-token` only for the API token, every other input for both.
 */
export function secretsInInputs(raw: Record<string, string>, secrets: Secrets): Problem[] {
  const { 'api-token': _, 'github-token': githubToken = '', ...others } = raw
  const isApiToken = secrets.find(githubToken) === apiTokenName
  return secretsInValues({ ...others, ...(isApiToken && { 'github-token': githubToken }) }, secrets)
}

/**
 * The token that any text or number in a value contains, however deep. It adds the parts of each value to a set, since
 * recursion would reach its limit. What occurs twice, as by an alias of YAML, is searched once.
 */
function tokenIn(value: unknown, secrets: Secrets): string | undefined {
  const values = new Set([value])
  for (const each of values) {
    // A token of digits may be written as another number: 0x499602D2 is sent as 1234567890.
    const found = typeof each === 'string' || typeof each === 'number' ? secrets.find(String(each)) : undefined
    if (found) return found
    if (typeof each === 'object' && each !== null) {
      for (const entry of Object.entries(each)) for (const part of entry) values.add(part)
    }
  }
  return undefined
}
