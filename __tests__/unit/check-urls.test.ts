import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { credentialProblems, type Fields, type Notification, urlsOf } from '../../src/content/fields.ts'
import { Failure } from '../../src/errors.ts'
import type { HttpClient, HttpRequest, HttpResponse, RequestFailure } from '../../src/http/client.ts'
import { checkUrls, type UrlUse, urlCheckFailure } from '../../src/url-check/check-urls.ts'
import { fetchUrl } from '../../src/url-check/fetch.ts'
import { png, svg } from '../helpers/images.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

type ScriptedAnswer = Partial<Omit<HttpResponse, 'body'>> & { body?: Buffer }
type Scripted = ScriptedAnswer | Omit<RequestFailure, 'kind' | 'retryable'>

const icon = 'https://a.test/icon'
const page = 'https://a.test/page'

const asked = { userAgent: 'agent/1', redact: (text: string) => text, signal: undefined, timeoutMs: 1_000 }

/** Checks a notification of which every URL answers well, but for what is scripted. */
async function check(fields: Fields, script: Record<string, Scripted> = {}, signal?: AbortSignal, timeoutMs = 30_000) {
  const requests: HttpRequest[] = []
  const http: HttpClient = {
    request: async request => {
      requests.push(request)
      const wellDone: ScriptedAnswer = request.url.pathname.startsWith('/icon') ? { body: png(200, 200) } : {}
      const scripted = script[request.url.href] ?? wellDone
      if ('reason' in scripted) return { kind: 'failure', retryable: true, ...scripted }
      const { status = 200, headers = {}, body = Buffer.alloc(0), incomplete } = scripted
      const wanted = request.wantsBody?.(status) ?? true
      return {
        kind: 'response',
        status,
        headers,
        at: new Date(0),
        body: wanted ? body.toString('latin1') : '',
        ...(incomplete && wanted && { incomplete }),
      }
    },
  }
  const required = { title: 'T', message: 'M', icon_url: icon, landing_url: page }
  const notification = { ...required, ...fields } as Notification
  const uses = urlsOf(notification)
  const result = await checkUrls({ ...asked, uses, http, timeoutMs, signal }).then(
    report => ({ wrongSizes: report.wrongSizes, failure: report.problems[0] && urlCheckFailure(report.problems) }),
    (failure: unknown) => ({ wrongSizes: undefined, failure }),
  )
  return { ...result, requests, urls: requests.map(({ url }) => url.href) }
}

/** The sentences of a check that fails. */
async function failures(fields: Fields, script?: Record<string, Scripted>): Promise<string[]> {
  const { failure } = await check(fields, script)
  if (!(failure instanceof Failure)) throw new Error(`no failure: ${failure}`)
  expect(failure).toMatchObject({ reason: 'url-check-failed', hint: expect.stringContaining('correct the URLs') })
  const lines = failure.message.split('\n')
  return lines.length === 1 ? lines : lines.slice(1).map(line => line.replace(/^- /, ''))
}

const to = (location: string, status = 302): Scripted => ({ status, headers: { location } })

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

describe('redirects', () => {
  test('are followed five times, relative ones too', async () => {
    const script = {
      [page]: to('/1', 301),
      'https://a.test/1': to('2', 302),
      'https://a.test/2': to('//b.test/3', 303),
      'https://b.test/3': to('http://c.test/dir/4', 307),
      'http://c.test/dir/4': to('../5?q#part', 308),
    }
    const { urls, wrongSizes } = await check({}, script)
    expect(urls.filter(url => url !== icon)).toEqual([...Object.keys(script), 'http://c.test/5?q'])
    expect(wrongSizes).toEqual([])
  })

  test('are not followed a sixth time', async () => {
    const script = Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map(step => [`${page}${step || ''}`, to(`${page}${step + 1}`)]),
    )
    const { urls } = await check({}, script)
    expect(urls).not.toContain(`${page}6`)
    expect(await failures({}, script)).toEqual([
      `landing-url: "${page}" redirects to "${page}5", which redirects more than 5 times.`,
    ])
  })

  test.each([
    ['to itself', { [page]: to('') }, `"${page}" redirects in a loop`],
    [
      'in a circle',
      { [page]: to('/b'), 'https://a.test/b': to('/page#again') },
      `"${page}" redirects to "https://a.test/b", which redirects in a loop`,
    ],
    ['to no URL', { [page]: to('https://') }, `"${page}" redirects to something that is not a URL`],
    ['to another scheme', { [page]: to('mailto:a@b.test') }, `"${page}" redirects to something other than a web page`],
    [
      'to a failure',
      { [page]: to('/b'), 'https://a.test/b': { status: 404 } },
      `"${page}" redirects to "https://a.test/b", which responded 404 Not Found`,
    ],
  ])('%s fail', async (_, script, sentence) => {
    expect(await failures({}, script)).toEqual([`landing-url: ${sentence}.`])
  })

  test('take no credentials along, nor into the error', async () => {
    const script = {
      [page]: to('https://me:secret@b.test/p?signature=1'),
      'https://b.test/p?signature=1': { status: 500 },
    }
    const { requests, failure } = await check({}, script)
    expect(requests.map(({ url: { username, password } }) => username + password)).toEqual(['', '', ''])
    expect(requests.map(({ url }) => url.href)).toContain('https://b.test/p?signature=1')
    expect((failure as Failure).message).toBe(
      `landing-url: "${page}" redirects to "https://b.test/p", which responded 500 Internal Server Error.`,
    )
  })

  test('to a path of raw UTF-8 are followed as browsers do', async () => {
    const { urls } = await check({}, { [page]: to(Buffer.from('/über', 'utf8').toString('latin1')) })
    expect(urls).toContain('https://a.test/%C3%BCber')
  })

  test('off https end an image, and nothing is asked there', async () => {
    const script = { [icon]: to('http://b.test/icon') }
    const { urls } = await check({}, script)
    expect(urls).toEqual([icon, page])
    expect(await failures({}, script)).toEqual([`icon-url: "${icon}" redirects to http, but images must be https.`])
  })

  test('off https end a page that shares its URL with an image, and are reported once', async () => {
    expect(await failures({ landing_url: icon }, { [icon]: to('http://b.test/icon') })).toEqual([
      `icon-url: "${icon}" redirects to http, but images must be https.`,
    ])
  })

  test.each([[300], [304], [305]])('that are none (%i) are a status like others', async status => {
    expect(await failures({}, { [page]: to('/b', status) })).toEqual([
      expect.stringMatching(new RegExp(`^landing-url: "${page}" responded ${status} .*\\.$`)),
    ])
  })

  test('without a Location are a status like others', async () => {
    expect(await failures({}, { [page]: { status: 302 } })).toEqual([`landing-url: "${page}" responded 302 Found.`])
  })
})

