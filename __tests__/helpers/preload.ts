/**
 * How long the action waits before it reads a missing ref again or retries a deletion, in milliseconds. These are
 * copies. If they differ from the action's waits, the tests only take longer.
 */
const shortWaits = [250, 300, 600]
/** How long the action waits before it looks again for a release that was not found, in milliseconds. */
const releaseWaits = [1_000, 2_000]

/**
 * Returns a script that makes these waits end at once. The script also makes every back-off zero, because the action
 * multiplies each back-off by a random number.
 */
const skipping = (waits: number[]) => `
  Math.random = () => 0
  const realWait = globalThis.setTimeout
  globalThis.setTimeout = (callback, ms, ...given) => realWait(callback, [${waits}].includes(ms) ? 0 : ms, ...given)`

/** Environment variables that run this script before the action and skip these waits. */
export const preloading = (script: string, waits = shortWaits): Record<string, string> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`${skipping(waits)}\n${script}`)}`,
})

/** Environment variables that make a step retry without waiting. */
export const withoutWaits = preloading('')

/** Like `withoutWaits`, for a step that fetches a release. The step's timeout must differ from all of the waits. */
export const withoutReleaseWaits = preloading('', [...shortWaits, ...releaseWaits])

/**
 * Environment variables that make a step's clock start at this time. A wait of `passing` milliseconds ends at once and
 * moves the clock forward by `ahead` milliseconds.
 */
export const startingAt = (time: string, passing = Number.NaN, ahead = passing): Record<string, string> =>
  preloading(
    `
    const RealDate = Date
    let ahead = RealDate.parse('${time}') - RealDate.now()
    const wait = setTimeout
    globalThis.setTimeout = (callback, ms, ...given) => {
      if (ms !== ${passing}) return wait(callback, ms, ...given)
      ahead += ${ahead}
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
