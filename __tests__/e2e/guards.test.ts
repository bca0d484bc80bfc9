import { expect, test } from '@jest/globals'
import { runAction } from '../helpers/runner.ts'
import { content, expectFailed, expectInvalid, expectPassed, list, sandboxes, send } from '../helpers/send.ts'

// These tests make sure that a misspelled input cannot silently turn off a check that would have prevented a send.

const start = sandboxes()

const audience = { target: 'audience', 'audience-id': '101' }

test.each<{ guard: string; off: string; inputs?: Record<string, string> }>([
  { guard: 'dry-run', off: 'false' },
  { guard: 'max-reach', off: 'none', inputs: audience },
  { guard: 'once-key', off: 'none' },
  { guard: 'once-per', off: 'ever', inputs: { 'once-key': 'k' } },
  { guard: 'send-between', off: 'always' },
  { guard: 'check-urls', off: 'false' },
  { guard: 'expected-payload', off: 'any' },
])('an expression that comes out empty does not turn off the guard $guard', async ({ guard, off, inputs }) => {
  const sandbox = await start()
  const text = expectInvalid(await send(sandbox, { ...inputs, [guard]: '' }), sandbox)
  expect(text).toContain(`\`${guard}\` is empty`)
  expect(text).toContain(`\`${off}\` to turn this guard off`)
  expect(text).toContain('Nothing was sent.')
  expect(text.includes('the run sends the notification')).toBe(guard === 'dry-run')
})

test('every guard is off with its word', async () => {
  const off = {
    'dry-run': 'false',
    'max-reach': 'none',
    'once-key': 'none',
    'once-per': 'ever',
    'send-between': 'always',
    'check-urls': 'false',
    'expected-payload': 'any',
  }
  expectPassed(await send(await start(), off), { outcome: 'sent' })
})

test('an expression that comes out empty does not turn off `check-urls` in the preview', async () => {
  const step = await runAction({ action: 'preview', inputs: { ...content, 'check-urls': '' } })
  const text = expectFailed(step, { reason: 'invalid-input', payloads: '' })
  expect(text).toContain('`check-urls` is empty')
})

test('each unknown input is an error that suggests the name that was probably meant', async () => {
  const sandbox = await start()
  const misspelled = [
    { name: 'dry', meant: 'dry-run' },
    { name: 'test', meant: 'dry-run' },
    { name: 'dry_run', meant: 'dry-run' },
    { name: 'maxreach', meant: 'max-reach' },
    { name: 'once-kye', meant: 'once-key' },
  ]
  const unknown = ['colour', 'constructor']
  const names = [...misspelled.map(({ name }) => name), ...unknown]
  const inputs = { ...Object.fromEntries(names.map(name => [name, 'true'])), 'dry-run': 'true', retries: 'often' }
  const text = expectInvalid(await send(sandbox, inputs), sandbox, /^8 problems/m, /^- retries: /m)
  for (const { name, meant } of misspelled) {
    expect(text).toMatch(new RegExp(`\`${name}\` is not an input of this action .*Did you mean "${meant}"\\?`))
  }
  for (const name of unknown) {
    const problem = `\`${name}\` is not an input of this action \\(version \\d+\\.\\d+\\.\\d+\\); use a version that has it`
    expect(text).toMatch(new RegExp(problem))
  }
})

test('an environment variable that looks like an input is an error that says so', async () => {
  const sandbox = await start()
  const env = { INPUT_STAGE: 'prod', INPUT_EMPTY: '', INPUT_BLANK: ' ', MY_INPUT_STAGE: 'prod' }
  const text = expectInvalid(await send(sandbox, {}, { env }), sandbox)
  expect(text).toMatch(
    /`stage` is not an input .* If the job has an environment variable INPUT_STAGE, rename that variable\./,
  )
  expect(text).not.toMatch(/empty|blank/i)
})

test('an unknown input of the audiences action is an error, even if the send action has it', async () => {
  const sandbox = await start()
  const step = await list(sandbox, { dry: 'true', 'max-reach': '5', retries: 'often' })
  const text = expectFailed(step, { reason: 'invalid-input', audiences: '' })
  expect(text).toMatch(/`dry` is not an input of this action/)
  expect(text).toMatch(/`max-reach` is not an input of this action/)
  expect(text).toMatch(/^- retries: /m)
  expect(sandbox.connectionCount).toBe(0)
})

test('an unknown input of the preview action is an error that suggests the right name', async () => {
  const step = await runAction({ action: 'preview', inputs: { ...content, 'check-url': 'true' } })
  const text = expectFailed(step, { reason: 'invalid-input', payloads: '' })
  expect(text).toMatch(/`check-url` is not an input of this action .*Did you mean "check-urls"\?/)
})

test.each<{ what: string; inputs: Record<string, string>; line: string }>([
  { what: 'no checks', inputs: {}, line: 'Checks: none (max-reach, check-urls and once-key are not set).' },
  {
    what: 'max-reach',
    inputs: { target: 'audience', 'audience-id': '101', 'max-reach': '20000' },
    line: 'Checks: max-reach 20000.',
  },
])('the log of a run with $what says so', async ({ inputs, line }) => {
  const step = await send(await start(), inputs)
  expectPassed(step, { outcome: 'sent' })
  expect(step.stdout).toContain(line)
})
