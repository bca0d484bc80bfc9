import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { duration } from '../../src/inputs/value-rules.ts'
import { startGithub } from '../helpers/doubles/github.ts'
import { startingAt } from '../helpers/preload.ts'
import { type Step as RunStep, runAction } from '../helpers/runner.ts'
import { closing, sandboxes } from '../helpers/send.ts'
import {
  blocksOf,
  evaluate,
  isSend,
  isTrue,
  type Job,
  jobsOf,
  ownRepository,
  problemsIn,
  readText,
  root,
  type Step,
  stepsOf,
  workflowsIn,
} from './workflow-files.ts'

const examples = workflowsIn('examples')
const jobs = examples.flatMap(file => jobsOf(file).map(([name, job]) => ({ place: `${file.path} ${name}`, job })))

const reallySends = (step: Step) => isSend(step) && step.with?.['dry-run'] !== true
const sends = jobs.flatMap(({ place, job }) =>
  job.steps.filter(isSend).map(step => ({ place, job, step, given: step.with ?? {} })),
)

test.each(sends.map(send => [send.place, send] as const))(
  '%s checks the URLs, limits the reach of an audience, has a once-key that is never empty, and may write only to claim it',
  (_, { job, step, given }) => {
    expect(job.permissions).toEqual({ contents: job.steps.some(reallySends) ? 'write' : 'read' })
    expect(given['check-urls']).toBe(true)
    const isToAll = /^all$|&& 'all' \|\|/.test(String(given.target))
    expect(Object.hasOwn(given, 'max-reach')).toBe(!isToAll)
    const key = String(given['once-key'])
    const besides = key.replace(/\$\{\{.*?\}\}/g, '')
    // Without a file there is nothing to send.
    const isFile = key === given['payload-file']
    expect(besides !== '' || isFile || /\|\| format\('[\w-]+/.test(key)).toBe(true)
    // A tag that is empty would make one key of all releases.
    const conditions = `${job.if} ${step.if}`
    for (const [source] of key.matchAll(/(?:needs|steps)\.\w+\.outputs\.\w+/g)) {
      expect(conditions).toContain(`${source} != ''`)
    }
  },
)

test('an environment of an example that is only there for its reviewers and secrets makes no deployment', () => {
  const environments = jobs.flatMap(({ job: { environment } }) => environment ?? [])
  expect(environments.length).toBeGreaterThan(2)
  for (const environment of environments) {
    const deploys = typeof environment === 'object' && environment.url
    const name = expect.stringMatching(/^push(-review)?$/)
    expect(environment).toMatchObject(deploys ? { name: 'production' } : { name, deployment: false })
  }
})

test('what is reviewed in an example is what is sent, but for the token', () => {
  for (const path of ['examples/send-by-hand.yml', 'examples/segments.yml', 'examples/let-a-model-write.yml']) {
    const { review, send } = Object.fromEntries(examples.flatMap(file => (file.path === path ? jobsOf(file) : [])))
    expect(review?.strategy).toEqual(send?.strategy)
    const given = (job: Job | undefined): Record<string, unknown> => {
      return { ...job?.steps.find(isSend)?.with, 'api-token': '' }
    }
    const { 'expected-payload': _, ...sent } = given(send)
    expect(given(review)).toEqual({ ...sent, 'dry-run': true })
  }
})

test.each([
  { name: 'send-by-hand', reviewed: 'review', sending: 'send' },
  { name: 'test-audience-first', reviewed: 'testers', sending: 'everybody' },
  { name: 'let-a-model-write', reviewed: 'review', sending: 'send' },
])(
  '$name.yml sends only what was approved, with a token that only the approved job has',
  ({ name, reviewed, sending }) => {
    const jobs = parse(readText(`examples/${name}.yml`)).jobs
    expect([jobs[sending].needs].flat()).toContain(reviewed)
    const { 'expected-payload': expected, ...sent } = jobs[sending].steps.find(isSend).with
    expect(expected).toBe(`\${{ needs.${reviewed}.outputs.payload }}`)
    expect(jobs[reviewed].outputs.payload).toBe(`\${{ steps.look.outputs.payload }}`)
    const look = jobs[reviewed].steps.find(({ id }: Step) => id === 'look')
    expect({ ...look.with, 'api-token': '' }).toEqual({ ...sent, 'api-token': '', 'dry-run': true })
    const settings = ({ environment, steps }: Job) => [environment, steps.find(isSend)?.with?.['api-token']]
    expect(settings(jobs[reviewed])).toEqual([
      { name: 'push-review', deployment: false },
      `\${{ secrets.PUSH_API_TOKEN }}`,
    ])
    // If somebody forgets the environment, GitHub makes one without rules, and this secret is empty.
    expect(settings(jobs[sending])).toEqual([
      { name: 'push', deployment: false },
      `\${{ secrets.PUSH_API_TOKEN_AFTER_APPROVAL }}`,
    ])
  },
)

test.each([
  'announce-new-releases',
  'announce-release',
  'campaign-file',
  'enterprise-server',
  'send-by-hand',
  'weekly-app',
])('a send by hand with %s.yml is a dry run until the checkbox is cleared', name => {
  const { on, jobs } = parse(readText(`examples/${name}.yml`))
  expect(on.workflow_dispatch.inputs['dry-run']).toMatchObject({ type: 'boolean', default: true })
  const sending = (Object.values(jobs) as Job[]).filter(({ steps }) => steps.some(reallySends))
  for (const ticked of [true, false]) {
    const contexts = { inputs: { 'dry-run': ticked }, github: {} }
    const isDry = ({ if: condition = 'true', steps }: Job) =>
      condition.includes('inputs') && !isTrue(condition, contexts)
        ? true
        : evaluate(steps.find(isSend)?.with?.['dry-run'] ?? false, contexts) === 'true'
    expect(sending.map(isDry)).toEqual([ticked])
  }
})

const startService = sandboxes()
const startHub = closing(startGithub)

/** Runs an example on events of one release, and by hand with its tag, against one service and one repository. */
async function announcing(release: object, example = 'announce-release') {
  const about = { name: 'site', private: false, owner: { avatar_url: 'https://avatars.githubusercontent.com/u/1' } }
  const tag = 'v2.0'
  const published = {
    ...{ tag_name: tag, name: 'Version 2.0', body: 'Faster and smaller.', draft: false, prerelease: false },
    html_url: `https://github.com/octo/site/releases/tag/${tag}`,
    published_at: '2026-11-21T01:00:00Z',
    ...release,
  }
  const service = await startService()
  const sha = 'c0ffee0000000000000000000000000000000001'
  const github = await startHub({ shas: [sha], releases: { [tag]: published }, about })
  const { on, jobs } = parse(readText(`examples/${example}.yml`))
  expect(jobs.announce.if).toBeUndefined()
  const step = jobs.announce.steps.find(isSend)

  async function start(name: string, payload: object, inputs: object, at = '2026-11-21T10:00:00Z') {
    const contexts = {
      github: { event_name: name, event: payload },
      inputs,
      vars: { PUSH_BASE_URL: service.url, PUSH_ICON_URL: about.owner.avatar_url, PUSH_LANDING_URL: published.html_url },
      secrets: { PUSH_API_TOKEN: service.token },
    }
    const given = Object.entries(step.with).map(([key, value]) => [key, evaluate(value, contexts)])
    // The addresses are not on this machine.
    const own = { ...Object.fromEntries(given), 'check-urls': 'false', 'github-token': github.token }
    const env = { GITHUB_API_URL: github.url, GITHUB_SHA: sha, ...startingAt(at) }
    return (await runAction({ inputs: own, event: { name, payload }, env })).outputs.outcome
  }
  return {
    on,
    start,
    onEvent: () => start('release', { action: 'released', release: published, repository: about }, {}),
    /** Without what is given, with what the form shows at first. */
    byHand: (changes: object = {}, at?: string) => {
      const { default: dry } = on.workflow_dispatch.inputs['dry-run']
      return start('workflow_dispatch', { repository: about }, { tag, 'dry-run': dry, ...changes }, at)
    },
    delivered: () => service.delivered.map(({ body }) => (body as { title: string }).title),
    messages: () => service.delivered.map(({ body }) => (body as { message: string }).message),
  }
}

test.each(['announce-release', 'enterprise-server'])(
  '%s.yml announces a release once, on its event and by hand',
  async example => {
    const { on, onEvent, byHand, delivered } = await announcing({}, example)
    // GitHub sends it for every stable release, and for a pre-release only when it becomes one.
    expect(on.release).toEqual({ types: ['released'] })
    expect(await byHand()).toBe('dry-run')
    expect(await byHand({ 'dry-run': false, tag: '' })).toBe('not-sent')
    expect(await byHand({ 'dry-run': false, tag: 'v3' })).toBe('not-sent')
    expect(delivered()).toEqual([])
    expect(await onEvent()).toBe('sent')
    expect(await onEvent()).toBe('skipped')
    for (const tag of ['v2.0', 'v2.0 ', ' v2.0', 'refs/tags/v2.0']) {
      expect(await byHand({ 'dry-run': false, tag })).toBe('skipped')
    }
    expect(delivered()).toEqual(['site Version 2.0'])
  },
)

test.each(['announce-release', 'announce-new-releases'])('%s.yml announces a pre-release by hand', async example => {
  const { byHand, delivered } = await announcing({ prerelease: true }, example)
  expect(await byHand({ 'dry-run': false })).toBe('sent')
  expect(delivered()).toEqual(['site Version 2.0'])
})

test.each(['announce-release', 'announce-new-releases', 'enterprise-server'])(
  'by hand, %s.yml announces a release in the words that were entered',
  async example => {
    const { byHand, messages } = await announcing({}, example)
    expect(await byHand({ 'dry-run': false, message: 'Maps for {version}, without a network.' })).toBe('sent')
    expect(messages()).toEqual(['Maps for 2.0, without a network.'])
  },
)

test('announce-new-releases.yml announces a new release once, in the day, and no old one', async () => {
  const { on, start, byHand, delivered } = await announcing({}, 'announce-new-releases')
  expect(on.workflow_run).toEqual({ workflows: ['Release'], types: ['completed'] })
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^([1-9]|[1-5]\d) /) }])
  // The release was published on 2026-11-21 at 2:00 in Berlin.
  expect(await start('workflow_run', {}, {}, '2026-11-21T01:01:00Z')).toBe('skipped')
  expect(await start('schedule', {}, {}, '2026-11-21T07:17:00Z')).toBe('skipped')
  expect(await byHand({}, '2026-11-21T08:10:00Z')).toBe('dry-run')
  expect(delivered()).toEqual([])
  expect(await start('schedule', {}, {}, '2026-11-21T08:17:00Z')).toBe('sent')
  expect(await start('schedule', {}, {}, '2026-11-21T09:17:00Z')).toBe('skipped')
  expect(await byHand({ 'dry-run': false }, '2026-11-21T09:20:00Z')).toBe('skipped')
  expect(delivered()).toEqual(['site Version 2.0'])
  const old = await announcing({}, 'announce-new-releases')
  expect(await old.start('schedule', {}, {}, '2026-11-29T10:17:00Z')).toBe('skipped')
  expect(await old.byHand({ 'dry-run': false, tag: 'latest' }, '2026-11-29T10:20:00Z')).toBe('skipped')
  expect(await old.byHand({ 'dry-run': false }, '2026-11-29T10:20:00Z')).toBe('sent')
})

