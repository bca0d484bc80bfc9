import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { describeOnLinux, describeWithJq } from '../helpers/needs.ts'
import { type Job, readText } from './workflow-files.ts'

/** File names that mean something to a shell, to git, to a JSON text, or to the runner that reads the log. */
const hostileNames = [
  'a b.yml',
  '$(touch pwned).yml',
  '`touch pwned`.yml',
  '"; touch pwned; ".yml',
  "'; touch pwned; '.yml",
  '-rf.yml',
  'a\nfiles=b.yml',
  'a\nend of files\nfiles=b.yml',
  '\n::set-output name=campaigns::["b"]\n.yml',
  '##[set-output name=campaigns;]b.yml',
  '::error::b.yml',
  '*.yml',
  '?.yml',
  '[a-z].yml',
  '..yml',
  '-.yml',
  'Spring.yml',
  'frühling.yml',
  'spring.yaml',
  'spring.json',
  'spring.yml.yml',
]

let folder: string
let commits: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'example-'))
  commits = 0
  mkdirSync(join(folder, 'work'))
  mkdirSync(join(folder, 'temp'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const inWork = (path: string) => join(folder, 'work', path)

function git(...args: string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main']
  return execFileSync('git', [...who, ...args], {
    cwd: inWork('.'),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder },
  }).trim()
}

/** Commits files by their paths in the repository, `null` for one to delete; returns the commit. */
function commit(files: Record<string, string | null>): string {
  if (!existsSync(inWork('.git'))) git('init', '--quiet')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(inWork(path)), { recursive: true })
    if (text === null) rmSync(inWork(path))
    else writeFileSync(inWork(path), text)
  }
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message', `commit ${++commits}`)
  return git('rev-parse', 'HEAD')
}

