import { readBody } from './body.mjs'
import { releaseEvent, repository, sha } from './events.mjs'
import { answerTo } from './github-api.mjs'
import { listen } from './loopback.mjs'
import { sampleRelease } from './page/examples.mjs'

/** The token of a job, by its `contents` permission. */
const tokens = {
  write: 'ghs_sandboxWrite0123456789abcdefghijk',
  read: 'ghs_sandboxRead0123456789abcdefghijkl',
  none: 'ghs_sandboxNone0123456789abcdefghijkl',
}
const permissions = /** @type {(keyof typeof tokens)[]} */ (Object.keys(tokens))

/**
 * Starts a simulated GitHub with the parts of the REST API that `once-key` and `release` need. It keeps its data in
 * memory, and only this machine can reach it. It has one repository, which includes the sample release.
 */
export async function startGithub() {
  const server = await listen(0, (req, res) => {
    const { method = '', url: path = '', headers } = req
    const request = { method, path, headers, body: '', complete: false }
    const permission = permissions.find(name => headers.authorization?.endsWith(` ${tokens[name]}`)) ?? 'none'
    readBody(req, request, () => {
      const job = { ...github, permission, token: tokens[permission] }
      const { status, headers, body, apply } = answerTo({ github: job, request })
      apply?.()
      res.writeHead(status, headers).end(body)
    })
  })
  /** @satisfies {Omit<import('./github-api.mjs').Github, 'token' | 'permission'>} */
  const github = {
    url: server.url,
    repository: repository.full_name,
    shas: new Set([sha]),
    refs: new Map(),
    tags: new Map(),
    releases: new Map(),
    about: repository,
  }
  /**
   * Adds an event's release to the repository.
   * @param {import('./events.mjs').ReleaseEvent} event
   */
  const publish = ({ release }) => void github.releases.set(release.tag_name, release)
  publish(releaseEvent(sampleRelease))
  return {
    tokens,
    /** The environment variables for a run that uses this server. */
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: github.repository,
      GITHUB_SHA: sha,
      GITHUB_RUN_ID: '1',
      GITHUB_RUN_ATTEMPT: '1',
    },
    publish,
    deleteClaims: () => github.refs.clear(),
    close: server.close,
  }
}
