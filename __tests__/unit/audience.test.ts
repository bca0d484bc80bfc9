import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { OutsideText } from '../../src/base/outside-text.ts'
import { createSecrets } from '../../src/base/secrets.ts'
import type { Audience } from '../../src/push/audience.ts'
import { checkReach, resolveAudience } from '../../src/push/audience.ts'
import { hintText } from '../../src/report/failure-explanation.ts'
import { failureOf } from '../helpers/failure-of.ts'

const token = 'Zk3/vQ9+sLw2=XyT7bN5mRcP8aF'
const githubToken = 'ghs_dGj4Hc6WqKf1YxPz0UoB'
const { redact } = createSecrets({ apiToken: token, githubToken })
const listed = (audience: Audience) => ({ ...audience, name: new OutsideText(audience.name, redact) })
const resolve = ({ id, name }: { id?: number; name?: string }, list: readonly Audience[]) =>
  resolveAudience(id, name, list.map(listed))

const list: Audience[] = [
  { id: 1, name: 'Newsletter', reach: 100 },
  { id: 2, name: 'Beta testers', reach: 20 },
  { id: 3, name: 'Beta testers', reach: 30 },
  { id: 4, name: 'Zürich'.normalize('NFD'), reach: 0 },
  { id: 5, name: '\t Padded \n', reach: 5 },
  { id: 6, name: 'newsletter', reach: 7 },
]

test.each<{ wanted: object; id: number }>([
  { wanted: { name: ' Zürich'.normalize('NFC') }, id: 4 },
  { wanted: { name: 'Padded' }, id: 5 },
  // Names are case-sensitive.
  { wanted: { name: 'newsletter' }, id: 6 },
  { wanted: { id: 3 }, id: 3 },
  { wanted: { id: 2, name: ' Beta testers ' }, id: 2 },
])('the query $wanted finds the audience $id', async ({ wanted, id }) =>
  expect(await resolve(wanted, list)).toMatchObject({ id }),
)

test.each<{ wanted: object; reason: string; message: RegExp; among?: Audience[] }>([
  { wanted: { id: 9 }, reason: 'audience-not-found', message: /id 9 \(it lists 6 audiences\)/ },
  {
    wanted: { id: 1, name: 'Beta testers' },
    reason: 'audience-mismatch',
    message: /id 2 \(reach 20\), id 3 \(reach 30\)/,
  },
  { wanted: { id: 1, name: 'Nobody' }, reason: 'audience-mismatch', message: /no audience has the name "Nobody"/ },
  { wanted: { name: 'Any' }, reason: 'audience-not-found', message: /lists no audiences/, among: [] },
])('the query $wanted fails with $reason', async ({ wanted, reason, message, among = list }) => {
  const failure = await failureOf(() => resolve(wanted, among))
  expect(failure).toMatchObject({ reason, message: expect.stringMatching(message) })
  expect(hintText(failure.hint)).toMatch(/re-run the failed job\. Otherwise, start a new run/)
})

test.each([0, -5])('an audience with the id %d is listed, but is never sent to', async id => {
  const among = [...list, { id, name: 'All readers', reach: 9 }]
  expect(await resolve({ name: 'Padded' }, among)).toMatchObject({ id: 5 })
  const failure = await failureOf(() => resolve({ name: 'All readers' }, among))
  expect(failure.reason).toBe('bad-audience-list')
  expect(failure.message).toBe(
    `The service lists "All readers" with the id ${id}, but ids begin with 1, so the action does not send to it.`,
  )
})

