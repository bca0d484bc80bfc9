import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)

/**
 * @typedef {object} Run
 * @property {string} [node] the Node binary; defaults to the one running this process
 * @property {string} [entry] the action's file in dist/; defaults to the send action's
 * @property {Record<string, string>} inputs
 * @property {Record<string, string | undefined>} [env] environment variables to add or replace
 * @property {unknown} [event] the contents of the event file
 * @property {string} [summary] the initial contents of the summary file
 * @property {string} [folder] the folder for the run's files; defaults to a temporary one, deleted after the run
 * @property {string} [workspace] the workspace; defaults to `folder`
 * @property {Record<string, string>} [files] files to write into the workspace, by their relative paths
 * @property {number} [timeoutMs] kills the run after this many milliseconds
 * @property {AbortSignal} [signal] aborting it kills the run and makes `runBuilt` reject
 * @property {(child: import('node:child_process').ChildProcessByStdio<null, Readable, Readable>) => void} [onStart]
 */
/** @typedef {import('node:stream').Readable} Readable */

/**
 * The result of a run. `code` is null if the run was killed.
 * @typedef {{ code: number | null, log: string, outputs: Record<string, string>, summary: string }} Ended
 */

/** The message to show if `findNode` returns undefined. */
export const needsNewerNode = `Sending and previewing need Node 24 or newer, and this is Node ${process.versions.node}. Start the sandbox with a newer Node.`

/**
 * Returns the path of a Node that can run the actions (24 or newer), or undefined if there is none. Prefers the Node
 * running this process over the one in node_modules, which is an optional dependency.
 */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const [system, file] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']
  const path = fileURLToPath(new URL(`node_modules/node-${system}-${process.arch}/bin/${file}`, root))
  return existsSync(path) ? path : undefined
}

/**
 * Runs a built action the way the runner would: with its inputs in an otherwise clean environment, files for the
 * outputs and the summary, and no standard input.
 * @param {Run} run
 * @returns {Promise<Ended>}
 * @throws the error from `spawn` if the run cannot start, for example because an input exceeds 128 KiB on Linux
 */
export async function runBuilt({ node, entry = 'index.js', inputs, env, event = {}, workspace, onStart, ...rest }) {
  const { summary = '', files = {}, timeoutMs, signal } = rest
  const folder = rest.folder ?? (await mkdtemp(join(tmpdir(), 'web-push-')))
  const runnerFiles = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
  }
  try {
    await writeFile(runnerFiles.GITHUB_OUTPUT, '')
    await writeFile(runnerFiles.GITHUB_STEP_SUMMARY, summary)
    await writeFile(runnerFiles.GITHUB_EVENT_PATH, JSON.stringify(event))
    const cwd = workspace ?? folder
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(cwd, path)), { recursive: true })
      await writeFile(join(cwd, path), text)
    }
    const { PATH, SystemRoot, TEMP, TMP, TMPDIR } = process.env
    const system = {
      PATH,
      SystemRoot,
      TEMP,
      TMP,
      TMPDIR,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: cwd,
      ...runnerFiles,
    }
    const child = spawn(node ?? process.execPath, [fileURLToPath(new URL(entry, new URL('dist/', root)))], {
      cwd,
      env: { ...inputVariables(inputs), ...system, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      signal,
      killSignal: 'SIGKILL',
    })
    let log = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', chunk => {
        log += chunk
      })
    }
    onStart?.(child)
    const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
    const outputs = readOutputs(await readFile(runnerFiles.GITHUB_OUTPUT, 'utf8'))
    return { code, log, outputs, summary: await readFile(runnerFiles.GITHUB_STEP_SUMMARY, 'utf8') }
  } finally {
    if (rest.folder === undefined) await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Returns the environment variables that the runner sets for inputs. The variable names are uppercase and have
 * underscores instead of spaces, but keep their hyphens.
 * @param {Record<string, string>} inputs
 * @returns {Record<string, string>}
 */
export function inputVariables(inputs) {
  const variables = Object.entries(inputs).map(([name, value]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    value,
  ])
  return Object.fromEntries(variables)
}

/**
 * Parses the outputs file, where each output is a heredoc.
 * @param {string} file the file's contents
 * @returns {Record<string, string>}
 * @throws {Error} if the file has a different format
 */
function readOutputs(file) {
  /** @type {Record<string, string>} */
  const outputs = {}
  let rest = file
  while (rest !== '') {
    const [all, name = '', , value = ''] = /^([^\r\n]*?)<<([^\r\n]*)\r?\n(?:([\s\S]*?)\r?\n)??\2\r?\n/.exec(rest) ?? []
    if (all === undefined) throw new Error(`not an output: ${rest.slice(0, 80)}`)
    outputs[name] = value
    rest = rest.slice(all.length)
  }
  return outputs
}

/**
 * Returns a log as it looks in GitHub's log viewer, with workflow commands rendered.
 * @param {string} log
 */
export function readableLog(log) {
  return log
    .split(/\r?\n/)
    .filter(line => !/^::(add-mask|endgroup)::/.test(line))
    .map(line => {
      const [, level = '', title = '', text = ''] =
        /^::(error|warning|notice|group)(?: title=(.*?))?::(.*)$/.exec(line) ?? []
      if (level === '') return line
      return level === 'group' ? `▾ ${text}` : `${level.toUpperCase()} ${unescaped(title)}: ${unescaped(text)}`
    })
    .join('\n')
    .trimEnd()
}

/** @param {string} text */
function unescaped(text) {
  return text.replace(/%(?:0D|0A|3A|2C|25)/g, decodeURIComponent)
}
