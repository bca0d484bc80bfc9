import { drawBytes } from './files.mjs'
import { spell } from './secrets.mjs'
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

const statusLines = [
  'HTTP/1.1 200 OK',
  'HTTP/1.0 200 OK',
  'HTTP/2.0 200 OK',
  'HTTP/0.9 200 OK',
  'HTTP/1.1 000 Zero',
  'HTTP/1.1 099 Low',
  'HTTP/1.1 2000 Long',
  'HTTP/1.1 20 Short',
  'HTTP/1.1 -200 OK',
  'HTTP/1.1 101 Switching Protocols',
  'HTTP/1.1 200',
  'http/1.1 200 OK',
  'ICY 200 OK',
  'HTTP/1.1  200 OK',
  '\r\n\nHTTP/1.1 201 Created',
  'POST / HTTP/1.1',
  'HTTP/1.1 200 OK\rHTTP/1.1 500 No',
]
const oddHeaders = [
  'Content-Length: 0',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 2, 2',
  'Content-Length: 0x10',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: gzip',
  'Content-Encoding: gzip',
  'Connection: upgrade\r\nUpgrade: h2c',
  ' folded',
  'No colon',
  ': no name',
  'Na me: x',
  'X: \u0000',
  'X: \x80\xff',
  'Retry-After: 0\r\nRetry-After: 5',
  'Location: https://evil.example/\u0000',
  'Proxy-Connection: close',
  'X-Long: '.padEnd(20_000, 'x'),
]
const chunks = [
  '0\r\n\r\n',
  'ffffffffffffffffff\r\n',
  '-1\r\n',
  'zz\r\n',
  '5 \r\nhello\r\n',
  '5\nhello\n',
  '1;\r\na\r\n0\r\n',
  '\r\n',
]

/**
 * Bytes with accidents of the kind that HTTP knows, or of any kind.
 * @param {Random} random
 * @param {Buffer} bytes
 * @param {string} token
 * @returns {Buffer}
 */
function spoil(random, bytes, token) {
  const text = bytes.toString('latin1')
  const latin = (/** @type {string} */ spoilt) => Buffer.from(spoilt, 'latin1')
  const at = random.whole(0, bytes.length)
  return random.pick([
    () => latin(text.replace(/^[^\r]*/, random.pick(statusLines))),
    () => latin(text.replace('\r\n', `\r\n${random.pick(oddHeaders)}\r\n`)),
    () => latin(text.replace('\r\n\r\n', `\r\n\r\n${random.pick(chunks)}`)),
    () => latin(text.replaceAll('\r\n', random.pick(['\n', '\r', '\r\n ', '\n\n']))),
    () =>
      latin(`${text}${random.pick([text, 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n', '\u0000', 'x'.repeat(100)])}`),
    () => latin(text.replace('\r\n', `\r\n${'X-Flood: y\r\n'.repeat(random.pick([100, 1_500, 20_000]))}`)),
    () => Buffer.concat([bytes.subarray(0, at), drawBytes(random, random.whole(1, 8)), bytes.subarray(at)]),
    () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random.whole(1, 8))]),
    () => Buffer.concat([bytes.subarray(0, at), drawBytes(random, 1), bytes.subarray(at + 1)]),
    () => drawBytes(random, random.whole(0, 300)),
    () => Buffer.from(`${drawText(random)}${spell(random, token)}\r\n\r\n`),
    () => Buffer.concat([bytes, Buffer.alloc(random.chance(0.05) ? 1_200_000 : 2_000, 0x20)]),
  ])()
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
