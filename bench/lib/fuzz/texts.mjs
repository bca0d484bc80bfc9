/** @typedef {import('../random.mjs').Random} Random */

/** What the runner could take for a command, in both syntaxes and behind everything that may stand before one. */
const commands = [
  '::set-output name=outcome::sent',
  '::add-mask::x',
  '::error::boo',
  '::stop-commands::x',
  '::warning title=a,file=b::c',
  '::',
  ':',
  '##[set-output name=outcome]sent',
  '##[error]',
  '##[',
  '##',
  '#',
  '[',
  ']',
  '%0A::error::boo',
  '%3A%3A',
  '\r::error::boo',
  '\n::error::boo',
  '\r\n \t::error::boo',
  '\n##[add-path]/x',
  '\u0085::error::boo',
  '\u2028::error::boo',
  '\n\u200b::error::boo',
  '\n\ufeff::error::boo',
  '\n\u00ad::error::boo',
  '\n\u0000::error::boo',
  '\n\u2060:\u2060:error::boo',
  'ghadelimiter_',
  'ghadelimiter_0',
  '\nghadelimiter_0\noutcome<<ghadelimiter_1\nsent\nghadelimiter_1\n',
  '<<EOF',
]

/** What Markdown, HTML, YAML and JSON give a meaning to. */
const syntax = [
  '</td></tr></table>',
  '<img src=x onerror=y>',
  '<script>',
  '<!--',
  '</details>',
  '```\n',
  '| a | b |',
  '\n\n# h\n',
  '[a](https://evil.example)',
  '@octocat',
  '&lt;',
  '&#60;',
  '---\n',
  ': ',
  '- ',
  '\n- ',
  ' #',
  '&a ',
  '*a',
  '!!str ',
  '!x ',
  '<<: ',
  '|\n ',
  '>-\n ',
  '"',
  "'",
  '{',
  '}',
  ',',
  '\\',
  '\\u0000',
  '\\n',
  '%',
  '%2F',
  '~',
  '__proto__',
  'constructor',
  'true',
  '1e999',
  '-0',
  '0x1F',
  '9007199254740993',
]

/** What text may hold and often breaks on. */
const characters = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u0000',
  '\u001b[31m',
  '\u007f',
  '\u00a0',
  '\u180e',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\ufffd',
  '\ud800',
  '\udc00',
  '\u{e0041}',
  'e\u0301',
  'é',
  'ß',
  'İ',
  '日本語',
  'עברית',
  '👩‍👩‍👧',
  '🇨🇭',
  '٣',
  '９',
]

const words = ['Sale', 'release 2.0', 'a', 'Z', '0', 'news', 'x'.repeat(40), 'Über uns', 'don’t', 'https://a.example/b']

/**
 * A text of a few pieces, each of which means something to somebody; now and then a long one.
 * @param {Random} random
 * @param {number} [most] pieces
 */
export function drawText(random, most = 6) {
  const pieces = Array.from({ length: random.whole(0, most) }, () => drawPiece(random))
  const text = pieces.join(random.chance(0.2) ? ' ' : '')
  return random.chance(0.004) ? text.repeat(random.whole(2, 400)) : text
}

/** @param {Random} random */
function drawPiece(random) {
  if (random.chance(0.1)) return String.fromCodePoint(random.whole(0, random.chance(0.5) ? 0x2fff : 0x10ffff))
  return random.pick(random.pick([words, words, commands, syntax, characters]))
}

/**
 * A text that is not blank, and holds nothing before or after it that trimming would take away.
 * @param {Random} random
 */
export const drawFilled = random => drawText(random).trim() || random.pick(words)

/**
 * A text with a few accidents in it.
 * @param {Random} random
 * @param {string} text
 */
export function mutateText(random, text) {
  let mutated = text
  for (let left = random.pick([1, 1, 1, 2, 4]); left > 0; left--) mutated = random.pick(accidents)(mutated, random)
  return mutated
}

/** @type {((text: string, random: Random) => string)[]} */
const accidents = [
  (text, random) => spliced(text, random, 0, drawPiece(random)),
  (text, random) => spliced(text, random, random.whole(1, 12), ''),
  (text, random) => spliced(text, random, 1, drawPiece(random)),
  (text, random) => spliced(text, random, random.whole(1, 40), drawText(random)),
  (text, random) => text.slice(0, random.whole(0, text.length)),
  (text, random) => text + text.slice(random.whole(0, text.length)),
  (text, random) => {
    const at = random.whole(0, text.length)
    return spliced(text, random, 0, text.slice(at, at + random.whole(1, 30)))
  },
  (text, random) => text.replaceAll(random.pick(['"', ' ', '\n', ':', ',', '}', 's']), drawPiece(random)),
]

/**
 * @param {string} text
 * @param {Random} random
 * @param {number} length
 * @param {string} instead
 */
function spliced(text, random, length, instead) {
  const at = random.whole(0, text.length)
  return text.slice(0, at) + instead + text.slice(at + length)
}

/**
 * Any JSON value.
 * @param {Random} random
 * @param {number} [depth]
 * @returns {unknown}
 */
export function drawJson(random, depth = 3) {
  const kind = random.whole(0, depth > 0 ? 7 : 4)
  if (kind === 0) return random.pick([null, true, false])
  if (kind === 1) return random.pick([0, 1, -1, 0.5, 1e-7, 123456789, 9007199254740991, -9007199254740991])
  if (kind <= 4) return drawText(random)
  const length = random.whole(0, 4)
  if (kind === 5) return Array.from({ length }, () => drawJson(random, depth - 1))
  return Object.fromEntries(Array.from({ length }, () => [drawText(random, 2), drawJson(random, depth - 1)]))
}
