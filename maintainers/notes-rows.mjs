// Which rows of the tables of src/content/notes have an effect: takes out each row in turn, and prints how many messages
// change. A row that changes none, and that no promise of the documents needs, goes.
//   node maintainers/notes-rows.mjs NOTES [--show]
// NOTES has one release a line, as JSON: { "tag": "v1.2.3", "name": "…", "body": "…" }. With --show each change is printed.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import esbuild from 'esbuild'

const { positionals, values } = parseArgs({ options: { show: { type: 'boolean' } }, allowPositionals: true })
const [file] = positionals
if (file === undefined) throw new Error('Name a file of release notes: node maintainers/notes-rows.mjs NOTES')

const root = path.resolve(import.meta.dirname, '..')
const room = path.join(root, 'src/content/notes')
const bundle = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'notes-rows-')), 'notes.mjs')
const modules = fs.readdirSync(room).filter(name => name.endsWith('.ts'))
const contents = modules.map(name => `export * from './${name}'`).join('\n')
await esbuild.build({
  stdin: { contents, resolveDir: room },
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: bundle,
})
const reader = await import(bundle)
fs.rmSync(path.dirname(bundle), { recursive: true })

const lines = fs.readFileSync(file, 'utf8').trim().split('\n')
const releases = lines.map(line => JSON.parse(line))
const messages = () =>
  releases.map(({ body }) => {
    const read = reader.readNotes(body ?? '')
    return read.message ?? read.problem
  })

/** @param {unknown} value */
const isTable = value => Array.isArray(value) && value[0]?.pattern instanceof RegExp
const tables = Object.entries(reader).filter(([, value]) => isTable(value))
const before = messages()
const sentences = before.filter(message => message !== reader.neutralMessage).length
console.log(`${sentences} of ${releases.length} have a sentence`)

for (const [name, rows] of tables) {
  console.log(`\n${name}`)
  for (let index = 0; index < rows.length; index++) {
    const [row] = rows.splice(index, 1)
    const after = messages()
    rows.splice(index, 0, row)
    const changed = after.flatMap((message, at) => (message === before[at] ? [] : [at]))
    console.log(`${String(changed.length).padStart(5)}  ${row.what}`)
    if (!values.show) continue
    for (const at of changed) console.log(`         ${releases[at].tag}: ${before[at]}\n           -> ${after[at]}`)
  }
}
