import { readBody } from './body.mjs'
import { releaseEvent } from './events.mjs'
import { answerTo, operationOf } from './github-api.mjs'
import { listen, refuseForeign } from './loopback.mjs'
import { sampleRelease } from './page/examples.mjs'

/**
 * The simulated GitHub. `env` has the variables that a run needs. `publish` adds the release of an event to the
 * repository.
 * @typedef {{
 *   env: Record<string, string>, token: string, publish: (event: ReleaseEvent) => void, close: () => Promise<void>
 * }} SampleGithub
 */
/** @typedef {ReturnType<typeof releaseEvent>} ReleaseEvent */

/** The commit of the runs in the sandbox. */
const sha = 'c0ffee0000000000000000000000000000000001'

/**
 * Starts a server with the parts of GitHub's REST API that `once-key` and `release` need. It has one repository in
 * memory with the release of the sample event. Only this machine can reach it.
 * @returns {Promise<SampleGithub>}
 */
export async function startGithub() {
  const server = await listen({ host: '127.0.0.1', port: 0 }, (req, res) => {
    if (refuseForeign(req, res, github.url) !== undefined) return
    const { method = '', url: path = '', headers } = req
    const { name, argument = '' } = operationOf({ method, path }, github) ?? {}
    const request = { method, path, headers, body: '', complete: false, ...(name && { operation: name }) }
    readBody(req, request, () => {
      const { status, headers, body, apply } = answerTo({ github, request, argument })
      apply?.()
      res.writeHead(status, headers).end(body)
    })
  })
  /** @type {import('./github-api.mjs').Github} */
  const github = {
    url: server.url,
    token: 'ghs_sandbox0123456789abcdefghijklmnop',
    repository: 'octo/kestrel',
    permission: 'write',
    shas: new Set([sha]),
    refs: new Map(),
    tags: new Map(),
    releases: new Map(),
  }
  const publish = (/** @type {ReleaseEvent} */ { release, repository }) => {
    github.about = repository
    github.releases?.set(release.tag_name, release)
  }
  publish(releaseEvent(sampleRelease))
  const env = {
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: github.repository,
    GITHUB_SHA: sha,
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_ATTEMPT: '1',
  }
  return { env, token: github.token, publish, close: server.close }
}
