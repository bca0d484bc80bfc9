import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Runs Jest the way `npm test` does, and waits for it to exit.
 * @param {string[]} args
 * @param {Record<string, string>} env variables to add to this process's environment
 * @param {import('node:child_process').StdioOptions} stdio
 * @returns {number} Jest's exit code
 */
export function runJest(args, env, stdio) {
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js']
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  return spawnSync(process.execPath, [...node, ...args], { cwd, env: { ...process.env, ...env }, stdio }).status ?? 1
}
