import { joinBlocks } from './blocks.ts'
import { explainFailure } from './explanation.ts'
import { breakable, code, escapeMarkup, sentence, truncate } from './markup.ts'
import { counted, grouped } from './numbers.ts'
import { renderPreview } from './preview.ts'
import type { Preview, PreviewedNotification, PreviewProblem } from './preview-result.ts'
import { previewHeadline, problemSentence } from './preview-text.ts'
import { adviceText } from './remarks.ts'

/** The job summary of a preview in GitHub's Markdown: each notification drawn, those with problems first. */
export function renderPreviewSummary(preview: Preview): string {
  const { notifications, problems, failure } = preview
  const isValid = problems.length === 0 && notifications.every(each => each.problems.length === 0)
  const sorted = [
    ...notifications.filter(each => each.problems.length > 0),
    ...notifications.filter(each => each.problems.length === 0),
  ]
  return joinBlocks([
    `<h2>${isValid && !failure ? '✅' : '❌'} ${previewHeadline(preview)}</h2>`,
    ...(failure
      ? [explainFailure(failure, { title: `${failure.title} (${failure.reason})`, next: failure.hint })]
      : []),
    ...renderProblems(problems),
    ...sorted.flatMap(renderNotification),
  ])
}

function renderNotification({ file, problems, advice, content }: PreviewedNotification): string[] {
  const remarks = advice.map(each => `⚠️ ${sentence(adviceText(each))}`).join('<br>')
  return [
    `<h3>${problems.length > 0 ? '❌ ' : ''}${file === '' ? 'Notification of the inputs' : escapeMarkup(breakable(truncate(file, maxName)))}</h3>`,
    ...renderProblems(problems),
    ...(remarks ? [`<p>${remarks}</p>`] : []),
    ...(content ? [renderPreview(content.notification)] : []),
  ]
}

const maxName = 200
const maxProblems = 20

function renderProblems(problems: readonly PreviewProblem[]): string[] {
  if (problems.length === 0) return []
  const rows = problems
    .slice(0, maxProblems)
    .map(problem => `<li>${position(problem)}${sentence(problemSentence(problem), 1_000)}</li>`)
  const left = problems.length - rows.length
  if (left > 0) rows.push(`<li>${grouped(left)} more ${left === 1 ? 'is' : 'are'} in the log.</li>`)
  return [`<p><b>${counted(problems.length, 'problem')}</b></p>\n<ul>\n${rows.join('\n')}\n</ul>`]
}

const position = ({ place }: PreviewProblem) => (place ? `${code(`${place.line}:${place.column}`)} ` : '')
