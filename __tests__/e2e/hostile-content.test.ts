import { describe, expect, test } from '@jest/globals'
import { content, expectInvalid, expectPassed, sandboxes, send } from '../helpers/send.ts'

const start = sandboxes()
const none = Object.fromEntries(Object.keys(content).map(name => [name, '']))
const repository = { name: 'site', private: false, owner: { avatar_url: 'https://example.com/owner.png' } }
const releaseOf = (release: object, more: object = {}) => ({
  name: 'release',
  payload: {
    action: 'published',
    release: { name: '1.0', html_url: 'https://example.com/1', ...release },
    repository: { ...repository, ...more },
  },
})

describe('the notes of a release', () => {
  test.each([
    ['that look like names', `${'@x-and'.repeat(40)}?`],
    ['of tables', '|a\n|-\n'.repeat(20_000)],
    ['of open comments', `- ${'<!--'.repeat(30_000)}`],
    ['of emphasis', '**a_*'.repeat(25_000)],
  ])('%s do not hold the run', async (_, body) => {
    const sandbox = await start()
    expectPassed(await send(sandbox, none, { event: releaseOf({ body }) }), { outcome: 'sent' })
    expect(sandbox.delivered).toHaveLength(1)
  })

  test('that a generator wrote are cleaned, and the title has no stutter', async () => {
    const sandbox = await start()
    const body =
      '### Minor Changes\n\n- [#1](https://x.example/1) [`1a2b3c4`](https://x.example/c) Thanks [@a](https://x.example/a)! - add dark mode'
    expectPassed(await send(sandbox, none, { event: releaseOf({ name: 'Site 1.0', body }) }), { outcome: 'sent' })
    expect(sandbox.delivered[0]?.body).toMatchObject({ title: 'Site 1.0', message: 'Add dark mode' })
  })

  test('of a private repository lead to its homepage, or nothing is sent', async () => {
    const sandbox = await start()
    const homepage = { private: true, homepage: 'https://site.example' }
    expectPassed(await send(sandbox, none, { event: releaseOf({}, homepage) }), { outcome: 'sent' })
    expect(sandbox.delivered[0]?.body).toMatchObject({ landing_url: 'https://site.example' })
    const bare = await start()
    expectInvalid(
      await send(bare, none, { event: releaseOf({}, { private: true }) }),
      bare,
      /landing-url: is missing.*private/,
    )
  })
})

describe('a payload file', () => {
  test.each([
    ['one text', 'SECRET_KEY=swordfish-1234'],
    ['a private key', '-----BEGIN PRIVATE KEY-----\nswordfish-1234\n-----END PRIVATE KEY-----\n'],
    ['settings of npm', '//registry.example/:_authToken=swordfish-1234\n'],
  ])('that is %s is not quoted', async (_, text) => {
    const sandbox = await start()
    const step = await send(sandbox, { ...none, 'payload-file': 'push.yml' }, { files: { 'push.yml': text } })
    expect(step.outputs.outcome).toBe('not-sent')
    expect(JSON.stringify(step)).not.toContain('swordfish')
  })

  test('with many unknown keys ends soon, and says how many more there are', async () => {
    const sandbox = await start()
    const text = Array.from({ length: 9_000 }, (_, index) => `${index.toString(36)}: 1`).join('\n')
    const step = await send(sandbox, { ...none, 'payload-file': 'push.yml' }, { files: { 'push.yml': text } })
    expect(expectInvalid(step, sandbox)).toMatch(/more/)
  })
})
