import { type Problem, ProblemCollector } from '../../src/base/problems.ts'
import type { TokenFinder } from '../../src/base/secrets.ts'
import { fillAndCheck } from '../../src/content/content.ts'
import { deriveLayer } from '../../src/content/derive-missing.ts'
import {
  type Content,
  choose,
  contentOf,
  type FileText,
  type Layer,
  missingFields,
  readGiven,
  readPayloadFile,
} from '../../src/content/given.ts'
import type { Fields } from '../../src/inputs/notification-fields.ts'
import type { SendInputs } from '../../src/inputs/settings.ts'
import type { DerivedContent } from '../../src/release/derived-content.ts'
import { givenInputs } from './inputs.ts'

// Each function in this file runs part of the code in src/content and returns the result and any problems found.

interface Found {
  problems: readonly Problem[]
}
export interface FoundFields extends Found {
  layer: Layer
  fields: Fields
}

export const noFile: FoundFields = { layer: new Map(), fields: {}, problems: [] }

function found(layer: Layer, { all }: ProblemCollector): FoundFields {
  const valid = [...layer].filter(([, { value }]) => value !== undefined)
  return { layer, fields: Object.fromEntries(valid.map(([name, { value }]) => [name, value])), problems: all }
}

export async function fieldsFromInputs(raw: SendInputs, tokens: TokenFinder): Promise<FoundFields> {
  const problems = new ProblemCollector()
  const { fields } = await readGiven({ ...raw, 'extra-fields': '' }, undefined, problems, tokens)
  return found(fields, problems)
}

export async function fieldsFromFile(name: string, file: FileText, tokens: TokenFinder): Promise<FoundFields> {
  const problems = new ProblemCollector()
  return found(await readPayloadFile(name, file, problems, tokens), problems)
}

export async function readExtraFields(
  text: string,
  tokens: TokenFinder,
): Promise<{ fields: Record<string, unknown> } & Found> {
  const problems = new ProblemCollector()
  const { extraFields } = await readGiven(givenInputs({ 'extra-fields': text }), undefined, problems, tokens)
  return { fields: extraFields, problems: problems.all }
}

export function mergeContent(
  inputs: FoundFields,
  file: FoundFields,
  derived: DerivedContent,
  tokens: TokenFinder,
): { content: Content } | Found {
  const chosen = choose(inputs.layer, file.layer)
  const { fields, problems: missing } = deriveLayer(missingFields(chosen), derived)
  const whole = { fields: choose(chosen, fields), extraFields: {}, onceKey: '' }
  const complete = fillAndCheck(whole, {}, tokens)
  const problems = [...inputs.problems, ...file.problems, ...complete.problems, ...missing]
  const content = contentOf(complete.fields)
  return content && problems.length === 0 ? { content } : { problems }
}
