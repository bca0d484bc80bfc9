import { isDebug, error as issueError } from '@actions/core'
import { asFailure } from '../base/failure.ts'
import { createSecrets } from '../base/secrets.ts'
import { NetworkClient } from '../http/exchange-and-hand-over.ts'
import { proxyPasswords, proxyUserNames } from '../http/proxy.ts'
import { cancellation } from './cancellation.ts'
import { Log } from './log.ts'
import { readProxySettings } from './proxy-settings.ts'
import { readInputs } from './read-inputs.ts'

/**
 * Starts a run: reads the inputs, masks the tokens among them, and creates the services. Call this only once per
 * process, because it listens for uncaught errors.
 */
export function startRun<Name extends string>(inputNames: readonly Name[]) {
  const raw = readInputs(inputNames)
  const { 'api-token': apiToken = '', 'github-token': githubToken }: Partial<Record<string, string>> = raw
  return { raw, runtime: createRuntime({ apiToken, githubToken }) }
}

/** The services that every action needs during a run, such as the log and the HTTP client. */
export type Runtime = ReturnType<typeof createRuntime>

function createRuntime(tokens: { apiToken: string; githubToken?: string }) {
  const startedAt = new Date()
  const proxies = readProxySettings()
  const passwords = proxyPasswords(proxies)
  const secrets = createSecrets({ ...tokens, proxyCredentials: passwords })
  const received = createSecrets({ ...tokens, proxyCredentials: [...passwords, ...proxyUserNames(proxies)] })
  const log = new Log(secrets.redact)
  const crashWatch = new CrashWatch()
  return {
    log,
    secrets,
    /** Redacts secrets and proxy user names, for text received from the network. For other text, use `secrets`. */
    redact: received.redact,
    http: new NetworkClient(proxies, received.redact, isDebug() ? line => log.debug(line) : undefined),
    signal: cancellation.signal,
    startedAt,
    /**
     * Waits for `work`. If the run crashes in the meantime, throws an error, so that the run can still write its
     * outputs and an annotation.
     */
    watch: <T>(work: Promise<T>): Promise<T> => crashWatch.watch(work),
  }
}

/** Catches uncaught errors and detects promises that never settle. Create only one instance per process. */
class CrashWatch {
  #onCrash: (error: unknown) => void = () => {}

  constructor() {
    // If a promise never settles, Node would exit with code 0 and the step would pass. To prevent this, start with a
    // failing exit code.
    process.exitCode = 1
    process.on('beforeExit', () => this.#onCrash(new Error('it stopped before it finished')))
    process.on('uncaughtException', error => {
      this.#onCrash(error)
      // Unfinished work must not start a POST while the run writes its report.
      cancellation.abort()
    })
  }

  watch<T>(work: Promise<T>): Promise<T> {
    const crash = new Promise<never>((_, reject) => {
      this.#onCrash = reject
    })
    return Promise.race([work, crash])
  }
}

/**
 * Writes the report, flushes stdout, and exits. Exits explicitly, because a socket that hangs in a proxy tunnel would
 * keep the process alive. If writing the report fails, prints an error annotation and exits with `codeIfReportFails`.
 */
export async function endRun(
  log: Log,
  code: 0 | 1,
  report: () => void | Promise<void>,
  codeIfReportFails: 0 | 1 = code,
): Promise<never> {
  let exitCode = code
  try {
    await report()
  } catch (error) {
    exitCode = codeIfReportFails
    reportFailedReport(log, error)
  }
  await new Promise(resolve => process.stdout.write('', resolve))
  process.exit(exitCode)
}

function reportFailedReport(log: Log, error: unknown): void {
  // Untrusted text may have caused this error, so show only its name.
  const name = error instanceof Error ? error.name : typeof error
  issueError(
    `The action could not report how this run ended (${name}). If the \`outcome\` output is set, it is right. If it is empty and this step sends a notification, the notification may have been sent. Before you send it again, wait a few minutes, then look in the panel of your push service. Please report this bug.`,
    { title: 'Internal error (internal-error)' },
  )
  try {
    log.stack(asFailure(error))
  } catch {
    // Ignore this error, because whatever broke the report may also prevent printing the stack trace.
  }
}
