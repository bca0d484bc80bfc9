import { expect, jest, test } from '@jest/globals'
import { textAt } from '../../src/base/json.ts'
import { createSecrets } from '../../src/base/secrets.ts'
import {
  type ApiRoute,
  GithubClient,
  hintFor,
  type NoAnswer,
  type Reply,
  repeatRead,
} from '../../src/github/github-client.ts'
import type { HttpRequest, HttpResponse, RequestFailure } from '../../src/http/exchange-and-hand-over.ts'
import { hintText } from '../../src/report/failure-explanation.ts'
import { answer, fault } from '../helpers/answers.ts'
import { contextOf } from '../helpers/context.ts'
import { skipWaits } from '../helpers/no-waits.ts'

const waits = skipWaits()

const token = 'ghs_0123456789abcdef'
const secrets = createSecrets({ apiToken: '', githubToken: token })
const getRef: ApiRoute = ['GET', '/git/ref/{ref}', { ref: 'web-push/x' }]

const body = '{"object":{"sha":"abc"}}'
const wanted = { status: 200, read: (data: unknown) => textAt(data, 'object', 'sha') }

type Answered = Parameters<typeof answer>[2] & { body?: string }

function read(
  status: number,
  { body, ...more }: Answered = {},
  { redact = secrets.redact, apiUrl = 'https://api.github.com', request = getRef } = {},
) {
  const http = { request: async () => answer(status, body, more) }
  const github = new GithubClient(
    { apiUrl, repository: 'octo/site', token, timeoutMs: 1_000 },
    contextOf(http, { redact }),
  )
  return github.request(request, wanted)
}

const saidOf = (reply: Reply<unknown>) => (reply.kind === 'done' ? '' : reply.message)
const hintOf = (reply: Reply<unknown>) => (reply.kind === 'done' ? '' : hintFor(reply, String))
const json = { 'content-type': 'application/json' }

const long = `${'a\n'.repeat(130)}${token}${'b'.repeat(50_000)}`

function recorded(answers: (HttpResponse | RequestFailure)[], changes: { apiUrl?: string; token?: string } = {}) {
  const sent: HttpRequest[] = []
  const http = {
    request: async (request: HttpRequest) => {
      sent.push(request)
      return answers[sent.length - 1] ?? answer(200, body)
    },
  }
  const access = { apiUrl: 'https://api.github.com', repository: 'octo/site', token, timeoutMs: 1_000, ...changes }
  return { github: new GithubClient(access, contextOf(http, { redact: secrets.redact })), sent }
}

test('every request names the version of the REST API', async () => {
  const { github, sent } = recorded([])
  const routes: ApiRoute[] = [
    getRef,
    ['POST', '/git/tags', { tag: 'x' }],
    ['DELETE', '/git/refs/{ref}', { ref: 'web-push/x' }],
  ]
  for (const route of routes) await github.request(route, { status: 200, read: () => undefined })
  expect(sent.map(({ headers }) => headers['x-github-api-version'])).toEqual(Array(3).fill('2022-11-28'))
})

test.each<{ what: string; response: Answered; said: RegExp }>([
  {
    what: 'is long',
    response: { headers: json, body: JSON.stringify({ message: long }) },
    said: /^GitHub answered 422: a a .{296}…$/,
  },
  {
    what: 'is cut within a token',
    response: { body: `No${' '.repeat(65_536 - 'GitHub answered 422: No'.length - 9)}${token}` },
    said: /^GitHub answered 422: No \*\*\*$/,
  },
  {
    what: 'breaks off',
    response: { body: `No ${token.slice(0, 9)}`, incomplete: 'cut' },
    said: /^GitHub answered 422: No \*\*\*$/,
  },
])('the message for a refusal that $what is one line without the token', async ({ response, said }) => {
  expect(saidOf(await read(422, response))).toMatch(said)
})

