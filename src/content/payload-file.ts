import { isObject } from '../base/json.ts'
import { byPosition, type InputOrFile, type Problem, ProblemCollector, problem } from '../base/problems.ts'
import type { Secrets } from '../base/secrets.ts'
import type { Content, GivenFields, PositionOf } from './notification.ts'
import { jsonTypeOf, parseFields } from './payload-schema.ts'
import { missingFields, unreadFile, validContent } from './precedence.ts'
import { parseYaml, type YamlValue } from './yaml.ts'

export type FileText = { text: string } | { problem: Problem }

/**
 * Parses a payload file, which uses the API's field names, such as `icon_url`. Messages show `name` as the file's path.
 */
export function fieldsFromFile(
  name: string,
  file: FileText,
  problems: ProblemCollector,
  secrets: Secrets,
): GivenFields {
  if ('problem' in file) {
    problems.add([file.problem])
    return unreadFile
  }
  const where: InputOrFile = { input: 'payload-file', file: name }
  const read = parseYaml(file.text, where, secrets)
  if (!('value' in read)) {
    problems.add(read.problems)
    return unreadFile
  }
  const { value, positionOf } = read
  if (!isObject(value)) {
    problems.add([notMapping(where, read)])
    return unreadFile
  }
  // `$schema` is not a field. Editors use it to find payload.schema.json.
  const { $schema: _, ...fields } = value
  const { problems: found, ...valid } = parseFields(where, { ...read, value: fields })
  problems.add(found)
  return { ...valid, source: 'file', names: new Set(Object.keys(fields)), positionOf }
}

function notMapping(where: InputOrFile, { value, positionOf }: YamlValue): Problem {
  const right = 'write notification fields as `name: value`'
  if (value === null) return problem(where, `is empty; ${right}`)
  return problem(where, `is ${jsonTypeOf(value)}; ${right}`, { position: positionOf([]) })
}

/** The result of checking a payload file together with the inputs, which override the file. */
export interface CheckedFile {
  /** The problems in file order, except that missing fields come first. */
  problems: Problem[]
  /** The content to send, or undefined if a required field is missing or invalid. */
  content?: Content
  positionOf: PositionOf
}

const maxProblems = 100

/** Checks that a file and the inputs together form a complete notification. Does not report problems in the inputs. */
export function checkPayloadFile(name: string, text: FileText, inputs: GivenFields, secrets: Secrets): CheckedFile {
  const found = new ProblemCollector()
  const file = fieldsFromFile(name, text, found, secrets)
  const where = { input: 'payload-file', file: name }
  const missing = missingFields(inputs, file).map(field =>
    problem(where, 'is missing; add it to this file, or set it as an input', {
      path: [field],
      position: { line: 1, column: 1 },
    }),
  )
  const problems = [...missing, ...found.all.toSorted(byPosition)]
  // A file with more than `maxProblems` problems is probably not a payload file, so do not list the rest.
  const left = problems.length - maxProblems
  if (left > 0) problems.splice(maxProblems, left, problem(where, `has ${left} more problems`))
  return { problems, content: validContent(inputs, file), positionOf: file.positionOf ?? (() => undefined) }
}
