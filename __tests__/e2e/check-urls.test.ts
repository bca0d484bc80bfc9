import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { startProxy } from '../helpers/doubles/proxy.mjs'
import { startSandbox } from '../helpers/doubles/push-service.mjs'
import type { Sandbox } from '../helpers/doubles/types.mjs'
import { jpeg, png, svg } from '../helpers/images.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { type Outcome, runAction, type Step } from '../helpers/runner.ts'
import { content } from '../helpers/send.ts'
import { certificate } from '../helpers/tls.ts'
import { trusted, trusting } from '../helpers/trusted.ts'
import * as web from '../helpers/website.ts'

// What each answer means is in the unit tests of the same name.

let sandbox: Sandbox
/** Of which every page is fine, until a test changes it. */
let site: web.Website
const closing: (() => Promise<void>)[] = []

beforeEach(async () => {
  sandbox = await startSandbox()
  site = await start({ '/icon': web.image(png(200, 200)), '/': web.answer({ body: 'Welcome' }) }, trusted)
  closing.push(sandbox.close)
})
afterEach(async () => {
  await Promise.all(closing.splice(0).map(close => close()))
})

async function start(pages: Record<string, web.Page>, tls?: { key: string; cert: string }) {
  const website = await web.startWebsite(pages, tls)
  closing.push(website.close)
  return website
}

/** Runs a broadcast that checks its URLs. */
const run = ({ inputs, env, ...step }: Partial<Step> & { env?: Record<string, string> } = {}): Promise<Outcome> =>
  runAction({
    ...step,
    inputs: {
      'base-url': sandbox.url,
      'api-token': sandbox.token,
      target: 'all',
      ...content,
      'icon-url': `${site.url}/icon`,
      'landing-url': `${site.url}/`,
      'check-urls': 'true',
      retries: '0',
      ...inputs,
    },
    ...trusting(env),
  })

function expectSent({ exitCode, outputs, annotations }: Outcome) {
  expect({ exitCode, outcome: outputs.outcome, annotations }).toEqual({ exitCode: 0, outcome: 'sent', annotations: [] })
  expect(sandbox.delivered).toHaveLength(1)
}

/** The message of the one annotation of a run that sent nothing. */
function expectRefused(step: Outcome, reason = 'url-check-failed'): string {
  expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'not-sent', reason, attempts: '0' } })
  expect(sandbox.requests.filter(({ method }) => method === 'POST')).toEqual([])
  expect(step.annotations).toMatchObject([{ level: 'error' }])
  return step.annotations[0]?.message ?? ''
}

describe('what is fine', () => {
  test('is sent, and everything is requested with GET and without credentials', async () => {
    site.pages['/banner'] = web.image(jpeg(360, 240), 'text/plain')
    site.pages['/button'] = web.answer({ status: 204 })
    const actions = JSON.stringify([{ text: 'Go', url: `${site.url}/button` }])
    const outcome = await run({ inputs: { 'banner-url': `${site.url}/banner`, actions } })
    expectSent(outcome)
    expect(outcome.stdout).toContain('URL check passed.')
    expect(site.visits.map(({ path }) => path).sort()).toEqual(['/', '/banner', '/button', '/icon'])
    for (const { method, headers } of site.visits) {
      expect(method).toBe('GET')
      expect(headers['user-agent']).toMatch(/^web-push-action\/\d/)
      expect(Object.keys(headers).sort()).toEqual(['accept', 'connection', 'host', 'user-agent'])
    }
  })

  test('is requested at the same time', async () => {
    const together = (page: web.Page): web.Page => {
      return response => void site.until(({ visits }) => visits.length === 2).then(() => page(response))
    }
    site.pages = { '/icon': together(web.image(png(200, 200))), '/': together(web.answer()) }
    expectSent(await run())
  })

  test('may be an image of 5 MiB after a redirect, and a page that redirects off https and streams for ever', async () => {
    const plain = await start({ '/': web.endless })
    site.pages['/'] = web.redirect(`${plain.url}/`)
    site.pages['/icon'] = web.redirect('cdn/icon')
    const icon = png(200, 200)
    site.pages['/cdn/icon'] = web.image(Buffer.concat([icon, Buffer.alloc(5_242_880 - icon.length)]))
    expectSent(await run())
    expect(plain.visits).toHaveLength(1)
  })

  test('gets warnings about its sizes, and is sent', async () => {
    site.pages['/icon'] = web.image(png(64, 64))
    site.pages['/banner'] = web.image(png(720, 480))
    const { annotations, outputs } = await run({ inputs: { 'banner-url': `${site.url}/banner` } })
    expect(outputs.outcome).toBe('sent')
    expect(annotations.map(({ level, title }) => [level, title])).toEqual(Array(2).fill(['warning', 'Advice']))
    expect(annotations[0]?.message).toMatch(/^icon-url: .* 64x64; browsers show 200x200/)
    expect(annotations[1]?.message).toMatch(/^banner-url: .* 720x480; browsers show 360x240 or 360x200/)
  })

  test('is not requested without check-urls, and may have credentials then', async () => {
    const { host } = new URL(site.url)
    expectSent(await run({ inputs: { 'landing-url': `https://me:hidden@${host}/`, 'check-urls': 'false' } }))
    expect(site.visits).toEqual([])
  })
})

