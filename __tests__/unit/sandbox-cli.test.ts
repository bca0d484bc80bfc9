import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from '@jest/globals'
import { sampleAudiences } from '../../sandbox/samples.mjs'
import { startSandbox } from '../../sandbox/server.mjs'
import { ask, dial } from '../helpers/client.ts'
import { createWatch } from '../helpers/doubles/watch.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { send as sendTo } from '../helpers/sandbox-page.ts'
import { broadcast } from '../helpers/send.ts'

const cli = fileURLToPath(new URL('../../sandbox/cli.mjs', import.meta.url))
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const run = (...flags: string[]) => runFile(cli, ...flags)

function runFile(file: string, ...flags: string[]) {
  const child = spawn(process.execPath, [file, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const output = { out: '', err: '' }
  const watch = createWatch(output)
  const add = (name: keyof typeof output) => (part: Buffer) => {
    output[name] += part
    watch.changed()
  }
  child.stdout.on('data', add('out'))
  child.stderr.on('data', add('err'))
  const ended = once(child, 'close')
  ended.then(() => watch.stop(`ended; ${output.err}`))
  return { child, output, until: watch.until, ended }
}

async function startCli(...flags: string[]) {
  const started = run('--port', '0', ...flags)
  await started.until(({ out }) => out.includes('Requests:\n'))
  const url = /base-url +(http:\S+)/.exec(started.output.out)?.[1] ?? ''
  return { ...started, url }
}

const send = (url: string, changes: object) =>
  sendTo({ url, token: 'sandbox-token-0123456789abcdef' }, { ...broadcast, ...changes })

test('npm run sandbox prints its address, its token, and its audiences', async () => {
  const { output, url } = await startCli('--payload-file', cli)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(output.out).toContain(`  page       ${url}/\n`)
  expect(output.out).toContain('api-token  sandbox-token-0123456789abcdef\n')
  expect(await ask(url, { path: '/' })).toMatchObject({ status: 200, body: expect.stringContaining('<h1>') })
  for (const { id, name, reach } of sampleAudiences) {
    expect(output.out).toMatch(new RegExp(`^ +${id} +${reach}  ${name.replace(/[|]/g, '\\|')}$`, 'm'))
  }
})

test('npm run sandbox first of all warns if there is no Node that can send and preview', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'))
  try {
    // Simulate a clone without installed dependencies.
    cpSync(dirname(cli), join(folder, 'sandbox'), { recursive: true })
    cpSync(join(dirname(cli), '..', 'dist', 'sandbox'), join(folder, 'dist', 'sandbox'), { recursive: true })
    const { output, until } = runFile(join(folder, 'sandbox', 'cli.mjs'), '--port', '0')
    await until(({ out }) => out.includes('Requests:\n'))
    const isOld = Number(process.versions.node.split('.')[0]) < 24
    const warning = `Sending and previewing need Node 24 or newer, and this is Node ${process.versions.node}. Start the`
    expect(output.out.startsWith(isOld ? warning : 'A push service on this machine.')).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('npm run sandbox prints a line for each request, without control characters and workflow commands', async () => {
  const { output, until, url } = await startCli()
  expect(await ask(url)).toMatchObject({ status: 401 })
  expect(await send(url, {})).toMatchObject({ status: 201 })
  const title = '\u001b[2J\n::error::x\u202e ##[group]y'
  expect(await send(url, { title, target: { type: 'audience', value: 102 } })).toMatchObject({ status: 201 })
  const unknown = { target: { type: 'all', '::error::\n##[x]': 1 }, ttl: 'soon' }
  expect(await send(url, unknown)).toMatchObject({ status: 400 })
  dial(url, 'POST /v1/notifications HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{').end()
  await until(({ out }) => out.includes('ended before'))
  await send(url, { actions: Array.from({ length: 2_000 }, () => ({ text: 'a' })) })
  await until(({ out }) => out.includes('actions[99].url'))
  expect(await ask(url, { path: '/', headers: { Origin: 'https://example.com' } })).toMatchObject({ status: 403 })
  await until(({ out }) => out.includes('  403  '))
  const lines = output.out.slice(output.out.indexOf('Requests:\n')).trim().split('\n').slice(1)
  expect(lines.map(line => line.replace(/^\d\d:\d\d:\d\d {2}/, ''))).toEqual([
    'GET /v1/audience  401  the Authentication-Token header is missing or wrong',
    'POST /v1/notifications  201  to all subscribers: Hello',
    'POST /v1/notifications  201  to audience 102: \\u{1b}[2J\\u{a}::error::x\\u{202e} ## [group]y',
    'POST /v1/notifications  400  the notification is not valid',
    '          - ttl: must be a whole number of seconds, 0 or more',
    '          - target.::error::\\u{a}## [x]: is not known',
    'POST /v1/notifications  ended before it was complete',
    'POST /v1/notifications  400  the notification is not valid; these are the first 100 problems',
    ...Array.from({ length: 100 }, (_, at) => `          - actions[${at}].url: is required`),
    'GET /  403  the Origin header is foreign',
  ])
})

unlessWindows(test, 'Windows has no signals').each<NodeJS.Signals>(['SIGINT', 'SIGTERM'])(
  '%s ends the sandbox, even while a connection is open',
  async signal => {
    const { child, output, url, ended } = await startCli()
    const connection = dial(url)
    const closed = new Promise(resolve => connection.on('close', resolve))
    await once(connection, 'connect')
    child.kill(signal)
    expect(await ended).toEqual([0, null])
    await closed
    expect(output.err).toBe('')
  },
)

test.each([
  { flags: ['--port', 'http'], message: '--port must be 0 to 65535' },
  { flags: ['--port', '65536'], message: '--port must be 0 to 65535' },
  { flags: ['--tokn', 'x'], message: '--tokn' },
  { flags: ['--payload-file', 'no-such-file.yml'], message: '--payload-file: there is no file' },
])('npm run sandbox refuses $flags, and explains its options', async ({ flags, message }) => {
  const { output, ended } = run(...flags)
  expect(await ended).toEqual([1, null])
  expect(output.err).toContain(message)
  expect(output.err).toMatch(/^Usage: npm run sandbox.*--port.*--payload-file/ms)
  expect(output.out).toBe('')
})

test('npm run sandbox --help explains the options, and a port that is in use is an error', async () => {
  const help = run('--help')
  expect(await help.ended).toEqual([0, null])
  expect(help.output.out).toMatch(/^Usage: npm run sandbox/)
  const { port, close } = await startSandbox()
  const { output, ended } = run('--port', `${port}`)
  expect(await ended).toEqual([1, null])
  expect(output.err).toBe(`Port ${port} is in use. To use any free port, run: npm run sandbox -- --port 0\n`)
  await close()
})
