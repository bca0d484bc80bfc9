import { afterEach, beforeEach, jest } from '@jest/globals'

/**
 * Ends every wait in the tests of a file in the next turn of the event loop. Returns the waits of a test in
 * milliseconds.
 */
export function nobodyWaits(): unknown[] {
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
