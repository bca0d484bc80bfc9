import type { ClaimState } from './once/claim.ts'
import type { Claims } from './once/claims.ts'
import type { Result } from './report/result.ts'

/** Sends if the key can be claimed, or at once if there is none. Throws a Failure if the claim is in doubt. */
export async function sendOnce(claims: Claims | undefined, send: () => Promise<Result>): Promise<Result> {
  const claimed = claims ? await claims.claim() : 'claimed'
  return claimed === 'claimed' ? send() : { outcome: 'skipped', reason: 'already-sent', claim: claimed }
}

/**
 * What is left of the claim when the run is over: it is deleted after what was certainly not sent, so that a re-run sends;
 * in doubt it is kept.
 */
export async function settleClaim(claims: Claims | undefined, { outcome }: Result): Promise<ClaimState> {
  if (!claims) return { kind: 'none' }
  if (outcome === 'not-sent' || outcome === 'rejected') await claims.delete()
  return claims.state
}
