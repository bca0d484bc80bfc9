import { beforeEach, expect, jest, test } from '@jest/globals'
import { GithubClient } from '../../src/github/github-client.ts'
import type { HttpRequest, HttpResponse, RequestFailure } from '../../src/http/exchange-and-hand-over.ts'
import type { ReleaseChoice } from '../../src/inputs/value-rules.ts'
import { fetchRelease, type ReleaseRequest } from '../../src/release/releases.ts'
import { hintText } from '../../src/report/failure-explanation.ts'
import { answer as answerOf, fault } from '../helpers/answers.ts'
import { contextOf } from '../helpers/context.ts'
import { skipWaits } from '../helpers/no-waits.ts'

const waits = skipWaits()
beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
})

const json = { 'content-type': 'application/json; charset=utf-8' }
const answer = (status: number, body: unknown, headers = {}, rest: Partial<HttpResponse> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return answerOf(status, text, { headers: { ...json, ...headers }, ...rest })
}
const lost = (reason: RequestFailure['reason']) => fault(reason, true)

const now = new Date('2026-11-21T10:00:00Z')

const release = { tag_name: 'v1', draft: false, name: 'One' }
const ofTag = (tag: string): ReleaseChoice => ({ kind: 'tag', tag })
const owner = { avatar_url: 'https://avatars.example/1' }
const repository = { name: 'site', full_name: 'octo/site', private: false, homepage: null, owner }
const notFound = answer(404, { message: 'Not Found' })

