import { pipeline, Readable } from 'node:stream'
import { headText, slices, statusOf } from './wire.mjs'

/** @typedef {import('./faults.mjs').FaultStep} FaultStep */
/** @typedef {import('./wire.mjs').Wire} Wire */

/**
 * Drips an answer: the ordinary one, unless status or body are scripted.
 * @param {FaultStep} step
 * @param {Wire} wire
 */
export function slow(step, { ordinary, res, socket, begin }) {
  const status = step.status ?? ordinary.status
  const body = slices(Buffer.from(ordinary.body), step.chunks ?? 8)
  const size = body.reduce((sum, piece) => sum + piece.length, 0)
  const headers = { ...ordinary.headers, 'Content-Length': `${size}`, ...step.headers }
  begin(status)
  if (step.head) {
    // Written past node:http, which knows nothing of it, so the connection cannot be used again.
    const head = Buffer.from(headText(status, { ...headers, Connection: 'close' }))
    drip([...slices(head, Math.max(body.length, 2)), ...body], step.intervalMs, socket, socket)
    return
  }
  res.writeHead(status, headers)
  res.flushHeaders()
  drip(body, step.intervalMs, res, socket)
}

/**
 * @param {Buffer[]} pieces
 * @param {number | undefined} intervalMs
 * @param {import('node:stream').Writable} into
 * @param {import('node:net').Socket} socket
 */
function drip(pieces, intervalMs, into, socket) {
  const rest = pieces.values()
  const timer = setInterval(() => {
    const { value, done } = rest.next()
    if (!done) {
      into.write(value)
      return
    }
    clearInterval(timer)
    into.end()
  }, intervalMs)
  socket.on('close', () => clearInterval(timer))
}

/**
 * Answers with a JSON string of any size, as fast as the client reads it.
 * @param {FaultStep} step
 * @param {Wire} wire
 */
export function flood(step, { request, res, begin }) {
  const bytes = step.bytes ?? 2
  const status = statusOf(step, request.method)
  const length = step.chunked || bytes === Number.POSITIVE_INFINITY ? {} : { 'Content-Length': bytes }
  begin(status)
  res.writeHead(status, { 'Content-Type': 'application/json', ...length, ...step.headers })
  // A client that has had enough closes the connection, which is what a flood is for.
  pipeline(Readable.from(jsonString(bytes)), res, () => {})
}

/**
 * A JSON string that weighs so many bytes, piece by piece.
 * @param {number} bytes
 */
function* jsonString(bytes) {
  const piece = Buffer.alloc(65_536, 'x')
  yield Buffer.from('"')
  for (let left = bytes - 2; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length))
  yield Buffer.from('"')
}
