import { asFailure } from './errors.ts'
import { type Audience, type ChosenTarget, checkReach, resolveAudience } from './notification/audience.ts'
import { bodyOf, publishedTokens } from './notification/body.ts'
import { type Content, combine, fieldsFromInputs } from './notification/content.ts'
import { contentFromEvent } from './notification/event-content.ts'
import { readExtraFields } from './notification/extra-fields.ts'
import { requiredFields } from './notification/fields.ts'
import { fieldsFromFile } from './notification/payload-file.ts'
import { inputFailure } from './notification/problems.ts'
import { checkSendInputs, type SendInputs, type SendSettings } from './notification/settings.ts'
import { contentAdvice, reachAdvice, rerunAdvice, tokenAdvice } from './report/advice.ts'
import { contentLine, targetLine } from './report/lines.ts'
import { type Conclusion, exitCode, type Run } from './report/result.ts'
import { runAttempt } from './runner/environment.ts'
import { readEvent } from './runner/event.ts'
import { readSendInputs } from './runner/inputs.ts'
import { reportSend } from './runner/report.ts'
import { endStep, type Step, startStep } from './runner/step.ts'
import { readWorkspaceFile } from './runner/workspace-file.ts'
import { listAudiences } from './service/audience-list.ts'
import { deliver } from './service/delivery.ts'
import { openService } from './service.ts'

/** The send action, from its inputs to its exit code. */
export async function send(): Promise<void> {
  const raw = readSendInputs()
  const step = startStep([raw['api-token'], raw['github-token']])
  const run: Run = { attempts: 0, warnings: [], notes: [] }
  let conclusion: Conclusion
  try {
    conclusion = await Promise.race([proceed(raw, run, step), step.crash])
  } catch (error) {
    // What ends a run before its first POST has certainly sent nothing; deliver() judges all that comes later itself.
    conclusion = { outcome: run.attempts > 0 ? 'unknown' : 'not-sent', failure: asFailure(error) }
  }
  await reportSend({ ...run, conclusion }, raw.summary, step)
  await endStep(exitCode(conclusion))
}

/** The steps of a send in order. What each of them finds out is kept in `run`, so that a failure can tell it too. */
async function proceed(raw: SendInputs, run: Run, step: Step): Promise<Conclusion> {
  const { log, redact, cancel } = step

  const read = await readContent(raw)
  if ('skip' in read) {
    return {
      outcome: 'skipped',
      reason: 'not-announceable',
      because: read.skip,
      next: 'Give the content as inputs to send on this event too.',
    }
  }
  const { settings, content, extraFields } = read
  run.content = content
  run.extraFields = extraFields
  log.info(contentLine(content))
  run.warnings.push(...tokenAdvice(settings['api-token'], Date.now()), ...contentAdvice(content.notification))

  const service = openService(settings, step)
  const attempt = { service, retries: settings.retries, cancel, redact, onWait: log.retry }
  run.target = await chooseTarget(settings, () => listAudiences(attempt))
  if (run.target.type === 'audience') {
    run.warnings.push(...reachAdvice(run.target.audience.reach))
    checkReach(run.target.audience, settings['max-reach'])
  }
  log.info(targetLine(run.target))

  run.payload = bodyOf(content.notification, run.target, extraFields)
  log.group('Payload', run.payload)
  if (settings['dry-run']) return { outcome: 'dry-run' }

  run.warnings.push(...rerunAdvice(runAttempt(), settings['once-key']))
  const onAttempt = () => run.attempts++
  run.delivery = await deliver({ ...attempt, body: run.payload, onAttempt })
  return run.delivery.verdict
}

/** Everything that inputs, file and event say, or one failure with every problem in it. */
async function readContent(
  raw: SendInputs,
): Promise<{ settings: SendSettings; content: Content; extraFields: Record<string, unknown> } | { skip: string }> {
  const { settings, problems } = checkSendInputs(raw)
  const inputs = await fieldsFromInputs(raw)
  const path = raw['payload-file']
  const file = path ? await fieldsFromFile(path, await readWorkspaceFile(path)) : undefined
  const open = requiredFields.some(field => !inputs.given.has(field) && !file?.given.has(field))
  const event = open ? await contentFromEvent(readEvent()) : undefined
  const extra = await readExtraFields(raw['extra-fields'])

  const combined = combine(inputs, file, event)
  const found = [...problems, ...('problems' in combined ? combined.problems : []), ...extra.problems]
  if ('content' in combined) {
    const published = publishedTokens({ ...combined.content.notification, ...extra.fields }, raw['api-token'])
    found.push(...published.filter(each => !problems.some(known => known.at === each.at)))
  }
  if (!settings || 'problems' in combined || found.length > 0) throw inputFailure(found)
  return 'skip' in combined ? combined : { settings, content: combined.content, extraFields: extra.fields }
}

/**
 * Who receives it. The list is fetched where a name or a limit needs it; a dry run fetches it in any case, which proves
 * address and token without sending anything.
 */
async function chooseTarget(settings: SendSettings, list: () => Promise<Audience[]>): Promise<ChosenTarget> {
  const { target, 'audience-id': id, 'audience-name': name, 'max-reach': maxReach, 'dry-run': dryRun } = settings
  if (target === 'all') {
    if (dryRun) await list()
    return { type: 'all' }
  }
  const asGiven = id !== undefined && name === undefined && maxReach === undefined && !dryRun
  return { type: 'audience', audience: asGiven ? { id } : await resolveAudience({ id, name }, await list()) }
}
