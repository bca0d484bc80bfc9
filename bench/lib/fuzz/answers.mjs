import { spell } from './secrets.mjs'
import { spoil } from './spoilt.mjs'
import { drawText } from './texts.mjs'

/** @typedef {import('../random.mjs').Random} Random */

/**
 * An answer as bytes. `sound` tells what it says where it is by the book; `brokenOff` that it ends before its end, and
 * that this can be seen.
 * @typedef {object} Answer
 * @property {Buffer} bytes
 * @property {Sound | undefined} sound
 * @property {boolean} brokenOff
 * @property {import('./wire.mjs').Script} script
 */
/** @typedef {{ status: number, headers: [string, string][], body: Buffer }} Sound */

const statuses = [
  200, 200, 201, 202, 204, 206, 299, 300, 301, 302, 307, 400, 401, 403, 404, 407, 409, 422, 429, 429, 499,
]
const rareStatuses = [500, 500, 502, 503, 503, 504, 599, 600, 999]
const retryAfters = [
  '0',
  '0',
  '00',
  '121',
  '99999999999999999999',
  'soon',
  '-1',
  '0.5',
  'Sun, 06 Nov 1994 08:49:37 GMT',
  '',
]

const framings = /** @type {const} */ (['length', 'length', 'length', 'chunked', 'close'])

/**
 * @param {Random} random
 * @param {{ token: string, drawBody: (random: Random) => Buffer, locations: readonly string[] }} material
 * @returns {Answer}
 */
export function drawAnswer(random, { token, drawBody, locations }) {
  const status = random.pick(random.chance(0.8) ? statuses : rareStatuses)
  const body = status === 204 ? Buffer.alloc(0) : withEcho(random, drawBody(random), token)
  const headers = drawHeaders(random, status, token, locations)
  const framing = status === 204 ? 'none' : random.pick(framings)
  const sound = { status, headers, body }
  const bytes = Buffer.concat([drawInterim(random), write(random, sound, framing)])
  const early = random.chance(0.03)
  const end = framing === 'close' ? 'end' : random.pick(/** @type {const} */ (['end', 'hold', 'hold']))
  if (random.chance(0.45)) return { bytes, sound, brokenOff: false, script: scripted(random, bytes, end, early) }

  const ending = random.pick(/** @type {const} */ (['end', 'end', 'end', 'end', 'end', 'end', 'end', 'reset', 'hold']))
  if (random.chance(0.3)) {
    const cut = bytes.subarray(0, random.whole(0, bytes.length - 1))
    const brokenOff = framing === 'length' || framing === 'chunked'
    return { bytes: cut, sound: undefined, brokenOff, script: scripted(random, cut, ending, early) }
  }
  const spoilt = spoil(random, bytes, token)
  return { bytes: spoilt, sound: undefined, brokenOff: false, script: scripted(random, spoilt, ending, early) }
}

/**
 * @param {Random} random
 * @param {Buffer} body
 * @param {string} token
 */
function withEcho(random, body, token) {
  if (!random.chance(0.25)) return body
  const at = random.whole(0, body.length)
  return Buffer.concat([body.subarray(0, at), Buffer.from(spell(random, token)), body.subarray(at)])
}

/**
 * @param {Random} random
 * @param {number} status
 * @param {string} token
 * @param {readonly string[]} locations
 * @returns {[string, string][]}
 */
function drawHeaders(random, status, token, locations) {
  /** @type {[string, string][]} */
  const headers = []
  if (random.chance(0.6)) headers.push(['Content-Type', random.pick(['application/json', 'text/html', 'x'])])
  if (status === 429 || status === 503 || random.chance(0.05)) {
    if (random.chance(0.8)) headers.push(['Retry-After', random.pick(retryAfters)])
  }
  if ((status >= 300 && status < 400) || random.chance(0.05)) {
    const drawn = [
      ...locations,
      '/',
      '//',
      'https://evil.example/',
      '::error::x',
      '##[error]x',
      `/${token}`,
      'javascript:x',
    ]
    headers.push(['Location', random.pick(drawn)])
  }
  if (random.chance(0.1)) headers.push(['Connection', random.pick(['close', 'keep-alive', 'upgrade'])])
  if (random.chance(0.05)) headers.push(['X-Echo', token])
  return headers
}

