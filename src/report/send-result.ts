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

/** How a run of the send action ended. Everything a user sees is derived from it. */
export type Result =
  | Verdict
  | { outcome: 'dry-run' }
  | { outcome: 'skipped'; reason: 'already-sent'; claim: HeldClaim }
  | { outcome: 'skipped'; reason: 'not-announceable'; why: NotAnnounceable }
  /** `lastFailure` is the result of the last POST before the window closed; absent if there was none. */
  | { outcome: 'skipped'; reason: 'outside-window'; outside: OutsideWindow; lastFailure?: Failure }

export type Outcome = Result['outcome']
export type FailedOutcome = Extract<Result, { failure: Failure }>['outcome']

/** The state of a run so far. A field is set once its step is done. */
export interface SendState {
  /**
   * Where the release of this run comes from, if no new run would announce it: the `release` event, or a push whose run
   * may have created the release.
   */
  releaseFrom?: 'event' | 'push'
  /** Whether `once-key` contains the id of this run, so that no other run has the same key. */
  isKeyOfRun?: boolean
  target?: Target
  content?: Content
  /** The release to announce, if any of its data was needed. */
  release?: ChosenRelease
  /** The checks that could prevent the send, each with its value. */
  checks?: readonly string[]
  /** Extra body fields, as they are sent. */
  extraFields?: Record<string, unknown>
  /** The exact JSON body that is sent, or would be in a dry run. */
  payload?: string
  /** The number of POSTs started, including those whose connection was never established. */
  attempts: number
  /** The last response to a POST; absent if no POST was started. */
  response?: Omit<Delivery, 'verdict'>
  advice: Advice[]
  /** What a dry run learned about its key. */
  keyUse?: KeyUse
  /** The state of this run's claim when the run is over. */
  claim?: ClaimState
}

export interface FinishedSend extends SendState {
  result: Result
}

/** 0 if the step passes, 1 if it fails. */
export const exitCode = ({ outcome }: Result): 0 | 1 =>
  outcome === 'sent' || outcome === 'dry-run' || outcome === 'skipped' ? 0 : 1
