import { isDebug, error as issueError } from '@actions/core'
import { asFailure } from '../errors.ts'
import { NetworkClient } from '../http/http-client.ts'
import { proxyCredentials } from '../http/proxy.ts'
import { createSecrets } from '../inputs/secrets.ts'
import { cancellation } from './cancellation.ts'
import { readProxySettings } from './context.ts'
import { Log } from './log.ts'

/** Everything an action works with besides its inputs: log, secrets, network, cancellation. */
export type Runtime = ReturnType<typeof createRuntime>

/** Sets up a run. `tokens` are the tokens from its inputs. */
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
    /** Aborted when the runner cancels the step. */
    signal: cancellation.signal,
    startedAt,
    /** Waits for work. Throws on a crash, so that a crashed run also ends with outputs and an annotation. */
    watch: <T>(work: Promise<T>): Promise<T> => crashWatch.watch(work),
  }
}

/**
 * Catches the ways a run can end outside of its own code: uncaught errors, and promises that never settle. One per
 * process.
 */
class CrashWatch {
  #onCrash: (error: unknown) => void = () => {}

  constructor() {
    // Without this, a run whose promises never settle would pass: Node exits once nothing is left to wait for.
    process.exitCode = 1
    process.on('beforeExit', () => this.#onCrash(new Error('it stopped before it finished')))
    process.on('uncaughtException', error => {
      this.#onCrash(error)
      // Work that is still under way must not start a POST while the report is written.
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
 * Reports how the run ended, flushes stdout, and exits. Exits explicitly, because a socket stuck in a proxy tunnel
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
  // No text from outside, because it may be the reason why the report failed.
  const name = error instanceof Error ? error.name : typeof error
  issueError(
    `The report of this run failed (${name}). The outputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` is not set, it may have been sent: wait some minutes, then look in the panel of your push service before you send it again.`,
    { title: 'Internal error (internal-error)' },
  )
  try {
    log.stack(asFailure(error))
  } catch {
    // The cause of the failed report breaks the stack too.
  }
}
