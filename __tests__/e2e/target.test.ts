import { describe, expect, test } from '@jest/globals'
import type { FaultStep } from '../helpers/doubles/faults.mjs'
import { broadcast, expectFailed, expectPassed, sandboxes, send, warningsOf } from '../helpers/send.ts'

const start = sandboxes()
const get = { method: 'GET', path: '/v1/audience' }
const post = { method: 'POST', path: '/v1/notifications' }

const named = (name: string) => ({ target: 'audience', 'audience-name': name })
const numbered = (id: number | string, more: Record<string, string> = {}) => ({
  target: 'audience',
  'audience-id': `${id}`,
  ...more,
})

describe('an audience', () => {
  test('by its id is sent to as it is, without a look at the list', async () => {
    const sandbox = await start()
    const step = await send(sandbox, numbered('000102'))
    expectPassed(step, { outcome: 'sent', 'audience-id': '102', 'audience-name': '', 'audience-reach': '' })
    expect(sandbox.requests).toMatchObject([post])
    expect(sandbox.delivered[0]?.body).toEqual({ ...broadcast, target: { type: 'audience', value: 102 } })
  })

  test('by its name is looked up, over the one connection that sends', async () => {
    const sandbox = await start()
    const step = await send(sandbox, named('Newsletter'))
    expectPassed(step, {
      outcome: 'sent',
      'audience-id': '101',
      'audience-name': 'Newsletter',
      'audience-reach': '18250',
      attempts: '1',
    })
    expect(sandbox.requests).toMatchObject([get, post])
    expect(sandbox.connections).toBe(1)
    expect(sandbox.requests[0]?.headers).not.toHaveProperty('content-type')
    expect(sandbox.delivered[0]?.body).toEqual({ ...broadcast, target: { type: 'audience', value: 101 } })
  })

  test('by name and id must be the same one', async () => {
    const sandbox = await start()
    const step = await send(sandbox, { ...named('Beta testers'), 'audience-id': '103' })
    expectPassed(step, { outcome: 'sent', 'audience-id': '103', 'audience-reach': '12' })
    expect(sandbox.delivered[0]?.body).toMatchObject({ target: { value: 103 } })
  })

  test('is refused if its id is not one of that name', async () => {
    const sandbox = await start()
    const step = await send(sandbox, { ...named('Newsletter'), 'audience-id': '102' })
    const text = expectFailed(step, { outcome: 'not-sent', reason: 'audience-mismatch', attempts: '0' })
    expect(text).toMatch(/Newsletter.*101/)
    expect(sandbox.requests).toMatchObject([get])
  })

  test('of several of that name is never guessed', async () => {
    const sandbox = await start()
    const step = await send(sandbox, named('Beta testers'))
    const text = expectFailed(step, { outcome: 'not-sent', reason: 'audience-ambiguous', attempts: '0' })
    expect(text).toMatch(/id 102, reach 340.*id 103, reach 12.*`audience-id`/s)
    expect(sandbox.requests).toMatchObject([get])
  })

  test('that is not there is never everybody; the nearest names are suggested', async () => {
    const sandbox = await start()
    const step = await send(sandbox, named('newsletter'))
    const text = expectFailed(step, { outcome: 'not-sent', reason: 'audience-not-found', attempts: '0' })
    expect(text).toMatch(/"newsletter".*nearest names: "Newsletter" \(id 101, reach 18250\)/)
    expect(text.match(/\(id \d+, reach \d+\)/g)).toHaveLength(5)
    expect(sandbox.requests).toMatchObject([get])
  })

  test.each([
    ['340', 'sent'],
    ['339', 'reach-exceeded'],
  ])('of 340 with max-reach %s: %s', async (limit, result) => {
    const sandbox = await start()
    const step = await send(sandbox, numbered(102, { 'max-reach': limit }))
    const outputs = { 'audience-id': '102', 'audience-name': 'Beta testers', 'audience-reach': '340' }
    if (result === 'sent') expectPassed(step, { outcome: 'sent', ...outputs })
    else {
      const text = expectFailed(step, { outcome: 'not-sent', reason: result, attempts: '0', ...outputs })
      expect(text).toContain('340')
      expect(text).toContain(limit)
    }
    expect(sandbox.requests).toMatchObject(result === 'sent' ? [get, post] : [get])
  })

  test.each([
    ['max-reach', '5000'],
    ['dry-run', 'true'],
  ])('by an id that the list lacks, with %s', async (name, value) => {
    const sandbox = await start()
    const step = await send(sandbox, numbered(999, { [name]: value }))
    const text = expectFailed(step, { outcome: 'not-sent', reason: 'audience-not-found', attempts: '0' })
    expect(text).toContain('999')
    expect(sandbox.requests).toMatchObject([get])
  })

  test('without subscribers is sent to, with a warning', async () => {
    const sandbox = await start()
    const step = await send(sandbox, named('Nobody yet'))
    expectPassed(step, { outcome: 'sent', 'audience-reach': '0' })
    expect(warningsOf(step)).toMatchObject([{ message: expect.stringMatching(/reach of 0/) }])
  })

  test.each<[string, () => string]>([
    ['deep', () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['large', () => `"${'%25'.repeat(15_000_000)}"`],
  ])('with a property that is not documented and %s is sent to and reported', async (_how, more) => {
    const sandbox = await start()
    sandbox.audiencesBody = `{"audience":[{"id":101,"name":"Newsletter","reach":5,"more":${more()}}]}`
    const step = await send(sandbox, named('Newsletter'))
    expectPassed(step, { outcome: 'sent', 'audience-id': '101', 'audience-reach': '5' })
    expect(step.summary).toContain('Newsletter')
    expect(sandbox.delivered).toHaveLength(1)
  })

  test('is not sent to if the list cannot be fetched', async () => {
    const sandbox = await start()
    sandbox.fault('GET', { kind: 'respond', status: 403 })
    const step = await send(sandbox, named('Newsletter'))
    const text = expectFailed(step, { outcome: 'not-sent', reason: 'http-403', attempts: '0', 'status-code': '' })
    expect(text).toMatch(/refused the token/)
    expect(sandbox.requests).toMatchObject([get])
  })

  test('is sent to once, also if the list took several tries', async () => {
    const sandbox = await start()
    sandbox.fault(
      'GET',
      { kind: 'reset-late' },
      { kind: 'respond', status: 500, headers: { 'Retry-After': '0' }, times: 2 },
    )
    expectPassed(await send(sandbox, named('Newsletter')), { outcome: 'sent', attempts: '1' })
    expect(sandbox.requests).toMatchObject([get, get, get, get, post])
  })
})

describe('a dry run', () => {
  test.each<[string, Record<string, string>, object]>([
    ['of a broadcast', {}, { type: 'all' }],
    ['to an id', numbered(102), { type: 'audience', value: 102 }],
    ['to a name', named('Newsletter'), { type: 'audience', value: 101 }],
  ])('%s fetches the list and sends nothing', async (_what, inputs, target) => {
    const sandbox = await start()
    const step = await send(sandbox, { ...inputs, 'dry-run': 'true' })
    const payload = JSON.stringify({ ...broadcast, target })
    expectPassed(step, { outcome: 'dry-run', payload, attempts: '0', 'status-code': '', 'sent-at': '' })
    expect(sandbox.requests).toMatchObject([get])
    expect(sandbox.delivered).toEqual([])
  })

  test.each<[string, FaultStep, string]>([
    ['a token that is refused', { kind: 'respond', status: 401 }, 'http-401'],
    ['a redirect', { kind: 'respond', status: 302, headers: { Location: 'https://elsewhere.example/' } }, 'http-302'],
    ['a lost connection', { kind: 'reset-late' }, 'connection-lost'],
  ])('meets %s', async (_what, fault, reason) => {
    const sandbox = await start()
    sandbox.fault('GET', fault)
    expectFailed(await send(sandbox, { 'dry-run': 'TRUE', retries: '0' }), {
      outcome: 'not-sent',
      reason,
      attempts: '0',
    })
    expect(sandbox.requests).toMatchObject([get])
  })
})
