import { describe, expect, test } from '@jest/globals'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { checkSendInputs, type SendInputs } from '../../src/inputs/settings.ts'
import { inputNames, rawInputs } from '../helpers/inputs.ts'

const check = (given: Partial<SendInputs>) => {
  const raw = rawInputs(given)
  return checkSendInputs(raw, createSecrets({ apiToken: raw['api-token'], githubToken: raw['github-token'] }))
}
const audience = { target: 'audience', 'audience-id': '5' } as const

test.each(inputNames.filter(name => name !== 'api-token'))('a token in %s is refused, and not quoted', name => {
  for (const token of ['token-0123456789', 'ghs_abcdefgh12345678']) {
    const { problems } = check({
      'github-token': 'ghs_abcdefgh12345678',
      [name]: name === 'github-token' ? token : `${'9'.repeat(91)}${token}`,
    })
    const isOwn = name === 'github-token' && token.startsWith('ghs_')
    const which = token.startsWith('ghs_') ? 'GitHub' : 'API'
    const message = `contains the ${which} token, which would be published; remove it`
    expect(problems.filter(({ input }) => input === name)).toMatchObject(isOwn ? [] : [{ message }])
  }
})

describe('settings', () => {
  test('have their defaults', () => {
    const { settings, problems } = check({})
    expect(problems).toEqual([])
    expect(settings).toEqual({
      baseUrl: 'https://push.example.com',
      apiToken: 'token-0123456789',
      target: 'all',
      timeout: 30,
      retries: 3,
      summary: true,
      dryRun: false,
      checkUrls: false,
    })
  })

  test('are read from text', () => {
    const given = {
      target: 'audience',
      'audience-id': '12',
      'audience-name': 'Readers',
      'max-reach': '0',
      timeout: '300',
      retries: '0',
      summary: 'False',
      'dry-run': 'TRUE',
      'check-urls': 'true',
      'once-key': 'v1',
      'once-per': 'week',
      release: 'v1.2.3',
      'github-token': 'ghs_0123456789',
    }
    expect(check(given).settings).toMatchObject({
      target: 'audience',
      audienceId: 12,
      audienceName: 'Readers',
      maxReach: 0,
      timeout: 300,
      retries: 0,
      summary: false,
      dryRun: true,
      checkUrls: true,
      onceKey: 'v1',
      oncePer: 'week',
      release: 'v1.2.3',
      githubToken: 'ghs_0123456789',
    })
  })

  test.each<[Partial<SendInputs>, string[]]>([
    [{ 'base-url': '', 'api-token': '  ', target: '' }, ['base-url', 'api-token', 'target']],
    [
      { 'base-url': 'http://push.example.com', 'api-token': 'a\nb', target: 'All' },
      ['base-url', 'api-token', 'target'],
    ],
    [{ 'github-token': 'a b', 'check-urls': '1', summary: 'off' }, ['github-token', 'check-urls', 'summary']],
    [{ 'audience-id': '1', 'audience-name': 'a', 'max-reach': '1' }, ['audience-id', 'audience-name', 'max-reach']],
    [{ target: 'audience' }, ['audience-id, audience-name']],
    [{ target: 'audience', 'max-reach': '5' }, ['audience-id, audience-name']],
    [{ ...audience, 'audience-id': '0' }, ['audience-id']],
    [{ target: 'everyone', 'audience-id': 'x' }, ['target', 'audience-id']],
    [{ 'once-key': 'v1' }, ['github-token']],
    [{ release: 'v1' }, ['github-token']],
    [{ 'once-per': 'day' }, ['once-key']],
    [{ 'once-per': 'year', 'once-key': 'v1', 'github-token': 'x' }, ['once-per']],
    [{ timeout: '301', retries: '11', summary: '1', 'dry-run': 'on' }, ['timeout', 'retries', 'summary', 'dry-run']],
    [{ title: 'my token-0123456789', 'utm-source': 'token-0123456789' }, ['title', 'utm-source']],
  ])('%j: wrong are %j', (given, names) => {
    const { settings, problems } = check(given)
    expect(settings).toBeUndefined()
    expect(problems.map(({ input }) => input).sort()).toEqual([...names].sort())
    for (const { message, reason } of problems) {
      expect(reason).toBe('invalid-input')
      expect(message).toMatch(/give|remove|from \d|needs|is missing/)
    }
  })

  test.each<[keyof SendInputs, string, string[]]>([
    ['timeout', '1', ['0', '301']],
    ['timeout', '300', ['1s']],
    ['retries', '10', ['11', '-1']],
    ['audience-id', '1', ['0']],
    ['audience-id', '9007199254740991', ['9007199254740992']],
    ['max-reach', '9007199254740991', ['9007199254740992', '-1']],
  ])('%s may be %s, not %j', (name, right, wrong) => {
    expect(check({ ...audience, [name]: right }).settings).toMatchObject({
      [name.replace(/-r|-i/, part => part.slice(1).toUpperCase())]: Number(right),
    })
    for (const text of wrong) {
      expect(check({ ...audience, [name]: text }).problems).toMatchObject([{ input: name }])
    }
  })
})

describe('an input that may not be read', () => {
  test('is replaced, and its problem is the only one that names it', () => {
    const { inputs, problems, refused } = check({ target: 'token-0123456789', title: 'a token-0123456789' })
    expect(problems.map(({ input }) => input)).toEqual(['title', 'target'])
    expect([inputs.target, inputs.title]).toEqual(['(refused)', '(refused)'])
    expect([...refused]).toEqual(['title', 'target'])
  })

  test('may be too large', () => {
    expect(check({ actions: 'é'.repeat(32_768), 'extra-fields': 'x'.repeat(65_536) }).problems).toEqual([])
    const { problems, inputs } = check({ actions: 'é'.repeat(32_769), 'extra-fields': 'x'.repeat(65_537) })
    expect(problems.map(({ input }) => input)).toEqual(['actions', 'extra-fields'])
    expect(problems[0]?.message).toContain('64 KiB')
    expect(inputs.actions).toBe('(refused)')
  })
})
