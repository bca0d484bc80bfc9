import { Failure } from '../base/failure.ts'
import type { Redact } from '../base/text.ts'
import type { Preview } from './preview-result.ts'
import type { FinishedSend } from './send-result.ts'

/** A union with a `[name, value type]` pair for each field of a type, at any depth. Leaves out index signatures. */
type FieldsOf<T> = unknown extends T
  ? never
  : T extends string | number | boolean | symbol | Date | null | undefined | ((...given: never[]) => unknown)
    ? never
    : T extends readonly (infer Element)[]
      ? FieldsOf<Element>
      : {
          [Name in keyof T]-?: string extends Name
            ? never
            : [Name, NonNullable<T[Name]>] | FieldsOf<NonNullable<T[Name]>>
        }[keyof T]
type ElementOf<Value> = Value extends readonly (infer Element)[] ? Element : Value
type NamesOfText<Field> = Field extends [infer Name, infer Value]
  ? string extends ElementOf<Value>
    ? Name
    : never
  : never
type Reported = FinishedSend | Preview
type CodeName = Exclude<FieldsOf<Reported>[0], NamesOfText<FieldsOf<Reported>>>

/**
 * Redaction must not change these fields. The `payload` cannot contain a token. The others contain only codes such as
 * `rejected`, which may match a token by chance. The type ensures that none of the others contain untrusted text.
 */
const exact: readonly (CodeName | 'payload')[] = [
  'payload',
  'outcome',
  'reason',
  'kind',
  'type',
  'unexpected',
  'field',
  'what',
  'only',
  'sources',
]

/**
 * Redacts the secrets in all the text of a finished send or preview. Reports must be built from the redacted result,
 * because redaction does not find secrets in escaped or shortened text.
 */
export function redactFields<Finished extends Reported>(finished: Finished, redact: Redact): Finished {
  const redactAll = (value: unknown, isUsers: boolean): unknown => {
    if (typeof value === 'string') return redact(value)
    if (Array.isArray(value)) return value.map(each => redactAll(each, isUsers))
    if (value instanceof Failure) return redactFailure(value, redact)
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    const fields = Object.entries(value).map(([name, inner]) => {
      // Users choose the keys and values of `extraFields`, so redact both, even if a key also occurs in `exact`.
      if (isUsers) return [redact(name), redactAll(inner, true)]
      return [name, (exact as readonly string[]).includes(name) ? inner : redactAll(inner, name === 'extraFields')]
    })
    return Object.fromEntries(fields)
  }
  return redactAll(finished, false) as Finished
}

/** Redacts the text of a failure and drops its cause, which reports never show. */
export function redactFailure({ reason, title, message, hint }: Failure, redact: Redact): Failure {
  const redactedHint = typeof hint === 'string' ? redact(hint) : { newRunAfter: redact(hint.newRunAfter) }
  return new Failure({ reason, title: redact(title), message: redact(message), hint: redactedHint })
}
