import { Failure } from '../errors.ts'
import type { Redact } from '../text.ts'
import type { Preview } from './preview-result.ts'
import type { FinishedSend } from './send-result.ts'

/** Every named field of a value, at any depth, with its name and possible values. */
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
 * Fields that stay exact: codes, which may equal a token by chance (`rejected`), and `payload`, which was checked
 * before. Any other string may contain text from outside. Does not compile if one of these names is used for text
 * elsewhere.
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
 * A finished send or preview with the secrets redacted in all its texts. Everything a user sees is made from it,
 * because a secret in escaped or truncated text is no longer recognized.
 */
export function redactFields<Finished extends Reported>(finished: Finished, redact: Redact): Finished {
  const redactAll = (value: unknown, isUsers: boolean): unknown => {
    if (typeof value === 'string') return redact(value)
    if (Array.isArray(value)) return value.map(each => redactAll(each, isUsers))
    if (value instanceof Failure) return redactFailure(value, redact)
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    const fields = Object.entries(value).map(([name, inner]) => {
      // `extraFields` comes from the user: its keys need redacting too, and none of its values is one of our codes.
      if (isUsers) return [redact(name), redactAll(inner, true)]
      return [name, (exact as readonly string[]).includes(name) ? inner : redactAll(inner, name === 'extraFields')]
    })
    return Object.fromEntries(fields)
  }
  return redactAll(finished, false) as Finished
}

/** Leaves out the cause, which is never shown. */
export function redactFailure({ reason, title, message, hint }: Failure, redact: Redact): Failure {
  const redactedHint = typeof hint === 'string' ? redact(hint) : { newRunAfter: redact(hint.newRunAfter) }
  return new Failure({ reason, title: redact(title), message: redact(message), hint: redactedHint })
}
