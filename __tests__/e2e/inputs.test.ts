import { describe, expect, test } from '@jest/globals'
import { jobToken } from '../helpers/runner.ts'
import { expectInvalid, sandboxes, send } from '../helpers/send.ts'

const start = sandboxes()

describe('wrong inputs are named, and nothing is sent', () => {
  test.each<[string, Record<string, string>]>([
    ['base-url', { 'base-url': 'http://push.example.com' }],
    ['api-token', { 'api-token': 'first-line\nsecond-line' }],
    ['extra-fields', { 'extra-fields': '['.repeat(50_000) }],
  ])('also if it is only %s', async (name, inputs) => {
    const sandbox = await start()
    const text = expectInvalid(await send(sandbox, inputs), sandbox, new RegExp(`\\n${name}: `))
    expect(text).not.toMatch(/problems:/)
  })

  test('all of them at once, and each says what would be right', async () => {
    const sandbox = await start()
    const wrong = {
      'base-url': 'push.example.com',
      target: 'audience',
      'icon-url': 'icon.png',
      ttl: 'forever',
      actions: '{}',
      'extra-fields': 'ttl: 5',
      'payload-file': '../elsewhere.yml',
      'dry-run': 'maybe',
      retries: 'often',
    }
    const names = Object.keys(wrong).map(name => (name === 'target' ? 'audience-id, audience-name' : name))
    const text = expectInvalid(await send(sandbox, wrong), sandbox, ...names.map(name => `- ${name}: `))
    expect(text).toContain(`${names.length} problems:`)
    const problems = text.split('\n').filter(line => line.startsWith('- '))
    for (const problem of problems) expect(problem).toMatch(/; give|; use that|is missing; .* needs|from 0 to 10/)
  })

  test('before the event is asked whether to announce', async () => {
    const sandbox = await start()
    const event = { name: 'release', payload: { action: 'created' } }
    expectInvalid(await send(sandbox, { title: '', ttl: 'soon' }, { event }), sandbox, 'ttl: ')
  })

  test('also if only the run itself is given', async () => {
    const sandbox = await start()
    const bare = {
      title: '',
      message: '',
      'icon-url': '',
      'landing-url': '',
      target: '',
      'base-url': '',
      'api-token': '',
    }
    const step = await send(sandbox, bare)
    const text = expectInvalid(
      step,
      sandbox,
      ...['base-url', 'api-token', 'target'].map(name => `- ${name}: is missing`),
    )
    expect(text).toContain('- title, message, icon-url, landing-url: are missing (the event `workflow_dispatch`')
    expect(step.masks).toEqual([jobToken])
  })
})
