import { describe, expect, test } from '@jest/globals'
import { jobToken } from '../helpers/runner.ts'
import { expectInvalid, sandboxes, send } from '../helpers/send.ts'

const start = sandboxes()
const audience = { target: 'audience', 'audience-id': '101' }

describe('a wrong input is named, and nothing is sent', () => {
  test.each<[string, string, Record<string, string>]>([
    ['base-url', 'missing', { 'base-url': '' }],
    ['base-url', 'http beyond this machine', { 'base-url': 'http://push.example.com' }],
    ['base-url', 'a query', { 'base-url': 'https://push.example.com/?a=b' }],
    ['api-token', 'missing', { 'api-token': '   ' }],
    ['api-token', 'a line break', { 'api-token': 'first-line\nsecond-line' }],
    ['api-token', 'beyond ASCII', { 'api-token': 'geheimnisvoll-ü' }],
    ['target', 'missing', { target: '' }],
    ['target', 'another word', { target: 'everyone' }],
    ['target', 'capitals', { target: 'All' }],
    ['audience-id', 'missing', { target: 'audience' }],
    ['audience-id', 'zero', { ...audience, 'audience-id': '0' }],
    ['audience-id', 'a text', { ...audience, 'audience-id': 'all' }],
    ['audience-id', 'an exponent', { ...audience, 'audience-id': '1e2' }],
    ['audience-id', 'too large', { ...audience, 'audience-id': '9007199254740992' }],
    ['audience-id', 'with all', { 'audience-id': '101' }],
    ['audience-name', 'with all', { 'audience-name': 'Newsletter' }],
    ['max-reach', 'with all', { 'max-reach': '100' }],
    ['max-reach', 'negative', { ...audience, 'max-reach': '-1' }],
    ['max-reach', 'grouped', { ...audience, 'max-reach': '10,000' }],
    ['title', 'missing', { title: '' }],
    ['title', 'white space', { title: ' \n\t' }],
    ['message', 'missing', { message: '' }],
    ['icon-url', 'missing', { 'icon-url': '' }],
    ['icon-url', 'http', { 'icon-url': 'http://example.com/icon.png' }],
    ['landing-url', 'relative', { 'landing-url': '/blog' }],
    ['landing-url', 'a script', { 'landing-url': 'javascript:alert(1)' }],
    ['banner-url', 'a data URL', { 'banner-url': 'data:image/png;base64,AAAA' }],
    ['actions', 'no list', { actions: 'text: Go' }],
    ['actions', 'an empty list', { actions: '[]' }],
    ['actions', 'neither YAML nor JSON', { actions: '[{' }],
    ['actions\\[0\\]\\.text', 'a number', { actions: '- { text: 2024, url: "https://example.com" }' }],
    ['actions\\[1\\]\\.url', 'missing', { actions: '[{"text":"a","url":"https://a.example"},{"text":"b"}]' }],
    ['actions\\[0\\]\\.icon', 'unknown', { actions: '[{"text":"a","url":"https://a.example","icon":"x"}]' }],
    ['ttl', 'a text', { ttl: 'soon' }],
    ['ttl', 'a fraction', { ttl: '1.5h' }],
    ['ttl', 'two units', { ttl: '1h30m' }],
    ['ttl', 'too long', { ttl: '9007199254740992' }],
    ['extra-fields', 'a list', { 'extra-fields': '[1]' }],
    ['extra-fields', 'a documented field', { 'extra-fields': 'title: Other' }],
    ['extra-fields', 'a target', { 'extra-fields': '{"target":{"type":"all"}}' }],
    ['extra-fields', 'a number that would change', { 'extra-fields': '{"id":9007199254740993}' }],
    ['extra-fields', 'too deep', { 'extra-fields': '['.repeat(50_000) }],
    ['dry-run', 'yes', { 'dry-run': 'yes' }],
    ['dry-run', 'a typing error', { 'dry-run': 'ture' }],
    ['check-urls', 'a number', { 'check-urls': '1' }],
    ['timeout', 'zero', { timeout: '0' }],
    ['timeout', 'too long', { timeout: '301' }],
    ['retries', 'too many', { retries: '11' }],
    ['retries', 'negative', { retries: '-1' }],
    ['summary', 'no boolean', { summary: 'off' }],
    ['github-token', 'missing', { 'once-key': 'v1', 'github-token': '' }],
  ])('%s: %s', async (name, _wrong, inputs) => {
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
    const names = Object.keys(wrong).map(name => (name === 'target' ? 'audience-id' : name))
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
