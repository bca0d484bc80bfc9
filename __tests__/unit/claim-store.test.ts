import { expect, jest, test } from '@jest/globals'
import { ClaimStore } from '../../src/github/claim-store.ts'
import { GithubClient } from '../../src/github/github-client.ts'
import type { HttpRequest, HttpResponse, RequestContext, RequestFailure } from '../../src/http/http-client.ts'
import { hintText } from '../../src/report/failure-meaning.ts'
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
    await claims.giveUp()
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
  await claims.giveUp()
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
      if (method === 'GET') return pointing(tag)
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
  await claims.giveUp()
  expect(isEnded).toEqual([false, true])
  expect([claims.state, methods()]).toEqual([{ kind: 'none' }, ['POST', 'POST', 'GET', 'DELETE']])
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
  await claims.giveUp()
  expect([claims.state.kind, lastTries]).toEqual(['maybe', 3])
})

/** A GitHub behind a gateway that answers like this to the creation of a ref which GitHub has made. */
function refusedAfterEffect(refused: Reply, read: (made: string) => Reply | undefined = pointing) {
  let target: string | undefined
  const opened = open(({ method, url, body }) => {
    if (method === 'DELETE') {
      target = undefined
      return answer(204)
    }
    if (method === 'GET') return read(target ?? '')
    if (!url.pathname.endsWith('/git/refs')) return undefined
    target = JSON.parse(body ?? '').sha
    return refused
  })
  return { ...opened, isLeft: () => target !== undefined }
}

test.each([400, 401, 403, 404, 429, 451])(
  'a ref that was made although its creation was answered with %d is read and deleted, and nothing more is created',
  async status => {
    const { claims, methods, isLeft } = refusedAfterEffect(refusal(status))
    await expect(claims.claim()).rejects.toMatchObject({ reason: 'claim-failed' })
    expect(isLeft()).toBe(true)
    await claims.giveUp()
    expect([claims.state, isLeft()]).toEqual([{ kind: 'none' }, false])
    const look = status === 403 || status === 404 ? ['GET'] : []
    expect(methods()).toEqual(['POST', 'POST', ...look, 'GET', 'DELETE'])
  },
)

test.each([401, 403])(
  'a ref that was made although it was answered with %d, and cannot be read, is named',
  async status => {
    const { claims, isLeft } = refusedAfterEffect(refusal(status), () => refusal(401))
    await expect(claims.claim()).rejects.toMatchObject({ reason: 'claim-failed' })
    await claims.giveUp()
    expect([claims.state, isLeft()]).toEqual([expect.objectContaining({ kind: 'maybe', tag }), true])
  },
)

test('a ref that is refused because of its workflow files, and is there, is the claim of another run', async () => {
  const { claimed, written } = await claimWith({ ref: refusal(403) }, pointing(other))
  expect(claimed).toMatchObject({ tag: other, key: 'v1' })
  expect(written).toHaveLength(2)
})

test('a run that is cancelled while it looks for a ref that was refused ends as cancelled', async () => {
  const run = new AbortController()
  const { claims } = open(
    ({ method, url }) => {
      if (method === 'GET') run.abort()
      return url.pathname.endsWith('/git/refs') ? refusal(403) : undefined
    },
    { signal: run.signal },
  )
  await expect(claims.claim()).rejects.toMatchObject({ reason: 'cancelled' })
})

test.each<{ what: string; read: Reply; stop: unknown; state: string }>([
  { what: 'nothing while the claim is its own', read: pointing(tag), stop: undefined, state: 'held' },
  { what: 'that the claim is another run’s', read: pointing(other), stop: { kind: 'claim-lost' }, state: 'none' },
  { what: 'that the claim is gone', read: refusal(404), stop: { kind: 'claim-lost' }, state: 'none' },
  {
    what: 'that the claim cannot be read',
    read: refusal(502),
    stop: { kind: 'claim-unreadable', cause: 'GitHub answered 502: No' },
    state: 'held',
  },
])('before another try, a run reads its claim and finds $what', async ({ read, stop, state }) => {
  const { claims } = open(({ method }) => (method === 'GET' ? read : undefined))
  await claims.claim()
  const found = await claims.findRetryStop()
  expect(found).toEqual(stop && { ref: expect.stringMatching(/^refs\/web-push\/v1-/), ...(stop as object) })
  expect(claims.state.kind).toBe(state)
})

