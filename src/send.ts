import { asFailure, cancelledFailure } from './base/failure.ts'
import { problemText } from './base/problems.ts'
import { userAgent } from './base/version.ts'
import type { ClaimStore } from './claims/claim-store.ts'
import { wholeKey } from './claims/once-key.ts'
import { type ReadySend, sendOnce } from './claims/send-once.ts'
import { readContent } from './content/content.ts'
import type { ContentSources } from './content/derive-missing.ts'
import { checkExpectedPayload } from './content/expected-payload.ts'
import type { Content } from './content/given.ts'
import { GithubData } from './github/github-data.ts'
import { preloadFor } from './http/connection.ts'
import { type OutsideWindow, outsideWindow, periodOf } from './inputs/calendar.ts'
import { urlsOf } from './inputs/notification-fields.ts'
import {
  type Checked,
  checkSendInputs,
  guardWords,
  type SendInputs,
  type SendSettings,
  sendInputs,
} from './inputs/settings.ts'
import type { UrlCheckSetting } from './inputs/value-rules.ts'
import { checkReach, needsList, resolveTarget, type Target } from './push/audience.ts'
import { listAudiences } from './push/audience-list.ts'
import { bodyOf, PushService } from './push/push-service.ts'
import { runInKey } from './release/key-rules.ts'
import type { ReleaseFilter } from './release/release-filter.ts'
import { reachAdvice, rerunAdvice, tokenAdvice } from './report/advice.ts'
import { contentAdvice, keyAdvice, sizeAdvice } from './report/content-advice.ts'
import { checksLine, checkTexts, contentLine, releaseLine, targetLine } from './report/log-lines.ts'
import { sendOutputs } from './report/outputs.ts'
import { reportOf } from './report/send-report.ts'
import { exitCode, type FinishedSend, type Result, type SendState } from './report/send-result.ts'
import { readContext, readEvent } from './runner/context.ts'
import { unknownInputProblems } from './runner/read-inputs.ts'
import { readWorkspaceFile } from './runner/read-workspace-file.ts'
import type { Repository } from './runner/repository.ts'
import { endRun, type Runtime, startRun } from './runner/runtime.ts'
import { type RunResults, writeResults } from './runner/write-results.ts'

export async function main(): Promise<void> {
  const { raw, runtime } = startRun(sendInputs)
  void preloadFor(raw['base-url'])
  const finished = await new Send(raw, runtime).run()
  const { result } = finished
  await endRun(runtime.log, exitCode(result), () => writeResults(resultsOf(finished), raw.summary, runtime))
}

/**
 * One run of the send action. Keeps each step's result, so that the report for a failed run can show what happened
 * before the failure.
 */
class Send {
  readonly #raw: SendInputs
  readonly #runtime: Runtime
  readonly #state: SendState = { advice: [] }
  #repository?: Promise<Repository>

  constructor(raw: SendInputs, runtime: Runtime) {
    this.#raw = raw
    this.#runtime = runtime
    const { event, ...run } = readContext().run
    this.#state.isByHand = event === 'workflow_dispatch'
    if (event === 'release') this.#state.releaseFrom = 'event'
    // Leave `releaseFrom` unset for `release: latest`, because any later run can find that release too.
    if (event === 'push' && raw.release !== '' && raw.release !== 'latest') this.#state.releaseFrom = 'push'
    this.#state.isKeyless = raw['once-key'] === guardWords.get('once-key')
    this.#state.runInKey = runInKey(raw['once-key'], run)
    this.#state.hasPayloadFile = raw['payload-file'] !== ''
  }

