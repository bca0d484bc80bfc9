// @ts-check
// Takes the pictures in docs/images: `node maintainers/screenshots.mjs` takes all, `node maintainers/screenshots.mjs sandbox` that one.
// Those of the job summaries are light and dark. It needs an installed Chromium, Chrome or Edge.
import { writeFile } from 'node:fs/promises'
import { register } from 'node:module'
import { startSandbox } from '../sandbox/server.mjs'
import { palettePng } from './palette-png.mjs'

register('../build/typescript-loader.mjs', import.meta.url)
const { withBrowser } = await import('../__tests__/helpers/browser.ts')
const { openSummary } = await import('../__tests__/helpers/github-page.ts')
const { images, shots } = await import('../__tests__/helpers/shots.ts')
const { fullContent } = await import('../__tests__/helpers/results.ts')

const folder = new URL('../docs/images/', import.meta.url)
const themes = /** @type {const} */ (['light', 'dark'])
const width = 1012

const [wanted] = process.argv.slice(2)
const isWanted = (/** @type {string} */ name) => wanted === undefined || wanted === name

await withBrowser(async browser => {
  for (const [name, markdown] of Object.entries(shots).filter(([name]) => isWanted(name))) {
    for (const theme of themes) {
      const page = await openSummary(browser, markdown, { theme, width, images })
      // GitHub draws the chart from its source, which is all that this page has.
      await page.addStyleTag({ content: 'pre:has(> .language-mermaid) { display: none }' })
      await keep(browser, `summary-${name}-${theme}.png`, await page.locator('body').screenshot())
      await page.close()
    }
  }
  if (isWanted('sandbox')) await takeSandbox(browser)
})

/**
 * The page of the sandbox after a notification was refused, and its own step was sent.
 *
 * @param {import('playwright-core').Browser} browser
 */
async function takeSandbox(browser) {
  const sandbox = await startSandbox({ port: 8787 })
  try {
    const page = await browser.newPage({ viewport: { width: 1180, height: 940 }, reducedMotion: 'reduce' })
    await page.route(
      url => url.origin !== sandbox.url,
      route => {
        const body = new Map(Object.entries(images)).get(route.request().url())
        return body ? route.fulfill({ contentType: 'image/svg+xml', body }) : route.abort()
      },
    )
    await page.goto(sandbox.url)
    const { title, message, icon_url, banner_url, landing_url, actions } = fullContent.notification
    const headers = { 'Authentication-Token': sandbox.token, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ title, message: '', icon_url, landing_url, target: { type: 'all' } })
    await fetch(`${sandbox.url}/v1/notifications`, { method: 'POST', headers, body })
    const lines = page.locator('#lines')
    const step = (await lines.inputValue()).replace(/ {4}title:.*/s, '')
    const content = { title, message, 'icon-url': icon_url, 'banner-url': banner_url, 'landing-url': landing_url }
    const inputs = Object.entries(content).map(([name, value]) => `    ${name}: ${value}\n`)
    const buttons = actions?.map(({ text, url }) => `      - text: ${text}\n        url: ${url}\n`) ?? []
    await lines.fill(`${step}${inputs.join('')}    actions: |\n${buttons.join('')}`)
    await page.getByRole('button', { name: 'Send it now' }).click()
    await page.getByText('201 accepted', { exact: true }).waitFor()
    await page.getByText('Result: sent').waitFor()
    await lines.evaluate(scrolledUp)
    for (const image of await page.locator('.notification img').all()) await image.evaluate(loaded)
    await keep(browser, 'sandbox.png', await page.screenshot())
    await page.close()
  } finally {
    await sandbox.close()
  }
}

/** @param {any} element */
function scrolledUp(element) {
  element.scrollTop = 0
}

/** @param {any} image */
function loaded(image) {
  return image.decode()
}

/**
 * Makes a picture small and writes it.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} name
 * @param {Buffer} picture
 */
async function keep(browser, name, picture) {
  // A separate page decodes it: the pictured page may forbid that.
  const page = await browser.newPage()
  const pixels = await page.evaluate(pixelsOf, `data:image/png;base64,${picture.toString('base64')}`)
  await page.close()
  // The width is in the head of every PNG.
  await writeFile(new URL(name, folder), palettePng(picture.readUInt32BE(16), Buffer.from(pixels, 'base64')))
}

/**
 * The pixels of a picture in base64, four bytes each. It runs in the browser, which can decode any.
 *
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
