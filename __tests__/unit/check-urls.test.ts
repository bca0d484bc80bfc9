import { gzipSync } from 'node:zlib'
import { expect, jest, test } from '@jest/globals'
import { problemWords } from '../../src/base/problems.ts'
import type { HttpRequest, HttpResponse, RequestFailure } from '../../src/http/exchange-and-hand-over.ts'
import { type Fields, fieldTable, urlsOf } from '../../src/inputs/notification-fields.ts'
import { checkUrls, type UrlCheck } from '../../src/url-check/check-urls.ts'
import type { UrlUse } from '../../src/url-check/url-verdicts.ts'
import { answer, fault } from '../helpers/answers.ts'
import { type Changes, contextOf } from '../helpers/context.ts'
import { png, svg } from '../helpers/images.ts'
import { skipWaits } from '../helpers/no-waits.ts'

const waits = skipWaits()

const icon = 'https://a.test/icon'
const banner = 'https://b.test/banner'
const page = 'https://a.test/page'

type Result = HttpResponse | RequestFailure
/** Maps a URL to one result for all its requests, or to a list with one result per request. */
type Script = Record<string, Result | Result[]>

const image = (bytes: Buffer, more: Partial<HttpResponse> = {}) => answer(200, bytes.toString('latin1'), more)
const to = (location: string, status = 302) => answer(status, '', { headers: { location } })

type Given = Partial<UrlCheck> &
  Changes & {
    requestMs?: number
  }

/** Checks an icon URL, a page URL, and any URLs in `fields`. Requests for URLs that are not in the script succeed. */
async function check(script: Script = {}, fields: Fields = {}, { requestMs, ...more }: Given = {}) {
  const requests: HttpRequest[] = []
  if (requestMs !== undefined) jest.spyOn(performance, 'now').mockImplementation(() => requests.length * requestMs)
  const request = async (request: HttpRequest): Promise<Result> => {
    requests.push(request)
    const scripted = script[request.url.href]
    const result = Array.isArray(scripted) ? scripted.shift() : scripted
    return result ?? (request.url.pathname === '/icon' ? image(png(200, 200)) : answer(200))
  }
  const uses = urlsOf({ icon_url: icon, landing_url: page, ...fields })
  const said: string[] = []
  const say = (text: string) => said.push(text)
  const urlCheck = { uses, timeoutMs: 30_000, waitMs: 0, userAgent: 'agent/1', say, ...more }
  const { problems, remarks, redirects } = await checkUrls(urlCheck, contextOf(more.http ?? { request }, more))
  const lines = problems.map(each => `${each.input}: ${problemWords(each)}`)
  return {
    problems,
    lines,
    remarks,
    redirects: redirects.map(problemWords),
    requests,
    said,
    urls: requests.map(({ url }) => url.href),
  }
}

const manyPages = (count: number): UrlUse[] =>
  Array.from({ length: count }, (_, index) => ({ input: 'landing-url', url: `https://a.test/${index}` }))

test('each URL is fetched once, images up to 5 MiB and pages without their bodies', async () => {
  const actions = [page, 'https://A.test:443/page', `${page}?x`].map(url => ({ text: 'A', url }))
  const { urls, remarks, requests } = await check({}, { banner_url: icon, landing_url: `${page}#top`, actions })
  expect(urls).toEqual([icon, page, `${page}?x`])
  expect(remarks).toHaveLength(1)
  const read = requests.map(({ maxBytes, wantsBody }) => ({
    maxBytes,
    of200: wantsBody?.(200),
    of404: wantsBody?.(404),
  }))
  expect(read).toEqual([
    { maxBytes: 5_242_880, of200: true, of404: false },
    { maxBytes: 5_242_880, of200: false, of404: false },
    { maxBytes: 5_242_880, of200: false, of404: false },
  ])
})

test.each([
  { timeoutMs: 300_000, allowed: [10_000, 6_000, 2_000, 0, 0] },
  { timeoutMs: 5_000, allowed: [5_000, 1_000, 0, 0, 0] },
])(
  'with a timeout of $timeoutMs ms, the requests of a URL share at most ten seconds',
  async ({ timeoutMs, allowed }) => {
    const script = Object.fromEntries([0, 1, 2, 3].map(step => [`https://a.test/${step}`, to(`/${step + 1}`)]))
    const { requests } = await check(script, {}, { timeoutMs, uses: manyPages(1), requestMs: 4_000 })
    expect(requests.map(({ timeoutMs }) => timeoutMs)).toEqual(allowed)
  },
)

