// Compares dist/ with a fresh build, byte by byte: node build/check-dist.mjs [folder for the fresh build]
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const committed = join(root, 'dist')
const kept = process.argv[2]
const fresh = kept === undefined ? mkdtempSync(join(tmpdir(), 'dist-')) : resolve(kept)

try {
  build(fresh)
  report(differences(filesOf(committed), filesOf(fresh)))
} finally {
  if (kept === undefined) rmSync(fresh, { recursive: true, force: true })
}

/** @param {string} folder */
function build(folder) {
  const { status, error } = spawnSync(process.execPath, [join(root, 'build', 'build.mjs'), folder], {
    cwd: root,
    stdio: 'inherit',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`the build ended with ${status}`)
}

/**
 * @param {string} folder
 * @returns {Map<string, Buffer>} by path, with `/` on every system
 */
function filesOf(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name))
  const files = paths.filter(path => statSync(path).isFile())
  return new Map(files.map(path => [relative(folder, path).replaceAll('\\', '/'), readFileSync(path)]))
}

/**
 * @param {Map<string, Buffer>} before
 * @param {Map<string, Buffer>} after
 * @returns {string[]} one line for each file that differs
 */
function differences(before, after) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  return names.flatMap(name => {
    const [old, current] = [before.get(name), after.get(name)]
    if (old === undefined) return [`dist/${name} is missing`]
    if (current === undefined) return [`dist/${name} is left over from an earlier build`]
    if (old.equals(current)) return []
    return [
      `dist/${name} differs from byte ${firstDifference(old, current)} on (${old.length} bytes, ${current.length} fresh)`,
    ]
  })
}

/** @param {Buffer} one @param {Buffer} other */
function firstDifference(one, other) {
  const index = one.findIndex((byte, position) => byte !== other[position])
  return index === -1 ? one.length : index
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
