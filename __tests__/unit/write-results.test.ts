import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { createSecrets } from '../../src/base/secrets.ts'
import { Log } from '../../src/runner/log.ts'
import { formatOutputs, writeOutputs, writeSummary } from '../../src/runner/write-results.ts'

test('outputs have a delimiter that no value contains', () => {
  const hostile = Array.from({ length: 100_000 }, (_, number) => `ghadelimiter_${number}`).join('\n')
  const [first = '', ...lines] = formatOutputs({ response: hostile, outcome: 'sent' }).split('\n')
  const delimiter = first.replace('response<<', '')
  expect(delimiter).toBe('ghadelimiter_100000')
  expect(lines.filter(line => line === delimiter)).toHaveLength(2)
})

const token = 'zQ7mVw2KxPf9LtRb4N'
const secrets = createSecrets({ apiToken: token, proxyCredentials: ['summary'] })
const log = new Log(secrets.redact)

/** Returns what `write` appends to the file that this variable of the runner names. */
async function written(variable: 'GITHUB_OUTPUT' | 'GITHUB_STEP_SUMMARY', write: () => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'web-push-'))
  try {
    process.env[variable] = join(folder, 'file')
    write()
    return await readFile(join(folder, 'file'), 'utf8')
  } finally {
    delete process.env[variable]
    await rm(folder, { recursive: true })
  }
}

test('the summary has no secret, even if its report has one, and keeps its elements', async () => {
  const inBase64 = Buffer.from(token).toString('base64').replace(/=+$/, '')
  const report = `<details><summary>A summary</summary><a href="https://a.example/${token}">${inBase64}</a></details>`
  const text = await written('GITHUB_STEP_SUMMARY', () => writeSummary('true', () => report, { log, secrets }))
  expect(text.trim()).toBe('<details><summary>A ***</summary><a href="https://a.example/***">***</a></details>')
})

test('the outputs with text from the service have no secret, even if they are given one', async () => {
  const outputs = { outcome: 'sent', response: token, 'audience-name': token, 'notification-id': token }
  const text = await written('GITHUB_OUTPUT', () => writeOutputs(outputs, { log, redact: secrets.redact }))
  expect(text).not.toContain(token)
  expect(text.match(/^\*\*\*$/gm)).toHaveLength(3)
})
