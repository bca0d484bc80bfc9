import type { Content } from '../content/merge.ts'
import { Failure } from '../errors.ts'
import type { Redact } from '../inputs/secrets.ts'
import type { ClaimState, HeldClaim, KeyUse } from '../once/claim.ts'
import type { ChosenTarget, Resolved } from '../push/target.ts'
import type { Advice, FinishedRun, Guards, Result } from './result.ts'

type Names<T> = T extends unknown ? keyof T : never
type Field<T, Name> = T extends unknown ? (Name extends keyof T ? NonNullable<T[Name]> : never) : never

/** Whether a value may contain text from outside: any string may but a fixed code, whose type is a literal. */
type HasText<T> = unknown extends T
  ? true
  : T extends string
    ? string extends T
      ? true
      : false
    : T extends number | boolean | Date | undefined
      ? false
      : T extends readonly (infer Element)[]
        ? HasText<Element>
        : { [Name in keyof T]: HasText<T[Name]> }[keyof T]

/** How to redact each field that may contain text. A new one does not compile until it is here. */
type Redactions<T> = {
  [Name in Names<T> as true extends HasText<Field<T, Name>> ? Name : never]-?: (value: Field<T, Name>) => Field<T, Name>
}

/** The same value with its texts redacted; codes, numbers and dates stay as they are. */
function redactFields<T extends object>(value: T, redactions: Redactions<T>): T {
  const redacted = Object.entries(redactions).flatMap(([name, redaction]) => {
    const field: unknown = value[name as keyof T]
    return field === undefined ? [] : [[name, (redaction as (field: unknown) => unknown)(field)]]
  })
  return { ...value, ...Object.fromEntries(redacted) }
}

/**
 * A finished run with the secrets taken out of every text in it. Everything that a user sees is made of this: once a text
 * is escaped or cut, a secret in it is not recognized any more. Only `payload` stays exact: it was checked before it was sent.
 */
export function redactRun(run: FinishedRun, redact: Redact): FinishedRun {
  const text = (value: string) => redact(value)
  const claim = (held: HeldClaim): HeldClaim =>
    redactFields(held, { ...claimRef, by: by => redactFields(by, claimedBy) })
  const claimedBy = { run: text, time: text, url: text }
  const claimRef = { key: text, ref: text, repository: text, serverUrl: text, tag: text }
  return redactFields(run, {
    result: result =>
      redactFields<Result>(result, {
        doubt: text,
        because: text,
        claim,
        failure: failure => redactFailure(failure, redact),
      }),
    target: target =>
      redactFields<ChosenTarget>(target, { audience: each => redactFields<Resolved>(each, { name: text }) }),
    content: content => redactContent(content, redact),
    guards: guards => redactFields<Guards>(guards, { onceKey: text }),
    extraFields: fields => redactJson(fields, redact) as Record<string, unknown>,
    payload: exact => exact,
    response: response => redactFields(response, { response: text }),
    advice: advice => advice.map(each => redactFields<Advice>(each, { key: text, input: text, file: text })),
    keyUse: use => redactFields<KeyUse>(use, { ...claimRef, cause: text, claim }),
    claim: own => redactFields<ClaimState>(own, claimRef),
  })
}

function redactContent(content: Content, redact: Redact): Content {
  const text = (value: string) => redact(value)
  return redactFields(content, {
    notification: notification =>
      redactFields(notification, {
        title: text,
        message: text,
        icon_url: text,
        banner_url: text,
        landing_url: text,
        actions: actions => actions.map(action => redactFields(action, { text, url: text })),
        utm_source: text,
        utm_medium: text,
        utm_campaign: text,
      }),
  })
}

/** Without the cause, which nothing shows. */
export function redactFailure({ reason, title, message, hint }: Failure, redact: Redact): Failure {
  return new Failure({ reason, title: redact(title), message: redact(message), hint: redact(hint) })
}

/** The names too, since they are the user's. */
function redactJson(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map(each => redactJson(each, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [redact(name), redactJson(inner, redact)]))
}
