import { controlCharacters } from '../characters.ts'
import type { FieldName } from '../inputs/notification-fields.ts'
import { countProblems, type Position, type Problem, problemText, sentenceAt } from '../inputs/problems.ts'
import { quote, truncate } from '../text.ts'
import { type Advice, adviceText, pathOf } from './advice.ts'
import { renderAnnotation } from './annotations.ts'
import { failureAnnotation } from './failure-meaning.ts'
import { type Blocks, code, counted, escapeTruncated, grouped, sentence } from './markup.ts'
import { renderMockup } from './notification-mockup.ts'
import { allProblems, type Omitted, type Preview, type PreviewedNotification, reasonOf } from './preview-result.ts'

const maxSentence = 1_000

/** What is wrong, without the position in a file, which is shown next to it. */
export function problemSentence(problem: Problem): string {
  const { file, path = [] } = problem
  if (file === undefined) return truncate(problemText(problem), maxSentence)
  return truncate(sentenceAt(path, 'The file', problem), maxSentence)
}

/** `campaigns/spring.yml:3:5: `, as editors and terminals know positions. */
export function problemLine(problem: Problem): string {
  return `${positionText(problem)}${problemSentence(problem)}`
}

/** Where the field of a piece of advice is; undefined if the file does not give it. */
export function advicePosition({ content, positionOf }: PreviewedNotification, advice: Advice): Position | undefined {
  const path = pathOf(advice)
  return content?.sources[path[0] as FieldName] === 'file' ? positionOf(path) : undefined
}

/** A piece of advice with its position, in the same form. */
export function adviceLine(notification: PreviewedNotification, advice: Advice): string {
  const position = advicePosition(notification, advice)
  return `${positionText({ file: notification.file || undefined, position })}Advice: ${adviceText(advice)}`
}

function positionText({ file, position = { line: 1, column: 1 } }: Pick<Problem, 'file' | 'position'>): string {
  if (file === undefined) return ''
  // The name of a file may contain a line break.
  const name = file.replace(controlCharacters, '\ufffd')
  return `${name}:${position.line}:${position.column}: `
}

const hasProblems = ({ problems }: PreviewedNotification) => problems.length > 0

/** How the preview ended, in a few words. */
export function previewHeadline(preview: Preview): string {
  const { notifications, omitted, failure } = preview
  if (failure) return 'The notifications were not checked'
  const total = counted(notifications.length, 'notification')
  const broken = notifications.filter(hasProblems).length
  if (broken > 0) return `${broken} of ${total} ${broken === 1 ? 'has' : 'have'} problems`
  if (allProblems(preview).length > 0) return 'The inputs have problems'
  if (notifications.length === 0 && omitted) {
    const what = omitted.only === 'added' ? 'added' : 'added or changed'
    return omitted.total === 0
      ? 'Nothing to check: there is no file'
      : `Nothing to check: of ${counted(omitted.total, 'file')}, none is ${what}`
  }
  return `${total} checked: no problems`
}

/**
 * The job summary of a preview in GitHub's Markdown: each notification as devices show it, those with problems first.
 */
export function renderPreviewSummary(preview: Preview): Blocks {
  const { notifications, problems, failure } = preview
  const sorted = notifications.toSorted((one, other) => Number(hasProblems(other)) - Number(hasProblems(one)))
  return [
    `<h2>${reasonOf(preview) ? '❌' : '✅'} ${previewHeadline(preview)}</h2>`,
    failure && renderAnnotation(failureAnnotation(failure)),
    renderProblems(problems),
    sorted.map(renderNotification),
  ]
}

/** Why a file that is new to a reader is not one that was added. */
export const renamedSentence = ({ file, oldName }: Omitted['renamed'][number]): string =>
  `${quote(file)} is the file ${quote(oldName)} under a new name, so it is not added.`

function renderNotification(notification: PreviewedNotification): Blocks {
  const { file, problems, advice, content } = notification
  const name = file === '' ? 'Notification from the inputs' : escapeTruncated(file, maxName)
  const adviceLines = advice.map(each => `⚠️ ${sentence(adviceText(each))}`).join('<br>')
  return [
    `<h3>${hasProblems(notification) ? '❌ ' : ''}${name}</h3>`,
    renderProblems(problems),
    adviceLines && `<p>${adviceLines}</p>`,
    content && renderMockup(content.notification),
  ]
}

const maxName = 200
const maxProblems = 20

function renderProblems(problems: readonly Problem[]): Blocks {
  if (problems.length === 0) return undefined
  const rows = problems
    .slice(0, maxProblems)
    .map(problem => `<li>${positionCode(problem)}${sentence(problemSentence(problem), maxSentence)}</li>`)
  const total = countProblems(problems)
  const omitted = total - rows.length
  if (omitted > 0) rows.push(`<li>${grouped(omitted)} more: see the log.</li>`)
  return `<p><b>${counted(total, 'problem')}</b></p>\n<ul>\n${rows.join('\n')}\n</ul>`
}

const positionCode = ({ position }: Problem) => (position ? `${code(`${position.line}:${position.column}`)} ` : '')
