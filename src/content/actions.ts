import type { Checked } from './fields.ts'
import { parseFields } from './schema.ts'
import { flawText, parseYaml } from './yaml.ts'

/** The buttons as the input gives them: a list in YAML or JSON. */
export async function readActions(text: string): Promise<Checked> {
  const list = await parseYaml(text)
  if ('value' in list) return parseFields({ actions: list.value })
  return { fields: {}, flaws: [{ path: ['actions'], wrong: `${flawText(list)}; give a list of {text, url}` }] }
}
