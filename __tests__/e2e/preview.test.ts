import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { githubNodes, summaryText } from '../helpers/github-page.ts'
import { png } from '../helpers/images.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { node24 } from '../helpers/node.ts'
import { preloading } from '../helpers/preload.ts'
import { type Outcome, runAction, type Step } from '../helpers/runner.ts'
import { closing } from '../helpers/send.ts'
import { trusted, trusting } from '../helpers/trusted.ts'
import * as web from '../helpers/website.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const icon = 'https://a.example/icon.png'
const page = 'https://a.example/'
const good = `title: Hello\nmessage: Good news\nicon_url: ${icon}\nlanding_url: ${page}\n`
const payload = { title: 'Hello', message: 'Good news', icon_url: icon, landing_url: page }

const preview = (inputs: Record<string, string>, files: Step['files'] = {}, rest: Partial<Step> = {}) =>
  runAction({ ...rest, action: 'preview', inputs, files })
const annotated = ({ commands }: Outcome) =>
  commands
    .filter(({ name }) => name === 'error' || name === 'warning')
    .map(({ name, properties: { file, line, col }, data }) => `${name} ${file}:${line}:${col} ${data}`)

function expectFailed(step: Outcome, reason: string) {
  expect(step).toMatchObject({ exitCode: 1, outputs: { reason, payloads: '' } })
}

