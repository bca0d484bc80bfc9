import { getInput, setSecret } from '@actions/core'
import type { Problem } from '../inputs/problems.ts'
import { secretInputs } from '../inputs/secrets.ts'
import type { UnknownInput } from '../inputs/unknown-inputs.ts'
import type { Redact } from '../text.ts'

/**
 * The defaults of inputs of which an empty text means something else than the default. The runner sets them from the
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

/**
 * What the workflow gave under names that are not inputs, with the environment variable of each; the runner only warns
 * of these.
 */
function readUnknownInputs(known: readonly string[]): UnknownInput[] {
  return Object.entries(process.env).flatMap(([variable, value]) => {
    const [, name] = /^input_(.+)$/s.exec(variable.toLowerCase()) ?? []
    return name === undefined || known.includes(name) || !value?.trim() ? [] : [{ name, variable }]
  })
}

/** A problem for each name that is not an input of the action; the code is loaded only if there is one. */
export async function unknownInputProblems(known: readonly string[], redact: Redact): Promise<Problem[]> {
  const unknown = readUnknownInputs(known)
  if (unknown.length === 0) return []
  const { unknownInputs } = await import('../inputs/unknown-inputs.ts')
  return unknownInputs(unknown, known, redact)
}
