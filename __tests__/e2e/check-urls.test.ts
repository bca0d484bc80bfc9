import { describe, expect, test } from '@jest/globals'
import { gif, jpeg, png, svg, webp } from '../helpers/images.ts'
import { certificate } from '../helpers/tls.ts'
import { expectRefused, expectSent, run, site, start } from '../helpers/url-check-step.ts'
import * as web from '../helpers/website.ts'

describe('what is fine', () => {
  test('is sent, and everything is requested with GET and without credentials', async () => {
    site.pages['/banner'] = web.image(jpeg(360, 240))
    site.pages['/button'] = web.answer({ status: 204 })
    const outcome = await run({
      inputs: {
        'banner-url': `${site.url}/banner`,
        actions: JSON.stringify([{ text: 'Go', url: `${site.url}/button` }]),
      },
    })
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
      return response => void site.until(({ visits }) => visits.length === 3).then(() => page(response))
    }
    site.pages = {
      '/icon': together(web.image(png(200, 200))),
      '/banner': together(web.image(png(360, 200))),
      '/': together(web.answer()),
    }
    expectSent(await run({ inputs: { 'banner-url': `${site.url}/banner` } }))
  })

  test.each<[string, Buffer]>([
    ['JPEG', jpeg(200, 200)],
    ['GIF', gif(200, 200)],
    ['lossy WebP', webp.lossy(200, 200)],
    ['lossless WebP', webp.lossless(200, 200)],
    ['extended WebP', webp.extended(200, 200)],
    ['PNG of 5 MiB', Buffer.concat([png(200, 200), Buffer.alloc(5_242_880 - png(200, 200).length)])],
  ])('may be a %s that calls itself a text', async (_, bytes) => {
    site.pages['/icon'] = web.image(bytes, 'text/plain')
    expectSent(await run())
  })

  test.each<[string, web.Page]>([
    ['streams for ever', web.endless],
    ['never ends', web.unfinished()],
    ['is cut', web.cut(Buffer.alloc(1_000))],
    ['redirects within the site', web.redirect('./there', 307)],
  ])('may be a page that %s', async (_, page) => {
    site.pages['/'] = page
    site.pages['/there'] = web.answer()
    expectSent(await run())
  })

  test('may be a page that redirects off https', async () => {
    const plain = await start({ '/': web.answer() })
    site.pages['/'] = web.redirect(`${plain.url}/`)
    expectSent(await run())
    expect(plain.visits).toHaveLength(1)
  })

  test('may be an image after a redirect', async () => {
    site.pages['/icon'] = web.redirect('cdn/icon')
    site.pages['/cdn/icon'] = web.image(png(200, 200))
    expectSent(await run())
  })

  test('gets warnings about its sizes, and is sent', async () => {
    site.pages['/icon'] = web.image(png(64, 64))
    site.pages['/banner'] = web.image(png(720, 480))
    const { annotations, outputs } = await run({ inputs: { 'banner-url': `${site.url}/banner` } })
    expect(outputs.outcome).toBe('sent')
    expect(annotations).toEqual([
      {
        level: 'warning',
        title: 'Advice',
        message: expect.stringMatching(/^icon-url: .* 64x64; browsers show 200x200/),
      },
      {
        level: 'warning',
        title: 'Advice',
        message: expect.stringMatching(/^banner-url: .* 720x480; browsers show 360x240 or 360x200/),
      },
    ])
  })

  test('is not requested unless that is wanted', async () => {
    site.pages = {}
    expectSent(await run({ inputs: { 'check-urls': 'false' } }))
    expect(site.visits).toEqual([])
  })
})

describe('an icon fails that', () => {
  test.each<[string, web.Page, string | RegExp]>([
    ['is an SVG', web.image(svg), 'is not a valid PNG, JPEG, GIF or WebP image'],
    [
      'is a page',
      web.image(Buffer.from('<!doctype html><title>Log in</title>')),
      'is not a valid PNG, JPEG, GIF or WebP image',
    ],
    ['is a truncated PNG', web.image(png(200, 200).subarray(0, 20)), 'is not a valid PNG, JPEG, GIF or WebP image'],
    ['is empty', web.answer(), 'responded with an empty body'],
    ['is no content', web.answer({ status: 204 }), 'responded with an empty body'],
    ['has no size', web.image(png(0, 0)), 'is an image of 0x0'],
    [
      'is larger than 5 MiB',
      web.image(Buffer.concat([png(200, 200), Buffer.alloc(5_242_881 - png(200, 200).length)])),
      'is larger than 5 MiB',
    ],
    ['streams for ever', web.endless, 'is larger than 5 MiB'],
    ['breaks off', web.cut(png(200, 200)), 'was cut off'],
    ['never ends', web.unfinished({ body: png(200, 200) }), 'did not load completely within 2 s'],
    ['never begins', web.hang, 'did not respond within 2 s'],
    ['is dropped', web.drop, /ended the connection without a response \(.*\)/],
    ['is not there', web.answer({ status: 404, body: png(200, 200) }), 'responded 404 Not Found'],
    ['redirects in a loop', web.redirect('/icon'), 'redirects in a loop'],
  ])('%s', async (_, page, wrong) => {
    site.pages['/icon'] = page
    const timeout = String(wrong).includes('within') ? '2' : '30'
    const message = expectRefused(await run({ inputs: { timeout } }))
    expect(message).toMatch(
      new RegExp(`^icon-url: "${site.url}/icon" ${wrong instanceof RegExp ? wrong.source : wrong}.*\\.\n`),
    )
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

  test('speaks no TLS', async () => {
    const plain = await start({})
    const message = expectRefused(await run({ inputs: { 'icon-url': `${plain.url.replace('http', 'https')}/icon` } }))
    expect(message).toContain('cannot be reached securely')
  })

  test('is on a port on which no server listens', async () => {
    const gone = await start({})
    await gone.close()
    const message = expectRefused(await run({ inputs: { 'icon-url': `${gone.url.replace('http', 'https')}/icon` } }))
    expect(message).toMatch(/cannot be reached \(.*ECONNREFUSED.*\)\.\n/)
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
  const lines = expectRefused(outcome).split('\n')
  expect(lines).toEqual([
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
