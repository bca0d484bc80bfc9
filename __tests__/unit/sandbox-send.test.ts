import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { evaluated } from '../../sandbox/expressions.mjs'
import { forSandbox, stepLines } from '../../sandbox/page/step.mjs'
import { runBuilt } from '../../sandbox/run-action.mjs'
import type { Sandbox } from '../../sandbox/server.mjs'
import { ownRepository, readText, stepsOf, workflowsIn } from '../contract/workflow-files.ts'
import { ask } from '../helpers/client.ts'
import { expectLinear } from '../helpers/cost.ts'
import { node24 } from '../helpers/node.ts'
import { entries, start } from '../helpers/sandbox-page.ts'
import { content } from '../helpers/send.ts'
import { hang, startWebsite } from '../helpers/website.ts'

const accepted = () => entries.filter(entry => entry.accepted).map(({ body }) => JSON.parse(body))

/** What the page asks for when its button is pressed; with `headers` instead of its own. */
async function post({ url }: Sandbox, body: string, headers: Record<string, string> = { Origin: url }) {
  const json = { 'Content-Type': 'application/json' }
  const reply = await ask(url, { method: 'POST', path: '/send', headers: { ...json, ...headers }, body })
  return { status: reply.status, ...JSON.parse(reply.body) }
}

const byHand = 'workflow_dispatch'
const asked = (step: string, more: { dryRun?: boolean; startedBy?: object } = {}) =>
  JSON.stringify({
    step,
    dryRun: false,
    ...more,
    startedBy: { name: byHand, tag: 'v3.0', notes: '', ...more.startedBy },
  })
const press = (sandbox: Sandbox, step: string, more = {}) => post(sandbox, asked(step, more))

const expression = (text: string) => `$\{{ ${text} }}`
const withLine = (step: string, line: string) => `${step}    ${line}\n`

test('the page of the sandbox has its own address and tokens for the expressions of a step, or if it leaves them out', async () => {
  const sandbox = await start()
  const ofRepository = withLine(stepLines(), `github-token: ${expression('github.token')}`)
  const incomplete = stepLines().replace(/ +(base-url|api-token):.*\n/g, '')
  for (const step of [ofRepository, incomplete, forSandbox(stepLines(), sandbox)]) {
    expect(await press(sandbox, step)).toMatchObject({ outcome: 'sent', notes: [] })
  }
  expect(accepted()).toHaveLength(3)
})

test('the page of the sandbox runs the step as the event would that it was given, and its repository has that release', async () => {
  const sandbox = await start()
  const ofEvent = stepLines(`once-key: release-${expression('github.event.release.tag_name')}`)
  const startedBy = { name: 'release', tag: 'v9.1', notes: '- Add offline maps' }
  const { outcome, log } = await press(sandbox, ofEvent, { startedBy })
  expect({ outcome, log }).toEqual({ outcome: 'sent', log: expect.stringContaining('once-key "release-v9.1"') })
  expect(await press(sandbox, stepLines('release: latest\nonce-key: by-hand'))).toMatchObject({ outcome: 'sent' })
  const expected = { title: 'kestrel v9.1', message: 'Add offline maps' }
  expect(accepted()).toMatchObject([expected, expected])
})

test('the page of the sandbox reads the payload file again for each run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'))
  try {
    const payloadFile = join(folder, 'autumn.yml')
    const sandbox = await start({ payloadFile })
    for (const title of ['One', 'Two']) {
      const urls = 'icon_url: https://example.com/i.png\nlanding_url: https://example.com/\n'
      writeFileSync(payloadFile, `title: ${title}\nmessage: From a file.\n${urls}`)
      expect(await press(sandbox, stepLines('payload-file: autumn.yml'))).toMatchObject({ outcome: 'sent' })
    }
    expect(accepted()).toMatchObject([{ title: 'One' }, { title: 'Two' }])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the page of the sandbox runs the first step of a whole workflow, and says which of several it was', async () => {
  const sandbox = await start()
  const workflow = (...steps: string[]) =>
    `on: push\njobs:\n  announce:\n    steps:\n${steps.join('').replace(/^(?=.)/gm, '      ')}`
  const one = workflow('- run: ls\n', stepLines())
  expect(await press(sandbox, one)).toMatchObject({ outcome: 'sent', notes: [] })
  const two = workflow('- run: ls\n', stepLines(), stepLines('title: Other'))
  const notes = ['This was the step on line 6, the first of 2 that use this action.']
  expect(await press(sandbox, two)).toMatchObject({ outcome: 'sent', notes })
  expect(accepted()).toMatchObject([{ title: 'Hello' }, { title: 'Hello' }])
})

