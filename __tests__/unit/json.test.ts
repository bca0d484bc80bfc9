import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseBeginning, textAt, valueAt } from '../../src/base/json.ts'

test('a whole JSON object or list is read as JSON.parse reads it', () => {
  const whole = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()))
  fc.assert(
    fc.property(whole, fc.nat(2), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      expect(JSON.stringify(parseBeginning(text).root)).toBe(JSON.stringify(JSON.parse(text)))
    }),
  )
})

test('every property that is complete before a cut is read', () => {
  const text = JSON.stringify({ a: 1, b: ['x', { c: 'y"\\u' }], success: false })
  const cut = (length: number) => parseBeginning(text.slice(0, length)).root
  for (let length = text.indexOf('"b"'); length < text.length; length++) expect(valueAt(cut(length), 'a')).toBe(1)
  expect(valueAt(cut(text.length - 1), 'success')).toBe(false)
})

test.each([
  { text: '{"a":tr', read: { a: undefined } },
  { text: '{"a":{"b', read: { a: { b: undefined } } },
  { text: '{"a":"b\\u00', read: { a: undefined } },
  { text: '[1,[2', read: [1, [2]] },
  { text: '{"a":1}{"a":2}', read: { a: 1 } },
  { text: '{"a":NaN,"b":2}', read: { a: undefined, b: 2 } },
  { text: '{"__proto__":{"x":1},"b":2}', read: { b: 2 } },
])('the beginning $text is read as far as possible', ({ text, read }) => {
  expect({ ...Object(parseBeginning(text).root) }).toMatchObject({ ...read })
})

test('any brackets, commas, and words can be read, in any order', () => {
  const tokens = fc.array(fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"b', '1', 'null', ' '), {
    maxLength: 20,
  })
  fc.assert(fc.property(tokens, list => void parseBeginning(list.join(''))))
})

test('a property that an object repeats is listed each time', () => {
  const { root, properties } = parseBeginning('{"a":1,"b":{"a":2},"a":3')
  expect(properties.filter(({ owner }) => owner === root)).toMatchObject([
    { name: 'a', value: 1 },
    { name: 'b', value: { a: 2 } },
    { name: 'a', value: 3 },
  ])
})

test('a megabyte of brackets or of one string is read', () => {
  expect(parseBeginning('['.repeat(1_048_576)).root).toHaveLength(1)
  expect(parseBeginning(`["${'x'.repeat(1_048_576)}`).root).toEqual(['x'.repeat(1_048_576)])
})

test('a path leads only to own properties', () => {
  expect(textAt({ a: { b: 'c' } }, 'a', 'b')).toBe('c')
  expect(textAt({ a: { b: 1 } }, 'a', 'b')).toBeUndefined()
  expect(valueAt({}, 'toString')).toBeUndefined()
  expect(valueAt(null, 'a')).toBeUndefined()
})