test.each([
  {
    what: 'a name with different capitalization',
    name: 'beta Testers',
    names: ['Beta testers', 'Alpha testers'],
    said: 'Did you mean "Beta testers" (id 0)?',
  },
  {
    what: 'a differently capitalized name, listed before a misspelled one,',
    name: 'READERS',
    names: ['Reader', 'Readers'],
    said: 'Did you mean "Readers" (id 1)?',
  },
  {
    what: 'a name with two wrong letters',
    name: 'Newslettre',
    names: ['Customers', 'Newsletter'],
    said: 'Did you mean "Newsletter" (id 1)?',
  },
  {
    what: 'a name with two differently capitalized matches',
    name: 'READERS',
    names: ['Readers', 'readers'],
    said: 'The nearest names are ',
  },
  {
    what: 'a name with two matches that differ in one letter',
    name: 'Readerz',
    names: ['Readers', 'Reader'],
    said: 'The nearest names are ',
  },
  { what: 'a name with three wrong letters', name: 'Newspaper', names: ['Newsletter'], said: 'The nearest names are ' },
  { what: 'a short name with two wrong letters', name: 'UK', names: ['DE', 'FR'], said: 'The nearest names are ' },
])('the failure for $what says: $said', async ({ name, names, said }) => {
  const audiences = names.map((each, id) => ({ id, name: each, reach: 1 }))
  const { message } = await failureOf(() => resolve({ name }, audiences))
  expect(message).toContain(`. ${said}`)
})

test('the failure for an unknown name suggests at most five names, the nearest first', async () => {
  const names = ['Readers A', 'Reader', 'Raeders', 'Writers', 'Reeders', 'Readers!', 'Nobody at all', 'Redaers']
  const audiences = names.map((name, id) => ({ id, name, reach: id }))
  const { message } = await failureOf(() => resolve({ name: 'Readers' }, audiences))
  const suggested = [...message.matchAll(/"([^"]+)" \(id/g)].map(([, name]) => name)
  expect(suggested).toHaveLength(5)
  expect(new Set(suggested.slice(0, 3))).toEqual(new Set(['Reader', 'Reeders', 'Readers!']))
  expect(suggested).not.toContain('Nobody at all')
})

test('the failure for an ambiguous name lists at most twenty audiences, and counts the others', async () => {
  const of = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: 'Same', reach: id }))
  const { message } = await failureOf(() => resolve({ name: 'Same' }, of(150)))
  expect(message.match(/\(id \d+, reach \d+\)/g)).toHaveLength(20)
  expect(message).toMatch(/^150 audiences .* and 130 more\.$/)
  expect((await failureOf(() => resolve({ name: 'Same' }, of(20)))).message).not.toContain('more')
  const mismatch = await failureOf(() => resolve({ id: 999, name: 'Same' }, of(150)))
  expect(mismatch.message).toMatch(/ and 130 more\.$/)
})

test('the failure for an audience leaves room for its hint in an annotation, however long names are', async () => {
  const name = `"\u{1}${'\u{1f600}'.repeat(2_000)}`
  const audiences = Array.from({ length: 500 }, (_, id) => ({ id: Number.MAX_SAFE_INTEGER - id, name, reach: 1e300 }))
  for (const wanted of [{ name }, { id: 1, name }, { name: name.slice(1) }]) {
    const { message, hint } = await failureOf(() => resolve(wanted, audiences))
    expect(message.length + hintText(hint).length).toBeLessThan(4_096)
  }
  const tooLarge = await failureOf(() => checkReach({ id: 1, name, reach: 2 }, 1))
  expect(tooLarge.message.length).toBeLessThan(400)
})

test('a reach that is not a number of subscribers is not compared with max-reach', async () => {
  const failure = await failureOf(() => checkReach({ id: 1, name: 'Readers', reach: -1 }, 5))
  expect(failure).toMatchObject({ reason: 'bad-audience-list', message: expect.stringMatching(/a reach of -1/) })
  expect(() => checkReach({ id: 1, name: 'Readers', reach: -1 }, undefined)).not.toThrow()
  expect(() => checkReach({ id: 1, name: 'Readers', reach: 0 }, 0)).not.toThrow()
})

test('the largest reach counts if several audiences have the same id', async () => {
  const twins = [5, 900, 30].map(reach => ({ id: 1, name: 'Twin', reach }))
  for (const wanted of [{ id: 1 }, { id: 1, name: 'Twin' }])
    expect(await resolve(wanted, twins)).toMatchObject({ reach: 900 })
  expect(await failureOf(() => resolve({ name: 'Twin' }, twins))).toMatchObject({ reason: 'audience-ambiguous' })
})

