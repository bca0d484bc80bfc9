import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { HttpRequest, HttpResponse, RequestFailure } from '../../src/http/client.ts'
import { openClaims } from '../../src/once/claims.ts'

// Nobody waits.
beforeEach(() => {
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(callback => {
    setImmediate(callback)
    return {} as NodeJS.Timeout
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})

const tag = 'a'.repeat(40)

const ordinary = {
  key: 'v1',
  record: { target: 'all', title: 'Hello' },
  token: 'ghs_token',
  github: { apiUrl: 'https://git.example.com/api/v3/', serverUrl: 'https://git.example.com' },
  run: { repository: 'octo/site', sha: 'b'.repeat(40), id: '1', attempt: 1 },
  timeoutMs: 1_000,
  signal: new AbortController().signal,
  redact: (text: string) => text,
  startedAt: new Date(0),
}

/** Claims against a GitHub that makes the tag object and is not heard of afterwards. */
function open(timeoutMs: number, onRequest: (request: HttpRequest) => void = () => {}) {
  const requests: HttpRequest[] = []
  const controller = new AbortController()
  const request = async (request: HttpRequest) => {
    requests.push(request)
    onRequest(request)
    if (request.signal?.aborted) return lost('cancelled')
    return request.url.pathname.endsWith('/git/tags') ? made : lost('connection-lost')
  }
  const claims = openClaims({ ...ordinary, http: { request }, timeoutMs, signal: controller.signal })
  return { claims, requests, controller }
}

const made: HttpResponse = {
  kind: 'response',
  status: 201,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ sha: tag }),
  at: new Date(),
}

const lost = (reason: 'connection-lost' | 'cancelled') =>
  ({ kind: 'failure', mayHaveBeenReceived: true, reason, retryable: true, cause: new Error(reason) }) as const

const written = (requests: HttpRequest[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname)

test.each([
  [300_000, 10_000],
  [2_000, 2_000],
])('with a timeout of %d ms each request has %d ms', async (given, used) => {
  const { claims, requests } = open(given)
  await expect(claims.claim()).rejects.toMatchObject({ reason: 'claim-failed' })
  await claims.close(false)
  expect(new Set(requests.map(({ timeoutMs }) => timeoutMs))).toEqual(new Set([used]))
})

test('only reads and the deletion are repeated', async () => {
  const { claims, requests } = open(1_000)
  await expect(claims.claim()).rejects.toMatchObject({ reason: 'claim-failed' })
  expect(written(requests)).toEqual(['/api/v3/repos/octo/site/git/tags', '/api/v3/repos/octo/site/git/refs'])
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'GET', 'GET', 'GET'])
  await claims.close(false)
  expect(claims.state).toMatchObject({ kind: 'maybe', tag })
  expect(requests.slice(5).map(({ method }) => method)).toEqual(['GET', 'GET', 'GET'])
})

test('a refusal that was carried out all the same does not make the claim of this run that of another', async () => {
  let tags = 0
  let target: string | undefined
  const answer = (status: number, body: object) => ({ ...made, status, body: JSON.stringify(body) })
  const request = async ({ method, url, body }: HttpRequest): Promise<HttpResponse> => {
    const path = url.pathname.split('/git/')[1]
    if (path === 'tags') return answer(201, { sha: String(++tags).repeat(40) })
    if (path === 'blobs') return made
    if (method === 'GET') return answer(200, { object: { sha: target } })
    if (target) return answer(422, { message: 'Reference already exists' })
    target = JSON.parse(body ?? '').sha
    return answer(403, { message: 'Resource not accessible by integration' })
  }
  const claims = openClaims({ ...ordinary, http: { request } })
  expect(await claims.claim()).toBe('claimed')
  expect(claims.state).toMatchObject({ kind: 'held', tag: '1'.repeat(40) })
})

test('a cancelled run, which has ten seconds to live, makes one last short try to delete its claim', async () => {
  const { claims, requests, controller } = open(300_000, ({ url }) => {
    if (url.pathname.endsWith('/git/refs')) controller.abort()
  })
  await expect(claims.claim()).rejects.toMatchObject({ reason: 'cancelled' })
  await claims.close(false)
  expect(claims.state).toMatchObject({ kind: 'maybe', tag })
  const last = requests.filter(({ signal }) => signal !== controller.signal)
  expect(last.map(({ method, timeoutMs }) => [method, timeoutMs])).toEqual([['GET', 2_500]])
})

test('nothing is deleted if nothing was claimed', async () => {
  const { claims, requests } = open(1_000)
  await claims.close(false)
  expect(claims.state).toEqual({ kind: 'none' })
  expect(requests).toEqual([])
})

/** What comes of the requests that write, in turn: objects and refs are made unless something else is given. */
async function claimWith(given: Record<number, HttpResponse | RequestFailure>, read: HttpResponse = refusal(404)) {
  const requests: HttpRequest[] = []
  const request = async (request: HttpRequest) => {
    if (request.method === 'GET') return read
    requests.push(request)
    return given[requests.length] ?? { ...made, body: JSON.stringify({ sha: tag, object: { sha: tag } }) }
  }
  const claims = openClaims({ ...ordinary, http: { request } })
  const claimed = await claims.claim().catch(failure => failure)
  return {
    claimed,
    claims,
    written: requests.map(({ url, body = '' }) => [url.pathname.split('/').at(-1), JSON.parse(body)]),
  }
}

