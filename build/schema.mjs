// Writes payload.schema.json, from the schema by which the action checks a payload file. With --check it only compares, and
// exits 1 if they differ.
import { readFileSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'

register('./typescript-loader.mjs', import.meta.url)
const { payloadSchema } = await import('./payload-schema.mjs')

const file = new URL('../payload.schema.json', import.meta.url)
const text = `${JSON.stringify(payloadSchema(), null, 2)}\n`
const isCheck = process.argv.includes('--check')
const before = isCheck ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined
if (!isCheck) writeFileSync(file, text)
console.log(before === undefined || before === text ? 'payload.schema.json is up to date.' : 'Run: npm run schema')
process.exitCode = before === undefined || before === text ? 0 : 1
