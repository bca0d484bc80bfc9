import { describe, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { backoff, maxWaitMs, type Next, retryAfter, withRetries } from '../../src/http/retry.ts'

describe('backoff', () => {
  test('doubles from one second to thirty', () => {
    const longest = [1, 2, 3, 4, 5, 6, 7, 11, 1_000].map(attempts => backoff(attempts, () => 1))
    expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000])
  })
  test('has full jitter', () => {
    expect(backoff(3, () => 0)).toBe(0)
    expect(backoff(3, () => 0.25)).toBe(1_000)
  })
  test('is a random number of milliseconds within its bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 11 }), attempts => backoff(attempts) >= 0 && backoff(attempts) <= 30_000),
    )
  })
})

describe('retryAfter', () => {
  const now = Date.parse('Sun, 06 Nov 1994 08:49:37 GMT')
  test.each<[string | undefined, number | undefined]>([
    ['0', 0],
    ['120', 120_000],
    [' 5 ', 5_000],
    ['007', 7_000],
    ['9'.repeat(400), Number.POSITIVE_INFINITY],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 0],
    ['Sun, 06 Nov 1994 08:50:07 GMT', 30_000],
    ['Sun, 06 Nov 1994 08:00:00 GMT', 0],
    ['Mon, 07 Nov 1994 08:49:37 GMT', 86_400_000],
    ['Sunday, 06-Nov-94 08:50:07 GMT', 30_000],
    ['Sun Nov  6 08:50:07 1994', 30_000],
    ['Wed Nov 16 08:49:37 1994', 864_000_000],
    [undefined, undefined],
    ['', undefined],
    ['-1', undefined],
    ['+5', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['5s', undefined],
    ['5, 6', undefined],
    ['soon', undefined],
    ['12 apples', undefined],
    ['1994', 1_994_000],
    ['1994-11-06T08:50:07Z', undefined],
    ['Sun, 06 Nov 1994 08:50:07', undefined],
    ['Sun, 06 Nov 1994 08:50:07 +0100', undefined],
    ['Sun, 06 Nov 1994 99:99:99 GMT', undefined],
    ['Sun, 06 Foo 1994 08:50:07 GMT', undefined],
  ])('%j is %j', (header, ms) => expect(retryAfter(header, now)).toBe(ms))

  test('is never negative, and never throws', () => {
    const header = fc.oneof(
      fc.string(),
      fc.date({ noInvalidDate: true }).map(date => date.toUTCString()),
      fc.nat().map(String),
    )
    fc.assert(
      fc.property(header, text => {
        const ms = retryAfter(text, now)
        return ms === undefined || ms >= 0
      }),
    )
  })
})

describe('withRetries', () => {
  const never = new AbortController().signal
  const run = (
    results: Next<string, string>[],
    { retries = 3, signal = never, during }: { retries?: number; signal?: AbortSignal; during?: () => void } = {},
  ) => {
    const tried: number[] = []
    const waits: [string, number][] = []
    const attempt = async (number: number) => {
      tried.push(number)
      during?.()
      return results[number - 1] ?? { done: 'too often' }
    }
    const onWait = (last: string, ms: number) => {
      waits.push([last, ms])
    }
    const ended = withRetries({ attempt, retries, signal, cancelled: () => 'cancelled', onWait })
    return ended.then(value => ({ value, tried, waits }))
  }
  const retry = (value: string, waitMs = 0): Next<string, string> => ({ retry: value, waitMs })

  test('ends with what is done', async () => {
    expect(await run([retry('a'), { done: 'b' }])).toEqual({ value: 'b', tried: [1, 2], waits: [['a', 0]] })
  })
  test('ends with the last when the retries are used up', async () => {
    const result = await run([retry('a'), retry('b'), retry('c')], { retries: 2 })
    expect(result).toMatchObject({ value: 'c', tried: [1, 2, 3] })
    expect(await run([retry('a')], { retries: 0 })).toEqual({ value: 'a', tried: [1], waits: [] })
  })
  test('does not wait for longer than two minutes', async () => {
    expect(await run([retry('a', maxWaitMs + 1)])).toEqual({ value: 'a', tried: [1], waits: [] })
    expect(await run([retry('a', Number.POSITIVE_INFINITY)])).toMatchObject({ value: 'a', waits: [] })
    expect(maxWaitMs).toBe(120_000)
  })
  test('waits as long as it is asked to', async () => {
    jest.useFakeTimers()
    try {
      const ended = run([retry('a', maxWaitMs), { done: 'b' }])
      await jest.advanceTimersByTimeAsync(maxWaitMs - 1)
      let over = false
      void ended.then(() => {
        over = true
      })
      await jest.advanceTimersByTimeAsync(0)
      expect(over).toBe(false)
      await jest.advanceTimersByTimeAsync(1)
      expect(await ended).toMatchObject({ value: 'b', tried: [1, 2] })
    } finally {
      jest.useRealTimers()
    }
  })
  test('is cancelled while it waits', async () => {
    const controller = new AbortController()
    const ended = run([retry('a', 100_000)], { signal: controller.signal })
    await Promise.resolve()
    controller.abort()
    expect(await ended).toMatchObject({ value: 'cancelled', tried: [1] })
  })
  test('is cancelled before it begins, or before it waits', async () => {
    const before = await run([{ done: 'a' }], { signal: AbortSignal.abort() })
    expect(before).toEqual({ value: 'cancelled', tried: [], waits: [] })
    const controller = new AbortController()
    const options = { signal: controller.signal, during: () => controller.abort() }
    expect(await run([retry('a', 100_000)], options)).toEqual({ value: 'cancelled', tried: [1], waits: [] })
  })
  test('keeps what is done although it was cancelled meanwhile', async () => {
    const controller = new AbortController()
    const options = { signal: controller.signal, during: () => controller.abort() }
    expect(await run([{ done: 'a' }], options)).toMatchObject({ value: 'a' })
  })
})