test('at most twenty URLs are fetched at the same time', async () => {
  let open = 0
  let most = 0
  const request = async () => {
    most = Math.max(most, ++open)
    await new Promise(resolve => setImmediate(resolve))
    open--
    return answer(404)
  }
  const { problems } = await check({}, {}, { uses: manyPages(150), http: { request } })
  expect({ most, problems: problems.length }).toEqual({ most: 20, problems: 150 })
})

test('more than 200 different URLs are one problem, and no URL is fetched', async () => {
  const pages = manyPages(201)
  const { urls, lines } = await check({}, {}, { uses: [...pages, ...pages] })
  expect(urls).toEqual([])
  expect(lines).toEqual([
    'check-urls: would fetch 201 different URLs, but the action checks at most 200; check fewer files at a time',
  ])
})

const tooMany = (retryAfter?: string) => answer(429, '', { headers: { 'retry-after': retryAfter } })
const unchecked = { kind: 'unchecked-url', message: 'could not be checked: a.test responded 429 Too Many Requests' }

test.each<{ what: string; first: Result; waited: number }>([
  { what: 'the requested wait', first: tooMany('10'), waited: 10_000 },
  { what: 'a second without Retry-After', first: tooMany(), waited: 1_000 },
  { what: 'a second with an invalid Retry-After', first: tooMany('soon'), waited: 1_000 },
])('a URL is fetched again after a 429 and $what, with the whole timeout', async ({ first, waited }) => {
  const { lines, remarks, requests } = await check({ [icon]: [first, image(png(200, 200))] })
  expect({ lines, remarks, waits }).toEqual({ lines: [], remarks: [], waits: [waited] })
  const [, again] = requests.filter(({ url }) => url.href === icon)
  expect(again?.timeoutMs).toBeGreaterThan(10_000)
})

test.each<{ what: string; result: Result[]; waited: number[] }>([
  { what: 'responds 429 again', result: [tooMany('2'), tooMany('2')], waited: [2_000] },
  { what: 'asks for more than ten seconds', result: [tooMany('11')], waited: [] },
])('a 429 from a host that $what is a warning, not a failure', async ({ result, waited }) => {
  const { lines, remarks } = await check({ [page]: result })
  expect({ lines, waits }).toEqual({ lines: [], waits: waited })
  expect(remarks).toMatchObject([{ ...unchecked, input: 'landing-url', quoted: `"${page}"` }])
})

const lost = (reason: RequestFailure['reason'], code = 'E'): Result => {
  return { ...fault(reason, false), causeText: `${code}: why`, cause: Object.assign(new Error('why'), { code }) }
}

/** Makes the clock move only during waits. */
function stopClock(): void {
  const waited = () => waits.reduce<number>((total, ms) => total + Number(ms), 0)
  jest.spyOn(Date, 'now').mockImplementation(() => Date.UTC(2026, 7, 1) + waited())
}

test('URLs that fail are fetched again every 15 seconds until they pass', async () => {
  stopClock()
  const script = { [page]: [answer(404), lost('connection-failed'), answer(200)] }
  const { lines, urls, said } = await check(script, {}, { waitMs: 600_000 })
  expect(lines).toEqual([])
  expect(urls).toEqual([icon, page, page, page])
  expect(waits).toEqual([15_000, 15_000])
  expect(said).toEqual([
    `Checking again for up to 10 min, because not every URL passes yet. landing-url: "${page}" responded 404 Not Found.`,
  ])
})

test('URLs that still fail when the time is over are problems', async () => {
  stopClock()
  const { lines, urls } = await check({ [page]: answer(404) }, {}, { waitMs: 40_000 })
  expect(waits).toEqual([15_000, 15_000, 10_000])
  expect(urls).toEqual([icon, page, page, page, page])
  expect(lines).toEqual([`landing-url: "${page}" responded 404 Not Found`])
})

