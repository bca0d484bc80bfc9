/** The values of the `reason` output. Workflows branch on these codes, so the codes must never change. */
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
 * What to do next, in whole sentences. The report completes `newRunAfter` with words on how to run a corrected workflow,
 * because a new run cannot announce a release event (report/failure-meaning.ts).
 */
export type Hint = string | { newRunAfter: string }

/**
 * The only error that this action throws on purpose. `message` says what happened in whole sentences. It may quote text
 * from outside, which reports must escape.
 */
export class Failure extends Error {
  readonly reason: Reason
  /** A few words on what failed, for the title of the annotation. */
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
 * Converts any thrown value to a Failure. A value that is not a Failure, even a string or null, is a bug of this action
 * (`internal-error`), so the step always fails.
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

/** Describes any thrown value in one line, with its error code first and its causes last. */
export function describe(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const code = (thrown as NodeJS.ErrnoException).code
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER') return 'the server does not speak TLS at this port'
  if (code === 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED')
    return 'the server requires a client certificate, which this action cannot present'
  const { reason } = thrown as { reason?: unknown }
  // OpenSSL's message is a line of internals, but its reason is a few plain words.
  if (typeof code === 'string' && code.startsWith('ERR_SSL_') && typeof reason === 'string') return `${code}: ${reason}`
  // Node's own advice for a private CA is a command-line option, which workflows cannot set.
  const text = (thrown.message || thrown.name).replace(/; if the root CA is .*|\s+/gs, ' ').trim()
  const withCode = typeof code === 'string' && !text.includes(code) ? `${code}: ${text}` : text
  const errors = thrown instanceof AggregateError ? thrown.errors.map(describe).join('; ') : ''
  const withErrors = errors && errors !== withCode ? `${withCode} (${errors})` : withCode
  return thrown.cause === undefined ? withErrors : `${withErrors}: ${describe(thrown.cause)}`
}

/** The title of a failure starts with its operation. */
export type Operation =
  | 'Sending'
  | 'Listing the audiences'
  | 'Claiming the key'
  | 'Checking the URLs'
  | 'Fetching the release'

/** For an operation that was cancelled while no request was under way. */
export function cancelledFailure(operation: Operation, message = cancelledMessage(operation)): Failure {
  return new Failure({
    reason: 'cancelled',
    title: `${operation} failed`,
    message,
    hint: cancelledHint,
  })
}

/** For an operation that was cancelled before the service could receive a notification. */
export const cancelledMessage = (operation: Operation): string =>
  operation === 'Sending'
    ? 'The run was cancelled before the service received the request.'
    : `The run was cancelled while ${operation.charAt(0).toLowerCase()}${operation.slice(1)}.`

export const cancelledHint = 'If you did not mean to cancel the run, run it again.'
