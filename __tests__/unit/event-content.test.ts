import { createRequire } from 'node:module'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { DerivedContent } from '../../src/content/derived.ts'
import { contentFromEvent, type RunnerEvent } from '../../src/content/event.ts'
import { contentFromRelease } from '../../src/content/release.ts'
import { releaseTitles } from '../fixtures/release-bodies.ts'

interface Examples {
  name: string
  examples: Record<string, unknown>[]
}

const require = createRequire(import.meta.url)
const onGitHub: Examples[] = require('@octokit/webhooks-examples')
const onServer: Examples[] = require('@octokit/webhooks-examples/ghes-35/index.json')

/** Values in a payload by their paths. */
type Values = Record<string, unknown>

/** A real payload of the event that has all `wanted` values. */
function example(name: string, wanted: Values, from = onGitHub): Values {
  const hasAll = (payload: Values) => Object.entries(wanted).every(([path, value]) => at(payload, path) === value)
  const payload = from.find(event => event.name === name)?.examples.find(hasAll)
  if (payload === undefined) throw new Error(`no such example of ${name}`)
  return payload
}

function at(payload: Values, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Values | null | undefined)?.[key], payload)
}

/** A copy with other values; a path that leads through none any more is passed over. */
function changed(payload: Values, values: Values): Values {
  const copy = { whole: structuredClone(payload) }
  for (const [path, value] of Object.entries(values)) {
    const [, parent, key = ''] = /^(.*)\.(.*)$/.exec(`whole.${path}`) ?? []
    const holder = at(copy, parent ?? '')
    if (typeof holder === 'object' && holder !== null) Object.assign(holder, { [key]: value })
  }
  return copy.whole
}

const derive = (event: RunnerEvent, hasOnceKey = false) => contentFromEvent(event, hasOnceKey)
const published = example('release', { action: 'published' })
const deployed = example('deployment_status', { 'deployment_status.state': 'success' })
const release = (values: Values = {}) => derive({ name: 'release', payload: changed(published, values) })
const deployment = (values: Values = {}) => derive({ name: 'deployment_status', payload: changed(deployed, values) })

function contentOf(derived: DerivedContent) {
  if (derived.kind !== 'content') throw new Error(`${derived.kind} instead of content`)
  return derived
}

const icon = 'https://avatars1.githubusercontent.com/u/21031067?v=4&s=200'

