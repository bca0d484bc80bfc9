import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { describeOnLinux } from '../helpers/needs.ts'
import { type Job, readText, workflowsIn } from './workflow-files.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workflow-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function jobsOf(workflow: string): Record<string, Job> {
  const file = workflowsIn('.github/workflows').find(({ path }) => path.endsWith(`/${workflow}`))
  if (!file) throw new Error(`there is no workflow ${workflow}`)
  return file.workflow.jobs
}

/** The script of a step, by the names of workflow, job and step. */
function scriptOf(workflow: string, job: string, step: string): string {
  const script = jobsOf(workflow)[job]?.steps.find(({ name }) => name === step)?.run
  if (!script) throw new Error(`${workflow} has no step "${step}" in ${job}`)
  return script
}

interface Script {
  script: string
  env: Record<string, string>
  /** Commands that stand in for real ones, as shell scripts by name. */
  commands?: Record<string, string>
  cwd?: string
}

/** Runs a script as GitHub does; `calls` is what the `gh` that stands in was called with. */
function run({ script, env, commands = {}, cwd = root }: Script) {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  for (const [name, text] of Object.entries(commands)) {
    writeFileSync(join(bin, name), `#!/usr/bin/env bash\necho "$@" >> "${folder}/${name}.calls"\n${text}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  const { status, stdout } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd,
    encoding: 'utf8',
    timeout: 30_000,
    env: {
      PATH: `${bin}:${process.env.PATH}`,
      HOME: folder,
      RUNNER_TEMP: folder,
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
      GH_REPO: 'octo/site',
      ...env,
    },
  })
  const calls = join(folder, 'gh.calls')
  return { status, stdout, calls: existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [] }
}

test('a release takes its steps in order, and a person approves the last', () => {
  const jobs = jobsOf('release.yml')
  const order = Object.entries(jobs).map(([name, { needs = [], environment }]) => ({ name, needs, environment }))
  expect(order).toEqual([
    { name: 'verify', needs: [], environment: undefined },
    { name: 'dist', needs: 'verify', environment: undefined },
    { name: 'test', needs: 'verify', environment: undefined },
    { name: 'attest', needs: ['verify', 'dist', 'test'], environment: undefined },
    { name: 'draft', needs: ['verify', 'attest'], environment: undefined },
    { name: 'publish', needs: ['verify', 'draft'], environment: 'release' },
  ])
  const scripts = (job: string) => jobs[job]?.steps.map(({ run = '' }) => run).join('\n')
  for (const command of ['merge-base --is-ancestor', 'release-notes.mjs']) expect(scripts('verify')).toContain(command)
  expect(scripts('verify')).not.toContain('npm')
  // Nothing has run there that could change what is compared.
  expect(scripts('dist')?.trim().split(/\n+/)).toEqual(['npm ci', 'npm run check-dist'])
  expect(scripts('test')).toContain('npm cit')
})

describeOnLinux('a release is drafted', () => {
  const script = scriptOf('release.yml', 'draft', 'Draft the release')
  const version = JSON.parse(readText('package.json')).version
  const tag = `v${version}`

  beforeEach(() => {
    for (const path of ['build', 'src']) mkdirSync(join(folder, path))
    for (const path of ['build/release-notes.mjs', 'build/changelog.mjs', 'src/version.ts', 'package.json']) {
      copyFileSync(join(root, path), join(folder, path))
    }
    copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
    writeChangelog('')
  })

  const writeChangelog = (unreleased: string) =>
    writeFileSync(
      join(folder, 'CHANGELOG.md'),
      `## [Unreleased]\n${unreleased}\n## [${version}] - 2026-01-31\n\n- A thing.\n`,
    )
  const draft = (state: string, TAG = tag) =>
    run({ script, env: { TAG }, commands: { gh: `[ "$2" = view ] && { ${state}; }; exit 0` }, cwd: folder })

  test('with the notes of the changelog, for a tag that is there', () => {
    const { status, calls } = draft('exit 1')
    expect(status).toBe(0)
    expect(calls.at(-1)).toBe(
      `release create ${tag} --draft --verify-tag --title ${tag} --notes-file ${folder}/notes.md`,
    )
    expect(readFileSync(join(folder, 'notes.md'), 'utf8')).toBe('- A thing.\n')
  })

  test('again if a draft exists already', () => {
    const { status, calls } = draft('echo true; exit 0')
    expect(status).toBe(0)
    expect(calls.at(-1)).toMatch(`release edit ${tag} --title`)
    expect(calls.join()).not.toContain('create')
  })

  test('but not if it is published already', () => {
    const { status, calls, stdout } = draft('echo false; exit 0')
    expect([status, calls.length]).toEqual([1, 1])
    expect(stdout).toContain(`::error::${tag} is released already`)
  })

  test('not under a version that the repository does not have', () => {
    expect(draft('exit 1', 'v99.0.0')).toMatchObject({ status: 1, calls: [] })
  })

  test('not while something is unreleased', () => {
    writeChangelog('\n- Another thing.\n')
    expect(draft('exit 1')).toMatchObject({ status: 1, calls: [] })
  })
})