test('while the action waits for URLs, it logs at most one line a minute', async () => {
  stopClock()
  const uses = manyPages(8)
  const { said } = await check(
    Object.fromEntries(uses.map(({ url }) => [url, answer(404)])),
    {},
    { uses, waitMs: 180_000 },
  )
  expect(said.map(text => /up to \d min/.exec(text)?.[0])).toEqual(['up to 3 min', 'up to 2 min', 'up to 1 min'])
  expect(said[0]).toMatch(/"https:\/\/a\.test\/4" responded 404 Not Found\. And 3 more\.$/)
})

test('a URL that is rate-limited is not waited for', async () => {
  const { lines, remarks } = await check({ [page]: [tooMany('11')] }, {}, { waitMs: 600_000 })
  expect({ lines, waits }).toEqual({ lines: [], waits: [] })
  expect(remarks).toMatchObject([unchecked])
})

test('a cancellation ends the wait for URLs', async () => {
  const cancellation = new AbortController()
  const say = () => cancellation.abort()
  const cancelled = check({ [page]: answer(404) }, {}, { waitMs: 600_000, say, signal: cancellation.signal })
  await expect(cancelled).rejects.toMatchObject({ reason: 'cancelled' })
})

test.each([
  { status: 401, name: '401 Unauthorized' },
  { status: 403, name: '403 Forbidden' },
  { status: 503, name: '503 Service Unavailable' },
  { status: 999, name: '999' },
])('for status $status, the error says that the site may refuse robots', async ({ status, name }) => {
  const text = `responded ${name}; the site may refuse robots; allow this action, which calls itself agent/1`
  expect((await check({ [page]: answer(status) })).lines).toEqual([`landing-url: "${page}" ${text}`])
})

const zipped = (bytes: Buffer) => image(gzipSync(bytes), { headers: { 'content-encoding': 'gzip' } })

test('an image that arrives gzipped is unpacked, up to 5 MiB', async () => {
  const icon200 = png(200, 200)
  const large = Buffer.concat([icon200, Buffer.alloc(5_242_881 - icon200.length)])
  expect(await check({ [icon]: zipped(icon200) })).toMatchObject({ lines: [], remarks: [] })
  expect((await check({ [icon]: zipped(large) })).lines).toEqual([`icon-url: "${icon}" is larger than 5 MiB`])
  const broken = image(icon200, { headers: { 'content-encoding': 'gzip' } })
  expect((await check({ [icon]: broken })).lines).toEqual([expect.stringContaining('is not a valid PNG')])
})

test('every request asks for a body that is not compressed', async () => {
  const { requests } = await check()
  expect(requests.map(({ headers }) => headers['Accept-Encoding'])).toEqual(['identity', 'identity'])
})

test('a redirect to another host is named, and one within its host is not', async () => {
  const script = {
    [page]: to('https://evil.test/page?signature=1'),
    [icon]: to('/other'),
    'https://a.test/other': image(png(200, 200)),
  }
  const { lines, redirects } = await check(script)
  expect({ lines, redirects }).toEqual({ lines: [], redirects: [`"${page}" redirects to the host "evil.test"`] })
})

test('a long URL and a long error are shortened, without secrets', async () => {
  const landing_url = `https://a.test/${'x'.repeat(3_000)}`
  const cause = new Error(`407 dXNlcjpwYXNz ${'y'.repeat(60_000)}`)
  const redact = (text: string) => text.replaceAll('dXNlcjpwYXNz', '***')
  const script = { [landing_url]: { ...fault('proxy-failed', false), cause } }
  const { problems } = await check(script, { landing_url }, { redact })
  const [words = ''] = problems.map(problemWords)
  expect(words).toMatch(/^"https:\/\/a\.test\/x+…" \(3015 characters\) .* proxy \(407 \*\*\* y+…\)$/)
  expect(words.length).toBeLessThan(600)
})

