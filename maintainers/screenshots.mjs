// @ts-check

// Takes the screenshots in docs/images. `node maintainers/screenshots.mjs` takes all, and `node
// maintainers/screenshots.mjs sandbox` takes only that one. Screenshots of job summaries have a light and a dark
// version. Needs an installed Chromium, Chrome or Edge.
import { mkdir, writeFile } from 'node:fs/promises'
import { register } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startSandbox } from '../sandbox/server.mjs'
import { palettePng } from './palette-png.mjs'

register('../build/typescript-loader.mjs', import.meta.url)
const { withBrowser } = await import('../__tests__/helpers/browser.ts')
const { openSummary } = await import('../__tests__/helpers/github-page.ts')
const { images, shots } = await import('../__tests__/helpers/shots.ts')

const folder = new URL('../docs/images/', import.meta.url)
const everyView = [...bothThemes(1280), ...bothThemes(412)]

const usage = `Usage: node maintainers/screenshots.mjs [NAME] [--look FOLDER]

Takes the pictures in docs/images again, all or one. With --look, it takes each on a wide and on a narrow page, light and
dark, into a folder of yours instead, to be looked at.`

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ theme: 'light' | 'dark', width: number }} View */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { look: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help) console.log(usage)
else await takeAll(positionals[0], values.look)

/**
 * @param {string | undefined} wanted the name of a screenshot, to take only that one
 * @param {string | undefined} lookFolder
 */
async function takeAll(wanted, lookFolder) {
  const isWanted = (/** @type {string} */ name) => wanted === undefined || wanted === name
  await withBrowser(async browser => {
    for (const [name, shot] of Object.entries(shots).filter(([name]) => isWanted(name))) {
      const markdown = await shot.markdown()
      for (const view of lookFolder === undefined ? bothThemes(shot.width) : everyView) {
        const until = lookFolder === undefined ? shot.until : undefined
        const picture = await takeSummary(browser, markdown, until, view)
        if (lookFolder === undefined) await keep(browser, `summary-${name}-${view.theme}.png`, picture)
        else await writeLook(lookFolder, name, view, picture)
      }
    }
    if (!isWanted('sandbox')) return
    if (lookFolder === undefined) await takeSandbox(browser, { theme: 'light', width: 1280 }, pictureOfSandbox(browser))
    else
      for (const view of everyView) {
        await takeSandbox(browser, view, async (page, name) => {
          await writeLook(lookFolder, `sandbox-${name}`, view, await page.screenshot({ fullPage: true }))
        })
      }
  })
}

/**
 * @param {number} width
 * @returns {View[]}
 */
function bothThemes(width) {
  return [
    { theme: 'light', width },
    { theme: 'dark', width },
  ]
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {View} view
 * @param {Buffer} picture
 */
async function writeLook(folder, name, { theme, width }, picture) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}-${width}-${theme}.png`), picture)
}

/**
 * @param {Browser} browser
 * @param {string} markdown
 * @param {string | undefined} until the first element below the screenshot
 * @param {View} view
 */
async function takeSummary(browser, markdown, until, view) {
  const page = await openSummary(browser, markdown, { ...view, images })
  // This page has only the source of the chart, which GitHub would draw.
  await page.addStyleTag({ content: 'pre:has(> .language-mermaid) { display: none }' })
  if (until !== undefined) {
    await page.addStyleTag({ content: `${until}, ${until} ~ * { display: none !important }` })
  }
  const picture = await page.locator('body').screenshot()
  await page.close()
  return picture
}

/**
 * Opens the page of the sandbox, and takes a screenshot of each interesting state under its own name: at the start,
 * after each preview, and after a send.
 * @param {Browser} browser
 * @param {View} view
 * @param {(page: Page, name: string) => Promise<void>} take
 */
async function takeSandbox(browser, { theme, width }, take) {
  const sandbox = await startSandbox({ port: 8787 })
  const viewport = { width, height: 900 }
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', colorScheme: theme })
  try {
    // The images of the page itself are enough.
    await page.route(
      url => url.origin !== sandbox.url,
      route => route.abort(),
    )
    await page.goto(sandbox.url)
    await page.getByText('Nothing has arrived yet.').waitFor()
    await take(page, 'start')
    for (const example of ['A release', 'A deployment']) {
      await page.getByLabel('Example').selectOption(example)
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByText('Result: dry-run').waitFor()
      await take(page, example.toLowerCase().replaceAll(' ', '-'))
      await page.getByLabel('Example').selectOption('A text and a link')
    }
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByText('Nothing has arrived yet.').waitFor()
    const headers = { 'Authentication-Token': sandbox.token, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ title: 'Hello', message: '', target: { type: 'all' } })
    await fetch(`${sandbox.url}/v1/notifications`, { method: 'POST', headers, body })
    await page.getByLabel('Example').selectOption('A banner and buttons')
    await page.getByRole('button', { name: 'Send it now' }).click()
    await page.getByText('201 accepted', { exact: true }).waitFor()
    await page.getByText('Result: sent').waitFor()
    for (const image of await page.locator('.summary img').all()) await image.evaluate(loaded)
    await take(page, 'sent')
  } finally {
    await page.close()
    await sandbox.close()
  }
}

/**
 * Keeps only the state of the page that the documents show.
 * @param {Browser} browser
 * @returns {(page: Page, name: string) => Promise<void>}
 */
function pictureOfSandbox(browser) {
  return async (page, name) => {
    if (name !== 'sent') return
    // The page scrolls to the result by itself.
    await page.locator('h1').scrollIntoViewIfNeeded()
    await keep(browser, 'sandbox.png', await page.screenshot())
  }
}

/** @param {any} image */
function loaded(image) {
  return image.decode()
}

/**
 * Makes a screenshot small, and writes it to a file.
 * @param {import('playwright-core').Browser} browser
 * @param {string} name
 * @param {Buffer} picture
 */
async function keep(browser, name, picture) {
  // A separate page decodes the screenshot, because the page in the screenshot may forbid that.
  const page = await browser.newPage()
  const pixels = await page.evaluate(pixelsOf, `data:image/png;base64,${picture.toString('base64')}`)
  await page.close()
  // The header of every PNG contains the width.
  await writeFile(new URL(name, folder), palettePng(picture.readUInt32BE(16), Buffer.from(pixels, 'base64')))
}

/**
 * Returns the pixels of an image as base64, with four bytes for each pixel. Runs in the browser, which can decode any
 * image format.
 * @param {string} url
 * @returns {Promise<string>}
 */
async function pixelsOf(url) {
  const { document, Image } = /** @type {any} */ (globalThis)
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  /** @type {Uint8ClampedArray} */
  const bytes = context.getImageData(0, 0, image.width, image.height).data
  let text = ''
  for (let at = 0; at < bytes.length; at += 30_000) text += String.fromCharCode(...bytes.subarray(at, at + 30_000))
  return btoa(text)
}
