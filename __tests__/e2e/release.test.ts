import { beforeEach, expect, test } from '@jest/globals'
import { type Github, startGithub } from '../helpers/doubles/github.ts'
import { startProxy } from '../helpers/doubles/proxy.ts'
import type { Sandbox } from '../helpers/doubles/push-service.ts'
import { unlessWindows } from '../helpers/needs.ts'
import type { Outcome, Step } from '../helpers/runner.ts'
import { closing, content, sandboxes, send } from '../helpers/send.ts'
import { trusted } from '../helpers/trusted.ts'

const about = {
  name: 'site',
  full_name: 'octo/site',
  private: false,
  homepage: null,
  owner: { avatar_url: 'https://avatars.githubusercontent.com/u/1?v=4' },
}
const release = {
  tag_name: 'v4',
  name: 'Kestrel 4.2',
  draft: false,
  body: '<!-- web-push: Offline maps. -->',
  html_url: 'https://github.com/octo/site/releases/tag/v4',
}

const startService = sandboxes()
const startHub = closing(startGithub)
const openProxy = closing(startProxy)
let sandbox: Sandbox
let github: Github

async function start(options: Parameters<typeof startGithub>[0] = {}) {
  sandbox = await startService()
  github = await startHub({ releases: { v4: release }, about, ...options })
}
beforeEach(() => start())

/** Sends a notification that has nothing but what is given and a release. */
function announce(inputs: Record<string, string> = {}, step: Omit<Step, 'inputs'> = {}): Promise<Outcome> {
  const none = { title: '', message: '', 'icon-url': '', 'landing-url': '' }
  const given = { ...none, release: 'v4', 'github-token': github.token, ...inputs }
  return send(sandbox, given, { ...step, env: { GITHUB_API_URL: github.url, ...step.env } })
}

const operations = () => github.requests.map(({ operation }) => operation)
const delivered = () => sandbox.delivered.map(({ body }) => body)
const notSent = (reason: string) => ({ exitCode: 1, outputs: { outcome: 'not-sent', reason, attempts: '0' } })

test('the release of a tag is announced on any event, with the repository from the API', async () => {
  const outcome = await announce({}, { event: { name: 'schedule', payload: {} } })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
  expect(JSON.parse(outcome.outputs.payload ?? '')).toMatchObject({
    title: 'site Kestrel 4.2',
    message: 'Offline maps.',
    landing_url: 'https://github.com/octo/site/releases/tag/v4',
    icon_url: 'https://avatars.githubusercontent.com/u/1?v=4&s=200',
  })
  expect(operations()).toEqual(['getReleaseByTag', 'get'])
  expect(delivered()).toHaveLength(1)
  await announce({}, { event: { name: 'push', payload: { repository: about } } })
  expect(operations().slice(2)).toEqual(['getReleaseByTag'])
})

test('a release is not fetched if no field is open, nor before the inputs are valid', async () => {
  expect(await announce(content)).toMatchObject({ outputs: { outcome: 'sent' } })
  expect(await announce({ ttl: 'soon' })).toMatchObject(notSent('invalid-input'))
  expect(github.requests).toEqual([])
})

test('a release is fetched without an event file that is JSON, below a path, and through a proxy', async () => {
  await start({ prefix: '/api/v3' })
  const proxy = await openProxy()
  const env = { http_proxy: proxy.url, GITHUB_EVENT_PATH: 'broken.json' }
  const outcome = await announce({}, { files: { 'broken.json': '{' }, env })
  expect(outcome).toMatchObject({ outputs: { outcome: 'sent' } })
  expect(proxy.requests[0]?.target).toBe(`${github.url}/repos/octo/site/releases/tags/v4`)
})

