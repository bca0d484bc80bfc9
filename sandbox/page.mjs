import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Journal } from './journal.mjs'
import { foreignName, foreignness, isOwn } from './loopback.mjs'
import { createSending } from './sending.mjs'

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

const folder = new URL('page/', import.meta.url)

const types = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
}

/** The files of the page with their types, by path. */
const files = new Map(
  readdirSync(folder).map(name => {
    const type = types[/** @type {keyof typeof types} */ (name.split('.').at(-1))]
    return [name === 'page.html' ? '/' : `/${name}`, { name, type: `${type}; charset=utf-8` }]
  }),
)

// The page shows text and images from anyone who may send. The browser must therefore run only the page's own script,
// treat no string as markup, and let no other page embed this page or read its data.
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
 * Serves the page that shows the requests to the service: some files, and the state, which the page polls. The page can
 * also run the action. Other pages cannot. The list of requests does not contain requests for the page.
 * @param {import('./service.mjs').Service} service
 * @param {string | undefined} payloadFile the payload file in the first example of the page
 */
export function createPage(service, payloadFile) {
  const sending = createSending(service, payloadFile)
  const journal = new Journal()

  return {
    /**
     * Serves a request if it is for the page. Leaves a request that another page may have caused to the service, which
     * refuses it.
     * @param {IncomingMessage} req
     * @param {ServerResponse} res
     * @returns {boolean} whether it was for the page
     */
    serve: (req, res) => {
      const [path = '', query] = (req.url ?? '').split('?')
      const file = files.get(path)
      const isPost = req.method === 'POST' && isOwn(req.headers, service.url)
      if (isPost && path === '/send') sending.serve(req, res, headers)
      else if (isPost && path === '/clear') clear(res)
      else if (req.method !== 'GET') return false
      // Another site may link to the page, but must not embed it or read its data.
      else if ((path === '/' ? foreignName : foreignness)(req.headers, service.url)) return false
      else if (path === '/state') sendState(res, new URLSearchParams(query))
      else if (file !== undefined) sendFile(res, file)
      else return false
      return true
    },

    /**
     * Adds a request to the list of the page.
     * @param {import('./journal.mjs').Dealt} dealt
     */
    show: dealt => journal.add(dealt),

    close: sending.close,
  }

  /**
   * Sends the examples and settings of the page, and the requests that the page does not have yet.
   * @param {ServerResponse} res
   * @param {URLSearchParams} query has the list that the page knows, and the number of its last request
   */
  function sendState(res, query) {
    const seen = query.get('list') === journal.id ? Number(query.get('seen')) : 0
    const offered = {
      list: journal.id,
      audiences: service.audiences,
      payloadFile: payloadFile && basename(payloadFile),
    }
    const state = `{"offered":${JSON.stringify(offered)},"requests":${journal.after(seen)}}`
    res.writeHead(200, { ...headers, 'Content-Type': 'application/json' }).end(state)
  }

  /** @param {ServerResponse} res */
  async function clear(res) {
    if (!(await sending.forget())) return res.writeHead(409, headers).end()
    journal.clear()
    res.writeHead(204, headers).end()
  }
}

/**
 * @param {ServerResponse} res
 * @param {{ name: string, type: string }} file
 */
function sendFile(res, { name, type }) {
  res.writeHead(200, { ...headers, 'Content-Type': type }).end(readFileSync(new URL(name, folder)))
}
