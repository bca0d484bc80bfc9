import { Agent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { connect as connectTls } from 'node:tls'
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { FaultStep } from '../helpers/doubles/faults.mjs'
import type { Sandbox } from '../helpers/doubles/types.mjs'
import { broadcast, sandboxes } from '../helpers/send.ts'
import { ask, certificate, dial, type Question, type Tls } from './sandbox-client.ts'

const body = JSON.stringify(broadcast)

const start = sandboxes()
let tls: Tls

beforeAll(async () => {
  tls = await certificate()
})

const list = ({ url, token }: Sandbox, question: Question = {}) =>
  ask(url, { ...question, headers: { 'Authentication-Token': token }, ca: tls.cert })

const send = ({ url, token }: Sandbox, question: Question = {}) =>
  ask(url, {
    method: 'POST',
    path: '/v1/notifications',
    body,
    headers: { 'Authentication-Token': token, 'Content-Type': 'application/json' },
    ca: tls.cert,
    ...question,
  })

const postText = (token: string, text: string) =>
  `POST /v1/notifications HTTP/1.1\r\nHost: localhost\r\nAuthentication-Token: ${token}\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`

describe.each([['http'], ['https']])('over %s', scheme => {
  const startHere = () => start(scheme === 'https' ? { tls } : {})

  // In order: the step, what the client sees, whether all of the request was read, whether the service acted on it.
  test.each<[FaultStep, object, boolean, boolean]>([
    [{ kind: 'reset-early' }, { error: 'ECONNRESET' }, false, false],
    [{ kind: 'reset-late' }, { error: 'ECONNRESET' }, true, true],
    [{ kind: 'reset-late', accept: false }, { error: 'ECONNRESET' }, true, false],
    [{ kind: 'close-late' }, { error: 'ECONNRESET' }, true, true],
    [{ kind: 'close-late', accept: false }, { error: 'ECONNRESET' }, true, false],
    [{ kind: 'cut-headers' }, { error: 'ECONNRESET' }, true, true],
    [{ kind: 'cut-headers', rst: true, accept: false }, { error: 'ECONNRESET' }, true, false],
    [{ kind: 'cut-headers', status: 500 }, { error: 'ECONNRESET' }, true, false],
    [{ kind: 'cut-body', body: '{"id":' }, { status: 201, body: '{"id":', error: 'ECONNRESET' }, true, true],
    [{ kind: 'cut-body', rst: true }, { status: 201, body: '{"', error: 'ECONNRESET' }, true, true],
    [{ kind: 'cut-body', chunked: true, body: 'ab' }, { status: 201, body: 'ab', error: 'ECONNRESET' }, true, true],
    [{ kind: 'cut-body', chunked: true, body: '' }, { status: 201, body: '', error: 'ECONNRESET' }, true, true],
    [{ kind: 'cut-body', chunked: true, rst: true }, { status: 201, body: '{"', error: 'ECONNRESET' }, true, true],
    [{ kind: 'cut-body', status: 502, body: { a: 1 } }, { status: 502, body: '{"a":1}' }, true, false],
    [{ kind: 'cut-body', headers: { 'X-Way': ['a', 'b'] } }, { headers: { 'x-way': 'a, b' } }, true, true],
    [{ kind: 'garbage' }, { error: expect.stringMatching(/^HPE_/) }, true, true],
    [{ kind: 'garbage', body: Buffer.from([0, 255]), accept: false }, { error: /^HPE_/ }, true, false],
    [{ kind: 'respond', status: 200 }, { status: 200, body: '' }, true, true],
    [{ kind: 'respond', status: 503 }, { status: 503, body: '' }, true, false],
    [{ kind: 'respond', status: 503, accept: true }, { status: 503 }, true, true],
    [{ kind: 'respond', status: 202, accept: false }, { status: 202 }, true, false],
    [{ kind: 'respond', status: 204 }, { status: 204, body: '' }, true, true],
    [{ kind: 'slow' }, { status: 201, body: '{"id":1,"status":"accepted"}' }, true, true],
    [{ kind: 'slow', chunks: 3, intervalMs: 1, accept: false }, { status: 201, body: /accepted/ }, true, false],
    [{ kind: 'slow', chunks: ['a', 'b', 'ü'], status: 500 }, { status: 500, body: 'abü' }, true, false],
    [{ kind: 'slow', head: true }, { status: 201, body: '{"id":1,"status":"accepted"}' }, true, true],
    [{ kind: 'slow', head: true, chunks: [] }, { status: 201, body: '' }, true, true],
    [{ kind: 'flood', bytes: 200_001 }, { status: 201, body: `"${'x'.repeat(199_999)}"` }, true, true],
    [{ kind: 'flood', bytes: 2, chunked: true, status: 400 }, { status: 400, body: '""' }, true, false],
    [{ kind: 'close-idle' }, { status: 201, body: '{"id":1,"status":"accepted"}' }, true, true],
    [{ kind: 'echo-token', status: 401 }, { status: 401 }, true, false],
    [{ kind: 'echo-token' }, { status: 201 }, true, true],
  ])('%j', async (step, seen, complete, accepted) => {
    const sandbox = await startHere()
    sandbox.fault('POST', step)
    const reply = await send(sandbox)
    for (const [key, value] of Object.entries(seen)) {
      if (value instanceof RegExp) expect(Reflect.get(reply, key)).toMatch(value)
      else expect(reply).toMatchObject({ [key]: value })
    }
    if (!('error' in seen) && step.kind !== 'cut-body') expect(reply).not.toHaveProperty('error')
    expect(sandbox.requests).toHaveLength(1)
    expect(sandbox.requests[0]).toMatchObject({ fault: step.kind, complete, body: complete ? body : '' })
    expect(sandbox.delivered.map(({ raw }) => raw)).toEqual(accepted ? [body] : [])
    if ('status' in seen) expect(sandbox.requests[0]).toMatchObject({ status: seen.status })

    // The step is used up.
    expect(await send(sandbox)).toMatchObject({ status: 201 })
    expect(sandbox.requests[1]).not.toHaveProperty('fault')
    expect(sandbox.connections).toBe(2)
  })

  test.each<[FaultStep, string | RegExp]>([
    [{ kind: 'hang' }, ''],
    [{ kind: 'hang-headers', status: 202 }, 'HTTP/1.1 202 Accepted\r\nContent-Type: applic'],
    [{ kind: 'hang-body', body: '{"id":' }, /^HTTP\/1\.1 201 Created\r\n.*Content-Length: 70\r\n\r\n{"id":$/s],
    [{ kind: 'hang-body', body: 'ab', chunked: true }, /^HTTP\/1\.1 201 .*chunked\r\n\r\n2\r\nab\r\n$/s],
  ])('%j says no more, and keeps the connection', async (step, said) => {
    const sandbox = await startHere()
    sandbox.fault('POST', step)
    const options = { host: '127.0.0.1', port: sandbox.port, ca: tls.cert }
    const socket = scheme === 'https' ? connectTls(options) : dial(sandbox.url).socket
    let received = ''
    let ended = false
    const arrived = new Promise<void>(resolve => {
      socket.on('data', part => {
        received += part.toString('latin1')
        if (said !== '' && received.match(said)) resolve()
      })
    })
    socket.on('end', () => {
      ended = true
    })
    socket.write(postText(sandbox.token, body))
    await sandbox.until(({ delivered }) => delivered.length === 1)
    if (said !== '') await arrived
    // Whatever else had been written would be here before the answer to a later request.
    expect(await list(sandbox)).toMatchObject({ status: 200 })
    if (typeof said === 'string') expect(received).toBe(said)
    else expect(received).toMatch(said)
    expect(ended).toBe(false)
    expect(sandbox.requests[0]).toMatchObject({ fault: step.kind, complete: true, body })
    socket.destroy()
  })

  test('close-idle announces keep-alive, then ends the connection', async () => {
    const sandbox = await startHere()
    sandbox.fault('GET', { kind: 'close-idle' })
    const agent = scheme === 'https' ? new HttpsAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
    const closed = new Promise(resolve => {
      agent.on('free', socket => socket.on('close', resolve))
    })
    const reply = await list(sandbox, { agent })
    expect(reply).toMatchObject({ status: 200, headers: { connection: 'keep-alive' } })
    await closed
    expect(await list(sandbox, { agent })).toMatchObject({ status: 200 })
    expect(sandbox.requests.map(({ connection }) => connection)).toEqual([1, 2])
    agent.destroy()
  })

  test('connections are reset', async () => {
    const sandbox = await startHere()
    sandbox.fault('connection', { kind: 'reset', times: 2 })
    expect(await send(sandbox)).toEqual({ error: 'ECONNRESET' })
    expect(await list(sandbox)).toEqual({ error: 'ECONNRESET' })
    expect(sandbox.requests).toEqual([])
    expect(await list(sandbox)).toMatchObject({ status: 200 })
    expect(sandbox.connections).toBe(3)
  })

  test('connections are accepted and met with silence', async () => {
    const sandbox = await startHere()
    sandbox.fault('connection', { kind: 'hang' })
    const wire = dial(sandbox.url, postText(sandbox.token, body))
    await sandbox.until(({ connections }) => connections === 1)
    expect(await list(sandbox)).toMatchObject({ status: 200 })
    expect(wire).toMatchObject({ connected: true, received: '' })
    expect(wire).not.toHaveProperty('ended')
    wire.socket.end()
    await wire.until(({ ended }) => ended === 'fin')
    expect(sandbox.requests).toHaveLength(1)
    expect(sandbox.delivered).toEqual([])
  })

  test('an early reset leaves a body unread that had not been sent', async () => {
    const sandbox = await startHere()
    sandbox.fault('POST', { kind: 'reset-early' })
    const reply = ask(sandbox.url, {
      method: 'POST',
      path: '/v1/notifications',
      headers: { 'Content-Length': '5000000' },
      body: 'x',
      ca: tls.cert,
    })
    await expect(reply).resolves.toEqual({ error: 'ECONNRESET' })
    expect(sandbox.requests).toMatchObject([{ complete: false, body: '' }])
  })
})

describe('resets and orderly ends are told apart', () => {
  test.each<[FaultStep, 'rst' | 'fin']>([
    [{ kind: 'reset-early' }, 'rst'],
    [{ kind: 'reset-late' }, 'rst'],
    [{ kind: 'close-late' }, 'fin'],
    [{ kind: 'cut-headers' }, 'fin'],
    [{ kind: 'cut-headers', rst: true }, 'rst'],
    [{ kind: 'cut-body' }, 'fin'],
    [{ kind: 'cut-body', rst: true }, 'rst'],
    [{ kind: 'garbage' }, 'fin'],
    [{ kind: 'close-idle' }, 'fin'],
    [{ kind: 'slow', head: true }, 'fin'],
  ])('%j', async (step, ended) => {
    const sandbox = await start()
    sandbox.fault('POST', step)
    const wire = dial(sandbox.url, postText(sandbox.token, body))
    await wire.until(({ ended }) => ended)
    expect(wire.ended).toBe(ended)
    wire.socket.destroy()
  })

  test('connection reset', async () => {
    const sandbox = await start()
    sandbox.fault('connection', { kind: 'reset' })
    const wire = dial(sandbox.url)
    await wire.until(({ ended }) => ended)
    expect(wire.ended).toBe('rst')
  })
})

describe('garbage-tls', () => {
  test('answers the ClientHello in plain text', async () => {
    const sandbox = await start({ tls })
    sandbox.fault('connection', { kind: 'garbage-tls' })
    const reply = await list(sandbox)
    expect(reply).not.toHaveProperty('status')
    expect(reply.error).toMatch(/SSL|EPROTO/)
    expect(sandbox.requests).toEqual([])
    expect(await list(sandbox)).toMatchObject({ status: 200 })
    expect(sandbox.connections).toBe(2)
  })

  test('waits for it', async () => {
    const sandbox = await start()
    sandbox.fault('connection', { kind: 'garbage-tls' })
    const wire = dial(sandbox.url)
    await sandbox.until(({ connections }) => connections === 1)
    expect(await list(sandbox)).toMatchObject({ status: 200 })
    expect(wire.received).toBe('')
    wire.socket.write('\x16\x03\x01')
    await wire.until(({ ended }) => ended)
    expect(wire).toMatchObject({ received: expect.stringMatching(/^HTTP\/1\.1 400 /), ended: 'fin' })
  })
})

describe('an answer', () => {
  test.each([
    ['text/x', 'text/x'],
    [undefined, undefined],
  ])('is what the step says, with the content type %s', async (type, expected) => {
    const sandbox = await start()
    const headers = { 'Retry-After': '3', Location: '/x', ...(type && { 'Content-Type': type }) }
    sandbox.fault('POST', { kind: 'respond', status: 429, statusText: 'Slow down', headers, body: 'text' })
    const reply = await send(sandbox)
    expect(reply).toMatchObject({ status: 429, statusText: 'Slow down', body: 'text' })
    expect(reply.headers).toMatchObject({ 'retry-after': '3', location: '/x', 'content-length': '4' })
    expect(reply.headers?.['content-type']).toBe(expected)
  })

  test.each([
    [{ error: 'no' }, '{"error":"no"}', 'application/json'],
    [null, 'null', 'application/json'],
    [Buffer.from([0xc3, 0xbc]), 'ü', undefined],
    ['{"a":', '{"a":', undefined],
  ])('has the body %j', async (given, sent, type) => {
    const sandbox = await start()
    sandbox.fault('GET', { kind: 'respond', status: 200, body: given })
    const reply = await list(sandbox)
    expect(reply.body).toBe(sent)
    expect(reply.headers?.['content-type']).toBe(type)
  })

  test('keeps the connection', async () => {
    const sandbox = await start()
    sandbox.fault('GET', { kind: 'respond', status: 503 }, { kind: 'slow' }, { kind: 'flood', bytes: 10 })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (const status of [503, 200, 200, 200]) expect(await list(sandbox, { agent })).toMatchObject({ status })
    expect(sandbox.connections).toBe(1)
    agent.destroy()
  })

  test('echoes the token plain and escaped', async () => {
    const sandbox = await start({ token: 'to/ken"+/=' })
    sandbox.fault('POST', { kind: 'echo-token', status: 403 })
    const reply = await send(sandbox)
    expect(reply).toMatchObject({ status: 403, statusText: 'Token to/ken"+/=' })
    expect(reply.body).toBe('{"plain":"to/ken\\"+/=","escaped":"to\\/ken\\"+\\/="}')
  })

  test('to an echo without a token is empty', async () => {
    const sandbox = await start()
    sandbox.fault('GET', { kind: 'echo-token', status: 401 })
    expect(await ask(sandbox.url)).toMatchObject({ status: 401, body: '{"plain":"","escaped":""}' })
  })

  test('drips its head in pieces', async () => {
    const sandbox = await start()
    sandbox.fault('GET', { kind: 'slow', head: true, chunks: 4 })
    const head = `GET /v1/audience HTTP/1.1\r\nHost: localhost\r\nAuthentication-Token: ${sandbox.token}\r\n\r\n`
    const wire = dial(sandbox.url, head)
    const cuts: number[] = []
    wire.socket.on('data', part => cuts.push(part.length))
    await wire.until(({ received }) => received.length > 0)
    expect(wire.received).not.toContain('\r\n\r\n')
    await wire.until(({ ended }) => ended)
    expect(wire.received).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n\{.*\}$/s)
    expect(cuts.length).toBeGreaterThan(1)
  })

  test('without end waits for a client that does not read', async () => {
    const sandbox = await start()
    sandbox.fault('GET', { kind: 'flood', bytes: Number.POSITIVE_INFINITY })
    const wire = dial(sandbox.url, 'GET /v1/audience HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await wire.until(({ received }) => received.length > 1_000_000)
    expect(wire.received).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Transfer-Encoding: chunked\r\n/s)
    wire.socket.pause()
    // Without back-pressure the process would be busy writing, and never get here.
    expect(await list(sandbox)).toMatchObject({ status: 200 })
    wire.socket.destroy()
  })

  test('that drips ends with its connection', async () => {
    const timers = () => process.getActiveResourcesInfo().filter(resource => resource === 'Timeout').length
    const before = timers()
    const sandbox = await start()
    sandbox.fault('GET', { kind: 'slow', chunks: ['a', 'b'], intervalMs: 1_000_000 })
    const wire = dial(sandbox.url, 'GET /v1/audience HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await wire.until(({ received }) => received.includes('\r\n\r\n'))
    expect(timers()).toBe(before + 1)
    await sandbox.close()
    await wire.until(({ ended }) => ended)
    expect(wire.received).toMatch(/\r\n\r\n$/)
    expect(timers()).toBe(before)
  })
})

describe('the script', () => {
  test('is played in order, and repeats a step as often as told', async () => {
    const sandbox = await start()
    sandbox.fault('POST', { kind: 'respond', status: 503, times: 2 }, { kind: 'pass' })
    sandbox.fault('POST', { kind: 'respond', status: 500, times: Number.POSITIVE_INFINITY })
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push((await send(sandbox)).status)
    expect(statuses).toEqual([503, 503, 201, 500, 500, 500])
    expect(sandbox.requests.map(({ fault }) => fault)).toEqual([
      'respond',
      'respond',
      undefined,
      'respond',
      'respond',
      'respond',
    ])
    expect(sandbox.delivered).toHaveLength(1)
  })

  test('has a queue for each match', async () => {
    const sandbox = await start()
    sandbox.fault('GET', { kind: 'respond', status: 500 })
    sandbox.fault('POST', { kind: 'respond', status: 502 })
    sandbox.fault('connection', { kind: 'pass' }, { kind: 'reset' })
    expect(await send(sandbox)).toMatchObject({ status: 502 })
    expect(await list(sandbox)).toEqual({ error: 'ECONNRESET' })
    expect(await list(sandbox)).toMatchObject({ status: 500 })
    expect(sandbox.connections).toBe(3)
  })

  test('does not use up what the caller holds', async () => {
    const sandbox = await start()
    const step: FaultStep = { kind: 'respond', status: 500, times: 1 }
    sandbox.fault('GET', step, step)
    for (const status of [500, 500, 200]) expect(await list(sandbox)).toMatchObject({ status })
    expect(step).toEqual({ kind: 'respond', status: 500, times: 1 })
  })

  test.each([
    ['a field', JSON.stringify({ title: 'Hello' })],
    ['JSON', 'Hello'],
    ['reason', `${body}${' '.repeat(1024 * 1024)}`],
  ])('delivers nothing for a body that lacks %s', async (_, text) => {
    const sandbox = await start()
    sandbox.fault('POST', { kind: 'reset-late' }, { kind: 'respond', status: 201, accept: true }, { kind: 'slow' })
    for (let i = 0; i < 3; i++) await send(sandbox, { body: text })
    expect(sandbox.requests.map(({ fault }) => fault)).toEqual(['reset-late', 'respond', 'slow'])
    expect(sandbox.delivered).toEqual([])
  })

  test.each<[FaultStep, number]>([
    [{ kind: 'slow' }, 401],
    [{ kind: 'close-idle' }, 401],
    [{ kind: 'slow', status: 201 }, 201],
    [{ kind: 'respond', status: 201 }, 201],
  ])('without the token ends for %j in %i, and delivers accordingly', async (step, status) => {
    const sandbox = await start()
    sandbox.fault('POST', step)
    expect(await send(sandbox, { headers: {} })).toMatchObject({ status })
    expect(sandbox.delivered).toHaveLength(status === 201 ? 1 : 0)
  })

  test('plays on a path that the service does not know', async () => {
    const sandbox = await start()
    sandbox.fault('POST', { kind: 'respond', status: 201 })
    expect(await send(sandbox, { path: '/prefix/v1/notifications' })).toMatchObject({ status: 201 })
    expect(sandbox.requests).toMatchObject([{ path: '/prefix/v1/notifications' }])
    expect(sandbox.delivered).toHaveLength(1)
  })

  test.each([
    ['DELETE', { kind: 'hang' }],
    ['toString', { kind: 'hang' }],
    ['GET', { kind: 'nonsense' }],
    ['GET', { kind: 'toString' }],
    ['GET', { kind: 'garbage-tls' }],
    ['connection', { kind: 'respond', status: 200 }],
    ['connection', { kind: 'reset', accept: true }],
    ['POST', { kind: 'respond' }],
    ['POST', { kind: 'respond', status: 199 }],
    ['POST', { kind: 'respond', status: 1000 }],
    ['POST', { kind: 'respond', status: 200.5 }],
    ['POST', { kind: 'respond', status: 200, boddy: '' }],
    ['POST', { kind: 'reset-early', accept: true }],
    ['POST', { kind: 'reset-late', rst: true }],
    ['POST', { kind: 'flood' }],
    ['POST', { kind: 'flood', bytes: 1 }],
    ['POST', { kind: 'slow', chunks: 0 }],
    ['POST', { kind: 'slow', chunks: Number.POSITIVE_INFINITY }],
    ['POST', { kind: 'slow', intervalMs: -1 }],
    ['POST', { kind: 'hang', times: 0 }],
    ['POST', { kind: 'hang', times: 1.5 }],
  ])('refuses for %s the step %j, and those beside it', async (match, step) => {
    const sandbox = await start()
    const fault = sandbox.fault as (match: string, ...steps: object[]) => void
    expect(() => fault(match, { kind: match === 'connection' ? 'reset' : 'reset-late' }, step)).toThrow(TypeError)
    expect(await list(sandbox)).toMatchObject({ status: 200 })
    expect(await send(sandbox)).toMatchObject({ status: 201 })
  })
})
