import type { Failure, Hint } from '../errors.ts'
import type { ClaimState } from '../github/once-key.ts'
import type { Annotation } from './annotations.ts'
import type { FailedOutcome, SendState } from './send-result.ts'

const meanings: Record<FailedOutcome, string> = {
  rejected: 'Nothing was sent: the request was refused.',
  'not-sent': 'Nothing was sent.',
  unknown: 'The notification may or may not have been sent.',
}

const startNewRun = 'start a new run (a re-run uses the original workflow file)'
const announceByHand = 'announce the release by hand, with its tag (a re-run uses the original workflow file and event)'

const otherKey =
  ' The `once-key` holds the id of this run, so a new run has another key and sends again what other jobs of this run have sent.'

/** What is known of a run that decides how it can be repeated with a corrected workflow. */
export type Repeatable = Pick<SendState, 'isRunOfRelease' | 'isKeyOfRun'>

/** What to do next, in words. */
export function hintText(hint: Hint, { isRunOfRelease = false, isKeyOfRun = false }: Repeatable = {}): string {
  if (typeof hint === 'string') return hint
  const newRun = isRunOfRelease ? announceByHand : startNewRun
  return `${hint.newRunAfter} ${newRun}.${isKeyOfRun ? otherKey : ''}`
}

/** A failure, of a send if there is an outcome. `claim` is what is left of the claim of the run. */
export function failureAnnotation(
  { title, reason, message, hint }: Failure,
  outcome?: FailedOutcome,
  { claim, ...run }: Pick<SendState, 'claim'> & Repeatable = {},
): Annotation {
  const whatToDo = hintText(hint, run)
  // Every other hint says itself how to go on.
  const again = outcome === 'not-sent' && reason === 'internal-error' ? ' You can run this again.' : ''
  const endsWithRun = typeof hint !== 'string'
  const next = outcome === 'unknown' ? nextInDoubt(whatToDo, endsWithRun, claim) : `${whatToDo}${again}`
  return {
    title: `${title} (${outcome ? `${outcome}: ` : ''}${reason})`,
    whatFailed: title,
    why: { text: message },
    meaning: outcome && meanings[outcome],
    next: { text: next },
    reason,
  }
}

/**
 * What to do if nobody knows whether the notification was sent. Another run is safe only if nothing was sent;
 * `whatToDo` may end with one.
 */
function nextInDoubt(whatToDo: string, endsWithRun: boolean, claim: ClaimState | undefined): string {
  const look =
    'The service may still send it: wait some minutes, then look in the panel of your push service before you send it again.'
  const isClaimKept = claim !== undefined && claim.kind !== 'none'
  const deletion = isClaimKept ? ' first delete the claim of `once-key` (the command is in the log), then' : ''
  if (endsWithRun) return `${look} If nothing was sent,${deletion} do this: ${whatToDo}`
  return [look, whatToDo, `If nothing was sent,${deletion} run this again.`].filter(Boolean).join(' ')
}
