import { type Problem, problem } from './problems.ts'

/** The one place that knows which texts are secret. */
export interface Secrets {
  /**
   * Which token (of eight characters or more) a text would publish, plain or encoded: `the API token` or `the GitHub token`;
   * undefined if none.
   */
  find(text: string): string | undefined
  /**
   * Takes every secret (of any length) out of a text: plain, in base64, or escaped once (contract section 4). It goes before
   * any shortening, so that no remnant is left; `truncated` says that the text broke off at its end, maybe inside a secret.
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

/** The secrets of a run; `others` are those that can only come back in an echo, such as the credentials of a proxy. */
export function createSecrets(given: { apiToken: string; githubToken?: string; others?: readonly string[] }): Secrets {
  const named = new Map<string, string>(given.others?.map(value => [value, '']))
  named.set(given.githubToken ?? '', githubTokenName).set(given.apiToken, apiTokenName)
  named.delete('')
  const secrets = [...named].map(([text, name]) =>
    text.length < minTokenLength ? { text, name: '', base64: [] } : { text, name, base64: base64Of(text) },
  )
  return {
    find: text => {
      if (text.length < minTokenLength) return undefined
      const names = search(secrets, text, false).map(({ name }) => name)
      return [apiTokenName, githubTokenName].find(name => names.includes(name))
    },
    redact: (text, truncated = false) => {
      let redacted = ''
      let done = 0
      for (const { start, end } of search(secrets, text, truncated).sort((a, b) => a.start - b.start)) {
        // One secret may begin inside another: what is left of it goes too.
        redacted += start < done ? '' : `${text.slice(done, start)}${mask}`
        done = Math.max(done, end)
      }
      return redacted + text.slice(done)
    },
  }
}

interface Secret {
  text: string
  /** The token that a match would publish; empty for other secrets, and for those that are too short. */
  name: string
  base64: readonly Wanted[]
}

/** What to look for in a text. */
interface Wanted {
  text: string
  /** How long it is at least in the text as it was given: escapes only make a text longer. */
  minLength: number
  /** In base64: whether the characters beside it hold some bits of the secret. */
  beside?: { before: boolean; behind: boolean }
}

/** A secret inside of base64, in each of its three alignments, for URLs too. */
function base64Of(secret: string): Wanted[] {
  return [0, 1, 2].flatMap(offset => {
    const bytes = Buffer.from('\0'.repeat(offset) + secret)
    // Only characters whose six bits all belong to the secret.
    const text = bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6))
    const forUrls = text.replaceAll('+', '-').replaceAll('/', '_')
    const beside = { before: offset > 0, behind: bytes.length % 3 > 0 }
    return [...new Set([text, forUrls])].map(each => ({ text: each, minLength: each.length, beside }))
  })
}

/** A way to write characters as escapes: all escapes, and what may be the beginning of one at the end of a text. */
interface Way {
  escapes: RegExp
  broken: RegExp
}