describeOnLinux('a release is published', () => {
  describe.each(['The tag still points to what was verified', 'The release is of what was verified'])('%s', step => {
    test.each([
      ['c0ffee', 0],
      ['badbad', 1],
    ])('where it points to %s and c0ffee was verified: %d', (now, status) => {
      const script = scriptOf('release.yml', 'publish', step)
      const result = run({ script, env: { TAG: 'v1.2.0', COMMIT: 'c0ffee' }, commands: { gh: `echo ${now}` } })
      expect(result.status).toBe(status)
      expect(result.calls).toEqual(['api repos/octo/site/commits/tags/v1.2.0 --jq .sha'])
      expect(result.stdout.includes('::error::')).toBe(status === 1)
    })
  })

  test('only between two looks at its tag, the last once nobody can move it, and before the major tag follows', () => {
    expect(jobsOf('release.yml').publish?.steps.map(({ name }) => name)).toEqual([
      'The tag still points to what was verified',
      'Publish',
      'The release is immutable',
      'The release is of what was verified',
      'Move the major tag',
    ])
  })

  test.each([
    ['echo true', 0, 2, 0],
    ['echo false', 1, 12, 12],
    ['[ "$2" = verify ] && exit 1; echo true', 1, 24, 12],
  ])('and has to be immutable (%s): %d', (gh, status, calls, sleeps) => {
    const script = scriptOf('release.yml', 'publish', 'The release is immutable')
    writeFileSync(join(folder, 'sleep.calls'), '')
    const result = run({ script, env: { TAG: 'v1.2.0' }, commands: { gh, sleep: '' } })
    expect([result.status, result.calls.length]).toEqual([status, calls])
    expect(readFileSync(join(folder, 'sleep.calls'), 'utf8').split('\n').length - 1).toBe(sleeps)
  })
})

describeOnLinux('the major tag', () => {
  const script = scriptOf('release.yml', 'publish', 'Move the major tag')
  const move = (TAG: string, releases: string, known = true) =>
    run({
      script,
      env: { TAG, COMMIT: 'c0ffee' },
      commands: {
        gh: `case "$*" in release*) printf '${releases.replaceAll(' ', '\\n')}\\n' ;; *git/ref/*) ${known ? 'exit 0' : 'exit 1'} ;; esac`,
      },
    })

  test('follows the newest release', () => {
    const { status, calls } = move('v1.10.0', 'v2.0.0 v1.10.0 v1.9.0 v1.2.0 v0.1.0')
    expect(status).toBe(0)
    expect(calls.slice(2)).toEqual([
      'api --silent --method PATCH repos/octo/site/git/refs/tags/v1 -f sha=c0ffee -F force=true',
    ])
  })

  test('is made for the first release', () => {
    const { status, calls } = move('v2.0.0', 'v2.0.0 v1.10.0', false)
    expect(status).toBe(0)
    expect(calls.slice(2)).toEqual([
      'api --silent --method POST repos/octo/site/git/refs -f ref=refs/tags/v2 -f sha=c0ffee',
    ])
  })

  test('stays for a release of an older line', () => {
    const { status, calls, stdout } = move('v1.2.1', 'v1.2.1 v1.10.0')
    expect([status, calls.length]).toEqual([0, 1])
    expect(stdout).toContain('v1 stays where it is')
  })

  test('stays, and the job fails, if the releases cannot be listed', () => {
    const { status, calls } = run({ script, env: { TAG: 'v1.2.0', COMMIT: 'c0ffee' }, commands: { gh: 'exit 1' } })
    expect(status).not.toBe(0)
    expect(calls).toHaveLength(1)
  })
})

describeOnLinux('dist that was built for Dependabot', () => {
  const script = scriptOf('dependabot-dist.yml', 'commit', 'Commit')
  const branch = 'dependabot/npm_and_yarn/tools-1'
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: join(folder, 'clone'),
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: folder },
    }).trim()

  beforeEach(() => {
    for (const path of ['remote.git', 'clone/dist', 'dist']) mkdirSync(join(folder, path), { recursive: true })
    git('init', '--quiet', '--initial-branch', branch)
    git('init', '--quiet', '--bare', join(folder, 'remote.git'))
    git('remote', 'add', 'origin', join(folder, 'remote.git'))
    for (const [path, text] of Object.entries({ 'dist/index.js': 'old', 'dist/1.js': 'old', 'README.md': 'same' })) {
      writeFileSync(join(folder, 'clone', path), text)
    }
    git('add', '.')
    git('commit', '--quiet', '--message', 'first')
    git('push', '--quiet', 'origin', branch)
    writeFileSync(join(folder, 'dist/index.js'), 'new')
    writeFileSync(join(folder, 'dist/2.js'), 'new')
  })

  const commit = () => run({ script, env: { BRANCH: branch }, cwd: join(folder, 'clone') })
  const pushed = () => git('--git-dir', join(folder, 'remote.git'), 'log', '--format=%s', branch).split('\n')

  test('is pushed to its branch, and nothing else is', () => {
    expect(commit().status).toBe(0)
    expect(pushed()).toEqual(['Rebuild dist', 'first'])
    expect(git('show', '--name-status', '--no-renames', '--format=%b', 'HEAD').split(/\n+/)).toEqual([
      '[dependabot skip]',
      'D\tdist/1.js',
      'A\tdist/2.js',
      'M\tdist/index.js',
    ])
  })

  test('is not pushed if it contains a link', () => {
    symlinkSync('/etc/passwd', join(folder, 'dist/3.js'))
    const { status, stdout } = commit()
    expect([status, pushed()]).toEqual([1, ['first']])
    expect(stdout).toContain('::error::')
  })

  test('is not pushed over what came meanwhile', () => {
    git('commit', '--quiet', '--allow-empty', '--message', 'meanwhile')
    git('push', '--quiet', 'origin', branch)
    git('reset', '--quiet', '--hard', 'HEAD~1')
    expect(commit().status).not.toBe(0)
    expect(pushed()).toEqual(['meanwhile', 'first'])
  })
})
