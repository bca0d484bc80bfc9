import { type Problem, problem } from './problems.ts'
import { base64Of, findSecrets, type Secret } from './secret-search.ts'

/** The inputs that are secret. They are masked before anything else is read. */
export const secretInputs = ['api-token', 'github-token']

/** Which texts are secret: where they may not appear, and how they are taken out of a text. */
export interface Secrets {
  /**
   * Which token (of eight characters or more) a text would publish, plain or encoded: `the API token` or `the GitHub
   * token`; undefined if none.
   */
  find(text: string): string | undefined
  /**
   * Removes every secret (of any length) from a text: plain, in base64, or escaped once (docs/threat-model.md, "A
   * hostile service answer"). Callers redact a text before they shorten it, so that no part of a secret is left.
   * `truncated` says that the text was cut at its end, maybe inside a secret.
   */
  redact(text: string, truncated?: boolean): string
}

const apiTokenName = 'the API token'
const githubTokenName = 'the GitHub token'
const mask = '***'
/** A shorter token may be in a text by chance, and is too short to protect anything. */
const minTokenLength = 8

/** The secrets of a run. The credentials of proxies are removed from texts, but an input may contain them. */
export function createSecrets(given: {
  apiToken: string
  githubToken?: string
  proxyCredentials?: readonly string[]
}): Secrets {
  const { apiToken, githubToken = '', proxyCredentials = [] } = given
  const names = new Map<string, string | undefined>(proxyCredentials.map(text => [text, undefined]))
  names.set(githubToken, githubTokenName).set(apiToken, apiTokenName)
  names.delete('')
  const secrets = [...names].map(
    ([text, name]): Secret =>
      text.length < minTokenLength ? { text, base64: [] } : { text, name, base64: base64Of(text) },
  )
  return {
    find: text => {
      if (text.length < minTokenLength) return undefined
      const found = findSecrets(secrets, text, false).map(({ name }) => name)
      return [apiTokenName, githubTokenName].find(name => found.includes(name))
    },
    redact: (text, truncated = false) => {
      const spans = findSecrets(secrets, text, truncated).sort((a, b) => a.start - b.start)
      let redacted = ''
      let done = 0
      for (const { start, end } of spans) {
        // Spans may overlap: then the later one only makes the part longer that the mask stands for.
        if (start >= done) redacted += text.slice(done, start) + mask
        done = Math.max(done, end)
      }
      return redacted + text.slice(done)
    },
  }
}

/**
 * A problem for each value that would publish a token, in its keys and nested texts too. Inputs, the text of a payload
 * file and what its escapes mean are checked here before any of it is quoted or shortened; texts of an event or a
 * release are checked where they become content (content/precedence.ts, content/templates.ts). The key of each value is
 * the name of its input.
 */
export function publishedSecrets(values: Record<string, unknown>, secrets: Secrets, file?: string): Problem[] {
  return Object.entries(values).flatMap(([input, value]) => {
    const found = tokenIn(value, secrets)
    return found ? problem({ input, file }, `contains ${found}, which would be published; remove it`) : []
  })
}

/**
 * The same for inputs: `api-token` is not searched, `github-token` only for the API token, every other input for both.
 */
export function publishedInputs(raw: Record<string, string>, secrets: Secrets): Problem[] {
  const { 'api-token': _, 'github-token': githubToken = '', ...others } = raw
  const isApiToken = secrets.find(githubToken) === apiTokenName
  return publishedSecrets({ ...others, ...(isApiToken && { 'github-token': githubToken }) }, secrets)
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
