import { afterEach } from '@jest/globals'
import type { Entry } from '../../sandbox/journal.mjs'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/server.mjs'
import { ask } from './client.ts'
import { iconUrl } from './results.ts'
import { broadcast } from './send.ts'

const started: Sandbox[] = []
/** The requests that the sandboxes of a test have handled. */
export const entries: Entry[] = []

/** Starts a sandbox, which is closed after the test. */
export async function start(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({ onRequest: entry => entries.push(entry), ...options })
  started.push(sandbox)
  return sandbox
}

afterEach(async () => {
  await Promise.all(started.splice(0).map(sandbox => sandbox.close()))
  entries.length = 0
})

/** A notification that the service accepts. */
export const valid = { ...broadcast, icon_url: iconUrl }

/** Sends a body past the action. */
export const send = (
  { url, token }: Pick<Sandbox, 'url' | 'token'>,
  body: unknown = valid,
  headers: Record<string, string> = {},
) =>
  ask(url, {
    method: 'POST',
    path: '/v1/notifications',
    headers: { 'Authentication-Token': token, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  })
