import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { payloadSchema } from '../../build/payload-schema.mjs'
import { fieldsFromFile } from '../../src/content/payload-file.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'

const root = new URL('../../', import.meta.url)
const secrets = createSecrets({ apiToken: '' })
const schema = payloadSchema()
const isValid = new Ajv2020({ strict: false }).compile(schema)

/** What the action says of a file that holds this value. */
async function problemsOf(value: unknown): Promise<string[]> {
  const { problems } = await fieldsFromFile('push.json', { text: JSON.stringify(value) }, secrets)
  return problems.map(({ message }) => message)
}

test('payload.schema.json is what npm run schema writes', () => {
  const text = readFileSync(new URL('payload.schema.json', root), 'utf8').replaceAll('\r\n', '\n')
  expect(text).toBe(`${JSON.stringify(schema, null, 2)}\n`)
})

test('every field has a description and, but for $schema, an example that is valid', () => {
  for (const [name, field] of Object.entries<{ description?: string; examples?: unknown[] }>(schema.properties)) {
    expect(field.description).toMatch(/\.$/)
    for (const example of field.examples ?? []) expect(isValid({ [name]: example })).toBe(true)
    expect(name === '$schema' || field.examples?.length).toBeTruthy()
  }
})

const button = { text: 'Go', url: 'https://example.com' }

const valid: unknown[] = [
  {},
  { $schema: 'https://example.com/payload.schema.json', title: 'a' },
  { $schema: 5 },
  { title: ' a ' },
  { icon_url: ' HTTPS://example.com/a ' },
  { landing_url: 'http://example.com' },
  { actions: [button, button] },
  { title: 'Kestrel {version} is out', message: '{message}' },
  { landing_url: '{url}' },
  { landing_url: '{url}?ref=push' },
  { icon_url: 'https://example.com/{version}.png' },
  { actions: [{ text: '{tag}', url: '{url}' }] },
  { ttl: 0 },
  { ttl: '60' },
  { ttl: ' 12h ' },
  { ttl: 9_007_199_254_740_991 },
]

const invalid: unknown[] = [
  { landing_url: '{page}' },
  { landing_url: '{{url}}' },
  { landing_url: '{url} x' },
  { title: ' \t\n\u00a0\ufeff' },
  { title: null },
  { titel: 'a' },
  { target: 'all' },
  { icon_url: 'http://example.com' },
  { icon_url: 'https://example.com/a b' },
  { icon_url: 'https:/example.com' },
  { landing_url: 'ftp://example.com' },
  { landing_url: 'https:\\\\example.com' },
  { actions: [] },
  { actions: [{ text: 'Go' }] },
  { actions: [{ ...button, text: ' ' }] },
  { actions: [{ ...button, icon: 'x' }] },
  { actions: { text: 'Go' } },
  { title: '\u0085' },
  { ttl: -1 },
  { ttl: 0.5 },
  { ttl: 'soon' },
  { ttl: '1.5h' },
  { ttl: '' },
  [],
  'title',
]

test.each(valid.map(value => ({ value })))('$value is valid for the action and the schema', async ({ value }) => {
  expect(isValid(value)).toBe(true)
  expect(await problemsOf(value)).toEqual([])
})

test.each(invalid.map(value => ({ value })))('$value is invalid for the action and the schema', async ({ value }) => {
  expect(isValid(value)).toBe(false)
  expect(await problemsOf(value)).not.toEqual([])
})

test('every file that the action takes is valid, and one that only the action refuses has a wrong address', async () => {
  const text = fc.oneof(fc.constantFrom('', ' ', 'a', ' a ', '\u00a0', '\u0085', 'https://a.example'), fc.string())
  const scheme = fc.constantFrom('https', 'http', 'HTTPS', 'ftp', '')
  const separator = fc.constantFrom('://', ':', ':/', '//')
  const host = fc.constantFrom('a.example', '[::1]', '', 'a\u00a0b', 'a\\b', '\u0085', 'a:99999', '%', '?a', '\ud800')
  const end = fc.constantFrom('', '\n', '\ufeff')
  const url = fc.oneof(
    fc.webUrl(),
    fc.tuple(scheme, separator, host, end).map(parts => parts.join('')),
  )
  const any = fc.oneof(text, url, fc.double({ noNaN: true }), fc.nat(), fc.constantFrom(null, true, [], {}))
  const names = [...Object.keys(schema.properties), 'target', 'other', '__proto__']
  const element = fc.oneof(any, fc.record({ text, url }), fc.record({ text: any, url: any }))
  const actions = fc.array(element, { maxLength: 3 })
  const file = fc.oneof(
    fc.dictionary(fc.constantFrom(...names), fc.oneof(any, actions), { maxKeys: 4 }),
    fc.record({ title: text, icon_url: url, landing_url: url, actions }, { requiredKeys: [] }),
    any,
  )
  let taken = 0
  await fc.assert(
    fc.asyncProperty(file, async value => {
      const problems = await problemsOf(value)
      if (problems.length === 0) taken++
      const judged = isValid(JSON.parse(JSON.stringify(value)))
      if (problems.length === 0) expect(judged).toBe(true)
      for (const message of judged ? problems : []) expect(message).toMatch(/URL|range in which .*2\^53-1/)
    }),
    { numRuns: 1_000 },
  )
  expect(taken).toBeGreaterThan(50)
})
