import { parseUrl, quoted } from '../inputs/rules.ts'
import type { ClaimRef, ClaimState, HeldClaim, KeyUse } from '../once/claim.ts'
import { type Advice, adviceText } from './advice.ts'
import type { FinishedRun, Outcome } from './result.ts'

/** Sentences, with what the summary sets apart from them: the page of the run they speak of, a command to copy. */
export interface Prose {
  text: string
  url?: string
  command?: string
}

/** A remark in addition to the outcome: a warning annotation, or a line in the log. */
export interface Remark extends Prose {
  level: 'warning' | 'note'
  /** Of the annotation; `Advice` if absent. */
  title?: string
}

/** Prose for the log, the command on a line of its own so that it can be copied. */
export const logText = ({ text, url, command }: Prose): string =>
  `${text}${url ? ` ${url}` : ''}${command ? `\n${command}` : ''}`

/** Everything to say in addition to the outcome, warnings first. */
export function remarksOf({ advice, keyUse, claim, result }: FinishedRun): Remark[] {
  const remarks = [
    ...advice.map((each): Remark => ({ level: 'warning', title: adviceTitle(each), text: adviceText(each) })),
    ...(keyUse ? [keyRemark(keyUse)] : []),
    ...claimRemarks(claim, result.outcome),
  ]
  return remarks.toSorted((one, other) => Number(one.level === 'note') - Number(other.level === 'note'))
}

const adviceTitle = (advice: Advice) => (advice.kind === 'token-expiry' && advice.expired ? 'Token expired' : 'Advice')

/** Who used a key, and when; with the page of that run. */
export function usedBy({ key, ref, by }: HeldClaim): Prose {
  const who = by ? `run ${by.run} (attempt ${by.attempt}) at ${by.time}` : 'another run'
  return {
    text: `The key ${quoted(key)} was already used by ${who}; that notification was sent, or may have been. The claim is the ref ${ref}.`,
    ...(by && { url: by.url }),
  }
}

/** How to send although the key was used. */
export function sendAgain(claim: HeldClaim): Prose {
  return {
    text: 'Usually there is nothing to do. If in doubt, look in the panel of the service. Only if that notification was not sent, or to send it a second time on purpose, delete the claim with this command, then run the workflow again:',
    command: deleteCommand(claim),
  }
}

/** What a dry run found out about its key: a used one means that the real run would be skipped. */
export function keyRemark(use: KeyUse): Remark {
  if (use.kind === 'used') {
    const used = usedBy(use.claim)
    return { ...used, level: 'warning', title: 'Key already used', text: `A real run would be skipped. ${used.text}` }
  }
  const key = quoted(use.key)
  if (use.kind === 'unused') return { level: 'note', text: `The key ${key} has not been used.` }
  const text = `Could not determine whether the key ${key} was used (${use.cause}), so this dry run cannot say whether a real run would be skipped.`
  return { level: 'warning', text }
}

/** What is left of the claim of a run, if that is worth saying: it is kept in doubt, or could not be deleted. */
export function claimRemarks(claim: ClaimState | undefined, outcome: Outcome): Remark[] {
  if (!claim || claim.kind === 'none' || outcome === 'sent') return []
  const { kind, ref, tag } = claim
  const command = deleteCommand(claim)
  if (outcome === 'unknown') {
    const text = `The claim ${ref} stays, so a re-run with this key will be skipped. Look in the panel of the service. Only if nothing was sent, delete the claim with this command, then run this again:`
    return [{ level: 'note', text, command }]
  }
  const key = quoted(claim.key)
  const [title, what, start] =
    kind === 'held'
      ? ['Claim not deleted', `could not delete its claim of the key ${key}`, 'This']
      : ['Claim not certain', `could not determine whether it has the claim of the key ${key}`, 'If it is, this']
  const text = `This run sent nothing, but ${what}, so a re-run may be skipped. ${start} command deletes the ref ${ref} only if it still points to ${tag}, the claim of this run. Run it, then run the workflow again:`
  return [{ level: 'warning', title, text, command }]
}

/** A command that deletes a claim only while the ref points to the tag object that was seen: by now it may be another run's. */
export function deleteCommand({ ref, repository, serverUrl, tag }: ClaimRef & { tag?: string | undefined }): string {
  const host = parseUrl(serverUrl)?.host ?? 'github.com'
  const api = `gh api${host === 'github.com' ? '' : ` --hostname ${host}`}`
  const remove = `${api} --method DELETE repos/${repository}/git/${ref}`
  if (tag === undefined) return remove
  const read = `${api} repos/${repository}/git/${ref.replace('refs/', 'ref/')} --jq .object.sha`
  return `[ "$(${read})" = ${tag} ] && ${remove}`
}
