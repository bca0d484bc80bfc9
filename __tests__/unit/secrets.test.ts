import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createSecrets, secretsInInputs, secretsInValues } from '../../src/inputs/secrets.ts'
import { expectLinear } from '../helpers/cost.ts'

const redactor = (apiToken: string, ...proxyCredentials: string[]) =>
  createSecrets({ apiToken, proxyCredentials }).redact

const base64 = (text: string) => Buffer.from(text).toString('base64')

const visible = fc.integer({ min: 0x21, max: 0x7e }).map(code => String.fromCharCode(code))
/** Half of the characters of a token may begin or continue an escape. */
const awkwardly = fc.oneof(visible, fc.constantFrom(...'\\%&#;ux25fn"/+'))
const anyToken = fc.string({ unit: awkwardly, minLength: 8, maxLength: 40 })

type Writer = (text: string) => string

const inJson: Writer = text => JSON.stringify(text).slice(1, -1)
const hexOf = (unit: string) => unit.charCodeAt(0).toString(16).padStart(2, '0')
const inCapitals = (unit: string) => hexOf(unit).toUpperCase()
const punctuation = /[!-/:-@[-^`{-~]/g
const numbered = (set: RegExp, write: (unit: string) => string) => (text: string) => text.replace(set, write)

const asText: Writer = text => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** How common writers write the whole of a text. */
const writers: Record<string, Writer> = {
  'as it is': text => text,
  'JSON.stringify': inJson,
  'PHP in JSON': text => inJson(text).replaceAll('/', '\\/'),
  'Go in JSON': text => inJson(text).replace(/[<>&]/g, unit => `\\u00${hexOf(unit)}`),
  'Gson in JSON': text => inJson(text).replace(/[<>&'=]/g, unit => `\\u00${hexOf(unit)}`),
  '.NET in JSON': text => text.replaceAll('\\', '\\\\').replace(/["<>&'+`]/g, unit => `\\u00${inCapitals(unit)}`),
  'Django in a script': numbered(/[\\'"<>&=;`-]/g, unit => `\\u00${inCapitals(unit)}`),
  'numbers for all punctuation, in JSON': numbered(punctuation, unit => `\\u00${hexOf(unit)}`),
  'numbers in capitals for all punctuation, in JSON': numbered(punctuation, unit => `\\u00${inCapitals(unit)}`),
  'numbers for every character, in JSON': numbered(/./g, unit => `\\u00${hexOf(unit)}`),
  encodeURIComponent,
  'encodeURIComponent in small letters': text => encodeURIComponent(text).replace(/%../g, code => code.toLowerCase()),
  encodeURI: text => encodeURI(text),
  'RFC 3986': numbered(/[^\w.~-]/g, unit => `%${inCapitals(unit)}`),
  'RFC 3986 with slashes, as Python': numbered(/[^\w.~/-]/g, unit => `%${inCapitals(unit)}`),
  'a form': text => new URLSearchParams({ x: text }).toString().slice('x='.length),
  'a query': text => new URL(`https://a.example/?${text.replaceAll('#', '%23')}`).search.slice(1),
  'all punctuation, in a URL': numbered(punctuation, unit => `%${hexOf(unit)}`),
  'every character, in a URL': numbered(/./g, unit => `%${hexOf(unit)}`),
  'text in HTML': asText,
  'an attribute in HTML': text => asText(text).replace(/"/g, '&quot;'),
  'Python in HTML': text => asText(text).replace(/"/g, '&quot;').replace(/'/g, '&#x27;'),
  'Lodash in HTML': text => asText(text).replace(/"/g, '&quot;').replace(/'/g, '&#39;'),
  'PHP in HTML': text => asText(text).replace(/"/g, '&quot;').replace(/'/g, '&#039;'),
  'Go in HTML': text => asText(text).replace(/"/g, '&#34;').replace(/'/g, '&#39;'),
  'Mustache in HTML': text =>
    asText(text)
      .replace(/"/g, '&quot;')
      .replace(/'/g, '&#39;')
      .replace(/[=/`]/g, unit => `&#x${inCapitals(unit)};`),
  '.NET in HTML': text =>
    asText(text)
      .replace(/"/g, '&quot;')
      .replace(/['+`]/g, unit => `&#x${inCapitals(unit)};`),
  'numbers for all punctuation, in HTML': numbered(punctuation, unit => `&#${unit.charCodeAt(0)};`),
  'hexadecimal numbers for all punctuation, in HTML': numbered(punctuation, unit => `&#x${hexOf(unit)};`),
  'numbers for every character, in HTML': numbered(/./g, unit => `&#${unit.charCodeAt(0)};`),
  'hexadecimal numbers in capitals for every character, in HTML': numbered(/./g, unit => `&#x${inCapitals(unit)};`),
}

test.each(Object.keys(writers))('a token is removed and found as it is written by: %s', name => {
  const write = writers[name] ?? String
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

test('a token is removed wherever a text breaks off in it, but for three characters', () => {
  fc.assert(
    fc.property(anyToken, fc.constantFrom(...Object.keys(writers)), fc.nat(), (token, name, cut) => {
      const echo = writers[name]?.(token) ?? ''
      const part = echo.slice(0, 4 + (cut % (echo.length - 4)))
      expect(createSecrets({ apiToken: token }).redact(`\u2603${part}`, true)).toBe('\u2603***')
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  { character: '!', name: '&excl;' },
  { character: '"', name: '&quot;' },
  { character: '#', name: '&num;' },
  { character: '$', name: '&dollar;' },
  { character: '%', name: '&percnt;' },
  { character: '&', name: '&amp;' },
  { character: "'", name: '&apos;' },
  { character: '(', name: '&lpar;' },
  { character: ')', name: '&rpar;' },
  { character: '*', name: '&ast;' },
  { character: '+', name: '&plus;' },
  { character: ',', name: '&comma;' },
  { character: '.', name: '&period;' },
  { character: '/', name: '&sol;' },
  { character: ':', name: '&colon;' },
  { character: ';', name: '&semi;' },
  { character: '<', name: '&lt;' },
  { character: '=', name: '&equals;' },
  { character: '>', name: '&gt;' },
  { character: '?', name: '&quest;' },
  { character: '@', name: '&commat;' },
  { character: '[', name: '&lsqb;' },
  { character: '\\', name: '&bsol;' },
  { character: ']', name: '&rsqb;' },
  { character: '^', name: '&Hat;' },
  { character: '`', name: '&grave;' },
  { character: '{', name: '&lcub;' },
  { character: '|', name: '&verbar;' },
  { character: '}', name: '&rcub;' },
])('in HTML, $character may be written as $name', ({ character, name }) => {
  expect(redactor(`q7Z${character}w012`)(`x q7Z${name}w012 y`)).toBe('x *** y')
})

test.each<{ secrets: [string, ...string[]]; text: string; redacted: string }>([
  { secrets: ['ab/c+d"e'], text: 'ab/c+d"', redacted: 'ab/c+d"' },
  { secrets: ['x'], text: 'axb', redacted: 'a***b' },
  { secrets: ['n1234567'], text: 'n1234567= =n1234567', redacted: '***= =***' },
  { secrets: ['n1234567'], text: `${base64('n1234567')}====`, redacted: '***====' },
  // A part of it looks like an escape: nobody may find that part where the secret is not.
  { secrets: ['%41%42%43'], text: 'ABC \\/', redacted: 'ABC \\/' },
  // One secret inside another, or inside itself
  { secrets: ['bcd', 'abcde'], text: 'abcde bcd abcd', redacted: '*** *** a***' },
  { secrets: ['abcd', 'cdef'], text: 'xabcdefx', redacted: 'x***x' },
  { secrets: ['q7Z/+x_wq7Z/+x_w'], text: 'q7Z/+x_wq7Z/+x_wq7Z/+x_w.', redacted: '***.' },
  { secrets: ['25OffSummer2026%'], text: 'tried 25OffSummer2026%25OffSummer2026%', redacted: 'tried ***' },
  { secrets: ['XYZ12345-middle-XYZ12345'], text: 'XYZ12345-middle-XYZ12345-middle-XYZ12345.', redacted: '***.' },
  { secrets: ['xabcdefgh-x'], text: 'xabcdefgh-xabcdefgh-x.', redacted: '***.' },
])('the secrets $secrets are taken out of $text, and nothing else: $redacted', ({ secrets, text, redacted }) => {
  expect(redactor(...secrets)(text)).toBe(redacted)
})

test('a token in the name of an input is removed in the case that the runner gives it', () => {
  const redact = redactor('zQ7mVw2KxPf9')
  expect(redact('INPUT_X-ZQ7MVW2KXPF9')).toBe('INPUT_X-***')
  expect(redact('x-zq7mvw2kxpf9')).toBe('x-***')
})

/** Text in lines of so many characters, as a list of its characters with the line breaks behind them. */
const wrap = (text: string, columns: number, lineBreak: string) =>
  Array.from(text, (unit, index) => unit + ((index + 1) % columns === 0 ? lineBreak : ''))

test('a token is removed in base64 at any alignment and in lines of any length, with every character that has only its bits', () => {
  const [anyBefore, anyBehind] = [
    fc.string({ unit: visible, maxLength: 7 }),
    fc.string({ unit: visible, maxLength: 7 }),
  ]
  const columns = fc.constantFrom(1, 4, 19, 60, 64, 76, 1_000)
  const lineBreak = fc.constantFrom('\n', '\r\n', '\n    ', '\r\n\t', '\n\f  ')
  fc.assert(
    fc.property(
      fc.tuple(anyBefore, anyToken, anyBehind),
      fc.tuple(columns, lineBreak),
      fc.record({ forUrls: fc.boolean(), withoutPadding: fc.boolean(), asJson: fc.boolean() }),
      fc.nat(),
      ([before, token, behind], [columns, lineBreak], { forUrls, withoutPadding, asJson }, cut) => {
        const { redact } = createSecrets({ apiToken: token })
        const standard = base64(before + token + behind)
        const inAlphabet = forUrls ? standard.replaceAll('+', '-').replaceAll('/', '_') : standard
        const units = wrap(withoutPadding ? inAlphabet.replaceAll('=', '') : inAlphabet, columns, lineBreak)
        const first = Math.ceil((before.length * 8) / 6)
        const bits = (before.length + token.length) * 8
        const end = behind === '' ? units.length : Math.floor(bits / 6)
        const write = (part: string[]) =>
          asJson ? JSON.stringify(part.join('')).slice(1, -1).replaceAll('/', '\\/') : part.join('')
        const head = write(units.slice(0, first))
        const lastBreak = write([(units[end - 1] ?? '').slice(1)])
        // JSON may have a backslash before the first one.
        const whole = redact(write(units)).replace('\\***', '***')
        // The character behind may have no bits of its own set.
        const oneMore = write(units.slice(end + 1))
        expect([
          `${head}***${lastBreak}${write(units.slice(end))}`,
          `${head}***${write([(units[end] ?? '').slice(1)])}${oneMore}`,
        ]).toContain(whole)

        const brokenAt = first + 4 + (cut % (end - first - 4))
        const part = write([...units.slice(0, brokenAt - 1), (units[brokenAt - 1] ?? '').charAt(0)])
        expect(redact(part, true).replace('\\***', '***')).toBe(`${head}***`)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a number that contains a token is a problem, since it would be sent as its digits', () => {
  const secrets = createSecrets({ apiToken: '1234567890' })
  expect(secretsInValues({ data: { id: 0x499602d2 } }, secrets)).toMatchObject([{ input: 'data' }])
})

test('a secret of any length is removed', () => {
  const long = 'q7Z/+"\\%w_'.repeat(12_000)
  expect(redactor(long)(`a ${long} b`)).toBe('a *** b')
  expect(redactor(long)(`a ${long.slice(0, -1)}`, true)).toBe('a ***')
  expect(redactor('', '')('text', true)).toBe('text')
})

test('a text without the secret stays as it is', () => {
  const unit = fc.constantFrom(...['ab', 'b/', '%2f', '\\/', '&sol;', '\\u002f', '%25', '&amp;', 'a', '/'])
  const anyText = fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' }))
  const redact = redactor('ab/ab/ab/cd')
  fc.assert(
    fc.property(anyText, text => redact(text) === text),
    { numRuns: 1_000 },
  )
})

const ordinary = 'q7Z/+"\\%w_0123456789'
const misleading = ['q7Z/+"\\%w_x123456789', 'q7Z%2f%2b\\u0022', 'The quick brown fox. ', ordinary.slice(0, -1)]
misleading.push(
  ...['\\', '%', '&', '%25', '&amp;', '\\\\u002b', '&#x%32%66;', '\n', `${base64(ordinary).slice(4)}\r\n `],
)
test.each([
  ...misleading.map(unit => ({ what: JSON.stringify(unit), unit, apiToken: ordinary })),
  { what: 'a character that the token repeats', unit: 'a', apiToken: `${'a'.repeat(40)}b` },
  { what: 'an escape of a character that the token repeats', unit: '%61', apiToken: `${'a'.repeat(40)}b` },
  { what: 'most of the token and an escape', unit: `${'a'.repeat(40)}%61`, apiToken: `${'a'.repeat(40)}b` },
  { what: 'an escape of what the token repeats 5,000 times', unit: '%61', apiToken: `${'a'.repeat(5_000)}b` },
  { what: 'the one character of the token', unit: 'a', apiToken: 'a'.repeat(256) },
  { what: 'a backslash that the token repeats', unit: '\\', apiToken: `${'\\'.repeat(16)}x9` },
])('a text of nothing but $what is searched in time in proportion to its length', ({ unit, apiToken }) => {
  const { redact } = createSecrets({ apiToken, githubToken: `ghs_${'aB1'.repeat(12)}` })
  return expectLinear(length => unit.repeat(Math.ceil(length / unit.length)), redact, 1 << 19)
})

test.each([
  // What may be there by chance, or is not at the end, stays.
  { text: 'x abc', redacted: 'x abc' },
  { text: 'abcdefg x', redacted: 'abcdefg x' },
  { text: 'x abcd', redacted: 'x ***' },
])('the token abcdefgh may begin at the end of a truncated text: $text becomes $redacted', ({ text, redacted }) => {
  expect(redactor('abcdefgh')(text, true)).toBe(redacted)
})

const [apiToken, githubToken] = ['token-0123456789', 'ghs_abcdefgh12345678']
const secrets = createSecrets({ apiToken, githubToken })

test('a token of eight characters or more is found by name in what would be published, in any form', () => {
  expect(secrets.find(`a ${apiToken} b`)).toBe('the API token')
  expect(secrets.find('a token%2D0123456789 b')).toBe('the API token')
  expect(secrets.find(base64(githubToken))).toBe('the GitHub token')
  expect(secrets.find(apiToken.slice(0, -1))).toBeUndefined()
  expect(createSecrets({ apiToken: 'seven77' }).find('seven77')).toBeUndefined()
  expect(createSecrets({ apiToken: 'eight888' }).find('eight888')).toBe('the API token')
})

test('a token in a key or a nested value of a file is a problem of its input', () => {
  const actions = [{ text: 'b', url: `x ${apiToken}` }]
  const values = { title: 'a', actions, extra: { none: null, deep: { [githubToken]: 1 } } }
  const problem = { file: 'push.yml', reason: 'invalid-input' }
  expect(secretsInValues(values, secrets, 'push.yml')).toEqual([
    { ...problem, input: 'actions', message: expect.stringContaining('the API token') },
    { ...problem, input: 'extra', message: expect.stringContaining('the GitHub token') },
  ])
})

test.each([
  { input: 'title', raw: { 'github-token': githubToken, title: githubToken } },
  { input: 'github-token', raw: { 'github-token': `x ${apiToken}`, title: '' } },
  { input: 'github-token', raw: { 'github-token': apiToken, title: '' } },
])('a token is a problem in $input, but not in its own input: $raw', ({ input, raw }) => {
  const secrets = createSecrets({ apiToken, githubToken: raw['github-token'] })
  expect(secretsInInputs({ 'api-token': apiToken, ...raw }, secrets)).toMatchObject([{ input }])
})