const singleWays: Way[] = [
  // In JSON, `q/Z+` may be `q\/Z\u002b`,
  { escapes: /\\u[\da-fA-F]{4}|\\[bfnrt]|\\[^a-zA-Z\d]/g, broken: /\\(?:u[\da-fA-F]{0,3})?$/ },
  // in a URL `q%2FZ%2b`,
  { escapes: /%[\da-fA-F]{2}/g, broken: /%[\da-fA-F]?$/ },
  // in HTML `q&#x2F;Z&#43;` or `q&sol;Z&plus;`.
  { escapes: /&#[xX][\da-fA-F]+;|&#\d+;|&[a-zA-Z]+;/g, broken: /&(?:#[xX][\da-fA-F]*|#\d*|[a-zA-Z]*)$/ },
]
/** One of two ways may have escaped the characters that the other one left: `q\/Z&plus;`. */
const mixed: Way = {
  escapes: new RegExp(singleWays.map(({ escapes }) => escapes.source).join('|'), 'g'),
  broken: new RegExp(singleWays.map(({ broken }) => broken.source).join('|')),
}
const ways = [...singleWays, mixed]
const startsEscape = /[\\%&]/

/** Base64 may be wrapped into lines, and the lines indented. */
const lineBreaks: Way = { escapes: /[\r\n]\s*/g, broken: /(?!)/ }

/** What an escape stands for: one character, nothing if it is a line break, or itself if it is no escape after all. */
function meaningOf(unit: string): string {
  if (/^[\r\n]/.test(unit)) return ''
  if (/^&[^#]/.test(unit)) return htmlNames.get(unit.slice(1, -1)) ?? unit
  if (/^\\[^u]/s.test(unit)) return jsonLetters[unit.slice(1)] ?? unit.slice(1)
  const code = Number(unit.replace(/^(%|\\u|&#[xX])/, '0x').replace(/^&#|;$/g, ''))
  // A greater one is two characters of a text, and in no secret.
  return code <= 0xffff ? String.fromCharCode(code) : unit
}

const jsonLetters: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/** HTML's names of ASCII punctuation, each followed by its character. */
const htmlNames = new Map(
  `excl! quot" QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, period. sol/ colon: semi;
  lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_ grave\` DiacriticalGrave\`
  lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`
    .split(/\s+/)
    .map(each => [each.slice(0, -1), each.slice(-1)]),
)

/** A part of a text. */
interface Span {
  start: number
  end: number
}

/** A text as it reads once escapes are undone. */
interface Reading {
  text: string
  /** Where a part of this is in the text itself; beyond the end of this is the end of the text. */
  inText(span: Span): Span
}

function read(source: Reading, { escapes, broken }: Way, truncated: boolean): Reading {
  let behind = 0
  const undone = source.text.replace(escapes, (unit, at: number) => {
    behind = at + unit.length
    return meaningOf(unit)
  })
  // Behind the last escape, since the end of that may look like the beginning of another.
  const begun = truncated ? (broken.exec(source.text.slice(behind))?.[0] ?? '') : ''
  if (behind === 0 && begun === '') return source
  // Hardly any text contains a secret, and only then somebody asks where.
  let positions: Positions | undefined
  return {
    text: undone.slice(0, undone.length - begun.length),
    inText: ({ start, end }) => {
      positions ??= positionsIn(source.text, escapes)
      const { starts, ends } = positions
      return source.inText({ start: starts[start] ?? 0, end: ends[end - 1] ?? Number.POSITIVE_INFINITY })
    },
  }
}

/** Where each character of a reading begins and ends in what was read. */
interface Positions {
  starts: number[]
  ends: number[]
}

function positionsIn(text: string, escapes: RegExp): Positions {
  const starts: number[] = []
  const ends: number[] = []
  let done = 0
  const add = (end: number) => {
    starts.push(done)
    ends.push(end)
    done = end
  }
  for (const { 0: unit, index } of text.matchAll(escapes)) {
    const meaning = meaningOf(unit)
    while (done < index) add(done + 1)
    if (meaning === '') done += unit.length
    else if (meaning !== unit) add(index + unit.length)
  }
  while (done < text.length) add(done + 1)
  return { starts, ends }
}

/** Where secrets are in a text, in every spelling. The spans may overlap. */
function search(secrets: readonly Secret[], text: string, truncated: boolean): (Span & { name: string })[] {
  const asGiven: Reading = { text, inText: ({ start, end }) => ({ start, end: Math.min(end, text.length) }) }
  const plain = searchReading(secrets, asGiven, truncated)
  if (!startsEscape.test(text)) return plain
  const escaped = ways.flatMap(way => {
    const reading = read(asGiven, way, truncated)
    return reading === asGiven ? [] : searchReading(secrets, reading, truncated, way)
  })
  return [...plain, ...escaped]
}

/** Where secrets are in a reading, in which the escapes of one way may be undone. */
function searchReading(secrets: readonly Secret[], reading: Reading, truncated: boolean, undone?: Way) {
  const joined = read(reading, lineBreaks, truncated)
  return secrets.flatMap(({ text, name, base64 }) => {
    // A part of a secret may look like an escape, and not everybody who escapes other characters escapes that.
    const others = undone ? [text.replace(undone.escapes, meaningOf)].filter(each => each !== text) : []
    const spans = [text, ...others].flatMap(each => spansOf({ text: each, minLength: text.length }, reading, truncated))
    const encoded = base64.flatMap(each => spansOf(each, joined, truncated))
    return [...spans, ...encoded].map(span => ({ ...span, name }))
  })
}

/** Where something is, and where a truncated text breaks off inside of it. */
function spansOf(wanted: Wanted, reading: Reading, truncated: boolean): Span[] {
  const { text } = reading
  const { length } = wanted.text
  const first = text.indexOf(wanted.text)
  if (first < 0 && !truncated) return []
  const { ends, begun } = occurrences(wanted.text, text, first < 0 ? Math.max(0, text.length - length) : first)
  const spans: Span[] = []
  for (const at of ends) {
    const { start, end } = spanAt(wanted, reading, at - length, at)
    const last = spans.at(-1)
    if (end - start < wanted.minLength) continue
    if (last && start < last.end) last.end = end
    else spans.push({ start, end })
  }
  if (truncated && begun > 0) {
    const remnant = spanAt(wanted, reading, text.length - begun, Number.POSITIVE_INFINITY)
    const remnantLength = wanted.beside ? begun : remnant.end - remnant.start
    if (remnantLength >= Math.min(minRemnantLength, length - 1)) spans.push(remnant)
  }
  return spans
}

/** A part of a reading, in base64 with the characters beside it that hold bits of the secret, and the padding. */
function spanAt({ beside }: Wanted, { text, inText }: Reading, start: number, end: number): Span {
  const isBase64 = (at: number) => /[\w+/-]/.test(text.charAt(at))
  const from = beside?.before && isBase64(start - 1) ? start - 1 : start
  let to = beside?.behind && isBase64(end) ? end + 1 : end
  while (beside && to < end + 3 && text[to] === '=') to++
  return inText({ start: from, end: to })
}

/**
 * Where something ends in a text, overlaps included, and how much of its beginning the text ends with. By the algorithm of Knuth,
 * Morris and Pratt, which never goes back in the text: its time is in proportion to the length, whatever repeats itself.
 */
function occurrences(wanted: string, text: string, from: number): { ends: number[]; begun: number } {
  /** For each length of a beginning, the length of the longest shorter one that it ends with. */
  const borders = [0, 0]
  const advance = (begun: number, character: string | undefined) => {
    let length = begun
    while (length > 0 && wanted[length] !== character) length = borders[length] ?? 0
    return wanted[length] === character ? length + 1 : length
  }
  for (let index = 1; index < wanted.length; index++) borders.push(advance(borders[index] ?? 0, wanted[index]))
  const ends: number[] = []
  let begun = 0
  for (let index = from; index < text.length; index++) {
    begun = advance(begun, text[index])
    if (begun === wanted.length) ends.push(index + 1)
  }
  return { ends, begun: begun === wanted.length ? 0 : begun }
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

/**
 * The token that any text or number in a value contains, however deep: a set that grows, since recursion would end at some
 * depth. Whatever is there twice, as by an alias of YAML, is searched once.
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
