import type { Failure, Hint } from '../base/failure.ts'
import type { ClaimState } from '../claims/once-key.ts'
import type { Annotation } from './annotations.ts'
import type { FailedOutcome, FinishedSend, SendState } from './send-result.ts'

const meanings: Record<FailedOutcome, string> = {
  rejected: 'Nothing was sent, because the request was refused.',
  'not-sent': 'Nothing was sent.',
  unknown: 'The notification may or may not have been sent.',
}

/** The properties of a run that determine how users can repeat the send. */
export type RunKind = Pick<SendState, 'releaseFrom' | 'isKeyOfRun'>

const startNewRun = 'start a new run (a re-run uses the original workflow file)'
const announceByHand = 'announce the release by hand, with its tag (a re-run uses the original workflow file and event)'
const notMadeAgain =
  'If this job created the release, a re-run does not create it again. In that case, announce the release by hand, with its tag.'
const otherKey =
  'The `once-key` contains the id of this run, so a new run gets a different key and resends whatever other jobs of this run have sent.'

export function hintText(hint: Hint, { releaseFrom, isKeyOfRun }: RunKind = {}): string {
  if (typeof hint === 'string')
    return releaseFrom === 'push' ? joined(hint, notMadeAgain, isKeyOfRun ? otherKey : '') : hint
  const next = releaseFrom === undefined ? startNewRun : announceByHand
  return joined(`${hint.newRunAfter} ${next}.`, isKeyOfRun ? otherKey : '')
}

const joined = (...sentences: string[]) => sentences.filter(Boolean).join(' ')

/** Turns a failure into an annotation. Only the send action passes an `outcome` and the final state of its `claim`. */
export function failureAnnotation(
  { title, reason, message, hint }: Failure,
  outcome?: FailedOutcome,
  { claim, ...run }: Pick<FinishedSend, 'claim'> & RunKind = {},
): Annotation {
  // The hint for an internal error does not say whether to run the job again, so add a sentence that does.
  const isDefect = outcome === 'not-sent' && reason === 'internal-error' && typeof hint === 'string'
  const nextSteps = isDefect ? `${hint} You can run this again.` : hint
  const next = outcome === 'unknown' ? nextInDoubt(hint, claim, run) : hintText(nextSteps, run)
  return {
    title: `${title} (${outcome ? `${outcome}: ` : ''}${reason})`,
    whatFailed: title,
    why: { text: message },
    meaning: outcome && meanings[outcome],
    next: { text: next },
    reason,
  }
}

/** Says what to do if the notification may have been sent. Another run is safe only if nothing was sent. */
function nextInDoubt(hint: Hint, claim: ClaimState | undefined, run: RunKind): string {
  const look =
    'The service may still send the notification. Before you send it again, wait a few minutes, then look in the panel of your push service.'
  const isClaimKept = claim !== undefined && claim.kind !== 'none'
  const deletion = isClaimKept ? ' first delete the claim of the `once-key` with the command in the log, then' : ''
  if (typeof hint !== 'string') return `${look} If nothing was sent,${deletion} do this: ${hintText(hint, run)}`
  return joined(look, hint, hintText(`If nothing was sent,${deletion} run this again.`, run))
}
