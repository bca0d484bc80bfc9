import { Agent } from 'node:http'
import { networkInterfaces } from 'node:os'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { sampleAudiences } from '../../sandbox/samples.mjs'
import { startSandbox } from '../helpers/doubles/push-service.mjs'
import type { Sandbox, SandboxEvent } from '../helpers/doubles/types.mjs'
import { sandboxes, broadcast as valid } from '../helpers/send.ts'
import { ask, certificate, dial, type Question, type Tls } from './sandbox-client.ts'

const start = sandboxes()

const list = ({ url, token }: Sandbox, question: Question = {}) =>
  ask(url, { ...question, headers: { 'Authentication-Token': token, ...question.headers } })

const send = ({ url, token }: Sandbox, body: unknown = valid, question: Question = {}) =>
  ask(url, {
    method: 'POST',
    path: '/v1/notifications',
    body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    ...question,
    headers: { 'Authentication-Token': token, 'Content-Type': 'application/json', ...question.headers },
  })

describe('the list', () => {
  test('holds the audiences', async () => {
    const sandbox = await start()
    const reply = await list(sandbox)
    expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(reply.body ?? '')).toEqual({ audience: sampleAudiences })
    expect(sandbox.requests).toMatchObject([{ method: 'GET', path: '/v1/audience', status: 200, complete: true }])
    expect(sandbox.delivered).toEqual([])
  })

  test('follows changes, which stay in their own sandbox', async () => {
    const one = await start()
    const other = await start()
    one.audiences.push({ id: 900, name: 'Later', reach: 1 })
    expect(JSON.parse((await list(one)).body ?? '').audience).toHaveLength(sampleAudiences.length + 1)
    expect(JSON.parse((await list(other)).body ?? '').audience).toHaveLength(sampleAudiences.length)
    one.audiences = []
    expect((await list(one)).body).toBe('{"audience":[]}')
  })

  test.each([
    ['a raw string', '{"audience": [{"id": 9007199254740993', '{"audience": [{"id": 9007199254740993'],
    ['null', null, 'null'],
    ['any JSON', { audience: 5 }, '{"audience":5}'],
    ['false', false, 'false'],
    ['nothing', '', ''],
  ])('may be overridden by %s', async (_, override, body) => {
    const sandbox = await start()
    sandbox.audiencesBody = override
    expect(await list(sandbox)).toMatchObject({ status: 200, body })
  })

  test('takes no body', async () => {
    const sandbox = await start()
    expect(await list(sandbox, { body: '{}' })).toMatchObject({ status: 400 })
    expect(sandbox.requests).toMatchObject([{ body: '{}' }])
  })

  test('the samples hold what is worth trying', () => {
    const names = sampleAudiences.map(({ name }) => name)
    expect(new Set(sampleAudiences.map(({ id }) => id)).size).toBe(sampleAudiences.length)
    expect(new Set(names).size).toBe(names.length - 1)
    expect(sampleAudiences.some(({ reach }) => reach === 0)).toBe(true)
    expect(names.some(name => /[^\0-\x7f]/.test(name))).toBe(true)
  })
})

