import type { Content } from '../content/merge.ts'
import type { Failure, Reason } from '../errors.ts'
import type { Delivery } from '../push/delivery.ts'
import type { ChosenTarget } from '../push/target.ts'

/** How a run of the send action ended: exactly one of these, from which everything a user sees is derived. */
export type Result =
  | { outcome: 'sent'; sentAt: Date; doubt?: string }
  | { outcome: 'dry-run' }
  | { outcome: 'skipped'; reason: Extract<Reason, 'already-sent' | 'not-announceable'>; because: string; next: string }
  | { outcome: 'rejected' | 'not-sent' | 'unknown'; failure: Failure }

export type Outcome = Result['outcome']

/** What is known of a run so far; a field is there once its step is done. */
export interface Run {
  target?: ChosenTarget
  content?: Content
  /** What could keep it from being sent, with its value: `max-reach 5000`. */
  guards: string[]
  /** Further body fields, as they are sent. */
  extraFields?: Record<string, unknown>
  /** The JSON body exactly as it is sent, or as it would be. */
  payload?: string
  /** POSTs started, those whose connection never stood included. */
  attempts: number
  /** What became of them; absent where none was started. */
  delivery?: Delivery
  /** Advice and doubts, as whole sentences; each is a warning annotation. */
  warnings: string[]
  /** What else is worth a line in log and summary, as whole sentences. */
  notes: string[]
}

export interface FinishedRun extends Run {
  result: Result
}

/** 0 where the step passes, 1 where it fails. */
export const exitCode = ({ outcome }: Result): 0 | 1 =>
  outcome === 'sent' || outcome === 'dry-run' || outcome === 'skipped' ? 0 : 1
