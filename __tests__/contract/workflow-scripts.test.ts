import { symlinkSync } from 'node:fs'
import { beforeEach, expect, test } from '@jest/globals'
import { describeOnLinux } from '../helpers/needs.ts'
import { git, inside, runScript, stepOf, write, written } from './run-script.ts'
import { jobsOf, readText, workflowsIn } from './workflow-files.ts'

const release = '.github/workflows/release.yml'

test('the release jobs run in order, and a person approves the last one', () => {
  const workflow = workflowsIn('.github/workflows').find(({ path }) => path === release)
  const jobs = workflow ? jobsOf(workflow) : []
  const stepsIn = (job: string) => jobs.find(([name]) => name === job)?.[1].steps ?? []
  const commandsIn = (job: string) => stepsIn(job).flatMap(({ run = [] }) => run)
  expect(jobs.map(([name, { needs, environment }]) => ({ name, needs, environment }))).toEqual([
    { name: 'verify' },
    { name: 'dist', needs: 'verify' },
    { name: 'test', needs: 'verify' },
    { name: 'attest', needs: ['verify', 'dist', 'test'] },
    { name: 'draft', needs: ['verify', 'attest'] },
    { name: 'publish', needs: ['verify', 'draft'], environment: 'release' },
  ])
  expect(commandsIn('verify')).toEqual([
    'node .github/scripts/release/verify-commit.mjs',
    'node .github/scripts/release/verify-version.mjs',
  ])
  // Any other command in this job could change the files in dist before they are compared.
  expect(commandsIn('dist')).toEqual(['npm ci', 'npm run check-dist'])
  expect(commandsIn('test')).toContain('npm cit')
  // The workflow checks the tag before it publishes the release, and again once the tag can no longer be moved.
  expect(stepsIn('publish').flatMap(({ name = [] }) => name)).toEqual([
    'Verify that the tag still points to the verified commit',
    'Publish',
    'Verify that the release is immutable',
    'Verify that the release matches the verified commit',
    'Move the major tag',
  ])
})

describeOnLinux('draft', () => {
  const version = JSON.parse(readText('package.json')).version
  const tag = `v${version}`
  const view = `release view ${tag} --json isDraft --jq .isDraft`
  const create = `release create ${tag} --draft --verify-tag --title ${tag} --notes-file $NOTES`

  test.each([
    {
      what: 'drafted with the notes of the changelog, for a tag that exists',
      gh: 'exit 1',
      status: 0,
      calls: [view, create],
    },
    {
      what: 'drafted again if a draft exists',
      gh: 'echo true',
      status: 0,
      calls: [view, expect.stringMatching(/^release edit v\S+ --title/)],
    },
    { what: 'not drafted if it is already published', gh: 'echo false', status: 1, calls: [view] },
    { what: 'not drafted if its tag has a different version', gh: 'exit 1', TAG: 'v99.0.0', status: 1, calls: [] },
    {
      what: 'not drafted if the changelog has unreleased changes',
      gh: 'exit 1',
      unreleased: '\n- Another thing.\n',
      status: 1,
      calls: [],
    },
  ])('a release is $what', ({ gh, TAG = tag, unreleased = '', status, calls }) => {
    const changelog = `## [Unreleased]\n${unreleased}\n## [${version}] - 2026-01-31\n\n- A thing.\n`
    const same = ['package.json', 'package-lock.json', 'src/base/version.ts'].map(path => [path, readText(path)])
    write({ 'CHANGELOG.md': changelog, ...Object.fromEntries(same) })
    const commands = { gh: `[ "$2" = view ] && { ${gh}; exit; }; exit 0` }
    const drafted = runScript(stepOf(release, 'Draft the release'), { env: { TAG }, commands })
    const called = drafted.calls('gh').map(call => call.replace(inside('notes.md'), '$NOTES'))
    expect({ status: drafted.status, calls: called }).toEqual({ status, calls })
    if (gh === 'echo false') expect(drafted.stdout).toContain(`::error::${tag} is released already`)
    if (status === 0) expect(written('notes.md')).toBe('- A thing.\n')
  })
})

