import { expect, test } from '@jest/globals'
import { problemOf } from '../helpers/inputs.ts'
import { jobToken, runAction } from '../helpers/runner.ts'
import { expectFailed, expectInvalid, sandboxes, send } from '../helpers/send.ts'

const start = sandboxes()

test('all wrong inputs are reported at once, each with what would be right', async () => {
  const sandbox = await start()
  const wrong = {
    'base-url': 'http://push.example.com',
    'api-token': 'first-line\nsecond-line',
    target: 'audience',
    'icon-url': 'icon.png',
    ttl: 'forever',
    actions: '{}',
    'extra-fields': 'ttl: 5',
    'payload-file': '../elsewhere.yml',
    'dry-run': 'maybe',
    retries: 'often',
  }
  const names = Object.keys(wrong).map(name => (name === 'target' ? 'audience-id, audience-name' : name))
  const text = expectInvalid(await send(sandbox, wrong), sandbox, ...names.map(problemOf))
  expect(text).toContain(`${names.length} problems:`)
  const problems = text.split('\n').filter(line => line.startsWith('- '))
  for (const problem of problems) expect(problem).toMatch(/; (use|set|remove) |is missing; .* needs|from 0 to 10/)
})

test('a run without inputs names all that are required', async () => {
  const step = await runAction({ inputs: {} })
  const text = expectFailed(step, { outcome: 'not-sent', reason: 'invalid-input', attempts: '0' })
  for (const name of ['base-url', 'api-token', 'target']) expect(text).toContain(`- \`${name}\` is missing`)
  expect(text).toContain(
    '- `title`, `message`, `icon-url` and `landing-url` are missing (the `workflow_dispatch` event',
  )
  expect(step.masks).toEqual([jobToken])
})

test('the log has the problems that do not fit into the annotation', async () => {
  const sandbox = await start()
  const actions = JSON.stringify(Array(90).fill({ text: 'Go', url: 'nowhere' }))
  const step = await send(sandbox, { actions })
  expect(expectInvalid(step, sandbox)).toMatch(/^(?!.*actions\[89\]).*more \(see the log\)/s)
  expect(step.stdout).toContain('actions[89].url')
})

const published = {
  action: 'published',
  release: { tag_name: 'v1', published_at: new Date().toISOString() },
}

test.each([
  { event: 'release', advice: 'announce the release by hand, with its tag' },
  { event: 'push', advice: 'start a new run' },
])('after a mistake in a workflow for the $event event, the error says to $advice', async ({ event, advice }) => {
  const sandbox = await start()
  const step = await send(sandbox, { ttl: 'soon' }, { event: { name: event, payload: published } })
  const text = expectInvalid(step, sandbox)
  expect(text).toContain(
    `Fix this problem. If you change only secrets, variables, or your push service, re-run the failed job. Otherwise, ${advice} (a re-run uses`,
  )
})
