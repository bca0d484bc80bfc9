import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
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
const none = Object.fromEntries(Object.keys(content).map(name => [name, '']))

/** Inputs and step of a send whose content is in this file of the workspace. */
const from = (text: string | Buffer, more: Record<string, string> = {}) =>
  [{ ...none, 'payload-file': 'push.yml', ...more }, { files: { 'push.yml': text } }] as const

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
  { what: 'YAML from Windows', text: yaml.join('\r\n') },
  { what: 'JSON with a byte order mark', text: `\ufeff${json}` },
  { what: '16 KiB', text: `${json}\n#`.padEnd(16_384, 'x') },
])('a payload file may be $what', async ({ text }) => {
  const sandbox = await start()
  expectPassed(await send(sandbox, ...from(text)), { outcome: 'sent' })
  expect(sandbox.delivered.map(({ body }) => body)).toEqual([body])
})

test('inputs win over a payload file', async () => {
  const sandbox = await start()
  const step = await send(sandbox, ...from(json, { title: 'From the input', ttl: '1h' }))
  expectPassed(step, { outcome: 'sent' })
  expect(sandbox.delivered[0]?.body).toEqual({ ...body, title: 'From the input', ttl: 3600 })
  expect(step.stdout).toMatch(/title, ttl from the inputs; message, icon_url, landing_url, utm_source from the file/)
})

const linked = (name: string, target: (workspace: string) => string) => (workspace: string) =>
  symlink(target(workspace), join(workspace, name))

test('a payload file may be given by its absolute path', async () => {
  const env: Record<string, string> = {}
  const prepare = async (workspace: string) => {
    env['INPUT_PAYLOAD-FILE'] = join(workspace, '..file/push.json')
  }
  const step = { files: { '..file/push.json': json }, env, prepare }
  expectPassed(await send(await start(), none, step), { outcome: 'sent' })
})

onPosix('a payload file may be behind a link that stays in the workspace', async () => {
  const prepare = linked('link', workspace => join(workspace, '..file'))
  const step = { files: { '..file/push.json': json }, prepare }
  expectPassed(await send(await start(), { ...none, 'payload-file': './link/push.json' }, step), { outcome: 'sent' })
})

const outside = async (path: string, step: Omit<Step, 'inputs'> = {}) => {
  const sandbox = await start()
  const text = 'outside the workspace'
  expectInvalid(await send(sandbox, { ...none, 'payload-file': path }, step), sandbox, 'payload-file', text)
}

onPosix.each([
  { path: 'folder/etc/hosts', target: '/' },
  { path: 'up/event.json', target: '..' },
])('the payload file $path may not be behind a link to $target', async ({ path, target }) =>
  outside(path, { prepare: linked(path.replace(/\/.*/, ''), () => target) }),
)

test.each(['a/../../output', '/etc/passwd'])('a payload file may not be %s', path => outside(path))

test.each<{ what: string; files: Record<string, string | Buffer>; text: RegExp }>([
  { what: 'is missing', files: {}, text: /does not exist/ },
  {
    what: 'is a directory',
    files: { 'push.yml/other': '' },
    text: /: "push\.yml" is a folder; use the path of a file in it\./,
  },
  { what: 'is too large', files: { 'push.yml': `${json}\n#`.padEnd(16_385, 'x') }, text: /larger than 16 KiB/ },
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
  const step = await send(sandbox, { ...none, 'payload-file': 'push.yml' }, { files })
  const outputs = { outcome: 'not-sent', reason: 'unreadable-file', attempts: '0' }
  expect(expectFailed(step, outputs)).toMatch(text)
  expect(sandbox.connections).toBe(0)
})

test('a payload file with a target and an unknown key is invalid', async () => {
  const sandbox = await start()
  const text = `target: { type: all }\nmesage: a\n${yaml.join('\n')}`
  const says = [/line 1.*`target`.*workflow/, /line 2.*`mesage` is not a field.*Did you mean "message"/]
  expectInvalid(await send(sandbox, ...from(text)), sandbox, 'payload-file', ...says)
})

test('a payload file that is a private key is not quoted', async () => {
  const sandbox = await start()
  const text = '-----BEGIN PRIVATE KEY-----\nswordfish-1234\n-----END PRIVATE KEY-----\n'
  expect(JSON.stringify(await send(sandbox, ...from(text)))).not.toContain('swordfish')
  expect(sandbox.connections).toBe(0)
})
