import { type Problem, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import { fieldNames } from './fields.ts'
import type { Contribution } from './merge.ts'
import { parseFields } from './schema.ts'
import { parseYaml } from './yaml.ts'

/** A file's text, or why there is none. */
export type FileText = { text: string } | { problem: Problem }

/** The fields that a payload file gives, under their API names; `name` is the file as the user named it. */
export async function fieldsFromFile(name: string, file: FileText, secrets: Secrets): Promise<Contribution> {
  if ('problem' in file) return broken([file.problem])
  const origin = { input: 'payload-file', file: name }
  const read = await parseYaml(file.text, origin, secrets)
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
