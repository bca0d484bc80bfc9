import { expect, test } from '@jest/globals'
import { releaseEvent } from '../../sandbox/events.mjs'
import { startGithub } from '../../sandbox/github.mjs'
import { refusalOf } from '../../sandbox/rules.mjs'
import { sampleAudiences } from '../../sandbox/samples.mjs'
import { type Sandbox, startSandbox } from '../../sandbox/server.mjs'
import { ask } from '../helpers/client.ts'
import { testLocalhost } from '../helpers/needs.ts'
import { entries, send, start, valid } from '../helpers/sandbox-page.ts'

const list = ({ url, token }: Sandbox) => ask(url, { headers: { 'Authentication-Token': token } })

test('the sandbox lists its audiences, among them two of one name and one without subscribers', async () => {
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
test.each<[Record<string, unknown>, string]>([
  [{ title: ' \n' }, `title: ${blank}`],
  [{ utm_source: null }, `utm_source: ${blank}`],
  [{ banner_url: 5 }, 'banner_url: must be a string'],
  [{ icon_url: 'http://example.com/icon.png' }, `icon_url: ${https}`],
  [{ icon_url: 'https:example.com/icon.png' }, `icon_url: ${https}`],
  [{ landing_url: 'https://exa\nmple.com/' }, `landing_url: ${http}`],
  [{ actions: [] }, `actions: ${blank}`],
  [{ actions: null }, `actions: ${blank}`],
  [{ actions: button }, 'actions: must be an array'],
  [{ actions: ['Read'] }, 'actions[0]: must be an object with text and url'],
  [{ actions: [button, { url: button.url }] }, 'actions[1].text: is required'],
  [{ actions: [{ ...button, url: 'read' }] }, `actions[0].url: ${http}`],
  [{ ttl: '' }, `ttl: ${blank}`],
  [{ ttl: '3600' }, `ttl: ${seconds}`],
  [{ ttl: -1 }, `ttl: ${seconds}`],
  [{ target: 'all' }, 'target: must be an object'],
  [{ target: {} }, 'target.type: must be all or audience'],
  [{ target: { type: 'all', value: 102 } }, 'target.value: must be absent when target.type is all'],
  [{ target: { type: 'all', audience: 102 } }, 'target.audience: is not known'],
  [{ target: { type: 'audience' } }, 'target.value: is required when target.type is audience'],
  [{ target: { type: 'audience', value: '102' } }, 'target.value: must be a whole number'],
  [{ target: { type: 'audience', value: 2 ** 53 } }, 'target.value: must be a whole number'],
])('the sandbox refuses a notification with %j, and says why', async (change, problem) => {
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
  { what: 'buttons that are not objects', change: { actions: Array(room / 2).fill(0) }, count: room / 2 },
  { what: 'buttons without text and address', change: { actions: Array(room / 4).fill({}) }, count: room / 2 },
  { what: 'names that the target does not know', change: { target: { type: 'all', ['x'.repeat(room)]: 1 } }, count: 1 },
])('the sandbox answers and keeps a hundred short problems of a body of 1 MB: $what', async ({ change, count }) => {
  const { status, body } = await send(await start(), { ...valid, ...change })
  const { error, problems } = JSON.parse(body)
  expect(status).toBe(400)
  expect(problems).toHaveLength(Math.min(count, 100))
  expect(error).toBe(`the notification is not valid${count > 100 ? '; these are the first 100 problems' : ''}`)
  expect(body.length).toBeLessThan(25_000)
  expect(entries.map(({ refused }) => refused)).toEqual([{ error, problems }])
})

test('the sandbox looks for no more problems than it answers, and one more', () => {
  let looked = 0
  const look = () => {
    looked += 1
    return undefined
  }
  const button = new Proxy({}, { getOwnPropertyDescriptor: look })
  expect(refusalOf({ ...valid, actions: Array(10_000).fill(button) }, [])?.problems).toHaveLength(100)
  expect(looked).toBe(101)
})

test('the sandbox answers 404 to an audience that does not exist, and names the ids that do', async () => {
  const sandbox = await start({ audiences: [{ id: 7, name: 'Seven', reach: 1 }] })
  const { status, body } = await send(sandbox, { ...valid, target: { type: 'audience', value: 8 } })
  expect(status).toBe(404)
  expect(JSON.parse(body).problems).toEqual(['target.value: the ids known here are 7'])
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
  { status: 400, method: 'GET', path: 'http://127.0.0.1/v1/audience', given: {} },
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

test('the sandbox listens on this machine only, and refuses a port or a token that cannot be', async () => {
  const hosts = ['0.0.0.0', '::', '192.0.2.1', 'example.com', ''].map(host => ({ host }))
  const ports = [-1, 65536, Number.NaN].map(port => ({ port }))
  const tokens = ['', 'two words', 'töken'].map(token => ({ token }))
  for (const options of [...hosts, ...ports, ...tokens]) {
    await expect(startSandbox(options)).rejects.toThrow(RangeError)
  }
})

testLocalhost('the sandbox listens on localhost if asked to, and its page opens from that origin', async () => {
  const sandbox = await start({ host: 'localhost' })
  expect(sandbox.url).toBe(`http://localhost:${sandbox.port}`)
  expect(await list(sandbox)).toMatchObject({ status: 200 })
  expect(await ask(sandbox.url, { path: '/', headers: { Origin: sandbox.url } })).toMatchObject({ status: 200 })
})

test('of two releases with the same date, the one that was written last is the latest', async () => {
  const { env, token, publish, close } = await startGithub()
  const event = releaseEvent({ tag: 'v3.0', notes: '' })
  publish(event)
  publish({ ...event, release: { ...event.release, tag_name: 'v3.1' } })
  const path = '/repos/octo/kestrel/releases/latest'
  const headers = { Authorization: `Bearer ${token}`, 'User-Agent': 'test' }
  const { body } = await ask(env.GITHUB_API_URL ?? '', { path, headers })
  await close()
  expect(JSON.parse(body)).toMatchObject({ tag_name: 'v3.1' })
})
