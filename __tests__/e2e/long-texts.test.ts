import { expect, test } from '@jest/globals'
import { content, expectInvalid, expectPassed, sandboxes, send } from '../helpers/send.ts'

// What a file, an input or an event holds may be long, or become long: the run still ends soon, and says what is too
// long.

const start = sandboxes()

const none = Object.fromEntries(Object.keys(content).map(name => [name, '']))
const urlOf = (length: number) => `https://example.com/${'x'.repeat(length - 20)}`
const tooLong = 'is longer than a URL may be; use one of at most 2,048 characters'
/** The host has so many different characters, for which `new URL()` takes very long. */
const slowUrl = `https://${Array.from({ length: 20_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')}`

test.each<{ what: string; inputs: Record<string, string>; file: Record<string, unknown> }>([
  { what: 'base-url', inputs: { 'base-url': urlOf(2_049) }, file: {} },
  { what: 'icon-url', inputs: { 'icon-url': urlOf(2_049) }, file: {} },
  { what: 'banner-url', inputs: { 'banner-url': urlOf(2_049) }, file: {} },
  { what: 'landing-url', inputs: { 'landing-url': urlOf(2_049) }, file: {} },
  { what: 'actions[0].url', inputs: { actions: JSON.stringify([{ text: 'Go', url: urlOf(2_049) }]) }, file: {} },
  {
    what: '`landing_url`',
    inputs: { 'landing-url': '', 'payload-file': 'push.json' },
    file: { landing_url: urlOf(2_049) },
  },
  {
    what: '`actions[0].url`',
    inputs: { 'payload-file': 'push.json' },
    file: { actions: [{ text: 'Go', url: urlOf(2_049) }] },
  },
])('a URL of 2,049 characters in $what is refused', async ({ what, inputs, file }) => {
  const sandbox = await start()
  const step = await send(sandbox, inputs, { files: { 'push.json': JSON.stringify(file) } })
  const text = expectInvalid(step, sandbox)
  expect(text).toContain(`${what}`)
  expect(text).toContain(`(2049 characters) ${tooLong}`)
})

test('a URL of 2,048 characters is sent', async () => {
  const sandbox = await start()
  const urls = { 'icon-url': urlOf(2_048), 'landing-url': urlOf(2_048) }
  expectPassed(await send(sandbox, urls), { outcome: 'sent' })
  expect(sandbox.delivered).toMatchObject([{ body: { icon_url: urlOf(2_048), landing_url: urlOf(2_048) } }])
})

test('a URL that takes very long to parse is refused before it is parsed, also in a hundred buttons', async () => {
  const sandbox = await start()
  const buttons = Array.from({ length: 99 }, () => '- {text: Go, url: *url }')
  const actions = [`- {text: Go, url: &url "${slowUrl}"}`, ...buttons].join('\n')
  const step = await send(
    sandbox,
    { ...none, 'payload-file': 'push.yml' },
    { files: { 'push.yml': `actions:\n${actions}` } },
  )
  expectInvalid(step, sandbox, 'payload-file')
})

test('a URL of an event that takes very long to parse is not parsed', async () => {
  const sandbox = await start()
  const repository = { name: 'site', owner: { avatar_url: 'https://example.com/owner.png' } }
  const deployment_status = {
    state: 'success',
    environment: 'production',
    description: 'Live',
    environment_url: slowUrl,
  }
  const event = { name: 'deployment_status', payload: { repository, deployment_status } }
  const text = expectInvalid(await send(sandbox, none, { event }), sandbox)
  expect(text).toMatch(
    /`landing-url` is missing .*no http or https URL of at most 2,048 characters in .*environment_url/,
  )
})

const large = 'b: &b [x, x, x, x, x, x, x, x, x, x, x]\nc: &c [*b ,*b ,*b ,*b ,*b ,*b ,*b ,*b ,*b ,*b ,*b ]\n'
const aliases = `${large}d: &d [*c ,*c ,*c ,*c ,*c ,*c ,*c ,*c ,*c ,*c ,*c ]\ne: [*d ,*d ,*d ,*d ,*d ,*d ,*d ,*d ,*d ,*d ,*d ]\n`

test.each<{ name: string; inputs: Record<string, string>; file: string }>([
  { name: 'extra-fields', inputs: { 'extra-fields': aliases }, file: '' },
  { name: 'actions', inputs: { actions: aliases }, file: '' },
  { name: 'payload-file', inputs: { 'payload-file': 'push.yml' }, file: aliases },
])('$name that aliases make larger than 64 KiB is refused', async ({ name, inputs, file }) => {
  const sandbox = await start()
  const step = await send(sandbox, inputs, { files: { 'push.yml': file } })
  expectInvalid(step, sandbox, new RegExp(`${name}.* is larger than 64 KiB as JSON, with its aliases expanded`))
})
