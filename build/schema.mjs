// Writes payload.schema.json and sandbox/fields.json, from the table of fields and the schema by which the action checks a
// payload file. With --check it only compares, and exits 1 if one of them differs.
import { readFileSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'

register('./typescript-loader.mjs', import.meta.url)
const { payloadSchema, sandboxFields } = await import('./payload-schema.mjs')

const isCheck = process.argv.includes('--check')
for (const [name, value] of Object.entries({
  'payload.schema.json': payloadSchema(),
  'sandbox/fields.json': sandboxFields(),
})) {
  const file = new URL(`../${name}`, import.meta.url)
  const text = `${JSON.stringify(value, null, 2)}\n`
  if (!isCheck) writeFileSync(file, text)
  const isUpToDate = readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === text
  console.log(isUpToDate ? `${name} is up to date.` : `${name} is out of date. Run: npm run schema`)
  if (!isUpToDate) process.exitCode = 1
}
