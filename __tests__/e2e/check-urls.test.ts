import { gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { startProxy } from '../helpers/doubles/proxy.ts'
import { jpeg, png, svg } from '../helpers/images.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { startScenario as startKeyScenario } from '../helpers/once-key.ts'
import { preloading, startingAt } from '../helpers/preload.ts'
import type { Outcome, Step } from '../helpers/runner.ts'
import { closing, sandboxes, send } from '../helpers/send.ts'
import { certificate } from '../helpers/tls.ts'
import { trusted, trusting } from '../helpers/trusted.ts'
import * as web from '../helpers/website.ts'

// The unit tests in check-urls.test.ts cover every kind of response.

const startService = sandboxes()
const websites = closing(web.startWebsite)

async function startScenario() {
  const sandbox = await startService()
  const pages = { '/icon': web.image(png(200, 200)), '/': web.answer({ body: 'Welcome' }) }
  const site = await websites(pages, trusted)
  return {
    sandbox,
    site,

    run: async (inputs: Record<string, string> = {}, step: Omit<Step, 'inputs'> = {}): Promise<Outcome> => {
      const checked = {
        'icon-url': `${site.url}/icon`,
        'landing-url': `${site.url}/`,
        'check-urls': 'true',
        retries: '0',
      }
      const env = { ...trusting().env, ...step.env }
      const outcome = await send(sandbox, { ...checked, ...inputs }, { ...step, env })
      // The websites of these tests are on this machine, so every run has advice that subscribers cannot reach them.
      const annotations = outcome.annotations.filter(({ message }) => !message.includes('subscribers cannot reach'))
      return { ...outcome, annotations }
    },

    expectSent: ({ exitCode, outputs, annotations }: Outcome) => {
      const sent = { exitCode: 0, outcome: 'sent', annotations: [] }
      expect({ exitCode, outcome: outputs.outcome, annotations }).toEqual(sent)
      expect(sandbox.delivered).toHaveLength(1)
    },

    expectRefused: (step: Outcome, reason = 'url-check-failed'): string => {
      expect(step).toMatchObject({ exitCode: 1, outputs: { outcome: 'not-sent', reason, attempts: '0' } })
      expect(sandbox.requests.filter(({ method }) => method === 'POST')).toEqual([])
      expect(step.annotations).toMatchObject([{ level: 'error' }])
      return step.annotations[0]?.message ?? ''
    },
  }
}

test('every URL is requested with GET and without credentials', async () => {
  const { site, run, expectSent } = await startScenario()
  site.pages['/banner'] = web.image(jpeg(360, 240), 'text/plain')
  site.pages['/button'] = web.answer({ status: 204 })
  const actions = JSON.stringify([{ text: 'Go', url: `${site.url}/button` }])
  const outcome = await run({ 'banner-url': `${site.url}/banner`, actions })
  expectSent(outcome)
  expect(outcome.stdout).toContain('URL check passed.')
  expect(site.visits.map(({ path }) => path).sort()).toEqual(['/', '/banner', '/button', '/icon'])
  for (const { method, headers } of site.visits) {
    expect(method).toBe('GET')
    expect(headers['user-agent']).toMatch(/^web-push-action\/\d/)
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
  }
})

test('a 5 MiB image behind a redirect is valid, and so is an endless page behind a redirect to http', async () => {
  const { site, run } = await startScenario()
  const plain = await websites({ '/': web.endless })
  site.pages['/'] = web.redirect(`${plain.url}/`)
  site.pages['/icon'] = web.redirect('cdn/icon')
  const icon = png(200, 200)
  site.pages['/cdn/icon'] = web.image(Buffer.concat([icon, Buffer.alloc(5_242_880 - icon.length)]))
  const { outputs, annotations, stdout } = await run()
  expect(outputs.outcome).toBe('sent')
  expect(stdout).toContain(`landing-url: "${site.url}/" redirects to the host "${new URL(plain.url).host}".`)
  const weight = 'icon-url: the icon is 5,120 KiB. Every subscriber downloads it, so use one of at most 256 KiB.'
  expect(annotations).toMatchObject([{ level: 'warning', message: weight }])
  expect(plain.visits).toHaveLength(1)
})

test('a URL whose server responds 429 twice is a warning, and the notification is sent', async () => {
  const { site, run } = await startScenario()
  site.pages['/'] = web.answer({ status: 429, headers: { 'Retry-After': '0' } })
  const { outputs, annotations } = await run()
  expect(outputs.outcome).toBe('sent')
  expect(site.visits.filter(({ path }) => path === '/')).toHaveLength(2)
  const message = `landing-url: "${site.url}/" could not be checked: ${new URL(site.url).host} responded 429 Too Many Requests.`
  expect(annotations).toMatchObject([{ level: 'warning', message }])
})

test('an image of an unexpected size is a warning, and the notification is sent', async () => {
  const { site, run } = await startScenario()
  site.pages['/icon'] = web.image(png(64, 64))
  site.pages['/banner'] = web.image(png(720, 480))
  const { annotations, outputs } = await run({ 'banner-url': `${site.url}/banner` })
  expect(outputs.outcome).toBe('sent')
  const sizes = [
    /^icon-url: .* 64x64 pixels\. Browsers show it at another size, so use 200x200/,
    /720x480 pixels\. Browsers show it at another size, so use 360x240 or 360x200/,
  ]
  expect(annotations).toMatchObject(sizes.map(size => ({ level: 'warning', message: expect.stringMatching(size) })))
})

test('without check-urls nothing is requested', async () => {
  const { site, run, expectSent } = await startScenario()
  expectSent(await run({ 'check-urls': 'false' }))
  expect(site.visits).toEqual([])
})

test('a user name or password in a URL is refused and not shown', async () => {
  const { site, run, expectRefused } = await startScenario()
  const { host } = new URL(site.url)
  const outcome = await run({ 'landing-url': `https://me:hidden@${host}/` })
  const message = expectRefused(outcome, 'invalid-input')
  expect(message).toContain('`landing-url` contains a user name or password; remove them.')
  expect(outcome.stdout + outcome.summary).not.toContain('hidden')
  expect(site.visits).toEqual([])
})

test('the password in a malformed URL is not shown, whether an input or a payload file has it', async () => {
  const { run, expectRefused } = await startScenario()
  const inputs = {
    'base-url': '"https://me:hidden@a.example/"',
    'landing-url': 'https ://me:hidden@a.example/',
    'payload-file': 'campaign.yml',
  }
  const files = { 'campaign.yml': JSON.stringify({ banner_url: 'https://https://me:hidden@a.example/' }) }
  const outcome = await run(inputs, { files })
  const message = expectRefused(outcome, 'invalid-input')
  for (const name of ['base-url', 'landing-url', 'banner_url']) expect(message).toContain(name)
  expect(outcome.stdout + outcome.summary).not.toContain('hidden')
})

test('an icon behind a certificate from an unknown authority is a failure', async () => {
  const { run, expectRefused } = await startScenario()
  const other = await websites({ '/icon': web.image(png(200, 200)) }, await certificate())
  const message = expectRefused(await run({ 'icon-url': `${other.url}/icon` }))
  expect(message).toMatch(/cannot be reached securely: .*\(.*DEPTH_ZERO_SELF_SIGNED_CERT.*\)\.\n/)
  expect(other.visits).toEqual([])
})

test('one annotation reports all URLs that fail, and nothing is sent', async () => {
  const { site, run, expectRefused } = await startScenario()
  const plain = await websites({
    '/loop': web.redirect('/loop2'),
    '/loop2': web.redirect('/loop'),
    '/drop': web.drop,
  })
  site.pages['/icon'] = web.endless
  site.pages['/banner'] = web.image(svg)
  site.pages['/'] = web.hang
  const actions = ['/loop', '/drop'].map(path => ({ text: 'Go', url: `${plain.url}${path}` }))
  const outcome = await run({ 'banner-url': `${site.url}/banner`, actions: JSON.stringify(actions), timeout: '3' })
  expect(expectRefused(outcome).split('\n')).toEqual([
    '5 problems:',
    `- icon-url: "${site.url}/icon" is larger than 5 MiB.`,
    expect.stringMatching(/^- banner-url: .* is not a valid PNG, JPEG, GIF or WebP image\.$/),
    `- landing-url: "${site.url}/" did not respond within 3 s.`,
    `- actions[0].url: "${plain.url}/loop" redirects to "${plain.url}/loop2", which redirects in a loop.`,
    expect.stringMatching(/^- actions\[1\]\.url: .* closed the connection without a response \(.*\)\.$/),
    expect.stringMatching(/^Nothing was sent\. .*check-urls/),
    expect.stringMatching(/^More: /),
  ])
  expect(outcome.annotations[0]?.title).toBe('URL check failed (not-sent: url-check-failed)')
})

test('a dry run checks its URLs too, and fails as a send would', async () => {
  const { sandbox, site, run, expectRefused } = await startScenario()
  expect(await run({ 'dry-run': 'true' })).toMatchObject({ exitCode: 0, outputs: { outcome: 'dry-run' } })
  expect(site.visits).toHaveLength(2)
  site.pages['/'] = web.answer({ status: 404 })
  expect(expectRefused(await run({ 'dry-run': 'true' }))).toContain('responded 404 Not Found')
  expect(sandbox.requests.map(({ method }) => method)).toEqual(['GET', 'GET'])
})

const notFound = web.answer({ status: 404 })

/** Responds with 404 to the first requests. */
function liveAfter(misses: number): web.Page {
  let visits = 0
  return response => (visits++ < misses ? notFound : web.answer())(response)
}

/** Skips the waits between two checks. The clock stands still except for these waits. */
const skippingPauses = preloading(`
  let now = Date.now()
  Date.now = () => now
  const wait = globalThis.setTimeout
  globalThis.setTimeout = (callback, ms, ...given) => {
    const isPause = ms === 15_000
    if (isPause) now += ms
    return wait(callback, isPause ? 0 : ms, ...given)
  }`)

test.each([
  { dryRun: 'false', outcome: 'sent' },
  { dryRun: 'true', outcome: 'dry-run' },
])('with a duration, the run waits for a page that is not live yet (dry-run: $dryRun)', async ({ dryRun, outcome }) => {
  const { site, run } = await startScenario()
  site.pages['/'] = liveAfter(2)
  const step = await run({ 'check-urls': '10m', 'dry-run': dryRun }, { env: skippingPauses })
  expect(step).toMatchObject({ exitCode: 0, outputs: { outcome } })
  expect(site.visits.map(({ path }) => path).sort()).toEqual(['/', '/', '/', '/icon'])
  expect(step.stdout).toContain('Checks: check-urls 10m')
  const lines = step.stdout.split('\n').filter(line => line.includes('Checking again'))
  expect(lines).toEqual([expect.stringContaining(`for up to 10 min, because not every URL passes yet. landing-url: "`)])
  expect(step.stdout).toContain('URL check passed.')
})

test('a page that is not live when the time is over is a failure, and nothing is sent', async () => {
  const { site, run, expectRefused } = await startScenario()
  site.pages['/'] = notFound
  const message = expectRefused(await run({ 'check-urls': '30s' }, { env: skippingPauses }))
  expect(message).toContain('responded 404 Not Found')
  expect(site.visits.filter(({ path }) => path === '/')).toHaveLength(3)
})

test('while the run waits for a page, nothing is claimed, and the window may close', async () => {
  const { github, sandbox, step } = await startKeyScenario()
  const claimsAtVisit: number[] = []
  const live = liveAfter(1)
  const page: web.Page = response => {
    claimsAtVisit.push(github.refs.size)
    live(response)
  }
  const site = await websites({ '/icon': web.image(png(200, 200)), '/': page }, trusted)
  const urls = { 'icon-url': `${site.url}/icon`, 'landing-url': `${site.url}/`, 'check-urls': '10m', timeout: '5' }
  const env = { ...trusting().env, ...startingAt('2026-11-21T19:59:50Z', 15_000) }
  const outcome = await step({ ...urls, 'send-between': '09:00-20:00' }, { env })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', reason: 'outside-window' } })
  expect(claimsAtVisit).toEqual([0, 0])
  expect(github.refs.size).toBe(0)
  expect(sandbox.delivered).toEqual([])
  const later = await step(urls, { env })
  expect(later.outputs.outcome).toBe('sent')
  expect(github.refs.size).toBe(1)
})

test.each(['10', '2h', '0s', 'soon'])('check-urls: %s is an error that names the right values', async value => {
  const { run, expectRefused } = await startScenario()
  const message = expectRefused(await run({ 'check-urls': value }), 'invalid-input')
  expect(message).toContain(
    `check-urls: "${value}" is not \`true\`, \`false\`, or a time with its unit, from \`1s\` to \`1h\`,`,
  )
})

test('a site that refuses robots is a failure that says what the action calls itself', async () => {
  const { site, run, expectRefused } = await startScenario()
  site.pages['/'] = web.answer({ status: 403 })
  const message = expectRefused(await run())
  expect(message).toMatch(
    /responded 403 Forbidden; the site may refuse robots; allow this action, which calls itself web-push-action\/\d/,
  )
})

test('an icon that is gzipped although nobody asked for it is unpacked', async () => {
  const { site, run, expectSent } = await startScenario()
  const headers = { 'Content-Encoding': 'gzip' }
  site.pages['/icon'] = web.answer({ headers, body: gzipSync(png(200, 200)) })
  expectSent(await run())
})

unlessWindows(test, 'Windows has no signals')('a signal ends a run that is waiting for a page', async () => {
  const { site, run, expectRefused } = await startScenario()
  site.pages['/'] = notFound
  const meanwhile: Step['meanwhile'] = async ({ logged, kill }) => {
    await logged(/Checking again/)
    kill('SIGINT')
  }
  expectRefused(await run({ 'check-urls': '1h' }, { meanwhile }), 'cancelled')
})

unlessWindows(test, 'Windows has no signals')(
  'a signal ends a run that is checking URLs, and nothing is sent',
  async () => {
    const { site, run, expectRefused } = await startScenario()
    site.pages['/icon'] = web.hang
    const when = site.until(({ visits }) => visits.some(({ path }) => path === '/icon'))
    expectRefused(await run({}, { signal: { name: 'SIGINT', when } }), 'cancelled')
  },
)

const openProxy = closing(startProxy)

test('every URL is requested through the proxy', async () => {
  const { sandbox, site, run, expectSent } = await startScenario()
  const proxy = await openProxy()
  const plain = await websites({ '/': web.answer() })
  const env = { HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url }
  expectSent(await run({ 'landing-url': `${plain.url}/` }, { env }))
  const expected = [`CONNECT ${new URL(site.url).host}`, `GET ${plain.url}/`, `POST ${sandbox.url}/v1/notifications`]
  expect(proxy.requests.map(({ method, target }) => `${method} ${target}`).sort()).toEqual(expected.sort())
})

test('a URL that the proxy refuses is not requested directly', async () => {
  const { site, run, expectRefused } = await startScenario()
  const proxy = await openProxy()
  proxy.fault({ kind: 'refuse', times: 2 })
  const message = expectRefused(await run({}, { env: { HTTPS_PROXY: proxy.url } }))
  expect(message).toMatch(/^- landing-url: .* cannot be reached through the proxy \(.*\)\.$/m)
  expect(site.visits).toEqual([])
})
