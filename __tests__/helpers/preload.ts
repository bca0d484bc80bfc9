/** The environment of a step that runs this script before its own. */
export const preloading = (script: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
})

/**
 * A clock that shows this time as the step starts, and goes on from there. A wait of `passing` milliseconds passes at
 * once.
 */
export const startingAt = (time: string, passing = Number.NaN, ahead = passing): Record<string, string> =>
  preloading(`
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
    }`)

/** An error that nothing catches, whenever the step gets SIGUSR2. */
export const crashing = preloading(`process.on('SIGUSR2', () => { throw new Error('out of the blue') })`)
