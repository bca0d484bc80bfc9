import type { Failure, Hint, Reason } from '../base/failure.ts'
import type { ClaimState } from '../claims/once-key.ts'
import type { FailedDelivery } from '../push/delivery.ts'
import type { RunInKey } from '../release/key-rules.ts'
import { deleteCommand } from './claim-texts.ts'
import type { LogEntry } from './log-lines.ts'
import { type Blocks, commandBlock, folded, type LinkedText, linkedText, sentence } from './markup.ts'
import type { FinishedSend, SendState } from './send-result.ts'

/** How a run is reported in the log, in annotations, and in the job summary. */
export interface RunReport {
  renderSummary: () => Blocks
  /** Messages shown in addition to the outcome, most important first. */
  entries: readonly LogEntry[]
  /** Explains why the run failed or sent nothing. */
  explanation?: Explanation
  /** A sentence about the outcome, for runs without an explanation. */
  closingLine?: string
}

/** Explains in the log and the job summary how a run ended if it did not send or may not have sent. */
export interface Explanation {
  /** The title, which ends with the reason code in parentheses. If a send failed, the outcome comes before the code. */
  title: string
  /** Comes before everything else in the message, because the log does not show the title. */
  first?: string
  /** The title without the codes. Undefined if nothing failed, or if it is unknown whether the send failed. */
  whatFailed?: string
  why: LinkedText
  /** Says whether anything was sent. */
  meaning?: string
  next: LinkedText
  /** What some readers want to do instead, such as to send again. The summary folds it. */
  instead?: LinkedText & { heading: string }
  /** The reason code of the failure. docs/troubleshooting.md explains each code. */
  reason?: Reason
}

const meanings = {
  rejected: 'Nothing was sent, because the request was refused.',
  'not-sent': 'Nothing was sent.',
}

/** Everything that reports the outcome `unknown` begins with these words. */
export const mayHaveBeenSent = 'May have been sent'

/** The properties of a run that determine how users can repeat the send. */
export type RunKind = Pick<SendState, 'releaseFrom' | 'isKeyless' | 'runInKey' | 'hasPayloadFile' | 'oncePer'>

const startNewRun = 'start a new run (a re-run uses the original workflow file).'
const startNewRunOfFile =
  'start a new run (a re-run uses the original workflow file and payload file). If the workflow sends only newly added files, start it by hand with the name of the corrected file.'
const announceByHand =
  'announce the release by hand, with its tag (a re-run uses the original workflow file and event).'
const notMadeAgain =
  'But if this job created the release, announce the release by hand, with its tag. A re-run does not create it again.'
const resend =
  'Careful: running again also repeats the other steps and jobs. Those that sent something without a `once-key` send it again.'

export function hintText(hint: Hint, run: RunKind = {}): string {
  const { releaseFrom } = run
  if (typeof hint !== 'string') return joined(`${hint.newRunAfter} ${newRunText(run)}`, resendText(run, true))
  const isMadeByRun = releaseFrom === 'push'
  return joined(hint, isMadeByRun ? notMadeAgain : '', resendText(run, isMadeByRun))
}

/** Adds to the advice to run again what else that would send. */
export const withResend = (next: LinkedText, run: RunKind): LinkedText => ({
  ...next,
  text: joined(next.text, resendText(run, false)),
})

function newRunText({ releaseFrom, hasPayloadFile }: RunKind): string {
  if (releaseFrom !== undefined) return announceByHand
  return hasPayloadFile ? startNewRunOfFile : startNewRun
}

/** Says what running again would send again. A new run, or a re-run, may have a different key. */
function resendText({ isKeyless, runInKey }: RunKind, isNewRun: boolean): string {
  if (isKeyless) return resend
  const subject = isNewRun ? newRunWithOtherKey(runInKey) : rerunWithOtherKey(runInKey)
  return subject && `${subject} gets a different key and resends whatever other jobs of this run have sent.`
}

function newRunWithOtherKey({ hasId, number }: Partial<RunInKey> = {}): string {
  if (hasId) return 'The `once-key` contains the id of this run, so a new run'
  if (number === undefined) return ''
  return `If the ${number} in the \`once-key\` is the number of this run (\`github.run_number\`), a new run`
}

function rerunWithOtherKey({ attempt }: Partial<RunInKey> = {}): string {
  if (attempt === undefined) return ''
  return `If the ${attempt} in the \`once-key\` is the attempt of this run (\`github.run_attempt\`), a re-run`
}

const joined = (...sentences: string[]) => sentences.filter(Boolean).join(' ')

