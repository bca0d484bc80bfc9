import { describe, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { openGithub, type Reply } from '../../src/github/client.ts'
import { openGit } from '../../src/github/git.ts'
import type { HttpResponse } from '../../src/http/client.ts'

const token = 'ghs_0123456789abcdef'
const limits = { timeoutMs: 1_000, signal: undefined }

/** What is made of an answer to the reading of a ref. */
function read({
  status,
  headers = {},
  body = '',
}: {
  status: number
  headers?: HttpResponse['headers']
  body?: string
}) {
  const github = openGithub({
    apiUrl: 'https://api.github.com',
    repository: 'octo/site',
    token,
    http: { request: async () => ({ kind: 'response', status, headers, body, at: new Date(0) }) },
    redact: text => text.replaceAll(token, '***'),
  })
  return openGit(github).readRef('refs/web-push/x', limits)
}

const saidOf = (reply: Reply<string>) => (reply.kind === 'done' ? '' : reply.message)
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
        expect(saidOf(reply).length).toBeLessThanOrEqual(300)
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
      expect(said.length).toBe(300)
      expect(said).not.toContain('ghs_')
    },
  )
})

test('no part of a token is left at the cut of a long refusal', async () => {
  const body = `No${' '.repeat(65_536 - 12)}${token}`
  expect(saidOf(await read({ status: 422, headers: { 'content-type': 'text/plain' }, body }))).not.toContain('ghs_')
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

test.each(['no address', 'ftp://example.com'])('nothing is asked of the address %j', async apiUrl => {
  const http = { request: () => Promise.reject(new Error('asked')) }
  const github = openGithub({ apiUrl, repository: 'octo/site', token, http, redact: text => text })
  const reply = await openGit(github).readRef('refs/web-push/x', limits)
  expect(reply).toMatchObject({ kind: 'lost', mayHaveBeenReceived: false })
})
