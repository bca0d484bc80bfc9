import { beforeEach, expect, jest, test } from '@jest/globals'
import { ClaimStore } from '../../src/claims/claim-store.ts'
import { GithubClient } from '../../src/github/github-client.ts'
import type { HttpRequest, HttpResponse, RequestFailure } from '../../src/http/exchange-and-hand-over.ts'
import { hintText } from '../../src/report/failure-explanation.ts'
import { answer, fault } from '../helpers/answers.ts'
import { type Changes, contextOf } from '../helpers/context.ts'
import { skipWaits } from '../helpers/no-waits.ts'

skipWaits()

/** The time on the mocked clock, in milliseconds. */
let now: number
beforeEach(() => {
  now = 1_000_000
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})

type Reply = HttpResponse | RequestFailure
type Answer = Reply | ((request: HttpRequest) => Reply)

/** GitHub's first responses to each operation. After those, writes succeed, and reads find no ref. */
interface Answers {
  createTag?: Answer[]
  createBlob?: Answer[]
  createRef?: Answer[]
  getRef?: Answer[]
  getTag?: Answer[]
  deleteRef?: Answer[]
}
type Operation = keyof Answers

const ofCommit = 'a'.repeat(40)
const ofBlob = 'b'.repeat(40)
const blob = 'd'.repeat(40)
const other = 'c'.repeat(40)

const json = (status: number, body: object) => answer(status, JSON.stringify(body))
const documentation_url = 'https://docs.github.com/rest'
/** An error of GitHub itself. GitHub gives no reason for a 403 or 404 unless the test does. */
const refusal = (status: number, message = status === 403 || status === 404 ? '' : 'No') =>
  json(status, { message, documentation_url })
/** An error of a gateway, which may have passed the request on. */
const page = (status: number) => answer(status, '<html>No</html>')
const pointing = (sha: string, status = 200) => json(status, { object: { sha } })
const always = <T>(each: T): T[] => Array<T>(100).fill(each)
const twice = <T>(each: T): T[] => [each, each]
const thrice = <T>(each: T): T[] => [each, each, each]

const exists = refusal(422, 'Reference already exists')
const gone = refusal(404, 'Not Found')
const lost = fault('connection-lost', true)
const unsent = fault('connection-lost', false)
const deleted = answer(204)
const ours = pointing(ofCommit)
const theirs = pointing(other)

function operationOf({ method, url }: HttpRequest): Operation {
  if (method === 'DELETE') return 'deleteRef'
  const isTag = url.pathname.includes('/git/tags')
  if (method === 'GET') return isTag ? 'getTag' : 'getRef'
  if (isTag) return 'createTag'
  return url.pathname.endsWith('/git/blobs') ? 'createBlob' : 'createRef'
}

function usual(operation: Operation, { body = '{}' }: HttpRequest): Reply {
  const { type, sha } = JSON.parse(body)
  if (operation === 'createTag') return json(201, { sha: type === 'blob' ? ofBlob : ofCommit })
  if (operation === 'createBlob') return json(201, { sha: blob })
  if (operation === 'createRef') return pointing(sha, 201)
  return operation === 'deleteRef' ? deleted : gone
}

function open(
  answers: Answers = {},
  { timeoutMs = 1_000, runAttempt = 1, ...changes }: { timeoutMs?: number; runAttempt?: number } & Changes = {},
) {
  const counts = new Map<Operation, number>()
  const requests: (HttpRequest & { operation: Operation })[] = []
  const request = async (request: HttpRequest) => {
    const operation = operationOf(request)
    requests.push({ ...request, operation })
    const count = counts.get(operation) ?? 0
    counts.set(operation, count + 1)
    const given = answers[operation]?.[count] ?? usual(operation, request)
    return typeof given === 'function' ? given(request) : given
  }
  const context = contextOf({ request }, changes)
  const repository = 'octo/site'
  const access = { apiUrl: 'https://git.example.com/api/v3/', repository, token: 'ghs_token', timeoutMs }
  const onceKey = {
    key: 'v1',
    record: { target: 'all', title: 'Hello' },
    serverUrl: 'https://git.example.com',
    run: { repository, sha: 'e'.repeat(40), id: '1', attempt: runAttempt },
  }
  const claims = new ClaimStore(onceKey, new GithubClient(access, context), context.signal)
  const operations = () => requests.map(({ operation }) => operation)
  return { claims, requests, operations, claimed: () => claims.claim().catch(failure => failure) }
}

const state = (kind: 'held' | 'maybe', ...tagObjects: string[]) => expect.objectContaining({ kind, tagObjects })
const held = state('held', ofCommit)
const maybe = state('maybe', ofCommit)
const none = { kind: 'none' }
const reads = (count: number): Operation[] => Array(count).fill('getRef')

/** The requests of a run that tries twice to create the ref and does not find the ref either time. */
const requestedTwice: Operation[] = ['createRef', ...reads(3), 'createRef', ...reads(3)]
const afterBlob: Operation[] = ['createBlob', 'createTag', 'createRef']

