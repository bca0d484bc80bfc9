import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { type Checkout, checkouts } from '../helpers/checkout.ts'
import { startGithub } from '../helpers/doubles/github.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { runAction } from '../helpers/runner.ts'
import { closing, sandboxes } from '../helpers/send.ts'
import {
  blocksOf,
  evaluate,
  isSend,
  isTrue,
  problemsIn,
  readText,
  type Step,
  stepsOf,
  workflowsIn,
} from './workflow-files.ts'

const previewing = 'examples/campaigns-in-pull-requests.yml'
const sending = 'examples/send-merged-campaigns.yml'
const byHand = 'examples/campaign-file.yml'

test.each([previewing, sending])('%s is at most 48 lines, and no script in it has an expression', path => {
  expect(readText(path).trimEnd().split('\n').length).toBeLessThanOrEqual(48)
  const scripts = workflowsIn('examples').flatMap(file => (file.path === path ? stepsOf(file) : []))
  for (const { run = '', env } of scripts) expect([run, env]).toEqual([expect.not.stringContaining('{{'), undefined])
})

test('the check of campaigns runs for every pull request, so that it can be required', () => {
  expect(parse(readText(previewing)).on).toBe('pull_request')
})

const createCheckout = checkouts()

const campaign = (title: string) =>
  `title: ${title}\nmessage: Good news\nicon_url: https://a.example/icon.png\nlanding_url: https://a.example/\n`

/** What a workflow gives a step, in these contexts; the addresses are not on this machine. */
function inputsOf(step: Step | undefined, contexts: object): Record<string, string> {
  const given = Object.entries(step?.with ?? {}).map(([name, value]) => [name, evaluate(value, contexts)])
  return { ...Object.fromEntries(given), 'check-urls': 'false' }
}

test('campaigns-in-pull-requests.yml shows what the pull request adds and changes, in folders too', async () => {
  const checkout = createCheckout()
  checkout.commit({ 'campaigns/old.yml': campaign('Old'), 'campaigns/kept.yml': campaign('Kept') })
  const newest = checkout.mergePullRequest({
    'campaigns/old.yml': campaign('Changed'),
    'campaigns/new.yaml': campaign('New'),
    'campaigns/summer/german.yml': campaign('Sommer'),
    'campaigns/README.md': 'How to write campaigns',
  })
  const step = parse(readText(previewing)).jobs.preview.steps.at(-1)
  const { outputs } = await runAction({
    action: 'preview',
    inputs: inputsOf(step, {}),
    event: { name: 'pull_request', payload: { pull_request: { head: { sha: newest } } } },
    env: { GITHUB_SHA: checkout.head() },
    prepare: async workspace => checkout.copyTo(workspace),
  })
  expect(outputs).toMatchObject({ reason: '', count: '3' })
  const expected = ['campaigns/new.yaml', 'campaigns/old.yml', 'campaigns/summer/german.yml']
  expect(JSON.parse(outputs.files ?? '')).toEqual(expected)
})

const startService = sandboxes()
const startHub = closing(startGithub)

