/**
 * The waits, in milliseconds, before the action reads a missing ref again or retries a deletion. If these values differ
 * from the waits in the action, the tests still pass but take longer.
 */
const shortWaits = [250, 300, 600]
/** The waits, in milliseconds, before the action looks again for a release that was not found. */
const releaseWaits = [1_000, 2_000]

/**
 * Returns a script that makes these waits end at once. The script also makes `Math.random` return 0, which makes
 * every back-off zero.
 */
const skipping = (waits: number[]) => `
  Math.random = () => 0
  const realWait = globalThis.setTimeout
  globalThis.setTimeout = (callback, ms, ...given) => realWait(callback, [${waits}].includes(ms) ? 0 : ms, ...given)`

/** Returns environment variables that make a step run `script` first and skip `waits`. */
export const preloading = (script: string, waits = shortWaits): Record<string, string> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`${skipping(waits)}\n${script}`)}`,
})

export const withoutWaits = preloading('')

/**
 * Like `withoutWaits`, for a step that fetches a release. The step's timeout must differ from all of the waits, because
 * every timer with one of these durations ends at once.
 */
export const withoutReleaseWaits = preloading('', [...shortWaits, ...releaseWaits])

/**
 * Environment variables that make a step's clock start at this time. A wait of `waitMs` ends at once and moves the
 * clock forward by `advanceMs`.
 */
export const startingAt = (time: string, waitMs = Number.NaN, advanceMs = waitMs): Record<string, string> =>
  preloading(
    `
    const RealDate = Date
    let ahead = RealDate.parse('${time}') - RealDate.now()
    const wait = setTimeout
    globalThis.setTimeout = (callback, ms, ...given) => {
      if (ms !== ${waitMs}) return wait(callback, ms, ...given)
      ahead += ${advanceMs}
      return wait(callback, 0, ...given)
    }
    globalThis.Date = class extends RealDate {
      constructor(...given) {
        super(...(given.length > 0 ? given : [RealDate.now() + ahead]))
      }
      static now() {
        return RealDate.now() + ahead
      }
    }`,
    [...shortWaits, ...releaseWaits],
  )

/** Environment variables that make a step throw an uncaught error when it receives SIGUSR2. */
export const crashing = preloading(`process.on('SIGUSR2', () => { throw new Error('out of the blue') })`)