describe('a release', () => {
  test('without name and notes, as GitHub sends it', async () => {
    expect(await release()).toMatchObject({
      kind: 'content',
      fields: {
        title: 'Hello-World 0.0.1',
        message: 'Release notes are out.',
        icon_url: icon,
        landing_url: 'https://github.com/Codertocat/Hello-World/releases/tag/0.0.1',
      },
      missing: {},
    })
  })

  test('as GitHub Enterprise Server sends it', async () => {
    const payload = example('release', { action: 'published' }, onServer)
    expect(contentOf(await derive({ name: 'release', payload })).fields).toEqual({
      title: 'Hello-World 0.0.1',
      message: 'Release notes are out.',
      icon_url: 'https://octocoders.github.io/avatars/u/4?s=200',
      landing_url: 'https://octocoders.github.io/Codertocat/Hello-World/releases/tag/0.0.1',
    })
  })

  test('with name and notes', async () => {
    const { fields } = contentOf(
      await release({
        'release.name': '  Spring\n\trelease \u202e🌷\u0000 ',
        'release.body': '## News\r\n\r\n**Dark** mode &amp; more :tada:\r\n\r\n- one',
      }),
    )
    expect(fields.title).toBe('Hello-World Spring release 🌷')
    expect(fields.message).toBe('Dark mode & more :tada:')
  })

  test('has its notes cut to 120 graphemes at the end of a word', async () => {
    const { fields } = contentOf(await release({ 'release.body': 'words, '.repeat(100) }))
    expect(fields.message).toBe(`${'words, '.repeat(16)}words…`)
  })

  test.each([
    null,
    '',
    ' \r\n',
    '![x](https://example.com/x.png)',
    '**Full Changelog**: https://github.com/o/r/compare/a...b',
  ])('has notes without text: %j', async body => {
    const { fields } = contentOf(await release({ 'release.body': body }))
    expect(fields.message).toBe('Release notes are out.')
  })

  test.each(['', ' \t', null, 7, '\u200b'])('is named by its tag if its name is %j', async name => {
    const { fields } = contentOf(await release({ 'release.name': name }))
    expect(fields.title).toBe('Hello-World 0.0.1')
  })

  test('is announced as a prerelease too', async () => {
    const before = await release()
    expect(await release({ 'release.prerelease': true })).toEqual(before)
  })

  const activities = onGitHub.find(event => event.name === 'release')?.examples.map(({ action }) => action) ?? []
  const others = [...new Set(activities)].filter(action => action !== 'published' && action !== 'released')

  test.each([...others, 'unpublished'])('is not announced when it is %s', async action => {
    expect(await release({ action: action })).toEqual({
      kind: 'not-announceable',
      because: `the release event's activity is \`${action}\`; only \`published\` is announced`,
    })
  })

  test('is announced on `released` only with a key that makes one notification of both events', async () => {
    const event = { name: 'release', payload: changed(published, { action: 'released' }) }
    expect(await derive(event)).toEqual({
      kind: 'not-announceable',
      because: expect.stringContaining('`released` is announced only with `once-key`'),
    })
    expect(await derive(event, true)).toEqual(await release())
    const draft = { name: 'release', payload: changed(published, { action: 'released', 'release.draft': true }) }
    expect(await derive(draft, true)).toMatchObject({ kind: 'not-announceable' })
  })

  test.each([
    [
      'private, with a homepage',
      { 'repository.private': true, 'repository.homepage': 'https://octo.example' },
      'https://octo.example',
    ],
    [
      'internal',
      { 'repository.visibility': 'internal', 'repository.homepage': 'http://octo.example' },
      'http://octo.example',
    ],
    [
      'of unknown visibility',
      { 'repository.private': undefined, 'repository.homepage': 'https://o.example' },
      'https://o.example',
    ],
    ['private, without a homepage', { 'repository.private': true, 'repository.homepage': null }, undefined],
    [
      'private, with a homepage that is not a page',
      { 'repository.private': true, 'repository.homepage': 'octo.example' },
      undefined,
    ],
  ])('leads subscribers to a page that they can open from a repository that is %s', async (_, values, page) => {
    const { fields, missing } = contentOf(await release(values))
    expect(fields.landing_url).toBe(page)
    expect(missing.landing_url ?? '').toMatch(page ? /^$/ : /private, so .* no homepage/)
  })

  test.each(releaseTitles)('$name ($tag) in $repository is called $title', async ({ repository, name, tag, title }) => {
    const { fields } = contentOf(
      await release({ 'repository.name': repository, 'release.name': name, 'release.tag_name': tag }),
    )
    expect(fields.title).toBe(title)
  })

  test.each([
    ['- one\n- two', true],
    ['One.\n\n- two', false],
    ['', false],
  ])('with the notes %j says whether its message is the first entry of a list: %s', async (body, firstEntry) => {
    expect(contentOf(await release({ 'release.body': body })).firstEntry).toBe(firstEntry)
  })

  test('that the input names is the same, and GitHub is named as the source', async () => {
    const { release: given, repository } = published as { release: unknown; repository: unknown }
    expect(await contentFromRelease({ release: given, repository })).toEqual({
      ...(await release()),
      source: 'release',
    })
    expect(await contentFromRelease({ release: { draft: true }, repository })).toMatchObject({
      kind: 'not-announceable',
    })
    const { missing } = contentOf(await contentFromRelease({ release: given, repository: undefined }))
    expect(missing).toMatchObject({ title: 'GitHub returned no `repository.name`', landing_url: expect.any(String) })
  })

  test('is not announced when its activity is not one that GitHub documents', async () => {
    expect(await release({ action: 'published\n::error::' })).toEqual({
      kind: 'not-announceable',
      because: "the release event's activity is not one that GitHub documents; only `published` is announced",
    })
  })

  test('is not announced while it is a draft', async () => {
    const because = 'the release is a draft'
    expect(await release({ 'release.draft': true })).toEqual({ kind: 'not-announceable', because })
  })

  test.each(['true', 1, {}])('yields nothing if it may be a draft: %j', async draft => {
    const gap = "the event's `release.draft` is neither true nor false"
    expect(await release({ 'release.draft': draft })).toMatchObject({
      kind: 'content',
      fields: {},
      missing: all(gap),
    })
  })

  test.each([
    ['title', { 'repository.name': undefined }, 'the event has no `repository.name`'],
    ['title', { 'repository.name': {} }, 'the event has no `repository.name`'],
    [
      'title',
      { 'release.name': '', 'release.tag_name': ' ' },
      'the event has neither `release.name` nor `release.tag_name`',
    ],
    ['message', { 'release.body': ['x'] }, 'the event has no `release.body` that is text'],
    ['landing_url', { 'release.html_url': null }, 'the event has no `release.html_url`'],
    [
      'landing_url',
      { 'release.html_url': 'javascript:alert(1)' },
      'the event has no http or https URL in `release.html_url`',
    ],
    ['icon_url', { 'repository.owner': undefined }, 'the event has no `repository.owner.avatar_url`'],
    [
      'icon_url',
      { 'repository.owner.avatar_url': 'http://ghe.example/avatars/u/5' },
      'the event has no https URL in `repository.owner.avatar_url`',
    ],
    [
      'icon_url',
      { 'repository.owner.avatar_url': '/avatars/u/5' },
      'the event has no https URL in `repository.owner.avatar_url`',
    ],
  ] as [string, Values, string][])('has a gap for its %s alone (%#)', async (field, values, gap) => {
    const { fields, missing } = contentOf(await release(values))
    expect(missing).toEqual({ [field]: gap })
    expect(Object.keys(fields)).toHaveLength(3)
  })

  test.each([
    ['https://example.com/a', 'https://example.com/a?s=200'],
    ['https://example.com/a?s=40&v=4&s=7#x', 'https://example.com/a?s=200&v=4#x'],
    ['https://example.com/a?token=AB%2BC&v=4', 'https://example.com/a?token=AB%2BC&v=4&s=200'],
  ])('has the avatar %s at 200 pixels', async (avatar, expected) => {
    const { fields } = contentOf(await release({ 'repository.owner.avatar_url': avatar }))
    expect(fields.icon_url).toBe(expected)
  })

  test.each([null, undefined, 'release', 5])('is missing: %j', async value => {
    const { fields, missing } = contentOf(await release({ release: value }))
    expect(fields).toEqual({ icon_url: icon })
    expect(missing).toMatchObject({
      title: expect.any(String),
      message: expect.any(String),
      landing_url: expect.any(String),
    })
  })
})

