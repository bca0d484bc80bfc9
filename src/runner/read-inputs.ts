import { getInput, setSecret } from '@actions/core'
import { unknownInputs } from '../inputs/misspelled-names.ts'
import type { Problem } from '../inputs/problems.ts'
import { secretInputs } from '../inputs/secrets.ts'
import type { Redact } from '../text.ts'

/**
 * Defaults of inputs for which empty text means something else than the default. The runner sets them from the
 * manifest, but a run of the action by hand does not.
 */
const defaults: Record<string, string> = { 'expected-payload': 'any' }

/** The values of these inputs, trimmed but not validated. Secrets are masked before any other input is read. */
export function readInputs<Name extends string>(names: readonly Name[]): Record<Name, string> {
  for (const name of names.filter(name => secretInputs.includes(name))) {
    const secret = getInput(name)
    if (secret !== '') setSecret(secret)
  }
  return Object.fromEntries(names.map(name => [name, readInput(name)])) as Record<Name, string>
}

function readInput(name: string): string {
  const isSet = process.env[`INPUT_${name.toUpperCase()}`] !== undefined
  return isSet ? getInput(name) : (defaults[name] ?? '')
}

/** A problem for each input with a value in the workflow that the action does not have. */
export const unknownInputProblems = (known: readonly string[], redact: Redact): Problem[] =>
  unknownInputs(readUnknownInputs(known), known, redact)

/** In lower case, because the runner changes the case of input names. */
function readUnknownInputs(known: readonly string[]): string[] {
  return Object.entries(process.env).flatMap(([variable, value]) => {
    const [, name] = /^input_(.+)$/s.exec(variable.toLowerCase()) ?? []
    return name === undefined || known.includes(name) || !value?.trim() ? [] : [name]
  })
}
