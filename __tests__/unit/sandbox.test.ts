import { EventEmitter } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { expect, jest, test } from '@jest/globals'
import { readBody } from '../../sandbox/body.mjs'
import { releaseEvent } from '../../sandbox/events.mjs'
import { startGithub } from '../../sandbox/github.mjs'
import { sampleAudiences } from '../../sandbox/samples.mjs'
import { type Sandbox, startSandbox } from '../../sandbox/server.mjs'
import { ask, dial } from '../helpers/client.ts'
import { entries, send, start, valid } from '../helpers/sandbox-page.ts'

const stateOf = async ({ url }: Sandbox, list = '', seen = 0) =>
  JSON.parse((await ask(url, { path: `/state?list=${list}&seen=${seen}` })).body)
const list = ({ url, token }: Sandbox) => ask(url, { headers: { 'Authentication-Token': token } })

test('the sandbox lists its audiences, including two with the same name and one without subscribers', async () => {
  const { status, headers, body } = await list(await start())
  expect({ status, headers }).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(body)).toEqual({ audience: sampleAudiences })
  expect(new Set(sampleAudiences.map(({ name }) => name)).size).toBe(sampleAudiences.length - 1)
  expect(sampleAudiences.some(({ reach }) => reach === 0)).toBe(true)
})

test('the sandbox accepts notifications with status 201 and a body with id and status', async () => {
  const sandbox = await start()
  const utm = { utm_source: 'a', utm_medium: 'b', utm_campaign: 'c' }
  const changes = [
    {},
    { target: { type: 'audience', value: 102 } },
    { banner_url: 'https://example.com/b.png', ...utm, ttl: 0 },
    { actions: [{ text: 'Read', url: 'http://example.com/' }], landing_url: 'http://example.com/' },
    { unknown_field: '', priority: { a: null } },
  ]
  for (const [index, change] of changes.entries()) {
    const body = `{"id":${index + 1},"status":"accepted"}`
    expect(await send(sandbox, { ...valid, ...change })).toMatchObject({ status: 201, body })
  }
})

const blank = 'must not be blank'
const https = 'must be an absolute URL that starts with https://'
const http = 'must be an absolute URL that starts with https:// or http://'
const seconds = 'must be a whole number of seconds, 0 or more'
const button = { text: 'Read', url: 'https://example.com/' }
test.each<{ change: Record<string, unknown>; problem: string }>([
  { change: { title: ' \n' }, problem: `title: ${blank}` },
  { change: { utm_source: null }, problem: `utm_source: ${blank}` },
  { change: { banner_url: 5 }, problem: 'banner_url: must be a string' },
  { change: { icon_url: 'http://example.com/icon.png' }, problem: `icon_url: ${https}` },
  { change: { icon_url: 'https:example.com/icon.png' }, problem: `icon_url: ${https}` },
  { change: { landing_url: 'https://exa\nmple.com/' }, problem: `landing_url: ${http}` },
  { change: { actions: [] }, problem: `actions: ${blank}` },
  { change: { actions: null }, problem: `actions: ${blank}` },
  { change: { actions: button }, problem: 'actions: must be an array' },
  { change: { actions: ['Read'] }, problem: 'actions[0]: must be an object with text and url' },
  { change: { actions: [button, { url: button.url }] }, problem: 'actions[1].text: is required' },
  { change: { actions: [{ ...button, url: 'read' }] }, problem: `actions[0].url: ${http}` },
  { change: { ttl: '' }, problem: `ttl: ${blank}` },
  { change: { ttl: '3600' }, problem: `ttl: ${seconds}` },
  { change: { ttl: -1 }, problem: `ttl: ${seconds}` },
  { change: { target: 'all' }, problem: 'target: must be an object' },
  { change: { target: {} }, problem: 'target.type: must be all or audience' },
  { change: { target: { type: 'all', value: 102 } }, problem: 'target.value: must be absent when target.type is all' },
  { change: { target: { type: 'all', audience: 102 } }, problem: 'target.audience: is not known' },
  { change: { target: { type: 'audience' } }, problem: 'target.value: is required when target.type is audience' },
  { change: { target: { type: 'audience', value: '102' } }, problem: 'target.value: must be a whole number' },
  { change: { target: { type: 'audience', value: 2 ** 53 } }, problem: 'target.value: must be a whole number' },
])('the sandbox refuses a notification with $change: $problem', async ({ change, problem }) => {
  const { status, body } = await send(await start(), { ...valid, ...change })
  expect(status).toBe(400)
  expect(JSON.parse(body)).toEqual({ error: 'the notification is not valid', problems: [problem] })
})

test('the sandbox reports every problem of a notification at once', async () => {
  const { body } = await send(await start(), { ttl: 'soon' })
  const required = ['title', 'message', 'icon_url', 'landing_url'].map(name => `${name}: is required`)
  expect(JSON.parse(body).problems).toEqual([...required, `ttl: ${seconds}`, 'target: is required'])
})