const refusal = (status: number, message = 'No', headers = {}): HttpResponse => ({
  ...made,
  status,
  headers: { ...made.headers, ...headers },
  body: JSON.stringify({ message }),
})

test.each([403, 404])('a claim is a ref to an annotated tag of the commit, or of a blob after %d', async status => {
  const { claimed, claims, written } = await claimWith({ 2: refusal(status) })
  expect(claimed).toBe('claimed')
  expect(claims.state).toMatchObject({ kind: 'held', tag, key: 'v1', repository: 'octo/site' })
  const name = 'web-push/v1-3bfc269594ef'
  const tagger = { name: 'web-push-action', email: 'web-push-action@users.noreply.github.com' }
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const message = expect.stringMatching(/"run": "1",\n {2}"attempt": 1,\n {2}"key": "v1",\n {2}"target": "all",/)
  const object = { tag: name, message, tagger: { ...tagger, date } }
  const ref = { ref: `refs/${name}`, sha: tag }
  expect(written).toEqual([
    ['tags', { ...object, object: 'b'.repeat(40), type: 'commit' }],
    ['refs', ref],
    ['blobs', { content: message }],
    ['tags', { ...object, object: tag, type: 'blob' }],
    ['refs', ref],
  ])
})

describe('a claim that is refused', () => {
  test.each<[string, Record<number, HttpResponse>, string]>([
    ['the tag (401)', { 1: refusal(401) }, 'Give a valid `github-token`'],
    ['the tag (403)', { 1: refusal(403) }, '`contents: write`'],
    ['the tag (404)', { 1: refusal(404) }, '`contents: write`'],
    ['the tag (409)', { 1: refusal(409) }, 'Check that the commit of this run is in this repository.'],
    ['the tag (422)', { 1: refusal(422) }, 'Check that the commit of this run is in this repository.'],
    ['the tag (400)', { 1: refusal(400) }, 'when GitHub is available'],
    ['the tag (429)', { 1: refusal(429) }, 'rate limit'],
    ['the tag (502)', { 1: refusal(502) }, 'when GitHub is available'],
    ['the ref (400)', { 2: refusal(400) }, 'when GitHub is available'],
    ['the ref (401)', { 2: refusal(401) }, 'Give a valid `github-token`'],
    ['the ref (409)', { 2: refusal(409) }, 'Look for a ruleset that forbids creating refs'],
    ['the ref (429)', { 2: refusal(429) }, 'rate limit'],
    ['the ref (422)', { 2: refusal(422) }, 'Look for a ruleset that forbids creating refs'],
    ['the ref (403, a rate limit)', { 2: refusal(403, 'No', { 'retry-after': '9' }) }, 'rate limit'],
    ['the blob (403)', { 2: refusal(403), 3: refusal(403) }, '`contents: write`'],
    ['the blob (422)', { 2: refusal(403), 3: refusal(422) }, 'Look for a ruleset'],
    ['the ref to it (403)', { 2: refusal(404), 5: refusal(403) }, 'look for a ruleset that restricts refs'],
    ['the ref to it (404)', { 2: refusal(403), 5: refusal(404) }, 'look for a ruleset that restricts refs'],
  ])('%s says what to do', async (_, given, hint) => {
    const { claimed, claims } = await claimWith(given)
    const message = expect.stringMatching(
      /^Could not claim the `once-key` in the repository \(GitHub answered \d+: No\)\.$/,
    )
    const text = { reason: 'claim-failed', title: 'Claim failed', message, hint: expect.stringContaining(hint) }
    expect(claimed).toMatchObject(text)
    expect(claims.state).toEqual({ kind: 'none' })
  })
})

const other = 'c'.repeat(40)
const pointing = (sha: string): HttpResponse => ({ ...made, status: 200, body: JSON.stringify({ object: { sha } }) })
const exists = refusal(422, 'Reference already exists')

test.each([
  ['cancelled', 'cancelled'],
  ['connection-lost', 'claim-failed'],
] as const)('a claim whose first request is lost (%s) was not made', async (why, reason) => {
  const { claimed, claims, written } = await claimWith({ 1: lost(why) })
  expect(claimed).toMatchObject({ reason })
  expect(claims.state).toEqual({ kind: 'none' })
  expect(written).toHaveLength(1)
})