test('report-deployment.yml reports successful deployments to one environment, to a public link, and nothing by hand', async () => {
  const service = await startService()
  const sha = 'c0ffee0000000000000000000000000000000001'
  const github = await startHub({ shas: [sha] })
  const { on, jobs } = parse(readText('examples/report-deployment.yml'))
  expect(on).toEqual(['deployment_status', 'workflow_dispatch'])
  const { if: condition, steps } = jobs.report
  service.audiences.push({ id: 900, name: 'Customers', reach: 100 })
  /** The result of an event; empty if GitHub skips the job. */
  async function start(name: string, payload: object, vars: object = {}) {
    const contexts = {
      github: { event_name: name, event: payload, run_id: '1' },
      vars: { PUSH_BASE_URL: service.url, PUSH_ICON_URL: 'https://a.example/icon.png', ...vars },
      secrets: { PUSH_API_TOKEN: service.token },
    }
    if (!isTrue(condition, contexts)) return { outcome: '' }
    const given = Object.entries(steps.find(isSend).with).map(([key, value]) => [key, evaluate(value, contexts)])
    const inputs = { ...Object.fromEntries(given), 'check-urls': 'false', 'github-token': github.token }
    const env = { GITHUB_API_URL: github.url, GITHUB_SHA: sha, ...startingAt('2026-11-21T10:00:00Z') }
    const { outputs, annotations } = await runAction({ inputs, event: { name, payload }, env })
    return { outcome: outputs.reason || outputs.outcome, messages: annotations.map(({ message }) => message) }
  }
  const deployment = (state: string, environment: string) => ({
    deployment_status: { state, environment_url: 'https://site-1a2b3c4.example' },
    deployment: { environment },
    repository: { name: 'site', private: false, owner: { avatar_url: 'https://avatars.githubusercontent.com/u/1' } },
  })
  const site = { PUSH_LANDING_URL: 'https://site.example/' }
  const success = deployment('success', 'Production')

  expect(await start('deployment_status', success)).toMatchObject({
    outcome: 'invalid-input',
    messages: [expect.stringContaining('landing-url: "set the variable PUSH_LANDING_URL"')],
  })
  expect(await start('deployment_status', deployment('failure', 'Production'), site)).toEqual({ outcome: '' })
  expect(await start('deployment_status', deployment('success', 'Preview'), site)).toEqual({ outcome: '' })
  expect(await start('workflow_dispatch', {}, site)).toMatchObject({ outcome: 'dry-run' })
  expect(service.delivered).toEqual([])
  expect(await start('deployment_status', success, site)).toMatchObject({ outcome: 'sent' })
  expect(await start('deployment_status', success, site)).toMatchObject({ outcome: 'already-sent' })
  expect(service.delivered).toMatchObject([
    { body: { title: 'Something new for you', landing_url: 'https://site.example/' } },
  ])
})

