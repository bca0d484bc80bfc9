import './runner/cancellation.ts'
import { readGivenContent } from './content/given-content.ts'
import { type Content, type GivenFields, urlsOf } from './content/notification.ts'
import { type CheckedFile, checkPayloadFile } from './content/payload-file.ts'
import { placeholdersIn, placeholderUses } from './content/placeholders.ts'
import { missingFields, nothingGiven, validContent } from './content/precedence.ts'
import { asFailure, Failure } from './errors.ts'
import { type FieldName, inputOf } from './inputs/notification-fields.ts'
import { type Problem, problem, problemText } from './inputs/problems.ts'
import { checkPreviewInputs, type PreviewInputs, previewInputs } from './inputs/settings.ts'
import { parseBoolean } from './inputs/value-rules.ts'
import { type Advice, adviceText, contentAdvice } from './report/advice.ts'
import { failureAnnotation } from './report/failure-meaning.ts'
import { previewOutputs } from './report/outputs.ts'
import {
  allProblems,
  type Omitted,
  type Preview,
  type PreviewedNotification,
  reasonOf,
} from './report/preview-result.ts'
import {
  adviceLine,
  advicePosition,
  previewHeadline,
  problemLine,
  problemSentence,
  renamedSentence,
  renderPreviewSummary,
} from './report/preview-summary.ts'
import { redactFields } from './report/redacted-fields.ts'
import { choosePayloadFiles } from './runner/choose-payload-files.ts'
import { isPullRequest, readContext, runUrl } from './runner/context.ts'
import type { Log } from './runner/log.ts'
import { readInputs, unknownInputProblems } from './runner/read-inputs.ts'
import { readWorkspaceFile } from './runner/read-workspace-file.ts'
import { createRuntime, endRun, type Runtime } from './runner/runtime.ts'
import { annotate, maxJobOutput, writeOutputs, writeSummary } from './runner/write-results.ts'
import { checkUrls, type UrlUse } from './url-check/check-urls.ts'
import { userAgent } from './version.ts'

/**
 * The preview action, from its inputs to its exit code (docs/campaigns.md, "The preview action"). Nothing that it
 * imports can send.
 */
async function main(): Promise<void> {
  const raw = readInputs(previewInputs)
  const runtime = createRuntime({ apiToken: '' })
  const preview: Preview = { notifications: [], problems: [], extraFields: {} }
  try {
    await runtime.watch(runSteps(raw, preview, runtime))
  } catch (error) {
    preview.failure = asFailure(error)
  }
  // Nothing was sent that a new run could repeat, so a report that fails is a failure.
  await endRun(runtime.log, reasonOf(preview) ? 1 : 0, () => writeReport(preview, raw.summary, runtime), 1)
}

/** The steps of a preview in order. What each of them finds out is kept in `preview`. */
async function runSteps(raw: PreviewInputs, preview: Preview, runtime: Runtime): Promise<void> {
  const { secrets } = runtime
  const { settings, inputs, problems } = checkPreviewInputs(raw, secrets)
  problems.add(await unknownInputProblems(previewInputs, runtime.redact))
  const withoutFile = { ...inputs, 'payload-file': '', 'once-key': '' }
  const given = await readGivenContent(withoutFile, problems, { secrets, readFile: readWorkspaceFile })
  const found = await choosePayloadFiles(inputs['payload-files'], inputs.only, runtime.signal)
  if (runtime.signal.aborted) throw previewCancelled()
  problems.add(found.problems)
  preview.extraFields = given.extraFields
  preview.problems.push(...problems.all)
  preview.omitted = found.omitted

  const notifications: PreviewedNotification[] = []
  const add = (file: string, checked: CheckedFile) =>
    notifications.push({
      file,
      advice: checked.content ? previewAdvice(checked.content, given.extraFields) : [],
      ...checked,
    })
  const hasFiles = inputs['payload-files'] !== '' || problems.isRefused('payload-files')
  if (!hasFiles && given.inputs.names.size > 0) add('', ownNotification(given.inputs))
  for (const name of found.files) {
    if (runtime.signal.aborted) throw previewCancelled()
    add(name, await checkPayloadFile(name, await readWorkspaceFile(name), given.inputs, secrets))
  }
  preview.notifications = notifications
  if (settings?.checkUrls) await checkAllUrls(notifications, settings.timeout * 1_000, runtime)
}

/** The advice on a notification, and for each text with a placeholder: there is no release in a preview. */
function previewAdvice(content: Content, extraFields: Record<string, unknown>): Advice[] {
  const uses = placeholderUses(content.notification, extraFields)
  const needsRelease = uses.map(
    ({ path, placeholder }): Advice => ({ kind: 'needs-release', fieldPath: path, placeholder }),
  )
  return [...contentAdvice(content), ...needsRelease]
}

