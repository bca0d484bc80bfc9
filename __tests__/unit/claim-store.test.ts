import { beforeEach, expect, jest, test } from '@jest/globals'
import { ClaimStore } from '../../src/github/claim-store.ts'
import { GithubClient } from '../../src/github/github-client.ts'
import type { HttpRequest, HttpResponse, RequestContext, RequestFailure } from '../../src/http/http-client.ts'
import { hintText } from '../../src/report/failure-meaning.ts'
import { answer, fault } from '../helpers/answers.ts'
import { contextOf } from '../helpers/context.ts'
import { skipWaits } from '../helpers/no-waits.ts'

skipWaits()

/** The clock of the machine, in milliseconds. */
let now: number
beforeEach(() => {
  now = 1_000_000
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})

type Reply = HttpResponse | RequestFailure
type Answer = Reply | ((request: HttpRequest) => Reply)

/** The responses of GitHub to each kind of request, in order. After them it responds as usual, without the ref. */
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
const refusal = (status: number, message = 'No') => json(status, { message })
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

/** The claims of a run, against a GitHub that answers like this. */
function open(
  answers: Answers = {},
  { timeoutMs = 1_000, ...changes }: { timeoutMs?: number } & Partial<RequestContext> = {},
) {
  const requests: (HttpRequest & { operation: Operation })[] = []
  const request = async (request: HttpRequest) => {
    const operation = operationOf(request)
    requests.push({ ...request, operation })
    const given = answers[operation]?.shift() ?? usual(operation, request)
    return typeof given === 'function' ? given(request) : given
  }
  const context = contextOf({ request }, changes)
  const repository = 'octo/site'
  const access = { apiUrl: 'https://git.example.com/api/v3/', repository, token: 'ghs_token', timeoutMs }
  const onceKey = {
    key: 'v1',
    record: { target: 'all', title: 'Hello' },
    serverUrl: 'https://git.example.com',
    run: { repository, sha: 'e'.repeat(40), id: '1', attempt: 1 },
  }
  const claims = new ClaimStore(onceKey, new GithubClient(access, context), context.signal)
  const operations = () => requests.map(({ operation }) => operation)
  return { claims, requests, operations, claimed: () => claims.claim().catch(failure => failure) }
}

const state = (kind: 'held' | 'maybe', ...tags: string[]) => expect.objectContaining({ kind, tags })
const none = { kind: 'none' }
const reads = (count: number): Operation[] => Array(count).fill('getRef')

/** A ref that is absent each time it is read, and is requested twice. */
const requestedTwice: Operation[] = ['createRef', ...reads(3), 'createRef', ...reads(3)]
const afterBlob: Operation[] = ['createBlob', 'createTag', 'createRef']

// How a claim is made

