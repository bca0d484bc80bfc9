import { sampleInputs } from './examples.mjs'

/** Where a repository keeps the address and the token of its service. In the sandbox, its own stand for them. */
const baseUrl = `base-url: \${{ vars.PUSH_BASE_URL }}`
const apiToken = `api-token: \${{ secrets.PUSH_API_TOKEN }}`

/**
 * The step of a workflow that sends, as YAML: to one audience, so that nobody broadcasts by copying it.
 * @param {string} [inputs] the lines of what it sends
 */
export function stepLines(inputs = sampleInputs) {
  const lines = [baseUrl, apiToken, 'target: audience', 'audience-name: Newsletter', ...inputs.split('\n')]
  return `- uses: web-push-action/web-push-action@v1\n  with:\n${lines.map(line => `    ${line}\n`).join('')}`
}

/**
 * A step with the address and the token of a sandbox, as workflows on its machine need it.
 * @param {string} step
 * @param {{ url: string, token: string }} sandbox
 */
export function forSandbox(step, { url, token }) {
  return step.replace(baseUrl, `base-url: ${url}`).replace(apiToken, `api-token: ${token}`)
}
