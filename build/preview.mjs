// Checks payload files on this machine: npm run preview -- FILE...
// It runs the built preview action, which needs nothing installed, without `check-urls`, so it opens no connection.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('Give the payload files to check: npm run preview -- FILE...')
  process.exit(1)
}
// npm changes to the folder of this package; the files are named from where it was called.
const workspace = process.env.INIT_CWD ?? process.cwd()
const own = Object.entries(process.env).filter(([name]) => !/^(INPUT|GITHUB)_/i.test(name))
const { stdout, status, error } = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('../dist/preview/index.js', import.meta.url))],
  {
    cwd: workspace,
    env: { ...Object.fromEntries(own), 'INPUT_PAYLOAD-FILES': files.join('\n'), GITHUB_WORKSPACE: workspace },
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
if (error) throw error
// The annotations say the same again, for GitHub.
process.stdout.write(stdout.replace(/^::.*\n/gm, ''))
process.exitCode = status ?? 1
