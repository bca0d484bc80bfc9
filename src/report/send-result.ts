import type { KeyUse } from '../claims/once-key.ts'
import type { SendOnceResult, SentOnce } from '../claims/send-once.ts'
import type { Content } from '../content/given.ts'
import type { PeriodUnit } from '../inputs/calendar.ts'
import type { Target } from '../push/audience.ts'
import type { NotAnnounceable } from '../release/derived-content.ts'
import type { RunInKey } from '../release/key-rules.ts'
import type { ChosenRelease } from '../release/release-filter.ts'
import type { Advice } from './advice.ts'

/** The result of running the send action. All reports are based on it. */
export type Result =
  | SendOnceResult
  | { outcome: 'dry-run' }
  | { outcome: 'skipped'; reason: 'not-announceable'; why: NotAnnounceable }

export type Skipped = Extract<Result, { outcome: 'skipped' }>
export type Outcome = Result['outcome']

/** What a run finds out before it sends. Each step sets some of these fields. */
export interface SendState {
  /**
   * Set if a new run might not pick up this release, because the release came from a `release` event (`event`), or
   * because a push triggered this run, whose workflow may have created the release (`push`).
   */
  releaseFrom?: 'event' | 'push'
  /** Whether a person started this run with a form, rather than an event or a schedule. */
  isByHand?: boolean
  /** True without a `once-key`. */
  isKeyless?: boolean
  /** What the `once-key` contains of this run. If anything, a new run or a re-run may get a different key. */
  runInKey?: RunInKey
  /** With `once-per`, a run in a later period has another key. */
  oncePer?: PeriodUnit | undefined
  /** Whether fields of the notification come from a payload file. */
  hasPayloadFile?: boolean
  target?: Target
  content?: Content
  release?: ChosenRelease
  /** The checks that could prevent the send, such as `max-reach 5000`. */
  checks?: readonly string[]
  extraFields?: Record<string, unknown>
  /** The number of audiences that the service lists. Undefined if the run did not ask. */
  listed?: number | undefined
  /** The exact JSON body of the request. Also set in a dry run. */
  payload?: string
  advice: Advice[]
  /** Whether the key has already been used. Set only in a dry run, which checks its key without claiming it. */
  keyUse?: KeyUse
}

export interface FinishedSend extends SendState, Omit<SentOnce, 'result'> {
  result: Result
}

/** Returns 0 if the step passes and 1 if it fails. */
export const exitCode = ({ outcome }: Result): 0 | 1 =>
  outcome === 'sent' || outcome === 'dry-run' || outcome === 'skipped' ? 0 : 1
