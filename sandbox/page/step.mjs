import { sampleInputs } from './examples.mjs'

/**
 * The expressions for the address and the token of the service in a repository. The sandbox replaces them with its own
 * values.
 */
const baseUrl = `base-url: \${{ vars.PUSH_BASE_URL }}`
const apiToken = `api-token: \${{ secrets.PUSH_API_TOKEN }}`

/**
 * Returns the YAML of a step that sends. The step sends to one audience, so that nobody broadcasts by copying it.
 * @param {string} [inputs] the lines with the content
 */
export function stepLines(inputs = sampleInputs) {
  const lines = [baseUrl, apiToken, 'target: audience', 'audience-name: Newsletter', ...inputs.split('\n')]
  return `- uses: web-push-action/web-push-action@v1\n  with:\n${lines.map(line => `    ${line}\n`).join('')}`
}

/**
 * Adds the address and the token of a sandbox to a step, for workflows on the same machine.
 * @param {string} step
 * @param {{ url: string, token: string }} sandbox
 */
export function forSandbox(step, { url, token }) {
  return step.replace(baseUrl, `base-url: ${url}`).replace(apiToken, `api-token: ${token}`)
}