test.each([
  { types: 'released', inputs: 'ttl: 1d', outcome: 'not-sent', log: 'the activity `released`' },
  { types: 'published, released', inputs: 'ttl: 1d', outcome: 'not-sent', log: 'the activity `released`' },
  { types: 'released', inputs: 'once-key: release-{tag}', outcome: 'sent', log: '' },
  { types: 'published', inputs: 'ttl: 1d', outcome: 'sent', log: '' },
  { types: 'edited', inputs: 'ttl: 1d', outcome: 'skipped', log: '`edited`' },
])('the page of the sandbox runs a workflow for the activities [$types] of a release: $outcome', async row => {
  const step = stepLines(row.inputs).replace(/^(?=.)/gm, '      ')
  const workflow = `on:\n  release:\n    types: [${row.types}]\njobs:\n  a:\n    steps:\n${step}`
  const result = await press(await start(), workflow, { startedBy: { name: 'release' } })
  expect(result).toMatchObject({ outcome: row.outcome, log: expect.stringContaining(row.log) })
})

/** What the page says if these inputs have expressions that it does not know. */
const unknown = (...inputs: string[]) => {
  const list = inputs.map(input => `\`${input}\` \\(line \\d+\\)`).join(',? (?:and )?')
  return new RegExp(`GitHub would put into ${list}: write a value instead of each expression\\.$`)
}
const deployment = 'deployment_status'

const notSent = 'Nothing was sent, because `dry-run` is true here. To send, write `dry-run: false`.'

/** Of each recipe that sends: the outcome, or what must be written so that it can run here. */
const recipes: { name: string; event: string; expected: string | RegExp }[] = [
  { name: 'after-deploy', event: byHand, expected: unknown('landing-url', 'icon-url', 'dry-run') },
  { name: 'announce-new-releases', event: byHand, expected: 'dry-run' },
  // At night it waits for the morning.
  { name: 'announce-new-releases', event: 'release', expected: /^(sent|skipped)$/ },
  { name: 'announce-release', event: byHand, expected: unknown('release') },
  { name: 'announce-release', event: 'release', expected: 'sent' },
  { name: 'campaign-file', event: byHand, expected: unknown('payload-file', 'once-key') },
  { name: 'enterprise-server', event: byHand, expected: unknown('release', 'icon-url', 'landing-url') },
  { name: 'enterprise-server', event: 'release', expected: unknown('icon-url', 'landing-url') },
  { name: 'let-a-model-write', event: byHand, expected: unknown('release', 'message') },
  { name: 'monorepo', event: byHand, expected: unknown('audience-name', 'release') },
  { name: 'on-a-schedule', event: byHand, expected: unknown('payload-file', 'once-key') },
  { name: 'report-deployment', event: deployment, expected: unknown('landing-url', 'icon-url') },
  { name: 'reusable', event: byHand, expected: unknown('title', 'message', 'landing-url', 'icon-url', 'once-key') },
  { name: 'segments', event: byHand, expected: unknown('audience-name', 'max-reach', 'payload-file', 'once-key') },
  { name: 'send-by-hand', event: byHand, expected: unknown('title', 'message', 'landing-url', 'icon-url', 'once-key') },
  { name: 'send-merged-campaigns', event: byHand, expected: unknown('payload-file', 'once-key') },
  {
    name: 'test-audience-first',
    event: byHand,
    expected: unknown('title', 'message', 'landing-url', 'icon-url', 'once-key'),
  },
  { name: 'weekly-app', event: byHand, expected: /npm run sandbox -- --payload-file push\/release\.yml`\.$/ },
]

test.each(recipes)('the page of the sandbox runs examples/$name.yml on $event, or says what to write', async row => {
  const text = readText(`examples/${row.name}.yml`)
  const { outcome, problem = '', notes } = await press(await start(), text, { startedBy: { name: row.event } })
  expect(outcome ?? problem).toMatch(row.expected)
  const dry = outcome === 'dry-run' ? [notSent] : []
  const checks = 'check-urls was not used, because the pages of the samples here do not exist.'
  if (outcome) expect(notes).toEqual([...dry, checks])
  // Each line is that of the input.
  for (const [, input = '', line] of problem.matchAll(/`([\w-]+)` \(line (\d+)\)/g)) {
    expect(text.split('\n')[line - 1]).toContain(`${input}: `)
  }
})

test('the table of recipes has every one that sends', () => {
  const isSending = (file: Parameters<typeof stepsOf>[0]) =>
    stepsOf(file).some(({ uses }) => uses === `${ownRepository}@v1`)
  const sending = workflowsIn('examples').filter(isSending)
  expect([...new Set(recipes.map(({ name }) => `examples/${name}.yml`))]).toEqual(sending.map(({ path }) => path))
})

test('a recipe with a payload file runs when the sandbox was started as its page says', async () => {
  const payloadFile = fileURLToPath(new URL('../../examples/push/release.yml', import.meta.url))
  expect(await press(await start({ payloadFile }), readText('examples/weekly-app.yml'))).toMatchObject({
    outcome: 'dry-run',
  })
})

test('a recipe runs with the values that its page asked for', async () => {
  const url = 'https://example.com/'
  const step = readText('examples/send-by-hand.yml')
    .replace(expression('inputs.title'), 'Sale')
    .replace(expression('inputs.message'), 'Today')
    .replace(expression('inputs.link'), url)
    .replace(expression('vars.PUSH_ICON_URL'), `${url}i.png`)
    .replace(expression("inputs.key || format('by-hand-{0}', github.run_id)"), 'sale')
    .replace(expression('inputs.target'), 'all')
  expect(await press(await start(), step)).toMatchObject({ outcome: 'dry-run' })
})

test.each(['secrets.PUSH_TOKEN', 'vars.PUSH_API_TOKEN'])(
  'the result of a run says that %s stood for the token of the sandbox',
  async name => {
    const step = stepLines().replace('secrets.PUSH_API_TOKEN', name)
    const note = `${expression(name)} stood for the sandbox's token. Your repository must have a value for it.`
    expect(await press(await start(), step)).toMatchObject({ outcome: 'sent', notes: [note] })
  },
)

