import type { CheckedFile } from '../content/payload-file.ts'
import type { Failure } from '../errors.ts'
import type { Problem } from '../inputs/problems.ts'
import type { Advice } from './advice.ts'

/** A notification that the preview action checked. */
export interface PreviewedNotification extends CheckedFile {
  /** Relative to the workspace; empty for the notification from inputs. */
  file: string
  advice: readonly Advice[]
  /** The URLs that redirect to another host, if URLs are checked. */
  redirects: readonly Finding[]
}

/** A message about a value, and where the value is. */
export type Finding = Omit<Problem, 'reason'>

/** The result of the preview action. */
export interface Preview {
  notifications: readonly PreviewedNotification[]
  /** Problems with the inputs. */
  problems: readonly Problem[]
  /** The files that `only` left out. */
  omitted?: Omitted
  extraFields: Record<string, unknown>
  /** Why the check stopped before it finished. */
  failure?: Failure
}

/** The files and globs of `payload-files` that the input `only` left out. */
export interface Omitted {
  only: 'changed' | 'added'
  /** The number of files before `only` was applied. */
  total: number
  /** The renamed files among them, each with its old name. */
  renamed: { file: string; oldName: string }[]
  /** The globs that match no file; there may be none yet. */
  unmatched: Problem[]
}

/** All problems, those with the inputs first. */
export const allProblems = ({ problems, notifications }: Preview): Problem[] => [
  ...problems,
  ...notifications.flatMap(each => each.problems),
]

/** If there are several reasons, the first in this list counts. */
const byPrecedence = ['invalid-input', 'unreadable-file', 'url-check-failed'] as const

/** Why a preview failed; undefined if nothing is wrong. */
export function reasonOf(preview: Preview): Failure['reason'] | undefined {
  if (preview.failure) return preview.failure.reason
  const reasons = new Set(allProblems(preview).map(({ reason }) => reason))
  return byPrecedence.find(reason => reasons.has(reason))
}
