// `node build/check-dist.mjs [FOLDER]`: compares dist/ with a fresh build, byte for byte. Builds into FOLDER and keeps
// the result if FOLDER is given; otherwise builds into a temporary folder.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { differences } from './compare-folders.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const kept = process.argv[2]
const fresh = kept === undefined ? mkdtempSync(join(tmpdir(), 'dist-')) : resolve(kept)

try {
  execFileSync(process.execPath, [join(root, 'build', 'build.mjs'), fresh], { cwd: root, stdio: 'inherit' })
  report(differences(join(root, 'dist'), fresh))
} finally {
  if (kept === undefined) rmSync(fresh, { recursive: true, force: true })
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