test('after-deploy.yml sends after a push that deployed, and by hand neither deploys nor sends', () => {
  const { on, jobs } = parse(readText('examples/after-deploy.yml'))
  expect(on).toEqual({ workflow_dispatch: null, push: { branches: ['main'] } })
  const deploys = (event_name: string) => isTrue(jobs.deploy.if, { github: { event_name } })
  const isDry = (result: string) =>
    evaluate(jobs.announce.steps.find(isSend).with['dry-run'], { needs: { deploy: { result } } })
  expect([deploys('push'), deploys('workflow_dispatch')]).toEqual([true, false])
  expect([isDry('success'), isDry('skipped')]).toEqual(['false', 'true'])
  // A job that GitHub skips has neither failed nor been cancelled.
  expect(jobs.announce).toMatchObject({ needs: 'deploy', if: `\${{ !failure() && !cancelled() }}` })
})

const campaigns = readdirSync(`${root}examples/campaigns`, { recursive: true, encoding: 'utf8' })
  .map(name => `campaigns/${name.replaceAll('\\', '/')}`)
  .filter(name => name.endsWith('.yml'))

test('the examples have a campaign for each of their segments', () => {
  const segments = examples.find(({ path }) => path === 'examples/segments.yml')?.workflow.jobs.send?.strategy?.matrix
  const files = [segments?.include].flat().map(each => `campaigns/summer/${(each as { segment: string }).segment}.yml`)
  expect(campaigns.filter(name => name.startsWith('campaigns/summer/')).sort()).toEqual(files)
})

