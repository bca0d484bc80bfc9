import { type Problem, problem } from '../inputs/problems.ts'
import { containsSecret } from '../inputs/secrets.ts'
import { fieldNames } from './fields.ts'
import type { Contribution } from './merge.ts'
import { parseFields } from './schema.ts'
import { parseYaml } from './yaml.ts'

/** A file's text, or why there is none. */
export type FileText = { text: string } | { problem: Problem }

/**
 * The fields that a payload file gives, under their API names; `name` is the file as the user named it. Where the
 * API token is in it, nothing else of it is looked at or quoted: a quotation may be cut in the middle of the token.
 */
export async function fieldsFromFile(name: string, file: FileText, token: string): Promise<Contribution> {
  if ('problem' in file) return broken([file.problem])
  const origin = { input: 'payload-file', file: name }
  if (containsSecret(token, file.text)) {
    return broken([problem(origin, 'contains the API token, which would be published; remove it')])
  }
  const read = await parseYaml(file.text, origin)
  if ('problems' in read) return broken(read.problems)
  if (read.value === null) return broken([problem(origin, 'is empty; give a mapping of notification fields')])
  const isMapping = typeof read.value === 'object'
  return {
    ...parseFields(read.value, origin, read.placeOf),
    given: new Set(isMapping ? Object.keys(read.value as object) : []),
  }
}

// What the file was to give is not known, so nothing else is to be called missing.
const broken = (problems: Problem[]): Contribution => ({ fields: {}, given: new Set(fieldNames), problems })