describe('a deployment', () => {
  test('without an address, as GitHub sends it', async () => {
    expect(await deployment()).toMatchObject({
      kind: 'content',
      fields: { title: 'Hello-World deployed to production', message: 'f95f852 is live.', icon_url: icon },
      missing: {
        landing_url: 'the event has neither `deployment_status.environment_url` nor `deployment_status.target_url`',
      },
    })
  })

  test('with all that it can have', async () => {
    const { fields, missing } = contentOf(
      await deployment({
        'deployment_status.description': ' Deployed\r\nin 12 s ',
        'deployment_status.environment': 'Staging 2',
        'deployment_status.environment_url': ' https://staging.example.com/?a=b%20c',
        'deployment_status.target_url': 'https://github.com/o/r/actions/runs/1',
      }),
    )
    expect(missing).toEqual({})
    expect(fields).toMatchObject({
      title: 'Hello-World deployed to Staging 2',
      message: 'Deployed in 12 s',
      landing_url: 'https://staging.example.com/?a=b%20c',
    })
  })

  test.each(['', null, 5, 'staging.example.com', 'ftp://example.com', 'https://exa\nmple.com'])(
    'leads to its target if its environment is at %j',
    async url => {
      const { fields } = contentOf(
        await deployment({
          'deployment_status.environment_url': url,
          'deployment_status.target_url': 'http://ci.example.com/1',
        }),
      )
      expect(fields.landing_url).toBe('http://ci.example.com/1')
    },
  )

  test('names the environment of the deployment if the status names none', async () => {
    const { fields } = contentOf(await deployment({ 'deployment_status.environment': undefined }))
    expect(fields.title).toBe('Hello-World deployed to production')
  })

  test.each([undefined, null, 12345678, 'abc', 'not-a-sha-at-all'])('has no message with the commit %j', async sha => {
    const { fields, missing } = contentOf(await deployment({ 'deployment.sha': sha }))
    expect(fields).not.toHaveProperty('message')
    expect(missing.message).toBe('the event has neither `deployment_status.description` nor `deployment.sha`')
  })

  test.each(['error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'waiting'])(
    'is not announced in the state %s',
    async state => {
      expect(await deployment({ 'deployment_status.state': state })).toEqual({
        kind: 'not-announceable',
        because: `the deployment's state is \`${state}\`; only \`success\` is announced`,
      })
    },
  )

  test.each([undefined, null, true, ['success']])('yields nothing without a state: %j', async state => {
    expect(await deployment({ 'deployment_status.state': state })).toMatchObject({
      kind: 'content',
      fields: {},
      missing: all('the event has no `deployment_status.state`'),
    })
  })
})

describe('any event', () => {
  const rest = onGitHub.filter(({ name }) => name !== 'release' && name !== 'deployment_status')

  test.each(rest.map(({ name }) => name))('%s yields no content', async name => {
    for (const payload of rest.find(event => event.name === name)?.examples ?? []) {
      expect(await derive({ name, payload })).toEqual({ kind: 'none', event: name })
    }
  })

  test.each([undefined, null, 0, '', 'release', [], {}])(
    'with the payload %j is nothing but missing',
    async payload => {
      expect(await derive({ name: 'release', payload })).toMatchObject({
        kind: 'content',
        fields: {},
        missing: all('the event has no `action`'),
      })
      expect(await derive({ name: 'deployment_status', payload })).toMatchObject({
        kind: 'content',
        fields: {},
        missing: all('the event has no `deployment_status.state`'),
      })
    },
  )

  const broken = fc.oneof(fc.constantFrom(undefined, null, '', ' ', 0, true, [], {}), fc.string(), fc.object())

  test.each(['release', 'deployment_status'])(
    '%s with anything in place of its values has clean fields or missing',
    async name => {
      const base = name === 'release' ? published : deployed
      const paths = Object.keys(at(base, name) as Values).map(key => `${name}.${key}`)
      const path = fc.constantFrom(
        ...paths,
        name,
        'repository',
        'repository.name',
        'repository.owner',
        'deployment.sha',
      )
      await fc.assert(
        fc.asyncProperty(fc.dictionary(path, broken, { maxKeys: 5 }), async values => {
          const payload = changed(base, values)
          const derived = await derive({ name, payload })
          if (derived.kind !== 'content') return
          const names = [...Object.keys(derived.fields), ...Object.keys(derived.missing)]
          expect(names.sort()).toEqual(['icon_url', 'landing_url', 'message', 'title'])
          for (const text of Object.values(derived.fields)) {
            expect(text).toBe(text.trim())
            expect(text).not.toMatch(/^$|\p{Cc}|\[object/u)
          }
          for (const gap of Object.values(derived.missing))
            expect(gap).toMatch(/^the event('s)? .*`$|neither true nor false$|that is text$|in its settings$/)
        }),
      )
    },
  )
})

function all(gap: string) {
  return { title: gap, message: gap, icon_url: gap, landing_url: gap }
}
