// Announces a release by tag, using a simulated GitHub. This is a script because a step that uses the action directly
// always talks to the real GitHub. Requires Node 24, because the simulated GitHub is written in TypeScript.
import { startGithub } from '../../../__tests__/helpers/doubles/github.ts'
import { runBuilt } from '../../../sandbox/run-action.mjs'
import { variable } from '../commands.mjs'
import { compare, parsed } from '../compare.mjs'

const page = 'https://github.com/octo/site'
const release = {
  tag_name: 'v1.2.0',
  name: 'v1.2.0',
  body: '<!-- web-push: Offline maps are here. -->',
  draft: false,
  html_url: `${page}/releases/tag/v1.2.0`,
}
const owner = { login: 'octo', avatar_url: 'https://avatars.githubusercontent.com/u/583231?v=4' }
const github = await startGithub({
  releases: { 'v1.2.0': release },
  about: { name: 'site', private: false, visibility: 'public', html_url: page, owner },
})

const published = await announce('v1.2.0')
const missing = await announce('v1.3.0')
await github.close()

compare({
  outcome: [published.outcome, 'sent'],
  title: [parsed(published.payload).title, 'site v1.2.0'],
  message: [parsed(published.payload).message, 'Offline maps are here.'],
  'reason of the release that does not exist': [missing.reason, 'release-not-found'],
})

/** @param {string} tag */
async function announce(tag) {
  const { log, outputs } = await runBuilt({
    inputs: {
      'base-url': variable('BASE_URL'),
      'api-token': variable('TOKEN'),
      target: 'all',
      release: tag,
      'github-token': github.token,
    },
    env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: github.repository, GITHUB_EVENT_NAME: 'push' },
  })
  console.log(log)
  return outputs
}
