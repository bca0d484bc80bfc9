import type { Secrets } from '../inputs/secrets.ts'
import type { ContentPart } from './fields.ts'
import { parseFields } from './schema.ts'
import { parseYaml } from './yaml.ts'

/** The buttons as the input gives them: a list in YAML or JSON. */
export async function readActions(text: string, secrets: Secrets): Promise<ContentPart> {
  const origin = { input: 'actions' }
  const list = await parseYaml(text, origin, secrets)
  if ('problems' in list) return { fields: {}, problems: list.problems }
  const { fields, problems } = parseFields({ actions: list.value }, origin)
  // The path begins with the field, which is the input itself.
  return { fields, problems: problems.map(each => ({ ...each, path: each.path?.slice(1) })) }
}
