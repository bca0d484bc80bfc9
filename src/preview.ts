import { type Contribution, credentialProblems, inputOf, urlsOf } from './content/fields.ts'
import { noFields, openFields, validContent } from './content/merge.ts'
import { fieldsFromInputs } from './content/read.ts'
import { type CheckedFile, checkPayloadFile, readExtraFields } from './content/yaml-inputs.ts'
import { asFailure, Failure } from './errors.ts'
import { type Problem, problem } from './inputs/problems.ts'
import { checkPreviewInputs, type PreviewInputs, previewInputs } from './inputs/settings.ts'
import { adviceText, contentAdvice } from './report/advice.ts'
import { explainFailure } from './report/explanation.ts'
import {
  adviceLine,
  allProblems,
  type Preview,
  type PreviewedNotification,
  previewHeadline,
  problemLine,
  problemSentence,
  reasonOf,
  renderPreviewSummary,
} from './report/preview.ts'
import { readInputs } from './runner/inputs.ts'
import { annotate, warnIfLarge, writeOutputs, writeSummary } from './runner/report.ts'
import { endStep, type Step, startStep } from './runner/step.ts'
import { findPayloadFiles, readWorkspaceFile } from './runner/workspace.ts'
import { checkUrls, type UrlUse } from './url-check/check-urls.ts'
import { userAgent } from './version.ts'

/** The preview action, from its inputs to its exit code (contract section 10). Nothing that it imports can send. */
async function previewFiles(): Promise<void> {
  const raw = readInputs(previewInputs)
  const step = startStep({ apiToken: '' })
  const preview: Preview = { notifications: [], problems: [], extraFields: {} }
  try {
    await step.watch(proceed(raw, preview, step))
  } catch (error) {
    preview.failure = asFailure(error)
  }
  await endStep(reasonOf(preview) ? 1 : 0, () => report(preview, raw.summary, step))
}

/** The steps of a preview in order. What each of them finds out is kept in `preview`. */
async function proceed(raw: PreviewInputs, preview: Preview, step: Step): Promise<void> {
  const { secrets } = step
  const { settings, problems, inputs: safe, refused } = checkPreviewInputs(raw, secrets)
  const inputs = await fieldsFromInputs(safe, secrets)
  const extra = safe['extra-fields'] ? await readExtraFields(safe['extra-fields'], secrets) : noFields
  const found = await findPayloadFiles(safe['payload-files'], step.signal)
  if (step.signal.aborted) throw cancelled()
  const invalid = [...inputs.problems, ...extra.problems, ...found.problems]
  preview.extraFields = extra.fields
  preview.problems.push(...problems, ...invalid.filter(({ input }) => !refused.has(input)))

  const notifications: PreviewedNotification[] = []
  const add = (file: string, checked: CheckedFile) =>
    notifications.push({ file, advice: checked.content ? contentAdvice(checked.content) : [], ...checked })
  if (safe['payload-files'] === '' && inputs.given.size > 0) add('', ownNotification(inputs))
  for (const name of found.files) {
    if (step.signal.aborted) throw cancelled()
    add(name, await checkPayloadFile(name, await readWorkspaceFile(name), inputs, secrets))
  }
  preview.notifications = notifications
  if (settings?.checkUrls) await checkAllUrls(notifications, settings.timeout * 1_000, step)
}

/** The notification that the inputs give without any file. */
function ownNotification(inputs: Contribution): CheckedFile {
  const content = validContent(inputs)
  const missing = openFields(inputs, noFields).map(field =>
    problem(inputOf(field), 'is missing; give it as an input, or a file in `payload-files`'),
  )
  return { problems: missing, placeOf: () => undefined, ...(content && { content }) }
}

/** Fetches the URLs of all notifications, each once, and reports what is wrong with every notification that uses it. */
async function checkAllUrls(
  notifications: readonly PreviewedNotification[],
  timeoutMs: number,
  { http, signal, redact }: Step,
): Promise<void> {
  const uses: UrlUse[] = []
  for (const notification of notifications) {
    const { file, content, problems } = notification
    const credentials = content ? credentialProblems(content.notification) : []
    problems.push(...credentials.map(each => ({ ...each, ...placeIn(notification, each) })))
    if (content && credentials.length === 0) uses.push(...urlsOf(content.notification).map(use => ({ ...use, file })))
  }
  const report = await checkUrls({ uses, http, timeoutMs, userAgent, signal, redact })
  for (const notification of notifications) {
    const found = report.problems.filter(({ file }) => file === notification.file)
    const reason = 'url-check-failed'
    notification.problems.push(...found.map(each => ({ ...each, ...placeIn(notification, each), reason }) as const))
    const wrongSizes = report.wrongSizes.filter(({ file }) => file === notification.file)
    notification.advice.push(...wrongSizes.map(size => ({ kind: 'image-size', ...size }) as const))
  }
}

/** Where a URL is in its file; a URL that an input gives is reported at the first line. */
function placeIn({ file, placeOf }: PreviewedNotification, { input, path = [] }: Pick<Problem, 'input' | 'path'>) {
  if (file === '') return { file: undefined }
  const inFile = [input.replaceAll('-', '_'), ...path]
  return { file, path: inFile, place: placeOf(inFile) }
}

const cancelled = () =>
  new Failure({
    reason: 'cancelled',
    title: 'Preview cancelled',
    message: 'The run was cancelled before all notifications were checked.',
    hint: 'If you did not mean to cancel it, run it again.',
  })

/**
 * Tells what the preview action found out: each problem is an annotation at its place in its file. GitHub shows ten of a
 * level, so the log lists all of them.
 */
function report(preview: Preview, summary: string, step: Step): void {
  const { log } = step
  const { notifications, extraFields, failure } = preview
  const problems = allProblems(preview)
  const reason = reasonOf(preview) ?? ''
  const list = notifications.map(({ file, content }) => ({
    file,
    payload: { ...content?.notification, ...extraFields },
  }))
  const payloads = reason ? '' : JSON.stringify(list)
  writeOutputs({ payloads, count: failure ? '' : String(list.length), reason }, step)
  writeSummary(summary, () => step.redact(renderPreviewSummary(preview)), step)

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
  warnIfLarge(log, 'payloads', payloads)
  if (failure) annotate(log, 'error', explainFailure(failure))
  else log.info(`${previewHeadline(preview)}.`)
}

const firstLine = { line: 1, column: 1 }

void previewFiles() // as in send.ts
