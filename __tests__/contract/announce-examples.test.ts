import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { now, releaseEvent, releaseOf, type Scenario, site, startScenario } from '../helpers/announcing.ts'
import { describeWithJq } from '../helpers/needs.ts'
import { runScript, stepOf } from './run-script.ts'
import {
  blocksOf,
  edited,
  evaluate,
  inputsOf,
  isSend,
  isTrue,
  problemsIn,
  readText,
  type Step,
} from './workflow-files.ts'

// These tests run the release and deployment recipes, and the examples in their documentation, as GitHub would.

const recipe = (name: string) => parse(edited(readText(`examples/${name}.yml`)))
const sendIn = (job: { steps: Step[] }) => job.steps.find(isSend)

const reasonOf = ({ outputs }: { outputs: Record<string, string | undefined> }) => outputs.reason || outputs.outcome

function contextsOf({ sandbox }: Scenario, given: object = {}) {
  const vars = {
    PUSH_BASE_URL: sandbox.url,
    PUSH_ICON_URL: 'https://site.example/icon.png',
    PUSH_LANDING_URL: 'https://site.example/',
    PUSH_DEPLOYMENT_AUDIENCE: 'Customers',
    PUSH_EXTRA_FIELDS: 'campaign_name: "{key}"',
    PUSH_TIME_ZONE: 'Europe/Berlin',
    PUSH_LIVE: 'true',
  }
  return { vars, secrets: { PUSH_API_TOKEN: sandbox.token }, inputs: {}, github: { event_name: 'push' }, ...given }
}

async function announcing(name: string) {
  const scenario = await startScenario()
  const tag = 'v2.0.0'
  const release = releaseOf(tag, { published_at: '2026-11-21T01:00:00Z' })
  scenario.publish(release)
  const step = sendIn(recipe(name).jobs.announce)
  const run = async (event_name: string, inputs: object, started: object = {}) => {
    const contexts = contextsOf(scenario, { inputs, github: { event_name } })
    // The double of GitHub's service runs a step on any event; a run by hand has its own.
    const byHand = event_name === 'workflow_dispatch' ? { event: { name: event_name, payload: {} } } : {}
    return reasonOf(await scenario.announce(inputsOf(step, contexts), { ...byHand, ...started }))
  }
  const form = recipe(name).on.workflow_dispatch.inputs
  return {
    ...scenario,
    onEvent: () => run('release', {}, { event: releaseEvent(release, 'released') }),
    bySchedule: (at: string) => run('schedule', {}, { at }),
    byHand: (inputs: object = {}, at = now) =>
      run('workflow_dispatch', { tag, 'dry-run': form['dry-run'].default, ...inputs }, { at }),
  }
}

test('announce-release.yml announces a release once, and a manual run is a dry run until the box is cleared', async () => {
  const { onEvent, byHand, delivered } = await announcing('announce-release')
  // GitHub emits `released` when a stable release is published or a pre-release becomes stable.
  expect(recipe('announce-release').on.release).toEqual({ types: ['released'] })
  expect(await byHand()).toBe('dry-run')
  expect(await byHand({ 'dry-run': false, tag: 'v3' })).toBe('release-not-found')
  expect(delivered()).toEqual([])
  expect(await onEvent()).toBe('sent')
  expect(await onEvent()).toBe('already-sent')
  expect(await byHand({ 'dry-run': false, tag: ' refs/tags/v2.0.0 ' })).toBe('already-sent')
  expect(delivered()).toMatchObject([
    { title: 'site Kestrel v2.0.0', message: 'Offline maps are here.', campaign_name: 'release-v2.0.0' },
  ])
})

