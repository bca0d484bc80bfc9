import { expect, test } from '@jest/globals'
import { releaseEvent, site, startScenario } from '../helpers/announcing.ts'
import { unlessWindows } from '../helpers/needs.ts'
import { content } from '../helpers/send.ts'

const release = {
  tag_name: 'v4',
  name: 'Kestrel 4.2',
  draft: false,
  published_at: '2026-11-21T09:00:00Z',
  body: '<!-- web-push: Offline maps. -->',
  html_url: 'https://github.com/octo/site/releases/tag/v4',
}
const releases = { v4: release }

const notSent = (reason: string) => ({ exitCode: 1, outputs: { outcome: 'not-sent', reason, attempts: '0' } })

test('the release of a tag is announced on any event, and the API supplies what the event lacks', async () => {
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

test('in a run by hand, a release is fetched only if a field needs it and the inputs are valid', async () => {
  const { github, announce } = await startScenario({ releases })
  const byHand = { event: { name: 'workflow_dispatch', payload: {} } }
  expect(await announce({ ...content, release: 'v4' }, byHand)).toMatchObject({ outputs: { outcome: 'sent' } })
  expect(await announce({ release: 'v4', ttl: 'soon' })).toMatchObject(notSent('invalid-input'))
  expect(github.requests).toEqual([])
})

test('hostile notes do not delay the run', async () => {
  const { announce, delivered } = await startScenario({ releases })
  const body = `<!-- web-push: First. -->\n\n- ${'<!-- web-p '.repeat(5_000)}${'<!--'.repeat(30_000)}${'@x-and'.repeat(40)}?`
  const event = releaseEvent({ ...release, body })
  expect(await announce({}, { event })).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
  expect(delivered()).toMatchObject([{ message: 'First.' }])
})

test('the comment of the author is the message, and the log and summary name it as the source', async () => {
  const { announce, delivered } = await startScenario({ releases })
  const body =
    '\ufeff<!-- Generated -->\r\n\r\n<!-- web-push: Maps for\r\nyour pocket & more. -->\r\n\r\n# 4.2\n\nMaps.'
  const outcome = await announce({}, { event: releaseEvent({ ...release, body }) })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
  expect(delivered()).toMatchObject([{ message: 'Maps for your pocket & more.' }])
  expect(outcome.stdout).toContain('message (the `web-push` comment in the release notes)')
  expect(outcome.summary).toContain('comment in the release notes')
  for (const text of [outcome.stdout, outcome.summary]) expect(text).not.toContain('To choose the words')
})

// All of these can be words of strangers: tools copy descriptions of pull requests and messages of commits into the notes.
test.each<{ what: string; body: string }>([
  { what: 'a comment on a line of its own', body: '# 4.2\n\n<!-- web-push: Free coins for all. -->' },
  { what: 'a comment that is never closed', body: '# 4.2\n\n<!-- web-push: Free coins' },
  { what: 'two comments', body: '# 4.2\n<!-- web-push: A -->\n<!-- web-push: B -->' },
  { what: 'the sample text', body: '# 4.2\n<!-- web-push: your text -->' },
  { what: 'a damaged comment', body: '# 4.2\n<\\!-- web-push: Free coins --\\>' },
  {
    what: 'a comment in the title of a pull request',
    body: '* <!-- web-push: Free coins for all at evil.com today. --> Fix a typo by @stranger in https://github.com/octo/site/pull/101',
  },
  { what: 'a malformed comment in a title', body: '* Fix typo <!-- webpush: Buy now -->' },
])('$what below the beginning neither sets nor breaks the message, and a warning names its line', async ({ body }) => {
  const { announce, delivered } = await startScenario({ releases })
  const authored = '<!-- web-push: Offline maps. -->\n\n'
  const cases = [
    { beginning: '', message: 'See what is new.', which: 'a', advice: 'If the comment is yours, move it' },
    { beginning: authored, message: 'Offline maps.', which: 'another', advice: 'there is nothing to do' },
  ]
  for (const { beginning, message, which, advice } of cases) {
    const outcome = await announce({}, { event: releaseEvent({ ...release, body: `${beginning}Notes\n${body}` }) })
    expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
    expect(delivered().at(-1)).toMatchObject({ message })
    const warning = `^Line \\d+ of the release notes has ${which} \`web-push\` comment, .* counts only at the very beginning.*${advice}`
    expect(outcome.annotations).toMatchObject([{ level: 'warning', message: expect.stringMatching(warning) }])
    expect(outcome.summary).toContain(`of the release notes has ${which}`)
  }
})

test('without need of the message, the notes are not read, so no comment in them is reported', async () => {
  const { announce } = await startScenario({ releases })
  const event = releaseEvent({ ...release, body: '# 4.2\n<!-- web-push: A -->' })
  expect(await announce({ message: 'Own.' }, { event })).toMatchObject({
    outputs: { outcome: 'sent' },
    annotations: [],
  })
})

test('with the default message, the log and summary name the three ways to choose the words', async () => {
  const { announce, delivered } = await startScenario({ releases })
  const outcome = await announce({}, { event: releaseEvent({ ...release, body: '- Add dark mode' }) })
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' }, annotations: [] })
  expect(delivered()).toMatchObject([{ message: 'See what is new.' }])
  expect(outcome.stdout).toContain('message (the default message)')
  for (const text of [outcome.stdout, outcome.summary]) expect(text.match(/To choose the message/g)).toHaveLength(1)
  expect(outcome.stdout).toMatch(/To choose the message .*<!-- web-push: .*`message` .*an earlier step/)
})

test('a malformed comment of the author is an error that shows the right form, unless the message is given', async () => {
  const { announce, delivered } = await startScenario({ releases })
  const event = releaseEvent({ ...release, body: '<!-- webpush: One. -->' })
  const outcome = await announce({}, { event })
  expect(outcome).toMatchObject(notSent('invalid-input'))
  expect(outcome.stdout).toContain('write it as `<!-- web-push: your text -->` on a line of its own')
  expect(delivered()).toEqual([])
  expect(await announce({ message: 'Two.' }, { event })).toMatchObject({ exitCode: 0 })
  expect(delivered()).toMatchObject([{ message: 'Two.' }])
})

test('the log of a deployment is not a landing page, and the error says so', async () => {
  const { sandbox, announce, delivered } = await startScenario()
  const repository = { ...site, html_url: 'https://github.com/octo/site' }
  const log = 'https://github.com/octo/site/actions/runs/7/job/8'
  const status = { state: 'success', environment: 'production', description: 'Live.', log_url: log, target_url: log }
  const deployed = (given: object) => ({
    event: { name: 'deployment_status', payload: { repository, deployment_status: { ...status, ...given } } },
  })
  const outcome = await announce({}, deployed({ environment_url: '' }))
  expect(outcome).toMatchObject(notSent('invalid-input'))
  expect(outcome.annotations[0]?.message).toMatch(
    /`landing-url` is missing \(`deployment_status\.target_url` .* only the log/,
  )
  expect(sandbox.requests).toEqual([])
  const live = { environment_url: 'https://shop.example.com/' }
  expect(await announce({}, deployed(live))).toMatchObject({ outputs: { outcome: 'sent' } })
  expect(delivered()).toMatchObject([{ landing_url: 'https://shop.example.com/' }])
})

test('a dry run fails if the tag has no release, and the error names drafts and the permission', async () => {
  const { sandbox, announce } = await startScenario({ releases })
  const outcome = await announce({ release: 'beta', 'dry-run': 'true' })
  expect(outcome).toMatchObject(notSent('release-not-found'))
  expect(outcome.annotations[0]?.message).toMatch(/draft.*contents: read/s)
  expect(sandbox.requests).toEqual([])
})

const onPosix = unlessWindows(test, 'Windows has no signals')
onPosix('a run that is cancelled while the release is fetched sends nothing', async () => {
  const { github, announce } = await startScenario({ releases })
  github.fault('getReleaseByTag', { kind: 'hang' })
  const when = github.until(({ requests }) => requests.length > 0)
  expect(await announce({ release: 'v4' }, { signal: { name: 'SIGINT', when } })).toMatchObject(notSent('cancelled'))
})
