import { readFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { afterEach, describe, expect, test } from '@jest/globals'
import { type Entry, keptBody, keptRequests } from '../../sandbox/journal.mjs'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/server.mjs'
import { ask, dial } from '../helpers/client.ts'
import { createWatch } from '../helpers/doubles/watch.mjs'
import { testLocalhost } from '../helpers/needs.ts'
import { broadcast as valid } from '../helpers/send.ts'

const started: Sandbox[] = []
/** What the sandboxes of a test have dealt with. */
const entries: Entry[] = []

async function start(options: SandboxOptions = {}) {
  const sandbox = await startSandbox({ onRequest: entry => entries.push(entry), ...options })
  started.push(sandbox)
  return sandbox
}

afterEach(async () => {
  await Promise.all(started.splice(0).map(sandbox => sandbox.close()))
  entries.length = 0
})

const list = ({ url, token }: Sandbox) => ask(url, { headers: { 'Authentication-Token': token } })

const send = ({ url, token }: Sandbox, body: unknown = valid, headers: Record<string, string> = {}) =>
  ask(url, {
    method: 'POST',
    path: '/v1/notifications',
    headers: { 'Authentication-Token': token, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

interface Stream {
  response?: IncomingMessage
  text: string
  hellos: Record<string, unknown>[]
  entries: Entry[]
}

/** Reads the stream of the page, and resolves once it has begun. */
async function listen(sandbox: Sandbox) {
  const stream: Stream = { text: '', hellos: [], entries: [] }
  const watch = createWatch(stream)
  const req = httpRequest(`${sandbox.url}/events`, { agent: false }, response => {
    stream.response = response
    response.setEncoding('utf8')
    let rest = ''
    response.on('data', chunk => {
      stream.text += chunk
      const events = (rest + chunk).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        const [name, data = ''] = event.split('\n').slice(-2)
        const value = JSON.parse(data.slice('data: '.length))
        if (name === 'event: hello') stream.hellos.push(value)
        if (name === 'event: request') stream.entries.push(value)
      }
      watch.changed()
    })
    response.on('error', () => watch.stop('the stream is cut'))
  })
  req.on('error', () => watch.stop('the stream cannot be had'))
  req.end()
  await watch.until(({ hellos }) => hellos.length === 1)
  return { stream, until: watch.until, leave: () => req.destroy() }
}

const files = [
  ['/', 'text/html; charset=utf-8'],
  ['/?from=terminal', 'text/html; charset=utf-8'],
  ['/page.css', 'text/css; charset=utf-8'],
  ['/page.js', 'text/javascript; charset=utf-8'],
  ['/try.js', 'text/javascript; charset=utf-8'],
  ['/summary.js', 'text/javascript; charset=utf-8'],
  ['/draw.js', 'text/javascript; charset=utf-8'],
  ['/step.mjs', 'text/javascript; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
] as const

describe('the page', () => {
  test.each(files)('has %s', async (path, type) => {
    const sandbox = await start()
    const { status, headers, body } = await ask(sandbox.url, { path })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(headers?.['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https:; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    )
    const name = path === '/icon.svg' ? 'icon.svg' : path.replace(/^\/(\?.*)?$/, '/page.html').slice(1)
    expect(body).toBe(readFileSync(new URL(`../../sandbox/page/${name}`, import.meta.url), 'utf8'))
  })

  test('leaves no trace on record', async () => {
    const sandbox = await start()
    for (const [path] of files) expect(await ask(sandbox.url, { path })).toMatchObject({ status: 200 })
    await listen(sandbox)
    expect(entries).toEqual([])
  })

  test.each([
    ['POST', '/', 404],
    ['POST', '/events', 404],
    ['HEAD', '/', 404],
    ['GET', '/page', 404],
    ['GET', '/../page.mjs', 404],
    ['GET', '/page/page.html', 404],
    ['GET', '//events', 404],
    ['GET', 'http://127.0.0.1/', 400],
  ])('is not what answers %s %s', async (method, path, status) => {
    const sandbox = await start()
    expect(await ask(sandbox.url, { method, path })).toMatchObject({ status })
    expect(entries).toMatchObject([{ method, path, status }])
  })

  const foreign = [
    { Host: 'sandbox.example' },
    { Host: '127.0.0.1.example' },
    { Origin: 'https://example.com' },
    { Origin: 'http://127.0.0.1:1' },
    { Origin: 'null' },
  ]
  test.each(foreign)('is refused to %j, which the journal tells', async headers => {
    const sandbox = await start()
    for (const path of ['/', '/events', '/page.js']) {
      const reply = await ask(sandbox.url, { path, headers })
      expect(reply).toMatchObject({ status: 403, headers: { 'content-type': 'application/json' } })
      expect(reply.body).not.toContain(sandbox.token)
    }
    const { stream, until } = await listen(sandbox)
    await until(({ entries }) => entries.length === 3)
    expect(stream.entries[1]).toMatchObject({
      path: '/events',
      status: 403,
      refused: { error: expect.stringMatching(/Host|Origin/) },
    })
  })

  test.each(foreign)('does not open the service to %j', async headers => {
    const sandbox = await start()
    expect(await send(sandbox, valid, headers)).toMatchObject({ status: 403 })
    expect(entries).toMatchObject([{ accepted: false }])
  })

  testLocalhost('may be asked for from its own origin', async () => {
    const sandbox = await start({ host: 'localhost' })
    expect(await ask(sandbox.url, { path: '/', headers: { Origin: sandbox.url } })).toMatchObject({ status: 200 })
  })
})

describe('the stream', () => {
  test('begins with what the sandbox is, and then what is kept', async () => {
    const sandbox = await start()
    await list(sandbox)
    await send(sandbox)
    const { stream, until } = await listen(sandbox)
    await until(({ entries }) => entries.length === 2)
    expect(stream.response?.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(stream.text).toMatch(/^retry: \d+\nevent: hello\n/)
    const { url, token, audiences } = sandbox
    expect(stream.hellos).toEqual([{ run: expect.any(String), count: 2, kept: keptRequests, url, token, audiences }])
    expect(stream.entries.map(({ number, method }) => [number, method])).toEqual([
      [1, 'GET'],
      [2, 'POST'],
    ])
  })

  test('names the same sandbox by the same name, and another by another', async () => {
    const [one, other] = [await start(), await start()]
    const streams = [await listen(one), await listen(one), await listen(other)]
    const runs = streams.map(({ stream }) => stream.hellos[0]?.run)
    expect(runs[0]).toBe(runs[1])
    expect(runs[0]).not.toBe(runs[2])
  })

  test('goes on with what arrives, for every reader', async () => {
    const sandbox = await start()
    const readers = [await listen(sandbox), await listen(sandbox)]
    const raw = JSON.stringify({ ...valid, title: 'Grüße\u2028👋', target: { type: 'audience', value: 101 } })
    await send(sandbox, raw)
    for (const { stream, until } of readers) {
      await until(({ entries }) => entries.length === 1)
      expect(stream.entries).toEqual([
        {
          number: 1,
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          method: 'POST',
          path: '/v1/notifications',
          headers: expect.objectContaining({ 'content-type': 'application/json' }),
          body: raw,
          cut: false,
          complete: true,
          accepted: true,
          audience: sandbox.audiences[0],
          status: 201,
        },
      ])
    }
  })

  test('says why a request was refused', async () => {
    const sandbox = await start()
    const { stream, until } = await listen(sandbox)
    await send(sandbox, { ...valid, title: '', ttl: 'soon' })
    await until(({ entries }) => entries.length === 1)
    expect(stream.entries).toMatchObject([
      {
        status: 400,
        accepted: false,
        refused: {
          error: 'the notification is not valid',
          problems: ['title: must not be blank', 'ttl: must be a whole number of seconds, 0 or more'],
        },
      },
    ])
  })

  test('shows no secret of a header', async () => {
    const sandbox = await start()
    const secrets = {
      'Authentication-Token': 'mistaken-real-token',
      Authorization: 'Bearer real',
      'Proxy-Authorization': 'Basic real',
      Cookie: 'real=1',
    }
    await send(sandbox, valid, secrets)
    const { stream, until } = await listen(sandbox)
    await until(({ entries }) => entries.length === 1)
    for (const secret of Object.values(secrets)) expect(stream.text).not.toContain(secret)
    for (const name of Object.keys(secrets)) {
      expect(stream.entries[0]?.headers).toMatchObject({ [name.toLowerCase()]: '(not shown)' })
    }
  })

  test('shows what never became whole', async () => {
    const sandbox = await start()
    const { stream, until } = await listen(sandbox)
    const head = 'POST /v1/notifications HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n'
    dial(sandbox.url, `${head}{"a"`).socket.end()
    await until(({ entries }) => entries.length === 1)
    expect(stream.entries).toMatchObject([{ body: '{"a"', complete: false, accepted: false }])
    expect(stream.entries[0]).not.toHaveProperty('status')
  })

  test('begins with the latest requests alone', async () => {
    const sandbox = await start()
    for (let number = 0; number < keptRequests + 3; number++) await ask(sandbox.url, { path: `/${number}` })
    const { stream, until } = await listen(sandbox)
    await until(({ entries }) => entries.length === keptRequests)
    await send(sandbox)
    await until(({ entries }) => entries.length > keptRequests)
    expect(stream.hellos).toMatchObject([{ count: keptRequests + 3 }])
    expect(stream.entries.map(({ number }) => number)).toEqual(
      Array.from({ length: keptRequests + 1 }, (_, index) => index + 4),
    )
  })

  test('holds no more of a body than is kept', async () => {
    const sandbox = await start()
    await send(sandbox, { ...valid, message: 'x'.repeat(keptBody) })
    const { stream, until } = await listen(sandbox)
    await until(({ entries }) => entries.length === 1)
    expect(stream.entries).toMatchObject([{ accepted: true, cut: true }])
    expect(stream.entries[0]?.body).toHaveLength(keptBody)
  })

  test('goes on for others when a reader leaves', async () => {
    const sandbox = await start()
    const [one, other] = [await listen(sandbox), await listen(sandbox)]
    one.leave()
    await send(sandbox)
    await other.until(({ entries }) => entries.length === 1)
    expect(await send(sandbox)).toMatchObject({ status: 201 })
  })

  test('ends with the sandbox', async () => {
    const sandbox = await start()
    const { until } = await listen(sandbox)
    const ending = expect(until(() => false)).rejects.toThrow('the stream is cut')
    await sandbox.close()
    await ending
  })
})