test('nothing in the bundle of the preview action can send', () => {
  const scripts = new Set(['preview.js'])
  for (const name of scripts) {
    const code = readFileSync(`${root}dist/${name}`, 'utf8')
    expect(code).not.toMatch(/\/v1\/notifications|Authentication-Token|octokit/i)
    // Find the chunks that this script may load.
    for (const [, id] of code.matchAll(/\.e\(\/\* import\(\) \*\/ (\d+)\)/g)) scripts.add(`${id}.preview.js`)
    // Find the files that this script requires.
    for (const [, other = ''] of code.matchAll(/require\("\.\/([^"]+)"\)/g)) scripts.add(other)
  }
  const ofPreview = readdirSync(`${root}dist`).filter(name => name.endsWith('.preview.js'))
  expect(ofPreview.length).toBeGreaterThan(0)
  expect([...scripts]).toEqual(expect.arrayContaining([...ofPreview, 'yaml.js', 'zod.js']))
})

test('complete notifications are rendered under the names of their files, and are in the output `payloads`', async () => {
  const inputs = { 'payload-files': 'campaigns/*.yml\nother.json', ttl: '12h', 'extra-fields': 'silent: true' }
  const campaigns = { 'campaigns/b.yml': good, 'campaigns/a.yml': good.replace('Hello', 'First') }
  const step = await preview(inputs, { ...campaigns, 'other.json': JSON.stringify(payload) })
  const rest = { ttl: 43_200, silent: true }
  expect(step.exitCode).toBe(0)
  expect(JSON.parse(step.outputs.payloads ?? '')).toEqual([
    { file: 'campaigns/a.yml', payload: { ...payload, title: 'First', ...rest } },
    { file: 'campaigns/b.yml', payload: { ...payload, ...rest } },
    { file: 'other.json', payload: { ...payload, ...rest } },
  ])
  expect(step.outputs).toMatchObject({ count: '3', reason: '' })
  expect(annotated(step)).toEqual([])
  expect(summaryText(step.summary)).toMatch(
    /3 notifications checked: no problems\s+campaigns\/a\.yml\s+Desktop[\s\S]*other\.json/,
  )
})

test('after more than a thousand problems, the other files are named as not checked', async () => {
  const unknownFields = Array.from({ length: 1_500 }, (_, index) => `k${index}: 1\n`).join('')
  const names = Array.from({ length: 12 }, (_, index) => `${index + 10}.yml`)
  const step = await preview({ 'payload-files': '*.yml' }, Object.fromEntries(names.map(name => [name, unknownFields])))
  expectFailed(step, 'invalid-input')
  const counts = names.map(name => annotated(step).filter(text => text.startsWith(`error ${name}:`)).length)
  expect(counts).toEqual([...Array(10).fill(101), 1, 1])
  const notChecked =
    'The file was not checked, because the files before it have more than 1,000 problems; fix those first.'
  expect(annotated(step).slice(-2)).toEqual(names.slice(10).map(name => `error ${name}:1:1 ${notChecked}`))
})

test('a notification may come entirely from the inputs', async () => {
  const step = await preview({ title: 'Hello', message: 'Good news', 'icon-url': icon, 'landing-url': page })
  expect(step.exitCode).toBe(0)
  expect(JSON.parse(step.outputs.payloads ?? '')).toEqual([{ file: '', payload }])
  expect(summaryText(step.summary)).toContain('Notification from the inputs')
})

test('inputs may complete a file, which is taken once even if several lines name it', async () => {
  const inputs = { 'payload-files': './a.yml\na.yml\n*.yml\n**/a.yml\n', 'landing-url': page, title: 'Hello' }
  const step = await preview(
    { ...inputs, summary: 'false' },
    { 'a.yml': `title: Other\nmessage: Good news\nicon_url: ${icon}\n` },
  )
  expect(JSON.parse(step.outputs.payloads ?? '')).toEqual([{ file: 'a.yml', payload }])
  expect(step.summary).toBe('')
})

const onPosix = unlessWindows(test, 'Windows does not allow such file names')

onPosix('a file whose name looks like a pattern is taken by its name', async () => {
  const step = await preview({ 'payload-files': '[ab].yml' }, { '[ab].yml': good, 'a.yml': 'broken' })
  expect(JSON.parse(step.outputs.payloads ?? '')).toMatchObject([{ file: '[ab].yml' }])
})

test('each placeholder is a warning at its line, because a send of the file would fail without a release', async () => {
  const file = [
    "title: 'Version {version} is here'",
    'message: Good news',
    `icon_url: ${icon}`,
    'landing_url: "{url}"',
    'actions:',
    '  - text: Read on',
    '    url: https://a.example/{tag}',
  ]
  const inputs = { 'payload-files': 'a.yml', 'extra-fields': 'label: "{name}"' }
  const step = await preview(inputs, { 'a.yml': file.join('\n') })
  expect(step.exitCode).toBe(0)
  expect(annotated(step)).toEqual([
    expect.stringMatching(
      /^warning a\.yml:1:8 `title` contains `\{version\}`\. .*Without a release, the send fails\.$/,
    ),
    expect.stringMatching(/^warning a\.yml:4:14 `landing_url` contains `\{url\}`/),
    expect.stringMatching(/^warning a\.yml:7:10 `actions\[0\]\.url` contains `\{tag\}`/),
    expect.stringMatching(/^warning a\.yml:1:1 `extra-fields\.label` contains `\{name\}`/),
  ])
  expect(JSON.parse(step.outputs.payloads ?? '')).toMatchObject([
    { payload: { landing_url: '{url}', label: '{name}' } },
  ])
  expect(summaryText(step.summary)).toContain('no problems, 4 warnings (1 can be sent only with a release)')
  expect(summaryText(step.summary)).toContain('Version {version} is here')
})

test('`{key}` in extra fields is rendered as it is, because the preview has no key', async () => {
  const step = await preview({ 'payload-files': 'a.yml', 'extra-fields': 'campaign: "{key}"' }, { 'a.yml': good })
  expect(step.exitCode).toBe(0)
  expect(annotated(step)).toEqual([])
  expect(JSON.parse(step.outputs.payloads ?? '')).toMatchObject([{ payload: { campaign: '{key}' } }])
})

test('a text that YAML would cut at a `#` is an error at its line and column', async () => {
  const step = await preview({ 'payload-files': 'a.yml' }, { 'a.yml': `${good}\nutm_campaign: spring #2` })
  expect(step.exitCode).toBe(1)
  expect(annotated(step)).toEqual([
    expect.stringMatching(/^error a\.yml:\d+:15 `utm_campaign` would be cut to "spring"/),
  ])
})

const withAdvice = [
  `icon_url: ${icon}`,
  'title: # News',
  '  "**Big** news"',
  'message: |',
  '  A line with \\n in it',
  'ttl: 9000000',
  'actions:',
  ...['One', 'Two', 'Three'].map(text => `  - {text: ${text}, url: "${page}"}`),
  `landing_url: ${page}`,
].join('\n')

test('each piece of advice is a warning at the line of its field, and is in the log and the summary', async () => {
  const step = await preview({ 'payload-files': 'a.yml' }, { 'a.yml': withAdvice })
  expect(step.exitCode).toBe(0)
  expect(annotated(step).sort()).toEqual([
    expect.stringMatching(/^warning a\.yml:2:1 The title contains Markdown/),
    expect.stringMatching(/^warning a\.yml:4:10 The message contains the characters `\\n`/),
    expect.stringMatching(/^warning a\.yml:6:6 The `ttl` is 9,000,000 s/),
    expect.stringMatching(/^warning a\.yml:7:1 The notification has 3 buttons/),
  ])
  expect(step.stdout).toContain('a.yml:2:1: Advice: The title')
  expect(step.stdout).toContain('a.yml:7:1: Advice: The notification has 3 buttons')
  expect(summaryText(step.summary)).toContain('⚠️ The ttl is 9,000,000 s')
})

test('advice about a field that an input gives is a warning at the first line of the file', async () => {
  const inputs = {
    'payload-files': 'a.yml',
    ttl: '9000001',
    title: '# A',
    message: 'B',
    actions: '[{text: A, url: "https://a.example/"}]',
  }
  const step = await preview(inputs, { 'a.yml': withAdvice })
  expect(annotated(step)).toEqual([
    expect.stringMatching(/^warning a\.yml:1:1 The `ttl` is /),
    expect.stringMatching(/^warning a\.yml:1:1 The title contains /),
  ])
})

test('every problem is an annotation at its file, line, and column, and a line in the log', async () => {
  const wrong = `title: Hello\nmessage: ''\nicon_url: http://a.example\nactions:\n  - text: Go\n    url: nope\nsubtitle: x`
  const step = await preview({ 'payload-files': '*.yml' }, { 'a.yml': wrong, 'b.yml': good, 'c.yml': 'title: [\n' })
  expectFailed(step, 'invalid-input')
  expect(step.outputs.count).toBe('3')
  const places = annotated(step).map(line => line.split(' ').slice(0, 3).join(' '))
  expect(places.sort()).toEqual([
    'error a.yml:1:1 `landing_url`',
    'error a.yml:2:10 `message`',
    'error a.yml:3:11 `icon_url`:',
    'error a.yml:6:10 `actions[0].url`:',
    'error a.yml:7:11 `subtitle`',
    expect.stringMatching(/^error c\.yml:\d:\d The$/),
  ])
  for (const line of ['a.yml:2:10: `message` is blank', 'a.yml:6:10: `actions[0].url`'])
    expect(step.stdout).toContain(line)
  const text = summaryText(step.summary)
  expect(text).toContain('2 of 3 notifications have problems')
  expect(text.indexOf('❌ c.yml')).toBeLessThan(text.indexOf('b.yml'))
})

test('a problem with an input is reported once, however many files there are', async () => {
  const inputs = { 'payload-files': '*.yml', 'icon-url': 'nope', timeout: 'x' }
  const step = await preview(inputs, { 'a.yml': good, 'b.yml': good })
  expectFailed(step, 'invalid-input')
  expect(annotated(step)).toEqual([
    expect.stringMatching(/^error undefined:undefined:undefined timeout: /),
    expect.stringMatching(/^error undefined:undefined:undefined icon-url: /),
  ])
})

test.each<{
  what: string
  inputs: Record<string, string>
  files?: Step['files']
  reason?: string
  message: string
}>([
  { what: 'neither files nor content', inputs: {}, message: '`payload-files` is missing' },
  {
    what: 'a pattern without a match',
    inputs: { 'payload-files': 'nope/*.yml' },
    message: '"nope/*.yml" matches no file',
  },
  {
    what: 'a folder',
    inputs: { 'payload-files': 'x/' },
    message: 'payload-files: "x/" is a folder; use `x/*.yml`',
    reason: 'unreadable-file',
  },
  {
    what: 'a path that does not exist',
    inputs: { 'payload-files': 'x/a.yaml' },
    message: 'payload-files: "x/a.yaml" does not exist; check the path',
  },
  {
    what: 'a glob outside the workspace',
    inputs: { 'payload-files': '../*.yml' },
    message: 'payload-files: "../*.yml" is outside the workspace',
  },
  {
    what: 'a file whose name the send would trim',
    inputs: { 'payload-files': '*.yml*' },
    message: 'a.yml :1:1 The file has a name that begins or ends with whitespace, which a send would trim',
    files: { 'a.yml ': good },
  },
  {
    what: 'a file of more than 16 KiB',
    inputs: { 'payload-files': 'a.yml' },
    message: 'a.yml:1:1 The file is larger than 16 KiB; shorten it (push services accept about 4 KiB in total)',
    reason: 'unreadable-file',
    files: { 'a.yml': `${good}# ${'x'.repeat(16_384)}` },
  },
  {
    what: 'a file with an alias',
    inputs: { 'payload-files': 'a.yml' },
    message: 'a.yml:2:10 `message` has an alias, which is not supported; write the value out',
    files: { 'a.yml': good.replace('Good news', '*news') },
  },
  {
    what: 'more than a hundred files',
    inputs: { 'payload-files': '*.yml' },
    message: 'more than 100 files',
    files: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`${index}.yml`, 'x'])),
  },
])(
  'a preview of $what has one error',
  async ({ inputs, files = { 'x/a.yml': good }, reason = 'invalid-input', message }) => {
    const step = await preview(inputs, files)
    expectFailed(step, reason)
    expect(annotated(step)).toEqual([expect.stringContaining(message)])
  },
)