/** Runs send-merged-campaigns.yml for pushes to one repository, with one service. */
async function sendingMerged(checkout: Checkout) {
  const service = await startService()
  const { find, send } = parse(readText(sending)).jobs
  const looking = find.steps.find(({ id }: Step) => id === 'new')
  const refusing = find.steps.find(({ run }: Step) => run)
  /** The results of the sends of a push; none if nothing is to be sent, or if the campaigns are not found. */
  async function push(before: string, others: object = {}) {
    const sha = checkout.head()
    github.shas.add(sha)
    const event = { name: 'push', payload: { before, forced: false, ...others } }
    const env = { GITHUB_API_URL: github.url, GITHUB_SHA: sha }
    const prepare = async (workspace: string) => checkout.copyTo(workspace)
    const step = { event, env, prepare }
    const found = await runAction({ ...step, action: 'preview', inputs: inputsOf(looking, {}) })
    const needs = { find: { outputs: found.outputs } }
    if (found.exitCode !== 0) return { found, reasons: [] }
    if (isTrue(refusing.if, { steps: { new: { outputs: found.outputs } } })) return { found, reasons: ['refused'] }
    if (!isTrue(send.if, { needs })) return { found, reasons: [] }
    const matrix = send.strategy.matrix.file.replace(/^\$\{\{ fromJSON\((.*)\) \}\}$/, `\${{ $1 }}`)
    const files: string[] = JSON.parse(evaluate(matrix, { needs }))
    const reasons: string[] = []
    for (const file of files) {
      const contexts = {
        matrix: { file },
        vars: { PUSH_BASE_URL: service.url },
        secrets: { PUSH_API_TOKEN: service.token },
      }
      const inputs = { ...inputsOf(send.steps.at(-1), contexts), 'github-token': github.token }
      const { outputs } = await runAction({ ...step, inputs })
      reasons.push(outputs.reason || (outputs.outcome ?? ''))
    }
    return { found, reasons }
  }
  /** The result of campaign-file.yml for a name that somebody enters. */
  async function enter(file: string, dry = false) {
    const { steps } = parse(readText(byHand)).jobs.send
    const contexts = {
      inputs: { file, 'dry-run': dry },
      vars: { PUSH_BASE_URL: service.url },
      secrets: { PUSH_API_TOKEN: service.token },
    }
    const isRefused = steps.some((step: Step) => step.run && isTrue(step.if ?? 'true', contexts))
    if (isRefused) return 'refused'
    const sha = checkout.head()
    github.shas.add(sha)
    const { outputs } = await runAction({
      inputs: { ...inputsOf(steps.find(isSend), contexts), 'github-token': github.token },
      event: { name: 'workflow_dispatch', payload: {} },
      env: { GITHUB_API_URL: github.url, GITHUB_SHA: sha },
      prepare: async workspace => checkout.copyTo(workspace),
    })
    return outputs.reason || outputs.outcome
  }
  const github = await startHub({})
  return { push, enter, titles: () => service.delivered.map(({ body }) => (body as { title: string }).title) }
}

test('send-merged-campaigns.yml sends the new campaigns of a push once, also if it is run again', async () => {
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
  checkout.commit({
    'campaigns/spring.yml': campaign('Spring'),
    'campaigns/black friday.yaml': campaign('Friday').replace('Good news', 'x'.repeat(90)),
    'campaigns/scheduled/2026-12-24.yml': campaign('Not today'),
    'campaigns/summer/german.yml': campaign('Not to all'),
    'campaigns/old.yml': campaign('Changed'),
  })
  const { push, titles } = await sendingMerged(checkout)
  expect((await push(before)).reasons).toEqual(['sent', 'sent'])
  expect((await push(before)).reasons).toEqual(['already-sent', 'already-sent'])
  const sent = checkout.head()
  checkout.commit({ 'campaigns/spring.yml': null })
  expect((await push(sent)).reasons).toEqual([])
  const deleted = checkout.head()
  checkout.commit({ 'campaigns/spring.yml': campaign('Spring again') })
  expect((await push(deleted)).reasons).toEqual(['already-sent'])
  expect(titles()).toEqual(['Friday', 'Spring'])
})

test('send-merged-campaigns.yml sends nothing if it is not certain what is new, or if more than three are', async () => {
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
  const four = ['a', 'b', 'c', 'd'].map((name, at) => [`campaigns/${name}.yml`, campaign(name.repeat(40 + at * 99))])
  checkout.commit(Object.fromEntries(four))
  const { push, titles } = await sendingMerged(checkout)
  expect(await push(before)).toMatchObject({ reasons: ['refused'] })
  const unclear = { found: { exitCode: 1, outputs: { reason: 'invalid-input', files: '' } }, reasons: [] }
  expect(await push(before, { forced: true })).toMatchObject(unclear)
  expect(await push('0'.repeat(40))).toMatchObject(unclear)
  const broken = checkout.head()
  checkout.commit({ 'campaigns/e.yml': campaign('Good'), 'campaigns/f.yml': 'title: 5' })
  expect(await push(broken)).toMatchObject({ found: { exitCode: 1 }, reasons: [] })
  expect(titles()).toEqual([])
})