describe('a send', () => {
  test('is accepted and kept as it was sent', async () => {
    const sandbox = await start()
    const raw = JSON.stringify({ ...valid, title: 'Grüße 👋' }, null, 2)
    expect(await send(sandbox, raw)).toMatchObject({ status: 201, body: '{"id":1,"status":"accepted"}' })
    expect(await send(sandbox)).toMatchObject({ status: 201, body: '{"id":2,"status":"accepted"}' })
    expect(sandbox.requests).toHaveLength(2)
    expect(sandbox.requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/notifications',
      httpVersion: '1.1',
      headers: { 'content-type': 'application/json', 'authentication-token': sandbox.token },
      body: raw,
      complete: true,
      connection: 1,
      status: 201,
    })
    expect(sandbox.requests[0]?.rawHeaders).toContain('Authentication-Token')
    expect(sandbox.requests[0]?.remotePort).toBeGreaterThan(0)
    expect(sandbox.requests[0]).not.toHaveProperty('fault')
    expect(sandbox.delivered).toHaveLength(2)
    expect(sandbox.delivered[0]).toEqual({ body: JSON.parse(raw), raw, request: sandbox.requests[0] })
  })

  test.each([
    ['an audience', { target: { type: 'audience', value: 102 } }],
    ['every optional field', { banner_url: 'https://example.com/b.png', utm_source: 'a', utm_medium: 'b', ttl: 0 }],
    ['a campaign and a time to live', { utm_campaign: 'c', ttl: 3600 }],
    ['actions', { actions: [{ text: 'Read', url: 'http://example.com/' }] }],
    ['a plain http landing page', { landing_url: 'http://example.com/' }],
    ['fields that services may know beyond the documented ones', { badge_url: '', priority: { a: null } }],
    ['line breaks', { message: 'one\ntwo' }],
  ])('may have %s', async (_, fields) => {
    const sandbox = await start()
    expect(await send(sandbox, { ...valid, ...fields })).toMatchObject({ status: 201 })
    expect(sandbox.delivered).toMatchObject([{ body: { ...valid, ...fields } }])
  })

  const blank = 'must not be blank'
  const https = 'must be an absolute URL that starts with https://'
  const http = 'must be an absolute URL that starts with https:// or http://'
  const whole = 'must be a whole number of seconds, 0 or more'
  test.each<[string, unknown, string]>([
    ...['title', 'message', 'icon_url', 'landing_url', 'target'].map(
      name => [name, undefined, 'is required'] as [string, unknown, string],
    ),
    ...[
      'title',
      'message',
      'icon_url',
      'landing_url',
      'banner_url',
      'utm_source',
      'utm_medium',
      'utm_campaign',
    ].flatMap(
      name =>
        [
          [name, '', blank],
          [name, ' \n', blank],
          [name, null, blank],
          [name, 5, 'must be a string'],
          [name, ['x'], 'must be a string'],
        ] as [string, unknown, string][],
    ),
    ['icon_url', 'http://example.com/icon.png', https],
    ['icon_url', '/icon.png', https],
    ['icon_url', 'https:example.com/icon.png', https],
    ['icon_url', 'https://', https],
    ['banner_url', 'http://example.com/banner.png', https],
    ['banner_url', 'data:image/png;base64,AA', https],
    ['landing_url', 'javascript:alert(1)', http],
    ['landing_url', 'example.com', http],
    ['landing_url', 'https://exa\nmple.com/', http],
    ['actions', null, blank],
    ['actions', [], blank],
    ['actions', { text: 'Read', url: 'https://example.com/' }, 'must be an array'],
    ['ttl', null, blank],
    ['ttl', '', blank],
    ['ttl', '3600', whole],
    ['ttl', 1.5, whole],
    ['ttl', -1, whole],
    ['ttl', true, whole],
    ['target', null, 'must be an object'],
    ['target', 'all', 'must be an object'],
    ['target', [], 'must be an object'],
  ])('is refused for the field %s being %j', async (name, value, problem) => {
    const sandbox = await start()
    const reply = await send(sandbox, { ...valid, [name]: value })
    expect(reply.status).toBe(400)
    expect(JSON.parse(reply.body ?? '')).toEqual({
      error: 'the notification is not valid',
      problems: [`${name}: ${problem}`],
    })
    expect(sandbox.requests).toHaveLength(1)
    expect(sandbox.delivered).toEqual([])
  })

  const button = { text: 'Read', url: 'https://example.com/' }
  test.each([
    [['Read'], 'actions[0]: must be an object with text and url'],
    [[button, { url: button.url }], 'actions[1].text: is required'],
    [[{ text: 'Read' }], 'actions[0].url: is required'],
    [[{ ...button, text: ' ' }], 'actions[0].text: must not be blank'],
    [[{ ...button, text: 2024 }], 'actions[0].text: must be a string'],
    [[{ ...button, url: null }], 'actions[0].url: must not be blank'],
    [[{ ...button, url: 'read' }], `actions[0].url: ${http}`],
  ])('is refused for the actions %j', async (actions, problem) => {
    const sandbox = await start()
    const reply = await send(sandbox, { ...valid, actions })
    expect(JSON.parse(reply.body ?? '').problems).toEqual([problem])
    expect(sandbox.delivered).toEqual([])
  })

  test.each([
    [{}, 'target.type: must be all or audience'],
    [{ type: 'ALL' }, 'target.type: must be all or audience'],
    [{ type: 'all', value: 102 }, 'target.value: must be absent when target.type is all'],
    [{ type: 'all', value: null }, 'target.value: must be absent when target.type is all'],
    [{ type: 'all', audience: 102 }, 'target.audience: is not known'],
    [{ type: 'audience' }, 'target.value: is required when target.type is audience'],
    [{ type: 'audience', value: '102' }, 'target.value: must be a whole number'],
    [{ type: 'audience', value: null }, 'target.value: must be a whole number'],
    [{ type: 'audience', value: 1.5 }, 'target.value: must be a whole number'],
    [{ type: 'audience', value: 2 ** 53 }, 'target.value: must be a whole number'],
  ])('is refused for the target %j', async (target, problem) => {
    const sandbox = await start()
    const reply = await send(sandbox, { ...valid, target })
    expect(reply.status).toBe(400)
    expect(JSON.parse(reply.body ?? '').problems).toEqual([problem])
    expect(sandbox.delivered).toEqual([])
  })

  test('is refused with every problem at once', async () => {
    const sandbox = await start()
    const reply = await send(sandbox, { title: '', ttl: 'soon', target: { type: 'audience' } })
    expect(JSON.parse(reply.body ?? '').problems.map((problem: string) => problem.split(':')[0])).toEqual([
      'title',
      'message',
      'icon_url',
      'landing_url',
      'ttl',
      'target.value',
    ])
  })

  test('to an audience that is not there is refused, and the answer tells which are', async () => {
    const sandbox = await start({ audiences: [{ id: 7, name: 'Seven', reach: 1 }] })
    const reply = await send(sandbox, { ...valid, target: { type: 'audience', value: 8 } })
    expect(reply.status).toBe(404)
    expect(JSON.parse(reply.body ?? '')).toEqual({
      error: 'no audience has the id 8',
      problems: ['target.value: the ids known here are 7'],
    })
    sandbox.audiences.pop()
    const none = await send(sandbox, { ...valid, target: { type: 'audience', value: 7 } })
    expect(JSON.parse(none.body ?? '').problems).toEqual(['target.value: there are no audiences'])
    expect(sandbox.delivered).toEqual([])
  })

  test.each([
    ['nothing', ''],
    ['text', 'title=Hello'],
    ['half of it', '{"title":'],
    ['a byte order mark', `\ufeff${JSON.stringify(valid)}`],
    ['bytes that are no UTF-8', Buffer.from(JSON.stringify({ ...valid, title: 'é' }), 'latin1')],
  ])('is refused where the body is %s', async (_, body) => {
    const sandbox = await start()
    const reply = await send(sandbox, body)
    expect(reply.status).toBe(400)
    expect(JSON.parse(reply.body ?? '').error).toBe('the body is not JSON in UTF-8')
    expect(sandbox.delivered).toEqual([])
  })

  test.each(['null', '[]', '"text"', '5'])('is refused where the body is %s', async body => {
    const sandbox = await start()
    const reply = await send(sandbox, body)
    expect(JSON.parse(reply.body ?? '').problems).toEqual(['the body: must be a JSON object'])
  })

  test('is refused over 1 MiB, and not under it', async () => {
    const sandbox = await start()
    const room = 1024 * 1024 - JSON.stringify({ ...valid, message: '' }).length
    expect(await send(sandbox, { ...valid, message: 'x'.repeat(room) })).toMatchObject({ status: 201 })
    expect(await send(sandbox, { ...valid, message: 'x'.repeat(room + 1) })).toMatchObject({ status: 413 })
    expect(sandbox.requests.map(({ body }) => body.length)).toEqual([1024 * 1024, 1024 * 1024])
    expect(sandbox.delivered).toHaveLength(1)
  })

  test.each([
    ['application/json; charset=utf-8', {}, 201],
    ['Application/JSON ; charset="UTF-8"', {}, 201],
    ['application/json; charset=latin1', {}, 415],
    ['text/plain', {}, 415],
    ['application/x-www-form-urlencoded', {}, 415],
    ['', {}, 415],
    ['application/json', { 'Content-Encoding': 'gzip' }, 415],
  ])('of the content type %j with %j ends in %i', async (type, headers, status) => {
    const sandbox = await start()
    expect(await send(sandbox, valid, { headers: { 'Content-Type': type, ...headers } })).toMatchObject({ status })
    expect(sandbox.delivered).toHaveLength(status === 201 ? 1 : 0)
  })
})

