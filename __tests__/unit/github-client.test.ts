import { describe, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { hintFor, openGithub, type Reply, textAt } from '../../src/github/client.ts'
import type { HttpResponse } from '../../src/http/client.ts'

const token = 'ghs_0123456789abcdef'
const readRef: Parameters<ReturnType<typeof openGithub>['ask']> = [
  ['GET', '/git/ref/{ref}', { ref: 'web-push/x' }],
  { status: 200, read: data => textAt(data, 'object', 'sha') },
  { timeoutMs: 1_000, signal: undefined },
]

type Answer = Pick<HttpResponse, 'status'> & Partial<HttpResponse>

/** What is made of an answer to a request, the reading of a ref unless another is given. */
function read({ status, headers = {}, body = '', ...rest }: Answer, request = readRef[0]) {
  const github = openGithub({
    apiUrl: 'https://api.github.com',
    repository: 'octo/site',
    token,
    http: { request: async () => ({ kind: 'response', status, headers, body, at: new Date(0), ...rest }) },
    redact: text => text.replaceAll(token, '***'),
  })
  return github.ask(request, readRef[1], readRef[2])
}

const saidOf = (reply: Reply<unknown>) => (reply.kind === 'done' ? '' : reply.message)
const json = 'application/json'

describe('what GitHub says', () => {
  const unit = fc.constantFrom('<', '>; rel="deprecation"', '<a>;', ';', '; a=', '"', '\\', ' ', ',', '/', 'a', '=\\"')
  const header = fc.tuple(unit, unit).map(([one, other]) => (one + other).repeat(16_384 / (one.length + other.length)))
  const piece = fc.constantFrom(
    '[',
    '{"a":',
    '"1n",',
    '"message":',
    ' ',
    '\n',
    '-1n',
    '9',
    '"\\u0000',
    token,
    '🎉',
    '<p>',
  )
  const body = fc
    .tuple(piece, piece)
    .map(([one, other]) => (one + other).repeat(1_048_576 / (one.length + other.length)))
  const status = fc.constantFrom(200, 304, 400, 401, 403, 404, 408, 422, 429, 500, 502)
  const type = fc.oneof(header, fc.constantFrom(json, 'text/html', 'application/octet-stream'))

  test('is read in time in proportion to its length, quoted in 300 characters at most, and never printed by Octokit', async () => {
    const printed = (['log', 'info', 'warn', 'error'] as const).map(level => jest.spyOn(console, level))
    await fc.assert(
      fc.asyncProperty(status, type, header, body, async (status, type, link, body) => {
        const headers = { 'content-type': type, link, deprecation: link, sunset: link }
        const reply = await read({ status, headers, body })
        expect(saidOf(reply).length).toBeLessThanOrEqual(301)
        expect(saidOf(reply)).not.toContain('ghs_')
      }),
      { numRuns: 40 },
    )
    for (const spy of printed) {
      expect(spy).toHaveBeenCalledTimes(0)
      spy.mockRestore()
    }
  })

  test.each([299, 300, 301, 50_000])(
    'is told in one line, shortened after the token is taken out (%d)',
    async length => {
      const message = `${'a\n'.repeat(130)}${token}${'b'.repeat(length)}`
      const said = saidOf(
        await read({ status: 422, headers: { 'content-type': json }, body: JSON.stringify({ message }) }),
      )
      expect(said).toMatch(/^GitHub answered 422: a a /)
      expect(said).toMatch(/…$/)
      expect(said.length).toBe(301)
      expect(said).not.toContain('ghs_')
    },
  )
})

test('no part of a token is left at the cut of a long refusal', async () => {
  const body = `No${' '.repeat(65_536 - 12)}${token}`
  expect(saidOf(await read({ status: 422, headers: { 'content-type': 'text/plain' }, body }))).not.toContain('ghs_')
})

test('of a refusal of 24 MiB, only the beginning is searched for tokens', async () => {
  const searched: number[] = []
  const github = openGithub({
    apiUrl: 'https://api.github.com',
    repository: 'octo/site',
    token,
    http: {
      request: async () => ({
        kind: 'response',
        status: 403,
        headers: {},
        body: '%'.repeat(25_000_000),
        at: new Date(0),
      }),
    },
    redact: text => {
      searched.push(text.length)
      return text
    },
  })
  await github.ask(...readRef)
  expect(Math.max(...searched)).toBeLessThanOrEqual(65_536)
})

test.each([
  ['GET', 301, 'refused'],
  ['GET', 304, 'lost'],
  ['POST', 300, 'lost'],
  ['POST', 304, 'lost'],
  ['POST', 307, 'lost'],
  ['DELETE', 301, 'lost'],
] as const)('a %s that is answered by %d is %s: only a read certainly had no effect', async (method, status, kind) => {
  const reply = await read({ status }, [method, '/git/refs', {}])
  expect(reply).toMatchObject({ kind, message: `GitHub answered ${status}` })
  if (reply.kind !== 'done' && status !== 304) expect(hintFor(reply, String)).toMatch(/^Check GITHUB_API_URL/)
})

describe('a refusal', () => {
  test.each<[number, Record<string, string>, string, boolean]>([
    [403, {}, 'Resource not accessible by integration', false],
    [403, { 'retry-after': '60' }, 'No', true],
    [403, { 'x-ratelimit-remaining': '0' }, 'No', true],
    [403, { 'x-ratelimit-remaining': '10' }, 'No', false],
    [403, {}, 'You have exceeded a secondary rate limit', true],
    [403, {}, 'You have triggered an abuse detection mechanism', true],
    [429, {}, 'No', true],
    [404, { 'x-ratelimit-remaining': '0' }, 'Not Found', false],
  ])('with %d, %j and %j: is a rate limit or not (%s)', async (status, headers, message, rateLimited) => {
    const reply = await read({
      status,
      headers: { 'content-type': json, ...headers },
      body: JSON.stringify({ message }),
    })
    expect(reply).toMatchObject({ kind: 'refused', status, rateLimited })
  })

  test.each([408, 500, 502, 503])('with %d may have been passed on by a gateway', async status => {
    expect(await read({ status })).toMatchObject({ kind: 'lost', mayHaveBeenReceived: true })
  })
})

test.each(['no address', 'ftp://example.com', 'https://', 'https:///api/v3', 'https://example.com?x', 'https://a b'])(
  'nothing is asked of the address %j, and a hint says what is right',
  async apiUrl => {
    const http = { request: () => Promise.reject(new Error('asked')) }
    const reply = await openGithub({ apiUrl, repository: 'octo/site', token, http, redact: text => text }).ask(
      ...readRef,
    )
    expect(reply).toMatchObject({ kind: 'lost', why: 'bad-address', mayHaveBeenReceived: false })
    expect(saidOf(reply)).toContain('GITHUB_API_URL is not an http or https URL')
    if (reply.kind === 'lost') expect(hintFor(reply, () => '')).toContain('`https://api.github.com`')
  },
)

test('an answer that is too large for what was asked is not from the API: a hint says what is right', async () => {
  const reply = await read({ status: 200, incomplete: 'too-large' })
  expect(reply).toMatchObject({ kind: 'lost', message: 'the response is larger than 1 MiB' })
  if (reply.kind === 'lost') expect(hintFor(reply, () => '')).toContain('GITHUB_API_URL')
})

const ref = '{"object":{"sha":"abc"}}'
const broken = (why: string, reason: string) => ({
  ...{ kind: 'lost', why, mayHaveBeenReceived: true },
  message: `${reason}: the response is not complete`,
})
const refused = (status: number, message: string) => ({ kind: 'refused', status, message, rateLimited: false })

test.each<[Parameters<typeof read>[0], object]>([
  [
    { status: 200, body: ref },
    { kind: 'done', data: 'abc' },
  ],
  [{ status: 200, body: ref, incomplete: 'cut' }, broken('other', 'bad-response')],
  [{ status: 200, body: ref, incomplete: 'timeout' }, broken('other', 'timeout')],
  [{ status: 200, body: ref, incomplete: 'cancelled' }, broken('cancelled', 'cancelled')],
  [
    { status: 201, body: ref },
    { kind: 'lost', message: 'GitHub answered 201 with something unexpected' },
  ],
  [{ status: 300, body: ref }, refused(300, 'GitHub answered 300')],
  [{ status: 302, headers: { location: '/other' } }, refused(302, 'GitHub answered 302')],
  [{ status: 400, body: 'No' }, refused(400, 'GitHub answered 400: No')],
  [
    { status: 422, body: '{"message":"No","errors":[{"a":1},2],"documentation_url":"https://d.example"}' },
    refused(422, 'GitHub answered 422: No: {"a":1}, 2 - https://d.example'),
  ],
])('a response is read: %j', async (response, reply) => expect(await read(response)).toMatchObject(reply))
