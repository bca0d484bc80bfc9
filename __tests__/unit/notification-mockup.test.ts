import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { devices, fitDevice } from '../../src/report/notification-mockup.ts'
import { shots } from '../helpers/shots.ts'

const limit = { length: 20, line: 10 }

const family = '👩‍👩‍👧'
test.each([
  ['exactly twenty chars', 'exactly twenty chars', 20, 20],
  ['one\ntwo', 'one\ntwo', 7, 7],
  ['日本語日本語日本語日', '日本語日本語日本語日', 10, 10],
  ['twenty-one characters', 'twenty-one characte…', 19, 21],
  ['a space before the   cut', 'a space before the…', 19, 24],
  ['日本語日本語日本語日本', '日本語日本語日本語…', 9, 11],
  ['one\ntwo\nthree', 'one\ntwo…', 7, 13],
  ['\n\nx', '…', 1, 3],
  [family.repeat(11), `${family.repeat(9)}…`, 9, 11],
  ['🇨🇭'.repeat(11), `${'🇨🇭'.repeat(9)}…`, 9, 11],
  ['👍🏽'.repeat(11), `${'👍🏽'.repeat(9)}…`, 9, 11],
])('of %j the device shows %j', (text, shown, visible, total) => {
  expect(fitDevice(text, limit)).toEqual({ shown, visible, total })
})

test('a letter with its accents counts as one, but an endless pile of them does not', () => {
  expect(fitDevice('e\u0301'.repeat(20), limit).total).toBe(20)
  expect(fitDevice(`e${'\u0301'.repeat(100_000)}`, limit).shown.length).toBeLessThan(400)
})

test('the device shows the beginning of any text, all of it or with an ellipsis, and never half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), text => {
      const { shown, visible, total } = fitDevice(text, limit)
      expect(visible).toBeLessThanOrEqual(total)
      if (visible === total) return expect(shown).toBe(text)
      expect(shown.endsWith('…')).toBe(true)
      expect(text.startsWith(shown.slice(0, -1))).toBe(true)
      expect(shown.isWellFormed()).toBe(text.isWellFormed() || shown.isWellFormed())
      expect(text.slice(shown.length - 1)).not.toMatch(/^(?:\p{M}|\u200d|\p{Emoji_Modifier})/u)
    }),
  )
})

const docs = new URL('../../docs/', import.meta.url)
const page = readFileSync(new URL('preview.md', docs), 'utf8')

test.each(devices)('docs/preview.md states the lengths of $name as the preview uses them', device => {
  const { name, browser, title, message, button } = device
  expect(page).toContain(
    `| ${name} (${browser}) | ${title.length} | ${message.length} | ${message.line} | ${button.length} |`,
  )
})

test('the pictures of the documentation are those that the page shows, light and dark, and no other', () => {
  const pictures = readdirSync(new URL('images/', docs)).filter(name => /^summary-.*\.png$/.test(name))
  const wanted = Object.keys(shots).flatMap(name => [`summary-${name}-dark.png`, `summary-${name}-light.png`])
  expect(pictures.sort()).toEqual(wanted.sort())
  for (const name of wanted) expect(page).toContain(`"images/${name}"`)
})
