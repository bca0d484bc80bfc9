import { expect, test } from '@jest/globals'
import { content, expectFailed, expectInvalid, expectPassed, sandboxes, send } from '../helpers/send.ts'

const start = sandboxes()

const urlOf = (length: number) => `https://example.com/${'x'.repeat(length - 20)}`

test('a URL of more than 2,048 characters is refused, in an input, a payload file, or a button', async () => {
  const sandbox = await start()
  const tooLong = urlOf(2_049)
  const inputs = { 'base-url': tooLong, 'icon-url': tooLong, 'landing-url': '', 'payload-file': 'push.json' }
  const file = { landing_url: tooLong, actions: [{ text: 'Go', url: tooLong }] }
  const step = await send(sandbox, inputs, { files: { 'push.json': JSON.stringify(file) } })
  const problems = expectInvalid(step, sandbox).split('\n')
  for (const name of ['base-url', 'icon-url', '`landing_url`', '`actions[0].url`']) {
    const problem = problems.find(line => line.includes(name))
    expect(problem).toContain('(2049 characters) is too long for a URL; use a URL of at most 2,048 characters')
  }
})

test('a URL of 2,048 characters is sent', async () => {
  const sandbox = await start()
  const urls = { 'icon-url': urlOf(2_048), 'landing-url': urlOf(2_048) }
  expectPassed(await send(sandbox, urls), { outcome: 'sent' })
  expect(sandbox.delivered).toMatchObject([{ body: { icon_url: urlOf(2_048), landing_url: urlOf(2_048) } }])
})

test('a URL of an event is not parsed if it is too long', async () => {
  const sandbox = await start()
  const repository = { name: 'site', owner: { avatar_url: 'https://example.com/owner.png' } }
  // The URL parser is very slow for a host with this many different characters.
  const slowHost = Array.from({ length: 20_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
  const deployment_status = {
    state: 'success',
    environment: 'production',
    description: 'Live',
    environment_url: `https://${slowHost}`,
  }
  const event = { name: 'deployment_status', payload: { repository, deployment_status } }
  const noContent = Object.fromEntries(Object.keys(content).map(name => [name, '']))
  const text = expectInvalid(await send(sandbox, noContent, { event }), sandbox)
  expect(text).toMatch(
    /`landing-url` is missing .*no http or https URL of at most 2,048 characters in .*environment_url/,
  )
})

test('YAML inputs of more than 16 KiB are refused before they are parsed', async () => {
  const sandbox = await start()
  const inputs = { 'extra-fields': `: : ${'x'.repeat(16_384)}`, actions: `: : ${'x'.repeat(16_384)}` }
  const text = expectInvalid(await send(sandbox, inputs), sandbox)
  for (const name of Object.keys(inputs))
    expect(text).toMatch(new RegExp(`${name}.* is larger than 16 KiB; shorten it`))
})

test('a payload file of more than 16 KiB is unreadable, and is refused before it is parsed', async () => {
  const sandbox = await start()
  const files = { 'push.yml': `: : ${'x'.repeat(16_384)}` }
  const step = await send(sandbox, { 'payload-file': 'push.yml' }, { files })
  const text = expectFailed(step, { outcome: 'not-sent', reason: 'unreadable-file' })
  expect(text).toMatch(/payload-file.* is larger than 16 KiB; shorten it/)
  expect(sandbox.connectionCount).toBe(0)
})
