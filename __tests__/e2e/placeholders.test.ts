import { expect, test } from '@jest/globals'
import { releaseEvent, releaseOf, site, startScenario } from '../helpers/announcing.ts'
import { told } from '../helpers/send.ts'

const sent = { exitCode: 0, outputs: { outcome: 'sent', reason: '' } }
const invalid = { exitCode: 1, outputs: { outcome: 'not-sent', reason: 'invalid-input', attempts: '0' } }
const content = {
  title: 'Kestrel {version} is out',
  message: '{name}: {message}',
  'icon-url': 'https://kestrel.example/{version}/icon.png',
  'landing-url': '{url}?ref=push',
}

test('placeholders are replaced in all text in the notification, in the key, and in extra fields', async () => {
  const { publish, announce, delivered, claims } = await startScenario()
  publish(releaseOf('release/2.1.0', { name: 'Kestrel & friends' }))
  const outcome = await announce({
    ...content,
    'banner-url': 'https://kestrel.example/?tag={tag}',
    actions:
      '[{ text: "Get {version}", url: "https://kestrel.example/get?u={url}" }, { text: "{repository}", url: "{url}" }]',
    'utm-campaign': '{repository}-{version}',
    'extra-fields': '{ tag: "{tag}", deep: [{ text: "{name} {{user}}" }], number: 5 }',
    'once-key': 'announced-{tag}',
    release: 'release/2.1.0',
  })
  expect(outcome).toMatchObject(sent)
  const page = 'https://github.com/octo/site/releases/tag/release/2.1.0'
  expect(delivered()).toEqual([
    {
      title: 'Kestrel 2.1.0 is out',
      message: 'Kestrel & friends: Offline maps are here.',
      icon_url: 'https://kestrel.example/2.1.0/icon.png',
      landing_url: `${page}?ref=push`,
      banner_url: 'https://kestrel.example/?tag=release%2F2.1.0',
      actions: [
        { text: 'Get 2.1.0', url: `https://kestrel.example/get?u=${encodeURIComponent(page)}` },
        { text: 'site', url: page },
      ],
      utm_campaign: 'site-2.1.0',
      target: { type: 'all' },
      tag: 'release/2.1.0',
      deep: [{ text: 'Kestrel & friends {{user}}' }],
      number: 5,
    },
  ])
  expect(claims()).toEqual(['announced-release-2-1-0'])
})

test('`{key}` in extra fields is the filled key with its period, and needs no release', async () => {
  const { publish, announce, delivered } = await startScenario()
  publish(releaseOf('v2.1.0'))
  const plain = { title: 'Hi', message: 'There', 'icon-url': 'https://a.example/', 'landing-url': 'https://a.example/' }
  const named = { ...plain, 'extra-fields': 'campaign_name: "{key}"' }
  expect(await announce({ ...named, 'once-key': 'weekly', 'once-per': 'month' })).toMatchObject(sent)
  expect(await announce({ ...named, 'once-key': 'release-{tag}', release: 'v2.1.0' })).toMatchObject(sent)
  expect(delivered()).toMatchObject([
    { campaign_name: expect.stringMatching(/^weekly \d{4}-\d{2}$/) },
    { campaign_name: 'release-v2.1.0' },
  ])
  const without = await announce(named)
  expect(without).toMatchObject(invalid)
  expect(told(without)).toContain('`campaign_name` contains the placeholder `{key}`, but this run has no `once-key`')
})

test('a `#` before a placeholder is text', async () => {
  const { publish, announce, delivered } = await startScenario()
  publish(releaseOf('v2.1.0'))
  const given = { title: 'Build #{version}', 'landing-url': 'https://a.example/changelog#{version}' }
  expect(await announce({ ...given, release: 'v2.1.0' })).toMatchObject(sent)
  expect(delivered()).toMatchObject([{ title: 'Build #2.1.0', landing_url: 'https://a.example/changelog#2.1.0' }])
})

test('placeholders are replaced in all text in a payload file', async () => {
  const { announce, delivered } = await startScenario()
  const file = `title: Kestrel {version} is out
message: '{message}'
icon_url: https://kestrel.example/icon.png
landing_url: '{url}'
actions: [{ text: 'Get {version}', url: 'https://kestrel.example/{version}' }]
`
  const event = releaseEvent(releaseOf('v2.1.0'))
  expect(await announce({ 'payload-file': 'push.yml' }, { files: { 'push.yml': file }, event })).toMatchObject(sent)
  expect(delivered()).toMatchObject([
    {
      title: 'Kestrel 2.1.0 is out',
      message: 'Offline maps are here.',
      landing_url: 'https://github.com/octo/site/releases/tag/v2.1.0',
      actions: [{ text: 'Get 2.1.0', url: 'https://kestrel.example/2.1.0' }],
    },
  ])
})

