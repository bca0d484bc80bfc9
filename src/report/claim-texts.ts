import { newKeySendsAgain } from '../base/failure.ts'
import { quote } from '../base/text.ts'
import { parseUrl } from '../base/url.ts'
import type { ClaimedBy, ClaimRef, ClaimState, KeyUse, OtherClaim, PossibleClaim } from '../claims/once-key.ts'
import type { PeriodUnit } from '../inputs/calendar.ts'
import type { RetryStop } from '../push/delivery.ts'
import type { LogEntry } from './log-lines.ts'
import type { LinkedText } from './markup.ts'
import type { Outcome } from './send-result.ts'

// The messages about the claim on a key: which run made the claim, what happened to it, and how to delete it.

/**
 * Says which run claimed a key, when, and for which notification, and links to that run. Does not say whether that run
 * sent the notification.
 */
function usedKeyText({ key, ref, by }: OtherClaim): LinkedText {
  const claimed = by
    ? whoClaimedText(quote(key), by)
    : `Another run claimed the key ${quote(key)}, but the action cannot read which run`
  return { text: `${claimed}. The claim is the ref ${ref}.`, url: by?.url }
}

/**
 * Example: `Run 4711 (attempt 1) claimed the key "k" at 2026-08-04T09:30:12Z to send "Kestrel 4.2 is out" to the
 * audience 101`.
 */
function whoClaimedText(quotedKey: string, by: ClaimedBy): string {
  const { time, title, target } = by
  const claimed = `${claimantText(by)} claimed the key ${quotedKey} at ${time}`
  if (title === undefined) return claimed
  const toSend = `${claimed} to send ${quote(title)}`
  if (target === undefined) return toSend
  return `${toSend} to ${target === 'all' ? 'every subscriber of the site' : `the ${target}`}`
}

function claimantText({ relation, run, runAttempt }: ClaimedBy): string {
  if (relation === 'earlier-attempt') return `Attempt ${runAttempt} of this run`
  return relation === 'same-attempt' ? 'Another job or step of this run' : `Run ${run} (attempt ${runAttempt})`
}

/** Says why a run was skipped. Most people who read this after a re-run have nothing to do. */
export function whyClaimed(claim: OtherClaim): LinkedText {
  const used = usedKeyText(claim)
  if (claim.by?.relation !== 'earlier-attempt') return used
  return {
    ...used,
    text: `If you only re-ran this job and attempt ${claim.by.runAttempt} sent the notification, there is nothing to do. ${used.text}`,
  }
}

/**
 * Says where to look if the key has already been claimed. The claimant's outcome is not known, and it may still be in
 * progress.
 */
export function lookAtClaimantText({ by }: OtherClaim, oncePer?: PeriodUnit): LinkedText {
  const period = oncePer === undefined ? '' : `This \`once-key\` allows one notification per ${oncePer}. `
  return { text: `${period}${whereToLook(by)}` }
}

function whereToLook(by: OtherClaim['by']): string {
  const done = 'this notification, you are done.'
  if (by === undefined)
    return `When every run that uses this key has ended, look at their outcomes. If one of them sent ${done}`
  if (by.relation === 'earlier-attempt') return `Look at the outcome of attempt ${by.runAttempt}.`
  if (by.relation === 'same-attempt')
    return `Look at the outcomes of the other jobs and steps of this run. If one of them sent ${done}`
  return `When run ${by.run} has ended, look at its outcome. If it sent ${done}`
}

/**
 * Says how to send although the key has already been claimed. The claimant may still be in progress and may delete its claim,
 * so users must wait until it has ended and then check whether it sent the notification. To send again, they must
 * re-run this job, because a new run may get a different key.
 */
export function sendAgainText(claim: OtherClaim): LinkedText {
  const text = `To find out whether this notification was sent, ${waitForClaimant(claim)}, then look in the panel of your push service. ${otherKeyText(claim)}Only if it was not sent, or to send it a second time on purpose, run this command and then re-run this job. The command deletes the claim only if no other run has replaced it:`
  return { text, command: deleteCommand(claim, [claim.tagObject]) }
}

function otherKeyText({ by }: OtherClaim): string {
  if (by?.relation === 'earlier-attempt') return ''
  return `To send something else, use a different \`once-key\`. ${newKeySendsAgain}. `
}

