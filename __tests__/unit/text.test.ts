import { expect, test } from '@jest/globals'
import { quote } from '../../src/text.ts'

test('a quotation shows control and invisible characters as escapes, and is shortened with the length of the whole', () => {
  expect(quote('a\n"b')).toBe('"a\\n\\"b"')
  // A zero-width space, a no-break space and an override of the direction; the joiner of Persian stays.
  expect(quote('My\u200b News\xa0\u202e می\u200cخواهم')).toBe('"My\\u200b News\\u00a0\\u202e می\u200cخواهم"')
  expect(quote('x'.repeat(98))).toBe(`"${'x'.repeat(98)}"`)
  expect(quote('x'.repeat(119))).toBe(`"${'x'.repeat(97)}…" (119 characters)`)
})
