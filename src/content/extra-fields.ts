import { type Problem, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { fieldNames, inputOf } from './fields.ts'
import { parseYaml } from './yaml.ts'

/** Body fields beyond the documented ones, and what is wrong with them. */
export interface ExtraFields {
  fields: Record<string, unknown>
  problems: Problem[]
}

const input = 'extra-fields'

/** The additional fields as the input gives them: any JSON value under any name that is not documented. */
export async function readExtraFields(text: string, secrets: Secrets): Promise<ExtraFields> {
  const read = await parseYaml(text, { input }, secrets)
  if ('problems' in read) return { fields: {}, problems: read.problems }
  const { value } = read
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { fields: {}, problems: [problem(input, 'is not a mapping; give body fields as `name: value`')] }
  }
  // Under the name of its input (`icon-url`) it would be a field of another name, and silently without effect.
  const inputs = Object.keys(value).map(name => [name, name.replaceAll('_', '-')] as const)
  const documented = inputs.filter(([, own]) => [...fieldNames.map(inputOf), 'target'].includes(own))
  if (documented.length === 0) return { fields: value as Record<string, unknown>, problems: [] }
  return {
    fields: {},
    problems: documented.map(([name, own]) =>
      problem(input, `has an input of its own, \`${own}\`; use that`, { path: [name], place: read.placeOf([name]) }),
    ),
  }
}
