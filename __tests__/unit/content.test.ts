import { describe, expect, test } from '@jest/globals'
import { contentFromEvent, type DerivedContent } from '../../src/content/derived.ts'
import type { Contribution } from '../../src/content/fields.ts'
import { combine, noFields } from '../../src/content/merge.ts'
import { type CheckedInputs, fieldsFromInputs, readContent } from '../../src/content/read.ts'
import { parseFields } from '../../src/content/schema.ts'
import { checkPayloadFile, fieldsFromFile, readExtraFields } from '../../src/content/yaml-inputs.ts'
import { inputFailure, type Problem, pathText, problem, problemText } from '../../src/inputs/problems.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import type { SendInputs } from '../../src/inputs/settings.ts'
import { bodyOf } from '../../src/push/delivery.ts'
import { rawInputs } from '../helpers/inputs.ts'

const none = { title: '', message: '', 'icon-url': '', 'landing-url': '' }
const secrets = createSecrets({ apiToken: 'token-0123456789', githubToken: 'ghs_0123456789' })
const inputs = (given: Partial<SendInputs>) => fieldsFromInputs(rawInputs(given), secrets)
const file = (text: string) => fieldsFromFile('push.yml', { text }, secrets)
const derived = (parts: Record<string, string>, missing = ''): DerivedContent => {
  const part = (field: string) => (parts[field] === undefined ? { missing } : { value: parts[field] })
  const fields = {
    title: part('title'),
    message: part('message'),
    icon_url: part('icon_url'),
    landing_url: part('landing_url'),
  }
  return { kind: 'content', source: 'event', fields }
}
const parts = { title: 'E', message: 'E', icon_url: 'https://e.example/', landing_url: 'https://e.example/' }
const event = derived(parts)
const merge = (given: Contribution, read = noFields, from: DerivedContent = { kind: 'none', event: 'push' }) =>
  combine(given, read, from, secrets)
const problemsOf = (combined: object) =>
  'problems' in combined ? (combined.problems as Problem[]).map(({ input }) => input) : []

