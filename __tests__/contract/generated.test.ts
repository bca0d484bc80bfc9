import { execFile } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { withInterface } from '../../build/docs/manifests.mjs'
import { parts, withTables } from '../../build/docs/tables.mjs'
import { inside } from './run-script.ts'
import { readText, root } from './workflow-files.ts'

const run = promisify(execFile)

test('the generated files are up to date: manifests, tables in documents, schema, and rules of the sandbox', async () => {
  await run(process.execPath, [`${root}build/docs.mjs`, '--check'])
})

test('npm run docs overwrites a description that was changed in a generated file', async () => {
  for (const path of ['build', 'src', 'sandbox', 'audiences', 'preview', 'docs']) {
    cpSync(root + path, inside(path), { recursive: true })
  }
  for (const path of ['action.yml', 'README.md', 'package.json', 'payload.schema.json']) {
    cpSync(root + path, inside(path))
  }
  symlinkSync(`${root}node_modules`, inside('node_modules'), 'junction')
  const docs = (...flags: string[]) => run(process.execPath, [inside('build/docs.mjs'), ...flags])
  const changed = ['action.yml', 'payload.schema.json', 'README.md']
  for (const path of changed) writeFileSync(inside(path), readText(path).replaceAll('Phones show', 'Phones draw'))

  const stderr = changed.map(path => `${path} is out of date. Run: npm run docs\n`).join('')
  const checked = await docs('--check').catch(error => error)
  expect(checked.code).toBe(1)
  expect(checked.stderr.split('\n').sort()).toEqual(stderr.split('\n').sort())
  await docs()
  for (const path of changed) expect(readFileSync(inside(path), 'utf8')).toBe(readText(path))
})

test('a generated section is replaced between its two comments, and a section without an end is an error', () => {
  const document = (end: string) => `a\n<!-- audiences-inputs:start -->\nold\n${end}\nb`
  expect(withTables('a.md', document('<!-- audiences-inputs:end -->'))).toBe(
    'a\n<!-- audiences-inputs:start -->\n`base-url`, `api-token`, `timeout`, `retries`, `summary`.\n<!-- audiences-inputs:end -->\nb',
  )
  expect(() => withTables('a.md', document(''))).toThrow('a.md: "audiences-inputs" has no end')
  expect(() => withTables('a.md', '<!-- x:start -->\n<!-- x:end -->')).toThrow('a.md: "x" is not a part')
})

test('every generated table is in a document', () => {
  const paths = ['README.md', 'docs/api.md', 'docs/inputs.md', 'docs/preview.md', 'docs/troubleshooting.md']
  const documents = paths.map(readText).join('\n')
  for (const name of Object.keys(parts)) expect(documents).toContain(`<!-- ${name}:start -->`)
})

test('npm run docs changes only inputs and outputs in a manifest, and quotes text that YAML would read differently', () => {
  const inputs = { key: { description: 'Once: `a`.', default: 'true' }, url: { description: 'Plain', required: true } }
  const groups = [{ title: 'First', note: 'A note.', inputs }]
  const manifest = '# Kept\nname: a\n\ninputs:\n  old:\n\noutputs:\n  old:\n\nruns:\n  main: dist/index.js\n'
  expect(withInterface(manifest, { groups, outputs: { count: 'How many.' } })).toBe(`# Kept
name: a

inputs:
  # First
  # A note.
  key:
    description: 'Once: \`a\`.'
    required: false
    default: 'true'
  url:
    description: Plain
    required: true

outputs:
  count:
    description: How many.

runs:
  main: dist/index.js
`)
})
