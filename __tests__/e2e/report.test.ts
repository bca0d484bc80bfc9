import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { claimRef } from '../../src/claims/once-key.ts'
import { releaseOf, site } from '../helpers/announcing.ts'
import { startGithub } from '../helpers/doubles/github.ts'
import { preloading } from '../helpers/preload.ts'
import { leaks } from '../helpers/secrecy.ts'
import { closing, expectFailed, expectPassed, sandboxes, send, warningsOf } from '../helpers/send.ts'

const start = sandboxes()
const nowhere = '/nowhere/at/all/file'

test('the summary is appended to the text of other steps', async () => {
  const step = await send(await start(), { summary: '' }, { summary: 'From another step.\n' })
  expect(step.summary).toMatch(/^From another step\.\n.*Notification sent.*Hello/s)
})

test('no summary is written with `summary: false`, not even after a failure', async () => {
  const failed = await send(await start(), { summary: 'FALSE', ttl: 'soon' })
  expectFailed(failed, { reason: 'invalid-input' })
  expect(failed.summary).toBe('')
})

/** Simulates a full disk: each append to a file writes only the first half of the text and then fails. */
const fullDisk = preloading(`
  import fs from 'node:fs'
  const append = fs.appendFileSync
  fs.appendFileSync = (path, text) => {
    append(path, text.slice(0, text.length / 2))
    throw new Error('ENOSPC: no space left on device, write')
  }`)

