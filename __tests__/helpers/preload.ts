/**
 * How long the action waits, in milliseconds, before it rereads a missing ref or retries a deletion. If these values
 * get out of sync with the action, the tests still pass but take longer.
 */
const shortWaits = [250, 300, 600]
/** How long the action waits, in milliseconds, before it looks for a missing release again. */
const releaseWaits = [1_000, 2_000]

/**
 * Returns a script that makes these waits end immediately. It also makes `Math.random` return 0, so every back-off is
 * zero.
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
 * Like `withoutWaits`, but for a step that fetches a release. The step's timeout must differ from all of these waits,
 * because any timer with the same duration fires immediately.
 */
export const withoutReleaseWaits = preloading('', [...shortWaits, ...releaseWaits])

/**
 * Environment variables that make a step's clock start at this time. A wait of `waitMs` ends immediately and moves the
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
