import { type Problem, problem } from '../inputs/problems.ts'
import type { Secrets } from '../inputs/secrets.ts'
import type { DerivedContent } from './derived.ts'
import {
  type Contribution,
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
export type Source = 'input' | 'file' | 'release' | 'event'

/** The content as it will be sent, and where each field comes from. */
export interface Content {
  notification: Notification
  sources: Partial<Record<FieldName, Source>>
  /** The message is the first entry of a release's list of changes. */
  firstEntry?: true
}

export const noFields: Contribution = { fields: {}, given: new Set(), problems: [] }

/** The required fields that neither inputs nor file give. */
export const openFields = (inputs: Contribution, file: Contribution): RequiredField[] =>
  requiredFields.filter(field => !inputs.given.has(field) && !file.given.has(field))

/**
 * One content from inputs, file and what was derived from a release or event, in this precedence. Derived values fill only
 * required fields, and its reason not to announce counts only if it was to fill one.
 */
export function combine(
  inputs: Contribution,
  file: Contribution,
  derived: DerivedContent,
  secrets: Secrets,
): { content: Content } | { skip: string } | { problems: Problem[] } {
  const open = openFields(inputs, file)
  const filled = derived.kind === 'not-announceable' ? undefined : fill(open, derived, secrets)
  const problems = [...inputs.problems, ...file.problems, ...(filled?.problems ?? [])]
  if (problems.length > 0) return { problems }
  if (open.length > 0 && derived.kind === 'not-announceable') return { skip: derived.because }

  const merged: Fields = { ...filled?.fields, ...file.fields, ...inputs.fields }
  const { title, message, icon_url, landing_url } = merged
  // Every open field is filled by now, or is among the problems.
  if (!title || !message || !icon_url || !landing_url) throw new Error('a required field was lost')
  const inOrder = fieldNames.filter(field => merged[field] !== undefined)
  const notification = { ...pick(merged, inOrder), title, message, icon_url, landing_url }
  const sourceOf = (field: FieldName): Source =>
    inputs.given.has(field)
      ? 'input'
      : file.given.has(field)
        ? 'file'
        : derived.kind === 'content'
          ? derived.source
          : 'event'
  const sources = Object.fromEntries(inOrder.map(field => [field, sourceOf(field)]))
  const isFirstEntry = open.includes('message') && derived.kind === 'content' && derived.firstEntry
  return { content: { notification, sources, ...(isFirstEntry && { firstEntry: true }) } }
}

const pick = (fields: Fields, names: readonly FieldName[]): Fields =>
  Object.fromEntries(names.map(name => [name, fields[name]]))

/** The open fields with what was derived, each obeying its rule and free of tokens. */
function fill(
  open: readonly RequiredField[],
  derived: Exclude<DerivedContent, { kind: 'not-announceable' }>,
  secrets: Secrets,
): { fields: Fields; problems: Problem[] } {
  const content = derived.kind === 'content' ? derived : undefined
  const source = content?.source ?? 'event'
  const checked = open.map(field => {
    const value = content?.fields[field]
    if (value === undefined) {
      const message = `is missing${whyMissing(derived, field)}; give it as an input, or as \`${field}\` in \`payload-file\``
      return { fields: {}, problems: [problem(inputOf(field), message)] }
    }
    const texts = field === 'message' ? [value, ...(content?.messageTexts ?? [])] : [value]
    const token = texts.map(secrets.find).find(Boolean)
    if (token) {
      const message = `contains ${token}, which would be published; remove it from the ${source}`
      return { fields: {}, problems: [problem(inputOf(field), message)] }
    }
    const { fields, problems } = checkText(field, textRules[field], value)
    return {
      fields,
      problems: problems.map(each => ({ ...each, message: `in the ${source}, ${each.message}` })),
    }
  })
  return {
    fields: Object.assign({}, ...checked.map(each => each.fields)),
    problems: checked.flatMap(each => each.problems),
  }
}

/** Why nothing was derived for a field. */
function whyMissing(derived: DerivedContent, field: RequiredField): string {
  if (derived.kind === 'content') return derived.missing[field] ? ` (${derived.missing[field]})` : ''
  if (derived.kind !== 'none' || derived.event === undefined) return ''
  const event = /^[a-z_]{1,40}$/.test(derived.event) ? `the event \`${derived.event}\`` : 'this event'
  return ` (${event} does not supply it; the events \`release\` and \`deployment_status\` do, and the input \`release\`)`
}