/** The requests that write, in their order; those from the blob on are made only if the ref is refused. */
const writes = ['tag', 'ref', 'blob', 'tagOfBlob', 'refOfBlob'] as const
type Replies = Partial<Record<(typeof writes)[number], Reply>>

/** Claims against a GitHub with these replies to requests that write, if they are not ordinary, and to each that reads. */
async function claimWith(given: Replies, read: Reply = refusal(404)) {
  const posted: HttpRequest[] = []
  const { claims, requests } = open(request => {
    if (request.method === 'GET') return read
    const write = writes[posted.push(request) - 1]
    return write && given[write]
  })
  const claimed = await claims.claim().catch(failure => failure)
  const written = posted.map(({ url, body = '' }) => ({ to: url.pathname.split('/').at(-1), body: JSON.parse(body) }))
  return { claimed, claims, written, requests }
}

test.each([403, 404])('a claim is a ref to a tag of the commit, or of a blob if that is refused (%d)', async status => {
  const { claimed, claims, written } = await claimWith({ ref: refusal(status) })
  expect(claimed).toBe('claimed')
  expect(claims.state).toMatchObject({ kind: 'held', tag, key: 'v1', repository: 'octo/site' })
  const name = 'web-push/v1-3bfc269594ef'
  const tagger = { name: 'web-push-action', email: 'web-push-action@users.noreply.github.com' }
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const message = expect.stringMatching(/"run": "1",\n {2}"attempt": 1,\n {2}"key": "v1",\n {2}"target": "all",/)
  const object = { tag: name, message, tagger: { ...tagger, date } }
  const ref = { ref: `refs/${name}`, sha: tag }
  expect(written).toEqual([
    { to: 'tags', body: { ...object, object: 'b'.repeat(40), type: 'commit' } },
    { to: 'refs', body: ref },
    { to: 'blobs', body: { content: message } },
    { to: 'tags', body: { ...object, object: tag, type: 'blob' } },
    { to: 'refs', body: ref },
  ])
})

const rateLimit = { ...refusal(403), headers: { 'retry-after': '9' } }

test.each<{ refused: string; given: Replies; hint: string }>([
  { refused: 'its tag (401)', given: { tag: refusal(401) }, hint: 'Use a valid `github-token`' },
  { refused: 'its tag (403)', given: { tag: refusal(403) }, hint: '`contents: write`' },
  { refused: 'its tag (404)', given: { tag: refusal(404) }, hint: '`contents: write`' },
  {
    refused: 'its tag (409)',
    given: { tag: refusal(409) },
    hint: 'Check that the commit of this run is in this repository.',
  },
  {
    refused: 'its tag (422)',
    given: { tag: refusal(422) },
    hint: 'Check that the commit of this run is in this repository.',
  },
  { refused: 'its tag (400)', given: { tag: refusal(400) }, hint: 'when GitHub is available' },
  { refused: 'its tag (429)', given: { tag: refusal(429) }, hint: 'rate limit' },
  { refused: 'its tag (502)', given: { tag: refusal(502) }, hint: 'when GitHub is available' },
  { refused: 'its blob (422)', given: { ref: refusal(403), blob: refusal(422) }, hint: 'when GitHub is available' },
  { refused: 'its ref (422)', given: { ref: refusal(422) }, hint: 'Look for a ruleset that forbids creating refs' },
  { refused: 'its ref (403, a rate limit)', given: { ref: rateLimit }, hint: 'rate limit' },
  { refused: 'its blob (403)', given: { ref: refusal(403), blob: refusal(403) }, hint: '`contents: write`' },
  {
    refused: 'the ref to its blob (403)',
    given: { ref: refusal(404), refOfBlob: refusal(403) },
    hint: 'look for a ruleset that restricts refs',
  },
  {
    refused: 'the ref to its blob (404)',
    given: { ref: refusal(403), refOfBlob: refusal(404) },
    hint: 'look for a ruleset that restricts refs',
  },
])('a claim fails and says what to do if GitHub refuses $refused', async ({ given, hint }) => {
  const { claimed, claims } = await claimWith(given)
  const message = expect.stringMatching(
    /^Could not claim the `once-key` in the repository \(GitHub answered \d+: No\)\.$/,
  )
  expect(claimed).toMatchObject({ reason: 'claim-failed', title: 'Claim failed', message })
  expect(hintText(claimed.hint)).toContain(hint)
  await claims.giveUp()
  expect(claims.state).toEqual({ kind: 'none' })
})