test.each([
  { reason: 'timeout', mayHaveBeenReceived: true },
  { reason: 'timeout', mayHaveBeenReceived: false },
] as const)(
  'a $reason passes unchanged through Octokit (may have been received: $mayHaveBeenReceived)',
  async ({ reason, mayHaveBeenReceived }) => {
    const { github } = recorded([fault(reason, mayHaveBeenReceived)])
    const reply = await github.request(['POST', '/git/refs', {}], wanted)
    expect(reply).toMatchObject({ kind: 'no-answer', reason, mayHaveBeenReceived })
  },
)

test('after an unexpected error, GitHub may have received the request, and the message names only the error', async () => {
  const cause = new TypeError(`an error in ${token}`)
  const http = { request: () => Promise.reject(cause) }
  const access = { apiUrl: 'https://api.github.com', repository: 'octo/site', token, timeoutMs: 1_000 }
  const github = new GithubClient(access, contextOf(http))
  expect(await github.request(['POST', '/git/refs', {}], wanted)).toEqual({
    kind: 'no-answer',
    reason: 'unexpected',
    mayHaveBeenReceived: true,
    message: 'the request failed with an unexpected TypeError',
    cause,
  })
})

test('no header is printed, because it could contain a workflow command', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const deprecation = { deprecation: 'true', link: '<##[error]x>; rel="deprecation"' }
  expect(await read(200, { body, headers: deprecation })).toEqual({ kind: 'done', data: 'abc' })
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  { method: 'GET', status: 301, kind: 'refused' },
  { method: 'GET', status: 304, kind: 'no-answer', reason: 'unexpected' },
  { method: 'POST', status: 300, kind: 'no-answer', reason: 'redirected' },
  { method: 'POST', status: 304, kind: 'no-answer', reason: 'redirected' },
  { method: 'DELETE', status: 301, kind: 'no-answer', reason: 'redirected' },
] as const)(
  'the reply for a $method that gets a $status is $kind, because only a read certainly has no effect',
  async ({ method, status, ...expected }) => {
    const reply = await read(status, {}, { request: [method, '/git/refs', {}] })
    expect(reply).toMatchObject({ ...expected, message: `GitHub answered ${status}` })
    if (status !== 304)
      expect(hintText(hintOf(reply))).toMatch(/If the repository was renamed or moved, .* start a new run/)
  },
)

test.each<{ status: number; headers: Record<string, string>; message: string; rateLimited: boolean }>([
  { status: 403, headers: {}, message: 'Resource not accessible by integration', rateLimited: false },
  { status: 403, headers: { 'retry-after': '60' }, message: 'No', rateLimited: true },
  { status: 403, headers: { 'x-ratelimit-remaining': '0' }, message: 'No', rateLimited: true },
  { status: 403, headers: { 'x-ratelimit-remaining': '10' }, message: 'No', rateLimited: false },
  { status: 403, headers: {}, message: 'You have exceeded a secondary rate limit', rateLimited: true },
  { status: 403, headers: {}, message: 'You have triggered an abuse detection mechanism', rateLimited: true },
  { status: 429, headers: {}, message: 'No', rateLimited: true },
  { status: 404, headers: { 'x-ratelimit-remaining': '0' }, message: 'Not Found', rateLimited: false },
])(
  'a refusal with the status $status, the headers $headers and the message $message is a rate limit: $rateLimited',
  async ({ status, headers, message, rateLimited }) => {
    const reply = await read(status, { headers: { ...json, ...headers }, body: JSON.stringify({ message }) })
    expect(reply).toMatchObject({ kind: 'refused', status, rateLimited })
  },
)

test('a refusal is classified by the unredacted response', async () => {
  const redact = (text: string) =>
    text.replaceAll('rate', '***').replaceAll('exist', '***').replaceAll('message', '***')
  const said = { headers: json, body: '{"message":"Reference already exists, or a secondary rate limit"}' }
  const reply = await read(403, said, { redact })
  expect(reply).toMatchObject({ kind: 'refused', rateLimited: true })
  expect(saidOf(reply)).toBe('GitHub answered 403: Reference already ***s, or a secondary *** limit')
  if (reply.kind !== 'refused') throw new Error('not refused')
  expect(reply.says(/already exists/i)).toBe(true)
  expect(reply.says(/does not exist/i)).toBe(false)
})

