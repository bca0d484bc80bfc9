import { expect, test } from '@jest/globals'
import { withoutWaits } from '../helpers/preload.ts'
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

test('an audience name is looked up, and the POST has a connection of its own', async () => {
  const sandbox = await start()
  const step = await send(sandbox, named('Newsletter'))
  const audience = { 'audience-id': '101', 'audience-name': 'Newsletter', 'audience-reach': '18250' }
  expectPassed(step, { outcome: 'sent', ...audience, attempts: '1' })
  expect(sandbox.requests).toMatchObject([get, post])
  expect(sandbox.connections).toBe(2)
  expect(sandbox.requests[0]?.headers).not.toHaveProperty('content-type')
  expect(sandbox.delivered[0]?.body).toEqual({ ...broadcast, target: { type: 'audience', value: 101 } })
})

const nearest = /"Readers".*nearest names are (".*" \(id \d+, reach \d+\)(, )?){5}\./
test.each<{ what: string; inputs: Record<string, string>; reason: string; text: RegExp }>([
  {
    what: 'name with the id of another',
    inputs: { ...named('Newsletter'), 'audience-id': '102' },
    reason: 'mismatch',
    text: /Newsletter.*101/,
  },
  {
    what: 'name of several',
    inputs: named('Beta testers'),
    reason: 'ambiguous',
    text: /id 102, reach 340.*id 103, reach 12.*`audience-id`/s,
  },
  { what: 'name of none', inputs: named('Readers'), reason: 'not-found', text: nearest },
  {
    what: 'name in another case',
    inputs: named('newsletter'),
    reason: 'not-found',
    text: /"newsletter"\. Did you mean "Newsletter" \(id 101\)\?/,
  },
  {
    what: 'unknown id with max-reach',
    inputs: { ...numbered(999), 'max-reach': '5000' },
    reason: 'not-found',
    text: /999/,
  },
  {
    what: 'unknown id in a dry run',
    inputs: { ...numbered(999), 'dry-run': 'true' },
    reason: 'not-found',
    text: /999/,
  },
])('the $what is an error, not a guess or a broadcast', async ({ inputs, reason, text }) => {
  const sandbox = await start()
  const step = await send(sandbox, inputs)
  const outputs = { outcome: 'not-sent', reason: `audience-${reason}`, attempts: '0' }
  expect(expectFailed(step, outputs)).toMatch(text)
  expect(sandbox.requests).toMatchObject([get])
})

test.each([
  { limit: '340', result: 'sent' },
  { limit: '339', result: 'reach-exceeded' },
])('the result of a send to 340 subscribers with max-reach $limit is $result', async ({ limit, result }) => {
  const sandbox = await start()
  const step = await send(sandbox, { ...numbered(102), 'max-reach': limit })
  const outputs = { 'audience-id': '102', 'audience-name': 'Beta testers', 'audience-reach': '340' }
  if (result === 'sent') expectPassed(step, { outcome: 'sent', ...outputs })
  else
    expect(expectFailed(step, { outcome: 'not-sent', reason: result, attempts: '0', ...outputs })).toMatch(/340.*339/)
  expect(sandbox.requests).toMatchObject(result === 'sent' ? [get, post] : [get])
})

test.each<{ how: string; inputs: Record<string, string> }>([
  { how: 'id', inputs: numbered(7) },
  { how: 'name', inputs: named('Twins') },
  { how: 'id and name', inputs: { ...numbered(7), 'audience-name': 'Twins' } },
])(
  'max-reach looks at the greater reach of an id that is listed twice, if the audience is given by $how',
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

test('an audience without subscribers is sent to once, with a warning, also if the list took several tries', async () => {
  const sandbox = await start()
  const late = { kind: 'respond', status: 500, headers: { 'Retry-After': '0' }, times: 2 } as const
  sandbox.fault('GET', { kind: 'reset-late' }, late)
  const step = await send(sandbox, named('Waiting list'), { env: withoutWaits })
  expectPassed(step, { outcome: 'sent', 'audience-reach': '0', attempts: '1' })
  expect(warningsOf(step)).toMatchObject([{ message: expect.stringMatching(/reach of 0/) }])
  expect(sandbox.requests).toMatchObject([get, get, get, get, post])
})

test.each<{ what: string; inputs: Record<string, string>; target: object }>([
  { what: 'a broadcast', inputs: {}, target: { type: 'all' } },
  { what: 'a name', inputs: named('Newsletter'), target: { type: 'audience', value: 101 } },
])('a dry run with $what fetches the list and sends nothing', async ({ inputs, target }) => {
  const sandbox = await start()
  const step = await send(sandbox, { ...inputs, 'dry-run': 'true' })
  const payload = JSON.stringify({ ...broadcast, target })
  expectPassed(step, { outcome: 'dry-run', payload, attempts: '0', 'status-code': '', 'sent-at': '' })
  expect(sandbox.requests).toMatchObject([get])
  expect(sandbox.delivered).toEqual([])
})

test.each<{ what: string; inputs: Record<string, string> }>([
  { what: 'a send to an audience', inputs: named('Newsletter') },
  { what: 'a dry run', inputs: { 'dry-run': 'TRUE' } },
])('$what fails if the list cannot be fetched, and nothing is sent', async ({ inputs }) => {
  const sandbox = await start()
  sandbox.fault('GET', { kind: 'respond', status: 401 })
  const step = await send(sandbox, { ...inputs, retries: '0' })
  expectFailed(step, { outcome: 'not-sent', reason: 'http-401', attempts: '0', 'status-code': '' })
  expect(sandbox.requests).toMatchObject([get])
})
