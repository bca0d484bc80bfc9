import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { startSandbox } from '../helpers/doubles/push-service.mjs'
import { runAction } from '../helpers/runner.ts'
import { blocksOf, documents } from './document-blocks.ts'
import { ownManifest, ownRepository, problemsIn, readText, type Step } from './workflow-files.ts'

const yaml = documents.flatMap(blocksOf).filter(({ language }) => language === 'yaml')

/** What is read of a release that was published. */
const released = {
  action: 'published',
  release: { name: 'Version 2.0', body: 'Faster and smaller.', html_url: 'https://github.com/octo/site/releases/v2.0' },
  repository: { name: 'site', private: false, owner: { avatar_url: 'https://avatars.githubusercontent.com/u/1' } },
}

const stepsIn = (value: unknown): Step[] =>
  everyNode(value)
    .filter(isMapping)
    .filter(node => 'uses' in node || 'run' in node)
const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

describe('a workflow, or a part of one', () => {
  const own = yaml

  test('is there to be tested', () => {
    expect(own.length).toBeGreaterThanOrEqual(4)
  })

  test.each(own.map(block => [block.place, block] as const))('at %s is valid', async (_, { text }) => {
    expect(await problemsIn('document.yml', asWorkflow(text))).toEqual([])
  })

  test.each(own.map(block => [block.place, block] as const))('at %s reads outputs that there are', (_, { text }) => {
    const steps: Step[] = stepsIn(parse(text))
    for (const [, id, name = ''] of text.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
      const { uses, run = '' } = steps.find(step => step.id === id) ?? {}
      if (uses) expect(ownManifest(uses)?.outputs).toHaveProperty(name)
      else expect(run).toContain(`${name}=`)
    }
  })

  const sends = own.flatMap(({ place, text }) =>
    stepsIn(parse(text)).flatMap(step => (step.uses === `${ownRepository}@v1` ? [{ place, step }] : [])),
  )

  test.each(sends.map(({ place, step }) => [place, step] as const))('at %s can be run', async (_, { with: given }) => {
    const sandbox = await startSandbox()
    try {
      // Expressions are the runner's to read; what they are used for here has tests of its own.
      const literal = Object.entries(given ?? {}).filter(([, value]) => !String(value).includes('${{'))
      const inputs = Object.fromEntries(literal.map(([name, value]) => [name, String(value)]))
      const { outputs } = await runAction({
        inputs: { ...inputs, 'base-url': sandbox.url, 'api-token': sandbox.token, 'dry-run': 'true' },
        event: { name: 'release', payload: released },
      })
      expect(outputs).toMatchObject({ outcome: 'dry-run', reason: '' })
      expect(JSON.parse(outputs.payload ?? '')).toMatchObject({
        title: inputs.title ?? 'site Version 2.0',
        ...(inputs.actions && { actions: parse(inputs.actions) }),
        ...parse(inputs['extra-fields'] ?? '{}'),
      })
    } finally {
      await sandbox.close()
    }
  })
})

test('the keys that are proposed are expressions that GitHub can read', async () => {
  const keys = [...readText('docs/at-most-once.md').matchAll(/^\|.*\| `([^`]*\$\{\{[^`]*)` \|$/gm)].map(
    ([, key]) => key ?? '',
  )
  expect(keys.length).toBeGreaterThanOrEqual(4)
  for (const key of keys) {
    const step = `- uses: ${ownRepository}@v1\n  with:\n    # base-url and api-token as above\n    target: all\n    once-key: ${key}\n`
    expect(await problemsIn('document.yml', asWorkflow(step))).toEqual([])
  }
})

/** A list of steps as a whole workflow, with the two inputs that documents do not repeat. */
function asWorkflow(text: string): string {
  const whole = text.replace(
    /^( *)# base-url and api-token as above$/gm,
    '$1base-url: https://a.example\n$1api-token: x',
  )
  if (!Array.isArray(parse(text))) return whole
  const events = '[release, deployment_status, workflow_dispatch]'
  const job = 'runs-on: ubuntu-latest\n    strategy: { matrix: { audience: [{ id: 1 }] } }\n    steps:'
  return `on: ${events}\njobs:\n  job:\n    ${job}\n${whole.replace(/^(?=.)/gm, '      ')}`
}

/** A value and everything in it. */
function everyNode(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(everyNode)] : [value]
}
