import type { ChosenRelease } from '../content/announced-releases.ts'
import type { NotAnnounceable } from '../content/derived-content.ts'
import type { Content } from '../content/notification.ts'
import type { Failure } from '../errors.ts'
import type { ClaimState, HeldClaim, KeyUse } from '../github/once-key.ts'
import type { OutsideWindow } from '../inputs/calendar.ts'
import type { Target } from '../push/audience.ts'
import type { Delivery } from '../push/delivery.ts'
import type { Verdict } from '../push/outcome-and-retry.ts'
import type { Advice } from './advice.ts'

/** How a run of the send action ended: exactly one of these, from which everything a user sees is derived. */
export type Result =
  | Verdict
  | { outcome: 'dry-run' }
  | { outcome: 'skipped'; reason: 'already-sent'; claim: HeldClaim }
  | { outcome: 'skipped'; reason: 'not-announceable'; why: NotAnnounceable }
  /** `lastFailure`: what came of the last POST before the window closed; absent if there was none. */
  | { outcome: 'skipped'; reason: 'outside-window'; outside: OutsideWindow; lastFailure?: Failure }

export type Outcome = Result['outcome']
export type FailedOutcome = Extract<Result, { failure: Failure }>['outcome']

/** What is known of a run so far; a field is there once its step is done. */
export interface SendState {
  /**
   * Where the release of this run comes from, if no new run would announce it: the event `release`, or a push whose run
   * may have made the release.
   */
  releaseFrom?: 'event' | 'push'
  /** The `once-key` holds the id of this run, so no other run has the same key. */
  isKeyOfRun?: boolean
  target?: Target
  content?: Content
  /** The release that is announced, if anything of one was needed. */
  release?: ChosenRelease
  /** What could keep it from being sent: each guard with its value. */
  checks?: readonly string[]
  /** Extra body fields, as they are sent. */
  extraFields?: Record<string, unknown>
  /** The JSON body exactly as it is sent, or as it would be. */
  payload?: string
  /** POSTs started, including those whose connection was never established. */
  attempts: number
  /** The last response to a POST; absent if none was started. */
  response?: Omit<Delivery, 'verdict'>
  advice: Advice[]
  /** What a dry run found out about its key. */
  keyUse?: KeyUse
  /** What is left of the claim of this run once it is over. */
  claim?: ClaimState
}

export interface FinishedSend extends SendState {
  result: Result
}

/** 0 if the step passes, 1 if it fails. */
export const exitCode = ({ outcome }: Result): 0 | 1 =>
  outcome === 'sent' || outcome === 'dry-run' || outcome === 'skipped' ? 0 : 1