unlessWindows(test, 'Windows does not let every user make links')(
  'a link out of the workspace is refused, and its target is not shown',
  async () => {
    const prepare = async (workspace: string) => {
      await writeFile(join(workspace, '..', 'secret.yml'), 'title: s3cret-value\n')
      await symlink('../../secret.yml', join(workspace, 'a', 'secret.yml'))
      await symlink('..', join(workspace, 'link'))
    }
    const patterns = 'a/*.yml\nlink/*.yml\nlink/secret.yml\n../secret.yml\n{b,..}/secret.y*'
    const step = await preview({ 'payload-files': patterns }, { 'a/b.yml': good }, { prepare })
    expectFailed(step, 'invalid-input')
    expect(JSON.stringify(step)).not.toContain('s3cret-value')
    const messages = annotated(step).join('\n')
    // `link/*.yml` and `link/secret.yml` match the same file, which is reported only once.
    expect(messages.match(/is outside the workspace/g)).toHaveLength(3)
    expect(messages).toContain('"{b,..}/secret.y*" matches files outside the workspace')
  },
)

onPosix('a hostile file name starts no workflow command, and is text in the summary', async () => {
  const names = ['::error::x.yml', 'a\n::set-output name=reason::x.yml', '##[error]b.yml', '<img src=x>@me.yml']
  const step = await preview({ 'payload-files': '*.yml' }, Object.fromEntries(names.map(name => [name, 'x: 1'])))
  expectFailed(step, 'invalid-input')
  expect(new Set(step.commands.map(({ name }) => name))).toEqual(new Set(['error']))
  expect(new Set(step.commands.map(({ properties }) => properties.file))).toEqual(new Set(names))
  expect(githubNodes(step.summary).filter(({ tagName }) => tagName === 'img' || tagName === 'a')).toEqual([])
})

