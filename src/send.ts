import './runner/cancellation.ts'
import { asFailure, cancelledFailure } from './base/failure.ts'
import { problemText } from './base/problems.ts'
import { userAgent } from './base/version.ts'
import type { ClaimStore } from './claims/claim-store.ts'
import type { PeriodicKey } from './claims/once-key.ts'
import { type ContentSources, readContent } from './content/content.ts'
import { checkExpectedPayload } from './content/expected-payload.ts'
import { type Content, urlsOf } from './content/notification.ts'
import { preloadFor } from './http/http-client.ts'
import { type OutsideWindow, outsideWindow, periodOf } from './inputs/calendar.ts'
import { checkSendInputs, type SendInputs, type SendSettings, sendInputs } from './inputs/settings.ts'
import { checkReach, needsList, resolveTarget, type Target } from './push/audience.ts'
import { listAudiences } from './push/audience-list.ts'
import { deliver } from './push/delivery.ts'
import type { RetryStop } from './push/outcome-and-retry.ts'
import { bodyOf, PushService } from './push/push-service.ts'
import { holdsRunId } from './release/key-rules.ts'
import { contentAdvice, reachAdvice, rerunAdvice, tokenAdvice } from './report/advice.ts'
import { logText } from './report/annotations.ts'
import { checksLine, checkTexts, contentLine, releaseLine, targetLine } from './report/log-lines.ts'
import { sendOutputs } from './report/outputs.ts'
import { redactFields } from './report/redacted-fields.ts'
import { reportOf } from './report/send-report.ts'
import { exitCode, type FinishedSend, type Result, type SendState } from './report/send-result.ts'
import { renderSummary } from './report/send-summary.ts'
import { readContext, readEvent } from './runner/context.ts'
import { readInputs, unknownInputProblems } from './runner/read-inputs.ts'
import { readWorkspaceFile } from './runner/read-workspace-file.ts'
import type { Repository } from './runner/repository.ts'
import { createRuntime, endRun, type Runtime } from './runner/runtime.ts'
import { annotate, writeOutputs, writeSummary } from './runner/write-results.ts'

async function main(): Promise<void> {
  const raw = readInputs(sendInputs)
  void preloadFor(raw['base-url'])
  const runtime = createRuntime({ apiToken: raw['api-token'], githubToken: raw['github-token'] })
  const { log, secrets } = runtime
  const finished = await new Send(raw, runtime).run()
  const { result } = finished
  await endRun(log, exitCode(result), () => {
    writeOutputs(sendOutputs(finished), runtime)
    if ('failure' in result) log.stack(result.failure)
    writeReport(redactFields(finished, secrets.redact), raw.summary, runtime)
  })
}

/**
 * One run of the send action. Keeps each step's result, so that the report for a failed run can show what happened
 * before the failure.
 */
class Send {
  readonly #raw: SendInputs
  readonly #runtime: Runtime
  readonly #state: SendState = { attempts: 0, advice: [] }
  #repository?: Promise<Repository>
  #claims?: ClaimStore

  constructor(raw: SendInputs, runtime: Runtime) {
    this.#raw = raw
    this.#runtime = runtime
    const { event, id } = readContext().run
    if (event === 'release') this.#state.releaseFrom = 'event'
    // Leave `releaseFrom` unset for `release: latest`, because any later run can find that release too.
    if (event === 'push' && raw.release !== '' && raw.release !== 'latest') this.#state.releaseFrom = 'push'
    this.#state.isKeyOfRun = holdsRunId(raw['once-key'], id)
  }

