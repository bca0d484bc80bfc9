import type { ClaimState } from './once/claim.ts'
import type { Claims } from './once/claims.ts'
import type { Result } from './report/result.ts'

/** Sends if the key can be claimed, or at once if there is none. Throws a Failure if the claim is in doubt. */
export async function sendOnce(claims: Claims | undefined, send: () => Promise<Result>): Promise<Result> {
  const claimed = claims ? await claims.claim() : 'claimed'
  return claimed === 'claimed' ? send() : { outcome: 'skipped', reason: 'already-sent', claim: claimed }
}

/**
 * What is left of the claim when the run is over. It is deleted unless the notification was sent or may have been, so that
 * a re-run sends.
 */
export async function settleClaim(claims: Claims, { outcome }: Result): Promise<ClaimState> {
  if (outcome !== 'sent' && outcome !== 'unknown') await claims.delete()
  return claims.state
}