test('a file that takes much room is drawn, with all its hosts', async () => {
  const url = (name: string) => `https://${name}.example.com/?${'&'.repeat(1_900)}`
  const many = JSON.stringify([{ text: 'Go', url: url('button') }])
  const links = `title: T\nmessage: M\nicon_url: ${url('icon')}\nlanding_url: ${url('page')}\nactions: ${many}\n`
  const text = good.replace('Good news', `"${'@'.repeat(3_000)}"`)
  const event = { name: 'pull_request', payload: {} }
  const step = await preview({ 'payload-files': '*.yml' }, { 'links.yml': links, 'text.yml': text }, { event })
  expect(step).toMatchObject({ exitCode: 0 })
  const shown = summaryText(step.summary)
  expect(shown.match(/Desktop/g)).toHaveLength(2)
  for (const name of ['icon', 'page', 'button']) expect(shown).toContain(`https://${name}.example.com/?&&`)
  expect(step.annotations.filter(({ title }) => title === 'Preview')).toHaveLength(2)
  expect(step.annotations.filter(({ title }) => title === 'Not rendered')).toEqual([])
})

test('a hundred files share the room of the summary, and problems come first', async () => {
  const large = good.replace('Good news', `"${'@'.repeat(4_000)}"`).replace(icon, `${icon}?${'&'.repeat(1_900)}`)
  const files = Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`a${index}.yml`, large]))
  const broken = good.replace(icon, 'nope')
  const event = { name: 'pull_request', payload: {} }
  const step = await preview({ 'payload-files': '*.yml' }, { ...files, 'z.yml': broken }, { event })
  expect(Buffer.byteLength(step.summary)).toBeLessThan(1_048_576)
  const shown = step.summary.match(/<h3>/g)
  expect(shown).toHaveLength(100)
  expect(step.summary.match(/Desktop/g)).toHaveLength(99)
  expect(step.summary).toContain('<h2>❌ 1 of 100 notifications has problems</h2>')
  expect(step.summary).toContain('To save room, this shows only the beginnings of long texts')
  expect(step.summary.indexOf('z.yml</h3>')).toBeLessThan(step.summary.indexOf('a0.yml</h3>'))
  expect(step.annotations.filter(({ title }) => title === 'Preview')).toHaveLength(99)
})

