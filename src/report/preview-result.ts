import type { Content } from '../content/merge.ts'
import type { Failure } from '../errors.ts'
import type { Problem } from '../inputs/problems.ts'
import type { Advice } from './result.ts'

/** What is wrong with a notification: in its file, in the inputs, or with what its URLs lead to. */
export interface PreviewProblem extends Omit<Problem, 'reason'> {
  reason: Problem['reason'] | 'url-check-failed'
}

/** A notification that the preview action checked. */
export interface PreviewedNotification {
  /** Relative to the workspace; empty for the notification that the inputs give. */
  file: string
  problems: PreviewProblem[]
  advice: Advice[]
  /** As far as it is valid; absent if too little of it is to draw it. */
  content?: Content
}

/** What the preview action found out. */
export interface Preview {
  notifications: PreviewedNotification[]
  /** Problems with the inputs. */
  problems: PreviewProblem[]
  extraFields: Record<string, unknown>
  /** Why the check ended before its end. */
  failure?: Failure
}

/** Every problem, those with the inputs first. */
export const allProblems = ({ problems, notifications }: Preview): PreviewProblem[] => [
  ...problems,
  ...notifications.flatMap(each => each.problems),
]

/** Why a preview failed; undefined if nothing is wrong. */
export function reasonOf(preview: Preview): Failure['reason'] | undefined {
  if (preview.failure) return preview.failure.reason
  const found = new Set(allProblems(preview).map(({ reason }) => reason))
  return (['invalid-input', 'unreadable-file', 'url-check-failed'] as const).find(reason => found.has(reason))
}
