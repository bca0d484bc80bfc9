import { createHttpClient, type HttpClient } from '../http/client.ts'
import { proxyCredentials } from '../http/proxy.ts'
import { createRedactor, type Redact } from '../inputs/secrets.ts'
import { readProxySettings } from './environment.ts'
import { createLog, type Log } from './log.ts'

/** What a step of the runner has besides its inputs. */
export interface Step {
  log: Log
  /** Takes the secrets out of a text. */
  redact: Redact
  http: HttpClient
  /** Aborted when the runner cancels the step. */
  signal: AbortSignal
  /** Rejects on an error that nothing caught, or a halt, so that such a run too ends with outputs and a sentence. */
  crash: Promise<never>
}

/** Readies a step; `secrets` are those among its inputs. */
export function startStep(secrets: readonly string[]): Step {
  const proxies = readProxySettings()
  const redact = createRedactor([...secrets, ...proxyCredentials(proxies)])
  const http = createHttpClient(proxies)
  const controller = cancellation()
  return { log: createLog(redact), redact, http, signal: controller.signal, crash: crash(controller) }
}

/**
 * The runner sends SIGINT, 7.5 s later SIGTERM and 2.5 s later SIGKILL. The first is enough to end, and the listeners
 * stay, so that the second cannot kill the process while it reports.
 */
function cancellation(): AbortController {
  const controller = new AbortController()
  const abort = () => controller.abort()
  process.on('SIGINT', abort)
  process.on('SIGTERM', abort)
  return controller
}

/** What is still under way then must not go on behind the back of the report, least of all to a POST: it is cancelled. */
function crash(controller: AbortController): Promise<never> {
  // Node ends a process as a success once nothing is left to wait for, whatever has not been settled.
  process.exitCode = 1
  const promise = new Promise<never>((_, reject) => {
    process.on('beforeExit', () => reject(new Error('it came to a halt before its end')))
    process.on('uncaughtException', error => {
      reject(error)
      controller.abort()
    })
  })
  promise.catch(() => {})
  return promise
}

/**
 * Ends the process once everything printed has left it. Waiting for Node to end by itself is not enough: a socket inside
 * a proxy tunnel that hangs would keep it alive.
 */
export async function endStep(code: 0 | 1): Promise<never> {
  await new Promise(resolve => process.stdout.write('', resolve))
  process.exit(code)
}
