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

/** The secrets of a run; `others` are those that only come back by an echo, such as the credentials of a proxy. */
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
    { name: 'the API token', redact: createRedactor([apiToken]), length: apiToken.length },
    { name: 'the GitHub token', redact: createRedactor([githubToken]), length: githubToken.length },
  ].filter(({ length }) => length >= shortestToken)
  return {
    find: text => tokens.find(({ redact }) => redact(text) !== text)?.name,
    redact: createRedactor([apiToken, githubToken, ...others]),
  }
}

/**
 * The values that would publish a token, keys and nested texts included: inputs, a payload file's text and what its escapes
 * stand for, an event, a release. Once one is found, nothing else of that value may be quoted. `values` are by the name of
 * their input.
 */
export function publishedSecrets(values: Record<string, unknown>, secrets: Secrets): Problem[] {
  return Object.entries(values).flatMap(([input, value]) => {
    const found = strings(value).map(secrets.find).find(Boolean)
    return found ? [problem(input, `contains ${found}, which would be published; remove it`)] : []
  })
}

const mask = '***'
/** A shorter beginning of a secret at the end of a cut text gives nothing away, and may stand there by chance. */
const shortestRemnant = 4

/**
 * A redactor for these secrets: as they are, JSON-escaped (`\/`, `\u002f`), percent-encoded, and with HTML's character
 * references, which is how services echo them. It comes before any shortening, so that no remnant is left.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const known = [...new Set(secrets)].filter(secret => secret !== '').sort((a, b) => b.length - a.length)
  const searches = known.map(secret => ({ secret, redact: redactorOf(secret) }))
  return (text, cut = false) =>
    searches.reduce((redacted, { secret, redact }) => {
      // Every other spelling has one of these characters in it. Nearly every text ends here, without a search by hand.
      if (!cut && !redacted.includes(secret) && !/[\\%&]/.test(redacted)) return redacted
      return redact(redacted, cut)
    }, text)
}

// By hand rather than with one regular expression for the whole secret: that one is refused for a long secret, with the
// secret in the error, and looking for every possible remnant takes it minutes.
function redactorOf(secret: string): (text: string, cut: boolean) => string {
  let perUnit: string[][] | undefined
  let beginning: RegExp | undefined

  return (text, cut) => {
    beginning ??= patternOf(secret.slice(0, 3))
    if (!cut && !beginning.test(text)) return text
    perUnit ??= spellingsOfUnits(secret)
    const beginnings = new Set(perUnit[0]?.map(spelling => spelling.charAt(0)))
    let redacted = ''
    let done = 0
    for (let at = 0; at < text.length; at++) {
      if (!beginnings.has(text.charAt(at))) continue
      const end = endOf(perUnit, text, at, cut)
      if (end === undefined) continue
      redacted += `${text.slice(done, at)}${mask}`
      done = end
      at = end - 1
    }
    return redacted + text.slice(done)
  }
}

/** A few units in all their spellings: what a text without a secret is told by, at once. */
function patternOf(units: string): RegExp {
  const anyOf = (unit: string) => spellings(unit).map(each => each.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(units.split('').reduce((pattern, unit) => `${pattern}(?:${anyOf(unit).join('|')})`, ''))
}

function spellingsOfUnits(secret: string): string[][] {
  const spelled = new Map([...new Set(secret.split(''))].map(unit => [unit, spellings(unit)]))
  return secret.split('').map(unit => spelled.get(unit) ?? [])
}

/** Where the secret that begins here ends; the end of a cut text where only a remnant stands there. */
function endOf(perUnit: readonly string[][], text: string, start: number, cut: boolean): number | undefined {
  const leastUnits = Math.min(shortestRemnant, perUnit.length - 1)
  // More than one only where a unit is itself a backslash or the like.
  let ends = [start]
  for (const [index, spelled] of perUnit.entries()) {
    const next = new Set<number>()
    for (const at of ends) {
      for (const spelling of spelled) {
        if (text.startsWith(spelling, at)) next.add(at + spelling.length)
      }
      const rest = text.length - at
      const brokenOff = cut && rest < longestSpelling && spelled.some(each => each.startsWith(text.slice(at)))
      if (brokenOff && index > 0 && index >= leastUnits) return text.length
    }
    if (next.size === 0) return undefined
    ends = [...next]
  }
  return Math.max(...ends)
}

const longestSpelling = 6
const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Every way to write one character; secrets are ASCII, so that two hex digits do. PHP pads decimals (`&#039;`). */
function spellings(unit: string): string[] {
  const code = unit.charCodeAt(0)
  const hex = code.toString(16).padStart(2, '0')
  const digits = [hex, hex.toUpperCase()].flatMap(each => [`%${each}`, `\\u00${each}`, `&#x${each};`])
  const decimals = [code, String(code).padStart(3, '0')].map(each => `&#${each};`)
  return [...new Set([unit, `\\${unit}`, ...decimals, named[unit] ?? unit, ...digits])]
}

/** A shorter token than this may stand in a text by chance, and protects nothing. */
const shortestToken = 8

/** Whether a text would give the token away. */
export const containsSecret = (token: string, text: string): boolean =>
  token.length >= shortestToken && text.includes(token)

/**
 * The inputs with the token taken out of all others, where it is a problem anyway. It goes before any problem quotes an
 * input, since a quotation may be cut in the middle of the token.
 */
export function withoutToken<T extends Record<string, string>>(raw: T): T {
  const token = raw['api-token'] ?? ''
  const without = ([name, value]: [string, string]) =>
    name !== 'api-token' && containsSecret(token, value) ? [name, value.replaceAll(token, '(token)')] : [name, value]
  return Object.fromEntries(Object.entries(raw).map(without)) as T
}

/** The tokens themselves may be the same by mistake, which is reported where the API token is looked for. */
export function publishedGithubToken(raw: Record<string, string>): Problem[] {
  return Object.entries(raw)
    .filter(([name, value]) => !/^(api|github)-token$/.test(name) && containsSecret(raw['github-token'] ?? '', value))
    .map(([name]) => problem(name, 'contains the GitHub token, which would be published; remove it'))
}

export function publishedToken(raw: Record<string, string>): Problem[] {
  const token = raw['api-token'] ?? ''
  return Object.entries(raw)
    .filter(([name, value]) => name !== 'api-token' && containsSecret(token, value))
    .map(([name]) => problem(name, 'contains the API token, which would be published; remove it'))
}

/**
 * The fields that would publish the token, wherever their text comes from: an input, a file or the event. `input` names
 * the input that a field belongs to.
 */
export function publishedTokens(
  fields: object,
  token: string,
  input: (name: string) => string = name => name.replaceAll('_', '-'),
): Problem[] {
  return Object.entries(fields)
    .filter(([name, value]) => strings([name, value]).some(text => containsSecret(token, text)))
    .map(([name]) => problem(input(name), 'contains the API token, which would be published; remove it'))
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...strings(inner)])
}
