import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { evaluated } from '../../sandbox/expressions.mjs'
import { stepLines } from '../../sandbox/page/step.mjs'
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
const press = (sandbox: Sandbox, step: string, dryRun = false) => post(sandbox, JSON.stringify({ step, dryRun }))

const expression = (text: string) => `$\{{ ${text} }}`
const line = (step: string, more: string) => `${step}    ${more}\n`

test('the page of the sandbox sends once for a once-key, as long as the sandbox runs', async () => {
  const sandbox = await start()
  const step = line(stepLines({ sandbox }), 'once-key: release')
  expect(await press(sandbox, step)).toMatchObject({ outcome: 'sent' })
  expect(await press(sandbox, step)).toMatchObject({ outcome: 'skipped', outputs: { reason: 'already-sent' } })
  expect(accepted()).toHaveLength(1)
})

test('the repository of the sandbox has a release for an announcement, and those that are written', async () => {
  const sandbox = await start()
  const announcement = stepLines({ sandbox, inputs: 'release: latest\nonce-key: release-{tag}' })
  const startedBy = { name: 'release', tag: 'v2.2', notes: 'Faster routes for every boat.' }
  expect(await press(sandbox, announcement)).toMatchObject({ outcome: 'sent' })
  const written = await post(sandbox, JSON.stringify({ step: announcement, dryRun: false, startedBy }))
  expect(written).toMatchObject({ outcome: 'sent' })
  expect(accepted()).toMatchObject([{ title: 'kestrel v2.1' }, { title: 'kestrel v2.2' }])
})

test('the page of the sandbox reads the payload file again for each run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'))
  try {
    const payloadFile = join(folder, 'autumn.yml')
    const sandbox = await start({ payloadFile })
    const step = stepLines({ sandbox, inputs: 'payload-file: autumn.yml' })
    const write = (title: string) => {
      const urls = 'icon_url: https://example.com/i.png\nlanding_url: https://example.com/\n'
      writeFileSync(payloadFile, `title: ${title}\nmessage: From a file.\n${urls}`)
    }
    write('One')
    expect(JSON.parse((await press(sandbox, step, true)).outputs.payload)).toMatchObject({ title: 'One' })
    write('Two')
    expect(await press(sandbox, step)).toMatchObject({ outcome: 'sent' })
    expect(accepted()).toMatchObject([{ title: 'Two', message: 'From a file.' }])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the page of the sandbox has its own address and tokens for the expressions of a step, or if it leaves them out', async () => {
  const sandbox = await start()
  const step = stepLines({ sandbox })
  const github = `github-token: ${expression('github.token')}`
  const ofRepository = line(stepLines({}), github)
  const incomplete = step.replace(/ +(base-url|api-token):.*\n/g, '')
  for (const each of [ofRepository, incomplete]) expect(await press(sandbox, each)).toMatchObject({ outcome: 'sent' })
  expect(accepted()).toHaveLength(2)
})

test('the page of the sandbox runs the step as the event would that it was given, and evaluates what reads the event', async () => {
  const sandbox = await start()
  const inputs = `once-key: release-${expression('github.event.release.tag_name')}`
  const step = stepLines({ sandbox, inputs })
  const startedBy = { name: 'release', tag: 'v9.1', notes: '- Add offline maps' }
  const { outcome, outputs, log } = await post(sandbox, JSON.stringify({ step, dryRun: false, startedBy }))
  expect({ outcome, log }).toEqual({ outcome: 'sent', log: expect.stringContaining('once-key "release-v9.1"') })
  expect(JSON.parse(outputs.payload)).toMatchObject({ title: 'kestrel v9.1', message: 'Add offline maps' })
  const unknown = stepLines({ sandbox, inputs: `title: ${expression('github.event.release.assets')}` })
  const refusal = await post(sandbox, JSON.stringify({ step: unknown, dryRun: false, startedBy }))
  const problem =
    'The sandbox does not know what GitHub would put into `title` (line 6): write a value instead of each expression.'
  expect(refusal).toEqual({ status: 400, problem })
})

