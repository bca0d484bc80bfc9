// Brings the generated parts of the documents up to date, from the manifests, the table of fields and build/reference.mjs. With --check it only
// compares, and exits 1 if one of them is out of date.
import { readFileSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'

register('./typescript-loader.mjs', import.meta.url)
const { documents, readManifest, withTables } = await import('./tables.mjs')

/** @param {string} path */
const locate = path => new URL(`../${path}`, import.meta.url)
/** @param {string} path */
const read = path => readFileSync(locate(path), 'utf8').replaceAll('\r\n', '\n')

const manifests = {
  send: readManifest(read('action.yml')),
  audiences: readManifest(read('audiences/action.yml')),
  preview: readManifest(read('preview/action.yml')),
}
for (const path of /** @type {(keyof typeof documents)[]} */ (Object.keys(documents))) {
  const before = read(path)
  const after = withTables(path, before, manifests)
  if (after === before) continue
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date. Run: npm run docs`)
    process.exitCode = 1
  } else {
    writeFileSync(locate(path), after)
    console.log(`Updated ${path}.`)
  }
}
