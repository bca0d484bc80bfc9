import { getEventListeners } from 'node:events'
import { expect, jest, test } from '@jest/globals'
import { type AttemptResult, backoff, retryAfter, withRetries } from '../../src/http/backoff.ts'

test('the backoff doubles from one second to thirty, with full jitter', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(1)
  expect([1, 2, 3, 4, 5, 6, 1_000].map(backoff)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  random.mockReturnValueOnce(0).mockReturnValueOnce(0.25)
  expect([backoff(3), backoff(3)]).toEqual([0, 1_000])
  random.mockRestore()
  expect(new Set([1, 2, 3].map(() => backoff(5))).size).toBe(3)
})

const now = Date.parse('Sun, 06 Nov 1994 08:49:37 GMT')

test.each([
  { header: '0', ms: 0 },
  { header: '120', ms: 120_000 },
  { header: ' 5 ', ms: 5_000 },
  { header: '1994', ms: 1_994_000 },
  { header: '9'.repeat(400), ms: Number.POSITIVE_INFINITY },
  { header: 'Sun, 06 Nov 1994 08:50:07 GMT', ms: 30_000 },
  { header: 'Sun, 06 Nov 1994 08:00:00 GMT', ms: 0 },
  { header: 'Wed, 16 Nov 1994 08:49:37 GMT', ms: 864_000_000 },
])('Retry-After: $header asks for $ms ms', ({ header, ms }) => expect(retryAfter(header, now)).toBe(ms))

test.each([
  { what: 'absent', header: undefined },
  { what: 'empty', header: '' },
  { what: 'negative', header: '-1' },
  { what: 'a fraction', header: '1.5' },
  { what: 'a number with a unit', header: '5s' },
  { what: 'two values', header: '5, 6' },
  { what: 'text that Date parses as a day', header: 'apples 12' },
  { what: 'a date without a time zone', header: 'Sun, 06 Nov 1994 08:50:07' },
  { what: 'a date in a different format', header: '1994-11-06T08:50:07Z' },
  { what: 'a date after other text', header: 'on Sun, 06 Nov 1994 08:50:07 GMT' },
  { what: 'a date before other text', header: 'Sun, 06 Nov 1994 08:50:07 GMT+0100' },
  { what: 'a time that does not exist', header: 'Sun, 06 Nov 1994 99:99:99 GMT' },
])('a Retry-After that is $what counts as absent', ({ header }) => expect(retryAfter(header, now)).toBeUndefined())

type Options = { retries?: number; signal?: AbortSignal; during?: () => void }
async function run(results: AttemptResult<string, string>[], { retries = 3, signal, during }: Options = {}) {
  const tried: number[] = []
  const waits: [string, number][] = []
  const value = await withRetries<string, string>({
    attempt: async number => {
      tried.push(number)
      during?.()
      return results[number - 1] ?? { done: 'too often' }
    },
    retries,
    signal,
    cancelled: () => 'cancelled',
    onWait: (last, ms) => waits.push([last, ms]),
  })
  return { value, tried, waits }
}
const retry = (value: string, waitMs = 0): AttemptResult<string, string> => ({ result: value, waitMs })

test('retries end with the first final result', async () => {
  expect(await run([retry('a'), { done: 'b' }])).toEqual({ value: 'b', tried: [1, 2], waits: [['a', 0]] })
})

test('the last failure is the result once the retries are used up', async () => {
  const result = await run([retry('a'), retry('b'), retry('c')], { retries: 2 })
  expect(result).toMatchObject({ value: 'c', tried: [1, 2, 3] })
  expect(await run([retry('a')], { retries: 0 })).toEqual({ value: 'a', tried: [1], waits: [] })
})

test('a retry waits for the given time, up to two minutes', async () => {
  const maxWaitMs = 120_000
  expect(await run([retry('a', maxWaitMs + 1)])).toEqual({ value: 'a', tried: [1], waits: [] })
  jest.useFakeTimers()
  try {
    const over = jest.fn()
    const ended = run([retry('a', maxWaitMs), { done: 'b' }]).finally(over)
    await jest.advanceTimersByTimeAsync(maxWaitMs - 1)
    expect(over).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(await ended).toMatchObject({ value: 'b', tried: [1, 2] })
  } finally {
    jest.useRealTimers()
  }
})

test('a signal ends the retries before an attempt, before a wait or during it', async () => {
  const before = await run([{ done: 'a' }], { signal: AbortSignal.abort() })
  expect(before).toEqual({ value: 'cancelled', tried: [], waits: [] })
  const attempting = new AbortController()
  const options = { signal: attempting.signal, during: () => attempting.abort() }
  expect(await run([retry('a', 100_000)], options)).toEqual({ value: 'cancelled', tried: [1], waits: [] })
  const waiting = new AbortController()
  const ended = run([retry('a', 100_000)], { signal: waiting.signal })
  await Promise.resolve()
  waiting.abort()
  expect(await ended).toEqual({ value: 'cancelled', tried: [1], waits: [['a', 100_000]] })
})

test('retries remove their listeners from the signal', async () => {
  const { signal } = new AbortController()
  expect(await run([retry('a'), retry('b'), { done: 'c' }], { signal })).toMatchObject({ value: 'c' })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('retries work without a callback for waits and without a signal', async () => {
  const results = [retry('a'), { done: 'b' }]
  const attempt = async (number: number) => results[number - 1] ?? retry('too often')
  const options = { attempt, retries: 1, signal: undefined, cancelled: () => 'cancelled' }
  expect(await withRetries<string, string>(options)).toBe('b')
})

test('a final result counts even if a signal arrived in the meantime', async () => {
  const controller = new AbortController()
  const options = { signal: controller.signal, during: () => controller.abort() }
  expect(await run([{ done: 'a' }], options)).toMatchObject({ value: 'a' })
})

test('a result of the check before a retry ends the retries', async () => {
  const order: string[] = []
  const ended = await withRetries<string, string>({
    attempt: async number => {
      order.push(`attempt ${number}`)
      return retry(`result ${number}`)
    },
    retries: 5,
    signal: undefined,
    cancelled: () => 'cancelled',
    onWait: () => order.push('wait'),
    beforeRetry: async result => {
      order.push(`check after ${result}`)
      return result === 'result 2' ? 'stopped' : undefined
    },
  })
  expect(ended).toBe('stopped')
  expect(order).toEqual(['attempt 1', 'wait', 'check after result 1', 'attempt 2', 'wait', 'check after result 2'])
})

test('a signal during a wait or during the check before a retry ends the retries as cancelled', async () => {
  for (const during of ['check', 'wait']) {
    const controller = new AbortController()
    const check = jest.fn(async () => {
      controller.abort()
      return 'stopped'
    })
    const value = await withRetries<string, string>({
      attempt: async () => retry('a', during === 'wait' ? 100_000 : 0),
      retries: 5,
      signal: controller.signal,
      cancelled: () => 'cancelled',
      onWait: () => during === 'wait' && controller.abort(),
      beforeRetry: check,
    })
    expect([value, check.mock.calls.length]).toEqual(['cancelled', during === 'check' ? 1 : 0])
  }
})
