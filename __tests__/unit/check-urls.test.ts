import { afterEach, describe, expect, jest, test } from '@jest/globals'
import type { Fields } from '../../src/content/fields.ts'
import { credentialProblems } from '../../src/content/fields.ts'
import type { HttpClient } from '../../src/http/client.ts'
import { checkUrls, type UrlUse, urlCheckFailure } from '../../src/url-check/check-urls.ts'
import { fetchUrl } from '../../src/url-check/fetch.ts'
import { png } from '../helpers/images.ts'
import { asked, check, icon, page } from '../helpers/url-check.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

describe('what is asked', () => {
  test('is each URL once, with GET, and nothing but who asks', async () => {
    const { requests, urls, wrongSizes } = await check({
      banner_url: icon,
      landing_url: `${page}#top`,
      actions: [
        { text: 'A', url: page },
        { text: 'B', url: 'https://A.test:443/page' },
        { text: 'C', url: `${page}?x` },
      ],
    })
    expect(urls).toEqual([icon, page, `${page}?x`])
    for (const { method, headers, body } of requests) {
      expect({ method, headers, body }).toEqual({
        method: 'GET',
        headers: { Accept: '*/*', 'User-Agent': 'agent/1' },
        body: undefined,
      })
    }
    expect(wrongSizes).toHaveLength(1)
  })

  test('is an image up to 5 MiB, and only the status of a page', async () => {
    const { requests } = await check({})
    const [first, second] = requests
    expect(first?.maxBytes).toBe(5_242_880)
    expect([200, 204, 302, 404].map(status => first?.wantsBody?.(status))).toEqual([true, true, false, false])
    expect([200, 204, 302, 404].map(status => second?.wantsBody?.(status))).toEqual([false, false, false, false])
  })

  test.each([
    [300_000, 10_000],
    [1_000, 1_000],
  ])('may take its %i ms, at most %i', async (timeoutMs, most) => {
    jest.spyOn(performance, 'now').mockReturnValue(0)
    const { requests } = await check({}, {}, undefined, timeoutMs)
    expect(requests.map(({ timeoutMs }) => timeoutMs)).toEqual([most, most])
  })

  test('may take ten seconds in all, redirects included', async () => {
    let now = 0
    jest.spyOn(performance, 'now').mockImplementation(() => now)
    const allowed: number[] = []
    const http: HttpClient = {
      request: async ({ timeoutMs }) => {
        allowed.push(timeoutMs)
        now += 4_000
        const headers = { location: `/${allowed.length}` }
        return { kind: 'response', status: 302, headers, body: '', at: new Date(0) }
      },
    }
    await fetchUrl({ url: new URL(page), image: false, http, headers: {}, timeoutMs: 10_000, signal: undefined })
    expect(allowed).toEqual([10_000, 6_000, 2_000, 0, 0, 0])
  })
})

test('a cancelled check says so, whatever its result', async () => {
  const { failure } = await check({}, { [page]: { status: 404 } }, AbortSignal.abort())
  expect(failure).toMatchObject({ reason: 'cancelled', title: 'Checking the URLs failed' })
})