test('a file for which the summary has no room is named in its heading and in a warning, and gets no link', async () => {
  const actions = Array.from({ length: 8 }, (_, index) => ({
    text: 'Go',
    url: `https://${index}.${'a_'.repeat(900)}.example/`,
  }))
  const large = `${good}actions: ${JSON.stringify(actions)}\n`
  const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${10 + index}.yml`, large]))
  const event = { name: 'pull_request', payload: {} }
  const step = await preview({ 'payload-files': '*.yml' }, files, { event })
  const unrendered = step.annotations.filter(({ title }) => title === 'Not rendered')
  const linked = step.annotations.filter(({ title }) => title === 'Preview')
  expect(unrendered.length + linked.length).toBe(40)
  expect(unrendered.length).toBeGreaterThan(5)
  expect(linked.length).toBeGreaterThan(5)
  const [heading = ''] = step.summary.split('\n')
  expect(heading).toContain('40 notifications checked: no problems, 80 warnings; the summary has no room for ')
  expect(unrendered[0]?.message).toMatch(/^The summary has no room for "\d+\.yml", /)
  expect(Buffer.byteLength(step.summary)).toBeLessThan(1_048_576)
})

test('a preview fails if its report fails', async () => {
  // Only the report serializes the notifications, so this script makes only the report fail.
  const env = preloading(`const { stringify } = JSON
    JSON.stringify = (value, ...rest) => {
      if (value?.[0]?.payload) throw new RangeError('Invalid string length')
      return stringify(value, ...rest)
    }`)
  const step = await preview({ 'payload-files': 'a.yml' }, { 'a.yml': good }, { env })
  expect(step.exitCode).toBe(1)
  expect(step.annotations).toMatchObject([{ level: 'error', title: 'Internal error (internal-error)' }])
})

test('at most a hundred problems in a file are reported, with a count of the others', async () => {
  const keys = Array.from({ length: 600 }, (_, index) => `k${index}: 1`).join('\n')
  const step = await preview({ 'payload-files': '*' }, { 'a.yml': `${good}${keys}` })
  expectFailed(step, 'invalid-input')
  expect(step.stdout).toMatch(/^a\.yml:5:\d: `k0` /m)
  expect(step.stdout).toMatch(/^a\.yml:1:1: The file has 500 more problems; fix those shown first\.$/m)
  expect(step.commands).toHaveLength(101)
  expect(summaryText(step.summary)).toContain('81 more: see the log.')
})

const website = closing(() => web.startWebsite({}, trusted))

test('check-urls fetches a URL once, and reports its problem at each file that uses it', async () => {
  const site = await website()
  site.pages = { '/i': web.image(png(100, 100)), '/': web.answer({ body: 'Hi' }) }
  const file = (landing: string) =>
    `title: T\nmessage: M\nicon_url: ${site.url}/i\nlanding_url: ${site.url}${landing}\n`
  const files = { 'a.yml': file('/'), 'b.yml': file('/gone'), 'c.yml': file('/gone') }
  const step = await preview({ 'payload-files': '*.yml', 'check-urls': 'true' }, files, trusting())
  expectFailed(step, 'url-check-failed')
  expect(site.visits.map(({ path }) => path).sort()).toEqual(['/', '/gone', '/i'])
  // The website of this test is on this machine.
  const findings = annotated(step).filter(text => !text.includes('subscribers cannot reach'))
  expect(findings).toEqual([
    expect.stringMatching(/^error b\.yml:.*404/),
    expect.stringMatching(/^error c\.yml:.*404/),
    expect.stringMatching(/^warning a\.yml:/),
    expect.stringMatching(/^warning b\.yml:/),
    expect.stringMatching(/^warning c\.yml:/),
  ])
})

test('with a duration, a preview waits for pages that are not live yet', async () => {
  const site = await website()
  let visits = 0
  const page: web.Page = response => web.answer({ status: visits++ === 0 ? 404 : 200 })(response)
  site.pages = { '/i': web.image(png(200, 200)), '/': page }
  const file = `title: T\nmessage: M\nicon_url: ${site.url}/i\nlanding_url: ${site.url}/\n`
  const env = { ...trusting().env, ...preloading('', [15_000]) }
  const step = await preview({ 'payload-files': 'a.yml', 'check-urls': '10m' }, { 'a.yml': file }, { env })
  expect(step).toMatchObject({ exitCode: 0, outputs: { count: '1', reason: '' } })
  expect(visits).toBe(2)
  expect(step.stdout).toContain('Checking again for up to 10 min')
})

test('more than 200 different URLs are an error, and none is fetched', async () => {
  const site = await website()
  const file = (first: number) => {
    const actions = Array.from({ length: 101 }, (_, index) => `  - {text: A, url: "${site.url}/${first + index}"}`)
    return `${good}actions:\n${actions.join('\n')}\n`
  }
  const files = { 'a.yml': file(0), 'b.yml': file(101) }
  const step = await preview({ 'payload-files': '*.yml', 'check-urls': 'true' }, files, trusting())
  expectFailed(step, 'url-check-failed')
  expect(site.visits).toEqual([])
  expect(annotated(step).filter(line => line.startsWith('error'))).toEqual([
    expect.stringContaining('check-urls` would fetch 204 different URLs, but the action checks at most 200'),
  ])
})

