import type { Failure } from '../base/failure.ts'
import { type Problem, problemText, sentenceAt } from '../base/problems.ts'
import { truncate } from '../base/text.ts'
import type { CheckedNotification } from '../content/given.ts'
import type { Advice } from './advice.ts'
import { counted } from './markup.ts'

export interface PreviewedNotification extends CheckedNotification {
  /** The path relative to the workspace. Empty for a notification that comes only from inputs. */
  file: string
  advice: readonly Advice[]
  /** The URLs that redirect to a different host. Empty unless `check-urls` is set. */
  redirects: readonly Problem[]
}

export interface Preview {
  notifications: readonly PreviewedNotification[]
  problems: readonly Problem[]
  /** What the `only` input left out. Undefined if the input selects all files. */
  omitted?: Omitted
  extraFields: Record<string, unknown>
  failure?: Failure
}

/** What the `only` input left out, and the globs from `payload-files` that match no file. */
export interface Omitted {
  only: 'changed' | 'added'
  /** The number of files before `only` excluded any. */
  total: number
  /** The files that were excluded because they were only renamed, each with its old name. */
  renamed: { file: string; oldName: string }[]
  /** Globs that match no file. They do not make the preview fail, because there may be no payload files yet. */
  unmatched: Problem[]
}

/** Returns all problems, starting with the problems in the inputs. */
export const allProblems = ({ problems, notifications }: Preview): Problem[] => [
  ...problems,
  ...notifications.flatMap(each => each.problems),
]

/** If a preview has problems with different reasons, it fails with the reason that comes first in this list. */
const byPrecedence = ['invalid-input', 'unreadable-file', 'url-check-failed'] as const

/** Returns the reason code of a failed preview, or undefined if there are no problems. */
export function reasonOf(preview: Preview): Failure['reason'] | undefined {
  if (preview.failure) return preview.failure.reason
  const reasons = new Set(allProblems(preview).map(({ reason }) => reason))
  return byPrecedence.find(reason => reasons.has(reason))
}

export const hasProblems = ({ problems }: PreviewedNotification): boolean => problems.length > 0

/** Summarizes a preview in a few words. */
export function previewHeadline(preview: Preview): string {
  const { notifications, omitted, failure } = preview
  if (failure) return notifications.length > 0 ? 'The check did not finish' : 'The notifications were not checked'
  const total = counted(notifications.length, 'notification')
  const broken = notifications.filter(hasProblems).length
  if (broken > 0) return `${broken} of ${total} ${broken === 1 ? 'has' : 'have'} problems`
  if (preview.problems.length > 0) return 'The inputs have problems'
  if (notifications.length === 0 && omitted) {
    const what = omitted.only === 'added' ? 'added' : 'added or changed'
    return omitted.total === 0
      ? 'Nothing to check: no files'
      : `Nothing to check: ${counted(omitted.total, 'file')} found, none of them ${what}`
  }
  return `${total} checked: no problems${warningsText(notifications)}`
}

function warningsText(notifications: readonly PreviewedNotification[]): string {
  const count = notifications.flatMap(({ advice }) => advice).length
  if (count === 0) return ''
  const needRelease = notifications.filter(({ advice }) => advice.some(({ kind }) => kind === 'needs-release')).length
  const release = needRelease > 0 ? ` (${needRelease} can be sent only with a release)` : ''
  return `, ${counted(count, 'warning')}${release}`
}

export const maxSentence = 1_000

/** Formats a finding as a sentence without its position, which callers show separately. */
export function findingSentence(finding: Problem): string {
  const { file, path = [] } = finding
  return truncate(file === undefined ? problemText(finding) : sentenceAt(path, 'The file', finding), maxSentence)
}
