// Bundles the packages of the sandbox: `node build/sandbox.mjs` writes them to sandbox/vendor, and with `--check` compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** ncc comes without types. @type {(entry: string, options: object) => Promise<{ code: string, assets: Record<string, { source: string }> }>} */
const ncc = createRequire(import.meta.url)('@vercel/ncc')
const folder = new URL('../sandbox/vendor/', import.meta.url)

const entry = fileURLToPath(new URL('sandbox-libraries.mjs', import.meta.url))
const { code, assets } = await ncc(entry, { minify: true, cache: false, quiet: true, license: 'licenses.txt' })
const built = { 'libraries.mjs': code, 'licenses.txt': `${assets['licenses.txt']?.source}` }

const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
for (const [name, text] of Object.entries(built)) {
  const file = new URL(name, folder)
  if (!values.check) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`sandbox/vendor/${name} is not what the source builds. Run \`npm run build\` and commit the result.`)
    process.exitCode = 1
  }
}