/** Each request gets the next response. Once the responses run out, the last one repeats. */
async function fetch(
  answers: (HttpResponse | RequestFailure)[],
  {
    timeoutMs = 7_000,
    onRequest = () => {},
    ...changes
  }: Partial<ReleaseRequest> & { timeoutMs?: number; onRequest?: () => void } = {},
) {
  const requests: HttpRequest[] = []
  const http = {
    request: async (request: HttpRequest) => {
      requests.push(request)
      onRequest()
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
    filter: { now },
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

test('a request for a release has a timeout of at most ten seconds', async () => {
  const { requests } = await fetch([answer(200, release), answer(200, {})], { timeoutMs: 300_000, eventRepository: {} })
  expect(requests.map(({ timeoutMs }) => timeoutMs)).toEqual([10_000, 10_000])
})

test.each([
  { tag: '@octo/ui@1.4.0', has: 'a slash' },
  { tag: 'v1+build', has: 'a plus sign' },
  { tag: '100%', has: 'a percent sign' },
  { tag: 'v1?x#y', has: 'marks that end a path' },
  { tag: '🎉', has: 'a character outside ASCII' },
  { tag: 'a/../../latest', has: 'steps to another path' },
])('a tag with $has is encoded in the request: $tag', async ({ tag }) => {
  const { outcome, requests } = await fetch([answer(200, { ...release, tag_name: tag })], { choice: ofTag(tag) })
  expect(outcome).toMatchObject({ release: { tag_name: tag } })
  const [, asked = ''] = /\/releases\/tags\/(.*)$/.exec(requests[0]?.url.pathname ?? '') ?? []
  expect(decodeURIComponent(asked)).toBe(tag)
  expect(requests[0]?.url.search).toBe('')
})

test('a release that is not found is requested again, because it may be new', async () => {
  const { outcome, requests } = await fetch([notFound, notFound, answer(200, release)])
  expect(outcome).toEqual({ release, repository })
  expect(requests).toHaveLength(3)
  expect(waits).toEqual([1_000, 2_000])
})

test.each([
  { what: 'a lost connection', result: lost('connection-lost') },
  { what: 'a gateway error', result: answer(502, 'Bad gateway') },
  { what: 'half of a document', result: answer(200, '{"tag_name":') },
])('a release is requested again after $what', async ({ result }) => {
  expect((await fetch([result, result, answer(200, release)])).outcome).toEqual({ release, repository })
})

test.each([301, 302, 307, 308])('a renamed repository is found by a %d', async status => {
  const moved = answer(status, '', { location: 'https://git.example.com/api/v3/repositories/7/releases/tags/v1' })
  const { outcome, requests } = await fetch([moved, answer(200, release)])
  expect(outcome).toEqual({ release, repository })
  expect(paths(requests)[1]).toBe('/api/v3/repositories/7/releases/tags/v1')
})

test.each([
  { lack: 'has no repository', eventRepository: undefined },
  { lack: 'has an empty repository', eventRepository: {} },
  { lack: 'does not say its name', eventRepository: { ...repository, name: undefined } },
  { lack: 'does not say whether it is private', eventRepository: { ...repository, private: undefined } },
  { lack: 'does not say its homepage', eventRepository: { ...repository, private: true, homepage: undefined } },
  { lack: 'belongs to another repository', eventRepository: { ...repository, full_name: 'octo/other' } },
  { lack: 'does not say the avatar of its owner', eventRepository: { ...repository, owner: {} } },
])('the repository is fetched if the event $lack', async ({ eventRepository }) => {
  const about = { name: 'site', private: true }
  const { outcome, requests } = await fetch([answer(200, release), answer(200, about)], { eventRepository })
  expect(outcome).toEqual({ release, repository: about })
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET'])
  expect(paths(requests)).toEqual(['/api/v3/repos/octo/site/releases/tags/v1', '/api/v3/repos/octo/site'])
})

test.each([
  { what: 'has its name with different capitalization', changes: { full_name: 'Octo/Site' } },
  { what: 'is private and has its homepage', changes: { private: true, homepage: '' } },
  { what: 'is public and has no homepage', changes: { homepage: undefined } },
])('the repository is taken from the event if it $what', async ({ changes }) => {
  const eventRepository = { ...repository, ...changes }
  const { outcome, requests } = await fetch([answer(200, release)], { eventRepository })
  expect(outcome).toEqual({ release, repository: eventRepository })
  expect(requests).toHaveLength(1)
})

test.each([
  { what: 'is not found', result: notFound, requested: 2 },
  { what: 'cannot be reached', result: lost('connection-lost'), requested: 4 },
])('a repository that $what is a failure', async ({ result, requested }) => {
  const { outcome, requests } = await fetch([answer(200, release), result], { eventRepository: undefined })
  expect(outcome).toMatchObject({
    reason: 'github-failed',
    title: 'Could not fetch the repository',
    message: expect.stringMatching(/^GitHub did not return the repository octo\/site \(/),
    hint: 'Run this again when GitHub is available.',
  })
  expect(requests).toHaveLength(requested)
})

test('a run that is cancelled fetches no release', async () => {
  const { outcome, requests } = await fetch([answer(200, release)], { signal: AbortSignal.abort() })
  expect(outcome).toMatchObject({ reason: 'cancelled', title: 'Fetching the release failed' })
  expect(requests).toEqual([])
})

test('a release that arrives as the run is cancelled is returned', async () => {
  const controller = new AbortController()
  const onRequest = () => controller.abort()
  const { outcome } = await fetch([answer(200, release)], { signal: controller.signal, onRequest })
  expect(outcome).toEqual({ release, repository })
})

test('the failure for a release that is not found mentions drafts and the permission', async () => {
  const { outcome, requests } = await fetch([notFound], { choice: ofTag('beta') })
  expect(outcome).toMatchObject({
    reason: 'release-not-found',
    title: 'Release not found',
    message: 'The repository octo/site has no published release with the tag "beta".',
  })
  for (const said of ['draft', '`contents: read`', 'start a new run']) expect(hintText(outcome.hint)).toContain(said)
  expect(requests).toHaveLength(3)
})

test('a release without `draft` counts as published, as in an event', async () => {
  const { outcome } = await fetch([answer(200, { tag_name: 'v1' })])
  expect(outcome).toMatchObject({ release: { tag_name: 'v1' } })
})

test('a draft counts as not found', async () => {
  const { outcome } = await fetch([answer(200, { ...release, draft: true })])
  expect(outcome).toMatchObject({ reason: 'release-not-found' })
})

test.each([
  { given: '1.2.0', similar: 'v1.2.0' },
  { given: 'v1.2.0', similar: '1.2.0' },
  { given: 'V1.2.0', similar: '1.2.0' },
  { given: 'ui@v1', similar: 'ui@1' },
  { given: 'ui/1', similar: 'ui/v1' },
])(
  'if the tag $given has no release but $similar has one, the failure suggests $similar',
  async ({ given, similar }) => {
    const choice = ofTag(given)
    const { outcome, requests } = await fetch([notFound, notFound, notFound, answer(200, release)], { choice })
    expect(outcome).toMatchObject({
      reason: 'release-not-found',
      message: `The repository octo/site has no published release with the tag "${given}". Did you mean "${similar}"?`,
    })
    const last = requests.at(-1)
    const path = decodeURIComponent(last?.url.pathname ?? '')
    expect(last?.method).toBe('GET')
    expect(path).toBe(`/api/v3/repos/octo/site/releases/tags/${similar}`)
  },
)

test.each([
  { what: 'has no release either', result: notFound },
  { what: 'has a draft', result: answer(200, { ...release, draft: true }) },
  { what: 'cannot be read', result: answer(500, 'x') },
])('the failure does not name a similar tag that $what', async ({ result }) => {
  const { outcome } = await fetch([notFound, notFound, notFound, result], { choice: ofTag('1.2') })
  expect(outcome.message).toBe('The repository octo/site has no published release with the tag "1.2".')
})

const latest: ReleaseChoice = { kind: 'latest' }
const hour = (time: string) => `2026-11-21T${time}:00Z`
const published = (tag: string, changes = {}) => ({
  tag_name: tag,
  draft: false,
  prerelease: false,
  published_at: hour('09:00'),
  ...changes,
})
const before = { published_at: hour('08:00') }
const after = { published_at: hour('09:30') }
const old = { published_at: '2026-11-01T09:00:00Z' }
const week = 604_800

interface Choice {
  why: string
  shown: ReturnType<typeof published>
  others: unknown[]
  level?: 'major' | 'minor'
  chosen: string
}

/** Returns the release chosen when GitHub shows `shown` as the latest and lists it along with `others`. */
async function choose({ shown, others, level }: Pick<Choice, 'shown' | 'others' | 'level'>) {
  const answers = [answer(200, shown), answer(200, [shown, ...others])]
  const { outcome } = await fetch(answers, { choice: latest, filter: { level, maxAge: week, now } })
  const { release, latest: onGithub } = outcome
  return { tag: release.tag_name, ...onGithub }
}

test.each<Choice>([
  { why: 'it is the only one', shown: published('v2.1.0'), others: [], chosen: 'v2.1.0' },
  {
    why: 'its tag names a pre-release, and its flag was forgotten',
    shown: published('v2.1.0'),
    others: [published('v2.2.0-rc.1', before), published('2.3.0b1', before)],
    chosen: 'v2.1.0',
  },
  {
    why: 'GitHub shows a pre-release whose flag was forgotten',
    shown: published('v1.5.0-rc.3'),
    others: [published('v1.4.0', before), published('v1.4.0-lts', before)],
    level: 'minor',
    chosen: 'v1.4.0',
  },
  {
    why: 'GitHub shows a pre-release of the same version, and nothing qualifies',
    shown: published('v1.4.0-rc.3'),
    others: [published('v1.4.0', old)],
    chosen: 'v1.4.0-rc.3',
  },
  {
    why: 'a backport does not hide the version of the night before',
    shown: published('v1.9.5'),
    others: [published('v2.2.0', before)],
    chosen: 'v2.2.0',
  },
  {
    why: 'a patch an hour later does not hide the minor release',
    shown: published('v2.1.1'),
    others: [published('v2.1.0', before)],
    level: 'minor',
    chosen: 'v2.1.0',
  },
  {
    why: 'the maintainers no longer mark the newer one as the latest',
    shown: published('v2.1.0'),
    others: [published('v2.2.0', after)],
    chosen: 'v2.1.0',
  },
  {
    why: 'days are compared as numbers, not as text',
    shown: published('2026.5.10'),
    others: [published('2026.5.9', before)],
    chosen: '2026.5.10',
  },
  {
    why: 'a date is a version',
    shown: published('2026.5.9', before),
    others: [published('2026.5.16', before)],
    chosen: '2026.5.16',
  },
  {
    why: 'build metadata is new in each build',
    shown: published('v2.1.1+46'),
    others: [published('v2.1.0+45', before)],
    level: 'minor',
    chosen: 'v2.1.0+45',
  },
  {
    why: 'the build that GitHub shows is chosen among builds of the same version',
    shown: published('v2.1.0+46'),
    others: [published('v2.1.0+45', before)],
    chosen: 'v2.1.0+46',
  },
  {
    why: 'v2 moves with each release of its series',
    shown: published('v2'),
    others: [published('v2.0.0', before)],
    chosen: 'v2.0.0',
  },
  {
    why: 'v2 moved again, and v2.0.0 was announced weeks ago',
    shown: published('v2'),
    others: [published('v2.1.3', before), published('v2.0.0', old)],
    level: 'major',
    chosen: 'v2.0.0',
  },
  {
    why: 'tags with other words belong to other packages',
    shown: published('ui@1.1.0'),
    others: [published('core@2.0.0', before), published('v3.0.0', before)],
    chosen: 'ui@1.1.0',
  },
  {
    why: 'only the latest counts if its tag has no number',
    shown: published('nightly'),
    others: [published('v2.1.0', before)],
    chosen: 'nightly',
  },
  {
    why: 'pre-releases, drafts, and releases that may be either are not published',
    shown: published('v2.1.0'),
    others: [
      published('v3.0.0', { ...before, prerelease: true }),
      published('v3.0.1', { ...before, draft: true }),
      published('v3.0.2', { ...before, draft: undefined }),
      published('v3.0.3', { ...before, prerelease: undefined }),
      null,
      {},
      { draft: false, prerelease: false, ...before },
    ],
    chosen: 'v2.1.0',
  },
  {
    why: 'a release that is too old is not announced, even with a higher version',
    shown: published('v1.9.5'),
    others: [published('v2.2.0', old)],
    chosen: 'v1.9.5',
  },
  {
    why: 'nothing qualifies',
    shown: published('v2.1.1'),
    others: [published('v2.0.0', old)],
    level: 'minor',
    chosen: 'v2.1.1',
  },
])(
  'if GitHub shows $shown.tag_name as the latest, the run chooses $chosen, because $why',
  async ({ chosen, ...given }) => {
    expect(await choose(given)).toMatchObject({ tag: chosen })
  },
)

test('the choice has the tag that GitHub shows as the latest, if it differs, and the tags of all newer releases', async () => {
  const shown = published('v2.1.1')
  expect(await choose({ shown, others: [published('v2.2.0', before)] })).toEqual({
    tag: 'v2.2.0',
    chosenBy: 'version',
    shownTag: 'v2.1.1',
    newerTags: [],
  })
  const promoted = published('v3.0.0', { published_at: hour('09:10') })
  const candidate = published('v4.0.0-rc.1', { ...after, prerelease: true })
  const forgotten = published('v4.0.0-rc.2', after)
  expect(await choose({ shown, others: [candidate, forgotten, promoted, published('v1.9.6', after)] })).toEqual({
    tag: 'v2.1.1',
    chosenBy: 'version',
    shownTag: undefined,
    newerTags: ['v1.9.6', 'v3.0.0'],
  })
})

/** Returns the release chosen with the level `prerelease`. */
async function chooseLast(answers: HttpResponse[]) {
  const filter = { level: 'prerelease', maxAge: week, now } as const
  const { outcome } = await fetch(answers, { choice: latest, filter })
  return outcome === 'none-published' ? outcome : { tag: outcome.release.tag_name, ...outcome.latest }
}
const flagged = { prerelease: true }

test.each<{ what: string; shown: HttpResponse; listed: unknown[]; expected: unknown }>([
  {
    what: 'a pre-release after the latest, of another package',
    shown: answer(200, published('v2.1.0')),
    listed: [published('v2.1.0'), published('ui@3.0.0', { ...after, ...flagged }), published('nightly', before)],
    expected: { tag: 'ui@3.0.0', chosenBy: 'date', shownTag: 'v2.1.0', newerTags: [] },
  },
  {
    what: 'the latest release, of a commit too old for the list',
    shown: answer(200, published('v2.1.0', after)),
    listed: [published('v3.0.0-rc.1', flagged)],
    expected: { tag: 'v2.1.0', chosenBy: 'date', shownTag: undefined, newerTags: [] },
  },
  {
    what: 'a pre-release, if there is nothing else',
    shown: notFound,
    listed: [published('v1.0.0-rc.1', { ...before, ...flagged }), published('v1.0.0-rc.2', flagged)],
    expected: { tag: 'v1.0.0-rc.2', chosenBy: 'date', shownTag: undefined, newerTags: [] },
  },
  {
    what: 'a release with a date, before one without',
    shown: notFound,
    listed: [published('v2', { published_at: null }), published('v1', old)],
    expected: { tag: 'v1', chosenBy: 'date', shownTag: undefined, newerTags: [] },
  },
  {
    what: 'nothing, if there are only drafts',
    shown: notFound,
    listed: [published('v1', { draft: true })],
    expected: 'none-published',
  },
])('with the level prerelease, the run chooses $what', async ({ shown, listed, expected }) => {
  expect(await chooseLast([shown, answer(200, listed)])).toEqual(expected)
})

test('with the level prerelease, a list that the token may not read is a failure', async () => {
  const filter = { level: 'prerelease', now } as const
  const { outcome } = await fetch([notFound, notFound], { choice: latest, filter })
  expect(outcome.reason).toBe('release-not-found')
  expect(hintText(outcome.hint)).toContain('`contents: read`')
})

const tooOld = '2026-11-14T09:59:59Z'
/** A full page of nightly releases that ends with `last`. */
const nightlies = (published_at = hour('09:00'), last: unknown = published('nightly', { published_at })) => {
  const others = Array.from({ length: 99 }, (_, index) => published(`nightly-${index}`, { published_at }))
  return answer(200, [...others, last])
}
const wanted = answer(200, [published('v2.1.0', before)])

test.each<{ what: string; pages: HttpResponse[]; read: number; chosen: string }>([
  { what: 'after 900 others', pages: [...Array(9).fill(nightlies()), wanted], read: 10, chosen: 'v2.1.0' },
  { what: 'after a thousand others', pages: [...Array(10).fill(nightlies()), wanted], read: 10, chosen: 'v2.1.1' },
  { what: 'on no page', pages: [nightlies(), answer(200, [])], read: 2, chosen: 'v2.1.1' },
  {
    what: 'after a page of releases that are all too old',
    pages: [nightlies(), nightlies(tooOld), wanted],
    read: 2,
    chosen: 'v2.1.1',
  },
  {
    what: 'after a page of entries that are too old or not releases',
    pages: [nightlies(tooOld, null), wanted],
    read: 1,
    chosen: 'v2.1.1',
  },
  {
    what: 'after a page with one release that is too old',
    pages: [nightlies(hour('09:00'), published('nightly', { published_at: tooOld })), wanted],
    read: 2,
    chosen: 'v2.1.0',
  },
  {
    what: 'after a page of releases that are just new enough',
    pages: [nightlies('2026-11-14T10:00:00Z'), wanted],
    read: 2,
    chosen: 'v2.1.0',
  },
])('if the wanted release is $what, the run reads $read pages and chooses $chosen', async ({ pages, read, chosen }) => {
  const answers = [answer(200, published('v2.1.1')), ...pages]
  const filter = { level: 'minor', maxAge: week, now } as const
  const { outcome, requests } = await fetch(answers, { choice: latest, filter })
  expect(outcome).toMatchObject({ release: { tag_name: chosen } })
  const asked = requests.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)
  const releases = 'GET /api/v3/repos/octo/site/releases'
  const listed = Array.from({ length: read }, (_, index) => `${releases}?per_page=100&page=${index + 1}`)
  expect(asked).toEqual([`${releases}/latest`, ...listed])
})

test.each([
  { what: 'nothing', listed: [] },
  {
    what: 'only a pre-release and a draft',
    listed: [published('v1', { prerelease: true }), published('v2', { draft: true })],
  },
])('a repository that has published $what has no latest release', async ({ listed }) => {
  const { outcome, requests } = await fetch([notFound, notFound, notFound, answer(200, listed)], { choice: latest })
  expect(outcome).toBe('none-published')
  expect(requests).toHaveLength(4)
})

test.each<{ what: string; result: HttpResponse; reason: string; said: RegExp }>([
  { what: 'is not found', result: notFound, reason: 'release-not-found', said: /`contents: read`/ },
  {
    what: 'is refused',
    result: answer(403, { message: 'Resource not accessible by integration' }),
    reason: 'github-failed',
    said: /`contents: read`/,
  },
  { what: 'has a release', result: answer(200, [published('v1')]), reason: 'github-failed', said: /run this again/i },
])('a 404 for the latest release is a failure if the list of releases $what', async ({ result, reason, said }) => {
  const { outcome } = await fetch([notFound, notFound, notFound, result], { choice: latest })
  expect(outcome.reason).toBe(reason)
  expect(hintText(outcome.hint)).toMatch(said)
})

test('the failure for a refused latest release does not mention a tag', async () => {
  const { outcome } = await fetch([answer(422, { message: 'Validation Failed' })], { choice: latest })
  expect(outcome).toMatchObject({
    reason: 'github-failed',
    message: 'GitHub did not return the latest release (GitHub answered 422: Validation Failed).',
    hint: 'Run this again when GitHub is available.',
  })
})

test('a 404 for the list of releases does not mean that no release exists if GitHub returned the latest', async () => {
  const answers = [answer(200, published('v2.1.1')), notFound]
  const { outcome } = await fetch(answers, { choice: latest, filter: { level: 'minor', now } })
  expect(outcome).toMatchObject({
    reason: 'release-not-found',
    title: 'Release not found',
    message: 'GitHub did not list the releases of the repository octo/site (it answered 404).',
  })
  expect(hintText(outcome.hint)).toMatch(/`contents: read` permission, .* start a new run/)
  expect(hintText(outcome.hint)).not.toMatch(/tag|draft/)
})

const notTheLatest = {
  reason: 'github-failed',
  title: 'Could not fetch the release',
  message: 'GitHub answered, but did not return the latest release.',
  hint: 'Run this again when GitHub is available.',
}

test.each([
  { what: 'a pre-release', given: published('v3.0.0', { prerelease: true }) },
  { what: 'a release without a tag', given: published('v3.0.0', { tag_name: undefined }) },
  { what: 'a release with a blank tag', given: published(' ') },
  { what: 'a release that does not clearly say whether it is a draft', given: published('v3.0.0', { draft: 'true' }) },
])('$what is not the latest release, whatever GitHub says', async ({ given }) => {
  const { outcome, requests } = await fetch([answer(200, given)], { choice: latest })
  expect(outcome).toMatchObject(notTheLatest)
  expect(requests).toHaveLength(1)
})

test('a list of releases that is not a list is a failure', async () => {
  const answers = [answer(200, published('v2.1.1')), answer(200, published('v2.1.0'))]
  const { outcome } = await fetch(answers, { choice: latest, filter: { level: 'minor', now } })
  const message = 'GitHub answered, but did not return the list of releases.'
  expect(outcome).toMatchObject({ ...notTheLatest, message })
})

test.each([
  { what: 'with a different tag', changes: { tag_name: 'v2' } },
  { what: 'without a tag', changes: { tag_name: undefined } },
  { what: 'that does not clearly say whether it is a draft', changes: { draft: 'true' } },
])('a release $what is not the release for the tag, whatever GitHub says', async ({ changes }) => {
  const { outcome } = await fetch([answer(200, { ...release, ...changes })])
  expect(outcome).toMatchObject({
    reason: 'github-failed',
    title: 'Could not fetch the release',
    message: 'GitHub answered, but did not return the release with the tag "v1".',
    hint: 'Check the tag, then run this again.',
  })
})

const tryLater = 'Run this again when GitHub is available.'
const otherAddress = 'Check GITHUB_API_URL. If the repository was renamed or moved,'

test.each<{ what: string; result: HttpResponse | RequestFailure; hint: string }>([
  { what: 'is null', result: answer(200, 'null'), hint: tryLater },

  { what: 'is a web page', result: answer(200, '<html>', { 'content-type': 'text/html' }), hint: tryLater },
  {
    what: 'breaks off',
    result: answer(200, release, { 'content-type': '@@@' }, { incomplete: 'cut' }),
    hint: tryLater,
  },
  { what: 'is an error from GitHub', result: answer(500, 'x'), hint: tryLater },
  {
    what: 'redirects to another host',
    result: answer(301, '', { location: 'https://elsewhere.example/' }),
    hint: otherAddress,
  },

  { what: 'refuses the token', result: answer(401, { message: 'Bad credentials' }), hint: '`github-token`' },
  {
    what: 'denies access',
    result: answer(403, { message: 'Resource not accessible by integration' }),
    hint: 'Give the job the `contents: read` permission',
  },
  {
    what: 'is a rate limit',
    result: answer(403, { message: 'No' }, { 'retry-after': '60' }),
    hint: 'GitHub refused the request because of a rate limit',
  },
  { what: 'is a refusal', result: answer(410, { message: 'Gone' }), hint: 'Check the tag, then run this again.' },
  { what: 'fails because of TLS', result: lost('tls-failed'), hint: 'NODE_EXTRA_CA_CERTS' },
])('a response that $what is a failure of GitHub, with a hint', async ({ result, hint }) => {
  const { outcome, requests } = await fetch([result])
  expect(outcome).toMatchObject({
    reason: 'github-failed',
    title: 'Could not fetch the release',
    message: expect.stringMatching(/^GitHub did not return the release with the tag "v1" \(/),
  })
  expect(hintText(outcome.hint)).toContain(hint)
  expect(requests.length).toBeLessThanOrEqual(6)
})

test('the failure for a release of more than 25 MiB says how to send without it', async () => {
  const { outcome, requests } = await fetch([answer(200, release, {}, { incomplete: 'too-large' })])
  expect(outcome.message).toContain('the response is larger than 25 MiB')
  expect(hintText(outcome.hint)).toMatch(/^Remove `release`, .* as inputs or in a payload file\. Then start a new run/)
  expect(requests).toHaveLength(1)
})
