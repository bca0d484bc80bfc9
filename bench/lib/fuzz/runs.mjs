import { drawAnswer, drawSaid } from './answers.mjs'
import { drawEvent } from './events.mjs'
import { drawBytes, drawFile } from './files.mjs'
import { drawGithubAnswers } from './github.mjs'
import { drawImage } from './images.mjs'
import { drawInputs } from './inputs.mjs'
import { drawList, drawWanted } from './lists.mjs'
import { drawText } from './texts.mjs'

/** @typedef {import('../random.mjs').Random} Random */
/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {import('./wire.mjs').Received} Received */
/** @typedef {'list' | 'send' | 'github' | 'page'} Route */
/** @typedef {{ route: Route, request: Received, answer: Answer | undefined }} Seen */

/**
 * A run of an action, and what answers it: by route, one answer for each request, the last for all further ones.
 * @typedef {object} DrawnRun
 * @property {'send' | 'audiences'} action
 * @property {import('./inputs.mjs').DrawnInputs} inputs
 * @property {Record<string, string>} env
 * @property {Buffer} event
 * @property {Record<string, Buffer>} files
 * @property {Record<Route, Answer[]>} answers
 * @property {number[] | undefined} ids of the audiences that are listed, where the list is by the book
 * @property {number | undefined} signalAfterMs
 */

/**
 * What a request is for, also where it comes through the proxy.
 * @param {Received} request
 * @returns {Route}
 */
export function routeOf({ path }) {
  if (path.endsWith('/v1/audience')) return 'list'
  if (path.endsWith('/v1/notifications')) return 'send'
  return path.startsWith('/github/') ? 'github' : 'page'
}

/**
 * @param {Random} random
 * @param {string} url of the server that answers everything
 * @param {{ token: string, githubToken: string }} secrets
 * @returns {DrawnRun}
 */
export function drawRun(random, url, { token, githubToken }) {
  const inputs = drawInputs(random, token, random.chance(0.25))
  const { raw } = inputs
  const material = { token, locations: [`${url}/a`, '/b', 'https://evil.example/'] }
  const list = drawList(random)
  const listAnswer = drawAnswer(random, { ...material, drawBody: () => Buffer.from(list.text) })
  const listed = random.chance(0.85) ? byTheBook(list.text) : listAnswer

  if (random.chance(0.95)) raw['base-url'] = `${url}/push`
  if (random.chance(0.95)) raw.timeout = '1'
  if (random.chance(0.95)) raw.retries = random.pick(['0', '1'])
  // Most runs are to come as far as the send.
  if (random.chance(0.6)) raw['dry-run'] = ''
  if (random.chance(0.3)) Object.assign(raw, { target: 'all', 'audience-id': '', 'audience-name': '', 'max-reach': '' })
  if (raw.target === 'audience' && list.audiences && random.chance(0.9)) {
    const { id, name } = /** @type {{ id?: number, name?: string }} */ (drawWanted(random, list.audiences))
    Object.assign(raw, { 'audience-id': id ? `${id}` : '', 'audience-name': name ?? '' })
    if (random.chance(0.8)) raw['max-reach'] = ''
  }
  if (random.chance(0.04)) raw['check-urls'] = 'true'
  if (random.chance(0.12)) Object.assign(raw, { 'once-key': drawText(random), 'github-token': githubToken })
  const { files, event, name } = drawContent(random, raw)
  makePassable(inputs)

  return {
    action: random.chance(0.12) ? 'audiences' : 'send',
    inputs,
    env: {
      ...proxies(url),
      GITHUB_EVENT_NAME: name,
      GITHUB_API_URL: `${url}/github`,
      GITHUB_REPOSITORY: 'octo/site',
      GITHUB_SHA: 'c0ffee0000000000000000000000000000000001',
      GITHUB_RUN_ID: '4242',
      GITHUB_RUN_ATTEMPT: random.pick(['1', '1', '2']),
    },
    event,
    files,
    answers: {
      list: [listed],
      send: Array.from({ length: 3 }, () => drawAnswer(random, { ...material, drawBody: drawSaid })),
      github: drawGithubAnswers(random, githubToken),
      page: Array.from({ length: 4 }, () => drawAnswer(random, { ...material, drawBody: drawImage })),
    },
    ids: listed === listAnswer ? undefined : list.audiences?.map(({ id }) => id),
    signalAfterMs: random.chance(0.05) ? random.whole(0, 250) : undefined,
  }
}

/** Whatever is not on this machine is asked for at the server that answers everything, as its proxy. */
const proxies = (/** @type {string} */ url) => ({ http_proxy: url, https_proxy: url, no_proxy: '127.0.0.1' })

/**
 * Takes content from the inputs and puts it, now and then, into a file or an event.
 * @param {Random} random
 * @param {Record<string, string>} raw
 * @returns {{ files: Record<string, Buffer>, event: Buffer, name: string }}
 */
function drawContent(random, raw) {
  /** @type {Record<string, Buffer>} */
  const files = {}
  if (random.chance(0.2)) {
    raw['payload-file'] = 'campaign.yml'
    files['campaign.yml'] = drawFile(random, true).bytes
  }
  const drawn = drawEvent(random)
  const open = random.chance(0.25)
  if (open) for (const name of ['title', 'message', 'icon-url', 'landing-url']) if (random.chance(0.7)) raw[name] = ''
  const event = random.chance(0.05) ? drawBytes(random, 40) : Buffer.from(JSON.stringify(drawn.payload) ?? '')
  return { files, event, name: open ? passable(drawn.name) : 'workflow_dispatch' }
}

/** No more fits into an environment variable of Linux. */
const longestVariable = 120_000

/**
 * A text as it can be in the environment of a process.
 * @param {string} text
 */
const passable = text => text.replaceAll('\u0000', '').toWellFormed()

/** @param {import('./inputs.mjs').DrawnInputs} inputs */
function makePassable(inputs) {
  for (const [name, value] of Object.entries(inputs.raw)) {
    const fitting = passable(value).trim()
    const fits = Buffer.byteLength(fitting) <= longestVariable
    inputs.raw[name] = fits ? fitting : ''
    // Other than JSON escapes, raw ones do not survive.
    if (!fits && name === 'actions') inputs.actions = undefined
    if (!fits && name === 'extra-fields') inputs.extraFields = undefined
  }
}

/**
 * @param {string} text
 * @returns {Answer}
 */
function byTheBook(text) {
  const body = Buffer.from(text)
  const bytes = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n`), body])
  const sound = { status: 200, headers: [], body }
  return { bytes, sound, brokenOff: false, script: { pieces: [bytes], end: 'hold', early: false } }
}
