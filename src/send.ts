import { urlsOf } from './content/fields.ts'
import type { Content } from './content/merge.ts'
import { type ContentSources, readContent } from './content/read.ts'
import { asFailure } from './errors.ts'
import { inputFailure, type Problem } from './inputs/problems.ts'
import type { Redact } from './inputs/secrets.ts'
import { checkSendInputs, type SendInputs, type SendSettings, sendInputs } from './inputs/settings.ts'
import type { Claims } from './once/claims.ts'
import { bodyOf, deliver } from './push/delivery.ts'
import { listAudiences, openService } from './push/service.ts'
import { type Audience, type ChosenTarget, checkReach, resolveAudience } from './push/target.ts'
import { contentAdvice, keyAdvice, reachAdvice, rerunAdvice, tokenAdvice } from './report/advice.ts'
import { logText } from './report/explanation.ts'
import { closingLine, contentLine, doubtNote, explain, guardLine, remarksOf, targetLine } from './report/message.ts'
import { redactRun } from './report/redact.ts'
import { exitCode, type FinishedRun, mayHaveBeenSent, outputsOf, type Result, type Run } from './report/result.ts'
import { renderSummary } from './report/summary.ts'
import { loadWithoutEvent, readEvent, readRun } from './runner/environment.ts'
import { readInputs, readStrayInputs } from './runner/inputs.ts'
import { annotate, writeOutputs, writeSummary } from './runner/report.ts'
import { endStep, type Step, startStep } from './runner/step.ts'
import { userAgent } from './version.ts'

/** The send action, from its inputs to its exit code. */
async function send(): Promise<void> {
  const raw = readInputs(sendInputs)
  const step = startStep({ apiToken: raw['api-token'], githubToken: raw['github-token'] })
  const run: Run = { attempts: 0, advice: [] }
  const held: { claims?: Claims } = {}
  let result: Result
  try {
    result = await step.watch(proceed(raw, run, held, step))
  } catch (error) {
    // What ends a run before its first POST has certainly sent nothing; deliver() judges all that comes later itself.
    result = { outcome: run.attempts > 0 ? 'unknown' : 'not-sent', failure: asFailure(error) }
  }
  const { claims } = held
  if (claims) run.claim = await step.watch(claims.close(mayHaveBeenSent(result))).catch(() => claims.state)
  await endStep(exitCode(result), () => report({ ...run, result }, raw.summary, step))
}

/** The steps of a send in order. What each of them finds out is kept in `run`, so that a failure can tell it too. */
async function proceed(raw: SendInputs, run: Run, held: { claims?: Claims }, step: Step): Promise<Result> {
  const { log, redact, signal } = step

  const checked = checkSendInputs(raw, step.secrets)
  const { settings, problems } = checked
  const found = { ...checked, problems: [...problems, ...(await misspelledInputs(raw))] }
  const read = await readContent(found, sourcesOf(settings, step))
  if (!settings) throw inputFailure(problems)
  if ('skip' in read) return { outcome: 'skipped', reason: 'not-announceable', because: read.skip }
  const { content, extraFields } = read
  run.content = content
  run.extraFields = extraFields
  log.info(contentLine(content, extraFields))
  run.guards = { maxReach: settings.maxReach, checkUrls: settings.checkUrls, onceKey: settings.onceKey }
  run.advice.push(...tokenAdvice(settings.apiToken, Date.now()), ...contentAdvice(content))
  run.advice.push(...keyAdvice(settings.onceKey))

  const service = openService(settings, step)
  const attempt = { service, retries: settings.retries, signal, redact, onWait: log.retry }
  run.target = await chooseTarget(settings, () => listAudiences(attempt), redact)
  if (run.target.type === 'audience') {
    run.advice.push(...reachAdvice(run.target.audience.reach))
    checkReach(run.target.audience, settings.maxReach, redact)
  }
  log.info(targetLine(run.target))
  log.info(guardLine(run.guards))
  const body = bodyOf(content.notification, run.target, extraFields)
  run.payload = body
  log.group('Payload', body)

  if (settings.checkUrls) {
    const { checkUrls, urlCheckFailure } = await import('./url-check/check-urls.ts')
    const timeoutMs = settings.timeout * 1_000
    const uses = urlsOf(content.notification)
    const { problems, wrongSizes } = await checkUrls({ uses, http: step.http, timeoutMs, userAgent, signal, redact })
    if (problems.length > 0) throw urlCheckFailure(problems)
    run.advice.push(...wrongSizes.map(size => ({ kind: 'image-size' as const, ...size })))
    log.info('URL check passed.')
  }

  const claims = await openKey(settings, content, run.target, step)
  if (settings.dryRun) {
    if (claims) run.keyUse = await claims.look()
    return { outcome: 'dry-run' }
  }
  run.advice.push(...rerunAdvice(readRun().run.attempt, settings.onceKey))
  if (claims) {
    held.claims = claims
    const claimed = await claims.claim()
    if (claimed !== 'claimed') return { outcome: 'skipped', reason: 'already-sent', claim: claimed }
  }
  const { verdict, ...response } = await deliver({ ...attempt, body, onAttempt: () => run.attempts++ })
  run.response = response
  return verdict
}