describe('an icon fails that', () => {
  test.each<[string, web.Page, string | RegExp]>([
    ['is a page', web.image(Buffer.from('<!doctype html><title>Log in</title>')), 'is not a valid PNG, JPEG, GIF or'],
    ['streams for ever', web.endless, 'is larger than 5 MiB'],
    ['breaks off', web.cut(png(200, 200)), 'was cut off'],
    ['never ends', web.unfinished({ body: png(200, 200) }), 'did not load completely within 2 s'],
    ['never begins', web.hang, 'did not respond within 2 s'],
    ['is dropped', web.drop, /ended the connection without a response \(.*\)/],
    ['is not there', web.answer({ status: 404, body: png(200, 200) }), 'responded 404 Not Found'],
  ])('%s', async (_, page, wrong) => {
    site.pages['/icon'] = page
    const timeout = String(wrong).includes('within') ? '2' : '30'
    const message = expectRefused(await run({ inputs: { timeout } }))
    const text = wrong instanceof RegExp ? wrong.source : wrong
    expect(message).toMatch(new RegExp(`^icon-url: "${site.url}/icon" ${text}.*\\.\n`))
    expect(message.split('\n')).toHaveLength(3)
  })

  test('redirects off https', async () => {
    const plain = await start({ '/icon': web.image(png(200, 200)) })
    site.pages['/icon'] = web.redirect(`${plain.url}/icon`)
    expect(expectRefused(await run())).toContain('redirects to http')
    expect(plain.visits).toEqual([])
  })

  test('has a certificate of an unknown authority', async () => {
    const other = await start({ '/icon': web.image(png(200, 200)) }, await certificate())
    const message = expectRefused(await run({ inputs: { 'icon-url': `${other.url}/icon` } }))
    expect(message).toMatch(/cannot be reached securely: .*\(.*DEPTH_ZERO_SELF_SIGNED_CERT.*\)\.\n/)
    expect(other.visits).toEqual([])
  })

  test('is on a port that does not speak TLS, in plain words', async () => {
    const message = expectRefused(await run({ inputs: { 'icon-url': sandbox.url.replace('http:', 'https:') } }))
    expect(message).toMatch(/cannot be reached securely: .*does not speak TLS at this port/)
    expect(message).not.toContain('SSL routines')
  })
})

