import { readFileSync } from 'node:fs'
import { expect } from '@jest/globals'
import { browserTest } from '../helpers/browser.ts'
import { shots } from '../helpers/shots.ts'

const stored = JSON.parse(readFileSync(new URL('../../docs/images/words.json', import.meta.url), 'utf8'))

for (const [name, take] of Object.entries(shots)) {
  browserTest(
    `the screenshots of \`${name}\` show today's words; if not, run \`node maintainers/screenshots.mjs ${name}\``,
    async browser => {
      for (const { words } of await take(browser)) expect(words).toEqual(stored[name])
    },
  )
}
