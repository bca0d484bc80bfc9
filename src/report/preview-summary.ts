import type { Problem } from '../base/problems.ts'
import { atMost } from '../base/text.ts'
import { adviceText } from './advice.ts'
import { explainFailure, renderExplanation } from './failure-explanation.ts'
import { type Detail, previewDetail, renderFields } from './fields-table.ts'
import { type Blocks, code, escapeTruncated, folded, grouped, sentence } from './markup.ts'
import { renderMockup } from './notification-mockup.ts'
import {
  findingSentence,
  hasProblems,
  maxSentence,
  type Preview,
  type PreviewedNotification,
  previewHeadline,
  reasonOf,
} from './preview-result.ts'
import { type Forms, shareRoom, sizeOf } from './shared-room.ts'

export interface PreviewSummary {
  blocks: Blocks
  /** The files that did not fit into the summary at all. */
  unrendered: ReadonlySet<string>
}

/** The runner drops summaries larger than 1 MiB. This limit leaves a margin, which the heading needs too. */
const maxBytes = 850_000

/** One way to draw a notification. */
interface Drawing {
  detail: Detail
  /** The maximum number of problems and of remarks, and the maximum length of each. */
  findings: { count: number; length: number }
  remark?: string
}

const manyFindings = { count: 20, length: maxSentence }
const fewFindings = { count: 3, length: 100 }
const withoutLinks = 'To save room, this shows no images, and no links behind the URLs.'
const shortened = 'To save room, this shows only the beginnings of long texts and URLs, no images, and no links.'

/** The ways to draw a notification, from the most complete to the shortest. */
const drawings: readonly [Drawing, ...Drawing[]] = [
  { detail: previewDetail, findings: manyFindings },
  { detail: { ...previewDetail, links: false }, findings: manyFindings, remark: withoutLinks },
  { detail: { ...previewDetail, links: false, maxText: 200, maxRows: 10 }, findings: manyFindings, remark: shortened },
  { detail: { ...previewDetail, links: false, maxText: 40, maxRows: 5 }, findings: fewFindings, remark: shortened },
  { detail: { ...previewDetail, links: false, maxText: 10, maxRows: 2 }, findings: fewFindings, remark: shortened },
]

/**
 * Renders the job summary of a preview. Shows each notification with a table of its fields, starting with the
 * notifications that have problems. If they need more room than there is, the largest are drawn shorter, but with their
 * hosts. If there is no room for a notification at all, the summary's heading names it.
 */
export function renderPreviewSummary(preview: Preview): PreviewSummary {
  const { problems, extraFields, failure } = preview
  const beginning: Blocks = [failure && renderExplanation(explainFailure(failure)), renderProblems(problems)]
  const notifications = problemsFirst(preview.notifications)
  const forms = notifications.map((notification): Forms => {
    const [whole, ...shorter] = drawings.map(drawing => () => renderSection(notification, extraFields, drawing))
    return [whole as () => Blocks, ...shorter]
  })
  const sections = shareRoom(forms, maxBytes - sizeOf(beginning))
  const unrendered = notifications.map(({ file }) => file).filter((_, index) => sections[index] === undefined)
  return { blocks: [renderHeading(preview, unrendered), beginning, sections], unrendered: new Set(unrendered) }
}

function renderSection(
  notification: PreviewedNotification,
  extraFields: Preview['extraFields'],
  { detail, findings, remark }: Drawing,
): Blocks {
  const { content } = notification
  if (!content) return renderFindings(notification, findings)
  const table = renderFields(content, extraFields, detail)
  return [
    renderFindings(notification, findings),
    remark !== undefined && `<p>ℹ️ ${remark}</p>`,
    renderMockup(content.notification, detail),
    folded('All fields', table),
  ]
}

const problemsFirst = (notifications: readonly PreviewedNotification[]) =>
  notifications.toSorted((one, other) => Number(hasProblems(other)) - Number(hasProblems(one)))

const maxNamesInHeading = 10

function renderHeading(preview: Preview, unrendered: readonly string[]): string {
  const headline = previewHeadline(preview)
  const isFlawed = unrendered.length > 0 || preview.notifications.some(({ advice }) => advice.length > 0)
  const symbol = isFlawed ? '⚠️' : '✅'
  const heading = `${reasonOf(preview) ? '❌' : symbol} ${headline}`
  if (unrendered.length === 0) return `<h2>${heading}</h2>`
  const names = atMost(unrendered.map(nameOf), maxNamesInHeading, left => `${left} more (see the warnings)`)
  return `<h2>${heading}; the summary has no room for ${names.join(', ')}</h2>`
}

const nameOf = (file: string) => (file === '' ? 'the notification from the inputs' : escapeTruncated(file, 200))

function renderFindings(notification: PreviewedNotification, limits: Drawing['findings']): Blocks {
  const { file, problems, advice, redirects } = notification
  const name = file === '' ? 'Notification from the inputs' : nameOf(file)
  const all = [
    ...advice.map(each => ({ symbol: '⚠️', text: adviceText(each) })),
    ...redirects.map(each => ({ symbol: 'ℹ️', text: findingSentence(each) })),
  ]
  const shown = atMost(all, limits.count, left => ({ symbol: '⚠️', text: moreText(left) }))
  const remarks = shown.map(({ symbol, text }) => `${symbol} ${sentence(text, Math.min(500, limits.length))}`)
  return [
    `<h3>${hasProblems(notification) ? '❌ ' : ''}${name}</h3>`,
    renderProblems(problems, limits),
    remarks.length > 0 && `<p>${remarks.join('<br>')}</p>`,
  ]
}

const moreText = (left: number) => `${grouped(left)} more: see the log.`

function renderProblems(problems: readonly Problem[], { count, length } = manyFindings): Blocks {
  if (problems.length === 0) return undefined
  const rows = problems
    .slice(0, count)
    .map(problem => `<li>${positionCode(problem)}${sentence(findingSentence(problem), length)}</li>`)
  const left = problems.length - rows.length
  if (left > 0) rows.push(`<li>${moreText(left)}</li>`)
  return `<p><b>Problems</b></p>\n<ul>\n${rows.join('\n')}\n</ul>`
}

const positionCode = ({ position }: Problem) => (position ? `${code(`${position.line}:${position.column}`)} ` : '')