const room = 1_000_000
test.each([
  { what: 'buttons that are not objects', change: { actions: Array(room / 2).fill(0) } },
  { what: 'buttons without text and address', change: { actions: Array(room / 4).fill({}) } },
])('the sandbox returns and records at most a hundred problems of a body of 1 MB: $what', async ({ change }) => {
  const { status, body } = await send(await start(), { ...valid, ...change })
  const { error, problems } = JSON.parse(body)
  expect(status).toBe(400)
  expect(problems).toHaveLength(100)
  expect(error).toBe('the notification is not valid; these are the first 100 problems')
  expect(entries.map(({ refused }) => refused)).toEqual([{ error, problems }])
})

test('the sandbox answers 404 to an audience that does not exist, and lists the known ids', async () => {
  const sandbox = await start({ audiences: [{ id: 7, name: 'Seven', reach: 1 }] })
  const { status, body } = await send(sandbox, { ...valid, target: { type: 'audience', value: 8 } })
  expect(status).toBe(404)
  expect(JSON.parse(body).problems).toEqual(['target.value: the known ids are 7'])
})

test('the sandbox accepts a body of 1 MiB that is a JSON object in UTF-8, and nothing else', async () => {
  const sandbox = await start()
  const text = JSON.stringify(valid)
  const latin1 = Buffer.from(JSON.stringify({ ...valid, title: 'é' }), 'latin1')
  for (const body of ['', '{"title":', `\ufeff${text}`, latin1, 'null', '[]']) {
    expect(await send(sandbox, body)).toMatchObject({ status: 400 })
  }
  const room = 1024 * 1024 - JSON.stringify({ ...valid, message: '' }).length
  expect(await send(sandbox, { ...valid, message: 'x'.repeat(room) })).toMatchObject({ status: 201 })
  expect(await send(sandbox, { ...valid, message: 'x'.repeat(room + 1) })).toMatchObject({ status: 413 })
})

test.each<{ status: number; method: string; path: string; given: Record<string, string> }>([
  {
    status: 201,
    method: 'POST',
    path: '/v1/notifications',
    given: { 'Content-Type': 'Application/JSON ; charset="UTF-8"' },
  },
  {
    status: 415,
    method: 'POST',
    path: '/v1/notifications',
    given: { 'Content-Type': 'application/json; charset=latin1' },
  },
  { status: 415, method: 'POST', path: '/v1/notifications', given: { 'Content-Encoding': 'gzip' } },
  { status: 401, method: 'POST', path: '/v1/notifications', given: { 'Authentication-Token': 'wrong' } },
  {
    status: 401,
    method: 'GET',
    path: '/v1/audience',
    given: { 'Authentication-Token': 'SANDBOX-token-0123456789abcdef' },
  },
  { status: 404, method: 'GET', path: '/v2/audience', given: {} },
  { status: 200, method: 'GET', path: '/v1/audience?page=2', given: {} },
  { status: 404, method: 'GET', path: 'http://127.0.0.1/v1/audience', given: {} },
  { status: 405, method: 'POST', path: '/v1/audience', given: {} },
  { status: 405, method: 'PUT', path: '/v1/notifications', given: {} },
  { status: 200, method: 'GET', path: '/v1/audience', given: { Host: '[::1]:4000' } },
  { status: 200, method: 'GET', path: '/v1/audience', given: { Host: 'LOCALHOST:80', Origin: 'http://localhost:80' } },
])('the sandbox answers $status to $method $path with $given', async ({ status, method, path, given }) => {
  const { url, token } = await start()
  const headers = { 'Authentication-Token': token, 'Content-Type': 'application/json', ...given }
  const body = method === 'POST' ? JSON.stringify(valid) : ''
  expect(await ask(url, { method, path, headers, body })).toMatchObject({ status })
})

test('the sandbox listens on this machine only', async () => {
  const { url, port } = await start()
  expect(url).toBe(`http://127.0.0.1:${port}`)
  for (const port of [-1, 65536, Number.NaN]) await expect(startSandbox({ port })).rejects.toThrow('port should be')
})

const foreign: { what: string; headers: Record<string, string> }[] = [
  { what: 'a request with the origin of another site', headers: { Origin: 'https://example.com' } },
  {
    what: 'a foreign host name that resolves to this machine',
    headers: { Host: 'evil.example', Origin: 'http://evil.example' },
  },
  { what: 'a request for an image from another site', headers: { 'Sec-Fetch-Site': 'cross-site' } },
  {
    what: 'a request from another port of this machine',
    headers: { Host: 'localhost', 'Sec-Fetch-Site': 'same-site' },
  },
]