test.each<{ status: number; refused: Reply[]; expected: Operation[] }>([
  { status: 403, refused: [refusal(403)], expected: ['createTag', 'createRef', ...reads(3), ...afterBlob] },
  { status: 404, refused: [refusal(404)], expected: ['createTag', 'createRef', ...reads(3), ...afterBlob] },
  { status: 422, refused: twice(refusal(422)), expected: ['createTag', ...requestedTwice, ...afterBlob] },
])('a claim is a ref to a tag of the commit, or to a tag of a blob if GitHub answers $status', async row => {
  const { claims, requests, operations } = open({ createRef: row.refused })
  expect(await claims.claim()).toBe('claimed')
  expect(claims.state).toMatchObject({ kind: 'held', tagObjects: [ofBlob], key: 'v1', repository: 'octo/site' })
  expect(operations()).toEqual(row.expected)

  const name = 'web-push/v1-3bfc269594ef'
  const tagger = { name: 'web-push-action', email: 'web-push-action@users.noreply.github.com' }
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const message = expect.stringMatching(/"run": "1",\n {2}"attempt": 1,\n {2}"key": "v1",\n {2}"target": "all",/)
  const tag = { tag: name, message, tagger: { ...tagger, date } }
  const bodies = (operation: Operation) =>
    requests.filter(each => each.operation === operation).map(({ body = '' }) => JSON.parse(body))
  expect(bodies('createTag')).toEqual([
    { ...tag, object: 'e'.repeat(40), type: 'commit' },
    { ...tag, object: blob, type: 'blob' },
  ])
  expect(bodies('createBlob')).toEqual([{ content: message }])
  expect(bodies('createRef')[0]).toEqual({ ref: `refs/${name}`, sha: ofCommit })
  expect(bodies('createRef').at(-1)).toEqual({ ref: `refs/${name}`, sha: ofBlob })
  const path = '/api/v3/repos/octo/site/git'
  expect(requests.slice(0, 2).map(({ url }) => url.pathname)).toEqual([`${path}/tags`, `${path}/refs`])
})

test.each<{ failed: string; answers: Answers }>([
  { failed: 'a tag that GitHub does not answer', answers: { createTag: [lost] } },
  { failed: 'a tag of a commit that GitHub does not see yet', answers: { createTag: [refusal(422)] } },
  { failed: 'a tag that never reached GitHub', answers: { createTag: [unsent] } },
  { failed: 'a blob that gets a 502', answers: { createRef: [refusal(403)], createBlob: [refusal(502)] } },
  { failed: 'a ref that gets a 502', answers: { createRef: [refusal(502)] } },
  {
    failed: 'a ref whose tag GitHub does not see yet',
    answers: { createRef: [refusal(422, 'Object does not exist')] },
  },
])('a request that is safe to repeat is sent again after a transient failure: $failed', async ({ answers }) => {
  const { claims, requests } = open(answers)
  expect(await claims.claim()).toBe('claimed')
  const ref = expect.objectContaining({ ref: 'refs/web-push/v1-3bfc269594ef' })
  const refs = requests.filter(({ operation }) => operation === 'createRef')
  for (const { body = '' } of refs) expect(JSON.parse(body)).toEqual(ref)
})

const rateLimit = { ...refusal(403), headers: { 'retry-after': '9' } }
/** GitHub refuses to create a ref to a tag of the commit, so the run tries a tag of a blob. */
const withBlob: Answers = { createRef: [refusal(403)] }
const isRunAgain = 'when GitHub is available'
const isCommit = 'Check that this repository contains the commit of this run.'

test.each<{ refused: string; answers: Answers; hint: string }>([
  {
    refused: 'its tag (401)',
    answers: { createTag: [refusal(401)] },
    hint: 'If you did not set `github-token`, run this again',
  },
  { refused: 'its tag (403)', answers: { createTag: [refusal(403)] }, hint: '`contents: write`' },
  { refused: 'its tag (404)', answers: { createTag: [refusal(404)] }, hint: '`contents: write`' },
  { refused: 'its tag (409)', answers: { createTag: [refusal(409)] }, hint: isCommit },
  { refused: 'its tag twice (422)', answers: { createTag: twice(refusal(422)) }, hint: isCommit },
  { refused: 'its tag (400)', answers: { createTag: [refusal(400)] }, hint: isRunAgain },
  { refused: 'its tag (429)', answers: { createTag: [refusal(429)] }, hint: 'rate limit' },
  { refused: 'its tag twice (502)', answers: { createTag: twice(refusal(502)) }, hint: isRunAgain },
  { refused: 'its blob twice (422)', answers: { ...withBlob, createBlob: twice(refusal(422)) }, hint: isRunAgain },
  { refused: 'its blob (403)', answers: { ...withBlob, createBlob: [refusal(403)] }, hint: '`contents: write`' },
  { refused: 'each ref (422)', answers: { createRef: always(refusal(422)) }, hint: 'a ruleset that forbids refs' },
  { refused: 'each ref (403)', answers: { createRef: always(refusal(403)) }, hint: 'a ruleset that restricts refs' },
  { refused: 'each ref (404)', answers: { createRef: always(refusal(404)) }, hint: 'a ruleset that restricts refs' },
  { refused: 'its ref (403, a rate limit)', answers: { createRef: [rateLimit] }, hint: 'rate limit' },
])('a claim fails and says what to do if GitHub refuses $refused', async ({ answers, hint }) => {
  const { claimed } = open(answers)
  const failure = await claimed()
  const message = expect.stringMatching(
    /^The action could not claim the `once-key` in the repository \(GitHub answered \d+(: No|: Not Found)?\)\.$/,
  )
  expect(failure).toMatchObject({ reason: 'claim-failed', title: 'Claim failed', message })
  expect(hintText(failure.hint)).toContain(hint)
})