unlessWindows(test, 'Windows has no signals')('a preview that is cancelled still reports what it found', async () => {
  const site = await website()
  site.pages = { '/': web.hang }
  const inputs = { 'payload-files': '*.yml', 'check-urls': 'true', 'landing-url': `${site.url}/` }
  const signal = { name: 'SIGINT', when: site.until(({ visits }) => visits.length > 0) } as const
  const files = { 'a.yml': good, 'b.yml': 'titel: Spring\n' }
  const step = await preview(inputs, files, { ...trusting(), signal })
  expectFailed(step, 'cancelled')
  const titel = expect.stringMatching(/^error b\.yml:.*`titel` is not a field/)
  const cancelled = expect.stringContaining('The run was cancelled')
  expect(annotated(step)).toEqual(expect.arrayContaining([titel, cancelled]))
  expect(step.summary).toContain('The check did not finish')
  expect(step.summary).toContain('a.yml')
})

test('a URL with a placeholder is not fetched, because only a release completes it', async () => {
  const site = await website()
  const urls = { 'icon-url': `${site.url}/{version}.png`, 'landing-url': '{url}' }
  const step = await preview({ 'payload-files': 'a.yml', 'check-urls': 'true', ...urls }, { 'a.yml': good }, trusting())
  expect(step).toMatchObject({ exitCode: 0, outputs: { reason: '', count: '1' } })
  expect(site.visits).toEqual([])
})

