import { createRedactor } from '../../../../src/redaction.ts'
import { listAudiences } from '../../../../src/service/audience-list.ts'
import { checkUrls } from '../../../../src/service/check-urls.ts'
import { deliver } from '../../../../src/service/delivery.ts'
import { createHttpClient } from '../../../../src/service/http.ts'
import { PushService } from '../../../../src/service/push-service.ts'
import { drawAnswer, drawSaid, statusIn } from '../answers.mjs'
import { mustSpeakOfValues } from '../bodies.mjs'
import { must } from '../case.mjs'
import { drawImage } from '../images.mjs'
import { drawList } from '../lists.mjs'
import { mustBeFailure, mustBeOurs, mustBeRefused, mustBeSafe, mustEndAs, mustEndWithoutRemnant } from '../meanings.mjs'
import { drawToken, shows } from '../secrets.mjs'
import { startWire } from '../wire.mjs'

/** @typedef {import('../../../../src/errors.ts').Failure} Failure */
/** @typedef {import('../../random.mjs').Random} Random */
/** @typedef {import('../answers.mjs').Answer} Answer */
/** @typedef {import('../wire.mjs').Received} Received */

/** An answer that never ends is waited for this long, in milliseconds. */
const shortMs = 120
const longMs = 5_000
/** Nothing may take longer than this, in milliseconds: tries and their time limits included. */
const endlessMs = 40_000

const body = '{"title":"Fuzz – é","message":"m"}'

/**
 * Raw bytes over a real connection: a verdict always, and none that the bytes do not bear out.
 * @type {import('../case.mjs').Target}
 */
export const exchanges = { share: 15, lanes: 12, open }