test.each<{ why: string; answers: Answers; expected: Operation[] }>([
  { why: 'a permission is missing', answers: { createTag: [refusal(403)] }, expected: ['createTag'] },
  { why: 'GitHub cannot be reached', answers: { createTag: twice(unsent) }, expected: ['createTag', 'createTag'] },
  { why: 'GitHub redirects the request', answers: { createTag: [answer(301)] }, expected: ['createTag'] },
  {
    why: 'the request for the ref never reached GitHub',
    answers: { createRef: always(unsent) },
    expected: ['createTag', ...requestedTwice],
  },
])(
  'a run that gives up a claim does not look for a ref that was certainly not created: $why',
  async ({ answers, expected }) => {
    const { claims, operations, claimed } = open(answers)
    expect(await claimed()).toMatchObject({ reason: 'claim-failed' })
    await claims.giveUp()
    expect(claims.state).toEqual(none)
    expect(operations()).toEqual(expected)
  },
)

const failed = (message: RegExp) =>
  expect.objectContaining({ reason: 'claim-failed', message: expect.stringMatching(message) })
/** Compares the whole hint, which must not name a run or attempt, because neither identifies a single job. */
const withHint = (message: RegExp, hint: unknown) =>
  expect.objectContaining({ reason: 'claim-failed', message: expect.stringMatching(message), hint })
const inDoubt = /^The action could not determine .* is the ref refs\/web-push\/v1-/
const unread = /^The ref refs\/web-push\/v1-\w+ already exists, but .* \(GitHub answered \d+(: No)?\)/
const notMade = failed(/^The action could not claim/)
const later = 'Run this again when GitHub is available.'
const otherToken = {
  newRunAfter: expect.stringMatching(/^If you did not set `github-token`, run this again\..*replace your token/),
}
const otherAddress = {
  newRunAfter:
    'Check GITHUB_API_URL. If the repository was renamed or moved, this run may still use its old name. In that case,',
}
const ofAnother = expect.objectContaining({ tagObject: other, key: 'v1', ref: expect.any(String) })

test.each([
  { answered: 'nothing', created: lost },
  { answered: 'a 502', created: refusal(502) },
  { answered: 'a 409', created: refusal(409) },
  { answered: 'a 422', created: refusal(422) },
  { answered: 'that the ref exists', created: exists },
  { answered: 'a redirect', created: answer(301) },
])('a run has the claim if the ref points to its tag, although GitHub answered $answered', async ({ created }) => {
  const { claims } = open({ createRef: [created], getRef: [ours] })
  expect(await claims.claim()).toBe('claimed')
  expect(claims.state).toEqual(held)
})

test.each([
  { answered: 'that the ref exists', created: exists, left: none },
  { answered: 'a 403', created: refusal(403), left: none },
  { answered: 'nothing to a request that was never sent', created: unsent, left: none },
  // In these cases, GitHub may still create the ref.
  { answered: 'a 403 of a gateway', created: page(403), left: maybe },
  { answered: 'nothing', created: lost, left: maybe },
  { answered: 'a ref to another object', created: pointing(other, 201), left: maybe },
])('a run finds the claim of another run if GitHub answered $answered', async ({ created, left }) => {
  const { claims } = open({ createRef: [created], getRef: [theirs] })
  expect(await claims.claim()).toEqual(ofAnother)
  expect(claims.state).toEqual(left)
})

interface NoOwner {
  answered: string
  createRef: Reply[]
  getRef?: Reply[]
  failure: unknown
  left: unknown
}

const existedBefore = /already exists, and then that it does not exist\.$/

test.each<NoOwner>([
  { answered: 'a 502', createRef: always(refusal(502)), failure: withHint(inDoubt, later), left: maybe },
  {
    answered: 'a 502 and then a 451',
    createRef: [refusal(502), refusal(451)],
    failure: withHint(inDoubt, expect.stringMatching(/^Ask the people who run this repository/)),
    left: maybe,
  },
  { answered: 'a 409', createRef: [refusal(409)], failure: notMade, left: maybe },
  { answered: 'a redirect', createRef: [answer(301)], failure: withHint(inDoubt, otherAddress), left: maybe },
  {
    answered: 'that the ref exists',
    createRef: [exists],
    failure: withHint(existedBefore, 'Run this again.'),
    left: maybe,
  },
])('a claim fails if GitHub answers $answered, and the ref is absent', async ({ createRef, failure, left }) => {
  const { claims, claimed } = open({ createRef })
  expect(await claimed()).toEqual(failure)
  expect(claims.state).toEqual(left)
})

