import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { type Changes, type Checkout, checkouts } from '../helpers/checkout.ts'
import { summaryText } from '../helpers/github-page.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { type Outcome, runAction, type Step } from '../helpers/runner.ts'

const campaign = (title: string) =>
  `title: ${title}\nmessage: Good news\nicon_url: https://a.example/icon.png\nlanding_url: https://a.example/\n`
const all = { 'payload-files': 'campaigns/**/*.yml' }
const runPage = 'https://github.com/octo/site/actions/runs/4242/attempts/1'

const createCheckout = checkouts()

interface Run {
  checkout: Checkout
  only: string
  event: Step['event']
  sha?: string
  inputs?: Record<string, string>
  env?: Step['env']
  rest?: Partial<Step>
}

const preview = ({ checkout, only, event, sha = checkout.head(), inputs = all, env, rest }: Run) =>
  runAction({
    action: 'preview',
    inputs: { ...inputs, only },
    event,
    env: { GITHUB_SHA: sha, ...env },
    prepare: async workspace => checkout.copyTo(workspace),
    ...rest,
  })

const pushed = (before: unknown, others: object = {}) => ({
  name: 'push',
  payload: { before, forced: false, ...others },
})
const pullRequest = (newest: string, name = 'pull_request') => ({
  name,
  payload: { pull_request: { head: { sha: newest } } },
})
const filesOf = ({ outputs }: Outcome) => JSON.parse(outputs.files ?? '')
const annotated = ({ commands }: Outcome, level: string) =>
  commands.filter(({ name }) => name === level).map(({ properties: { file }, data }) => `${file} ${data}`)

function expectRefused(step: Outcome, message: string) {
  expect(step).toMatchObject({
    exitCode: 1,
    outputs: { reason: 'invalid-input', payloads: '', files: '', count: '0' },
    annotations: [{ level: 'error', message: expect.stringContaining(message) }],
  })
  expect(summaryText(step.summary)).not.toContain('Desktop')
}

const old: Changes = {
  'campaigns/kept.yml': campaign('Kept'),
  'campaigns/edited.yml': campaign('Edited'),
  'campaigns/gone.yml': 'title: Gone',
  'campaigns/before.yml': campaign('A campaign that gets another name'),
}
const changes: Changes = {
  'campaigns/edited.yml': campaign('Edited again'),
  'campaigns/gone.yml': null,
  'campaigns/before.yml': null,
  'campaigns/after.yml': campaign('A campaign that gets another name'),
  'campaigns/summer/german.yml': campaign('Sommer').replace('Good news', 'x'.repeat(400)),
  'campaigns/new.yml': campaign('New').replace('Good news', 'y'.repeat(400)),
  'other/new.yml': 'title: not one of the payload files',
}
const added = ['campaigns/new.yml', 'campaigns/summer/german.yml']
const changed = ['campaigns/after.yml', 'campaigns/edited.yml', ...added]

test.each([
  { only: 'changed', expected: changed },
  { only: 'added', expected: added },
])('only: $only compares a pull request with its base branch', async row => {
  const checkout = createCheckout()
  checkout.commit(old)
  checkout.git('checkout', '--quiet', '-b', 'topic')
  const newest = checkout.commit(changes)
  checkout.git('checkout', '--quiet', 'main')
  checkout.commit({ 'campaigns/of-the-branch.yml': campaign('Not of this pull request') })
  checkout.git('merge', '--quiet', '--no-ff', '--message', 'the merge commit', 'topic')
  const shallow = checkout.clone('--depth=2')
  const step = await preview({ checkout: shallow, only: row.only, event: pullRequest(newest) })
  expect(step).toMatchObject({ exitCode: 0, outputs: { reason: '', count: String(row.expected.length) } })
  expect(filesOf(step)).toEqual(row.expected)
  expect(JSON.parse(step.outputs.payloads ?? '').map(({ file }: { file: string }) => file)).toEqual(row.expected)
  expect(step.outputs['summary-url']).toBe(runPage)
  const links = row.expected.map(file => `${file} How subscribers will see it: ${runPage}`)
  expect(annotated(step, 'notice')).toEqual(expect.arrayContaining(links))
})

