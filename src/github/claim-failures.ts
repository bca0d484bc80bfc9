import { cancelledFailure, Failure, type Hint } from '../errors.ts'
import { maxClaimAgeMs } from '../push/push-service.ts'
import { hintFor, isNotFound, type NoAnswer, type Refused, type Reply, tryLater } from './github-client.ts'

/**
 * What a request is meant to create: the tag object for the commit (`tag`), the blob or its tag object (`blob`), or the
 * ref.
 */
export type ClaimRequest = 'tag' | 'blob' | 'ref'

/** GitHub did not create the object or the ref, so this run did not claim the key. */
export function notClaimed(request: ClaimRequest, reply: Refused | NoAnswer): Failure {
  const message = `The action could not claim the \`once-key\` in the repository (${reply.message}).`
  return claimFailed(
    message,
    hintFor(reply, status => claimHint(request, status)),
  )
}

/** GitHub may have created the ref for this run, or may create it later. */
export function claimInDoubt(ref: string, created: Refused | NoAnswer): Failure {
  const message = `The action could not determine whether this run claimed the \`once-key\` (${created.message}). If the run did claim it, the claim is the ref ${ref}.`
  return claimFailed(
    message,
    hintFor(created, () => tryLater),
  )
}

/**
 * GitHub did not create the ref, because it already exists. `found` is GitHub's reply when the run then read the ref.
 */
export function ownerUnknown(ref: string, found: Refused | NoAnswer): Failure {
  if (isNotFound(found)) {
    const message = `GitHub first answered that the ref ${ref} already exists, and then that it does not exist.`
    return claimFailed(message, 'Run this again.')
  }
  const message = `The ref ${ref} already exists, but the action could not find out which run created it (${found.message}).`
  return claimFailed(
    message,
    hintFor(found, () => tryLater),
  )
}

/** This run claimed the key, but before the first POST it could not confirm that it still has the claim. */
export function claimLost(ref: string, found: Refused | NoAnswer): Failure {
  const message = `This run claimed the \`once-key\` with the ref ${ref}. More than ${maxClaimAgeMs / 1_000} s later, the action could not confirm that the ref is still the claim of this run (${found.message}).`
  return claimFailed(message, isNotFound(found) ? 'Run this again.' : hintFor(found, () => tryLater))
}

export const claimCancelled = () => cancelledFailure('Claiming the key')

const claimFailed = (message: string, hint: Hint) =>
  new Failure({ reason: 'claim-failed', title: 'Claim failed', message, hint })

/** GitHub also answers 422 for other reasons, so check its message too. */
export const alreadyExists = (reply: Reply<unknown>) => reply.kind === 'refused' && reply.says(/already exists/i)

function claimHint(request: ClaimRequest, status: number): Hint {
  const isDenied = status === 403 || status === 404
  if (isDenied && request === 'ref') {
    return {
      newRunAfter:
        'The `github-token` has write access, but cannot create a ref `refs/web-push/…`. Look for a ruleset that restricts refs, change it, and run this again. Or set a token that can create such refs, then',
    }
  }
  if (isDenied) {
    return {
      newRunAfter:
        'Give the job the `contents: write` permission, or set a `github-token` that can write to this repository, then',
    }
  }
  if (request === 'blob' || (status !== 409 && status !== 422)) return tryLater
  return request === 'tag'
    ? 'Check that this repository contains the commit of this run.'
    : 'Look for a ruleset that forbids refs such as `refs/web-push/…`, change it, and run this again.'
}
