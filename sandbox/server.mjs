import { readBody } from './body.mjs'
import { listen, refuseForeign } from './loopback.mjs'
import { createPage } from './page.mjs'
import { pageAudiences } from './samples.mjs'
import { answerTo } from './service.mjs'

/** @typedef {import('./samples.mjs').Audience} Audience */

/**
 * @typedef {object} SandboxOptions
 * @property {number} [port] 0 means any free port
 * @property {Audience[]} [audiences]
 * @property {string | undefined} [payloadFile] the payload file in the first example of the page
 * @property {(dealt: import('./journal.mjs').Dealt) => void} [onRequest] called after each request
 */

/**
 * @typedef {object} Sandbox
 * @property {string} url
 * @property {number} port
 * @property {string} token
 * @property {Audience[]} audiences
 * @property {() => Promise<void>} close ends every connection
 */

const token = 'sandbox-token-0123456789abcdef'

/**
 * Starts the push service of docs/api.md in this process. Only this machine can reach it. A page at its address shows
 * the requests that it received.
 * @param {SandboxOptions} [options]
 * @returns {Promise<Sandbox>}
 * @throws {RangeError} if the port is not acceptable; the error of `listen` if it is not available
 */
export async function startSandbox({ port = 0, audiences = pageAudiences, payloadFile, onRequest } = {}) {
  const { url, port: actual, close } = await listen({ host: '127.0.0.1', port }, serve)
  const service = { url, token, audiences, accepted: 0 }
  const page = createPage(service, payloadFile)
  return { url, port: actual, token, audiences, close: () => Promise.all([close(), page.close()]).then(() => {}) }

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   */
  function serve(req, res) {
    if (page.serve(req, res)) return
    const request = { method: req.method ?? '', path: req.url ?? '', headers: req.headers, body: '', complete: false }
    const foreign = refuseForeign(req, res, url)
    if (foreign !== undefined) {
      // Show these requests only in the terminal, because a web page must not fill the list.
      onRequest?.({
        ...request,
        complete: true,
        accepted: false,
        status: 403,
        refused: { error: foreign, problems: [] },
      })
      return
    }
    const record = (/** @type {import('./journal.mjs').Dealt} */ dealt) => {
      onRequest?.(dealt)
      page.show(dealt)
    }
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
