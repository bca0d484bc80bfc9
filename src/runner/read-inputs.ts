import { getInput, setSecret } from '@actions/core'
import type { Problem } from '../base/problems.ts'
import { secretInputs } from '../base/secrets.ts'
import type { Redact } from '../base/text.ts'
import { unknownInputs } from '../inputs/misspelled-names.ts'
import { guardWords } from '../inputs/settings.ts'

/** Returns the inputs, trimmed but not validated. Masks the secrets before reading any other input. */
export function readInputs<Name extends string>(names: readonly Name[]): Record<Name, string> {
  for (const name of names.filter(name => secretInputs.includes(name))) {
    const secret = getInput(name)
    if (secret !== '') setSecret(secret)
  }
  return Object.fromEntries(names.map(name => [name, readInput(name)])) as Record<Name, string>
}

/** Outside GitHub Actions, no manifest sets the words that turn guards off. */
function readInput(name: string): string {
  const isSet = process.env[`INPUT_${name.toUpperCase()}`] !== undefined
  return isSet ? getInput(name) : (guardWords.get(name) ?? '')
}

/** Returns a problem for each unknown input that has a value. */
export const unknownInputProblems = (known: readonly string[], redact: Redact): Problem[] =>
  unknownInputs(
    readUnknownInputs(known).map(name => redact(name)),
    known,
  )

/** Returns the names in lowercase, because the runner does not preserve the case of input names. */
function readUnknownInputs(known: readonly string[]): string[] {
  return Object.entries(process.env).flatMap(([variable, value]) => {
    const [, name] = /^input_(.+)$/s.exec(variable.toLowerCase()) ?? []
    return name === undefined || known.includes(name) || !value?.trim() ? [] : [name]
  })
}