test.each<{ status: number; refused: Reply[]; expected: Operation[] }>([
  { status: 403, refused: [refusal(403)], expected: ['createTag', 'createRef', ...reads(3), ...afterBlob] },
  { status: 404, refused: [refusal(404)], expected: ['createTag', 'createRef', ...reads(3), ...afterBlob] },
  { status: 422, refused: twice(refusal(422)), expected: ['createTag', ...requestedTwice, ...afterBlob] },
])('a claim is a ref to a tag of the commit, or of a blob if GitHub refuses that ($status)', async row => {
  const { claims, requests, operations } = open({ createRef: row.refused })
  expect(await claims.claim()).toBe('claimed')
  expect(claims.state).toMatchObject({ kind: 'held', tags: [ofBlob], key: 'v1', repository: 'octo/site' })
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

test.each<{ what: string; answers: Answers }>([
  { what: 'a tag object that is not answered', answers: { createTag: [lost] } },
  { what: 'a tag object of a commit that GitHub does not see yet', answers: { createTag: [refusal(422)] } },
  { what: 'a tag object that never reached GitHub', answers: { createTag: [unsent] } },
  { what: 'a blob that is answered with 502', answers: { createRef: [refusal(403)], createBlob: [refusal(502)] } },
  { what: 'a ref that is answered with 502', answers: { createRef: [refusal(502)] } },
  { what: 'a ref that is not answered', answers: { createRef: [lost] } },
  {
    what: 'a ref whose object GitHub does not see yet',
    answers: { createRef: [refusal(422, 'Object does not exist')] },
  },
])('a harmless request is sent again after a transient failure: $what', async ({ answers }) => {
  const { claims, requests } = open(answers)
  expect(await claims.claim()).toBe('claimed')
  const ref = expect.objectContaining({ ref: 'refs/web-push/v1-3bfc269594ef' })
  const refs = requests.filter(({ operation }) => operation === 'createRef')
  for (const { body = '' } of refs) expect(JSON.parse(body)).toEqual(ref)
})

const rateLimit = { ...refusal(403), headers: { 'retry-after': '9' } }
const isRunAgain = 'when GitHub is available'
const isCommit = 'Check that this repository contains the commit of this run.'

test.each<{ refused: string; answers: Answers; hint: string }>([
  { refused: 'its tag (401)', answers: { createTag: [refusal(401)] }, hint: 'Set a valid `github-token`' },
  { refused: 'its tag (403)', answers: { createTag: [refusal(403)] }, hint: '`contents: write`' },
  { refused: 'its tag (404)', answers: { createTag: [refusal(404)] }, hint: '`contents: write`' },
  { refused: 'its tag (409)', answers: { createTag: [refusal(409)] }, hint: isCommit },
  { refused: 'its tag twice (422)', answers: { createTag: twice(refusal(422)) }, hint: isCommit },
  { refused: 'its tag (400)', answers: { createTag: [refusal(400)] }, hint: isRunAgain },
  { refused: 'its tag (429)', answers: { createTag: [refusal(429)] }, hint: 'rate limit' },
  { refused: 'its tag twice (502)', answers: { createTag: twice(refusal(502)) }, hint: isRunAgain },
  {
    refused: 'its blob twice (422)',
    answers: { createRef: [refusal(403)], createBlob: twice(refusal(422)) },
    hint: isRunAgain,
  },
  {
    refused: 'its blob (403)',
    answers: { createRef: [refusal(403)], createBlob: [refusal(403)] },
    hint: '`contents: write`',
  },
  {
    refused: 'each ref (422)',
    answers: { createRef: always(refusal(422)) },
    hint: 'a ruleset that forbids refs',
  },
  { refused: 'each ref (403)', answers: { createRef: always(refusal(403)) }, hint: 'a ruleset that restricts refs' },
  { refused: 'each ref (404)', answers: { createRef: always(refusal(404)) }, hint: 'a ruleset that restricts refs' },
  { refused: 'its ref (403, a rate limit)', answers: { createRef: [rateLimit] }, hint: 'rate limit' },
])('a claim fails and says what to do if GitHub refuses $refused', async ({ answers, hint }) => {
  const { claimed } = open(answers)
  const failure = await claimed()
  const message = expect.stringMatching(
    /^The action could not claim the `once-key` in the repository \(GitHub answered \d+: (No|Not Found)\)\.$/,
  )
  expect(failure).toMatchObject({ reason: 'claim-failed', title: 'Claim failed', message })
  expect(hintText(failure.hint)).toContain(hint)
})

test.each<{ why: string; answers: Answers; expected: Operation[] }>([
  { why: 'a permission is missing', answers: { createTag: [refusal(403)] }, expected: ['createTag'] },
  { why: 'GitHub is not there', answers: { createTag: twice(unsent) }, expected: ['createTag', 'createTag'] },
  { why: 'its address is wrong', answers: { createTag: [answer(301)] }, expected: ['createTag'] },
  {
    why: 'the request for the ref never reached GitHub',
    answers: { createRef: always(unsent) },
    expected: ['createTag', ...requestedTwice],
  },
])(
  'a ref that was certainly not created is not looked for when a claim is given up: $why',
  async ({ answers, expected }) => {
    const { claims, operations, claimed } = open(answers)
    expect(await claimed()).toMatchObject({ reason: 'claim-failed' })
    await claims.giveUp()
    expect(claims.state).toEqual(none)
    expect(operations()).toEqual(expected)
  },
)

// The owner of a claim

const failed = (message: RegExp) =>
  expect.objectContaining({ reason: 'claim-failed', message: expect.stringMatching(message) })
/** Compares the whole hint. It names no run or attempt, because all jobs of a run share them. */
const withHint = (message: RegExp, hint: string) =>
  expect.objectContaining({ reason: 'claim-failed', message: expect.stringMatching(message), hint })
const inDoubt = /^The action could not determine .* is the ref refs\/web-push\/v1-/
const unread = /^The ref refs\/web-push\/v1-\w+ already exists, but .* \(GitHub answered \d+: No\)/
const notMade = failed(/^The action could not claim/)
const later = 'Run this again when GitHub is available.'
const otherAddress = 'Check whether the repository was moved or renamed, and check GITHUB_API_URL.'
const ofAnother = expect.objectContaining({ tag: other, key: 'v1', ref: expect.any(String) })

test.each<{ answered: string; read: string; createRef: Reply[]; getRef?: Reply[]; claimed: unknown; left: unknown }>([
  {
    answered: 'silence',
    read: 'ours',
    createRef: [lost],
    getRef: [ours],
    claimed: 'claimed',
    left: state('held', ofCommit),
  },
  {
    answered: 'a 502',
    read: 'ours',
    createRef: [refusal(502)],
    getRef: [ours],
    claimed: 'claimed',
    left: state('held', ofCommit),
  },
  {
    answered: 'a 409',
    read: 'ours',
    createRef: [refusal(409)],
    getRef: [ours],
    claimed: 'claimed',
    left: state('held', ofCommit),
  },
  {
    answered: 'a 422',
    read: 'ours',
    createRef: [refusal(422)],
    getRef: [ours],
    claimed: 'claimed',
    left: state('held', ofCommit),
  },
  {
    answered: 'that it exists',
    read: 'ours',
    createRef: [exists],
    getRef: [ours],
    claimed: 'claimed',
    left: state('held', ofCommit),
  },
  {
    answered: 'a redirect',
    read: 'ours',
    createRef: [answer(301)],
    getRef: [ours],
    claimed: 'claimed',
    left: state('held', ofCommit),
  },
  {
    answered: 'a 403',
    read: 'ours',
    createRef: [refusal(403)],
    getRef: [ours],
    claimed: notMade,
    left: state('held', ofCommit),
  },
  {
    answered: 'a 451',
    read: 'ours',
    createRef: [refusal(451)],
    getRef: [ours],
    claimed: notMade,
    left: state('held', ofCommit),
  },
  {
    answered: 'that it exists',
    read: 'another',
    createRef: [exists],
    getRef: [theirs],
    claimed: ofAnother,
    left: none,
  },
  { answered: 'a 409', read: 'another', createRef: [refusal(409)], getRef: [theirs], claimed: ofAnother, left: none },
  { answered: 'a 403', read: 'another', createRef: [refusal(403)], getRef: [theirs], claimed: ofAnother, left: none },
  {
    answered: 'nothing, as it was not sent,',
    read: 'another',
    createRef: [unsent],
    getRef: [theirs],
    claimed: ofAnother,
    left: none,
  },
  {
    answered: 'silence',
    read: 'another',
    createRef: [lost],
    getRef: [theirs],
    claimed: ofAnother,
    left: state('maybe', ofCommit),
  },
  {
    answered: 'a ref to another object',
    read: 'another',
    createRef: [pointing(other, 201)],
    getRef: [theirs],
    claimed: ofAnother,
    left: state('maybe', ofCommit),
  },
  {
    answered: 'silence',
    read: 'absent',
    createRef: always(lost),
    claimed: failed(inDoubt),
    left: state('maybe', ofCommit),
  },
  {
    answered: 'a 502',
    read: 'absent',
    createRef: always(refusal(502)),
    claimed: withHint(inDoubt, later),
    left: state('maybe', ofCommit),
  },
  {
    answered: 'a 502 and then a 451',
    read: 'absent',
    createRef: [refusal(502), refusal(451)],
    claimed: withHint(inDoubt, later),
    left: state('maybe', ofCommit),
  },
  { answered: 'a 409', read: 'absent', createRef: [refusal(409)], claimed: notMade, left: state('maybe', ofCommit) },
  { answered: 'a 451', read: 'absent', createRef: [refusal(451)], claimed: notMade, left: state('maybe', ofCommit) },
  {
    answered: 'a redirect',
    read: 'absent',
    createRef: [answer(301)],
    claimed: withHint(/^The action could not claim .*GitHub answered 301/, otherAddress),
    left: state('maybe', ofCommit),
  },
  {
    answered: 'that it exists',
    read: 'absent',
    createRef: [exists],
    claimed: withHint(/already exists, and then that it does not exist\.$/, 'Run this again.'),
    left: state('maybe', ofCommit),
  },
  {
    answered: 'a 409',
    read: 'unreadable',
    createRef: [refusal(409)],
    getRef: always(refusal(500)),
    claimed: withHint(inDoubt, later),
    left: state('maybe', ofCommit),
  },
  {
    answered: 'a 422',
    read: 'unreadable',
    createRef: [refusal(422)],
    getRef: always(refusal(500)),
    claimed: withHint(inDoubt, later),
    left: state('maybe', ofCommit),
  },
  {
    answered: 'a redirect',
    read: 'unreadable',
    createRef: [answer(301)],
    getRef: always(refusal(500)),
    claimed: withHint(inDoubt, otherAddress),
    left: state('maybe', ofCommit),
  },
  {
    answered: 'that it exists',
    read: 'unreadable',
    createRef: [exists],
    getRef: always(refusal(500)),
    claimed: withHint(unread, later),
    left: state('maybe', ofCommit),
  },
  {
    answered: 'that it exists',
    read: 'unreadable',
    createRef: [exists],
    getRef: [refusal(401)],
    claimed: withHint(
      unread,
      'Set a valid `github-token`, or remove the input to use its default, the token of the job (`github.token`).',
    ),
    left: state('maybe', ofCommit),
  },
  {
    answered: 'a 401',
    read: 'unreadable',
    createRef: [refusal(401)],
    getRef: always(refusal(500)),
    claimed: notMade,
    left: state('maybe', ofCommit),
  },
  {
    answered: 'nothing, as it was not sent,',
    read: 'unreadable',
    createRef: [unsent],
    getRef: always(unsent),
    claimed: notMade,
    left: none,
  },
])('a ref whose creation GitHub answers with $answered, and that reads as $read, says whose claim it is', async row => {
  const { claims, claimed } = open({ createRef: row.createRef, getRef: row.getRef })
  expect(await claimed()).toEqual(row.claimed)
  expect(claims.state).toEqual(row.left)
})

test('both tag objects of a run are its own, because GitHub may have carried out a request that it refused', async () => {
  const { claims } = open({ createRef: [refusal(403), exists], getRef: [...thrice(gone), ours, ours] })
  expect(await claims.claim()).toBe('claimed')
  expect(claims.state).toEqual(state('held', ofCommit))
  await claims.giveUp()
  expect(claims.state).toEqual(none)
})

test('a claim that may be that of either tag object is named by both', async () => {
  const { claims, claimed } = open({ createRef: [refusal(403), ...always(lost)] })
  expect(await claimed()).toEqual(failed(inDoubt))
  expect(claims.state).toEqual(state('maybe', ofCommit, ofBlob))
})

test('a used key is recognized in the response of GitHub before redaction', async () => {
  const redact = (text: string) => text.replaceAll('read', '***').replaceAll('exist', '***')
  const { claims } = open({ createRef: [exists], getRef: [theirs] }, { redact })
  expect(await claims.claim()).toEqual(ofAnother)
})

// Before a POST

test('a claim that was just made is not read again before the first POST', async () => {
  const { claims, operations } = open()
  await claims.claim()
  now += 30_000
  expect(await claims.confirm()).toBe('claimed')
  expect(operations()).toEqual(['createTag', 'createRef'])
})

test.each<{ read: string; getRef: Reply[]; confirmed: unknown; left: unknown }>([
  { read: 'its own', getRef: [ours], confirmed: 'claimed', left: state('held', ofCommit) },
  { read: 'that of another run', getRef: [theirs], confirmed: ofAnother, left: none },
  {
    read: 'absent',
    getRef: always(gone),
    confirmed: failed(/could not confirm that .*GitHub answered 404/),
    left: state('held', ofCommit),
  },
  {
    read: 'unreadable',
    getRef: always(lost),
    confirmed: failed(/could not confirm that .*connection-lost/),
    left: state('held', ofCommit),
  },
])(
  'a machine that was suspended after the claim sends only if the claim is still its own: it reads as $read',
  async row => {
    for (const passes of [30_001, -1]) {
      now = 1_000_000
      const { claims } = open({ getRef: [...row.getRef] })
      await claims.claim()
      now += passes
      const confirmed = await claims.confirm().catch(failure => failure)
      expect(confirmed).toEqual(row.confirmed)
      expect(claims.state).toEqual(row.left)
    }
  },
)

test('the age of a claim counts from the request, because the machine may be suspended until the response', async () => {
  const suspending: Answer = () => {
    now += 60_000
    return pointing(ofCommit, 201)
  }
  const { claims, operations } = open({ createRef: [suspending], getRef: [ours] })
  await claims.claim()
  expect(await claims.confirm()).toBe('claimed')
  expect(operations()).toEqual(['createTag', 'createRef', 'getRef'])
})

test.each<{ read: string; getRef: Answer[]; stop: unknown; left: unknown; count: number }>([
  { read: 'its own', getRef: [ours], stop: undefined, left: state('held', ofCommit), count: 1 },
  { read: 'that of another run', getRef: [theirs], stop: { kind: 'claim-lost' }, left: none, count: 1 },
  {
    read: 'absent',
    getRef: always(gone),
    stop: { kind: 'claim-unreadable', cause: 'GitHub answered 404: Not Found' },
    left: state('held', ofCommit),
    count: 3,
  },
  {
    read: 'unreadable',
    getRef: always(refusal(502)),
    stop: { kind: 'claim-unreadable', cause: 'GitHub answered 502: No' },
    left: state('held', ofCommit),
    count: 3,
  },
  {
    read: 'its own, but the machine was suspended meanwhile, and then that of another run',
    getRef: [
      () => {
        now += 60_000
        return ours
      },
      theirs,
    ],
    stop: { kind: 'claim-lost' },
    left: none,
    count: 2,
  },
])('a run reads its claim before it tries again: it reads as $read', async ({ getRef, stop, left, count }) => {
  const { claims, operations } = open({ getRef: [...getRef] })
  await claims.claim()
  const found = await claims.findRetryStop()
  expect(found).toEqual(stop && { ref: expect.stringMatching(/^refs\/web-push\/v1-/), ...(stop as object) })
  expect(claims.state).toEqual(left)
  expect(operations().slice(2)).toEqual(reads(count))
})

// How a claim is given up

const readDeleteRead: Operation[] = ['getRef', 'deleteRef', 'getRef']
const inDoubtAfter = [
  { what: 'silence', answered: lost },
  ...[403, 408, 429, 500, 502, 503, 504, 599].map(status => ({ what: `a ${status}`, answered: refusal(status) })),
  { what: 'a redirect', answered: answer(301) },
  { what: 'an answer that may mean anything', answered: answer(202) },
  { what: 'a 422 for a rule that keeps it', answered: refusal(422, 'Rule violation') },
  { what: 'a 422 for something else that does not exist', answered: refusal(422, 'Object does not exist') },
]

test.each<{ becomes: string; getRef?: Reply[]; deleteRef?: Reply[]; left: unknown; expected: Operation[] }>([
  { becomes: 'is read, then deleted', getRef: [ours], left: none, expected: ['getRef', 'deleteRef'] },
  { becomes: 'is left alone if it is another run’s by then', getRef: [theirs], left: none, expected: ['getRef'] },
  {
    becomes: 'stays, and is not forgotten, while GitHub says that it does not exist',
    getRef: always(gone),
    left: state('held', ofCommit),
    expected: reads(9),
  },
  {
    becomes: 'is deleted when GitHub shows it again',
    getRef: [...always(gone).slice(0, 8), ours],
    left: none,
    expected: [...reads(9), 'deleteRef'],
  },
  { becomes: 'stays if it cannot be read', getRef: always(lost), left: state('held', ofCommit), expected: reads(3) },
  {
    becomes: 'counts as deleted if GitHub has no such ref to delete',
    getRef: [ours],
    deleteRef: [refusal(422, 'Reference does not exist')],
    left: none,
    expected: ['getRef', 'deleteRef'],
  },
  {
    becomes: 'stays while no deletion reaches GitHub',
    getRef: always(ours),
    deleteRef: always(unsent),
    left: state('held', ofCommit),
    expected: ['getRef', 'deleteRef', 'getRef', 'deleteRef', 'getRef', 'deleteRef'],
  },
  {
    becomes: 'is deleted later, after another look, if the first deletion never reached GitHub',
    getRef: twice(ours),
    deleteRef: [unsent, deleted],
    left: none,
    expected: ['getRef', 'deleteRef', 'getRef', 'deleteRef'],
  },
  {
    becomes: 'may be another run’s by the second look',
    getRef: [ours, theirs],
    deleteRef: [unsent],
    left: none,
    expected: readDeleteRead,
  },
  {
    becomes: 'may be the next run’s after a deletion in doubt',
    getRef: [ours, theirs],
    deleteRef: [lost],
    left: none,
    expected: readDeleteRead,
  },
  {
    becomes: 'is not certain after a deletion in doubt, even if it reads as absent',
    getRef: [ours, ...always(gone)],
    deleteRef: [lost],
    left: state('maybe', ofCommit),
    expected: ['getRef', 'deleteRef', ...reads(3)],
  },
  {
    becomes: 'stays if GitHub cannot be read after a deletion in doubt',
    getRef: [ours, ...always(lost)],
    deleteRef: [lost],
    left: state('held', ofCommit),
    expected: ['getRef', 'deleteRef', ...reads(2)],
  },
  ...inDoubtAfter.map(({ what, answered }) => ({
    becomes: `stays if it is there after ${what}, since that deletion may still come`,
    getRef: twice(ours),
    deleteRef: [answered],
    left: state('held', ofCommit),
    expected: readDeleteRead,
  })),
])('a claim that is not needed any more $becomes', async ({ getRef, deleteRef, left, expected }) => {
  const { claims, requests, operations } = open({ getRef, deleteRef })
  expect(await claims.claim()).toBe('claimed')
  expect(claims.state).toEqual(state('held', ofCommit))
  expect(requests).toHaveLength(2)
  await claims.giveUp()
  expect(claims.state).toEqual(left)
  expect(operations().slice(2)).toEqual(expected)
  for (const { url, body } of requests.slice(2)) {
    expect(decodeURIComponent(url.pathname)).toMatch(/\/git\/refs?\/web-push\/v1-/)
    expect(body).toBeUndefined()
  }
})

test('a machine that is suspended between the look and the deletion looks again: the ref may be another run’s', async () => {
  const suspending: Answer = () => {
    now += 60_000
    return ours
  }
  const { claims, operations } = open({ getRef: [suspending, theirs] })
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
  expect(claims.state).toEqual(state('maybe', ofCommit))
})

test('a request that was carried out does not come again, so its claim is certainly gone after the deletion', async () => {
  const { claims } = open({ createRef: [lost], getRef: twice(ours) })
  await claims.claim()
  await claims.giveUp()
  expect(claims.state).toEqual(none)
})

test.each([400, 401, 403, 404, 429, 451])(
  'a ref that was made although GitHub answered %d is read and deleted, and nothing more is created',
  async status => {
    const { claims, operations, claimed } = open({ createRef: [refusal(status)], getRef: twice(ours) })
    expect(await claimed()).toEqual(notMade)
    await claims.giveUp()
    expect(claims.state).toEqual(none)
    expect(operations()).toEqual(['createTag', 'createRef', 'getRef', 'getRef', 'deleteRef'])
  },
)

// Time and cancellation

test.each([
  { timeoutMs: 300_000, used: 10_000 },
  { timeoutMs: 2_000, used: 2_000 },
])('a timeout of $timeoutMs ms gives each request $used ms, and waits grow', async ({ timeoutMs, used }) => {
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

/** An answer of GitHub while which the run is cancelled. */
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
  { while: 'it reads whose claim it is', answers: run => ({ createRef: [lost], getRef: [cancelling(run, lost)] }) },
  {
    while: 'it looks for a ref that was refused',
    answers: run => ({ createRef: [refusal(403)], getRef: [cancelling(run, gone)] }),
  },
])('a run that is cancelled while $while ends as cancelled', async ({ answers }) => {
  const run = new AbortController()
  const { claimed } = open(answers(run), { signal: run.signal })
  expect(await claimed()).toMatchObject({ reason: 'cancelled', title: 'Claiming the key failed' })
})

test('a cancelled run, which has ten seconds to live, tries for five of them to delete its claim', async () => {
  const run = new AbortController()
  const { signal } = run
  const { claims, requests, claimed } = open(
    { createRef: [cancelling(run, lost)], getRef: always(lost) },
    { timeoutMs: 300_000, signal },
  )
  expect(await claimed()).toMatchObject({ reason: 'cancelled' })
  jest.mocked(setTimeout).mockClear()
  await claims.giveUp()
  expect(claims.state).toEqual(state('maybe', ofCommit))
  const last = requests.filter(request => request.signal !== signal)
  expect(last).toHaveLength(21)
  for (const request of last) expect(request).toMatchObject({ operation: 'getRef', timeoutMs: 2_500 })
  const waits = jest.mocked(setTimeout).mock.calls.map(([, ms]) => ms ?? 0)
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(5_000)
})

test('a cancelled run goes on to look for the claim that it made while GitHub says that it does not exist', async () => {
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
  expect(claims.state).toEqual(state('maybe', ofCommit))
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

// A look without a claim

test.each<{ reply: string; read: Reply; use: { kind: string; key: string; cause?: string } }>([
  { reply: 'a 404', read: gone, use: { kind: 'unused', key: 'v1' } },
  { reply: 'a 403', read: refusal(403), use: { kind: 'unknown', key: 'v1', cause: 'GitHub answered 403: No' } },
])('a dry run finds that the use of its key is $use.kind if GitHub replies with $reply', async ({ read, use }) => {
  const { claims, operations } = open({ getRef: [read] })
  expect(await claims.check()).toMatchObject(use)
  expect(operations()).toEqual(['getRef'])
})

test('a dry run names the run that used its key, and asks again if a response is lost', async () => {
  const record = { run: '7', attempt: 2, time: '2026-11-21T10:00:00Z' }
  const { claims, requests } = open({
    getRef: [lost, theirs],
    getTag: [lost, json(200, { message: JSON.stringify(record) })],
  })
  const by = { ...record, url: 'https://git.example.com/octo/site/actions/runs/7' }
  expect(await claims.check()).toMatchObject({ kind: 'used', claim: { tag: other, by } })
  const ref = expect.stringMatching(/^ref\/web-push(\/|%2F)v1-/)
  const paths = requests.map(({ url }) => url.pathname.split('/git/')[1])
  expect(paths).toEqual([ref, ref, `tags/${other}`, `tags/${other}`])
})