test('the page of the sandbox runs the recipe that looks for new releases, as on a schedule', async () => {
  const sandbox = await start()
  const [release, dryRun] = [expression("inputs.tag || 'latest'"), expression('inputs.dry-run || false')]
  const inputs = ['target: all', `release: ${release}`, `dry-run: ${dryRun}`, 'once-key: release-{tag}']
  const step = `- uses: web-push-action/web-push-action@v1\n  with:\n${inputs.map(line => `    ${line}\n`).join('')}`
  expect(await press(sandbox, step)).toMatchObject({ outcome: 'sent', outputs: { 'audience-id': '' } })
  expect(accepted()).toMatchObject([{ title: 'kestrel v2.1' }])
})

/** A workflow with these steps, from its line 5 on. */
const workflowOf = (...steps: string[]) =>
  `on: push\njobs:\n  announce:\n    steps:\n${steps.join('').replace(/^(?=.)/gm, '      ')}`

test('the page of the sandbox runs the step of a whole workflow, and says which of several it took', async () => {
  const sandbox = await start()
  const named = stepLines({}).replace('- uses', '- name: First\n  uses')
  const one = workflowOf('- run: ls\n', named)
  expect(await press(sandbox, one)).toMatchObject({
    outcome: 'sent',
    notes: ['This was the step "First" on line 6.'],
  })

  const where = 'the step "First" on line 5, the first of 2 that use this action'
  const other = stepLines({ inputs: 'title: Other' })
  expect(await press(sandbox, workflowOf(named, other))).toMatchObject({
    outcome: 'sent',
    notes: [`This was ${where}.`],
  })
  expect(accepted()).toMatchObject([{ title: 'Hello' }, { title: 'Hello' }])

  const refused = await press(sandbox, workflowOf(named.replace('Hello', expression('github.ref')), other))
  expect(refused.problem).toContain(
    `In ${where}: The sandbox does not know what GitHub would put into \`title\` (line 11)`,
  )
  expect(await press(sandbox, named)).toMatchObject({ outcome: 'sent', notes: [] })
})

/** A workflow that starts on such a release. */
const onRelease = (types: string, inputs: string) =>
  `on:\n  release:\n    types: [${types}]\njobs:\n  a:\n    steps:\n${stepLines({ inputs }).replace(/^(?=.)/gm, '      ')}`

test.each([
  { types: 'released', inputs: 'ttl: 1d', outcome: 'not-sent', log: 'the activity `released`' },
  { types: 'published, released', inputs: 'ttl: 1d', outcome: 'not-sent', log: 'the activity `released`' },
  { types: 'released', inputs: 'once-key: release-{tag}', outcome: 'sent', log: '' },
  { types: 'published', inputs: 'ttl: 1d', outcome: 'sent', log: '' },
  { types: 'edited', inputs: 'ttl: 1d', outcome: 'skipped', log: '`edited`' },
])('the page of the sandbox runs a workflow for the activities [$types] of a release: $outcome', async row => {
  const sandbox = await start()
  const step = onRelease(row.types, row.inputs)
  const result = await post(sandbox, JSON.stringify({ step, dryRun: false, startedBy: { name: 'release', tag: 'v3' } }))
  expect(result).toMatchObject({ outcome: row.outcome, log: expect.stringContaining(row.log) })
})

const checked = 'check-urls was not used, because the pages of the samples here do not exist.'
const byHand = 'workflow_dispatch'
const unknown = (...inputs: string[]) => {
  const list = inputs.map(input => `\`${input}\` \\(line \\d+\\)`).join('(?:, | and )')
  return new RegExp(`GitHub would put into ${list}: write a value instead of each expression\\.$`)
}

