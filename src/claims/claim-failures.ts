import { cancelledFailure, Failure, type Hint, newKeySendsAgain } from '../base/failure.ts'
import { quote } from '../base/text.ts'
import { hintFor, isNotFound, type NoAnswer, type Refused, tryLater } from '../github/github-client.ts'
import { maxClaimAgeMs } from './once-key.ts'

/**
 * What a request creates: a tag object for the run's commit (`commit`), a blob or a tag object for that blob (`blob`), or
 * the ref (`ref`).
 */
type ClaimRequest = 'commit' | 'blob' | 'ref'

/**
 * Returns the Failure for a run that could not claim its key because a request to create an object or the ref failed.
 */
export function notClaimed(request: ClaimRequest, reply: Refused | NoAnswer): Failure {
  const message = `The action could not claim the \`once-key\` in the repository (${reply.message}).`
  return claimFailed(
    message,
    hintFor(reply, status => claimHint(request, status)),
  )
}

/**
 * Returns the Failure for a run that may have claimed its key: GitHub may have created the ref, or may still create it.
 */
export function claimInDoubt(ref: string, created: Refused | NoAnswer): Failure {
  const message = `The action could not determine whether this run claimed the \`once-key\` (${created.message}). If the run did claim it, the claim is the ref ${ref}.`
  return claimFailed(
    message,
    hintFor(created, () => tryLater),
  )
}

/**
 * Returns the Failure for a run that could not create the ref because it already existed, and then could not read it.
 * `found` is the reply to that read.
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

/** Returns the Failure for a run whose ref is the claim on another key. */
export const claimedByOtherKey = (ref: string, otherKey: string): Failure =>
  claimFailed(`${otherKeyText(ref, otherKey)}.`, {
    newRunAfter: `Use a different \`once-key\`. ${newKeySendsAgain}. Then`,
  })

export const otherKeyText = (ref: string, otherKey: string): string =>
  `The ref ${ref} is the claim on a different key with the same ref name, ${quote(otherKey)}, so the action cannot know whether the key of this run was used`

/** Returns the Failure for a run that claimed the key but could not confirm its claim before the first POST. */
export function claimLost(ref: string, found: Refused | NoAnswer): Failure {
  const message = `This run claimed the \`once-key\` with the ref ${ref}. More than ${maxClaimAgeMs / 1_000} s later, the action could not confirm that the ref is still the claim of this run (${found.message}).`
  return claimFailed(message, isNotFound(found) ? 'Run this again.' : hintFor(found, () => tryLater))
}

export const claimCancelled = () => cancelledFailure('Claiming the key')

const claimFailed = (message: string, hint: Hint) =>
  new Failure({ reason: 'claim-failed', title: 'Claim failed', message, hint })

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
  return request === 'commit'
    ? 'Check that this repository contains the commit of this run.'
    : 'Look for a ruleset that forbids refs such as `refs/web-push/…`, change it, and run this again.'
}
