import { describe, expect, test } from '@jest/globals'
import { sampleAudiences } from '../../sandbox/samples.mjs'
import { type Sandbox, startSandbox } from '../../sandbox/server.mjs'
import { ask, dial, type Question } from '../helpers/client.ts'
import { testLocalhost } from '../helpers/needs.ts'
import { entries, send, start, valid } from '../helpers/sandbox-page.ts'

const list = ({ url, token }: Sandbox, question: Question = {}) =>
  ask(url, { ...question, headers: { 'Authentication-Token': token, ...question.headers } })

test('the sandbox lists its audiences, among them two of one name and one without subscribers', async () => {
  const { status, headers, body } = await list(await start())
  expect({ status, headers }).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(body ?? '')).toEqual({ audience: sampleAudiences })
  expect(new Set(sampleAudiences.map(({ name }) => name)).size).toBe(sampleAudiences.length - 1)
  expect(sampleAudiences.some(({ reach }) => reach === 0)).toBe(true)
})

describe('the sandbox', () => {
  test('accepts a notification with status 201 and a body with id and status', async () => {
    const sandbox = await start()
    expect(await send(sandbox)).toMatchObject({ status: 201, body: '{"id":1,"status":"accepted"}' })
    expect(await send(sandbox)).toMatchObject({ status: 201, body: '{"id":2,"status":"accepted"}' })
  })

  test.each([
    ['to an audience', { target: { type: 'audience', value: 102 } }],
    [
      'with every optional field',
      { banner_url: 'https://example.com/b.png', utm_source: 'a', utm_medium: 'b', utm_campaign: 'c', ttl: 0 },
    ],
    ['with a button', { actions: [{ text: 'Read', url: 'http://example.com/' }] }],
    ['with a plain http landing page', { landing_url: 'http://example.com/' }],
    ['with fields that are not documented', { badge_url: '', priority: { a: null } }],
  ])('accepts a notification %s', async (_, fields) => {
    expect(await send(await start(), { ...valid, ...fields })).toMatchObject({ status: 201 })
  })

  const blank = 'must not be blank'
  const https = 'must be an absolute URL that starts with https://'
  const http = 'must be an absolute URL that starts with https:// or http://'
  const whole = 'must be a whole number of seconds, 0 or more'
  const button = { text: 'Read', url: 'https://example.com/' }
  const ofText = ['title', 'icon_url', 'banner_url', 'utm_source']
  const wrong: [Record<string, unknown>, string][] = [
    ...['title', 'message', 'icon_url', 'landing_url', 'target'].map((name): [Record<string, unknown>, string] => {
      return [{ [name]: undefined }, `${name}: is required`]
    }),
    ...ofText.map((name): [Record<string, unknown>, string] => [{ [name]: ' \n' }, `${name}: ${blank}`]),
    ...ofText.map((name): [Record<string, unknown>, string] => [{ [name]: null }, `${name}: ${blank}`]),
    ...ofText.map((name): [Record<string, unknown>, string] => [{ [name]: 5 }, `${name}: must be a string`]),
    [{ icon_url: 'http://example.com/icon.png' }, `icon_url: ${https}`],
    [{ icon_url: 'https:example.com/icon.png' }, `icon_url: ${https}`],
    [{ banner_url: 'data:image/png;base64,AA' }, `banner_url: ${https}`],
    [{ landing_url: 'javascript:alert(1)' }, `landing_url: ${http}`],
    [{ landing_url: 'https://exa\nmple.com/' }, `landing_url: ${http}`],
    [{ actions: [] }, `actions: ${blank}`],
    [{ actions: null }, `actions: ${blank}`],
    [{ actions: button }, 'actions: must be an array'],
    [{ actions: ['Read'] }, 'actions[0]: must be an object with text and url'],
    [{ actions: [button, { url: button.url }] }, 'actions[1].text: is required'],
    [{ actions: [{ ...button, url: 'read' }] }, `actions[0].url: ${http}`],
    [{ ttl: '' }, `ttl: ${blank}`],
    [{ ttl: '3600' }, `ttl: ${whole}`],
    [{ ttl: -1 }, `ttl: ${whole}`],
    [{ target: 'all' }, 'target: must be an object'],
    [{ target: {} }, 'target.type: must be all or audience'],
    [{ target: { type: 'all', value: 102 } }, 'target.value: must be absent when target.type is all'],
    [{ target: { type: 'all', audience: 102 } }, 'target.audience: is not known'],
    [{ target: { type: 'audience' } }, 'target.value: is required when target.type is audience'],
    [{ target: { type: 'audience', value: '102' } }, 'target.value: must be a whole number'],
    [{ target: { type: 'audience', value: 2 ** 53 } }, 'target.value: must be a whole number'],
  ]
  test.each(wrong)('refuses a notification with %j', async (change, problem) => {
    const { status, body } = await send(await start(), { ...valid, ...change })
    expect(status).toBe(400)
    expect(JSON.parse(body ?? '')).toEqual({ error: 'the notification is not valid', problems: [problem] })
  })

  test('reports every problem of a notification at once', async () => {
    const { body } = await send(await start(), { title: '', ttl: 'soon', target: { type: 'audience' } })
    const paths = JSON.parse(body ?? '').problems.map((problem: string) => problem.split(':')[0])
    expect(paths).toEqual(['title', 'message', 'icon_url', 'landing_url', 'ttl', 'target.value'])
  })

  test('answers 404 to an audience that does not exist, and names the ids that do', async () => {
    const sandbox = await start({ audiences: [{ id: 7, name: 'Seven', reach: 1 }] })
    const { status, body } = await send(sandbox, { ...valid, target: { type: 'audience', value: 8 } })
    expect(status).toBe(404)
    expect(JSON.parse(body ?? '').problems).toEqual(['target.value: the ids known here are 7'])
  })

  test.each([
    ['nothing', ''],
    ['half of a notification', '{"title":'],
    ['a byte order mark first', `\ufeff${JSON.stringify(valid)}`],
    ['bytes that are not UTF-8', Buffer.from(JSON.stringify({ ...valid, title: 'é' }), 'latin1')],
    ['null', 'null'],
    ['a list', '[]'],
  ])('refuses a body of %s', async (_, body) => {
    expect(await send(await start(), body)).toMatchObject({ status: 400 })
  })

  test('accepts a body of 1 MiB, and refuses a larger one', async () => {
    const sandbox = await start()
    const room = 1024 * 1024 - JSON.stringify({ ...valid, message: '' }).length
    expect(await send(sandbox, { ...valid, message: 'x'.repeat(room) })).toMatchObject({ status: 201 })
    expect(await send(sandbox, { ...valid, message: 'x'.repeat(room + 1) })).toMatchObject({ status: 413 })
  })

  test.each<[Record<string, string>, number]>([
    [{ 'Content-Type': 'Application/JSON ; charset="UTF-8"' }, 201],
    [{ 'Content-Type': 'application/json; charset=latin1' }, 415],
    [{ 'Content-Type': 'text/plain' }, 415],
    [{ 'Content-Encoding': 'gzip' }, 415],
  ])('answers a notification with the headers %j with %i', async (headers, status) => {
    expect(await send(await start(), valid, headers)).toMatchObject({ status })
  })

  test.each([undefined, '', 'wrong', 'RIGHT-TOKEN', ['right-token', 'right-token']])(
    'answers 401 to the token %j',
    async token => {
      const { url } = await start({ token: 'right-token' })
      const headers = token === undefined ? {} : { 'Authentication-Token': token }
      expect(await ask(url, { headers })).toMatchObject({ status: 401 })
      expect(await ask(url, { method: 'POST', path: '/v1/notifications', headers })).toMatchObject({ status: 401 })
    },
  )

  test.each([
    ['GET', '/v2/audience', 404],
    ['GET', '/v1/audience/', 404],
    ['GET', '/v1/audience?page=2', 200],
    ['GET', 'http://127.0.0.1/v1/audience', 400],
    ['POST', '/v1/audience', 405],
    ['HEAD', '/v1/audience', 405],
    ['PUT', '/v1/notifications', 405],
  ])('answers %s %s with %i', async (method, path, status) => {
    expect(await list(await start(), { method, path })).toMatchObject({ status })
  })

  test.each([
    ['LOCALHOST:80', undefined, 200],
    ['[::1]:4000', undefined, 200],
    ['127.0.0.1.example', undefined, 403],
    ['localhost:80', 'http://localhost:80', 200],
    ['localhost:80', 'http://localhost:81', 403],
    ['localhost:80', 'null', 403],
  ])('answers a request for the host %j from the origin %j with %i', async (host, origin, status) => {
    const headers = { Host: host, ...(origin !== undefined && { Origin: origin }) }
    expect(await list(await start(), { headers })).toMatchObject({ status })
  })

  test('reports what is not HTTP, and a request that ends before it is whole', async () => {
    let garbage = 0
    const sandbox = await start({ onGarbage: () => garbage++ })
    await dial(sandbox.url, 'What is this?\r\n\r\n').until(({ ended }) => ended)
    const half = dial(sandbox.url, 'POST /v1/notifications HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{')
    half.socket.end()
    await half.until(({ ended }) => ended)
    expect({ garbage, entries }).toMatchObject({
      garbage: 1,
      entries: [{ complete: false, accepted: false, body: '{' }],
    })
  })

  test('listens on this machine only, and refuses a port or a token that cannot be', async () => {
    const hosts = ['0.0.0.0', '::', '192.0.2.1', 'example.com', ''].map(host => ({ host }))
    const ports = [-1, 65536, Number.NaN].map(port => ({ port }))
    const tokens = ['', 'two words', 'töken'].map(token => ({ token }))
    for (const options of [...hosts, ...ports, ...tokens]) {
      await expect(startSandbox(options)).rejects.toThrow(RangeError)
    }
  })

  testLocalhost('listens on localhost if asked to', async () => {
    const sandbox = await start({ host: 'localhost' })
    expect(sandbox.url).toBe(`http://localhost:${sandbox.port}`)
    expect(await list(sandbox)).toMatchObject({ status: 200 })
  })
})
