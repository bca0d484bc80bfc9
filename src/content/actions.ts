import type { Secrets } from '../inputs/secrets.ts'
import type { ContentPart } from './fields.ts'
import { parseFields } from './schema.ts'
import { parseYaml } from './yaml.ts'

/** The buttons as the input gives them: a list in YAML or JSON. */
export async function readActions(text: string, secrets: Secrets): Promise<ContentPart> {
  const read = await parseYaml(text, { input: 'actions' }, secrets)
  if (!('value' in read)) return { fields: {}, problems: read.problems }
  // The path within the fields begins with `actions`, which is the input itself.
  const known = read.problems.map(each => ({ ...each, path: ['actions', ...(each.path ?? [])] }))
  const placeOf = (path: readonly PropertyKey[]) => read.placeOf(path.slice(1))
  const { fields, problems } = parseFields({ actions: read.value }, { input: 'actions' }, placeOf, known)
  return { fields, problems: problems.map(each => ({ ...each, path: each.path?.slice(1) })) }
}
