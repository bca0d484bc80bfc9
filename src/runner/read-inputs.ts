import { getInput, setSecret } from '@actions/core'

const secretInputs = ['api-token', 'github-token']

/** The inputs of these names, trimmed, with no rules applied. Secrets are masked before anything else is read. */
export function readInputs<Name extends string>(names: readonly Name[]): Record<Name, string> {
  for (const name of names.filter(name => secretInputs.includes(name))) {
    const secret = getInput(name)
    if (secret !== '') setSecret(secret)
  }
  return Object.fromEntries(names.map(name => [name, getInput(name)])) as Record<Name, string>
}

/** What the workflow gave under names that are not inputs, in lower case; the runner only warns of these. */
export function readUnknownInputs(known: Record<string, string>): Record<string, string> {
  const stray = Object.keys(process.env).flatMap(variable => {
    const [, name] = /^input_(.+)$/.exec(variable.toLowerCase()) ?? []
    const value = name === undefined || name in known ? undefined : process.env[variable]
    return value ? [[name, value.trim()]] : []
  })
  return Object.fromEntries(stray)
}
