import { cancelledFailure, Failure, type Hint } from '../errors.ts'
import { hintFor, isNotFound, type Reply, tryLater } from './github-client.ts'

/**
 * The requests of a claim (docs/delivery.md, "Claims"): the tag object of the commit and its ref; if that ref is
 * denied, a blob, its tag object and the ref again.
 */
export type ClaimRequest = 'tag' | 'blob' | 'ref'

/** What a request that has to succeed brought; otherwise the claim was certainly not made. */
export function claimDataOrThrow<T>(request: ClaimRequest, reply: Reply<T>): T {
  if (reply.kind === 'done') return reply.data
  throw notClaimed(request, reply)
}

/** The claim was certainly not made. `request` is the one that failed. */
export function notClaimed(request: ClaimRequest, reply: Reply<unknown>): Failure {
  if (reply.kind === 'no-answer' && reply.why === 'cancelled') return claimCancelled()
  const message = `Could not claim the \`once-key\` in the repository (${answerText(reply)}).`
  const hint = hintOf(reply, status => claimHint(request, status))
  return claimFailed(message, hint)
}

/** A claim of which nobody knows whose it is. */
export interface UnknownClaim {
  ref: string
  /** What came of the request to create the ref, and then of the one to read it. */
  created: Reply<string>
  found: Reply<string>
}

/**
 * GitHub may have made the claim of this run, or may still make it. Nothing here tells it from the claim of another job
 * by its run and attempt, which the jobs of a run share: the report adds the command that goes by the tag object.
 */
export function claimInDoubt({ ref, created, found }: UnknownClaim): Failure {
  if (!alreadyExists(created)) {
    const message = `Could not determine whether this run claimed the \`once-key\` (${answerText(created)}). If it did, the claim is the ref ${ref}.`
    return claimFailed(message, hintOf(created))
  }
  if (isNotFound(found)) {
    const message = `GitHub answered that the ref ${ref} exists already, and then that it does not exist.`
    return claimFailed(message, 'Run this again.')
  }
  const message = `The ref ${ref} exists already, but the action could not read which run made it (${answerText(found)}).`
  return claimFailed(message, hintOf(found))
}

export const claimCancelled = () => cancelledFailure('Claiming the key')

const claimFailed = (message: string, hint: Hint) =>
  new Failure({ reason: 'claim-failed', title: 'Claim failed', message, hint })

const answerText = (reply: Reply<unknown>) =>
  reply.kind === 'done' ? 'GitHub created a different ref than requested' : reply.message

const hintOf = (reply: Reply<unknown>, forStatus: (status: number) => Hint = () => tryLater) =>
  reply.kind === 'done' ? tryLater : hintFor(reply, forStatus)

/** Whether GitHub refuses to create a ref because it is there. */
export const alreadyExists = (reply: Reply<unknown>) => reply.kind === 'refused' && reply.says(/already exists/i)

function claimHint(request: ClaimRequest, status: number): Hint {
  const isDenied = status === 403 || status === 404
  if (isDenied && request === 'ref') {
    return {
      newRunAfter:
        'The `github-token` can write, but cannot create a ref `refs/web-push/…`: look for a ruleset that restricts refs, then run this again; or set a token that can create it, then',
    }
  }
  if (isDenied) {
    return {
      newRunAfter:
        'Give the job the permission `contents: write`, or set a `github-token` that can write to this repository, then',
    }
  }
  if (request === 'blob' || (status !== 409 && status !== 422)) return tryLater
  return request === 'tag'
    ? 'Check that the commit of this run is in this repository.'
    : 'Look for a ruleset that forbids creating refs such as `refs/web-push/…`, then run this again.'
}
