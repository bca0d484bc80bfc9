import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'

// What the scripts of the workflows share. They need only Node, so that jobs whose token may write install nothing.

/**
 * Runs a command, whose output goes to the log.
 * @param {string} command
 * @param {string[]} args
 * @throws {Error} if it fails
 */
export function run(command, ...args) {
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
}

/**
 * Runs a command.
 * @param {string} command
 * @param {string[]} args
 * @returns {string} what it prints, without the line end
 * @throws {Error} if it fails
 */
export function outputOf(command, ...args) {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trimEnd()
}

/**
 * Runs a command that may fail.
 * @param {string} command
 * @param {string[]} args
 * @returns {string | undefined} what it prints, without the line end; undefined if it fails
 */
export function attempt(command, ...args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  return status === 0 ? stdout.trimEnd() : undefined
}

/**
 * Ends the step with an error annotation.
 * @param {string} message may contain text from outside
 * @returns {never}
 */
export function fail(message) {
  annotate('error', message)
  process.exit(1)
}

/**
 * @param {'error' | 'notice'} level
 * @param {string} message may contain text from outside
 * @param {string} [title]
 */
export function annotate(level, message, title) {
  const data = message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  console.log(`::${level}${title === undefined ? '' : ` title=${title}`}::${data}`)
}

/**
 * Appends a line to a file of the runner.
 * @param {'GITHUB_OUTPUT' | 'GITHUB_ENV' | 'GITHUB_STEP_SUMMARY'} file
 * @param {string} line
 */
export function append(file, line) {
  appendFileSync(variable(file), `${line}\n`)
}

/**
 * A variable that the workflow or the runner sets.
 * @param {string} name
 * @throws {Error} if it is not set
 */
export function variable(name) {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`the variable ${name} is not set`)
  return value
}
