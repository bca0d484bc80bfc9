import { error as issueError } from '@actions/core'
import { createHttpClient } from '../http/http-client.ts'
import { proxyCredentials } from '../http/proxy.ts'
import { createSecrets } from '../inputs/secrets.ts'
import { readProxySettings } from './context.ts'
import { createLog } from './log.ts'

/** What an action has to work with besides its inputs: log, secrets, network, cancellation. */
export type Runtime = ReturnType<typeof createRuntime>

/** Sets up a run, with the tokens among its inputs. */
export function createRuntime(tokens: { apiToken: string; githubToken?: string }) {
  const startedAt = new Date()
  const proxies = readProxySettings()
  const secrets = createSecrets({ ...tokens, proxyCredentials: proxyCredentials(proxies) })
  const http = createHttpClient(proxies)
  const controller = cancellation()
  return {
    log: createLog(secrets.redact),
    secrets,
    /** Takes the secrets out of a text. */
    redact: secrets.redact,
    http,
    /** Aborted when the runner cancels the step. */
    signal: controller.signal,
    startedAt,
    /**
     * Waits for work. Throws on an error that nothing caught, or a halt, so that such a run too ends with outputs and a
     * sentence.
     */
    watch: watch(controller),
  }
}

/**
 * The runner sends SIGINT, 7.5 s later SIGTERM (on Windows Ctrl-Break, which Node calls SIGBREAK) and 2.5 s later
 * SIGKILL. The first is enough to end, and the listeners stay, so that the second cannot kill the process while it
 * reports.
 */
function cancellation(): AbortController {
  const controller = new AbortController()
  const abort = () => controller.abort()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK']) process.on(name, abort)
  return controller
}

/**
 * After a crash, work may still be under way. It is cancelled, so that it does not start a POST while the report is
 * written.
 */
function watch(controller: AbortController) {
  // Node ends a process as a success once nothing is left to wait for, even if a promise has not settled.
  process.exitCode = 1
  let fail: (error: unknown) => void = () => {}
  process.on('beforeExit', () => fail(new Error('it stopped before it finished')))
  process.on('uncaughtException', error => {
    fail(error)
    controller.abort()
  })
  return <T>(work: Promise<T>): Promise<T> => {
    const crash = new Promise<never>((_, reject) => {
      fail = reject
    })
    return Promise.race([work, crash])
  }
}

/**
 * Reports how the run ended, then ends the process once everything printed has left it. A report that fails still ends
 * with an error annotation, and with the code of the run unless another one is given for that. (Waiting for Node to end
 * by itself is not enough: a socket inside a proxy tunnel that hangs would keep it alive.)
 */
export async function endRun(code: 0 | 1, report: () => void, codeIfReportFails = code): Promise<never> {
  let exitCode = code
  try {
    report()
  } catch (error) {
    exitCode = codeIfReportFails
    // No text from outside, since that may be what the report failed over.
    const name = error instanceof Error ? error.name : typeof error
    issueError(
      `The report of this run failed (${name}). The outputs say how the run ended, if they are set. If this step sends a notification and \`outcome\` is not set, it may have been sent: look in the panel of the service before you send it again.`,
      { title: 'Internal error (internal-error)' },
    )
  }
  await new Promise(resolve => process.stdout.write('', resolve))
  process.exit(exitCode)
}
