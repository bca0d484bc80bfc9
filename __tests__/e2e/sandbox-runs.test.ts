import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { sampleCampaign, stepLines } from '../../sandbox/page/examples.mjs'
import { runBuilt } from '../../sandbox/run-action.mjs'
import { sampleVariables } from '../../sandbox/samples.mjs'
import type { Sandbox } from '../../sandbox/server.mjs'
import { isSend, readText, root, stepsOf, workflowsIn } from '../contract/workflow-files.ts'
import { ask } from '../helpers/client.ts'
import { node24 } from '../helpers/node.ts'
import { entries, start } from '../helpers/sandbox-page.ts'
import { content } from '../helpers/send.ts'
import { hang, startWebsite } from '../helpers/website.ts'

const accepted = () => entries.filter(entry => entry.accepted).map(({ body }) => JSON.parse(body))

/** Sends the same request as the button on the page. Callers can pass other headers instead of `Origin`. */
async function post({ url }: Sandbox, body: string, headers: Record<string, string> = { Origin: url }) {
  const json = { 'Content-Type': 'application/json' }
  const reply = await ask(url, { method: 'POST', path: '/send', headers: { ...json, ...headers }, body })
  return { status: reply.status, ...JSON.parse(reply.body) }
}

const byHand = 'workflow_dispatch'
/** A time zone in which it is about noon, so that `send-between` allows sending at any time of day. */
const zoneWithNoon = `Etc/GMT${new Date().getUTCHours() < 12 ? '' : '+'}${new Date().getUTCHours() - 12}`
const variablesText = (changes: object = {}) =>
  Object.entries({ ...sampleVariables, PUSH_TIME_ZONE: zoneWithNoon, ...changes })
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')
const ofPage = {
  event: byHand,
  tag: 'v3.0',
  notes: '',
  values: {},
  variables: variablesText(),
  campaign: sampleCampaign,
}
const requestBody = (text: string, changes: object = {}) =>
  JSON.stringify({ text, dryRun: false, ...ofPage, ...changes })
const press = (sandbox: Sandbox, text: string, changes: object = {}) => post(sandbox, requestBody(text, changes))

const formValues = {
  tag: 'v2.1',
  title: 'Sale',
  message: 'Today only',
  link: 'https://example.com/sale',
  key: 'sale',
  audience: 'Newsletter',
  file: 'spring.yml',
  'dry-run': 'false',
}

/** The monorepo recipe needs the packages that another action has published, which a page cannot know. */
const recipes = workflowsIn('examples').filter(
  file => stepsOf(file).some(isSend) && !file.path.endsWith('monorepo.yml'),
)

/** The event that starts a recipe when no person does, if it has one that the page offers. */
function automaticEvent(recipe: string) {
  const events = ['release', 'deployment_status', 'push', 'schedule', 'workflow_run']
  return events.find(event => new RegExp(`^  ${event}:`, 'm').test(recipe))
}

test.each(recipes)(
  'an unedited $path runs on the page by hand: first dry, then sent, then skipped',
  async ({ text }) => {
    const sandbox = await start()
    const byForm = (dryRun: boolean) => press(sandbox, text, { values: { ...formValues, 'dry-run': `${dryRun}` } })
    const dry = await byForm(true)
    expect(dry).toMatchObject({ outcome: 'dry-run', status: 200, summary: expect.stringContaining('Dry run') })
    expect(dry.notes[0]).toMatch(/To send, clear "Dry run" in the form\.$/)
    expect(accepted()).toHaveLength(0)
    const [first, second] = [await byForm(false), await byForm(false)]
    // Outside a window, the recipe rightly sends nothing.
    if (first.outputs?.reason === 'outside-window') return
    expect([first, second]).toMatchObject([{ outcome: 'sent' }, { outcome: 'skipped' }])
    expect(accepted()).toHaveLength(1)
  },
)

