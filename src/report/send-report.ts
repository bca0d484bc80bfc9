import { newKeySendsAgain } from '../base/failure.ts'
import { quote } from '../base/text.ts'
import type { OtherClaim } from '../claims/once-key.ts'
import type { NotAnnounceable } from '../release/derived-content.ts'
import type { ChosenRelease, FilteredOut } from '../release/release-filter.ts'
import { adviceText } from './advice.ts'
import {
  choiceText,
  defaultMessageText,
  filteredOutHint,
  filteredOutText,
  laterRun,
  whyOutside,
} from './announcement-texts.ts'
import {
  claimEntries,
  keyUseEntry,
  lookAtClaimantText,
  sendAgainText,
  stopEntries,
  whyClaimed,
  withDeletion,
} from './claim-texts.ts'
import { type Explanation, explainFailure, nextInDoubt, type RunReport, withResend } from './failure-explanation.ts'
import type { LogEntry } from './log-lines.ts'
import { counted } from './markup.ts'
import type { FinishedSend, Result, Skipped } from './send-result.ts'
import { headlineOf, headlines, renderSummary, unconfirmedTitle, unexpectedTexts } from './send-summary.ts'

/** Builds the report of a send. */
export function reportOf(finished: FinishedSend): RunReport {
  const entries = logEntriesOf(finished)
  const explanation = explanationOf(finished)
  return {
    renderSummary: () => renderSummary(finished, entries, explanation),
    entries,
    explanation,
    closingLine: explanation ? undefined : closingLine(finished),
  }
}

function closingLine({ result, attempts, response }: FinishedSend): string {
  const text = headlineOf(result)
  if (result.outcome !== 'sent') return `${text}.`
  const tries = attempts > 1 ? ` on attempt ${attempts}` : ''
  const id = result.notificationId === undefined ? '' : ` Its id is ${result.notificationId}.`
  return `${text}${tries}: the service responded ${response?.statusCode} at ${result.sentAt.toISOString()}.${id}`
}

/**
 * Warns about a 2xx response that is unexpected, or that confirms nothing: some services refuse a send with a success
 * status and a message. The warning says what to do first, because people might think they have to send again.
 */
function sentEntries({ result, claim, ...run }: FinishedSend): LogEntry[] {
  if (result.outcome !== 'sent') return []
  const { unexpected, unconfirmed } = result
  const warning = (title: string, what: string): LogEntry => {
    const next = nextInDoubt('', claim, run)
    return {
      ...next,
      level: 'warning',
      title,
      text: `The service accepted the request (2xx), but ${what} ${next.text}`,
    }
  }
  const entries: LogEntry[] = []
  if (unexpected) {
    const other = unexpected === 'cancelled' ? '' : ' Another server may have responded, so check `base-url`.'
    entries.push(warning('Sent, with an unexpected response', `${unexpectedTexts[unexpected]}.${other}`))
  }
  if (unconfirmed !== undefined) {
    const only = `its response names no notification and has only this message: ${quote(unconfirmed)}.`
    entries.push(warning(unconfirmedTitle, only))
  }
  return entries
}

function explanationOf(finished: FinishedSend): Explanation | undefined {
  const { result, claim, isByHand } = finished
  if (result.outcome === 'sent') return undefined
  if (result.outcome === 'dry-run') return isByHand ? undefined : automaticDryRun(finished)
  if (result.outcome === 'skipped') return explainSkip(result, finished)
  const explanation = explainFailure(result.failure, result.outcome, finished)
  return isFailedClaim(result) ? { ...explanation, next: withDeletion(explanation.next, claim) } : explanation
}

/** While people set up a workflow, they easily mistake a dry run that an event or a schedule started for a send. */
function automaticDryRun({ releaseFrom, release }: FinishedSend): Explanation {
  const later =
    'To let later runs send, set `dry-run` to `false`. In the recipes of this action, set the repository variable `PUSH_LIVE` to `true` instead.'
  const isOfEvent = releaseFrom === 'event' && release !== undefined
  const thisRelease = isOfEvent
    ? ` To announce ${quote(release.tag)}, start a run by hand with this tag, and not as a dry run.`
    : ''
  return {
    title: headlines['dry-run'],
    first: `${headlines['dry-run']}.`,
    why: { text: 'The `dry-run` input is `true`, so this run only checked the notification.' },
    next: { text: `${later}${thisRelease}` },
  }
}

function explainSkip(result: Skipped, finished: FinishedSend): Explanation {
  const title = `${headlines.skipped} (${result.reason})`
  return { title, first: `${headlines.skipped}.`, ...whySkipped(result, finished) }
}

type WhyAndNext = Pick<Explanation, 'why' | 'next' | 'instead'>

