import { STATUS_CODES } from 'node:http'

/** @typedef {import('../../../sandbox/service.mjs').Answer} Answer */
/** @typedef {import('node:net').Socket} Socket */

/**
 * What a fault plays on: the answer that HTTP would write, the socket under it, and the raw socket under that, which
 * differs with TLS and is the only one that can be reset. `begin` gets the status before any of it is written.
 * @typedef {object} Wire
 * @property {import('./types.mjs').SandboxRequest} request
 * @property {Answer} ordinary the answer without a fault
 * @property {import('node:http').ServerResponse} res
 * @property {Socket} socket
 * @property {Socket} raw
 * @property {(status: number) => void} begin
 */

/**
 * Writes a whole answer by the book.
 * @param {Answer} answer
 * @param {Pick<Wire, 'res' | 'begin'>} wire
 */
export function writeAnswer(answer, { res, begin }) {
  begin(answer.status)
  res.writeHead(answer.status, { ...answer.headers, 'Content-Length': Buffer.byteLength(answer.body) })
  res.end(answer.body)
}

/**
 * The status that a step writes, if it writes one.
 * @param {import('./faults.mjs').FaultStep} step
 * @param {string} method
 */
export function statusOf(step, method) {
  return step.status ?? (method === 'GET' ? 200 : 201)
}

/**
 * The head of an answer as it goes over the wire.
 * @param {number} status
 * @param {Record<string, string | string[]>} headers
 */
export function headText(status, headers) {
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map(one => `${name}: ${one}\r\n`))
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`
}

/**
 * One chunk of the chunked transfer coding; nothing if there is nothing to write, since an empty chunk ends the body.
 * @param {Buffer} bytes
 */
export function chunk(bytes) {
  if (bytes.length === 0) return bytes
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
}

/**
 * @param {unknown} body string and bytes as they are, nothing for undefined, anything else as JSON
 * @returns {Buffer}
 */
export function bytesOf(body) {
  if (body === undefined) return Buffer.alloc(0)
  if (body instanceof Uint8Array) return Buffer.from(body)
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

/**
 * Cuts bytes into pieces of one size, as many as asked or fewer.
 * @param {Buffer} bytes
 * @param {number} count
 */
export function slices(bytes, count) {
  const size = Math.max(1, Math.ceil(bytes.length / count))
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size))
}
