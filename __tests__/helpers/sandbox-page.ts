import { afterEach } from '@jest/globals'
import { type HandledRequest, type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/server.mjs'
import { ask } from './client.ts'
import { iconUrl } from './results.ts'
import { broadcast, closing } from './send.ts'

export const entries: HandledRequest[] = []
afterEach(() => {
  entries.length = 0
})

const startClosing = closing(startSandbox)
/** Starts a sandbox that is closed after the test. */
export const start = (options: SandboxOptions = {}) =>
  startClosing({ onRequest: entry => entries.push(entry), ...options })

export const valid = { ...broadcast, icon_url: iconUrl }

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