test.each(recipes.filter(({ text }) => automaticEvent(text) !== undefined))(
  'an unedited $path is a dry run by its event until PUSH_LIVE is true',
  async ({ text }) => {
    const sandbox = await start()
    const byEvent = (live: string) =>
      press(sandbox, text, { event: automaticEvent(text), variables: variablesText({ PUSH_LIVE: live }) })
    const dry = await byEvent('')
    expect(dry).toMatchObject({ outcome: 'dry-run', status: 200 })
    expect(dry.notes[0]).toMatch(
      /^Nothing was sent, because .* To send, set the variable `PUSH_LIVE` to `true` \(under/,
    )
    const live = await byEvent('true')
    expect(live).toMatchObject({ outcome: 'sent' })
    expect(accepted()).toHaveLength(1)
  },
)

test('by hand, each different notification is sent once, and each name works once', async () => {
  const { text = '' } = recipes.find(({ path }) => path.endsWith('send-by-hand.yml')) ?? {}
  const sandbox = await start()
  const run = (changes: object) => press(sandbox, text, { values: { ...formValues, ...changes } })
  const send = async (changes: object) => (await run(changes)).outcome
  expect(await send({ title: 'One', key: '' })).toBe('sent')
  expect(await send({ title: 'Two', key: '' })).toBe('sent')
  expect(await send({ title: 'One', key: '' })).toBe('skipped')
  const { log } = await run({ title: 'One', key: '', 'dry-run': 'true' })
  expect(log).toContain('would be skipped')
  expect(await send({ title: 'Three', key: 'sale' })).toBe('sent')
  expect(await send({ title: 'Four', key: 'sale' })).toBe('skipped')
})

test('a once-key fails without the permission `contents: write`, and sends nothing', async () => {
  const { text = '' } = recipes.find(({ path }) => path.endsWith('announce-release.yml')) ?? {}
  const sandbox = await start()
  const values = { ...formValues, 'dry-run': 'false' }
  expect(await press(sandbox, text.replace('contents: write', 'contents: read'), { values })).toMatchObject({
    outcome: 'not-sent',
    outputs: { reason: 'claim-failed' },
    log: expect.stringContaining('contents: write'),
  })
  expect(accepted()).toEqual([])
  expect(await press(sandbox, text, { values })).toMatchObject({ outcome: 'sent' })
})

test('the page asks for the inputs of a workflow form before it runs the step', async () => {
  const on =
    '{ workflow_dispatch: { inputs: { what: { required: true }, dry-run: { type: boolean, default: true } } } }'
  const job = stepLines(`title: $\{{ inputs.what }}\ndry-run: $\{{ inputs.dry-run }}`).replace(/^/gm, '      ')
  const text = `on: ${on}\njobs:\n  a:\n    steps:\n${job}`
  const sandbox = await start()
  const form = [
    { name: 'what', value: '', required: true },
    { name: 'dry-run', type: 'boolean', value: 'true' },
  ]
  expect(await press(sandbox, text)).toMatchObject({ form, problem: expect.stringMatching(/^Fill in the form/) })
  expect(entries).toEqual([])
})

test('the page simulates the chosen event, and a repository that has the release of this event', async () => {
  const sandbox = await start()
  const notes = '<!-- web-push: Offline maps are here. -->'
  const ofEvent = stepLines('once-key: release-{tag}')
  expect(await press(sandbox, ofEvent, { event: 'release', tag: 'v9.1', notes })).toMatchObject({ outcome: 'sent' })
  const latest = stepLines('release: latest\nonce-key: by-hand-{tag}')
  expect(await press(sandbox, latest)).toMatchObject({ outcome: 'sent' })
  const expected = { title: 'kestrel v9.1', message: 'Offline maps are here.' }
  expect(accepted()).toMatchObject([expected, expected])
})

test('the page simulates the activity `released` if the workflow runs on it', async () => {
  const job = stepLines('ttl: 1d').replace(/^/gm, '      ')
  const text = `on: { release: { types: [published, released] } }\njobs:\n  a:\n    steps:\n${job}`
  const { outcome, log } = await press(await start(), text, { event: 'release' })
  expect({ outcome, log }).toEqual({ outcome: 'not-sent', log: expect.stringContaining('`released`') })
})

test('the page reads the payload file again for each run', async () => {
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

test('the page says that nothing was sent if the step has `dry-run: true`, but not after a click on Preview', async () => {
  const sandbox = await start()
  const dry = `${stepLines()}    dry-run: true\n`
  const note = 'Nothing was sent, because `dry-run` is true. To send, set it to false in the workflow.'
  expect((await press(sandbox, dry)).notes[0]).toBe(note)
  expect((await press(sandbox, dry, { dryRun: true })).notes).not.toContain(note)
})

test.each([
  { what: 'a body that is not JSON', body: '{' },
  { what: 'null as its body', body: 'null' },
])('the sandbox runs nothing for a request with $what', async ({ body }) => {
  expect(await post(await start(), body)).toEqual({ status: 400, problem: expect.any(String) })
  expect(entries).toEqual([])
})

test.each<{ what: string; headers: Record<string, string> }>([
  { what: 'from another page', headers: { Origin: 'https://example.com' } },
  { what: 'that a browser calls same-site', headers: { 'Sec-Fetch-Site': 'same-site' } },
])('the sandbox runs nothing for a request $what', async ({ headers }) => {
  const sandbox = await start()
  const reply = await post(sandbox, requestBody(stepLines()), { Origin: sandbox.url, ...headers })
  expect(reply).toMatchObject({ status: 403, error: expect.any(String) })
  expect(accepted()).toEqual([])
})

test('the action that the page runs does not get the environment of the sandbox', async () => {
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

test('the sandbox ends a run that takes too long or is aborted', async () => {
  const silent = await startWebsite({ '/v1/audience': hang })
  const named = { target: 'audience', 'audience-name': 'A', ...content }
  const inputs = { 'base-url': silent.url, 'api-token': 'token-for-a-test', ...named }
  expect(await runBuilt({ node: node24, inputs, timeoutMs: 1 })).toMatchObject({ code: null, outputs: {} })
  const ending = new AbortController()
  silent.until(({ visits }) => visits.length > 0).then(() => ending.abort())
  await expect(runBuilt({ node: node24, inputs, signal: ending.signal })).rejects.toThrow('aborted')
  await silent.close()
})

test('in an archive of the repository, npm run sandbox says what is missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-test-'))
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', 'HEAD'], { cwd: root, maxBuffer: 64_000_000 })
    execFileSync('tar', ['-x'], { cwd: folder, input: archive })
    const [, ...command] = JSON.parse(readText('package.json')).scripts.sandbox.split(' ')
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^This archive contains only the files that a workflow needs\..*\n {2}git clone .*\n$/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
