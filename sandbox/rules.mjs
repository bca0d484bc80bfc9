import { parsed } from './parse.mjs'

/** @typedef {import('./samples.mjs').Audience} Audience */
/** @typedef {Record<string, unknown>} Fields */
/** @typedef {{ status: number, error: string, problems: string[] }} Refusal */

const requiredTexts = ['title', 'message', 'icon_url', 'landing_url']
const optionalTexts = ['banner_url', 'utm_source', 'utm_medium', 'utm_campaign']

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
  for (const name of requiredTexts) yield* textProblems(body, name, name)
  for (const name of optionalTexts) if (name in body) yield* textProblems(body, name, name)
  if ('actions' in body) yield* actionsProblems(body.actions)
  if ('ttl' in body) yield* ttlProblems(body.ttl)
  yield* targetProblems(body.target)
}

/**
 * @param {Fields} holder
 * @param {string} name
 * @param {string} path
 */
function textProblems(holder, name, path) {
  if (!Object.hasOwn(holder, name)) return [`${path}: is required`]
  const value = holder[name]
  if (value === null) return [`${path}: must not be blank`]
  if (typeof value !== 'string') return [`${path}: must be a string`]
  if (value.trim() === '') return [`${path}: must not be blank`]
  if (name === 'icon_url' || name === 'banner_url') return urlProblems(value, path, ['https:'])
  if (name === 'landing_url' || name === 'url') return urlProblems(value, path, ['https:', 'http:'])
  return []
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

/** @param {unknown} actions */
function* actionsProblems(actions) {
  if (actions === null) yield 'actions: must not be blank'
  else if (!Array.isArray(actions)) yield 'actions: must be an array'
  else if (actions.length === 0) yield 'actions: must not be blank'
  else {
    for (const [index, action] of actions.entries()) {
      const path = `actions[${index}]`
      if (!isObject(action)) yield `${path}: must be an object with text and url`
      else for (const name of ['text', 'url']) yield* textProblems(action, name, `${path}.${name}`)
    }
  }
}

/** @param {unknown} ttl */
function ttlProblems(ttl) {
  if (ttl === null || ttl === '') return ['ttl: must not be blank']
  return Number.isInteger(ttl) && Number(ttl) >= 0 ? [] : ['ttl: must be a whole number of seconds, 0 or more']
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
