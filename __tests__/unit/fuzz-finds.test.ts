import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readOutputs } from '../../sandbox/run-action.mjs'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { createLog } from '../../src/runner/log.ts'
import { reportListing } from '../../src/runner/report.ts'
import type { Step } from '../../src/runner/step.ts'

// What the fuzz campaign has found (docs/threat-model.md), each in its smallest form.

test('a token that PHP echoes, with zeros before its decimals, is removed whole, or what there is of it', () => {
  const { redact } = createSecrets({ apiToken: "pl'enty-of&token" })
  expect(redact('No pl&#039;enty-of&amp;token here')).toBe('No *** here')
  for (const rest of ['pl&#039;ent', 'pl&#039;e&', 'pl&#039;enty&#04'])
    expect(redact(`No ${rest}`, true)).toBe('No ***')
})

test('a short token that is part of a number leaves the output a list, and is removed from the names', () => {
  const other = { id: 7, name: 'Readers', reach: 5_001 }
  const folder = mkdtempSync(join(tmpdir(), 'web-push-outputs-'))
  process.env.GITHUB_OUTPUT = join(folder, 'output')
  try {
    const { redact } = createSecrets({ apiToken: '00' })
    const step: Pick<Step, 'redact' | 'log'> = { redact, log: createLog(redact) }
    reportListing([{ id: 100, name: 'Team 00', reach: 1_000_000 }, other], 'false', step as Step)
    const { audiences = '', count } = readOutputs(readFileSync(join(folder, 'output'), 'utf8'))
    expect(JSON.parse(audiences)).toEqual([{ id: 100, name: 'Team ***', reach: 1_000_000 }, other])
    expect(count).toBe('2')
  } finally {
    delete process.env.GITHUB_OUTPUT
    rmSync(folder, { recursive: true })
  }
})
