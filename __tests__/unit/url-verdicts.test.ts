import { describe, expect, test } from '@jest/globals'
import type { Failure } from '../../src/errors.ts'
import type { RequestFailure } from '../../src/http/client.ts'
import { png, svg } from '../helpers/images.ts'
import { check, failures, icon, page, to } from '../helpers/url-check.ts'

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
