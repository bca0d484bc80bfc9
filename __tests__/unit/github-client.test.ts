import { expect, jest, test } from '@jest/globals'
import { GithubClient, hintFor, type Reply, type Route, textAt } from '../../src/github/github-client.ts'
import type { HttpRequest, HttpResponse, RequestFailure } from '../../src/http/http-client.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { answer, fault } from '../helpers/answers.ts'
import { contextOf } from '../helpers/context.ts'

const token = 'ghs_0123456789abcdef'
const secrets = createSecrets({ apiToken: '', githubToken: token })
const getRef: Route = ['GET', '/git/ref/{ref}', { ref: 'web-push/x' }]

/** What is made of a response to a request. */
function read(
  status: number,
  more: Partial<HttpResponse> = {},
  { redact = secrets.redact, apiUrl = 'https://api.github.com', request = getRef } = {},
) {
  const http = { request: async () => answer(status, '', more) }
  const github = new GithubClient(
    { apiUrl, repository: 'octo/site', token, timeoutMs: 1_000 },
    contextOf(http, { redact }),
  )
  const expected = { status: 200, read: (data: unknown) => textAt(data, 'object', 'sha') }
  return github.request(request, expected)
}

const saidOf = (reply: Reply<unknown>) => (reply.kind === 'done' ? '' : reply.message)
const hintOf = (reply: Reply<unknown>) => (reply.kind === 'done' ? '' : hintFor(reply, String))
const json = { 'content-type': 'application/json' }

const long = `${'a\n'.repeat(130)}${token}${'b'.repeat(50_000)}`

test('every request names the version of the REST API', async () => {
  const sent: HttpRequest[] = []
  const http = {
    request: async (request: HttpRequest) => {
      sent.push(request)
      return answer(200, '{}')
    },
  }
  const access = { apiUrl: 'https://api.github.com', repository: 'octo/site', token, timeoutMs: 1_000 }
  const github = new GithubClient(access, contextOf(http, secrets))
  const routes: Route[] = [
    getRef,
    ['POST', '/git/tags', { tag: 'x' }],
    ['DELETE', '/git/refs/{ref}', { ref: 'web-push/x' }],
  ]
  for (const route of routes) await github.request(route, { status: 200, read: () => undefined })
  expect(sent.map(({ headers }) => headers['x-github-api-version'])).toEqual(Array(3).fill('2022-11-28'))
})

test.each<{ what: string; response: Partial<HttpResponse>; said: RegExp }>([
  {
    what: 'is long',
    response: { headers: json, body: JSON.stringify({ message: long }) },
    said: /^GitHub answered 422: a a .{275}…$/,
  },
  {
    what: 'is cut in a token',
    response: { body: `No${' '.repeat(65_536 - 12)}${token}` },
    said: /^GitHub answered 422: No( \*\*\*)?$/,
  },
  {
    what: 'breaks off',
    response: { body: `No ${token.slice(0, 9)}`, incomplete: 'cut' },
    said: /^GitHub answered 422: No \*\*\*$/,
  },
])('a refusal that $what is shortened to one line, after the token is taken out', async ({ response, said }) => {
  expect(saidOf(await read(422, response))).toMatch(said)
})

test('only the beginning of a refusal of 24 MiB is searched for tokens', async () => {
  const redact = jest.fn((text: string) => text)
  await read(403, { body: '%'.repeat(25_000_000) }, { redact })
  expect(Math.max(...redact.mock.calls.map(([text]) => text.length))).toBeLessThanOrEqual(65_536)
})