test.each([
  { why: 'cancelled', failure: { reason: 'cancelled', title: 'Claiming the key failed' } },
  { why: 'connection-lost', failure: { reason: 'claim-failed', title: 'Claim failed' } },
] as const)('a claim whose first request is lost ($why) was not made, and is not deleted', async ({ why, failure }) => {
  const { claimed, claims, written, requests } = await claimWith({ tag: fault(why, true) })
  expect(claimed).toMatchObject(failure)
  await claims.giveUp()
  expect(claims.state).toEqual({ kind: 'none' })
  expect(written).toHaveLength(1)
  expect(requests).toHaveLength(1)
  expect(setTimeout).not.toHaveBeenCalled()
})

const deleted = answer(204)
const gone = refusal(404)
const ours = pointing(tag)
const thrice = <T>(each: T): T[] => [each, each, each]

const readDeleteRead = ['GET', 'DELETE', 'GET']
const stillThere = (answered: Reply): Reply[] => [ours, answered, ours]

test.each<{ becomes: string; replies: Reply[]; kind: string; expected: string[] }>([
  { becomes: 'is read, then deleted', replies: [ours, deleted], kind: 'none', expected: ['GET', 'DELETE'] },
  {
    becomes: 'is left alone if it is another run’s by then',
    replies: [pointing(other)],
    kind: 'none',
    expected: ['GET'],
  },
  { becomes: 'may be gone by then', replies: thrice(gone), kind: 'none', expected: thrice('GET') },
  {
    becomes: 'may be shown only at the third time',
    replies: [gone, gone, ours, deleted],
    kind: 'none',
    expected: [...thrice('GET'), 'DELETE'],
  },
  { becomes: 'stays if it cannot be read', replies: thrice(lost), kind: 'held', expected: thrice('GET') },
  {
    becomes: 'counts as deleted if GitHub has no such ref',
    replies: [ours, refusal(422, 'Reference does not exist')],
    kind: 'none',
    expected: ['GET', 'DELETE'],
  },
  {
    becomes: 'stays if a rule keeps it',
    replies: stillThere(refusal(422, 'Rule violation')),
    kind: 'held',
    expected: readDeleteRead,
  },
  {
    becomes: 'stays if something else does not exist',
    replies: stillThere(refusal(422, 'Object does not exist')),
    kind: 'held',
    expected: readDeleteRead,
  },
  {
    becomes: 'stays without a permission',
    replies: stillThere(refusal(403, 'The right does not exist')),
    kind: 'held',
    expected: readDeleteRead,
  },
  {
    becomes: 'is gone though it was refused',
    replies: [ours, refusal(422, 'No'), gone, gone, gone],
    kind: 'none',
    expected: ['GET', 'DELETE', ...thrice('GET')],
  },
  {
    becomes: 'stays while no deletion reaches GitHub',
    replies: [ours, unsent, ours, unsent, ours, unsent],
    kind: 'held',
    expected: ['GET', 'DELETE', 'GET', 'DELETE', 'GET', 'DELETE'],
  },
  {
    becomes: 'is deleted later, after another look',
    replies: [ours, unsent, ours, deleted],
    kind: 'none',
    expected: ['GET', 'DELETE', 'GET', 'DELETE'],
  },
  {
    becomes: 'may be another run’s by the second look',
    replies: [ours, unsent, pointing(other)],
    kind: 'none',
    expected: readDeleteRead,
  },
  {
    becomes: 'may be deleted by a request without response',
    replies: [ours, lost, gone, gone, gone],
    kind: 'none',
    expected: ['GET', 'DELETE', ...thrice('GET')],
  },
  {
    becomes: 'may be the next run’s after one',
    replies: [ours, lost, pointing(other)],
    kind: 'none',
    expected: readDeleteRead,
  },
  {
    becomes: 'stays if GitHub cannot be read after one',
    replies: [ours, lost, lost, lost],
    kind: 'held',
    expected: ['GET', 'DELETE', 'GET', 'GET'],
  },
  ...[
    { what: 'silence', answered: lost },
    ...[408, 429, 500, 502, 503, 504, 599].map(status => ({ what: `a ${status}`, answered: refusal(status) })),
    { what: 'a redirect', answered: answer(301) },
    { what: 'an answer that may mean anything', answered: answer(202) },
  ].map(({ what, answered }) => ({
    becomes: `stays if it is there after ${what}, since that deletion may still come`,
    replies: stillThere(answered),
    kind: 'held',
    expected: readDeleteRead,
  })),
])('a claim that is not needed any more $becomes', async ({ replies, kind, expected }) => {
  const { claims, requests, methods } = open((_, number) => replies[number - 3])
  expect(await claims.claim()).toBe('claimed')
  expect([claims.state.kind, requests.length]).toEqual(['held', 2])
  await claims.giveUp()
  expect([claims.state.kind, methods().slice(2)]).toEqual([kind, expected])
  for (const { url, body } of requests.slice(2)) {
    expect(decodeURIComponent(url.pathname)).toMatch(/\/git\/refs?\/web-push\/v1-/)
    expect(body).toBeUndefined()
  }
  for (const [, ms] of jest.mocked(setTimeout).mock.calls) expect(ms).toBeGreaterThanOrEqual(0)
})

