import { expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { payloadSchema } from '../../build/docs/payload-schema.mjs'
import { createSecrets } from '../../src/base/secrets.ts'
import { fieldsFromFile } from '../helpers/given.ts'

const secrets = createSecrets({ apiToken: '' })
const schema = payloadSchema()
const isValid = new Ajv2020({ strict: false }).compile(schema)

async function problemsOf(value: unknown): Promise<string[]> {
  const { problems } = await fieldsFromFile('push.json', { text: JSON.stringify(value) }, secrets)
  return problems.map(({ message }) => message)
}

test('every field in the schema has a description and, except for $schema, a valid example', () => {
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
  { ttl: '000000000000000000060' },
  { title: '\u000b a\tb\nc \f' },
  { title: '\u200ba\u200d' },
  { icon_url: `  https://example.com/${'x'.repeat(2_028)}  ` },
  { icon_url: 'https://example.com:00443/' },
  { icon_url: 'https://example.com:' },
  { icon_url: 'https://https.example.com/' },
  { landing_url: 'https://[2001:db8::1]:8080?a' },
  { landing_url: 'https://{repository}.example.com/{{first_name}}?a=b@c' },
  { landing_url: 'https://bücher.example/100%' },
  { title: '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}' },
]

test.each(valid.map(value => ({ value })))('$value is valid for the action and the schema', async ({ value }) => {
  expect(isValid(value)).toBe(true)
  expect(await problemsOf(value)).toEqual([])
})

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
  { ttl: '99999999999999999' },
  { ttl: 9_007_199_254_740_992 },
  { title: 'a\0' },
  { message: 'a\u001bb' },
  { utm_source: 'a\u0085b' },
  { title: '\u200b \u2060' },
  { title: '\u{e0067}\u{e0062}\u{e007f}' },
  { message: '\u180b\u{e0100}' },
  { title: 'a\ud800' },
  { landing_url: 'https://example.com/\udc00' },
  { landing_url: 'https://example.com/\u{e0067}' },
  ...['\u180b', '\u200c', '\u200d', '\u2800', '\ufe0f', '\ufffc'].map(hidden => ({
    landing_url: `https://example.com/a${hidden}`,
  })),
  { icon_url: `https://example.com/${'x'.repeat(2_029)}` },
  { icon_url: 'https://example.com/\u200b' },
  { icon_url: 'https://example.com/\0' },
  { icon_url: 'https://example.com:65536/' },
  { icon_url: 'https://example.com:x/' },
  { icon_url: 'https://https://example.com/' },
  { icon_url: 'https://http//example.com/' },
  { icon_url: 'https://https' },
  { icon_url: 'https://me@example.com/' },
  { icon_url: 'https://me:secret@example.com/' },
  { landing_url: 'https://www.shop.example.com&utm=spring@evil.example/x' },
  { landing_url: 'https://{host}/' },
  { landing_url: `https://\${HOST}/` },
  { landing_url: 'https://%HOST%/' },
  { landing_url: 'https://<host>/' },
  { landing_url: 'https://a|b/' },
  { landing_url: 'https://[::1' },
  { landing_url: 'https://[x]' },
  { actions: [{ text: 'a\u0007', url: 'https://example.com' }] },
  [],
  'title',
]

test.each(invalid.map(value => ({ value })))('$value is invalid for the action and the schema', async ({ value }) => {
  expect(isValid(value)).toBe(false)
  expect(await problemsOf(value)).not.toEqual([])
})

test('the schema accepts exactly the payloads that the action accepts, except for hosts and long numbers', async () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    '\t',
    '\0',
    '\u000b',
    '\u0085',
    '\u200b',
    '\u2060',
    '\u3164',
    '{tag}',
    '👋',
    '\u{e0067}',
    '\u180b',
    '\ud800',
    '\ufeff',
  )
  const text = fc.oneof(
    fc.array(piece, { maxLength: 5 }).map(parts => parts.join('')),
    fc.string(),
  )
  const scheme = fc.constantFrom('https', 'http', 'HTTPS', 'ftp', '')
  const separator = fc.constantFrom('://', ':', ':/', '//')
  const hosts = [
    'a.example',
    '[::1]',
    '',
    'a\u00a0b',
    'a\\b',
    '\u0085',
    'a:99999',
    '%',
    '?a',
    '\ud800',
    '{host}',
    '{tag}',
  ]
  const host = fc.constantFrom(...hosts, 'me@a', '@a', 'a:8080', 'a:0', 'a^', '<a>', '$a', 'a.\u200b', '[', '999.1.1.1')
  const path = fc.constantFrom(
    '',
    '/',
    '/@',
    '/{x}',
    '?%20',
    '#a:b',
    `/${'x'.repeat(2_040)}`,
    '/\u2060',
    '/\u0007',
    '/{url}',
  )
  const end = fc.constantFrom('', '\n', '\ufeff')
  const url = fc.oneof(
    fc.webUrl(),
    fc.tuple(scheme, separator, host, path, end).map(parts => parts.join('')),
    fc.tuple(fc.constant('{url}'), path, end).map(parts => parts.join('')),
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
  // JSON Schema can express neither how hosts are normalized nor the exact limit on 16-digit numbers.
  const onlyTheActionRefuses = /is not an absolute URL|exact only within .*2\^53-1|is too long; use whole seconds/
  let taken = 0
  await fc.assert(
    fc.asyncProperty(file, async value => {
      const problems = await problemsOf(value)
      if (problems.length === 0) taken++
      const judged = isValid(JSON.parse(JSON.stringify(value)))
      if (problems.length === 0) expect(judged).toBe(true)
      for (const message of judged ? problems : []) expect(message).toMatch(onlyTheActionRefuses)
    }),
    { numRuns: 2_000 },
  )
  expect(taken).toBeGreaterThan(50)
})