test('the result of a run says that nothing was sent if the step is a dry run, but not if the page made it one', async () => {
  const sandbox = await start()
  const dry = withLine(stepLines(), 'dry-run: true')
  expect(await press(sandbox, dry)).toMatchObject({ outcome: 'dry-run', notes: [notSent] })
  expect(await press(sandbox, dry, { dryRun: true })).toMatchObject({ outcome: 'dry-run', notes: [] })
})

test.each(['/v1', '/v1/'])('the result of a run says that %s after the address fails on GitHub', async path => {
  const step = stepLines().replace(/(base-url: .*)/, `$1${path}`)
  const note = 'On GitHub, this step fails: leave out the `/v1` of `base-url`.'
  expect(await press(await start(), step)).toMatchObject({ outcome: 'sent', notes: [note] })
})

const form = new Map([
  ['tag', undefined],
  ['level', 'minor'],
  ['dry', 'false'],
])
test.each<{ value: string; name: string; expected: string | null; form?: undefined }>([
  { value: 'inputs.tag', name: 'release', expected: '' },
  { value: 'github.event.inputs.tag', name: 'release', expected: '' },
  { value: 'inputs.tag', name: byHand, expected: null },
  { value: 'inputs.level', name: byHand, expected: 'minor' },
  { value: 'inputs.other', name: byHand, expected: '' },
  { value: 'inputs.level', name: 'release', form: undefined, expected: null },
  { value: "inputs.tag || 'latest'", name: byHand, expected: 'latest' },
  { value: "inputs.tag || 'latest'", name: 'release', form: undefined, expected: 'latest' },
  { value: "inputs.level || 'latest'", name: byHand, expected: 'minor' },
  { value: "inputs.level || 'latest'", name: 'release', expected: 'latest' },
  { value: 'inputs.dry || true', name: byHand, expected: 'true' },
  { value: 'vars.PUSH_BASE_URL', name: byHand, expected: 'http://here' },
  { value: 'vars.OTHER', name: byHand, expected: null },
  { value: "vars.OTHER || 'a'", name: byHand, expected: null },
  { value: "github.event_name != 'release'", name: 'release', expected: 'false' },
  { value: "github.event_name != 'release'", name: byHand, expected: 'true' },
  { value: "github.event_name == 'release'", name: 'release', expected: 'true' },
  { value: 'github.event.release.draft', name: 'release', expected: 'false' },
  { value: 'github.event.release', name: 'release', expected: null },
  { value: 'github.event.toString', name: byHand, expected: null },
  { value: "matrix.a || 'b'", name: byHand, expected: null },
  { value: "format('{0}', inputs.tag)", name: 'release', expected: null },
])('the sandbox evaluates $value on $name as $expected', ({ value, name, expected, ...more }) => {
  const context = { name, event: { release: { draft: false } }, url: 'http://here', form, ...more }
  expect(evaluated(`a ${expression(value)} b`, context)).toBe(`a ${expected ?? expression(value)} b`)
})

