import { readBody } from './body.mjs'
import { Journal } from './journal.mjs'
import { foreignness, listen } from './loopback.mjs'
import { createPage } from './page.mjs'
import { sampleAudiences } from './samples.mjs'
import { answerTo } from './service.mjs'

/** @typedef {import('./samples.mjs').Audience} Audience */

/**
 * @typedef {object} SandboxOptions
 * @property {string} [host] a loopback name or address
 * @property {number} [port] 0 takes any free one
 * @property {string | undefined} [token]
 * @property {Audience[]} [audiences]
 * @property {string | undefined} [payloadFile] the file that the step of the page takes its content from
 * @property {(dealt: import('./journal.mjs').Dealt) => void} [onRequest] called for each request once it was handled
 * @property {() => void} [onGarbage] called if something arrives that is not HTTP
 */

/**
 * @typedef {object} Sandbox
 * @property {string} url with the host as it was given
 * @property {number} port
 * @property {string} token
 * @property {Audience[]} audiences
 * @property {() => Promise<void>} close ends every connection
 */

/**
 * Starts the push service of docs/api.md on this machine, in this process, reachable only from it. It shows what it was
 * sent on a page at its address.
 * @param {SandboxOptions} [options]
 * @returns {Promise<Sandbox>}
 * @throws {RangeError} if host, port or token is not acceptable; the error of `listen` if the port is not available
 */
export async function startSandbox({
  host = '127.0.0.1',
  port = 0,
  token = 'sandbox-token-0123456789abcdef',
  audiences = sampleAudiences,
  payloadFile,
  onRequest,
  onGarbage,
} = {}) {
  if (!/^[\x21-\x7e]+$/.test(token)) throw new RangeError('token must be visible ASCII, and at least one character')

  const { url, port: actual, http, close } = await listen({ host, port }, serve)
  const service = { url, token, audiences, accepted: 0 }
  const journal = new Journal()
  const page = createPage(service, journal, payloadFile)
  http.on('clientError', (/** @type {NodeJS.ErrnoException} */ error, socket) => {
    // A client that goes away in the middle of a request is on record as such.
    if (error.code?.startsWith('HPE_') && error.code !== 'HPE_INVALID_EOF_STATE') onGarbage?.()
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  return { url, port: actual, token, audiences, close: () => Promise.all([close(), page.close()]).then(() => {}) }

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   */
  function serve(req, res) {
    if (page.serve(req, res)) return
    const isForeign = foreignness(req.headers, url) !== undefined
    const record = (/** @type {import('./journal.mjs').Dealt} */ dealt) => {
      onRequest?.(dealt)
      // A web page that makes a browser send requests must not fill the list.
      if (!isForeign) page.show(dealt)
    }
    const request = { method: req.method ?? '', path: req.url ?? '', headers: req.headers, body: '', complete: false }
    req.on('close', () => {
      if (!request.complete) record({ ...request, accepted: false })
    })
    readBody(req, request, (bytes, tooLarge) => {
      const { status, headers, body, notification, refused } = answerTo({ service, request, bytes, tooLarge })
      if (notification !== undefined) service.accepted += 1
      const target = /** @type {{ value?: unknown } | undefined} */ (notification?.body.target)
      const audience = audiences.find(({ id }) => id === target?.value)
      res.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body)
      record({ ...request, accepted: notification !== undefined, audience, status, refused })
    })
  }
}
