import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/**
 * What is seen of a run from outside. `outcome` and `reason` are missing where the process ended before it could write
 * them; `exitCode` is null where a signal ended it.
 * @typedef {object} StepResult
 * @property {number | null} exitCode
 * @property {string | undefined} outcome
 * @property {string | undefined} reason
 * @property {string} log
 */

/**
 * What a run leaves behind: its streams, together (`log`) and each alone, and its files as the runner would read them.
 * @typedef {{
 *   exitCode: number | null, log: string, stdout: string, stderr: string, outputs: string, summary: string
 * }} Traces
 */

/** A process that takes longer hangs, and is killed. */
const longestMs = 60_000

/**
 * Runs a built action, and gives what faults are judged by.
 * @param {Parameters<typeof traceStep>[0]} step
 * @returns {Promise<StepResult>}
 */
export async function runStep(step) {
  const { exitCode, log, outputs } = await traceStep(step)
  return { exitCode, log, outcome: outputOf(outputs, 'outcome'), reason: outputOf(outputs, 'reason') }
}

/**
 * Runs a built action as the runner does: clean environment, own files, closed standard input.
 * @param {{
 *   node: string,
 *   entry?: 'index.js' | 'audiences/index.js',
 *   inputs: Record<string, string>,
 *   env: Record<string, string>,
 *   event?: Uint8Array,
 *   files?: Record<string, Uint8Array>,
 *   onStart?: (child: import('node:child_process').ChildProcess) => unknown,
 * }} step `event` is what the file of the event holds, `files` are those of the workspace
 * @returns {Promise<Traces>}
 */
export async function traceStep({ node, entry = 'index.js', inputs, env, event, files: given = {}, onStart }) {
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
      writeFile(files.GITHUB_EVENT_PATH, event ?? '{}'),
      ...Object.entries(given).map(([name, bytes]) => writeFile(join(folder, name), bytes)),
    ])
    const variables = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
    const child = spawn(node, [join(dist, entry)], {
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
    const end = await ended(child)
    const outputs = await readFile(files.GITHUB_OUTPUT, 'utf8')
    const summary = await readFile(files.GITHUB_STEP_SUMMARY, 'utf8')
    return { ...end, outputs, summary }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @returns {Promise<Pick<Traces, 'exitCode' | 'log' | 'stdout' | 'stderr'>>}
 */
function ended(child) {
  return new Promise((resolve, reject) => {
    const seen = { log: '', stdout: '', stderr: '' }
    const timer = setTimeout(() => child.kill('SIGKILL'), longestMs)
    for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
      child[name].setEncoding('utf8').on('data', piece => {
        seen[name] += piece
        seen.log += piece
      })
    }
    child.on('error', reject)
    child.on('close', exitCode => {
      clearTimeout(timer)
      resolve({ exitCode, ...seen })
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
