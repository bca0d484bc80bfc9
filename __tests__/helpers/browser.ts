import { existsSync } from 'node:fs'
import type { afterAll, test } from '@jest/globals'
import { type Browser, chromium } from 'playwright-core'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const findBrowser = () => process.env.CHROMIUM_PATH || usualPlaces.find(path => existsSync(path))

/** Calls `use` with a headless browser and then closes the browser. Throws if no browser is installed. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launch()
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

async function launch(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium, Chrome or Edge is installed; set CHROMIUM_PATH to its file.')
  return chromium.launch({ executablePath, args: ['--disable-gpu'], timeout: 60_000 })
}

let shared: Promise<Browser> | undefined

/**
 * Defines a Jest test that uses a headless browser, which all tests in a file share. If no browser is installed, the
 * test is skipped and its name says so. In CI, it fails instead, because nobody would notice a skipped test.
 */
export function browserTest(name: string, body: (browser: Browser) => Promise<void>): void {
  // Use Jest's globals instead of importing them, because scripts outside Jest import this module for `withBrowser`.
  const jest = globalThis as typeof globalThis & { test: typeof test; afterAll: typeof afterAll }
  if (!findBrowser() && process.env.CI !== 'true') {
    jest.test.skip(`${name} (skipped: no Chromium found; set CHROMIUM_PATH)`, () => {})
    return
  }
  jest.afterAll(async () => {
    await (await shared)?.close()
    shared = undefined
  })
  jest.test(name, async () => {
    shared ??= launch()
    await body(await shared)
  })
}
