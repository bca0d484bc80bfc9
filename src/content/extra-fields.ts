import { contentInputs } from '../inputs/notification-fields.ts'
import { type InputOrFile, type Problem, type ProblemCollector, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { isObject } from '../json.ts'
import { parseYaml, type YamlValue } from './yaml.ts'

/**
 * What has an input of its own, with either separator and in any case. As an extra field `icon-url` would have no
 * effect, and a service that reads names in any case might take `Target` for the target.
 */
const documented = new Set<string>([...contentInputs, 'target'])

/**
 * The additional body fields as the input gives them: any JSON value under any name that is not documented. None if
 * anything is wrong with them.
 */
export async function readExtraFields(
  text: string,
  problems: ProblemCollector,
  secrets: Secrets,
): Promise<Record<string, unknown>> {
  const where = { input: 'extra-fields' }
  const read = parseYaml(text, where, secrets)
  const value = 'value' in read ? read.value : {}
  const found = 'value' in read ? [...read.problems, ...extraProblems(where, read)] : read.problems
  problems.add(found)
  return found.length === 0 && isObject(value) ? value : {}
}

function extraProblems(where: InputOrFile, { value, positionOf }: YamlValue): Problem[] {
  if (!isObject(value)) return [problem(where, 'is not a mapping; write fields as `name: value`')]
  return Object.keys(value).flatMap(name => {
    const input = name.replaceAll('_', '-').toLowerCase()
    const details = { path: [name], position: positionOf([name]) }
    return documented.has(input) ? [problem(where, `has its own input, \`${input}\`; use that`, details)] : []
  })
}
