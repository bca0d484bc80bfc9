import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { duration } from '../../src/inputs/value-rules.ts'
import { withoutWaits } from '../helpers/preload.ts'
import { type Step as RunStep, runAction } from '../helpers/runner.ts'
import { sandboxes } from '../helpers/send.ts'
import {
  blocksOf,
  evaluate,
  inputsOf,
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
  strict,
  turnedOn,
  workflowsIn,
} from './workflow-files.ts'

const examples = workflowsIn('examples')
const nameOf = (path: string) => path.replace(/^examples\/|\.yml$/g, '')
const each = test.each(examples.map(file => ({ name: nameOf(file.path), file })))
const jobsTurnedOn = examples.flatMap(({ path, text }) => {
  const workflow = parse(turnedOn(text))
  return jobsOf({ path, text, workflow }).map(([name, job]) => ({ recipe: nameOf(path), name, job }))
})
const sends = jobsTurnedOn.flatMap(({ recipe, name, job }) => {
  const steps = job.steps.filter(isSend)
  return steps.map(step => ({ recipe, name, job, step, given: step.with ?? {} }))
})

const isDryRun = ({ with: given }: { with?: Record<string, unknown> }) => given?.['dry-run'] === true
/** Matches the commented-out input that users enable if their service needs more fields. */
const optionalLine = /^( *)# (extra-fields: .*)$/gm

const withChoices = examples.filter(({ text }) => text.includes('# environment: ') || text.search(optionalLine) !== -1)

test.each(withChoices)('$path is still valid after a user has followed its comments', async ({ path, text }) => {
  const changed = strict(turnedOn(text)).replace(optionalLine, '$1$2')
  expect(changed).not.toBe(text)
  expect(await problemsIn(path, changed)).toEqual([])
})

each('the $name recipe sends nothing by itself before it is turned on', ({ name, file }) => {
  const copied = Object.keys(parse(`on: ${JSON.stringify(file.workflow.on)}`).on)
  const automatic = copied.filter(event => ['schedule', 'workflow_run', 'push', 'deployment_status'].includes(event))
  const mayFire = automatic.length > 0 ? jobsOf(file) : []
  const calls = mayFire.flatMap(([, job]) => (job.uses ? [job] : job.steps.filter(isSend)))
  expect({ name, sending: calls.filter(call => !isDryRun(call)) }).toEqual({ name, sending: [] })
})

test('only the recipes with an automatic trigger need to be turned on', () => {
  const changed = examples.filter(({ text }) => turnedOn(text) !== text)
  expect(changed.map(({ path }) => nameOf(path))).toEqual([
    'announce-new-releases',
    'look-for-new-releases',
    'monorepo',
    'on-a-schedule',
    'report-deployment',
    'send-campaigns',
  ])
})

test('every schedule has its own file, because GitHub disables the whole file after 60 days without activity', () => {
  const scheduled = examples.filter(({ text }) => 'schedule' in Object(parse(text).on))
  expect(scheduled.map(({ path }) => nameOf(path))).toEqual(['look-for-new-releases', 'on-a-schedule'])
  for (const { workflow, text } of scheduled) {
    expect(Object.keys(workflow.on)).toEqual(['schedule'])
    // GitHub may delay or drop runs that are scheduled at the start of an hour.
    expect(parse(text).on.schedule).toEqual([
      expect.objectContaining({ cron: expect.stringMatching(/^([1-9]|[1-5]\d) /) }),
    ])
    const called = Object.values(workflow.jobs).flatMap(
      ({ uses }) => uses?.replace('./.github/workflows/', 'examples/') ?? [],
    )
    expect(called).toHaveLength(1)
    expect(Object.keys(parse(readText(String(called))).on)).toEqual(['workflow_dispatch', 'workflow_call'])
  }
})

test.each(sends)(
  'the $name job of the $recipe recipe checks URLs, limits the reach of an audience, and never has an empty key',
  ({ job, step, given }) => {
    expect(job.permissions).toEqual({ contents: isDryRun(step) ? 'read' : 'write' })
    expect(given['check-urls']).toBe(true)
    expect(Object.hasOwn(given, 'max-reach')).toBe(given.target !== 'all')
    const key = String(given['once-key'])
    const fixedPart = key.replace(/\$\{\{.*?\}\}/g, '')
    const isFile = key === given['payload-file']
    expect(fixedPart !== '' || isFile || key.includes("|| format('by-hand ")).toBe(true)
  },
)

test('every recipe uses the same key for the same campaign or release', () => {
  for (const { given } of sends) {
    const { 'payload-file': file, 'once-key': key, release: tag } = given
    if (tag !== undefined) expect(key).toBe('release-{tag}')
    if (file !== undefined) expect(key).toBe(file)
  }
})

