import { expect, test } from '@jest/globals'
import { content, expectFailed, expectInvalid, expectPassed, sandboxes, send } from '../helpers/send.ts'

// A text in a file, an input, or an event may be very long. The run must still end soon and name it.

const start = sandboxes()

const none = Object.fromEntries(Object.keys(content).map(name => [name, '']))
const urlOf = (length: number) => `https://example.com/${'x'.repeat(length - 20)}`

test.each<{ what: string; inputs: Record<string, string>; file: Record<string, unknown> }>([
  { what: 'base-url', inputs: { 'base-url': urlOf(2_049) }, file: {} },
  { what: 'icon-url', inputs: { 'icon-url': urlOf(2_049) }, file: {} },
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
  expect(text).toContain(what)
  expect(text).toContain('(2049 characters) is too long for a URL; use a URL of at most 2,048 characters')
})

test('a URL of 2,048 characters is sent', async () => {
  const sandbox = await start()
  const urls = { 'icon-url': urlOf(2_048), 'landing-url': urlOf(2_048) }
  expectPassed(await send(sandbox, urls), { outcome: 'sent' })
  expect(sandbox.delivered).toMatchObject([{ body: { icon_url: urlOf(2_048), landing_url: urlOf(2_048) } }])
})

test('a URL of an event that is too long is not parsed', async () => {
  const sandbox = await start()
  const repository = { name: 'site', owner: { avatar_url: 'https://example.com/owner.png' } }
  const slowHost = Array.from({ length: 20_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
  const deployment_status = {
    state: 'success',
    environment: 'production',
    description: 'Live',
    environment_url: `https://${slowHost}`,
  }
  const event = { name: 'deployment_status', payload: { repository, deployment_status } }
  const text = expectInvalid(await send(sandbox, none, { event }), sandbox)
  expect(text).toMatch(
    /`landing-url` is missing .*no http or https URL of at most 2,048 characters in .*environment_url/,
  )
})

test.each<{ what: string; reason: string; inputs: Record<string, string> }>([
  { what: 'extra-fields', reason: 'invalid-input', inputs: { 'extra-fields': `a: ${'x'.repeat(16_384)}` } },
  { what: 'actions', reason: 'invalid-input', inputs: { actions: `- ${'x'.repeat(16_384)}` } },
  { what: 'payload-file', reason: 'unreadable-file', inputs: { 'payload-file': 'push.yml' } },
])('$what of more than 16 KiB is refused before it is parsed', async ({ what, reason, inputs }) => {
  const sandbox = await start()
  const step = await send(sandbox, inputs, { files: { 'push.yml': `: : ${'x'.repeat(16_384)}` } })
  const text = expectFailed(step, { outcome: 'not-sent', reason })
  expect(text).toMatch(new RegExp(`${what}.* is larger than 16 KiB; shorten it`))
  expect(sandbox.connections).toBe(0)
})
