import { describe, expect, test } from '@jest/globals'
import { unlessWindows } from '../helpers/needs.ts'
import { expectFailed, expectPassed, sandboxes, send, warningsOf } from '../helpers/send.ts'

const start = sandboxes()
const onPosix = unlessWindows(test, 'Windows has no such paths')

/** A token as JSON Web Tokens look, which expires at this time (milliseconds). */
function jwt(expiry: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part({ sub: 'site', exp: Math.floor(expiry / 1_000) })}.c2lnbmF0dXJl`
}

const day = 86_400_000

describe('the summary', () => {
  test.each(['true', 'True', ''])('is written if `summary` is "%s"', async summary => {
    const sandbox = await start()
    const step = await send(sandbox, { summary })
    expectPassed(step, { outcome: 'sent' })
    expect(step.summary).toMatch(/Notification sent/)
    expect(step.summary).toContain('Hello')
  })

  test('is not written if it is not wanted, also after a failure', async () => {
    const sandbox = await start()
    const passed = await send(sandbox, { summary: 'false' })
    expectPassed(passed, { outcome: 'sent' })
    const failed = await send(sandbox, { summary: 'false', ttl: 'soon' })
    expectFailed(failed, { reason: 'invalid-input' })
    expect([passed.summary, failed.summary]).toEqual(['', ''])
  })

  test('tells of a failure what the annotation tells', async () => {
    const sandbox = await start()
    sandbox.fault('POST', { kind: 'respond', status: 422, body: 'the title is too long' })
    const step = await send(sandbox)
    expectFailed(step, { outcome: 'rejected' })
    expect(step.summary).toMatch(/Rejected: nothing was sent/)
    expect(step.summary).toMatch(/422 Unprocessable Entity.*the title is too long/s)
  })

  test('that cannot be written is a warning, and what was sent stays sent', async () => {
    const sandbox = await start()
    const step = await send(sandbox, {}, { env: { GITHUB_STEP_SUMMARY: '/nowhere/at/all/summary.md' } })
    expectPassed(step, { outcome: 'sent' })
    expect(warningsOf(step)).toMatchObject([{ title: 'Summary not written' }])
    expect(sandbox.delivered).toHaveLength(1)
  })

  test('is appended to what other steps wrote', async () => {
    const sandbox = await start()
    const step = await send(sandbox, {}, { summary: 'From another step.\n' })
    expect(step.summary).toMatch(/^From another step\.\n.*Notification sent/s)
  })

  test('may have no file at all', async () => {
    const sandbox = await start()
    const step = await send(sandbox, {}, { env: { GITHUB_STEP_SUMMARY: '' } })
    expectPassed(step, { outcome: 'sent' })
    expect(warningsOf(step)).toEqual([])
  })
})

describe('the outputs', () => {
  onPosix.each(['/nowhere/at/all/output', '/dev/full'])('that cannot be written (%s) are a warning', async path => {
    const sandbox = await start()
    const step = await send(sandbox, {}, { env: { GITHUB_OUTPUT: path } })
    expect(step).toMatchObject({ exitCode: 0, outputs: {} })
    expect(warningsOf(step)).toMatchObject([{ title: 'Outputs not written' }])
    expect(sandbox.delivered).toHaveLength(1)
  })

  test('do not turn a failure into a success if they cannot be written', async () => {
    const sandbox = await start()
    const step = await send(sandbox, { ttl: 'soon' }, { env: { GITHUB_OUTPUT: '/nowhere/at/all/output' } })
    expect(step).toMatchObject({ exitCode: 1 })
    expect(step.annotations.map(({ level }) => level).sort()).toEqual(['error', 'warning'])
    expect(sandbox.connections).toBe(0)
  })

  test('are all there, whatever happens', async () => {
    const sandbox = await start()
    const names =
      'outcome reason status-code response payload audience-id audience-name audience-reach attempts sent-at'
    const steps = [
      await send(sandbox),
      await send(sandbox, { ttl: 'soon' }),
      await send(sandbox, { 'dry-run': 'true' }),
    ]
    for (const { outputs } of steps) expect(Object.keys(outputs).sort()).toEqual(names.split(' ').sort())
  })

  test('say the time of the answer', async () => {
    const sandbox = await start()
    const before = Date.now()
    const { outputs } = await send(sandbox)
    const at = Date.parse(outputs['sent-at'] ?? '')
    expect(at).toBeGreaterThanOrEqual(before)
    expect(at).toBeLessThanOrEqual(Date.now())
  })

  test('keep line breaks and delimiters of an answer', async () => {
    const sandbox = await start()
    const body = 'a\r\nb\n\nresponse<<EOF\nEOF\noutcome=forged\n'
    sandbox.fault('POST', { kind: 'respond', status: 400, body })
    const step = await send(sandbox)
    expectFailed(step, { outcome: 'rejected', response: body })
  })
})

describe('advice is a warning', () => {
  const buttons = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, index) => ({ text: `${index}`, url: 'https://example.com/' })))
  test.each<[string, Record<string, string>, RegExp | undefined]>([
    ['of three buttons', { actions: buttons(3) }, /3 buttons/],
    ['of two, none', { actions: buttons(2) }, undefined],
    ['of a ttl beyond four weeks', { ttl: '2419201' }, /four weeks/],
    ['of four weeks, none', { ttl: '4w' }, undefined],
  ])('%s', async (_what, inputs, text) => {
    const sandbox = await start()
    const step = await send(sandbox, inputs)
    expectPassed(step, { outcome: 'sent' })
    expect(warningsOf(step)).toMatchObject(text ? [{ message: expect.stringMatching(text) }] : [])
    if (text) expect(step.summary).toMatch(text)
  })

  test.each<[string, number, RegExp | undefined]>([
    ['has expired', -day, /expired on \d{4}-\d\d-\d\d/],
    ['expires soon', 13 * day, /expires on \d{4}-\d\d-\d\d/],
    ['expires much later', 15 * day, undefined],
  ])('of a token that %s', async (_when, left, text) => {
    const token = jwt(Date.now() + left)
    const step = await send(await start({ token }))
    expectPassed(step, { outcome: 'sent' })
    expect(warningsOf(step)).toMatchObject(text ? [{ message: expect.stringMatching(text) }] : [])
  })

  test.each<[string, string, Record<string, string>, boolean]>([
    ['a re-run that sends', '2', {}, true],
    ['the first run', '1', {}, false],
    ['a re-run that does not send', '3', { 'dry-run': 'true' }, false],
  ])('of %s', async (_what, attempt, inputs, warned) => {
    const step = await send(await start(), inputs, { env: { GITHUB_RUN_ATTEMPT: attempt } })
    expectPassed(step, {})
    expect(warningsOf(step)).toMatchObject(warned ? [{ message: expect.stringMatching(/attempt 2.*`once-key`/) }] : [])
  })
})

describe('an event', () => {
  const release = { action: 'published', release: { name: '1.0', body: 'Fast.', html_url: 'https://example.com/1' } }
  const repository = { name: 'site', private: false, owner: { avatar_url: 'https://example.com/owner.png' } }

  test('gives what neither input nor file gives', async () => {
    const sandbox = await start()
    const event = { name: 'release', payload: { ...release, repository } }
    const files = { 'push.yml': 'message: From the file' }
    const inputs = { title: '', message: '', 'landing-url': '', 'payload-file': 'push.yml' }
    expectPassed(await send(sandbox, inputs, { event, files }), { outcome: 'sent' })
    expect(sandbox.delivered[0]?.body).toMatchObject({
      title: 'site 1.0',
      message: 'From the file',
      landing_url: 'https://example.com/1',
      icon_url: 'https://example.com/icon.png',
    })
  })

  test('that announces nothing is skipped only if content should come from it', async () => {
    const sandbox = await start()
    const event = { name: 'release', payload: { ...release, action: 'created', repository } }
    const skipped = await send(sandbox, { title: '' }, { event })
    expectPassed(skipped, { outcome: 'skipped', reason: 'not-announceable', attempts: '0', payload: '' })
    expect(sandbox.connections).toBe(0)
    expectPassed(await send(sandbox, {}, { event }), { outcome: 'sent' })
  })

  test('whose file cannot be read leaves the fields missing', async () => {
    const sandbox = await start()
    const step = await send(sandbox, { title: '' }, { event: { name: 'release', payload: 'no object' } })
    expectFailed(step, { outcome: 'not-sent', reason: 'invalid-input' })
    expect(sandbox.connections).toBe(0)
  })
})
