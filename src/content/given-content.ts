import type { ContentInput } from '../inputs/notification-fields.ts'
import type { ProblemCollector } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import type { GivenFields } from './field-rules.ts'
import { fieldsFromInputs } from './input-fields.ts'
import type { FileText } from './payload-file.ts'
import { type GivenContent, nothingGiven } from './precedence.ts'

type Inputs = Record<ContentInput | 'payload-file' | 'extra-fields' | 'once-key', string>

/** What reading content needs besides the inputs. */
interface Needs {
  secrets: Secrets
  readFile(path: string): Promise<FileText>
}

/** What inputs and payload file give; what is wrong with them is added to `problems`. */
export async function readGivenContent(
  inputs: Inputs,
  problems: ProblemCollector,
  needs: Needs,
): Promise<GivenContent> {
  return {
    inputs: await fieldsFromInputs(inputs, problems, needs.secrets),
    file: await readPayloadFile(inputs['payload-file'], problems, needs),
    fileName: inputs['payload-file'],
    extraFields: await readExtra(inputs['extra-fields'], problems, needs.secrets),
    onceKey: inputs['once-key'],
  }
}

async function readPayloadFile(
  fileName: string,
  problems: ProblemCollector,
  { secrets, readFile }: Needs,
): Promise<GivenFields> {
  const isRefused = problems.isRefused('payload-file')
  if (fileName === '' && !isRefused) return nothingGiven.file
  // Imported only here, so that a plain send does not load YAML and zod.
  const { fieldsFromFile, unknownFields } = await import('./payload-file.ts')
  // A refused input (too long, or with a secret) is blank here. Every field counts as given: none is reported missing.
  if (isRefused) return unknownFields
  return fieldsFromFile(fileName, await readFile(fileName), problems, secrets)
}

/** A refused input is blank here, so it gives none: no extra field is required. */
async function readExtra(text: string, problems: ProblemCollector, secrets: Secrets): Promise<Record<string, unknown>> {
  if (text === '') return {}
  const { readExtraFields } = await import('./extra-fields.ts')
  return readExtraFields(text, problems, secrets)
}