test.each([
  { only: 'changed', expected: changed, renamed: [] },
  {
    only: 'added',
    expected: added,
    renamed: [
      'campaigns/after.yml "campaigns/after.yml" is the renamed file "campaigns/before.yml", so it does not count as added.',
    ],
  },
])('only: $only takes the files from all commits in a push', async row => {
  const checkout = createCheckout()
  const before = checkout.commit(old)
  checkout.commit({ ...changes, 'campaigns/edited.yml': 'title: broken' })
  checkout.commit({ 'campaigns/edited.yml': changes['campaigns/edited.yml'] ?? '' })
  const step = await preview({ checkout, only: row.only, event: pushed(before) })
  expect(step).toMatchObject({ exitCode: 0, outputs: { reason: '' } })
  expect(filesOf(step)).toEqual(row.expected)
  expect(annotated(step, 'notice')).toEqual(row.renamed)
})

test('a renamed folder with many files gives ten notices and one line in the log', async () => {
  const checkout = createCheckout()
  const files = (folder: string, text: (name: string) => string | null): Changes =>
    Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`${folder}/${index}.yml`, text(`${index}`)]))
  const before = checkout.commit(files('campaigns/old', campaign))
  checkout.commit({ ...files('campaigns/old', () => null), ...files('campaigns/new', campaign) })
  const step = await preview({ checkout, only: 'added', event: pushed(before) })
  expect(step).toMatchObject({ exitCode: 0, outputs: { files: '[]' } })
  expect(annotated(step, 'notice').filter(text => text.includes('is the renamed file'))).toHaveLength(10)
  expect(step.stdout).toContain('290 more files were only renamed, so they do not count as added.')
})

test('if no file is added, the step passes with a notice and renders nothing', async () => {
  const checkout = createCheckout()
  const before = checkout.commit(old)
  checkout.commit({ 'campaigns/gone.yml': null, 'README.md': 'Hello' })
  const step = await preview({ checkout, only: 'added', event: pushed(before) })
  expect(step).toMatchObject({ exitCode: 0, outputs: { reason: '', payloads: '[]', files: '[]', count: '0' } })
  expect(annotated(step, 'notice')).toEqual(['undefined Nothing to check: 3 files found, none of them added.'])
  expect(summaryText(step.summary)).toContain('Nothing to check: 3 files found, none of them added')
})

test('with `only`, a pattern that matches no file is a warning', async () => {
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/last.yml': campaign('Last') })
  checkout.commit({ 'campaigns/last.yml': null })
  const step = await preview({ checkout, only: 'changed', event: pushed(before) })
  expect(step).toMatchObject({ exitCode: 0, outputs: { payloads: '[]', files: '[]' } })
  expect(annotated(step, 'notice')).toEqual(['undefined Nothing to check: no files.'])
  expect(annotated(step, 'warning')).toEqual([
    expect.stringContaining('"campaigns/**/*.yml" matches no file in the workspace'),
  ])
})

test('with `only`, the limit of a hundred files applies to the chosen files', async () => {
  const checkout = createCheckout()
  const many = (from: number, to: number) =>
    Object.fromEntries(
      Array.from({ length: to - from }, (_, index) => [`campaigns/${from + index}.yml`, campaign(`${index}`)]),
    )
  const before = checkout.commit(many(0, 150))
  checkout.commit({ 'campaigns/new.yml': campaign('New') })
  expect(filesOf(await preview({ checkout, only: 'added', event: pushed(before) }))).toEqual(['campaigns/new.yml'])
  checkout.commit(many(150, 250))
  const step = await preview({ checkout, only: 'added', event: pushed(before) })
  expectRefused(step, 'matches more than 100 files')
})