test('five redirects are followed, including relative ones, but not a sixth', async () => {
  const script = {
    [page]: to('/1', 301),
    'https://a.test/1': to('2', 302),
    'https://a.test/2': to('//b.test/3', 303),
    'https://b.test/3': to('http://c.test/dir/4', 307),
    'http://c.test/dir/4': to('../5?q#part', 308),
    'http://c.test/5?q': to('/6'),
  }
  const { urls, lines } = await check(script)
  expect(urls.filter(url => url !== icon)).toEqual(Object.keys(script))
  expect(lines).toEqual([`landing-url: "${page}" redirects to "http://c.test/5", which redirects more than 5 times`])
})

test('a redirect is followed without credentials, and the error does not show the query of its target', async () => {
  const signed = 'https://b.test/p?signature=1'
  const { urls, lines } = await check({ [page]: to('https://me:secret@b.test/p?signature=1'), [signed]: answer(500) })
  expect(urls).toEqual([icon, page, signed])
  expect(lines).toEqual([expect.stringMatching(/ redirects to "https:\/\/b\.test\/p", which responded 500 Internal /)])
})

test('a token in the URL of a redirect is redacted before the URL is cut', async () => {
  const path = `/${'x'.repeat(75)}`
  const redact = (text: string) => text.replaceAll('token-0123456789', '***')
  const script = { [page]: to(`${path}token-0123456789`), [`https://a.test${path}token-0123456789`]: answer(500) }
  const { lines } = await check(script, {}, { redact })
  expect(lines).toEqual([expect.stringContaining(`${path}***", which responded 500`)])
})

test('a redirect to a path in raw UTF-8 is followed, as browsers do', async () => {
  const { urls } = await check({ [page]: to(Buffer.from('/über', 'utf8').toString('latin1')) })
  expect(urls).toContain('https://a.test/%C3%BCber')
})

test('an image is not fetched over http after a redirect', async () => {
  expect((await check({ [icon]: to('http://b.test/icon') })).urls).toEqual([icon, page])
})

test.each<{ what: string; result: Result; wrong: string }>([
  { what: 'redirects to itself', result: to('#again'), wrong: 'redirects in a loop' },
  { what: 'redirects to an invalid URL', result: to('https://'), wrong: 'redirects to something that is not a URL' },
  {
    what: 'redirects to a long URL',
    result: to(`/${'x'.repeat(2_048)}`),
    wrong: 'redirects to a URL of more than 2,048 characters',
  },
  { what: 'redirects to mail', result: to('mailto:a@b.test'), wrong: 'redirects to something other than a web page' },
  { what: 'has a status that is not a redirect', result: to('/b', 304), wrong: 'responded 304 Not Modified' },
  { what: 'redirects without a location', result: answer(302), wrong: 'responded 302 Found' },
  { what: 'refuses the connection', result: lost('connection-failed'), wrong: 'cannot be reached (E: why)' },
  {
    what: 'has an unknown host',
    result: lost('connection-failed', 'ENOTFOUND'),
    wrong: 'has a host name that cannot be found (ENOTFOUND: why)',
  },
  {
    what: 'has a host that DNS cannot resolve',
    result: lost('connection-failed', 'EAI_X'),
    wrong: 'has a host name that cannot be found (EAI_X: why)',
  },
  {
    what: 'has an invalid certificate',
    result: lost('tls-failed'),
    wrong: 'cannot be reached securely: its certificate is not accepted, or TLS failed (E: why)',
  },
  {
    what: 'is behind a broken proxy',
    result: lost('proxy-failed'),
    wrong: 'cannot be reached through the proxy (E: why)',
  },
  { what: 'is slow', result: lost('timeout'), wrong: 'did not respond within 10 s' },
  { what: 'hangs up', result: lost('connection-lost'), wrong: 'closed the connection without a response (E: why)' },
  {
    what: 'does not speak HTTP',
    result: lost('bad-response'),
    wrong: 'responded with something that is not HTTP (E: why)',
  },
])('the check reports a page that $what', async ({ result, wrong }) => {
  expect((await check({ [page]: result })).lines).toEqual([`landing-url: "${page}" ${wrong}`])
})

