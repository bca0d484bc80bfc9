import { Failure } from '../errors.ts'
import type { Redact } from '../inputs/secrets.ts'

/**
 * A value with the secrets taken out of every text in it. A summary is made of such a value: once a text is escaped or
 * cut, a secret in it is not recognised any more. Names and codes of our own stay, since a short secret may stand in one
 * by chance; the names of further fields are the user's.
 */
export function redacted<T>(value: T, redact: Redact): T {
  return redactAny(value, redact, false) as T
}

/** Fields of a result whose text is a code of ours, which says what the others mean. */
const codes = new Set(['outcome', 'reason', 'type', 'sources'])

function redactAny(value: unknown, redact: Redact, foreign: boolean): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map(each => redactAny(each, redact, foreign))
  if (value instanceof Failure) {
    const { reason, title, message, hint } = value
    return new Failure({ reason, title: redact(title), message: redact(message), hint: redact(hint) })
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const fields = Object.entries(value).map(([name, inner]) => {
    if (foreign) return [redact(name), redactAny(inner, redact, true)]
    return [name, codes.has(name) ? inner : redactAny(inner, redact, name === 'extraFields')]
  })
  return Object.fromEntries(fields)
}