async function open() {
  /** @type {Answer[]} */
  let answers = []
  /** @type {Answer[]} */
  let given = []
  /** @type {Received[]} */
  let received = []
  const next = () => answers[Math.min(given.length, answers.length - 1)]
  const wire = await startWire({
    onConnection: () => {
      const answer = next()
      if (!answer?.script.early) return undefined
      given.push(answer)
      return answer.script
    },
    onRequest: (request, answered) => {
      const isOfThisCase = request.path.includes(`/${cases}/`)
      if (isOfThisCase) received.push(request)
      const answer = next()
      if (answered || !isOfThisCase || !answer) return undefined
      given.push(answer)
      return answer.script
    },
  })
  const proxy = `http://127.0.0.1:${wire.port}`
  let cases = 0
  return { run, close: wire.close }

  /** @param {import('../case.mjs').Case} one */
  async function run({ random, show }) {
    // What a client has written before it left may arrive in the next case.
    const url = `http://127.0.0.1:${wire.port}/${++cases}`
    const token = drawToken(random)
    const operation = random.pick(/** @type {const} */ (['send', 'send', 'send', 'list', 'check']))
    const drawBody = {
      send: drawSaid,
      list: (/** @type {Random} */ from) => Buffer.from(drawList(from).text),
      check: drawImage,
    }[operation]
    const material = {
      token,
      drawBody,
      locations: [`${url}/a`, `/${cases}/b`, 'c?d#e', url.replace('//', '//user:pass@')],
    }
    answers = Array.from({ length: random.pick([1, 1, 2, 3]) }, () => drawAnswer(random, material))
    given = []
    received = []
    show({
      operation,
      token,
      answers: answers.map(({ bytes, script: { end, early } }) => ({ bytes: bytes.toString('latin1'), end, early })),
    })

    const timeoutMs = answers.some(({ sound, script }) => script.end === 'hold' && !sound) ? shortMs : longMs
    const cancel = new AbortController()
    const stop = random.chance(0.03) ? setTimeout(() => cancel.abort(), random.whole(0, 5)) : undefined
    // Whatever an answer points to outside of this machine goes to the same server, as its proxy.
    const http = createHttpClient({ http: proxy, https: proxy, bypass: '127.0.0.1' })
    const service = new PushService({ baseUrl: url, token, timeoutMs, userAgent: 'fuzz', http, cancel: cancel.signal })
    const redact = createRedactor([token])
    const onWait = (/** @type {Failure} */ why, /** @type {number} */ waitMs) => {
      mustBeSafe(`${why.message} ${why.next}`, redact, token)
      if (waitMs > 300) cancel.abort()
    }
    const attempt = { service, retries: random.whole(0, 2), cancel: cancel.signal, redact, onWait, random: () => 0 }
    try {
      if (operation === 'send') return await within(endlessMs, send())
      if (operation === 'list') return await within(endlessMs, list())
      return await within(endlessMs, check())
    } finally {
      clearTimeout(stop)
      answers = []
      await wire.drop()
    }

    async function send() {
      let attempts = 0
      const { verdict, statusCode, response } = await deliver({ ...attempt, body, onAttempt: () => attempts++ })
      const { outcome } = verdict
      mustBeOurs(received, `POST /${cases}/v1/notifications`, token, body)
      must(attempts <= attempt.retries + 1, `${attempts} attempts`)
      must(received.length <= attempts, `${attempts} attempts, but ${received.length} requests`)
      must(response === undefined || Buffer.byteLength(response) <= 65_536, 'the response is too long')
      must(response === undefined || !shows(response, token), 'the response shows the token')
      const cancelled = cancel.signal.aborted
      const last = given.at(-1)
      // A try may also end on a connection that the service is about to close, and so get no answer.
      const answered = given.length === attempts && !cancelled
      const status = last && statusIn(last.bytes)
      for (const before of given.slice(0, -1)) mustBeRefused(before)
      if (outcome === 'sent') {
        must(Math.floor(Number(status) / 100) === 2, `sent, where the service said ${status}`)
        must(statusCode === status, `the status is ${statusCode}, where the service said ${status}`)
        if (verdict.doubt) mustSpeakOfValues(verdict.doubt, '')
        mustEndAs(last, 'sent', answered)
        return verdict.doubt ? 'sent, in doubt' : 'sent'
      }
      const { reason, title, message, next } = verdict.failure
      mustSpeakOfValues(`${title} ${message} ${next}`, answers.map(({ bytes }) => bytes.toString('utf8')).join(' '))
      mustBeSafe(`${title}\n${message}\n${next}`, redact, token)
      if (outcome === 'rejected') must(Number(status) >= 300, `rejected, where the service said ${status}`)
      if (outcome === 'not-sent') must(received.length === 0 || cancelled, 'not sent, although the service received it')
      if (response !== undefined && last?.brokenOff) mustEndWithoutRemnant(response, token)
      if (reason !== 'timeout') mustEndAs(last, outcome, answered)
      return `${outcome}`
    }

    async function list() {
      const audiences = await listAudiences(attempt).catch(error => mustBeFailure(error, redact, token))
      mustBeOurs(received, `GET /${cases}/v1/audience`, token, '')
      must(received.length <= attempt.retries + 1, `${received.length} requests`)
      if (!audiences) return 'no list'
      const last = given.at(-1)
      must(last && Math.floor(Number(statusIn(last.bytes)) / 100) === 2, 'a list that the service did not give')
      must(
        audiences.every(({ id }) => Number.isSafeInteger(id)),
        'an audience is none',
      )
      return 'list'
    }

    async function check() {
      const page = `${url}/page`
      const notification = {
        title: 't',
        message: 'm',
        icon_url: `${url}/icon.png`,
        ...(random.chance(0.5) && { banner_url: random.pick([`${url}/banner.png`, page]) }),
        landing_url: page,
      }
      const checked = checkUrls({ notification, http, timeoutMs, userAgent: 'fuzz', cancel: cancel.signal })
      const doubts = await checked.catch(error => mustBeFailure(error, redact, token))
      must(!received.some(({ head }) => /^auth/im.test(head)), 'a secret went along')
      for (const doubt of doubts ?? []) mustSpeakOfValues(doubt, '')
      return doubts ? 'URLs pass' : 'URLs fail'
    }
  }
}

/**
 * @template T
 * @param {number} ms
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
async function within(ms, promise) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end within ${ms} ms`)), ms)
  })
  try {
    return /** @type {T} */ (await Promise.race([promise, late]))
  } finally {
    clearTimeout(timer)
  }
}