test.each([{ name: 'announce-release' }, { name: 'announce-new-releases' }])(
  'a manual run of $name announces even an old, small pre-release, with the message that a person enters',
  async ({ name }) => {
    const small = { prerelease: true, published_at: '2024-01-01T00:00:00Z', tag_name: 'v2.0.1' }
    const { byHand, publish, delivered } = await announcing(name)
    publish(releaseOf('v2.0.1', small))
    const entered = { tag: 'v2.0.1', 'dry-run': false, message: 'Update to {version} today.' }
    expect(await byHand(entered)).toBe('sent')
    expect(delivered()).toMatchObject([{ message: 'Update to 2.0.1 today.' }])
  },
)

test.each([{ name: 'announce-release' }, { name: 'announce-new-releases' }])(
  'if a person enters `latest` as the tag in $name, the latest stable release is announced, not a newer pre-release',
  async ({ name }) => {
    const { byHand, publish, delivered } = await announcing(name)
    const newer = { prerelease: true, published_at: '2026-11-21T09:30:00Z' }
    publish(releaseOf('v2.0.0'), releaseOf('v2.1.0-rc.1', newer))
    expect(await byHand({ tag: 'latest', 'dry-run': false })).toBe('sent')
    expect(delivered()).toMatchObject([{ title: 'site Kestrel v2.0.0' }])
  },
)

test('announce-new-releases.yml announces a new release once, during the day, but no old or small release', async () => {
  const { bySchedule, byHand, publish, delivered } = await announcing('announce-new-releases')
  expect(recipe('announce-new-releases').on.workflow_run).toEqual({ workflows: ['Release'], types: ['completed'] })
  // 7:17 UTC is 8:17 in Berlin, before the send window opens.
  expect(await bySchedule('2026-11-21T07:17:00Z')).toBe('outside-window')
  expect(await bySchedule('2026-11-21T08:17:00Z')).toBe('sent')
  expect(await bySchedule('2026-11-21T09:17:00Z')).toBe('already-sent')
  expect(await byHand({ 'dry-run': false })).toBe('already-sent')
  publish(releaseOf('v2.0.1'))
  expect(await bySchedule('2026-11-21T11:17:00Z')).toBe('not-announceable')
  publish(releaseOf('v2.1.0', { published_at: '2026-11-10T09:00:00Z' }))
  expect(await bySchedule('2026-11-21T11:17:00Z')).toBe('not-announceable')
  expect(delivered()).toHaveLength(1)
})

test('look-for-new-releases.yml calls announce-new-releases.yml, which needs no inputs', () => {
  const { look } = recipe('look-for-new-releases').jobs
  expect(look).toMatchObject({ uses: './.github/workflows/announce-new-releases.yml', secrets: 'inherit' })
  expect(look).not.toHaveProperty('with')
  expect(recipe('announce-new-releases').on).toHaveProperty('workflow_call', null)
})

const blocks = (language: string, path: string) => blocksOf(language, [path]).map(([, text]) => text)

test('the weekly schedule in docs/announce-releases.md announces a release once, even if a run missed its window', async () => {
  const scenario = await startScenario()
  const [weekly = ''] = blocks('yml', 'docs/announce-releases.md')
  expect(parse(weekly).schedule).toEqual([{ cron: '17 9 * * 1', timezone: 'Europe/Berlin' }])
  const step = sendIn(recipe('announce-new-releases').jobs.announce)
  const [, maxAge = ''] = /add `max-age: (.*?)`\./.exec(readText('docs/announce-releases.md')) ?? []
  const inputs = inputsOf({ ...step, with: { ...step?.with, 'max-age': maxAge } }, contextsOf(scenario))
  expect(inputs['max-age']).toBe('2w')
  scenario.publish(releaseOf('v4.1.0', { published_at: '2026-11-15T22:00:00Z' }))
  const reasons: unknown[] = []
  for (const at of ['2026-11-16T20:17:00Z', '2026-11-23T08:17:00Z', '2026-11-30T08:17:00Z']) {
    reasons.push(reasonOf(await scenario.announce(inputs, { at })))
  }
  expect(reasons).toEqual(['outside-window', 'sent', 'not-announceable'])
})

