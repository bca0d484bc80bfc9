import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import {
  type Job,
  jobsOf,
  ownManifest,
  ownRepository,
  problemsIn,
  readText,
  stepsOf,
  type WorkflowFile,
  workflowsIn,
} from './workflow-files.ts'

const workflows = workflowsIn('.github/workflows')
const all = [...workflows, ...workflowsIn('examples')]
const each = test.each(all.map(file => [file.path, file] as const))

each('%s is valid, and gives our actions inputs and reads outputs that they have', async (path, file) => {
  expect(await problemsIn(path, file.text)).toEqual([])
  expect(jobsOf(file).flatMap(([, job]) => unknownOutputs(job))).toEqual([])
})

test('a workflow is invalid with an input that our action does not have', async () => {
  const example = readText('examples/announce-release.yml')
  const changed = example.replace('target: all', 'target: all\n          tittle: Oops')
  expect(await problemsIn('examples/changed.yml', changed)).toEqual(["30: Invalid action input 'tittle'"])
})

each('%s pins every action of others to a commit, and says which version that is', (_, file) => {
  const lines = file.text.split('\n').filter(line => /^\s*(- )?uses:/.test(line))
  const users = [...jobsOf(file).map(([, job]) => job), ...stepsOf(file)]
  expect(lines).toHaveLength(users.filter(({ uses }) => uses).length)
  const pinned = /uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
  const isOwn = (line: string) => line.includes('uses: ./') || line.includes(`uses: ${ownRepository}`)
  expect(lines.filter(line => !isOwn(line) && !pinned.test(line))).toEqual([])
})

each('%s ends every job that hangs, and gives none a permission that it does not ask for', (_, file) => {
  expect(file.workflow.permissions).toEqual({})
  for (const [, job] of jobsOf(file)) {
    expect(job.permissions).toEqual(expect.any(Object))
    if (!job.uses) expect(job['timeout-minutes']).toBeLessThanOrEqual(60)
  }
})

each('%s puts no expression into a script, where text from outside would become a command', (_, file) => {
  for (const { run = '', with: inputs = {} } of stepsOf(file)) {
    expect(run).not.toContain('${{')
    expect(inputs).not.toHaveProperty('script')
  }
})

each('%s leaves no token in a checkout, unless the job pushes', (_, file) => {
  for (const [, job] of jobsOf(file)) {
    const pushes = job.steps.some(step => step.run?.includes('git push'))
    const checkouts = job.steps.filter(step => step.uses?.startsWith('actions/checkout@'))
    for (const { with: inputs } of checkouts) expect(inputs?.['persist-credentials']).toBe(pushes)
  }
})

each('%s runs nothing with the rights of this repository on behalf of strangers', (_, file) => {
  const triggers = triggersOf(file)
  expect(triggers).not.toContain('pull_request_target')
  expect(triggers).not.toContain('workflow_run')
  if (triggers.includes('pull_request')) expect(JSON.stringify(file.workflow)).not.toMatch(/\bsecrets\b/)
})

function triggersOf({ workflow: { on } }: WorkflowFile): string[] {
  return typeof on === 'string' || Array.isArray(on) ? [on].flat() : Object.keys(on)
}

/** `steps.<id>.outputs.<name>` in a job whose step uses an action of ours that has no such output. */
function unknownOutputs(job: Job): string[] {
  const uses = new Map(job.steps.map(step => [step.id, step.uses]))
  const reads = JSON.stringify(job).matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)
  return [...reads].flatMap(([text, id, name = '']) => {
    const manifest = ownManifest(uses.get(id))
    return manifest === undefined || Object.hasOwn(manifest.outputs, name) ? [] : [text]
  })
}

test('only these jobs of this repository may write, and they use no token but that of the run', () => {
  const jobs = workflows.flatMap(file => jobsOf(file).map(([name, job]) => [`${file.path} ${name}`, job] as const))
  for (const [, job] of jobs) expect(JSON.stringify(job)).not.toMatch(/secrets\./)
  const writers = jobs.flatMap(([place, { permissions = {} }]) => {
    const scopes = Object.keys(permissions).filter(scope => permissions[scope] === 'write')
    return scopes.length > 0 ? [`${place}: ${scopes.join(', ')}`] : []
  })
  expect(writers).toEqual([
    '.github/workflows/ci.yml claims: contents',
    '.github/workflows/codeql.yml analyze: security-events',
    '.github/workflows/dependabot-dist.yml commit: contents',
    '.github/workflows/release.yml attest: id-token, attestations',
    '.github/workflows/release.yml draft: contents',
    '.github/workflows/release.yml publish: contents',
    '.github/workflows/scorecard.yml analyze: security-events, id-token',
  ])
})

test('a version of an action is the same commit everywhere', () => {
  const commits = new Map<string, string>()
  for (const { text } of all) {
    for (const [, action, commit = '', version] of text.matchAll(/uses: ([\w.-]+\/[\w.-]+)\S*@(\w{40}) # (v\S+)/g)) {
      const key = `${action} ${version}`
      expect([key, commits.get(key) ?? commit]).toEqual([key, commit])
      commits.set(key, commit)
    }
  }
  expect(commits.size).toBeGreaterThan(7)
})

test('the job that pushes to a branch of Dependabot runs for what Dependabot pushed here, and none of its code', () => {
  const { build, commit } = parse(readText('.github/workflows/dependabot-dist.yml')).jobs
  expect(build.if).toContain(`github.event.pull_request.user.login == 'dependabot[bot]'`)
  expect(build.if).toContain('github.event.pull_request.head.repo.full_name == github.repository')
  expect(build.if).not.toContain('||')
  expect(commit.needs).toBe('build')
  const scripts = commit.steps.map(({ run = '' }: { run?: string }) => run).join('\n')
  expect(scripts).toContain('git push')
  expect(scripts).not.toMatch(/\b(npm|npx|node)\b/)
})
