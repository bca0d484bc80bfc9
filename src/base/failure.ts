/** The values of the `reason` output. Workflows branch on these values, so an existing value must never change. */
export type Reason =
  | 'invalid-input'
  | 'unreadable-file'
  | 'audience-not-found'
  | 'audience-ambiguous'
  | 'audience-mismatch'
  | 'reach-exceeded'
  | 'bad-audience-list'
  | 'url-check-failed'
  | 'connection-failed'
  | 'tls-failed'
  | 'proxy-failed'
  | 'timeout'
  | 'connection-lost'
  | 'bad-response'
  | `http-${number}`
  | 'service-reported-failure'
  | 'cancelled'
  | 'already-sent'
  | 'not-announceable'
  | 'outside-window'
  | 'payload-changed'
  | 'release-not-found'
  | 'github-failed'
  | 'claim-failed'
  | 'internal-error'

/**
 * What the user should do next, in complete sentences. `newRunAfter` leaves out the last clause, which says how to run
 * the fixed workflow. report/failure-explanation.ts adds that clause based on the event, because after some events, a new
 * run would not announce the same release again.
 */
export type Hint = string | { newRunAfter: string }

/** Returns the hint for a problem that may be fixed where a re-run looks again, such as in a variable. */
export const fixedAnywhere = (fix: string): Hint => ({
  newRunAfter: `${fix} If you change only secrets, variables, or your push service, re-run the failed job. Otherwise,`,
})

/**
 * Every message that tells users to set or change `once-key` must include this warning. It has no final period, because
 * hints have none.
 */
export const newKeySendsAgain =
  'Careful: a new key has no record yet, so the first run with it sends again, even what was already announced'

/**
 * An error to report to the user. `message` says what happened in complete sentences. It may quote untrusted text, so
 * reports must escape it.
 */
export class Failure extends Error {
  readonly reason: Reason
  /** What failed, in a few words. Used as the annotation title. */
  readonly title: string
  readonly hint: Hint

  constructor(text: Pick<Failure, 'reason' | 'title' | 'message' | 'hint'> & { cause?: unknown }) {
    super(text.message, text.cause === undefined ? undefined : { cause: text.cause })
    this.name = 'Failure'
    this.reason = text.reason
    this.title = text.title
    this.hint = text.hint
  }
}

/**
 * Returns a Failure unchanged. Any other thrown value (even null) indicates a bug in this action and becomes an
 * `internal-error`, which makes the step fail.
 */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  return new Failure({
    reason: 'internal-error',
    title: 'Internal error',
    message: `The action itself failed: ${describe(thrown)}.`,
    hint: 'Please report this bug with the log of the run.',
    cause: thrown,
  })
}

/** Describes a thrown value on one line: the error code, the message, and then the causes. */
export function describe(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const code = (thrown as NodeJS.ErrnoException).code
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER') return 'the server does not speak TLS at this port'
  if (code === 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED')
    return 'the server requires a client certificate, which this action cannot present'
  const { reason } = thrown as { reason?: unknown }
  // Use OpenSSL's `reason`, because its `message` is full of internal names.
  if (typeof code === 'string' && code.startsWith('ERR_SSL_') && typeof reason === 'string') return `${code}: ${reason}`
  // Remove Node's advice about private CAs. It names a command-line option, which a workflow cannot set.
  const text = (thrown.message || thrown.name).replace(/; if the root CA is .*|\s+/gs, ' ').trim()
  const withCode = typeof code === 'string' && !text.includes(code) ? `${code}: ${text}` : text
  const errors = thrown instanceof AggregateError ? thrown.errors.map(describe).join('; ') : ''
  const withErrors = errors && errors !== withCode ? `${withCode} (${errors})` : withCode
  return thrown.cause === undefined ? withErrors : `${withErrors}: ${describe(thrown.cause)}`
}

/** What the action was doing when it failed, as in the title `Sending failed`. */
export type Operation =
  | 'Sending'
  | 'Listing the audiences'
  | 'Claiming the key'
  | 'Checking the URLs'
  | 'Fetching the release'

/**
 * Returns the Failure for a run that was cancelled during `operation`, before the service could receive a notification.
 */
export function cancelledFailure(operation: Operation, message = cancelledMessage(operation)): Failure {
  return new Failure({
    reason: 'cancelled',
    title: `${operation} failed`,
    message,
    hint: cancelledHint,
  })
}

/** Returns the message for a run that was cancelled before the service could receive a notification. */
export const cancelledMessage = (operation: Operation): string =>
  operation === 'Sending'
    ? 'The run was cancelled before the service received the request.'
    : `The run was cancelled while ${operation.charAt(0).toLowerCase()}${operation.slice(1)}.`

export const cancelledHint = 'If you did not mean to cancel the run, run it again.'
