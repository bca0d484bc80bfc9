import { STATUS_CODES } from 'node:http'
import { flood, slow } from './stream.mjs'
import { bytesOf, chunk, headText, statusOf, writeAnswer } from './wire.mjs'

/** @typedef {import('./faults.mjs').FaultStep} FaultStep */
/** @typedef {import('./wire.mjs').Wire} Wire */
/** @typedef {(step: FaultStep, wire: Wire) => void} Act */

/** Milliseconds for a client to read what was sent before a reset. */
const readingTimeMs = 20

/**
 * Misbehaves on a fresh connection.
 * @param {FaultStep} step
 * @param {import('node:net').Socket} raw
 */
export function performOnConnection(step, raw) {
  if (step.kind === 'reset') {
    raw.resetAndDestroy()
    return
  }
  // What arrives is read, or the end of the client's side would never be seen.
  raw.on('end', () => raw.end())
  raw.on('data', () => {
    if (step.kind === 'garbage-tls' && raw.writable) raw.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
}

/**
 * Misbehaves in answer to a request that arrived whole.
 * @param {FaultStep} step
 * @param {Wire} wire
 */
export function performOnRequest(step, wire) {
  acts[step.kind]?.(step, wire)
}

/** @type {Record<string, Act>} */
const acts = {
  'reset-late': (_step, { raw }) => {
    raw.resetAndDestroy()
  },
  'close-late': (_step, { socket }) => {
    socket.end()
  },
  hang: () => {},
  respond,
  'hang-headers': writePartOfHead,
  'cut-headers': writePartOfHead,
  'hang-body': writePartOfBody,
  'cut-body': writePartOfBody,
  garbage: (step, { socket }) => {
    socket.end(bytesOf(step.body ?? 'This is no HTTP.\r\n\r\n'))
  },
  slow,
  flood,
  'close-idle': (_step, wire) => {
    wire.res.on('finish', () => wire.socket.end())
    writeAnswer(wire.ordinary, wire)
  },
  'echo-token': echoToken,
}

/** @type {Act} */
function respond(step, { request, res, begin }) {
  const status = statusOf(step, request.method)
  const plain = step.body === undefined || typeof step.body === 'string' || step.body instanceof Uint8Array
  begin(status)
  res.statusCode = status
  if (!plain) res.setHeader('Content-Type', 'application/json')
  for (const [name, value] of Object.entries(step.headers ?? {})) res.setHeader(name, value)
  res.end(bytesOf(step.body))
}

/** @type {Act} */
function writePartOfHead(step, wire) {
  const status = statusOf(step, wire.request.method)
  wire.begin(status)
  wire.socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: applic`, () => {
    if (step.kind === 'cut-headers') cut(step, wire)
  })
}

/** @type {Act} */
function writePartOfBody(step, wire) {
  const status = statusOf(step, wire.request.method)
  const body = bytesOf(step.body ?? '{"')
  const framing = step.chunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': `${body.length + 64}` }
  const head = headText(status, { 'Content-Type': 'application/json', ...framing, ...step.headers })
  wire.begin(status)
  wire.socket.write(Buffer.concat([Buffer.from(head), step.chunked ? chunk(body) : body]), () => {
    if (step.kind === 'cut-body') cut(step, wire)
  })
}

/** @type {Act} */
function echoToken(step, { request, res, begin }) {
  const status = statusOf(step, request.method)
  const token = String(request.headers['authentication-token'] ?? '')
  const plain = JSON.stringify(token)
  begin(status)
  res.writeHead(status, `Token ${token}`, { 'Content-Type': 'application/json' })
  res.end(`{"plain":${plain},"escaped":${plain.replaceAll('/', '\\/')}}`)
}

/**
 * @param {FaultStep} step
 * @param {Wire} wire
 */
function cut(step, { raw, socket }) {
  if (!step.rst) {
    socket.end()
    return
  }
  // A reset discards what the client has not read yet (Windows), or is taken for an orderly end if it is read in
  // one go with data (Node 20). So the client gets time to read, and a turn of the loop if it lives in this process.
  setTimeout(() => setImmediate(() => raw.resetAndDestroy()), readingTimeMs)
}
