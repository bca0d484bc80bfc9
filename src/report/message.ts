import type { Failure } from '../errors.ts'
import type { Outcome, Result } from './result.ts'

type Failed = Extract<Result, { failure: Failure }>['outcome']

const meaning: Record<Failed, string> = {
  rejected: 'Nothing was sent: the service refused it.',
  'not-sent': 'Nothing was sent.',
  unknown: 'It may or may not have been sent.',
}

/** What a failure means for the send. */
export const meaningOf = (outcome: Failed): string => meaning[outcome]

/** What to do next; in doubt, look first. */
export const nextOf = (outcome: Failed, { hint }: Failure): string =>
  outcome === 'unknown' ? `Look in the panel of the service before you send it again. ${hint}` : hint

/** What failed, with the codes on which a workflow can branch and by which the README explains it. */
export const titleOf = (outcome: Failed, { title, reason }: Failure): string => `${title} (${outcome}: ${reason})`

/** What happened, what it means for the send, and what to do next: the same text for annotation and summary. */
export function failureText(outcome: Failed, failure: Failure): string {
  return `${failure.message}\n${meaning[outcome]} ${nextOf(outcome, failure)}`
}

const headlines: Record<Outcome, string> = {
  sent: 'Notification sent',
  'dry-run': 'Dry run: nothing was sent',
  skipped: 'Skipped: nothing was sent',
  rejected: 'Rejected: nothing was sent',
  'not-sent': 'Not sent',
  unknown: 'Unknown: it may or may not have been sent',
}

/** The outcome in a few words. */
export const headline = (outcome: Outcome): string => headlines[outcome]