/** Names that are almost those of inputs; code is loaded only if the workflow gives any name that is not one. */
async function misspelledInputs(raw: SendInputs): Promise<Problem[]> {
  const stray = readStrayInputs(raw)
  if (Object.keys(stray).length === 0) return []
  const { misspelled } = await import('./inputs/spelling.ts')
  return misspelled(stray, raw)
}

/** Where content comes from besides the inputs; a release is only fetched if there are settings. */
function sourcesOf(settings: SendSettings | undefined, step: Step): ContentSources {
  return {
    secrets: step.secrets,
    readFile: async path => (await import('./runner/workspace.ts')).readWorkspaceFile(path),
    readEvent: async () => readEvent(),
    fetchRelease: async () => {
      const { release: tag = '', githubToken: token = '', timeout = 0 } = settings ?? {}
      const { fetchRelease } = await loadWithoutEvent(() => import('./github/releases.ts'))
      const { github, run } = readRun()
      const { repository: eventRepository }: { repository?: unknown } = Object(readEvent().payload)
      const { http, redact, signal } = step
      const place = { apiUrl: github.apiUrl, repository: run.repository, token, http, redact }
      return fetchRelease({ tag, eventRepository, timeoutMs: timeout * 1_000, signal, ...place })
    },
  }
}

/**
 * Who receives it. The list is fetched if a name or a limit needs it; a dry run always fetches it, which proves
 * address and token without sending anything.
 */
async function chooseTarget(
  settings: SendSettings,
  list: () => Promise<Audience[]>,
  redact: Redact,
): Promise<ChosenTarget> {
  const { target, audienceId: id, audienceName: name, maxReach, dryRun } = settings
  if (target === 'all') {
    if (dryRun) await list()
    return { type: 'all' }
  }
  const asGiven = id !== undefined && name === undefined && maxReach === undefined && !dryRun
  return { type: 'audience', audience: asGiven ? { id } : await resolveAudience({ id, name }, await list(), redact) }
}

/** The claims of `once-key`, undefined without one; their code is loaded only if they are used. */
async function openKey(
  { onceKey: key, oncePer: per, githubToken: token = '', timeout }: SendSettings,
  { notification }: Content,
  target: ChosenTarget,
  { http, signal, redact, startedAt }: Step,
): Promise<Claims | undefined> {
  if (key === undefined) return undefined
  const { openClaims } = await loadWithoutEvent(() => import('./once/claims.ts'))
  const record = { target: target.type === 'all' ? 'all' : `audience ${target.audience.id}`, title: notification.title }
  const timeoutMs = timeout * 1_000
  return openClaims({ key, per, startedAt, record, token, http, redact, timeoutMs, signal, ...readRun() })
}

/** Tells how a send ended. */
function report(finished: FinishedRun, summary: string, step: Step): void {
  const { log } = step
  writeOutputs(outputsOf(finished), step)
  const run = redactRun(finished, step.redact)
  const { result } = run
  writeSummary(summary, () => renderSummary(run), step)
  for (const remark of remarksOf(run)) {
    if (remark.level === 'warning') log.warning(remark.title ?? 'Advice', logText(remark))
    else log.info(logText(remark))
  }
  if (result.outcome === 'sent' && result.doubt) {
    log.warning('Sent, with an unexpected response', doubtNote(result.doubt))
  }
  const explanation = explain(result, run.claim)
  if (explanation) annotate(log, 'failure' in result ? 'error' : 'notice', explanation)
  else log.info(closingLine(run))
}

void send() // not awaited, since a module that waits starts later; runner/step.ts sees to it that it ends