test.each(foreign)('the sandbox refuses $what, and shows it only in the terminal', async ({ headers }) => {
  const sandbox = await start()
  for (const path of ['/state', '/page.js', '/v1/audience', '/other']) {
    const reply = await ask(sandbox.url, { path, headers })
    expect(reply).toMatchObject({ status: 403, headers: { 'content-type': 'application/json' } })
    expect(reply.body).not.toContain(sandbox.token)
  }
  expect(await send(sandbox, valid, headers)).toMatchObject({ status: 403 })
  expect(entries).toMatchObject(Array(5).fill({ status: 403, accepted: false, refused: { problems: [] } }))
  expect(await stateOf(sandbox)).toMatchObject({ requests: [] })
})

test('the sandbox refuses a request from another page before its body arrives', async () => {
  const { url } = await start()
  const head = 'POST /v1/notifications HTTP/1.1\r\nHost: localhost\r\nOrigin: https://example.com\r\n'
  const socket = dial(url, `${head}Content-Length: 1500000000\r\n\r\n`)
  const answer = await new Promise<Buffer>(resolve => socket.once('data', resolve))
  expect(answer.toString()).toMatch(/^HTTP\/1.1 403 /)
  await new Promise(resolve => socket.once('close', resolve))
})

test('the sandbox keeps at most 1 MiB of a body in memory', () => {
  const request = new EventEmitter() as IncomingMessage
  const record = { body: '', complete: false }
  const done = jest.fn()
  readBody(request, record, done)
  const piece = Buffer.alloc(65_536, 'x')
  const cut = jest.spyOn(piece, 'subarray')
  for (let count = 0; count < 1_000; count++) request.emit('data', piece)
  request.emit('end')
  // Even an empty slice would keep a whole chunk in memory, so chunks beyond the limit must not be sliced.
  expect(cut).toHaveBeenCalledTimes(16)
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ length: 1024 * 1024 }), true)
  expect(record.body).toHaveLength(1024 * 1024)
})

test('the page gets the last 100 requests without their tokens, and then only those that it does not have', async () => {
  const sandbox = await start()
  for (let number = 1; number <= 150; number++) await send(sandbox, { ...valid, title: `${number}` })
  const { list, requests } = await stateOf(sandbox)
  expect(requests).toHaveLength(100)
  expect(requests[0]).toMatchObject({ number: 51, body: expect.stringContaining('"title":"51"') })
  expect(JSON.stringify(requests)).not.toContain(sandbox.token)
  expect(await stateOf(sandbox, list, 149)).toMatchObject({ requests: [{ number: 150 }] })

  await ask(sandbox.url, { method: 'POST', path: '/clear' })
  const cleared = await stateOf(sandbox, list, 150)
  expect(cleared).toMatchObject({ list: expect.not.stringContaining(list), requests: [] })
})

test('the sandbox page forbids foreign scripts, and does not list the requests for itself', async () => {
  const sandbox = await start()
  const folder = new URL('../../sandbox/page/', import.meta.url)
  for (const name of readdirSync(folder)) {
    const path = name === 'page.html' ? '/?from=terminal' : `/${name}`
    const { status, headers, body } = await ask(sandbox.url, { path })
    expect({ path, status, ...headers }).toMatchObject({
      path,
      status: 200,
      'content-type': expect.stringMatching(/^(text|image)\/[a-z+]+; charset=utf-8$/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https:; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    })
    expect(body).toBe(readFileSync(new URL(name, folder), 'utf8'))
  }
  expect(entries).toEqual([])
})

test('another site may link to the sandbox page', async () => {
  const sandbox = await start()
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }
  expect(await ask(sandbox.url, { path: '/', headers })).toMatchObject({ status: 200 })
  expect(await ask(sandbox.url, { path: '/', headers: { Host: 'sandbox.example' } })).toMatchObject({ status: 403 })
})

test.each([
  { method: 'POST', path: '/', status: 404 },
  { method: 'GET', path: '/send', status: 404 },
  { method: 'GET', path: '/../page.mjs', status: 404 },
  { method: 'GET', path: 'http://127.0.0.1/', status: 404 },
])('the sandbox page does not answer $method $path', async ({ method, path, status }) => {
  expect(await ask((await start()).url, { method, path })).toMatchObject({ status })
})

test('of two releases with the same date, the last one that was published is the latest', async () => {
  const { env, tokens, publish, close } = await startGithub()
  const event = releaseEvent({ tag: 'v3.0', notes: '' })
  publish(event)
  publish({ ...event, release: { ...event.release, tag_name: 'v3.1' } })
  const path = '/repos/octo/kestrel/releases/latest'
  const headers = { Authorization: `Bearer ${tokens.read}`, 'User-Agent': 'test' }
  const { body } = await ask(env.GITHUB_API_URL ?? '', { path, headers })
  await close()
  expect(JSON.parse(body)).toMatchObject({ tag_name: 'v3.1' })
})
