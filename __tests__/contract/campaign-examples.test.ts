import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { type Checkout, checkouts } from '../helpers/checkout.ts'
import { startGithub } from '../helpers/doubles/github.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { runAction } from '../helpers/runner.ts'
import { closing, sandboxes } from '../helpers/send.ts'
import { blocksOf, evaluate, inputsOf, isSend, isTrue, readText, type Step, turnedOn } from './workflow-files.ts'

const previewing = 'examples/campaigns-in-pull-requests.yml'
const { on, jobs } = parse(turnedOn(readText('examples/send-campaigns.yml')))

test('campaigns-in-pull-requests.yml runs for every pull request and in a merge queue, so that it can be required', () => {
  const workflow = parse(readText(previewing))
  // GitHub emits `edited` when a pull request's base branch changes, which also changes the list of changed files.
  const types = ['opened', 'synchronize', 'reopened', 'edited']
  expect(workflow.on).toEqual({ pull_request: { types }, merge_group: null })
  const { 'fetch-depth': depth } = workflow.jobs.preview.steps[0].with
  const depthOn = (event_name: string) => evaluate(depth, { github: { event_name } })
  expect(depthOn('pull_request')).toBe('2')
  expect(depthOn('merge_group')).toBe('0')
})

test('send-campaigns.yml runs only for the default branch, whether on a push or by hand', () => {
  expect(on.push).toEqual({ branches: ['main'], paths: ['campaigns/*'] })
  const startedOn = (event_name: string, ref: string, event: object = { repository: { default_branch: 'main' } }) =>
    isTrue(jobs.find.if, { github: { event_name, ref, event } })
  expect(startedOn('workflow_dispatch', 'refs/heads/main')).toBe(true)
  expect(startedOn('workflow_dispatch', 'refs/heads/topic')).toBe(false)
  // Scheduled runs always use the default branch. Their events have no `repository`, so the recipe must not rely on it.
  expect(startedOn('schedule', 'refs/heads/main', {})).toBe(true)
})

const createCheckout = checkouts()

const campaign = (title: string) =>
  `title: ${title}\nmessage: Good news\nicon_url: https://a.example/icon.png\nlanding_url: https://a.example/\n`

