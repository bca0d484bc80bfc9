/**
 * The waits before the action reads a missing ref again or tries again to delete a claim, in milliseconds. If the
 * action changes them, the tests only take longer.
 */
const shortWaits = [250, 300, 600]
/** The waits before the action asks again for a release that was not found, in milliseconds. */
const releaseWaits = [1_000, 2_000]

/**
 * A script that makes these waits end at once. It also makes every back-off zero, because the action multiplies a
 * back-off by a random number.
 */
const skipping = (waits: number[]) => `
  Math.random = () => 0
  const realWait = globalThis.setTimeout
  globalThis.setTimeout = (callback, ms, ...given) => realWait(callback, [${waits}].includes(ms) ? 0 : ms, ...given)`

/** The environment of a step that runs this script before the action, and skips these waits. */
export const preloading = (script: string, waits = shortWaits): Record<string, string> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`${skipping(waits)}\n${script}`)}`,
})

/** The environment of a step that does not wait before a retry. */
export const withoutWaits = preloading('')

/** The same for a step that fetches a release. The step's timeout must not equal one of the waits. */
export const withoutReleaseWaits = preloading('', [...shortWaits, ...releaseWaits])

/**
 * The environment of a step whose clock starts at this time. A wait of `passing` milliseconds ends at once, and moves
 * the clock `ahead` milliseconds forward.
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

/** The environment of a step that throws an uncaught error when it gets SIGUSR2. */
export const crashing = preloading(`process.on('SIGUSR2', () => { throw new Error('out of the blue') })`)
