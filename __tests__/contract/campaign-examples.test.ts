import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { type Checkout, checkouts } from '../helpers/checkout.ts'
import { startGithub } from '../helpers/doubles/github.ts'
import { describeWithJq } from '../helpers/needs.ts'
import { runAction } from '../helpers/runner.ts'
import { closing, sandboxes } from '../helpers/send.ts'
import { inside, runScript, stepOf } from './run-script.ts'
import { blocksOf, evaluate, inputsOf, isSend, isTrue, readText, type Step } from './workflow-files.ts'

const previewing = 'examples/campaigns-in-pull-requests.yml'
const { on, jobs } = parse(readText('examples/send-campaigns.yml'))

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
  // A push of a tag has no branch, so it starts no run.
  expect(on.push).toEqual({ branches: ['**'], paths: ['campaigns/*'] })
  const startedOn = (event_name: string, ref: string, event: object = { repository: { default_branch: 'main' } }) =>
    isTrue(jobs.find.if, { github: { event_name, ref, event } })
  for (const event of ['workflow_dispatch', 'push']) {
    expect(startedOn(event, 'refs/heads/main')).toBe(true)
    expect(startedOn(event, 'refs/heads/topic')).toBe(false)
  }
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
  const step = parse(readText(previewing)).jobs.preview.steps.find(({ id }: Step) => id === 'campaigns')
  const { outputs } = await runAction({
    action: 'preview',
    inputs: inputsOf(step, { vars: {} }),
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
async function campaignsOf(checkout: Checkout, changedVars: object = {}) {
  const service = await startService()
  const github = await startHub({})
  const secrets = { PUSH_API_TOKEN: service.token }
  const extra = 'campaign_name: "{key}"'
  const vars = { PUSH_BASE_URL: service.url, PUSH_LIVE: 'true', PUSH_EXTRA_FIELDS: extra }

  async function run(event: { name: string; payload: object }, inputs: object = {}) {
    const sha = checkout.head()
    github.shas.add(sha)
    const env = { GITHUB_API_URL: github.url, GITHUB_SHA: sha }
    const step = { event, env, prepare: async (workspace: string) => checkout.copyTo(workspace) }

    const contexts = { inputs, vars: { ...vars, ...changedVars }, secrets, github: { event_name: event.name } }

    checkout.copyTo(inside('work'))
    const check = (name: string, env: Record<string, string>) =>
      runScript(stepOf('examples/send-campaigns.yml', name), { cwd: 'work', env })
    const entered =
      'file' in inputs ? check('Check the file', { FILE: String(inputs.file) }) : { status: 0, stdout: '' }
    if (entered.status !== 0) return { refusal: entered.stdout, results: ['refused'] }
    const previewStep = jobs.find.steps.find(({ id }: Step) => id === 'campaigns')
    const found = await runAction({ ...step, action: 'preview', inputs: inputsOf(previewStep, contexts) })
    if (found.exitCode !== 0) return { found, results: [] }
    const named = check('Check the names and the number of campaigns', { FILES: found.outputs.files ?? '' })
    if (named.status !== 0) return { found, refusal: named.stdout, results: ['refused'] }
    const needs = { find: { outputs: found.outputs } }
    if (!isTrue(jobs.send.if, { needs })) return { found, results: [] }

    const results: (string | undefined)[] = []
    for (const file of JSON.parse(found.outputs.files ?? '')) {
      const given = inputsOf(jobs.send.steps.find(isSend), { ...contexts, matrix: { file } })
      const { outputs } = await runAction({ ...step, inputs: { ...given, 'github-token': github.token } })
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
    bySchedule: async (file: string) => {
      const { results } = await run({ name: 'schedule', payload: {} }, { file, 'send-between': '00:00-24:00' })
      return results
    },
    names: () => service.delivered.map(({ body }) => (body as { campaign_name: string }).campaign_name),
    titles: () => service.delivered.map(({ body }) => (body as { title: string }).title),
  }
}

describeWithJq('with jq,', () => {
  test('send-campaigns.yml sends the new campaigns of a push once, even if it runs again', async () => {
    const checkout = createCheckout()
    const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
    checkout.commit({
      'campaigns/spring.yml': campaign('Spring'),
      'campaigns/black-friday.yaml': campaign('Friday').replace('Good news', 'x'.repeat(90)),
      'campaigns/scheduled/2026-12-24.yml': campaign('Not today'),
      'campaigns/summer/german.yml': campaign('Not to all'),
      'campaigns/old.yml': campaign('Changed'),
    })
    const { push, titles, names } = await campaignsOf(checkout)
    expect((await push(before)).results).toEqual(['sent', 'sent'])
    expect(names()).toEqual(['campaigns/black-friday.yaml', 'campaigns/spring.yml'])
    expect((await push(before)).results).toEqual(['already-sent', 'already-sent'])
    const sent = checkout.head()
    checkout.commit({ 'campaigns/spring.yml': null })
    expect((await push(sent)).results).toEqual([])
    const deleted = checkout.head()
    checkout.commit({ 'campaigns/spring.yml': campaign('Spring again') })
    expect((await push(deleted)).results).toEqual(['already-sent'])
    expect(titles()).toEqual(['Friday', 'Spring'])
  })

  test('until the variable PUSH_LIVE is `true`, a push or a schedule sends nothing, but a person can', async () => {
    const checkout = createCheckout()
    const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
    checkout.commit({ 'campaigns/spring.yml': campaign('Spring') })
    const { push, bySchedule, enter, titles } = await campaignsOf(checkout, { PUSH_LIVE: 'stop' })
    expect((await push(before)).results).toEqual(['dry-run'])
    expect(await bySchedule('spring.yml')).toEqual(['dry-run'])
    expect(titles()).toEqual([])
    expect(await enter('spring.yml')).toEqual(['sent'])
  })

  test('send-campaigns.yml sends nothing if git cannot tell which campaigns are new, if more than three are, or if one is invalid', async () => {
    const checkout = createCheckout()
    const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
    const four = ['a', 'b', 'c', 'd'].map(name => [`campaigns/${name}.yml`, campaign(`Campaign ${name}`)])
    checkout.commit(Object.fromEntries(four))
    const { push, titles } = await campaignsOf(checkout)
    const tooMany = expect.stringMatching(/^::error::Nothing was sent\. .* send each by hand\.\n$/)
    expect(await push(before)).toMatchObject({ results: ['refused'], refusal: tooMany })
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
    expect(await enter('ver.yml ')).toEqual(['already-sent'])
    expect(titles()).toEqual(['Version 2 is here'])
  })

  test('a person can send only files that the preview checks, by their own names', async () => {
    const checkout = createCheckout()
    checkout.commit({
      'campaigns/ver.yml': campaign('Version 2'),
      'campaigns/.hidden.yml': campaign('Hidden'),
      'campaigns/data.json': JSON.stringify(parse(campaign('JSON'))),
      'campaigns/loud.YML': campaign('Loud'),
      'campaigns/summer/german.yml': campaign('Not to all'),
      'other.yml': campaign('Outside'),
    })
    symlinkSync('ver.yml', join(checkout.folder, 'campaigns/link.yml'))
    symlinkSync('campaigns', join(checkout.folder, 'linked'))
    checkout.commit({})
    const { enter, titles } = await campaignsOf(checkout)
    const wrong = [
      '../other.yml',
      '*.yml',
      'v?r.yml',
      'ver',
      'campaigns/ver.yml',
      '..',
      './ver.yml',
      'ver.yml/',
      'Ver.yml',
    ]
    // The API accepts a second line, which `payload-files` would read as another file.
    wrong.push('ver.yml\nver.yml', 'ver.yml\nsummer/german.yml')
    wrong.push('link.yml', '../linked/ver.yml', '.hidden.yml', 'data.json', 'loud.YML', 'summer/german.yml', '-h', '')
    for (const file of wrong) expect({ file, results: await enter(file) }).toEqual({ file, results: ['refused'] })
    expect(titles()).toEqual([])
  })

  test('on-a-schedule.yml passes the campaign of the day to send-campaigns.yml', async () => {
    const { send } = parse(readText('examples/on-a-schedule.yml')).jobs
    expect(send).toMatchObject({
      uses: './.github/workflows/send-campaigns.yml',
      with: { 'send-between': '09:00-20:00' },
    })
    const checkout = createCheckout()
    checkout.commit({ 'campaigns/scheduled/2026-12-24.yml': campaign('Christmas') })
    const { bySchedule, titles } = await campaignsOf(checkout)
    const file = evaluate(send.with.file, { needs: { today: { outputs: { file: 'scheduled/2026-12-24.yml' } } } })
    expect(await bySchedule(file)).toEqual(['sent'])
    expect(await bySchedule(file)).toEqual(['already-sent'])
    expect(titles()).toEqual(['Christmas'])
  })

  test('send-campaigns.yml gives a schedule its window and time zone, and no window to other runs', () => {
    const { 'send-between': window, 'time-zone': zone } = jobs.send.steps.find(isSend).with
    const vars = { PUSH_TIME_ZONE: 'Europe/Berlin' }
    const given = (inputs: object) => [window, zone].map(value => evaluate(value, { inputs, vars }))
    expect(given({ 'send-between': '09:00-20:00' })).toEqual(['09:00-20:00', 'Europe/Berlin'])
    expect(given({})).toEqual(['always', ''])
  })

  const badNames = [
    // A shell would run this command if the workflow inserted the file name into a script.
    '"; $(touch pwned) ".yml',
    // The runner would run this command if a step printed the file name.
    '\n::set-output name=files::["b"]\n.yml',
    // GitHub would evaluate this expression if the file name were part of the workflow file.
    `-spring \${{ secrets.PUSH_API_TOKEN }}.yml`,
    // As a once-key, this name would fail, but only after the merge.
    '{summer}.yml',
    // Some systems ignore case, so this file may also be spring.yml.
    'Spring.yml',
    'fr\u00fchling.yml',
  ]

  test.each(badNames.map(name => ({ name })))(
    'a campaign called $name fails in the pull request, and is not sent after the merge',
    async ({ name }) => {
      const checkout = createCheckout()
      const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
      checkout.commit({ [`campaigns/${name}`]: campaign('New') })
      const { push, titles } = await campaignsOf(checkout)
      const { results, refusal = '' } = await push(before)
      expect(results).toEqual(['refused'])
      expect(refusal).toMatch(/^::error::Nothing was sent\. In names, use only .* Rename "campaigns\/.*"\.\n$/)

      const inPullRequest = runScript(stepOf(previewing, 'Check the names'), {
        env: { FILES: JSON.stringify([`campaigns/${name}`]) },
      })
      expect(inPullRequest).toMatchObject({ status: 1, stdout: expect.stringMatching(/^::error::.*\n$/) })
      expect(titles()).toEqual([])
    },
  )

  test.each([
    { file: 'campaigns/spring.yml', status: 0 },
    { file: 'campaigns/black-friday_2.v1.yaml', status: 0 },
    { file: 'campaigns/summer/german.yml', status: 0 },
    { file: 'campaigns/scheduled/2026-12-24.yml', status: 0 },
    { file: 'campaigns/scheduled/24.12.2026.yml', status: 1 },
    { file: 'campaigns/scheduled/2026-12-24.yaml', status: 1 },
    { file: 'campaigns/scheduled/more/2026-12-24.yml', status: 1 },
    { file: 'campaigns/Summer/german.yml', status: 1 },
    { file: 'campaigns/spring.yaaml', status: 1 },
  ])('in a pull request, the check of names ends with status $status for $file', ({ file, status }) => {
    const env = { FILES: JSON.stringify([file]) }
    expect(runScript(stepOf(previewing, 'Check the names'), { env })).toMatchObject({ status })
  })
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
