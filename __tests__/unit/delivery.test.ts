import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { HttpResponse, RequestFailure } from '../../src/http/client.ts'
import { answer, fault, retryAfter } from '../helpers/answers.ts'
import { play } from '../helpers/delivery.ts'

describe('every status', () => {
  const statuses = Array.from({ length: 500 }, (_, index) => 100 + index)
  test.each([{}, retryAfter('0')])('with headers %j', async headers => {
    for (const status of statuses) {
      const again = status === 429 || (status === 503 && 'headers' in headers)
      const outcome = status < 200 || status >= 500 ? 'unknown' : status < 300 ? 'sent' : 'rejected'
      const result = await play([answer(status, '', headers), answer(status, '', headers)], { retries: 1 })
      expect({ status, ...result }).toMatchObject({
        status,
        outcome: again ? 'rejected' : outcome,
        reason: outcome === 'sent' ? undefined : `http-${status}`,
        attempts: again ? 2 : 1,
        statusCode: status,
      })
    }
  })
})

describe('what never reached the service is tried again', () => {
  test.each<[RequestFailure['reason']]>([['connection-failed'], ['timeout'], ['proxy-failed']])('%s', async reason => {
    const sent = await play([fault(reason, false), fault(reason, false), answer(201)])
    expect(sent).toMatchObject({ outcome: 'sent', attempts: 3, waits: [0, 0] })
    const failed = await play(
      [1, 2].map(() => fault(reason, false)),
      { retries: 1 },
    )
    expect(failed).toMatchObject({ outcome: 'not-sent', reason, attempts: 2 })
    expect(failed).not.toHaveProperty('statusCode')
  })

  test.each<[RequestFailure['reason']]>([['tls-failed'], ['proxy-failed'], ['cancelled']])(
    'but not %s for good',
    async reason => {
      expect(await play([fault(reason, false, false)])).toMatchObject({ outcome: 'not-sent', reason, attempts: 1 })
    },
  )
})

test.each<[RequestFailure['reason']]>([['connection-lost'], ['timeout'], ['bad-response'], ['cancelled']])(
  'what may have reached it is not: %s',
  async reason => {
    expect(await play([fault(reason, true), answer(201)])).toMatchObject({ outcome: 'unknown', reason, attempts: 1 })
  },
)

describe('after several tries', () => {
  const slowly = answer(429, 'slowly', retryAfter('0'))
  test('status and response are those of the last answer', async () => {
    const result = await play([slowly, fault('connection-failed', false), fault('connection-failed', false)], {
      retries: 2,
    })
    expect(result).toMatchObject({ outcome: 'not-sent', statusCode: 429, response: 'slowly', attempts: 3 })
    expect(await play([slowly, fault('connection-lost', true)])).toMatchObject({ outcome: 'unknown', statusCode: 429 })
    expect(await play([slowly, answer(400, 'No')])).toMatchObject({ statusCode: 400, response: 'No' })
  })

  test('the wait is what the service asks for, else the back-off', async () => {
    const controller = new AbortController()
    const waiting = play([answer(429, '', retryAfter('100'))], { signal: controller.signal })
    await new Promise(setImmediate)
    controller.abort()
    expect(await waiting).toMatchObject({ outcome: 'not-sent', reason: 'cancelled', waits: [100_000], statusCode: 429 })
    expect(await play([answer(429, '', retryAfter('x')), answer(200)])).toMatchObject({ outcome: 'sent', waits: [0] })
    expect(await play([answer(429, '', retryAfter('121'))])).toMatchObject({ outcome: 'rejected', waits: [] })
    expect(await play([answer(503, '', retryAfter('121'))])).toMatchObject({ outcome: 'rejected', waits: [] })
  })
})

test('a POST is only repeated if it was certainly not accepted, whatever happens', async () => {
  const result = fc.oneof(
    fc
      .integer({ min: 100, max: 599 })
      .chain(status =>
        fc
          .tuple(
            fc.constantFrom(undefined, '0', '0', '121', 'soon'),
            fc.constantFrom<HttpResponse['incomplete']>(undefined, 'cut', 'timeout'),
          )
          .map(([after, incomplete]) =>
            answer(status, '{}', { ...(after && retryAfter(after)), ...(incomplete && { incomplete }) }),
          ),
      ),
    fc.constantFrom(429, 503).map(status => answer(status, '', retryAfter('0'))),
    fc
      .tuple(fc.constantFrom<RequestFailure['reason']>('connection-failed', 'timeout', 'proxy-failed'), fc.boolean())
      .map(([reason, passing]) => fault(reason, false, passing)),
    fc
      .constantFrom<RequestFailure['reason']>('connection-lost', 'timeout', 'bad-response')
      .map(reason => fault(reason, true)),
  )
  const safeToRepeat = (each: HttpResponse | RequestFailure) =>
    each.kind === 'failure'
      ? !each.mayHaveBeenReceived
      : each.status === 429 || (each.status === 503 && each.headers['retry-after'] !== undefined)
  await fc.assert(
    fc.asyncProperty(
      fc.array(result, { minLength: 12, maxLength: 12 }),
      fc.integer({ min: 0, max: 10 }),
      async (results, retries) => {
        const { attempts, outcome } = await play(results, { retries })
        expect(attempts).toBeGreaterThanOrEqual(1)
        expect(attempts).toBeLessThanOrEqual(retries + 1)
        for (const before of results.slice(0, attempts - 1)) expect(safeToRepeat(before)).toBe(true)
        const last = results[attempts - 1] as HttpResponse | RequestFailure
        const certain = last.kind === 'failure' ? !last.mayHaveBeenReceived : last.status >= 300 && last.status < 500
        if (outcome === 'not-sent') expect(certain).toBe(true)
        if (outcome === 'rejected') expect(certain || safeToRepeat(last)).toBe(true)
        if (outcome === 'sent') expect(last.kind === 'response' && Math.floor(last.status / 100)).toBe(2)
      },
    ),
    { numRuns: 500 },
  )
})