test.each([401, 403, 404, 409, 422, 429, 451])(
  'a claim may still be made after a %d of a gateway, which may pass the request on late',
  async status => {
    const { claims, claimed } = open({ createRef: always(page(status)) })
    expect(await claimed()).toEqual(failed(inDoubt))
    expect(claims.state).toMatchObject({ kind: 'maybe', mayStillBeCreated: true })
    await claims.giveUp()
    expect(claims.state).toMatchObject({ kind: 'maybe', mayStillBeCreated: true })
  },
)

test.each([401, 403, 404, 409, 422, 429, 451])(
  'a claim cannot be made later after a %d of GitHub itself, and a claim of another run ends it',
  async status => {
    const absent = open({ createRef: always(refusal(status)) })
    expect(await absent.claimed()).toEqual(notMade)
    expect(absent.claims.state).toMatchObject({ kind: 'maybe', mayStillBeCreated: false })
    const taken = open({ createRef: [refusal(status)], getRef: [theirs] })
    expect(await taken.claims.claim()).toEqual(ofAnother)
    expect(taken.claims.state).toEqual(none)
  },
)

test('a claim to a blob is given up, and then the claim that a gateway refused may still be made', async () => {
  const { claims } = open({ createRef: [page(403)], getRef: [...thrice(gone), pointing(ofBlob)] })
  expect(await claims.claim()).toBe('claimed')
  expect(claims.state).toMatchObject({ kind: 'held', tagObjects: [ofBlob, ofCommit], mayStillBeCreated: true })
  await claims.giveUp()
  expect(claims.state).toMatchObject({ kind: 'maybe', tagObjects: [ofCommit], mayStillBeCreated: true })
})

const unreadable = always(refusal(500))

test.each<NoOwner>([
  { answered: 'a 409', createRef: [refusal(409)], failure: withHint(inDoubt, later), left: maybe },
  { answered: 'a redirect', createRef: [answer(301)], failure: withHint(inDoubt, otherAddress), left: maybe },
  { answered: 'that the ref exists', createRef: [exists], failure: withHint(unread, later), left: maybe },
  {
    answered: 'that the ref exists, and refuses to show it',
    createRef: [exists],
    getRef: always(refusal(403)),
    failure: withHint(unread, later),
    left: maybe,
  },
  {
    answered: 'that the ref exists, and then a 401',
    createRef: [exists],
    getRef: [refusal(401)],
    failure: withHint(unread, otherToken),
    left: maybe,
  },
  { answered: 'a 401', createRef: [refusal(401)], failure: notMade, left: maybe },
  {
    answered: 'nothing because it gets no request',
    createRef: [unsent],
    getRef: always(unsent),
    failure: notMade,
    left: none,
  },
])('a claim fails if GitHub answers $answered, and the ref is unreadable', async row => {
  const { createRef, getRef = unreadable, failure, left } = row
  const { claims, claimed } = open({ createRef, getRef })
  expect(await claimed()).toEqual(failure)
  expect(claims.state).toEqual(left)
})

test('a ref to either tag of a run is its claim, because GitHub may have carried out a request that it refused', async () => {
  const { claims } = open({ createRef: [refusal(403), exists], getRef: [...thrice(gone), ours, ours] })
  expect(await claims.claim()).toBe('claimed')
  expect(claims.state).toEqual(held)
  await claims.giveUp()
  expect(claims.state).toEqual(none)
})

test('a claim in doubt names both tags of a run if the ref may point to either', async () => {
  const { claims, claimed } = open({ createRef: [refusal(403), ...always(lost)] })
  expect(await claimed()).toEqual(failed(inDoubt))
  expect(claims.state).toEqual(state('maybe', ofCommit, ofBlob))
})

test('a used key is recognized in the response of GitHub before redaction', async () => {
  const redact = (text: string) => text.replaceAll('read', '***').replaceAll('exist', '***')
  const { claims } = open({ createRef: [exists], getRef: [theirs] }, { redact })
  expect(await claims.claim()).toEqual(ofAnother)
})

test('a claim fails if GitHub refuses the tag of the blob', async () => {
  const createTag = [json(201, { sha: ofCommit }), ...always(refusal(422))]
  const { claimed } = open({ createTag, createRef: [refusal(403)] })
  expect(await claimed()).toEqual(withHint(/^The action could not claim .*GitHub answered 422/, later))
})

test.each([
  { digits: 40, sha: 'c'.repeat(40) },
  { digits: 64, sha: 'c'.repeat(64) },
])('a ref to a hash with $digits digits is the claim of another run', async ({ sha }) => {
  const { claims } = open({ createRef: [exists], getRef: [pointing(sha)] })
  expect(await claims.claim()).toMatchObject({ tagObject: sha })
})

