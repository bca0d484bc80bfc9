import { expect, test } from '@jest/globals'
import { quote } from '../../src/base/text.ts'

test('a quotation escapes control characters and unusual spaces, and a long one is cut and has its full length', () => {
  expect(quote('a\n"b')).toBe('"a\\n\\"b"')
  expect(quote('My\u0007 News\xa0می\u200cخواهم')).toBe('"My\\u0007 News\\u00a0می\u200cخواهم"')
  expect(quote('x'.repeat(98))).toBe(`"${'x'.repeat(98)}"`)
  expect(quote('x'.repeat(119))).toBe(`"${'x'.repeat(97)}…" (119 characters)`)
})
