import { readFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { describe, expect, test } from '@jest/globals'
import { type Entry, keptBody, keptRequests } from '../../sandbox/journal.mjs'
import type { Sandbox } from '../../sandbox/server.mjs'
import { ask, dial } from '../helpers/client.ts'
import { createWatch } from '../helpers/doubles/watch.mjs'
import { testLocalhost } from '../helpers/needs.ts'
import { entries, send, start, valid } from '../helpers/sandbox-page.ts'

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
  req.on('error', () => watch.stop('there is no stream'))
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

describe('the page of the sandbox', () => {
  test.each(files)(
    'has %s under a policy that runs no other script, and leaves it out of the list',
    async (path, type) => {
      const sandbox = await start()
      const { status, headers, body } = await ask(sandbox.url, { path })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https:; connect-src 'self'; " +
          "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
      })
      const name = path === '/icon.svg' ? 'icon.svg' : path.replace(/^\/(\?.*)?$/, '/page.html').slice(1)
      expect(body).toBe(readFileSync(new URL(`../../sandbox/page/${name}`, import.meta.url), 'utf8'))
      expect(entries).toEqual([])
    },
  )

  test.each([
    ['POST', '/', 404],
    ['POST', '/events', 404],
    ['HEAD', '/', 404],
    ['GET', '/page', 404],
    ['GET', '/../page.mjs', 404],
    ['GET', '/page/page.html', 404],
    ['GET', '//events', 404],
    ['GET', 'http://127.0.0.1/', 400],
  ])('does not answer %s %s', async (method, path, status) => {
    const sandbox = await start()
    expect(await ask(sandbox.url, { method, path })).toMatchObject({ status })
    expect(entries).toMatchObject([{ method, path, status }])
  })

  test.each([
    { Host: 'sandbox.example' },
    { Host: '127.0.0.1.example' },
    { Origin: 'https://example.com' },
    { Origin: 'http://127.0.0.1:1' },
    { Origin: 'null' },
  ])('is refused to %j, as the service is, and lists the refusal', async headers => {
    const sandbox = await start()
    for (const path of ['/', '/events', '/page.js']) {
      const reply = await ask(sandbox.url, { path, headers })
      expect(reply).toMatchObject({ status: 403, headers: { 'content-type': 'application/json' } })
      expect(reply.body).not.toContain(sandbox.token)
    }
    expect(await send(sandbox, valid, headers)).toMatchObject({ status: 403 })
    const { stream, until } = await listen(sandbox)
    await until(({ entries }) => entries.length === 4)
    const refused = { error: expect.stringMatching(/Host|Origin/) }
    expect(stream.entries[1]).toMatchObject({ path: '/events', status: 403, refused })
    expect(stream.entries[3]).toMatchObject({ method: 'POST', accepted: false })
  })

  testLocalhost('opens from its own origin', async () => {
    const sandbox = await start({ host: 'localhost' })
    expect(await ask(sandbox.url, { path: '/', headers: { Origin: sandbox.url } })).toMatchObject({ status: 200 })
  })
})

describe('the stream of the page', () => {
  test('begins with what the sandbox is and the latest requests, and goes on with what arrives', async () => {
    const sandbox = await start()
    for (let number = 0; number < keptRequests + 3; number++) await ask(sandbox.url, { path: `/${number}` })
    const { stream, until } = await listen(sandbox)
    await until(({ entries }) => entries.length === keptRequests)
    await send(sandbox)
    await until(({ entries }) => entries.length > keptRequests)
    expect(stream.response?.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(stream.text).toMatch(/^retry: \d+\nevent: hello\n/)
    const { url, token, audiences } = sandbox
    const hello = { run: expect.any(String), count: keptRequests + 3, kept: keptRequests, url, token, audiences }
    expect(stream.hellos).toEqual([hello])
    const numbers = Array.from({ length: keptRequests + 1 }, (_, index) => index + 4)
    expect(stream.entries.map(({ number }) => number)).toEqual(numbers)
  })

  test('gives each sandbox a name of its own', async () => {
    const [one, other] = [await start(), await start()]
    const streams = [await listen(one), await listen(one), await listen(other)]
    const runs = streams.map(({ stream }) => stream.hellos[0]?.run)
    expect(runs[0]).toBe(runs[1])
    expect(runs[0]).not.toBe(runs[2])
  })

  test('shows every reader a notification as it arrived, also after another reader has left', async () => {
    const sandbox = await start()
    const readers = [await listen(sandbox), await listen(sandbox)]
    ;(await listen(sandbox)).leave()
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
    for (const [name, secret] of Object.entries(secrets)) {
      expect(stream.text).not.toContain(secret)
      expect(stream.entries[0]?.headers).toMatchObject({ [name.toLowerCase()]: '(not shown)' })
    }
  })

  test('shows a request that never became whole, and of a long body only the beginning', async () => {
    const sandbox = await start()
    const { stream, until } = await listen(sandbox)
    const head = 'POST /v1/notifications HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n'
    dial(sandbox.url, `${head}{"a"`).socket.end()
    await until(({ entries }) => entries.length === 1)
    await send(sandbox, { ...valid, message: 'x'.repeat(keptBody) })
    await until(({ entries }) => entries.length === 2)
    const [half, long] = stream.entries
    expect(half).toMatchObject({ body: '{"a"', complete: false, accepted: false })
    expect(half).not.toHaveProperty('status')
    expect(long).toMatchObject({ accepted: true, cut: true })
    expect(long?.body).toHaveLength(keptBody)
  })

  test('ends with the sandbox', async () => {
    const sandbox = await start()
    const { until } = await listen(sandbox)
    const ending = expect(until(() => false)).rejects.toThrow('the stream is cut')
    await sandbox.close()
    await ending
  })
})