test.each([
  { status: 403, message: 'Repository was archived so is read-only.', isForOwner: true },
  {
    status: 403,
    message: 'Although you appear to have the correct authorization, the IP is not allowed',
    isForOwner: true,
  },
  { status: 403, message: 'Resource protected by organization SAML enforcement.', isForOwner: true },
  { status: 403, message: 'Sorry. Your account was suspended.', isForOwner: true },
  { status: 404, message: 'Something else', isForOwner: true },
  { status: 451, message: 'Repository access blocked', isForOwner: true },
  { status: 403, message: 'Resource not accessible by integration', isForOwner: false },
  { status: 403, message: 'Forbidden', isForOwner: false },
  { status: 403, message: '', isForOwner: false },
  { status: 404, message: 'Not Found', isForOwner: false },
  { status: 422, message: 'Repository rule violations found', isForOwner: false },
])('the hint for a $status ($message) is for whoever runs the repository: $isForOwner', async row => {
  const { status, message, isForOwner } = row
  const hint = hintOf(await read(status, { body: JSON.stringify({ message }) }))
  if (isForOwner) expect(hint).toContain(`Ask the people who run this repository`)
  if (isForOwner) expect(hint).toContain(JSON.stringify(message))
  else expect(hint).toBe(String(status))
})

test('a 403 that is a page, not an explanation of GitHub, is about permissions', async () => {
  expect(hintOf(await read(403, { body: '<h1>No</h1>' }))).toBe('403')
})

test.each<{ reason: RequestFailure['reason']; cause: object; hint: RegExp }>([
  {
    reason: 'tls-failed',
    cause: { code: 'SELF_SIGNED_CERT_IN_CHAIN' },
    hint: /NODE_EXTRA_CA_CERTS to its certificate file/,
  },
  { reason: 'proxy-failed', cause: { code: 'ECONNREFUSED' }, hint: /^Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY/ },
  {
    reason: 'proxy-failed',
    cause: { code: 'ERR_PROXY_TUNNEL', statusCode: 407 },
    hint: /valid user name and password/,
  },
  {
    reason: 'connection-failed',
    cause: { code: 'ECONNREFUSED' },
    hint: /^Check that the runner can reach GITHUB_API_URL/,
  },
  { reason: 'timeout', cause: {}, hint: /^Run this again when GitHub is available\.$/ },
])('the hint for a failed connection to GitHub fits the failure: $reason, $cause', async ({ reason, cause, hint }) => {
  const http = { request: async () => ({ ...fault(reason, false), cause: Object.assign(new Error('x'), cause) }) }
  const access = { apiUrl: 'https://api.github.com', repository: 'octo/site', token, timeoutMs: 1_000 }
  const reply = await new GithubClient(access, contextOf(http)).request(getRef, { status: 200, read: String })
  expect(hintOf(reply)).toMatch(hint)
})

test('the hint for a proxy that asks for credentials says where to set them', async () => {
  expect(hintOf(await read(407))).toMatch(/valid user name and password/)
})

test.each([
  'no address',
  'ftp://example.com',
  'xhttps://example.com',
  'https://',
  'https:///api/v3',
  'https://example.com?x',
  'https://a b',
  'https://example.com:99999',
])('the address %j is refused, and the hint shows a valid address', async apiUrl => {
  const reply = await read(200, {}, { apiUrl })
  expect(reply).toMatchObject({ kind: 'no-answer', reason: 'bad-address', mayHaveBeenReceived: false })
  expect(saidOf(reply)).toContain('GITHUB_API_URL is not an http or https URL')
  expect(hintOf(reply)).toContain('`https://api.github.com`')
})

test.each([
  { apiUrl: 'https://api.github.com', requested: 'https://api.github.com/repos/octo/site/git/ref/web-push%2Fx' },
  { apiUrl: 'http://git.test/api/v3/', requested: 'http://git.test/api/v3/repos/octo/site/git/ref/web-push%2Fx' },
])('the URL of a request begins with the address $apiUrl', async ({ apiUrl, requested }) => {
  const { github, sent } = recorded([], { apiUrl })
  await github.request(getRef, wanted)
  expect(sent.map(({ url, body }) => [url.href, body])).toEqual([[requested, undefined]])
})

