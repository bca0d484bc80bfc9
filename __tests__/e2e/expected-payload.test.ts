import { expect, test } from '@jest/globals'
import { releaseOf, type Scenario, startScenario } from '../helpers/announcing.ts'
import { content, told } from '../helpers/send.ts'

const changed = { exitCode: 1, outputs: { outcome: 'not-sent', reason: 'payload-changed', attempts: '0' } }
const invalid = { exitCode: 1, outputs: { outcome: 'not-sent', reason: 'invalid-input', attempts: '0' } }

/** Returns the `payload` output of a dry run, as if a person had approved it. */
async function approve(announce: Scenario['announce'], inputs: Record<string, string>): Promise<string> {
  const { outputs } = await announce({ ...inputs, 'dry-run': 'true' })
  expect(outputs).toMatchObject({ outcome: 'dry-run' })
  return outputs.payload ?? ''
}

test('the expected payload is sent, even if its keys are in a different order', async () => {
  const { announce } = await startScenario()
  const given = { ...content, 'extra-fields': '{ a: { b: 1, c: [2] } }' }
  const payload = await approve(announce, given)
  const { target, a, ...rest } = JSON.parse(payload)
  const reordered = JSON.stringify({ a: { c: a.c, b: a.b }, target, ...rest }, null, 2)
  expect(await announce({ ...given, 'expected-payload': reordered })).toMatchObject({
    outputs: { outcome: 'sent', payload },
  })
})

test('an unexpected payload is not sent, and the error names each field that differs, with both values', async () => {
  const { publish, announce, delivered, claims } = await startScenario()
  publish(releaseOf('v2.1.0'))
  const given = { release: 'v2.1.0', 'once-key': 'release-{tag}', ttl: '60' }
  const approved = await approve(announce, given)
  publish(releaseOf('v2.1.0', { body: '<!-- web-push: Other words. -->' }))
  for (const dryRun of ['true', 'false']) {
    const now = { ...given, ttl: '', 'utm-source': 'push', 'expected-payload': approved, 'dry-run': dryRun }
    const outcome = await announce(now)
    expect(outcome).toMatchObject(changed)
    expect(JSON.parse(outcome.outputs.payload ?? '')).toMatchObject({ message: 'Other words.' })
    expect(told(outcome)).toMatch(/`message` was "Offline maps are here\." and is now "Other words\."/)
    expect(told(outcome)).toMatch(/`ttl` was 60 and is now absent/)
    expect(told(outcome)).toMatch(/`utm_source` was absent and is now "push"/)
    expect(told(outcome)).not.toContain('title')
  }
  expect(delivered()).toEqual([])
  expect(claims()).toEqual([])
})

test('the error shows only the part in which two long values differ', async () => {
  const { announce } = await startScenario()
  const words = 'word '.repeat(100)
  const approved = await approve(announce, { ...content, message: `${words} one` })
  const outcome = await announce({ ...content, message: `${words} two`, 'expected-payload': approved })
  expect(outcome).toMatchObject(changed)
  expect(told(outcome)).toMatch(/`message` was "…[^,]{1,60} one" and is now "…[^,]{1,60} two"/)
})

test('the payload is compared with the expected one before the window is checked', async () => {
  const { announce } = await startScenario()
  const approved = await approve(announce, content)
  const night = { 'send-between': '09:00-10:00', 'expected-payload': approved }
  expect(await announce({ ...content, ...night, title: 'Other' })).toMatchObject(changed)
  expect(await announce({ ...content, ...night })).toMatchObject({
    outputs: { outcome: 'skipped', reason: 'outside-window' },
  })
})

test.each([
  { expected: '', because: 'the output that it should be is missing' },
  { expected: '[]', because: 'a payload is an object' },
])('the expected payload "$expected" is an error, because $because', async ({ expected }) => {
  const { sandbox, announce } = await startScenario()
  const outcome = await announce({ ...content, 'expected-payload': expected })
  expect(outcome).toMatchObject(invalid)
  expect(told(outcome)).toContain('expected-payload')
  expect(sandbox.requests).toEqual([])
})
