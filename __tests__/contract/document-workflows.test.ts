import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { dryRun } from './dry-run.ts'
import { blocksOf, isSend, ownRepository, problemsIn, readText, root, type Step } from './workflow-files.ts'

const names = readdirSync(`${root}docs`).filter(name => name.endsWith('.md'))
const documents = ['README.md', ...names.map(name => `docs/${name}`)]
const yaml = documents.flatMap(blocksOf).filter(({ language }) => language === 'yaml')
const sends = yaml.flatMap(({ place, text }) =>
  stepsIn(parse(text))
    .filter(isSend)
    .map(step => [place, step.with ?? {}] as const),
)

test.each(yaml.map(({ place, text }) => [place, text] as const))(
  'the workflow at %s is valid, and reads outputs that there are',
  async (_, text) => expect(await problemsIn('document.yml', asWorkflow(text))).toEqual([]),
)

test.each(sends)('the step at %s can be run', async (_, given) => {
  // Expressions are the runner's to read; what they are used for here has tests of its own.
  const literal = Object.entries(given).filter(([, value]) => !String(value).includes('${{'))
  const inputs = Object.fromEntries(literal.map(([name, value]) => [name, String(value)]))
  const release = {
    name: 'Version 2.0',
    body: 'Faster and smaller.',
    html_url: 'https://github.com/octo/site/releases/v2.0',
  }
  const owner = { avatar_url: 'https://avatars.githubusercontent.com/u/1' }
  const payload = { action: 'published', release, repository: { name: 'site', private: false, owner } }
  expect(await dryRun(inputs, { event: { name: 'release', payload } })).toMatchObject({
    title: inputs.title ?? 'site Version 2.0',
    ...(inputs.actions && { actions: parse(inputs.actions) }),
    ...parse(inputs['extra-fields'] ?? '{}'),
  })
})

test('the keys that docs/at-most-once.md proposes are expressions that GitHub can read', async () => {
  const keys = [...readText('docs/at-most-once.md').matchAll(/^\|.*\| `([^`]*\$\{\{[^`]*)` \|$/gm)]
  expect(keys.length).toBeGreaterThanOrEqual(4)
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
