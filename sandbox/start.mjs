// Starts the demo (`node sandbox/start.mjs demo`) or the sandbox (`node sandbox/start.mjs cli`). If their files are
// missing, tells the user to clone the repository. GitHub's archives of this repository omit all other files in this
// folder.
import { existsSync } from 'node:fs'

const [name] = process.argv.splice(2, 1)
const file = new URL(`${name}.mjs`, import.meta.url)
if (existsSync(file)) await import(file.href)
else {
  const clone = 'git clone https://github.com/web-push-action/web-push-action'
  console.error(
    `This archive contains only the files that a workflow needs. Clone the repository for the demo and the sandbox:\n  ${clone}`,
  )
  process.exitCode = 1
}