test.each([
  { what: 'has too many digits', sha: 'c'.repeat(41) },
  { what: 'follows other text', sha: `$(x)${'c'.repeat(40)}` },
  { what: 'precedes other text', sha: `${'c'.repeat(40)};x` },
  { what: 'contains other letters', sha: `${'c'.repeat(40)}${'z'.repeat(24)}` },
])('a claim whose hash $what is unreadable, because a command would contain the hash', async ({ sha }) => {
  const { claimed } = open({ createRef: [exists], getRef: always(pointing(sha)) })
  expect(await claimed()).toMatchObject({ reason: 'claim-failed', message: expect.not.stringContaining(sha) })
})

function suspending(reply: Reply): Answer {
  return () => {
    now += 60_000
    return reply
  }
}

test('a claim that was just made is not read again before the first POST', async () => {
  const { claims, operations } = open()
  await claims.claim()
  now += 30_000
  expect(await claims.confirm()).toBe('claimed')
  expect(operations()).toEqual(['createTag', 'createRef'])
})

test.each<{ ref: string; getRef: Reply[]; confirmed: unknown; left: unknown }>([
  { ref: 'its own claim', getRef: [ours], confirmed: 'claimed', left: held },
  { ref: 'the claim of another run', getRef: [theirs], confirmed: ofAnother, left: none },
  {
    ref: 'absent',
    getRef: always(gone),
    confirmed: withHint(/More than 30 s later, .* could not confirm that .*GitHub answered 404/, 'Run this again.'),
    left: held,
  },
  {
    ref: 'unreadable',
    getRef: always(lost),
    confirmed: withHint(/could not confirm that .*connection-lost/, later),
    left: held,
  },
  {
    ref: 'refused',
    getRef: always(refusal(403)),
    confirmed: withHint(/could not confirm that .*GitHub answered 403/, later),
    left: held,
  },
])(
  'a run whose machine was suspended after the claim reads the ref again before the first POST: it is $ref',
  async row => {
    for (const passes of [30_001, -1]) {
      now = 1_000_000
      const { claims } = open({ getRef: row.getRef })
      await claims.claim()
      now += passes
      const confirmed = await claims.confirm().catch(failure => failure)
      expect(confirmed).toEqual(row.confirmed)
      expect(claims.state).toEqual(row.left)
    }
  },
)

test('the age of a claim counts from the request, because the machine may be suspended until the response', async () => {
  const { claims, operations } = open({ createRef: [suspending(pointing(ofCommit, 201))], getRef: [ours] })
  await claims.claim()
  expect(await claims.confirm()).toBe('claimed')
  expect(operations()).toEqual(['createTag', 'createRef', 'getRef'])
})

test.each<{ ref: string; getRef: Answer[]; stop: unknown; left: unknown; count: number }>([
  { ref: 'its own claim', getRef: [ours], stop: undefined, left: held, count: 1 },
  { ref: 'the claim of another run', getRef: [theirs], stop: { kind: 'claim-lost' }, left: none, count: 1 },
  {
    ref: 'absent',
    getRef: always(gone),
    stop: { kind: 'claim-unreadable', cause: 'GitHub answered 404: Not Found' },
    left: held,
    count: 3,
  },
  {
    ref: 'unreadable',
    getRef: always(refusal(502)),
    stop: { kind: 'claim-unreadable', cause: 'GitHub answered 502: No' },
    left: held,
    count: 3,
  },
  {
    ref: 'its own claim before the machine is suspended, and that of another run afterwards',
    getRef: [suspending(ours), theirs],
    stop: { kind: 'claim-lost' },
    left: none,
    count: 2,
  },
])('a run reads the ref again before a retry: it is $ref', async ({ getRef, stop, left, count }) => {
  const { claims, operations } = open({ getRef })
  await claims.claim()
  const found = await claims.findRetryStop()
  expect(found).toEqual(stop && { ref: expect.stringMatching(/^refs\/web-push\/v1-/), ...(stop as object) })
  expect(claims.state).toEqual(left)
  expect(operations().slice(2)).toEqual(reads(count))
})

const readDeleteRead: Operation[] = ['getRef', 'deleteRef', 'getRef']
const absentAtDeletion = refusal(422, 'Reference does not exist')
const inDoubtAfter = [
  { what: 'a 422 that the ref does not exist', answered: absentAtDeletion },
  { what: 'no answer', answered: lost },
  ...[403, 408, 429, 502].map(status => ({ what: `a ${status}`, answered: refusal(status) })),
  { what: 'a redirect', answered: answer(301) },
  { what: 'a 202', answered: answer(202) },
  { what: 'a 422 from a repository rule', answered: refusal(422, 'Rule violation') },
  { what: 'a 422 about another object', answered: refusal(422, 'Object does not exist') },
]

