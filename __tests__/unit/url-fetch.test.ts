import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createHttpClient } from '../../src/http/client.ts'
import { fetchUrl } from '../../src/url-check/fetch.ts'
import { png } from '../helpers/images.ts'
import {
  answer,
  endless,
  image,
  type Page,
  redirect,
  startWebsite,
  unfinished,
  type Website,
} from '../helpers/website.ts'

// Longer than a test may take: what would wait for the end of a body fails.
const timeoutMs = 600_000

let website: Website

beforeEach(async () => {
  website = await startWebsite({})
})
afterEach(() => website.close())

function fetchPath(path: string, wanted: { image: boolean }) {
  const url = new URL(path, website.url)
  return fetchUrl({ url, ...wanted, http: createHttpClient({}), headers: {}, timeoutMs, signal: undefined })
}

test.each<[string, Page, number]>([
  ['streams for ever', endless, 200],
  ['never ends', unfinished(), 200],
  ['has no body', answer({ status: 204 }), 204],
  ['fails for ever', unfinished({ status: 500 }), 500],
])('a page that %s is done at its status', async (_, page, status) => {
  website.pages['/'] = page
  const fetched = await fetchPath('/', { image: false })
  expect(fetched).toMatchObject({ kind: 'response', answer: { status, body: '' } })
  expect(fetched).not.toHaveProperty('answer.flaw')
})

test.each([[true], [false]])('a redirect is followed at its status, to where it points (image: %s)', async image => {
  website.pages['/'] = redirect('/gone?q')
  website.pages['/gone?q'] = unfinished({ status: 410 })
  // Redirects within http are no matter for a page alone.
  const fetched = await fetchPath('/', { image })
  expect(fetched.kind).toBe(image ? 'off-https' : 'response')
  expect(website.visits.map(({ path }) => path)).toEqual(image ? ['/'] : ['/', '/gone?q'])
})

test('an image is read whole', async () => {
  website.pages['/'] = image(png(200, 200))
  expect(await fetchPath('/', { image: true })).toMatchObject({
    answer: { status: 200, body: png(200, 200).toString('latin1') },
  })
})

test('an image without end is read up to 5 MiB', async () => {
  website.pages['/'] = endless
  const fetched = await fetchPath('/', { image: true })
  expect(fetched).toMatchObject({ answer: { incomplete: 'too-large' } })
  expect(fetched).toHaveProperty('answer.body.length', 5_242_880)
})

test('user names and passwords are not sent', async () => {
  const { host } = new URL(website.url)
  website.pages['/'] = redirect(`http://me:secret@${host}/there`)
  website.pages['/there'] = answer()
  const fetched = await fetchUrl({
    url: new URL(`http://you:secret@${host}/`),
    image: false,
    http: createHttpClient({}),
    headers: { Accept: '*/*' },
    timeoutMs,
    signal: undefined,
  })
  expect(fetched).toMatchObject({ kind: 'response', answer: { status: 200 } })
  expect(website.visits).toHaveLength(2)
  for (const { headers } of website.visits) {
    expect(Object.keys(headers).sort()).toEqual(['accept', 'connection', 'host'])
    expect(headers.accept).toBe('*/*')
  }
})
