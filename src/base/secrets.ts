import { type Problem, problem } from './problems.ts'

/** The action masks these inputs before it reads any other input. */
export const secretInputs = ['api-token', 'github-token']

export interface Secrets {
  /** Returns `the API token` or `the GitHub token` if the text contains that token. Otherwise, returns undefined. */
  find(text: string): string | undefined
  /**
   * Replaces every secret with `***`. Callers must redact text before shortening it, because redaction finds only whole
   * secrets. Set `isTruncated` if the text may end in the middle of a secret.
   */
  redact(text: string, isTruncated?: boolean): string
}

/** Finds tokens in what may be published. */
export type TokenFinder = Pick<Secrets, 'find'>

const apiTokenName = 'the API token'
const githubTokenName = 'the GitHub token'
const mask = '***'
/**
 * The minimum length of a token that the action looks for, in characters. Shorter tokens are easy to guess and may
 * appear in any text by chance.
 */
const minTokenLength = 8
/**
 * The minimum length of a partial secret to redact at the end of truncated text, in characters. A shorter part reveals
 * nothing useful and may be there by chance.
 */
const minRemnantLength = 4

/**
 * `redact` also replaces proxy credentials. `find` ignores them, because a proxy password may be an ordinary word that
 * also occurs in an input.
 */
export function createSecrets(given: {
  apiToken: string
  githubToken?: string
  proxyCredentials?: readonly string[]
}): Secrets {
  const { apiToken, githubToken = '', proxyCredentials = [] } = given
  const tokens = [
    { name: apiTokenName, secret: apiToken },
    { name: githubTokenName, secret: githubToken },
  ]
    .filter(({ secret }) => secret.length >= minTokenLength)
    .map(({ name, secret }) => ({ name, forms: formsOf(secret) }))
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
 * Returns the six forms in which a secret may appear: unchanged, in base64 at each of the three alignments, and as
 * encoded by `encodeURIComponent` and by `JSON.stringify`.
 */
function formsOf(secret: string): string[] {
  const inUrl = encodeURIComponent(secret.toWellFormed())
  const inJson = JSON.stringify(secret).slice(1, -1)
  return [...new Set([secret, ...[0, 1, 2].map(bytesBefore => inBase64(secret, bytesBefore)), inUrl, inJson])]
}

/** Returns the base64 characters that depend only on the secret, assuming that `bytesBefore` bytes precede it. */
function inBase64(secret: string, bytesBefore: number): string {
  const bytes = Buffer.from('\0'.repeat(bytesBefore) + secret)
  const firstWhole = Math.ceil((bytesBefore * 8) / 6)
  const endOfWhole = Math.floor((bytes.length * 8) / 6)
  return bytes.toString('base64').slice(firstWhole, endOfWhole)
}

interface Span {
  start: number
  end: number
}

/** Finds every occurrence of `form` in the text, including overlapping ones. */
function spansOf(form: string, text: string): Span[] {
  const spans: Span[] = []
  for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1)) {
    spans.push({ start, end: start + form.length })
  }
  return spans
}

/** Finds the longest prefix of a secret at the end of truncated text. */
function remnantOf(form: string, text: string): Span[] {
  for (let length = form.length - 1; length >= minRemnantLength; length--) {
    if (text.endsWith(form.slice(0, length))) return [{ start: text.length - length, end: text.length }]
  }
  return []
}

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
 * Returns a problem for each input whose value contains a token, at any depth, including in object keys. The keys of
 * `values` are input names. Callers must check inputs and payload files before quoting or shortening them. What is
 * published is searched again when it is complete, in content/content.ts.
 */
export function secretsInValues(values: Record<string, unknown>, tokens: TokenFinder, file?: string): Problem[] {
  return Object.entries(values).flatMap(([input, value]) => {
    const found = tokenIn(value, tokens)
    if (!found) return []
    const message = file === undefined ? tokenInInput(found) : tokenInFile(found)
    // The workflow may have filled the input from the event, such as with the notes of a release.
    return problem({ input, file }, { message, mayBeInEvent: true })
  })
}

const tokenInInput = (token: string) =>
  `contains ${token}, which would be published; remove it, and replace the token if it is written in the workflow`

/** A file is usually committed, so its token stays in the history of the repository. */
const tokenInFile = (token: string) =>
  `contains ${token}; replace the token ${token === apiTokenName ? 'at the push service' : 'on GitHub'}, and remove it here`

/**
 * Returns a problem for each input that contains a token. Skips `api-token`, and searches `github-token` only for the
 * API token.
 */
export function secretsInInputs(raw: Record<string, string>, tokens: TokenFinder): Problem[] {
  const { 'api-token': _, 'github-token': githubToken = '', ...others } = raw
  const isApiToken = tokens.find(githubToken) === apiTokenName
  return secretsInValues({ ...others, ...(isApiToken && { 'github-token': githubToken }) }, tokens)
}

/**
 * Returns the name of the first token found in a value, at any depth. Loops over a growing set, because recursion would
 * overflow the stack on deeply nested values.
 */
function tokenIn(value: unknown, tokens: TokenFinder): string | undefined {
  const values = new Set([value])
  for (const each of values) {
    // Search numbers too, because YAML can hide the digits of a token: 0x499602D2 becomes 1234567890 in JSON.
    const found = typeof each === 'string' || typeof each === 'number' ? tokens.find(String(each)) : undefined
    if (found) return found
    for (const part of partsOf(each)) values.add(part)
  }
  return undefined
}

/** Returns the keys and values of an object or array. Any other value has none. */
const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flat() : []
