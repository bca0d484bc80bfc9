import { type IncomingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { Answer } from '../../../sandbox/service.mjs'
import type { FaultStep } from './faults.ts'

interface Wire {
  headers: IncomingHttpHeaders
  /** The response that the server sends if the test injects no fault. */
  ordinary: Answer

  res: ServerResponse
  socket: Socket
  reset: () => void
}

type Step = FaultStep & { status: number }
type Act = (step: Step, wire: Wire) => void

export function performOnConnection({ kind }: FaultStep, raw: Socket) {
  if (kind === 'reset') {
    raw.resetAndDestroy()
    return
  }
  // Without a `data` handler, nothing would read the data, and Node would never emit `end`.
  raw.on('end', () => raw.end())
  raw.on('data', () => {
    if (kind === 'garbage-tls' && raw.writable) raw.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
}

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
  garbage: (step, { socket }) => socket.end(textOf(step.body ?? 'This is not HTTP.\r\n\r\n')),
  slow,
  flood: ({ status }, { res }) => pour(res.writeHead(status)),
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
  const type = body === undefined || typeof body === 'string' ? {} : { 'Content-Type': 'application/json' }
  res.writeHead(status, { ...type, ...headers }).end(textOf(body))
}

function writePartOfHead(step: Step, wire: Wire) {
  const head = `HTTP/1.1 ${step.status} ${STATUS_CODES[step.status] ?? ''}\r\nContent-Type: applic`
  wire.socket.write(head, () => {
    if (step.kind === 'cut-headers') cut(step, wire)
  })
}

function writePartOfBody(step: Step, wire: Wire) {
  const text = textOf(step.body ?? '{"')
  const length = step.chunked ? {} : { 'Content-Length': Buffer.byteLength(text) + 64 }
  wire.res.writeHead(step.status, { 'Content-Type': 'application/json', ...length, ...step.headers }).flushHeaders()
  wire.res.write(text, () => {
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
  // Give the client time to read the data before the reset. On Windows, a reset discards unread data, and Node 20
  // mistakes a reset for a normal end if the reset arrives together with data. A client in this process may still
  // have unread data when the timer fires, so wait for one more turn of the event loop.
  if (rst) setTimeout(20).then(() => setImmediate(reset))
  else socket.end()
}

async function slow({ status, headers, intervalMs }: Step, { ordinary, res, socket }: Wire) {
  const body = Buffer.from(ordinary.body)
  const piece = Math.ceil(body.length / 8)
  res.writeHead(status, { ...ordinary.headers, 'Content-Length': body.length, ...headers }).flushHeaders()
  for (let at = 0; at < body.length && !socket.destroyed; at += piece) {
    await setTimeout(intervalMs)
    res.write(body.subarray(at, at + piece))
  }
  res.end()
}

export function pour(res: ServerResponse) {
  pipeline(Readable.from(forever()), res, () => {})
}

function* forever() {
  for (;;) yield Buffer.alloc(65_536, 'x')
}

const textOf = (body: unknown) => (typeof body === 'string' ? body : (JSON.stringify(body) ?? ''))
