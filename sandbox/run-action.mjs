import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

/**
 * Runs a built action as the runner does: inputs in the environment, files for outputs and summary, no standard input.
 * Whatever it prints to standard error goes to ours.
 * @param {string} entry its file in dist/
 * @param {Record<string, string>} inputs
 * @returns {Promise<{ code: number | null, log: string, outputs: Record<string, string>, summary: string }>} `code` is
 *   null where a signal ended it
 */
export async function runBuilt(entry, inputs) {
  const folder = await mkdtemp(join(tmpdir(), 'web-push-demo-'))
  const files = { GITHUB_OUTPUT: join(folder, 'output'), GITHUB_STEP_SUMMARY: join(folder, 'summary.md') }
  try {
    for (const file of Object.values(files)) await writeFile(file, '')
    const variables = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
    const { PATH, SystemRoot, TEMP, TMP } = process.env
    const env = { PATH, SystemRoot, TEMP, TMP, ...Object.fromEntries(variables), ...files, GITHUB_WORKSPACE: folder }
    const child = spawn(process.execPath, [join(dist, entry)], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let log = ''
    child.stdout.setEncoding('utf8').on('data', chunk => {
      log += chunk
    })
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
