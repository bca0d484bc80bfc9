// Takes the screenshots in docs/images: `node maintainers/screenshots.mjs [NAME]`. Without a name, it takes all of
// them. Screenshots of job summaries have a light and a dark version. Requires Chromium, Chrome, or Edge.
import { writeFile } from 'node:fs/promises'
import { register } from 'node:module'
import { startSandbox } from '../sandbox/server.mjs'
import { palettePng } from './palette-png.mjs'

register('../build/typescript-loader.mjs', import.meta.url)
const { withBrowser } = await import('../__tests__/helpers/browser.ts')
const { openSummary } = await import('../__tests__/helpers/github-page.ts')
const { images, shots } = await import('../__tests__/helpers/shots.ts')

const folder = new URL('../docs/images/', import.meta.url)

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {'light' | 'dark'} Theme */

/** The name of the screenshot to take; undefined to take all of them. */
const wanted = process.argv[2]
const isWanted = (/** @type {string} */ name) => wanted === undefined || wanted === name

await withBrowser(async browser => {
  for (const [name, shot] of Object.entries(shots).filter(([name]) => isWanted(name))) {
    const markdown = await shot.markdown()
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      await keep(browser, `summary-${name}-${theme}.png`, await takeSummary(browser, markdown, shot, theme))
    }
  }
  if (isWanted('sandbox')) await keep(browser, 'sandbox.png', await takeSandbox(browser))
})

/**
 * @param {Browser} browser
 * @param {string} markdown
 * @param {{ width: number, until?: string }} shot `until` is a CSS selector for the first element to leave out
 * @param {Theme} theme
 */
async function takeSummary(browser, markdown, { width, until }, theme) {
  const page = await openSummary(browser, markdown, { theme, width, images })
  // GitHub renders Mermaid charts, but this page would only show their source.
  await page.addStyleTag({ content: 'pre:has(> .language-mermaid) { display: none }' })
  if (until !== undefined) {
    await page.addStyleTag({ content: `${until}, ${until} ~ * { display: none !important }` })
  }
  const picture = await page.locator('body').screenshot()
  await page.close()
  return picture
}

/**
 * Opens the sandbox page, sends an invalid and a valid notification, and takes a screenshot.
 * @param {Browser} browser
 */
async function takeSandbox(browser) {
  const sandbox = await startSandbox({ port: 8787 })
  const viewport = { width: 1280, height: 900 }
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', colorScheme: 'light' })
  try {
    // Block all other sites. The page has its own example images, so it needs no network.
    await page.route(
      url => url.origin !== sandbox.url,
      route => route.abort(),
    )
    await page.goto(sandbox.url)
    await page.getByText('Nothing has arrived yet.').waitFor()
    const headers = { 'Authentication-Token': sandbox.token, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ title: 'Hello', message: '', target: { type: 'all' } })
    await fetch(`${sandbox.url}/v1/notifications`, { method: 'POST', headers, body })
    await page.getByLabel('Example').selectOption('A banner and buttons')
    await page.getByRole('button', { name: 'Send it now' }).click()
    await page.getByText('201 accepted', { exact: true }).waitFor()
    await page.getByText('Result: sent').waitFor()
    for (const image of await page.locator('.summary img').all()) await image.evaluate(loaded)
    // The page has scrolled down to the result, so scroll back to the top.
    await page.locator('h1').scrollIntoViewIfNeeded()
    return await page.screenshot()
  } finally {
    await page.close()
    await sandbox.close()
  }
}

/** @param {any} image */
function loaded(image) {
  return image.decode()
}

/**
 * Reduces the file size of a screenshot and writes it to docs/images.
 * @param {import('playwright-core').Browser} browser
 * @param {string} name
 * @param {Buffer} picture
 */
async function keep(browser, name, picture) {
  // Use an empty page to decode the screenshot, because the security policy of the sandbox page forbids `data:` images.
  const page = await browser.newPage()
  const pixels = await page.evaluate(pixelsOf, `data:image/png;base64,${picture.toString('base64')}`)
  await page.close()
  // A PNG file stores its width at byte 16.
  await writeFile(new URL(name, folder), palettePng(picture.readUInt32BE(16), Buffer.from(pixels, 'base64')))
}

/**
 * Returns the pixels of an image as base64, with four bytes per pixel. Runs in the browser, which can decode any image
 * format.
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
