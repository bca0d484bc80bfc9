import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { devices, fitDevice } from '../../src/report/device-limits.ts'
import { renderMockup } from '../../src/report/notification-mockup.ts'
import { contentOf } from '../helpers/results.ts'
import { summaries } from '../helpers/shots.ts'

const limit = { length: 20, line: 10 }

const family = '👩‍👩‍👧'
test.each([
  { text: 'exactly twenty chars', shown: 'exactly twenty chars', visible: 20, total: 20 },
  { text: 'one\ntwo', shown: 'one\ntwo', visible: 7, total: 7 },
  { text: '日本語日本語日本語日', shown: '日本語日本語日本語日', visible: 10, total: 10 },
  { text: 'twenty-one characters', shown: 'twenty-one characte…', visible: 19, total: 21 },
  { text: 'a space before the   cut', shown: 'a space before the…', visible: 19, total: 24 },
  { text: '日本語日本語日本語日本', shown: '日本語日本語日本語…', visible: 9, total: 11 },
  { text: 'one\ntwo\nthree', shown: 'one\ntwo…', visible: 7, total: 13 },
  { text: 'a full one\nand second', shown: 'a full one\nand second', visible: 21, total: 21 },
  { text: 'twenty characters ok\n', shown: 'twenty characters ok\n', visible: 21, total: 21 },
  { text: 'a full one\n\nx', shown: 'a full one…', visible: 11, total: 13 },
  { text: '日本語日本\nサーバー', shown: '日本語日本\nサーバー', visible: 10, total: 10 },
  { text: 'サーバー、サーバー、サ', shown: 'サーバー、サーバー…', visible: 9, total: 11 },
  { text: '\n\nx', shown: '…', visible: 1, total: 3 },
  { text: family.repeat(11), shown: `${family.repeat(9)}…`, visible: 9, total: 11 },
  { text: '🇨🇭'.repeat(11), shown: `${'🇨🇭'.repeat(9)}…`, visible: 9, total: 11 },
  { text: '👍🏽'.repeat(11), shown: `${'👍🏽'.repeat(9)}…`, visible: 9, total: 11 },
])('the device shows $shown for the text $text', ({ text, shown, visible, total }) => {
  expect(fitDevice(text, limit)).toEqual({ shown, visible, total })
})

test('a letter with its accents counts as one character, but too many accents are cut', () => {
  expect(fitDevice('e\u0301'.repeat(20), limit).total).toBe(20)
  expect(fitDevice(`e${'\u0301'.repeat(100_000)}`, limit).shown.length).toBeLessThan(400)
})

test('the device shows any text completely, or its beginning with an ellipsis, and never half a character', () => {
  let whole = 0
  let cut = 0
  fc.assert(
    // Without `size: 'max'`, fast-check would generate few strings long enough to be cut.
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60, size: 'max' }), text => {
      const { shown, visible, total } = fitDevice(text, limit)
      expect(visible).toBeLessThanOrEqual(total)
      if (visible === total) {
        whole++
        expect(shown).toBe(text)
        return
      }
      cut++
      expect(shown.endsWith('…')).toBe(true)
      expect(text.startsWith(shown.slice(0, -1))).toBe(true)
      expect(shown.isWellFormed()).toBe(true)
      expect(text.slice(shown.length - 1)).not.toMatch(/^(?:\p{M}|\u200d|\p{Emoji_Modifier})/u)
    }),
  )
  expect(Math.min(whole, cut)).toBeGreaterThan(0)
})

const docs = new URL('../../docs/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, docs), 'utf8')

test.each(devices)('maintainers/device-limits.md has the limits of $name that the preview uses', device => {
  const { name, browser, title, message, button } = device
  expect(read('../maintainers/device-limits.md')).toContain(
    `| ${name} (${browser}) | ${title.length} | ${message.length} | ${message.line} | ${button.length} |`,
  )
})

test('the documentation has a light and a dark picture of each summary, and no other pictures of summaries', () => {
  const pictures = readdirSync(new URL('images/', docs)).filter(name => /^summary-.*\.png$/.test(name))
  const wanted = Object.keys(summaries).flatMap(name => [`summary-${name}-dark.png`, `summary-${name}-light.png`])
  expect(pictures.sort()).toEqual(wanted.sort())
  const pages = ['../README.md', 'preview.md', 'inputs.md'].map(read).join()
  for (const name of wanted) expect(pages).toContain(`images/${name}"`)
})

const estimates = 'These cuts are estimates'

test.each([
  { what: 'nothing is cut', fields: {}, isEstimate: false },
  { what: 'a phone cuts the title', fields: { title: 'x'.repeat(40) }, isEstimate: true },
  {
    what: 'a button is hidden',
    fields: { actions: Array(3).fill({ text: 'a', url: 'https://a.example/' }) },
    isEstimate: true,
  },
  { what: 'the text has the sign of a cut', fields: { title: '✂️' }, isEstimate: false },
])('the mockups say that cuts are estimates only if something is cut: $what', ({ fields, isEstimate }) => {
  expect(renderMockup(contentOf(fields).notification).includes(estimates)).toBe(isEstimate)
})