test.each(campaigns)(
  'examples/%s is a payload file that our action accepts, with its schema for editors',
  async name => {
    const text = readText(`examples/${name}`)
    expect(text.split('\n')[0]).toBe(
      `# yaml-language-server: $schema=https://raw.githubusercontent.com/${ownRepository}/v1/payload.schema.json`,
    )
    const sent = await dryRun({ target: 'all', 'payload-file': name }, { files: { [name]: text } })
    const { ttl, ...rest } = parse(text)
    const seconds = duration(String(ttl))
    expect(sent).toEqual({ ...rest, ...('value' in seconds && { ttl: seconds.value }), target: { type: 'all' } })
  },
)

test('a campaign or a release has one key, whichever example sends it', () => {
  for (const { given } of sends) {
    const [file, tag, key] = [given['payload-file'], given.release, given['once-key']]
    const isOfRelease = tag !== undefined
    if (isOfRelease) expect(key).toBe('release-{tag}')
    if (file && !isOfRelease) expect(key).toBe(file)
  }
  // The rules above are for every step that has a token.
  expect(examples.flatMap(stepsOf).filter(step => step.with?.['api-token'])).toHaveLength(sends.length)
})

/** Runs the action without the send, which must succeed; gives the notification. */
async function dryRun(inputs: Record<string, string>, step: Omit<RunStep, 'inputs'>) {
  const { url, token } = await startService()
  const own = { 'base-url': url, 'api-token': token, 'dry-run': 'true' }
  const { outputs } = await runAction({ ...step, inputs: { ...inputs, ...own } })
  expect(outputs).toMatchObject({ outcome: 'dry-run', reason: '' })
  return JSON.parse(outputs.payload ?? '')
}

