// Starts the sandbox at BASE_URL and leaves it running for the rest of the job. TOKEN must be the sandbox's token. The
// sandbox logs to sandbox.log in RUNNER_TEMP.
import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fail, variable } from './commands.mjs'

const [baseUrl, token] = [variable('BASE_URL'), variable('TOKEN')]
const file = join(variable('RUNNER_TEMP'), 'sandbox.log')
const log = openSync(file, 'a')
const sandbox = spawn(process.execPath, ['sandbox/cli.mjs', '--port', new URL(baseUrl).port], {
  detached: true,
  windowsHide: true,
  stdio: ['ignore', log, log],
})
sandbox.on('exit', () => fail(`The sandbox ended; ${file} says why.`))

const maxSeconds = 30
for (let seconds = 0; !(await answers()); seconds++) {
  if (seconds === maxSeconds) fail(`The sandbox does not answer; its log is ${file}.`)
  await setTimeout(1_000)
}
console.log(`The sandbox is process ${sandbox.pid}, and its log is ${file}.`)
sandbox.unref()

async function answers() {
  try {
    return (await fetch(`${baseUrl}/v1/audience`, { headers: { 'Authentication-Token': token } })).ok
  } catch {
    return false
  }
}
