import { type Origin, type Problem, problem } from '../inputs/problems.ts'
import { publishedSecrets, type Secrets } from '../inputs/secrets.ts'
import { parseYaml, type YamlValue } from './yaml.ts'

/**
 * YAML or JSON of a workflow or a file. If it holds a token, in the text or behind escapes, nothing else of it is looked at:
 * a quotation may end inside the token.
 */
export async function parseSafely(
  text: string,
  origin: Origin,
  secrets: Secrets,
): Promise<YamlValue | { problems: Problem[] }> {
  const published = (value: unknown) =>
    publishedSecrets({ [origin.input]: value }, secrets).map(each => ({ ...each, ...origin }))
  const inText = published(text)
  if (inText.length > 0) return { problems: inText }
  const read = await parseYaml(text, origin)
  const inValue = 'value' in read ? published(read.value) : []
  return inValue.length > 0 ? { problems: inValue } : read
}

const maxBytes = 65_536

/** The same for an input, of at most 64 KiB. */
export async function parseInput(
  input: string,
  text: string,
  secrets: Secrets,
): Promise<YamlValue | { problems: Problem[] }> {
  if (Buffer.byteLength(text) > maxBytes) return { problems: [problem(input, 'is larger than 64 KiB; give less')] }
  return parseSafely(text, { input }, secrets)
}
