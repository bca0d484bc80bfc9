/** Why a run did not send, as the output `reason` gives it; workflows branch on these codes, so they never change. */
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
 * What to do next: whole sentences; or the beginning of them, which ends with how to run a corrected workflow. Nobody
 * can start a new run for a release, so only the report knows how (report/failure-meaning.ts).
 */
export type Hint = string | { newRunAfter: string }

/**
 * The one error of this action: something that ends a run. Whether something was sent is not part of it: that follows
 * from the outcome. Its `message` says what happened, as whole sentences. It may quote text from outside; whoever shows
 * it makes it safe first.
 */
export class Failure extends Error {
  readonly reason: Reason
  /** What failed, in a few words: the title of the annotation. */
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
 * Whatever was thrown, as a Failure: anything that is not one already is a defect of this action (`internal-error`).
 * A thrown string or null gives one too, so that a step fails whatever was thrown.
 */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  return new Failure({
    reason: 'internal-error',
    title: 'Internal error',
    message: `The action itself failed: ${describe(thrown)}.`,
    hint: 'Please report this with the log of the run.',
    cause: thrown,
  })
}

/** One line for any thrown value: its code first if it has one, its causes last. */
export function describe(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const code = (thrown as NodeJS.ErrnoException).code
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER') return 'the server does not speak TLS at this port'
  if (code === 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED')
    return 'the server requires a client certificate, which this action cannot present'
  const { reason } = thrown as { reason?: unknown }
  // OpenSSL's message is a line of its internals; its reason is a few words.
  if (typeof code === 'string' && code.startsWith('ERR_SSL_') && typeof reason === 'string') return `${code}: ${reason}`
  // Node's own remedy for a private CA is an option, which no workflow can set.
  const text = (thrown.message || thrown.name).replace(/; if the root CA is .*|\s+/gs, ' ').trim()
  const withCode = typeof code === 'string' && !text.includes(code) ? `${code}: ${text}` : text
  const errors = thrown instanceof AggregateError ? thrown.errors.map(describe).join('; ') : ''
  const withErrors = errors && errors !== withCode ? `${withCode} (${errors})` : withCode
  return thrown.cause === undefined ? withErrors : `${withErrors}: ${describe(thrown.cause)}`
}

/** What failed; it begins the title of the annotation. */
export type Operation =
  | 'Sending'
  | 'Listing the audiences'
  | 'Claiming the key'
  | 'Checking the URLs'
  | 'Fetching the release'

/** Cancelled while no request was under way. */
export function cancelledFailure(operation: Operation, message = cancelledMessage(operation)): Failure {
  return new Failure({
    reason: 'cancelled',
    title: `${operation} failed`,
    message,
    hint: cancelledHint,
  })
}

/** What happened to an operation that was cancelled before anything of a send was received. */
export const cancelledMessage = (operation: Operation): string =>
  operation === 'Sending'
    ? 'The run was cancelled before the service received the request.'
    : `The run was cancelled while ${operation.charAt(0).toLowerCase()}${operation.slice(1)}.`

export const cancelledHint = 'If you did not mean to cancel it, run it again.'
