import { setImmediate } from 'node:timers/promises'
import { asFailure, cancelledHint, Failure } from './base/failure.ts'
import { type Problem, problem } from './base/problems.ts'
import { userAgent } from './base/version.ts'
import {
  type CheckedNotification,
  type Content,
  checkInputFields,
  checkPayloadFile,
  readGiven,
} from './content/given.ts'
import { placeholdersIn, placeholderUses } from './content/placeholders.ts'
import { type FieldName, urlsOf } from './inputs/notification-fields.ts'
import { checkPreviewInputs, type PreviewInputs, previewInputs } from './inputs/settings.ts'
import { parseBoolean } from './inputs/value-rules.ts'
import type { Advice } from './report/advice.ts'
import { contentAdvice, sizeAdvice } from './report/content-advice.ts'
import { explainFailure } from './report/failure-explanation.ts'
import type { LogEntry } from './report/log-lines.ts'
import { grouped } from './report/markup.ts'
import { previewOutputs } from './report/outputs.ts'
import { previewEntries } from './report/preview-report.ts'
import { type Preview, type PreviewedNotification, reasonOf } from './report/preview-result.ts'
import { renderPreviewSummary } from './report/preview-summary.ts'
import { isPullRequest, readContext, runUrl } from './runner/context.ts'
import { choosePayloadFiles } from './runner/payload-files.ts'
import { unknownInputProblems } from './runner/read-inputs.ts'
import { readWorkspaceFile } from './runner/read-workspace-file.ts'
import { endRun, type Runtime, startRun } from './runner/runtime.ts'
import { isTooLarge, largeOutputEntry, type RunResults, writeResults } from './runner/write-results.ts'
import { checkUrls, type UrlCheck } from './url-check/check-urls.ts'

/**
 * Runs the preview action (docs/preview.md, "The preview action"). This file must not import code that can send a
 * notification.
 */
export async function main(): Promise<void> {
  const { raw, runtime } = startRun(previewInputs)
  const preview = await runtime.watch(runSteps(raw, runtime)).catch(stoppedPreview)
  const write = () => writeResults(resultsOf(preview, raw.summary), raw.summary, runtime)
  // Fail if the report cannot be written. A preview sends nothing, so it is safe to run again.
  await endRun(runtime.log, reasonOf(preview) ? 1 : 0, write, 1)
}

const stoppedPreview = (error: unknown): Preview => ({
  notifications: [],
  problems: [],
  extraFields: {},
  failure: asFailure(error),
})

/** Reports problems and cancellation in the returned preview instead of throwing. */
async function runSteps(raw: PreviewInputs, runtime: Runtime): Promise<Preview> {
  const { secrets, signal } = runtime
  const { settings, inputs, problems } = checkPreviewInputs(raw, secrets)
  problems.add(unknownInputProblems(previewInputs, secrets.redact))
  const withoutFile = { ...inputs, 'payload-file': '', 'once-key': '' }
  const given = await readGiven(withoutFile, undefined, problems, secrets)
  const chosen = await choosePayloadFiles(inputs['payload-files'], inputs.only, signal)
  problems.add(chosen.problems)
  const notifications: PreviewedNotification[] = []
  const hasFiles = inputs['payload-files'] !== '' || problems.isRefused('payload-files')
  const { extraFields } = given
  if (!hasFiles && given.fields.size > 0) {
    notifications.push(previewed('', checkInputFields(given.fields), extraFields))
  }
  for (const file of chosen.files) {
    // Checking a file does not wait for anything, so let Node handle pending signals before the next file.
    await setImmediate()
    if (signal.aborted) break
    const found = notifications.flatMap(each => each.problems)
    const checked =
      found.length > maxProblems
        ? notChecked(file)
        : await checkPayloadFile(file, readWorkspaceFile(file), given.fields, secrets)
    notifications.push(previewed(file, checked, extraFields))
  }
  const preview: Preview = { notifications, problems: problems.all, extraFields, omitted: chosen.omitted }
  if (signal.aborted) return { ...preview, failure: cancelledPreview() }
  if (!settings?.checkUrls) return preview
  // If the run is cancelled during the URL check, the preview still reports everything found before that check.
  const limits = { timeoutMs: settings.timeout * 1_000, waitMs: settings.checkUrls.wait * 1_000 }
  return withCheckedUrls(preview, limits, runtime).catch(error => ({
    ...preview,
    failure: asFailure(error),
  }))
}

