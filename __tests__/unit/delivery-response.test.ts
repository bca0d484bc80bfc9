import { describe, expect, test } from '@jest/globals'
import type { HttpResponse } from '../../src/http/client.ts'
import { answer, fault } from '../helpers/answers.ts'
import { play, token } from '../helpers/delivery.ts'

describe('a 2xx', () => {
  test('is the time of its status', async () => {
    expect((await play([answer(201, '{}')])).verdict).toEqual({ outcome: 'sent', sentAt: answer(200).at })
  })

  const fine = '| \r\n\t|{}|[]|null|5|"x"|true|false|{"success":true}|{"success":"false"}'.split('|')
  const fineFields = [
    '"error":null',
    '"error":""',
    '"error":" "',
    '"error":false',
    '"error":0',
    '"error":[]',
    '"error":{}',
  ]
  const fineOthers = [
    '"errors":[]',
    '"errors":{}',
    '"errors":null',
    '"ok":1',
    '"Success":false',
    '"data":{"success":false}',
  ]
  test.each([...fine, ...[...fineFields, ...fineOthers].map(field => `{${field}}`)])(
    'that says %s is sent',
    async body => {
      expect((await play([answer(200, body)])).verdict).toEqual({ outcome: 'sent', sentAt: answer(200).at })
    },
  )

  const bad = [
    '"success":false',
    '"ok":false',
    '"error":"x"',
    '"error":true',
    '"error":1',
    '"error":{"code":1}',
    '"error":[0]',
  ]
  const badOthers = ['"errors":["x"]', '"errors":{"a":1}', '"errors":"x"', '"errors":1', '"success":true,"error":"x"']
  test.each([...bad, ...badOthers].map(field => `{${field}}`))('that says %s is in doubt', async body => {
    const result = await play([answer(200, body)])
    expect(result).toMatchObject({
      outcome: 'unknown',
      reason: 'service-reported-failure',
      attempts: 1,
      response: body,
    })
  })

  test.each(['cut', 'timeout', 'too-large', 'cancelled'] as const)(
    'that says failure is in doubt, even if it never ended (%s)',
    async incomplete => {
      const result = await play([answer(200, '{"success":false}\n', { incomplete })])
      expect(result).toMatchObject({ outcome: 'unknown', reason: 'service-reported-failure', attempts: 1 })
    },
  )

  test.each<[string, Partial<HttpResponse>]>([
    ['<p>', {}],
    ['{"a":', { incomplete: 'cut' }],
    ['{"success":false', { incomplete: 'cut' }],
    ['', { incomplete: 'timeout' }],
    ['{}', { incomplete: 'too-large' }],
    ['{}', { incomplete: 'cancelled' }],
  ])('that is %j %j is sent, with a doubt', async (body, more) => {
    const result = await play([answer(200, body, more)])
    expect(result).toMatchObject({ outcome: 'sent', attempts: 1, response: body })
    expect(result.verdict).toHaveProperty('doubt', expect.stringMatching(/\w/))
  })

  test('is judged by what it says, not by what is left when it is redacted', async () => {
    const secretive = { ...answer(200, `{"a":"\\\\${token}","success":false}`) }
    expect(await play([secretive])).toMatchObject({ outcome: 'unknown', reason: 'service-reported-failure' })
  })
})

describe('what a failure quotes', () => {
  test('is shortened, on one line, and free of secrets', async () => {
    const long = `${token}\n\n${'x'.repeat(70_000)}`
    const { verdict } = await play([answer(302, long, { headers: { location: `/${token}/${'y'.repeat(9_000)}` } })])
    if (!('failure' in verdict)) throw new Error('no failure')
    expect(verdict.failure.message).toMatch(
      /^The service responded 302 Found and points to "\/\*\*\*\/y+…".*: \*\*\* x+…\.$/,
    )
    expect(verdict.failure.message.length).toBeLessThan(600)
  })

  test('of the network is shortened too, and free of secrets', async () => {
    const cause = new Error(`Failed to establish tunnel: HTTP/1.1 407 ${token} ${'z'.repeat(60_000)}`)
    const { verdict } = await play([{ ...fault('proxy-failed', false, false), cause }])
    if (!('failure' in verdict)) throw new Error('no failure')
    expect(verdict.failure.message).toMatch(/407 \*\*\* z+…\)\.$/)
    expect(verdict.failure.message.length).toBeLessThan(400)
  })
})

describe('the response', () => {
  test.each<[number, string, string]>([
    [65_536, 'x', ''],
    [65_537, 'x', ''],
    [65_535, '€', 'cut before it'],
    [65_534, '€', 'cut before it'],
    [65_533, '€', 'whole'],
    [65_533, '👋', 'cut before it'],
    [65_532, '👋', 'whole'],
  ])('of %d characters and %s is at most 64 KiB, and no character is cut', async (length, last, how) => {
    const { response = '' } = await play([answer(400, `${'x'.repeat(length)}${last}`)])
    expect(Buffer.byteLength(response)).toBeLessThanOrEqual(65_536)
    expect(response).toBe(how === '' ? 'x'.repeat(65_536) : `${'x'.repeat(length)}${how === 'whole' ? last : ''}`)
  })
  test('is redacted before it is cut', async () => {
    for (const length of [65_536, 65_530, 65_525, 65_520]) {
      const { response } = await play([answer(400, `${'x'.repeat(length)}${token}`)])
      expect(response).toBe(`${'x'.repeat(length)}***`.slice(0, 65_536))
    }
  })
  test('has no beginning of a token at its end if it broke off', async () => {
    const { response } = await play([answer(200, `{"token":"${token.slice(0, 9)}`, { incomplete: 'cut' })])
    expect(response).toBe('{"token":"***')
  })
})
