/** The environment of a step that runs this script before its own. */
export const preloading = (script: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
})

/** A clock that shows this time as the step starts, and goes on from there. */
export const startingAt = (time: string): Record<string, string> =>
  preloading(`
    const RealDate = Date
    const ahead = RealDate.parse('${time}') - RealDate.now()
    globalThis.Date = class extends RealDate {
      constructor(...given) {
        super(...(given.length > 0 ? given : [RealDate.now() + ahead]))
      }
      static now() {
        return RealDate.now() + ahead
      }
    }`)

/** An error that nothing catches, whenever the step gets SIGHUP. */
export const crashing = preloading(`process.on('SIGHUP', () => { throw new Error('out of the blue') })`)