test('a copy of a deleted file counts as renamed, and a file that only resembles one counts as added', async () => {
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/winter.yml': campaign('Winter'), 'campaigns/old.yml': campaign('Old') })
  checkout.commit({
    'campaigns/winter.yml': null,
    'campaigns/spring.yml': campaign('Spring'),
    'campaigns/old.yml': null,
    'campaigns/older.yml': campaign('Old'),
  })
  const step = await preview({ checkout, only: 'added', event: pushed(before) })
  expect(filesOf(step)).toEqual(['campaigns/spring.yml'])
})

const mergeGroup = (payload: object) => ({ name: 'merge_group', payload: { merge_group: payload } })

test('a merge group is compared with its base, so that a required check works in a merge queue', async () => {
  const checkout = createCheckout()
  const base = checkout.commit(old)
  const head = checkout.commit(changes)
  const step = await preview({ checkout, only: 'added', event: mergeGroup({ base_sha: base, head_sha: head }) })
  expect(filesOf(step)).toEqual(added)
})

test('a merge group without a usable base is an error with the remedy', async () => {
  const checkout = createCheckout()
  const base = checkout.commit(old)
  checkout.commit(changes)
  const cases = [
    { event: mergeGroup({}), message: 'the base commit, but the event does not name it' },
    { event: mergeGroup({ base_sha: 'f'.repeat(40) }), message: 'use actions/checkout with `fetch-depth: 0`' },
    { event: mergeGroup({ base_sha: base }), sha: base, message: 'the commit of this merge group, but another commit' },
  ]
  for (const { event, sha, message } of cases) {
    expectRefused(await preview({ checkout, only: 'changed', event, sha }), message)
  }
})

const onPosixOnly = unlessWindows(test, 'Windows does not let every user make links')

onPosixOnly('a file that git cannot compare is an error, because it would be skipped silently', async () => {
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/old.yml': campaign('Old'), 'drafts/linked.yml': campaign('Linked') })
  symlinkSync('../drafts/linked.yml', join(checkout.folder, 'campaigns/link.yml'))
  symlinkSync('drafts', join(checkout.folder, 'folder'))
  symlinkSync('nowhere', join(checkout.folder, 'dangling'))
  symlinkSync('nowhere.yml', join(checkout.folder, 'drafts/nowhere.yml'))
  mkdirSync(join(checkout.folder, 'sites/de'), { recursive: true })
  symlinkSync('de', join(checkout.folder, 'sites/at'))
  mkdirSync(join(checkout.folder, 'elsewhere'))
  symlinkSync('../elsewhere', join(checkout.folder, 'drafts/below'))
  checkout.git('init', '--quiet', 'module')
  writeFileSync(join(checkout.folder, 'module/inside.yml'), campaign('Inside'))
  checkout.git('-C', 'module', 'add', '--all')
  checkout.git('-C', 'module', 'commit', '--quiet', '--message', 'a commit')
  checkout.commit({})
  const prepare = async (workspace: string) => {
    checkout.copyTo(workspace)
    writeFileSync(join(workspace, 'campaigns/not-committed.yml'), campaign('Not committed'))
  }
  const cases = [
    { line: 'campaigns/link.yml', file: '"campaigns/link.yml"' },
    { line: 'campaigns/*.yml', file: '"campaigns/link.yml" (and 1 more)' },
    { line: 'drafts/**/*.yml', file: '"drafts/nowhere.yml" (and 1 more)' },
    { line: 'folder/*.yml', file: '"folder/linked.yml" (and 2 more)' },
    { line: 'drafts/nowhere.yml', file: '"drafts/nowhere.yml"' },
    { line: 'dangling/*.yml', file: '"dangling"' },
    { line: 'sites/a*/campaigns/*.yml', file: '"sites/at"' },
    { line: 'module/inside.yml', file: '"module/inside.yml"' },
    { line: 'campaigns/not-committed.yml', file: '"campaigns/not-committed.yml"' },
  ]
  for (const { line, file } of cases) {
    const inputs = { 'payload-files': line }
    const step = await preview({ checkout, only: 'changed', event: pushed(before), inputs, rest: { prepare } })
    const annotations = step.annotations.filter(({ level }) => level === 'error')
    expectRefused({ ...step, annotations }, `${file}, but git cannot tell whether that file has changed`)
  }
})