describe('an image', () => {
  const iconSizes = [{ width: 200, height: 200 }]
  const bannerSizes = [
    { width: 360, height: 240 },
    { width: 360, height: 200 },
  ]
  test.each<['icon' | 'banner', number, number, object[] | undefined]>([
    ['icon', 200, 200, undefined],
    ['icon', 192, 192, iconSizes],
    ['icon', 360, 240, iconSizes],
    ['banner', 360, 240, undefined],
    ['banner', 360, 200, undefined],
    ['banner', 240, 360, bannerSizes],
    ['banner', 200, 200, bannerSizes],
  ])('as %s of %ix%i', async (use, width, height, expected) => {
    const url = use === 'icon' ? icon : 'https://b.test/'
    const { wrongSizes } = await check(
      { banner_url: 'https://b.test/' },
      { 'https://b.test/': { body: png(360, 240) }, [url]: { body: png(width, height) } },
    )
    expect(wrongSizes).toEqual(expected ? [{ input: `${use}-url`, use, width, height, expected }] : [])
  })

  test.each<[string, Scripted, string]>([
    ['is empty', {}, 'responded with an empty body, which is not an image'],
    ['is no content', { status: 204 }, 'responded with an empty body, which is not an image'],
    ['is an SVG', { body: svg }, 'is not a valid PNG, JPEG, GIF or WebP image'],
    ['is a truncated PNG', { body: png(200, 200).subarray(0, 20) }, 'is not a valid PNG, JPEG, GIF or WebP image'],
    ['has no size', { body: png(0, 0) }, 'is an image of 0x0'],
    ['is too large', { body: png(200, 200), incomplete: 'too-large' }, 'is larger than 5 MiB'],
    ['breaks off', { body: png(200, 200), incomplete: 'cut' }, 'was cut off'],
    ['does not end', { body: png(200, 200), incomplete: 'timeout' }, 'did not load completely within 10 s'],
    ['is not there', { status: 404, body: png(200, 200) }, 'responded 404 Not Found'],
  ])('that %s fails', async (_, scripted, wrong) => {
    expect(await failures({}, { [icon]: scripted })).toEqual([`icon-url: "${icon}" ${wrong}.`])
  })
})

describe('a page', () => {
  test.each([[200], [201], [204], [206]])('passes on its status %i', async status => {
    expect(await check({}, { [page]: { status, incomplete: 'cut' } })).toMatchObject({ wrongSizes: [] })
  })

  test('passes on its status if its URL is an image that fails', async () => {
    expect(await failures({ landing_url: icon }, { [icon]: { body: svg, incomplete: 'timeout' } })).toEqual([
      `icon-url: "${icon}" did not load completely within 10 s.`,
    ])
  })

  test.each<[RequestFailure['reason'], string]>([
    ['connection-failed', 'cannot be reached (E: why)'],
    ['tls-failed', 'cannot be reached securely: its certificate is not accepted, or TLS failed (E: why)'],
    ['proxy-failed', 'cannot be reached through the proxy (E: why)'],
    ['timeout', 'did not respond within 10 s'],
    ['connection-lost', 'ended the connection without a response (E: why)'],
    ['bad-response', 'responded with something that is not HTTP (E: why)'],
  ])('without a response (%s) fails', async (reason, wrong) => {
    const cause = Object.assign(new Error('why'), { code: 'E' })
    expect(await failures({}, { [page]: { mayHaveBeenReceived: false, reason, cause } })).toEqual([
      `landing-url: "${page}" ${wrong}.`,
    ])
  })

  test.each([['ENOTFOUND'], ['EAI_AGAIN']])('of an unknown host (%s) fails', async code => {
    const cause = Object.assign(new Error(`getaddrinfo ${code} a.test`), { code })
    const scripted = { mayHaveBeenReceived: false, reason: 'connection-failed', cause } as const
    expect(await failures({}, { [page]: scripted })).toEqual([
      `landing-url: "${page}" has a host name that cannot be found (getaddrinfo ${code} a.test).`,
    ])
  })
})

test('a long URL is shortened in the error', async () => {
  const long = `https://a.test/${'x'.repeat(3_000)}`
  const [sentence = ''] = await failures({ landing_url: long }, { [long]: { status: 404 } })
  expect(sentence).toMatch(/^landing-url: "https:\/\/a\.test\/x+…" \(3015 characters\) responded 404 Not Found\.$/)
  expect(sentence.length).toBeLessThan(200)
})
