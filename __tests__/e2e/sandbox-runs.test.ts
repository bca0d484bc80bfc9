import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { stepLines } from '../../sandbox/page/examples.mjs'
import { runBuilt } from '../../sandbox/run-action.mjs'
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
const requestBody = (text: string, changes: object = {}) =>
  JSON.stringify({ text, dryRun: false, event: byHand, tag: 'v3.0', notes: '', values: {}, ...changes })
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

/** Values for the expressions that the sandbox cannot evaluate. */
const replacements: Record<string, string> = {
  'audience-name': 'Newsletter',
  'max-reach': '20000',
  release: 'v2.1',
  'dry-run': 'false',
  'once-key': 'by-hand',
}

/** Runs a recipe on the page. If the page reports a problem, makes the suggested change and tries again. */
async function sendRecipe(sandbox: Sandbox, recipe: string) {
  const event = recipe.includes('deployment_status') ? 'deployment_status' : byHand
  let text = recipe
  for (let tries = 0; tries < 3; tries++) {
    const { problem = '', ...result } = await press(sandbox, text, { event, values: formValues })
    const hasFixedDryRun = result.outcome === 'dry-run' && /^ +dry-run: true/m.test(text)
    if (problem === '' && !hasFixedDryRun) return { text, event, result }
    if (hasFixedDryRun) text = text.replace(/^ +dry-run: true.*\n/m, '')
    const lines = text.split('\n')
    for (const [, input = '', line] of problem.matchAll(/`([\w-]+)` \(line (\d+): /g)) {
      expect(lines[line - 1]).toContain(`${input}: `)
      lines[line - 1] = lines[line - 1]?.replace(/: .*/, `: ${replacements[input]}`) ?? ''
    }
    text = lines.join('\n')
  }
  throw new Error(`The page still refuses this recipe:\n${text}`)
}

const recipes = workflowsIn('examples').filter(file => stepsOf(file).some(isSend))

test.each(recipes)('the page shows `sent` for $path, and `skipped` the second time', async ({ text: recipe }) => {
  const [, file] = /payload-file: ([^$\n]+)\n/.exec(recipe) ?? []
  const sandbox = await start({ payloadFile: `${root}examples/${file ?? 'campaigns/spring.yml'}` })
  // Keep the send window open all day so that the test passes at any time, and give both runs the same run id.
  const repeatable = recipe
    .replace(/send-between: \d.*/g, 'send-between: 00:00-24:00')
    .replaceAll('github.run_id', "'1'")
  const { text, event, result } = await sendRecipe(sandbox, repeatable)
  expect(result).toMatchObject({ outcome: 'sent', status: 200 })
  expect(accepted()).toHaveLength(1)
  expect(await press(sandbox, text, { event, values: formValues })).toMatchObject({ outcome: 'skipped' })
  expect(accepted()).toHaveLength(1)
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
  const note = 'Nothing was sent, because `dry-run` is true. To send, set it to false.'
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
