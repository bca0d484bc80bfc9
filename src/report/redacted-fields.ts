import { Failure } from '../errors.ts'
import type { Redact } from '../text.ts'
import type { Preview } from './preview-result.ts'
import type { FinishedSend } from './send-result.ts'

/** Every named field of a value, at any depth, as its name and what it may be. */
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
 * What stays exact: codes, which a token may be by chance (`rejected`), and `payload`, which was checked before it was
 * sent. Any other string may contain text from outside. This does not compile if one of these names has any text
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
 * A finished send or preview with the secrets taken out of every text in it. Everything that a user sees is made of
 * this: once a text is escaped or cut, a secret in it is not recognized any more.
 */
export function redactFields<Finished extends Reported>(finished: Finished, redact: Redact): Finished {
  const redactAll = (value: unknown, isUsers: boolean): unknown => {
    if (typeof value === 'string') return redact(value)
    if (Array.isArray(value)) return value.map(each => redactAll(each, isUsers))
    if (value instanceof Failure) return redactFailure(value, redact)
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    const fields = Object.entries(value).map(([name, inner]) => {
      // In what the user gave, the names are text too, and none of them is a code.
      if (isUsers) return [redact(name), redactAll(inner, true)]
      return [name, (exact as readonly string[]).includes(name) ? inner : redactAll(inner, name === 'extraFields')]
    })
    return Object.fromEntries(fields)
  }
  return redactAll(finished, false) as Finished
}

/** Without the cause, which nothing shows. */
export function redactFailure({ reason, title, message, hint }: Failure, redact: Redact): Failure {
  const redactedHint = typeof hint === 'string' ? redact(hint) : { newRunAfter: redact(hint.newRunAfter) }
  return new Failure({ reason, title: redact(title), message: redact(message), hint: redactedHint })
}
