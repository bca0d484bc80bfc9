import { expect, test } from '@jest/globals'
import { broadcast, expectFailed, expectPassed, sandboxes, send, warningsOf } from '../helpers/send.ts'

const start = sandboxes()
const get = { method: 'GET', path: '/v1/audience' }
const post = { method: 'POST', path: '/v1/notifications' }

const named = (name: string) => ({ target: 'audience', 'audience-name': name })
const numbered = (id: number | string) => ({ target: 'audience', 'audience-id': `${id}` })

test('an audience id is sent without a request for the list', async () => {
  const sandbox = await start()
  const step = await send(sandbox, numbered('000102'))
  expectPassed(step, { outcome: 'sent', 'audience-id': '102', 'audience-name': '', 'audience-reach': '' })
  expect(sandbox.requests).toMatchObject([post])
  expect(sandbox.delivered[0]?.body).toEqual({ ...broadcast, target: { type: 'audience', value: 102 } })
})

test('an audience name is looked up, and its id is sent', async () => {
  const sandbox = await start()
  const step = await send(sandbox, named('Newsletter'))
  const audience = { 'audience-id': '101', 'audience-name': 'Newsletter', 'audience-reach': '18250' }
  expectPassed(step, { outcome: 'sent', ...audience, attempts: '1' })
  expect(sandbox.requests).toMatchObject([get, post])
  expect(sandbox.requests[0]?.headers).not.toHaveProperty('content-type')
  expect(sandbox.delivered[0]?.body).toEqual({ ...broadcast, target: { type: 'audience', value: 101 } })
})

const nearest = /"Readers".*nearest names are (".*" \(id \d+, reach \d+\)(, )?){5}\./
test.each<{ what: string; inputs: Record<string, string>; reason: string; text: RegExp }>([
  {
    what: 'a name with the id of a different audience',
    inputs: { ...named('Newsletter'), 'audience-id': '102' },
    reason: 'mismatch',
    text: /Newsletter.*101/,
  },
  {
    what: 'a name that several audiences have',
    inputs: named('Beta testers'),
    reason: 'ambiguous',
    text: /id 102, reach 340.*id 103, reach 12.*`audience-id`/s,
  },
  { what: 'a name that no audience has', inputs: named('Readers'), reason: 'not-found', text: nearest },
  {
    what: 'a name with different capitalization',
    inputs: named('newsletter'),
    reason: 'not-found',
    text: /"newsletter"\. Did you mean "Newsletter" \(id 101\)\?/,
  },
  {
    what: 'an unknown id in a dry run',
    inputs: { ...numbered(999), 'dry-run': 'true' },
    reason: 'not-found',
    text: /999/,
  },
])('$what is an error, not a guess or a broadcast', async ({ inputs, reason, text }) => {
  const sandbox = await start()
  const step = await send(sandbox, inputs)
  const outputs = { outcome: 'not-sent', reason: `audience-${reason}`, attempts: '0' }
  expect(expectFailed(step, outputs)).toMatch(text)
  expect(sandbox.requests).toMatchObject([get])
})

const betaTesters = { 'audience-id': '102', 'audience-name': 'Beta testers', 'audience-reach': '340' }

test('a send to exactly max-reach subscribers passes', async () => {
  const sandbox = await start()
  const step = await send(sandbox, { ...numbered(102), 'max-reach': '340' })
  expectPassed(step, { outcome: 'sent', ...betaTesters })
  expect(sandbox.requests).toMatchObject([get, post])
})

test('a send to more than max-reach subscribers is refused', async () => {
  const sandbox = await start()
  const step = await send(sandbox, { ...numbered(102), 'max-reach': '339' })
  const outputs = { outcome: 'not-sent', reason: 'reach-exceeded', attempts: '0', ...betaTesters }
  expect(expectFailed(step, outputs)).toMatch(/340.*339/)
  expect(sandbox.requests).toMatchObject([get])
})

test.each<{ how: string; inputs: Record<string, string> }>([
  { how: 'id', inputs: numbered(7) },
  { how: 'name', inputs: named('Twins') },
])(
  'max-reach compares the greater reach of an id that is listed twice, if the audience is given by $how',
  async ({ inputs }) => {
    const sandbox = await start()
    sandbox.audiencesBody = {
      audience: [
        { id: 7, name: 'Twins', reach: 5 },
        { id: 7, name: 'Everybody', reach: 900 },
      ],
    }
    const refused = await send(sandbox, { ...inputs, 'max-reach': '899' })
    expectFailed(refused, { outcome: 'not-sent', reason: 'reach-exceeded', 'audience-reach': '900' })
    expect(sandbox.requests).toMatchObject([get])
  },
)

test('a send to an audience without subscribers has a warning', async () => {
  const step = await send(await start(), named('Waiting list'))
  expectPassed(step, { outcome: 'sent', 'audience-reach': '0' })
  expect(warningsOf(step)).toMatchObject([{ message: expect.stringMatching(/reach of 0/) }])
})

test.each<{ what: string; inputs: Record<string, string>; target: object }>([
  { what: 'a broadcast', inputs: {}, target: { type: 'all' } },
  { what: 'a send to an audience', inputs: named('Newsletter'), target: { type: 'audience', value: 101 } },
])('a dry run of $what fetches the list and sends nothing', async ({ inputs, target }) => {
  const sandbox = await start()
  const step = await send(sandbox, { ...inputs, 'dry-run': 'true' })
  const payload = JSON.stringify({ ...broadcast, target })
  expectPassed(step, { outcome: 'dry-run', payload, attempts: '0', 'status-code': '', 'sent-at': '' })
  expect(sandbox.requests).toMatchObject([get])
  expect(sandbox.delivered).toEqual([])
})

test('a send to an audience fails if the list cannot be fetched, and nothing is sent', async () => {
  const sandbox = await start()
  sandbox.fault('GET', { kind: 'respond', status: 401 })
  const step = await send(sandbox, named('Newsletter'))
  expectFailed(step, { outcome: 'not-sent', reason: 'http-401', attempts: '0', 'status-code': '' })
  expect(sandbox.requests).toMatchObject([get])
})