/** Of each recipe that sends: the outcome, or what must be written so that it can run here. */
const recipes: Record<string, [event: string, expected: string | RegExp][]> = {
  'after-deploy': [[byHand, unknown('landing-url', 'icon-url')]],
  // At night it waits for the morning.
  'announce-new-releases': [
    [byHand, 'dry-run'],
    ['release', /^(sent|skipped)$/],
  ],
  'announce-release': [
    [byHand, unknown('release')],
    ['release', 'sent'],
  ],
  'campaign-file': [[byHand, unknown('payload-file', 'once-key')]],
  'enterprise-server': [
    [byHand, unknown('release', 'icon-url', 'landing-url')],
    ['release', unknown('icon-url', 'landing-url')],
  ],
  'let-a-model-write': [[byHand, unknown('release', 'message')]],
  monorepo: [[byHand, unknown('audience-name', 'release')]],
  'on-a-schedule': [[byHand, unknown('payload-file', 'once-key')]],
  'report-deployment': [['deployment_status', unknown('landing-url', 'icon-url')]],
  reusable: [[byHand, unknown('title', 'message', 'landing-url', 'icon-url', 'once-key')]],
  segments: [[byHand, unknown('audience-name', 'max-reach', 'payload-file', 'once-key')]],
  'send-by-hand': [[byHand, unknown('title', 'message', 'landing-url', 'icon-url', 'once-key')]],
  'send-merged-campaigns': [[byHand, unknown('target', 'payload-file', 'once-key')]],
  'test-audience-first': [[byHand, unknown('title', 'message', 'landing-url', 'icon-url', 'once-key')]],
  'weekly-app': [[byHand, /start the sandbox with `npm run sandbox -- --payload-file push\/release.yml`\.$/]],
}
const sending = workflowsIn('examples').filter(file => stepsOf(file).some(({ uses }) => uses === `${ownRepository}@v1`))

test.each(sending)('the page of the sandbox runs $path as it is, or says in one sentence what to write', async file => {
  const rows = recipes[/(\w[\w-]*)\.yml$/.exec(file.path)?.[1] ?? ''] ?? []
  expect(rows).not.toEqual([])
  for (const [name, expected] of rows) {
    const { outcome, problem, notes } = await post(
      await start(),
      JSON.stringify({ step: file.text, dryRun: false, startedBy: { name } }),
    )
    expect(problem ?? outcome).toMatch(expected)
    if (problem === undefined) expect(notes).toEqual([expect.stringMatching(/^This was the step on line \d+/), checked])
    // Each line is that of the input.
    for (const [, input = '', line] of (problem ?? '').matchAll(/`([\w-]+)` \(line (\d+)\)/g)) {
      expect(file.text.split('\n')[line - 1]).toContain(`${input}: `)
    }
  }
})

