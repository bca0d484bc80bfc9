import { Failure } from '../errors.ts'
import type { Reply } from '../github/client.ts'
import { cancelledFailure } from '../push/failures.ts'

type Refusal = Exclude<Reply<unknown>, { kind: 'done' }>

/** The claim was certainly not made. `step` is the request that failed. */
export function notClaimed(step: Step, reply: Reply<unknown>): Failure {
  if (reply.kind === 'lost' && reply.cancelled) return cancelled()
  return new Failure({
    reason: 'claim-failed',
    title: 'Claim failed',
    message: `Could not claim the \`once-key\` in the repository (${said(reply)}).`,
    hint: reply.kind === 'refused' ? hintFor(step, reply) : later,
  })
}

/** GitHub was asked to create the ref, and did not say whether it did. */
export function claimInDoubt(ref: string, reply: Reply<unknown>): Failure {
  return new Failure({
    reason: 'claim-failed',
    title: 'Claim failed',
    message: `Could not determine whether the \`once-key\` was claimed (${said(reply)}). If it was, the claim is the ref ${ref}.`,
    hint: later,
  })
}

/** GitHub refused the ref because it existed, and a moment later it did not exist. */
export function claimDeletedMeanwhile(): Failure {
  return new Failure({
    reason: 'claim-failed',
    title: 'Claim failed',
    message: 'Another run had claimed this key, and deleted its claim a moment later because it did not send.',
    hint: 'Run this again.',
  })
}

export const cancelled = (): Failure => cancelledFailure('Claiming the key')

const said = (reply: Reply<unknown>) =>
  reply.kind === 'done' ? 'GitHub created a different ref than requested' : reply.message

/** The requests of a claim: the tag object of the commit, its ref, then the same without a commit (contract section 7.1). */
export type Step = 'tag' | 'ref' | 'blob' | 'ref-to-blob'

const later = 'Run this again when GitHub is available.'

function hintFor(step: Step, { status, rateLimited }: Refusal & { kind: 'refused' }): string {
  if (rateLimited) return 'The rate limit of GitHub is reached: run this again later.'
  if (status === 401) return 'Give a valid `github-token`; the default is the token of the job, `github.token`.'
  const denied = status === 403 || status === 404
  const invalid = status === 409 || status === 422
  if (denied && (step === 'ref' || step === 'ref-to-blob')) {
    return 'The `github-token` can write, but cannot create this ref: look for a ruleset that restricts refs, or give a token that can create it.'
  }
  if (denied) {
    return 'Give the job the permission `contents: write`, or a `github-token` that can write to this repository.'
  }
  if (invalid && step === 'tag') return 'Check that the commit of this run is in this repository.'
  return invalid ? 'Look for a ruleset that forbids creating this ref, then run this again.' : later
}
