import { byPosition, type Problem, ProblemCollector, problem } from '../base/problems.ts'
import type { TokenFinder } from '../base/secrets.ts'
import { atMost } from '../base/text.ts'
import { type FieldName, inputOf } from '../inputs/notification-fields.ts'
import { type FileText, readPayloadFile } from './given.ts'
import { choose, contentOf, type Layer, missingFields, type PositionOf } from './layers.ts'
import type { Content } from './notification.ts'

/** A notification that the preview checked. */
export interface CheckedNotification {
  /** The problems in file order, except that missing fields come first. */
  problems: Problem[]
  /** The content to send, or undefined if a required field is missing or invalid. */
  content?: Content | undefined
  positionOf: PositionOf
}

const maxProblems = 100

/** Checks that a file and the inputs together form a complete notification. Does not report problems in the inputs. */
export async function checkPayloadFile(
  name: string,
  text: FileText,
  inputs: Layer,
  tokens: TokenFinder,
): Promise<CheckedNotification> {
  const found = new ProblemCollector()
  const file = await readPayloadFile(name, text, found, tokens)
  const chosen = choose(inputs, file)
  const where = { input: 'payload-file', file: name }
  const missing = missingFields(chosen).map(field =>
    problem(where, 'is missing; add it to this file, or set it as an input', {
      path: [field],
      position: { line: 1, column: 1 },
    }),
  )
  const all = [...missing, ...found.all.toSorted(byPosition)]
  // A file with more than `maxProblems` problems is probably not a payload file, so do not list the rest.
  const problems = atMost(all, maxProblems, left => problem(where, `has ${left} more problems`))
  const positionOf: PositionOf = path => file.get(path[0] as FieldName)?.placeOf(path as [FieldName]).position
  return { problems, content: contentOf(chosen), positionOf }
}

/** Checks that the inputs form a complete notification. Does not report other problems in the inputs. */
export function checkInputFields(inputs: Layer): CheckedNotification {
  const problems = missingFields(inputs).map(field =>
    problem(inputOf(field), 'is missing; set it as an input, or set a file in `payload-files`'),
  )
  return { problems, content: contentOf(inputs), positionOf: () => undefined }
}