/** Runs the script of a step as GitHub does; `outputs` is what it wrote to the file of its outputs. */
function run(example: string, id: string, env: Record<string, string> = {}) {
  const { jobs } = parse(readText(`examples/${example}`)) as { jobs: Record<string, Job> }
  const step = Object.values(jobs)
    .flatMap(job => job.steps ?? [])
    .find(each => each.id === id) as { run: string; env?: Record<string, string | number> }
  const own = Object.entries(step.env ?? {}).filter(([, value]) => !/\$\{\{/.test(String(value)))
  const output = join(folder, 'output')
  writeFileSync(output, '')
  const { status, stdout } = spawnSync('bash', ['-e', '-c', step.run], {
    cwd: inWork('.'),
    encoding: 'utf8',
    timeout: 30_000,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      RUNNER_TEMP: join(folder, 'temp'),
      GITHUB_OUTPUT: output,
      ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
      ...env,
    },
  })
  return { status, stdout, outputs: readFileSync(output, 'utf8') }
}

/** Every command that the runner would find in a log, in either syntax. */
const commandsIn = (log: string) => log.split(/\r\n|\r|\n/).filter(line => /^\s*::|##\[/.test(line))

describeWithJq('send-merged-campaigns.yml', () => {
  const find = (before: string, after: string) =>
    run('send-merged-campaigns.yml', 'new', { BEFORE: before, GITHUB_SHA: after })
  const campaign = 'title: One\nmessage: Two\nicon_url: https://a.example/i.png\nlanding_url: https://a.example\n'

  test('sends the campaigns that are new', () => {
    const before = commit({ 'campaigns/old.yml': campaign })
    const after = commit({ 'campaigns/spring.yml': 'title: Spring', 'campaigns/black-friday-2.yml': 'title: Friday' })
    expect(find(before, after)).toMatchObject({ status: 0, outputs: 'campaigns=["black-friday-2","spring"]\n' })
  })

  test('sends those of all commits of a push', () => {
    const before = commit({ 'README.md': '' })
    commit({ 'campaigns/one.yml': 'title: One' })
    expect(find(before, commit({ 'campaigns/two.yml': 'title: Two' })).outputs).toBe('campaigns=["one","two"]\n')
  })

  test.each<[string, Record<string, string | null>]>([
    ['is changed', { 'campaigns/old.yml': `${campaign}ttl: 60\n` }],
    ['is deleted', { 'campaigns/old.yml': null }],
    ['is renamed', { 'campaigns/old.yml': null, 'campaigns/new.yml': campaign }],
    ['is renamed and changed a little', { 'campaigns/old.yml': null, 'campaigns/new.yml': `${campaign}ttl: 60\n` }],
    ['is named by its date', { 'campaigns/2026-12-24.yml': 'title: Christmas' }],
    ['is one of the files for segments', { 'campaigns/summer/german.yml': 'title: Sommer' }],
    ['is not a campaign', { 'campaigns/README.md': 'How to write campaigns.', 'docs/other.yml': '' }],
  ])('sends nothing that %s', (_, files) => {
    const before = commit({ 'campaigns/old.yml': campaign })
    expect(find(before, commit(files))).toMatchObject({ status: 0, outputs: 'campaigns=[]\n' })
  })

  test('sends nothing if it cannot determine what is new', () => {
    const first = commit({ 'README.md': '' })
    const gone = commit({ 'campaigns/one.yml': 'title: One' })
    git('reset', '--quiet', '--hard', first)
    const after = commit({ 'campaigns/two.yml': 'title: Two' })
    for (const before of [gone, '0'.repeat(40), 'f'.repeat(40), '']) {
      const { status, outputs, stdout } = find(before, after)
      expect({ before, status, outputs }).toEqual({ before, status: 1, outputs: '' })
      expect(stdout).toMatch(/^::error::.* Nothing was sent\.$/m)
    }
  })

  test('sends nothing if so many are new that it looks like a mistake', () => {
    const before = commit({ 'README.md': '' })
    const three = commit({ 'campaigns/a.yml': 'a', 'campaigns/b.yml': 'b', 'campaigns/c.yml': 'c' })
    expect(find(before, three)).toMatchObject({ status: 0, outputs: 'campaigns=["a","b","c"]\n' })
    expect(find(before, commit({ 'campaigns/d.yml': 'd' }))).toMatchObject({
      status: 1,
      outputs: '',
      stdout: expect.stringContaining('There are 4 new campaigns'),
    })
  })

  test('sends nothing if a new campaign is a link', () => {
    const before = commit({ 'campaigns/old.yml': campaign })
    symlinkSync('old.yml', inWork('campaigns/again.yml'))
    expect(find(before, commit({}))).toMatchObject({ status: 1, outputs: '' })
  })

  test.each([...hostileNames, '2026-1-1.yml'])(
    'sends nothing if a file is named %j, and the name does nothing',
    name => {
      const before = commit({ 'README.md': '' })
      const { status, outputs, stdout } = find(
        before,
        commit({ [`campaigns/${name}`]: 'x', 'campaigns/good.yml': 'y' }),
      )
      expect([status, outputs]).toEqual([1, ''])
      expect(commandsIn(stdout)).toEqual([expect.stringMatching(/^::error::Name campaigns in lower-case letters/)])
      expect(existsSync(inWork('pwned'))).toBe(false)
    },
  )
})

describeOnLinux('campaigns-in-pull-requests.yml', () => {
  const list = () => run('campaigns-in-pull-requests.yml', 'changed')

  test('previews what a pull request adds and changes, in folders too', () => {
    commit({ 'campaigns/old.yml': 'a', 'campaigns/gone.yml': 'b', 'campaigns/kept.yml': 'c' })
    commit({
      'campaigns/old.yml': 'A',
      'campaigns/gone.yml': null,
      'campaigns/new.yml': 'd',
      'campaigns/summer/german.yml': 'e',
      'campaigns/README.md': 'f',
    })
    expect(list()).toMatchObject({
      status: 0,
      outputs: 'files<<end of files\ncampaigns/new.yml\ncampaigns/old.yml\ncampaigns/summer/german.yml\nend of files\n',
    })
  })

  test('previews nothing if no file is left to preview', () => {
    commit({ 'campaigns/gone.yml': 'b' })
    commit({ 'campaigns/gone.yml': null })
    expect(list()).toMatchObject({ status: 0, outputs: '', stdout: 'No campaign is added or changed.\n' })
  })

  test.each([...hostileNames, 'a/b/deep.yml'])('refuses a file named %j, and the name does nothing', name => {
    commit({ 'README.md': '' })
    commit({ [`campaigns/${name}`]: 'x' })
    const { status, outputs, stdout } = list()
    expect([status, outputs]).toEqual([1, ''])
    expect(commandsIn(stdout)).toEqual([expect.stringMatching(/^::error::Name campaigns in lower-case letters/)])
    expect(existsSync(inWork('pwned'))).toBe(false)
  })
})

describeOnLinux('on-a-schedule.yml', () => {
  const today = () => execFileSync('date', ['+%F'], { encoding: 'utf8', env: { TZ: 'Europe/Berlin' } }).trim()

  test('finds the campaign of the day', () => {
    mkdirSync(inWork('campaigns'))
    for (const day of [today(), '2026-01-01', '2026-12-31']) writeFileSync(inWork(`campaigns/${day}.yml`), '')
    expect(run('on-a-schedule.yml', 'today')).toMatchObject({ status: 0, outputs: `date=${today()}\n` })
  })

  test('says so if there is no campaign', () => {
    expect(run('on-a-schedule.yml', 'today')).toMatchObject({
      status: 0,
      outputs: '',
      stdout: expect.stringContaining('nothing is sent'),
    })
  })
})

describeWithJq('after-changesets.yml', () => {
  const find = (published: unknown) =>
    run('after-changesets.yml', 'announce', {
      PUBLISHED: typeof published === 'string' ? published : JSON.stringify(published),
    })

  test('announces one of the packages that were published', () => {
    const published = [
      { name: '@example/core', version: '2.0.0' },
      { name: '@example/app', version: '1.4.0-rc.1' },
    ]
    expect(find(published)).toMatchObject({ status: 0, outputs: 'tag=@example/app@1.4.0-rc.1\n' })
  })

  test.each([
    ['another was published', [{ name: '@example/core', version: '2.0.0' }]],
    ['none was', []],
    ['its version would be an output', [{ name: '@example/app', version: '1.0.0\ntag=@example/core@1.0.0' }]],
    ['its version holds a command', [{ name: '@example/app', version: '1.0.0$(touch pwned)' }]],
  ])('announces nothing where %s', (_, published) => {
    expect(find(published)).toMatchObject({ status: 0, outputs: 'tag=\n' })
    expect(existsSync(inWork('pwned'))).toBe(false)
  })

  test.each(['no list', '{"a":1}', '[1]'])('announces nothing if the list of packages is %s', published => {
    expect(find(published)).toMatchObject({ outputs: '' })
  })
})
