import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createSecrets, publishedInputs, publishedSecrets } from '../../src/inputs/secrets.ts'
import { expectLinear } from '../helpers/cost.ts'

const redactor = (apiToken: string, ...proxyCredentials: string[]) =>
  createSecrets({ apiToken, proxyCredentials }).redact

const hex = (unit: string, digits = 2) => unit.charCodeAt(0).toString(16).padStart(digits, '0')
/** The names that HTML has for characters of ASCII. */
const named: Record<string, string> = {
  '!': '&excl;',
  '"': '&quot;',
  '#': '&num;',
  $: '&dollar;',
  '%': '&percnt;',
  '&': '&amp;',
  "'": '&apos;',
  '(': '&lpar;',
  ')': '&rpar;',
  '*': '&ast;',
  '+': '&plus;',
  ',': '&comma;',
  '.': '&period;',
  '/': '&sol;',
  ':': '&colon;',
  ';': '&semi;',
  '<': '&lt;',
  '=': '&equals;',
  '>': '&gt;',
  '?': '&quest;',
  '@': '&commat;',
  '[': '&lsqb;',
  '\\': '&bsol;',
  ']': '&rsqb;',
  '^': '&Hat;',
  _: '&lowbar;',
  '`': '&grave;',
  '{': '&lcub;',
  '|': '&verbar;',
  '}': '&rcub;',
}

/** How a character is escaped in each of the ways, by the character that begins the escapes. */
const escapes: Record<string, ((unit: string) => string)[]> = {
  '\\': [
    unit => (/\w/.test(unit) ? unit : `\\${unit}`),
    unit => `\\u${hex(unit, 4)}`,
    unit => `\\u${hex(unit, 4).toUpperCase()}`,
  ],
  '%': [unit => `%${hex(unit)}`, unit => `%${hex(unit).toUpperCase()}`],
  '&': [
    unit => `&#${unit.charCodeAt(0)};`,
    unit => `&#00${unit.charCodeAt(0)};`,
    unit => `&#x${hex(unit)};`,
    unit => `&#X${hex(unit, 6).toUpperCase()};`,
    unit => named[unit] ?? unit,
  ],
}

const visible = fc.integer({ min: 0x21, max: 0x7e }).map(code => String.fromCharCode(code))
/** Half of the characters of a token may begin or continue an escape. */
const awkwardly = fc.oneof(visible, fc.constantFrom(...'\\%&#;ux25fn"/+'))
const anyToken = fc.string({ unit: awkwardly, minLength: 8, maxLength: 40 })

/** Writes each character of a text, escaped or not. */
type Encoder = (text: string) => string[]

/** An encoder that can be undone: it always escapes the character that begins its escapes, and any others. */
const anyEncoder: fc.Arbitrary<Encoder> = fc
  .tuple(fc.constantFrom('\\', '%', '&'), fc.func(fc.nat(20)))
  .map(([introducer, choose]) => text => {
    const ways = escapes[introducer] ?? []
    return Array.from(text, (unit, index) => {
      const choice = choose(unit, index)
      const write = ways[choice % ways.length] ?? String
      return unit === introducer || choice > 10 ? write(unit) : unit
    })
  })
/** As `new URL()` does, it leaves a percent sign alone. */
const urlEncoder: Encoder = text => Array.from(text, unit => (/[\w%]/.test(unit) ? unit : `%${hex(unit)}`))
const anyEscaper = fc.oneof({ weight: 4, arbitrary: anyEncoder }, fc.constant(urlEncoder))

const base64 = (text: string) => Buffer.from(text).toString('base64')

const awkward = 'ab/c+d"e\\f%g'
const long = 'A'.repeat(70)

test.each<[way: string, echo: string]>([
  ['as it is', awkward],
  ['JSON', 'ab\\/c+d\\"e\\\\f%g'],
  ['JSON by numbers', 'ab\\u002Fc\\u002bd\\u0022e\\u005cf\\u0025g'],
  ['a URL', encodeURIComponent(awkward)],
  ['a URL in small letters', 'ab%2fc%2bd%22e%5cf%25g'],
  ['a URL that leaves the percent sign', 'ab/c+d%22e%5Cf%g'],
  ['HTML', 'ab/c+d&quot;e\\f%g'],
  ['HTML by numbers', 'ab&#47;c&#0043;d&#34;e&#92;f&#37;g'],
  ['HTML by hexadecimal numbers', 'ab&#X2f;c&#x2B;d&#x00000022;e&#x5C;f&#x25;g'],
  ['HTML by all names', 'ab&sol;c&plus;d&QUOT;e&bsol;f&percnt;g'],
  ['HTML, then JSON for what that left', 'ab\\/c+d&quot;e\\\\f%g'],
])('a secret that is escaped for %s is taken out', (_way, echo) => {
  expect(redactor(awkward)(`x ${echo} y "${echo}"`)).toBe('x *** y "***"')
})