describe('every request', () => {
  test.each([
    ['GET', '/v1/audience'],
    ['POST', '/v1/notifications'],
  ])('%s %s needs the token', async (method, path) => {
    const sandbox = await start({ token: 'right-token' })
    const body = method === 'POST' ? JSON.stringify(valid) : ''
    const type = { 'Content-Type': 'application/json' }
    for (const token of [undefined, '', 'wrong', 'RIGHT-TOKEN', ['right-token', 'right-token']]) {
      const headers = { ...type, ...(token !== undefined && { 'Authentication-Token': token }) }
      const reply = await ask(sandbox.url, { method, path, body, headers })
      expect(reply).toMatchObject({ status: 401, headers: { 'content-type': 'application/json' } })
      expect(JSON.parse(reply.body ?? '').error).toContain('Authentication-Token')
    }
    expect(sandbox.delivered).toEqual([])
    const headers = { ...type, 'Authentication-Token': 'right-token' }
    expect((await ask(sandbox.url, { method, path, body, headers })).status).toBeLessThan(300)
    expect(sandbox.requests).toHaveLength(6)
  })

  test.each([
    ['GET', '/v2/audience', 404],
    ['GET', '/v1/audiences', 404],
    ['GET', '/v1/audience/', 404],
    ['GET', '//v1/audience', 404],
    ['GET', '/v1/audience?page=2', 200],
    ['GET', 'http://127.0.0.1/v1/audience', 400],
  ])('%s %s ends in %i', async (method, path, status) => {
    const sandbox = await start()
    expect(await list(sandbox, { method, path })).toMatchObject({ status })
    expect(sandbox.requests).toMatchObject([{ path, status }])
  })

  test.each([
    ['POST', '/v1/audience', 'GET'],
    ['HEAD', '/v1/audience', 'GET'],
    ['GET', '/v1/notifications', 'POST'],
    ['PUT', '/v1/notifications', 'POST'],
    ['OPTIONS', '/v1/notifications', 'POST'],
  ])('%s %s is told what is allowed', async (method, path, allow) => {
    const sandbox = await start()
    expect(await list(sandbox, { method, path })).toMatchObject({ status: 405, headers: { allow } })
  })

  test.each([
    ['LOCALHOST:80', undefined, 200],
    ['127.9.9.9', undefined, 200],
    ['[::1]:4000', undefined, 200],
    ['sandbox.example:80', undefined, 403],
    ['localhost.example', undefined, 403],
    ['127.0.0.1.example', undefined, 403],
    ['localhost:80', 'http://localhost:80', 200],
    ['localhost:80', 'http://localhost:81', 403],
    ['localhost:80', 'https://localhost:80', 403],
    ['localhost:80', 'https://example.com', 403],
    ['localhost:80', 'null', 403],
  ])('for the host %j from the origin %j ends in %i', async (host, origin, status) => {
    const sandbox = await start()
    sandbox.fault('GET', { kind: 'respond', status: 200, body: 'scripted' })
    const headers = { Host: host, ...(origin !== undefined && { Origin: origin }) }
    const reply = await list(sandbox, { headers })
    expect(reply.status).toBe(status)
    if (status === 403) expect(await list(sandbox)).toMatchObject({ body: 'scripted' })
    else expect(reply.body).toBe('scripted')
  })

  test.each(['', 'Host:\r\n', 'Host: sandbox.example\r\n'])('with the host line %j is refused', async host => {
    const sandbox = await start()
    const wire = dial(sandbox.url, `GET /v1/audience HTTP/1.1\r\n${host}Authentication-Token: ${sandbox.token}\r\n\r\n`)
    await wire.until(({ received }) => received.includes('}'))
    expect(wire.received).toMatch(/^HTTP\/1\.1 403 /)
    expect(sandbox.requests).toMatchObject([{ status: 403 }])
    wire.socket.destroy()
  })

  test('that asks for a tunnel is refused and on record', async () => {
    const sandbox = await start()
    const wire = dial(sandbox.url, 'CONNECT 127.0.0.1:443 HTTP/1.1\r\nHost: 127.0.0.1:443\r\n\r\n')
    await wire.until(({ ended }) => ended)
    expect(wire).toMatchObject({ received: expect.stringMatching(/^HTTP\/1\.1 405 /), ended: 'fin' })
    expect(sandbox.requests).toMatchObject([{ method: 'CONNECT', path: '127.0.0.1:443', status: 405, connection: 1 }])
  })

  test('with an expectation is on record', async () => {
    const sandbox = await start()
    expect(await send(sandbox, valid, { headers: { Expect: 'miracles' } })).toMatchObject({ status: 201 })
    expect(await send(sandbox, valid, { headers: { Expect: '100-continue' } })).toMatchObject({ status: 201 })
    expect(sandbox.requests).toHaveLength(2)
  })
})

