import type { ClaimedBy, ClaimRef, ClaimState, HeldClaim, KeyUse } from '../github/once-key.ts'
import type { RetryStop } from '../push/outcome-and-retry.ts'
import { quote } from '../text.ts'
import { parseUrl } from '../url.ts'
import type { Annotation, LogEntry } from './annotations.ts'
import type { LinkedText } from './markup.ts'
import type { Outcome } from './send-result.ts'

// The sentences about the claim of a key: which run holds it, what happened to it, and how to delete it.

/** Which run claimed a key, when, and for what, with a link to that run. Whether that run has sent is unknown here. */
export function usedKeyText({ key, ref, by }: HeldClaim): LinkedText {
  const who = by ? whoClaimedText(by) : 'a run whose record cannot be read claimed it'
  return { text: `The key ${quote(key)} was already used: ${who}. The claim is the ref ${ref}.`, url: by?.url }
}

/** `run 4711 (attempt 1) claimed it at 2026-08-04T09:30:12Z to send "Kestrel 4.2 is out" to the audience 101`. */
function whoClaimedText({ run, attempt, time, title, target }: ClaimedBy): string {
  const claimed = `run ${run} (attempt ${attempt}) claimed it at ${time}`
  if (title === undefined) return claimed
  const toSend = `${claimed} to send ${quote(title)}`
  if (target === undefined) return toSend
  return `${toSend} to ${target === 'all' ? 'every subscriber of the site' : `the ${target}`}`
}

/**
 * What to do if the key was used. The run that claimed it may still be running and may delete its claim, so the text
 * says to wait for its end and check what was sent. It says to re-run this job, because a new run may have another key.
 */
export function sendAgainText(claim: HeldClaim): LinkedText {
  const { by } = claim
  const ended = by ? `run ${by.run} has ended` : 'every run that uses this key has ended'
  return {
    text: `To send something else, give it a \`once-key\` of its own; the first run with a new key sends even what is already announced. To find out whether this notification was sent, wait until ${ended} and some minutes more, then look in the panel of your push service. Only if it was not sent, or to send it a second time on purpose, run this command, which deletes the claim if it is still the same one. Then re-run this job:`,
    command: deleteCommand(claim, [claim.tag]),
  }
}

/** Why the claim prevented a retry. If the window closed instead, the annotation says so. */
export function stopEntries(stop: RetryStop): LogEntry[] {
  if (stop.kind === 'outside-window') return []
  const why =
    stop.kind === 'claim-lost'
      ? `the ref ${stop.ref} is not the claim of this run any more, and another run may send`
      : `the action could not read whether the ref ${stop.ref} is still the claim of this run (${stop.cause}), and another run may send`
  return [{ level: 'warning', title: 'Not tried again', text: `After the wait, the action did not try again: ${why}.` }]
}

/** What a dry run learned about its key. If the key is used, the real run would be skipped. */
export function keyUseEntry(use: KeyUse): LogEntry {
  if (use.kind === 'used') {
    const used = usedKeyText(use.claim)
    return { ...used, level: 'warning', title: 'Key already used', text: `A real run would be skipped. ${used.text}` }
  }
  const key = quote(use.key)
  if (use.kind === 'unused') return { level: 'note', text: `The key ${key} has not been used.` }
  const text = `Could not determine whether the key ${key} was used (${use.cause}), so this dry run cannot say whether a real run would be skipped.`
  return { level: 'warning', title: 'Key not checked', text }
}

/**
 * The claim that a run leaves behind, if it matters: it was kept because the send is in doubt, or could not be deleted.
 */
export function claimEntries(claim: ClaimState | undefined, outcome: Outcome): LogEntry[] {
  if (!claim || claim.kind === 'none' || outcome === 'sent') return []
  const { kind, ref, tags } = claim
  const command = deleteCommand(claim, tags)
  if (outcome === 'unknown') {
    const text = `The claim ${ref} stays, so a re-run with this key will be skipped. Wait some minutes, then look in the panel of your push service. Only if nothing was sent, run this command, which deletes the claim if it is still the same one. Then re-run this job:`
    return [{ level: 'note', text, command }]
  }
  const key = quote(claim.key)
  const held = {
    title: 'Claim not deleted',
    what: `could not delete its claim of the key ${key}`,
    command: 'This command',
  }
  const uncertain = {
    title: 'Claim not certain',
    what: `could not determine whether it still has the claim of the key ${key}`,
    command: 'If it has the claim, this command',
  }
  const said = kind === 'held' ? held : uncertain
  const text = `This run sent nothing, but ${said.what}, so a re-run may be skipped. ${said.command} deletes the ref ${ref} only if it still points to ${tags.join(' or ')}, the claim of this run. Run it before you re-run this job:`
  return [{ level: 'warning', title: said.title, text, command }]
}

/**
 * Adds the command that deletes the claim of this run, if it may exist, to the annotation of a failure. That annotation
 * has no command yet.
 */
export function withDeletion(annotation: Annotation, claim: ClaimState | undefined): Annotation {
  if (!claim || claim.kind === 'none') return annotation
  const { next } = annotation
  const deletion = `Before the next run, in case the claim was made, run this command, which deletes the ref ${claim.ref} only if it points to ${claim.tags.join(' or ')}, the claim of this run:`
  return {
    ...annotation,
    next: { ...next, text: `${next.text} ${deletion}`, command: deleteCommand(claim, claim.tags) },
  }
}

/**
 * A command that deletes a claim only if the ref still points to the given tag object, because another run may have
 * replaced it. If a run has two tag objects, there is a line for each.
 */
export function deleteCommand({ ref, repository, serverUrl }: ClaimRef, tags: readonly string[]): string {
  const host = parseUrl(serverUrl)?.host ?? 'github.com'
  const api = `gh api${host === 'github.com' ? '' : ` --hostname ${host}`}`
  const remove = `${api} --method DELETE repos/${repository}/git/${ref}`
  const read = `${api} repos/${repository}/git/${ref.replace('refs/', 'ref/')} --jq .object.sha`
  return tags.map(tag => `[ "$(${read})" = ${tag} ] && ${remove}`).join('\n')
}
