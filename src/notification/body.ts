import type { ChosenTarget } from './audience.ts'
import { type FieldName, inputOf, type Notification } from './fields.ts'
import { type Problem, problem } from './problems.ts'
import { givesAway } from './settings.ts'

/** The JSON body of a send; optional fields that are absent are left out of it. */
export function bodyOf(notification: Notification, chosen: ChosenTarget, extraFields: Record<string, unknown>): string {
  const target = chosen.type === 'all' ? { type: 'all' } : { type: 'audience', value: chosen.audience.id }
  return JSON.stringify({ ...notification, target, ...extraFields })
}

/**
 * The fields that would publish the token, wherever their text comes from: an input, a file or the event. `input` names
 * the input that a field belongs to.
 */
export function publishedTokens(
  fields: object,
  token: string,
  input: (name: string) => string = name => inputOf(name as FieldName),
): Problem[] {
  return Object.entries(fields)
    .filter(([name, value]) => strings([name, value]).some(text => givesAway(token, text)))
    .map(([name]) => problem(input(name), 'contains the API token, which would be published; remove it'))
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...strings(inner)])
}