test('outputs and a summary that were only partly written are removed with a warning, and the step passes', async () => {
  const sandbox = await start()
  const folder = await mkdtemp(join(tmpdir(), 'web-push-'))
  try {
    const output = join(folder, 'output')
    const earlier = 'earlier<<EOF\nfrom another command\nEOF\n'
    await writeFile(output, earlier)
    const env = { ...fullDisk, GITHUB_OUTPUT: output }
    const step = await send(sandbox, {}, { summary: 'From another step.\n', env })
    expect(step).toMatchObject({ exitCode: 0, summary: 'From another step.\n' })
    const titles = warningsOf(step).map(({ title }) => title)
    expect(titles).toEqual(['Outputs not written', 'Summary not written'])
    expect(await readFile(output, 'utf8')).toBe(earlier)
    expect(sandbox.delivered).toHaveLength(1)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a failure stays a failure if the outputs cannot be written', async () => {
  const sandbox = await start()
  const step = await send(sandbox, { ttl: 'soon' }, { env: { GITHUB_OUTPUT: nowhere } })
  expect(step).toMatchObject({ exitCode: 1 })
  expect(step.annotations.map(({ level }) => level).sort()).toEqual(['error', 'warning'])
  expect(sandbox.connectionCount).toBe(0)
})

test('the output `response` keeps line breaks and delimiters', async () => {
  const sandbox = await start()
  const body = 'a\r\nb\n\nresponse<<EOF\nEOF\noutcome=forged\n'
  sandbox.fault('POST', { kind: 'respond', status: 400, body })
  const step = await send(sandbox)
  expectFailed(step, { outcome: 'rejected', response: body })
})

test('advice about a notification is a warning, and is in the summary', async () => {
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const expired = `${base64({ alg: 'HS256' })}.${base64({ exp: 1_700_000_000 })}.c2lnbmF0dXJl`
  const actions = JSON.stringify(['a', 'b', 'c'].map(text => ({ text, url: 'https://example.com/' })))
  const inputs = {
    title: '**Hello**',
    'landing-url': 'https://www.shоp.example.com/login',
    actions,
    ttl: '2419201',
  }
  const step = await send(await start({ token: expired }), inputs, { env: { GITHUB_RUN_ATTEMPT: '2' } })
  expectPassed(step, { outcome: 'sent' })
  const advice = [
    /expired on 2023/,
    /3 buttons/,
    /four weeks/,
    /title contains Markdown/,
    /`landing_url` has the host "www\.shоp\.example\.com", which browsers read as "www\.xn--shp-ted\.example\.com"\./,
    /attempt 2.*`once-key`/,
  ]
  const found = warningsOf(step).map(({ message }) => message)
  expect(found).toHaveLength(advice.length)
  expect(found).toEqual(expect.arrayContaining(advice.map(text => expect.stringMatching(text))))
  expect(step.summary).toMatch(/3 buttons/)
})

test.each<{ what: string; inputs: Record<string, string>; advice: RegExp[] }>([
  {
    what: 'variables that no shell replaced',
    inputs: { title: 'Deployed $GITHUB_SHA', 'landing-url': 'https://x.example/$GITHUB_REF_NAME' },
    advice: [
      /`title` contains the unresolved template "\$GITHUB_SHA"/,
      /`landing_url` contains the unresolved template "\$GITHUB_REF_NAME"/,
    ],
  },
  { what: 'a missing value', inputs: { message: 'null' }, advice: [/`message` is only "null"/] },
  {
    what: 'an HTML entity and an emoji shortcode',
    inputs: { title: 'Tom &amp; Jerry', message: 'Out now :tada:' },
    advice: [/title contains HTML \("&amp;"\)/, /message contains an emoji shortcode \(":tada:"\)/],
  },
  {
    what: 'a host that subscribers cannot reach',
    inputs: { 'landing-url': 'http://localhost:3000/' },
    advice: [/`landing_url` has the host "localhost", which subscribers cannot reach/],
  },
  {
    what: 'a large body',
    inputs: { message: '春'.repeat(1_500) },
    advice: [/message is 1,500 characters long/, /The request body has 4,\d{3} bytes/],
  },
  {
    what: 'an escaped line break in a form',
    inputs: { message: 'One\\nTwo' },
    advice: [/the characters `\\n`.* A field of the "Run workflow" form has only one line/],
  },
])('$what in a notification is a warning, and it is sent', async ({ inputs, advice }) => {
  const step = await send(await start(), inputs)
  expectPassed(step, { outcome: 'sent' })
  const found = warningsOf(step).map(({ message }) => message)
  expect(found).toEqual(advice.map(text => expect.stringMatching(text)))
})

test('text that is derived from a release gets advice too', async () => {
  const repository = { name: 'app', private: false, owner: { avatar_url: 'https://example.com/owner.png' } }
  const release = {
    tag_name: 'v1.2.0',
    name: 'App 1.2 :rocket:',
    body: '<!-- web-push: Faster `search` is here. -->',
    html_url: 'https://github.com/octo/app/releases/v1.2.0',
    published_at: new Date().toISOString(),
    prerelease: false,
    draft: false,
  }
  const event = { name: 'release', payload: { action: 'published', release, repository } }
  const noContent = { title: '', message: '', 'icon-url': '', 'landing-url': '' }
  const step = await send(await start(), noContent, { event })
  expectPassed(step, { outcome: 'sent' })
  expect(warningsOf(step).map(({ message }) => message)).toEqual([
    expect.stringContaining('The title contains an emoji shortcode (":rocket:")'),
    expect.stringContaining('The message contains Markdown ("`search`")'),
  ])
})

test('a dry run in a re-run gets no advice about sending twice', async () => {
  const step = await send(await start(), { 'dry-run': 'true' }, { env: { GITHUB_RUN_ATTEMPT: '3' } })
  expectPassed(step, { outcome: 'dry-run' })
  expect(warningsOf(step)).toEqual([])
})

test.each([
  { event: 'schedule', notices: [{ level: 'notice', title: 'Dry run: nothing was sent' }] },
  { event: 'workflow_dispatch', notices: [] },
])('a dry run started by the event $event has $notices.length notices', async ({ event, notices }) => {
  const step = await send(await start(), { 'dry-run': 'true' }, { event: { name: event, payload: {} } })
  expectPassed(step, { outcome: 'dry-run' })
  expect(step.annotations).toMatchObject(notices)
  expect(step.stdout).toContain('Dry run: nothing was sent')
  if (notices.length > 0) expect(step.summary).toMatch(/What&nbsp;to&nbsp;do.*PUSH_LIVE/s)
})

test('the summary of a skipped run has a heading, the reason, and the next step, and folds the rest', async () => {
  const event = { name: 'release', payload: { action: 'edited', release: { tag_name: 'v1' }, repository: {} } }
  const inputs = { title: '', 'once-key': 'release-{tag}', 'github-token': 'ghs_x' }
  const { summary } = await send(await start(), inputs, { event })
  const [shown] = summary.split('<details>')
  expect(shown?.match(/<(h2|tr|p|h3)>/g)).toEqual(['<h2>', '<tr>', '<tr>'])
})

const published_at = new Date().toISOString()
const release = { tag_name: 'v1.0', name: '1.0', body: 'Fast.', html_url: 'https://example.com/1', published_at }
const repository = { name: 'site', private: false, owner: { avatar_url: 'https://example.com/owner.png' } }

test('the event supplies the fields that neither an input nor the payload file has', async () => {
  const sandbox = await start()
  const event = { name: 'release', payload: { action: 'published', release, repository } }
  const files = { 'push.yml': 'message: From the file' }
  const inputs = { title: '', message: '', 'landing-url': '', 'payload-file': 'push.yml' }
  expectPassed(await send(sandbox, inputs, { event, files }), { outcome: 'sent' })
  expect(sandbox.delivered[0]?.body).toMatchObject({
    title: 'site 1.0',
    message: 'From the file',
    landing_url: 'https://example.com/1',
    icon_url: 'https://example.com/icon.png',
  })
})

test('an event that announces nothing skips the run only if content would come from it', async () => {
  const sandbox = await start()
  const event = { name: 'release', payload: { action: 'created', release, repository } }
  const skipped = await send(sandbox, { title: '' }, { event })
  expectPassed(skipped, { outcome: 'skipped', reason: 'not-announceable', attempts: '0', payload: '' })
  const title = 'Skipped: nothing was sent (not-announceable)'
  expect(skipped.annotations).toMatchObject([{ level: 'notice', title }])
  expect(sandbox.connectionCount).toBe(0)
  expectPassed(await send(sandbox, {}, { event }), { outcome: 'sent' })
})

const startHub = closing(startGithub)

const debugLines = ({ stdout }: { stdout: string }) =>
  [...stdout.matchAll(/^::debug::(.*)$/gm)].map(([, line = '']) => line.replace(/\d+ ms/, 'N ms'))

test('a debug log has a line for each request, to GitHub too, without the query', async () => {
  const sandbox = await start()
  const sha = 'c0ffee0000000000000000000000000000000001'
  const github = await startHub({ shas: [sha] })
  sandbox.fault('POST', { kind: 'respond', status: 429, headers: { 'Retry-After': '0' } }, { kind: 'reset-late' })
  const inputs = { target: 'audience', 'audience-name': 'Newsletter', 'once-key': 'key', 'github-token': github.token }
  const env = { RUNNER_DEBUG: '1', GITHUB_API_URL: github.url, GITHUB_SHA: sha }
  const step = await send(sandbox, inputs, { env })
  const service = new URL(sandbox.url).host
  const api = new URL(github.url).host
  const repository = `${api}/repos/octo/site`
  const ref = claimRef('key').replace('refs/', '')
  const escapeData = (text: string) => text.replaceAll('%', '%25')
  expect(debugLines(step)).toEqual([
    `GET ${service}/v1/audience: 200 in N ms`,
    `POST ${repository}/git/tags: 201 in N ms`,
    `POST ${repository}/git/refs: 201 in N ms`,
    `POST ${service}/v1/notifications: 429 in N ms`,
    `GET ${repository}/git/ref/${escapeData(encodeURIComponent(ref))}: 200 in N ms`,
    `POST ${service}/v1/notifications: connection-lost in N ms`,
  ])
  expect(leaks(sandbox.token, step)).toEqual([])
  expect(leaks(github.token, step)).toEqual([])
})

test('after a refused announcement on a push, the advice says how to announce the release by hand', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'respond', status: 401 })
  const github = await startHub({ about: site, releases: { 'v2.1.0': releaseOf('v2.1.0') } })
  const inputs = { release: 'v2.1.0', 'github-token': github.token }
  const step = await send(sandbox, inputs, {
    event: { name: 'push', payload: {} },
    env: { GITHUB_API_URL: github.url },
  })
  expect(expectFailed(step, { reason: 'http-401' })).toMatch(
    /Then run this again\. But if this job created the release, announce the release by hand, with its tag\. .* Careful: running again also repeats the other steps and jobs\. /,
  )
})

