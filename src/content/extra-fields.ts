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
// Under the name of its input (`icon-url`) it would be a field of another name, and silently without effect.
const documented = new Set<string>([...fieldNames.map(inputOf), 'target'])

/** The additional fields as the input gives them: any JSON value under any name that is not documented. */
export async function readExtraFields(text: string, secrets: Secrets): Promise<ExtraFields> {
  const read = await parseYaml(text, { input }, secrets)
  if (!('value' in read)) return { fields: {}, problems: read.problems }
  const { value, placeOf } = read
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'is not a mapping; give body fields as `name: value`'
    return { fields: {}, problems: [...read.problems, problem(input, message)] }
  }
  const misplaced = Object.keys(value).flatMap(name => {
    const own = name.replaceAll('_', '-')
    if (!documented.has(own)) return []
    return problem(input, `has its own input, \`${own}\`; use that`, { path: [name], place: placeOf([name]) })
  })
  const problems = [...read.problems, ...misplaced]
  return { fields: problems.length > 0 ? {} : (value as Record<string, unknown>), problems }
}
