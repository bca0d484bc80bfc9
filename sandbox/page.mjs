import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readBody } from './body.mjs'
import { sampleVariables } from './samples.mjs'
import { WorkflowRunner } from './workflow-runner.mjs'

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {import('./server.mjs').HandledRequest} HandledRequest */
/**
 * A request in the list on the page. `number` starts at 1, and `time` is in ISO 8601 format.
 * @typedef {HandledRequest & { number: number, time: string }} Entry
 */
/**
 * The response when the page polls for new requests. `list` is the list's id, which changes when the list is cleared or
 * the sandbox is restarted. `requests` has the requests that are new to the page, oldest first.
 * @typedef {object} State
 * @property {string} list
 * @property {Entry[]} requests
 * @property {import('./samples.mjs').Audience[]} audiences
 * @property {Record<string, string>} variables the repository's variables, until the user changes them
 * @property {string | undefined} payloadFile the name of the payload file for the first example
 */

/** The maximum number of requests to keep for the page. Older requests are dropped. */
const keptRequests = 100

const folder = new URL('page/', import.meta.url)

const types = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
}

/** The page's files and their content types, by path. */
const files = new Map(
  readdirSync(folder).map(name => {
    const type = types[/** @type {keyof typeof types} */ (name.split('.').at(-1))]
    return [name === 'page.html' ? '/' : `/${name}`, { name, type: `${type}; charset=utf-8` }]
  }),
)

// The page shows untrusted text and images, so the browser must run only the page's own scripts, never treat a string
// as markup, and keep other pages from embedding this page or reading its data.
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
}

/**
 * Creates the page, which shows the requests to the service (but not those for the page itself) and runs the action.
 * @param {import('./service.mjs').Service} service
 * @param {string | undefined} payloadFile the payload file for the first example on the page
 */
export function createPage(service, payloadFile) {
  const runner = new WorkflowRunner(service, payloadFile)
  /** @type {Entry[]} oldest first */
  let entries = []
  let list = randomUUID()
  let count = 0

  return {
    /**
     * Serves a request if it is for the page.
     * @param {IncomingMessage} req
     * @param {ServerResponse} res
     * @returns {boolean} whether it was for the page
     */
    serve: (req, res) => {
      const [path = '', query] = (req.url ?? '').split('?')
      const file = files.get(path)
      if (req.method === 'POST' && path === '/send') send(req, res)
      else if (req.method === 'POST' && path === '/clear') clear(res)
      else if (req.method === 'GET' && path === '/state') reply(res, 200, stateAfter(new URLSearchParams(query)))
      else if (req.method === 'GET' && file !== undefined) {
        res.writeHead(200, { ...headers, 'Content-Type': file.type }).end(readFileSync(new URL(file.name, folder)))
      } else return false
      return true
    },

    /**
     * Adds a request to the list on the page.
     * @param {HandledRequest} request
     */
    show: request => {
      count += 1
      entries.push({ number: count, time: new Date().toISOString(), ...request })
      if (entries.length > keptRequests) entries.shift()
    },

    /** Ends all runs. */
    close: () => runner.close(),
  }

  /**
   * @param {URLSearchParams} query the id of the page's list and the number of the last request in it
   * @returns {State}
   */
  function stateAfter(query) {
    const seen = query.get('list') === list ? Number(query.get('seen')) : 0
    const requests = entries.filter(({ number }) => number > seen)
    const { audiences } = service
    return { list, requests, audiences, variables: sampleVariables, payloadFile: payloadFile && basename(payloadFile) }
  }

  /**
   * Runs the workflow in a request's body.
   * @param {IncomingMessage} req
   * @param {ServerResponse} res
   */
  function send(req, res) {
    const request = { body: '', complete: false }
    readBody(req, request, async () => {
      try {
        reply(res, 200, await runner.run(JSON.parse(request.body)))
      } catch (error) {
        reply(res, 400, { problem: error instanceof Error ? error.message : String(error) })
      }
    })
  }

  /** @param {ServerResponse} res */
  async function clear(res) {
    await runner.deleteClaims()
    entries = []
    list = randomUUID()
    count = 0
    res.writeHead(204, headers).end()
  }
}

/**
 * @param {ServerResponse} res
 * @param {number} status
 * @param {object} body
 */
function reply(res, status, body) {
  res.writeHead(status, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
