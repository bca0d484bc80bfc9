import { cancelledFailure, Failure } from '../errors.ts'
import { hintFor, type Reply, tryLater } from './github-client.ts'

/** The requests of a claim: the tag object of the commit, its ref, then the same without a commit (contract section 7.1). */
export type Step = 'tag' | 'ref' | 'blob' | 'ref-to-blob'

/** What a request that has to succeed brought; otherwise the claim was certainly not made. */
export function wanted<T>(step: Step, reply: Reply<T>): T {
  if (reply.kind === 'done') return reply.data
  throw notClaimed(step, reply)
}

/** The claim was certainly not made. `step` is the request that failed. */
export function notClaimed(step: Step, reply: Reply<unknown>): Failure {
  if (reply.kind === 'lost' && reply.why === 'cancelled') return cancelled()
  return claimFailed(
    `Could not claim the \`once-key\` in the repository (${said(reply)}).`,
    reply.kind === 'done' ? tryLater : hintFor(reply, status => hintForStatus(step, status)),
  )
}

/** The claim that GitHub refused ours for does not exist any more. */
export const claimWasDeleted = (): Failure =>
  claimFailed(
    'Another run had claimed this key, and deleted its claim a moment later because it did not send.',
    'Run this again.',
  )

/** GitHub may have made the claim of this run, or may still make it. */
export function claimInDoubt(made: Reply<unknown>, ref: string, run: { id: string; attempt: number }): Failure {
  return claimFailed(
    `Could not determine whether this run claimed the \`once-key\` (${said(made)}). If it did, the claim is the ref ${ref}.`,
    `${tryLater} If it is skipped because of run ${run.id} (attempt ${run.attempt}), that is the claim of this run: delete it with the command in the notice, then run it once more.`,
  )
}

export const cancelled = () => cancelledFailure('Claiming the key')

const claimFailed = (message: string, hint: string) =>
  new Failure({ reason: 'claim-failed', title: 'Claim failed', message, hint })

const said = (reply: Reply<unknown>) =>
  reply.kind === 'done' ? 'GitHub created a different ref than requested' : reply.message

function hintForStatus(step: Step, status: number): string {
  const isDenied = status === 403 || status === 404
  if (isDenied && (step === 'ref' || step === 'ref-to-blob')) {
    return 'The `github-token` can write, but cannot create a ref `refs/web-push/…`: look for a ruleset that restricts refs, then run this again; or give a token that can create it, then start a new run.'
  }
  if (isDenied) {
    return 'Give the job the permission `contents: write`, or a `github-token` that can write to this repository, then start a new run (a re-run uses the original workflow file).'
  }
  if (status !== 409 && status !== 422) return tryLater
  return step === 'tag'
    ? 'Check that the commit of this run is in this repository.'
    : 'Look for a ruleset that forbids creating refs such as `refs/web-push/…`, then run this again.'
}