test('a claim that is deleted at once is not waited for, and no timer ends its deletion', async () => {
  const timers = timersByHand()
  const { claims } = open(({ method }) => (method === 'DELETE' ? deleted : method === 'GET' ? ours : undefined))
  await claims.claim()
  await claims.giveUp()
  expect(claims.state).toEqual({ kind: 'none' })
  expect(setTimeout).not.toHaveBeenCalled()
  expect(timers.size).toBe(0)
})

test('a claim that GitHub contradicts itself about stays in doubt, even if its ref is not there later', async () => {
  const { claims } = await claimWith({ ref: exists }, gone)
  await claims.giveUp()
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
/** What to do is the whole hint: the run and attempt of a claim say nothing, since all jobs of a run share them. */
const inDoubt = (message: RegExp, hint: string) => ({ ...failed(message), hint })
const later = 'Run this again when GitHub is available.'
const otherAddress = 'Check GITHUB_API_URL, and whether the repository was moved or renamed.'
const unknown = /^Could not determine .* is the ref refs\/web-push\/v1-/
const unread = /^The ref refs\/web-push\/v1-\w+ exists already, but .* \(GitHub answered \d+: No\)/
const notMade = failed(/^Could not claim/)

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
    becomes: 'was not made if it is refused',
    created: refusal(451),
    read: ours,
    claimed: notMade,
    state: 'maybe',
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
    claimed: inDoubt(
      /^GitHub answered that the ref refs\/web-push\/v1-\w+ exists already, and then that it does not exist\.$/,
      'Run this again.',
    ),
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
    claimed: { ...failed(/GitHub answered 301/), hint: otherAddress },
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
  const result = await claimWith({ ref: created }, read)
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
