import { expect } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import type { Entry } from '../../sandbox/journal.mjs'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/server.mjs'
import { ask } from './client.ts'
import { iconUrl } from './results.ts'
import { images } from './shots.ts'

/** A notification that the service accepts. */
export const valid = {
  title: 'Hello',
  message: 'World',
  icon_url: iconUrl,
  landing_url: 'https://example.com/',
  target: { type: 'all' },
}

/** Sends past the action whatever is to be shown. */
export const send = ({ url, token }: Sandbox, body: unknown = valid, headers: Record<string, string> = {}) =>
  ask(url, {
    method: 'POST',
    path: '/v1/notifications',
    headers: { 'Authentication-Token': token, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export interface View {
  sandbox?: SandboxOptions
  width?: number
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  permissions?: string[]
  /** A script that runs before those of the page. */
  before?: string
  /** Where the page is, if it is not at the address of the sandbox. */
  at?: (sandbox: Sandbox) => Promise<string>
}

/**
 * Starts a sandbox, opens its page, hands both over, and ends them. The page has images, and no other network; whatever
 * it complains of, also where its policy was broken, must be expected.
 */
export async function see(
  browser: Browser,
  { sandbox: options, width = 1180, colorScheme = 'light', reducedMotion, permissions = [], before, at }: View,
  look: (page: Page, sandbox: Sandbox, entries: Entry[]) => Promise<void>,
  expected: RegExp = /^$/,
) {
  const entries: Entry[] = []
  const sandbox = await startSandbox({ ...options, onRequest: entry => entries.push(entry) })
  const viewport = { width, height: 800 }
  const context = await browser.newContext({
    viewport,
    colorScheme,
    permissions,
    ...(reducedMotion && { reducedMotion }),
  })
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
    await page.goto((await at?.(sandbox)) ?? sandbox.url)
    await connected(page)
    await look(page, sandbox, entries)
    expect(complaints.filter(text => !expected.test(text))).toEqual([])
  } finally {
    await context.close()
    await sandbox.close()
  }
}

const connected = (page: Page) => page.locator('#connection', { hasText: /^Connected/ }).waitFor()

/** The request that is shown with a text, once it is. */
export async function card(page: Page, text: string | RegExp): Promise<Locator> {
  const item = page.locator('#requests > li', { hasText: text }).first()
  await item.waitFor()
  return item
}