/** Files with this many problems are not payload files. To check more of them could take minutes. */
const maxProblems = 1_000

function notChecked(file: string): CheckedNotification {
  const message = 'was not checked, because the files before it have more than 1,000 problems; fix those first'
  return { problems: [problem({ input: 'payload-file', file }, message)], positionOf: () => undefined }
}

const cancelledPreview = () =>
  new Failure({
    reason: 'cancelled',
    title: 'Preview cancelled',
    message: 'The run was cancelled before all notifications were checked.',
    hint: cancelledHint,
  })

function previewed(
  file: string,
  checked: CheckedNotification,
  extraFields: Record<string, unknown>,
): PreviewedNotification {
  const advice = checked.content ? previewAdvice(checked.content, extraFields) : []
  return { ...checked, file, advice, redirects: [] }
}

function previewAdvice(content: Content, extraFields: Record<string, unknown>): Advice[] {
  const uses = placeholderUses(content.notification, extraFields)
  const needsRelease = uses.map(
    ([fieldPath, placeholder]): Advice => ({ kind: 'needs-release', fieldPath, placeholder }),
  )
  const body = JSON.stringify({ ...content.notification, ...extraFields })
  return [...contentAdvice(content), ...sizeAdvice(body), ...needsRelease]
}

/** Adds the results of the URL check. Fetches each URL once and reports its problems at every place that uses it. */
async function withCheckedUrls(
  preview: Preview,
  limits: Pick<UrlCheck, 'timeoutMs' | 'waitMs'>,
  runtime: Runtime,
): Promise<Preview> {
  const uses = preview.notifications.flatMap(({ file, content }) => {
    const urls = content ? urlsOf(content.notification) : []
    // Skip URLs with placeholders, because they are incomplete without a release.
    const complete = urls.filter(({ url }) => placeholdersIn(url).length === 0)
    return complete.map(use => ({ ...use, file }))
  })
  const check = { uses, ...limits, userAgent, say: (text: string) => runtime.log.info(text) }
  const { problems, remarks, redirects } = await checkUrls(check, runtime)
  const ofNoFile = problems.filter(({ file }) => file === undefined)
  const notifications = preview.notifications.map((notification): PreviewedNotification => {
    const isHere = ({ file }: { file?: string }) => file === notification.file
    const located = (found: Problem) => ({ ...found, ...placeIn(notification, found) })
    return {
      ...notification,
      problems: [...notification.problems, ...problems.filter(isHere).map(located)],
      advice: [...notification.advice, ...remarks.filter(isHere)],
      redirects: redirects.filter(isHere).map(located),
    }
  })
  return { ...preview, notifications, problems: [...preview.problems, ...ofNoFile] }
}

function placeIn({ file, content, positionOf }: PreviewedNotification, { input, path = [] }: Problem) {
  if (file === '') return { file: undefined }
  const field = input.replaceAll('-', '_') as FieldName
  const inFile = [field, ...path]
  return { file, path: inFile, position: content?.sources[field] === 'file' ? positionOf(inFile) : undefined }
}

function resultsOf(preview: Preview, summaryInput: string): RunResults {
  const hasSummary = parseBoolean(summaryInput) !== false
  // The URL points to the job summary, so leave it empty if there is no summary.
  const url = hasSummary ? runUrl() : ''
  const outputs = Object.entries(previewOutputs(preview, reasonOf(preview) ?? '', url))
  const kept = outputs.map(([name, text]) => [name, isTooLarge(text) ? '' : text])
  const sizeEntries = outputs
    .filter(([, text]) => isTooLarge(text))
    .map(([name, { length }]) => leftEmpty(name, length))
  const linkedUrl = url !== '' && isPullRequest(readContext().run.event) ? url : undefined
  const report = () => {
    const { blocks, unrendered } = renderPreviewSummary(preview)
    const leftOut = hasSummary ? unrendered : new Set<string>()
    const entries = [...previewEntries(preview, leftOut, linkedUrl), ...sizeEntries]
    return { renderSummary: () => blocks, entries, explanation: preview.failure && explainFailure(preview.failure) }
  }
  return { outputs: Object.fromEntries(kept), failure: preview.failure, report }
}

function leftEmpty(name: string, length: number): LogEntry {
  const what = `The \`${name}\` output would have ${grouped(length)} characters, so the action left it empty.`
  return largeOutputEntry(what, 'Check fewer files at a time.')
}
