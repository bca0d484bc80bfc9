import type { ChosenRelease } from '../content/announced-releases.ts'
import type { NotAnnounceable } from '../content/derived-content.ts'
import type { Content } from '../content/notification.ts'
import type { Failure } from '../errors.ts'
import type { ClaimState, KeyUse, OtherClaim } from '../github/once-key.ts'
import type { OutsideWindow } from '../inputs/calendar.ts'
import type { Target } from '../push/audience.ts'
import type { Delivery } from '../push/delivery.ts'
import type { Verdict } from '../push/outcome-and-retry.ts'
import type { Advice } from './advice.ts'

/** The result of a run of the send action. All reports are derived from this result. */
export type Result =
  | Verdict
  | { outcome: 'dry-run' }
  | { outcome: 'skipped'; reason: 'already-sent'; claim: OtherClaim }
  | { outcome: 'skipped'; reason: 'not-announceable'; why: NotAnnounceable }
  /** `lastFailure` is the last failed POST before the window closed. Undefined if there was none. */
  | { outcome: 'skipped'; reason: 'outside-window'; outside: OutsideWindow; lastFailure?: Failure }

export type Outcome = Result['outcome']
export type FailedOutcome = Extract<Result, { failure: Failure }>['outcome']

/** The state of a run. Each step of the run sets its fields. */
export interface SendState {
  /**
   * Where the release came from, if a new run would not announce it: the `release` event, or a push with a job that may
   * have created the release.
   */
  releaseFrom?: 'event' | 'push'
  /** Whether `once-key` contains the id of this run, so that no other run has the same key. */
  isKeyOfRun?: boolean
  target?: Target
  content?: Content
  /** The release to announce. Undefined if the run needed no data about a release. */
  release?: ChosenRelease
  /** The checks that could prevent the send, such as `max-reach 5000`. */
  checks?: readonly string[]
  /** The extra fields, with all placeholders replaced. */
  extraFields?: Record<string, unknown>
  /** The exact JSON body. A dry run sets it too. */
  payload?: string
  /** The number of POSTs, including those without an established connection. */
  attempts: number
  /** The last response to a POST. Undefined if the run started no POST. */
  response?: Omit<Delivery, 'verdict'>
  advice: Advice[]
  /** Only a dry run checks its key without claiming it. */
  keyUse?: KeyUse
  /** The state of this run's claim when the run ended. */
  claim?: ClaimState
}

export interface FinishedSend extends SendState {
  result: Result
}

/** Returns 0 if the step passes, 1 if it fails. */
export const exitCode = ({ outcome }: Result): 0 | 1 =>
  outcome === 'sent' || outcome === 'dry-run' || outcome === 'skipped' ? 0 : 1
