import { fieldNames } from './fields.ts'
import { type Problem, problem } from './problems.ts'
import { flawText, parseYaml } from './yaml.ts'

/** Body fields beyond the documented ones, as the input gives them: any JSON value under any other name. */
export async function readExtraFields(text: string): Promise<{ fields: Record<string, unknown>; problems: Problem[] }> {
  if (text === '') return { fields: {}, problems: [] }
  const read = await parseYaml(text)
  if ('wrong' in read) return wrong(`${flawText(read)}; give a mapping of body fields`)
  const { value } = read
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return wrong('is no mapping; give body fields as `name: value`')
  }
  const documented = [...fieldNames, 'target'].filter(name => Object.hasOwn(value, name))
  if (documented.length === 0) return { fields: value as Record<string, unknown>, problems: [] }
  return {
    fields: {},
    problems: documented.map(name =>
      problem('extra-fields', `\`${name}\` has an input of its own, \`${name.replaceAll('_', '-')}\`; use that`),
    ),
  }
}

const wrong = (text: string) => ({ fields: {}, problems: [problem('extra-fields', text)] })