test.each<{ becomes: string; getRef?: Reply[]; deleteRef?: Reply[]; left: unknown; expected: Operation[] }>([
  { becomes: 'is read, then deleted', getRef: [ours], left: none, expected: ['getRef', 'deleteRef'] },
  {
    becomes: 'is left alone if the ref is the claim of another run',
    getRef: [theirs],
    left: none,
    expected: ['getRef'],
  },
  {
    becomes: 'stays held while GitHub says that the ref does not exist',
    getRef: always(gone),
    left: held,
    expected: reads(9),
  },
  {
    becomes: 'is deleted when GitHub shows the ref again',
    getRef: [...always(gone).slice(0, 8), ours],
    left: none,
    expected: [...reads(9), 'deleteRef'],
  },
  { becomes: 'stays held if the ref is unreadable', getRef: always(lost), left: held, expected: reads(3) },
  {
    becomes: 'stays while no deletion reaches GitHub',
    getRef: always(ours),
    deleteRef: always(unsent),
    left: held,
    expected: ['getRef', 'deleteRef', 'getRef', 'deleteRef', 'getRef', 'deleteRef'],
  },
  {
    becomes: 'is read again and deleted if the first deletion never reached GitHub',
    getRef: twice(ours),
    deleteRef: [unsent, deleted],
    left: none,
    expected: ['getRef', 'deleteRef', 'getRef', 'deleteRef'],
  },
  {
    becomes: 'is left alone if the ref is the claim of another run after a deletion that never arrived',
    getRef: [ours, theirs],
    deleteRef: [unsent],
    left: none,
    expected: readDeleteRead,
  },
  {
    becomes: 'is left alone if the ref is the claim of another run after a deletion in doubt',
    getRef: [ours, theirs],
    deleteRef: [lost],
    left: none,
    expected: readDeleteRead,
  },
  {
    becomes: 'stays in doubt after a deletion in doubt, even if the ref is absent',
    getRef: [ours, ...always(gone)],
    deleteRef: [lost],
    left: maybe,
    expected: ['getRef', 'deleteRef', ...reads(3)],
  },
  {
    becomes: 'stays held if the ref is unreadable after a deletion in doubt',
    getRef: [ours, ...always(lost)],
    deleteRef: [lost],
    left: held,
    expected: ['getRef', 'deleteRef', ...reads(2)],
  },
  {
    becomes: 'stays in doubt if GitHub has no such ref to delete, although it just showed the ref',
    getRef: [ours],
    deleteRef: [absentAtDeletion],
    left: maybe,
    expected: ['getRef', 'deleteRef', ...reads(3)],
  },
  {
    becomes: 'ends if GitHub has no such ref to delete, and then shows the claim of another run',
    getRef: [ours, theirs],
    deleteRef: [absentAtDeletion],
    left: none,
    expected: readDeleteRead,
  },
  ...inDoubtAfter.map(({ what, answered }) => ({
    becomes: `stays held if the ref is there after ${what}, because GitHub may still carry out the deletion`,
    getRef: twice(ours),
    deleteRef: [answered],
    left: held,
    expected: readDeleteRead,
  })),
])('a claim that is no longer needed $becomes', async ({ getRef, deleteRef, left, expected }) => {
  const { claims, requests, operations } = open({ getRef, deleteRef })
  expect(await claims.claim()).toBe('claimed')
  expect(claims.state).toEqual(held)
  expect(requests).toHaveLength(2)
  await claims.giveUp()
  expect(claims.state).toEqual(left)
  expect(operations().slice(2)).toEqual(expected)
  for (const { url, body } of requests.slice(2)) {
    expect(decodeURIComponent(url.pathname)).toMatch(/\/git\/refs?\/web-push\/v1-/)
    expect(body).toBeUndefined()
  }
})

test('a run whose machine is suspended between the read and the deletion reads the ref again', async () => {
  const { claims, operations } = open({ getRef: [suspending(ours), theirs] })
  await claims.claim()
  await claims.giveUp()
  expect(claims.state).toEqual(none)
  expect(operations().slice(2)).toEqual(reads(2))
})

test('a claim that a late request creates during the deletion is found and deleted', async () => {
  const { claims, claimed, operations } = open({ createRef: always(lost), getRef: [...always(gone).slice(0, 9), ours] })
  expect(await claimed()).toEqual(failed(inDoubt))
  await claims.giveUp()
  expect(operations().slice(-5)).toEqual([...reads(4), 'deleteRef'])
})

test('a claim that a late request may still create stays in doubt after it was deleted', async () => {
  const { claims } = open({ createRef: [lost], getRef: [...thrice(gone), ours] })
  await claims.claim()
  await claims.giveUp()
  expect(claims.state).toEqual(maybe)
})

test('a claim is certainly gone after the deletion if GitHub has carried out the only request for it', async () => {
  const { claims } = open({ createRef: [lost], getRef: twice(ours) })
  await claims.claim()
  await claims.giveUp()
  expect(claims.state).toEqual(none)
})

