// Builds dist/: a bundle for each action, plus the packages that the sandbox uses. `node build/build.mjs FOLDER` builds
// into FOLDER instead. The bundles are not minified, so a stack trace names functions and lines that people can read.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = resolve(process.argv[2] ?? join(root, 'dist'))
/** The folder that tsc writes to (`outDir` in build/tsconfig.json). */
const compiled = join(root, 'build', 'js')
/**
 * `@vercel/ncc` has no type declarations.
 * @type {(entry: string, options: object) => Promise<{ code: string, assets: Record<string, { source: string }> }>}
 */
const ncc = createRequire(import.meta.url)('@vercel/ncc')

/**
 * Modules that the `@actions` packages import but that the actions never need (see never-called.cjs). Leaving them out
 * makes the bundles smaller and faster to start.
 */
const neverCalled = ['undici', '@actions/http-client', '@actions/http-client/lib/auth', '@actions/exec', './summary.js']
const withoutNeverCalled = Object.fromEntries(neverCalled.map(name => [name, './never-called.js']))
/** Libraries that several actions load. Each has its own file, so that dist/ contains it only once. */
const libraries = { yaml: './yaml.js', './zod.js': './zod.js' }

rmSync(compiled, { recursive: true, force: true })
execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'build'], {
  cwd: root,
  stdio: 'inherit',
})

/** The contents of each file to write, by path in dist/. @type {Map<string, string>} */
const files = new Map()
await bundle(join(compiled, 'start-send.js'), 'index.js', libraries)
await bundle(join(compiled, 'start-audiences.js'), 'audiences.js', libraries)
await bundle(join(compiled, 'start-preview.js'), 'preview.js', libraries)
await bundle(join(root, 'node_modules/yaml/dist/index.js'), 'yaml.js')
await bundle(join(compiled, 'content/zod.js'), 'zod.js')
await bundleForSandbox()
files.set('never-called.js', readFileSync(join(root, 'build', 'never-called.cjs'), 'utf8'))
files.set('licenses.txt', licenses())
// The root package.json makes .js files ES modules, but the bundles are CommonJS.
files.set('package.json', '{"type":"commonjs"}\n')

// Delete the old build only once the new one has succeeded.
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
mkdirSync(join(out, 'sandbox'))
for (const [name, text] of files) writeFileSync(join(out, name), text)
rmSync(compiled, { recursive: true })

/**
 * Adds a bundle and the chunks that it loads on demand, such as `22.preview.js`.
 * @param {string} entry the file to bundle
 * @param {string} name
 * @param {Record<string, string>} [separate] the file in dist/ to load, by the name of each import to leave out
 */
async function bundle(entry, name, separate = {}) {
  const externals = { ...withoutNeverCalled, ...separate }
  const { code, assets } = await ncc(entry, { esm: false, cache: false, quiet: true, filename: name, externals })
  files.set(name, checked(name, code))
  for (const [chunk, { source }] of Object.entries(assets)) files.set(chunk, onlyOnce(checked(chunk, `${source}`)))
}

/**
 * Returns a reference to a file of dist/ if it has the same code already, so that bundles share a chunk that is the same
 * in both. Often, it is not: ncc numbers the modules of each bundle by itself.
 * @param {string} code
 */
function onlyOnce(code) {
  const [name] = [...files].find(([, text]) => text === code) ?? []
  return name === undefined ? code : `module.exports = require('./${name}')\n`
}

/** Bundles the packages that the sandbox uses into one module and collects their licenses. */
async function bundleForSandbox() {
  const options = { minify: true, cache: false, quiet: true, license: 'licenses.txt' }
  const { code, assets } = await ncc(join(root, 'build', 'sandbox-libraries.mjs'), options)
  files.set('sandbox/libraries.mjs', code)
  files.set('sandbox/libraries.d.mts', "export * from '../../build/sandbox-libraries.mjs'\n")
  files.set('sandbox/licenses.txt', `${assets['licenses.txt']?.source}`)
}

/**
 * Throws if the code has an import that does not exist. ncc does not fail on one, but writes one of these strings.
 * @param {string} name
 * @param {string} code
 */
function checked(name, code) {
  if (/eval\("require"\)|webpackMissingModule/.test(code)) throw new Error(`${name} has an import that does not exist`)
  return code
}

/**
 * Returns the licenses of all packages that may end up in the bundles: the direct and transitive `dependencies` in
 * package.json. Does not use ncc's list, which omits the packages in the main chunk.
 */
function licenses() {
  /** @type {{ packages: Record<string, { dev?: boolean, optional?: boolean, devOptional?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const bundled = Object.entries(packages).filter(([path, { dev, optional, devOptional }]) => {
    return path.startsWith('node_modules/') && !dev && !optional && !devOptional
  })
  return bundled
    .map(([path]) => path)
    .sort()
    .map(licenseOf)
    .join('\n')
}

/** @param {string} path the folder of a package */
function licenseOf(path) {
  const folder = join(root, path)
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find(file => /^licen[cs]e/i.test(file))
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
  return `${name} ${version}\n${license}\n\n${text}\n${'-'.repeat(79)}\n`
}
