import { expect, test } from '@jest/globals'
import { sampleAudiences } from '../../sandbox/samples.mjs'
import { version } from '../../src/base/version.ts'
import { problemOf } from '../helpers/inputs.ts'
import { withoutWaits } from '../helpers/preload.ts'
import { expectFailed, expectPassed, list, sandboxes, warningsOf } from '../helpers/send.ts'

const start = sandboxes()
const get = { method: 'GET', path: '/v1/audience', body: '' }
const failed = { audiences: '', count: '' }

test('audiences are listed in the order of the service, with one request', async () => {
  const sandbox = await start()
  const step = await list(sandbox)
  expectPassed(step, { audiences: JSON.stringify(sampleAudiences), count: '11' })
  const headers = {
    'authentication-token': sandbox.token,
    accept: 'application/json',
    'user-agent': `web-push-action/${version}`,
  }
  expect(sandbox.requests).toMatchObject([{ ...get, headers }])
  expect(step.masks).toEqual([sandbox.token])
  expect(step.summary).toContain('Newsletter')
  expect(warningsOf(step)).toEqual([])
})

test('the output has only the id, name, and reach of each audience', async () => {
  const sandbox = await start()
  sandbox.audiencesBody = { audience: [{ reach: 2, more: 1, name: 'ä"\n', id: 1 }], total: 1 }
  const step = await list(sandbox)
  expectPassed(step, { audiences: '[{"id":1,"name":"ä\\"\\n","reach":2}]', count: '1' })
})

test('an empty list is an output too, and `summary: false` writes no summary', async () => {
  const step = await list(await start({ audiences: [] }), { summary: 'FALSE' })
  expectPassed(step, { audiences: '[]', count: '0' })
  expect(step.summary).toBe('')
})

test('a list with an id that is not a whole number is refused, and the message names its path', async () => {
  const sandbox = await start()
  const [first] = sampleAudiences
  sandbox.audiencesBody = { audience: [first, { id: 7.5, name: 'Readers', reach: 5 }] }
  const text = expectFailed(await list(sandbox), { reason: 'bad-audience-list', ...failed })
  expect(text).toContain('audience[1].id: expected a whole number within ±(2^53-1).')
})

test('a list that is too large to pass between jobs is a warning', async () => {
  const audiences = Array.from({ length: 50_000 }, (_, id) => ({ id: id + 1, name: `Readers of ${id}`, reach: id }))
  const step = await list(await start({ audiences }))
  expectPassed(step, { audiences: JSON.stringify(audiences), count: '50000' })
  expect(Buffer.byteLength(step.summary)).toBeLessThanOrEqual(1_048_576)
  expect(warningsOf(step)).toMatchObject([{ title: 'Large output', message: expect.stringContaining('in this job') }])
})

test('a token is redacted in names but not in numbers, so that the output stays a valid list', async () => {
  const audiences = [{ id: 1_000_000_007, name: 'Team 1000000007', reach: 5_001 }]
  const step = await list(await start({ token: '1000000007', audiences }))
  expectPassed(step, { audiences: JSON.stringify([{ ...audiences[0], name: 'Team ***' }]), count: '1' })
})

test('wrong inputs are named, no password is quoted, and nothing is requested', async () => {
  const sandbox = await start()
  const inputs = { 'base-url': 'http://user:s3cretWord@push.example.com', 'api-token': '', timeout: '0.5' }
  const step = await list(sandbox, { ...inputs, retries: '11', summary: 'no' })
  const text = expectFailed(step, { reason: 'invalid-input', ...failed })
  for (const name of ['base-url', 'api-token', 'timeout', 'retries', 'summary']) expect(text).toMatch(problemOf(name))
  expect(`${step.stdout}${step.summary}`).not.toContain('s3cretWord')
  expect(sandbox.connectionCount).toBe(0)
})

// audience-list.test.ts covers every status, every failure, and every invalid list.
const entry = { id: 1, name: 'a', reach: 1 }
test.each<{ what: string; body: unknown; text: RegExp }>([
  {
    what: 'that is a web page',
    body: '<!doctype html><title>Shop</title>',
    text: /web page.*`base-url` is probably the address of a website/s,
  },
  { what: 'with null as an audience', body: { audience: [entry, null] }, text: /audience\[1\]: expected an object/ },
])('a list $what is an error that says what is wrong, and is not requested again', async ({ body, text }) => {
  const sandbox = await start()
  sandbox.audiencesBody = body
  expect(expectFailed(await list(sandbox), { reason: 'bad-audience-list', ...failed })).toMatch(text)
  expect(sandbox.requests).toMatchObject([get])
})

test('at most 8 MiB of a list are read', async () => {
  const sandbox = await start()
  sandbox.fault('GET', { kind: 'flood' })
  const text = expectFailed(await list(sandbox, { retries: '3' }), { reason: 'bad-audience-list', ...failed })
  expect(text).toMatch(/larger than 8 MiB/)
  expect(sandbox.requests).toMatchObject([get])
})

test('the list is requested again after a reset, and after a 503', async () => {
  const sandbox = await start()
  sandbox.fault('GET', { kind: 'reset-early' }, { kind: 'respond', status: 503, headers: { 'Retry-After': '0' } })
  const step = await list(sandbox, { retries: '2' }, { env: withoutWaits })
  expectPassed(step, { count: '11' })
  expect(step.stdout).toMatch(/Retrying/)
  expect(sandbox.requests).toMatchObject([get, get, get])
})

test('after a redirect the list is not requested again, and the error names the target', async () => {
  const sandbox = await start()
  sandbox.fault('GET', { kind: 'respond', status: 302, headers: { Location: 'https://b.example/' } })
  const text = expectFailed(await list(sandbox), { reason: 'http-302', ...failed })
  expect(text).toMatch(/b\.example/)
  expect(sandbox.requests).toMatchObject([get])
})
