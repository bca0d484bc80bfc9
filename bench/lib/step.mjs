import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../dist/index.js', import.meta.url))

/**
 * What is seen of a run from outside. `outcome` and `reason` are missing where the process ended before it could write
 * them; `exitCode` is null where a signal ended it.
 * @typedef {object} StepResult
 * @property {number | null} exitCode
 * @property {string | undefined} outcome
 * @property {string | undefined} reason
 * @property {string} log
 */

/** A process that takes longer hangs, and is killed. */
const longestMs = 60_000

/**
 * Runs the built send action as the runner does: clean environment, own files, closed standard input.
 * @param {{
 *   node: string,
 *   inputs: Record<string, string>,
 *   env: Record<string, string>,
 *   onStart?: (child: import('node:child_process').ChildProcess) => unknown,
 * }} step
 * @returns {Promise<StepResult>}
 */
export async function runStep({ node, inputs, env, onStart }) {
  const folder = await mkdtemp(join(tmpdir(), 'web-push-bench-'))
  const files = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
  }
  try {
    await Promise.all([
      writeFile(files.GITHUB_OUTPUT, ''),
      writeFile(files.GITHUB_STEP_SUMMARY, ''),
      writeFile(files.GITHUB_EVENT_PATH, '{}'),
    ])
    const variables = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
    const child = spawn(node, [main], {
      cwd: folder,
      env: {
        ...system(),
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: folder,
        ...files,
        ...env,
        ...Object.fromEntries(variables),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onStart?.(child)
    const { exitCode, log } = await ended(child)
    const outputs = await readFile(files.GITHUB_OUTPUT, 'utf8')
    return { exitCode, log, outcome: outputOf(outputs, 'outcome'), reason: outputOf(outputs, 'reason') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @returns {Promise<{ exitCode: number | null, log: string }>}
 */
function ended(child) {
  return new Promise((resolve, reject) => {
    let log = ''
    const timer = setTimeout(() => child.kill('SIGKILL'), longestMs)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', piece => {
        log += piece
      })
    }
    child.on('error', reject)
    child.on('close', exitCode => {
      clearTimeout(timer)
      resolve({ exitCode, log })
    })
  })
}

/** What a process needs to start at all, Windows included, and nothing of the machine's settings. */
function system() {
  const names = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']
  return Object.fromEntries(names.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/**
 * @param {string} file in the heredoc form of the runner
 * @param {string} name
 */
function outputOf(file, name) {
  return new RegExp(`^${name}<<(\\S+)\\r?\\n(.*?)\\r?\\n?\\1\\r?$`, 'ms').exec(file)?.[2]
}