/** The event of a release that has everything. */
const releaseEvent = {
  name: 'release',
  payload: {
    action: 'published',
    release: {
      tag_name: 'v2.0',
      name: 'Version 2.0',
      body: 'Faster and smaller.',
      html_url: 'https://github.com/octo/site/releases/v2.0',
    },
    repository: { name: 'site', private: false, owner: { avatar_url: 'https://avatars.githubusercontent.com/u/1' } },
  },
}

const names = readdirSync(`${root}docs`).filter(name => name.endsWith('.md'))
const yaml = blocksOf('yaml', ['README.md', ...names.map(name => `docs/${name}`)])
const shown = yaml.flatMap(([place, text]) => stepsIn(parse(text)).map(step => [place, step] as const))
// announce-docs.test.ts runs what is written out there.
const isRunElsewhere = ([place]: readonly [string, Step]) => place.startsWith('docs/announce-releases.md:')

test.each(yaml)('the workflow at %s is valid, and reads outputs that there are', async (_, text) => {
  expect(await problemsIn('document.yml', asWorkflow(text))).toEqual([])
})

test.each(shown.filter(each => isSend(each[1]) && !isRunElsewhere(each)))(
  'the step at %s can be run',
  async (_, { with: given = {} }) => {
    // Expressions are the runner's to read; what they are used for here has tests of its own.
    const literal = Object.entries(given).filter(([, value]) => !String(value).includes('${{'))
    const inputs = Object.fromEntries(literal.map(([name, value]) => [name, String(value)]))
    expect(await dryRun(inputs, { event: releaseEvent })).toMatchObject({
      title: inputs.title ?? 'site Version 2.0',
      ...(inputs.actions && { actions: parse(inputs.actions) }),
      ...parse(inputs['extra-fields']?.replaceAll('{tag}', 'v2.0') ?? '{}'),
    })
  },
)

/** A field that one service needs, as a comment that becomes a line of a step. */
const optionalLine = /^( *)# (extra-fields: .*)$/gm
const withOptionalLine = [
  ...examples.map(({ path, text }) => [path, text] as const),
  ...yaml.filter(([place]) => place.startsWith('README.md:')),
].filter(([, text]) => text.search(optionalLine) !== -1)

