import { asFailure, type Failure } from '../base/failure.ts'
import type { OutsideWindow } from '../inputs/calendar.ts'
import { type Delivery, deliver, type RetryStop, type Verdict } from '../push/delivery.ts'
import type { PushService } from '../push/push-service.ts'
import type { ClaimStore } from './claim-store.ts'
import type { ClaimState, OtherClaim } from './once-key.ts'

/** Everything needed to send a notification that has been checked. */
export interface ReadySend {
  service: PushService
  /** The JSON body of the request. */
  body: string
  /** Undefined without a `once-key`. */
  claims?: ClaimStore
  /** Returns what to report if `send-between` does not allow sending now, or undefined if it does. */
  findOutside: () => OutsideWindow | undefined
  /** Waits for work, and throws if the process crashes in the meantime. */
  watch: <T>(work: Promise<T>) => Promise<T>
}

export type SendOnceResult =
  | Verdict
  | { outcome: 'skipped'; reason: 'already-sent'; claim: OtherClaim }
  /** `lastFailure` is the failure of the last POST before the window closed. Undefined if there was no POST. */
  | { outcome: 'skipped'; reason: 'outside-window'; outside: OutsideWindow; lastFailure?: Failure }

export interface SentOnce {
  result: SendOnceResult
  /** The number of POST attempts, including those that did not connect. */
  attempts: number
  /** The status and body of the last response to a POST. Undefined if the run made no POST request. */
  response?: Omit<Delivery, 'verdict'>
  /** What the run knows about its claim at the end. Undefined if it did not try to claim a key. */
  claim?: ClaimState
}

/**
 * Sends a notification at most once: claims the key, confirms the claim, delivers the notification, and then keeps the
 * claim or gives it up. Never throws.
 */
export async function sendOnce(ready: ReadySend): Promise<SentOnce> {
  const { service, body, claims, findOutside, watch } = ready
  const sent: Omit<SentOnce, 'result'> = { attempts: 0 }

  async function runSteps(): Promise<SendOnceResult> {
    const outsideBefore = findOutside()
    if (outsideBefore) return outsideWindow(outsideBefore)
    if (claims) {
      sent.claim = claims.state
      const otherClaim = await claimKey(claims)
      if (otherClaim) return { outcome: 'skipped', reason: 'already-sent', claim: otherClaim }
      // GitHub may have been slow, or the machine may have been suspended.
      const outsideAfter = findOutside()
      if (outsideAfter) return outsideWindow(outsideAfter)
    }
    const { verdict, ...response } = await deliver({
      service,
      body,
      onAttempt: () => sent.attempts++,
      beforeHandOver: () => claims?.whyTooLate(),
      beforeRetry: () => findStop(ready),
    })
    sent.response = response
    return resultOf(verdict)
  }

  // After an unexpected error, the notification may have been sent if the first POST had started.
  const failed = (error: unknown): SendOnceResult => ({
    outcome: sent.attempts > 0 ? 'unknown' : 'not-sent',
    failure: asFailure(error),
  })
  const result = await watch(runSteps()).catch(failed)
  if (sent.claim === undefined || !claims) return { ...sent, result }
  if (!keepsClaim(result)) await watch(claims.giveUp()).catch(() => {})
  return { ...sent, result, claim: claims.state }
}

/** Returns the claim of another run, or undefined if this run has the claim. */
async function claimKey(claims: ClaimStore): Promise<OtherClaim | undefined> {
  const claimed = await claims.claim()
  const confirmed = claimed === 'claimed' ? await claims.confirm() : claimed
  return confirmed === 'claimed' ? undefined : confirmed
}

/**
 * Returns why the action must not retry after a wait, or undefined if a retry is allowed. Checks the claim before
 * `send-between`, because another run may have claimed the key and may send the notification.
 */
async function findStop({ claims, findOutside }: ReadySend): Promise<RetryStop | undefined> {
  const stop = await claims?.findRetryStop()
  if (stop) return stop
  const outside = findOutside()
  return outside && { kind: 'outside-window', outside }
}

function resultOf(verdict: Verdict): SendOnceResult {
  if (!('failure' in verdict) || verdict.stop?.kind !== 'outside-window') return verdict
  return outsideWindow(verdict.stop.outside, verdict.failure)
}

const outsideWindow = (outside: OutsideWindow, lastFailure?: Failure): SendOnceResult => ({
  outcome: 'skipped',
  reason: 'outside-window',
  outside,
  lastFailure,
})

const keepsClaim = ({ outcome }: SendOnceResult): boolean => outcome === 'sent' || outcome === 'unknown'
