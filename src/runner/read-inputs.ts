import { getInput, setSecret } from '@actions/core'
import { unknownInputs } from '../inputs/misspelled-names.ts'
import type { Problem } from '../inputs/problems.ts'
import { secretInputs } from '../inputs/secrets.ts'
import type { Redact } from '../text.ts'

/**
 * The defaults of inputs whose empty text means something other than the default. The runner sets them from the
 * manifest; who starts the action by hand does not.
 */
const defaults: Record<string, string> = { 'expected-payload': 'any' }

/** The inputs of these names, trimmed, with no rules applied. Secrets are masked before anything else is read. */
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

/** A problem for each name that the workflow gave, with a value, and that is not an input of the action. */
export const unknownInputProblems = (known: readonly string[], redact: Redact): Problem[] =>
  unknownInputs(readUnknownInputs(known), known, redact)

/** In lower case, since the runner passes on no other. */
function readUnknownInputs(known: readonly string[]): string[] {
  return Object.entries(process.env).flatMap(([variable, value]) => {
    const [, name] = /^input_(.+)$/s.exec(variable.toLowerCase()) ?? []
    return name === undefined || known.includes(name) || !value?.trim() ? [] : [name]
  })
}
