import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createSecrets, secretsInInputs, secretsInValues } from '../../src/base/secrets.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')

const visible = fc.integer({ min: 0x21, max: 0x7e }).map(code => String.fromCharCode(code))
const anyToken = fc.string({ unit: visible, minLength: 8, maxLength: 40 })

test.each<{ how: string; write: (token: string) => string }>([
  { how: 'unchanged', write: token => token },
  { how: 'by encodeURIComponent', write: encodeURIComponent },
  { how: 'by JSON.stringify', write: token => JSON.stringify(token).slice(1, -1) },
])('a token that is encoded $how is found and redacted', ({ write }) => {
  fc.assert(
    fc.property(anyToken, token => {
      const secrets = createSecrets({ apiToken: token })
      const echo = write(token)
      expect(secrets.redact(`\u2603${echo}\u2603 ${echo} x`)).toBe('\u2603***\u2603 *** x')
      expect(secrets.find(`x ${echo} x`)).toBe('the API token')
    }),
    { numRuns: 300 },
  )
})

test.each(['', 'a', 'ab', 'abc'])('a token in base64 is found and redacted after the bytes "%s"', before => {
  fc.assert(
    fc.property(anyToken, fc.constantFrom('', '!', '!?', '!?;'), (token, behind) => {
      const secrets = createSecrets({ apiToken: token })
      const encoded = base64(before + token + behind)
      expect(secrets.find(encoded)).toBe('the API token')
      // The base64 characters at either end of the token also encode bits of the surrounding text.
      const [head = '', tail = ''] = secrets.redact(encoded).split('***')
      expect(encoded.startsWith(head) && encoded.endsWith(tail)).toBe(true)
      expect(head.length).toBeLessThanOrEqual(Math.ceil((before.length * 8) / 6))
      expect(tail.replaceAll('=', '').length).toBeLessThanOrEqual(Math.ceil((behind.length * 8) / 6) + 1)
    }),
    { numRuns: 200 },
  )
})

test('a token of fewer than eight characters is ignored, because it may occur by chance', () => {
  const short = createSecrets({ apiToken: 'seven77', proxyCredentials: ['proxy-pw'] })
  expect(short.find('seven77')).toBeUndefined()
  expect(short.redact('Spring sale: seven77, proxy-pw')).toBe('Spring sale: seven77, ***')
  const long = createSecrets({ apiToken: 'eight888' })
  expect(long.find('eight888')).toBe('the API token')
  expect(createSecrets({ apiToken: '' }).redact('text', true)).toBe('text')
})

test.each<{ what: string; first: string; second: string; text: string; redacted: string }>([
  {
    what: 'contains the other',
    first: 'bcdefghi',
    second: 'abcdefghijk',
    text: 'abcdefghijk bcdefghi abcdefghij',
    redacted: '*** *** a***j',
  },
  { what: 'overlaps the other', first: 'abcdefgh', second: 'efghijkl', text: 'xabcdefghijklx', redacted: 'x***x' },
  {
    what: 'overlaps itself',
    first: 'XYZ12345-middle-XYZ12345',
    second: '',
    text: 'XYZ12345-middle-XYZ12345-middle-XYZ12345.',
    redacted: '***.',
  },
])('no part of a secret is left if it $what', ({ first, second, text, redacted }) => {
  const { redact } = createSecrets({ apiToken: first, githubToken: second })
  expect(redact(text)).toBe(redacted)
})

test.each([
  { what: 'four characters of the token', text: 'x abcd', redacted: 'x ***' },
  { what: 'three characters of the token', text: 'x abc', redacted: 'x abc' },
  { what: 'other text', text: 'abcdefg x', redacted: 'abcdefg x' },
])('a truncated text that ends with $what becomes "$redacted"', ({ text, redacted }) => {
  const { redact } = createSecrets({ apiToken: 'abcdefgh' })
  expect(redact(text, true)).toBe(redacted)
  expect(redact(text)).toBe(text)
})

test('a text without the secret stays unchanged', () => {
  const unit = fc.constantFrom('ab', 'b/', '%2f', '\\/', '%25', 'a', '/')
  const anyText = fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' }))
  const { redact } = createSecrets({ apiToken: 'ab/ab/ab/cd' })
  fc.assert(fc.property(anyText, text => redact(text) === text))
})

const apiToken = 'token-0123456789'
const githubToken = 'ghs_abcdefgh12345678'
const secrets = createSecrets({ apiToken, githubToken })

test('a token in a key or a nested value of a file is a problem of its input', () => {
  const actions = [{ text: 'b', url: `x ${apiToken}` }]
  const values = { title: 'a', actions, extra: { none: null, deep: { [githubToken]: 1 } } }
  const problem = { file: 'push.yml', reason: 'invalid-input', mayBeInEvent: true }
  expect(secretsInValues(values, secrets, 'push.yml')).toEqual([
    { ...problem, input: 'actions', message: expect.stringContaining('the API token') },
    { ...problem, input: 'extra', message: expect.stringContaining('the GitHub token') },
  ])
})

test('a number with the digits of a token is a problem', () => {
  const digits = createSecrets({ apiToken: '1234567890' })
  expect(secretsInValues({ data: { id: 0x499602d2 } }, digits)).toMatchObject([{ input: 'data' }])
})

test.each<{ what: string; raw: { 'github-token': string; title: string }; input: string }>([
  { what: 'the GitHub token in a title', raw: { 'github-token': githubToken, title: githubToken }, input: 'title' },
  { what: 'the API token in github-token', raw: { 'github-token': `x ${apiToken}`, title: '' }, input: 'github-token' },
  { what: 'the API token as github-token', raw: { 'github-token': apiToken, title: '' }, input: 'github-token' },
])('$what is a problem, and a token in its own input is not', ({ raw, input }) => {
  const known = createSecrets({ apiToken, githubToken: raw['github-token'] })
  expect(secretsInInputs({ 'api-token': apiToken, ...raw }, known)).toMatchObject([{ input }])
})
