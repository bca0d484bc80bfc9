import './runner/cancellation.ts'
import { setImmediate } from 'node:timers/promises'
import { asFailure, cancelledHint, Failure } from './base/failure.ts'
import { problem } from './base/problems.ts'
import { userAgent } from './base/version.ts'
import { readGivenContent } from './content/given-content.ts'
import { type Content, type GivenContent, type GivenFields, urlsOf } from './content/notification.ts'
import { type CheckedFile, checkPayloadFile } from './content/payload-file.ts'
import { placeholdersIn, placeholderUses } from './content/placeholders.ts'
import { missingFields, nothingGiven, validContent } from './content/precedence.ts'
import { type FieldName, inputOf } from './inputs/notification-fields.ts'
import { checkPreviewInputs, type PreviewInputs, previewInputs } from './inputs/settings.ts'
import { parseBoolean } from './inputs/value-rules.ts'
import { type Advice, contentAdvice } from './report/advice.ts'
import { failureAnnotation } from './report/failure-meaning.ts'
import { grouped } from './report/markup.ts'
import { previewOutputs } from './report/outputs.ts'
import { previewEntries } from './report/preview-report.ts'
import { type Preview, type PreviewedNotification, reasonOf } from './report/preview-result.ts'
import { renderPreviewSummary } from './report/preview-summary.ts'
import { redactFields } from './report/redacted-fields.ts'
import { isPullRequest, readContext, runUrl } from './runner/context.ts'
import { choosePayloadFiles } from './runner/payload-files.ts'
import { readInputs, unknownInputProblems } from './runner/read-inputs.ts'
import { readWorkspaceFile } from './runner/read-workspace-file.ts'
import { createRuntime, endRun, type Runtime } from './runner/runtime.ts'
import { annotate, jobOutputLimit, maxJobOutput, writeOutputs, writeSummary } from './runner/write-results.ts'
import { checkUrls, type UrlFinding } from './url-check/check-urls.ts'

/**
 * Runs the preview action (docs/preview.md, "The preview action"). This file must not import code that can send a
 * notification.
 */
async function main(): Promise<void> {
  const raw = readInputs(previewInputs)
  const runtime = createRuntime({ apiToken: '' })
  const preview = await runtime.watch(runSteps(raw, runtime)).catch(stoppedPreview)
  // Fail if the report cannot be written. A preview sends nothing, so it is safe to run again.
  await endRun(runtime.log, reasonOf(preview) ? 1 : 0, () => writeReport(preview, raw.summary, runtime), 1)
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
  const given = await readGivenContent(withoutFile, problems, { secrets, readFile: readWorkspaceFile })
  const chosen = await choosePayloadFiles(inputs['payload-files'], inputs.only, signal)
  problems.add(chosen.problems)
  const notifications: PreviewedNotification[] = []
  const hasFiles = inputs['payload-files'] !== '' || problems.isRefused('payload-files')
  if (!hasFiles && given.inputs.names.size > 0) notifications.push(previewed('', ownNotification(given.inputs), given))
  for (const file of chosen.files) {
    // Checking a file is synchronous, so let Node handle pending signals before the next file.
    await setImmediate()
    if (signal.aborted) break
    const checked = checkPayloadFile(file, readWorkspaceFile(file), given.inputs, secrets)
    notifications.push(previewed(file, checked, given))
  }
  const { extraFields } = given
  const preview: Preview = { notifications, problems: problems.all, extraFields, omitted: chosen.omitted }
  if (signal.aborted) return { ...preview, failure: cancelledPreview() }
  if (!settings?.checkUrls) return preview
  // If the run is cancelled during the URL check, the preview still reports everything found before that check.
  return withCheckedUrls(preview, settings.timeout * 1_000, runtime).catch(error => ({
    ...preview,
    failure: asFailure(error),
  }))
}

const cancelledPreview = () =>
  new Failure({
    reason: 'cancelled',
    title: 'Preview cancelled',
    message: 'The run was cancelled before all notifications were checked.',
    hint: cancelledHint,
  })

