// The parts that this action needs of @actions/core. Its entry would bring all others along, and node:crypto: together a
// quarter of the time that a send takes.
import { issueCommand } from '../../node_modules/@actions/core/lib/command.js'

/** An input as the runner hands it over, trimmed; '' where it is absent. */
export const getInput = (name: string): string =>
  (process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim()

/** Has the runner mask a text in every log line from now on. */
export const setSecret = (secret: string): void => issueCommand('add-mask', {}, secret)

/** An annotation: `title` and `message` are escaped here, and made inert by the caller. */
export const annotate = (
  level: 'error' | 'warning' | 'notice',
  title: string,
  message: string,
  at?: { file: string; line: number; column: number },
): void => issueCommand(level, { title, ...(at && { file: at.file, line: at.line, col: at.column }) }, message)

/** Begins lines that the viewer shows folded. */
export const startGroup = (title: string): void => issueCommand('group', {}, title)

export const endGroup = (): void => issueCommand('endgroup', {}, '')

export const print = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * Outputs in the form of the runner's output file. A delimiter that no value holds is as safe as a random one, which
 * would cost the loading of node:crypto.
 */
export function formatOutputs(outputs: Record<string, string>): string {
  const all = Object.values(outputs).join('\n')
  let number = 0
  while (all.includes(`ghadelimiter_${number}`)) number++
  const delimiter = `ghadelimiter_${number}`
  return Object.entries(outputs)
    .map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`)
    .join('')
}