test('the limits in docs/announce-releases.md apply to an event, but not to a tag that a person enters', () => {
  const written = blocks('yml', 'docs/announce-releases.md').map(block => parse(block))
  const { 'release-level': level, 'max-age': maxAge } = written.find(block => 'max-age' in block)
  const limits = (inputs: object) => [level, maxAge].map(value => evaluate(value, { inputs }))
  expect(limits({})).toEqual(['minor', '3d'])
  expect(limits({ tag: 'v1.2.1' })).toEqual(['', ''])
})

test('with the payload file in docs/announce-releases.md, announce-release.yml uses the words of that file', async () => {
  const scenario = await startScenario()
  const withFile = blocks('yml', 'docs/announce-releases.md').find(block => block.includes('payload-file')) ?? ''
  const [, added] = parse(withFile)
  const workflow = recipe('announce-release')
  Object.assign(sendIn(workflow.jobs.announce)?.with ?? {}, added.with)
  expect(await problemsIn('announce.yml', JSON.stringify(workflow))).toEqual([])
  scenario.publish(releaseOf('v4.2.0'))
  const path = added.with['payload-file']
  const inputs = inputsOf(sendIn(workflow.jobs.announce), contextsOf(scenario, { inputs: { tag: 'v4.2.0' } }))
  await scenario.announce(inputs, { files: { [path]: readText(`examples/${path}`) } })
  expect(scenario.delivered()).toMatchObject([
    {
      title: 'Kestrel 4.2.0 is out',
      message: 'Offline maps are here.',
      landing_url: 'https://kestrel.example.com/news/4.2.0',
      actions: [{ text: 'Update now' }, { url: 'https://github.com/octo/site/releases/tag/v4.2.0' }],
      ttl: 172_800,
    },
  ])
})

test('monorepo.yml announces new features of its packages to their users once, and ignores other packages', async () => {
  const scenario = await startScenario()
  const { jobs } = recipe('monorepo')
  const others = Array.from({ length: 12 }, (_, index) => ({ name: `@octo/part-${index}`, version: '1.0.0' }))
  const known = ['app', 'cli', 'ui'].map((name, index) => ({ name: `@octo/${name}`, version: `1.${index + 1}.0` }))
  known.forEach(({ name }, index) => {
    scenario.sandbox.audiences.push({ id: 900 + index, name: `Users of ${name}`, reach: 100 })
  })

  async function run(packages: { name: string; version: string }[]) {
    const needs = { release: { outputs: { packages: JSON.stringify(packages) } } }
    if (!isTrue(jobs.announce.if, { needs })) return []
    scenario.publish(
      ...packages.map(({ name, version }) => releaseOf(`${name}@${version}`, { name: `${name}@${version}` })),
    )
    const outcomes: string[] = []
    for (const each of packages) {
      const step = sendIn(jobs.announce)
      const contexts = contextsOf(scenario, { matrix: { package: each } })
      if (!isTrue(String(step?.if), contexts)) continue
      outcomes.push(`${each.name} ${reasonOf(await scenario.announce(inputsOf(step, contexts)))}`)
    }
    return outcomes
  }

  expect(await run([])).toEqual([])
  expect(await run([...others, ...known])).toEqual(['@octo/app sent', '@octo/cli sent', '@octo/ui sent'])
  expect(await run(known)).toEqual(known.map(({ name }) => `${name} already-sent`))
  expect(await run([{ name: '@octo/app', version: '1.1.1' }])).toEqual(['@octo/app not-announceable'])
  expect(scenario.delivered()).toMatchObject([
    // Whoever writes a changeset also writes the beginning of the notes, so the recipe sets the message.
    {
      title: '@octo/app 1.1.0',
      message: 'See what is new in version 1.1.0.',
      target: { value: 900 },
      campaign_name: 'release-@octo/app@1.1.0',
    },
    { title: '@octo/cli 1.2.0', target: { value: 901 } },
    { title: '@octo/ui 1.3.0', target: { value: 902 } },
  ])
})

