const baseMs = 1_000
const capMs = 30_000
/**
 * The longest wait before a retry. If the service asks for a longer wait, the run fails instead of blocking the runner.
 */
export const maxWaitMs = 120_000

/**
 * Returns how long to wait before a retry, in milliseconds (exponential backoff with full jitter). `attempts` is the
 * number of failed attempts so far.
 */
export function backoff(attempts: number): number {
  return Math.random() * Math.min(capMs, baseMs * 2 ** (attempts - 1))
}

/**
 * Matches the date format that RFC 9110 requires. `Date.parse` alone accepts almost any text: it reads "apples 12" as a
 * date in December.
 */
const httpDate = /^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/

/**
 * Returns the wait that a `Retry-After` header (seconds or an HTTP date) asks for, in milliseconds, or undefined if the
 * header is missing or invalid.
 */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const date = httpDate.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

/** The result of one attempt: `done` if it is final, or else the `result` to return if there are no more retries. */
export type AttemptResult<T, E> = { done: T | E } | { result: E; waitMs: number }

/**
 * Repeats `attempt` until it returns `done`. Stops early if no retries are left, if the wait would be longer than
 * `maxWaitMs`, if `beforeRetry` returns a result, or if the run is cancelled. Returns the last result, or the result of
 * `beforeRetry` or `cancelled`.
 */
export async function withRetries<T, E>({
  attempt,
  retries,
  signal,
  cancelled,
  onWait,
  beforeRetry,
}: {
  /** `attemptNumber` starts at 1. */
  attempt: (attemptNumber: number) => Promise<AttemptResult<T, E>>
  retries: number
  signal: AbortSignal | undefined
  cancelled: () => E
  onWait?: (result: E, waitMs: number) => void
  /**
   * Called after each wait with the result of the last attempt. If it returns a result, withRetries() stops and returns
   * that result.
   */
  beforeRetry?: (result: E) => Promise<E | undefined>
}): Promise<T | E> {
  for (let attemptNumber = 1; !signal?.aborted; attemptNumber++) {
    const attempted = await attempt(attemptNumber)
    if ('done' in attempted) return attempted.done
    const { result, waitMs } = attempted
    if (attemptNumber > retries || waitMs > maxWaitMs) return result
    if (signal?.aborted) break
    onWait?.(result, waitMs)
    await wait(waitMs, signal)
    if (signal?.aborted) break
    const ended = await beforeRetry?.(result)
    // If the run was cancelled, that may be why `beforeRetry` returned a result, so report the cancellation instead.
    if (ended !== undefined && !signal?.aborted) return ended
  }
  return cancelled()
}

/** Waits for `ms` milliseconds, or until `signal` is aborted. */
export async function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return
  await new Promise<void>(resolve => {
    const finish = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    signal?.addEventListener('abort', finish)
  })
}
