import { expect, test } from '@jest/globals'
import { createSecrets } from '../../src/base/secrets.ts'
import { checkSendInputs, guardWords, type SendInputs, sendInputs } from '../../src/inputs/settings.ts'
import { rawInputs } from '../helpers/inputs.ts'

const check = (given: Partial<SendInputs>) => {
  const raw = rawInputs(given)
  const secrets = createSecrets({ apiToken: raw['api-token'], githubToken: raw['github-token'] })
  const { settings, inputs, problems } = checkSendInputs(raw, secrets)
  return { settings, inputs, problems: problems.all, isRefused: (name: string) => problems.isRefused(name) }
}
const token = 'token-0123456789'

test.each(sendInputs.filter(name => name !== 'api-token'))('a token in %s is refused, and not quoted', name => {
  // If the action quoted this value, the truncated quote would end inside the token.
  const { inputs, problems, isRefused } = check({ [name]: `${'9'.repeat(91)}${token}` })
  const message = expect.stringMatching(/^contains the API token, which would be published; remove it, and replace/)
  // An expression may have taken the token from the event, so a re-run would publish it once the secret is replaced.
  expect(problems.filter(({ input }) => input === name)).toMatchObject([{ message, mayBeInEvent: true }])
  expect(inputs[name]).toBe('')
  expect(sendInputs.filter(isRefused)).toEqual([name])
})

test('inputs that are not given have their defaults', () => {
  const { settings, problems } = check({})
  expect(problems).toEqual([])
  const sending = { baseUrl: 'https://push.example.com', apiToken: token, target: 'all', timeout: 30, retries: 3 }
  expect(settings).toEqual({ ...sending, summary: true, dryRun: false, checkUrls: undefined })
})

const guards = [...guardWords].map(([name, word]) => ({ name: name as keyof SendInputs, word }))

test('a guard is an input that can prevent a send, and its word turns it off', () => {
  expect(Object.fromEntries(guardWords)).toEqual({
    'max-reach': 'none',
    'dry-run': 'false',
    'check-urls': 'false',
    'once-key': 'none',
    'once-per': 'ever',
    'send-between': 'always',
    'expected-payload': 'any',
  })
})

test.each(guards)('the guard $name must not be empty, and the problem says that `$word` turns it off', row => {
  const others = { target: 'audience', 'audience-id': '5', 'once-key': 'k', 'github-token': 'ghs_9876543210' }
  const { settings, problems } = check({ ...others, [row.name]: ' ' })
  expect(settings).toBeUndefined()
  expect(problems).toMatchObject([{ input: row.name, reason: 'invalid-input' }])
  expect(problems[0]?.message).toMatch(/^is empty, /)
  expect(problems[0]?.message).toContain(`\`${row.word}\` to turn this guard off`)
})

test.each(guards)('the word of the guard $name is exact', ({ name, word }) => {
  const others = { target: 'audience', 'audience-id': '5', 'once-key': 'k', 'github-token': 'ghs_9876543210' }
  const isKeyOrBoolean = name === 'once-key' || word === 'false'
  const { problems } = check({ ...others, [name]: `${word.charAt(0).toUpperCase()}${word.slice(1)}` })
  expect(problems.map(({ input }) => input)).toEqual(isKeyOrBoolean ? [] : [name])
})

test('the problem of an empty guard has an expression that turns it off', () => {
  const { problems } = check({ 'dry-run': '', 'once-key': '' })
  expect(problems.map(({ message }) => /as in (`.*?`)/.exec(message)?.[1])).toEqual([
    `\`\${{ inputs.dry-run || false }}\``,
    `\`\${{ inputs.once-key || 'none' }}\``,
  ])
})

test('the problem of an empty `dry-run` says that its word sends', () => {
  const { problems } = check({ 'dry-run': '' })
  expect(problems[0]?.message).toMatch(/\. With `false`, the run sends the notification; to only check it, use `true`$/)
})

test('the problem of an empty `expected-payload` has both causes', () => {
  const { problems } = check({ 'expected-payload': '' })
  expect(problems[0]?.message).toMatch(
    /Check the name of the step, and that it made a payload\. If the payload comes from another job, it may contain a secret/,
  )
})

test('a guard that is off counts as not given', () => {
  const off = Object.fromEntries(guardWords)
  expect(check(off)).toMatchObject({ problems: [], inputs: { 'once-key': '', 'once-per': '', 'max-reach': '' } })
  expect(check({ ...off, 'time-zone': 'Europe/Berlin' }).problems).toMatchObject([{ input: 'time-zone' }])
})