/** More names of the same characters. */
const otherNames: [character: string, name: string][] = [
  ['"', '&QUOT;'],
  ['&', '&AMP;'],
  ['<', '&LT;'],
  ['>', '&GT;'],
  ['*', '&midast;'],
  ['[', '&lbrack;'],
  [']', '&rbrack;'],
  ['_', '&UnderBar;'],
  ['`', '&DiacriticalGrave;'],
  ['{', '&lbrace;'],
  ['|', '&vert;'],
  ['|', '&VerticalLine;'],
  ['}', '&rbrace;'],
]
test.each([...Object.entries(named), ...otherNames])('in HTML, %s may be written as %s', (character, name) => {
  expect(redactor(`q7Z${character}w012`)(`x q7Z${name}w012 y`)).toBe('x *** y')
})

test.each<{ secrets: [string, ...string[]]; text: string; redacted: string }>([
  { secrets: [awkward], text: awkward.slice(0, -1), redacted: awkward.slice(0, -1) },
  { secrets: ['x'], text: 'axb&#120;%78', redacted: 'a***b******' },
  { secrets: ['n1234567'], text: 'n1234567= =n1234567', redacted: '***= =***' },
  { secrets: ['n1234567'], text: `${base64('n1234567')}====`, redacted: '***===' },
  // A part of it looks like an escape: nobody may find that part where the secret is not.
  { secrets: ['%41%42%43'], text: 'ABC \\/', redacted: 'ABC \\/' },
  { secrets: ['!!!%BB!!'], text: 'a %25 !!!%BB!! !!!%25BB!!', redacted: 'a %25 *** ***' },
  // The number of a character that is beyond UTF-16's single units is not cut to 16 bits.
  { secrets: ['abcdefghi'], text: 'abcd&#x10065;fghi', redacted: 'abcd&#x10065;fghi' },
  // Other characters of it are escaped, but not the part that looks like an escape.
  { secrets: ['%41/bcdefg'], text: '%41%2Fbcdefg', redacted: '***' },
  // One secret inside another, or inside itself
  { secrets: ['bcd', 'abcde'], text: 'abcde bcd abcd', redacted: '*** *** a***' },
  { secrets: ['abcd', 'cdef'], text: 'xabcdefx', redacted: 'x***x' },
  { secrets: ['q7Z/+x_wq7Z/+x_w'], text: 'q7Z/+x_wq7Z/+x_wq7Z/+x_wq7Z%2f+x_w.', redacted: '***.' },
  { secrets: ['q7Z/+x_wq7Z/+x_w'], text: 'q7Z%2f+x_wq7Z/+x_wq7Z/+x_wq7Z/+x_w.', redacted: '***.' },
  { secrets: ['25OffSummer2026%'], text: 'tried 25OffSummer2026%25OffSummer2026%', redacted: 'tried ***' },
  { secrets: [`${long}XYZ12345`], text: `\\u0041${long}XYZ12345.`, redacted: '\\u0041***.' },
  { secrets: ['XYZ12345-middle-XYZ12345'], text: 'XYZ12345-middle-XYZ12345-middle-XYZ1234\\u0035.', redacted: '***.' },
  { secrets: ['XYZ12345-middle-XYZ12345'], text: '\\u0058YZ12345-middle-XYZ12345-middle-XYZ12345.', redacted: '***.' },
  {
    secrets: [`${long.repeat(9)}b${long.repeat(9)}`],
    text: `${long.repeat(9)}b${long.repeat(9)}b${long.repeat(9)}b.`,
    redacted: '***b.',
  },
  { secrets: ['\\ab12cd34\\'], text: '%5cab12cd34%5c\\ab12cd34\\.', redacted: '******.' },
  { secrets: ['xabcdefgh-x'], text: 'xabcdefgh-xabcdefgh-\\u0078.', redacted: '***.' },
])('the secrets $secrets are taken out of $text, and nothing else: $redacted', ({ secrets, text, redacted }) => {
  expect(redactor(...secrets)(text)).toBe(redacted)
})

const around = fc.string({ unit: fc.constantFrom(...'a\\%&#;ux2{ \n\u2603'), maxLength: 8 })

