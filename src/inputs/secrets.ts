import { type Problem, problem } from './problems.ts'

/** The inputs that are secret. They are masked before anything else is read. */
export const secretInputs = ['api-token', 'github-token']

/** Which texts are secret: where they may not appear, and how they are taken out of a text. */
export interface Secrets {
  /** Which token a text would publish: `the API token` or `the GitHub token`; undefined if none. */
  find(text: string): string | undefined
  /**
   * A text with `***` for every secret. Callers redact a text before they shorten it, so that no part of a secret is
   * left. `isTruncated` says that the text was cut at its end before it arrived here, maybe inside a secret.
   */
  redact(text: string, isTruncated?: boolean): string
}

const apiTokenName = 'the API token'
const githubTokenName = 'the GitHub token'
const mask = '***'
/** A shorter secret may be in any text by chance, and protects nothing: it is not searched for. */
const minSecretLength = 8
/** A shorter beginning of a secret at the end of a cut text reveals nothing, and may be there by chance. */
const minRemnantLength = 4

/** The secrets of a run. The credentials of proxies are taken out of texts, but an input may contain them. */
export function createSecrets(given: {
  apiToken: string
  githubToken?: string
  proxyCredentials?: readonly string[]
}): Secrets {
  const { apiToken, githubToken = '', proxyCredentials = [] } = given
  const tokens = [
    { name: apiTokenName, forms: formsOf(apiToken) },
    { name: githubTokenName, forms: formsOf(githubToken) },
  ]
  const allForms = [...tokens.flatMap(({ forms }) => forms), ...proxyCredentials.flatMap(formsOf)]
  return {
    find: text => tokens.find(({ forms }) => forms.some(form => text.includes(form)))?.name,
    redact: (text, isTruncated = false) => {
      const spans = allForms.flatMap(form => spansOf(form, text))
      const remnants = isTruncated ? allForms.flatMap(form => remnantOf(form, text)) : []
      return withMasks(text, [...spans, ...remnants])
    },
  }
}

/**
 * The six forms of a secret that are searched for: as it is, in base64 at each of the three alignments, and as
 * `encodeURIComponent` and `JSON.stringify` write it.
 */
function formsOf(secret: string): string[] {
  if (secret.length < minSecretLength) return []
  const inUrl = encodeURIComponent(secret.toWellFormed())
  const inJson = JSON.stringify(secret).slice(1, -1)
  return [...new Set([secret, ...[0, 1, 2].map(bytesBefore => inBase64(secret, bytesBefore)), inUrl, inJson])]
}

/** The characters of base64 that have only bits of the secret if so many bytes are before it. */
function inBase64(secret: string, bytesBefore: number): string {
  const bytes = Buffer.from('\0'.repeat(bytesBefore) + secret)
  const firstWhole = Math.ceil((bytesBefore * 8) / 6)
  const endOfWhole = Math.floor((bytes.length * 8) / 6)
  return bytes.toString('base64').slice(firstWhole, endOfWhole)
}

/** A part of a text. */
interface Span {
  start: number
  end: number
}

/** Where a form is in a text. A form may overlap itself: then its spans overlap. */
function spansOf(form: string, text: string): Span[] {
  const spans: Span[] = []
  for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1)) {
    spans.push({ start, end: start + form.length })
  }
  return spans
}

/** The end of a text, if a form begins there. */
function remnantOf(form: string, text: string): Span[] {
  for (let length = form.length - 1; length >= minRemnantLength; length--) {
    if (text.endsWith(form.slice(0, length))) return [{ start: text.length - length, end: text.length }]
  }
  return []
}

/** A text with one mask for each span, or for several that overlap. */
function withMasks(text: string, spans: Span[]): string {
  let masked = ''
  let done = 0
  for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
    if (start >= done) masked += text.slice(done, start) + mask
    done = Math.max(done, end)
  }
  return masked + text.slice(done)
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

/** The token that any text or number in a value contains. A set instead of recursion, which has a limit of depth. */
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