/**
 * Answers that come before the answer.
 * @param {Random} random
 */
function drawInterim(random) {
  if (!random.chance(0.06)) return Buffer.alloc(0)
  const one = random.pick(['HTTP/1.1 100 Continue\r\n\r\n', 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'])
  return Buffer.from(one.repeat(random.pick([1, 1, 2, 50])))
}

/**
 * @param {Random} random
 * @param {Sound} answer
 * @param {'none' | 'length' | 'chunked' | 'close'} framing
 */
function write(random, { status, headers, body }, framing) {
  const framed = [...headers]
  if (framing === 'length') framed.push(['Content-Length', `${body.length}`])
  if (framing === 'chunked') framed.push(['Transfer-Encoding', 'chunked'])
  if (framing === 'close') framed.push(['Connection', 'close'])
  const lines = framed.map(([name, value]) => `${random.chance(0.1) ? name.toLowerCase() : name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status}${random.pick([' OK', ' Nope', ' ', ' ::error::x'])}\r\n${lines.join('')}\r\n`
  return Buffer.concat([Buffer.from(head), framing === 'chunked' ? chunked(random, body) : body])
}

/**
 * @param {Random} random
 * @param {Buffer} body
 */
function chunked(random, body) {
  /** @type {Buffer[]} */
  const parts = []
  for (let at = 0; at < body.length; ) {
    const piece = body.subarray(at, at + random.whole(1, Math.max(1, body.length)))
    const extension = random.chance(0.1) ? ';a="b"' : ''
    parts.push(Buffer.from(`${piece.length.toString(16)}${extension}\r\n`), piece, Buffer.from('\r\n'))
    at += piece.length
  }
  parts.push(Buffer.from(random.chance(0.1) ? '0\r\nTrailer: x\r\n\r\n' : '0\r\n\r\n'))
  return Buffer.concat(parts)
}

/**
 * @param {Random} random
 * @param {Buffer} bytes
 * @param {import('./wire.mjs').Script['end']} end
 * @param {boolean} early
 */
function scripted(random, bytes, end, early) {
  const cuts = Array.from({ length: random.pick([0, 0, 1, 3]) }, () => random.whole(0, bytes.length))
  const marks = [0, ...cuts.sort((one, other) => one - other), bytes.length]
  const pieces = marks.slice(1).map((mark, index) => bytes.subarray(marks[index], mark))
  return { pieces: pieces.filter(piece => piece.length > 0), end, early }
}

/**
 * The status of the answer that these bytes begin, those that announce one left aside; undefined where there is none.
 * @param {Buffer} bytes
 */
export function statusIn(bytes) {
  let text = bytes.toString('latin1')
  for (;;) {
    const status = /^[\r\n]*HTTP\/\d\.\d (\d{3})(?!\d)/.exec(text)?.[1]
    if (status === undefined) return undefined
    if (!status.startsWith('1') || status === '101') return Number(status)
    const end = /\r?\n\r?\n/.exec(text)
    if (end === null) return undefined
    text = text.slice(end.index + end[0].length)
  }
}

const says = [
  '',
  '',
  '{}',
  '{"id":1,"status":"accepted"}',
  '{"success":true,"error":null,"errors":[]}',
  '{"success":false}',
  '{"error":"no"}',
  '{"errors":[{"a":1}]}',
  '{"ok":false,"error":""}',
  'fine',
  'null',
  '[]',
  '"error"',
  '<html>::error::x\n##[error]x</html>',
  '\ufeff{}',
  ' \r\n',
]

/**
 * What a service says of a send.
 * @param {Random} random
 */
export function drawSaid(random) {
  const text = random.chance(0.8) ? random.pick(says) : drawText(random)
  return Buffer.from(random.chance(0.01) ? text.padEnd(random.pick([65_530, 70_000, 1_100_000]), ' é') : text)
}