describe('a claim that is not needed any more', () => {
  const [ours, gone, unheard] = [pointing(tag), refusal(404), lost('connection-lost')]
  const unsent = { ...unheard, mayHaveBeenReceived: false }
  const thrice = <T>(each: T): T[] => [each, each, each]

  test.each<[string, (HttpResponse | RequestFailure)[], string, string[]]>([
    ['is deleted', [{ ...made, status: 204, body: '' }], 'none', ['DELETE']],
    ['is deleted already', [refusal(422, 'Reference does not exist')], 'none', ['DELETE']],
    ['stays if a rule keeps it', thrice(refusal(422, 'Rule violation')), 'held', thrice('DELETE')],
    ['stays without a permission', thrice(refusal(403, 'The right does not exist')), 'held', thrice('DELETE')],
    ['stays while nothing reaches GitHub', thrice(unsent), 'held', thrice('DELETE')],
    ['is deleted later', [unsent, { ...made, status: 204, body: '' }], 'none', ['DELETE', 'DELETE']],
    ['may be deleted by a request without response', [unheard, gone, gone, gone], 'none', ['DELETE', ...thrice('GET')]],
    ['may be the next run’s after one', [unheard, pointing('c'.repeat(40))], 'none', ['DELETE', 'GET']],
    [
      'is deleted again if it is still there',
      [unheard, ours, { ...made, status: 204, body: '' }],
      'none',
      ['DELETE', 'GET', 'DELETE'],
    ],
    ['stays if GitHub cannot be read', [unheard, unheard, unheard], 'held', ['DELETE', 'GET', 'GET']],
  ])('%s', async (_, answers, kind, methods) => {
    const asked: string[] = []
    const request = async ({ method, url, body }: HttpRequest) => {
      if (method === 'POST') return { ...made, body: JSON.stringify({ sha: tag, object: { sha: tag } }) }
      expect([decodeURIComponent(url.pathname), body]).toEqual([
        expect.stringMatching(/\/git\/refs?\/web-push\/v1-/),
        undefined,
      ])
      return answers[asked.push(method) - 1] ?? unheard
    }
    const claims = openClaims({ ...ordinary, http: { request } })
    expect(await claims.claim()).toBe('claimed')
    await claims.close(true)
    expect([claims.state.kind, asked]).toEqual(['held', []])
    await claims.close(false)
    expect([claims.state.kind, asked]).toEqual([kind, methods])
    for (const [, ms] of jest.mocked(setTimeout).mock.calls) expect(ms).toBeGreaterThanOrEqual(0)
  })
})

test.each<[string, HttpResponse | RequestFailure, HttpResponse, unknown, string]>([
  [
    'answered with another one',
    { ...pointing(other), status: 201 },
    refusal(404),
    { reason: 'claim-failed', message: expect.stringContaining('different ref') },
    'maybe',
  ],
  [
    'refused with another status',
    refusal(409, 'Reference already exists'),
    pointing(other),
    { reason: 'claim-failed', message: expect.stringMatching(/^Could not claim/) },
    'none',
  ],
  [
    'never received',
    { ...lost('connection-lost'), mayHaveBeenReceived: false },
    pointing(other),
    { reason: 'claim-failed', message: expect.stringMatching(/^Could not claim/) },
    'none',
  ],
  ['made by this run', refusal(502), pointing(tag), 'claimed', 'held'],
  ['made by this run, whose request a gateway repeated', exists, pointing(tag), 'claimed', 'held'],
  ['held by another run', exists, pointing(other), { tag: other, key: 'v1', ref: expect.anything() }, 'none'],
  ['held by a run that cannot be read', exists, refusal(500), { key: 'v1' }, 'maybe'],
  [
    'deleted meanwhile',
    exists,
    refusal(404),
    { message: expect.stringContaining('Another run had'), hint: 'Run this again.' },
    'none',
  ],
  [
    'in doubt',
    refusal(502),
    refusal(404),
    { message: expect.stringMatching(/^Could not determine .* is the ref refs\/web-push\/v1-/) },
    'maybe',
  ],
])('a ref whose creation is not answered is %s', async (_, created, read, claimed, state) => {
  const result = await claimWith({ 2: created }, read)
  expect(result).toMatchObject({ claimed, claims: { state: { kind: state } } })
})

test.each<[HttpResponse, unknown]>([
  [pointing(other), { kind: 'used', claim: { tag: other, key: 'v1' } }],
  [refusal(404), { kind: 'unused', key: 'v1' }],
  [refusal(403), { kind: 'unknown', key: 'v1', cause: 'GitHub answered 403: No' }],
])('a look at a key, %#', async (read, use) => {
  expect(await openClaims({ ...ordinary, http: { request: async () => read } }).look()).toMatchObject(use as object)
})

test('a look at a key that was used says by whom, and asks again for an answer that is lost', async () => {
  const record = { run: '7', attempt: 2, time: '2026-11-21T10:00:00Z' }
  const said = { ...made, status: 200, body: JSON.stringify({ message: JSON.stringify(record) }) }
  const answers = [lost('connection-lost'), pointing(other), lost('connection-lost'), said]
  const paths: string[] = []
  const request = async ({ url }: HttpRequest) => answers[paths.push(url.pathname.split('/git/')[1] ?? '') - 1] ?? said
  const use = await openClaims({ ...ordinary, http: { request } }).look()
  const by = { ...record, url: 'https://git.example.com/octo/site/actions/runs/7' }
  expect(use).toMatchObject({ kind: 'used', claim: { tag: other, by } })
  const ref = expect.stringMatching(/^ref\/web-push(\/|%2F)v1-/)
  expect(paths).toEqual([ref, ref, `tags/${other}`, `tags/${other}`])
})