describe('connections', () => {
  test('are kept alive, or closed where the client asks', async () => {
    const sandbox = await start()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const kept = await list(sandbox, { agent })
    await send(sandbox, valid, { agent })
    expect(kept.headers?.connection).toBe('keep-alive')
    // No time limit is announced, since there is none.
    expect(kept.headers).not.toHaveProperty('keep-alive')
    expect(sandbox.connections).toBe(1)
    const closed = await list(sandbox, { headers: { Connection: 'close' } })
    expect(closed.headers?.connection).toBe('close')
    expect(sandbox.connections).toBe(2)
    expect(sandbox.requests.map(({ connection }) => connection)).toEqual([1, 1, 2])
    agent.destroy()
  })

  test('that bring no HTTP are told so and reported', async () => {
    const events: SandboxEvent[] = []
    const sandbox = await start({ onEvent: event => events.push(event) })
    const wire = dial(sandbox.url, 'What is this?\r\n\r\n')
    await wire.until(({ ended }) => ended)
    expect(wire.received).toMatch(/^HTTP\/1\.1 400 /)
    expect(events.map(({ type }) => type)).toEqual(['connection', 'bad-request'])
    expect(sandbox.requests).toEqual([])
  })

  test.each([
    ['in the middle of a head', 'GET /v1/audience HT', ['connection', 'bad-request']],
    ['before a byte', '', ['connection']],
  ])('that end %s leave no request', async (_, text, types) => {
    const events: string[] = []
    const sandbox = await start({ onEvent: ({ type }) => events.push(type) })
    const wire = dial(sandbox.url, text)
    wire.socket.end()
    await wire.until(({ ended }) => ended)
    expect(events).toEqual(types)
    expect(sandbox.requests).toEqual([])
  })

  test.each([
    ['end', 'end'],
    ['are reset', 'resetAndDestroy'],
  ] as const)('that %s in the middle of a body leave what arrived', async (_, leave) => {
    const events: SandboxEvent[] = []
    const sandbox = await start({ onEvent: event => events.push(event) })
    const head = `POST /v1/notifications HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n`
    const wire = dial(sandbox.url, `${head}{"title":`)
    await sandbox.until(({ requests }) => requests.length === 1)
    wire.socket[leave]()
    await sandbox.until(() => events.some(({ type }) => type === 'aborted'))
    expect(events.map(({ type }) => type)).toEqual(['connection', 'request', 'aborted'])
    expect(sandbox.requests).toMatchObject([{ body: '{"title":', complete: false }])
    expect(sandbox.requests[0]).not.toHaveProperty('status')
    expect(sandbox.delivered).toEqual([])
  })
})