const onPosix = unlessWindows(test, 'Windows does not allow such file names')

onPosix('a file name that looks like output of git does not make a link a plain file', async () => {
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/old.yml': campaign('Old'), 'drafts/linked.yml': campaign('Linked') })
  symlinkSync('../drafts/linked.yml', join(checkout.folder, 'campaigns/link.yml'))
  checkout.git('add', '--all')
  const gitlink = `160000,${before},100644 blob abc\tcampaigns/link.yml`
  checkout.git('update-index', '--add', '--cacheinfo', gitlink)
  checkout.git('commit', '--quiet', '--message', 'a link and a submodule')
  const inputs = { 'payload-files': 'campaigns/link.yml' }
  const step = await preview({ checkout, only: 'added', event: pushed(before), inputs })
  expectRefused(step, '"campaigns/link.yml", but git cannot tell whether that file has changed')
})

onPosix('a link that leads nowhere is an error that says so', async () => {
  const prepare = async (workspace: string) => {
    mkdirSync(join(workspace, 'campaigns'))
    symlinkSync('nowhere.yml', join(workspace, 'campaigns/link.yml'))
  }
  const inputs = { 'payload-files': 'campaigns/*.yml' }
  const step = await runAction({ action: 'preview', inputs, prepare })
  expect(step).toMatchObject({ exitCode: 1, outputs: { reason: 'unreadable-file' } })
  expect(step.annotations).toMatchObject([{ message: expect.stringContaining('is a link that leads nowhere') }])
})

onPosix('the output `files` has file names of any characters exactly', async () => {
  const names = [
    '"; $(touch pwned) ".yml',
    'a\nfiles=b.yml',
    '\n::set-output name=files::["b"]\n.yml',
    '[a]*.yml',
    '..yml',
    '##[set-output name=files;]b.yml',
    '-spring.yml',
    '--output=x.yml',
    'früh.yml',
    'fru\u0308h.yml',
    '\t.yml',
    ' spring  sale.yml',
    `\${{ github.token }}.yml`,
    '\\.yml',
    '春\u{1f338}.yml',
    'a\u007f\u0001.yml',
    ':(top)x.yml',
  ].map(name => `campaigns/${name}`)
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
  const campaigns = names.map((name, index) => [name, campaign(`Number ${index}`)])
  checkout.commit(Object.fromEntries(campaigns))
  const inputs = { 'payload-files': 'campaigns/*.yml\ncampaigns/.*.yml' }
  const step = await preview({ checkout, only: 'added', event: pushed(before), inputs })
  expect(step.exitCode).toBe(0)
  expect(filesOf(step).sort()).toEqual(names.sort())
  expect(step.commands).toEqual([])
})

onPosix('a file whose name is not UTF-8 is refused', async () => {
  const checkout = createCheckout()
  const before = checkout.commit({ 'campaigns/old.yml': campaign('Old') })
  const notUtf8 = Buffer.from('f\xfcr.yml', 'latin1')
  const fileIn = (folder: string) => Buffer.concat([Buffer.from(`${join(folder, 'campaigns')}/`), notUtf8])
  writeFileSync(fileIn(checkout.folder), campaign('New'))
  checkout.commit({})
  // cpSync cannot copy a file with this name, so the test creates it in the workspace.
  rmSync(fileIn(checkout.folder))
  const rest = {
    prepare: async (workspace: string) => {
      checkout.copyTo(workspace)
      writeFileSync(fileIn(workspace), campaign('New'))
    },
  }
  const step = await preview({ checkout, only: 'added', event: pushed(before), rest })
  expect(step).toMatchObject({ exitCode: 1, outputs: { reason: 'unreadable-file', payloads: '' } })
  expect(step.annotations).toMatchObject([
    { level: 'error', message: expect.stringContaining('not UTF-8; rename the file') },
  ])
})