test.each([400, 403, 404, 429])(
  'a run whose ref was created although GitHub answered %d fails, and then only deletes the ref',
  async status => {
    const { claims, operations, claimed } = open({ createRef: [refusal(status)], getRef: twice(ours) })
    expect(await claimed()).toEqual(notMade)
    expect(claims.state).toEqual(held)
    await claims.giveUp()
    expect(claims.state).toEqual(none)
    expect(operations()).toEqual(['createTag', 'createRef', 'getRef', 'getRef', 'deleteRef'])
  },
)

test.each([
  { timeoutMs: 300_000, used: 10_000 },
  { timeoutMs: 2_000, used: 2_000 },
])('with a timeout of $timeoutMs ms, each request has $used ms, and the waits grow', async ({ timeoutMs, used }) => {
  jest.spyOn(Math, 'random').mockReturnValue(1)
  const { claims, requests, operations, claimed } = open(
    { createRef: always(lost), getRef: always(lost) },
    { timeoutMs },
  )
  expect(await claimed()).toEqual(failed(inDoubt))
  expect(operations()).toEqual(['createTag', 'createRef', ...reads(3)])
  await claims.giveUp()
  expect(operations().slice(5)).toEqual(reads(3))
  expect(new Set(requests.map(({ timeoutMs }) => timeoutMs))).toEqual(new Set([used]))
  expect(jest.mocked(setTimeout).mock.calls.map(([, ms]) => ms)).toEqual([1_000, 2_000, 1_000, 2_000])
})

test('a claim that is deleted at the first attempt needs no wait and no timer', async () => {
  const timers = timersByHand()
  const { claims } = open({ getRef: [ours] })
  await claims.claim()
  await claims.giveUp()
  expect(claims.state).toEqual(none)
  expect(setTimeout).not.toHaveBeenCalled()
  expect(timers.size).toBe(0)
})

/** Replaces `AbortSignal.timeout`. Returns a map from each timeout, in milliseconds, to a controller that fires it. */
function timersByHand() {
  const timers = new Map<number, AbortController>()
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    const timer = new AbortController()
    timers.set(ms, timer)
    return timer.signal
  })
  return timers
}

function cancelling(run: AbortController, reply: Reply): Answer {
  return () => {
    run.abort()
    return reply
  }
}

test.each<{ while: string; answers: (run: AbortController) => Answers }>([
  { while: 'it creates its tag', answers: run => ({ createTag: [cancelling(run, fault('cancelled', true))] }) },
  { while: 'it waits to create its tag again', answers: run => ({ createTag: [cancelling(run, lost)] }) },
  { while: 'it creates the ref', answers: run => ({ createRef: [cancelling(run, refusal(403))] }) },
  { while: 'it reads the ref', answers: run => ({ createRef: [lost], getRef: [cancelling(run, lost)] }) },
  {
    while: 'it looks for a ref that was refused',
    answers: run => ({ createRef: [refusal(403)], getRef: [cancelling(run, gone)] }),
  },
])('a run that is cancelled while $while ends as cancelled', async ({ answers }) => {
  const run = new AbortController()
  const { claimed } = open(answers(run), { signal: run.signal })
  expect(await claimed()).toMatchObject({ reason: 'cancelled', title: 'Claiming the key failed' })
})

test('a cancelled run tries for five seconds to delete its claim', async () => {
  const run = new AbortController()
  const { signal } = run
  const { claims, requests, claimed } = open(
    { createRef: [cancelling(run, lost)], getRef: always(lost) },
    { timeoutMs: 300_000, signal },
  )
  expect(await claimed()).toMatchObject({ reason: 'cancelled' })
  jest.mocked(setTimeout).mockClear()
  await claims.giveUp()
  expect(claims.state).toEqual(maybe)
  const last = requests.filter(request => request.signal !== signal)
  expect(last).toHaveLength(20)
  for (const request of last) expect(request).toMatchObject({ operation: 'getRef', timeoutMs: 2_500 })
  const waits = jest.mocked(setTimeout).mock.calls.map(([, ms]) => ms ?? 0)
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(5_000)
})

test('a cancelled run keeps looking for its claim while GitHub says that the ref does not exist', async () => {
  const run = new AbortController()
  const { claims } = open({ getRef: [...always(gone).slice(0, 50), ours] }, { signal: run.signal })
  await claims.claim()
  run.abort()
  await claims.giveUp()
  expect(claims.state).toEqual(none)
})

test('the last tries to delete a claim end five seconds after the run is cancelled', async () => {
  const timers = timersByHand()
  const run = new AbortController()
  let lastTries = 0
  const failing: Answer = () => {
    if (++lastTries === 3) timers.get(5_000)?.abort()
    return lost
  }
  const { claims, claimed } = open(
    { createRef: [cancelling(run, lost)], getRef: always(failing) },
    { signal: run.signal },
  )
  expect(await claimed()).toMatchObject({ reason: 'cancelled' })
  lastTries = 0
  await claims.giveUp()
  expect(claims.state).toEqual(maybe)
  expect(lastTries).toBe(3)
})