test('npm run preview prints each problem as file:line:column, and no workflow command', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'web-push-laptop-'))
  try {
    await writeFile(join(folder, 'a.yml'), good.replace('title: Hello', 'title: 5'))
    const wrong = /^a\.yml:1:8: `title` .*\n1 of 1 notification has problems\.\n$/
    expect(runPreview(['a.yml'], folder)).toMatchObject({ status: 1, out: expect.stringMatching(wrong) })
    // The output shows the paths as given, even if they are outside the current folder.
    const above = join(basename(folder), 'a.yml')
    expect(runPreview([above], tmpdir()).out.startsWith(`${above}:1:8: `)).toBe(true)
    const inner = await mkdtemp(join(folder, 'inner-'))
    const beside = join('..', 'a.yml')
    expect(runPreview([beside], inner).out.startsWith(`${beside}:1:8: `)).toBe(true)
    expect(runPreview(['../none/*.yml'], inner).out).toMatch(/^payload-files: "\.\.\/none\/\*\.yml" matches no file/)
    expect(runPreview(['..'], inner).out).toMatch(/^payload-files: "\.\." is a folder; use `\.\.\/\*\.yml`/)

    await writeFile(join(folder, 'a.yml'), good)
    const right = (shown: string) =>
      `1 notification checked: no problems.\nTo see how it looks: npm run sandbox -- --payload-file ${shown}\n`
    expect(runPreview(['a.yml'], folder)).toMatchObject({ status: 0, out: right('a.yml') })
    expect(runPreview(['*.yml'], folder)).toMatchObject({ status: 0, out: right('FILE') })
    await writeFile(join(folder, 'b c.yml'), good)
    expect(runPreview(['b c.yml'], folder)).toMatchObject({ status: 0, out: right('"b c.yml"') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('npm run preview -- --help prints its usage', () => {
  const { status, out, err } = runPreview(['--help'], import.meta.dirname)
  expect(status).toBe(0)
  expect(out).toMatch(/^Usage: npm run preview -- FILE\.\.\.\n/)
  expect(err).toBe('')
})

test.each([
  { what: 'no files', args: [], message: /^Give the payload files to check\.\n\nUsage: / },
  {
    what: 'files that do not exist',
    args: ['../no.yml', 'a.yml'],
    message: /^There is no file \.\.\/no\.yml\nThere is no file a\.yml\n\nUsage: /,
  },
  { what: 'an unknown option', args: ['--hlep'], message: /'--hlep'[\s\S]*\n\nUsage: / },
])('npm run preview with $what prints what is wrong and its usage', ({ args, message }) => {
  const { status, out, err } = runPreview(args, import.meta.dirname)
  expect(status).toBe(1)
  expect(out).toBe('')
  expect(err).toMatch(message)
})

function runPreview(args: string[], calledIn: string) {
  const env = { ...process.env, INIT_CWD: calledIn }
  const { status, stdout, stderr } = spawnSync(node24, [join(root, 'build/preview.mjs'), ...args], { env })
  return { status, out: `${stdout}`, err: `${stderr}` }
}