describe('events', () => {
  test('come in order, each when its effect can be seen', async () => {
    const seen: unknown[] = []
    const sandbox = await start({
      onEvent: (event, { connections, requests, delivered }) => {
        seen.push([event.type, connections, requests.length, delivered.length])
      },
    })
    await send(sandbox)
    expect(seen).toEqual([
      ['connection', 1, 0, 0],
      ['request', 1, 1, 0],
      ['complete', 1, 1, 0],
      ['delivered', 1, 1, 1],
      ['answer', 1, 1, 1],
    ])
  })

  test('until resolves on the event, at once where it is true already, and never later than close', async () => {
    const sandbox = await start()
    let asked = 0
    const waiting = sandbox.until(({ delivered }) => {
      asked += 1
      return delivered.length === 1
    })
    const failing = expect(
      sandbox.until(({ requests }) => {
        if (requests.length > 0) throw new Error('predicate')
      }),
    ).rejects.toThrow('predicate')
    await send(sandbox)
    await waiting
    await failing
    await sandbox.until(({ delivered }) => delivered.length === 1)
    const askedSoFar = asked
    await send(sandbox)
    expect(asked).toBe(askedSoFar)
    const hopeless = expect(sandbox.until(() => false)).rejects.toThrow('the sandbox is closed')
    await sandbox.close()
    await hopeless
    await expect(sandbox.until(() => false)).rejects.toThrow('the sandbox is closed')
  })

  test('close ends open connections, and may be called twice', async () => {
    const sandbox = await start()
    const wire = dial(sandbox.url)
    await sandbox.until(({ connections }) => connections === 1)
    await Promise.all([sandbox.close(), sandbox.close()])
    await wire.until(({ ended }) => ended)
    expect(await list(sandbox)).toEqual({ error: 'ECONNREFUSED' })
  })
})