test.each<{ what: string; result: Result; wrong: string }>([
  { what: 'redirects to http', result: to('http://b.test/icon'), wrong: 'redirects to http, but images must be https' },
  { what: 'is empty', result: answer(200), wrong: 'responded with an empty body, which is not an image' },
  { what: 'is an SVG', result: image(svg), wrong: 'is not a valid PNG, JPEG, GIF or WebP image' },
  { what: 'has no width', result: image(png(0, 200)), wrong: 'is an image of 0x200' },
  { what: 'has no height', result: image(png(200, 0)), wrong: 'is an image of 200x0' },
  { what: 'is too large', result: image(png(200, 200), { incomplete: 'too-large' }), wrong: 'is larger than 5 MiB' },
  { what: 'is cut off', result: image(png(200, 200), { incomplete: 'cut' }), wrong: 'was cut off' },
  {
    what: 'does not end',
    result: image(png(200, 200), { incomplete: 'timeout' }),
    wrong: 'did not load completely within 10 s',
  },
  { what: 'does not exist', result: { ...image(png(200, 200)), status: 404 }, wrong: 'responded 404 Not Found' },
])('the check reports an image that $what', async ({ result, wrong }) => {
  expect((await check({ [icon]: result })).lines).toEqual([`icon-url: "${icon}" ${wrong}`])
})

test.each<{ what: string; result: Result; wrong: string }>([
  {
    what: 'does not load completely',
    result: image(svg, { incomplete: 'timeout' }),
    wrong: 'did not load completely within 10 s',
  },
  { what: 'redirects to http', result: to('http://b.test/icon'), wrong: 'redirects to http, but images must be https' },
])('a page with the URL of an image is fine even if the image $what', async ({ result, wrong }) => {
  expect((await check({ [icon]: result }, { landing_url: icon })).lines).toEqual([`icon-url: "${icon}" ${wrong}`])
})

test.each<{ what: string; iconImage: Buffer; bannerImage: Buffer; expected: string[] }>([
  { what: 'no image', iconImage: png(200, 200), bannerImage: png(360, 240), expected: [] },
  { what: 'an icon', iconImage: png(200, 192), bannerImage: png(360, 200), expected: ['icon 200x192'] },
  { what: 'a banner', iconImage: png(200, 200), bannerImage: png(240, 360), expected: ['banner 240x360'] },
])('an image is reported if browsers show another size: $what', async ({ iconImage, bannerImage, expected }) => {
  const { remarks } = await check({ [icon]: image(iconImage), [banner]: image(bannerImage) }, { banner_url: banner })
  const sizes = remarks.filter(each => each.kind === 'image-size')
  expect(sizes.map(({ field, width, height }) => `${fieldTable[field].use} ${width}x${height}`)).toEqual(expected)
  expect(remarks).toHaveLength(expected.length)
})

const heavyPng = (width: number, height: number, bytes: number) => {
  const small = png(width, height)
  return Buffer.concat([small, Buffer.alloc(bytes - small.length)])
}

test.each<{ what: string; iconBytes: number; bannerBytes: number; expected: string[] }>([
  { what: 'no image', iconBytes: 262_144, bannerBytes: 1_048_576, expected: [] },
  { what: 'an icon', iconBytes: 262_145, bannerBytes: 262_145, expected: ['icon 262145 of 262144'] },
  { what: 'a banner', iconBytes: 1_000, bannerBytes: 1_048_577, expected: ['banner 1048577 of 1048576'] },
])('an image is reported if its file is too large: $what', async row => {
  const iconImage = image(heavyPng(200, 200, row.iconBytes))
  const bannerImage = image(heavyPng(360, 240, row.bannerBytes))
  const { remarks } = await check({ [icon]: iconImage, [banner]: bannerImage }, { banner_url: banner })
  const weights = remarks.filter(each => each.kind === 'image-weight')
  expect(
    weights.map(({ field, bytes }) => `${fieldTable[field].use} ${bytes} of ${fieldTable[field].maxBytes}`),
  ).toEqual(row.expected)
  expect(remarks).toHaveLength(row.expected.length)
})

test('an image can be reported for its size and for its file', async () => {
  const { remarks } = await check({ [icon]: image(heavyPng(1, 1, 3_145_728)) })
  expect(remarks).toMatchObject([
    { field: 'icon_url', kind: 'image-size' },
    { field: 'icon_url', kind: 'image-weight' },
  ])
})
