import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'

// Helpers for the workflow scripts. The scripts import only Node's built-in modules and files from this repository,
// so that jobs with a write token do not have to install anything.

/**
 * Runs a command. Its output goes to the log.
 * @param {string} command
 * @param {string[]} args
 * @throws {Error} if the command fails
 */
export function run(command, ...args) {
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
}

/**
 * Runs a command and returns its output without trailing whitespace.
 * @param {string} command
 * @param {string[]} args
 * @throws {Error} if the command fails
 */
export function outputOf(command, ...args) {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trimEnd()
}

/**
 * Runs a command that may fail.
 * @param {string} command
 * @param {string[]} args
 * @returns {string | undefined} the output without trailing whitespace; undefined if the command fails
 */
export function attempt(command, ...args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  return status === 0 ? stdout.trimEnd() : undefined
}

/**
 * Fails the step with an error annotation.
 * @param {string} message may contain untrusted text
 * @returns {never}
 */
export function fail(message) {
  annotate('error', message)
  process.exit(1)
}

/**
 * @param {'error' | 'notice'} level
 * @param {string} message may contain untrusted text
 * @param {string} [title]
 */
export function annotate(level, message, title) {
  const data = message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  console.log(`::${level}${title === undefined ? '' : ` title=${title}`}::${data}`)
}

/**
 * Appends a line to a file that the runner reads after the step.
 * @param {'GITHUB_OUTPUT' | 'GITHUB_ENV' | 'GITHUB_STEP_SUMMARY'} file
 * @param {string} line
 */
export function append(file, line) {
  appendFileSync(variable(file), `${line}\n`)
}

/**
 * Returns an environment variable set by the workflow or the runner.
 * @param {string} name
 * @throws {Error} if it is missing or empty
 */
export function variable(name) {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`the variable ${name} is not set`)
  return value
}