describe('URLs of many files', () => {
  const answering = (handle: (url: string) => Promise<unknown> | undefined) => {
    const urls: string[] = []
    const http: HttpClient = {
      request: async ({ url }) => {
        urls.push(url.href)
        await handle(url.href)
        const body = url.pathname === '/small' ? png(1, 1).toString('latin1') : ''
        return { kind: 'response', status: body ? 200 : 404, headers: {}, body, at: new Date(0) }
      },
    }
    return { urls, http }
  }

  test('are fetched once each, and each use of them is judged, with its file', async () => {
    const { urls, http } = answering(() => undefined)
    const small = 'https://a.test/small'
    const uses: UrlUse[] = [
      { input: 'payload-files', file: 'a.yml', path: ['icon_url'], url: small, use: 'icon' },
      { input: 'payload-files', file: 'b.yml', path: ['icon_url'], url: small, use: 'icon' },
      { input: 'payload-files', file: 'b.yml', path: ['actions', 1, 'url'], url: page, use: 'page' },
      { input: 'landing-url', url: page, use: 'page' },
    ]
    const { problems, wrongSizes } = await checkUrls({ ...asked, uses, http })
    expect(urls).toEqual([small, page])
    const message = `"${page}" responded 404 Not Found`
    expect(problems).toEqual([
      { input: 'payload-files', file: 'b.yml', path: ['actions', 1, 'url'], message },
      { input: 'landing-url', message },
    ])
    expect(wrongSizes).toMatchObject([
      { file: 'a.yml', use: 'icon', width: 1 },
      { file: 'b.yml', use: 'icon', width: 1 },
    ])
    expect(urlCheckFailure(problems)).toMatchObject({
      reason: 'url-check-failed',
      message: `2 problems:\n- payload-files: b.yml: \`actions[1].url\` ${message}.\n- landing-url: ${message}.`,
    })
  })

  test('are fetched twenty at a time', async () => {
    let open = 0
    let most = 0
    const { urls, http } = answering(async () => {
      most = Math.max(most, ++open)
      await new Promise(resolve => setImmediate(resolve))
      open--
    })
    const uses = Array.from({ length: 250 }, (_, index) => {
      return { input: `actions[${index}].url`, url: `https://a.test/${index}`, use: 'page' as const }
    })
    const { problems } = await checkUrls({ ...asked, uses, http })
    expect({ most, fetched: urls.length, problems: problems.length }).toEqual({ most: 20, fetched: 250, problems: 250 })
  })

  test('that wait are not fetched once the run is cancelled', async () => {
    const controller = new AbortController()
    const { urls, http } = answering(async () => controller.abort())
    const uses = Array.from({ length: 50 }, (_, index) => {
      return { input: 'landing-url', url: `https://a.test/${index}`, use: 'page' as const }
    })
    const check = checkUrls({ ...asked, uses, http, signal: controller.signal })
    await expect(check).rejects.toMatchObject({ reason: 'cancelled' })
    expect(urls.length).toBeLessThanOrEqual(20)
  })
})

test('what a host writes into an error is shortened, and free of secrets', async () => {
  const cause = new Error(`407 dXNlcjpwYXNz ${'x'.repeat(60_000)}`)
  const http: HttpClient = {
    request: async () => ({
      kind: 'failure',
      mayHaveBeenReceived: false,
      reason: 'proxy-failed',
      retryable: false,
      cause,
    }),
  }
  const redact = (text: string) => text.replaceAll('dXNlcjpwYXNz', '***')
  const uses: UrlUse[] = [{ input: 'landing-url', url: page, use: 'page' }]
  const { problems } = await checkUrls({ ...asked, redact, uses, http })
  expect(problems[0]?.message).toMatch(/the proxy \(407 \*\*\* x+…\)$/)
  expect(problems[0]?.message.length).toBeLessThan(500)
})

describe('credentials in a URL', () => {
  const fine: Fields = {
    icon_url: 'https://a.test/@x',
    landing_url: 'https://a.test/?mail=a@b.test',
    banner_url: 'https://@a.test/',
  }

  test('are a problem of their input, and are not repeated', () => {
    const problems = credentialProblems({
      icon_url: 'https://me@a.test/',
      banner_url: 'https://:pass@a.test/',
      landing_url: 'http://me:pass@a.test/',
      actions: [
        { text: 'A', url: 'https://a.test/' },
        { text: 'B', url: 'https://me:pass@a.test/' },
      ],
    })
    expect(problems.map(({ input }) => input)).toEqual(['icon-url', 'banner-url', 'landing-url', 'actions'])
    expect(new Set(problems.map(({ reason }) => reason))).toEqual(new Set(['invalid-input']))
    expect(JSON.stringify(problems)).not.toMatch(/me@|pass@|:pass/)
  })

  test('are not seen if there are none', () => {
    expect(credentialProblems(fine)).toEqual([])
    expect(credentialProblems({})).toEqual([])
  })
})
