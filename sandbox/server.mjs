import { readBody } from './body.mjs'
import { foreignness, listen } from './loopback.mjs'
import { createPage } from './page.mjs'
import { sampleAudiences } from './samples.mjs'
import { answerTo, refuse } from './service.mjs'

/** @typedef {import('./samples.mjs').Audience} Audience */

/**
 * @typedef {object} SandboxOptions
 * @property {number} [port] 0 means any free port
 * @property {Audience[]} [audiences]
 * @property {string} [payloadFile] the payload file for the first example on the page
 * @property {(request: HandledRequest) => void} [onRequest] called after each request
 */

/**
 * @typedef {object} Sandbox
 * @property {string} url
 * @property {number} port
 * @property {string} token
 * @property {Audience[]} audiences
 * @property {() => Promise<void>} close closes all connections and ends all runs
 */

/**
 * A request that the sandbox responded to, or that ended early because the client disconnected. Headers are left out
 * because they may contain a real token, which must not appear on screen.
 * @typedef {object} HandledRequest
 * @property {string} method
 * @property {string} path
 * @property {string} body
 * @property {boolean} complete false if the client disconnected before the end of the body
 * @property {boolean} accepted whether it was a notification that the service accepted
 * @property {Audience} [audience] the notification's audience; absent if it is for all subscribers
 * @property {number} [status] the response's status; absent if the request was not complete
 * @property {import('./service.mjs').Refused} [refused] why the sandbox refused the request
 */

const token = 'sandbox-token-0123456789abcdef'

/**
 * Starts an in-process push service that implements docs/api.md and that only this machine can reach. The page at its
 * URL shows the requests that it has received.
 * @param {SandboxOptions} [options]
 * @returns {Promise<Sandbox>}
 * @throws {RangeError} if the port number is not valid, or an `EADDRINUSE` error if the port is in use
 */
export async function startSandbox({ port = 0, audiences = sampleAudiences, payloadFile, onRequest } = {}) {
  const { url, port: actual, close } = await listen(port, serve)
  const service = { url, token, audiences, accepted: 0 }
  const page = createPage(service, payloadFile)
  return { url, port: actual, token, audiences, close: () => Promise.all([close(), page.close()]).then(() => {}) }

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   */
  function serve(req, res) {
    const foreign = foreignness(req)
    if (foreign !== undefined) refuseForeign(req, res, foreign)
    else if (!page.serve(req, res)) answer(req, res)
  }

  /**
   * Refuses a request without reading its body. The request appears only in the terminal, so that other web pages
   * cannot fill up the list on the sandbox page.
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   * @param {string} reason
   */
  function refuseForeign({ method = '', url: path = '' }, res, reason) {
    const { status, headers, body, refused } = refuse(403, reason)
    res.writeHead(status, { ...headers, Connection: 'close' }).end(body)
    onRequest?.({ method, path, body: '', complete: true, accepted: false, status, refused })
  }

  /**
   * Handles a request to the push service.
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   */
  function answer(req, res) {
    const { method = '', url: path = '', headers } = req
    const request = { method, path, body: '', complete: false }
    const record = (/** @type {HandledRequest} */ handled) => {
      onRequest?.(handled)
      page.show(handled)
    }
    req.on('close', () => {
      if (!request.complete) record({ ...request, accepted: false })
    })
    readBody(req, request, (bytes, tooLarge) => {
      const exchange = { service, request: { ...request, headers }, bytes, tooLarge }
      const { status, headers: ownHeaders, body, notification, refused } = answerTo(exchange)
      const accepted = notification !== undefined
      if (accepted) service.accepted += 1
      const target = /** @type {{ value?: unknown } | undefined} */ (notification?.body.target)
      const audience = audiences.find(({ id }) => id === target?.value)
      res.writeHead(status, { ...ownHeaders, 'Content-Length': Buffer.byteLength(body) }).end(body)
      record({ ...request, accepted, audience, status, refused })
    })
  }
}
