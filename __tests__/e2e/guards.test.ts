import { expect, test } from '@jest/globals'
import { startGithub } from '../helpers/doubles/github.ts'
import { runAction } from '../helpers/runner.ts'
import { closing, content, expectFailed, expectInvalid, expectPassed, list, sandboxes, send } from '../helpers/send.ts'

// A typing error must not silently switch off an input that prevents a send.

const start = sandboxes()

test('every name that is not an input is an error that says which input it probably means, and nothing is sent', async () => {
  const sandbox = await start()
  const others = {
    dry: 'true',
    test: 'true',
    dry_run: 'true',
    MaxReach: '5',
    'once-kye': 'v1',
    colour: 'blue',
    constructor: 'x',
  }
  const text = expectInvalid(await send(sandbox, { ...others, 'dry-run': 'true' }), sandbox)
  expect(text).toContain('7 problems')
  for (const [name, meant] of [
    ['dry', 'dry-run'],
    ['test', 'dry-run'],
    ['dry_run', 'dry-run'],
    ['maxreach', 'max-reach'],
    ['once-kye', 'once-key'],
  ])
    expect(text).toMatch(new RegExp(`\`${name}\` is not an input of this action .*Did you mean "${meant}"\\?`))
  for (const name of ['colour', 'constructor'])
    expect(text).toMatch(
      RegExp(`\`${name}\` is not an input of this action \\(version \\d+\\.\\d+\\.\\d+\\); remove it`),
    )
})

test('a variable of the job that looks like an input is an error that says so', async () => {
  const sandbox = await start()
  const env = { INPUT_STAGE: 'prod', INPUT_EMPTY: '', INPUT_BLANK: ' ', MY_INPUT_STAGE: 'prod' }
  const text = expectInvalid(await send(sandbox, {}, { env }), sandbox)
  expect(text).toMatch(
    /`stage` is not an input .* An environment variable with a name that begins with INPUT_ also counts as an input, so rename it\./,
  )
  expect(text).not.toMatch(/empty|blank/i)
})

test('a name that is not an input is reported with all other problems, by the other actions too', async () => {
  const sandbox = await start()
  const wrong = { dry: 'true', retries: 'often' }
  expectInvalid(await send(sandbox, wrong), sandbox, /`dry` is not an input/, /^- retries: /m)
  const listed = expectFailed(await list(sandbox, wrong), { reason: 'invalid-input', audiences: '' })
  expect(listed).toMatch(/`dry` is not an input of this action/)
  expect(listed).toMatch(/^- retries: /m)
  expect(expectFailed(await list(sandbox, { 'max-reach': '5' }), { reason: 'invalid-input' })).toMatch(
    /`max-reach` is not/,
  )
  const preview = await runAction({ action: 'preview', inputs: { ...content, 'check-url': 'true' } })
  const message = expectFailed(preview, { reason: 'invalid-input', payloads: '' })
  expect(message).toMatch(/`check-url` is not an input of this action .*Did you mean "check-urls"\?/)
  expect(sandbox.connections).toBe(0)
})

const startHub = closing(startGithub)

test('the log says which guards are on', async () => {
  const sandbox = await start()
  expect((await send(sandbox)).stdout).toContain('Checks: none (max-reach, check-urls and once-key are not set).')
  const sha = 'a'.repeat(40)
  const github = await startHub({ shas: [sha] })
  const guards = { 'max-reach': '20000', 'once-key': 'guarded', 'github-token': github.token }
  const env = { GITHUB_API_URL: github.url, GITHUB_SHA: sha }
  const step = await send(sandbox, { target: 'audience', 'audience-id': '101', ...guards }, { env })
  expectPassed(step, { outcome: 'sent' })
  expect(step.stdout).toContain('Checks: max-reach 20000, once-key "guarded".')
})
