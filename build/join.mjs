import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'

/** It listens for signals before anything else is loaded. Within a joined file, Node's modules would be loaded first. */
const runsFirst = 'src/runner/cancellation.ts'

/**
 * Writes the modules of an entry into a folder as few files, for ncc to bundle, and returns the path of the first. What an action
 * always loads becomes one file, without what is never used. ncc by itself would keep each module that a chunk needs too
 * behind functions of its own, which V8 compiles one by one: 2 % of a send.
 * @param {string} root the folder of the repository
 * @param {string} entry
 * @param {string} folder that does not exist yet
 */
export async function joinModules(root, entry, folder) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [runsFirst, entry],
    // Every module imports these, and with them all that is always loaded. So esbuild need not keep any of that apart.
    inject: [runsFirst, entry],
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    minifySyntax: true,
    metafile: true,
    write: false,
    outdir: folder,
  })
  const names = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), nameOf(output)]))
  mkdirSync(folder)
  for (const { path, text } of outputFiles) {
    const renamed = text.replace(/"\.\/([\w-]+\.js)"/g, (quoted, file) => {
      const name = names.get(file)
      return name === undefined ? quoted : `"./${name}"`
    })
    writeFileSync(join(folder, names.get(basename(path)) ?? ''), renamed)
  }
  return join(folder, `${basename(entry, '.ts')}.js`)
}

/**
 * The name of a file by what is in it. esbuild's own has a hash of its text, and ncc makes the numbers of chunks from
 * names: each change would alter all of them.
 * @param {{ entryPoint?: string, inputs: object }} output
 */
function nameOf({ entryPoint, inputs }) {
  const [firstInput = ''] = Object.keys(inputs)
  return entryPoint ? `${basename(entryPoint, '.ts')}.js` : `${basename(firstInput, '.ts')}-shared.js`
}
