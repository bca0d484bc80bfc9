/** @typedef {import('../random.mjs').Random} Random */

const plainUnits = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const visibleUnits = Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x21 + index)).join('')

/**
 * A token long and random enough to stand nowhere by chance.
 * @param {Random} random
 */
export function drawToken(random) {
  const units = random.chance(0.6) ? plainUnits : visibleUnits
  return Array.from({ length: random.whole(14, 60) }, () => units.charAt(random.whole(0, units.length - 1))).join('')
}

const named = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
])
const escaped = (/** @type {string} */ token) => JSON.stringify(token).slice(1, -1)
const hex = (/** @type {string} */ unit) => unit.charCodeAt(0).toString(16).padStart(2, '0')
const perUnit = (/** @type {string} */ token, /** @type {(unit: string) => string} */ spell) =>
  token.replace(/./gs, spell)

/**
 * How services spell a text that they echo.
 * @type {((token: string) => string)[]}
 */
const spellings = [
  token => token,
  token => token,
  escaped,
  token => escaped(token).replaceAll('/', '\\/'),
  token => perUnit(token, unit => `\\u00${hex(unit)}`),
  token => perUnit(token, unit => `\\u00${hex(unit).toUpperCase()}`),
  encodeURIComponent,
  token => perUnit(token, unit => `%${hex(unit)}`),
  token => perUnit(token, unit => named.get(unit) ?? unit),
  token => perUnit(token, unit => `&#${unit.charCodeAt(0)};`),
  token => perUnit(token, unit => (/\w/.test(unit) ? unit : `&#x${hex(unit)};`)),
  // As PHP does it.
  token => perUnit(token, unit => (unit === "'" ? '&#039;' : (named.get(unit) ?? unit))),
]

/**
 * The token as a service may echo it.
 * @param {Random} random
 * @param {string} token
 */
export const spell = (random, token) => random.pick(spellings)(token)

/**
 * Whether a text gives the token away, to a reader who undoes every escape.
 * @param {string} text
 * @param {string} token
 */
export const shows = (text, token) => text.includes(token) || undone(text).includes(undone(token))

/** @param {string} text */
function undone(text) {
  return text
    .replace(/<\/?span[^>]*>|[\u200b\u2060]/g, '')
    .replace(/&#x0*([0-9a-f]{1,2});|\\u00([0-9a-f]{2})|%([0-9a-f]{2})/gi, (_all, html, json, percent) =>
      String.fromCharCode(Number.parseInt(html ?? json ?? percent, 16)),
    )
    .replace(/&#0*(\d{1,3});/g, (_all, code) => String.fromCharCode(Number(code)))
    .replace(/&(amp|lt|gt|quot|apos);/g, all => [...named].find(([, entity]) => entity === all)?.[0] ?? all)
    .replace(/\\(.)/g, '$1')
}
