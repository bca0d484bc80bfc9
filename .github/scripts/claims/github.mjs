import { variable } from '../commands.mjs'

/**
 * Sends a request to the GitHub API and prints the response, even if it is an error.
 * @param {string} method
 * @param {string} path the path after `repos/owner/name/`
 * @param {object} [body]
 * @returns {Promise<string>} the response body
 */
export async function request(method, path, body) {
  const url = `${variable('GITHUB_API_URL')}/repos/${variable('GITHUB_REPOSITORY')}/${path}`
  const headers = { Authorization: `Bearer ${variable('GH_TOKEN')}`, 'User-Agent': 'web-push-action' }
  const response = await fetch(url, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  const text = await response.text()
  const lines = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  console.log(`== ${method} ${path}\n${response.status} ${response.statusText}\n${lines.join('\n')}\n\n${text}\n`)
  return text
}
