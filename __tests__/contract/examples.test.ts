import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { duration } from '../../src/inputs/value-rules.ts'
import { withoutWaits } from '../helpers/preload.ts'
import { type Step as RunStep, runAction } from '../helpers/runner.ts'
import { sandboxes } from '../helpers/send.ts'
import {
  blocksOf,
  edited,
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
const nameOf = (path: string) => path.replace(/^examples\/|\.yml$/g, '')
const sends = examples.flatMap(file =>
  jobsOf(file).flatMap(([name, job]) =>
    job.steps.filter(isSend).map(step => {
      return { recipe: nameOf(file.path), name, job, step, given: step.with ?? {} }
    }),
  ),
)

const extraFields = `\${{ vars.PUSH_EXTRA_FIELDS }}`
const isDryRun = ({ with: given }: { with?: Record<string, unknown> }) => given?.['dry-run'] === true

const eventsOf = (text: string) => Object.keys(parse(text).on).filter(event => event !== 'workflow_call')
/** The events of the recipes that call this one, or its own. */
function automaticEvents({ path, text }: { path: string; text: string }): string[] {
  const callers = examples.filter(other => other.text.includes(`uses: ./.github/workflows/${nameOf(path)}.yml`))
  const events = [text, ...callers.map(other => other.text)].flatMap(eventsOf)
  return events.filter(event => event !== 'workflow_dispatch')
}
/** Callers start reusable.yml on any event. */
const automatic = examples.flatMap(file => {
  const events = nameOf(file.path) === 'reusable' ? ['push', 'schedule'] : automaticEvents(file)
  const steps = stepsOf(file).filter(isSend)
  return events.flatMap(event_name => steps.map(step => ({ recipe: nameOf(file.path), event_name, step })))
})

test('the recipes that can send without a person, and their events', () => {
  expect(automatic.map(({ recipe, event_name }) => `${recipe} ${event_name}`)).toEqual([
    'announce-new-releases workflow_run',
    'announce-new-releases schedule',
    'announce-release release',
    'monorepo push',
    'report-deployment deployment_status',
    'reusable push',
    'reusable schedule',
    'send-campaigns push',
    'send-campaigns schedule',
  ])
})

test.each(automatic)(
  'the $recipe recipe, started by $event_name, sends only while the variable PUSH_LIVE is `true`',
  ({ event_name, step }) => {
    const dryRun = (PUSH_LIVE?: string) =>
      evaluate(step.with?.['dry-run'], { github: { event_name }, inputs: {}, vars: { PUSH_LIVE } })
    expect(dryRun('true')).toBe('false')
    for (const value of [undefined, '', 'false', 'yes', '1', 'true ', 'off']) {
      expect({ value, dryRun: dryRun(value) }).toEqual({ value, dryRun: 'true' })
    }
  },
)

test('a run that a person starts without a form, through a caller of their own, sends only while PUSH_LIVE is `true`', () => {
  const called = ['announce-new-releases', 'send-campaigns']
  const steps = automatic.filter(({ recipe }) => called.includes(recipe)).map(({ step }) => step)
  expect(steps).toHaveLength(4)
  for (const step of steps) {
    const contexts = { github: { event_name: 'workflow_dispatch' }, inputs: {}, vars: {} }
    expect(evaluate(step.with?.['dry-run'], contexts)).toBe('true')
  }
})

test('every automatic dry run says how to go live, before it does anything else', () => {
  for (const { recipe, event_name, step } of automatic) {
    const { steps } = sends.find(send => send.step === step)?.job ?? { steps: [] }
    const note = steps[steps.indexOf(step) - 1]
    const isShown = (PUSH_LIVE: string) =>
      isTrue(String(note?.if), { github: { event_name }, inputs: {}, vars: { PUSH_LIVE } })
    expect({ recipe, shown: isShown(''), whenLive: isShown('true') }).toEqual({ recipe, shown: true, whenLive: false })
    expect(note?.run).toMatch(/^echo 'Dry run, because .*setup\.md#go-live\)' >> "\$GITHUB_STEP_SUMMARY"$/)
  }
})

test('a value that every copy must change is marked with EDIT', () => {
  const marked = examples.map(({ path, text }) => [nameOf(path), text.match(/# EDIT: |EDIT\]/g)?.length ?? 0] as const)
  expect(marked.filter(([, count]) => count > 0)).toEqual([
    ['announce-new-releases', 2],
    ['monorepo', 3],
    ['segments', 2],
  ])
})

test('announce-new-releases.yml refuses to run until its EDIT line is edited', () => {
  const text = readText('examples/announce-new-releases.yml')
  const refuses = (text: string) => {
    const { env, jobs } = parse(text)
    return isTrue(jobs.announce.steps[0].if, { env })
  }
  expect(refuses(text)).toBe(true)
  expect(refuses(edited(text))).toBe(false)
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
    expect(Object.keys(parse(readText(String(called))).on)).not.toContain('schedule')
  }
})

test.each(sends)(
  'the $name job of the $recipe recipe checks URLs, limits the reach of an audience, and never has an empty key',
  ({ job, step, given }) => {
    expect(job.permissions).toEqual({ contents: isDryRun(step) ? 'read' : 'write' })
    // The first step of send-by-hand.yml only reads the payload, for the key.
    if (step.id === 'read') return
    expect([true, '10m']).toContain(given['check-urls'])
    expect(Object.hasOwn(given, 'max-reach')).toBe(given.target !== 'all')
    const key = String(given['once-key'])
    const fixedPart = key.replace(/\$\{\{.*?\}\}/g, '')
    const isFile = key === given['payload-file']
    expect(fixedPart !== '' || isFile || key.endsWith('outputs.key }}')).toBe(true)
  },
)

test('every recipe uses the same key for the same campaign or release', () => {
  for (const { given } of sends) {
    const { 'payload-file': file, 'once-key': key, release: tag } = given
    if (tag !== undefined) expect(key).toBe('release-{tag}')
    if (file !== undefined) expect(key).toBe(file)
  }
})

test('segments.yml sends what its dry run showed, with the same key', () => {
  const { review, send } = parse(readText('examples/segments.yml')).jobs
  const sent = send.steps.find(isSend).with
  expect(review.steps.find(isSend).with).toEqual({ ...sent, 'dry-run': true })
  expect(send.needs).toBe('review')
  expect(send.strategy).toEqual(review.strategy)
})

test('in segments.yml, a limit of 0 stays a limit, and a segment without a limit is not sent', async () => {
  const { send } = parse(readText('examples/segments.yml')).jobs
  const limit = (segment: object) => evaluate(send.steps.find(isSend).with['max-reach'], { matrix: segment })
  expect(limit({ 'max-reach': 0 })).toBe('0')
  expect(limit({ 'max-reach': 'none' })).toBe('none')
  const { url, token } = await startService()
  const inputs = { 'base-url': url, 'api-token': token, target: 'audience', 'audience-name': 'Testers' }
  const { outputs } = await runAction({ inputs: { ...inputs, 'max-reach': limit({}) } })
  expect(outputs).toMatchObject({ outcome: 'not-sent', reason: 'invalid-input' })
})

test.each(sends.filter(({ given }) => /create the variable/.test(JSON.stringify(given))))(
  'the $name job of the $recipe recipe names each variable that is missing, and says to create it and to re-run the job',
  async ({ given }) => {
    const { url, token } = await startService()
    const texts = {
      title: 'Hello',
      message: 'World',
      'landing-url': 'https://site.example/',
      'icon-url': 'https://site.example/i.png',
    }
    const missing = Object.keys(given).filter(name => /create the variable/.test(String(given[name])))
    const fromVariables = missing.map(name => [name, evaluate(given[name], { vars: {} })])
    const target = missing.includes('audience-id') ? 'audience' : 'all'
    const { annotations, outputs } = await runAction({
      inputs: { 'base-url': url, 'api-token': token, target, ...texts, ...Object.fromEntries(fromVariables) },
    })
    expect(outputs).toMatchObject({ outcome: 'not-sent', reason: 'invalid-input' })
    const [{ message = '' } = {}] = annotations
    expect(message).not.toContain('nearest')
    const variables: Record<string, string> = { 'audience-id': 'PUSH_DEPLOYMENT_AUDIENCE' }
    for (const name of missing) {
      const variable = variables[name] ?? `PUSH_${name.toUpperCase().replace('-', '_')}`
      expect(message).toContain(`${name}: "create the variable ${variable}" is not an`)
    }
    expect(message).toContain('If you change only secrets, variables, or your push service, re-run the failed job.')
  },
)

test('send-by-hand.yml sends what its dry run showed, with a key that comes from this', () => {
  const { review, send } = parse(readText('examples/send-by-hand.yml')).jobs
  const [read, shown] = review.steps.filter(isSend)
  const { 'expected-payload': expected, ...sent } = send.steps.find(isSend).with
  expect({ ...shown.with, 'once-key': sent['once-key'] }).toEqual({ ...sent, 'dry-run': true })
  const { 'once-key': key, 'extra-fields': extra, 'check-urls': check, ...content } = shown.with
  expect(read.with).toEqual({ ...content, summary: false })
  expect(send.needs).toBe('review')
  const fromReview = (name: string) => `\${{ needs.review.outputs.${name} }}`
  expect([expected, sent['once-key'], send.concurrency]).toEqual([
    fromReview('payload'),
    fromReview('key'),
    { group: fromReview('key'), queue: 'max' },
  ])
  expect(review.outputs).toEqual({
    payload: `\${{ steps.review.outputs.payload }}`,
    key: `\${{ steps.key.outputs.key }}`,
  })
})

const byHand = examples.filter(({ text }) => parse(text).on.workflow_dispatch?.inputs?.['dry-run'])

test('a manual run requires the tag or file, and is a dry run until the box is cleared', () => {
  expect(byHand.map(({ path }) => nameOf(path))).toEqual([
    'announce-new-releases',
    'announce-release',
    'report-deployment',
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
      const contexts = { inputs: { 'dry-run': ticked }, github: { event_name: 'workflow_dispatch' }, vars: {} }
      expect(sending.map(job => sendsIn(job, contexts))).toEqual([!ticked])
    }
  }
})

function sendsIn({ if: condition = '', steps }: Job, contexts: object): boolean {
  if (condition.includes('inputs') && !isTrue(condition, contexts)) return false
  return evaluate(steps.find(isSend)?.with?.['dry-run'] ?? false, contexts) !== 'true'
}

test('docs/setup.md lists the variables of each recipe', () => {
  const rows = [...readText('docs/setup.md').matchAll(/^\|\[([\w-]+)\.yml\].*\|(.*)\|$/gm)]
  const documented = rows.map(([, name, variables]) => ({ name, variables }))
  function listed(text: string, pattern: RegExp): string {
    const found = Array.from(text.matchAll(pattern), ([, name = '']) => name)
    const names = [...new Set(found)].sort()
    return names.map(name => `\`${name}\``).join(', ')
  }
  const withToken = examples.filter(({ text }) => text.includes('vars.PUSH_BASE_URL'))
  const used = withToken.map(({ path, text }) => ({
    name: nameOf(path),
    // The table omits the variables that apply to every recipe.
    variables: listed(text, /vars\.(?!PUSH_(?:BASE_URL|EXTRA_FIELDS|LIVE|ENVIRONMENT|TIME_ZONE)\b)(\w+)/g),
  }))
  const byName = (first: { name?: string }, second: { name?: string }) =>
    String(first.name).localeCompare(String(second.name))
  expect(documented.sort(byName)).toEqual(used.sort(byName))
})

test('every job with the token has an environment only if PUSH_ENVIRONMENT is set, and creates no deployment', () => {
  for (const file of examples) {
    for (const [name, { environment, steps }] of jobsOf(file)) {
      // reusable.yml gets the token from its caller.
      if (!JSON.stringify(steps).includes('secrets.PUSH_API_TOKEN')) continue
      const nameWith = (vars: object) => evaluate(Object(environment).name, { vars })
      const suffix = name === 'send' && nameOf(file.path) !== 'send-campaigns' ? '-approved' : ''
      expect(environment).toMatchObject({ deployment: false })
      expect([nameWith({}), nameWith({ PUSH_ENVIRONMENT: 'push' })]).toEqual(['', `push${suffix}`])
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
  const shown = blocksOf('yaml', ['README.md']).find(([, text]) => text.startsWith('name: '))
  const recipe = readText('examples/announce-release.yml').replace(/^(#.*\n)+/, '')
  expect(shown?.[1]).toBe(recipe)
})

test('every step that sends passes on the extra fields of the service', () => {
  const without = sends.filter(({ step, given }) => step.id !== 'read' && given['extra-fields'] !== extraFields)
  expect(without.map(({ recipe, name }) => `${recipe} ${name}`)).toEqual([])
})

/** Turns an excerpt from the docs into a complete workflow. Also adds the two inputs that the docs leave out. */
function asWorkflow(text: string): string {
  const address = '$1base-url: https://a.example\n$1api-token: x'
  const whole = text.replace(/^( *)# base-url(?:,| and) api-token.* as .*$/gm, address)
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
