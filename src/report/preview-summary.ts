import type { Problem } from '../base/problems.ts'
import { adviceText } from './advice.ts'
import { renderAnnotation } from './annotations.ts'
import { failureAnnotation } from './failure-meaning.ts'
import { renderFields } from './fields-table.ts'
import { type Blocks, code, escapeTruncated, flatBlocks, grouped, sentence } from './markup.ts'
import { renderMockup } from './notification-mockup.ts'
import {
  type Finding,
  findingSentence,
  hasProblems,
  maxSentence,
  type Preview,
  type PreviewedNotification,
  previewHeadline,
  reasonOf,
} from './preview-result.ts'

export interface PreviewSummary {
  blocks: Blocks
  /** The files whose notification did not fit into the summary. */
  unrendered: ReadonlySet<string>
}

/** The runner drops summaries larger than 1 MiB. This limit leaves a margin. */
const maxBytes = 850_000
/** The maximum size of one notification in the summary, so that a large one leaves room for the others. */
const maxNotificationBytes = 32_768

/**
 * Renders the job summary of a preview. Shows each notification with a table of its fields, starting with the
 * notifications that have problems. If there is no room for a notification, the summary's heading says so, and the
 * summary shows only the notification's problems and advice, if they fit.
 */
export function renderPreviewSummary(preview: Preview): PreviewSummary {
  const { notifications, problems, extraFields, failure } = preview
  const beginning: Blocks = [failure && renderAnnotation(failureAnnotation(failure)), renderProblems(problems)]
  let room = maxBytes - sizeOf(beginning)
  const fits = (blocks: Blocks) => sizeOf(blocks) <= Math.min(room, maxNotificationBytes)
  const sections: Blocks[] = []
  const unrendered = new Set<string>()
  for (const notification of problemsFirst(notifications)) {
    const findings = renderFindings(notification)
    const { content, file } = notification
    const whole = [findings, content && [renderMockup(content.notification), renderAllFields(content, extraFields)]]
    const section = fits(whole) ? whole : fits(findings) ? findings : undefined
    if (section !== whole) unrendered.add(file)
    sections.push(section)
    room -= sizeOf(section)
  }
  return { blocks: [renderHeading(preview, [...unrendered]), beginning, sections], unrendered }
}

const sizeOf = (blocks: Blocks): number =>
  flatBlocks(blocks).reduce((size, block) => size + Buffer.byteLength(block) + '\n\n'.length, 0)

const problemsFirst = (notifications: readonly PreviewedNotification[]) =>
  notifications.toSorted((one, other) => Number(hasProblems(other)) - Number(hasProblems(one)))

const maxNamesInHeading = 10

function renderHeading(preview: Preview, unrendered: readonly string[]): string {
  const headline = previewHeadline(preview)
  if (unrendered.length === 0) return `<h2>${reasonOf(preview) ? '❌' : '✅'} ${headline}</h2>`
  const names = unrendered.slice(0, maxNamesInHeading).map(nameOf)
  const left = unrendered.length - names.length
  if (left > 0) names.push(`${left} more (see the warnings)`)
  return `<h2>${reasonOf(preview) ? '❌' : '⚠️'} ${headline}; the summary has no room for ${names.join(', ')}</h2>`
}

const nameOf = (file: string) => (file === '' ? 'the notification from the inputs' : escapeTruncated(file, 200))

function renderFindings(notification: PreviewedNotification): Blocks {
  const { file, problems, advice, redirects } = notification
  const name = file === '' ? 'Notification from the inputs' : nameOf(file)
  const remarks = [
    ...advice.map(each => `⚠️ ${sentence(adviceText(each))}`),
    ...redirects.map(each => `ℹ️ ${sentence(findingSentence(each))}`),
  ]
  return [
    `<h3>${hasProblems(notification) ? '❌ ' : ''}${name}</h3>`,
    renderProblems(problems),
    remarks.length > 0 && `<p>${remarks.join('<br>')}</p>`,
  ]
}

function renderAllFields(content: NonNullable<PreviewedNotification['content']>, extraFields: Preview['extraFields']) {
  const table = renderFields(content, { extraFields, action: 'preview' })
  return `<details><summary>All fields</summary>\n${table}\n</details>`
}

const maxProblems = 20

function renderProblems(problems: readonly Problem[]): Blocks {
  if (problems.length === 0) return undefined
  const rows = problems
    .slice(0, maxProblems)
    .map(problem => `<li>${positionCode(problem)}${sentence(findingSentence(problem), maxSentence)}</li>`)
  const left = problems.length - rows.length
  if (left > 0) rows.push(`<li>${grouped(left)} more: see the log.</li>`)
  return `<p><b>Problems</b></p>\n<ul>\n${rows.join('\n')}\n</ul>`
}

const positionCode = ({ position }: Finding) => (position ? `${code(`${position.line}:${position.column}`)} ` : '')
