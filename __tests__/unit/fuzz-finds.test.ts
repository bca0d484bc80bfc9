import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { readOutputs } from '../../sandbox/run-action.mjs'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { createLog } from '../../src/runner/log.ts'
import { reportListing } from '../../src/runner/report.ts'
import type { Step } from '../../src/runner/step.ts'

// What the fuzz campaign has found (docs/threat-model.md), each in its smallest form.

describe('a token that PHP echoes, with zeros before its decimals', () => {
  const { redact } = createSecrets({ apiToken: "pl'enty-of&token" })

  test('is removed whole', () => {
    expect(redact('No pl&#039;enty-of&amp;token here')).toBe('No *** here')
  })

  test.each(['pl&#039;ent', 'pl&#039;e&', 'pl&#039;enty&#04'])('is removed if it breaks off: %s', rest => {
    expect(redact(`No ${rest}`, true)).toBe('No ***')
  })
})

describe('a short token that is part of a number in the list', () => {
  const listed = [
    { id: 100, name: 'Team 00', reach: 1_000_000 },
    { id: 7, name: 'Readers', reach: 5_001 },
  ]
  let folder: string
  const before = process.env.GITHUB_OUTPUT

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'web-push-outputs-'))
    process.env.GITHUB_OUTPUT = join(folder, 'output')
  })
  afterEach(() => {
    if (before === undefined) delete process.env.GITHUB_OUTPUT
    else process.env.GITHUB_OUTPUT = before
    rmSync(folder, { recursive: true })
  })

  test('leaves the output a list, and is removed from the names', () => {
    const { redact } = createSecrets({ apiToken: '00' })
    const step: Pick<Step, 'redact' | 'log'> = { redact, log: createLog(redact) }
    reportListing(listed, 'false', step as Step)
    const { audiences = '', count } = readOutputs(readFileSync(join(folder, 'output'), 'utf8'))
    expect(JSON.parse(audiences)).toEqual([{ id: 100, name: 'Team ***', reach: 1_000_000 }, listed[1]])
    expect(count).toBe('2')
  })
})