test('campaigns-in-pull-requests.yml previews the campaigns that a pull request adds or changes, in subfolders too', async () => {
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

/** Returns functions that run send-campaigns.yml on a checkout. All runs share one sandbox and one fake GitHub. */
async function campaignsOf(checkout: Checkout) {
  const service = await startService()
  const github = await startHub({})
  const secrets = { PUSH_API_TOKEN: service.token }
  const vars = { PUSH_BASE_URL: service.url }

  async function run(event: { name: string; payload: object }, inputs: object = {}) {
    const sha = checkout.head()
    github.shas.add(sha)
    const env = { GITHUB_API_URL: github.url, GITHUB_SHA: sha }
    const step = { event, env, prepare: async (workspace: string) => checkout.copyTo(workspace) }

    const previewStep = jobs.find.steps.find(({ id }: Step) => id === 'campaigns')
    const found = await runAction({ ...step, action: 'preview', inputs: inputsOf(previewStep, { inputs }) })
    if (found.exitCode !== 0) return { found, results: [] }
    const refusal = jobs.find.steps.find(({ run }: Step) => run)
    const isRefused = isTrue(refusal.if, { steps: { campaigns: { outputs: found.outputs } } })
    if (isRefused) return { found, results: ['refused'] }
    const needs = { find: { outputs: found.outputs } }
    if (!isTrue(jobs.send.if, { needs })) return { found, results: [] }

    const results: (string | undefined)[] = []
    for (const file of JSON.parse(found.outputs.files ?? '')) {
      const contexts = { matrix: { file }, inputs, vars, secrets }
      const given = { ...inputsOf(jobs.send.steps.find(isSend), contexts), 'github-token': github.token }
      const { outputs } = await runAction({ ...step, inputs: given })
      results.push(outputs.reason || outputs.outcome)
    }
    return { found, results }
  }

  return {
    push: (before: string, others: object = {}) => run({ name: 'push', payload: { before, forced: false, ...others } }),
    enter: async (file: string, isDry = false) => {
      const { results } = await run({ name: 'workflow_dispatch', payload: {} }, { file, 'dry-run': isDry })
      return results
    },
    titles: () => service.delivered.map(({ body }) => (body as { title: string }).title),
  }
}

test('send-campaigns.yml sends the new campaigns of a push once, even if it runs again', async () => {
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
  checkout.commit({
    'campaigns/spring.yml': campaign('Spring'),
    'campaigns/black friday.yaml': campaign('Friday').replace('Good news', 'x'.repeat(90)),
    'campaigns/scheduled/2026-12-24.yml': campaign('Not today'),
    'campaigns/summer/german.yml': campaign('Not to all'),
    'campaigns/old.yml': campaign('Changed'),
  })
  const { push, titles } = await campaignsOf(checkout)
  expect((await push(before)).results).toEqual(['sent', 'sent'])
  expect((await push(before)).results).toEqual(['already-sent', 'already-sent'])
  const sent = checkout.head()
  checkout.commit({ 'campaigns/spring.yml': null })
  expect((await push(sent)).results).toEqual([])
  const deleted = checkout.head()
  checkout.commit({ 'campaigns/spring.yml': campaign('Spring again') })
  expect((await push(deleted)).results).toEqual(['already-sent'])
  expect(titles()).toEqual(['Friday', 'Spring'])
})

test('send-campaigns.yml sends nothing if git cannot tell which campaigns are new, if more than three are, or if one is invalid', async () => {
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
  const four = ['a', 'b', 'c', 'd'].map(name => [`campaigns/${name}.yml`, campaign(`Campaign ${name}`)])
  checkout.commit(Object.fromEntries(four))
  const { push, titles } = await campaignsOf(checkout)
  expect(await push(before)).toMatchObject({ results: ['refused'] })
  const unclear = { found: { exitCode: 1, outputs: { reason: 'invalid-input', files: '' } }, results: [] }
  expect(await push(before, { forced: true })).toMatchObject(unclear)
  expect(await push('0'.repeat(40))).toMatchObject(unclear)
  const broken = checkout.head()
  checkout.commit({ 'campaigns/e.yml': campaign('Good'), 'campaigns/f.yml': 'title: 5' })
  expect(await push(broken)).toMatchObject({ found: { exitCode: 1 }, results: [] })
  expect(titles()).toEqual([])
})

test('a campaign that failed can be fixed and then sent by hand, but only once, however its path is written', async () => {
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
  checkout.commit({ 'campaigns/ver.yml': campaign('Version {version} is here') })
  const { push, enter, titles } = await campaignsOf(checkout)
  // The preview only warns about the placeholder, because it cannot know whether the later run will have a release.
  expect(await push(before)).toMatchObject({ found: { exitCode: 0 }, results: ['invalid-input'] })
  const failed = checkout.head()
  checkout.commit({ 'campaigns/ver.yml': campaign('Version 2 is here') })
  expect((await push(failed)).results).toEqual([])
  expect(await enter('ver.yml', true)).toEqual(['dry-run'])
  expect(titles()).toEqual([])
  expect(await enter('ver.yml')).toEqual(['sent'])
  expect((await push(before)).results).toEqual(['already-sent'])
  for (const file of ['ver.yml \n', './ver.yml', '../campaigns/ver.yml']) {
    expect({ file, results: await enter(file) }).toEqual({ file, results: ['already-sent'] })
  }
  for (const file of ['ver', 'campaigns/ver.yml', '..']) {
    expect({ file, results: await enter(file) }).toEqual({ file, results: [] })
  }
  expect(titles()).toEqual(['Version 2 is here'])
})

test('on-a-schedule.yml passes the campaign of the day to send-campaigns.yml, as a dry run until it is turned on', async () => {
  const text = readText('examples/on-a-schedule.yml')
  const { send } = parse(text).jobs
  expect(send).toMatchObject({ uses: './.github/workflows/send-campaigns.yml', with: { 'dry-run': true } })
  const given = parse(turnedOn(text)).jobs.send.with
  expect(given['dry-run']).toBe(false)
  const checkout = createCheckout()
  checkout.commit({ 'campaigns/scheduled/2026-12-24.yml': campaign('Christmas') })
  const { enter, titles } = await campaignsOf(checkout)
  const file = evaluate(given.file, { needs: { today: { outputs: { file: 'scheduled/2026-12-24.yml' } } } })
  expect(await enter(file)).toEqual(['sent'])
  expect(await enter(file)).toEqual(['already-sent'])
  expect(titles()).toEqual(['Christmas'])
})

const onPosix = unlessWindows(test, 'Windows does not allow such file names')

onPosix('send-campaigns.yml sends campaigns with hostile file names once, and the names have no effect', async () => {
  const names = [
    // A shell would run this command if the workflow inserted the file name into a script.
    '"; $(touch pwned) ".yml',
    // The runner would run this command if a step printed the file name.
    '\n::set-output name=files::["b"]\n.yml',
    // GitHub would evaluate this expression if the file name were part of the workflow file.
    `-spring \${{ secrets.PUSH_API_TOKEN }}.yml`,
  ]
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
  const campaigns = names.map((name, index) => [`campaigns/${name}`, campaign(`Campaign ${index}`)])
  checkout.commit(Object.fromEntries(campaigns))
  const { push, titles } = await campaignsOf(checkout)
  const first = await push(before)
  expect(first.found.commands).toEqual([])
  expect(first.results).toEqual(['sent', 'sent', 'sent'])
  expect((await push(before)).results).toEqual(['already-sent', 'already-sent', 'already-sent'])
  expect(titles().sort()).toEqual(['Campaign 0', 'Campaign 1', 'Campaign 2'])
})

test('send-campaigns.yml refuses a campaign with a placeholder in its name, because only a release has a value for it', async () => {
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
  checkout.commit({ 'campaigns/{tag}.yml': campaign('New') })
  const { push, titles } = await campaignsOf(checkout)
  expect((await push(before)).results).toEqual(['invalid-input'])
  expect(titles()).toEqual([])
})

test('the preview accepts the campaign in docs/campaigns.md', async () => {
  const [[, file] = []] = blocksOf('yml', ['docs/campaigns.md'])
  const { outputs } = await runAction({
    action: 'preview',
    inputs: { 'payload-files': 'campaigns/spring.yml' },
    files: { 'campaigns/spring.yml': file ?? '' },
  })
  expect(outputs).toMatchObject({ reason: '', count: '1' })
})
