import { STATUS_CODES } from 'node:http'
import { pipeline, Readable } from 'node:stream'

/** @typedef {import('./faults.mjs').FaultStep} FaultStep */
/** @typedef {import('node:net').Socket} Socket */

/**
 * What a fault plays on: the answer that HTTP would write, the socket under it, and the raw socket under that, which
 * differs with TLS and is the only one that can be reset. `begin` is called before any of it is written.
 * @typedef {object} Wire
 * @property {import('./types.mjs').SandboxRequest} request
 * @property {import('../../../sandbox/service.mjs').Answer} ordinary the answer without a fault
 * @property {import('node:http').ServerResponse} res
 * @property {Socket} socket
 * @property {Socket} raw
 * @property {() => void} begin
 */
/** @typedef {(step: FaultStep, wire: Wire) => void} Act */

/** Milliseconds for a client to read what was sent before a reset. */
const readingTimeMs = 20

/**
 * Misbehaves on a fresh connection.
 * @param {FaultStep} step
 * @param {Socket} raw
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
 * Answers a request that arrived whole: as the service does, or as a fault says.
 * @param {FaultStep | undefined} step
 * @param {Wire} wire
 */
export function perform(step, wire) {
  if (step === undefined) writeOrdinary(wire)
  else acts[step.kind]?.(step, wire)
}

/**
 * The status that a step writes, if it writes one.
 * @param {FaultStep} step
 * @param {string} method
 */
export const statusOf = (step, method) => step.status ?? (method === 'GET' ? 200 : 201)

/** @type {Record<string, Act>} */
const acts = {
  'reset-late': (_step, { raw }) => void raw.resetAndDestroy(),
  'close-late': (_step, { socket }) => void socket.end(),
  hang: () => {},
  respond,
  'hang-headers': writePartOfHead,
  'cut-headers': writePartOfHead,
  'hang-body': writePartOfBody,
  'cut-body': writePartOfBody,
  garbage: (step, { socket }) => void socket.end(bytesOf(step.body ?? 'This is no HTTP.\r\n\r\n')),
  slow,
  flood,
  'close-idle': (_step, wire) => {
    wire.res.on('finish', () => wire.socket.end())
    writeOrdinary(wire)
  },
  'echo-token': echoToken,
}

/** @param {Wire} wire */
function writeOrdinary({ ordinary: { status, headers, body }, res, begin }) {
  begin()
  res.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body)
}

/** @type {Act} */
function respond(step, { request, res, begin }) {
  const status = statusOf(step, request.method)
  const isPlain = step.body === undefined || typeof step.body === 'string' || step.body instanceof Uint8Array
  begin()
  res.statusCode = status
  if (!isPlain) res.setHeader('Content-Type', 'application/json')
  for (const [name, value] of Object.entries(step.headers ?? {})) res.setHeader(name, value)
  res.end(bytesOf(step.body))
}

/** @type {Act} */
function writePartOfHead(step, wire) {
  const status = statusOf(step, wire.request.method)
  wire.begin()
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
  // An empty chunk would end the body.
  const isChunk = step.chunked && body.length > 0
  const [before, after] = isChunk ? [`${body.length.toString(16)}\r\n`, '\r\n'] : ['', '']
  wire.begin()
  wire.socket.write(Buffer.concat([Buffer.from(head + before), body, Buffer.from(after)]), () => {
    if (step.kind === 'cut-body') cut(step, wire)
  })
}

/** @type {Act} */
function echoToken(step, { request, res, begin }) {
  const status = statusOf(step, request.method)
  const token = String(request.headers['authentication-token'] ?? '')
  const plain = JSON.stringify(token)
  begin()
  res.writeHead(status, `Token ${token}`, { 'Content-Type': 'application/json' })
  res.end(`{"plain":${plain},"escaped":${plain.replaceAll('/', '\\/')}}`)
}

/** @type {Act} */
function cut(step, { raw, socket }) {
  // A reset discards what the client has not read yet (Windows), or is taken for an orderly end if it is read in
  // one go with data (Node 20). So the client gets time to read, and a turn of the loop if it lives in this process.
  if (step.rst) setTimeout(() => setImmediate(() => raw.resetAndDestroy()), readingTimeMs)
  else socket.end()
}

/**
 * Drips an answer: the ordinary one, unless status or headers are scripted.
 * @type {Act}
 */
function slow(step, { ordinary, res, socket, begin }) {
  const status = step.status ?? ordinary.status
  const body = slices(Buffer.from(ordinary.body), step.chunks ?? 8)
  const headers = { ...ordinary.headers, 'Content-Length': `${Buffer.byteLength(ordinary.body)}`, ...step.headers }
  begin()
  // A head that drips is written past node:http, which knows nothing of it, so the connection cannot be used again.
  const head = step.head ? Buffer.from(headText(status, { ...headers, Connection: 'close' })) : Buffer.alloc(0)
  const rest = [...slices(head, Math.max(body.length, 2)), ...body].values()
  const into = step.head ? socket : res
  if (!step.head) res.writeHead(status, headers).flushHeaders()
  const timer = setInterval(() => {
    const { value, done } = rest.next()
    if (!done) {
      into.write(value)
      return
    }
    clearInterval(timer)
    into.end()
  }, step.intervalMs)
  socket.on('close', () => clearInterval(timer))
}

/**
 * Answers with a JSON string of any size, as fast as the client reads it.
 * @type {Act}
 */
function flood(step, { request, res, begin }) {
  const bytes = step.bytes ?? 2
  const status = statusOf(step, request.method)
  const length = bytes === Number.POSITIVE_INFINITY ? {} : { 'Content-Length': bytes }
  begin()
  res.writeHead(status, { 'Content-Type': 'application/json', ...length, ...step.headers })
  // A client that has had enough closes the connection, which is what a flood is for.
  pipeline(Readable.from(jsonString(bytes)), res, () => {})
}

/** @param {number} bytes */
function* jsonString(bytes) {
  const piece = Buffer.alloc(65_536, 'x')
  yield Buffer.from('"')
  for (let left = bytes - 2; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length))
  yield Buffer.from('"')
}

/** @type {(status: number, headers: Record<string, string | string[]>) => string} */
function headText(status, headers) {
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map(one => `${name}: ${one}\r\n`))
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`
}

/**
 * String and bytes as they are, nothing for undefined, anything else as JSON.
 * @param {unknown} body
 */
function bytesOf(body) {
  if (body instanceof Uint8Array) return Buffer.from(body)
  return Buffer.from(typeof body === 'string' ? body : (JSON.stringify(body) ?? ''))
}

/**
 * Cuts bytes into pieces of one size, as many as asked or fewer.
 * @param {Buffer} bytes
 * @param {number} count
 */
function slices(bytes, count) {
  const size = Math.max(1, Math.ceil(bytes.length / count))
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size))
}
