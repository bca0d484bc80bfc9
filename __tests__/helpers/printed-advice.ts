export interface Advised {
  ref: string
  /** The command deletes the ref only if the ref points to this tag object. */
  tag: string
  /** Whether people must wait some minutes before they do anything, because a deletion may come late. */
  waitsFirst: boolean
  /** The id of the run to wait for, `every` for all runs that use the key, or `this run` for its other jobs. */
  waitsFor: string | undefined
  mustCheckFirst: boolean
  /** Whether the message also explains how to send a second time on purpose. */
  allowsSecond: boolean
}

const command =
  /^\[ "\$\(gh api repos\/octo\/site\/git\/ref\/(\S+) --jq \.object\.sha\)" = ([0-9a-f]{40}) \] && gh api --method DELETE repos\/octo\/site\/git\/refs\/(\S+)$/

/** Finds every printed command that deletes a claim, and the advice above it. */
export function adviceIn(printed: string): Advised[] {
  const lines = printed.split('\n')
  return lines.flatMap((line, index) => {
    if (!line.includes('--method DELETE')) return []
    const [, read, tag = '', deleted] = command.exec(line) ?? []
    if (read === undefined || read !== deleted) throw new Error(`deletes a ref without a look at it: ${line}`)
    // A run with two tag objects prints one piece of advice, followed by a command for each object.
    const text = lines.slice(0, index).findLast(each => !each.includes('--method DELETE')) ?? ''
    const [, run, every, own] =
      /wait until (?:run (\d+)|(every) run that uses this key|the other jobs of (this run)) ha(?:s|ve) ended/.exec(
        text,
      ) ?? []
    return [
      {
        ref: `refs/${read}`,
        tag,
        waitsFirst: /(?:^|\. )First, wait a few minutes/.test(text),
        waitsFor: run ?? every ?? own,
        mustCheckFirst: /wait a few (?:more )?minutes, then look/i.test(text),
        allowsSecond: /a second time on purpose/.test(text),
      },
    ]
  })
}

/**
 * Whether printed text leads people to send the same notification again with a different key. This is true if the text
 * suggests a different key (or a new run, if the key includes the run id) but does not warn about a second send.
 */
export function leadsToAnotherKey(printed: string, isKeyOfRun: boolean): boolean {
  const startsNewRun = isKeyOfRun && /start a new run/i.test(printed)
  const setsKey = /(set|use|give|change|correct|remove)\b[^.;]*`?once-(key|per)/i.test(printed)
  if (startsNewRun && !/resends whatever other jobs of this run have sent/.test(printed)) return true
  return setsKey && !/a new key has no record yet, so the first run with it sends again/.test(printed)
}

/**
 * Whether printed text leads people to run a job again, without a warning that this also sends again what its other
 * steps have sent.
 */
export function leadsToResend(printed: string): boolean {
  const runsAgain = /run (?:this|the job|the workflow) again|re-run|start a new run/i.test(printed)
  return (
    runsAgain &&
    !/running again also repeats the other steps and jobs\. Those that sent something without a `once-key` send it again/.test(
      printed,
    )
  )
}