test('without a key, the advice to run again says that this sends again what other steps have sent', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'respond', status: 429 })
  const step = await send(sandbox, { retries: '0' })
  expect(expectFailed(step, { reason: 'http-429' })).toMatch(
    /run this again\. Careful: running again also repeats the other steps and jobs. Those that sent something without a `once-key` send it again/,
  )
})

test('after a refused payload file, the advice says how to send the file that was fixed', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'respond', status: 422, body: { message: 'the title is too long' } })
  const files = { 'spring.yml': 'title: Spring' }
  const step = await send(sandbox, { title: '', 'payload-file': 'spring.yml' }, { files })
  expect(expectFailed(step, { reason: 'http-422' })).toMatch(
    /start a new run \(a re-run uses the original workflow file and payload file\)\. .* start it by hand with the name of the corrected file\./,
  )
})

test('the advice to start a new run has a warning if that run would get a different once-key', async () => {
  const step = await send(await start(), { 'once-key': '4242-newsletter', ttl: 'soon' })
  expect(expectFailed(step, { reason: 'invalid-input' })).toMatch(
    /start a new run .* a new run gets a different key and resends whatever other jobs of this run have sent/,
  )
  const env = { GITHUB_RUN_NUMBER: '57' }
  const numbered = await send(await start(), { 'once-key': 'newsletter-57', ttl: 'soon' }, { env })
  expect(expectFailed(numbered, { reason: 'invalid-input' })).toMatch(
    /If the 57 in the `once-key` is the number of this run \(`github\.run_number`\), a new run gets a different key/,
  )
})
