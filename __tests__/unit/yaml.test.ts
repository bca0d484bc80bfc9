import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseYaml as parse } from '../../src/content/yaml.ts'
import { problemText } from '../../src/inputs/problems.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { noSecrets } from '../helpers/inputs.ts'

const parseYaml = (text: string) => parse(text, { input: 'payload-file', file: 'push.yml' }, noSecrets)
const readValue = async (text: string) => {
  const result = await parseYaml(text)
  if (!('value' in result)) throw new Error(result.problems.map(problemText).join())
  return result.value
}

describe('parseYaml', () => {
  test.each<[string, unknown]>([
    ['', null],
    ['# a comment', null],
    ['---', null],
    ['a: 1', { a: 1 }],
    ['a: yes', { a: 'yes' }],
    ['a: on', { a: 'on' }],
    ['a: True', { a: true }],
    ['a: 012', { a: 12 }],
    ['a: 0o14', { a: 12 }],
    ['a: 0xC', { a: 12 }],
    ['a: 12:30', { a: '12:30' }],
    ['a: 2026-08-01', { a: '2026-08-01' }],
    ['a: 1_000', { a: '1_000' }],
    ['a: ~', { a: null }],
    ['a:', { a: null }],
    ['1: a\ntrue: b\nnull: c', { 1: 'a', true: 'b', null: 'c' }],
    ['a: 9007199254740991', { a: Number.MAX_SAFE_INTEGER }],
    ['a: 1.5e3', { a: 1500 }],
    ['a: !!str 5', { a: '5' }],
    ['a: |\n  b\n  c\n', { a: 'b\nc\n' }],
    ['a: >-\n  b\n  c\n', { a: 'b c' }],
    ['<<: { a: 1 }', { '<<': { a: 1 } }],
    ['a: &x [1]\nb: *x', { a: [1], b: [1] }],
    ['{"a":"\\u00e9\\ud83d\\ude00\\n"}', { a: 'é😀\n' }],
    ['a: 1\r\nb: 2\r\n', { a: 1, b: 2 }],
  ])('%j', async (text, value) => expect(await readValue(text)).toEqual(value))

  test('takes __proto__ for a name like any other', async () => {
    const value = await readValue('{"__proto__":{"a":1}}')
    expect(Object.keys(value as object)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })

  test.each([
    ['a: b: c', 'in quotes'],
    ['a: @b', 'begins like this in quotes'],
    ['a: 1\na: 2', 'each key once'],
    ['a: "b', 'quotation mark'],
    ['a: [1', 'bracket is closed'],
    ['a:\n\tb: 1', 'with spaces'],
  ])('%j: what to do is said', async (text, hint) => {
    const result = await parseYaml(text)
    expect('problems' in result ? result.problems.map(problemText).join() : '').toContain(hint)
  })

  test.each(['[', '- ', '{a: '])('a text with 5,000 levels of %j is nested too deeply', async opening => {
    const result = await parseYaml(opening.repeat(5_000))
    const told = 'problems' in result ? result.problems.map(problemText).join() : ''
    expect(told).toMatch(/^payload-file: push\.yml, line 1, column \d+: is nested too deeply; use fewer levels\.$/)
  })

  test.each<[string, boolean, RegExp, string]>([
    ['a: 1\na: 2', false, /given twice/, ', line 2, column 1'],
    ['a: [1', false, /./, ', line 1, column '],
    ['a: "b', false, /quote/, ', line 1, column '],
    ['\ta: 1', false, /[Tt]ab/, ', line 1, column 1'],
    ['? [a]\n: 1', false, /keys must be strings/, ', line 1, column 3'],
    ['a: *b', true, /b/, ''],
    ['a: 1\n---\nb: 2', true, /more than one/, ', line 2, column 1'],
    ['a: !env X', true, /tag !env/, ', line 1, column '],
    ['a: !!binary aGk=', true, /tag .*binary/, ', line 1, column '],
    ['a: !!set { x }', true, /tag .*set/, ', line 1, column '],
    ['a: .inf', true, /which JSON cannot represent/, ', line 1, column 4'],
    ['a: -.INF', true, /which JSON cannot represent/, ', line 1, column 4'],
    ['a: .nan', true, /which JSON cannot represent/, ', line 1, column 4'],
    ['a: 1e999', true, /which JSON cannot represent/, ', line 1, column 4'],
    ['a:\n  - 9007199254740993', true, /2\^53-1/, ', line 2, column 5'],
    ['a: -9007199254740992', true, /2\^53-1/, ', line 1, column 4'],
    ['a: 1e17', true, /2\^53-1/, ', line 1, column 4'],
    ['a: &a [*a]', true, /alias/, ''],
    ['%YAML 9.9\n---\na: 1', true, /version/, ', line 1, column '],
  ])('refuses %j', async (text, isYaml, wrong, place) => {
    const result = await parseYaml(text)
    expect(result).toMatchObject({
      problems: [{ message: expect.stringMatching(wrong), reason: isYaml ? 'invalid-input' : 'unreadable-file' }],
    })
    if (!('value' in result)) {
      expect(result.problems.map(problemText).join()).toContain(`push.yml${place}`)
      expect(result.problems[0]?.message).toMatch(
        isYaml ? /^(?!.*neither)/ : /^is (neither YAML nor JSON \(|given twice)/,
      )
    }
  })

  test('refuses an expansion without end', async () => {
    const levels = Array.from(
      { length: 20 },
      (_, n) => `l${n + 1}: &l${n + 1} [${Array(10).fill(`*l${n}`).join(', ')}]`,
    )
    expect(await parseYaml(`l0: &l0 [x]\n${levels.join('\n')}`)).toMatchObject({
      problems: [{ message: expect.stringMatching(/alias/), reason: 'invalid-input' }],
    })
  })

  test.each([100, 300, 500, 700, 900, 1_200, 2_000, 5_000, 50_000])('survives a depth of %d', async depth => {
    for (const text of [
      '['.repeat(depth) + ']'.repeat(depth),
      '{"a":'.repeat(depth),
      '- '.repeat(depth),
      `${'[{a: '.repeat(depth)}1`,
    ]) {
      const result = await parseYaml(text)
      expect(!('value' in result) || 'value' in result).toBe(true)
    }
  })

  test('reads JSON as JSON.parse does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ depthSize: 'small' }), fc.nat(3), async (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        const result = await parseYaml(text)
        const unsafe = JSON.stringify(value)
          .match(/-?\d[\d.e+-]*/g)
          ?.some(number => Number.isInteger(Number(number)) && !Number.isSafeInteger(Number(number)))
        if ('value' in result) expect(result.value).toEqual(JSON.parse(text))
        else expect(unsafe || /given twice/.test(result.problems[0]?.message ?? '')).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('gives a JSON value or says what is wrong, for any text', async () => {
    const pieces = fc.constantFrom(
      ...'a¦: ¦- ¦\n¦  ¦"¦\'¦[¦]¦{¦}¦,¦&x ¦*x¦!t ¦|¦>¦#¦%¦@¦---\n¦?¦\t¦0x¦1e9¦\u2028¦\ufeff'.split('¦'),
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 25 }).map(parts => parts.join('')),
    )
    await fc.assert(
      fc.asyncProperty(text, async given => {
        const result = await parseYaml(given)
        if (!('value' in result)) expect(result.problems[0]?.message).toMatch(/\S/)
        else expect(JSON.parse(JSON.stringify(result.value))).toEqual(result.value)
      }),
      { numRuns: 2_000 },
    )
  })
})

test.each<[string, string]>([
  ['a key that is given twice', `{"PADhalf-of-a-\\\n  secret-token": 1, "PADhalf-of-a-secret-\\\n  token": 2}`],
  ['a tag', `%TAG !e! tag:PADhalf-of-a-\n---\na: !e!secret-token x`],
  ['a key before an alias of nothing', `{"PADhalf-of-a-\\\n  secret-token": !x 1, b: *c }`],
])('a token is not quoted in part, although only what YAML makes of the text contains it: %s', async (_where, text) => {
  for (const padding of [0, 80]) {
    const secrets = createSecrets({ apiToken: 'half-of-a-secret-token' })
    const padded = text.replaceAll('PAD', 'x'.repeat(padding))
    const { problems } = await parse(padded, { input: 'payload-file', file: 'push.yml' }, secrets)
    expect(problems.map(problemText)).toEqual([
      'payload-file: push.yml: contains the API token, which would be published; remove it.',
    ])
  }
})
