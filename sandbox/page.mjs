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

/** What the page consists of: file and type by path. */
const files = new Map(
  readdirSync(folder).map(name => {
    const type = types[/** @type {keyof typeof types} */ (name.split('.').at(-1))]
    return [name === 'page.html' ? '/' : `/${name}`, { name, type: `${type}; charset=utf-8` }]
  }),
)

// The page shows text and images of anyone who may send, so it tells the browser to run only the page's own script,
// to let no string become markup, and to let no other page embed this one or read its data.
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
 * The page that shows what the service is sent: some files, and its state, which it asks for again and again. It also runs the action,
 * only for itself. Requests for the page are not on record.
 * @param {import('./service.mjs').Service} service
 * @param {string | undefined} payloadFile the file that the step of the page takes its content from
 */
export function createPage(service, payloadFile) {
  const sending = createSending(service, payloadFile)
  const journal = new Journal()

  return {
    /**
     * Serves a request if it is for the page. One that a foreign page could have caused is not, and is left for the
     * service to refuse.
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
      // Another site may link to the page. It may neither embed it nor read its data.
      else if ((path === '/' ? foreignName : foreignness)(req.headers, service.url)) return false
      else if (path === '/state') sendState(res, new URLSearchParams(query))
      else if (file !== undefined) sendFile(res, file)
      else return false
      return true
    },

    /**
     * Keeps a request for the page.
     * @param {import('./journal.mjs').Dealt} dealt
     */
    show: dealt => journal.add(dealt),

    close: sending.close,
  }

  /**
   * Sends what the page offers, and the requests that it does not have yet.
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