test('hostile notes of the event do not hold up the run, whose link in a private repository is the homepage', async () => {
  const body = `<!-- web-push: First. -->\n\n- ${'<!--'.repeat(30_000)}${'@x-and'.repeat(40)}?`
  const repository = { ...about, private: true, homepage: 'https://site.example' }
  const event = { name: 'release', payload: { action: 'published', release: { ...release, body }, repository } }
  expect(await announce({ release: '' }, { event })).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
  expect(delivered()).toMatchObject([{ message: 'First.', landing_url: 'https://site.example' }])
})

test.each([
  {
    source: 'the comment for subscribers',
    body: '# 4.2\n\n<!-- web-push: Maps for\r\nyour pocket & more. -->\n\nOffline maps.',
    message: 'Maps for your pocket & more.',
    log: 'message (the `web-push` comment of the release notes)',
  },
  {
    source: 'an entry of the list',
    body: '### Fixed\n- Unable to zoom (#7)\n### Added\n* **ui:** offline maps for trips ([#12](https://github.com/octo/site/pull/12))',
    message: 'Ui: offline maps for trips',
    log: 'message (the entry "Ui: offline maps for trips" under "Added" of the release notes)',
  },
  {
    source: 'notes without a sentence for subscribers',
    body: '- chore: bump tinylib from 1.0.2 to 1.0.3',
    message: 'See what is new.',
    log: 'message (the neutral sentence)',
  },
])('the message is that of $source, and log and summary say so', async ({ body, message, log }) => {
  const event = { name: 'release', payload: { action: 'published', release: { ...release, body }, repository: about } }
  const outcome = await announce({ release: '' }, { event })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
  expect(delivered()).toMatchObject([{ message }])
  expect(outcome.stdout).toContain(log)
  const isChosen = !/the neutral|the entry/.test(log)
  expect([outcome.stdout, outcome.summary].map(text => text.includes('To choose the words'))).toEqual([
    !isChosen,
    !isChosen,
  ])
})

test('two comments for subscribers are a problem, unless the message is given otherwise', async () => {
  const body = '<!-- web-push: One. -->\n<!-- web-push: Two. -->'
  const event = { name: 'release', payload: { action: 'published', release: { ...release, body }, repository: about } }
  const outcome = await announce({ release: '' }, { event })
  expect(outcome).toMatchObject(notSent('invalid-input'))
  expect(outcome.stdout).toContain('the release notes have two `web-push` comments; keep one')
  expect(delivered()).toEqual([])
  expect(await announce({ release: '', message: 'Three.' }, { event })).toMatchObject({ exitCode: 0 })
  expect(delivered()).toMatchObject([{ message: 'Three.' }])
})

test('nothing is sent without a release of the tag, nor is a dry run a success', async () => {
  for (const dryRun of ['false', 'true']) {
    const outcome = await announce({ release: 'beta', 'dry-run': dryRun })
    expect(outcome).toMatchObject(notSent('release-not-found'))
    expect(outcome.annotations[0]?.message).toMatch(/draft.*contents: read/s)
  }
  expect(sandbox.requests).toEqual([])
})

test.each<{ cause: string; env: Record<string, string>; remedy: string }>([
  { cause: 'the private CA of GitHub', env: {}, remedy: 'NODE_EXTRA_CA_CERTS' },
  { cause: 'a proxy that is not there', env: { https_proxy: 'http://127.0.0.1:1' }, remedy: 'HTTPS_PROXY' },
])('a release that is not fetched because of $cause says what to change on the runner', async ({ env, remedy }) => {
  await start({ tls: trusted })
  const outcome = await announce({}, { env })
  expect(outcome).toMatchObject(notSent('github-failed'))
  expect(outcome.annotations[0]?.message).toContain(remedy)
  expect(outcome.annotations[0]?.message).not.toContain('when GitHub is available')
})

const onPosix = unlessWindows(test, 'Windows has no signals')
onPosix('a run that is cancelled while the release is fetched sends nothing', async () => {
  github.fault('getReleaseByTag', { kind: 'hang' })
  const when = github.until(({ requests }) => requests.length > 0)
  expect(await announce({}, { signal: { name: 'SIGINT', when } })).toMatchObject(notSent('cancelled'))
})
