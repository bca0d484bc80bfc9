import { isDeepStrictEqual } from 'node:util'
import { refusalOf } from '../../../sandbox/rules.mjs'
import { must } from './case.mjs'

/** @typedef {import('./inputs.mjs').DrawnInputs} DrawnInputs */

/** Words that stand for a value that is not there. */
const voids = ['undefined', '[object Object]', 'NaN', '[object Promise]']

/**
 * A text of ours must not speak of missing values, unless somebody else's words in it do.
 * @param {string} text
 * @param {unknown} given everything from outside that may be in it
 * @param {readonly string[]} [words]
 */
export function mustSpeakOfValues(text, given, words = voids) {
  const found = words.filter(word => text.includes(word))
  if (found.length === 0) return
  const outside = typeof given === 'string' ? given : JSON.stringify(given)
  for (const word of found) must(outside.includes(word), `says ${word}: ${text.slice(0, 300)}`)
}

/**
 * The body of a send must be one that the service accepts.
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
export function mustBeAccepted(text) {
  const body = JSON.parse(text)
  const refusal = refusalOf(body, [{ id: body?.target?.value, name: '', reach: 0 }])
  must(refusal === undefined, `the service refuses the body: ${refusal?.problems.join('; ')}`)
  return body
}

const texts = ['title', 'message', 'icon-url', 'landing-url', 'banner-url', 'utm-source', 'utm-medium', 'utm-campaign']
const units = new Map([
  ['', 1],
  ['s', 1],
  ['m', 60],
  ['h', 3_600],
  ['d', 86_400],
  ['w', 604_800],
])

/**
 * A body must say what the inputs say. What they leave open may come from elsewhere, where that is allowed.
 * @param {string} text
 * @param {DrawnInputs} drawn
 * @param {boolean} inputsAlone
 */
export function mustSayTheInputs(text, { raw, actions, extraFields }, inputsAlone) {
  const body = JSON.parse(text)
  for (const input of texts) {
    const field = input.replaceAll('-', '_')
    if (raw[input]) must(body[field] === raw[input], `${field} is not what the input says`)
    else if (inputsAlone) must(!(field in body), `${field} is in the body and was not given`)
  }
  const [, number, unit = ''] = /^(\d+)([smhdw]?)$/.exec(raw.ttl ?? '') ?? []
  if (number !== undefined) must(body.ttl === Number(number) * (units.get(unit) ?? 0), 'ttl is not what the input says')
  else if (inputsAlone) must(!('ttl' in body), 'ttl is in the body and was not given')
  if (actions !== undefined) must(isDeepStrictEqual(body.actions, actions), 'actions are not those of the input')

  const { type, value } = body.target
  must(type === raw.target, `the target is ${type} where the input says ${raw.target}`)
  if (raw['audience-id']) must(value === Number(raw['audience-id']), 'the audience is not that of the input')

  const further = raw['extra-fields'] ? extraFields : {}
  if (further === undefined) return
  // As text, since V8 13.6 takes any key of one character that is written as an escape for a backslash, once it has seen
  // that one: JSON.parse('{"a":1,"\\\\":2}') and then JSON.parse('{"a":1,"\\u0041":2}').
  const own = Object.fromEntries(Object.entries(body).filter(([name]) => documented.has(name)))
  const whole = JSON.stringify({ ...own, .../** @type {object} */ (further) })
  must(whole === text, `the further fields are not those of the input: ${text}`)
}

const documented = new Set([...texts.map(input => input.replaceAll('-', '_')), 'ttl', 'actions', 'target'])
