import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)

/**
 * @typedef {object} Run
 * @property {string | undefined} [node] that runs it; by default the one that runs this
 * @property {string | undefined} [entry] the file of the action in dist/; by default the one that sends
 * @property {Record<string, string>} inputs
 * @property {Record<string, string> | undefined} [env] besides what every run has
 * @property {object | undefined} [event] the content of the event file
 * @property {string | undefined} [workspace] by default an empty folder
 * @property {number | undefined} [timeoutMs] after which it is killed
 * @property {AbortSignal | undefined} [signal] kills it, which makes the promise reject
 */

/** @typedef {{ code: number | null, log: string, outputs: Record<string, string>, summary: string }} Ended `code` is null if it was killed */

/** The Node 24 or newer that is here, as the runner has it: the running one, else the one that the tests install. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const [system, file] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']
  const path = fileURLToPath(new URL(`node_modules/node-${system}-${process.arch}/bin/${file}`, root))
  return existsSync(path) ? path : undefined
}

/**
 * Runs a built action as the runner does: inputs in the environment, which is clean otherwise, files for outputs and
 * summary, no standard input.
 * @param {Run} run
 * @returns {Promise<Ended>}
 * @throws the error of `spawn` if it cannot be started, as with an input of more than 128 KiB on Linux
 */
export async function runBuilt({ node, entry = 'index.js', inputs, env, event = {}, workspace, timeoutMs, signal }) {
  const folder = await mkdtemp(join(tmpdir(), 'web-push-sandbox-'))
  const files = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
  }
  try {
    for (const file of Object.values(files)) await writeFile(file, file.endsWith('json') ? JSON.stringify(event) : '')
    const variables = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
    const { PATH, SystemRoot, TEMP, TMP } = process.env
    const system = { PATH, SystemRoot, TEMP, TMP, GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: workspace ?? folder }
    const child = spawn(node ?? process.execPath, [fileURLToPath(new URL(`dist/${entry}`, root))], {
      cwd: folder,
      env: { ...system, ...env, ...files, ...Object.fromEntries(variables) },
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
    const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
    const outputs = readOutputs(await readFile(files.GITHUB_OUTPUT, 'utf8'))
    return { code, log, outputs, summary: await readFile(files.GITHUB_STEP_SUMMARY, 'utf8') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} file
 * @returns {Record<string, string>}
 */
function readOutputs(file) {
  const outputs = [...file.matchAll(/^(.+?)<<(ghadelimiter_\S+)\r?\n([\s\S]*?)\r?\n\2/gm)]
  return Object.fromEntries(outputs.map(([, name, , value]) => [name, value]))
}
