import { Failure } from '../errors.ts'
import type { Redact } from '../redaction.ts'

/**
 * A value with the secrets taken out of every text in it, names of fields included. A summary is made of such a value:
 * once a text is escaped or cut, a secret in it is not recognised any more.
 */
export function redacted<T>(value: T, redact: Redact): T {
  return redactAny(value, redact) as T
}

function redactAny(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map(each => redactAny(each, redact))
  if (value instanceof Failure) {
    const { reason, title, message, next } = value
    return new Failure({ reason, title: redact(title), message: redact(message), next: redact(next) })
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [redact(name), redactAny(inner, redact)]))
}