describe('combine', () => {
  test('prefers inputs to the file, and the file to the event', async () => {
    const given = await inputs({ ...none, title: 'I', ttl: '1m' })
    const read = await file('title: F\nmessage: F\nttl: 5\nutm_source: F')
    expect(merge(given, read, event)).toStrictEqual({
      content: {
        notification: {
          title: 'I',
          message: 'F',
          icon_url: 'https://e.example/',
          landing_url: 'https://e.example/',
          utm_source: 'F',
          ttl: 60,
        },
        sources: {
          title: 'input',
          message: 'file',
          icon_url: 'event',
          landing_url: 'event',
          utm_source: 'file',
          ttl: 'input',
        },
      },
    })
  })

  test('names every field that is missing everywhere, those that are missing for the same reason in one problem', async () => {
    const combined = merge(await inputs(none))
    expect(problemsOf(combined)).toEqual(['title, message, icon-url, landing-url'])
    expect(JSON.stringify(combined)).toContain('are missing (the event `push` has no content;')
    const some = merge(await inputs({ ...none, title: 'a' }), undefined, derived({}, 'the release has no notes'))
    expect(problemsOf(some)).toEqual(['message, icon-url, landing-url'])
    expect(JSON.stringify(some)).toContain('are missing (the release has no notes); give them as inputs')
    const different = derived({ title: 'E' }, 'the release has no notes')
    if (different.kind === 'content') different.fields.icon_url = { missing: 'the event has no owner' }
    expect(merge(await inputs({ ...none, 'landing-url': 'https://a.example' }), undefined, different)).toMatchObject({
      problems: [
        { input: 'message', message: expect.stringContaining('is missing (the release has no notes); give it as') },
        { input: 'icon-url', message: expect.stringContaining('is missing (the event has no owner)') },
      ],
    })
  })

  test('says which event gave nothing, and which would', async () => {
    const said = async (event: DerivedContent) => JSON.stringify(merge(await inputs({ title: '' }), undefined, event))
    expect(await said({ kind: 'none', event: 'push' })).toContain(
      'the event `push` has no content; only a `release` or `deployment_status` event',
    )
    for (const event of ['`::x', 'x`::x', 'x'.repeat(41)])
      expect(await said({ kind: 'none', event })).toMatch(/^(?!.*the event `).*this event/)
    expect(await said({ kind: 'none' })).not.toContain('event')
    expect(await said(event)).not.toContain('supply')
  })

  test('skips only what was to come from the event', async () => {
    const silent: DerivedContent = { kind: 'not-announceable', because: { kind: 'draft' } }
    expect(merge(await inputs({ title: '' }), undefined, silent)).toEqual({ skip: { kind: 'draft' } })
    expect(merge(await inputs({}), undefined, silent)).toHaveProperty('content')
    expect(problemsOf(merge(await inputs({ title: '', ttl: 'x' }), undefined, silent))).toEqual(['ttl'])
  })

  test('does not trust the event', async () => {
    const bad = derived({ ...parts, title: ' ', icon_url: 'http://e.example/' })
    const combined = merge(await inputs(none), undefined, bad)
    expect(problemsOf(combined)).toEqual(['title', 'icon-url'])
    for (const { message } of 'problems' in combined ? combined.problems : [])
      expect(message).toMatch(/^in the event, \S/)
  })

  test.each([
    ['', true, true],
    ['', false, undefined],
    ['I', true, undefined],
  ])(
    'with the message %j says of one from a list (%s) whether it is that entry: %s',
    async (message, isFirst, said) => {
      const listed = derived(parts)
      if (listed.kind === 'content' && isFirst) listed.fields.message = { value: 'E', isFirstEntry: true }
      const combined = merge(await inputs({ ...none, message }), undefined, listed)
      expect('content' in combined && combined.content.firstEntry).toBe(said)
    },
  )

  test('reports what is wrong in the file although an input wins over it', async () => {
    expect(problemsOf(merge(await inputs({}), await file('title: 5')))).toEqual(['payload-file'])
  })
})

describe('readContent', () => {
  const fileText = 'title: F\nmessage: F\nicon_url: https://f.example\nlanding_url: https://f.example'
  const release = { tag_name: 'v1', name: 'One', body: 'R', draft: false, html_url: 'https://r.example/' }
  const repository = { name: 'site', private: false, owner: { avatar_url: 'https://r.example/' } }

  /** What is read, what was asked for it, and the failure if there is one. */
  async function read(given: Partial<SendInputs>, text = fileText, more: Partial<CheckedInputs> = {}) {
    const asked: string[] = []
    const result: unknown = await readContent(
      { inputs: rawInputs(given), refused: new Set(), problems: [], ...more },
      {
        secrets,
        readFile: async path => ({ text: asked.push(path) > 0 ? text : '' }),
        readEvent: async () => {
          asked.push('event')
          return { name: 'release', payload: { action: 'released', release, repository } }
        },
        fetchRelease: async () => {
          asked.push('release')
          return { release, repository }
        },
      },
    ).catch(failure => failure)
    return { result, asked }
  }

  test.each<[string, Partial<SendInputs>, string[], object]>([
    ['inputs', {}, [], { content: { notification: { title: 'Hello' }, sources: { title: 'input' } }, extraFields: {} }],
    ['a file', { ...none, 'payload-file': 'f.yml' }, ['f.yml'], { content: { notification: { title: 'F' } } }],
    [
      'both',
      { title: '', 'payload-file': 'f.yml' },
      ['f.yml'],
      { content: { sources: { title: 'file', message: 'input' } } },
    ],
    ['further fields', { 'extra-fields': 'a: 1' }, [], { extraFields: { a: 1 } }],
    [
      'the release',
      { ...none, release: 'v1' },
      ['release'],
      { content: { notification: { title: 'site One' }, sources: { title: 'release' } } },
    ],
    ['no release that is not needed', { release: 'v1' }, [], { content: { notification: { title: 'Hello' } } }],
    [
      'the event, with a key',
      { ...none, 'once-key': 'k' },
      ['event'],
      { content: { notification: { title: 'site One' } } },
    ],
    ['an event that is not announced', none, ['event'], { skip: { kind: 'activity', found: 'released' } }],
  ])('reads %s', async (_, given, asked, expected) => {
    const found = await read(given)
    expect(found).toMatchObject({ result: expected, asked })
    expect(found.result).toEqual(expect.not.objectContaining({ message: expect.anything() }))
  })

  const user = 'https://user@a.example/'
  test.each<[string, Partial<SendInputs>, string, RegExp[], string[]]>([
    ['inputs', { ttl: 'x', 'icon-url': 'y' }, fileText, [/icon-url/, /ttl/], []],
    ['a file', { 'payload-file': 'f.yml' }, 'titel: a', [/titel/], ['f.yml']],
    ['further fields', { 'extra-fields': 'title: a' }, fileText, [/extra-fields/], []],
    [
      'all of them, before a release is fetched',
      { ...none, release: 'v1', ttl: 'x', 'payload-file': 'f.yml', 'extra-fields': '5' },
      'titel: a',
      [/^.*3 problems/, /ttl/, /titel/, /extra-fields/],
      ['f.yml'],
    ],
    [
      'further fields, although the event is not announced',
      { ...none, 'extra-fields': '5' },
      '',
      [/extra-fields/],
      ['event'],
    ],
    ['a user in a URL to be checked', { 'icon-url': user, 'check-urls': 'true' }, '', [/icon-url/], []],
    [
      'a user in a URL of a file that is wrong as well',
      { 'payload-file': 'f.yml', 'check-urls': 'true', 'icon-url': '' },
      `ttl: x\nicon_url: ${user}`,
      [/ttl/, /icon-url/],
      ['f.yml'],
    ],
    ['what was found before', {}, fileText, [/summary.*is wrong/], []],
  ])('refuses what is wrong in %s', async (what, given, text, wrong, asked) => {
    const known = { problems: what === 'what was found before' ? [problem('summary', 'is wrong')] : [] }
    const { result, asked: really } = await read(given, text, known)
    expect(result).toBeInstanceOf(Error)
    for (const pattern of wrong) expect((result as Error).message).toMatch(pattern)
    expect(really).toEqual(asked)
  })

  test('takes a user in a URL if no URL is checked', async () => {
    expect((await read({ 'icon-url': user })).result).toMatchObject({ content: { notification: { icon_url: user } } })
  })

  test.each([
    ['ttl', { ttl: 'x' }],
    ['extra-fields', { 'extra-fields': '5' }],
    ['payload-file', { 'payload-file': 'f.yml' }],
  ])('says nothing more of the input %s, if that was refused before', async (input, given) => {
    const known = { refused: new Set([input]), problems: [problem(input, 'contains a token')] }
    const { result } = await read(given, 'titel: a', known)
    expect((result as Error).message).toMatch(/^[^\n]*contains a token[^\n]*$/)
  })
})

describe('fieldsFromInputs', () => {
  test('keeps valid fields if others are wrong', async () => {
    const { fields, given, problems } = await inputs({ 'icon-url': 'icon.png', ttl: 'soon', 'utm-source': 'a' })
    expect(fields).toEqual({ title: 'Hello', message: 'World', landing_url: 'https://example.com/', utm_source: 'a' })
    expect([...given].sort()).toEqual(['icon_url', 'landing_url', 'message', 'title', 'ttl', 'utm_source'])
    expect(problems.map(({ input }) => input).sort()).toEqual(['icon-url', 'ttl'])
  })

  test('refuses a text of which nothing would be seen', async () => {
    const { problems } = await inputs({ title: '\u200b', message: '\u2800\u3164', 'utm-source': '\u2060' })
    expect(problems.map(({ input }) => input).sort()).toEqual(['message', 'title', 'utm-source'])
    expect((await inputs({ title: '\u200b👋🏽', message: 'سلام' })).problems).toEqual([])
  })

  test('trims the texts of buttons, and refuses blank ones', async () => {
    const { fields } = await inputs({ actions: '- { text: " a ", url: " https://a.example " }' })
    expect(fields.actions).toEqual([{ text: 'a', url: 'https://a.example' }])
  })

  test.each<[string, string[]]>([
    ['5', ['actions']],
    ['null', ['actions']],
    ['{}', ['actions']],
    ['[]', ['actions']],
    ['[[]]', ['actions[0]']],
    ['[null]', ['actions[0]']],
    ['[x]', ['actions[0]']],
    ['[{}]', ['actions[0].text', 'actions[0].url']],
    ['[{text: "", url: ""}]', ['actions[0].text', 'actions[0].url']],
    ['[{text: yes, url: "https://a.example"}]', []],
    ['[{text: true, url: "https://a.example"}]', ['actions[0].text']],
    ['[{text: 2024, url: "https://a.example"}]', ['actions[0].text']],
    ['[{text: [a], url: "https://a.example"}]', ['actions[0].text']],
    ['[{text: a, url: "a.example"}]', ['actions[0].url']],
    ['[{text: a, url: "https://a.example", Text: b}]', ['actions[0].Text']],
    ['[{text: a, url: "https://a.example", __proto__: {}}]', ['actions[0].__proto__']],
    ['[{text: a, url: "https://a.example"}, {url: "https://a.example"}]', ['actions[1].text']],
    ['a: [', ['actions']],
    ['[{text: a, url: "https://a.example"}, 1e999]', ['actions[1]']],
    ['1e999', ['actions']],
  ])('actions %s: wrong are %j', async (actions, places) => {
    const { problems } = await inputs({ actions })
    expect(problems.map(({ input, path = [] }) => pathText([input, ...path]))).toEqual(places)
    if (actions.includes('2024')) expect(problems[0]?.message).toMatch(/in quotes/)
  })
})

test.each([
  ['- text: a\n  url: b', { line: 2, column: 8 }],
  ['- text: a\n  url: [', { line: 2, column: 9 }],
])('a problem of the buttons %j has its place', async (actions, place) => {
  const { problems } = await inputs({ actions })
  expect(problems).toMatchObject([{ input: 'actions', place }])
})

describe('fieldsFromFile', () => {
  test('of a file that cannot be read is that problem', async () => {
    const unread = problem('payload-file', 'cannot be read')
    expect(await fieldsFromFile('push.yml', { problem: unread }, secrets)).toMatchObject({
      fields: {},
      problems: [unread],
    })
  })

  test.each<[string, RegExp[]]>([
    ['Title: a', [/`Title` is not a field.*; did you mean `title`\?/]],
    ['mesage: a', [/`mesage` is not a field.*; did you mean `message`\?/]],
    ['icon-url: a', [/`icon-url` is not a field.*; did you mean `icon_url`\?/]],
    ['headline: a', [/`headline` is not a field.*; the fields are title, message, /]],
    ['title:\n  a: 1', [/line 2, column 3: `title` is a mapping/]],
    ['title: true', [/`title` is the boolean true; give text in quotes/]],
    ['title: 5', [/`title` is the number 5; give text in quotes/]],
    ['', [/push\.yml: is empty/]],
    ['- title: a', [/push\.yml.*is a list/]],
    ['Hello', [/push\.yml.*is text/]],
    ['target: { type: all }', [/`target` cannot be set in a payload file; set the input `target` in the workflow/]],
    ['__proto__: { title: a }', [/line 1.*`__proto__` is not a field/]],
    ['icon_url: http://a.example/', [/`icon_url` .* is http/]],
    ['ttl: ""', [/`ttl` is text/]],
    ['ttl: 1h', [/`ttl` is text; give a whole number of seconds/]],
    ['ttl: 0.5', [/`ttl` is 0.5/]],
    ['ttl: -1', [/`ttl` is -1/]],
    ['actions: []', [/`actions` is an empty list/]],
    ['actions: [{ text: " ", url: "https://a.example" }]', [/`actions\[0\]\.text` is blank/]],
    [
      'title: ""\nmessage: " "\nttl: null\nactions:',
      [/`title` is blank/, /`message` is blank/, /`ttl` is null/, /`actions` is null/],
    ],
    [
      'title: "\\u200b\\u00ad"\nmessage: "\\u2800 \\u0007"',
      [/`title` has no visible character/, /`message` has no visible character/],
    ],
    ['actions:\n- text: a\n  url: b', [/line 3, column 8: `actions\[0\]\.url`/]],
    ['ttl: 9007199254740993', [/line 1, column 6: `ttl` is 9007199254740993, which is outside the range/]],
  ])('%j', async (text, wrong) => {
    const { problems } = await file(text)
    expect(problems).toHaveLength(wrong.length)
    for (const [index, pattern] of wrong.entries()) expect(problemText(problems[index] as Problem)).toMatch(pattern)
    for (const { input, reason } of problems)
      expect({ input, reason }).toEqual({ input: 'payload-file', reason: 'invalid-input' })
  })

  test.each([0, Number.MAX_SAFE_INTEGER])('ttl may be %d', async ttl => {
    expect(await file(`ttl: ${ttl}`)).toMatchObject({ fields: { ttl }, problems: [] })
  })

  test.each(['ttl: 3600', 'ttl: 3600.0', 'ttl: 36e2', 'ttl: 0xE10'])('%s is 3600', async text => {
    expect((await file(text)).fields).toEqual({ ttl: 3600 })
  })
})

test('every problem of a text is reported in the order of its lines, each with its field and place', async () => {
  const { problems } = await file('ttl: 9007199254740993\ntitel: a\ntitle: ""\nbanner_url: !x b\nactions: [{}]')
  expect(problems.map(problemText)).toEqual([
    expect.stringContaining('line 1, column 6: `ttl` is 9007199254740993'),
    expect.stringContaining('line 2, column 8: `titel` is not a field of a notification; did you mean `title`?'),
    expect.stringContaining('line 3, column 8: `title` is blank'),
    expect.stringContaining('line 4, column 16: `banner_url` has the tag !x'),
    expect.stringContaining('line 5, column 11: `actions[0].text` is missing'),
    expect.stringContaining('`actions[0].url` is missing'),
  ])
})

test('a token at the end of a shortened message, or in escapes, is refused and not quoted', async () => {
  const body = `${'word '.repeat(21)}token-0123456789 and more words that do not fit`
  const payload = {
    action: 'published',
    release: { name: '1', body, html_url: 'https://e.example/' },
    repository: { name: 'r', private: false, owner: { avatar_url: 'https://e.example/' } },
  }
  const release = await contentFromEvent({ name: 'release', payload }, false)
  const combined = merge(await inputs({ message: '' }), undefined, release)
  expect(combined).toMatchObject({
    problems: [{ input: 'message', message: expect.stringContaining('the API token') }],
  })
  for (const text of [
    'title: "\\u0074oken-0123456789"\nttl: x',
    'a: "\\x74oken-0123456789"\nttl: x',
    'ghs_0123456789: a',
    '# token-0123456789',
    '"token-0123456789',
    `icon_url: ${'x'.repeat(91)}token-0123456789`,
  ]) {
    const { problems } = await file(text)
    expect(problems).toMatchObject([
      { input: 'payload-file', file: 'push.yml', message: expect.stringMatching(/^contains the/) },
    ])
    expect(JSON.stringify(problems)).not.toMatch(/0123|oken-/)
  }
})

describe('of many problems, the first hundred are listed and all are counted', () => {
  const keys = Array.from({ length: 1_000 }, (_, index) => `k${index}: 1\n`).join('')

  test('in a file that is sent', async () => {
    const { problems } = await file(`title: 5\n${keys}`)
    expect(problems).toHaveLength(101)
    const text = inputFailure([...problems, problem('ttl', 'is wrong')]).message.split('\n')
    expect(text).toHaveLength(102)
    expect(text[0]).toBe('1002 problems:')
    expect(text.slice(-2)).toEqual([expect.stringContaining('`k98` is not a field'), '- and 902 more'])
  })

  test('but those of very many buttons are one, rather than an overflow', () => {
    const read = { value: { title: 'a', actions: Array(200_000).fill({}) }, placeOf: () => undefined, problems: [] }
    const message = 'has too many elements to check; give fewer'
    expect(parseFields({ input: 'payload-file' }, read)).toMatchObject({ fields: {}, problems: [{ message }] })
  })

  test('in a file that is previewed', async () => {
    const { problems } = await checkPayloadFile('a.yml', { text: keys }, await inputs(none), secrets)
    expect(problems).toHaveLength(101)
    expect(problems.at(-1)).toMatchObject({ message: 'has 904 more problems', count: 904 })
  })

  test('in a file that repeats one key', async () => {
    const { problems } = await checkPayloadFile('a.yml', { text: 'a: 1\n'.repeat(300) }, await inputs(none), secrets)
    expect(problems).toHaveLength(101)
    expect(problems.at(-1)).toMatchObject({ count: 199 })
  })
})

describe('checkPayloadFile', () => {
  const whole = 'title: F\nmessage: F\nicon_url: https://f.example\nlanding_url: https://f.example'
  const check = async (text: string, given: Partial<SendInputs> = {}) =>
    checkPayloadFile('a.yml', { text }, await inputs({ ...none, ...given }), secrets)

  test('says where each value is', async () => {
    expect((await check(whole)).placeOf(['message'])).toEqual({ line: 2, column: 10 })
  })

  test('gives a whole notification, in which inputs win', async () => {
    expect(await check(whole, { title: 'I' })).toMatchObject({
      content: { notification: { title: 'I', message: 'F' }, sources: { title: 'input', message: 'file' } },
    })
  })

  test('says at the first line what is missing, with all that is wrong', async () => {
    const result = await check('title: 5\nicon_url: https://f.example', { 'landing-url': 'https://i.example' })
    expect(result).toMatchObject({
      problems: [
        { input: 'payload-file', file: 'a.yml', path: ['message'], place: { line: 1, column: 1 } },
        { file: 'a.yml', path: ['title'], place: { line: 1, column: 8 } },
      ],
    })
  })

  test.each(whole.split('\n'))('gives none without %j', async line => {
    const result = await check(whole.replace(line, ''))
    expect(result).not.toHaveProperty('content')
    expect(result.problems).toMatchObject([{ path: [line.split(':')[0]], place: { line: 1, column: 1 } }])
  })

  test('is silent on a file if only an input is wrong', async () => {
    expect(await check(whole, { ttl: 'x' })).toMatchObject({ problems: [] })
  })

  test('ignores $schema, by which editors find the schema', async () => {
    expect(await check(`$schema: x\n${whole}`)).toHaveProperty('content')
  })
})

describe('readExtraFields', () => {
  test.each<[string, unknown]>([
    ['{}', {}],
    ['a: 1\nb: [x, null, { c: true }]', { a: 1, b: ['x', null, { c: true }] }],
    ['Title: a', { Title: 'a' }],
    ['constructor: 1\ntoString: 2', { constructor: 1, toString: 2 }],
  ])('%j', async (text, fields) => expect(await readExtraFields(text, secrets)).toEqual({ fields, problems: [] }))

  test.each(
    'title message icon_url banner_url landing_url actions utm_source utm_medium utm_campaign ttl target'.split(' '),
  )('not %s', async name => {
    const text = JSON.stringify({ other: 1, [name]: 1 })
    const { fields, problems } = await readExtraFields(text, secrets)
    expect(fields).toEqual({})
    const message = expect.stringContaining(`\`${name.replaceAll('_', '-')}\``)
    const place = { line: 1, column: text.length - 1 }
    expect(problems).toMatchObject([{ input: 'extra-fields', path: [name], place, message }])
  })

  test.each(['5', '[]', 'null', '# nothing', 'text', 'a: [', 'a: 1e999'])('not %j', async text => {
    expect((await readExtraFields(text, secrets)).problems).toMatchObject([
      { input: 'extra-fields', reason: 'invalid-input' },
    ])
  })
})

describe('the body', () => {
  const notification = { title: 'a', message: 'b', icon_url: 'https://a.example', landing_url: 'https://a.example' }
  test('says who receives it, whatever the other fields are', () => {
    const further = JSON.parse('{"__proto__":{"target":1},"a":1}')
    expect(bodyOf(notification, { type: 'all' }, further)).toBe(
      '{"title":"a","message":"b","icon_url":"https://a.example","landing_url":"https://a.example","target":{"type":"all"},"__proto__":{"target":1},"a":1}',
    )
    const audience = { id: 7, name: 'n', reach: 3 }
    const body = JSON.parse(bodyOf(notification, { type: 'audience', audience }, {}))
    expect(body.target).toEqual({ type: 'audience', value: 7 })
  })
})
