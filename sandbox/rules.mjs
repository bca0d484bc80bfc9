import { readFileSync } from 'node:fs'

/** @typedef {import('./samples.mjs').Audience} Audience */
/** @typedef {Record<string, unknown>} Fields */
/** @typedef {{ status: number, error: string, problems: string[] }} Refusal */

/** @typedef {'text' | 'image' | 'page'} TextKind */
/** @typedef {{ kind: TextKind | 'buttons' | 'duration', required: boolean }} Field */

/**
 * The fields of a notification, from src/inputs/notification-fields.ts (`npm run docs`).
 * @type {Record<string, Field>}
 */
const fields = JSON.parse(readFileSync(new URL('./fields.json', import.meta.url), 'utf8'))

/** The maximum number of problems in an answer. A body of 1 MiB may have half a million. */
const maxProblems = 100

/**
 * Checks the body of a send by every rule of the API. Accepts unknown fields, because services may have more, but not
 * inside `target`, which decides who receives the notification.
 * @param {unknown} body the parsed JSON
 * @param {Audience[]} audiences
 * @returns {Refusal | undefined} undefined if the body is a valid notification
 */
export function refusalOf(body, audiences) {
  const problems = isObject(body) ? problemsOf(body) : ['the body: must be a JSON object']
  if (problems.length > 0) {
    const more = problems.length > maxProblems ? `; these are the first ${maxProblems} problems` : ''
    const error = `the notification is not valid${more}`
    return { status: 400, error, problems: problems.slice(0, maxProblems) }
  }
  const { type, value } = /** @type {{ target: Fields }} */ (body).target
  if (type === 'all' || audiences.some(({ id }) => id === value)) return undefined
  const known = audiences.map(({ id }) => id).join(', ')
  const problem = `target.value: ${known === '' ? 'there are no audiences' : `the known ids are ${known}`}`
  return { status: 404, error: `no audience has the id ${value}`, problems: [problem] }
}

/**
 * @param {unknown} value
 * @returns {value is Fields}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * @param {Fields} body
 * @returns {string[]}
 */
function problemsOf(body) {
  const ofFields = Object.entries(fields).flatMap(([name, { kind, required }]) => {
    if (!Object.hasOwn(body, name)) return required ? [`${name}: is required`] : []
    if (kind === 'buttons') return buttonsProblems(body[name], name)
    return kind === 'duration' ? durationProblems(body[name], name) : textProblems(body[name], kind, name)
  })
  return [...ofFields, ...targetProblems(body.target)]
}

/**
 * @param {unknown} value
 * @param {TextKind} kind
 * @param {string} path
 */
function textProblems(value, kind, path) {
  if (value === null) return [`${path}: must not be blank`]
  if (typeof value !== 'string') return [`${path}: must be a string`]
  if (value.trim() === '') return [`${path}: must not be blank`]
  if (kind === 'text') return []
  return urlProblems(value, path, kind === 'image' ? ['https:'] : ['https:', 'http:'])
}

/**
 * @param {string} value
 * @param {string} path
 * @param {string[]} schemes
 */
function urlProblems(value, path, schemes) {
  const allowed = schemes.map(scheme => `${scheme}//`).join(' or ')
  // The parser would also accept `https:host` and drop line breaks, but other clients understand neither.
  const isPlain = schemes.some(scheme => value.toLowerCase().startsWith(`${scheme}//`)) && !/\s/.test(value)
  return isPlain && isUrl(value) ? [] : [`${path}: must be an absolute URL that starts with ${allowed}`]
}

/** @param {string} value */
function isUrl(value) {
  try {
    // URL.canParse of Node 20 refuses some valid URLs.
    return Boolean(new URL(value))
  } catch {
    return false
  }
}

/**
 * @param {unknown} buttons
 * @param {string} path
 * @returns {string[]}
 */
function buttonsProblems(buttons, path) {
  if (buttons === null) return [`${path}: must not be blank`]
  if (!Array.isArray(buttons)) return [`${path}: must be an array`]
  if (buttons.length === 0) return [`${path}: must not be blank`]
  return buttons.flatMap((button, index) => buttonProblems(button, `${path}[${index}]`))
}

/**
 * @param {unknown} button
 * @param {string} path
 */
function buttonProblems(button, path) {
  if (!isObject(button)) return [`${path}: must be an object with text and url`]
  const text = 'text' in button ? textProblems(button.text, 'text', `${path}.text`) : [`${path}.text: is required`]
  const url = 'url' in button ? textProblems(button.url, 'page', `${path}.url`) : [`${path}.url: is required`]
  return [...text, ...url]
}

/**
 * @param {unknown} seconds
 * @param {string} path
 */
function durationProblems(seconds, path) {
  if (seconds === null || seconds === '') return [`${path}: must not be blank`]
  const isValid = Number.isInteger(seconds) && Number(seconds) >= 0
  return isValid ? [] : [`${path}: must be a whole number of seconds, 0 or more`]
}

/** @param {unknown} target */
function targetProblems(target) {
  if (target === undefined) return ['target: is required']
  if (!isObject(target)) return ['target: must be an object']
  const { type, value, ...others } = target
  const problems = Object.keys(others).map(key => `target.${key}: is not known`)
  if (type === 'all') {
    if ('value' in target) problems.push('target.value: must be absent when target.type is all')
  } else if (type !== 'audience') problems.push('target.type: must be all or audience')
  else if (!('value' in target)) problems.push('target.value: is required when target.type is audience')
  // JSON.parse rounds a larger number, which could then mean another audience.
  else if (!Number.isSafeInteger(value)) problems.push('target.value: must be a whole number')
  return problems
}