test('placeholders in the value of a placeholder and in derived content are not replaced', async () => {
  const { announce, delivered } = await startScenario()
  const release = releaseOf('v2.1.0', {
    name: 'About {tag} and {verison}',
    body: '<!-- web-push: Write {version} in your files. -->',
  })
  expect(await announce({ title: '{name}' }, { event: releaseEvent(release) })).toMatchObject(sent)
  expect(delivered()).toMatchObject([{ title: 'About {tag} and {verison}', message: 'Write {version} in your files.' }])
})

test('a placeholder in YAML without quotes is an error, not an object that is sent', async () => {
  const { sandbox, announce } = await startScenario()
  const outcome = await announce({ 'extra-fields': 'campaign_name: {tag}' }, { event: releaseEvent(releaseOf('v1.0')) })
  expect(outcome).toMatchObject(invalid)
  expect(told(outcome)).toContain('put it in quotes: "{tag}"')
  expect(sandbox.requests).toEqual([])
})

test('placeholders in a field of the file do not matter if an input overrides it', async () => {
  const { announce } = await startScenario()
  const files = { 'push.yml': 'title: "{version} {verison}"\nmessage: M' }
  const event = releaseEvent(releaseOf('nightly'))
  expect(await announce({ title: 'T', 'payload-file': 'push.yml' }, { files, event })).toMatchObject(sent)
})

test('without a release, each placeholder is an error that names its field', async () => {
  const { sandbox, announce } = await startScenario()
  const file = 'actions:\n  - text: "{tag}"\n    url: https://a.example'
  const given = { ...content, 'payload-file': 'push.yml', 'extra-fields': 'a: [1, "{tag}"]', 'once-key': 'k-{tag}' }
  const outcome = await announce(given, { event: { name: 'push', payload: {} }, files: { 'push.yml': file } })
  expect(outcome).toMatchObject(invalid)
  const places = ['`title`', '`landing-url`', 'line 2, column 11: `actions[0].text`', '`a[1]`', '`once-key`']
  for (const place of places) expect(told(outcome)).toContain(`${place} contains the placeholder \`{`)
  expect(told(outcome)).toContain('but this run has no release; set the `release` input')
  expect(sandbox.requests).toEqual([])
})

test('with a release, any other word in single braces is an error that lists the placeholders of that place', async () => {
  const { sandbox, announce } = await startScenario()
  const given = {
    title: '{tag_name} is out',
    message: '{body}',
    'icon-url': 'https://{host}/icon.png',
    'landing-url': `https://\${HOST}/`,
    'extra-fields': 'campaign: "{Release}"',
    'once-key': 'release-{{tag}}',
  }
  const outcome = await announce(given, { event: releaseEvent(releaseOf('v1.0')) })
  expect(outcome).toMatchObject(invalid)
  const mistakes = [
    { place: '`title`', written: '{tag_name}' },
    { place: '`message`', written: '{body}' },
    { place: '`campaign`', written: '{Release}' },
    { place: '`once-key`', written: '{{tag}}' },
  ]
  const theSix = '`{tag}`, `{version}`, `{name}`, `{repository}`, `{message}`, `{url}`'
  for (const { place, written } of mistakes) {
    const names = place === '`campaign`' ? `${theSix}, \`{key}\`` : theSix
    expect(told(outcome)).toContain(
      `${place} contains "${written}", which is not a placeholder; use one of ${names}, or remove the braces`,
    )
  }
  expect(told(outcome)).toContain('icon-url: "https://{host}/icon.png" contains `{` in its host')
  expect(told(outcome)).toContain('contains `$` in its host')
  expect(sandbox.requests).toEqual([])
})

test('other text in braces is sent unchanged, with a warning if it is a template', async () => {
  const { announce, delivered } = await startScenario()
  const title = 'Hello {first name}, {{city}} {0} {}'
  const outcome = await announce({ title }, { event: releaseEvent(releaseOf('v1.0')) })
  expect(outcome).toMatchObject(sent)
  expect(outcome.stdout).toContain('`title` contains the unresolved template "{{city}}"')
  expect(delivered()).toMatchObject([{ title }])
})

