import type { Place, Position } from '../base/problems.ts'
import {
  type FieldName,
  type FieldPath,
  type Fields,
  fieldNames,
  type RequiredField,
  requiredFields,
} from '../inputs/notification-fields.ts'
import type { DerivedValue } from '../release/derived-content.ts'
import { type Content, isComplete, type Source } from './notification.ts'

// Content goes one way: given (a layer for each source), chosen (for each field, the first layer that has it), filled
// (placeholders), and checked.

/** Returns the position of a value in a file, or undefined if the position is unknown. */
export type PositionOf = (path: readonly PropertyKey[]) => Position | undefined

/** What one source gives for a field. */
export interface Given {
  source: Source
  /** Undefined if the value was refused. The field still counts as given, and a problem says what is wrong. */
  value: Fields[FieldName] | undefined
  /** Returns the place of the value at `path`, such as `['title']` or `['actions', 0, 'url']`. */
  placeOf(path: FieldPath): Place
  /** Set if the value comes from a release or an event. It has no placeholders. */
  derived?: { source: 'release' | 'event'; from: DerivedValue }
}

export type Layer = ReadonlyMap<FieldName, Given>

/**
 * For each field, chooses the first layer that has it. What it overrides is gone from here on. The fields are in the
 * order of the request body.
 */
export function choose(...layers: readonly Layer[]): Layer {
  const byName = new Map(layers.toReversed().flatMap(layer => [...layer]))
  const order = (name: FieldName) => fieldNames.indexOf(name)
  return new Map([...byName].sort(([one], [other]) => order(one) - order(other)))
}

export const missingFields = (chosen: Layer): RequiredField[] => requiredFields.filter(field => !chosen.has(field))

/** Returns undefined if a required field is missing or was refused. */
export function contentOf(chosen: Layer): Content | undefined {
  const valid = [...chosen].filter(([, { value }]) => value !== undefined)
  const notification: Fields = Object.fromEntries(valid.map(([name, { value }]) => [name, value]))
  if (!isComplete(notification)) return undefined
  return { notification, sources: Object.fromEntries(valid.map(([name, { source }]) => [name, source])) }
}
