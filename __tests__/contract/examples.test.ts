import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { dryRun } from './dry-run.ts'
import {
  isSend,
  type Job,
  jobsOf,
  ownRepository,
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
    expect(Object.hasOwn(given, 'max-reach')).toBe(given.target !== 'all')
    const key = String(given['once-key'])
    const besides = key.replace(/\$\{\{.*?\}\}/g, '')
    expect(besides !== '' || /\|\| format\('[\w-]+/.test(key)).toBe(true)
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
    expect(environment).toMatchObject(deploys ? { name: 'production' } : { name: 'push', deployment: false })
  }
})

test('what is reviewed in an example is what is sent, but for the token', () => {
  for (const path of ['examples/send-by-hand.yml', 'examples/segments.yml']) {
    const file = examples.find(example => example.path === path)
    const { review, send } = Object.fromEntries(file ? jobsOf(file) : [])
    expect(review?.strategy).toEqual(send?.strategy)
    const given = (job: Job | undefined) => ({ ...job?.steps.find(isSend)?.with, 'api-token': '' })
    expect(given(review)).toEqual({ ...given(send), 'dry-run': true })
  }
})

test('a send by hand is a dry run until the checkbox is cleared', () => {
  const { on, jobs } = parse(readText('examples/send-by-hand.yml'))
  expect(on.workflow_dispatch.inputs['dry-run']).toMatchObject({ type: 'boolean', default: true })
  expect(jobs.send.if).toMatch(/^\$\{\{ !inputs\.dry-run \}\}$/)
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
    expect(sent).toEqual({ ...parse(text), target: { type: 'all' } })
  },
)

test('a campaign or a release has one key, whichever example sends it', () => {
  for (const { given } of sends) {
    const [file, tag, key] = [given['payload-file'], given.release, given['once-key']]
    if (tag) expect(key).toBe(`release-${tag}`)
    const name = String(file)
      .replace('campaigns/', 'campaign-')
      .replace(/\/(?=\$)/, '-')
      .replace(/\.yml$/, '')
    if (file) expect(key).toBe(name)
  }
  // The rules above are for every step that has a token.
  expect(examples.flatMap(stepsOf).filter(step => step.with?.['api-token'])).toHaveLength(sends.length)
})