test('an empty `once-key` is one problem, even if another input needs it', () => {
  const { problems } = check({ release: 'latest', 'once-key': '', 'github-token': 'ghs_9876543210' })
  expect(problems).toMatchObject([{ input: 'once-key', message: expect.stringMatching(/^is empty/) }])
})

test('an id that GitHub has rewritten is a problem that says to quote it', () => {
  const { problems } = check({ target: 'audience', 'audience-id': '1.23E+15' })
  expect(problems).toMatchObject([{ quoted: '"1.23E+15"', message: expect.stringMatching(/; put it in quotes/) }])
})

const largest = '9007199254740991'
const tooLarge = '9007199254740992'

test.each<{ name: keyof SendInputs; right: string; expected: object; wrong: string[] }>([
  { name: 'target', right: 'audience', expected: { target: 'audience' }, wrong: ['All', 'everyone'] },
  { name: 'audience-id', right: '1', expected: { audienceId: 1 }, wrong: ['0', 'x'] },
  { name: 'audience-id', right: largest, expected: { audienceId: Number(largest) }, wrong: [tooLarge] },
  { name: 'audience-name', right: 'Readers', expected: { audienceName: 'Readers' }, wrong: [] },
  { name: 'max-reach', right: '0', expected: { maxReach: 0 }, wrong: ['-1'] },
  { name: 'max-reach', right: largest, expected: { maxReach: Number(largest) }, wrong: [tooLarge] },
  { name: 'timeout', right: '1', expected: { timeout: 1 }, wrong: ['0', '1s'] },
  { name: 'timeout', right: '300', expected: { timeout: 300 }, wrong: ['301'] },
  { name: 'retries', right: '0', expected: { retries: 0 }, wrong: ['-1'] },
  { name: 'retries', right: '10', expected: { retries: 10 }, wrong: ['11'] },
  { name: 'summary', right: 'False', expected: { summary: false }, wrong: ['off'] },
  { name: 'dry-run', right: 'TRUE', expected: { dryRun: true }, wrong: ['on'] },
  { name: 'check-urls', right: 'true', expected: { checkUrls: { wait: 0 } }, wrong: ['1', '10', '0s', '61m', '1d'] },
  { name: 'check-urls', right: '10m', expected: { checkUrls: { wait: 600 } }, wrong: ['10 m', '-1m', '1.5h', '10M'] },
  { name: 'check-urls', right: '1h', expected: { checkUrls: { wait: 3_600 } }, wrong: ['yes', '3601s'] },
  { name: 'once-key', right: 'v1', expected: { onceKey: 'v1' }, wrong: [] },
  { name: 'once-per', right: 'week', expected: { oncePer: 'week' }, wrong: ['year'] },
  { name: 'once-per', right: 'month', expected: { oncePer: 'month' }, wrong: [] },
  { name: 'release', right: 'v1.2.3', expected: { release: { kind: 'tag', tag: 'v1.2.3' } }, wrong: ['refs/tags/'] },
  { name: 'release-level', right: 'minor', expected: { releaseLevel: 'minor' }, wrong: ['tiny', 'Major', '1'] },
  { name: 'release-level', right: 'prerelease', expected: { releaseLevel: 'prerelease' }, wrong: ['pre-release'] },
  { name: 'max-age', right: '3d', expected: { maxAge: 259_200 }, wrong: ['3 days', '-1', 'old'] },
  {
    name: 'send-between',
    right: '09:00-20:00',
    expected: { sendBetween: { from: 540, to: 1_200 } },
    wrong: ['9:00-20:00', '09:00', '09:00-25:00', '09:60-20:00'],
  },
  {
    name: 'send-between',
    right: '20:00-02:00',
    expected: { sendBetween: { from: 1_200, to: 120 } },
    wrong: ['20:00-20:00', '00:00-00:00'],
  },
  {
    name: 'send-between',
    right: '00:00-24:00',
    expected: { sendBetween: { from: 0, to: 1_440 } },
    wrong: ['24:00-01:00', '00:00-24:01'],
  },
  { name: 'time-zone', right: 'Europe/Berlin', expected: { timeZone: 'Europe/Berlin' }, wrong: ['Berlin'] },
  {
    name: 'expected-payload',
    right: '{"a":1}',
    expected: { expectedPayload: { a: 1 } },
    wrong: ['', '[]', 'null', '"any"', 'none', '{'],
  },
  { name: 'expected-payload', right: 'any', expected: { expectedPayload: undefined }, wrong: [] },
  { name: 'github-token', right: 'ghs_0123456789', expected: { githubToken: 'ghs_0123456789' }, wrong: ['a b'] },
])('the input $name may be $right, which means $expected, but not $wrong', ({ name, right, expected, wrong }) => {
  const others = {
    target: 'audience',
    'audience-id': '5',
    'once-key': 'k',
    'once-per': 'day',
    'github-token': 'ghs_9876543210',
  }
  expect(check({ ...others, [name]: right }).settings).toMatchObject(expected)
  for (const text of wrong) expect(check({ ...others, [name]: text }).problems).toMatchObject([{ input: name }])
})

