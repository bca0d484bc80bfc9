import { readBody } from './body.mjs'
import { answerTo, operationOf } from './github-api.mjs'
import { listen } from './loopback.mjs'

/** The commit that runs in the sandbox are of. */
const sha = 'c0ffee0000000000000000000000000000000001'

/**
 * Starts as much of GitHub's REST API as `once-key` needs, with one repository in memory, reachable only from this machine.
 * @returns {Promise<{ env: Record<string, string>, token: string, close: () => Promise<void> }>} `env` is what a run needs to find it
 */
export async function startGithub() {
  const server = await listen({ host: '127.0.0.1', port: 0 }, (req, res) => {
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
  }
  const env = {
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: github.repository,
    GITHUB_SHA: sha,
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_ATTEMPT: '1',
  }
  return { env, token: github.token, close: server.close }
}
