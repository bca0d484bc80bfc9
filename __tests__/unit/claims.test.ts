import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { HttpRequest, HttpResponse } from '../../src/http/client.ts'
import { openClaims } from '../../src/once/claims.ts'

// Back-off draws 0, so that nobody waits.
beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  jest.restoreAllMocks()
})

const tag = 'a'.repeat(40)

/** Claims against a GitHub that makes the tag object and is not heard of afterwards. */
async function open(timeoutMs: number, onRequest: (request: HttpRequest) => void = () => {}) {
  const requests: HttpRequest[] = []
  const controller = new AbortController()
  const claims = await openClaims({
    key: 'v1',
    record: { target: 'all', title: 'Hello' },
    token: 'ghs_token',
    http: {
      request: async request => {
        requests.push(request)
        onRequest(request)
        if (request.signal?.aborted) return lost('cancelled')
        return request.url.pathname.endsWith('/git/tags') ? made : lost('connection-lost')
      },
    },
    github: { apiUrl: 'https://git.example.com/api/v3/', serverUrl: 'https://git.example.com' },
    run: { repository: 'octo/site', sha: 'b'.repeat(40), id: '1', attempt: 1 },
    timeoutMs,
    signal: controller.signal,
    redact: text => text,
    startedAt: new Date(0),
  })
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
  const { claims, requests } = await open(given)
  await expect(claims.claim()).rejects.toMatchObject({ reason: 'claim-failed' })
  await claims.close(false)
  expect(new Set(requests.map(({ timeoutMs }) => timeoutMs))).toEqual(new Set([used]))
})

test('only reads and the deletion are repeated', async () => {
  const { claims, requests } = await open(1_000)
  await expect(claims.claim()).rejects.toMatchObject({ reason: 'claim-failed' })
  expect(written(requests)).toEqual(['/api/v3/repos/octo/site/git/tags', '/api/v3/repos/octo/site/git/refs'])
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'GET', 'GET', 'GET'])
  await claims.close(false)
  expect(claims.state).toMatchObject({ kind: 'maybe', tag })
  expect(requests.slice(5).map(({ method }) => method)).toEqual(['GET', 'GET', 'GET'])
})

test('a cancelled run, which has ten seconds to live, makes one last short try to delete its claim', async () => {
  const { claims, requests, controller } = await open(300_000, ({ url }) => {
    if (url.pathname.endsWith('/git/refs')) controller.abort()
  })
  await expect(claims.claim()).rejects.toMatchObject({ reason: 'cancelled' })
  await claims.close(false)
  expect(claims.state).toMatchObject({ kind: 'maybe', tag })
  const last = requests.filter(({ signal }) => signal !== controller.signal)
  expect(last.map(({ method, timeoutMs }) => [method, timeoutMs])).toEqual([['GET', 2_500]])
})

test('nothing is deleted if nothing was claimed', async () => {
  const { claims, requests } = await open(1_000)
  await claims.close(false)
  expect(claims.state).toEqual({ kind: 'none' })
  expect(requests).toEqual([])
})
