import { readFileSync } from 'node:fs'
import { parsed } from './parse.mjs'

/** @typedef {import('./samples.mjs').Audience} Audience */
/** @typedef {Record<string, unknown>} Fields */
/** @typedef {{ status: number, error: string, problems: string[] }} Refusal */

/** @typedef {'text' | 'image' | 'page'} TextKind */
/** @typedef {{ kind: TextKind | 'buttons' | 'duration', required: boolean }} Field */

/**
 * The fields of the interface, as src/inputs/notification-fields.ts has them (`npm run docs`).
 * @type {Record<string, Field>}
 */
const fields = JSON.parse(readFileSync(new URL('./fields.json', import.meta.url), 'utf8'))

/** No more problems than this are answered and kept: a body of 1 MiB may have half a million of them. */
const maxProblems = 100

/** No more of a problem than this is told: the name of a field may be as long as a body. */
const maxProblemLength = 200

/**
 * Judges the body of a send by every rule of the interface. Fields it does not name are accepted, since services may
 * know more, but not inside `target`, which says who receives.
 * @param {unknown} body the parsed JSON
 * @param {Audience[]} audiences
 * @returns {Refusal | undefined} undefined if the body is a valid notification
 */
export function refusalOf(body, audiences) {
  if (!isObject(body)) return invalid(['the body: must be a JSON object'])

  /** @type {string[]} */
  const problems = []
  for (const problem of problemsOf(body)) {
    problems.push(truncated(problem))
    // One more than is answered tells that there are more.
    if (problems.length > maxProblems) break
  }
  if (problems.length > 0) return invalid(problems)

  const { type, value } = /** @type {Fields} */ (body.target)
  if (type === 'all' || audiences.some(({ id }) => id === value)) return undefined
  const known = audiences.map(({ id }) => id).join(', ')
  return {
    status: 404,
    error: `no audience has the id ${value}`,
    problems: [`target.value: ${known === '' ? 'there are no audiences' : `the ids known here are ${known}`}`],
  }
}

/** @param {string[]} problems */
function invalid(problems) {
  const more = problems.length > maxProblems ? `; these are the first ${maxProblems} problems` : ''
  return { status: 400, error: `the notification is not valid${more}`, problems: problems.slice(0, maxProblems) }
}

/** @param {string} problem */
function truncated(problem) {
  return problem.length > maxProblemLength ? `${problem.slice(0, maxProblemLength)}…` : problem
}

/**
 * @param {unknown} value
 * @returns {value is Fields}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Each problem is found when it is asked for.
 * @param {Fields} body
 */
function* problemsOf(body) {
  for (const [name, { kind, required }] of Object.entries(fields)) {
    if (Object.hasOwn(body, name)) yield* valueProblems(body[name], kind, name)
    else if (required) yield `${name}: is required`
  }
  yield* targetProblems(body.target)
}

/**
 * @param {unknown} value
 * @param {Field['kind']} kind
 * @param {string} path
 */
function* valueProblems(value, kind, path) {
  if (kind === 'buttons') yield* buttonsProblems(value, path)
  else if (kind === 'duration') yield* durationProblems(value, path)
  else yield* textProblems(value, kind, path)
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
  // The parser would also take `https:host`, and drop line breaks: neither is an address that others understand.
  const plain = schemes.some(scheme => value.toLowerCase().startsWith(`${scheme}//`)) && !/\s/.test(value)
  // Not URL.canParse: that of Node 20 refuses some that are URLs.
  return plain && parsed(() => new URL(value)) ? [] : [`${path}: must be an absolute URL that starts with ${allowed}`]
}

/** @type {Record<string, TextKind>} */
const buttonFields = { text: 'text', url: 'page' }

/**
 * @param {unknown} buttons
 * @param {string} path
 */
function* buttonsProblems(buttons, path) {
  if (buttons === null) yield `${path}: must not be blank`
  else if (!Array.isArray(buttons)) yield `${path}: must be an array`
  else if (buttons.length === 0) yield `${path}: must not be blank`
  else for (const [index, button] of buttons.entries()) yield* buttonProblems(button, `${path}[${index}]`)
}

/**
 * @param {unknown} button
 * @param {string} path
 */
function* buttonProblems(button, path) {
  if (!isObject(button)) {
    yield `${path}: must be an object with text and url`
    return
  }
  for (const [name, kind] of Object.entries(buttonFields)) {
    if (Object.hasOwn(button, name)) yield* textProblems(button[name], kind, `${path}.${name}`)
    else yield `${path}.${name}: is required`
  }
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
function* targetProblems(target) {
  if (target === undefined) yield 'target: is required'
  else if (!isObject(target)) yield 'target: must be an object'
  else {
    for (const key in target) if (key !== 'type' && key !== 'value') yield `target.${key}: is not known`
    if (target.type === 'all') {
      if ('value' in target) yield 'target.value: must be absent when target.type is all'
    } else if (target.type !== 'audience') yield 'target.type: must be all or audience'
    else if (!('value' in target)) yield 'target.value: is required when target.type is audience'
    // A greater number is rounded when it is read, and could mean another audience.
    else if (!Number.isSafeInteger(target.value)) yield 'target.value: must be a whole number'
  }
}