test.each([
  { token: 'ghs_0123', authorization: 'token ghs_0123' },
  { token: 'head.payload.signature', authorization: 'bearer head.payload.signature' },
])('the token $token is sent as $authorization', async ({ token, authorization }) => {
  const { github, sent } = recorded([], { token })
  await github.request(getRef, wanted)
  expect(sent).toMatchObject([{ headers: { authorization } }])
})

const from = (location?: string) => answer(301, '', { headers: location === undefined ? {} : { location } })
const moved = 'https://api.github.com/repositories/7'

test.each([
  { what: 'a different path', answers: [from('/repositories/7')], kind: 'done', requested: [moved] },
  { what: 'a different host', answers: [from('https://example.com/')], kind: 'refused', requested: [] },
  { what: 'http', answers: [from('http://api.github.com/')], kind: 'refused', requested: [] },
  { what: 'a different port', answers: [from('https://api.github.com:8443/')], kind: 'refused', requested: [] },
  { what: 'an invalid URL', answers: [from('https://')], kind: 'refused', requested: [] },
  { what: 'no location', answers: [from()], kind: 'refused', requested: [] },
  {
    what: 'too many other URLs',
    answers: Array(6).fill(from(moved)),
    kind: 'refused',
    requested: Array(5).fill(moved),
  },
])('a read that is redirected to $what is $kind, because the token never goes to another origin', async given => {
  const { github, sent } = recorded(given.answers)
  const reply = await github.request(getRef, { ...wanted, followRedirects: true })
  expect(reply.kind).toBe(given.kind)
  expect(sent.slice(1).map(({ url }) => url.href)).toEqual(given.requested)
})

test('a redirect is only followed if the caller asks for it', async () => {
  const { github, sent } = recorded([from(moved)])
  const reply = await github.request(getRef, wanted)
  expect(saidOf(reply)).toBe('GitHub answered 301')
  if (reply.kind !== 'refused') throw new Error('not refused')
  expect(reply.says(/./)).toBe(false)
  expect(sent).toHaveLength(1)
})

test.each([
  {
    what: 'a message and a link to the documentation',
    body: { message: 'No', documentation_url: 'https://docs' },
    is: true,
  },
  { what: 'only a message', body: { message: 'No' }, is: false },
  { what: 'only a link to the documentation', body: { documentation_url: 'https://docs' }, is: false },
  { what: 'a page', body: '<html>Forbidden</html>', is: false },
])('a refusal with $what comes from GitHub itself: $is', async ({ body, is }) => {
  const reply = await read(403, { body: typeof body === 'string' ? body : JSON.stringify(body) })
  expect(reply).toMatchObject({ kind: 'refused', isFromGithub: is })
})

const noAnswer = (reason: NoAnswer['reason']): Reply<string> => {
  return { kind: 'no-answer', reason, mayHaveBeenReceived: true, message: reason }
}
const notFound: Reply<string> = {
  kind: 'refused',
  status: 404,
  isFromGithub: true,
  message: '',
  rateLimited: false,
  says: () => false,
}
const done: Reply<string> = { kind: 'done', data: 'abc' }

/** Each attempt gets the next reply. Once the replies run out, the last one repeats. */
async function repeat(replies: Reply<string>[], which: Parameters<typeof repeatRead>[1]) {
  let reads = 0
  const read = async () => replies[Math.min(reads++, replies.length - 1)] ?? done
  const reply = await repeatRead(read, which, undefined)
  return { reply, reads }
}

test.each([
  { why: 'connection-lost', expected: 3 },
  { why: 'timeout', expected: 3 },
  { why: 'unexpected', expected: 3 },
  // A retry would fail the same way.
  { why: 'cancelled', expected: 1 },
  { why: 'bad-address', expected: 1 },
  { why: 'redirected', expected: 1 },
  { why: 'too-large', expected: 1 },
] as const)('a read without an answer ($why) is tried $expected times', async ({ why, expected }) => {
  const { reply, reads } = await repeat([noAnswer(why)], { noAnswer: true })
  expect(reply).toEqual(noAnswer(why))
  expect(reads).toEqual(expected)
})

