import { type Problem, ProblemCollector } from '../../src/base/problems.ts'
import type { Secrets } from '../../src/base/secrets.ts'
import { readGivenContent, fieldsFromInputs as readInputs } from '../../src/content/given-content.ts'
import type { Content, GivenFields } from '../../src/content/notification.ts'
import { type FileText, fieldsFromFile as readFile } from '../../src/content/payload-file.ts'
import { deriveMissing, missingFields, validContent } from '../../src/content/precedence.ts'
import type { SendInputs } from '../../src/inputs/settings.ts'
import type { DerivedContent } from '../../src/release/derived-content.ts'
import { givenInputs } from './inputs.ts'

// Each function in this file runs part of the code in src/content and returns the result and any problems found.

interface Found {
  problems: readonly Problem[]
}
export type FoundFields = GivenFields & Found

export const noFile: FoundFields = { source: 'file', fields: {}, names: new Set(), problems: [] }

export async function fieldsFromInputs(raw: SendInputs, secrets: Secrets): Promise<FoundFields> {
  const problems = new ProblemCollector()
  return { ...(await readInputs(raw, problems, secrets)), problems: problems.all }
}

export async function fieldsFromFile(name: string, file: FileText, secrets: Secrets): Promise<FoundFields> {
  const problems = new ProblemCollector()
  return { ...(await readFile(name, file, problems, secrets)), problems: problems.all }
}

export async function readExtraFields(
  text: string,
  secrets: Secrets,
): Promise<{ fields: Record<string, unknown> } & Found> {
  const problems = new ProblemCollector()
  const inputs = givenInputs({ 'extra-fields': text })
  const readFile = () => ({ text: '' })
  const { extraFields } = await readGivenContent(inputs, problems, { secrets, readFile })
  return { fields: extraFields, problems: problems.all }
}

export function mergeContent(
  inputs: FoundFields,
  file: FoundFields,
  derived: DerivedContent,
  secrets: Secrets,
): { content: Content } | Found {
  const problems = new ProblemCollector()
  problems.add([...inputs.problems, ...file.problems])
  const content = validContent(inputs, file, deriveMissing(missingFields(inputs, file), derived, problems, secrets))
  return content && problems.all.length === 0 ? { content } : { problems: problems.all }
}
