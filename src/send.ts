import './runner/cancellation.ts'
import { type ContentSources, readContent } from './content/content.ts'
import { urlsOf } from './content/notification-fields.ts'
import type { Content } from './content/precedence.ts'
import { asFailure, cancelledFailure } from './errors.ts'
import type { ClaimStore } from './github/claim-store.ts'
import type { GithubClient } from './github/github-client.ts'
import type { PeriodicKey } from './github/once-key.ts'
import { userAgent } from './http/user-agent.ts'
import type { OutsideWindow } from './inputs/send-window.ts'
import { checkSendInputs, type SendInputs, type SendSettings, sendInputs } from './inputs/settings.ts'
import { type Audience, checkReach, resolveAudience, type Target } from './push/audience.ts'
import { listAudiences } from './push/audience-list.ts'
import { deliver, type RetryStop } from './push/delivery.ts'
import { openService, type PushService } from './push/push-service.ts'
import { bodyOf } from './push/request-body.ts'
import {
  contentAdvice,
  keyAdvice,
  latestAdvice,
  periodAdvice,
  reachAdvice,
  releaseKeyAdvice,
  rerunAdvice,
  tokenAdvice,
} from './report/advice.ts'
import { logText } from './report/annotations.ts'
import { contentLine, guardLine, guardTexts, releaseLine, targetLine } from './report/log-lines.ts'
import { exitCode, type FinishedSend, mayHaveBeenSent, type Result, type SendState } from './report/outcome.ts'
import { sendOutputs } from './report/outputs.ts'
import { redactFields } from './report/redacted-fields.ts'
import { sendReport } from './report/send-report.ts'
import { renderSummary } from './report/send-summary.ts'
import { loadWithoutEvent, readContext, readEvent } from './runner/context.ts'
import { readInputs, unknownInputProblems } from './runner/read-inputs.ts'
import { createRuntime, endRun, type Runtime } from './runner/runtime.ts'
import { annotate, writeOutputs, writeSummary } from './runner/write-results.ts'

/** The send action, from its inputs to its exit code. */
async function main(): Promise<void> {
  const raw = readInputs(sendInputs)
  const runtime = createRuntime({ apiToken: raw['api-token'], githubToken: raw['github-token'] })
  const finished = await new Send(raw, runtime).run()
  await endRun(runtime.log, exitCode(finished.result), () => writeReport(finished, raw.summary, runtime))
}

/** One send. What each step finds out is kept, so that the report of a failure can tell it too. */
class Send {
  readonly #raw: SendInputs
  readonly #runtime: Runtime
  readonly #state: SendState = { attempts: 0, advice: [] }
  #claims?: ClaimStore
  #github?: Promise<GithubClient>

  constructor(raw: SendInputs, runtime: Runtime) {
    this.#raw = raw
    this.#runtime = runtime
    const { event } = readContext().run
    this.#state.isRunOfRelease = event === 'release' || (event === 'push' && raw.release !== '')
  }

