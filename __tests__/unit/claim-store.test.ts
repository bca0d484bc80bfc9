import { expect, jest, test } from '@jest/globals'
import { ClaimStore } from '../../src/github/claim-store.ts'
import { GithubClient } from '../../src/github/github-client.ts'
import type { HttpRequest, HttpResponse, RequestContext, RequestFailure } from '../../src/http/http-client.ts'
import { answer, fault } from '../helpers/answers.ts'
import { contextOf } from '../helpers/context.ts'
import { nobodyWaits } from '../helpers/no-waits.ts'

nobodyWaits()

const tag = 'a'.repeat(40)
const other = 'c'.repeat(40)

type Reply = HttpResponse | RequestFailure

/** Claims against a GitHub that replies like this to each request; the first is request 1. */
function open(
  reply: (request: HttpRequest, number: number) => Reply | undefined,
  { timeoutMs = 1_000, ...changes }: { timeoutMs?: number } & Partial<RequestContext> = {},
) {
  const requests: HttpRequest[] = []
  const request = async (request: HttpRequest) => reply(request, requests.push(request)) ?? made
  const context = contextOf({ request }, changes)
  const repository = 'octo/site'
  const access = { apiUrl: 'https://git.example.com/api/v3/', repository, token: 'ghs_token', timeoutMs }
  const onceKey = {
    key: 'v1',
    record: { target: 'all', title: 'Hello' },
    serverUrl: 'https://git.example.com',
    run: { repository, sha: 'b'.repeat(40), id: '1', attempt: 1 },
  }
  const claims = new ClaimStore(onceKey, new GithubClient(access, context), context.signal)
  return { claims, requests, methods: () => requests.map(({ method }) => method) }
}

const json = (status: number, body: object) => answer(status, JSON.stringify(body))
/** A tag object, a blob or a ref. */
const made = json(201, { sha: tag, object: { sha: tag } })
const pointing = (sha: string, status = 200) => json(status, { object: { sha } })
const refusal = (status: number, message = 'No') => json(status, { message })
const exists = refusal(422, 'Reference already exists')
const lost = fault('connection-lost', true)
const unsent = fault('connection-lost', false)

/** A GitHub that creates the tag object, and answers nothing after that. */
const silent = ({ url }: HttpRequest) => (url.pathname.endsWith('/git/tags') ? made : lost)

test.each([
  { timeoutMs: 300_000, used: 10_000 },
  { timeoutMs: 2_000, used: 2_000 },
])(
  'a timeout of $timeoutMs ms gives each request $used ms, and only reads are repeated',
  async ({ timeoutMs, used }) => {
    jest.spyOn(Math, 'random').mockReturnValue(1)
    const { claims, requests, methods } = open(silent, { timeoutMs })
    await expect(claims.claim()).rejects.toMatchObject({ reason: 'claim-failed' })
    const path = '/api/v3/repos/octo/site/git'
    expect(requests.slice(0, 2).map(({ url }) => url.pathname)).toEqual([`${path}/tags`, `${path}/refs`])
    expect(methods()).toEqual(['POST', 'POST', 'GET', 'GET', 'GET'])
    await claims.release()
    expect(claims.state).toMatchObject({ kind: 'maybe', tag })
    expect(methods().slice(5)).toEqual(['GET', 'GET', 'GET'])
    expect(new Set(requests.map(({ timeoutMs }) => timeoutMs))).toEqual(new Set([used]))
    expect(jest.mocked(setTimeout).mock.calls.map(([, ms]) => ms)).toEqual([1_000, 2_000, 1_000, 2_000])
  },
)

test('a cancelled run, which has ten seconds to live, tries for five of them to delete its claim', async () => {
  const controller = new AbortController()
  const { signal } = controller
  const cancelling = (request: HttpRequest) => {
    if (request.url.pathname.endsWith('/git/refs')) controller.abort()
    return request.signal?.aborted ? fault('cancelled', true) : silent(request)
  }
  const { claims, requests } = open(cancelling, { timeoutMs: 300_000, signal })
  await expect(claims.claim()).rejects.toMatchObject({ reason: 'cancelled' })
  jest.mocked(setTimeout).mockClear()
  await claims.release()
  expect(claims.state).toMatchObject({ kind: 'maybe', tag })
  const last = requests.filter(request => request.signal !== signal)
  expect(last).toHaveLength(21)
  for (const request of last) expect(request).toMatchObject({ method: 'GET', timeoutMs: 2_500 })
  const waits = jest.mocked(setTimeout).mock.calls.map(([, ms]) => ms ?? 0)
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(5_000)
})

