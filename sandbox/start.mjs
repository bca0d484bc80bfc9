// Starts the demo or the sandbox: `node sandbox/start.mjs demo`. Unlike the rest of this folder, it is in the archives that GitHub makes
// of this repository, so that npm can say there what is missing.
import { existsSync } from 'node:fs'

const [name] = process.argv.splice(2, 1)
const file = new URL(`${name}.mjs`, import.meta.url)
if (existsSync(file)) await import(file.href)
else {
  const clone = 'git clone https://github.com/web-push-action/web-push-action'
  console.error(
    `This archive has only what a workflow needs. The demo and the sandbox are in the repository:\n  ${clone}`,
  )
  process.exitCode = 1
}
