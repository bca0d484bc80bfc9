import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import {
  isSend,
  jobsOf,
  ownRepository,
  problemsIn,
  programOf,
  readText,
  type Step,
  stepsOf,
  workflowsIn,
} from './workflow-files.ts'

const workflows = workflowsIn('.github/workflows')
const recipes = workflowsIn('examples')
const all = [...workflows, ...recipes]
const each = test.each(all)

const isCheckout = ({ uses }: Step) => uses?.startsWith('actions/checkout@') === true

each('$path is valid, and uses only inputs and outputs that the actions have', async ({ path, text }) => {
  expect(await problemsIn(path, text)).toEqual([])
})

test('the check of workflows finds inputs and outputs that an action does not have', async () => {
  const example = readText('examples/send-by-hand.yml')
  const changed = example
    .replace('max-reach: ${', 'tittle: ${')
    .replace('review.outputs.payload }}\n    steps', 'review.outputs.done }}\n    steps')
  expect(await problemsIn('examples/changed.yml', changed)).toEqual([
    expect.stringMatching(/^\d+: Invalid action input 'tittle'$/),
    'unknown output: steps.review.outputs.done',
  ])
})

each('$path pins every external action to a commit, with the version in a comment', file => {
  const lines = file.text.split('\n').filter(line => /^\s*(- )?uses:/.test(line))
  const users = [...jobsOf(file).map(([, job]) => job), ...stepsOf(file)]
  expect(lines).toHaveLength(users.filter(({ uses }) => uses).length)
  const pinned = /uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+\.\d+)?$/
  const isOwn = (line: string) => line.includes('uses: ./') || line.includes(`uses: ${ownRepository}`)
  expect(lines.filter(line => !isOwn(line) && !pinned.test(line))).toEqual([])
})

each('$path has a timeout for every job, and grants permissions only to single jobs', file => {
  expect(file.workflow.permissions).toEqual({})
  for (const [, job] of jobsOf(file)) {
    expect(job.permissions).toEqual(expect.any(Object))
    if (!job.uses) expect(job['timeout-minutes']).toBeLessThanOrEqual(60)
  }
})

each('$path has no expression in a script, because its value could be a command', file => {
  for (const { run = '', with: inputs = {} } of stepsOf(file)) {
    expect(run).not.toContain('${{')
    expect(inputs).not.toHaveProperty('script')
  }
})

each('$path leaves no token in a checkout, unless the job pushes', file => {
  for (const [, job] of jobsOf(file)) {
    const pushes = job.steps.some(step => /git push|'git', 'push'/.test(programOf(step)))
    const checkouts = job.steps.filter(isCheckout)
    for (const { with: inputs } of checkouts) expect(inputs?.['persist-credentials']).toBe(pushes)
  }
})

each('$path runs no untrusted code with secrets or write permissions', file => {
  const { on } = file.workflow
  const triggers = typeof on === 'string' || Array.isArray(on) ? [on].flat() : Object.keys(on)
  expect(triggers).not.toContain('pull_request_target')
  // A run triggered by `workflow_run` has access to secrets, so it must not use anything from the triggering run.
  if (triggers.includes('workflow_run')) {
    expect(file.text).not.toMatch(/event\.workflow_run|head_sha|head_branch|artifact/)
    // Without `ref` and `repository`, actions/checkout checks out the default branch. Scripts have no expressions (see above).
    const isFixedScript = (step: Step) => step.run !== undefined && step.env === undefined
    const isOfDefaultBranch = (step: Step) => isCheckout(step) && !step.with?.ref && !step.with?.repository
    const isHarmless = (step: Step) => isSend(step) || isFixedScript(step) || isOfDefaultBranch(step)
    expect(stepsOf(file).filter(step => !isHarmless(step))).toEqual([])
  }
  if (triggers.includes('pull_request')) expect(JSON.stringify(file.workflow)).not.toMatch(/\bsecrets\b/)
})

test('only the listed jobs and jobs that send may write, and no workflow in this repository uses a secret', () => {
  for (const file of workflows) expect(file.text).not.toMatch(/secrets\./)
  const writers: string[] = []
  for (const file of all) {
    for (const [name, { steps, permissions = {} }] of jobsOf(file)) {
      const scopes = Object.keys(permissions).filter(scope => permissions[scope] === 'write')
      if (scopes.length > 0 && !steps.some(isSend)) writers.push(`${file.path} ${name}: ${scopes.join(', ')}`)
    }
  }
  expect(writers).toEqual([
    '.github/workflows/ci.yml claims: contents',
    '.github/workflows/codeql.yml analyze: security-events',
    '.github/workflows/dependabot-dist.yml commit: contents',
    '.github/workflows/release.yml attest: id-token, attestations',
    '.github/workflows/release.yml draft: contents',
    '.github/workflows/release.yml publish: contents',
    '.github/workflows/scorecard.yml analyze: security-events, id-token',
    'examples/look-for-new-releases.yml look: contents',
    'examples/monorepo.yml release: contents, pull-requests, id-token',
    'examples/on-a-schedule.yml send: contents',
    'examples/report-deployment.yml restart: actions',
  ])
})

test('every version of an action is pinned to the same commit everywhere', () => {
  const uses = all.flatMap(({ text }) => [...text.matchAll(/uses: ([\w.-]+\/[\w.-]+)\S*@(\w{40}) # (v\S+)/g)])
  expect(uses.length).toBeGreaterThan(7)
  const commits = new Map(uses.map(([, action, commit, version]) => [`${action} ${version}`, commit]))
  const others = uses.filter(([, action, commit, version]) => commits.get(`${action} ${version}`) !== commit)
  expect(others.map(([text]) => text)).toEqual([])
})

test('the job that pushes to Dependabot branches runs only for Dependabot, and runs no code from its pull requests', () => {
  const { build, commit } = parse(readText('.github/workflows/dependabot-dist.yml')).jobs
  expect(build.if).toContain(`github.event.pull_request.user.login == 'dependabot[bot]'`)
  expect(build.if).toContain('github.event.pull_request.head.repo.full_name == github.repository')
  expect(build.if).not.toContain('||')
  expect(commit.needs).toBe('build')
  const runs = commit.steps.map(({ run }: { run?: string }) => run).filter(Boolean)
  expect(runs).toEqual(['node .github/scripts/dependabot/commit-dist.mjs'])
})

test.each(workflows)('each script in $path is one short command', file => {
  for (const { run = '' } of stepsOf(file)) {
    expect(run).not.toContain('\n')
    expect(run.length).toBeLessThan(100)
  }
})