test('one annotation reports everything that fails, and nothing is sent', async () => {
  const plain = await start({
    '/500': web.answer({ status: 500 }),
    '/loop': web.redirect('/loop2'),
    '/loop2': web.redirect('/loop'),
  })
  site.pages['/icon'] = web.image(svg)
  site.pages['/banner'] = web.drop
  site.pages['/'] = web.hang
  const actions = ['/500', '/loop'].map(path => ({ text: 'Go', url: `${plain.url}${path}` }))
  const outcome = await run({
    inputs: { 'banner-url': `${site.url}/banner`, actions: JSON.stringify(actions), timeout: '3' },
  })
  expect(expectRefused(outcome).split('\n')).toEqual([
    '5 problems:',
    expect.stringMatching(/^- icon-url: .*\.$/),
    expect.stringMatching(/^- banner-url: .*\.$/),
    `- landing-url: "${site.url}/" did not respond within 3 s.`,
    `- actions[0].url: "${plain.url}/500" responded 500 Internal Server Error.`,
    `- actions[1].url: "${plain.url}/loop" redirects to "${plain.url}/loop2", which redirects in a loop.`,
    expect.stringMatching(/^Nothing was sent\. .*check-urls/),
    expect.stringMatching(/^More: /),
  ])
  expect(outcome.annotations[0]?.title).toBe('URL check failed (not-sent: url-check-failed)')
})

describe('the order of things', () => {
  test('a dry run checks too, and fails as a send would', async () => {
    expect(await run({ inputs: { 'dry-run': 'true' } })).toMatchObject({ exitCode: 0, outputs: { outcome: 'dry-run' } })
    expect(site.visits).toHaveLength(2)
    site.pages['/'] = web.answer({ status: 404 })
    expect(expectRefused(await run({ inputs: { 'dry-run': 'true' } }))).toContain('responded 404 Not Found')
    expect(sandbox.requests.map(({ method }) => method)).toEqual(['GET', 'GET'])
  })

  test('nothing is fetched for an audience that is not there', async () => {
    const outcome = await run({ inputs: { target: 'audience', 'audience-name': 'No such' } })
    expectRefused(outcome, 'audience-not-found')
    expect(site.visits).toEqual([])
  })

  test('credentials in a URL are reported with every other problem, and no request is sent', async () => {
    const { host } = new URL(site.url)
    const actions = `[{text: Go, url: 'https://me@${host}'}]`
    const wrong = { 'landing-url': `https://me:hidden@${host}/`, title: '', 'max-reach': '5', actions }
    const message = expectRefused(await run({ inputs: wrong }), 'invalid-input')
    for (const input of ['max-reach', 'title', 'landing-url', 'actions\\[0\\].url']) {
      expect(message).toMatch(new RegExp(`^- ${input}: `, 'm'))
    }
    expect(message).not.toContain('hidden')
    expect(site.visits).toEqual([])
    expect(sandbox.connections).toBe(0)
  })

  unlessWindows(test, 'Windows has no signals')('a signal in the middle ends it, unsent', async () => {
    site.pages['/icon'] = web.hang
    const when = site.until(({ visits }) => visits.some(({ path }) => path === '/icon'))
    expectRefused(await run({ signal: { name: 'SIGINT', when } }), 'cancelled')
  })
})

test('everything is fetched through the proxy that applies, or not at all', async () => {
  const proxy = await startProxy()
  const plain = await start({ '/': web.answer() })
  closing.push(proxy.close)
  const env = { HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url }
  expectSent(await run({ env, inputs: { 'landing-url': `${plain.url}/` } }))
  const expected = [`CONNECT ${new URL(site.url).host}`, `GET ${plain.url}/`, `POST ${sandbox.url}/v1/notifications`]
  expect(proxy.requests.map(({ method, target }) => `${method} ${target}`).sort()).toEqual(expected.sort())

  const visits = site.visits.length
  sandbox.requests.length = 0
  proxy.fault({ kind: 'refuse', times: 2 })
  const message = expectRefused(await run({ env: { HTTPS_PROXY: proxy.url } }))
  expect(message).toMatch(/^- landing-url: .* cannot be reached through the proxy \(.*\)\.$/m)
  expect(site.visits).toHaveLength(visits)
})