  /** Never throws. The result says how the run ended. */
  async run(): Promise<FinishedSend> {
    const { watch } = this.#runtime
    const result = await watch(this.#runSteps()).catch(error => this.#failed(error))
    const claims = this.#claims
    if (claims && !keepsClaim(result)) await watch(claims.giveUp()).catch(() => {})
    return { ...this.#state, claim: claims?.state, result }
  }

  /**
   * If an unexpected error occurs after the first POST has started, the outcome is `unknown`, because the notification
   * may have been sent.
   */
  #failed(error: unknown): Result {
    return { outcome: this.#state.attempts > 0 ? 'unknown' : 'not-sent', failure: asFailure(error) }
  }

  async #runSteps(): Promise<Result> {
    const read = await this.#readInputs()
    if ('skip' in read) return { outcome: 'skipped', reason: 'not-announceable', why: read.skip }
    const { settings, content, onceKey } = read
    const service = new PushService(settings, this.#runtime)
    const target = await this.#chooseTarget(settings, service)
    const body = this.#makeBody(content, target)
    checkPayload(settings, body)
    if (settings.checkUrls) await this.#checkUrls(settings, content)
    const claims = onceKey && (await this.#openRepository(settings)).openClaims(onceKey, recordOf(content, target))
    if (settings.dryRun) return this.#endDryRun(settings, claims)
    const skipped = await this.#claimInsideWindow(settings, claims)
    if (skipped) return skipped
    this.#state.advice.push(...rerunAdvice(readContext().run.attempt, onceKey?.key))
    return this.#deliver(settings, service, body)
  }

  /**
   * Returns the settings and the content, or the reason to skip the event. Throws one Failure that lists all problems.
   */
  async #readInputs() {
    const { secrets, log, startedAt } = this.#runtime
    const state = this.#state
    const { settings, inputs, problems } = checkSendInputs(this.#raw, secrets, readContext().run.event)
    problems.add(unknownInputProblems(sendInputs, secrets.redact))
    const read = await readContent(inputs, problems, this.#contentSources(settings))
    // `settings` is always set here, because readContent() would have thrown otherwise. TypeScript needs this check.
    if (!settings) throw problems.failure()
    if ('skip' in read) return read
    const { content, extraFields, release, heldBack } = read
    state.content = content
    state.extraFields = extraFields
    state.release = release
    log.info(contentLine(content, extraFields))
    if (release) log.info(releaseLine(release))
    const onceKey = read.onceKey === '' ? undefined : periodicKey(read.onceKey, settings, startedAt)
    state.checks = checkTexts(settings, onceKey)
    state.advice.push(...tokenAdvice(settings.apiToken, Date.now()), ...contentAdvice(content))
    if (heldBack) state.advice.push({ kind: 'held-back', filtered: heldBack })
    return { settings, content, onceKey }
  }

  /** Returns all sources of content other than the inputs. */
  #contentSources(settings: SendSettings | undefined): ContentSources {
    const { secrets, startedAt } = this.#runtime
    const filter = { level: settings?.releaseLevel, maxAge: settings?.maxAge, now: startedAt }
    return {
      secrets,
      filter,
      readFile: readWorkspaceFile,
      eventName: readContext().run.event,
      readEvent,
      fetchRelease: async () => {
        if (!settings?.release) throw new Error('no release is named')
        const repository = await this.#openRepository(settings)
        return repository.fetchRelease(settings.release, filter)
      },
    }
  }

  /** Loads the code for GitHub's API on demand, because it is large and many sends do not need it. */
  #openRepository(settings: SendSettings): Promise<Repository> {
    this.#repository ??= import('./runner/repository.ts').then(
      ({ Repository }) => new Repository(settings, this.#runtime),
    )
    return this.#repository
  }

  async #chooseTarget(settings: SendSettings, service: PushService): Promise<Target> {
    const { log, redact } = this.#runtime
    const list = needsList(settings) ? await listAudiences(service) : undefined
    const target = resolveTarget(settings, list, redact)
    this.#state.target = target
    if (target.type === 'audience') {
      this.#state.advice.push(...reachAdvice(target.audience.reach))
      checkReach(target.audience, settings.maxReach, redact)
    }
    log.info(targetLine(target))
    log.info(checksLine(this.#state.checks ?? []))
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
    const { problems, remarks, redirects } = await checkUrls(check, this.#runtime)
    if (problems.length > 0) throw urlCheckFailure(problems)
    this.#state.advice.push(...remarks)
    for (const redirect of redirects) this.#runtime.log.info(problemText(redirect))
    this.#runtime.log.info('URL check passed.')
  }

  /** Checks `send-between` and `once-key` as a real run would, but only reports the results. */
  async #endDryRun(settings: SendSettings, claims: ClaimStore | undefined): Promise<Result> {
    const outside = findOutside(settings)
    if (outside) this.#state.advice.push({ kind: 'outside-window', outside })
    this.#state.keyUse = await claims?.check()
    if (this.#runtime.signal.aborted) throw cancelledFailure('Sending')
    return { outcome: 'dry-run' }
  }

  /**
   * Claims the key if `send-between` allows sending now. Then checks the claim and the time again, because GitHub may
   * have been slow, or the machine may have been suspended. Returns a result only if the run must not send.
   */
  async #claimInsideWindow(settings: SendSettings, claims: ClaimStore | undefined): Promise<Result | undefined> {
    const outsideBefore = findOutside(settings)
    if (outsideBefore) return { outcome: 'skipped', reason: 'outside-window', outside: outsideBefore }
    if (!claims) return undefined
    this.#claims = claims
    const claimed = await claims.claim()
    if (claimed !== 'claimed') return { outcome: 'skipped', reason: 'already-sent', claim: claimed }
    const confirmed = await claims.confirm()
    if (confirmed !== 'claimed') return { outcome: 'skipped', reason: 'already-sent', claim: confirmed }
    const outsideAfter = findOutside(settings)
    return outsideAfter && { outcome: 'skipped', reason: 'outside-window', outside: outsideAfter }
  }

  async #deliver(settings: SendSettings, service: PushService, body: string): Promise<Result> {
    const onAttempt = () => this.#state.attempts++
    const beforeRetry = () => stopBeforeRetry(settings, this.#claims)
    const { verdict, ...response } = await deliver({ service, body, onAttempt, beforeRetry })
    this.#state.response = response
    if (!('failure' in verdict) || verdict.stop?.kind !== 'outside-window') return verdict
    const { outside } = verdict.stop
    return { outcome: 'skipped', reason: 'outside-window', outside, lastFailure: verdict.failure }
  }
}

const keepsClaim = ({ outcome }: Result): boolean => outcome === 'sent' || outcome === 'unknown'

function periodicKey(key: string, { oncePer, timeZone }: SendSettings, startedAt: Date): PeriodicKey {
  if (oncePer === undefined) return { key }
  return { key, period: periodOf(oncePer, startedAt, timeZone) }
}

/** Returns the details to record in a claim, so that people who find it can tell what it is for. */
function recordOf({ notification }: Content, target: Target) {
  const recipient = target.type === 'all' ? 'all' : `audience ${target.audience.id}`
  return { target: recipient, title: notification.title }
}

/** Throws a `payload-changed` Failure if the body differs from `expected-payload`. */
function checkPayload({ expectedPayload }: SendSettings, body: string): void {
  if (expectedPayload !== undefined) checkExpectedPayload(expectedPayload, body)
}

/** Returns what to report if `send-between` does not allow sending now, or undefined if it does. */
function findOutside({ sendBetween, timeZone }: SendSettings): OutsideWindow | undefined {
  if (sendBetween === undefined) return undefined
  return outsideWindow(sendBetween, timeZone ?? 'UTC', new Date())
}

/**
 * Returns why the action must not retry after a wait, or undefined if a retry is allowed. Checks the claim before
 * `send-between`, because another run may have claimed the key and may send the notification.
 */
async function stopBeforeRetry(settings: SendSettings, claims: ClaimStore | undefined): Promise<RetryStop | undefined> {
  const stop = await claims?.findRetryStop()
  if (stop) return stop
  const outside = findOutside(settings)
  return outside && { kind: 'outside-window', outside }
}

function writeReport(finished: FinishedSend, summary: string, runtime: Runtime): void {
  const { log } = runtime
  const report = reportOf(finished)
  const { entries, annotation } = report
  writeSummary(summary, () => renderSummary(report), runtime)
  for (const { level, title, ...text } of entries) {
    if (level === 'note') log.info(logText(text))
    else log[level](title ?? 'Advice', logText(text))
  }

  if (annotation) annotate(log, 'failure' in finished.result ? 'error' : 'notice', annotation)
  else log.info(report.closingLine)
}

void main() // CrashWatch in runner/runtime.ts handles every error from main().
