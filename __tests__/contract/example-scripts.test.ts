import { execFileSync } from 'node:child_process'
import { existsSync, symlinkSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { describeOnLinux, describeWithJq } from '../helpers/needs.ts'
import { git, inside, runScript, stepOf, write } from './run-script.ts'

/** File names that mean something to a shell, to git, to a JSON text, or to the runner that reads the log. */
const hostileNames = [
  '"; $(touch pwned) ".yml',
  'a\nend of files\nfiles=b.yml',
  '\n::set-output name=campaigns::["b"]\n.yml',
  '*.yml',
  '..yml',
  '##[set-output name=campaigns;]b.yml',
  'Spring.yml',
  'frühling.yml',
  'spring.yaml',
  'spring.json',
  'spring.yml.yml',
  '-spring.yml',
  '50-percent.yml',
  '2026-1-1.yml',
]

/** Names of campaigns that are refused, and what the error says to rename them to. */
const suggestions = [
  ['Spring.yml', 'spring.yml'],
  ['Spring Sale (new).yml', 'spring-sale-new.yml'],
  ['spring.yaml', 'spring.yml'],
  ['spring.json', 'spring.yml'],
  ['-spring.yml', 'spring.yml'],
  ['50-percent.yml', 'campaign-50-percent.yml'],
  ['..yml', 'campaign.yml'],
]

/** Commits files by their paths in the repository, `null` for one to delete; returns the commit. */
function commit(files: Record<string, string | null>): string {
  write({ 'work/.keep': '' })
  if (!existsSync(inside('work/.git'))) git('work', 'init', '--quiet')
  write(Object.fromEntries(Object.entries(files).map(([path, text]) => [`work/${path}`, text])))
  git('work', 'add', '--all')
  git('work', 'commit', '--quiet', '--allow-empty', '--message', 'a commit')
  return git('work', 'rev-parse', 'HEAD')
}

function run(example: string, id: string, env: Record<string, string> = {}) {
  write({ 'work/.keep': '' })
  return runScript(stepOf(`examples/${example}`, id), { cwd: 'work', env })
}

/** The script has refused a name, and nothing in the name became a command of the runner or of the shell. */
function expectRefusedName({ status, outputs, stdout }: ReturnType<typeof run>) {
  expect([status, outputs]).toEqual([1, ''])
  const commands = stdout.split(/\r\n|\r|\n/).filter(line => /^\s*::|##\[/.test(line))
  expect(commands).toEqual([expect.stringMatching(/^::error::Campaign names begin with a letter/)])
  expect(existsSync(inside('work/pwned'))).toBe(false)
}

describeWithJq('send-merged-campaigns.yml', () => {
  const find = (before: string, after: string) =>
    run('send-merged-campaigns.yml', 'new', { BEFORE: before, GITHUB_SHA: after })
  const campaign = 'title: One\nmessage: Two\nicon_url: https://a.example/i.png\nlanding_url: https://a.example\n'

  test('send-merged-campaigns.yml sends the campaigns that are new in all commits of a push', () => {
    const before = commit({ 'campaigns/old.yml': campaign })
    commit({ 'campaigns/spring.yml': 'title: Spring' })
    const after = commit({ 'campaigns/black-friday-2.yml': 'title: Friday' })
    expect(find(before, after)).toMatchObject({ status: 0, outputs: 'campaigns=["black-friday-2","spring"]\n' })
  })

  test.each<[string, Record<string, string | null>]>([
    ['is changed', { 'campaigns/old.yml': `${campaign}ttl: 60\n` }],
    ['is deleted', { 'campaigns/old.yml': null }],
    ['is renamed', { 'campaigns/old.yml': null, 'campaigns/new.yml': campaign }],
    ['is renamed and changed a little', { 'campaigns/old.yml': null, 'campaigns/new.yml': `${campaign}ttl: 60\n` }],
    ['is named by its date', { 'campaigns/2026-12-24.yml': 'title: Christmas' }],
    ['is one of the files for segments', { 'campaigns/summer/german.yml': 'title: Sommer' }],
    ['is not a campaign', { 'campaigns/README.md': 'How to write campaigns.', 'docs/other.yml': '' }],
  ])('send-merged-campaigns.yml sends nothing that %s', (_, files) => {
    const before = commit({ 'campaigns/old.yml': campaign })
    expect(find(before, commit(files))).toMatchObject({ status: 0, outputs: 'campaigns=[]\n' })
  })

  test('send-merged-campaigns.yml sends nothing if it cannot determine what is new', () => {
    const first = commit({ 'README.md': '' })
    const gone = commit({ 'campaigns/one.yml': 'title: One' })
    git('work', 'reset', '--quiet', '--hard', first)
    const after = commit({ 'campaigns/two.yml': 'title: Two' })
    const stdout = expect.stringMatching(/^::error::The branch is new .* Nothing was sent\. .* campaign-file\.yml\.$/m)
    for (const before of [gone, '0'.repeat(40), 'f'.repeat(40), '']) {
      expect({ before, ...find(before, after) }).toMatchObject({ before, status: 1, outputs: '', stdout })
    }
  })

  test('send-merged-campaigns.yml sends nothing if more than three are new, or if one is a link', () => {
    const before = commit({ 'campaigns/old.yml': campaign })
    const three = commit({ 'campaigns/a.yml': 'a', 'campaigns/b.yml': 'b', 'campaigns/c.yml': 'c' })
    expect(find(before, three)).toMatchObject({ status: 0, outputs: 'campaigns=["a","b","c"]\n' })
    const four = commit({ 'campaigns/d.yml': 'd' })
    const stdout = expect.stringMatching(/There are 4 new campaigns.* A later push does not send .* campaign-file\.yml/)
    expect(find(before, four)).toMatchObject({ status: 1, outputs: '', stdout })
    symlinkSync('old.yml', inside('work/campaigns/again.yml'))
    expect(find(four, commit({}))).toMatchObject({ status: 1, outputs: '' })
  })

  test.each(suggestions)(
    'send-merged-campaigns.yml refuses a file named %s, and says to rename it to %s',
    (name, better) => {
      const before = commit({ 'README.md': '' })
      expect(find(before, commit({ [`campaigns/${name}`]: 'x' })).stdout).toContain(` Rename it to ${better}. `)
    },
  )

  test.each(hostileNames)(
    'send-merged-campaigns.yml sends nothing if a file is named %j, and the name does nothing',
    name => {
      const before = commit({ 'README.md': '' })
      expectRefusedName(find(before, commit({ [`campaigns/${name}`]: 'x', 'campaigns/good.yml': 'y' })))
    },
  )
})

const summaryUrl = 'https://github.com/octo/site/actions/runs/7#summary-9'

describeOnLinux('campaigns-in-pull-requests.yml', () => {
  const list = () => run('campaigns-in-pull-requests.yml', 'changed')

  const inFolders = [
    ['Summer/German.yml', 'summer/german.yml'],
    ['2026/spring.yml', 'campaign-2026/spring.yml'],
    ['a/b/deep.yml', 'a/b-deep.yml'],
  ]
  test.each([...suggestions, ...inFolders])(
    'campaigns-in-pull-requests.yml refuses a file named %s, and says to rename it to %s',
    (name, better) => {
      commit({ 'README.md': '' })
      commit({ [`campaigns/${name}`]: 'x' })
      expect(list().stdout).toMatch(new RegExp(` Rename it to campaigns/${better}\n$`))
      commit({ [`campaigns/${name}`]: null, [`campaigns/${better}`]: 'x' })
      expect(list()).toMatchObject({ status: 0, outputs: expect.stringContaining(`campaigns/${better}\n`) })
    },
  )

  test('campaigns-in-pull-requests.yml previews what a pull request adds and changes, in folders too', () => {
    commit({ 'campaigns/old.yml': 'a', 'campaigns/gone.yml': 'b', 'campaigns/kept.yml': 'c' })
    const changed = { 'campaigns/old.yml': 'A', 'campaigns/gone.yml': null, 'campaigns/README.md': 'f' }
    const added = { 'campaigns/2026-12-24.yml': 'd', 'campaigns/new-2.yml': 'e', 'campaigns/summer/german.yml': 'f' }
    commit({ ...changed, ...added })
    const names = ['2026-12-24', 'new-2', 'old', 'summer/german'].map(name => `campaigns/${name}.yml\n`)
    expect(list()).toMatchObject({ status: 0, outputs: `files<<end of files\n${names.join('')}end of files\n` })
  })

  test('campaigns-in-pull-requests.yml previews nothing if no file is left to preview', () => {
    commit({ 'campaigns/gone.yml': 'b' })
    commit({ 'campaigns/gone.yml': null })
    expect(list()).toMatchObject({ status: 0, outputs: '', stdout: 'No campaign is added or changed.\n' })
  })

  test.each([...hostileNames, 'a/b/deep.yml', '2026/spring.yml', 'summer/2026-12-24.yml'])(
    'campaigns-in-pull-requests.yml refuses a file named %j, and the name does nothing',
    name => {
      commit({ 'README.md': '' })
      commit({ [`campaigns/${name}`]: 'x' })
      expectRefusedName(list())
    },
  )

  test('campaigns-in-pull-requests.yml links to the summary at the first line of each file, and for its comment', () => {
    const FILES = 'campaigns/spring.yml\ncampaigns/summer/german.yml'
    const { status, stdout, outputs } = run('campaigns-in-pull-requests.yml', 'link', {
      FILES,
      SUMMARY_URL: summaryUrl,
    })
    const notice = (file: string) =>
      `::notice file=${file},line=1,title=Preview::How subscribers will see it: ${summaryUrl}\n`
    expect({ status, stdout, outputs }).toEqual({
      status: 0,
      stdout: FILES.split('\n').map(notice).join(''),
      outputs: `summary-url=${summaryUrl}\n`,
    })
  })

  test('on-a-schedule.yml finds the campaign of the day, and says if there is none', () => {
    const today = execFileSync('date', ['+%F'], { encoding: 'utf8', env: { TZ: 'Europe/Berlin' } }).trim()
    const none = { status: 0, outputs: '', stdout: expect.stringContaining('nothing is sent') }
    write({ 'work/campaigns/2026-01-01.yml': '' })
    expect(run('on-a-schedule.yml', 'today')).toMatchObject(none)
    write({ [`work/campaigns/${today}.yml`]: '' })
    expect(run('on-a-schedule.yml', 'today')).toMatchObject({ status: 0, outputs: `date=${today}\n` })
  })
})

describeWithJq('the comment of campaigns-in-pull-requests.yml', () => {
  const mark = '<!-- preview-campaigns -->'
  const own = (id: number, body = `${mark} old`) => ({ id, user: { login: 'github-actions[bot]' }, body })
  const foreign = { id: 40, user: { login: 'octocat' }, body: `${mark} a quotation` }

  /** What the script asks of the API if the pull request has these comments; `gh` fails without any. */
  function requests(comments?: object[]) {
    write({ 'comments.json': JSON.stringify(comments ?? []) })
    const list = `jq -r "\${@: -1}" "${inside('comments.json')}"`
    const { status, calls } = runScript(stepOf('examples/campaigns-in-pull-requests.yml', 'Comment'), {
      env: { GITHUB_REPOSITORY: 'octo/site', NUMBER: '5', SUMMARY_URL: summaryUrl },
      commands: { gh: comments === undefined ? 'exit 1' : `[[ $* != *--jq* ]] || ${list}` },
    })
    return { status, calls: calls('gh') }
  }

  const body = `${mark} [How subscribers will see the campaigns of this pull request](${summaryUrl})`
  const list = expect.stringMatching(/^api --paginate repos\/octo\/site\/issues\/5\/comments --jq /)

  test.each([
    {
      what: 'is written if there is none',
      comments: [foreign, own(41, 'of another workflow')],
      path: 'issues/5/comments',
    },
    { what: 'is updated if there is one', comments: [foreign, own(42), own(43)], path: 'issues/comments/42' },
  ])('the comment of campaigns-in-pull-requests.yml $what', ({ comments, path }) => {
    const method = path.endsWith('42') ? '--method PATCH ' : ''
    const request = `api --silent ${method}repos/octo/site/${path} -f body=${body}`
    expect(requests(comments)).toEqual({ status: 0, calls: [list, request] })
  })

  test('the comment of campaigns-in-pull-requests.yml is not written if the others cannot be read', () => {
    expect(requests()).toEqual({ status: 1, calls: [list] })
  })
})
