import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createSecrets, publishedInputs, publishedSecrets } from '../../src/inputs/secrets.ts'
import { expectLinear } from '../helpers/cost.ts'

const redactor = (apiToken: string, ...others: string[]) => createSecrets({ apiToken, others }).redact

const hex = (unit: string, digits = 2) => unit.charCodeAt(0).toString(16).padStart(digits, '0')
/** With the character that begins each kind of escape. */
const escapes: [introducer: string, escape: (unit: string) => string][] = [
  ['\\', unit => (/\w/.test(unit) ? unit : `\\${unit}`)],
  ['\\', unit => `\\u${hex(unit, 4)}`],
  ['\\', unit => `\\u${hex(unit, 4).toUpperCase()}`],
  ['\\', unit => `\\x${hex(unit)}`],
  ['%', unit => `%${hex(unit)}`],
  ['%', unit => `%${hex(unit).toUpperCase()}`],
  ['&', unit => `&#${unit.charCodeAt(0)};`],
  ['&', unit => `&#00${unit.charCodeAt(0)};`],
  ['&', unit => `&#x${hex(unit)};`],
  ['&', unit => `&#X${hex(unit, 6).toUpperCase()};`],
  ['&', unit => named[unit] ?? unit],
]
const names =
  'excl! quot" num# dollar$ percnt% amp& apos\' lpar( rpar) ast* plus+ comma, period. sol/ colon: semi; lt< equals= gt> quest? commat@ lsqb[ bsol\\ rsqb] Hat^ lowbar_ grave` lcub{ verbar| rcub}'
const named = Object.fromEntries(names.split(' ').map(each => [each.at(-1), `&${each.slice(0, -1)};`]))

const visible = fc.integer({ min: 0x21, max: 0x7e }).map(code => String.fromCharCode(code))
const anyToken = fc.string({ unit: visible, minLength: 8, maxLength: 40 })

/** An encoder that can be undone: it knows one kind of escape, and always escapes the character that begins it. */
const anyEncoder = fc.tuple(fc.constantFrom('\\', '%', '&'), fc.func(fc.nat(20))).map(([introducer, choose]) => {
  const ways = escapes.flatMap(([begin, write]) => (begin === introducer ? [write] : []))
  const encode = (unit: string) => {
    const choice = choose(unit)
    const write = ways[choice % ways.length] ?? String
    return unit === introducer || choice > 10 ? write(unit) : unit
  }
  return (text: string) => text.replace(/./gs, encode)
})

const base64 = (text: string) => Buffer.from(text).toString('base64')

const awkward = 'ab/c+d"e\\f%g'
test.each<[secrets: [string, ...string[]], text: string, redacted: string]>([
  [[awkward], `x ${awkward} y ${awkward}`, 'x *** y ***'],
  [[awkward], JSON.stringify(JSON.stringify({ t: awkward })), '"{\\"t\\":\\"***\\"}"'],
  [[awkward], 'ab\\u002Fc\\u002bd&quot;e&#92;f%25g', '***'],
  [[awkward], 'ab\\U0000002fc\\x2bd&quot;e&#92;f%25g', '***'],
  [['*[]_`{||}'], '&midast;&lbrack;&rbrack;&UnderBar;&DiacriticalGrave;&lbrace;&vert;&VerticalLine;&rbrace;', '***'],
  [[awkward], 'ab\\\\\\/c\\\\u002Bd\\\\\\"e\\\\\\\\f%g', '***'],
  [[awkward], 'ab&sol;c&plus;d&QUOT;e&bsol;f&percnt;g', '***'],
  [[awkward], 'ab&#X2f;c&#0043;d&#x00000022;e&amp;#92;f&amp;percnt;g', '***'],
  [[awkward], 'ab%252Fc%252bd%2522e%255cf%2525g', '***'],
  [[awkward], encodeURIComponent(awkward), '***'],
  [[awkward], awkward.slice(0, -1), awkward.slice(0, -1)],
  [['x'], 'axb&#120;%78', 'a***b******'],
  [['n1234567'], 'n1234567= =n1234567', '***= =***'],
  [['n1234567'], `${base64('n1234567')}====`, '***==='],
  // The `%` was escaped by a backslash that was escaped.
  [['!!!%BB!!'], '!!!\\u005c%BB!! !!!&#92;%BB!! !!!%5c%BB!!', '*** *** ***'],
  // One secret inside another, or inside itself
  [['bcd', 'abcde'], 'abcde bcd abcd', '*** *** a***'],
  [['abcd', 'cdef'], 'xabcdefx', 'x***x'],
  [['q7Z/+x_wq7Z/+x_w'], 'q7Z/+x_wq7Z/+x_wq7Z/+x_wq7Z%2f+x_w.', '***.'],
  [['q7Z/+x_wq7Z/+x_w'], 'q7Z%2f+x_wq7Z/+x_wq7Z/+x_wq7Z/+x_w.', '***.'],
  [['25OffSummer2026%'], 'tried 25OffSummer2026%25OffSummer2026%', 'tried ***'],
  [[`${'A'.repeat(70)}XYZ12345`], `\\u0041${'A'.repeat(70)}XYZ12345.`, '***.'],
  [['XYZ12345-middle-XYZ12345'], 'XYZ12345-middle-XYZ12345-middle-XYZ1234\\u0035.', '***.'],
  [['XYZ12345-middle-XYZ12345'], '\\u0058YZ12345-middle-XYZ12345-middle-XYZ12345.', '***.'],
  [['\\ab12cd34\\'], '%5cab12cd34%5c\\ab12cd34\\.', '***.'],
  [['xabcdefgh-x'], 'xabcdefgh-xabcdefgh-\\u0078.', '***.'],
])('the secrets %j are taken out of %j, and nothing else: %j', (secrets, text, redacted) => {
  expect(redactor(...secrets)(text)).toBe(redacted)
})

