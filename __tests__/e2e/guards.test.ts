import { expect, test } from '@jest/globals'
import { startGithub } from '../helpers/doubles/github.ts'
import { closing, expectInvalid, expectPassed, sandboxes, send } from '../helpers/send.ts'

// What keeps a notification from being sent must not be switched off by a typing error without a word.

const start = sandboxes()
const startHub = closing(startGithub)

test('a misspelled input is an error that names the right one, unless that says the same', async () => {
  const sandbox = await start()
  const misspelled = { dry_run: 'true', MaxReach: '5', 'once-kye': 'v1' }
  const meant = [/write `dry-run`/, /write `max-reach`/, /write `once-key`/]
  expectInvalid(await send(sandbox, { ...misspelled, 'dry-run': 'false' }), sandbox, ...meant)
  expectPassed(await send(sandbox, { dry_run: 'true', 'dry-run': 'true' }), { outcome: 'dry-run' })
})

test('a variable of the job and a name unlike that of any input are not misspelled inputs', async () => {
  const names = [
    'STAGE',
    'FILE',
    'TIME',
    'OPTIONS',
    'TOKEN',
    'BASE',
    'TARGETS',
    'CAMPAIGN',
    'MAX',
    'AUDIENCE',
    'KEY',
    'URLS',
  ]
  const env = Object.fromEntries(names.map(name => [`INPUT_${name}`, 'prod']))
  const others = { colour: 'blue', url: 'https://example.com/', id: '1' }
  expectPassed(await send(await start(), others, { env }), { outcome: 'sent' })
})

test('the log says which guards are on', async () => {
  const sandbox = await start()
  expect((await send(sandbox)).stdout).toContain('Guards: none (max-reach, check-urls and once-key are not set).')
  const sha = 'a'.repeat(40)
  const github = await startHub({ shas: [sha] })
  const guards = { 'max-reach': '20000', 'once-key': 'guarded', 'github-token': github.token }
  const env = { GITHUB_API_URL: github.url, GITHUB_SHA: sha }
  const step = await send(sandbox, { target: 'audience', 'audience-id': '101', ...guards }, { env })
  expectPassed(step, { outcome: 'sent' })
  expect(step.stdout).toContain('Guards: max-reach 20000, once-key "guarded".')
})
