// Checks payload files on this machine: npm run preview -- FILE...
// It runs the built preview action, which needs nothing installed, without `check-urls`, so it opens no connection.
import { spawnSync } from 'node:child_process'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

// npm changes to the folder of this package; paths are relative to the folder in which it was called.
const here = process.env.INIT_CWD ?? process.cwd()
const files = process.argv.slice(2).map(file => resolve(here, file))
if (files.length === 0) {
  console.error('Give the payload files to check: npm run preview -- FILE...')
  process.exit(1)
}
// The action takes only files inside a workspace: the nearest folder that all of them are in.
let workspace = here
while (workspace !== dirname(workspace) && !files.every(file => file.startsWith(join(workspace, sep)))) {
  workspace = dirname(workspace)
}
const own = Object.entries(process.env).filter(([name]) => !/^(INPUT|GITHUB)_/i.test(name))
const inputs = { 'INPUT_PAYLOAD-FILES': files.map(file => relative(workspace, file)).join('\n') }
const { stdout, status, error } = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('../dist/preview.js', import.meta.url))],
  {
    cwd: workspace,
    env: { ...Object.fromEntries(own), ...inputs, GITHUB_WORKSPACE: workspace },
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
if (error) throw error
for (const line of stdout.split('\n').slice(0, -1)) {
  // The annotations say the same again, for GitHub.
  if (line.startsWith('::')) continue
  console.log(line.replace(/^(.+?)(?=:\d+:\d+: )/, name => relative(here, join(workspace, name))))
}
process.exitCode = status ?? 1
