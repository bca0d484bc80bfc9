import type { Claims } from './once/claims.ts'
import type { Result } from './report/result.ts'

/** Sends if the key can be claimed, or at once where there is none. Throws a Failure where the claim is in doubt. */
export async function sendOnce(claims: Claims | undefined, send: () => Promise<Result>): Promise<Result> {
  const taken = await claims?.claim()
  if (!claims || !taken) return send()
  const next = `To send again on purpose, release the claim and run this again: ${claims.command}`
  return { outcome: 'skipped', reason: 'already-sent', because: taken.holder, next }
}

/**
 * What becomes of the claim when the run is over: given back after what was certainly not sent, so that a re-run sends;
 * kept in doubt. Gives warnings and notes as whole sentences.
 */
export async function settleClaim(
  claims: Claims | undefined,
  { outcome }: Result,
): Promise<{ warnings: string[]; notes: string[] }> {
  if (!claims) return { warnings: [], notes: [] }
  if (outcome === 'not-sent' || outcome === 'rejected') return { warnings: await claims.release(), notes: [] }
  if (outcome !== 'unknown') return { warnings: [], notes: [] }
  const note = `The claim ${claims.ref} is kept, so a re-run does not send. If it turns out that nothing was sent, release it: ${claims.command}`
  return { warnings: [], notes: [note] }
}
