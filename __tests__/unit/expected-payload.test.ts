import { expect, test } from '@jest/globals'
import type { JsonObject } from '../../src/base/json.ts'
import { checkExpectedPayload } from '../../src/content/expected-payload.ts'
import { failureOf } from '../helpers/failure-of.ts'

async function differences(expected: JsonObject, actual: JsonObject): Promise<string> {
  const { reason, message } = await failureOf(() => checkExpectedPayload(expected, JSON.stringify(actual)))
  expect(reason).toBe('payload-changed')
  const start = 'The notification differs from `expected-payload`. '
  expect(message.slice(0, start.length)).toBe(start)
  return message.slice(start.length)
}

test.each<{ what: string; expected: JsonObject; actual: JsonObject }>([
  { what: 'nothing', expected: {}, actual: {} },
  { what: 'the same values', expected: { title: 'a', ttl: 0 }, actual: { title: 'a', ttl: 0 } },
  {
    what: 'the same keys in a different order',
    expected: { a: 1, b: { c: 2, d: 3 } },
    actual: { b: { d: 3, c: 2 }, a: 1 },
  },
  { what: 'the name of an inherited property', expected: { toString: 1 }, actual: { toString: 1 } },
])('a body with $what equals the expected one', ({ expected, actual }) => {
  expect(() => checkExpectedPayload(expected, JSON.stringify(actual))).not.toThrow()
})

const forty = 'x'.repeat(40)
const maps = `Offline maps for ${'many '.repeat(5)}`

test.each<{ what: string; expected: JsonObject; actual: JsonObject; said: string }>([
  { what: 'other text', expected: { title: 'a' }, actual: { title: 'b' }, said: '`title` was "a" and is now "b".' },
  { what: 'a different type', expected: { ttl: '1' }, actual: { ttl: 1 }, said: '`ttl` was "1" and is now 1.' },
  { what: 'null', expected: { a: null }, actual: {}, said: '`a` was null and is now absent.' },
  { what: 'a new field', expected: {}, actual: { a: false }, said: '`a` was absent and is now false.' },
  {
    what: 'a list in a different order',
    expected: { a: [1, 2] },
    actual: { a: [2, 1] },
    said: '`a` was [1,2] and is now [2,1].',
  },
  {
    what: 'a new field with the name of an inherited property',
    expected: {},
    actual: { toString: 1 },
    said: '`toString` was absent and is now 1.',
  },
  {
    what: 'three changed fields',
    expected: { a: 1, b: 1, c: 1 },
    actual: { a: 2, b: 1, d: 1 },
    said: '3 differences:\n- `a` was 1 and is now 2.\n- `c` was 1 and is now absent.\n- `d` was absent and is now 1.',
  },
  {
    what: 'a string of 40 characters that begins the same',
    expected: { a: `${forty.slice(1)}a` },
    actual: { a: `${forty.slice(1)}b` },
    said: `\`a\` was "${forty.slice(1)}a" and is now "${forty.slice(1)}b".`,
  },
  {
    what: 'a string of more than 40 characters that begins the same',
    expected: { a: `${maps}one` },
    actual: { a: `${maps}two` },
    said: `\`a\` was "…${maps.slice(-20)}one" and is now "…${maps.slice(-20)}two".`,
  },
  {
    what: 'a longer string',
    expected: { a: maps },
    actual: { a: `${maps}more` },
    said: `\`a\` was "…${maps.slice(-20)}" and is now "…${maps.slice(-20)}more".`,
  },
  {
    what: 'a long string that begins differently',
    expected: { a: `a${'x'.repeat(200)}` },
    actual: { a: 'b' },
    said: `\`a\` was "a${'x'.repeat(97)}… and is now "b".`,
  },
  {
    what: 'a symbol with a different second surrogate',
    expected: { a: `${forty}${'y'.repeat(20)}\u{1f600}` },
    actual: { a: `${forty}${'y'.repeat(20)}\u{1f601}` },
    said: `\`a\` was "…${'y'.repeat(19)}\u{1f600}" and is now "…${'y'.repeat(19)}\u{1f601}".`,
  },
])('a body with $what differs, and the failure shows both values', async ({ expected, actual, said }) => {
  expect(await differences(expected, actual)).toBe(said)
})

test('an excerpt that begins within a surrogate pair has a replacement character there', async () => {
  const same = `${forty}\u{1f600}${'y'.repeat(19)}`
  expect(await differences({ a: `${same}1` }, { a: `${same}2` })).toBe(
    `\`a\` was "…\ufffd${'y'.repeat(19)}1" and is now "…\ufffd${'y'.repeat(19)}2".`,
  )
})

test('a value that is nested too deeply for JSON differs from every other value', async () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
  expect(await differences({ title: deep }, { title: 'a' })).toBe('`title` was nested too deeply and is now "a".')
})
