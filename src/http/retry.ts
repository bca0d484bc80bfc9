const baseMs = 1_000
const capMs = 30_000
/** A longer wait is not worth it: a job that sleeps for minutes costs more than one that is run again later. */
export const maxWaitMs = 120_000

/** Exponential backoff with full jitter, in milliseconds; `attempts` counts those that failed so far. */
export function backoff(attempts: number): number {
  return Math.random() * Math.min(capMs, baseMs * 2 ** (attempts - 1))
}

/** A `Retry-After` in milliseconds from `now`: seconds or an HTTP date; undefined if it is neither. */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined
  const text = header.trim()
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  if (!httpDate.test(text)) return undefined
  // The third form does not name its time zone, which is GMT too.
  const date = Date.parse(`${text.replace(/ GMT$/, '')} GMT`)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

// The three forms of RFC 9110, 5.6.7; Date.parse by itself would take "12 apples" for December.
const httpDate =
  /^(\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d{2}-\w{3}-\d{2} [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/

/** What follows an attempt: it is over, or it is retried after a wait (in milliseconds). */
export type AttemptResult<T, E> = { done: T | E } | { retry: E; waitMs: number }

/**
 * Repeats attempts until it is over, the retries are used up, a wait is too long, or the run is cancelled; the result
 * is that of the last attempt, or what `cancelled` gives.
 */
export async function withRetries<T, E>({
  attempt,
  retries,
  signal,
  cancelled,
  onWait,
}: {
  /** `number` counts from 1. */
  attempt: (number: number) => Promise<AttemptResult<T, E>>
  retries: number
  signal: AbortSignal | undefined
  cancelled: () => E
  onWait?: (last: E, waitMs: number) => void
}): Promise<T | E> {
  for (let number = 1; !signal?.aborted; number++) {
    const result = await attempt(number)
    if ('done' in result) return result.done
    if (signal?.aborted) break
    const { retry: last, waitMs } = result
    if (number > retries || waitMs > maxWaitMs) return last
    onWait?.(last, waitMs)
    await wait(waitMs, signal)
  }
  return cancelled()
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', done)
  })
}
