// @ts-check
// Takes the pictures of the job summaries in docs/images, light and dark: `node build/screenshots.mjs`. It needs an
// installed Chromium, Chrome or Edge. docs/images/rendering.json then says what they were taken of, and a test compares.
import { writeFile } from 'node:fs/promises'
import { register } from 'node:module'
import { palettePng } from './palette-png.mjs'

register('./typescript-loader.mjs', import.meta.url)
const { withBrowser } = await import('../__tests__/helpers/browser.ts')
const { openSummary } = await import('../__tests__/helpers/github-page.ts')
const { fingerprint, images, shots } = await import('../__tests__/helpers/shots.ts')

const folder = new URL('../docs/images/', import.meta.url)
const themes = /** @type {const} */ (['light', 'dark'])
const width = 1012

await withBrowser(async browser => {
  for (const [name, markdown] of Object.entries(shots)) {
    for (const theme of themes) {
      const page = await openSummary(browser, markdown, { theme, width, images })
      // GitHub draws the chart from its source, which is all that this page has.
      await page.addStyleTag({ content: 'pre:has(> .language-mermaid) { display: none }' })
      const picture = await page.locator('body').screenshot()
      const pixels = await page.evaluate(pixelsOf, `data:image/png;base64,${picture.toString('base64')}`)
      await writeFile(new URL(`summary-${name}-${theme}.png`, folder), palettePng(width, Buffer.from(pixels, 'base64')))
      await page.close()
    }
  }
})

const rendering = Object.fromEntries(Object.entries(shots).map(([name, markdown]) => [name, fingerprint(markdown)]))
await writeFile(new URL('rendering.json', folder), `${JSON.stringify(rendering, null, 2)}\n`)

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
