import { afterEach, expect } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import type { Entry } from '../../sandbox/journal.mjs'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/server.mjs'
import { ask } from './client.ts'
import { iconUrl } from './results.ts'
import { broadcast } from './send.ts'
import { images } from './shots.ts'

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

export interface View {
  sandbox?: SandboxOptions
  permissions?: string[]
  /** A script that runs before those of the page. */
  before?: string
}

/**
 * Starts a sandbox, opens its page, hands both over, and closes the page. It can load the images of the samples and has no other
 * network; every error and warning in its console, and every breach of its policy, must be expected.
 */
export async function see(
  browser: Browser,
  { sandbox: options, permissions = [], before }: View,
  look: (page: Page, sandbox: Sandbox) => Promise<void>,
  expected: RegExp = /^$/,
) {
  const sandbox = await start(options)
  const context = await browser.newContext({ viewport: { width: 1180, height: 800 }, permissions })
  const complaints: string[] = []
  try {
    const page = await context.newPage()
    page.on('pageerror', error => complaints.push(`${error}`))
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    await page.route(
      url => url.hostname !== '127.0.0.1',
      route => {
        const body = new Map(Object.entries(images)).get(route.request().url())
        return body ? route.fulfill({ contentType: 'image/svg+xml', body }) : route.abort()
      },
    )
    if (before) await page.addInitScript({ content: before })
    await page.goto(sandbox.url)
    await page.locator('#connection', { hasText: /^Connected/ }).waitFor()
    await look(page, sandbox)
    expect(complaints.filter(text => !expected.test(text))).toEqual([])
  } finally {
    await context.close()
  }
}

/** The request that is shown with a text, once it is. */
export async function card(page: Page, text: string | RegExp): Promise<Locator> {
  const item = page.locator('#requests > li', { hasText: text }).first()
  await item.waitFor()
  return item
}