test('a checkout without the base of a pull request is an error that names the setting to change', async () => {
  const checkout = createCheckout()
  checkout.commit(old)
  const newest = checkout.mergePullRequest(changes)
  const shallow = checkout.clone('--depth=1')
  expectRefused(
    await preview({ checkout: shallow, only: 'changed', event: pullRequest(newest) }),
    '`only` needs the base branch of the pull request, but the checkout lacks it; use actions/checkout with `fetch-depth: 2`.',
  )
})

/** Checks out a pull request's merge commit. The latest commit on the base branch is also a merge commit. */
function checkoutOfMerge() {
  const checkout = createCheckout()
  checkout.commit(old)
  checkout.git('checkout', '--quiet', '-b', 'first')
  const first = checkout.commit({ 'campaigns/first.yml': campaign('First') })
  checkout.git('checkout', '--quiet', 'main')
  checkout.git('merge', '--quiet', '--no-ff', '--message', 'a merge', 'first')
  const branch = checkout.head()
  const newest = checkout.mergePullRequest(changes)
  return { checkout, first, branch, newest, merge: checkout.head() }
}

test('a checkout of any commit except the merge commit of a pull request is an error', async () => {
  const { checkout, branch, newest, merge } = checkoutOfMerge()
  const event = pullRequest(newest)
  const withSecrets = pullRequest(newest, 'pull_request_target')
  const unknown = { name: 'pull_request_target', payload: {} }
  const message = 'needs the merge commit of this pull request, but another commit is checked out'
  checkout.git('checkout', '--quiet', newest)
  expectRefused(await preview({ checkout, only: 'changed', event, sha: merge }), message)
  checkout.git('checkout', '--quiet', branch)
  expectRefused(await preview({ checkout, only: 'changed', event, sha: merge }), message)
  expectRefused(await preview({ checkout, only: 'changed', event: withSecrets, sha: branch }), message)
  expectRefused(await preview({ checkout, only: 'changed', event: unknown, sha: branch }), message)
})

test('a checkout of the merge commit is accepted even if the event or GITHUB_SHA names a different commit', async () => {
  const { checkout, first, branch, newest, merge } = checkoutOfMerge()
  // For pull_request_target, GITHUB_SHA is the latest commit on the base branch.
  const withSecrets = pullRequest(newest, 'pull_request_target')
  expect(filesOf(await preview({ checkout, only: 'changed', event: withSecrets, sha: branch }))).toEqual(changed)
  // If GITHUB_SHA is checked out, the head commit in the event does not matter.
  expect(filesOf(await preview({ checkout, only: 'changed', event: pullRequest(first), sha: merge }))).toEqual(changed)
})

test('a push without a usable previous commit is an error with the remedy', async () => {
  const checkout = createCheckout()
  const before = checkout.commit(old)
  checkout.commit({})
  const after = checkout.commit(changes)
  const isNew = 'because the branch or tag is new; to check these files, use `only: all`'
  const isForced = 'because the branch was force-pushed; to check these files, use `only: all`'
  const isUnnamed = 'because the event does not name the commit before the push; to check these files, use `only: all`'
  const isMissing = 'use actions/checkout with `fetch-depth: 0`'
  const isOther = 'needs the commit of this push, but another commit is checked out'
  const cases: { event: Step['event']; message: string; sha?: string; from?: Checkout }[] = [
    { event: pushed('0'.repeat(40)), message: isNew },
    { event: pushed(before, { forced: true }), message: isForced },
    { event: pushed('--help'), message: isUnnamed },
    { event: pushed(before), message: isMissing, from: checkout.clone('--depth=1') },
    { event: pushed(before), message: isOther, sha: before },
  ]
  for (const { event, message, sha = after, from = checkout } of cases) {
    expectRefused(await preview({ checkout: from, only: 'added', event, sha }), message)
  }
  checkout.git('checkout', '--quiet', '--orphan', 'other')
  const unrelated = checkout.commit({ 'campaigns/elsewhere.yml': campaign('Elsewhere') })
  expectRefused(await preview({ checkout, only: 'added', event: pushed(after), sha: unrelated }), isMissing)
})

