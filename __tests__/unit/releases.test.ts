import { beforeEach, expect, jest, test } from '@jest/globals'
import { GithubClient } from '../../src/github/github-client.ts'
import { fetchRelease, type ReleaseRequest } from '../../src/github/releases.ts'
import type { HttpRequest, HttpResponse, RequestFailure } from '../../src/http/http-client.ts'
import type { ReleaseChoice } from '../../src/inputs/announcement-inputs.ts'
import { answer as answerOf, fault } from '../helpers/answers.ts'
import { contextOf } from '../helpers/context.ts'
import { nobodyWaits } from '../helpers/no-waits.ts'

const waits = nobodyWaits()
beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
})

const json = { 'content-type': 'application/json; charset=utf-8' }
const answer = (status: number, body: unknown, headers = {}, rest: Partial<HttpResponse> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return answerOf(status, text, { headers: { ...json, ...headers }, ...rest })
}
const lost = (reason: RequestFailure['reason']) => fault(reason, true)

const release = { tag_name: 'v1', draft: false, name: 'One' }
const ofTag = (tag: string): ReleaseChoice => ({ kind: 'tag', tag })
const owner = { avatar_url: 'https://avatars.example/1' }
const repository = { name: 'site', full_name: 'octo/site', private: false, homepage: null, owner }
const notFound = answer(404, { message: 'Not Found' })

/** What GitHub answers, in turn, the last again and again; and what it is asked. */
async function fetch(
  answers: (HttpResponse | RequestFailure)[],
  { timeoutMs = 7_000, ...changes }: Partial<ReleaseRequest> & { timeoutMs?: number } = {},
) {
  const requests: HttpRequest[] = []
  const http = {
    request: async (request: HttpRequest) => {
      requests.push(request)
      const next = answers[requests.length - 1] ?? answers.at(-1)
      if (!next) throw new Error('nothing to answer')
      return next
    },
  }
  const context = contextOf(http, { redact: text => text.replaceAll('ghs_secret-secret', '***') })
  const access = { repository: 'octo/site', token: 'ghs_secret-secret', timeoutMs }
  const github = new GithubClient({ apiUrl: 'https://git.example.com/api/v3', ...access }, context)
  const request = {
    choice: ofTag('v1'),
    repository: 'octo/site',
    eventRepository: repository,
    signal: context.signal,
    ...changes,
  }
  const result = fetchRelease(request, github)
  return { outcome: await result.catch(error => error), requests }
}

const paths = (requests: HttpRequest[]) => requests.map(({ url }) => url.pathname)

test('a release is fetched by its tag, with the repository of the event', async () => {
  const { outcome, requests } = await fetch([answer(200, release)])
  expect(outcome).toEqual({ release, repository })
  expect(requests).toMatchObject([
    { method: 'GET', timeoutMs: 7_000, maxBytes: 26_214_400, headers: { authorization: 'token ghs_secret-secret' } },
  ])
  expect(requests[0]?.url.href).toBe('https://git.example.com/api/v3/repos/octo/site/releases/tags/v1')
})

test('a request for a release takes ten seconds at most, however long the others may take', async () => {
  const { requests } = await fetch([answer(200, release), answer(200, {})], { timeoutMs: 300_000, eventRepository: {} })
  expect(requests.map(({ timeoutMs }) => timeoutMs)).toEqual([10_000, 10_000])
})

test.each(['@octo/ui@1.4.0', 'v1+build', '100%', 'v1 beta', 'v1?x#y', '🎉', '..', 'a/../../latest'])(
  'the release of the tag %j is the one that is asked for',
  async tag => {
    const { outcome, requests } = await fetch([answer(200, { ...release, tag_name: tag })], { choice: ofTag(tag) })
    expect(outcome).toMatchObject({ release: { tag_name: tag } })
    const [, asked = ''] = /\/releases\/tags\/(.*)$/.exec(requests[0]?.url.pathname ?? '') ?? []
    if (tag !== '..') expect(decodeURIComponent(asked)).toBe(tag)
    expect(requests[0]?.url.search).toBe('')
  },
)

test('a release that was made a moment ago is requested again', async () => {
  const { outcome, requests } = await fetch([notFound, notFound, answer(200, release)])
  expect(outcome).toEqual({ release, repository })
  expect(requests).toHaveLength(3)
  expect(waits).toEqual([1_000, 2_000])
})