test.each([
  { event: 'schedule', release: 'latest', maxAge: undefined, expected: 604_800 },
  { event: 'release', release: 'latest', maxAge: undefined, expected: 604_800 },
  { event: 'release', release: '', maxAge: undefined, expected: 2_592_000 },
  { event: 'release', release: '', maxAge: '1d', expected: 86_400 },
  { event: 'release', release: 'v1', maxAge: undefined, expected: undefined },
  { event: 'schedule', release: '', maxAge: undefined, expected: undefined },
])('on $event, with the release "$release" and max-age $maxAge, the maximum age is $expected s', row => {
  const { event, release, maxAge = '', expected } = row
  const raw = rawInputs({ release, 'max-age': maxAge, 'once-key': 'k', 'github-token': 'ghs_9876543210' })
  const secrets = createSecrets({ apiToken: raw['api-token'], githubToken: raw['github-token'] })
  expect(checkSendInputs(raw, secrets, event).settings?.maxAge).toBe(expected)
})

test('the latest release needs a key without a period, because otherwise a later run would announce it again', () => {
  const latest = { target: 'all', release: 'latest', 'github-token': 'ghs_9876543210' }
  const hint =
    'Careful: a new key has no record yet, so the first run with it sends again, even what was already announced'
  const expected = { release: { kind: 'latest' }, maxAge: 604_800 }
  expect(check({ ...latest, 'once-key': 'k' }).settings).toMatchObject(expected)
  expect(check(latest).problems).toMatchObject([{ input: 'once-key', hint }])
  expect(check({ ...latest, 'once-key': 'k', 'once-per': 'day' }).problems).toMatchObject([{ input: 'once-per', hint }])
})

test.each<{ given: Partial<SendInputs>; wrong: string[] }>([
  { given: { 'base-url': '', 'api-token': '  ', target: '' }, wrong: ['api-token', 'base-url', 'target'] },
  { given: { 'base-url': 'http://push.example.com', 'api-token': 'a\nb' }, wrong: ['api-token', 'base-url'] },
  {
    given: { 'audience-id': '1', 'audience-name': 'a', 'max-reach': '1' },
    wrong: ['audience-id', 'audience-name', 'max-reach'],
  },
  { given: { target: 'audience', 'max-reach': '5' }, wrong: ['audience-id', 'audience-name'] },
  { given: { 'once-key': 'v1' }, wrong: ['github-token'] },
  { given: { release: 'v1' }, wrong: ['github-token'] },
  { given: { 'once-per': 'day' }, wrong: ['once-key'] },
  { given: { 'time-zone': 'Europe/Berlin' }, wrong: ['time-zone'] },
])('the inputs $given have problems with $wrong', ({ given, wrong }) => {
  const { settings, problems } = check(given)
  expect(settings).toBeUndefined()
  expect(problems.flatMap(({ input, otherInputs = [] }) => [input, ...otherInputs]).sort()).toEqual(wrong)
  for (const { message, reason } of problems) {
    expect(reason).toBe('invalid-input')
    expect(message).toMatch(/use|set|remove|needs/)
  }
})

test('a YAML input of more than 16 KiB is refused', () => {
  expect(check({ actions: 'é'.repeat(8_192), 'extra-fields': 'x'.repeat(16_384) }).problems).toEqual([])
  const { inputs, problems, isRefused } = check({ actions: 'é'.repeat(8_193), 'extra-fields': 'x'.repeat(16_385) })
  expect(problems.map(({ input }) => input)).toEqual(['actions', 'extra-fields'])
  expect(problems[0]?.message).toMatch(/^is larger than 16 KiB; shorten it /)
  expect(inputs.actions).toBe('')
  expect(isRefused('actions')).toBe(true)
})
