import { sampleInputs } from './examples.mjs'
import { parseStep } from './read-step.mjs'

/** Where a repository keeps the address and the token of its service. In the sandbox, its own stand for them. */
const ofRepository = {
  'base-url': `base-url: \${{ vars.PUSH_BASE_URL }}`,
  'api-token': `api-token: \${{ secrets.PUSH_API_TOKEN }}`,
}

/**
 * The step of a workflow that sends, as YAML. The terminal shows it for this sandbox, the page as a repository needs it.
 * @param {object} options
 * @param {{ url: string, token: string }} [options.sandbox] without it, address and token are those of a repository
 * @param {number | undefined} [options.audienceId] without it, the step sends to all subscribers
 * @param {string | undefined} [options.inputs] the lines of all other inputs
 */
export function stepLines({ sandbox, audienceId, inputs = sampleInputs }) {
  const service = sandbox
    ? [`base-url: ${sandbox.url}`, `api-token: ${JSON.stringify(sandbox.token)}`]
    : Object.values(ofRepository)
  const lines = [...service, ...targetLines(audienceId), ...inputs.split('\n')]
  return `- uses: web-push-action/web-push-action@v1\n  with:\n${lines.map(line => `    ${line}\n`).join('')}`
}

/**
 * A text in which the step has another target.
 * @param {string} text
 * @param {number | undefined} audienceId all subscribers if undefined
 * @throws {Error} with what is wrong with the step
 */
export function withTarget(text, audienceId) {
  return withInputs(text, ['target', 'audience-id', 'audience-name'], targetLines(audienceId))
}

/** @param {number | undefined} audienceId */
function targetLines(audienceId) {
  return audienceId === undefined ? ['target: all'] : ['target: audience', `audience-id: ${audienceId}`]
}

/**
 * A text in which the step has neither the address of this sandbox nor any token, but those of a repository.
 * @param {string} text
 * @param {string} url of this sandbox
 * @throws {Error} with what is wrong with the step
 */
export function forRepository(text, url) {
  const { inputs } = parseStep(text)
  const isHere = inputs.get('base-url')?.replace(/\/$/, '') === url
  const isToken = inputs.has('api-token') && !inputs.get('api-token')?.includes('${{')
  const changed = isHere ? withInputs(text, ['base-url'], [ofRepository['base-url']]) : text
  return isToken ? withInputs(changed, ['api-token'], [ofRepository['api-token']]) : changed
}

/**
 * A text with other lines in place of some inputs of its step, or before its first input.
 * @param {string} text
 * @param {string[]} names
 * @param {string[]} newLines
 */
function withInputs(text, names, newLines) {
  const { places, firstInput, inputIndent } = parseStep(text)
  const replaced = names.flatMap(name => places.get(name) ?? [])
  const at = replaced.length > 0 ? Math.min(...replaced.map(({ start }) => start)) : firstInput
  const kept = text.split('\n').map((line, number) => {
    return replaced.some(({ start, end }) => start <= number && number < end) ? [] : [line]
  })
  const indented = newLines.map(line => ' '.repeat(inputIndent) + line)
  return [...kept.slice(0, at), indented, ...kept.slice(at)].flat().join('\n')
}