describe('the address', () => {
  test('is of this machine alone', async () => {
    for (const host of ['0.0.0.0', '::', '192.0.2.1', 'example.com', '']) {
      await expect(startSandbox({ host })).rejects.toThrow(RangeError)
    }
  })

  test('keeps the host as it was given', async () => {
    const sandbox = await start({ host: 'localhost' })
    expect(sandbox.url).toBe(`http://localhost:${sandbox.port}`)
    expect(await list(sandbox)).toMatchObject({ status: 200 })
  })

  const hasIpv6 = Object.values(networkInterfaces())
    .flat()
    .some(address => address?.address === '::1')
  const testIpv6 = hasIpv6 ? test : test.skip
  testIpv6('brackets IPv6', async () => {
    const sandbox = await start({ host: '::1' })
    expect(sandbox.url).toBe(`http://[::1]:${sandbox.port}`)
    expect(await list(sandbox)).toMatchObject({ status: 200 })
  })

  test('is refused where it makes no sense or is taken', async () => {
    for (const port of [-1, 65536, 1.5, Number.NaN]) await expect(startSandbox({ port })).rejects.toThrow(RangeError)
    for (const token of ['', 'two words', 'töken', 'a\r\nb']) {
      await expect(startSandbox({ token })).rejects.toThrow(RangeError)
    }
    const { port } = await start()
    await expect(startSandbox({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('https', () => {
  let tls: Tls
  beforeAll(async () => {
    tls = await certificate()
  })

  test('serves the same, on connections that are kept alive', async () => {
    const { Agent: HttpsAgent } = await import('node:https')
    const agent = new HttpsAgent({ keepAlive: true, maxSockets: 1 })
    const sandbox = await start({ tls })
    expect(sandbox.url).toBe(`https://127.0.0.1:${sandbox.port}`)
    expect(await list(sandbox, { ca: tls.cert, agent })).toMatchObject({ status: 200 })
    expect(await send(sandbox, valid, { ca: tls.cert, agent })).toMatchObject({ status: 201 })
    expect(sandbox.requests.map(({ connection }) => connection)).toEqual([1, 1])
    expect(sandbox.delivered).toHaveLength(1)
    const headers = { Origin: sandbox.url }
    expect(await list(sandbox, { ca: tls.cert, agent, headers })).toMatchObject({ status: 200 })
    agent.destroy()
  })

  test('survives a client that refuses the certificate, and one that speaks no TLS', async () => {
    const sandbox = await start({ tls })
    expect((await list(sandbox)).error).toMatch(/SELF_SIGNED|UNABLE_TO_VERIFY/)
    const wire = dial(sandbox.url, 'GET / HTTP/1.1\r\n\r\n')
    await wire.until(({ ended }) => ended)
    expect(await list(sandbox, { ca: tls.cert })).toMatchObject({ status: 200 })
    expect(sandbox.connections).toBe(3)
    expect(sandbox.requests).toHaveLength(1)
  })
})
