import { readdirSync, readFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { expect, test } from '@jest/globals'
import { type Entry, keptBody, keptRequests } from '../../sandbox/journal.mjs'
import type { Sandbox } from '../../sandbox/server.mjs'
import { ask, dial } from '../helpers/client.ts'
import { createWatch } from '../helpers/doubles/watch.mjs'
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
    let rest = ''
    response.setEncoding('utf8').on('data', chunk => {
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

test('the page of the sandbox has a policy that runs no other script, and its files are not in the list', async () => {
  const sandbox = await start()
  const folder = new URL('../../sandbox/page/', import.meta.url)
  const types = {
    html: 'text/html',
    css: 'text/css',
    js: 'text/javascript',
    mjs: 'text/javascript',
    svg: 'image/svg+xml',
  }
  for (const name of [...readdirSync(folder), 'page.html?from=terminal']) {
    const [file = '', query = ''] = name.split(/(?=\?)/)
    const path = file === 'page.html' ? `/${query}` : `/${file}`
    const { status, headers, body } = await ask(sandbox.url, { path })
    const type = types[file.split('.').at(-1) as keyof typeof types]
    expect({ path, status, ...headers }).toMatchObject({
      path,
      status: 200,
      'content-type': `${type}; charset=utf-8`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https:; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    })
    expect(body).toBe(readFileSync(new URL(file, folder), 'utf8'))
  }
  expect(entries).toEqual([])
})

test.each([
  ['POST', '/', 404],
  ['POST', '/events', 404],
  ['HEAD', '/', 404],
  ['GET', '/send', 404],
  ['GET', '/../page.mjs', 404],
  ['GET', '//events', 404],
  ['GET', 'http://127.0.0.1/', 400],
])('the page of the sandbox does not answer %s %s', async (method, path, status) => {
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
])('the sandbox refuses its page and a send to a request with %j, and lists the refusal', async headers => {
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

test('the stream of the page begins with the sandbox and its latest requests, and ends with the sandbox', async () => {
  const [sandbox, other] = [await start(), await start()]
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
  const [hello] = stream.hellos
  expect(hello).toEqual({
    ...{ run: expect.any(String), count: keptRequests + 3, kept: keptRequests },
    ...{ url, token, audiences },
  })
  const numbers = Array.from({ length: keptRequests + 1 }, (_, index) => index + 4)
  expect(stream.entries.map(({ number }) => number)).toEqual(numbers)

  // By its name the page sees whether the sandbox was restarted.
  expect((await listen(sandbox)).stream.hellos[0]?.run).toBe(hello?.run)
  expect((await listen(other)).stream.hellos[0]?.run).not.toBe(hello?.run)
  const ending = expect(until(() => false)).rejects.toThrow('the stream is cut')
  await sandbox.close()
  await ending
})

test('the stream of the page shows every reader a notification as it arrived, but no secret of a header', async () => {
  const sandbox = await start()
  const readers = [await listen(sandbox), await listen(sandbox)]
  ;(await listen(sandbox)).leave()
  const raw = JSON.stringify({ ...valid, title: 'Grüße\u2028👋', target: { type: 'audience', value: 101 } })
  await send(sandbox, raw)
  const secrets = {
    'Authentication-Token': 'mistaken-real-token',
    Authorization: 'Bearer real',
    'Proxy-Authorization': 'Basic real',
    Cookie: 'real=1',
  }
  await send(sandbox, valid, secrets)
  for (const { stream, until } of readers) {
    await until(({ entries }) => entries.length === 2)
    expect(stream.entries[0]).toEqual({
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
    })
    for (const [name, secret] of Object.entries(secrets)) {
      expect(stream.text).not.toContain(secret)
      expect(stream.entries[1]?.headers).toMatchObject({ [name.toLowerCase()]: '(not shown)' })
    }
  }
})

test('the stream of the page shows an incomplete request, and the beginning of a long body', async () => {
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