test('a deletion that is under way when the run is cancelled has two and a half seconds to finish', async () => {
  const timers = timersByHand()
  const run = new AbortController()
  const isEnded: unknown[] = []
  const slow: Answer = ({ signal }) => {
    run.abort()
    isEnded.push(signal?.aborted)
    timers.get(2_500)?.abort()
    isEnded.push(signal?.aborted)
    return deleted
  }
  const { claims } = open({ getRef: [ours], deleteRef: [slow] }, { signal: run.signal })
  await claims.claim()
  await claims.giveUp()
  expect(claims.state).toEqual(none)
  expect(isEnded).toEqual([false, true])
})

test.each<{ reply: string; read: Reply; use: { kind: string; key: string; cause?: string } }>([
  { reply: 'a 404', read: gone, use: { kind: 'unused', key: 'v1' } },
  { reply: 'a 403', read: refusal(403), use: { kind: 'unknown', key: 'v1', cause: 'GitHub answered 403' } },
])('a dry run reports its key as $use.kind if GitHub answers $reply', async ({ read, use }) => {
  const { claims, operations } = open({ getRef: [read] })
  expect(await claims.check()).toMatchObject(use)
  expect(operations()).toEqual(['getRef'])
})

test('a dry run names the run that used its key, and asks again if a response is lost', async () => {
  const record = { key: 'v1', run: '7', attempt: 2, time: '2026-11-21T10:00:00Z' }
  const { claims, requests } = open({
    getRef: [lost, theirs],
    getTag: [lost, json(200, { message: JSON.stringify(record) })],
  })
  const url = 'https://git.example.com/octo/site/actions/runs/7/attempts/2'
  const by = { run: '7', runAttempt: 2, relation: 'another-run', url }
  expect(await claims.check()).toMatchObject({ kind: 'used', claim: { tagObject: other, by } })
  const ref = expect.stringMatching(/^ref\/web-push(\/|%2F)v1-/)
  const paths = requests.map(({ url }) => url.pathname.split('/git/')[1])
  expect(paths).toEqual([ref, ref, `tags/${other}`, `tags/${other}`])
})

const recordOf = (changes: object) => {
  const record = { key: 'v1', run: '1', attempt: 1, time: '2026-11-21T10:00:00Z', ...changes }
  return json(200, { message: JSON.stringify(record) })
}

test.each([
  { made: 'another run', record: { run: '2' }, relation: 'another-run' },
  { made: 'an earlier attempt of this run', record: {}, relation: 'earlier-attempt' },
  { made: 'another job of this attempt', record: { attempt: 2 }, relation: 'same-attempt' },
])('a claim says how its run relates to this one: $made', async ({ record, relation }) => {
  const { claims } = open({ createRef: [exists], getRef: [theirs], getTag: [recordOf(record)] }, { runAttempt: 2 })
  expect(await claims.claim()).toMatchObject({ by: { relation } })
})

test('a claim on another key with the same ref says nothing about the key of this run', async () => {
  const answers = { createRef: [exists], getRef: [theirs], getTag: [recordOf({ key: 'v1 ' })] }
  const { claims, claimed } = open(answers)
  const message =
    /^The ref refs\/web-push\/v1-\w+ is the claim on a different key with the same ref name, "v1 ", so the action cannot know whether/
  expect(await claimed()).toEqual(failed(message))
  expect(hintText((await open(answers).claimed()).hint)).toMatch(
    /^Use a different `once-key`\. Careful: a new key .*\. Then start a new run/,
  )
  await claims.giveUp()
  expect(claims.state).toEqual(none)
  const { getRef, getTag } = answers
  expect(await open({ getRef, getTag }).claims.check()).toMatchObject({
    kind: 'unknown',
    cause: expect.stringMatching(message),
  })
})

test('a POST must not be handed over more than 30 s after the run last looked at its claim', async () => {
  const { claims } = open()
  await claims.claim()
  now += 30_000
  expect(claims.whyTooLate()).toBeUndefined()
  now += 1
  expect(claims.whyTooLate()).toBe('no connection within 30 s of the last check of the claim')
})

test.each([lost, refusal(500), refusal(502), refusal(504), refusal(408)])(
  'a claim whose deletion GitHub did not confirm says so ($status)',
  async reply => {
    const { claims } = open({ getRef: always(ours), deleteRef: [reply] })
    await claims.claim()
    expect(claims.state).toMatchObject({ isDeletionInDoubt: false })
    await claims.giveUp()
    expect(claims.state).toMatchObject({ kind: 'held', isDeletionInDoubt: true })
  },
)

test.each([403, 429])(
  'a claim whose deletion GitHub refused (%d) stays, and the run does not ask again',
  async status => {
    const { claims, operations } = open({ getRef: always(ours), deleteRef: always(refusal(status)) })
    await claims.claim()
    await claims.giveUp()
    expect(claims.state).toMatchObject({ kind: 'held', isDeletionInDoubt: false })
    expect(operations().filter(operation => operation === 'deleteRef')).toHaveLength(1)
  },
)
