import type { CheckedFile } from '../content/payload-file.ts'
import type { Failure } from '../errors.ts'
import { countProblems, type Problem, problemText, sentenceAt } from '../inputs/problems.ts'
import { controlCharacters } from '../text.ts'
import { type Advice, adviceText } from './advice.ts'
import { failureAnnotation, renderAnnotation } from './annotations.ts'
import { type Blocks, code, counted, escapeTruncated, grouped, joinBlocks, sentence, truncate } from './markup.ts'
import { renderPreview } from './notification-mockup.ts'

/** A notification that the preview action checked. */
export interface PreviewedNotification extends CheckedFile {
  /** Relative to the workspace; empty for the notification that the inputs give. */
  file: string
  advice: Advice[]
}

/** What the preview action found out. */
export interface Preview {
  notifications: PreviewedNotification[]
  /** Problems with the inputs. */
  problems: Problem[]
  extraFields: Record<string, unknown>
  /** Why the check ended before its end. */
  failure?: Failure
}

/** Every problem, those with the inputs first. */
export const allProblems = ({ problems, notifications }: Preview): Problem[] => [
  ...problems,
  ...notifications.flatMap(each => each.problems),
]

/** Why a preview failed; undefined if nothing is wrong. */
export function reasonOf(preview: Preview): Failure['reason'] | undefined {
  if (preview.failure) return preview.failure.reason
  const found = new Set(allProblems(preview).map(({ reason }) => reason))
  return (['invalid-input', 'unreadable-file', 'url-check-failed'] as const).find(reason => found.has(reason))
}

const maxSentence = 1_000

/** What is wrong, without the position in a file, which is shown next to it. */
export function problemSentence(problem: Problem): string {
  const { file, path = [], message } = problem
  if (file === undefined) return truncate(problemText(problem), maxSentence)
  return truncate(sentenceAt(path, 'The file', message), maxSentence)
}

/** `campaigns/spring.yml:3:5: `, as editors and terminals know positions. */
export function problemLine(problem: Problem): string {
  return `${positionText(problem)}${problemSentence(problem)}`
}

/** A piece of advice with its file, in the same form. */
export const adviceLine = (file: string, advice: Advice): string =>
  `${positionText({ file: file || undefined })}Advice: ${adviceText(advice)}`

function positionText({ file, position = { line: 1, column: 1 } }: Pick<Problem, 'file' | 'position'>): string {
  // A name may contain anything, but one position is one line.
  return file === undefined ? '' : `${file.replace(controlCharacters, '\ufffd')}:${position.line}:${position.column}: `
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

/** The job summary of a preview in GitHub's Markdown: each notification drawn, those with problems first. */
export function renderPreviewSummary(preview: Preview): string {
  const { notifications, problems, failure } = preview
  const isBroken = (each: PreviewedNotification) => each.problems.length > 0
  const sorted = notifications.toSorted((one, other) => Number(isBroken(other)) - Number(isBroken(one)))
  return joinBlocks([
    `<h2>${reasonOf(preview) ? '❌' : '✅'} ${previewHeadline(preview)}</h2>`,
    failure && renderAnnotation(failureAnnotation(failure)),
    renderProblems(problems),
    sorted.map(renderNotification),
  ])
}

function renderNotification({ file, problems, advice, content }: PreviewedNotification): Blocks {
  const remarks = advice.map(each => `⚠️ ${sentence(adviceText(each))}`).join('<br>')
  return [
    `<h3>${problems.length > 0 ? '❌ ' : ''}${file === '' ? 'Notification from the inputs' : escapeTruncated(file, maxName)}</h3>`,
    renderProblems(problems),
    remarks && `<p>${remarks}</p>`,
    content && renderPreview(content.notification),
  ]
}

const maxName = 200
const maxProblems = 20

function renderProblems(problems: readonly Problem[]): Blocks {
  if (problems.length === 0) return undefined
  const rows = problems
    .slice(0, maxProblems)
    .map(problem => `<li>${positionCode(problem)}${sentence(problemSentence(problem), 1_000)}</li>`)
  const all = countProblems(problems)
  const left = all - rows.length
  if (left > 0) rows.push(`<li>${grouped(left)} more: see the log.</li>`)
  return `<p><b>${counted(all, 'problem')}</b></p>\n<ul>\n${rows.join('\n')}\n</ul>`
}

const positionCode = ({ position }: Problem) => (position ? `${code(`${position.line}:${position.column}`)} ` : '')