/** A run never has to wait for itself: its earlier attempts have ended, but its other jobs may be in progress. */
function waitForClaimant({ by }: OtherClaim): string {
  if (by === undefined) return 'wait until every run that uses this key has ended, wait a few more minutes'
  if (by.relation === 'earlier-attempt') return 'wait a few minutes'
  const ended = by.relation === 'same-attempt' ? 'the other jobs of this run have ended' : `run ${by.run} has ended`
  return `wait until ${ended}, wait a few more minutes`
}

/**
 * Returns a warning if the action did not retry because its claim was lost or could not be read. Returns nothing if the
 * window closed, because the annotation already says so.
 */
export function stopEntries(stop: RetryStop): LogEntry[] {
  if (stop.kind === 'outside-window') return []
  const why =
    stop.kind === 'claim-lost'
      ? `the ref ${stop.ref} is no longer the claim of this run`
      : `it could not check whether the ref ${stop.ref} is still the claim of this run (${stop.cause})`
  const text = `The action did not retry after the wait, because ${why}. Another run may send the notification, so look at your other runs before you run this again.`
  return [{ level: 'warning', title: 'Not retried', text }]
}

/** For a dry run, says whether a key has been used, or that the action could not check. */
export function keyUseEntry(use: KeyUse): LogEntry {
  if (use.kind === 'used') {
    const used = usedKeyText(use.claim)
    return { ...used, level: 'warning', title: 'Key already used', text: `A real run would be skipped. ${used.text}` }
  }
  const key = quote(use.key)
  if (use.kind === 'unused') return { level: 'note', text: `The key ${key} has not been used.` }
  const text = `The action could not determine whether the key ${key} was used (${use.cause}). A real run may be skipped.`
  return { level: 'warning', title: 'Key not checked', text }
}

/**
 * Says how to delete this run's claim if the run sent nothing but could not delete the claim itself. If the send is in
 * doubt, the annotation has the command.
 */
export function claimEntries(claim: ClaimState | undefined, outcome: Outcome): LogEntry[] {
  if (!claim || claim.kind === 'none' || outcome === 'sent' || outcome === 'unknown') return []
  const { kind, ref, tagObjects } = claim
  const wait = waitText(claim)
  const command = deleteCommand(claim, tagObjects)
  const key = quote(claim.key)
  const [title, problem] =
    kind === 'held'
      ? ['Claim not deleted', `could not delete its claim on the key ${key}`]
      : ['Claim not certain', `could not determine whether it still has its claim on the key ${key}`]
  const text = `This run sent nothing, but ${problem}, so a re-run may be skipped. ${wait}Before you re-run this job, run this command. The command deletes the ref ${ref} only if it still points to ${tagObjects.join(' or ')}, the claim of this run:`
  return [{ level: 'warning', title, text, command }]
}

/** GitHub may carry out requests minutes later. Until then, the command may find no claim, or the claim of another run. */
function waitText({ isDeletionInDoubt, mayStillBeCreated }: PossibleClaim): string {
  if (isDeletionInDoubt) {
    return 'First, wait a few minutes, because GitHub may still carry out the deletion that this run requested. '
  }
  return mayStillBeCreated ? 'First, wait a few minutes, because GitHub may still create the claim. ' : ''
}

/** If this run may still have a claim, adds a command that deletes it to what to do next. */
export function withDeletion(next: LinkedText, claim: ClaimState | undefined): LinkedText {
  if (!claim || claim.kind === 'none') return next
  const wait = waitText(claim)
  const deletion = `${wait ? 'Then' : 'First,'} run the command below, because GitHub may still have the claim of this run. After that, do this:`
  const effect = `The command deletes the ref ${claim.ref} only if it points to ${claim.tagObjects.join(' or ')}, the claim of this run:`
  const command = deleteCommand(claim, claim.tagObjects)
  return { ...next, text: `${wait}${deletion} ${next.text} ${effect}`, command }
}

/**
 * Returns shell commands to delete a claim, one for each tag object that may be the claim. Another run may have
 * replaced the claim, so each command first checks that the ref still points to its tag object.
 */
export function deleteCommand({ ref, repository, serverUrl }: ClaimRef, tagObjects: readonly string[]): string {
  const host = parseUrl(serverUrl)?.host ?? 'github.com'
  const api = `gh api${host === 'github.com' ? '' : ` --hostname ${host}`}`
  const remove = `${api} --method DELETE repos/${repository}/git/${ref}`
  const read = `${api} repos/${repository}/git/${ref.replace('refs/', 'ref/')} --jq .object.sha`
  return tagObjects.map(tagObject => `[ "$(${read})" = ${tagObject} ] && ${remove}`).join('\n')
}
