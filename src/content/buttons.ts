import type { Secrets } from '../inputs/secrets.ts'
import { type ParsedFields, parseFields } from './payload-schema.ts'
import { parseYaml } from './yaml.ts'

/** The buttons as the input gives them: a list in YAML or JSON. */
export function readActions(text: string, secrets: Secrets): ParsedFields {
  const where = { input: 'actions' }
  const read = parseYaml(text, where, secrets)
  if (!('value' in read)) return { fields: {}, problems: read.problems }
  // The path within the fields begins with `actions`, which is the input itself.
  const inActions = <Found extends { path?: readonly PropertyKey[] }>(found: Found) => ({
    ...found,
    path: ['actions', ...(found.path ?? [])],
  })
  const { problems, ...rest } = parseFields(where, {
    value: { actions: read.value },
    positionOf: path => read.positionOf(path.slice(1)),
    problems: read.problems.map(inActions),
  })
  return { ...rest, problems: problems.map(each => ({ ...each, path: each.path?.slice(1) })) }
}
