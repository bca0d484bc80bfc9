import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
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
}
const body = { ...fields, target: { type: 'all' } }
const json = JSON.stringify(fields)
const none = Object.fromEntries(Object.keys(content).map(name => [name, '']))

/** Inputs and step of a send whose content is in this file of the workspace. */
const from = (text: string | Buffer, more: Record<string, string> = {}) =>
  [{ ...none, 'payload-file': 'push.yml', ...more }, { files: { 'push.yml': text } }] as const

describe('a payload file', () => {
  const yaml = [
    '# News',
    'title:   From the file',
    'message: |',
    '  Read',
    `icon_url: ${fields.icon_url}`,
    `landing_url: " ${fields.landing_url} "`,
    'ttl: 60',
    '',
  ]
  test.each<[string, string | Buffer]>([
    ['YAML from Windows', yaml.join('\r\n')],
    ['JSON with a byte order mark', `\ufeff${json}`],
    ['64 KiB', `${json}\n#`.padEnd(65_536, 'x')],
    ['YAML with anchors', `title: &t From the file\nmessage: Read\n${yaml.slice(4).join('\n')}utm_source: *t`],
  ])('may be %s', async (what, text) => {
    const sandbox = await start()
    expectPassed(await send(sandbox, ...from(text)), { outcome: 'sent' })
    const anchored = what === 'YAML with anchors' ? { utm_source: 'From the file' } : {}
    expect(sandbox.delivered.map(({ body }) => body)).toEqual([{ ...body, ...anchored }])
  })

  test('gives way to inputs', async () => {
    const sandbox = await start()
    const step = await send(sandbox, ...from(json, { title: 'From the input', ttl: '1h' }))
    expectPassed(step, { outcome: 'sent' })
    expect(sandbox.delivered[0]?.body).toEqual({ ...body, title: 'From the input', ttl: 3600 })
    expect(step.stdout).toMatch(/title, ttl from the inputs; message, icon_url, landing_url from the file/)
  })

  test('may be anywhere in the workspace', async () => {
    const sandbox = await start()
    for (const path of ['a/b/push.json', './a/../a/b/push.json', '..file/push.json']) {
      const files = { 'a/b/push.json': json, '..file/push.json': json }
      expectPassed(await send(sandbox, { ...none, 'payload-file': path }, { files }), { outcome: 'sent' })
    }
    expect(sandbox.delivered).toHaveLength(3)
  })

  test('may be given by its absolute path', async () => {
    const sandbox = await start()
    const step: Omit<Step, 'inputs'> = { files: { 'push.json': json }, env: {} }
    step.prepare = async workspace => {
      step.env = Object.assign(step.env ?? {}, { 'INPUT_PAYLOAD-FILE': join(workspace, 'push.json') })
    }
    expectPassed(await send(sandbox, none, step), { outcome: 'sent' })
  })

  onPosix('may be behind a link that stays in the workspace', async () => {
    const sandbox = await start()
    const prepare = (workspace: string) => symlink(join(workspace, 'push.json'), join(workspace, 'link'))
    const step = { files: { 'push.json': json }, prepare }
    expectPassed(await send(sandbox, { ...none, 'payload-file': 'link' }, step), { outcome: 'sent' })
  })

  onPosix('may not be behind a link that leaves the workspace', async () => {
    const sandbox = await start()
    for (const [link, target, path] of [
      ['link', process.execPath, 'link'],
      ['folder', '/', 'folder/etc/hosts'],
      ['up', '..', 'up/event.json'],
    ] as const) {
      const prepare = (workspace: string) => symlink(target, join(workspace, link))
      const step = await send(sandbox, { ...none, 'payload-file': path }, { prepare })
      expectInvalid(step, sandbox, 'payload-file', 'outside the workspace')
    }
  })

  test.each(['../event.json', '../../etc/passwd', 'a/../../output', '/etc/passwd', '/'])(
    'may not be %s',
    async path => {
      const sandbox = await start()
      expectInvalid(
        await send(sandbox, { ...none, 'payload-file': path }),
        sandbox,
        'payload-file',
        'outside the workspace',
      )
    },
  )

  test.each<[string, Record<string, string | Buffer>, RegExp]>([
    ['is missing', {}, /does not exist/],
    ['is a directory', { 'push.yml/other': '' }, /not a regular file/],
    ['is too large', { 'push.yml': `${json}\n#`.padEnd(65_537, 'x') }, /larger than 64 KiB/],
    ['is not UTF-8', { 'push.yml': Buffer.from(json.replace('Read', 'Gr\xfc\xdfe'), 'latin1') }, /not UTF-8/],
    ['is UTF-16', { 'push.yml': Buffer.from(`\ufeff${json}`, 'utf16le') }, /not UTF-8/],
    [
      'is neither YAML nor JSON',
      { 'push.yml': 'title: "a\nmessage: [b\n' },
      /push\.yml, line \d+, column \d+: .*neither/,
    ],
    ['repeats a key', { 'push.yml': 'title: a\nmessage: b\ntitle: c\n' }, /push\.yml, line 3, column 1: /],
  ])('that %s is an unreadable file', async (_what, files, text) => {
    const sandbox = await start()
    const step = await send(sandbox, { ...none, 'payload-file': 'push.yml' }, { files })
    const outputs = { outcome: 'not-sent', reason: 'unreadable-file', attempts: '0' }
    expect(expectFailed(step, outputs)).toMatch(text)
    expect(sandbox.connections).toBe(0)
  })

  test.each<[string, string, RegExp]>([
    ['a target', `target: { type: all }\n${yaml.join('\n')}`, /line 1.*`target`.*workflow/],
    ['an unknown key', `mesage: a\n${yaml.join('\n')}`, /line 1.*`mesage` is not a field.*did you mean `message`/],
    ['two documents', `${json}\n---\n${json}`, /push\.yml, line 2, column \d+: .*more than one/],
  ])('that holds %s is invalid', async (_what, text, says) => {
    const sandbox = await start()
    expectInvalid(await send(sandbox, ...from(text)), sandbox, 'payload-file', says)
  })

  test('that is a private key is not quoted', async () => {
    const sandbox = await start()
    const text = '-----BEGIN PRIVATE KEY-----\nswordfish-1234\n-----END PRIVATE KEY-----\n'
    expect(JSON.stringify(await send(sandbox, ...from(text)))).not.toContain('swordfish')
    expect(sandbox.connections).toBe(0)
  })

  test('lacks what no input gives', async () => {
    const sandbox = await start()
    const step = await send(sandbox, ...from('title: a\nmessage: b\n'))
    expectInvalid(step, sandbox, /icon-url, landing-url: are missing/)
  })
})