test.each([
  { method: 'GET', status: 301, kind: 'refused' },
  { method: 'GET', status: 304, kind: 'no-answer' },
  { method: 'POST', status: 300, kind: 'no-answer' },
  { method: 'POST', status: 304, kind: 'no-answer' },
  { method: 'DELETE', status: 301, kind: 'no-answer' },
] as const)(
  'a $method that is answered by $status is $kind: only a read certainly had no effect',
  async ({ method, status, kind }) => {
    const reply = await read(status, {}, { request: [method, '/git/refs', {}] })
    expect(reply).toMatchObject({ kind, message: `GitHub answered ${status}` })
    if (status !== 304) expect(hintOf(reply)).toMatch(/^Check GITHUB_API_URL/)
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
  'a refusal with $status, $headers and $message is a rate limit: $rateLimited',
  async ({ status, headers, message, rateLimited }) => {
    const reply = await read(status, { headers: { ...json, ...headers }, body: JSON.stringify({ message }) })
    expect(reply).toMatchObject({ kind: 'refused', status, rateLimited })
  },
)

test('what a refusal means is read from what GitHub said, not from what is shown of it', async () => {
  const redact = (text: string) =>
    text.replaceAll('rate', '***').replaceAll('exist', '***').replaceAll('message', '***')
  const said = { headers: json, body: '{"message":"Reference already exists, or a secondary rate limit"}' }
  const reply = await read(403, said, { redact })
  expect(reply).toMatchObject({ kind: 'refused', rateLimited: true })
  expect(saidOf(reply)).toBe('GitHub answered 403: Reference already ***s, or a secondary *** limit')
  if (reply.kind !== 'refused') throw new Error('not refused')
  expect([reply.says(/already exists/i), reply.says(/does not exist/i)]).toEqual([true, false])
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
  { reason: 'connection-failed', cause: { code: 'ECONNREFUSED' }, hint: /^Run this again when GitHub is available\.$/ },
  { reason: 'timeout', cause: {}, hint: /^Run this again when GitHub is available\.$/ },
])(
  'what to do if GitHub cannot be reached depends on the failure: $reason, $cause',
  async ({ reason, cause, hint }) => {
    const http = { request: async () => ({ ...fault(reason, false), cause: Object.assign(new Error('x'), cause) }) }
    const access = { apiUrl: 'https://api.github.com', repository: 'octo/site', token, timeoutMs: 1_000 }
    const reply = await new GithubClient(access, contextOf(http)).request(getRef, { status: 200, read: String })
    expect(hintOf(reply)).toMatch(hint)
  },
)

test('a response of a proxy that asks for credentials says where to put them', async () => {
  expect(hintOf(await read(407))).toMatch(/valid user name and password/)
})

test.each(['no address', 'ftp://example.com', 'https://', 'https:///api/v3', 'https://example.com?x', 'https://a b'])(
  'nothing is asked of the address %j, and a hint says what is right',
  async apiUrl => {
    const reply = await read(200, {}, { apiUrl })
    expect(reply).toMatchObject({ kind: 'no-answer', why: 'bad-address', mayHaveBeenReceived: false })
    expect(saidOf(reply)).toContain('GITHUB_API_URL is not an http or https URL')
    expect(hintOf(reply)).toContain('`https://api.github.com`')
  },
)

const body = '{"object":{"sha":"abc"}}'
const broken = (why: string) => {
  return { kind: 'no-answer', why, mayHaveBeenReceived: true, message: `${why}: the response is not complete` }
}
const tooLarge = 'the response is larger than 1 MiB'
const refused = (status: number, message: string) => ({ kind: 'refused', status, message, rateLimited: false })
const errors = '{"message":"No","errors":[{"a":1},2],"documentation_url":"https://d.example"}'

test.each<{ status: number; more: Partial<HttpResponse>; expected: object; hint?: string }>([
  { status: 200, more: { body }, expected: { kind: 'done', data: 'abc' } },
  { status: 200, more: { body, incomplete: 'cut' }, expected: broken('bad-response') },
  { status: 200, more: { body, incomplete: 'timeout' }, expected: broken('timeout') },
  { status: 200, more: { body, incomplete: 'cancelled' }, expected: broken('cancelled') },
  {
    status: 200,
    more: { body, incomplete: 'too-large' },
    expected: { kind: 'no-answer', message: tooLarge },
    hint: 'GITHUB_API_URL',
  },
  {
    status: 201,
    more: { body },
    expected: { kind: 'no-answer', message: 'GitHub answered 201 with something unexpected' },
  },
  { status: 400, more: { body: 'No' }, expected: refused(400, 'GitHub answered 400: No') },
  { status: 400, more: { body: ' ' }, expected: refused(400, 'GitHub answered 400') },
  {
    status: 422,
    more: { body: errors },
    expected: refused(422, 'GitHub answered 422: No: {"a":1}, 2 - https://d.example'),
  },
  { status: 408, more: {}, expected: { kind: 'no-answer', mayHaveBeenReceived: true } },
  { status: 500, more: {}, expected: { kind: 'no-answer', mayHaveBeenReceived: true } },
])('a response with status $status and $more is read as it is meant', async ({ status, more, expected, hint = '' }) => {
  const reply = await read(status, more)
  expect(reply).toMatchObject(expected)
  expect(hintOf(reply)).toContain(hint)
})
