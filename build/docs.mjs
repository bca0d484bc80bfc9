// `npm run docs` regenerates the inputs and outputs in the manifests, the marked parts of README.md and docs/,
// payload.schema.json, and sandbox/fields.json. With --check, it writes nothing and exits with code 1 if a file is out
// of date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'

register('./typescript-loader.mjs', import.meta.url)
const { interfaces, withInterface } = await import('./docs/manifests.mjs')
const { payloadSchema, sandboxFields } = await import('./docs/payload-schema.mjs')
const { withTables } = await import('./docs/tables.mjs')

const isCheck = process.argv.includes('--check')
const root = new URL('../', import.meta.url)

for (const [path, its] of Object.entries(interfaces)) update(path, text => withInterface(text, its))
const documents = readdirSync(new URL('docs/', root)).filter(name => name.endsWith('.md'))
for (const path of ['README.md', ...documents.map(name => `docs/${name}`)]) update(path, text => withTables(path, text))
update('payload.schema.json', () => `${withVisibleCharacters(JSON.stringify(payloadSchema(), null, 2))}\n`)
update('sandbox/fields.json', sandboxFields)

/**
 * Escapes everything that is not ASCII, because some of the characters in patterns are invisible.
 * @param {string} json
 */
function withVisibleCharacters(json) {
  return json.replace(/[^\0-\x7f]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/**
 * @param {string} path
 * @param {(text: string) => string} make
 */
function update(path, make) {
  const file = new URL(path, root)
  const before = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  const after = make(before)
  if (after === before) return
  if (isCheck) {
    console.error(`${path} is out of date. Run: npm run docs`)
    process.exitCode = 1
  } else {
    writeFileSync(file, after)
    console.log(`Updated ${path}.`)
  }
}
