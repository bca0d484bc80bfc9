import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findNode, needsNewerNode } from './run-action.mjs'
import { startSandbox } from './server.mjs'

/** @typedef {import('./server.mjs').Sandbox} Sandbox */
/** @typedef {import('./server.mjs').HandledRequest} HandledRequest */
/** @typedef {{ port: number, payloadFile: string | undefined }} Options */

const usage = `Usage: npm run sandbox -- [options]

A push service on this machine for trying notifications and workflows. It sends nothing to anyone. Its page shows
what it receives, and runs the action.

  --port <0 to 65535>     default: 8787; 0 uses any free port
  --payload-file <path>   a payload file that the page shows and sends; it is read again for every run`

const flags = readFlags()
if (flags !== undefined) await start(flags)

/** @param {Options} options */
async function start(options) {
  let sandbox
  try {
    sandbox = await startSandbox({ ...options, onRequest: printRequest })
  } catch (error) {
    const isPortInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isPortInUse) throw error
    fail(`Port ${options.port} is in use. To use any free port, run: npm run sandbox -- --port 0`)
    return
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, sandbox.close)
  printStart(sandbox)
}

/** @returns {Options | undefined} undefined for `--help` or invalid options */
function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        'payload-file': { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) {
      console.log(usage)
      return undefined
    }
    const port = values.port ?? '8787'
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error('--port must be 0 to 65535')
    const file = values['payload-file']
    return { port: Number(port), payloadFile: file === undefined ? undefined : existingFile(file) }
  } catch (error) {
    fail(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    return undefined
  }
}

/** @param {string} file a path relative to the folder where the user ran npm */
function existingFile(file) {
  const path = resolve(process.env.INIT_CWD ?? '', file)
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new Error(`--payload-file: there is no file ${path}`)
  return path
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exitCode = 1
}

/** @param {Sandbox} sandbox */
function printStart({ url, token, audiences }) {
  const rows = audiences.map(({ id, reach, name }) => `  ${`${id}`.padStart(6)} ${`${reach}`.padStart(8)}  ${name}`)
  if (findNode() === undefined) console.log(`${needsNewerNode}\n`)
  console.log(`A push service on this machine. It sends nothing to anyone. Ctrl+C ends it.

  page       ${url}/
  base-url   ${url}
  api-token  ${token}

      id    reach  name
${rows.join('\n')}

Paste a workflow into the page to run it. A workflow whose job runs on this machine can also use this base-url and
api-token.

Requests:`)
}

/** @param {HandledRequest} request */
function printRequest(request) {
  const time = new Date().toTimeString().slice(0, 8)
  console.log(`${time}  ${request.method} ${printable(request.path)}  ${outcomeOf(request)}`)
  for (const problem of request.refused?.problems ?? []) console.log(`          - ${printable(problem)}`)
}

/** @param {HandledRequest} request */
function outcomeOf({ status, complete, accepted, body, audience, refused }) {
  if (!complete) return 'ended before it was complete'
  if (refused !== undefined) return `${status}  ${printable(refused.error)}`
  if (!accepted) return `${status}`
  const whom = audience === undefined ? 'all subscribers' : `audience ${audience.id}`
  return `${status}  to ${whom}: ${printable(JSON.parse(body).title)}`
}

/**
 * Makes untrusted text safe to print on one line of a terminal or job log. Escapes control characters, breaks up `##[`
 * (which can start a workflow command even in the middle of a line), and truncates long text.
 * @param {string} text
 */
function printable(text) {
  return text
    .replace(/\p{C}/gu, character => `\\u{${character.codePointAt(0)?.toString(16)}}`)
    .replaceAll('##[', '## [')
    .slice(0, 200)
}
