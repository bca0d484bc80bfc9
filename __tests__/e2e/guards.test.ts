import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startGithub } from '../helpers/doubles/github.mjs'
import { startSandbox } from '../helpers/doubles/push-service.mjs'
import type { Sandbox } from '../helpers/doubles/types.mjs'
import { runAction } from '../helpers/runner.ts'
import { content } from '../helpers/send.ts'

// What keeps a notification from being sent must not be switched off by a typing error without a word.

let service: Sandbox
beforeAll(async () => {
  service = await startSandbox()
})
afterAll(() => service.close())

const inputs = (more: Record<string, string>) => ({
  'base-url': service.url,
  'api-token': service.token,
  target: 'all',
  ...content,
  ...more,
})

describe('a misspelled input', () => {
  test.each([
    ['dry_run', 'dry-run'],
    ['dryrun', 'dry-run'],
    ['once_key', 'once-key'],
    ['MaxReach', 'max-reach'],
    ['dry-rum', 'dry-run'],
    ['dry-runs', 'dry-run'],
    ['once-kye', 'once-key'],
    ['max-reech', 'max-reach'],
    ['check-url', 'check-urls'],
  ])('%s is an error that names %s, and nothing is sent', async (name, meant) => {
    const before = service.requests.length
    const outcome = await runAction({ inputs: inputs({ [name]: 'true', 'dry-run': 'false' }) })
    expect(outcome.exitCode).toBe(1)
    expect(outcome.outputs).toMatchObject({ outcome: 'not-sent', reason: 'invalid-input' })
    expect(outcome.annotations).toHaveLength(1)
    expect(outcome.annotations[0]?.message).toContain(`write \`${meant}\``)
    expect(service.requests).toHaveLength(before)
  })

  test('changes nothing where it says the same as the right one', async () => {
    const outcome = await runAction({ inputs: inputs({ dry_run: 'true', 'dry-run': 'true' }) })
    expect(outcome.outputs.outcome).toBe('dry-run')
  })

  test('is none where it may be a variable of the job', async () => {
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
    const outcome = await runAction({ inputs: inputs({}), env })
    expect(outcome.outputs.outcome).toBe('sent')
  })

  test('is none where the name is of no input at all', async () => {
    const outcome = await runAction({ inputs: inputs({ colour: 'blue', url: 'https://example.com/', id: '1' }) })
    expect(outcome.outputs.outcome).toBe('sent')
  })
})

describe('the log', () => {
  test('says that no guard is on', async () => {
    const { stdout } = await runAction({ inputs: inputs({}) })
    expect(stdout).toContain('Guards: none of max-reach, check-urls and once-key.')
  })

  test('says which guards are on', async () => {
    const sha = 'a'.repeat(40)
    const github = await startGithub({ shas: [sha] })
    try {
      const { stdout, outputs } = await runAction({
        inputs: inputs({
          target: 'audience',
          'audience-id': '101',
          'max-reach': '20000',
          'once-key': 'guarded',
          'github-token': github.token,
        }),
        env: { GITHUB_API_URL: github.url, GITHUB_SHA: sha },
      })
      expect(outputs.outcome).toBe('sent')
      expect(stdout).toContain('Guards: max-reach 20000, once-key "guarded".')
    } finally {
      await github.close()
    }
  })
})

test('a key that ends with a separator is warned about', async () => {
  const { annotations } = await runAction({
    inputs: inputs({ 'once-key': 'release-', 'github-token': 'ghs_0123456789', 'dry-run': 'true' }),
    env: { GITHUB_API_URL: service.url },
  })
  const warnings = annotations.filter(({ level }) => level === 'warning').map(({ message }) => message)
  expect(warnings).toContainEqual(expect.stringContaining('"release-" ends with a separator'))
})

test('a token in quotation marks is warned about, without being shown', async () => {
  const token = '"quoted-token-0123"'
  const { annotations, stdout, outputs } = await runAction({ inputs: inputs({ 'api-token': token }) })
  expect(outputs).toMatchObject({ outcome: 'rejected', reason: 'http-401' })
  expect(annotations.map(({ message }) => message)).toContainEqual(expect.stringContaining('quotation mark'))
  expect(stdout.replace(/^::add-mask::.*$/gm, '')).not.toContain('quoted-token')
})

test('a skipped step says so in a notice', async () => {
  const event = { name: 'release', payload: { action: 'edited', release: {}, repository: {} } }
  const { title: _, message: __, ...partial } = content
  const outcome = await runAction({
    inputs: { 'base-url': service.url, 'api-token': service.token, target: 'all', ...partial },
    event,
  })
  expect(outcome.outputs).toMatchObject({ outcome: 'skipped', reason: 'not-announceable' })
  expect(outcome.annotations).toEqual([
    expect.objectContaining({ level: 'notice', title: 'Skipped: nothing was sent (not-announceable)' }),
  ])
})