/** Timers that end when the test says so, by how many milliseconds they were to last. */
function timersByHand() {
  const timers = new Map<number, AbortController>()
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    const timer = new AbortController()
    timers.set(ms, timer)
    return timer.signal
  })
  return timers
}

test('a deletion that is under way when the run is cancelled has two and a half seconds to finish', async () => {
  const timers = timersByHand()
  const run = new AbortController()
  const isEnded: unknown[] = []
  const { claims, methods } = open(
    ({ method, signal }) => {
      if (method !== 'DELETE') return undefined
      run.abort()
      isEnded.push(signal?.aborted)
      timers.get(2_500)?.abort()
      isEnded.push(signal?.aborted)
      return answer(204)
    },
    { signal: run.signal },
  )
  await claims.claim()
  await claims.release()
  expect(isEnded).toEqual([false, true])
  expect([claims.state, methods()]).toEqual([{ kind: 'none' }, ['POST', 'POST', 'DELETE']])
})

test('the last tries to delete a claim end five seconds after the run is cancelled', async () => {
  const timers = timersByHand()
  const run = new AbortController()
  let lastTries = 0
  const { claims } = open(
    request => {
      if (request.url.pathname.endsWith('/git/refs')) run.abort()
      if (request.method === 'GET' && ++lastTries === 3) timers.get(5_000)?.abort()
      return silent(request)
    },
    { signal: run.signal },
  )
  await expect(claims.claim()).rejects.toMatchObject({ reason: 'cancelled' })
  await claims.release()
  expect([claims.state.kind, lastTries]).toEqual(['maybe', 3])
})

test('a refusal that was carried out all the same does not make the claim of this run that of another', async () => {
  let tags = 0
  let target: string | undefined
  const { claims } = open(({ method, url, body }) => {
    if (url.pathname.endsWith('/git/tags')) return json(201, { sha: String(++tags).repeat(40) })
    if (method === 'GET') return pointing(target ?? '')
    if (url.pathname.endsWith('/git/blobs')) return made
    if (target) return exists
    target = JSON.parse(body ?? '').sha
    return refusal(403)
  })
  expect(await claims.claim()).toBe('claimed')
  expect(claims.state).toMatchObject({ kind: 'held', tag: '1'.repeat(40) })
})

/** Claims; `given` are the replies to the requests that write, by their numbers, if they are not ordinary. */
async function claimWith(given: Record<number, Reply>, read: Reply = refusal(404)) {
  const writes: HttpRequest[] = []
  const { claims, requests } = open(request => (request.method === 'GET' ? read : given[writes.push(request)]))
  const claimed = await claims.claim().catch(failure => failure)
  const written = writes.map(({ url, body = '' }) => [url.pathname.split('/').at(-1), JSON.parse(body)])
  return { claimed, claims, written, requests }
}

