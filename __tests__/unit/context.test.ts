import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { readEvent } from '../../src/runner/context.ts'

let folder = ''
const environment = process.env
beforeEach(() => {
  process.env = { ...environment, GITHUB_EVENT_NAME: 'release' }
})
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'context-'))
})
afterEach(() => {
  process.env = environment
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function readEventOf(text: string, size = text.length) {
  const path = join(folder, 'event.json')
  writeFileSync(path, text)
  if (size > text.length) truncateSync(path, size)
  return readEvent(path)
}

test('the event has no payload, and says why, if its file is not JSON, larger than 25 MiB or missing', () => {
  const unreadable = 'the action cannot read the event file'
  expect(readEventOf('{')).toEqual({ name: 'release', payload: undefined, unreadable })
  expect(readEventOf('{}', 25 * 1_048_576 + 1)).toMatchObject({ unreadable: 'the event is larger than 25 MiB' })
  expect(readEvent(join(folder, 'none'))).toEqual({ name: 'release', payload: undefined, unreadable })
})

test('there is no event outside a workflow run', () => {
  delete process.env.GITHUB_EVENT_NAME
  expect(readEvent('')).toEqual({ name: '', payload: undefined })
})