  /** Sends, unless something is in the way. Never throws: the result says how it ended. */
  async run(): Promise<FinishedSend> {
    const { watch } = this.#runtime
    const result = await watch(this.#runSteps()).catch(error => this.#failed(error))
    const claims = this.#claims
    if (claims && !mayHaveBeenSent(result)) await watch(claims.giveUp()).catch(() => {})
    return { ...this.#state, claim: claims?.state, result }
  }

  /** What ends a run before its first POST has certainly sent nothing; deliver() judges all that comes later itself. */
  #failed(error: unknown): Result {
    return { outcome: this.#state.attempts > 0 ? 'unknown' : 'not-sent', failure: asFailure(error) }
  }

  /** The steps in order. */
  async #runSteps(): Promise<Result> {
    const read = await this.#readInputs()
    if ('skip' in read) return { outcome: 'skipped', reason: 'not-announceable', why: read.skip }
    const { settings, content, onceKey } = read
    const service = openService(settings, this.#runtime)
    const target = await this.#chooseTarget(settings, service)
    const body = this.#makeBody(content, target)
    await checkPayload(settings, body)
    if (settings.checkUrls) await this.#checkUrls(settings, content)
    const claims = onceKey && (await this.#openClaims(settings, onceKey, content, target))
    const outside = await findOutside(settings)
    if (settings.dryRun) {
      if (outside) this.#state.advice.push({ kind: 'outside-window', outside })
      this.#state.keyUse = await claims?.check()
      if (this.#runtime.signal.aborted) throw cancelledFailure('Sending')
      return { outcome: 'dry-run' }
    }
    if (outside) return { outcome: 'skipped', reason: 'outside-window', outside }
    if (claims) {
      this.#claims = claims
      const claimed = await claims.claim()
      if (claimed !== 'claimed') return { outcome: 'skipped', reason: 'already-sent', claim: claimed }
    }
    this.#state.advice.push(...rerunAdvice(readContext().run.attempt, onceKey?.key, settings.oncePer))
    const onAttempt = () => this.#state.attempts++
    const beforeRetry = () => findRetryStop(settings, claims)
    const { verdict, ...response } = await deliver({ service, body, onAttempt, beforeRetry })
    this.#state.response = response
    if (!('failure' in verdict) || verdict.stop?.kind !== 'outside-window') return verdict
    const { outside: closed } = verdict.stop
    return { outcome: 'skipped', reason: 'outside-window', outside: closed, lastFailure: verdict.failure }
  }

  /**
   * Settings and content, or why the event is not announced. Throws a failure with everything that is wrong with them.
   */
  async #readInputs() {
    const { secrets, redact, log } = this.#runtime
    const state = this.#state
    const { settings, inputs, problems } = checkSendInputs(this.#raw, secrets)
    problems.add(await unknownInputProblems(sendInputs, redact))
    const read = await readContent(inputs, problems, this.#sources(settings))
    // Without problems, there are settings.
    if (!settings) throw problems.failure()
    if ('skip' in read) return read
    const { content, extraFields, release, releaseTag } = read
    state.content = content
    state.extraFields = extraFields
    state.release = release
    log.info(contentLine(content, extraFields))
    if (release) log.info(releaseLine(release))
    const onceKey = await this.#keyOf(settings, read.onceKey)
    state.guards = guardTexts(settings, onceKey)
    state.advice.push(...tokenAdvice(settings.apiToken, Date.now()), ...contentAdvice(content))
    state.advice.push(...keyAdvice(this.#raw['once-key']), ...periodAdvice(settings.oncePer, release))
    state.advice.push(...releaseKeyAdvice(onceKey, releaseTag))
    state.advice.push(...latestAdvice(settings.release?.kind === 'latest', release, onceKey?.key))
    return { settings, content, onceKey }
  }

  /** The key that the notification is sent once for, with its period; undefined without one. */
  async #keyOf({ oncePer, timeZone }: SendSettings, key: string): Promise<PeriodicKey | undefined> {
    if (key === '') return undefined
    if (oncePer === undefined) return { key }
    const { periodOf } = await import('./github/once-period.ts')
    return { key, period: periodOf(oncePer, this.#runtime.startedAt, timeZone) }
  }

  async #chooseTarget(settings: SendSettings, service: PushService): Promise<Target> {
    const { log, redact } = this.#runtime
    const target = await resolveTarget(settings, () => listAudiences(service), redact)
    this.#state.target = target
    if (target.type === 'audience') {
      this.#state.advice.push(...reachAdvice(target.audience.reach))
      checkReach(target.audience, settings.maxReach, redact)
    }
    log.info(targetLine(target))
    log.info(guardLine(this.#state.guards ?? []))
    return target
  }

  #makeBody({ notification }: Content, target: Target): string {
    const body = bodyOf(notification, target, this.#state.extraFields ?? {})
    this.#state.payload = body
    this.#runtime.log.group('Payload', body)
    return body
  }

  async #checkUrls(settings: SendSettings, { notification }: Content): Promise<void> {
    const { checkUrls, urlCheckFailure } = await import('./url-check/check-urls.ts')
    const check = { uses: urlsOf(notification), timeoutMs: settings.timeout * 1_000, userAgent }
    const { problems, remarks } = await checkUrls(check, this.#runtime)
    if (problems.length > 0) throw urlCheckFailure(problems)
    this.#state.advice.push(...remarks)
    this.#runtime.log.info('URL check passed.')
  }

  /** The claims of `once-key`; their code is loaded only if they are used. */
  async #openClaims(
    settings: SendSettings,
    onceKey: PeriodicKey,
    { notification }: Content,
    target: Target,
  ): Promise<ClaimStore> {
    const github = await this.#openGithub(settings)
    const { ClaimStore } = await import('./github/claim-store.ts')
    const { signal } = this.#runtime
    const recipient = target.type === 'all' ? 'all' : `audience ${target.audience.id}`
    const record = { target: recipient, title: notification.title }
    const context = readContext()
    const { serverUrl } = context.github
    return new ClaimStore({ ...onceKey, record, serverUrl, run: context.run }, github, signal)
  }

  /**
   * The repository on GitHub: one client a run, loaded only if the run claims a key or announces a release by its tag.
   */
  #openGithub(settings: SendSettings): Promise<GithubClient> {
    this.#github ??= createGithub(settings, this.#runtime)
    return this.#github
  }

  /** Where content comes from besides the inputs; a release is only fetched if there are settings. */
  #sources(settings: SendSettings | undefined): ContentSources {
    const { secrets, signal, startedAt } = this.#runtime
    const filter = { level: settings?.releaseLevel, maxAge: settings?.maxAge, now: startedAt }
    return {
      secrets,
      filter,
      readFile: async path => (await import('./runner/read-workspace-file.ts')).readWorkspaceFile(path),
      readEvent: async () => readEvent(),
      fetchRelease: async () => {
        if (!settings?.release) throw new Error('no release is named')
        const { release: choice } = settings
        const github = await this.#openGithub(settings)
        const { fetchRelease } = await import('./github/releases.ts')
        const { repository } = readContext().run
        const { repository: eventRepository }: { repository?: unknown } = Object(readEvent().payload)
        return fetchRelease({ choice, filter, repository, eventRepository, signal }, github)
      },
    }
  }
}

/** Throws `payload-changed` if the body is not the one that was approved. */
async function checkPayload({ expectedPayload }: SendSettings, body: string): Promise<void> {
  if (expectedPayload === undefined) return
  const { checkExpectedPayload } = await import('./content/expected-payload.ts')
  checkExpectedPayload(expectedPayload, body)
}

/** This moment, if it is outside of `send-between`. */
async function findOutside({ sendBetween, timeZone }: SendSettings): Promise<OutsideWindow | undefined> {
  if (sendBetween === undefined) return undefined
  const { outsideWindow } = await import('./inputs/send-window.ts')
  return outsideWindow(sendBetween, timeZone ?? 'UTC', new Date())
}

/**
 * Why the notification must not be tried again after a wait. The clock comes last, right before the POST; a claim that
 * was lost while the run waited says more than a window that has closed.
 */
async function findRetryStop(settings: SendSettings, claims: ClaimStore | undefined): Promise<RetryStop | undefined> {
  const stop = await claims?.findRetryStop()
  if (stop) return stop
  const outside = await findOutside(settings)
  return outside && { kind: 'outside-window', outside }
}

async function createGithub(
  { githubToken: token = '', timeout }: SendSettings,
  runtime: Runtime,
): Promise<GithubClient> {
  const { GithubClient } = await loadWithoutEvent(() => import('./github/github-client.ts'))
  const { github, run } = readContext()
  const access = { apiUrl: github.apiUrl, repository: run.repository, token, timeoutMs: timeout * 1_000 }
  return new GithubClient(access, runtime)
}

/**
 * Who receives it. The list is fetched if a name or a limit needs it; a dry run always fetches it, which proves
 * address and token without sending anything.
 */
async function resolveTarget(
  settings: SendSettings,
  list: () => Promise<Audience[]>,
  redact: Runtime['redact'],
): Promise<Target> {
  const { target, audienceId: id, audienceName: name, maxReach, dryRun } = settings
  if (target === 'all') {
    if (dryRun) await list()
    return { type: 'all' }
  }
  const asGiven = id !== undefined && name === undefined && maxReach === undefined && !dryRun
  return { type: 'audience', audience: asGiven ? { id } : await resolveAudience({ id, name }, await list(), redact) }
}

/** Reports how a send ended, in outputs, summary and log. */
function writeReport(finished: FinishedSend, summary: string, runtime: Runtime): void {
  const { log, redact } = runtime
  writeOutputs(sendOutputs(finished), runtime)
  const report = sendReport(redactFields(finished, redact))
  const { entries, annotation } = report
  writeSummary(summary, () => renderSummary(report), runtime)
  for (const { level, title, ...text } of entries) {
    if (level === 'warning') log.warning(title ?? 'Advice', logText(text))
    else log.info(logText(text))
  }
  if (report.flaw) log.warning('Sent, with an unexpected response', report.flaw)
  if ('failure' in finished.result) log.stack(finished.result.failure)
  if (annotation) annotate(log, 'failure' in finished.result ? 'error' : 'notice', annotation)
  else log.info(report.closingLine)
}

void main() // not awaited, since a module that waits starts later; runner/runtime.ts sees to it that it ends
