import type { CheckedFile } from '../content/payload-file.ts'
import type { Failure } from '../errors.ts'
import type { Problem } from '../inputs/problems.ts'
import type { Advice } from './advice.ts'

/** A notification that the preview action checked. */
export interface PreviewedNotification extends CheckedFile {
  /** Relative to the workspace; empty for the notification that the inputs give. */
  file: string
  advice: readonly Advice[]
  /** The URLs that redirect to another host, if URLs are checked. */
  redirects: readonly Finding[]
}

/** Something to say of a value, and where it is. */
export type Finding = Omit<Problem, 'reason'>

/** What the preview action found out. */
export interface Preview {
  notifications: readonly PreviewedNotification[]
  /** Problems with the inputs. */
  problems: readonly Problem[]
  /** What the input `only` left out. */
  omitted?: Omitted
  extraFields: Record<string, unknown>
  /** Why the check stopped before it finished. */
  failure?: Failure
}

/** What the input `only` left out of the files that `payload-files` names. */
export interface Omitted {
  only: 'changed' | 'added'
  /** How many files there were to choose from. */
  total: number
  /** Of these, the files that were renamed, each with its old name. */
  renamed: { file: string; oldName: string }[]
  /** The globs that match no file: it may be that there is none yet. */
  unmatched: Problem[]
}

/** Every problem, those with the inputs first. */
export const allProblems = ({ problems, notifications }: Preview): Problem[] => [
  ...problems,
  ...notifications.flatMap(each => each.problems),
]

/** Of several reasons the first of these counts. */
const byPrecedence = ['invalid-input', 'unreadable-file', 'url-check-failed'] as const

/** Why a preview failed; undefined if nothing is wrong. */
export function reasonOf(preview: Preview): Failure['reason'] | undefined {
  if (preview.failure) return preview.failure.reason
  const reasons = new Set(allProblems(preview).map(({ reason }) => reason))
  return byPrecedence.find(reason => reasons.has(reason))
}
