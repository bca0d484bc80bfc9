// Builds both actions into a folder: node build/build.mjs [folder], `dist` where none is given.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const ncc = join(root, 'node_modules', '@vercel', 'ncc', 'dist', 'ncc', 'cli.js')
const out = resolve(process.argv[2] ?? join(root, 'dist'))

rmSync(out, { recursive: true, force: true })
bundle('src/index.ts', out)
bundle('src/audiences.ts', join(out, 'audiences'))
checkImports(out)

// Types are the type check's business, not the bundler's.
/** @param {string} entry @param {string} folder */
function bundle(entry, folder) {
  const args = [ncc, 'build', entry, '--out', folder, '--license', 'licenses.txt', '--no-cache', '--quiet', '--transpile-only']
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * ncc exits 0 on an import that it cannot resolve, and leaves one of these behind.
 * @param {string} folder
 */
function checkImports(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'))
  const broken = files.filter(name =>
    /eval\("require"\)|webpackMissingModule/.test(readFileSync(join(folder, name), 'utf8')),
  )
  if (broken.length === 0) return
  console.error(`unresolved import in ${broken.join(', ')}`)
  process.exit(1)
}