test('the recipes have a comment on extra-fields in each step that sends, and the address of the service in their setup', () => {
  const address = /base-url: (https:\S+)/.exec(readText('docs/api.md'))?.[1]
  const places = withOptionalLine.map(([place]) => place.replace(/^examples\/|\.yml$|:\d+$/g, ''))
  expect(places).toEqual(
    expect.arrayContaining([
      ...['README.md', 'announce-release', 'announce-new-releases', 'weekly-app', 'monorepo', 'let-a-model-write'],
      ...['report-deployment', 'after-deploy', 'send-by-hand', 'test-audience-first', 'on-a-schedule'],
      ...['reusable', 'enterprise-server', 'campaign-file', 'segments', 'send-merged-campaigns'],
    ]),
  )
  for (const [place, text] of withOptionalLine) {
    const steps = stepsOf({ path: place, text, workflow: parse(text) }).filter(isSend)
    expect([place, text.match(optionalLine)?.length]).toEqual([place, steps.length])
    const setup = place.startsWith('README.md') ? readText('README.md') : text
    expect(setup.replace(/\n# ?/g, ' ')).toContain(`: ${address})`)
  }
})

test.each(withOptionalLine)(
  '%s is valid with its comment on extra-fields as a line, and sends the field',
  async (place, text) => {
    const whole = text.replace(optionalLine, '$1$2')
    expect(await problemsIn(place.replace(/:.*/, '.yml'), whole)).toEqual([])
    const contexts = {
      github: { run_id: '4711' },
      inputs: { key: 'price "7"', campaign: 'spring', file: 'spring "7": a.yml' },
      steps: { today: { outputs: { date: '2026-12-24' } } },
      matrix: { file: 'campaigns/spring "7": a.yml', segment: 'german' },
    }
    const steps = stepsOf({ path: place, text: whole, workflow: parse(whole) }).filter(isSend)
    for (const { with: given = {} } of steps) {
      const inputs = { target: 'all', 'extra-fields': evaluate(given['extra-fields'], contexts) }
      const sent = await dryRun(inputs, { event: releaseEvent })
      // At most 128 characters, and not the same each time.
      expect(sent.campaign_name).toMatch(/^[^{}$]{0,100}(v2\.0|4711|2026-12-24|price "7"|spring|german)/)
    }
  },
)

test('the keys that docs/at-most-once.md proposes are expressions that GitHub can read', async () => {
  const keys = [...readText('docs/at-most-once.md').matchAll(/^\|.*\| `([^`]*\$\{\{[^`]*)` \|$/gm)]
  expect(keys.length).toBeGreaterThanOrEqual(3)
  for (const [, key] of keys) {
    const given = `# base-url and api-token as above\n    target: all\n    once-key: ${key}\n`
    const step = `- uses: ${ownRepository}@v1\n  with:\n    ${given}`
    expect(await problemsIn('document.yml', asWorkflow(step))).toEqual([])
  }
})

/** A list of steps as a whole workflow, with the two inputs that documents do not repeat. */
function asWorkflow(text: string): string {
  const address = '$1base-url: https://a.example\n$1api-token: x'
  const whole = text.replace(/^( *)# base-url and api-token as (?:above|in the recipe)$/gm, address)
  if (!Array.isArray(parse(text))) return whole
  const events = '[release, deployment_status, workflow_dispatch]'
  const job = 'runs-on: ubuntu-latest\n    strategy: { matrix: { audience: [{ id: 1 }] } }\n    steps:'
  return `on: ${events}\njobs:\n  job:\n    ${job}\n${whole.replace(/^(?=.)/gm, '      ')}`
}

/** The steps anywhere in a value. */
function stepsIn(value: unknown): Step[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(stepsIn)
  return 'uses' in value || 'run' in value ? [value as Step, ...within] : within
}