describeOnLinux('publish', () => {
  test.each([
    'Verify that the tag still points to the verified commit',
    'Verify that the release matches the verified commit',
  ])('the step "%s" of a release fails if the tag was moved', step => {
    const check = (now: string) =>
      runScript(stepOf(release, step), { env: { TAG: 'v1.2.0', COMMIT: 'c0ffee' }, commands: { gh: `echo ${now}` } })
    const moved = check('badbad')
    expect(moved).toMatchObject({ status: 1, stdout: expect.stringContaining('::error::') })
    expect(moved.calls('gh')).toEqual(['api repos/octo/site/commits/tags/v1.2.0 --jq .sha'])
    expect(check('c0ffee')).toMatchObject({ status: 0, stdout: expect.not.stringContaining('::error::') })
  })

  const notVerified = '[ "$2" = verify ] && exit 1; echo true'
  test.each([
    { what: 'is immutable and verified', gh: 'echo true', status: 0, calls: 2, sleeps: 0 },
    { what: 'is not immutable', gh: 'echo false', status: 1, calls: 12, sleeps: 11 },
    { what: 'cannot be verified', gh: notVerified, status: 1, calls: 24, sleeps: 11 },
    { what: 'cannot be read', gh: 'exit 1', status: 1, calls: 12, sleeps: 11 },
  ])(
    'the step "Verify that the release is immutable" ends with status $status if the release $what',
    ({ gh, status, calls, sleeps }) => {
      const step = stepOf(release, 'Verify that the release is immutable')
      const result = runScript(step, { env: { TAG: 'v1.2.0' }, commands: { gh, sleep: '' } })
      expect(result.status).toBe(status)
      expect(result.calls('gh')).toHaveLength(calls)
      expect(result.calls('sleep')).toHaveLength(sleeps)
    },
  )

  const patch = 'api --silent --method PATCH repos/octo/site/git/refs/tags/v1 -f sha=c0ffee -F force=true'
  const post = 'api --silent --method POST repos/octo/site/git/refs -f ref=refs/tags/v2 -f sha=c0ffee'
  test.each([
    {
      what: 'moves to the newest release',
      TAG: 'v1.10.0',
      releases: 'v2.0.0 v1.10.0 v1.9.0 v1.2.0 v0.1.0',
      ref: 'exit 0',
      call: patch,
    },
    { what: 'is created for the first release', TAG: 'v2.0.0', releases: 'v2.0.0 v1.10.0', ref: 'exit 1', call: post },
    {
      what: 'stays where it is if a newer release has the same major version',
      TAG: 'v1.2.1',
      releases: 'v1.2.1 v1.10.0',
      ref: 'exit 0',
      call: undefined,
    },
  ])('the major tag $what', ({ TAG, releases, ref, call }) => {
    const list = `printf '${releases.replaceAll(' ', '\\n')}\\n'`
    const commands = { gh: `case "$*" in release*) ${list} ;; *git/ref/*) ${ref} ;; esac` }
    const step = stepOf(release, 'Move the major tag')
    const { status, stdout, calls } = runScript(step, { env: { TAG, COMMIT: 'c0ffee' }, commands })
    expect({ status, call: calls('gh')[2] }).toEqual({ status: 0, call })
    expect(stdout.includes('v1 stays where it is')).toBe(call === undefined)
  })

  test('the major tag stays where it is, and the job fails, if the releases cannot be listed', () => {
    const surroundings = { env: { TAG: 'v1.2.0', COMMIT: 'c0ffee' }, commands: { gh: 'exit 1' } }
    const { status, calls } = runScript(stepOf(release, 'Move the major tag'), surroundings)
    expect(status).not.toBe(0)
    expect(calls('gh')).toHaveLength(1)
  })
})

describeOnLinux('dependabot-dist.yml', () => {
  const branch = 'dependabot/npm_and_yarn/tools-1'

  beforeEach(() => {
    write({ 'clone/dist/index.js': 'old', 'clone/dist/1.js': 'old', 'clone/README.md': 'same' })
    git('clone', 'init', '--quiet', '--initial-branch', branch)
    git('', 'init', '--quiet', '--bare', 'remote.git')
    git('clone', 'remote', 'add', 'origin', inside('remote.git'))
    git('clone', 'add', '.')
    git('clone', 'commit', '--quiet', '--message', 'first')
    git('clone', 'push', '--quiet', 'origin', branch)
    write({ 'dist/index.js': 'new', 'dist/2.js': 'new' })
  })

  const commit = () =>
    runScript(stepOf('.github/workflows/dependabot-dist.yml', 'Commit'), { env: { BRANCH: branch }, cwd: 'clone' })
  const pushed = () => git('remote.git', 'log', '--format=%s', branch).split('\n')

  test('the build for Dependabot is pushed to its branch, with changes only in dist', () => {
    expect(commit().status).toBe(0)
    expect(pushed()).toEqual(['Rebuild dist', 'first'])
    const files = ['D\tdist/1.js', 'A\tdist/2.js', 'M\tdist/index.js']
    const shown = git('clone', 'show', '--name-status', '--no-renames', '--format=%b', 'HEAD')
    expect(shown.split(/\n+/)).toEqual(['[dependabot skip]', ...files])
  })

  test('the build for Dependabot is not pushed if it contains a link', () => {
    symlinkSync('/etc/passwd', inside('dist/3.js'))
    expect(commit()).toMatchObject({ status: 1, stdout: expect.stringContaining('::error::') })
    expect(pushed()).toEqual(['first'])
  })

  test.each([
    { name: 'a .git file, which points to a repository', path: 'dist/vendor/.git' },
    { name: 'a .GIT folder, which is a repository on Windows', path: 'dist/vendor/.GIT/HEAD' },
    { name: 'a .gitattributes file', path: 'dist/.gitattributes' },
    { name: 'a .gitmodules file', path: 'dist/vendor/.gitmodules' },
    { name: 'a .gitignore file', path: 'dist/.gitignore' },
  ])('the build for Dependabot is not pushed if it contains $name', ({ path }) => {
    write({ [path]: '' })
    expect(commit()).toMatchObject({ status: 1, stdout: expect.stringContaining('::error::') })
    expect(pushed()).toEqual(['first'])
  })

  test('the build for Dependabot is not pushed if it contains a clone, which git would commit as a link', () => {
    git('dist', 'init', '--quiet', 'vendor')
    git('dist/vendor', 'commit', '--quiet', '--allow-empty', '--message', 'vendored')
    expect(commit()).toMatchObject({ status: 1, stdout: expect.stringContaining('dist/vendor/.git') })
    expect(pushed()).toEqual(['first'])
  })

  test('the build for Dependabot is not pushed over a later commit', () => {
    git('clone', 'commit', '--quiet', '--allow-empty', '--message', 'meanwhile')
    git('clone', 'push', '--quiet', 'origin', branch)
    git('clone', 'reset', '--quiet', '--hard', 'HEAD~1')
    expect(commit().status).not.toBe(0)
    expect(pushed()).toEqual(['meanwhile', 'first'])
  })
})
