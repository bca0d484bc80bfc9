import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { startSandbox } from '../helpers/doubles/push-service.mjs'
import { runAction } from '../helpers/runner.ts'
import { type Job, jobsOf, ownRepository, readText, type Step, stepsOf, workflowsIn } from './workflow-files.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const examples = workflowsIn('examples')

/** Outputs of actions of others, as their documents name them at the version that the examples pin. */
const foreignOutputs: Record<string, string[]> = {
  'googleapis/release-please-action': ['release_created', 'tag_name'],
  'changesets/action': ['published', 'published-packages'],
  'cycjimmy/semantic-release-action': ['new_release_published', 'new_release_git_tag'],
  'goreleaser/goreleaser-action': ['metadata'],
}

const isSend = (step: Step) => step.uses === `${ownRepository}@v1`
const reallySends = (step: Step) => isSend(step) && step.with?.['dry-run'] !== true
const sends = examples.flatMap(file =>
  jobsOf(file).flatMap(([name, job]) =>
    job.steps.filter(isSend).map(step => ({ place: `${file.path} ${name}`, job, step, given: step.with ?? {} })),
  ),
)

test('there is an example for each way of sending', () => {
  expect(examples.map(({ path }) => path.slice('examples/'.length))).toEqual([
    'after-changesets.yml',
    'after-deploy.yml',
    'after-gh-release.yml',
    'after-goreleaser.yml',
    'after-release-please.yml',
    'after-semantic-release.yml',
    'announce-release.yml',
    'call-reusable.yml',
    'campaign-file.yml',
    'campaigns-in-pull-requests.yml',
    'enterprise-server.yml',
    'on-a-schedule.yml',
    'report-deployment.yml',
    'reusable.yml',
    'segments.yml',
    'send-by-hand.yml',
    'send-merged-campaigns.yml',
    'test-audience-first.yml',
  ])
  expect(sends.filter(({ step }) => reallySends(step))).toHaveLength(17)
})