test('a recipe with a payload file runs when the sandbox was started as its page says', async () => {
  const sandbox = await start({
    payloadFile: fileURLToPath(new URL('../../examples/push/release.yml', import.meta.url)),
  })
  expect(await press(sandbox, readText('examples/weekly-app.yml'))).toMatchObject({ outcome: 'dry-run' })
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

test('the result of a run says which other secret stood for the token of the sandbox', async () => {
  const sandbox = await start()
  const step = (name: string) => stepLines({}).replace('secrets.PUSH_API_TOKEN', name)
  expect(await press(sandbox, step('secrets.PUSH_API_TOKEN'))).toMatchObject({ outcome: 'sent', notes: [] })
  for (const name of ['secrets.PUSH_TOKEN', 'vars.PUSH_API_TOKEN']) {
    const note = `${expression(name)} stood for the sandbox's token. Your repository must have a value for it.`
    expect(await press(sandbox, step(name))).toMatchObject({ outcome: 'sent', notes: [note] })
  }
})

test.each<[value: string, name: string, expected: string | undefined]>([
  ['inputs.tag', 'release', ''],
  ['github.event.inputs.tag', 'release', ''],
  ['inputs.tag', byHand, undefined],
  ['inputs.level', byHand, 'minor'],
  ['inputs.other', byHand, ''],
  ["inputs.tag || 'latest'", byHand, 'latest'],
  ["inputs.level || 'latest'", byHand, 'minor'],
  ["inputs.level || 'latest'", 'release', 'latest'],
  ['inputs.dry || true', byHand, 'true'],
  ['vars.PUSH_BASE_URL', byHand, 'http://here'],
  ['vars.OTHER', byHand, undefined],
  ["vars.OTHER || 'a'", byHand, undefined],
  ["github.event_name != 'release'", 'release', 'false'],
  ["github.event_name != 'release'", byHand, 'true'],
  ["github.event_name == 'release'", 'release', 'true'],
  ["matrix.a || 'b'", byHand, undefined],
  ['github.event.toString', byHand, undefined],
  ["format('{0}', inputs.tag)", 'release', undefined],
])('the sandbox evaluates %s on %s as %j', (value, name, expected) => {
  const formInputs = new Map([
    ['tag', undefined],
    ['level', 'minor'],
    ['dry', 'false'],
  ])
  const context = { name, event: {}, url: 'http://here', form: { formInputs, isCalled: false } }
  expect(evaluated(`a ${expression(value)} b`, context)).toBe(`a ${expected ?? expression(value)} b`)
})

test('the sandbox evaluates expressions in time that grows with the length of the text', async () => {
  const context = { name: 'release', event: {}, url: '', form: { formInputs: undefined, isCalled: false } }
  for (const piece of ['{{ inputs.a }}', '{{ ', '{{a || ', '{{ inputs.a                ']) {
    await expectLinear(
      length => `$${piece}`.repeat(length / piece.length),
      text => void evaluated(text, context),
      300_000,
    )
  }
})

test.each(['push', 'toString', 5])('the page of the sandbox refuses to run a step for the event %j', async name => {
  const sandbox = await start()
  const body = JSON.stringify({ step: stepLines({ sandbox }), dryRun: true, startedBy: { name } })
  expect(await post(sandbox, body)).toEqual({ status: 400, problem: expect.stringMatching(/^`startedBy` must have/) })
  expect(entries).toEqual([])
})

test.each<{ what: string; change: (step: string) => string; problem: RegExp }>([
  { what: 'what is not a step', change: () => 'rm -rf .', problem: /^No step here/ },
  {
    what: 'another action',
    change: step => step.replace('web-push-action@v1', 'evil@v1'),
    problem: /^No step here uses this action/,
  },
  {
    what: 'a send elsewhere',
    change: step => step.replace(/base-url: .*/, 'base-url: https://push.example'),
    problem: /only sends to/,
  },
  {
    what: 'a send to another port',
    change: step => step.replace(/(base-url: .*):\d+/, '$1:1'),
    problem: /only sends to the sandbox/,
  },
  {
    what: 'an expression',
    change: step => line(step, `utm-source: ${expression('github.ref')}`),
    problem: /GitHub would put into `utm-source` \(line 10\): write a value/,
  },
  {
    what: 'a null character',
    change: step => line(step, 'utm-source: "\\u0000"'),
    problem: /^`utm-source` contains a null character/,
  },
])('the page of the sandbox refuses to run $what, and says why', async ({ change, problem }) => {
  const sandbox = await start()
  const refusal = { status: 400, problem: expect.stringMatching(problem) }
  expect(await press(sandbox, change(stepLines({ sandbox })))).toMatchObject(refusal)
  expect(entries).toEqual([])
})

test.each(['{', 'null', '{"step":5,"dryRun":true}', '{"step":"a"}'])(
  'the sandbox answers a request to run %j with a sentence that says what it expects',
  async body => {
    const problem = 'The request must be JSON with `step`, a text, and `dryRun`, true or false.'
    expect(await post(await start(), body)).toEqual({ status: 400, problem })
  },
)

test.each<[string, (url: string) => Record<string, string>]>([
  ['without an Origin', () => ({})],
  ['of another page', () => ({ Origin: 'https://example.com' })],
  ['of a name that was bound to this machine', () => ({ Origin: 'http://evil.example', Host: 'evil.example' })],
  ['that a browser calls cross-site', url => ({ Origin: url, 'Sec-Fetch-Site': 'cross-site' })],
  ['that a browser calls same-site', url => ({ Origin: url, 'Sec-Fetch-Site': 'same-site' })],
  ['of a form, whose type needs no permission', url => ({ Origin: url, 'Content-Type': 'text/plain' })],
])('the sandbox runs nothing for a request %s', async (_, headers) => {
  const sandbox = await start()
  const body = JSON.stringify({ step: stepLines({ sandbox }), dryRun: false })
  const { status, problem } = await post(sandbox, body, headers(sandbox.url))
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
    expect(await press(sandbox, stepLines({ sandbox }))).toMatchObject({ outcome: 'sent' })
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
