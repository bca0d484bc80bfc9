import { expect, test } from '@jest/globals'
import { version } from '../../src/base/version.ts'
import { fieldNames } from '../../src/inputs/notification-fields.ts'
import { testIpv6, testLocalhost } from '../helpers/needs.ts'
import { jobToken } from '../helpers/runner.ts'
import { broadcast, expectPassed, sandboxes, send, warningsOf } from '../helpers/send.ts'

const start = sandboxes()
const post = { method: 'POST', path: '/v1/notifications' }

test('a broadcast is one request with only the documented headers and fields', async () => {
  const sandbox = await start()
  const step = await send(sandbox)
  const body = JSON.stringify(broadcast)
  const noAudience = { 'audience-id': '', 'audience-name': '', 'audience-reach': '' }
  expectPassed(step, { outcome: 'sent', payload: body, attempts: '1', ...noAudience })
  expect(step.masks).toEqual([sandbox.token, jobToken])
  expect(sandbox.requests).toMatchObject([{ ...post, body }])
  expect(sandbox.requests[0]?.headers).toEqual({
    'authentication-token': sandbox.token,
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': `web-push-action/${version}`,
    'content-type': 'application/json',
    'content-length': `${Buffer.byteLength(body)}`,
    host: `127.0.0.1:${sandbox.port}`,
    connection: 'close',
  })
})

test('every field is sent as it was given', async () => {
  const sandbox = await start()
  const step = await send(sandbox, {
    target: ' all\n',
    title: '  „Grüße“ & <b>👋</b>  ',
    message: 'First line\nsecond: "quoted" \\ `code` $HOME %0A\n\ttabbed',
    'icon-url': 'HTTPS://Example.com:443/a/../icon.png?x=ä b'.replace(' ', '%20'),
    'landing-url': 'http://example.com',
    'banner-url': 'https://example.com/banner.png#frag',
    actions: '- text: Read\n  url: https://example.com/read\n- { text: " Later ", url: "http://example.com/later" }',
    'utm-source': 'a=b&c',
    'utm-medium': 'push',
    'utm-campaign': '100%',
    ttl: '12h',
  })
  expectPassed(step, { outcome: 'sent' })
  const body = {
    title: '„Grüße“ & <b>👋</b>',
    message: 'First line\nsecond: "quoted" \\ `code` $HOME %0A\n\ttabbed',
    icon_url: 'HTTPS://Example.com:443/a/../icon.png?x=ä%20b',
    banner_url: 'https://example.com/banner.png#frag',
    landing_url: 'http://example.com',
    actions: [
      { text: 'Read', url: 'https://example.com/read' },
      { text: 'Later', url: 'http://example.com/later' },
    ],
    utm_source: 'a=b&c',
    utm_medium: 'push',
    utm_campaign: '100%',
    ttl: 43_200,
    target: { type: 'all' },
  }
  expect(Object.keys(body)).toEqual([...fieldNames, 'target'])
  expect(sandbox.requests[0]?.body).toBe(JSON.stringify(body))
  expect(step.outputs.payload).toBe(JSON.stringify(body))
  expect(warningsOf(step).map(({ message }) => message)).toEqual([
    expect.stringContaining('The title contains HTML ("<b>")'),
    expect.stringContaining('The message contains Markdown ("`code`")'),
    expect.stringContaining('The message contains the characters `%0A`'),
  ])
})

test('buttons may be JSON, extra fields may have any shape, and a message may be larger than a TCP window', async () => {
  const sandbox = await start()
  const message = 'ä'.repeat(60_000)
  const buttons = [{ text: 'Go', url: 'https://example.com/go' }]
  const extraFields = { priority: 'high', badge: 3, ratio: 0.5, deep: { list: [1, null, true, { a: '' }] }, off: null }
  const inputs = { message, actions: JSON.stringify(buttons), 'extra-fields': JSON.stringify(extraFields) }
  expectPassed(await send(sandbox, inputs), { outcome: 'sent' })
  expect(sandbox.delivered[0]?.body).toEqual({ ...broadcast, message, actions: buttons, ...extraFields })
})

test('base-url may have a path that ends with slashes', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'respond', status: 201 })
  expectPassed(await send({ ...sandbox, url: `${sandbox.url}/a/b//` }), { outcome: 'sent' })
  expect(sandbox.requests).toMatchObject([{ path: '/a/b/v1/notifications' }])
})

async function expectSentTo(host: string) {
  const sandbox = await start({ host })
  expectPassed(await send(sandbox), { outcome: 'sent' })
  expect(sandbox.requests).toMatchObject([post])
}

testLocalhost('base-url may be http on localhost', () => expectSentTo('localhost'))
testIpv6('base-url may be http on ::1', () => expectSentTo('::1'))