test('a secret is removed in every composition of two ways to escape it, whatever is around it', () => {
  const around = fc.string({ unit: fc.constantFrom(...'a\\%&#;ux2{\u2603'), maxLength: 8 })
  fc.assert(
    fc.property(anyToken, anyEncoder, anyEncoder, around, around, (token, inner, outer, before, behind) => {
      const echo = outer(inner(token))
      const redacted = redactor(token)(`${before}\u2603${echo}\u2603${behind}`)
      // At most one escape that says nothing is left, where a token that looks like an escape may begin at two places.
      expect(redacted).toMatch(/\u2603[^\u2603]{0,8}\*\*\*\u2603/)
    }),
    { numRuns: 3_000 },
  )
})

test.each(['%', '\\', '\\u', '\\u00', '&', '&#', '&#x', '%2', '%25', '\\\\'])(
  'a secret is removed behind %j, which looks like the beginning of an escape',
  before => expect(redactor('2f8d/b2c;0041')(`${before}2f8d%2fb2c&semi;0041`)).toMatch(/\*\*\*$/),
)

test('a secret is removed in base64 at any alignment, with the characters that contain some of its bits', () => {
  const [anyBefore, anyBehind] = [fc.string({ unit: visible, maxLength: 7 }), fc.string({ maxLength: 7 })]
  fc.assert(
    fc.property(anyToken, anyBefore, anyBehind, (token, before, behind) => {
      const bytes = [before, token, behind].map(text => Buffer.from(text).length)
      const [start = 0, length = 0, rest = 0] = bytes
      const whole = base64(before + token + behind)
      const first = Math.floor((start * 8) / 6)
      const last = Math.ceil(((start + length) * 8) / 6)
      const expected = `${whole.slice(0, first)}***${rest === 0 ? '' : whole.slice(last)}`
      expect(redactor(token)(whole)).toBe(expected)
      const forUrls = whole.replaceAll('+', '-').replaceAll('/', '_')
      expect(redactor(token)(`x.${forUrls}.y`)).toContain('***')
      expect(redactor(token)(JSON.stringify(whole).replaceAll('/', '\\/'))).toContain('***')
      expect(redactor(token)(encodeURIComponent(whole))).toContain('***')
    }),
    { numRuns: 300 },
  )
})

test('a secret of any length is removed, and an escape of any length is read', () => {
  const long = 'q7Z/+"\\%w_'.repeat(12_000)
  expect(redactor(long)(`a ${long} b`)).toBe('a *** b')
  expect(redactor(long)(`a ${long.slice(0, -1)}`, true)).toBe('a ***')
  expect(redactor('', '')('text', true)).toBe('text')
  const zeros = `&#${'0'.repeat(1 << 18)}`
  expect(redactor('abcdefgh')(zeros, true)).toBe(zeros)
})