test.each([
  { name: 'send-by-hand', isExact: true },
  { name: 'segments', isExact: false },
])('the $name recipe sends what its dry run showed, with the same key', ({ name, isExact }) => {
  const { review, send } = parse(readText(`examples/${name}.yml`)).jobs
  const { 'expected-payload': expected, ...sent } = send.steps.find(isSend).with
  expect(review.steps.find(isSend).with).toEqual({ ...sent, 'dry-run': true })
  expect(send.needs).toBe('review')
  expect(send.strategy).toEqual(review.strategy)
  if (!isExact) return
  expect(expected).toBe(`\${{ needs.review.outputs.payload }}`)
  expect(review.outputs.payload).toBe(`\${{ steps.look.outputs.payload }}`)
})

const byHand = examples.filter(({ text }) => parse(text).on.workflow_dispatch?.inputs?.['dry-run'])

test('a manual run requires the tag or file, and is a dry run until the box is cleared', () => {
  expect(byHand.map(({ path }) => nameOf(path))).toEqual([
    'announce-new-releases',
    'announce-release',
    'segments',
    'send-by-hand',
    'send-campaigns',
  ])
  for (const { workflow, text } of byHand) {
    const { tag, file, 'dry-run': box } = parse(text).on.workflow_dispatch.inputs
    expect(box).toMatchObject({ type: 'boolean', default: true })
    for (const input of [tag, file]) {
      if (input) expect(input).toEqual({ description: expect.any(String), type: 'string', required: true })
    }
    const sending = Object.values(workflow.jobs).filter(({ steps = [] }) =>
      steps.some(step => isSend(step) && !isDryRun(step)),
    )
    for (const ticked of [true, false]) {
      const contexts = { inputs: { 'dry-run': ticked }, github: {} }
      expect(sending.map(job => sendsIn(job, contexts))).toEqual([!ticked])
    }
  }
})

function sendsIn({ if: condition = '', steps }: Job, contexts: object): boolean {
  if (condition.includes('inputs') && !isTrue(condition, contexts)) return false
  return evaluate(steps.find(isSend)?.with?.['dry-run'] ?? false, contexts) !== 'true'
}