test('the sandbox evaluates expressions in time that grows with the length of the text', async () => {
  const context = { name: 'release', event: {}, url: '', form: undefined }
  for (const piece of ['{{ inputs.a }}', '{{ ', '{{a || ', '{{ inputs.a                ']) {
    await expectLinear(
      length => `$${piece}`.repeat(length / piece.length),
      text => void evaluated(text, context),
      300_000,
    )
  }
})

const elsewhere = /^This page only sends to the sandbox: leave out `base-url`, or write/
test.each<{ what: string; change: (step: string, url: string) => string; problem: RegExp }>([
  { what: 'what is not a step', change: () => 'rm -rf .', problem: /^No step here/ },
  { what: 'another action', change: step => step.replace('action@v1', 'evil@v1'), problem: /^No step here/ },
  {
    what: 'a send elsewhere',
    change: step => step.replace(/base-url: .*/, 'base-url: https://push.example'),
    problem: elsewhere,
  },
  {
    what: 'a send to another port',
    change: (step, url) => step.replace(/base-url: .*/, `base-url: ${url.replace(/\d+$/, '1')}`),
    problem: elsewhere,
  },
  {
    what: 'an unknown expression',
    change: step => withLine(step, `utm-source: ${expression('github.ref')}`),
    problem: unknown('utm-source'),
  },
  {
    what: 'a placeholder that is written as an expression',
    change: step => withLine(step, `utm-source: push-${expression('tag')}`),
    problem: /^Line \d+: GitHub has no `tag`\. For that of the release, write `\{tag\}`$/,
  },
  { what: 'a null character', change: step => withLine(step, 'utm-source: "\\u0000"'), problem: /without null bytes/ },
])('the page of the sandbox refuses to run $what, and says why', async ({ change, problem }) => {
  const sandbox = await start()
  const refusal = { status: 400, problem: expect.stringMatching(problem) }
  expect(await press(sandbox, change(stepLines(), sandbox.url))).toMatchObject(refusal)
  expect(entries).toEqual([])
})

test.each([
  '{',
  'null',
  '{"step":"a","dryRun":true}',
  asked(stepLines(), { startedBy: { name: 'push' } }),
  asked(stepLines(), { startedBy: { name: 'toString' } }),
  asked(stepLines(), { startedBy: { notes: 5 } }),
])('the sandbox runs nothing for the request %s', async body => {
  expect(await post(await start(), body)).toEqual({ status: 400, problem: expect.any(String) })
  expect(entries).toEqual([])
})

test.each<{ what: string; headers: (url: string) => Record<string, string> }>([
  { what: 'without an Origin', headers: () => ({}) },
  { what: 'of another page', headers: () => ({ Origin: 'https://example.com' }) },
  {
    what: 'of a name that was bound to this machine',
    headers: () => ({ Origin: 'http://evil.example', Host: 'evil.example' }),
  },
  { what: 'that a browser calls cross-site', headers: url => ({ Origin: url, 'Sec-Fetch-Site': 'cross-site' }) },
  { what: 'that a browser calls same-site', headers: url => ({ Origin: url, 'Sec-Fetch-Site': 'same-site' }) },
  {
    what: 'of a form, whose type needs no permission',
    headers: url => ({ Origin: url, 'Content-Type': 'text/plain' }),
  },
])('the sandbox runs nothing for a request $what', async ({ headers }) => {
  const sandbox = await start()
  const { status, problem } = await post(sandbox, asked(stepLines()), headers(sandbox.url))
  expect([403, 404]).toContain(status)
  expect(problem).toBeUndefined()
  expect(accepted()).toEqual([])
})

test('the action that the page of the sandbox runs gets its inputs, and nothing else of the environment', async () => {
  const sandbox = await start()
  const before = { ...process.env }
  const others = { NODE_OPTIONS: '--no-such-option', HTTP_PROXY: 'http://127.0.0.1:1', INPUT_TTL: 'soon' }
  Object.assign(process.env, others)
  try {
    expect(await press(sandbox, stepLines())).toMatchObject({ outcome: 'sent' })
  } finally {
    process.env = before
  }
})

test('a run of the page that takes too long is ended, and so is one whose sandbox is closed', async () => {
  const silent = await startWebsite({ '/v1/audience': hang })
  const named = { target: 'audience', 'audience-name': 'A', ...content }
  const inputs = { 'base-url': silent.url, 'api-token': 'token-for-a-test', ...named }
  // The time is enough for the first request, which is never answered.
  expect(await runBuilt({ node: node24, inputs, timeoutMs: 5_000 })).toMatchObject({ code: null, outputs: {} })
  const ending = new AbortController()
  silent.until(({ visits }) => visits.length === 2).then(() => ending.abort())
  await expect(runBuilt({ node: node24, inputs, signal: ending.signal })).rejects.toThrow('aborted')
  await silent.close()
})
