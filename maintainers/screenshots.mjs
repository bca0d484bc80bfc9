// Takes the screenshots in docs/images: `node maintainers/screenshots.mjs [NAME]`. Without a name, it takes all of
// them. words.json beside them has the words that they show, so that a test fails when these change. Requires Chromium,
// Chrome, or Edge.
import { readFile, writeFile } from 'node:fs/promises'
import { register } from 'node:module'

register('../build/typescript-loader.mjs', import.meta.url)
const { withBrowser } = await import('../__tests__/helpers/browser.ts')
const { shots } = await import('../__tests__/helpers/shots.ts')

const folder = new URL('../docs/images/', import.meta.url)
const wordsFile = new URL('words.json', folder)

/** The name of the screenshot to take; undefined to take all of them. */
const wanted = process.argv[2]
const words = JSON.parse(await readFile(wordsFile, 'utf8').catch(() => '{}'))

await withBrowser(async browser => {
  for (const [name, take] of Object.entries(shots).filter(([name]) => wanted === undefined || wanted === name)) {
    for (const { theme, picture, words: shown } of await take(browser)) {
      const file = theme === undefined ? `${name}.png` : `summary-${name}-${theme}.png`
      await writeFile(new URL(file, folder), picture)
      words[name] = shown
    }
  }
})
await writeFile(wordsFile, `${JSON.stringify(words, undefined, 2)}\n`)
