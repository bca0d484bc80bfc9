import { readFileSync } from 'node:fs'

/** @typedef {import('./samples.mjs').Audience} Audience */
/** @typedef {Record<string, unknown>} Fields */
/** @typedef {{ status: number, error: string, problems: string[] }} Refusal */

/** @typedef {{ kind: 'text' | 'image' | 'page' | 'buttons' | 'duration', required: boolean }} Field */

/**
 * The fields of a notification. `npm run docs` generates them from src/inputs/notification-fields.ts.
 * @type {Record<string, Field>}
 */
const fields = JSON.parse(readFileSync(new URL('./fields.json', import.meta.url), 'utf8'))

/** @type {Record<string, Field>} */
const buttonFields = { text: { kind: 'text', required: true }, url: { kind: 'page', required: true } }

/** Limits the number of problems in a response, because a large body can have thousands of problems. */
const maxProblems = 100

/**
 * Checks the body of a send request against every rule of the API. Accepts unknown fields, because services may have
 * additional fields. Refuses unknown fields inside `target`, which decides who receives the notification.
 * @param {unknown} body the parsed JSON
 * @param {Audience[]} audiences
 * @returns {Refusal | undefined} undefined if the body is a valid notification
 */
export function refusalOf(body, audiences) {
  const problems = isObject(body)
    ? [...fieldsProblems(body, fields), ...targetProblems(body.target)]
    : ['the body: must be a JSON object']
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
 * @param {Fields} object
 * @param {Record<string, Field>} known
 * @param {string} [prefix] the path of the object, ending with a dot
 * @returns {string[]}
 */
function fieldsProblems(object, known, prefix = '') {
  return Object.entries(known).flatMap(([name, { kind, required }]) => {
    const path = `${prefix}${name}`
    if (Object.hasOwn(object, name)) return valueProblems(object[name], kind, path)
    return required ? [`${path}: is required`] : []
  })
}

/**
 * @param {unknown} value
 * @param {Field['kind']} kind
 * @param {string} path
 * @returns {string[]}
 */
function valueProblems(value, kind, path) {
  if (isBlank(value)) return [`${path}: must not be blank`]
  if (kind === 'duration') {
    const isValid = Number.isInteger(value) && Number(value) >= 0
    return isValid ? [] : [`${path}: must be a whole number of seconds, 0 or more`]
  }
  if (kind === 'buttons') {
    if (!Array.isArray(value)) return [`${path}: must be an array`]
    return value.flatMap((button, index) => {
      if (!isObject(button)) return [`${path}[${index}]: must be an object with text and url`]
      return fieldsProblems(button, buttonFields, `${path}[${index}].`)
    })
  }
  if (typeof value !== 'string') return [`${path}: must be a string`]
  if (kind === 'text') return []
  return urlProblems(value, path, kind === 'image' ? ['https:'] : ['https:', 'http:'])
}

/** @param {unknown} value */
function isBlank(value) {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || (Array.isArray(value) && value.length === 0)
}

/**
 * @param {string} value
 * @param {string} path
 * @param {string[]} schemes
 */
function urlProblems(value, path, schemes) {
  const allowed = schemes.map(scheme => `${scheme}//`).join(' or ')
  // The URL parser would also accept `https:host` and remove line breaks, but other clients do neither.
  const isPlain = schemes.some(scheme => value.toLowerCase().startsWith(`${scheme}//`)) && !/\s/.test(value)
  return isPlain && isUrl(value) ? [] : [`${path}: must be an absolute URL that starts with ${allowed}`]
}

/** @param {string} value */
function isUrl(value) {
  try {
    // `URL.canParse` in Node 20 refuses hosts that are not ASCII.
    return Boolean(new URL(value))
  } catch {
    return false
  }
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
  // Refuse unsafe integers, because JSON.parse rounds them, so the id could be that of a different audience.
  else if (!Number.isSafeInteger(value)) problems.push('target.value: must be a whole number')
  return problems
}
