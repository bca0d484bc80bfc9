import { parseBoolean } from '../inputs/rules.ts'
import { allProblems, type Preview, reasonOf } from '../report/preview-result.ts'
import { renderPreviewSummary } from '../report/preview-summary.ts'
import { adviceLine, previewHeadline, problemLine, problemSentence } from '../report/preview-text.ts'
import { adviceText } from '../report/remarks.ts'
import { writeOutputs, writeSummary } from './outputs.ts'
import { maxJobOutput, reportFailure } from './report.ts'
import type { Step } from './step.ts'

/**
 * Tells what the preview action found out: each problem is an annotation at its place in its file. GitHub shows ten of a
 * level, so the log lists all of them. `summary` is the input as it was given.
 */
export function reportPreview(preview: Preview, summary: string, step: Step): void {
  const { log } = step
  const { notifications, extraFields, failure } = preview
  const problems = allProblems(preview)
  const reason = reasonOf(preview) ?? ''
  const payloads = reason
    ? ''
    : JSON.stringify(
        notifications.map(({ file, content }) => ({ file, payload: { ...content?.notification, ...extraFields } })),
      )
  writeOutputs({ payloads, count: failure ? '' : String(notifications.length), reason }, step)
  if (parseBoolean(summary) !== false) writeSummary(() => renderPreviewSummary(preview), step)

  for (const problem of problems) log.info(problemLine(problem))
  for (const problem of problems) {
    const { file, place = firstLine, reason } = problem
    const title = file === undefined ? 'Invalid inputs' : 'Invalid notification'
    log.error(`${title} (${reason})`, problemSentence(problem), file === undefined ? undefined : { file, ...place })
  }
  for (const { file, advice } of notifications) {
    for (const each of advice) {
      log.info(adviceLine(file, each))
      log.warning('Advice', adviceText(each), file === '' ? undefined : { file, ...firstLine })
    }
  }
  if (payloads.length > maxJobOutput) {
    log.warning(
      'Large output',
      `The output \`payloads\` has ${payloads.length} characters. GitHub passes at most about ${maxJobOutput} on to other jobs, so use it only in this job.`,
    )
  }
  if (failure) reportFailure(log, `${failure.title} (${failure.reason})`, failure, failure.hint)
  else log.info(`${previewHeadline(preview)}.`)
}

const firstLine = { line: 1, column: 1 }
