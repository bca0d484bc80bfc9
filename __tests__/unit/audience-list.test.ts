import { beforeEach, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { Failure } from '../../src/base/failure.ts'
import { createSecrets } from '../../src/base/secrets.ts'
import type { HttpResponse, Incomplete, RequestFailure } from '../../src/http/exchange-and-hand-over.ts'
import { type Audience, shownAudience } from '../../src/push/audience.ts'
import { listAudiences, parseList } from '../../src/push/audience-list.ts'
import { PushService } from '../../src/push/push-service.ts'
import { answer as answerOf, fault, outside, retryAfter, statusesOf } from '../helpers/answers.ts'
import { contextOf } from '../helpers/context.ts'
import { failureOf } from '../helpers/failure-of.ts'

const entry = { id: 1, name: 'a', reach: 1 }

test('a list with valid types is returned without unknown properties, or a failure names the wrong value', async () => {
  const value = fc.constantFrom<unknown>(null, true, {}, [], '', '1', 1.5, -5, 2 ** 53 - 1, 2 ** 53, undefined)
  const place = fc.tuple(fc.nat(20), fc.nat(20), fc.constantFrom('id', 'name', 'reach'), value)
  await fc.assert(
    fc.asyncProperty(place, async ([before, after, field, value]) => {
      const isNumber = typeof value === 'number' && (field === 'reach' || Number.isSafeInteger(value))
      const entries = [...Array(before).fill(entry), { ...entry, [field]: value }, ...Array(after).fill(entry)]
      const text = JSON.stringify({ audience: entries.map(each => ({ ...each, more: {} })), hint: null })
      if (field === 'name' ? typeof value === 'string' : isNumber)
        expect(parseList(outside(text)).map(shownAudience)).toEqual(entries)
      else {
        const { reason, message } = await failureOf(() => parseList(outside(text)))
        expect([reason, message]).toEqual([
          'bad-audience-list',
          expect.stringContaining(`audience[${before}].${field}: `),
        ])
      }
    }),
  )
})

const infinite = '{"audience":[{"id":1,"name":"a","reach":1e999}]}'
test.each(['', 'null', '5', '"x"', '[]', '{}', '{"audience":null}', '{"audience":[5]}', '{"audience":[[]]}', infinite])(
  'the response %j is not a list of audiences',
  text => expect(() => parseList(outside(text))).toThrow(Failure),
)

test.each(['1.5', '7.5', '9007199254740993', '-9007199254740993', '1e999'])(
  'the id %s in a list is refused, and not quoted, because JSON.parse may have changed it',
  async id => {
    const list = `{"audience":[{"id":1,"name":"a","reach":1},{"id":${id},"name":"a","reach":1}]}`
    const { message } = await failureOf(() => parseList(outside(list)))
    expect(message).toMatch(/: audience\[1\]\.id: expected a whole number within ±\(2\^53-1\)\.$/)
  },
)

beforeEach(() => {
  // The first back-off is 1 ms, the second 2 ms.
  jest.spyOn(Math, 'random').mockReturnValue(0.001)
})

const readers = [{ id: 1, name: 'Readers', reach: 5 }]
const body = JSON.stringify({ audience: readers })

const answer = (status: number, text = body, more: Partial<HttpResponse> = {}) => answerOf(status, text, more)
const settings = { baseUrl: 'https://push.example', apiToken: 'token-0123456789', timeout: 1 }

async function play(
  results: (HttpResponse | RequestFailure)[],
  { retries = 3, ...changes }: { retries?: number; signal?: AbortSignal } = {},
) {
  let requests = 0
  const waits: [string, number][] = []
  const http = { request: async () => results[requests++] ?? answer(599) }
  const log = { retry: (why: Failure, ms: number) => void waits.push([why.reason, ms]) }
  const { redact } = createSecrets({ apiToken: 'token-0123456789' })
  const service = new PushService({ ...settings, retries }, contextOf(http, { redact, log, ...changes }))
  const outcome = await listAudiences(service).then(
    (list): { list?: Audience[]; failure?: Failure; reason?: string } => ({ list: list.map(shownAudience) }),
    async error => ({ failure: await failureOf(() => Promise.reject(error)), reason: error.reason }),
  )
  return { requests, waits, ...outcome }
}

/** The expected outcome if the first response has a status from `first` to `last` and the second one is a 200. */
const outcomes = [
  { first: 100, last: 199, outcome: 'final' },
  { first: 200, last: 299, outcome: 'a list' },
  { first: 300, last: 407, outcome: 'final' },
  { first: 408, last: 408, outcome: 'worth another try' },
  { first: 409, last: 428, outcome: 'final' },
  { first: 429, last: 429, outcome: 'worth another try' },
  { first: 430, last: 499, outcome: 'final' },
  { first: 500, last: 599, outcome: 'worth another try' },
] as const

test('the table of list responses covers each status from 100 to 599 once', () => {
  expect(outcomes.flatMap(statusesOf)).toEqual(statusesOf({ first: 100, last: 599 }))
})

test.each(outcomes)(
  'a response to a list request with a status from $first to $last is $outcome',
  async ({ outcome, ...range }) => {
    for (const status of statusesOf(range)) {
      const reason = `http-${status}`
      const expected = {
        final: { requests: 1, waits: [], reason },
        'a list': { requests: 1, waits: [], list: readers },
        'worth another try': { requests: 2, waits: [[reason, 1]], list: readers },
      }[outcome]
      expect({ status, ...(await play([answer(status), answer(200)])) }).toMatchObject({ status, ...expected })
    }
  },
)

const incomplete = (how: Incomplete) => answer(200, body, { incomplete: how })

interface FailedListing {
  what: string
  reason: string
  result: HttpResponse | RequestFailure
  message?: RegExp
}

test.each<FailedListing>([
  { what: 'no connection', reason: 'connection-failed', result: fault('connection-failed', false) },
  { what: 'a proxy failure', reason: 'proxy-failed', result: fault('proxy-failed', false) },
  { what: 'a timeout before the request', reason: 'timeout', result: fault('timeout', false) },
  { what: 'a timeout after the request', reason: 'timeout', result: fault('timeout', true) },
  { what: 'a lost connection', reason: 'connection-lost', result: fault('connection-lost', true) },
  { what: 'a bad response', reason: 'bad-response', result: fault('bad-response', true) },
  { what: 'a list that breaks off', reason: 'connection-lost', result: incomplete('cut') },
  {
    what: 'a list that never ends',
    reason: 'timeout',
    result: incomplete('timeout'),
    message: /did not send a complete response in time/,
  },
])('the list is requested again after $what', async ({ reason, result, message = /./ }) => {
  const failure = { message: expect.stringMatching(message) }
  expect(await play([result], { retries: 0 })).toMatchObject({ requests: 1, reason, failure })
  const listed = { requests: 2, waits: [[reason, 1]], list: readers }
  expect(await play([result, answer(200)])).toMatchObject(listed)
})

test.each<FailedListing>([
  { what: 'a TLS failure', reason: 'tls-failed', result: fault('tls-failed', false, false) },
  { what: 'a refusal by the proxy', reason: 'proxy-failed', result: fault('proxy-failed', false, false) },
  { what: 'a cancelled run', reason: 'cancelled', result: fault('cancelled', true), message: /cancelled/ },
  { what: 'a list that is too large', reason: 'bad-audience-list', result: incomplete('too-large'), message: /8 MiB/ },
  { what: 'a list that is cancelled', reason: 'cancelled', result: incomplete('cancelled'), message: /cancelled/ },
])('the list is not requested again after $what', async ({ reason, result, message = /./ }) => {
  const failure = { message: expect.stringMatching(message) }
  expect(await play([result, answer(200)])).toMatchObject({ requests: 1, reason, failure })
})

test('a retry of a list request waits as long as the service asks, or for the back-off', async () => {
  const controller = new AbortController()
  const waiting = play([answer(503, '', retryAfter('100'))], { signal: controller.signal })
  await new Promise(setImmediate)
  controller.abort()
  expect(await waiting).toMatchObject({ requests: 1, waits: [['http-503', 100_000]], reason: 'cancelled' })
  const growing = await play([answer(500, '', retryAfter('soon')), fault('timeout', true), answer(200)])
  expect(growing.waits.flat()).toEqual(['http-500', 1, 'timeout', 2])
})

test('a token in the response is redacted in the failure of a listing, even if the response breaks off within it', async () => {
  const { failure } = await play([answer(401, 'no token-01234', { incomplete: 'cut' })])
  expect(failure?.message).toMatch(/no \*\*\*(?!.*token)/s)
})
