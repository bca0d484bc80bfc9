// Writes the tables of the README anew, from the manifests and build/reference.mjs. With --check it only compares, and
// exits 1 where they differ.
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { withTables } from './tables.mjs'

/** @param {string} path */
const locate = path => new URL(`../${path}`, import.meta.url)
/** @param {string} path */
const read = path => readFileSync(locate(path), 'utf8').replaceAll('\r\n', '\n')

const before = read('README.md')
const after = withTables(before, { send: parse(read('action.yml')), audiences: parse(read('audiences/action.yml')) })
if (after === before) {
  console.log('The tables of the README are up to date.')
} else if (process.argv.includes('--check')) {
  console.error('README.md is out of date. Run: npm run docs')
  process.exitCode = 1
} else {
  writeFileSync(locate('README.md'), after)
  console.log('README.md has new tables.')
}
