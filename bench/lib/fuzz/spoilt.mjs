import { drawBytes } from './files.mjs'
import { spell } from './secrets.mjs'
import { drawText } from './texts.mjs'

/** @typedef {import('../random.mjs').Random} Random */

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
export function spoil(random, bytes, token) {
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
