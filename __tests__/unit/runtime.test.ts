import { afterEach, expect, jest, test } from '@jest/globals'
import { endRun } from '../../src/runner/runtime.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

test('a run whose report fails ends with an error annotation, without the text of the error', async () => {
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
  const ended = endRun(1, () => {
    throw new RangeError('Maximum call stack size exceeded ghs_secret')
  })
  await expect(ended).rejects.toBe(ending)
  expect(exit).toHaveBeenCalledWith(1)
  expect(output).toMatch(
    /^::error title=Internal error \(internal-error\)::The report of this run failed \(RangeError\)/,
  )
  expect(output).not.toContain('ghs_secret')
})
