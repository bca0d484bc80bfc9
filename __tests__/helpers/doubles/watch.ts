/**
 * Lets callers wait for a state without polling. The code that changes the state must call `changed` after each change.
 * `until` resolves as soon as its predicate is true and rejects if the predicate throws. `stop` rejects all pending
 * waits, so no test keeps waiting for a closed server.
 */
export function createWatch<State>(state: State) {
  const waiting = new Set<() => void>()
  let stopped: Error | undefined
  const changed = () => {
    for (const check of [...waiting]) check()
  }
  return {
    changed,
    until: (predicate: (state: State) => unknown) =>
      new Promise<void>((resolve, reject) => {
        const check = () => {
          try {
            if (predicate(state)) resolve()
            else if (stopped) reject(stopped)
            else return
          } catch (error) {
            reject(error)
          }
          waiting.delete(check)
        }
        waiting.add(check)
        check()
      }),
    stop: (why: string) => {
      stopped = new Error(why)
      changed()
    },
  }
}
