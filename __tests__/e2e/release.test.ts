import { expect, test } from '@jest/globals'
import { releaseEvent, site, startScenario } from '../helpers/announcing.ts'
import { startProxy } from '../helpers/doubles/proxy.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { closing, content } from '../helpers/send.ts'

const release = {
  tag_name: 'v4',
  name: 'Kestrel 4.2',
  draft: false,
  published_at: '2026-11-21T09:00:00Z',
  body: '<!-- web-push: Offline maps. -->',
  html_url: 'https://github.com/octo/site/releases/tag/v4',
}
const releases = { v4: release }

const openProxy = closing(startProxy)
const notSent = (reason: string) => ({ exitCode: 1, outputs: { outcome: 'not-sent', reason, attempts: '0' } })

test('the release of a tag is announced on any event, with the repository from the API', async () => {
  const { announce, delivered, operations } = await startScenario({ releases })
  const outcome = await announce({ release: 'v4' }, { event: { name: 'schedule', payload: {} } })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
  expect(JSON.parse(outcome.outputs.payload ?? '')).toMatchObject({
    title: 'site Kestrel 4.2',
    message: 'Offline maps.',
    landing_url: 'https://github.com/octo/site/releases/tag/v4',
    icon_url: 'https://avatars.githubusercontent.com/u/1?v=4&s=200',
  })
  expect(operations()).toEqual(['getReleaseByTag', 'get'])
  expect(delivered()).toHaveLength(1)
  await announce({ release: 'v4' }, { event: { name: 'push', payload: { repository: site } } })
  expect(operations().slice(2)).toEqual(['getReleaseByTag'])
})

test('a release is fetched only if a field needs it, and after the inputs are valid', async () => {
  const { github, announce } = await startScenario({ releases })
  expect(await announce({ ...content, release: 'v4' })).toMatchObject({ outputs: { outcome: 'sent' } })
  expect(await announce({ release: 'v4', ttl: 'soon' })).toMatchObject(notSent('invalid-input'))
  expect(github.requests).toEqual([])
})

test('a release is fetched without an event file that is JSON, below a path, and through a proxy', async () => {
  const { github, announce } = await startScenario({ releases, prefix: '/api/v3' })
  const proxy = await openProxy()
  const env = { http_proxy: proxy.url, GITHUB_EVENT_PATH: 'broken.json' }
  const outcome = await announce({ release: 'v4' }, { files: { 'broken.json': '{' }, env })
  expect(outcome).toMatchObject({ outputs: { outcome: 'sent' } })
  expect(proxy.requests[0]?.target).toBe(`${github.url}/repos/octo/site/releases/tags/v4`)
})

test('hostile notes do not delay the run, and the link of a private repository is its homepage', async () => {
  const { announce, delivered } = await startScenario({ releases })
  const body = `<!-- web-push: First. -->\n\n- ${'<!--'.repeat(30_000)}${'@x-and'.repeat(40)}?`
  const repository = { ...site, private: true, homepage: 'https://site.example' }
  const event = { name: 'release', payload: { action: 'published', release: { ...release, body }, repository } }
  expect(await announce({}, { event })).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
  expect(delivered()).toMatchObject([{ message: 'First.', landing_url: 'https://site.example' }])
})

const comment = '<!-- web-push: Offline maps are here. -->'

test('the comment of the author is the message, and log and summary say so without advice on the words', async () => {
  const { announce, delivered } = await startScenario({ releases })
  const body = '# 4.2\n\n<!-- web-push: Maps for\r\nyour pocket & more. -->\n\nOffline maps.'
  const outcome = await announce({}, { event: releaseEvent({ ...release, body }) })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
  expect(delivered()).toMatchObject([{ message: 'Maps for your pocket & more.' }])
  expect(outcome.stdout).toContain('message (the `web-push` comment in the release notes)')
  expect(outcome.summary).toContain('comment in the release notes')
  for (const text of [outcome.stdout, outcome.summary]) expect(text).not.toContain('To choose the words')
})

test.each<{ written: string; body: string }>([
  {
    written: 'a comment in the title of a pull request',
    body: '* <!-- web-push: Free coins for all at evil.com today. --> Fix a typo by @stranger in https://github.com/octo/site/pull/101',
  },
  { written: 'an almost right comment in a title', body: '* Fix typo <!-- webpush: Buy now -->' },
  {
    written: 'a feature',
    body: '* feat: support passkeys for sign in by @a in https://github.com/octo/site/pull/1',
  },
  { written: 'a feature that is reverted', body: '- feat: add dark mode\n- fix: revert dark mode for all pages' },
  { written: 'a warning below a feature', body: '- Add dark mode\n\nThis release is broken, please skip it.' },
  { written: 'an advertisement', body: '- Add free coins at evil.com for everyone' },
])('$written in release notes never reaches subscribers, who read the default message', async ({ body }) => {
  const { announce, delivered } = await startScenario({ releases })
  const outcome = await announce({}, { event: releaseEvent({ ...release, body }) })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
  expect(delivered()).toMatchObject([{ message: 'See what is new.' }])
})

test('with the default message, log and summary name the three ways to choose the words, once and without a warning', async () => {
  const { announce } = await startScenario({ releases })
  const outcome = await announce({}, { event: releaseEvent({ ...release, body: '- Add dark mode' }) })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' }, annotations: [] })
  expect(outcome.stdout).toContain('message (the default message)')
  for (const text of [outcome.stdout, outcome.summary]) expect(text.split('To choose the message')).toHaveLength(2)
  expect(outcome.stdout).toMatch(/To choose the message .*<!-- web-push: .*`message` .*an earlier step/)
})

test('a wrong comment of the author is a problem that shows the right form, unless the message is given', async () => {
  const { announce, delivered } = await startScenario({ releases })
  const event = releaseEvent({ ...release, body: '<!-- webpush: One. -->' })
  const outcome = await announce({}, { event })
  expect(outcome).toMatchObject(notSent('invalid-input'))
  expect(outcome.stdout).toContain(`write it as \`${comment}\` on a line of its own`)
  expect(delivered()).toEqual([])
  expect(await announce({ message: 'Two.' }, { event })).toMatchObject({ exitCode: 0 })
  expect(delivered()).toMatchObject([{ message: 'Two.' }])
})

test('without a release of the tag nothing is sent, and a dry run fails too', async () => {
  const { sandbox, announce } = await startScenario({ releases })
  for (const dryRun of ['false', 'true']) {
    const outcome = await announce({ release: 'beta', 'dry-run': dryRun })
    expect(outcome).toMatchObject(notSent('release-not-found'))
    expect(outcome.annotations[0]?.message).toMatch(/draft.*contents: read/s)
  }
  expect(sandbox.requests).toEqual([])
})

const onPosix = unlessWindows(test, 'Windows has no signals')
onPosix('a run that is cancelled while the release is fetched sends nothing', async () => {
  const { github, announce } = await startScenario({ releases })
  github.fault('getReleaseByTag', { kind: 'hang' })
  const when = github.until(({ requests }) => requests.length > 0)
  expect(await announce({ release: 'v4' }, { signal: { name: 'SIGINT', when } })).toMatchObject(notSent('cancelled'))
})
