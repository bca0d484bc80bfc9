import { describe, expect, test } from '@jest/globals'
import { unlessWindows } from '../helpers/needs.ts'
import { expectFailed, expectPassed, sandboxes, send, warningsOf } from '../helpers/send.ts'

const start = sandboxes()
const onPosix = unlessWindows(test, 'Windows has no such paths')

describe('the summary', () => {
  test('is appended to what other steps wrote', async () => {
    const step = await send(await start(), { summary: '' }, { summary: 'From another step.\n' })
    expect(step.summary).toMatch(/^From another step\.\n.*Notification sent.*Hello/s)
  })

  test('is not written if it is not wanted, also after a failure', async () => {
    const sandbox = await start()
    const passed = await send(sandbox, { summary: 'FALSE' })
    expectPassed(passed, { outcome: 'sent' })
    const failed = await send(sandbox, { summary: 'false', ttl: 'soon' })
    expectFailed(failed, { reason: 'invalid-input' })
    expect([passed.summary, failed.summary]).toEqual(['', ''])
  })

  test('that cannot be written is a warning, and what was sent stays sent', async () => {
    const sandbox = await start()
    const step = await send(sandbox, {}, { env: { GITHUB_STEP_SUMMARY: '/nowhere/at/all/summary.md' } })
    expectPassed(step, { outcome: 'sent' })
    expect(warningsOf(step)).toMatchObject([{ title: 'Summary not written' }])
    expect(sandbox.delivered).toHaveLength(1)
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

  test('say the time of the answer', async () => {
    const before = Date.now()
    const { outputs } = await send(await start())
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

describe('advice', () => {
  test('is a warning, and in the summary', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const expired = `${part({ alg: 'HS256' })}.${part({ exp: 1_700_000_000 })}.c2lnbmF0dXJl`
    const actions = JSON.stringify(['a', 'b', 'c'].map(text => ({ text, url: 'https://example.com/' })))
    const inputs = { actions, ttl: '2419201', title: '**Hello**' }
    const step = await send(await start({ token: expired }), inputs, { env: { GITHUB_RUN_ATTEMPT: '2' } })
    expectPassed(step, { outcome: 'sent' })
    const advice = [
      /expired on 2023-11-14/,
      /3 buttons/,
      /four weeks/,
      /title contains Markdown/,
      /attempt 2.*`once-key`/,
    ]
    expect(warningsOf(step)).toMatchObject(advice.map(text => ({ message: expect.stringMatching(text) })))
    expect(step.summary).toMatch(/3 buttons/)
  })

  test('on a re-run is not given to a run that does not send', async () => {
    const step = await send(await start(), { 'dry-run': 'true' }, { env: { GITHUB_RUN_ATTEMPT: '3' } })
    expectPassed(step, { outcome: 'dry-run' })
    expect(warningsOf(step)).toEqual([])
  })

  test('on a key that ends with a separator is given to a dry run', async () => {
    const sandbox = await start()
    const inputs = { 'once-key': 'release-', 'github-token': 'ghs_0123456789', 'dry-run': 'true' }
    const step = await send(sandbox, inputs, { env: { GITHUB_API_URL: sandbox.url } })
    const text = expect.stringContaining('"release-" ends with a separator')
    expect(warningsOf(step).map(({ message }) => message)).toContainEqual(text)
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
    const title = 'Skipped: nothing was sent (not-announceable)'
    expect(skipped.annotations).toMatchObject([{ level: 'notice', title }])
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
