import { isDebug, error as issueError } from '@actions/core'
import { asFailure } from '../errors.ts'
import { KeepAliveClient } from '../http/http-client.ts'
import { proxyCredentials } from '../http/proxy.ts'
import { createSecrets } from '../inputs/secrets.ts'
import { cancellation } from './cancellation.ts'
import { readProxySettings } from './context.ts'
import { Log } from './log.ts'

/** What an action has to work with besides its inputs: log, secrets, network, cancellation. */
export type Runtime = ReturnType<typeof createRuntime>

/** Sets up a run, with the tokens among its inputs. */
export function createRuntime(tokens: { apiToken: string; githubToken?: string }) {
  const startedAt = new Date()
  const proxies = readProxySettings()
  const secrets = createSecrets({ ...tokens, proxyCredentials: proxyCredentials(proxies) })
  const log = new Log(secrets.redact)
  const crashWatch = new CrashWatch()
  return {
    log,
    secrets,
    /** Takes the secrets out of a text. */
    redact: secrets.redact,
    http: new KeepAliveClient(proxies, isDebug() ? exchange => log.exchange(exchange) : undefined),
    /** Aborted when the runner cancels the step. */
    signal: cancellation.signal,
    startedAt,
    /**
     * Waits for work. Throws on an error that nothing caught, or a halt, so that such a run too ends with outputs and a
     * sentence.
     */
    watch: <T>(work: Promise<T>): Promise<T> => crashWatch.watch(work),
  }
}

/** Sees crashes of the run: errors that nothing caught, and a halt. There is one for each process. */
class CrashWatch {
  #onCrash: (error: unknown) => void = () => {}

  constructor() {
    // Node ends a process as a success once nothing is left to wait for, even if a promise has not settled.
    process.exitCode = 1
    process.on('beforeExit', () => this.#onCrash(new Error('it stopped before it finished')))
    process.on('uncaughtException', error => {
      this.#onCrash(error)
      // Work may still be under way, and must not start a POST while the report is written.
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
 * Reports how the run ended, then ends the process once everything printed has left it. A report that fails still ends
 * with an error annotation, and with the code of the run unless another one is given for that. (Waiting for Node to end
 * by itself is not enough: a socket inside a proxy tunnel that hangs would keep it alive.)
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
  return exit(exitCode)
}

function reportFailedReport(log: Log, error: unknown): void {
  // No text from outside, since that may be what the report failed over.
  const name = error instanceof Error ? error.name : typeof error
  issueError(
    `The report of this run failed (${name}). The outputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` is not set, it may have been sent: wait some minutes, then look in the panel of your push service before you send it again.`,
    { title: 'Internal error (internal-error)' },
  )
  try {
    log.stack(asFailure(error))
  } catch {
    // What failed the report fails its stack too.
  }
}

/** Work of Node's threads that nothing can interrupt: a resolver, or a file system of the network, may never answer. */
const uninterruptible = /^(GetAddrInfo|FS)Req/

/**
 * Ends the process. `process.exit` waits for Node's threads: ten seconds and more if a resolver does not answer. So if
 * one of them is at work, another program takes the place of this process, which ends all threads at once, and exits
 * with the code. Windows has no such call; there, a process that is killed ends with code 1, and only a run that passed
 * waits.
 */
function exit(code: 0 | 1): never {
  if (process.getActiveResourcesInfo().some(name => uninterruptible.test(name))) {
    if (process.platform !== 'win32') {
      const environment = { ...process.env, NODE_OPTIONS: '' }
      process.execve?.(process.execPath, [process.execPath, '-e', `process.exit(${code})`], environment)
    } else if (code === 1) process.kill(process.pid, 'SIGKILL')
  }
  process.exit(code)
}
