import { expect, test } from '@jest/globals'
import { releaseEvent, releaseOf, site, startScenario } from '../helpers/announcing.ts'
import { jobToken } from '../helpers/runner.ts'
import { told } from '../helpers/send.ts'

const sent = { exitCode: 0, outputs: { outcome: 'sent', reason: '' } }
const invalid = { exitCode: 1, outputs: { outcome: 'not-sent', reason: 'invalid-input', attempts: '0' } }
const content = {
  title: 'Kestrel {version} is out',
  message: '{name}: {message}',
  'icon-url': 'https://kestrel.example/{version}/icon.png',
  'landing-url': '{url}?ref=push',
}

test('placeholders are replaced in every text of the notification, in the key and in further fields', async () => {
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

test('a payload file is a template of all releases', async () => {
  const { announce, delivered } = await startScenario()
  const file = `title: Kestrel {version} is out
message: '{message}'
icon_url: https://kestrel.example/icon.png
landing_url: '{url}'
actions: [{ text: 'Get {version}', url: 'https://kestrel.example/{version}' }]
`
  for (const tag of ['v2.1.0', 'v2.2.0']) {
    const event = releaseEvent(releaseOf(tag))
    expect(await announce({ 'payload-file': 'push.yml' }, { files: { 'push.yml': file }, event })).toMatchObject(sent)
  }
  expect(delivered()).toMatchObject([
    { title: 'Kestrel 2.1.0 is out', actions: [{ text: 'Get 2.1.0', url: 'https://kestrel.example/2.1.0' }] },
    { title: 'Kestrel 2.2.0 is out', message: 'Offline maps are here.' },
  ])
})

test('what a placeholder brings, and what is derived, is not read for placeholders', async () => {
  const { announce, delivered } = await startScenario()
  const event = releaseEvent(
    releaseOf('v2.1.0', {
      name: 'About {tag} and {verison}',
      body: '<!-- web-push: Write {version} in your files. -->',
    }),
  )
  expect(await announce({ title: '{name}' }, { event })).toMatchObject(sent)
  expect(await announce({}, { event })).toMatchObject(sent)
  expect(delivered()).toMatchObject([
    { title: 'About {tag} and {verison}', message: 'Write {version} in your files.' },
    { title: 'site About {tag} and {verison}', message: 'Write {version} in your files.' },
  ])
})

test('a key is not called empty at its end because the name of the release ends with a stop', async () => {
  const { announce } = await startScenario()
  const event = releaseEvent(releaseOf('v2.1.0', { name: 'Better together.' }))
  const outcome = await announce({ 'once-key': 'announced {name}' }, { event })
  expect(outcome).toMatchObject(sent)
  expect(outcome.stdout).not.toContain('separator')
})

test('a placeholder in YAML without quotes is an error, not an object that is sent', async () => {
  const { sandbox, announce } = await startScenario()
  const outcome = await announce({ 'extra-fields': 'campaign_name: {tag}' }, { event: releaseEvent(releaseOf('v1.0')) })
  expect(outcome).toMatchObject(invalid)
  expect(told(outcome)).toContain('put it in quotes: "{tag}"')
  expect(sandbox.requests).toEqual([])
})

test('a field of a file that an input overrides is not read for placeholders', async () => {
  const { announce } = await startScenario()
  const files = { 'push.yml': 'title: "{version} {verison}"\nmessage: M' }
  const event = releaseEvent(releaseOf('nightly'))
  expect(await announce({ title: 'T', 'payload-file': 'push.yml' }, { files, event })).toMatchObject(sent)
})

test('a placeholder without a release, or one that is misspelled, is an error at its place', async () => {
  const { sandbox, announce } = await startScenario()
  const given = { ...content, message: 'M', 'icon-url': 'https://a.example/i.png', 'once-key': 'k-{tag}' }
  const outcome = await announce(given, { event: { name: 'push', payload: {} } })
  expect(outcome).toMatchObject(invalid)
  for (const place of ['title', 'landing-url', 'once-key']) {
    expect(told(outcome)).toMatch(RegExp(`^(- )?\`${place}\`.*\\{\\w+\\}.*release`, 'm'))
  }
  const files = { 'push.yml': 'title: T\nmessage: M\nactions:\n  - text: "{verison}"\n    url: https://a.example' }
  const inFile = await announce({ 'payload-file': 'push.yml' }, { files, event: releaseEvent(releaseOf('v1.0')) })
  expect(inFile).toMatchObject(invalid)
  expect(told(inFile)).toMatch(/push\.yml, line 4, column 11: `actions\[0\]\.text` contains "\{verison\}".*\{version\}/)
  const extra = await announce({ 'extra-fields': 'a: [1, "{Tag}"]' }, { event: releaseEvent(releaseOf('v1.0')) })
  expect(told(extra)).toMatch(/`a\b.*\{Tag\}.*\{tag\}/)
  expect(sandbox.requests).toEqual([])
})

test('other text in braces is sent as it is', async () => {
  const { announce, delivered } = await startScenario()
  const title = 'Hello {first name}, {{city}} {0} {}'
  const outcome = await announce({ title }, { event: releaseEvent(releaseOf('v1.0')) })
  expect(outcome).toMatchObject(sent)
  expect(outcome.stdout).toContain('`title` contains the template "{{city}}"')
  expect(delivered()).toMatchObject([{ title }])
})

test('everything that looks like a placeholder and is not one is reported at once, and nothing is sent', async () => {
  const { sandbox, announce } = await startScenario()
  const given = {
    title: '{tag_name} is out',
    message: '{{version}} %tag% {body}',
    'icon-url': 'https://{host}/icon.png',
    'landing-url': `https://\${HOST}/`,
    'utm-campaign': '<version>',
    'extra-fields': 'campaign: "{release}"',
    'once-key': 'release-{number}',
  }
  const outcome = await announce(given, { event: releaseEvent(releaseOf('v1.0')) })
  expect(outcome).toMatchObject(invalid)
  const lines = told(outcome)
  const mistakes = [
    { place: 'title', written: '{tag_name}', meant: 'tag' },
    { place: 'message', written: '{{version}}', meant: 'version' },
    { place: 'message', written: '%tag%', meant: 'tag' },
    { place: 'message', written: '{body}', meant: 'message' },
    { place: 'utm-campaign', written: '<version>', meant: 'version' },
    { place: 'campaign', written: '{release}', meant: 'tag' },
  ]
  for (const { place, written, meant } of mistakes) {
    const message = `contains "${written}", which is not a placeholder. Did you mean "{${meant}}"?`
    expect(lines).toContain(`\`${place}\` ${message}`)
  }
  expect(lines).toContain('icon-url: "https://{host}/icon.png" contains `{` in its host')
  expect(lines).toContain('contains `$` in its host')
  expect(lines).toContain(
    '`once-key` contains "{number}", which is not a placeholder; all releases would have the same key',
  )
  expect(sandbox.requests).toEqual([])
})

test('a key that is the same for all releases is warned of, although every field is given', async () => {
  const { announce } = await startScenario()
  const event = releaseEvent(releaseOf('v1.0'))
  const whole = {
    title: 'T',
    message: 'M',
    'icon-url': 'https://a.example/i.png',
    'landing-url': 'https://a.example/',
  }
  const constant = await announce({ ...whole, 'once-key': 'announcement' }, { event })
  expect(constant).toMatchObject(sent)
  expect(constant.stdout).toContain('The once-key "announcement" contains neither the tag nor the version')
  const tagged = await announce({ ...whole, 'once-key': 'release-{tag}' }, { event })
  expect(tagged).toMatchObject(sent)
  expect(tagged.stdout).not.toContain('neither the tag')
})

test('a placeholder that has no value is an error, so that no key is shorter than it was meant', async () => {
  const { announce } = await startScenario()
  const outcome = await announce({ 'once-key': 'k-{version}' }, { event: releaseEvent(releaseOf('nightly')) })
  expect(outcome).toMatchObject(invalid)
  expect(told(outcome)).toMatch(/`once-key`.*\{version\}.*"nightly"/)

  const withPrivateSite = await startScenario({ about: { ...site, private: true } })
  withPrivateSite.publish(releaseOf('v1.0'))
  const own = {
    title: 'T',
    message: 'M',
    'icon-url': 'https://a.example/i.png',
    'landing-url': '{url}',
    release: 'v1.0',
  }
  const hidden = await withPrivateSite.announce(own)
  expect(hidden).toMatchObject(invalid)
  expect(told(hidden)).toMatch(/`landing-url`.*\{url\}.*private/)
})

test('the address of a release in a private repository is its homepage', async () => {
  const about = { ...site, private: true, homepage: 'https://kestrel.example' }
  const { publish, announce, delivered } = await startScenario({ about })
  publish(releaseOf('v1.0'))
  expect(await announce({ 'landing-url': '{url}/?v={version}', release: 'v1.0' })).toMatchObject(sent)
  expect(delivered()).toMatchObject([{ landing_url: 'https://kestrel.example/?v=1.0' }])
})

test('what comes of a URL must be a URL, and a token in a value is not sent', async () => {
  const { sandbox, announce } = await startScenario()
  const icon = await announce(
    { 'icon-url': '{url}' },
    { event: releaseEvent(releaseOf('v1', { html_url: 'http://a.example/' })) },
  )
  expect(icon).toMatchObject(invalid)
  expect(told(icon)).toMatch(/icon-url.*http:/)
  const token = await announce(
    { title: '{name}' },
    { event: releaseEvent(releaseOf('v1', { name: `A ${sandbox.token}` })) },
  )
  expect(token).toMatchObject(invalid)
  expect(told(token)).toContain('API token')
  expect(JSON.stringify(token)).not.toContain(jobToken)
  expect(sandbox.requests).toEqual([])
})

test('an event of a release that is not announced is passed over if a text needs the release', async () => {
  const { github, announce } = await startScenario()
  const event = releaseEvent(releaseOf('v1.0'), 'edited')
  const given = {
    title: '{tag}',
    message: 'M',
    'icon-url': 'https://a.example/i.png',
    'landing-url': 'https://a.example/',
  }
  expect(await announce(given, { event })).toMatchObject({
    outputs: { outcome: 'skipped', reason: 'not-announceable' },
  })
  expect(github.requests).toEqual([])
})
