import { type IncomingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import type { FaultStep } from './faults.ts'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** What a fault plays on. */
interface Wire {
  /** Of the request. */
  headers: IncomingHttpHeaders
  /** The answer without a fault. */
  ordinary: Answer
  /** The answer that HTTP would write. */
  res: ServerResponse
  /** The socket under it. With TLS there is another one under that, which is what `reset` resets. */
  socket: Socket
  reset: () => void
}

type Step = FaultStep & { status: number }
type Act = (step: Step, wire: Wire) => void

/** Milliseconds for a client to read what was sent before a reset. */
const readingTimeMs = 20

/** Misbehaves on a fresh connection. */
export function performOnConnection({ kind }: FaultStep, raw: Socket) {
  if (kind === 'reset') {
    raw.resetAndDestroy()
    return
  }
  // What arrives is read, or the end of the client's side would never be seen.
  raw.on('end', () => raw.end())
  raw.on('data', () => {
    if (kind === 'garbage-tls' && raw.writable) raw.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
}

/** Answers a request that arrived whole: as the service does, or as a fault says. */
export function perform(step: Step | undefined, wire: Wire) {
  if (step) acts[step.kind]?.(step, wire)
  else writeOrdinary(wire)
}

const acts: Record<string, Act> = {
  'reset-late': (_step, { reset }) => reset(),
  'close-late': (_step, { socket }) => socket.end(),
  hang: () => {},
  respond,
  'hang-headers': writePartOfHead,
  'cut-headers': writePartOfHead,
  'hang-body': writePartOfBody,
  'cut-body': writePartOfBody,
  garbage: (step, { socket }) => socket.end(bytesOf(step.body ?? 'This is no HTTP.\r\n\r\n')),
  slow,
  flood,
  'close-idle': (_step, wire) => {
    wire.res.on('finish', () => wire.socket.end())
    writeOrdinary(wire)
  },
  'echo-token': echoToken,
}

function writeOrdinary({ ordinary: { status, headers, body }, res }: Wire) {
  res.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body)
}

function respond({ status, headers, body }: Step, { res }: Wire) {
  const isPlain = body === undefined || typeof body === 'string' || body instanceof Uint8Array
  res.writeHead(status, { ...(!isPlain && { 'Content-Type': 'application/json' }), ...headers }).end(bytesOf(body))
}

function writePartOfHead(step: Step, wire: Wire) {
  const text = headText(step.status, { 'Content-Type': 'application/json' })
  wire.socket.write(text.slice(0, text.indexOf('ation/json')), () => {
    if (step.kind === 'cut-headers') cut(step, wire)
  })
}

function writePartOfBody(step: Step, wire: Wire) {
  const body = bytesOf(step.body ?? '{"')
  const framing = step.chunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': `${body.length + 64}` }
  const head = headText(step.status, { 'Content-Type': 'application/json', ...framing, ...step.headers })
  // An empty chunk would end the body.
  const isChunk = step.chunked && body.length > 0
  const [before, after] = isChunk ? [`${body.length.toString(16)}\r\n`, '\r\n'] : ['', '']
  wire.socket.write(Buffer.concat([Buffer.from(head + before), body, Buffer.from(after)]), () => {
    if (step.kind === 'cut-body') cut(step, wire)
  })
}

function echoToken({ status }: Step, { headers, res }: Wire) {
  const token = String(headers['authentication-token'] ?? '')
  const plain = JSON.stringify(token)
  res.writeHead(status, `Token ${token}`, { 'Content-Type': 'application/json' })
  res.end(`{"plain":${plain},"escaped":${plain.replaceAll('/', '\\/')}}`)
}

function cut({ rst }: Step, { reset, socket }: Wire) {
  // A reset discards what the client has not read yet (Windows), or is taken for an orderly end if it is read in
  // one go with data (Node 20). So the client gets time to read, and a turn of the loop if it lives in this process.
  if (rst) setTimeout(() => setImmediate(reset), readingTimeMs)
  else socket.end()
}

/** Drips an answer: the ordinary one, unless status or headers are scripted. */
function slow(step: Step, { ordinary, res, socket }: Wire) {
  const body = slices(Buffer.from(ordinary.body), step.chunks ?? 8)
  const headers = { ...ordinary.headers, 'Content-Length': `${Buffer.byteLength(ordinary.body)}`, ...step.headers }
  // A head that drips is written past node:http, which knows nothing of it, so the connection cannot be used again.
  const head = step.head ? Buffer.from(headText(step.status, { ...headers, Connection: 'close' })) : Buffer.alloc(0)
  const rest = [...slices(head, Math.max(body.length, 2)), ...body].values()
  const into = step.head ? socket : res
  if (!step.head) res.writeHead(step.status, headers).flushHeaders()
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

/** Answers with a JSON string of any size, as fast as the client reads it. */
function flood({ status, bytes = 2, headers }: Step, { res }: Wire) {
  const length = bytes === Number.POSITIVE_INFINITY ? {} : { 'Content-Length': bytes }
  res.writeHead(status, { 'Content-Type': 'application/json', ...length, ...headers })
  // A client that has had enough closes the connection, which is what a flood is for.
  pipeline(Readable.from(jsonString(bytes)), res, () => {})
}

function* jsonString(bytes: number) {
  const piece = Buffer.alloc(65_536, 'x')
  yield Buffer.from('"')
  for (let left = bytes - 2; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length))
  yield Buffer.from('"')
}

function headText(status: number, headers: Record<string, string | string[]>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map(one => `${name}: ${one}\r\n`))
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`
}

/** String and bytes as they are, nothing for undefined, anything else as JSON. */
function bytesOf(body: unknown): Buffer {
  if (body instanceof Uint8Array) return Buffer.from(body)
  return Buffer.from(typeof body === 'string' ? body : (JSON.stringify(body) ?? ''))
}

/** Cuts bytes into pieces of one size, as many as asked or fewer. */
function slices(bytes: Buffer, count: number): Buffer[] {
  const size = Math.max(1, Math.ceil(bytes.length / count))
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size))
}