function whySkipped(result: Skipped, finished: FinishedSend): WhyAndNext {
  const { claim } = finished
  if (result.reason === 'already-sent') return whyUsed(result.claim, finished)
  if (result.reason === 'outside-window') {
    const { outside, lastFailure } = result
    const hasTriedOrClaimed = lastFailure !== undefined || claim !== undefined
    return {
      why: whyOutside(outside, lastFailure),
      next: withResend(laterRun(hasTriedOrClaimed, finished), finished),
    }
  }
  const { why: cause } = result
  if (cause.kind === 'level' || cause.kind === 'age')
    return { why: { text: filteredOutText(cause) }, next: { text: filteredOutHint(cause) } }
  return { why: { text: whyNotAnnounced(cause) }, next: { text: howToAnnounce(cause) } }
}

const whyUsed = (claim: OtherClaim, { oncePer }: FinishedSend): WhyAndNext => ({
  why: whyClaimed(claim),
  next: lookAtClaimantText(claim, oncePer),
  instead: { heading: 'To send it again', ...sendAgainText(claim) },
})

function howToAnnounce(cause: Exclude<NotAnnounceable, FilteredOut>): string {
  if (cause.kind === 'no-release') return 'A later run will announce the first release.'
  if (cause.kind === 'draft') return 'To announce the release, publish it.'
  if (cause.kind === 'activity') {
    return `The run for the \`published\` or \`released\` activity announces the release. To prevent runs for other activities, write \`types: [published]\` below \`release:\` in the workflow, or \`types: [released]\` with a \`once-key\`. ${newKeySendsAgain}.`
  }
  return `To send for this state too, set the content as inputs, and set a \`once-key\`. Without a \`once-key\`, every event sends a notification. ${newKeySendsAgain}.`
}

function whyNotAnnounced(cause: Exclude<NotAnnounceable, FilteredOut>): string {
  if (cause.kind === 'no-release')
    return 'The repository has no published release yet. Drafts do not count, and pre-releases count only with `release-level: prerelease`.'
  if (cause.kind === 'draft') return 'The release is a draft.'
  const { kind, actual } = cause
  // Quote the activity or state only if it looks like a name from GitHub, because the event may contain arbitrary text.
  const named = /^[a-z_]{1,40}$/.test(actual) ? `\`${actual}\`` : 'not one that GitHub documents'
  return kind === 'activity'
    ? `The activity of the release event is ${named}. The action announces only \`published\` and, with a \`once-key\`, \`released\`.`
    : `The state of the deployment is ${named}. The action announces only \`success\`.`
}

function chosenRelease({ release, result }: FinishedSend): ChosenRelease | undefined {
  if ('why' in result && 'release' in result.why) return result.why.release
  return release
}

/**
 * Returns all messages shown in addition to the outcome. GitHub shows only ten warnings per step, so the warnings that
 * keep people from sending the notification twice come before the advice.
 */
function logEntriesOf(finished: FinishedSend): LogEntry[] {
  const { advice, content, keyUse, claim, result, listed, isByHand } = finished
  const ofAdvice = advice.map((each): LogEntry => ({ level: 'warning', text: adviceText(each) }))
  const release = chosenRelease(finished)
  const choice = release && choiceText(release)
  const ofChoice: LogEntry[] = choice ? [{ level: 'notice', title: 'Latest release', text: choice }] : []
  const ofMessage: LogEntry[] =
    content?.messageSource === 'default' ? [{ level: 'note', text: defaultMessageText }] : []
  // People try a new setup with a dry run, so it says that the address and the token work.
  const isTried = result.outcome === 'dry-run' && listed !== undefined
  const ofService: LogEntry[] = isTried
    ? [{ level: 'note', text: `The push service accepted the token. It lists ${counted(listed, 'audience')}.` }]
    : []
  // Without a form, the notice for automatic dry runs says this.
  const isDryByHand = result.outcome === 'dry-run' && isByHand
  const ofForm: LogEntry[] = isDryByHand
    ? [{ level: 'note', text: 'A run with `dry-run: false` sends. In a form, clear "Dry run".' }]
    : []
  const ofKey = keyUse ? [keyUseEntry(keyUse)] : []
  const ofStop = 'failure' in result && 'stop' in result && result.stop ? stopEntries(result.stop) : []
  const ofClaim = isFailedClaim(result) ? [] : claimEntries(claim, result.outcome)
  return [
    ...sentEntries(finished),
    ...ofStop,
    ...ofClaim,
    ...ofKey,
    ...ofAdvice,
    ...ofService,
    ...ofForm,
    ...ofChoice,
    ...ofMessage,
  ]
}

/** Whether the run failed to claim its key. If so, the explanation already says what to do about the claim. */
const isFailedClaim = (result: Result) => 'failure' in result && result.failure.reason === 'claim-failed'
