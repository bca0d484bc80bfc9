import { afterEach, expect, jest, test } from '@jest/globals'
import { Log } from '../../src/runner/log.ts'
import { endRun } from '../../src/runner/runtime.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

test('a run whose report fails ends with an error annotation and a redacted stack', async () => {
  let output = ''
  jest.spyOn(process.stdout, 'write').mockImplementation((...args: unknown[]) => {
    output += args[0]
    const done = args.at(-1)
    if (typeof done === 'function') done()
    return true
  })
  const ending = new Error('the process ends')
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw ending
  })
  const log = new Log(text => text.replaceAll('ghs_secret', '***'))
  const ended = endRun(log, 1, () => {
    throw new RangeError('Maximum call stack size exceeded ghs_secret')
  })
  await expect(ended).rejects.toBe(ending)
  expect(exit).toHaveBeenCalledWith(1)
  expect(output).toMatch(
    /^::error title=Internal error \(internal-error\)::The action could not report how this run ended \(RangeError\)/,
  )
  expect(output).toMatch(/^::group::Stack trace .*\nRangeError: Maximum call stack size exceeded \*\*\*\n +at /m)
  expect(output).not.toContain('ghs_secret')
})