test('a read is repeated twice for each kind of reply that the caller names', async () => {
  const lost = noAnswer('connection-lost')
  const both = { noAnswer: true, notFoundMs: 100 }
  expect(await repeat([lost, notFound, lost, notFound, done], both)).toEqual({ reply: done, reads: 5 })
  expect(await repeat([notFound, notFound, notFound, done], both)).toEqual({ reply: notFound, reads: 3 })
  expect(await repeat([notFound, done], { noAnswer: true })).toEqual({ reply: notFound, reads: 1 })
  expect(await repeat([lost, done], { notFoundMs: 100 })).toEqual({ reply: lost, reads: 1 })
})

test('a read is repeated after a 404 with a wait, and then with a wait of twice its length', async () => {
  await repeat([notFound], { notFoundMs: 100 })
  expect(waits).toEqual([100, 200])
})

test('a cancelled run reads nothing more', async () => {
  const read = jest.fn(async () => done)
  const reply = await repeatRead(read, { noAnswer: true }, AbortSignal.abort())
  expect(reply).toMatchObject({ kind: 'no-answer', reason: 'cancelled', message: 'the run was cancelled' })
  expect(read).not.toHaveBeenCalled()
})

const broken = (reason: string) => {
  return { kind: 'no-answer', reason, mayHaveBeenReceived: true, message: `${reason}: the response is incomplete` }
}
const unexpected = (message: string) => {
  return { kind: 'no-answer', reason: 'unexpected', mayHaveBeenReceived: true, message }
}
const refused = (status: number, message: string) => ({ kind: 'refused', status, message, rateLimited: false })

type Known = { kind: string; [field: string]: unknown }

test.each<{ what: string; status: number; more: Answered; expected: Known; hint?: string }>([
  { what: 'the expected success', status: 200, more: { body }, expected: { kind: 'done', data: 'abc' } },
  {
    what: 'a success that breaks off',
    status: 200,
    more: { body, incomplete: 'cut' },
    expected: broken('bad-response'),
  },
  {
    what: 'a success that takes too long',
    status: 200,
    more: { body, incomplete: 'timeout' },
    expected: broken('timeout'),
  },
  {
    what: 'a success during which the run is cancelled',
    status: 200,
    more: { body, incomplete: 'cancelled' },
    expected: broken('cancelled'),
  },
  {
    what: 'a success that is too large',
    status: 200,
    more: { body, incomplete: 'too-large' },
    expected: { kind: 'no-answer', message: 'the response is larger than 25 MiB' },
    hint: 'GITHUB_API_URL',
  },
  {
    what: 'an unexpected success',
    status: 201,
    more: { body },
    expected: unexpected('GitHub answered 201, but not with the expected data'),
  },
  {
    what: 'a success without the expected data',
    status: 200,
    more: { body: '{"object":{"sha":1}}' },
    expected: unexpected('GitHub answered 200, but not with the expected data'),
  },
  { what: 'a refusal', status: 400, more: { body: 'No' }, expected: refused(400, 'GitHub answered 400: No') },
  { what: 'a blank refusal', status: 400, more: { body: ' ' }, expected: refused(400, 'GitHub answered 400') },
  {
    what: 'a refusal with details',
    status: 422,
    more: { body: '{"message":"No","errors":[{"a":1},2],"documentation_url":"https://d.example"}' },
    expected: refused(422, 'GitHub answered 422: No: {"a":1}, 2'),
  },
  {
    what: 'a timeout on GitHub',
    status: 408,
    more: {},
    expected: { ...unexpected('GitHub answered 408'), status: 408 },
  },
  {
    what: 'an error from GitHub',
    status: 500,
    more: {},
    expected: { ...unexpected('GitHub answered 500'), status: 500 },
  },
])('$what is read as a reply of the kind $expected.kind', async ({ status, more, expected, hint = '' }) => {
  const reply = await read(status, more)
  expect(reply).toMatchObject(expected)
  expect(hintOf(reply)).toContain(hint)
})
