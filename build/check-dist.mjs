// `node build/check-dist.mjs [FOLDER]`: compares dist/ with a fresh build, byte for byte. Builds into FOLDER and keeps
// the result if FOLDER is given; otherwise builds into a temporary folder.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const kept = process.argv[2]
const fresh = kept === undefined ? mkdtempSync(join(tmpdir(), 'dist-')) : resolve(kept)

try {
  execFileSync(process.execPath, [join(root, 'build', 'build.mjs'), fresh], { cwd: root, stdio: 'inherit' })
  report(differences(filesOf(join(root, 'dist')), filesOf(fresh)))
} finally {
  if (kept === undefined) rmSync(fresh, { recursive: true, force: true })
}

/**
 * @param {string} folder
 * @returns {Map<string, Buffer>} the contents by path, with `/` as the separator on every platform
 */
function filesOf(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name))
  const files = paths.filter(path => statSync(path).isFile())
  return new Map(files.map(path => [relative(folder, path).replaceAll('\\', '/'), readFileSync(path)]))
}

/**
 * @param {Map<string, Buffer>} committed
 * @param {Map<string, Buffer>} built
 * @returns {string[]} one line per file that differs
 */
function differences(committed, built) {
  const names = [...new Set([...committed.keys(), ...built.keys()])].sort()
  return names.flatMap(name => {
    const [old, current] = [committed.get(name), built.get(name)]
    if (old === undefined) return [`dist/${name} is missing`]
    if (current === undefined) return [`dist/${name} is left over from an earlier build`]
    return old.equals(current) ? [] : [`dist/${name} differs`]
  })
}

/** @param {string[]} lines */
function report(lines) {
  if (lines.length === 0) {
    console.log('dist/ is what the source builds.')
    return
  }
  console.error(
    `dist/ is not what the source builds. Run \`npm run build\` and commit the result.\n${lines.join('\n')}`,
  )
  process.exitCode = 1
}