/** The notification that the inputs give without any file. */
function ownNotification(inputs: GivenFields): CheckedFile {
  const content = validContent(inputs)
  const missing = missingFields(inputs, nothingGiven.file).map(field =>
    problem(inputOf(field), 'is missing; set it as an input, or set a file in `payload-files`'),
  )
  return { problems: missing, positionOf: () => undefined, content }
}

/** Fetches the URLs of all notifications, each once, and reports what is wrong with every notification that uses it. */
async function checkAllUrls(
  notifications: readonly PreviewedNotification[],
  timeoutMs: number,
  runtime: Runtime,
): Promise<void> {
  const uses: UrlUse[] = []
  for (const notification of notifications) {
    const { file, content } = notification
    if (!content) continue
    // What a placeholder stands for is not known without a release.
    const complete = urlsOf(content.notification).filter(({ url }) => placeholdersIn(url).length === 0)
    uses.push(...complete.map(use => ({ ...use, file })))
  }
  const checked = await checkUrls({ uses, timeoutMs, userAgent }, runtime)
  for (const notification of notifications) {
    const found = checked.problems.filter(({ file }) => file === notification.file)
    const reason = 'url-check-failed'
    notification.problems.push(...found.map(each => ({ ...each, ...positionIn(notification, each), reason }) as const))
    notification.advice.push(...checked.remarks.filter(({ file }) => file === notification.file))
  }
}

/** Where a URL is in its file; a URL that an input gives is reported at the first line. */
function positionIn(
  { file, content, positionOf }: PreviewedNotification,
  { input, path = [] }: Pick<Problem, 'input' | 'path'>,
) {
  if (file === '') return { file: undefined }
  const field = input.replaceAll('-', '_') as FieldName
  const inFile = [field, ...path]
  return { file, path: inFile, position: content?.sources[field] === 'file' ? positionOf(inFile) : undefined }
}

const previewCancelled = () =>
  new Failure({
    reason: 'cancelled',
    title: 'Preview cancelled',
    message: 'The run was cancelled before all notifications were checked.',
    hint: 'If you did not mean to cancel it, run it again.',
  })

/**
 * Reports what the preview action found out, in outputs, summary and log: each problem is an annotation at its place in
 * its file. GitHub shows ten of a level, so the log lists all of them.
 */
function writeReport(preview: Preview, summary: string, runtime: Runtime): void {
  const { log } = runtime
  const { notifications, omitted, failure } = preview
  const problems = allProblems(preview)
  // Without a summary, nothing is drawn there.
  const url = parseBoolean(summary) === false ? '' : runUrl()
  const outputs = previewOutputs(preview, reasonOf(preview) ?? '', url)
  const tooLarge = Object.entries(outputs).filter(([, { length }]) => length > maxJobOutput)
  writeOutputs({ ...outputs, ...Object.fromEntries(tooLarge.map(([name]) => [name, ''])) }, runtime)
  writeSummary(summary, () => renderPreviewSummary(redactFields(preview, runtime.redact)), runtime)

  for (const problem of problems) log.info(problemLine(problem))
  for (const problem of problems) {
    const { file, position = firstLine, reason } = problem
    const title = file === undefined ? 'Invalid inputs' : 'Invalid notification'
    log.error(`${title} (${reason})`, problemSentence(problem), file === undefined ? undefined : { file, ...position })
  }
  for (const notification of notifications) {
    const { file, advice } = notification
    for (const each of advice) {
      const position = advicePosition(notification, each) ?? firstLine
      log.info(adviceLine(notification, each))
      log.warning('Advice', adviceText(each), file === '' ? undefined : { file, ...position })
    }
  }
  if (url !== '' && isPullRequest(readContext().run.event)) {
    for (const { file, content } of notifications) {
      const message = `How subscribers will see it: ${url}`
      if (content && file !== '') log.notice('Preview', message, { file, ...firstLine })
    }
  }
  if (omitted) reportOmitted(omitted, log)
  for (const [name, { length }] of tooLarge) {
    const limit = `GitHub passes at most about ${maxJobOutput} on to other jobs, so it is empty; check fewer files at a time.`
    log.warning('Large output', `The output \`${name}\` would have ${length} characters. ${limit}`)
  }
  if (failure) {
    log.stack(failure)
    annotate(log, 'error', failureAnnotation(failure))
  } else if (omitted && problems.length === 0 && notifications.length === 0) {
    log.notice('Preview', `${previewHeadline(preview)}.`)
  } else log.info(`${previewHeadline(preview)}.`)
}

/** Says what `only` left out and a reader may miss: files with a new name, and patterns without any file. */
function reportOmitted({ renamed, unmatched }: Omitted, log: Log): void {
  for (const each of renamed) log.notice('Renamed', renamedSentence(each), { file: each.file, ...firstLine })
  for (const each of unmatched) log.warning('No file', problemText(each))
}

const firstLine = { line: 1, column: 1 }

void main() // as in send.ts