describe.each(sends.map(send => [send.place, send] as const))('%s', (_, { job, step, given }) => {
  test('has a once-key that is never empty', () => {
    const key = String(given['once-key'])
    const besides = key.replace(/\$\{\{.*?\}\}/g, '')
    expect(besides !== '' || /\|\| format\('[\w-]+/.test(key)).toBe(true)
    // A tag that is empty would make one key of all releases.
    const conditions = `${job.if} ${step.if}`
    for (const [source] of key.matchAll(/(?:needs|steps)\.\w+\.outputs\.\w+/g)) {
      expect(conditions).toContain(`${source} != ''`)
    }
  })

  test('checks the URLs', () => {
    expect(given['check-urls']).toBe(true)
  })

  test('limits the reach of an audience', () => {
    expect(Object.hasOwn(given, 'max-reach')).toBe(given.target !== 'all')
  })

  test('may write if it really sends, and only read if it is a dry run', () => {
    expect(job.permissions).toEqual({ contents: job.steps.some(reallySends) ? 'write' : 'read' })
  })
})

test('jobs that do not send may write only what their comments say', () => {
  const others = examples.flatMap(file =>
    jobsOf(file).flatMap(([name, job]) =>
      job.steps.some(reallySends) || !Object.values(job.permissions ?? {}).includes('write')
        ? []
        : [`${file.path.slice('examples/'.length)} ${name}: ${Object.keys(job.permissions ?? {}).join(', ')}`],
    ),
  )
  expect(others).toEqual([
    'after-changesets.yml release: contents, pull-requests, id-token',
    'after-gh-release.yml release: contents',
    'after-goreleaser.yml release: contents',
    'after-release-please.yml release: contents, pull-requests',
    'after-semantic-release.yml release: contents, issues, pull-requests',
    'call-reusable.yml push: contents',
  ])
})

test('outputs of the actions of others have the names that these have', () => {
  const reads = examples.flatMap(file => jobsOf(file).flatMap(([, job]) => outputsOfOthers(job)))
  expect(reads).toHaveLength(7)
  for (const { action, output } of reads) expect(foreignOutputs[action]).toContain(output)
})

/** Reads of the outputs of a step that uses an action of somebody else. */
function outputsOfOthers(job: Job): { action: string; output: string }[] {
  const uses = new Map(job.steps.map(step => [step.id, step.uses?.split('@')[0] ?? '']))
  const reads = JSON.stringify(job).matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)
  return [...reads].flatMap(([, id = '', output = '']) => {
    const action = uses.get(id) ?? ''
    return action === '' || action.startsWith(ownRepository) ? [] : [{ action, output }]
  })
}

test('an environment that is only there for its reviewers and secrets makes no deployment', () => {
  const environments = examples.flatMap(file => jobsOf(file).flatMap(([, { environment }]) => environment ?? []))
  expect(environments).toHaveLength(4)
  for (const environment of environments) {
    expect(environment).toEqual(
      expect.objectContaining(
        typeof environment === 'object' && environment.url
          ? { name: 'production' }
          : { name: 'push', deployment: false },
      ),
    )
  }
})

test('what is reviewed is what is sent, but for the token', () => {
  for (const path of ['examples/send-by-hand.yml', 'examples/segments.yml']) {
    const file = examples.find(example => example.path === path)
    const { review, send } = Object.fromEntries(file ? jobsOf(file) : [])
    expect(review?.strategy).toEqual(send?.strategy)
    const withoutToken = (job: Job | undefined) => {
      const { 'api-token': _, ...given } = job?.steps.find(isSend)?.with ?? {}
      return given
    }
    expect(withoutToken(review)).toEqual({ ...withoutToken(send), 'dry-run': true })
  }
})

test('a send by hand is a dry run until the checkbox is cleared', () => {
  const { on, jobs } = parse(readText('examples/send-by-hand.yml'))
  expect(on.workflow_dispatch.inputs['dry-run']).toMatchObject({ type: 'boolean', default: true })
  expect(jobs.send.if).toMatch(/^\$\{\{ !inputs\.dry-run \}\}$/)
})

describe('a campaign', () => {
  const campaigns = readdirSync(`${root}examples/campaigns`, { recursive: true, encoding: 'utf8' })
    .map(name => `campaigns/${name.replaceAll('\\', '/')}`)
    .filter(name => name.endsWith('.yml'))
    .sort()

  test('is there for every example that sends one', () => {
    const segments = examples.find(({ path }) => path === 'examples/segments.yml')?.workflow.jobs.send?.strategy?.matrix
    expect(campaigns).toEqual([
      'campaigns/2026-12-24.yml',
      'campaigns/spring.yml',
      ...[segments?.include].flat().map(each => `campaigns/summer/${(each as { segment: string }).segment}.yml`),
    ])
  })

  test.each(campaigns)('such as %s names its schema for editors', name => {
    expect(readText(`examples/${name}`).split('\n')[0]).toBe(
      `# yaml-language-server: $schema=https://raw.githubusercontent.com/${ownRepository}/v1/payload.schema.json`,
    )
  })

  test.each(campaigns)('such as %s is a payload file that our action accepts', async name => {
    const text = readText(`examples/${name}`)
    const sandbox = await startSandbox()
    try {
      const { outputs } = await runAction({
        inputs: {
          'base-url': sandbox.url,
          'api-token': sandbox.token,
          target: 'all',
          'payload-file': name,
          'dry-run': 'true',
        },
        files: { [name]: text },
      })
      expect(outputs).toMatchObject({ outcome: 'dry-run', reason: '' })
      expect(JSON.parse(outputs.payload ?? '')).toEqual({ ...parse(text), target: { type: 'all' } })
    } finally {
      await sandbox.close()
    }
  })
})

test('a campaign has one key, whichever example sends it', () => {
  const keys = sends
    .filter(({ given }) => given['payload-file'])
    .map(({ given }) => [given['payload-file'], given['once-key']])
  expect(keys.length).toBeGreaterThanOrEqual(5)
  for (const [file, key] of keys) {
    expect(key).toBe(
      String(file)
        .replace('campaigns/', 'campaign-')
        .replace(/\/(?=\$)/, '-')
        .replace(/\.yml$/, ''),
    )
  }
})

test('a release has one key, whichever example announces it', () => {
  const keys = sends.filter(({ given }) => given.release).map(({ given }) => [given.release, given['once-key']])
  expect(keys).toHaveLength(5)
  for (const [tag, key] of keys) expect(key).toBe(`release-${tag}`)
})

test('every step of an example that sends is one of these', () => {
  expect(examples.flatMap(stepsOf).filter(step => step.with?.['api-token'])).toHaveLength(sends.length)
})
