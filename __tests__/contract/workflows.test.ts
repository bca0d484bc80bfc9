import { describe, expect, test } from '@jest/globals'
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

describe.each(all.map(file => [file.path, file] as const))('%s', (path, file) => {
  test('is valid, and gives our actions inputs that they have', async () => {
    expect(await problemsIn(path, file.text)).toEqual([])
  })

  test('reads outputs that our actions have', () => {
    expect(jobsOf(file).flatMap(([, job]) => unknownOutputs(job))).toEqual([])
  })

  test('pins every action of others to a commit, and says which version that is', () => {
    const lines = file.text.split('\n').filter(line => /^\s*(- )?uses:/.test(line))
    const users = [...jobsOf(file).map(([, job]) => job), ...stepsOf(file)]
    expect(lines).toHaveLength(users.filter(({ uses }) => uses).length)
    expect(lines.filter(line => !isOwn(line) && !pinned.test(line))).toEqual([])
  })

  test('takes no permission that a job does not ask for', () => {
    expect(file.workflow.permissions).toEqual({})
    for (const [, job] of jobsOf(file)) expect(job.permissions).toEqual(expect.any(Object))
  })

  test('ends every job that hangs', () => {
    for (const [, job] of jobsOf(file).filter(([, { uses }]) => !uses)) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(60)
    }
  })

  test('puts no expression into a script, where text from outside would become a command', () => {
    for (const { run = '', with: inputs = {} } of stepsOf(file)) {
      expect(run).not.toContain('${{')
      expect(inputs).not.toHaveProperty('script')
    }
  })

  test('leaves no token in a checkout, unless the job pushes', () => {
    for (const [, job] of jobsOf(file)) {
      for (const { with: inputs } of job.steps.filter(step => step.uses?.startsWith('actions/checkout@'))) {
        expect(inputs?.['persist-credentials']).toBe(pushes(job))
      }
    }
  })

  test('runs nothing with the rights of this repository on behalf of strangers', () => {
    expect(triggers(file)).not.toContain('pull_request_target')
    expect(triggers(file)).not.toContain('workflow_run')
    if (triggers(file).includes('pull_request')) expect(JSON.stringify(file.workflow)).not.toMatch(/\bsecrets\b/)
  })
})

const pinned = /uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
const isOwn = (line: string) => line.includes('uses: ./') || line.includes(`uses: ${ownRepository}`)
const pushes = (job: Job) => job.steps.some(step => step.run?.includes('git push'))

function triggers({ workflow }: WorkflowFile): string[] {
  if (typeof workflow.on === 'string') return [workflow.on]
  return Array.isArray(workflow.on) ? workflow.on : Object.keys(workflow.on)
}

/** `steps.<id>.outputs.<name>` in a job where the step uses an action of ours that has no such output. */
function unknownOutputs(job: Job): string[] {
  const uses = new Map(job.steps.map(step => [step.id, step.uses]))
  const reads = JSON.stringify(job).matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)
  return [...reads].flatMap(([text, id, name = '']) => {
    const manifest = ownManifest(uses.get(id))
    return manifest === undefined || Object.hasOwn(manifest.outputs, name) ? [] : [text]
  })
}

test('only these jobs of this repository may write', () => {
  const writers = workflows.flatMap(file =>
    jobsOf(file).flatMap(([name, { permissions = {} }]) =>
      Object.entries(permissions).flatMap(([scope, access]) =>
        access === 'write' ? [`${file.path} ${name}: ${scope}`] : [],
      ),
    ),
  )
  expect(writers).toEqual([
    '.github/workflows/ci.yml claims: contents',
    '.github/workflows/codeql.yml analyze: security-events',
    '.github/workflows/dependabot-dist.yml commit: contents',
    '.github/workflows/release.yml attest: id-token',
    '.github/workflows/release.yml attest: attestations',
    '.github/workflows/release.yml draft: contents',
    '.github/workflows/release.yml publish: contents',
    '.github/workflows/scorecard.yml analyze: security-events',
    '.github/workflows/scorecard.yml analyze: id-token',
  ])
})

test('a version of an action is the same commit everywhere', () => {
  const pins = all.flatMap(({ text }) => [...text.matchAll(/uses: ([\w.-]+\/[\w.-]+)\S*@(\w{40}) # (v\S+)/g)])
  const commits = new Map<string, Set<string>>()
  for (const [, action, commit = '', version] of pins) {
    const key = `${action} ${version}`
    commits.set(key, (commits.get(key) ?? new Set()).add(commit))
  }
  expect(commits.size).toBeGreaterThan(7)
  for (const [key, found] of commits) expect({ key, found: [...found] }).toEqual({ key, found: [expect.any(String)] })
})

describe('the job that pushes to a branch of Dependabot', () => {
  const { build, commit } = parse(readText('.github/workflows/dependabot-dist.yml')).jobs

  test('follows only what Dependabot itself pushed to this repository', () => {
    expect(build.if).toContain(`github.event.pull_request.user.login == 'dependabot[bot]'`)
    expect(build.if).toContain('github.event.pull_request.head.repo.full_name == github.repository')
    expect(build.if).not.toContain('||')
    expect(commit.needs).toBe('build')
  })

  test('runs nothing that came with the pull request', () => {
    const scripts = commit.steps.map(({ run = '' }: { run?: string }) => run).join('\n')
    expect(scripts).toContain('git push')
    expect(scripts).not.toMatch(/\b(npm|npx|node)\b/)
  })
})

describe('the language service objects to', () => {
  const example = readText('examples/announce-release.yml')
  const changed = (from: string, to: string) => {
    expect(example).toContain(from)
    return problemsIn('examples/changed.yml', example.replace(from, to))
  }

  test('an input that our action does not have', async () => {
    expect(await changed('target: all', 'target: all\n          tittle: Oops')).toEqual([
      "30: Invalid action input 'tittle'",
    ])
  })
})
