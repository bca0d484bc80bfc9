import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { HttpRequest, HttpResponse, RequestFailure } from '../../src/http/client.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { deliver } from '../../src/push/delivery.ts'
import { openService } from '../../src/push/service.ts'
import { answer, fault, retryAfter } from '../helpers/answers.ts'

const token = 'token-0123456789'

interface Options {
  retries?: number
  signal?: AbortSignal
}

/** Delivers to a service that gives these results in turn. */
async function play(results: (HttpResponse | RequestFailure)[], { retries = 3, signal }: Options = {}) {
  const posts: string[] = []
  const waits: number[] = []
  let attempts = 0
  const request = async ({ body = '' }: HttpRequest) => {
    posts.push(body)
    return results[posts.length - 1] ?? answer(599, 'asked too often')
  }
  const delivery = await deliver({
    service: openService({ baseUrl: 'https://push.example', apiToken: token, timeout: 1 }, { http: { request } }),
    body: '{"title":"Hello"}',
    retries,
    signal,
    redact: createSecrets({ apiToken: token }).redact,
    onAttempt: () => attempts++,
    onWait: (_why, ms) => waits.push(ms),
    random: () => 0,
  })
  expect(posts).toEqual(Array(attempts).fill('{"title":"Hello"}'))
  const { verdict } = delivery
  const reason = 'failure' in verdict ? verdict.failure.reason : undefined
  return { ...delivery, outcome: verdict.outcome, reason, attempts, waits }
}

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
    expect(await play([slowly, answer(500)])).toMatchObject({ outcome: 'unknown', reason: 'http-500', attempts: 2 })
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
    expect(await play([answer(503, '', retryAfter('x'))])).toMatchObject({ outcome: 'unknown', attempts: 1 })
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

describe('a 2xx', () => {
  test('is the time of its status', async () => {
    expect((await play([answer(201, '{}')])).verdict).toEqual({ outcome: 'sent', sentAt: answer(200).at })
  })

  const fine = '| \r\n\t|{}|[]|null|5|"x"|true|false|{"success":true}|{"success":"false"}'.split('|')
  const fineFields = [
    '"error":null',
    '"error":""',
    '"error":" "',
    '"error":false',
    '"error":0',
    '"error":[]',
    '"error":{}',
  ]
  const fineOthers = [
    '"errors":[]',
    '"errors":{}',
    '"errors":null',
    '"ok":1',
    '"Success":false',
    '"data":{"success":false}',
  ]
  test.each([...fine, ...[...fineFields, ...fineOthers].map(field => `{${field}}`)])(
    'that says %s is sent',
    async body => {
      expect((await play([answer(200, body)])).verdict).toEqual({ outcome: 'sent', sentAt: answer(200).at })
    },
  )

  const bad = [
    '"success":false',
    '"ok":false',
    '"error":"x"',
    '"error":true',
    '"error":1',
    '"error":{"code":1}',
    '"error":[0]',
  ]
  const badOthers = ['"errors":["x"]', '"errors":{"a":1}', '"errors":"x"', '"errors":1', '"success":true,"error":"x"']
  test.each([...bad, ...badOthers].map(field => `{${field}}`))('that says %s is in doubt', async body => {
    const result = await play([answer(200, body)])
    expect(result).toMatchObject({
      outcome: 'unknown',
      reason: 'service-reported-failure',
      attempts: 1,
      response: body,
    })
  })

  test.each(['cut', 'timeout', 'too-large', 'cancelled'] as const)(
    'that says failure is in doubt, even if it never ended (%s)',
    async incomplete => {
      const result = await play([answer(200, '{"success":false}\n', { incomplete })])
      expect(result).toMatchObject({ outcome: 'unknown', reason: 'service-reported-failure', attempts: 1 })
    },
  )

  test.each<[string, Partial<HttpResponse>]>([
    ['<p>', {}],
    ['{"a":', { incomplete: 'cut' }],
    ['{"success":false', { incomplete: 'cut' }],
    ['', { incomplete: 'timeout' }],
    ['{}', { incomplete: 'too-large' }],
    ['{}', { incomplete: 'cancelled' }],
  ])('that is %j %j is sent, with a doubt', async (body, more) => {
    const result = await play([answer(200, body, more)])
    expect(result).toMatchObject({ outcome: 'sent', attempts: 1, response: body })
    expect(result.verdict).toHaveProperty('doubt', expect.stringMatching(/\w/))
  })

  test('is judged by what it says, not by what is left when it is redacted', async () => {
    const secretive = { ...answer(200, `{"a":"\\\\${token}","success":false}`) }
    expect(await play([secretive])).toMatchObject({ outcome: 'unknown', reason: 'service-reported-failure' })
  })
})

describe('what a failure quotes', () => {
  test('is shortened, on one line, and free of secrets', async () => {
    const long = `${token}\n\n${'x'.repeat(70_000)}`
    const { verdict } = await play([answer(302, long, { headers: { location: `/${token}/${'y'.repeat(9_000)}` } })])
    if (!('failure' in verdict)) throw new Error('no failure')
    expect(verdict.failure.message).toMatch(
      /^The service responded 302 Found and points to "\/\*\*\*\/y+…".*: \*\*\* x+…\.$/,
    )
    expect(verdict.failure.message.length).toBeLessThan(600)
  })

  test('of the network is shortened too, and free of secrets', async () => {
    const cause = new Error(`Failed to establish tunnel: HTTP/1.1 407 ${token} ${'z'.repeat(60_000)}`)
    const { verdict } = await play([{ ...fault('proxy-failed', false, false), cause }])
    if (!('failure' in verdict)) throw new Error('no failure')
    expect(verdict.failure.message).toMatch(/407 \*\*\* z+…\)\.$/)
    expect(verdict.failure.message.length).toBeLessThan(400)
  })
})

describe('the response', () => {
  test.each<[number, string, string]>([
    [65_536, 'x', ''],
    [65_537, 'x', ''],
    [65_535, '€', 'cut before it'],
    [65_534, '€', 'cut before it'],
    [65_533, '€', 'whole'],
    [65_533, '👋', 'cut before it'],
    [65_532, '👋', 'whole'],
  ])('of %d characters and %s is at most 64 KiB, and no character is cut', async (length, last, how) => {
    const { response = '' } = await play([answer(400, `${'x'.repeat(length)}${last}`)])
    expect(Buffer.byteLength(response)).toBeLessThanOrEqual(65_536)
    expect(response).toBe(how === '' ? 'x'.repeat(65_536) : `${'x'.repeat(length)}${how === 'whole' ? last : ''}`)
  })
  test('is redacted before it is cut', async () => {
    for (const length of [65_536, 65_530, 65_525, 65_520]) {
      const { response } = await play([answer(400, `${'x'.repeat(length)}${token}`)])
      expect(response).toBe(`${'x'.repeat(length)}***`.slice(0, 65_536))
    }
  })
  test('has no beginning of a token at its end if it broke off', async () => {
    const { response } = await play([answer(200, `{"token":"${token.slice(0, 9)}`, { incomplete: 'cut' })])
    expect(response).toBe('{"token":"***')
  })
})
