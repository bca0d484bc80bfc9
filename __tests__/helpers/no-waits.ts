import { afterEach, beforeEach, jest } from '@jest/globals'

/**
 * Makes every `setTimeout` in a test file fire in the next turn of the event loop. Returns the waits that the current
 * test requested, in milliseconds.
 */
export function skipWaits(): unknown[] {
  const waits: unknown[] = []
  beforeEach(() => {
    waits.length = 0
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((callback, ms) => {
      waits.push(ms)
      setImmediate(callback)
      return {} as NodeJS.Timeout
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })
  return waits
}
