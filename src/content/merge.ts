import { type Problem, problem } from '../inputs/problems.ts'
import { duration } from '../inputs/rules.ts'
import type { Secrets } from '../inputs/secrets.ts'
import type { SendInputs } from '../inputs/settings.ts'
import type { EventContent } from './event.ts'
import {
  type ContentPart,
  checkText,
  type FieldName,
  type Fields,
  fieldNames,
  inputOf,
  type Notification,
  type RequiredField,
  requiredFields,
  textRules,
} from './fields.ts'

/** Where a value comes from. */
export type Source = 'input' | 'file' | 'event'

/** Fields from one place: what is valid of them, which were given at all, and what is wrong. */
export interface Contribution extends ContentPart {
  given: ReadonlySet<string>
}

/** The content as it will be sent, and where each field comes from. */
export interface Content {
  notification: Notification
  sources: Partial<Record<FieldName, Source>>
}

/** The fields that the inputs give. `actions` is YAML or JSON, `ttl` may have a unit; all else is text. */
export async function fieldsFromInputs(raw: SendInputs, secrets: Secrets): Promise<Contribution> {
  const given = fieldNames.filter(field => raw[inputOf(field)] !== '')
  const checked = await Promise.all(given.map(field => readInput(field, raw[inputOf(field)], secrets)))
  return {
    fields: Object.assign({}, ...checked.map(({ fields }) => fields)),
    given: new Set(given),
    problems: checked.flatMap(({ problems }) => problems),
  }
}

async function readInput(field: FieldName, text: string, secrets: Secrets): Promise<ContentPart> {
  if (field === 'ttl') return checkText(field, duration, text)
  if (field !== 'actions') return checkText(field, textRules[field], text)
  const { readActions } = await import('./actions.ts')
  return readActions(text, secrets)
}

/** Why the event does not give a field. */
function whyOpen(event: EventContent, field: RequiredField): string {
  if (event.kind !== 'none') return event.kind === 'content' && event.missing[field] ? ` (${event.missing[field]})` : ''
  const started = /^[a-z_]{1,40}$/.test(event.event ?? '') ? `this run was started by \`${event.event}\`, and ` : ''
  return ` (${started}only \`release\` and \`deployment_status\` events supply it)`
}

const noFields: Contribution = { fields: {}, given: new Set(), problems: [] }

/**
 * One content out of inputs, file and event, in this precedence. The event fills required fields alone, and its reason
 * not to announce counts only where it was to fill one.
 */
export function combine(
  inputs: Contribution,
  file: Contribution = noFields,
  event: EventContent = { kind: 'none' },
): { content: Content } | { skip: string } | { problems: Problem[] } {
  const problems = [...inputs.problems, ...file.problems]
  const open = requiredFields.filter(field => !inputs.given.has(field) && !file.given.has(field))
  const derived = event.kind === 'content' ? event.fields : {}
  const announceable = event.kind !== 'not-announceable'
  for (const field of open.filter(field => announceable && derived[field] === undefined)) {
    const message = `is missing${whyOpen(event, field)}; give it as an input, or as \`${field}\` in \`payload-file\``
    problems.push(problem(inputOf(field), message))
  }
  if (problems.length > 0) return { problems }
  if (open.length > 0 && event.kind === 'not-announceable') return { skip: event.because }

  const checked = open.map(field => checkText(field, textRules[field], derived[field] ?? ''))
  const unusable = checked.flatMap(each => each.problems)
  if (unusable.length > 0) {
    return { problems: unusable.map(({ input, message }) => problem(input, `as the event gives it, ${message}`)) }
  }
  const merged: Fields = Object.assign({}, ...checked.map(each => each.fields), file.fields, inputs.fields)
  const sourceOf = (field: FieldName): Source =>
    inputs.given.has(field) ? 'input' : file.given.has(field) ? 'file' : 'event'
  const names = fieldNames.filter(field => merged[field] !== undefined)
  return {
    content: {
      notification: Object.fromEntries(names.map(field => [field, merged[field]])) as unknown as Notification,
      sources: Object.fromEntries(names.map(field => [field, sourceOf(field)])),
    },
  }
}