function ownNotification(inputs: GivenFields): CheckedFile {
  const missing = missingFields(inputs, nothingGiven.file).map(field =>
    problem(inputOf(field), 'is missing; set it as an input, or set a file in `payload-files`'),
  )
  return { problems: missing, positionOf: () => undefined, content: validContent(inputs) }
}

function previewed(file: string, checked: CheckedFile, { extraFields }: GivenContent): PreviewedNotification {
  const advice = checked.content ? previewAdvice(checked.content, extraFields) : []
  return { ...checked, file, advice, redirects: [] }
}

function previewAdvice(content: Content, extraFields: Record<string, unknown>): Advice[] {
  const uses = placeholderUses(content.notification, extraFields)
  const needsRelease = uses.map(
    ({ path, placeholder }): Advice => ({ kind: 'needs-release', fieldPath: path, placeholder }),
  )
  return [...contentAdvice(content), ...needsRelease]
}

/** Adds the results of the URL check. Fetches each URL once and reports its problems at every place that uses it. */
async function withCheckedUrls(preview: Preview, timeoutMs: number, runtime: Runtime): Promise<Preview> {
  const uses = preview.notifications.flatMap(({ file, content }) => {
    const urls = content ? urlsOf(content.notification) : []
    // Skip URLs with placeholders, because they are incomplete without a release.
    const complete = urls.filter(({ url }) => placeholdersIn(url).length === 0)
    return complete.map(use => ({ ...use, file }))
  })
  const { problems, remarks, redirects } = await checkUrls({ uses, timeoutMs, userAgent }, runtime)
  const reason = 'url-check-failed'
  const ofNoFile = problems.filter(({ file }) => file === undefined)
  const notifications = preview.notifications.map((notification): PreviewedNotification => {
    const isHere = ({ file }: { file?: string }) => file === notification.file
    const located = (found: UrlFinding) => ({ ...found, ...placeIn(notification, found) })
    return {
      ...notification,
      problems: [
        ...notification.problems,
        ...problems.filter(isHere).map(found => ({ ...located(found), reason }) as const),
      ],
      advice: [...notification.advice, ...remarks.filter(isHere)],
      redirects: redirects.filter(isHere).map(located),
    }
  })
  return {
    ...preview,
    notifications,
    problems: [...preview.problems, ...ofNoFile.map(found => ({ ...found, reason }) as const)],
  }
}

function placeIn({ file, content, positionOf }: PreviewedNotification, { input, path = [] }: UrlFinding) {
  if (file === '') return { file: undefined }
  const field = input.replaceAll('-', '_') as FieldName
  const inFile = [field, ...path]
  return { file, path: inFile, position: content?.sources[field] === 'file' ? positionOf(inFile) : undefined }
}

function writeReport(preview: Preview, summaryInput: string, runtime: Runtime): void {
  const { log, secrets } = runtime
  const hasSummary = parseBoolean(summaryInput) !== false
  // The URL points to the job summary, so leave it empty if there is no summary.
  const url = hasSummary ? runUrl() : ''
  const outputs = previewOutputs(preview, reasonOf(preview) ?? '', url)
  const tooLarge = Object.entries(outputs).filter(([, { length }]) => length > maxJobOutput)
  writeOutputs({ ...outputs, ...Object.fromEntries(tooLarge.map(([name]) => [name, ''])) }, runtime)

  const shown = redactFields(preview, secrets.redact)
  const { blocks, unrendered } = renderPreviewSummary(shown)
  writeSummary(summaryInput, () => blocks, runtime)
  const linkedUrl = url !== '' && isPullRequest(readContext().run.event) ? url : undefined
  const facts = { url: linkedUrl, unrendered: hasSummary ? unrendered : new Set<string>() }
  for (const { level, title, text, at } of previewEntries(shown, facts)) {
    if (level === 'info') log.info(text)
    else log[level](title, text, at)
  }
  for (const [name, { length }] of tooLarge) {
    const size = `The \`${name}\` output would have ${grouped(length)} characters, so the action left it empty.`
    log.warning('Large output', `${size} ${jobOutputLimit} Check fewer files at a time.`)
  }
  if (preview.failure) log.stack(preview.failure)
  if (shown.failure) annotate(log, 'error', failureAnnotation(shown.failure))
}

void main() // CrashWatch in runner/runtime.ts handles every error from main().
