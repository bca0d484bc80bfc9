import { afterEach, beforeEach, jest } from '@jest/globals'

/** In the tests of a file nobody waits: what a timer would call is called in the next turn of the event loop. */
export function nobodyWaits() {
  beforeEach(() => {
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(callback => {
      setImmediate(callback)
      return {} as NodeJS.Timeout
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })
}
