import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { readEvent } from '../../src/runner/context.ts'
import { formatOutputs } from '../../src/runner/outputs.ts'
import { endRun } from '../../src/runner/runtime.ts'

let folder = ''
const environment = process.env
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-files-'))
})
afterEach(() => {
  process.env = environment
  jest.restoreAllMocks()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Reads an event whose file has this text, and this size. */
function readEventOf(text: string, size = text.length) {
  const path = join(folder, 'event.json')
  writeFileSync(path, text)
  if (size > text.length) truncateSync(path, size)
  process.env = { ...environment, GITHUB_EVENT_NAME: 'release', GITHUB_EVENT_PATH: path }
  return readEvent()
}

test('the event has no payload if its file is not JSON, larger than 25 MiB, or missing', () => {
  expect(readEventOf('{')).toEqual({ name: 'release', payload: undefined })
  expect(readEventOf('{}', 25 * 1_048_576 + 1)).toMatchObject({ unreadable: 'the event is larger than 25 MiB' })
  process.env = { ...environment, GITHUB_EVENT_NAME: 'release', GITHUB_EVENT_PATH: join(folder, 'none') }
  expect(readEvent()).toEqual({ name: 'release', payload: undefined })
})

test('outputs have a delimiter that no value contains', () => {
  const hostile = Array.from({ length: 100_000 }, (_, number) => `ghadelimiter_${number}`).join('\n')
  const [first = '', ...lines] = formatOutputs({ response: hostile, outcome: 'sent' }).split('\n')
  const delimiter = first.replace('response<<', '')
  expect(delimiter).toBe('ghadelimiter_100000')
  expect(lines.filter(line => line === delimiter)).toHaveLength(2)
})

test('a step whose report fails ends with an error annotation, without the text of the error', async () => {
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
