import { describe, expect, test } from '@jest/globals'
import { startProxy } from '../helpers/doubles/proxy.mjs'
import { unlessWindows } from '../helpers/needs.ts'
import { closing, expectRefused, expectSent, run, sandbox, site, start } from '../helpers/url-check-step.ts'
import * as web from '../helpers/website.ts'

describe('the order of things', () => {
  test('a dry run checks too, and fails as a send would', async () => {
    site.pages['/'] = web.answer({ status: 404 })
    const message = expectRefused(await run({ inputs: { 'dry-run': 'true' } }))
    expect(message).toContain('responded 404 Not Found')
    expect(sandbox.requests.map(({ method }) => method)).toEqual(['GET'])
  })

  test('a dry run of what is fine sends nothing', async () => {
    const { exitCode, outputs } = await run({ inputs: { 'dry-run': 'true' } })
    expect({ exitCode, outcome: outputs.outcome }).toEqual({ exitCode: 0, outcome: 'dry-run' })
    expect(site.visits).toHaveLength(2)
    expect(sandbox.delivered).toEqual([])
  })

  test('nothing is fetched for an audience that is not there', async () => {
    const outcome = await run({ inputs: { target: 'audience', 'audience-name': 'No such' } })
    expectRefused(outcome, 'audience-not-found')
    expect(site.visits).toEqual([])
  })

  test('credentials in a URL are reported with every other problem, and no request is sent', async () => {
    const { host } = new URL(site.url)
    const outcome = await run({
      inputs: {
        'landing-url': `https://me:hidden@${host}/`,
        title: '',
        'max-reach': '5',
        actions: `[{text: Go, url: 'https://me@${host}'}]`,
      },
    })
    const message = expectRefused(outcome, 'invalid-input')
    for (const input of ['max-reach', 'title', 'landing-url', 'actions\\[0\\].url']) {
      expect(message).toMatch(new RegExp(`^- ${input}: `, 'm'))
    }
    expect(message).not.toContain('hidden')
    expect(site.visits).toEqual([])
    expect(sandbox.connections).toBe(0)
  })

  test('credentials in a URL that is not checked are allowed', async () => {
    const { host } = new URL(site.url)
    expectSent(await run({ inputs: { 'landing-url': `https://me:hidden@${host}/`, 'check-urls': 'false' } }))
  })
})

unlessWindows(test, 'Windows has no signals').each(['SIGINT', 'SIGTERM'] as const)(
  '%s in the middle ends it, unsent',
  async name => {
    site.pages['/icon'] = web.hang
    const when = site.until(({ visits }) => visits.some(({ path }) => path === '/icon'))
    expectRefused(await run({ signal: { name, when } }), 'cancelled')
  },
)

describe('through a proxy', () => {
  test('everything is fetched', async () => {
    const proxy = await startProxy()
    const plain = await start({ '/': web.answer() })
    closing.push(proxy.close)
    const env = { HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url }
    expectSent(await run({ env, inputs: { 'landing-url': `${plain.url}/` } }))
    expect(proxy.requests.map(({ method, target }) => `${method} ${target}`).sort()).toEqual(
      [`CONNECT ${new URL(site.url).host}`, `GET ${plain.url}/`, `POST ${sandbox.url}/v1/notifications`].sort(),
    )
  })

  test('that refuses nothing is sent', async () => {
    const proxy = await startProxy()
    closing.push(proxy.close)
    proxy.fault({ kind: 'refuse', times: 2 })
    const message = expectRefused(await run({ env: { HTTPS_PROXY: proxy.url } }))
    expect(message).toMatch(/^- icon-url: .* cannot be reached through the proxy \(.*\)\.$/m)
    expect(message).toMatch(/^- landing-url: .* cannot be reached through the proxy \(.*\)\.$/m)
    expect(site.visits).toEqual([])
  })
})

test('the error for a port that does not speak TLS is in plain words, not in those of OpenSSL', async () => {
  const message = expectRefused(await run({ inputs: { 'landing-url': sandbox.url.replace('http:', 'https:') } }))
  expect(message).toContain('does not speak TLS at this port')
  expect(message).not.toContain('SSL routines')
})
