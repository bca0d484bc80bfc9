import { asFailure } from './errors.ts'
import { type Audience, type ChosenTarget, checkReach, resolveAudience } from './notification/audience.ts'
import { bodyOf, publishedTokens } from './notification/body.ts'
import { type Content, type Contribution, combine, fieldsFromInputs } from './notification/content.ts'
import { contentFromEvent } from './notification/event-content.ts'
import { readExtraFields } from './notification/extra-fields.ts'
import { requiredFields } from './notification/fields.ts'
import { inputFailure } from './notification/problems.ts'
import { boolean } from './notification/rules.ts'
import { checkSendInputs, type SendInputs, type SendSettings, withoutToken } from './notification/settings.ts'
import { credentialProblems } from './notification/url-credentials.ts'
import { sendOnce, settleClaim } from './once.ts'
import { contentAdvice, reachAdvice, rerunAdvice, tokenAdvice } from './report/advice.ts'
import { contentLine, targetLine } from './report/lines.ts'
import { type Conclusion, exitCode, type Run } from './report/result.ts'
import type { Claims } from './runner/claims.ts'
import { readRun, runAttempt } from './runner/environment.ts'
import { readEvent } from './runner/event.ts'
import { readSendInputs } from './runner/inputs.ts'
import { endStep, type Step, startStep } from './runner/step.ts'
import { listAudiences } from './service/audience-list.ts'
import { deliver } from './service/delivery.ts'
import { openService } from './service.ts'
import { userAgent } from './version.ts'

/** The send action, from its inputs to its exit code. */
export async function send(): Promise<void> {
  const raw = readSendInputs()
  const step = startStep([raw['api-token'], raw['github-token']])
  const run: Run = { attempts: 0, warnings: [], notes: [] }
  const held: { claims?: Claims } = {}
  let conclusion: Conclusion
  try {
    conclusion = await Promise.race([proceed(raw, run, held, step), step.crash])
  } catch (error) {
    // What ends a run before its first POST has certainly sent nothing; deliver() judges all that comes later itself.
    conclusion = { outcome: run.attempts > 0 ? 'unknown' : 'not-sent', failure: asFailure(error) }
  }
  const { warnings, notes } = await settleClaim(held.claims, conclusion)
  run.warnings.push(...warnings)
  run.notes.push(...notes)
  const { reportSend } = await loadReport()
  reportSend({ ...run, conclusion }, raw.summary, step)
  await endStep(exitCode(conclusion))
}

const loadReport = () => import('./runner/report.ts')

/** The steps of a send in order. What each of them finds out is kept in `run`, so that a failure can tell it too. */
async function proceed(raw: SendInputs, run: Run, held: { claims?: Claims }, step: Step): Promise<Conclusion> {
  const { log, redact, cancel } = step

  const read = await readContent(raw)
  if ('skip' in read) {
    return {
      outcome: 'skipped',
      reason: 'not-announceable',
      because: `${read.skip.charAt(0).toUpperCase()}${read.skip.slice(1)}.`,
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
  const body = bodyOf(content.notification, run.target, extraFields)
  run.payload = body
  log.group('Payload', body)

  if (settings['check-urls']) {
    const { checkUrls } = await import('./service/check-urls.ts')
    const timeoutMs = settings.timeout * 1_000
    const request = { notification: content.notification, http: step.http, timeoutMs, userAgent, cancel }
    run.warnings.push(...(await checkUrls(request)))
    log.info('URLs: each of them leads where it should.')
  }

  const claims = await openKey(settings, content, run.target, step)
  if (settings['dry-run']) {
    if (claims) run.notes.push(await claims.look())
    return { outcome: 'dry-run' }
  }
  run.warnings.push(...rerunAdvice(runAttempt(), settings['once-key']))
  if (claims) held.claims = claims
  return sendOnce(claims, async () => {
    // What the report needs is loaded while the service answers.
    run.delivery = await deliver({
      ...attempt,
      body,
      onAttempt: () => run.attempts++,
      onHandOver: () => void loadReport(),
    })
    return run.delivery.verdict
  })
}

/** Everything that inputs, file and event say, or one failure with every problem in it. */
async function readContent(
  raw: SendInputs,
): Promise<{ settings: SendSettings; content: Content; extraFields: Record<string, unknown> } | { skip: string }> {
  const { settings, problems } = checkSendInputs(raw)
  const token = raw['api-token']
  const safe = withoutToken(raw)
  const inputs = await fieldsFromInputs(safe)
  const file = safe['payload-file'] ? await readFile(safe['payload-file'], token) : undefined
  const open = requiredFields.some(field => !inputs.given.has(field) && !file?.given.has(field))
  const event = open ? await contentFromEvent(readEvent()) : undefined
  const extra = await readExtraFields(safe['extra-fields'])

  const combined = combine(inputs, file, event)
  const found = [...problems, ...('problems' in combined ? combined.problems : []), ...extra.problems]
  const fields = 'content' in combined ? combined.content.notification : { ...file?.fields, ...inputs.fields }
  const published = [
    ...publishedTokens(fields, token),
    ...publishedTokens({ further: extra.fields }, token, () => 'extra-fields'),
  ]
  found.push(...published.filter(each => !problems.some(known => known.at === each.at)))
  if (isTrue(raw['check-urls'])) found.push(...credentialProblems(fields))
  if (!settings || 'problems' in combined || found.length > 0) throw inputFailure(found)
  return 'skip' in combined ? combined : { settings, content: combined.content, extraFields: extra.fields }
}

function isTrue(text: string): boolean {
  const parsed = boolean(text)
  return 'value' in parsed && parsed.value
}

/** The fields of a payload file; code and parser are loaded where there is one. */
async function readFile(path: string, token: string): Promise<Contribution> {
  const { readWorkspaceFile } = await import('./runner/workspace-file.ts')
  const { fieldsFromFile } = await import('./notification/payload-file.ts')
  return fieldsFromFile(path, await readWorkspaceFile(path), token)
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

/** The claims of `once-key`, undefined without one; their code is loaded where they are used. */
async function openKey(
  { 'once-key': key, 'github-token': token = '', timeout }: SendSettings,
  { notification }: Content,
  target: ChosenTarget,
  { http, cancel }: Step,
): Promise<Claims | undefined> {
  if (key === undefined) return undefined
  const { openClaims } = await import('./runner/claims.ts')
  const { title } = notification
  const record = { target: target.type === 'all' ? 'all' : `audience ${target.audience.id}`, title }
  return openClaims({ key, record, token, http, timeoutMs: timeout * 1_000, cancel, ...readRun() })
}
