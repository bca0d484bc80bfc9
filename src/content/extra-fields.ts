import { type Problem, problem } from '../inputs/problems.ts'
import { fieldNames, inputOf } from './fields.ts'
import { flawText, parseYaml } from './yaml.ts'

/** Body fields beyond the documented ones, and what is wrong with them. */
export interface ExtraFields {
  fields: Record<string, unknown>
  problems: Problem[]
}

/** The further fields as the input gives them: any JSON value under any name that is not documented. */
export async function readExtraFields(text: string): Promise<ExtraFields> {
  const read = await parseYaml(text)
  if ('wrong' in read) return wrong(`${flawText(read)}; give a mapping of body fields`)
  const { value } = read
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return wrong('is no mapping; give body fields as `name: value`')
  }
  // Under the name of its input (`icon-url`) it would be a field of another name, and silently without effect.
  const inputs = Object.keys(value).map(name => [name, name.replaceAll('_', '-')] as const)
  const documented = inputs.filter(([, input]) => [...fieldNames.map(inputOf), 'target'].includes(input))
  if (documented.length === 0) return { fields: value as Record<string, unknown>, problems: [] }
  return {
    fields: {},
    problems: documented.map(([name, input]) =>
      problem('extra-fields', `\`${name}\` has an input of its own, \`${input}\`; use that`),
    ),
  }
}

const wrong = (text: string): ExtraFields => ({ fields: {}, problems: [problem('extra-fields', text)] })
