import type { ContentInput } from '../inputs/notification-fields.ts'
import type { ProblemCollector } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import type { GivenFields } from './field-rules.ts'
import { fieldsFromInputs } from './input-fields.ts'
import type { FileText } from './payload-file.ts'
import { type GivenContent, nothingGiven } from './precedence.ts'

type Inputs = Record<ContentInput | 'payload-file' | 'extra-fields' | 'once-key', string>

/** What reading content needs besides the inputs. */
interface Readers {
  secrets: Secrets
  readFile(path: string): Promise<FileText>
}

/** What inputs and payload file give; what is wrong with them is added to `problems`. */
export async function readGiven(inputs: Inputs, problems: ProblemCollector, readers: Readers): Promise<GivenContent> {
  return {
    inputs: await fieldsFromInputs(inputs, problems, readers.secrets),
    file: await readFields(inputs['payload-file'], problems, readers),
    fileName: inputs['payload-file'],
    extraFields: await readExtra(inputs['extra-fields'], problems, readers.secrets),
    onceKey: inputs['once-key'],
  }
}

async function readFields(
  fileName: string,
  problems: ProblemCollector,
  { secrets, readFile }: Readers,
): Promise<GivenFields> {
  const isRefused = problems.isRefused('payload-file')
  if (fileName === '' && !isRefused) return nothingGiven.file
  const { fieldsFromFile, unknownFile } = await import('./payload-file.ts')
  return isRefused ? unknownFile : fieldsFromFile(fileName, await readFile(fileName), problems, secrets)
}

async function readExtra(text: string, problems: ProblemCollector, secrets: Secrets): Promise<Record<string, unknown>> {
  if (text === '') return {}
  const { readExtraFields } = await import('./extra-fields.ts')
  return readExtraFields(text, problems, secrets)
}
