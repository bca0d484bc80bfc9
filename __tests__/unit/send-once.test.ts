import { beforeEach, expect, jest, test } from '@jest/globals'
import { ClaimStore } from '../../src/claims/claim-store.ts'
import { type ReadySend, sendOnce } from '../../src/claims/send-once.ts'
import { GithubClient } from '../../src/github/github-client.ts'
import type { HttpRequest, HttpResponse, RequestFailure } from '../../src/http/exchange-and-hand-over.ts'
import type { OutsideWindow } from '../../src/inputs/calendar.ts'
import { PushService } from '../../src/push/push-service.ts'
import { answer, fault, retryAfter } from '../helpers/answers.ts'
import { contextOf } from '../helpers/context.ts'
import { skipWaits } from '../helpers/no-waits.ts'

skipWaits()

/** The time on the mocked clock, in milliseconds. */
let now: number
beforeEach(() => {
  now = 1_000_000
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})

type Step = 'tag' | 'claim' | 'read' | 'send' | 'delete'

const tag = 'a'.repeat(40)
const outside = {} as OutsideWindow

function stepOf({ method, url: { pathname } }: HttpRequest): Step {
  if (pathname === '/v1/notifications') return 'send'
  if (method === 'DELETE') return 'delete'
  if (method === 'GET') return 'read'
  return pathname.endsWith('/git/tags') ? 'tag' : 'claim'
}

const pointing = { object: { sha: tag } }
const usual: Record<Step, HttpResponse> = {
  tag: answer(201, JSON.stringify({ sha: tag })),
  claim: answer(201, JSON.stringify(pointing)),
  read: answer(200, JSON.stringify(pointing)),
  send: answer(202),
  delete: answer(204),
}

interface Changes {
  hasKey?: boolean
  /** The responses of the push service. */
  sends?: HttpResponse[]
  findOutside?: ReadySend['findOutside']
  /** How long it takes to connect for each POST. */
  connectingMs?: number[]
  /** The process crashes during this request. */
  crashAt?: Step
}

/** Sends once. Also returns the requests in order. */
async function sendWith({
  hasKey = true,
  sends = [],
  findOutside = () => undefined,
  connectingMs = [],
  crashAt,
}: Changes = {}) {
  let crash: (error: unknown) => void = () => {}
  const watch: ReadySend['watch'] = work => {
    const crashed = new Promise<never>((_, reject) => {
      crash = reject
    })
    return Promise.race([work, crashed])
  }
  const steps: Step[] = []
  const request = async (request: HttpRequest): Promise<HttpResponse | RequestFailure> => {
    const step = stepOf(request)
    steps.push(step)
    if (step === 'send') now += connectingMs.shift() ?? 0
    if (request.beforeHandOver?.() !== undefined) return fault('timeout', false)
    if (step === crashAt) crash(new Error('it crashed'))
    return (step === 'send' ? sends.shift() : undefined) ?? usual[step]
  }
  const context = contextOf({ request })
  const settings = { baseUrl: 'http://127.0.0.1:2', apiToken: 'token', timeout: 1, retries: 1 }
  const access = { apiUrl: 'http://127.0.0.1:1', repository: 'octo/site', token: 'ghs_token', timeoutMs: 1_000 }
  const onceKey = {
    key: 'v1',
    record: { target: 'all', title: 'Hello' },
    serverUrl: 'https://github.com',
    run: { repository: 'octo/site', sha: 'e'.repeat(40), id: '1', attempt: 1 },
  }
  const claims = hasKey ? new ClaimStore(onceKey, new GithubClient(access, context), context.signal) : undefined
  const sent = await sendOnce({
    service: new PushService(settings, context),
    body: '{}',
    claims,
    findOutside,
    watch,
  })
  return { ...sent, steps }
}

/** Returns a window that is open for the given number of looks. */
function openFor(looks: number): () => OutsideWindow | undefined {
  let count = 0
  return () => (++count > looks ? outside : undefined)
}

test('a key is claimed before the send, and the claim stays after it', async () => {
  const { result, attempts, claim, steps } = await sendWith()
  expect(steps).toEqual(['tag', 'claim', 'send'])
  expect(attempts).toBe(1)
  expect(result.outcome).toBe('sent')
  expect(claim?.kind).toBe('held')
})

test('a send without a key makes one request', async () => {
  const { result, claim, steps } = await sendWith({ hasKey: false })
  expect(steps).toEqual(['send'])
  expect(result.outcome).toBe('sent')
  expect(claim).toBeUndefined()
})

test.each([
  { status: 400, outcome: 'rejected', claim: 'none', ends: ['send', 'read', 'delete'] },
  { status: 500, outcome: 'unknown', claim: 'held', ends: ['send'] },
])('a claim is given up only if nothing was sent: $status', async ({ status, outcome, claim, ends }) => {
  const sent = await sendWith({ sends: [answer(status)] })
  expect(sent.steps).toEqual(['tag', 'claim', ...ends])
  expect(sent.result.outcome).toBe(outcome)
  expect(sent.claim?.kind).toBe(claim)
})

test.each<{ closes: string; looks: number; steps: Step[]; claim: string | undefined }>([
  { closes: 'before the claim', looks: 0, steps: [], claim: undefined },
  { closes: 'during the claim', looks: 1, steps: ['tag', 'claim', 'read', 'delete'], claim: 'none' },
  {
    closes: 'before the retry',
    looks: 2,
    steps: ['tag', 'claim', 'send', 'read', 'read', 'delete'],
    claim: 'none',
  },
])('nothing is sent and no claim stays if the window closes $closes', async ({ looks, steps, claim }) => {
  const sent = await sendWith({ sends: [answer(429, '', retryAfter('0'))], findOutside: openFor(looks) })
  expect(sent.steps).toEqual(steps)
  expect(sent.result).toMatchObject({ outcome: 'skipped', reason: 'outside-window', outside })
  expect(sent.claim?.kind).toBe(claim)
})

test('a POST that connects more than 30 s after the claim is not handed over before the claim is read again', async () => {
  const once = await sendWith({ connectingMs: [30_001, 30_000] })
  expect(once.steps).toEqual(['tag', 'claim', 'send', 'read', 'send'])
  expect(once.result.outcome).toBe('sent')
  const never = await sendWith({ connectingMs: [30_001, 30_001] })
  expect(never.steps).toEqual(['tag', 'claim', 'send', 'read', 'send', 'read', 'delete'])
  expect(never.result).toMatchObject({ outcome: 'not-sent', failure: { reason: 'timeout' } })
  const keyless = await sendWith({ connectingMs: [30_001], hasKey: false })
  expect(keyless.steps).toEqual(['send'])
})

test('a crash before the first POST ends `not-sent`, and the claim is given up', async () => {
  const sent = await sendWith({ crashAt: 'claim' })
  expect(sent.result).toMatchObject({ outcome: 'not-sent', failure: { reason: 'internal-error' } })
  expect(sent.steps.slice(0, 2)).toEqual(['tag', 'claim'])
  expect(sent.steps).toContain('delete')
  expect(sent.claim?.kind).toBe('none')
})

test('a crash after the first POST has started ends `unknown`, and the claim stays', async () => {
  const sent = await sendWith({ crashAt: 'send' })
  expect(sent.result).toMatchObject({ outcome: 'unknown', failure: { reason: 'internal-error' } })
  expect(sent.steps).not.toContain('delete')
  expect(sent.claim?.kind).toBe('held')
})
