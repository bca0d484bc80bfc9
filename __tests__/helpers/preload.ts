/** The environment of a step that runs this script before its own. */
export const preloading = (script: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
})

/** An error that nothing catches, whenever the step gets SIGHUP. */
export const crashing = preloading(`process.on('SIGHUP', () => { throw new Error('out of the blue') })`)
