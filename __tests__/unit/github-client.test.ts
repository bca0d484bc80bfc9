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

test.each<[string, Partial<HttpResponse>, RegExp]>([
  ['is long', { headers: json, body: JSON.stringify({ message: long }) }, /^GitHub answered 422: a a .{275}…$/],
  ['is cut in a token', { body: `No${' '.repeat(65_536 - 12)}${token}` }, /^GitHub answered 422: No( \*\*\*)?$/],
  ['breaks off', { body: `No ${token.slice(0, 9)}`, incomplete: 'cut' }, /^GitHub answered 422: No \*\*\*$/],
])('a refusal that %s is shortened to one line, after the token is taken out', async (_, response, said) => {
  expect(saidOf(await read(422, response))).toMatch(said)
})

test('only the beginning of a refusal of 24 MiB is searched for tokens', async () => {
  const redact = jest.fn((text: string) => text)
  await read(403, { body: '%'.repeat(25_000_000) }, { redact })
  expect(Math.max(...redact.mock.calls.map(([text]) => text.length))).toBeLessThanOrEqual(65_536)
})

test.each([
  ['GET', 301, 'refused'],
  ['GET', 304, 'no-answer'],
  ['POST', 300, 'no-answer'],
  ['POST', 304, 'no-answer'],
  ['DELETE', 301, 'no-answer'],
] as const)('a %s that is answered by %d is %s: only a read certainly had no effect', async (method, status, kind) => {
  const reply = await read(status, {}, { request: [method, '/git/refs', {}] })
  expect(reply).toMatchObject({ kind, message: `GitHub answered ${status}` })
  if (status !== 304) expect(hintOf(reply)).toMatch(/^Check GITHUB_API_URL/)
})

test.each<[number, Record<string, string>, string, boolean]>([
  [403, {}, 'Resource not accessible by integration', false],
  [403, { 'retry-after': '60' }, 'No', true],
  [403, { 'x-ratelimit-remaining': '0' }, 'No', true],
  [403, { 'x-ratelimit-remaining': '10' }, 'No', false],
  [403, {}, 'You have exceeded a secondary rate limit', true],
  [403, {}, 'You have triggered an abuse detection mechanism', true],
  [429, {}, 'No', true],
  [404, { 'x-ratelimit-remaining': '0' }, 'Not Found', false],
])('a refusal with %d, %j and %j is a rate limit: %s', async (status, headers, message, rateLimited) => {
  const reply = await read(status, { headers: { ...json, ...headers }, body: JSON.stringify({ message }) })
  expect(reply).toMatchObject({ kind: 'refused', status, rateLimited })
})

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

test.each<[reason: RequestFailure['reason'], cause: object, hint: RegExp]>([
  ['tls-failed', { code: 'SELF_SIGNED_CERT_IN_CHAIN' }, /NODE_EXTRA_CA_CERTS to its certificate file/],
  ['proxy-failed', { code: 'ECONNREFUSED' }, /^Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY/],
  ['proxy-failed', { code: 'ERR_PROXY_TUNNEL', statusCode: 407 }, /valid user name and password/],
  ['connection-failed', { code: 'ECONNREFUSED' }, /^Run this again when GitHub is available\.$/],
  ['timeout', {}, /^Run this again when GitHub is available\.$/],
])('what to do if GitHub cannot be reached depends on the failure: %s, %j', async (reason, cause, hint) => {
  const http = { request: async () => ({ ...fault(reason, false), cause: Object.assign(new Error('x'), cause) }) }
  const access = { apiUrl: 'https://api.github.com', repository: 'octo/site', token, timeoutMs: 1_000 }
  const reply = await new GithubClient(access, contextOf(http)).request(getRef, { status: 200, read: String })
  expect(hintOf(reply)).toMatch(hint)
})

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

test.each<[number, Partial<HttpResponse>, object, hint?: string]>([
  [200, { body }, { kind: 'done', data: 'abc' }],
  [200, { body, incomplete: 'cut' }, broken('bad-response')],
  [200, { body, incomplete: 'timeout' }, broken('timeout')],
  [200, { body, incomplete: 'cancelled' }, broken('cancelled')],
  [200, { body, incomplete: 'too-large' }, { kind: 'no-answer', message: tooLarge }, 'GITHUB_API_URL'],
  [201, { body }, { kind: 'no-answer', message: 'GitHub answered 201 with something unexpected' }],
  [400, { body: 'No' }, refused(400, 'GitHub answered 400: No')],
  [400, { body: ' ' }, refused(400, 'GitHub answered 400')],
  [422, { body: errors }, refused(422, 'GitHub answered 422: No: {"a":1}, 2 - https://d.example')],
  [408, {}, { kind: 'no-answer', mayHaveBeenReceived: true }],
  [500, {}, { kind: 'no-answer', mayHaveBeenReceived: true }],
])('a response with status %d and %j is read as it is meant', async (status, more, expected, hint = '') => {
  const reply = await read(status, more)
  expect(reply).toMatchObject(expected)
  expect(hintOf(reply)).toContain(hint)
})
