import { isDebug, error as issueError } from '@actions/core'
import { asFailure } from '../errors.ts'
import { NetworkClient } from '../http/http-client.ts'
import { proxyCredentials } from '../http/proxy.ts'
import { createSecrets } from '../inputs/secrets.ts'
import { cancellation } from './cancellation.ts'
import { readProxySettings } from './context.ts'
import { Log } from './log.ts'

/** What every action needs during a run, such as the log and the network. */
export type Runtime = ReturnType<typeof createRuntime>

/** Call this once per process, because it listens for uncaught errors. `tokens` come from the inputs of the action. */
export function createRuntime(tokens: { apiToken: string; githubToken?: string }) {
  const startedAt = new Date()
  const proxies = readProxySettings()
  const secrets = createSecrets({ ...tokens, proxyCredentials: proxyCredentials(proxies) })
  const log = new Log(secrets.redact)
  const crashWatch = new CrashWatch()
  return {
    log,
    secrets,
    redact: secrets.redact,
    http: new NetworkClient(proxies, isDebug() ? exchange => log.exchange(exchange) : undefined),
    /** Aborted if the runner cancels the step, or if an uncaught error occurs. */
    signal: cancellation.signal,
    startedAt,
    /**
     * Waits for `work`. Throws if the run crashes in the meantime, so that a crashed run also writes outputs and an
     * annotation.
     */
    watch: <T>(work: Promise<T>): Promise<T> => crashWatch.watch(work),
  }
}

/** Catches uncaught errors and promises that never settle. A process must have only one instance. */
class CrashWatch {
  #onCrash: (error: unknown) => void = () => {}

  constructor() {
    // Node exits with code 0 if a promise never settles, and then the step would pass.
    process.exitCode = 1
    process.on('beforeExit', () => this.#onCrash(new Error('it stopped before it finished')))
    process.on('uncaughtException', error => {
      this.#onCrash(error)
      // Unfinished work must not start a POST while the report is written.
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
 * Writes the report, flushes stdout, and exits. The exit is explicit, because a socket that is stuck in a proxy tunnel
 * would keep the process alive. If the report fails, prints an error annotation and exits with `codeIfReportFails`.
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
  // Text from outside may have caused the failure, so this message contains none.
  const name = error instanceof Error ? error.name : typeof error
  issueError(
    `The action could not report how this run ended (${name}). The outputs may still have the result. If this step sends a notification and the \`outcome\` output is empty, the notification may have been sent. Before you send it again, wait a few minutes, then look in the panel of your push service.`,
    { title: 'Internal error (internal-error)' },
  )
  try {
    log.stack(asFailure(error))
  } catch {
    // The error that broke the report may break the stack trace too.
  }
}