test('campaign-file.yml sends a merged campaign that failed, after its correction, and each file once', async () => {
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
  checkout.commit({ 'campaigns/ver.yml': campaign('Version {version} is here') })
  const { push, enter, titles } = await sendingMerged(checkout)
  // The preview accepts the text, because only a run knows whether there is a release.
  expect(await push(before)).toMatchObject({ found: { exitCode: 0 }, reasons: ['invalid-input'] })
  const failed = checkout.head()
  checkout.commit({ 'campaigns/ver.yml': campaign('Version 2 is here') })
  expect((await push(failed)).reasons).toEqual([])
  expect(await enter('ver.yml', true)).toBe('dry-run')
  expect(titles()).toEqual([])
  expect(await enter('ver.yml')).toBe('sent')
  expect((await push(before)).reasons).toEqual(['already-sent'])
  // No other way to write the name is another key.
  for (const file of ['ver.yml', 'ver.yml \n']) expect(await enter(file)).toBe('already-sent')
  for (const file of ['./ver.yml', '../campaigns/ver.yml', 'campaigns/ver.yml'])
    expect(await enter(file)).toBe('refused')
  for (const file of ['ver', ' ver.yml', '..', '']) expect(await enter(file)).toBe('unreadable-file')
  expect(titles()).toEqual(['Version 2 is here'])
})

const onPosix = unlessWindows(test, 'Windows does not allow such file names')

onPosix.each([
  '"; $(touch pwned) ".yml',
  'a\nb.yml',
  '##[set-output name=files;]b.yml',
  '\n::set-output name=files::["b"]\n.yml',
  '-spring  (new).yml',
  'früh.yml',
])('send-merged-campaigns.yml sends a campaign named %j once, and the name does nothing', async name => {
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
  checkout.commit({ [`campaigns/${name}`]: campaign('New') })
  const { push, titles } = await sendingMerged(checkout)
  const first = await push(before)
  expect(first.found.commands).toEqual([])
  expect([...first.reasons, ...(await push(before)).reasons]).toEqual(['sent', 'already-sent'])
  expect(titles()).toEqual(['New'])
})

test.each(['{tag}.yml', `\${{ secrets.PUSH_API_TOKEN }}.yml`])(
  'a campaign named %j, which a key cannot be, is refused',
  async name => {
    const checkout = createCheckout()
    const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
    checkout.commit({ [`campaigns/${name}`]: campaign('New') })
    const { push, titles } = await sendingMerged(checkout)
    expect((await push(before)).reasons).toEqual(['invalid-input'])
    expect(titles()).toEqual([])
  },
)

const blocks = blocksOf('yml', ['docs/campaigns.md']).map(([, text]) => text)
const blockWith = (words: string) => blocks.find(text => text.includes(words)) ?? ''

test('the job that comments, from docs/campaigns.md, fits into campaigns-in-pull-requests.yml', async () => {
  const job = blockWith('  comment:\n')
  const outputs = blockWith('    outputs:\n')
  const whole = readText(previewing)
    .replace(/^ {4}steps:\n/m, `${outputs}    steps:\n`)
    .replace('      - uses: web-push-action', '      - id: campaigns\n        uses: web-push-action')
  const { jobs } = parse(whole + job)
  expect(jobs.preview.outputs).toEqual({ 'summary-url': `\${{ steps.campaigns.outputs.summary-url }}` })
  expect(await problemsIn(previewing, whole + job)).toEqual([])
  const run = (full_name: string, url: string) => {
    const github = { repository: 'octo/site', event: { pull_request: { head: { repo: { full_name } } } } }
    return isTrue(jobs.comment.if.replace('!cancelled() && ', ''), {
      github,
      needs: { preview: { outputs: { 'summary-url': url } } },
    })
  }
  expect([run('octo/site', 'https://a.example'), run('fork/site', 'https://a.example'), run('octo/site', '')]).toEqual([
    true,
    false,
    false,
  ])
})

test('the campaign of docs/campaigns.md is one that the preview accepts, and its lines for one audience fit', async () => {
  const file = blockWith('landing_url:')
  const { outputs } = await runAction({
    action: 'preview',
    inputs: { 'payload-files': 'campaigns/spring.yml' },
    files: { 'campaigns/spring.yml': file },
  })
  expect(outputs).toMatchObject({ reason: '', count: '1' })
  const changes: Record<string, string> = parse(blockWith('audience-name:'))
  const { name, on, permissions, jobs } = parse(readText(byHand))
  Object.assign(jobs.send.steps.find(isSend).with, changes)
  expect(changes['once-key']).toBe(changes['payload-file'])
  expect(await problemsIn('campaign-file.yml', JSON.stringify({ name, on, permissions, jobs }))).toEqual([])
})
