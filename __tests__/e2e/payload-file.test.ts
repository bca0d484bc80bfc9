import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { Sandbox } from '../helpers/doubles/push-service.ts'
import { unlessWindows } from '../helpers/needs.ts'
import type { Step } from '../helpers/runner.ts'
import { content, expectFailed, expectInvalid, expectPassed, sandboxes, send } from '../helpers/send.ts'

const start = sandboxes()
const onPosix = unlessWindows(test, 'Windows does not let every user make links')

const fields = {
  title: 'From the file',
  message: 'Read',
  icon_url: 'https://example.com/file.png',
  landing_url: 'https://example.com/file',
  ttl: 60,
  utm_source: 'From the file',
}
const body = { ...fields, target: { type: 'all' } }
const json = JSON.stringify(fields)
const noContent = Object.fromEntries(Object.keys(content).map(name => [name, '']))

const sendFile = (sandbox: Sandbox, text: string | Buffer, inputs: Record<string, string> = {}) =>
  send(sandbox, { ...noContent, 'payload-file': 'push.yml', ...inputs }, { files: { 'push.yml': text } })

const yaml = [
  '# News',
  'title:   From the file',
  'message: |',
  '  Read',
  `icon_url: ${fields.icon_url}`,
  `landing_url: " ${fields.landing_url} "`,
  'ttl: 60',
  'utm_source: From the file',
  '',
]
test.each<{ what: string; text: string | Buffer }>([
  { what: 'be YAML with the line breaks of Windows', text: yaml.join('\r\n') },
  { what: 'be JSON with a byte-order mark', text: `\ufeff${json}` },
  { what: 'have 16 KiB', text: `${json}\n#`.padEnd(16_384, 'x') },
])('a payload file may $what', async ({ text }) => {
  const sandbox = await start()
  expectPassed(await sendFile(sandbox, text), { outcome: 'sent' })
  expect(sandbox.delivered.map(({ body }) => body)).toEqual([body])
})

test('inputs win over a payload file', async () => {
  const sandbox = await start()
  const step = await sendFile(sandbox, json, { title: 'From the input', ttl: '1h' })
  expectPassed(step, { outcome: 'sent' })
  expect(sandbox.delivered[0]?.body).toEqual({ ...body, title: 'From the input', ttl: 3600 })
  expect(step.stdout).toMatch(/title, ttl from the inputs; message, icon_url, landing_url, utm_source from the file/)
})

test('a payload file may be given by its absolute path', async () => {
  // The workspace's path is not known until `prepare` is called.
  const env: Record<string, string> = {}
  const prepare = async (workspace: string) => {
    env['INPUT_PAYLOAD-FILE'] = join(workspace, '..file/push.json')
  }
  const step = { files: { '..file/push.json': json }, env, prepare }
  expectPassed(await send(await start(), noContent, step), { outcome: 'sent' })
})

onPosix('a payload file may be behind a link that stays in the workspace', async () => {
  const prepare = (workspace: string) => symlink(join(workspace, '..file'), join(workspace, 'link'))
  const step = { files: { '..file/push.json': json }, prepare }
  const inputs = { ...noContent, 'payload-file': './link/push.json' }
  expectPassed(await send(await start(), inputs, step), { outcome: 'sent' })
})

async function expectOutside(path: string, step: Omit<Step, 'inputs'> = {}) {
  const sandbox = await start()
  const inputs = { ...noContent, 'payload-file': path }
  expectInvalid(await send(sandbox, inputs, step), sandbox, 'payload-file', 'outside the workspace')
}

onPosix('a payload file behind a link out of the workspace is invalid', () => {
  const prepare = (workspace: string) => symlink('/', join(workspace, 'folder'))
  return expectOutside('folder/etc/hosts', { prepare })
})

test.each(['a/../../output', '/etc/passwd'])(
  'the payload file %s is invalid, because it is outside the workspace',
  path => expectOutside(path),
)

test.each<{ what: string; files: Record<string, string | Buffer>; text: RegExp }>([
  { what: 'is missing', files: {}, text: /does not exist/ },
  {
    what: 'is a directory',
    files: { 'push.yml/other': '' },
    text: /: "push\.yml" is a folder; use the path of a file in it\./,
  },
  {
    what: 'is not UTF-8',
    files: { 'push.yml': Buffer.from(json.replace('Read', 'Gr\xfc\xdfe'), 'latin1') },
    text: /not UTF-8/,
  },
  {
    what: 'repeats a key',
    files: { 'push.yml': 'title: a\nmessage: b\ntitle: c\n' },
    text: /push\.yml, line 3, column 1: /,
  },
])('a payload file that $what is unreadable', async ({ files, text }) => {
  const sandbox = await start()
  const step = await send(sandbox, { ...noContent, 'payload-file': 'push.yml' }, { files })
  const outputs = { outcome: 'not-sent', reason: 'unreadable-file', attempts: '0' }
  expect(expectFailed(step, outputs)).toMatch(text)
  expect(sandbox.connectionCount).toBe(0)
})

test('a target or an unknown key in a payload file is an error', async () => {
  const sandbox = await start()
  const text = `target: { type: all }\nmesage: a\n${yaml.join('\n')}`
  const problems = [/line 1.*`target`.*workflow/, /line 2.*`mesage` is not a field.*Did you mean "message"/]
  expectInvalid(await sendFile(sandbox, text), sandbox, 'payload-file', ...problems)
})

test('a text that YAML would cut at a `#` is an error at its line and column, wherever it is written', async () => {
  const sandbox = await start()
  const inputs = { actions: '- text: Ticket #42\n  url: https://example.com/', 'extra-fields': 'campaign: spring #2' }
  expectInvalid(
    await sendFile(sandbox, 'title: Fixed in shop #42 today\nmessage: Hello # for the beta', inputs),
    sandbox,
    'payload-file: push.yml, line 1, column 8: `title` would be cut to "Fixed in shop"',
    '`actions[0].text` (line 1, column 9) would be cut to "Ticket"',
    'extra-fields: `campaign` (line 1, column 11) would be cut to "spring"',
    'put the whole text in quotes',
  )
})

test('a path of the host of a container is an error that says to use a relative one', async () => {
  const sandbox = await start()
  const inputs = { ...noContent, 'payload-file': '/home/runner/work/site/site/push.yml' }
  expectInvalid(await send(sandbox, inputs), sandbox, 'use a path relative to the workspace')
})

test('a field that other tools name differently is an error that gives its name here', async () => {
  const sandbox = await start()
  const others = { body: 'message', icon: 'icon_url', image: 'banner_url', url: 'landing_url', link: 'landing_url' }
  const text = expectInvalid(await sendFile(sandbox, JSON.stringify(others)), sandbox)
  for (const [name, meant] of Object.entries(others)) {
    expect(text).toContain(`\`${name}\` is not a field of a notification. Did you mean "${meant}"?`)
  }
})

test('a private key that is named as the payload file is not quoted', async () => {
  const sandbox = await start()
  const text = '-----BEGIN PRIVATE KEY-----\nswordfish-1234\n-----END PRIVATE KEY-----\n'
  expect(JSON.stringify(await sendFile(sandbox, text))).not.toContain('swordfish')
  expect(sandbox.connectionCount).toBe(0)
})
