/** The advice of a message on a claim, as a person reads it. */
export interface Advised {
  /** The ref that the command deletes, and the tag object that it must still point to. */
  ref: string
  tag: string
  /** The run that must have ended before; `every` if the message cannot name it. */
  waitsFor: string | undefined
  /** True if the person must first check that the notification was not sent. */
  looks: boolean
  /** True if the message also explains how to send a second time on purpose. */
  allowsSecond: boolean
}

const command =
  /^\[ "\$\(gh api repos\/octo\/site\/git\/ref\/(\S+) --jq \.object\.sha\)" = ([0-9a-f]{40}) \] && gh api --method DELETE repos\/octo\/site\/git\/refs\/(\S+)$/

/** The advice in a printed text: each command that deletes a claim, with the line above it. */
export function adviceIn(printed: string): Advised[] {
  const lines = printed.split('\n')
  return lines.flatMap((line, index) => {
    if (!line.includes('--method DELETE')) return []
    const [, read, tag = '', deleted] = command.exec(line) ?? []
    if (read === undefined || read !== deleted) throw new Error(`deletes a ref without a look at it: ${line}`)
    // A run with two tag objects prints a command for each, below one text.
    const text = lines.slice(0, index).findLast(each => !each.includes('--method DELETE')) ?? ''
    const [, run, every] = /wait until (?:run (\d+)|(every) run that uses this key) has ended/.exec(text) ?? []
    return [
      {
        ref: `refs/${read}`,
        tag,
        waitsFor: run ?? every,
        looks: /wait a few (?:more )?minutes, then look/i.test(text),
        allowsSecond: /a second time on purpose/.test(text),
      },
    ]
  })
}

/**
 * Whether what is printed makes a person send the same with another key: it says to start a new run with a key that
 * holds the run's id, or to use another key, and not that this sends again what was sent.
 */
export function leadsToAnotherKey(printed: string, isKeyOfRun: boolean): boolean {
  const startsNewRun = isKeyOfRun && /start a new run/i.test(printed)
  const setsKey = /(set|use|give|change|correct|remove)\b[^.;]*`?once-(key|per)/i.test(printed)
  if (startsNewRun && !/sends again what other jobs of this run have sent/.test(printed)) return true
  return setsKey && !/a new key has no record yet, so the first run with it sends again/.test(printed)
}