const whole = {
  title: 'T',
  message: 'M',
  'icon-url': 'https://a.example/i.png',
  'landing-url': 'https://a.example/',
}
const newKey =
  'Careful: a new key has no record yet, so the first run with it sends again, even what was already announced.'

test('a key that all releases would share is an error, even if every field is given', async () => {
  const { sandbox, publish, announce, claims } = await startScenario()
  publish(releaseOf('v1.0'))
  const constant = { ...whole, 'once-key': 'announcement' }
  const event = releaseEvent(releaseOf('v1.0'))
  const outcome = await announce(constant, { event })
  expect(outcome).toMatchObject(invalid)
  expect(told(outcome)).toMatch(
    /`once-key` does not contain the tag, .* of the release "v1\.0", .*set `once-key: release-\{tag\}`/,
  )
  expect(told(outcome)).toContain(newKey)
  expect(await announce({ ...constant, release: 'v1.0' })).toMatchObject(invalid)
  expect(sandbox.requests).toEqual([])
  expect(claims()).toEqual([])
  expect(await announce({ ...constant, 'once-per': 'week', release: 'v1.0' })).toMatchObject(sent)
  const named = { ...whole, 'once-key': 'Kestrel v1.0' }
  expect(await announce(named, { event })).toMatchObject(sent)
})

test.each<{ what: string; inputs: Record<string, string>; problem: RegExp }>([
  { what: 'without a key', inputs: {}, problem: /`once-key` is missing, .*set `once-key: release-\{tag\}`/ },
  {
    what: 'with a period',
    inputs: { 'once-key': 'release-{tag}', 'once-per': 'week' },
    problem: /`once-per` is not allowed with `release: latest`/,
  },
])(
  'release: latest $what is an error, because it would announce the same release again',
  async ({ inputs, problem }) => {
    const { sandbox, github, publish, announce } = await startScenario()
    publish(releaseOf('v1.0'))
    const outcome = await announce({ release: 'latest', ...inputs })
    expect(outcome).toMatchObject(invalid)
    expect(told(outcome)).toMatch(problem)
    expect(told(outcome)).toContain(newKey)
    expect(github.requests).toEqual([])
    expect(sandbox.requests).toEqual([])
  },
)

test('a placeholder without a value is an error, so that no key is shorter than intended', async () => {
  const { announce } = await startScenario()
  const outcome = await announce({ 'once-key': 'k-{version}' }, { event: releaseEvent(releaseOf('nightly')) })
  expect(outcome).toMatchObject(invalid)
  expect(told(outcome)).toMatch(/`once-key`.*\{version\}.*"nightly"/)
})

test('{url} has no value in a private repository without a homepage', async () => {
  const { publish, announce } = await startScenario({ about: { ...site, private: true } })
  publish(releaseOf('v1.0'))
  const outcome = await announce({ ...whole, 'landing-url': '{url}', release: 'v1.0' })
  expect(outcome).toMatchObject(invalid)
  expect(told(outcome)).toMatch(/`landing-url`.*\{url\}.*private/)
})

test('{url} is the homepage of a private repository', async () => {
  const about = { ...site, private: true, homepage: 'https://kestrel.example' }
  const { publish, announce, delivered } = await startScenario({ about })
  publish(releaseOf('v1.0'))
  expect(await announce({ 'landing-url': '{url}/?v={version}', release: 'v1.0' })).toMatchObject(sent)
  expect(delivered()).toMatchObject([{ landing_url: 'https://kestrel.example/?v=1.0' }])
})

test('a URL field must have a valid URL after placeholders are replaced', async () => {
  const { sandbox, announce } = await startScenario()
  const event = releaseEvent(releaseOf('v1', { html_url: 'http://a.example/' }))
  const outcome = await announce({ 'icon-url': '{url}' }, { event })
  expect(outcome).toMatchObject(invalid)
  expect(told(outcome)).toMatch(/icon-url.*http:/)
  expect(sandbox.requests).toEqual([])
})

test('an event that announces nothing skips the run if a placeholder needs the release', async () => {
  const { github, announce } = await startScenario()
  const event = releaseEvent(releaseOf('v1.0'), 'edited')
  expect(await announce({ ...whole, title: '{tag}' }, { event })).toMatchObject({
    outputs: { outcome: 'skipped', reason: 'not-announceable' },
  })
  expect(github.requests).toEqual([])
})