test('the comment in docs/announce-releases.md becomes the message once its text is replaced', async () => {
  const { publish, announce, delivered } = await startScenario()
  const [comment = ''] = blocks('markdown', 'docs/announce-releases.md')
  const bodyWith = (comment: string) => `${comment}\n\nSome words.\n- Fix the menu\n`

  publish(releaseOf('v2.0', { body: bodyWith(comment) }))
  const pasted = await announce({ release: 'v2.0', 'once-key': 'release-{tag}' })
  expect(pasted.outputs).toMatchObject({ outcome: 'not-sent', reason: 'invalid-input' })

  publish(releaseOf('v2.1', { body: bodyWith(comment.replace('your text', 'Offline maps are here.')) }))
  await announce({ release: 'v2.1', 'once-key': 'release-{tag}' })
  expect(delivered()).toMatchObject([{ message: 'Offline maps are here.' }])
})

test('for each release tool, the expression in docs/announce-releases.md gives the tag', () => {
  const outputs = {
    tag_name: 'v1.2.3',
    'packages/app--tag_name': 'v1.2.3',
    new_release_git_tag: 'v1.2.3',
    metadata: '{"tag":"v1.2.3"}',
  }
  const rows = [...readText('docs/announce-releases.md').matchAll(/^\| .* \| `(\$\{\{[^`]*)` \|$/gm)]
  expect(rows).toHaveLength(4)
  for (const [, expression] of rows) expect(evaluate(expression, { steps: { release: { outputs } } })).toBe('v1.2.3')
})

test('announce-release.yml with the lines from docs/networks.md for GitHub Enterprise Server is valid and links to that server', async () => {
  const [env = '', given = ''] = blocks('yml', 'docs/networks.md')
  const workflow = recipe('announce-release')
  Object.assign(workflow.jobs.announce, parse(env))
  Object.assign(sendIn(workflow.jobs.announce)?.with ?? {}, parse(given).with)
  expect(await problemsIn('announce.yml', JSON.stringify(workflow))).toEqual([])
  const scenario = await startScenario()
  scenario.publish(releaseOf('v2.0'))
  await scenario.announce(inputsOf(sendIn(workflow.jobs.announce), contextsOf(scenario, { inputs: { tag: 'v2.0' } })))
  expect(scenario.delivered()).toMatchObject([
    { icon_url: 'https://site.example/icon.png', landing_url: 'https://site.example/' },
  ])
})

const success = { state: 'success', environment_url: 'https://site-1a2b3c4.example' }

test('report-deployment.yml reports successful deployments to one environment with a public link, and a manual run is a dry run until the box is cleared', async () => {
  const scenario = await startScenario()
  const { on, jobs } = recipe('report-deployment')
  expect(Object.keys(on)).toEqual(['deployment_status', 'workflow_dispatch'])

  /** Returns the step's reason (or its outcome if it has no reason), or an empty string if GitHub skips the job. */
  async function run(name: string, payload: object, changes: object = {}) {
    const contexts = contextsOf(scenario, { github: { event_name: name, event: payload, run_id: '1' }, ...changes })
    if (!isTrue(jobs.report.if, contexts)) return ''
    return reasonOf(await scenario.announce(inputsOf(sendIn(jobs.report), contexts), { event: { name, payload } }))
  }
  const deployed = (environment: string, status: object = success, changes: object = {}) =>
    run('deployment_status', { deployment_status: status, deployment: { environment }, repository: site }, changes)
  const byHand = (isDry: boolean, audience: string) => {
    const vars = { ...contextsOf(scenario).vars, PUSH_DEPLOYMENT_AUDIENCE: audience }
    return run('workflow_dispatch', {}, { vars, inputs: { 'dry-run': isDry } })
  }

  const noVariables = { vars: { PUSH_BASE_URL: scenario.sandbox.url } }
  expect(await deployed('Production', success, noVariables)).toBe('invalid-input')
  expect(await deployed('Production', { state: 'failure' })).toBe('')
  expect(await deployed('Preview')).toBe('')
  expect(await byHand(true, 'Customers')).toBe('dry-run')
  expect(scenario.delivered()).toEqual([])
  expect(await byHand(false, 'Testers')).toBe('sent')
  expect(await deployed('Production')).toBe('sent')
  expect(await deployed('Production')).toBe('already-sent')
  expect(scenario.delivered()).toMatchObject([
    { campaign_name: 'deployed Testers 2026-11-21' },
    { landing_url: 'https://site.example/', campaign_name: 'deployed Customers 2026-11-21' },
  ])
})

test.each([
  { setup: 'simple', vars: {}, ref: '', reports: true, restarts: false },
  { setup: 'strict', vars: { PUSH_ENVIRONMENT: 'push' }, ref: 'refs/heads/main', reports: true, restarts: false },
  { setup: 'strict', vars: { PUSH_ENVIRONMENT: 'push' }, ref: 'refs/heads/topic', reports: false, restarts: true },
  { setup: 'strict', vars: { PUSH_ENVIRONMENT: 'push' }, ref: '', reports: false, restarts: true },
])(
  'in the $setup setup, report-deployment.yml for a deployment of "$ref" reports: $reports, and restarts on the default branch: $restarts',
  ({ vars, ref, reports, restarts }) => {
    const { report, restart } = recipe('report-deployment').jobs
    const event = { deployment_status: success, deployment: { environment: 'production' } }
    const repository = { default_branch: 'main' }
    const github = { event_name: 'deployment_status', ref, event: { ...event, repository } }
    expect(isTrue(report.if, { github, vars })).toBe(reports)
    expect(isTrue(restart.if, { github, vars })).toBe(restarts)
    const failed = { ...github, event: { ...github.event, deployment_status: { state: 'failure' } } }
    expect(isTrue(restart.if, { github: failed, vars })).toBe(false)
    const byHand = { event_name: 'workflow_dispatch', ref, event: { repository } }
    expect(isTrue(restart.if, { github: byHand, vars })).toBe(false)
  },
)

test.each([
  { who: 'a person by hand', github: { event_name: 'workflow_dispatch', actor: 'mona' }, live: '', says: false },
  {
    who: 'its restart job',
    github: { event_name: 'workflow_dispatch', actor: 'github-actions[bot]' },
    live: '',
    says: true,
  },
  {
    who: 'its restart job',
    github: { event_name: 'workflow_dispatch', actor: 'github-actions[bot]' },
    live: 'true',
    says: false,
  },
  { who: 'a deployment', github: { event_name: 'deployment_status', actor: 'vercel[bot]' }, live: '', says: true },
])(
  'if $who starts report-deployment.yml while PUSH_LIVE is "$live", the summary says how to go live: $says',
  ({ github, live, says }) => {
    const [step] = recipe('report-deployment').jobs.report.steps
    expect(step.name).toBe('Say how to go live')
    expect(isTrue(step.if, { github, vars: { PUSH_LIVE: live } })).toBe(says)
  },
)

describeWithJq('with jq,', () => {
  const icon = 'https://site.example/icon.png'

  /** Returns a function that fills in the form of send-by-hand.yml and runs its jobs. */
  async function sendingByHand() {
    const scenario = await startScenario()
    const { review, send } = recipe('send-by-hand').jobs
    const [read, shown] = review.steps.filter(isSend)
    const form = {
      target: 'all',
      audience: '',
      title: 'Hello',
      message: 'World',
      link: 'https://site.example/',
      key: '',
    }

    const run = async (entered: object, vars: object = {}) => {
      const inputs = { ...form, 'dry-run': false, ...entered }
      const extra = 'campaign_name: "{key}"'
      const ownVars = { PUSH_BASE_URL: scenario.sandbox.url, PUSH_ICON_URL: icon, PUSH_EXTRA_FIELDS: extra, ...vars }
      const contexts = contextsOf(scenario, { inputs, vars: ownVars, github: { event_name: 'workflow_dispatch' } })
      const { outputs: first } = await scenario.announce(inputsOf(read, contexts))
      if (first.outcome !== 'dry-run') return [reasonOf({ outputs: first })]

      const env = { NAME: inputs.key, PAYLOAD: first.payload ?? '' }
      const made = runScript(stepOf('examples/send-by-hand.yml', 'key'), { env })
      if (made.status !== 0) return [made.stdout]
      const [, key = ''] = /^key=(.*)\n$/.exec(made.outputs) ?? []
      const steps = { key: { outputs: { key } } }
      const { outputs: looked } = await scenario.announce(inputsOf(shown, { ...contexts, steps }))
      if (!isTrue(send.if, contexts)) return [looked.outcome]

      const needs = { review: { outputs: { key, payload: looked.payload } } }
      return [looked.outcome, reasonOf(await scenario.announce(inputsOf(sendIn(send), { ...contexts, needs })))]
    }
    return { run, names: () => scenario.delivered().map(({ campaign_name }) => campaign_name) }
  }

  test('send-by-hand.yml sends the same notification once, and again only with a different key', async () => {
    const { run, names } = await sendingByHand()
    expect(await run({ 'dry-run': true })).toEqual(['dry-run'])
    expect(await run({})).toEqual(['dry-run', 'sent'])
    expect(await run({})).toEqual(['dry-run', 'already-sent'])
    expect(await run({ title: 'Hello again' })).toEqual(['dry-run', 'sent'])
    expect(await run({ key: 'december' })).toEqual(['dry-run', 'sent'])
    expect(await run({ key: 'december', title: 'Another' })).toEqual(['dry-run', 'already-sent'])
    const fromPayload = expect.stringMatching(/^by-hand [0-9a-f]{16}$/)
    expect(names()).toEqual([fromPayload, fromPayload, 'by-hand december'])
  })

  test('for send-by-hand.yml, whitespace around a value and a new icon do not make a different notification', async () => {
    const { run } = await sendingByHand()
    expect(await run({ title: 'Spring sale' })).toEqual(['dry-run', 'sent'])
    for (const title of ['Spring sale ', '\tSpring sale', 'Spring sale\u00a0']) {
      expect(await run({ title })).toEqual(['dry-run', 'already-sent'])
    }
    expect(await run({ title: 'Spring sale', link: 'https://site.example/ ' })).toEqual(['dry-run', 'already-sent'])
    expect(await run({ title: 'Spring sale', key: ' \u00a0' })).toEqual(['dry-run', 'already-sent'])
    const newIcon = { PUSH_ICON_URL: 'https://site.example/new.png' }
    expect(await run({ title: 'Spring sale' }, newIcon)).toEqual(['dry-run', 'already-sent'])
    expect(await run({ key: 'spring sale' })).toEqual(['dry-run', 'sent'])
    expect(await run({ key: '\u00a0spring  sale ' })).toEqual(['dry-run', 'already-sent'])
  })

  test('for send-by-hand.yml, fields that only look the same when joined are different notifications', async () => {
    const { run } = await sendingByHand()
    expect(await run({ title: 'B | C', message: 'D' })).toEqual(['dry-run', 'sent'])
    expect(await run({ title: 'B', message: 'C | D' })).toEqual(['dry-run', 'sent'])
  })

  test('send-by-hand.yml refuses a key that is too long for the name of a concurrency group', async () => {
    const { run } = await sendingByHand()
    expect(await run({ key: 'x'.repeat(101) })).toEqual([expect.stringMatching(/^::error::Nothing was sent\. .* 100 /)])
  })
})