test('`only` is an error on an event that has nothing to compare with', async () => {
  const checkout = createCheckout()
  checkout.commit(old)
  const step = await preview({ checkout, only: 'changed', event: { name: 'schedule', payload: {} } })
  expectRefused(step, 'works only on the `pull_request`, `push` and `merge_group` events, not on "schedule"')
})

test('`only` is an error with an unknown value', async () => {
  const checkout = createCheckout()
  const before = checkout.commit(old)
  const step = await preview({ checkout, only: 'new', event: pushed(before) })
  expectRefused(step, 'only: "new" is not a valid choice; use `all`, `changed` or `added`')
})

test('`only` is an error without payload files', async () => {
  const checkout = createCheckout()
  const before = checkout.commit(old)
  const inputs = {
    title: 'T',
    message: 'M',
    'icon-url': 'https://a.example/i.png',
    'landing-url': 'https://a.example/',
  }
  const step = await preview({ checkout, only: 'added', event: pushed(before), inputs })
  expect(step).toMatchObject({
    exitCode: 1,
    annotations: [
      {
        level: 'error',
        message: '`payload-files` is missing, but `only` is set; set `payload-files` to the files to choose from.',
      },
    ],
  })
})

test('`only` is an error without a repository in the workspace', async () => {
  const checkout = createCheckout()
  const before = checkout.commit(old)
  const message = 'needs a git repository in the workspace; use actions/checkout before this step, without `path`'
  const inSubfolder = { prepare: async (workspace: string) => checkout.copyTo(join(workspace, 'site')) }
  const nowhere = { prepare: async () => {} }
  for (const rest of [inSubfolder, nowhere]) {
    expectRefused(await preview({ checkout, only: 'added', event: pushed(before), rest }), message)
  }
})

test('`only` is an error if the event cannot be read', async () => {
  const checkout = createCheckout()
  const before = checkout.commit(old)
  const env = { GITHUB_EVENT_PATH: join(checkout.folder, 'none.json') }
  const step = await preview({ checkout, only: 'added', event: pushed(before), env })
  expectRefused(step, 'needs the event, but the action cannot read the event file')
})

const onLinux = unlessWindows(test, 'the programs of this test are shell scripts')

onLinux('with `only`, a repository that another user owns is read, as in a job in a container', async () => {
  const checkout = createCheckout()
  const before = checkout.commit(old)
  checkout.commit(changes)
  const bin = join(checkout.folder, 'bin')
  mkdirSync(bin)
  // This script runs the real git but makes it believe that a different user owns every repository.
  const git = `#!/bin/sh\nPATH=\${PATH#*:} GIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec git "$@"\n`
  writeFileSync(join(bin, 'git'), git, { mode: 0o755 })
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}` }
  expect(filesOf(await preview({ checkout, only: 'added', event: pushed(before), env }))).toEqual(added)
})

onLinux('if git is missing or fails, the error says so', async () => {
  const checkout = createCheckout()
  const before = checkout.commit(old)
  checkout.commit(changes)
  const empty = join(checkout.folder, 'empty')
  mkdirSync(empty)
  const event = pushed(before)
  const without = await preview({ checkout, only: 'added', event, env: { PATH: empty } })
  expectRefused(without, 'needs git, but git failed (spawn git ENOENT); check that git is installed on the runner')
  const sha = checkout.head()
  rmSync(join(checkout.folder, '.git', 'HEAD'))
  expectRefused(await preview({ checkout, only: 'added', event, sha }), 'not a git repository')
})

onLinux('a preview that is cancelled while git runs was cancelled, and says nothing about git', async () => {
  const checkout = createCheckout()
  const before = checkout.commit(old)
  checkout.commit(changes)
  const bin = join(checkout.folder, 'bin')
  mkdirSync(bin)
  // This git cancels the run that started it, and then does not end by itself soon.
  writeFileSync(join(bin, 'git'), '#!/bin/sh\nkill -TERM $PPID\nexec sleep 20\n', { mode: 0o755 })
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}` }
  const step = await preview({ checkout, only: 'added', event: pushed(before), env })
  expect(step).toMatchObject({ exitCode: 1, outputs: { reason: 'cancelled', payloads: '' } })
  expect(step.annotations).toEqual([expect.objectContaining({ title: 'Preview cancelled (cancelled)' })])
})

