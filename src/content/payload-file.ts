import { type Flaw, type Problem, pathText, problem } from '../inputs/problems.ts'
import { containsSecret } from '../inputs/secrets.ts'
import { fieldNames } from './fields.ts'
import type { Contribution } from './merge.ts'
import { parseFields } from './schema.ts'
import { parseYaml, placeText } from './yaml.ts'

/** A file's text, or why there is none. */
export type FileText = { text: string } | { problem: Problem }

/**
 * The fields that a payload file gives, under their API names; `name` is the file as the user named it. Where the
 * API token is in it, nothing else of it is looked at or quoted: a quotation may be cut in the middle of the token.
 */
export async function fieldsFromFile(name: string, file: FileText, token: string): Promise<Contribution> {
  if ('problem' in file) return broken(file.problem)
  if (containsSecret(token, file.text)) {
    return broken(problem('payload-file', `${name} contains the API token, which would be published; remove it`))
  }
  const read = await parseYaml(file.text)
  if ('wrong' in read) {
    const place = `${name}${placeText(read.place)}`
    if (read.isYaml) return broken(problem('payload-file', `${place}: ${read.wrong}`))
    return broken(
      problem(
        'payload-file',
        `${place}: this is neither YAML nor JSON (${read.wrong}); ${read.hint}`,
        'unreadable-file',
      ),
    )
  }
  if (read.value === null)
    return broken(problem('payload-file', `${name} is empty; give a mapping of notification fields`))
  const { fields, flaws } = parseFields(read.value)
  const problems = flaws.map(flaw => {
    const place = `${name}${placeText(read.placeOf(flaw.path))}`
    return problem(
      'payload-file',
      `${place}: ${flaw.path.length > 0 ? `\`${pathText(flaw.path)}\` ` : ''}${explained(flaw)}`,
    )
  })
  const isMapping = typeof read.value === 'object' && read.value !== null
  return { fields, given: new Set(isMapping ? Object.keys(read.value as object) : []), problems }
}

// What the file was to give is not known, so nothing else is to be called missing.
const broken = (problem: Problem): Contribution => ({ fields: {}, given: new Set(fieldNames), problems: [problem] })

function explained({ path, wrong }: Flaw): string {
  const [key] = path
  if (path.length !== 1 || fieldNames.some(name => name === key)) return wrong
  if (key === 'target')
    return 'does not belong into a file: who receives it is said in the workflow, with the input `target`'
  return `is no field of a notification; the fields are ${fieldNames.join(', ')} (others go into the input \`extra-fields\`)`
}