const passing = [lost('connection-lost'), answer(502, 'Bad gateway'), answer(200, '{"tag_name":')]
test.each(passing)('a release is requested again after %j', async result =>
  expect((await fetch([result, result, answer(200, release)])).outcome).toEqual({ release, repository }),
)

test.each([301, 302, 307, 308])('a renamed repository is found by a %d', async status => {
  const moved = answer(status, '', { location: 'https://git.example.com/api/v3/repositories/7/releases/tags/v1' })
  const { outcome, requests } = await fetch([moved, answer(200, release)])
  expect(outcome).toEqual({ release, repository })
  expect(paths(requests)[1]).toBe('/api/v3/repositories/7/releases/tags/v1')
})

test('a release with whole numbers beyond 2^53 is plain data', async () => {
  const { outcome } = await fetch([answer(200, '{"tag_name":"v1","draft":false,"id":99999999999999999999}')])
  expect(() => JSON.stringify(outcome)).not.toThrow()
})

test.each([
  undefined,
  {},
  { ...repository, private: undefined },
  { ...repository, private: true, homepage: undefined },
  { ...repository, full_name: 'octo/other' },
  { ...repository, owner: {} },
])('the repository is fetched if the event only says %j', async eventRepository => {
  const about = { name: 'site', private: true }
  const { outcome, requests } = await fetch([answer(200, release), answer(200, about)], { eventRepository })
  expect(outcome).toEqual({ release, repository: about })
  expect(paths(requests)).toEqual(['/api/v3/repos/octo/site/releases/tags/v1', '/api/v3/repos/octo/site'])
})

test('the repository of the event may have its name in another case', async () => {
  const eventRepository = { ...repository, full_name: 'Octo/Site' }
  expect((await fetch([answer(200, release)], { eventRepository })).requests).toHaveLength(1)
})

test.each([
  [notFound, 2],
  [lost('connection-lost'), 4],
])('a repository that cannot be fetched is a failure: %j', async (result, count) => {
  const { outcome, requests } = await fetch([answer(200, release), result], { eventRepository: undefined })
  expect(outcome).toMatchObject({ reason: 'github-failed' })
  expect(requests).toHaveLength(count)
})

test('a release that is not found may be a draft, or a permission is missing', async () => {
  const { outcome, requests } = await fetch([notFound], { choice: ofTag('beta') })
  expect(outcome).toMatchObject({ reason: 'release-not-found', message: expect.stringContaining('"beta"') })
  for (const said of ['draft', '`contents: read`']) expect(outcome.hint).toContain(said)
  expect(requests).toHaveLength(3)
  const draft = await fetch([answer(200, { ...release, draft: true })])
  expect(draft.outcome).toMatchObject({ reason: 'release-not-found' })
})

test.each<[HttpResponse | RequestFailure, hint?: string]>([
  [answer(200, { ...release, tag_name: 'v2' })],
  [answer(200, { ...release, draft: 'true' })],
  [answer(200, 'null')],
  [answer(200, { message: 'hello' })],
  [answer(200, '<html>', { 'content-type': 'text/html' })],
  [answer(301, '', { location: 'https://elsewhere.example/' })],
  [answer(301, '', { location: 'http://git.example.com/' })],
  [answer(301, '', { location: '/api/v3/again' })],
  [answer(401, { message: 'Bad credentials' })],
  [answer(403, { message: 'Resource not accessible by integration' }), '`contents: read`'],
  [answer(403, { message: 'No' }, { 'retry-after': '60' }), 'later'],
  [answer(500, 'x')],
  [answer(200, release, { 'content-type': '@@@' }, { incomplete: 'cut' })],
  [lost('tls-failed')],
])('a response that is not the release is a failure of GitHub, with a hint: %j', async (response, hint = '') => {
  const { outcome, requests } = await fetch([response])
  expect(outcome).toMatchObject({ reason: 'github-failed', hint: expect.stringMatching(/\w/) })
  expect(outcome.hint).toContain(hint)
  expect(requests.length).toBeLessThanOrEqual(6)
})

test('a release of more than 25 MiB is a failure that says how to do without it', async () => {
  const { outcome, requests } = await fetch([answer(200, release, {}, { incomplete: 'too-large' })])
  expect(outcome.message).toContain('the response is larger than 25 MiB')
  expect(outcome.hint).toContain('as inputs or in a payload file')
  expect(requests).toHaveLength(1)
})