test('a text without the secret stays as it is', () => {
  const unit = fc.constantFrom(...'ab b/ %2f \\/ &sol; \\u002f %25 &amp; a /'.split(' '))
  const anyText = fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' }))
  const redact = redactor('ab/ab/ab/cd')
  fc.assert(
    fc.property(anyText, text => redact(text) === text),
    { numRuns: 1_000 },
  )
})

const ordinary = 'q7Z/+"\\%w_0123456789'
const misleading = ['q7Z/+"\\%w_x123456789', 'q7Z%2f%2b\\u0022', 'The quick brown fox. ', ordinary.slice(0, -1)]
misleading.push(...'\\ % & %25 &amp; \\\\u002b &#x%32%66;'.split(' '))
test.each<[unit: string, apiToken?: string]>([
  ...misleading.map((unit): [string] => [unit]),
  // Tokens that repeat themselves
  ['a', `${'a'.repeat(40)}b`],
  ['%61', `${'a'.repeat(40)}b`],
  [`${'a'.repeat(40)}%61`, `${'a'.repeat(40)}b`],
  ['%61', `${'a'.repeat(5_000)}b`],
  ['a', 'a'.repeat(256)],
  ['\\', `${'\\'.repeat(16)}x9`],
])('a text of %j is searched in time in proportion to its length (case %#)', (unit, apiToken = ordinary) => {
  const { redact } = createSecrets({ apiToken, githubToken: `ghs_${'aB1'.repeat(12)}` })
  return expectLinear(length => unit.repeat(Math.ceil(length / unit.length)), redact, 1 << 19)
})

test('a truncated text keeps no part of four characters or more of a secret at its end', () => {
  const write = fc.constantFrom(...escapes.map(([, each]) => each))
  const cut = anyToken.chain(token => fc.tuple(fc.constant(token), fc.integer({ min: 4, max: token.length - 1 })))
  fc.assert(
    fc.property(cut, write, fc.nat(5), ([token, length], write, missing) => {
      const echo = token
        .slice(0, length + 1)
        .split('')
        .map(write)
      // The last character is itself cut, as far as that leaves something of it.
      const last = echo.pop() ?? ''
      const text = `\u2603${echo.join('')}${last.slice(0, Math.max(0, last.length - 1 - missing))}`
      expect(redactor(token)(text, true)).toBe('\u2603***')
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  // It breaks off inside an escape.
  ...'%25 %252 \\\\ \\\\u00 &amp &amp; &amp;so &#x%3'.split(' ').map(end => ['zQ7mV/2KxP', `No zQ7mV${end}`, 'No ***']),
  // What may be there by chance, or is not at the end, stays.
  ...['abcdefg x', 'x abc'].map(text => ['abcdefgh', text, text]),
  ...['n123456%38', 'n123456\\n8', 'n123456&;8'].map(text => ['n123456#7', text, text]),
])('the secret %s may begin at the end of a truncated text: %j becomes %j', (secret = '', text = '', redacted = '') => {
  expect(redactor(secret)(text, true)).toBe(redacted)
})

const [apiToken, githubToken] = ['token-0123456789', 'ghs_abcdefgh12345678']
const secrets = createSecrets({ apiToken, githubToken })

test('a token of eight characters or more is found by name in what would be published, in any escapes', () => {
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
  expect(publishedSecrets(values, secrets, 'push.yml')).toEqual([
    { ...problem, input: 'actions', message: expect.stringContaining('the API token') },
    { ...problem, input: 'extra', message: expect.stringContaining('the GitHub token') },
  ])
})

test.each([
  ['title', { 'github-token': githubToken, title: githubToken }],
  ['github-token', { 'github-token': `x ${apiToken}`, title: '' }],
  ['github-token', { 'github-token': apiToken, title: '' }],
])('a token is a problem in %s, but not in its own input: %j', (input, raw) => {
  const secrets = createSecrets({ apiToken, githubToken: raw['github-token'] })
  expect(publishedInputs({ 'api-token': apiToken, ...raw }, secrets)).toMatchObject([{ input }])
})
