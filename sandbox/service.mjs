import { refusalOf } from './rules.mjs'

/** @typedef {{ error: string, problems: string[] }} Refused */
/** @typedef {{ body: Record<string, unknown>, raw: string }} Notification */
/** @typedef {{ method: string, path: string, headers: import('node:http').IncomingHttpHeaders }} Head */
/**
 * @typedef {object} Service
 * @property {string} url
 * @property {string} token
 * @property {import('./samples.mjs').Audience[]} audiences
 * @property {number} accepted the number of notifications accepted so far
 */
/**
 * @typedef {{
 *   status: number, headers: Record<string, string>, body: string, notification?: Notification, refused?: Refused
 * }} Answer
 */
/**
 * A complete request. `bytes` is its body, truncated to the maximum size if necessary.
 * @typedef {{ service: Service, request: Head, bytes: Buffer, tooLarge: boolean }} Exchange
 */

/** The maximum size of a request body in bytes. */
export const maxBodyBytes = 1024 * 1024

const routes = new Map([
  ['/v1/audience', { method: 'GET', handler: listAudiences }],
  ['/v1/notifications', { method: 'POST', handler: sendNotification }],
])

/**
 * Returns the response to a complete request. The response has a `notification` if the service accepts one, or
 * `refused` if it refuses the request. Leaves it to the caller to update `service.accepted`.
 * @param {Exchange} exchange
 * @returns {Answer}
 */
export function answerTo(exchange) {
  const { request, service } = exchange
  const path = request.path.replace(/\?.*$/s, '')
  const route = routes.get(path)
  if (route === undefined) {
    return refuse(404, 'there is nothing here', [`the paths are ${[...routes.keys()].join(' and ')}`])
  }
  if (request.method !== route.method) {
    const refusal = refuse(405, `${path} takes ${route.method} only`)
    return { ...refusal, headers: { ...refusal.headers, Allow: route.method } }
  }
  if (request.headers['authentication-token'] !== service.token) {
    return refuse(401, 'the Authentication-Token header is missing or wrong')
  }
  return route.handler(exchange)
}

/** @param {Exchange} exchange */
function listAudiences({ service }) {
  return answer(200, JSON.stringify({ audience: service.audiences }))
}

/** @param {Exchange} exchange */
function sendNotification({ request, bytes, tooLarge, service }) {
  const type = (request.headers['content-type'] ?? '').toLowerCase()
  const isJson = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/.test(type)
  if (!isJson || request.headers['content-encoding'] !== undefined) {
    return refuse(415, 'send Content-Type: application/json, not compressed')
  }
  if (tooLarge) return refuse(413, `the body is larger than ${maxBodyBytes} bytes`)
  let raw
  let body
  try {
    raw = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    body = JSON.parse(raw)
  } catch (error) {
    return refuse(400, 'the body is not JSON in UTF-8', [String(error)])
  }
  const refusal = refusalOf(body, service.audiences)
  if (refusal !== undefined) return refuse(refusal.status, refusal.error, refusal.problems)
  // The API does not document the response body for sends. Keep it minimal, so that nobody relies on it.
  const accepted = JSON.stringify({ id: service.accepted + 1, status: 'accepted' })
  return { ...answer(201, accepted), notification: { body, raw } }
}

/** @type {(status: number, body: string) => Answer} */
const answer = (status, body) => ({ status, headers: { 'Content-Type': 'application/json' }, body })

/**
 * @param {number} status
 * @param {string} error
 * @param {string[]} [problems]
 * @returns {Answer}
 */
export function refuse(status, error, problems = []) {
  const refused = { error, problems }
  return { ...answer(status, JSON.stringify(refused)), refused }
}