test.each([403, 404])('a claim is a ref to a tag of the commit, or of a blob if that is refused (%d)', async status => {
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

const rateLimit = { ...refusal(403), headers: { 'retry-after': '9' } }

test.each<{ refused: string; given: Record<number, Reply>; hint: string }>([
  { refused: 'its tag (401)', given: { 1: refusal(401) }, hint: 'Use a valid `github-token`' },
  { refused: 'its tag (403)', given: { 1: refusal(403) }, hint: '`contents: write`' },
  { refused: 'its tag (404)', given: { 1: refusal(404) }, hint: '`contents: write`' },
  {
    refused: 'its tag (409)',
    given: { 1: refusal(409) },
    hint: 'Check that the commit of this run is in this repository.',
  },
  {
    refused: 'its tag (422)',
    given: { 1: refusal(422) },
    hint: 'Check that the commit of this run is in this repository.',
  },
  { refused: 'its tag (400)', given: { 1: refusal(400) }, hint: 'when GitHub is available' },
  { refused: 'its tag (429)', given: { 1: refusal(429) }, hint: 'rate limit' },
  { refused: 'its tag (502)', given: { 1: refusal(502) }, hint: 'when GitHub is available' },
  { refused: 'its ref (422)', given: { 2: refusal(422) }, hint: 'Look for a ruleset that forbids creating refs' },
  { refused: 'its ref (403, a rate limit)', given: { 2: rateLimit }, hint: 'rate limit' },
  { refused: 'its blob (403)', given: { 2: refusal(403), 3: refusal(403) }, hint: '`contents: write`' },
  {
    refused: 'the ref to its blob (403)',
    given: { 2: refusal(404), 5: refusal(403) },
    hint: 'look for a ruleset that restricts refs',
  },
  {
    refused: 'the ref to its blob (404)',
    given: { 2: refusal(403), 5: refusal(404) },
    hint: 'look for a ruleset that restricts refs',
  },
])('a claim fails and says what to do if GitHub refuses $refused', async ({ given, hint }) => {
  const { claimed, claims } = await claimWith(given)
  const message = expect.stringMatching(
    /^Could not claim the `once-key` in the repository \(GitHub answered \d+: No\)\.$/,
  )
  const text = { reason: 'claim-failed', title: 'Claim failed', message, hint: expect.stringContaining(hint) }
  expect(claimed).toMatchObject(text)
  expect(claims.state).toEqual({ kind: 'none' })
})

test.each([
  { why: 'cancelled', failure: { reason: 'cancelled', title: 'Claiming the key failed' } },
  { why: 'connection-lost', failure: { reason: 'claim-failed', title: 'Claim failed' } },
] as const)('a claim whose first request is lost ($why) was not made, and is not deleted', async ({ why, failure }) => {
  const { claimed, claims, written, requests } = await claimWith({ 1: fault(why, true) })
  expect(claimed).toMatchObject(failure)
  await claims.release()
  expect([claims.state, written.length, requests.length]).toEqual([{ kind: 'none' }, 1, 1])
  expect(setTimeout).not.toHaveBeenCalled()
})

const deleted = answer(204)
const gone = refusal(404)
const ours = pointing(tag)
const thrice = <T>(each: T): T[] => [each, each, each]

/** The ref is read before each further deletion, and is that of this run. */
const thriceWith = (refused: Reply) => [refused, ours, refused, ours, refused]
const thriceRead = ['DELETE', 'GET', 'DELETE', 'GET', 'DELETE']

test.each<{ becomes: string; replies: Reply[]; kind: string; expected: string[] }>([
  { becomes: 'is deleted', replies: [deleted], kind: 'none', expected: ['DELETE'] },
  {
    becomes: 'counts as deleted if GitHub has no such ref',
    replies: [refusal(422, 'Reference does not exist')],
    kind: 'none',
    expected: ['DELETE'],
  },
  {
    becomes: 'stays if a rule keeps it',
    replies: thriceWith(refusal(422, 'Rule violation')),
    kind: 'held',
    expected: thriceRead,
  },
  {
    becomes: 'stays if something else does not exist',
    replies: thriceWith(refusal(422, 'Object does not exist')),
    kind: 'held',
    expected: thriceRead,
  },
  {
    becomes: 'stays without a permission',
    replies: thriceWith(refusal(403, 'The right does not exist')),
    kind: 'held',
    expected: thriceRead,
  },
  {
    becomes: 'is gone though it was refused',
    replies: [refusal(422, 'No'), gone, gone, gone],
    kind: 'none',
    expected: ['DELETE', ...thrice('GET')],
  },
  { becomes: 'stays while nothing reaches GitHub', replies: thrice(unsent), kind: 'held', expected: thrice('DELETE') },
  { becomes: 'is deleted later', replies: [unsent, deleted], kind: 'none', expected: ['DELETE', 'DELETE'] },
  {
    becomes: 'may be deleted by a request without response',
    replies: [lost, gone, gone, gone],
    kind: 'none',
    expected: ['DELETE', ...thrice('GET')],
  },
  {
    becomes: 'may be the next run’s after one',
    replies: [lost, pointing(other)],
    kind: 'none',
    expected: ['DELETE', 'GET'],
  },
  { becomes: 'stays if it is there after one', replies: [lost, ours], kind: 'held', expected: ['DELETE', 'GET'] },
  {
    becomes: 'stays if it is there after a time-out',
    replies: [refusal(504), ours],
    kind: 'held',
    expected: ['DELETE', 'GET'],
  },
  {
    becomes: 'stays if it is there after a 408',
    replies: [refusal(408), ours],
    kind: 'held',
    expected: ['DELETE', 'GET'],
  },
  {
    becomes: 'stays if it is there after an answer that may mean anything',
    replies: [answer(202), ours],
    kind: 'held',
    expected: ['DELETE', 'GET'],
  },
  {
    becomes: 'is deleted after a 500 if it is there',
    replies: [refusal(500), ours, deleted],
    kind: 'none',
    expected: ['DELETE', 'GET', 'DELETE'],
  },
  {
    becomes: 'is deleted after a 502 if it is there',
    replies: [refusal(502), ours, deleted],
    kind: 'none',
    expected: ['DELETE', 'GET', 'DELETE'],
  },
  {
    becomes: 'is deleted after a 503 if it is there',
    replies: [refusal(503), ours, deleted],
    kind: 'none',
    expected: ['DELETE', 'GET', 'DELETE'],
  },
  {
    becomes: 'is deleted after a redirect if it is there',
    replies: [answer(301), ours, deleted],
    kind: 'none',
    expected: ['DELETE', 'GET', 'DELETE'],
  },
  {
    becomes: 'stays if GitHub cannot be read',
    replies: [lost, lost, lost],
    kind: 'held',
    expected: ['DELETE', 'GET', 'GET'],
  },
])('a claim that is not needed any more $becomes', async ({ replies, kind, expected }) => {
  const { claims, requests, methods } = open((_, number) => replies[number - 3])
  expect(await claims.claim()).toBe('claimed')
  expect([claims.state.kind, requests.length]).toEqual(['held', 2])
  await claims.release()
  expect([claims.state.kind, methods().slice(2)]).toEqual([kind, expected])
  for (const { url, body } of requests.slice(2)) {
    expect(decodeURIComponent(url.pathname)).toMatch(/\/git\/refs?\/web-push\/v1-/)
    expect(body).toBeUndefined()
  }
  for (const [, ms] of jest.mocked(setTimeout).mock.calls) expect(ms).toBeGreaterThanOrEqual(0)
})

test('a claim that is deleted at once is not waited for, and no timer ends its deletion', async () => {
  const timers = timersByHand()
  const { claims } = open(({ method }) => (method === 'DELETE' ? deleted : undefined))
  await claims.claim()
  await claims.release()
  expect(claims.state).toEqual({ kind: 'none' })
  expect(setTimeout).not.toHaveBeenCalled()
  expect(timers.size).toBe(0)
})

test('a claim that GitHub contradicts itself about stays in doubt, even if its ref is not there later', async () => {
  const { claims } = await claimWith({ 2: exists }, gone)
  await claims.release()
  expect(claims.state).toMatchObject({ kind: 'maybe', tag })
})

test('a run that is cancelled while it reads whose claim it is ends as cancelled', async () => {
  const run = new AbortController()
  const { claims } = open(
    request => {
      if (request.method === 'GET') run.abort()
      return silent(request)
    },
    { signal: run.signal },
  )
  await expect(claims.claim()).rejects.toMatchObject({ reason: 'cancelled' })
})

const failed = (message: RegExp) => ({ reason: 'claim-failed', message: expect.stringMatching(message) })
/** The hint begins with what to do, and says whose claim it is that may be met. */
const inDoubt = (message: RegExp, hint: string) => ({
  ...failed(message),
  hint: `${hint} If the next run is skipped because of run 1 (attempt 1), that is the claim of this run: delete it with the command in the notice, then run it once more.`,
})
const later = 'Run this again when GitHub is available.'
const otherAddress = 'Check GITHUB_API_URL, and whether the repository was moved or renamed.'
const unknown = /^Could not determine .* is the ref refs\/web-push\/v1-/
const unread = /^The ref refs\/web-push\/v1-\w+ exists already, but .* \(GitHub answered \d+: No\)/
const vanished = /^GitHub answered that the ref refs\/web-push\/v1-\w+ exists already, and then that it does not/
const notMade = failed(/^Could not claim/)
const redirected = { ...failed(/GitHub answered 301/), hint: otherAddress }

test.each<{ becomes: string; created: Reply; read: Reply; claimed: unknown; state: string }>([
  {
    becomes: 'may be another one',
    created: pointing(other, 201),
    read: gone,
    claimed: inDoubt(/^Could not determine .*\(GitHub created a different ref than requested\)/, later),
    state: 'maybe',
  },
  {
    becomes: 'was not made if it was called a conflict, and GitHub has no such ref',
    created: refusal(409),
    read: gone,
    claimed: notMade,
    state: 'none',
  },
  {
    becomes: 'may be this run’s though it was called a conflict',
    created: refusal(409),
    read: ours,
    claimed: 'claimed',
    state: 'held',
  },
  {
    becomes: 'may be another run’s if it was called a conflict',
    created: refusal(409),
    read: pointing(other),
    claimed: { tag: other, key: 'v1', ref: expect.anything() },
    state: 'none',
  },
  {
    becomes: 'may be in doubt if it was called a conflict and cannot be read',
    created: refusal(409),
    read: refusal(500),
    claimed: inDoubt(unknown, later),
    state: 'maybe',
  },
  {
    becomes: 'was not made if the request was not received',
    created: unsent,
    read: pointing(other),
    claimed: notMade,
    state: 'none',
  },
  { becomes: 'may be this run’s', created: refusal(502), read: pointing(tag), claimed: 'claimed', state: 'held' },
  {
    becomes: 'may be this run’s if a gateway repeated the request',
    created: exists,
    read: pointing(tag),
    claimed: 'claimed',
    state: 'held',
  },
  {
    becomes: 'may be another run’s',
    created: exists,
    read: pointing(other),
    claimed: { tag: other, key: 'v1', ref: expect.anything() },
    state: 'none',
  },
  {
    becomes: 'may be that of a run that cannot be read',
    created: exists,
    read: refusal(500),
    claimed: inDoubt(unread, later),
    state: 'maybe',
  },
  {
    becomes: 'may be that of a run that the token cannot read',
    created: exists,
    read: refusal(401),
    claimed: inDoubt(unread, 'Use a valid `github-token`; the default is the token of the job, `github.token`.'),
    state: 'maybe',
  },
  {
    becomes: 'may be deleted meanwhile',
    created: exists,
    read: gone,
    claimed: inDoubt(vanished, 'Run this again.'),
    state: 'maybe',
  },
  {
    becomes: 'may be this run’s though the request was called invalid',
    created: refusal(422),
    read: ours,
    claimed: 'claimed',
    state: 'held',
  },
  {
    becomes: 'may be in doubt if it was called invalid and cannot be read',
    created: refusal(422),
    read: refusal(500),
    claimed: inDoubt(unknown, later),
    state: 'maybe',
  },
  {
    becomes: 'may be in doubt if GitHub redirects and cannot be read',
    created: answer(301),
    read: refusal(500),
    claimed: inDoubt(unknown, otherAddress),
    state: 'maybe',
  },
  {
    becomes: 'was not made if GitHub redirects, and has no such ref',
    created: answer(301),
    read: gone,
    claimed: redirected,
    state: 'none',
  },
  {
    becomes: 'may be this run’s although GitHub redirects',
    created: answer(301),
    read: pointing(tag),
    claimed: 'claimed',
    state: 'held',
  },
  {
    becomes: 'may be in doubt',
    created: refusal(502),
    read: gone,
    claimed: inDoubt(unknown, later),
    state: 'maybe',
  },
])('a ref whose creation is not confirmed $becomes', async ({ created, read, claimed, state }) => {
  const result = await claimWith({ 2: created }, read)
  expect(result).toMatchObject({ claimed, claims: { state: { kind: state } } })
})

test('a used key is recognized by what GitHub says, not by what is shown of it', async () => {
  const redact = (text: string) => text.replaceAll('read', '***').replaceAll('exist', '***')
  const { claims } = open(
    ({ method, url }) => (method === 'GET' ? pointing(other) : url.pathname.endsWith('refs') ? exists : made),
    { redact },
  )
  expect(await claims.claim()).toMatchObject({ tag: other })
})

test.each<{ reply: string; read: Reply; use: { kind: string; key: string; cause?: string } }>([
  { reply: 'a 404', read: gone, use: { kind: 'unused', key: 'v1' } },
  { reply: 'a 403', read: refusal(403), use: { kind: 'unknown', key: 'v1', cause: 'GitHub answered 403: No' } },
])('a check of a key finds that its use is $use.kind if GitHub replies with $reply', async ({ read, use }) => {
  expect(await open(() => read).claims.check()).toMatchObject(use)
})

test('a check of a used key says by whom it was used, and asks again if a response is lost', async () => {
  const record = { run: '7', attempt: 2, time: '2026-11-21T10:00:00Z' }
  const replies = [lost, pointing(other), lost, json(200, { message: JSON.stringify(record) })]
  const { claims, requests } = open((_, number) => replies[number - 1])
  const by = { ...record, url: 'https://git.example.com/octo/site/actions/runs/7' }
  expect(await claims.check()).toMatchObject({ kind: 'used', claim: { tag: other, by } })
  const ref = expect.stringMatching(/^ref\/web-push(\/|%2F)v1-/)
  const paths = requests.map(({ url }) => url.pathname.split('/git/')[1])
  expect(paths).toEqual([ref, ref, `tags/${other}`, `tags/${other}`])
})
