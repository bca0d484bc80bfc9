const baseMs = 1_000
const capMs = 30_000
/** A longer wait is not worth a job that sleeps: the run fails instead, and can be repeated later. */
export const maxWaitMs = 120_000

/** Exponential backoff with full jitter, in milliseconds; `attempts` counts those that failed so far. */
export function backoff(attempts: number): number {
  return Math.random() * Math.min(capMs, baseMs * 2 ** (attempts - 1))
}

/** The date format that servers have to send. `Date.parse` by itself would take "apples 12" for December. */
const httpDate = /^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/

/** A `Retry-After` in milliseconds from `now`: seconds or an HTTP date. Undefined if it is absent or makes no sense. */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const date = httpDate.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

/** An attempt that is final, or that may be repeated after a wait; `result` counts if it is not. */
export type AttemptResult<T, E> = { done: T | E } | { result: E; waitMs: number }

/**
 * Repeats attempts until one is done, the retries are used up, a wait is too long, `beforeRetry` ends them, or the run
 * is cancelled. The result is that of the last attempt, or what `beforeRetry` or `cancelled` gives.
 */
export async function withRetries<T, E>({
  attempt,
  retries,
  signal,
  cancelled,
  onWait,
  beforeRetry,
}: {
  /** `attemptNumber` counts from 1. */
  attempt: (attemptNumber: number) => Promise<AttemptResult<T, E>>
  retries: number
  signal: AbortSignal | undefined
  cancelled: () => E
  onWait?: (result: E, waitMs: number) => void
  /** Called after each wait, with the result before it; a result that it returns ends the retries. */
  beforeRetry?: (result: E) => Promise<E | undefined>
}): Promise<T | E> {
  for (let attemptNumber = 1; !signal?.aborted; attemptNumber++) {
    const attempted = await attempt(attemptNumber)
    if ('done' in attempted) return attempted.done
    if (signal?.aborted) break
    const { result, waitMs } = attempted
    if (attemptNumber > retries || waitMs > maxWaitMs) return result
    onWait?.(result, waitMs)
    await wait(waitMs, signal)
    if (signal?.aborted) break
    const ended = await beforeRetry?.(result)
    // If the run was cancelled meanwhile, that may be why `beforeRetry` ended the retries: report the cancellation.
    if (ended !== undefined && !signal?.aborted) return ended
  }
  return cancelled()
}

/** Waits so many milliseconds, or until `signal` is aborted. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise(resolve => {
    const finish = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    signal?.addEventListener('abort', finish)
  })
}
