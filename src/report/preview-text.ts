import { pathText, problemText } from '../inputs/problems.ts'
import { truncate } from './markup.ts'
import { counted } from './numbers.ts'
import { allProblems, type Preview, type PreviewProblem } from './preview-result.ts'
import { adviceText } from './remarks.ts'
import type { Advice } from './result.ts'

const maxSentence = 1_000

/** What is wrong, without the place in a file, which is shown next to it. */
export function problemSentence(problem: PreviewProblem): string {
  const { file, path = [], message } = problem
  if (file === undefined) return truncate(problemText(problem), maxSentence)
  return truncate(`${path.length > 0 ? `\`${pathText(path)}\`` : 'The file'} ${message}.`, maxSentence)
}

/** `campaigns/spring.yml:3:5: `, as editors and terminals know places. */
export function problemLine(problem: PreviewProblem): string {
  return `${position(problem)}${problemSentence(problem)}`
}

/** A piece of advice with its file, in the same form. */
export const adviceLine = (file: string, advice: Advice): string =>
  `${position({ file: file || undefined })}Advice: ${adviceText(advice)}`

function position({ file, place = { line: 1, column: 1 } }: Pick<PreviewProblem, 'file' | 'place'>): string {
  // A name may contain anything, but one place is one line.
  return file === undefined ? '' : `${file.replace(/\p{Cc}/gu, '\ufffd')}:${place.line}:${place.column}: `
}

/** How the preview ended, in a few words. */
export function previewHeadline(preview: Preview): string {
  const { notifications, failure } = preview
  if (failure) return 'The notifications were not checked'
  const broken = notifications.filter(({ problems }) => problems.length > 0).length
  if (broken > 0)
    return `${broken} of ${counted(notifications.length, 'notification')} ${broken === 1 ? 'has' : 'have'} problems`
  if (allProblems(preview).length > 0) return 'The inputs have problems'
  return `${counted(notifications.length, 'notification')} checked: no problems`
}