test('the failure for an audience quotes no part of a token in a name, wherever the name is cut', async () => {
  const before = fc.tuple(fc.constantFrom('x', '"', '\\', '\u{1}', '\u2603', ' '), fc.nat(110))
  await fc.assert(
    fc.asyncProperty(before, fc.constantFrom(token, githubToken), async ([unit, count], secret) => {
      const name = `${unit.repeat(count)}${secret}`
      const list = [{ id: 1, name, reach: 2 }]
      const failures = await Promise.all([
        failureOf(() => checkReach(resolve({ id: 1 }, list), 1)),
        failureOf(() => resolve({ name: 'Readers' }, list)),
      ])
      const reasons = failures.map(({ reason }) => reason)
      expect(reasons).toEqual(['reach-exceeded', 'audience-not-found'])
      // Messages must not quote even four consecutive characters of a token.
      const parts = Array.from(secret.slice(3), (_, at) => secret.slice(at, at + 4))
      for (const { message } of failures) expect(parts.filter(part => message.includes(part))).toEqual([])
    }),
  )
})

test('audience names are compared as they are, and shown without tokens', async () => {
  const audiences = [token, githubToken].map((name, id) => ({ id, name, reach: id }))
  expect(await resolve({ name: githubToken }, audiences)).toEqual({ ...audiences[1], name: '***' })
  expect((await failureOf(() => resolve({ name: '***' }, audiences))).reason).toBe('audience-not-found')
})

test('the order of combining marks does not matter in a name of at most 1,000 characters', async () => {
  const named = (name: string) => [{ id: 1, name, reach: 1 }]
  const one = '\u0316\u0301'
  const other = '\u0301\u0316'
  expect(await resolve({ name: `a${one.repeat(15)}` }, named(`a${other.repeat(15)}`))).toMatchObject({ id: 1 })
  const long = `a${one.repeat(500)}`
  expect(await resolve({ name: long }, named(` ${long} `))).toMatchObject({ id: 1 })
  const failure = await failureOf(() => resolve({ name: long }, named(`a${other.repeat(500)}`)))
  expect(failure.reason).toBe('audience-not-found')
})

const numbers = ['2024.1', '2024.10', '7', '8.0'].map((name, index) => ({ id: index + 1, name, reach: index }))

test('a name that is the same number as another name is ambiguous, and the id decides', async () => {
  for (const name of ['2024.1', '2024.10']) {
    const failure = await failureOf(() => resolve({ name }, numbers))
    expect(failure.reason).toBe('audience-ambiguous')
    expect(failure.message).toMatch(/"2024\.1".*id 1.*"2024\.10"|"2024\.10".*id 2.*"2024\.1"/)
    expect(hintText(failure.hint)).toMatch(/quotation marks.*`audience-id`/)
    for (const id of [1, 2]) expect(await resolve({ name, id }, numbers)).toMatchObject({ id })
    expect((await failureOf(() => resolve({ name, id: 3 }, numbers))).reason).toBe('audience-mismatch')
  }
})

test.each(['007', '7.0', '+7', '7e0', '0x7', '0o7'])('the name %s is not found if only 7 is listed', async name => {
  const failure = await failureOf(() => resolve({ name }, numbers))
  expect(failure.reason).toBe('audience-not-found')
  expect(failure.message).toMatch(/Did you mean "7" \(id 3, reach 2\)\?$/)
  expect(hintText(failure.hint)).toMatch(/quotation marks/)
})

test('a number without another spelling, and text that only begins with one, are ordinary names', async () => {
  expect(await resolve({ name: '7' }, numbers)).toMatchObject({ id: 3 })
  const versions = ['2024.10 beta', '2024.1'].map((name, index) => ({ id: index + 1, name, reach: 1 }))
  expect(await resolve({ name: '2024.10 beta' }, versions)).toMatchObject({ id: 1 })
})