test('docs/setup.md lists the variables and environments of each recipe', () => {
  const rows = [...readText('docs/setup.md').matchAll(/^\|\[([\w-]+)\.yml\].*\|(.*)\|(.*)\|$/gm)]
  const documented = rows.map(([, name, variables, environments]) => ({ name, variables, environments }))
  function listed(text: string, pattern: RegExp): string {
    const found = Array.from(text.matchAll(pattern), ([, name = '']) => name)
    const names = [...new Set(found)].sort()
    return names.map(name => `\`${name}\``).join(', ')
  }
  const withVariables = examples.filter(({ text }) => text.includes('vars.'))
  const used = withVariables.map(({ path, text }) => ({
    name: nameOf(path),
    // The table omits PUSH_BASE_URL, because every recipe uses it.
    variables: listed(text, /vars\.(?!PUSH_BASE_URL)(\w+)/g),
    environments: listed(text, /# environment: \{ name: ([\w-]+),/g),
  }))
  const byName = (first: { name?: string }, second: { name?: string }) =>
    String(first.name).localeCompare(String(second.name))
  expect(documented.sort(byName)).toEqual(used.sort(byName))
})

test('in the strict setup, every job with the token has an environment that creates no deployment', () => {
  for (const file of examples) {
    const own = { ...file, workflow: parse(strict(file.text)) }
    for (const [, { environment, steps }] of jobsOf(own)) {
      if (!JSON.stringify(steps).includes('secrets.PUSH_API_TOKEN')) continue
      expect(environment).toEqual({ name: expect.stringMatching(/^push(-approved)?$/), deployment: false })
    }
  }
})

const campaigns = readdirSync(`${root}examples`, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => /^(campaigns|push)\/.*\.yml$/.test(name))

test.each(campaigns.map(name => ({ name })))(
  'examples/$name is a payload file that the action accepts, and names the schema for editors',
  async ({ name }) => {
    const text = readText(`examples/${name}`)
    expect(text.split('\n')[0]).toBe(
      `# yaml-language-server: $schema=https://raw.githubusercontent.com/${ownRepository}/v1/payload.schema.json`,
    )
    const event = name.startsWith('push/') ? releaseEvent : undefined
    const sent = await dryRun({ target: 'all', 'payload-file': name }, { files: { [name]: text }, event })
    const { ttl } = parse(text)
    const seconds = duration(String(ttl))
    expect(sent.ttl).toBe('value' in seconds ? seconds.value : ttl)
  },
)

const startService = sandboxes()

async function dryRun(inputs: Record<string, string>, step: Pick<RunStep, 'event' | 'files'>) {
  const { url, token } = await startService()
  const own = { 'base-url': url, 'api-token': token, 'dry-run': 'true' }
  const { outputs } = await runAction({ ...step, inputs: { ...inputs, ...own }, env: withoutWaits })
  expect(outputs).toMatchObject({ outcome: 'dry-run', reason: '' })
  return JSON.parse(outputs.payload ?? '')
}

const releaseEvent = {
  name: 'release',
  payload: {
    action: 'published',
    release: {
      tag_name: 'v2.0',
      name: 'Version 2.0',
      body: 'Faster and smaller.',
      html_url: 'https://github.com/octo/site/releases/v2.0',
      published_at: new Date().toISOString(),
    },
    repository: { name: 'site', private: false, owner: { avatar_url: 'https://avatars.githubusercontent.com/u/1' } },
  },
}

const documents = ['README.md', ...readdirSync(`${root}docs`).map(name => `docs/${name}`)]
const markdown = documents.filter(name => name.endsWith('.md'))
const yaml = blocksOf('yaml', markdown).map(([place, text]) => ({ place, text }))
const shown = yaml.flatMap(({ place, text }) => {
  const steps = stepsIn(parse(text))
  return steps.map(step => ({ place, step }))
})

test.each(yaml)('the YAML at $place is valid in a workflow, and reads only outputs that exist', async ({ text }) => {
  expect(await problemsIn('document.yml', asWorkflow(text))).toEqual([])
})

test.each(shown.filter(({ step }) => isSend(step)))('the step at $place runs without an error', async ({ step }) => {
  // Leave out inputs with expressions, because only the runner can evaluate them.
  const literal = Object.entries(step.with ?? {}).filter(([, value]) => !String(value).includes('${{'))
  const given = Object.fromEntries(literal.map(([name, value]) => [name, String(value)]))
  // Leave out `release`, because the event includes it.
  const { release, ...inputs } = given
  const sent = await dryRun({ ...inputs, 'check-urls': 'false' }, { event: releaseEvent })
  expect(sent.title).toBe(inputs.title ?? 'site Version 2.0')
})

test('README.md shows announce-release.yml unchanged', () => {
  const [shown] = blocksOf('yaml', ['README.md'])
  const recipe = readText('examples/announce-release.yml').replace(/^(#.*\n)+/, '')
  expect(shown?.[1]).toBe(recipe)
})

test('every step that sends has a comment about extra-fields', () => {
  const recipes = examples.filter(file => stepsOf(file).some(isSend))
  for (const file of recipes) {
    const comments = file.text.match(optionalLine)?.length
    expect({ path: file.path, comments }).toEqual({ path: file.path, comments: stepsOf(file).filter(isSend).length })
  }
})

test.each(sends)(
  'the comment about extra-fields in the $name job of the $recipe recipe names the notification',
  async given => {
    const contexts = {
      github: { run_id: '4711', event_name: 'push' },
      inputs: { key: 'price "7"', campaign: 'spring', file: 'spring "7": a.yml' },
      matrix: { file: 'campaigns/spring "7": a.yml', segment: 'german', package: {} },
      vars: {},
      needs: { review: { outputs: { payload: '' } } },
    }
    const text = readText(`examples/${given.recipe}.yml`).replace(optionalLine, '$1$2')
    const step = parse(text).jobs[given.name].steps.find(isSend)
    const { 'extra-fields': fields = '' } = inputsOf({ with: { 'extra-fields': step.with['extra-fields'] } }, contexts)
    const sent = await dryRun({ target: 'all', 'extra-fields': fields }, { event: releaseEvent })
    // `campaign_name` must be short and unique to each notification.
    expect(sent.campaign_name).toMatch(/^[^{}$]{0,100}(v2\.0|4711|price "7"|spring|german)/)
  },
)

/** Turns an excerpt from the docs into a complete workflow. Also adds the two inputs that the docs leave out. */
function asWorkflow(text: string): string {
  const address = '$1base-url: https://a.example\n$1api-token: x'
  const whole = text.replace(/^( *)# base-url and api-token as .*$/gm, address)
  const indented = whole.replace(/^(?=.)/gm, '  ')
  const value = parse(text)
  const on = 'on: [release, deployment_status, workflow_dispatch]\n'
  if (Array.isArray(value)) {
    return `${on}jobs:\n  job:\n    runs-on: ubuntu-latest\n    steps:\n${indented.replace(/^(?=.)/gm, '    ')}`
  }
  if ('on' in value) return whole
  return `${on}jobs:\n  deploy: { runs-on: ubuntu-latest, steps: [{ run: 'true' }] }\n${indented}`
}

function stepsIn(value: unknown): Step[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(stepsIn)
  const isJob = 'runs-on' in value || 'permissions' in value
  return !isJob && ('uses' in value || 'run' in value) ? [value as Step, ...within] : within
}
