import { expect } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import type { Sandbox, SandboxOptions } from '../../sandbox/server.mjs'
import { browserTest } from './browser.ts'
import { serving } from './github-page.ts'
import { start } from './sandbox-page.ts'
import { images } from './shots.ts'

interface View {
  sandbox?: SandboxOptions
  permissions?: string[]
  complaints?: RegExp
}

/**
 * Defines a sandbox page test. The page can reach only the sandbox and the sample images. The test fails on any
 * unexpected console error or warning, including content security policy violations.
 */
export function pageTest(
  name: string,
  { sandbox: options, permissions = [], complaints: expected = /^$/ }: View,
  look: (page: Page, sandbox: Sandbox) => Promise<void>,
): void {
  browserTest(name, async browser => {
    const sandbox = await start(options)
    const context = await browser.newContext({ viewport: { width: 1180, height: 800 }, permissions })
    const complaints: string[] = []
    try {
      const page = await context.newPage()
      page.on('pageerror', error => complaints.push(`${error}`))
      page.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      await page.route(url => url.hostname !== '127.0.0.1', serving(images))
      await page.goto(sandbox.url)
      await page.locator('#connection', { hasText: /^Connected/ }).waitFor()
      await look(page, sandbox)
      expect(complaints.filter(text => !expected.test(text))).toEqual([])
    } finally {
      await context.close()
    }
  })
}

export async function card(page: Page, text: string | RegExp): Promise<Locator> {
  const item = page.locator('#requests > li', { hasText: text }).first()
  await item.waitFor()
  return item
}