  /** Never throws. The result says how the run ended. */
  async run(): Promise<FinishedSend> {
    const { watch } = this.#runtime
    const failed = (error: unknown): Result => ({ outcome: 'not-sent', failure: asFailure(error) })
    const prepared = await watch(this.#prepare()).catch(failed)
    if ('outcome' in prepared) return { ...this.#state, attempts: 0, result: prepared }
    const sent = await sendOnce(prepared)
    if (sent.attempts > 0) this.#state.advice.push(...rerunAdvice(readContext().run.attempt, prepared.claims?.key))
    return { ...this.#state, ...sent }
  }

  /** Does everything that comes before the send. Returns a result if the run ends here. */
  async #prepare(): Promise<ReadySend | Result> {
    // 1. Read and check everything that was given.
    const read = await this.#readInputs()
    if ('skip' in read) return { outcome: 'skipped', reason: 'not-announceable', why: read.skip }
    const { settings, content, onceKey } = read
    const service = new PushService(settings, this.#runtime)

    // 2. Choose who receives the notification.
    const target = await this.#chooseTarget(settings, service)

    // 3. Make the body, and compare it with the one that was approved.
    const body = this.#makeBody(content, target)
    if (settings.expectedPayload !== undefined) checkExpectedPayload(settings.expectedPayload, body)

    // 4. Check the URLs.
    if (settings.checkUrls) await this.#checkUrls(settings.checkUrls, settings.timeout, content)

    // 5. Prepare the claim on the key. A dry run ends with a look at it.
    const findOutside = () => findOutsideOf(settings)
    const claims = onceKey && (await this.#openRepository(settings)).openClaims(onceKey, recordOf(content, target))
    if (settings.dryRun) return this.#endDryRun(findOutside(), claims)

    // 6. sendOnce() does the rest: claim the key, send, and keep or give up the claim.
    return { service, body, claims, findOutside, watch: this.#runtime.watch }
  }

  /**
   * Returns the settings and the content, or the reason to skip the event. Throws one Failure that lists all problems.
   */
  async #readInputs() {
    const { secrets, log, startedAt } = this.#runtime
    const state = this.#state
    const checked = checkSendInputs(this.#raw, secrets, readContext().run.event)
    const { settings, problems } = checked
    problems.add(unknownInputProblems(sendInputs, secrets.redact))
    const read = await readContent(this.#contentSources(checked))
    // `settings` is always set here, because readContent() would have thrown otherwise. TypeScript needs this check.
    if (!settings) throw problems.failure()
    if ('skip' in read) return read
    const { content, extraFields, release, heldBack, ignoredCommentLine } = read
    state.content = content
    state.extraFields = extraFields
    state.release = release
    log.info(contentLine(content, extraFields))
    if (release) log.info(releaseLine(release))
    const onceKey = read.onceKey === '' ? undefined : { key: read.onceKey, period: periodIn(settings, startedAt) }
    state.checks = checkTexts(settings, onceKey)
    state.oncePer = settings.oncePer
    const { event } = readContext().run
    state.advice.push(...tokenAdvice(settings.apiToken, Date.now()), ...contentAdvice(content, event))
    state.advice.push(...keyAdvice(read.onceKey))
    if (heldBack) state.advice.push({ kind: 'held-back', filtered: heldBack })
    const isSecond = content.messageSource === 'comment'
    if (ignoredCommentLine) state.advice.push({ kind: 'ignored-comment', line: ignoredCommentLine, isSecond })
    return { settings, content, onceKey }
  }

  #contentSources({ settings, inputs, problems }: Checked<SendInputs, SendSettings>): ContentSources {
    const { secrets, startedAt } = this.#runtime
    const filter: ReleaseFilter = {
      level: settings?.releaseLevel,
      maxAge: settings?.maxAge,
      isDefaultMaxAge: this.#raw['max-age'] === '',
      isTagByHand: readContext().run.event === 'workflow_dispatch' && settings?.release?.kind === 'tag',
      now: startedAt,
    }
    return {
      inputs,
      problems,
      tokens: secrets,
      filter,
      readFile: readWorkspaceFile,
      eventName: readContext().run.event,
      readEvent: () => {
        const { payload, ...event } = readEvent()
        return { ...event, data: new GithubData(payload, 'the event has', secrets) }
      },
      wholeKey: key => wholeKey(key, settings && periodIn(settings, startedAt)),
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
    const { log } = this.#runtime
    const list = needsList(settings) ? await listAudiences(service) : undefined
    const target = resolveTarget(settings, list)
    this.#state.target = target
    this.#state.listed = list?.length
    if (target.type === 'audience') {
      this.#state.advice.push(...reachAdvice(target.audience.reach))
      checkReach(target.audience, settings.maxReach)
    }
    log.info(targetLine(target))
    log.info(checksLine(this.#state.checks ?? []))
    return target
  }

  #makeBody({ notification }: Content, target: Target): string {
    const body = bodyOf(notification, target, this.#state.extraFields ?? {})
    this.#state.payload = body
    this.#state.advice.push(...sizeAdvice(body))
    this.#runtime.log.group('Payload', body)
    return body
  }

  async #checkUrls(setting: UrlCheckSetting, timeout: number, { notification }: Content): Promise<void> {
    const { checkUrls, urlCheckFailure } = await import('./url-check/check-urls.ts')
    const { log } = this.#runtime
    const limits = { timeoutMs: timeout * 1_000, waitMs: setting.wait * 1_000 }
    const check = { uses: urlsOf(notification), ...limits, userAgent, say: (text: string) => log.info(text) }
    const { problems, remarks, redirects } = await checkUrls(check, this.#runtime)
    if (problems.length > 0) throw urlCheckFailure(problems)
    this.#state.advice.push(...remarks)
    for (const redirect of redirects) log.info(problemText(redirect))
    log.info('URL check passed.')
  }

  /** Checks `send-between` and `once-key` as a real run would, but only reports the results. */
  async #endDryRun(outside: OutsideWindow | undefined, claims: ClaimStore | undefined): Promise<Result> {
    if (outside) this.#state.advice.push({ kind: 'outside-window', outside })
    this.#state.keyUse = await claims?.check()
    if (this.#runtime.signal.aborted) throw cancelledFailure('Sending')
    return { outcome: 'dry-run' }
  }
}

const periodIn = ({ oncePer, timeZone }: SendSettings, startedAt: Date): string | undefined =>
  oncePer && periodOf(oncePer, startedAt, timeZone)

/** Returns the details to record in a claim, so that people who find it can tell what it is for. */
function recordOf({ notification }: Content, target: Target) {
  const recipient = target.type === 'all' ? 'all' : `audience ${target.audience.id}`
  return { target: recipient, title: notification.title }
}

/** Returns what to report if `send-between` does not allow sending now, or undefined if it does. */
function findOutsideOf({ sendBetween, timeZone }: SendSettings): OutsideWindow | undefined {
  if (sendBetween === undefined) return undefined
  return outsideWindow(sendBetween, timeZone ?? 'UTC', new Date())
}

function resultsOf(finished: FinishedSend): RunResults {
  const { result } = finished
  const failure = 'failure' in result ? result.failure : undefined
  return { outputs: sendOutputs(finished), failure, report: () => reportOf(finished) }
}