onLinux('no program that is named in a repository, its configuration, or its files is run', async () => {
  const checkout = createCheckout()
  const before = checkout.commit(old)
  const attributes = { '.gitattributes': '*.yml diff=own filter=own merge=own\n' }
  checkout.commit({ ...changes, ...attributes })
  checkout.git('config', 'uploadpack.allowFilter', 'true')
  const clone = checkout.clone('--filter=blob:none', '--no-checkout')
  clone.git('reset', '--quiet', '--hard')
  const script = join(clone.folder, 'git')
  const trace = join(clone.folder, 'was-run')
  writeFileSync(script, `#!/bin/sh\necho "$0 $@" >> '${trace}'\nexit 1\n`)
  chmodSync(script, 0o755)
  const settings = [
    'core.fsmonitor',
    'core.pager',
    'pager.diff-tree',
    'core.sshCommand',
    'core.gitProxy',
    'core.editor',
    'diff.external',
    'diff.own.textconv',
    'diff.own.command',
    'filter.own.clean',
    'filter.own.smudge',
    'filter.own.process',
    'merge.own.driver',
    'gpg.program',
    'credential.helper',
    'core.alternateRefsCommand',
    'alias.diff-tree',
    'alias.cat-file',
    'remote.origin.uploadpack',
  ]
  for (const name of settings) clone.git('config', name, name.startsWith('alias.') ? `!${script}` : script)
  clone.git('config', 'core.hooksPath', clone.folder)
  clone.git('config', 'protocol.allow', 'always')
  const event = pushed(before)
  const env = { GIT_EXTERNAL_DIFF: script, GIT_DIR: '/none', GIT_PAGER: script }
  clone.git('config', 'remote.origin.url', `ext::${script}`)
  expect(filesOf(await preview({ checkout: clone, only: 'changed', event, env }))).toEqual(changed)
  expect(filesOf(await preview({ checkout: clone, only: 'added', event, env }))).toEqual(added)
  expect(existsSync(trace) ? readFileSync(trace, 'utf8') : '').toBe('')
})

onLinux('a preview that is cancelled while git runs says so', async () => {
  const checkout = createCheckout()
  const before = checkout.commit(old)
  const bin = join(checkout.folder, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'git'), '#!/bin/sh\nkill -INT $PPID\nexec sleep 60\n', { mode: 0o755 })
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}` }
  const step = await preview({ checkout, only: 'added', event: pushed(before), env })
  expect(step).toMatchObject({ exitCode: 1, outputs: { reason: 'cancelled', payloads: '', files: '' } })
})

test('in a pull request, each rendered file has a notice with a link to the run, unless there is no summary', async () => {
  const checkout = createCheckout()
  checkout.commit({ 'campaigns/good.yml': campaign('Good'), 'campaigns/bad.yml': 'title: 5' })
  const event = pullRequest('')
  const step = await preview({ checkout, only: 'all', event, env: { GITHUB_RUN_ATTEMPT: '3' } })
  const page = runPage.replace('attempts/1', 'attempts/3')
  expect(step).toMatchObject({ exitCode: 1, outputs: { 'summary-url': page, payloads: '' } })
  expect(filesOf(step)).toEqual(['campaigns/bad.yml', 'campaigns/good.yml'])
  expect(annotated(step, 'notice')).toEqual([`campaigns/good.yml How subscribers will see it: ${page}`])
  const without = await preview({ checkout, only: 'all', event, inputs: { ...all, summary: 'false' } })
  expect(without.outputs['summary-url']).toBe('')
  expect(annotated(without, 'notice')).toEqual([])
  expect(annotated(await preview({ checkout, only: 'all', event: pushed('') }), 'notice')).toEqual([])
})