/** Explains a failure. Only the send action passes an `outcome` and the final state of its `claim`. */
export function explainFailure(
  { title, reason, message, hint }: Failure,
  outcome?: FailedDelivery['outcome'],
  { claim, ...run }: Pick<FinishedSend, 'claim'> & RunKind = {},
): Explanation {
  if (outcome === 'unknown') {
    const why = { text: typeof hint === 'string' ? joined(message, hint) : message }
    const next = nextInDoubt(hint, claim, run)
    return { title: `${mayHaveBeenSent} (unknown: ${reason})`, first: `${mayHaveBeenSent}.`, why, next, reason }
  }
  // The hint for an internal error does not say whether to run the job again, so add a sentence that does.
  const isDefect = reason === 'internal-error' && typeof hint === 'string'
  const nextSteps = isDefect ? `${hint} You can run this again.` : hint
  // After a failed claim, the report adds the command itself.
  const isClaimKept = claim !== undefined && claim.kind !== 'none' && reason !== 'claim-failed'
  const deletion = isClaimKept ? 'First, delete the claim of this run as the warning says.' : ''
  return {
    title: `${title} (${outcome ? `${outcome}: ` : ''}${reason})`,
    whatFailed: title,
    why: { text: message },
    meaning: outcome && meanings[outcome],
    next: { text: joined(deletion, hintText(nextSteps, run)) },
    reason,
  }
}

/**
 * Says what to do if the notification may have been sent. Another run is safe only if nothing was sent, and it sends
 * only if this run's claim is deleted first. A hint that is a text comes before this, with what happened, so that
 * nothing stands between looking and deciding.
 */
export function nextInDoubt(hint: Hint, claim: ClaimState | undefined, run: RunKind): LinkedText {
  const look = 'The service may still send it, so wait a few minutes, then look in the panel of your push service.'
  const isClaimKept = claim !== undefined && claim.kind !== 'none'
  const deletion = isClaimKept ? 'first run the command below, then ' : ''
  const ifMissing = `If the notification is there, do nothing. If it is not there, ${deletion}`
  const again =
    typeof hint === 'string'
      ? hintText(`${ifMissing}run this again.`, run)
      : `${ifMissing}do this: ${hintText(hint, run)}`
  if (!isClaimKept) return { text: joined(look, again) }
  const period = run.oncePer === undefined ? '' : ` in the same ${run.oncePer}`
  const command = `Until you run this command, a re-run with the same key${period} is skipped. The command deletes the ref ${claim.ref}, the claim of this run, only if no other run has replaced it:`
  return { text: joined(look, again, command), command: deleteCommand(claim, claim.tagObjects) }
}

const maxWhy = 5_000

/**
 * Renders the explanation as HTML blocks. Leaves out `first` and `meaning`, because the summary's heading already says
 * them.
 */
export function renderExplanation({ whatFailed, why, next, instead, reason }: Explanation): Blocks {
  const rows = [
    ...(whatFailed ? [row('What failed', `<b>${sentence(whatFailed)}</b>`)] : []),
    row('Why', linkedText(why, maxWhy)),
    row('What to do', linkedText(next)),
    ...(reason ? [row('More', `<a href="${helpUrl(reason)}">What ${reason} means</a>`)] : []),
  ]
  return [
    `<table>\n${rows.join('\n')}\n</table>`,
    commandBlock(next),
    instead && folded(instead.heading, [`<p>${linkedText(instead)}</p>`, commandBlock(instead)]),
  ]
}

const row = (name: string, value: string) =>
  `<tr><th align="left">${name.replaceAll(' ', '&nbsp;')}</th><td>${value}</td></tr>`

/** Returns the URL of the section in docs/troubleshooting.md that explains a reason. */
export const helpUrl = (reason: Reason): string =>
  `https://github.com/web-push-action/web-push-action/blob/v1/docs/troubleshooting.md#${sectionOf(reason)}`

/** The HTTP statuses that have a section of their own. The others from 300 to 599 share one for each class. */
const statusesWithSection = ['302', '303', '401', '403', '404', '408', '429', '499']

/**
 * Returns the anchor of the section that explains a reason. A status that no section covers, such as 204 or 600, gets
 * the anchor of the list of all reasons.
 */
function sectionOf(reason: Reason): string {
  const [, status] = /^http-(\d+)$/.exec(reason) ?? []
  if (status === undefined || statusesWithSection.includes(status)) return reason
  const hasClass = /^[345]\d\d$/.test(status)
  return hasClass ? `http-${status[0]}xx` : 'reasons'
}