test('a secret is removed however many of its characters are escaped, wherever the text breaks off, and nothing else is', () => {
  fc.assert(
    fc.property(anyToken, anyEscaper, around, around, fc.nat(), (token, encode, before, behind, cut) => {
      const { redact } = createSecrets({ apiToken: token })
      const echo = encode(token)
      fc.pre(redact(`${before}\u2603`) === `${before}\u2603` && redact(`\u2603${behind}`) === `\u2603${behind}`)
      expect(redact(`${before}\u2603${echo.join('')}\u2603${behind}`)).toBe(`${before}\u2603***\u2603${behind}`)

      const end = cut % echo.join('').length
      const wholeUnits = echo.findIndex((_, index) => echo.slice(0, index + 1).join('').length > end)
      const truncated = `${before}\u2603${echo.join('').slice(0, end)}`
      const redacted = redact(truncated, true)
      if (wholeUnits < 4) expect([truncated, `${before}\u2603***`]).toContain(redacted)
      else expect(redacted).toBe(`${before}\u2603***`)
    }),
    { numRuns: 5_000 },
  )
})

/** Text in lines of so many characters, as a list of its characters with the line breaks behind them. */
const wrap = (text: string, columns: number, lineBreak: string) =>
  Array.from(text, (unit, index) => unit + ((index + 1) % columns === 0 ? lineBreak : ''))

test('a secret is removed in base64 at any alignment and in lines of any length, with all characters that contain its bits', () => {
  const [anyBefore, anyBehind] = [fc.string({ unit: visible, maxLength: 7 }), fc.string({ maxLength: 7 })]
  const columns = fc.constantFrom(1, 4, 19, 60, 64, 76, 1_000)
  const lineBreak = fc.constantFrom('\n', '\r\n', '\n    ', '\r\n\t')
  const asGiven: Encoder = text => [...text]
  const encoder = fc.oneof(fc.constant(asGiven), anyEncoder)
  fc.assert(
    fc.property(
      fc.tuple(anyBefore, anyToken, anyBehind),
      fc.tuple(columns, lineBreak, fc.boolean()),
      encoder,
      fc.nat(),
      ([before, token, behind], [columns, lineBreak, forUrls], encode, cut) => {
        const [start = 0, length = 0, rest = 0] = [before, token, behind].map(text => Buffer.from(text).length)
        const standard = base64(before + token + behind)
        const whole = forUrls ? standard.replaceAll('+', '-').replaceAll('/', '_') : standard
        const units = wrap(whole, columns, lineBreak)
        const first = Math.floor((start * 8) / 6)
        const last = Math.ceil(((start + length) * 8) / 6)
        const echo = encode(units.join(''))
        const part = (from: number, to?: number) => echo.slice(from, to).join('')
        /** How long these characters are with their line breaks; the break behind the last one stays. */
        const lengthOf = (count: number) => units.slice(0, count).join('').length
        const end = rest === 0 ? units.length : last
        const { redact } = createSecrets({ apiToken: token })
        const head = part(0, lengthOf(first))
        expect(redact(part(0))).toBe(`${head}***${part(lengthOf(end - 1) + 1)}`)
        const brokenAt = first + 6 + (cut % (last - first - 5))
        expect(redact(part(0, lengthOf(brokenAt - 1) + 1), true)).toBe(`${head}***`)
      },
    ),
    { numRuns: 1_000 },
  )
})

test.each<{ lineBreak: string }>([
  { lineBreak: '\n' },
  { lineBreak: '\r\n' },
  { lineBreak: '\n\t' },
  { lineBreak: '\n\f  ' },
])('a secret is removed in base64 whose line breaks are escaped as JSON does (case %#)', ({ lineBreak }) => {
  const lines = wrap(base64('q7Z/+x_w12345678'), 9, lineBreak).join('')
  expect(redactor('q7Z/+x_w12345678')(`a ${JSON.stringify(lines)} b`)).toBe('a "***" b')
})

test('a number that contains a token is a problem, since it would be sent as its digits', () => {
  const secrets = createSecrets({ apiToken: '1234567890' })
  expect(publishedSecrets({ data: { id: 0x499602d2 } }, secrets)).toMatchObject([{ input: 'data' }])
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

test.each([
  // It breaks off inside an escape.
  ...['%2', '%', '\\', '\\u00', '&', '&am', '&#', '&#x', '&#x2f'].map(end => {
    return { secret: 'zQ7mV/2KxP', text: `No zQ7mV${end}`, redacted: 'No ***' }
  }),
  { secret: 'ab%2fgh+', text: 'No a%62%2', redacted: 'No ***' },
  // What may be there by chance, or is not at the end, stays.
  ...['abcdefg x', 'x abc'].map(text => ({ secret: 'abcdefgh', text, redacted: text })),
  ...['n123456%38', 'n123456\\n8', 'n123456&;8'].map(text => ({ secret: 'n123456#7', text, redacted: text })),
])('the secret $secret may begin at the end of a truncated text: $text becomes $redacted', row => {
  const { secret, text, redacted } = row
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
