import { drawFilled, drawText, mutateText } from './texts.mjs'
import { drawBrokenUrl, drawUrl } from './urls.mjs'

/** @typedef {import('../random.mjs').Random} Random */

/**
 * A payload file. `fields` is what it says, where it was written by the book and nothing happened to it since.
 * @typedef {{ bytes: Buffer, fields: Record<string, unknown> | undefined }} DrawnFile
 */

const texts = ['title', 'message', 'utm_source', 'utm_medium', 'utm_campaign']
const quoted = (/** @type {unknown} */ value) => JSON.stringify(value)

/**
 * Fields that every rule accepts.
 * @param {Random} random
 * @param {boolean} whole with all that are required
 * @returns {Record<string, unknown>}
 */
export function drawFields(random, whole) {
  const given = (/** @type {boolean} */ required) => (whole && required) || random.chance(0.4)
  return {
    ...Object.fromEntries(texts.filter((_, index) => given(index < 2)).map(name => [name, drawFilled(random)])),
    ...(given(true) && { icon_url: drawUrl(random, ['https']) }),
    ...(given(true) && { landing_url: drawUrl(random, ['https', 'http']) }),
    ...(given(false) && { banner_url: drawUrl(random, ['https']) }),
    ...(given(false) && { ttl: random.pick([0, 1, 3600, 2_419_201, 9007199254740991]) }),
    ...(given(false) && {
      actions: Array.from({ length: random.whole(1, 4) }, () => ({
        text: drawFilled(random),
        url: drawUrl(random, ['https', 'http']),
      })),
    }),
  }
}

/**
 * The ways to write fields down.
 * @type {((fields: Record<string, unknown>, random: Random) => string)[]}
 */
const styles = [
  fields => JSON.stringify(fields),
  fields => JSON.stringify(fields, undefined, 2),
  fields => JSON.stringify(fields, undefined, '\t').replaceAll('\n', '\r\n'),
  fields => block(fields, '\n'),
  fields => `%YAML 1.2\n---\n# campaign\n${block(fields, '\n')}...\n`,
  fields => block(fields, '\r\n'),
]

/**
 * Block YAML with every text in quotes.
 * @param {Record<string, unknown>} fields
 * @param {string} lineEnd
 */
function block(fields, lineEnd) {
  const lines = Object.entries(fields).flatMap(([name, value]) => {
    if (!Array.isArray(value) || value.length === 0) return [`${name}: ${quoted(value)}`]
    return [`${name}:`, ...value.map(each => `  - ${quoted(each)}`)]
  })
  return lines.map(line => line + lineEnd).join('')
}

/**
 * Texts that ask much of a parser, or more than is allowed.
 * @type {((random: Random) => string)[]}
 */
const hard = [
  random => random.pick(['[', '{a: ', '- ', '? ', '[{']).repeat(random.pick([10, 300, 1_000, 3_000])),
  random => {
    const depth = random.pick([10, 300, 700, 2_000])
    return `{"title": ${'['.repeat(depth)}${']'.repeat(depth)}}`
  },
  () =>
    `a: &a [x, x, x]\n${'bcdefghij'.replace(/./g, name => `${name}: &${name} [${`*${String.fromCharCode(name.charCodeAt(0) - 1)}, `.repeat(9)}]\n`)}`,
  random => `{"actions": [${'{},'.repeat(random.pick([10, 100, 1_000, 87_000]))}]}`,
  () => 'title: &a [*a]\n',
  () => 'actions: &a\n  - *a\n',
  random =>
    `title: ${random.pick(['!!binary aGk=', '!!set {a}', '!!js/function x', '!x y', '!<tag:a> b', '2024-01-01'])}\n`,
  random =>
    `ttl: ${random.pick(['.nan', '.inf', '-.inf', '-1', '1e400', '0x7fffffffffffffff', '1.5', '-0', '1_000', '0o17'])}\n`,
  () => 'title: a\n---\ntitle: b\n',
  () => 'title: a\ntitle: b\n',
  () => '<<: {title: a}\n',
  () => '? [a, b]\n: c\n',
  () => `? ${'k'.repeat(2_000)}\n: c\n`,
  () => `{ ${'k'.repeat(2_000)}: c }\n`,
  () => '{"__proto__": {"title": "a"}, "constructor": 1}',
  () => `title: |\n${'  line\n'.repeat(5_000)}`,
  () => `{${Array.from({ length: 3_000 }, (_, index) => `"k${index}": 1`).join(',')}}`,
  () => '',
  () => 'null',
  () => '[]',
  () => '"title"',
  () => '\ufeff',
  () => '---\n---\n---\n',
  () => '%TAG ! tag:a,2000:\n---\n!a b\n',
  () => 'target: all\n',
]

/**
 * @param {Random} random
 * @param {boolean} [whole]
 * @returns {DrawnFile}
 */
export function drawFile(random, whole = random.chance(0.5)) {
  if (random.chance(0.03)) return { bytes: Buffer.from(random.pick(hard)(random)), fields: undefined }
  if (random.chance(0.03)) return { bytes: drawBytes(random, random.whole(0, 400)), fields: undefined }
  const fields = { ...drawFields(random, whole), ...(!whole && { utm_source: drawFilled(random) }) }
  const text = random.pick(styles)(fields, random)
  const way = random.whole(0, 9)
  if (way < 4) return { bytes: Buffer.from(random.chance(0.1) ? `\ufeff${text}` : text), fields }
  if (way === 4) return { bytes: encoded(random, text), fields: undefined }
  if (way === 5) return { bytes: Buffer.from(random.pick(styles)(spoilt(random, fields), random)), fields: undefined }
  return { bytes: Buffer.from(mutateText(random, text)), fields: undefined }
}

/**
 * @param {Random} random
 * @param {number} length
 */
export const drawBytes = (random, length) => Buffer.from(Array.from({ length }, () => random.whole(0, 255)))

/**
 * In another encoding than UTF-8, or with bytes that UTF-8 does not know.
 * @param {Random} random
 * @param {string} text
 */
function encoded(random, text) {
  if (random.chance(0.5)) return Buffer.from(`\ufeff${text}`, random.pick(['utf16le', 'latin1', 'ucs2']))
  const bytes = Buffer.from(text)
  const at = random.whole(0, bytes.length)
  return Buffer.concat([bytes.subarray(0, at), drawBytes(random, random.whole(1, 3)), bytes.subarray(at)])
}

/**
 * Fields of which one has a value that is not allowed, or that are too many.
 * @param {Random} random
 * @param {Record<string, unknown>} fields
 */
function spoilt(random, fields) {
  const name = random.pick([...Object.keys(fields), 'ttl', 'actions', 'target', drawText(random, 1)])
  const wrong = [
    null,
    '',
    ' ',
    '\u200b',
    5,
    -1,
    1.5,
    true,
    [],
    {},
    [null],
    [{}],
    [{ text: 1, url: 2 }],
    [[]],
    { a: null },
  ]
  return { ...fields, [name]: random.chance(0.3) ? drawBrokenUrl(random) : random.pick(wrong) }
}
