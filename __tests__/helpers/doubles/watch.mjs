/**
 * Lets callers wait for a state without polling: `changed` is called after each change, `until` resolves as soon as
 * its predicate is true. `stop` rejects every wait that is left, so that no test waits for a server that is gone.
 * @template T
 * @param {T} state
 */
export function createWatch(state) {
  /** @type {Set<() => void>} */
  const waiting = new Set()
  /** @type {Error | undefined} */
  let stopped

  const changed = () => {
    for (const check of [...waiting]) check()
  }

  return {
    changed,

    /**
     * @param {(state: T) => unknown} predicate
     * @returns {Promise<void>} rejects with what the predicate throws, and if the server is closed first
     */
    until: predicate =>
      new Promise((resolve, reject) => {
        const check = () => {
          try {
            if (predicate(state)) resolve()
            else if (stopped !== undefined) reject(stopped)
            else return
          } catch (error) {
            reject(error)
          }
          waiting.delete(check)
        }
        waiting.add(check)
        check()
      }),

    /** @param {string} why */
    stop: why => {
      stopped = new Error(why)
      changed()
    },
  }
}
