import { contentInputs } from '../inputs/fields.ts'
import { type Problem, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { isObject } from '../text.ts'
import { parseYaml } from './yaml.ts'

/**
 * What has an input of its own, with either separator and in any case. As an extra field `icon-url` would have no
 * effect, and a service that reads names in any case might take `Target` for the target.
 */
const documented = new Set<string>([...contentInputs, 'target'])

/** The additional body fields as the input gives them: any JSON value under any name that is not documented. */
export async function readExtraFields(
  text: string,
  secrets: Secrets,
): Promise<{ fields: Record<string, unknown>; problems: Problem[] }> {
  const origin = { input: 'extra-fields' }
  const read = await parseYaml(text, origin, secrets)
  const { problems } = read
  if (!('value' in read)) return { fields: {}, problems }
  if (!isObject(read.value)) {
    problems.push(problem(origin, 'is not a mapping; write fields as `name: value`'))
    return { fields: {}, problems }
  }
  for (const name of Object.keys(read.value)) {
    const input = name.replaceAll('_', '-').toLowerCase()
    const details = { path: [name], position: read.positionOf([name]) }
    if (documented.has(input)) problems.push(problem(origin, `has its own input, \`${input}\`; use that`, details))
  }
  return { fields: problems.length > 0 ? {} : read.value, problems }
}
