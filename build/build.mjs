// Builds every action into a folder: node build/build.mjs [folder], `dist` if none is given.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
/** It comes without types. @type {(entry: string, options: object) => Promise<{ code: string, assets: Record<string, { source: string }> }>} */
const ncc = createRequire(import.meta.url)('@vercel/ncc')
const out = resolve(process.argv[2] ?? join(root, 'dist'))
/** Each entry, and its file in `dist`. */
const entries = { 'src/send.ts': 'index.js', 'src/audiences.ts': 'audiences.js', 'src/preview.ts': 'preview.js' }

// Built aside, so that a build that fails leaves the one before in place.
const fresh = mkdtempSync(join(tmpdir(), 'web-push-action-'))
try {
  declareNoSideEffects('@actions/core')
  for (const [entry, file] of Object.entries(entries)) await bundle(entry, file)
  checkImports(fresh)
  minify(fresh)
  writeFileSync(join(fresh, 'licenses.txt'), licences())
  // The package of the repository says that its files are modules.
  writeFileSync(join(fresh, 'package.json'), '{"type":"commonjs"}\n')
  rmSync(out, { recursive: true, force: true })
  cpSync(fresh, out, { recursive: true })
} finally {
  rmSync(fresh, { recursive: true, force: true })
}

/**
 * As CommonJS, which starts a little faster than a module. Entries share the chunks that both need: their names and what is in them
 * are the same for each. Types are checked by `npm run typecheck`, with the settings of all folders.
 * @param {string} entry
 * @param {string} file
 */
async function bundle(entry, file) {
  const { code, assets } = await ncc(join(root, entry), { esm: false, cache: false, quiet: true, transpileOnly: true })
  writeFileSync(join(fresh, file), code)
  for (const [name, { source }] of Object.entries(assets)) {
    const path = join(fresh, name)
    const isOther = existsSync(path) && readFileSync(path, 'utf8') !== String(source)
    if (isOther) throw new Error(`${name} of ${entry} is not that of another entry; build it into a folder of its own`)
    writeFileSync(path, source)
  }
}

/**
 * ncc says nothing of an import that it cannot resolve, and leaves one of these behind.
 * @param {string} folder
 */
function checkImports(folder) {
  const broken = scripts(folder).filter(name =>
    /eval\("require"\)|webpackMissingModule/.test(readFileSync(join(folder, name), 'utf8')),
  )
  if (broken.length > 0) throw new Error(`unresolved import in ${broken.join(', ')}`)
}

/**
 * Half of the size. The minifier keeps the bundler's parentheses around modules, by which V8 compiles each of them only once: 4 %
 * of the time of a send. Lines stay short, for whoever compares bundles.
 * @param {string} folder
 */
function minify(folder) {
  buildSync({
    absWorkingDir: folder,
    entryPoints: ['*.js'],
    outdir: '.',
    allowOverwrite: true,
    minify: true,
    format: 'cjs',
    target: 'node24',
    legalComments: 'none',
    lineLimit: 120,
  })
}

/**
 * The modules of this package do nothing when they are only loaded, but its package.json does not say so, and then the
 * bundler keeps all of them: node:crypto and exec for a fifth of the time of a send. (https://github.com/actions/toolkit)
 * @param {string} name
 */
function declareNoSideEffects(name) {
  const path = join(root, 'node_modules', name, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...manifest, sideEffects: false }, null, 2))
}

/**
 * The licences of every package that may be in the bundles: what the product depends on, and what that depends on. (What
 * ncc finds by itself leaves out the packages of the main chunk.)
 */
function licences() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const names = Object.entries(lock.packages)
    .filter(
      ([name, { dev, optional, devOptional, link }]) =>
        name.startsWith('node_modules/') && !dev && !optional && !devOptional && !link,
    )
    .map(([name]) => name)
  return names.sort().map(licenceOf).join('\n')
}

/** @param {string} name the folder of a package */
function licenceOf(name) {
  const { name: title, version, license } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))
  const file = readdirSync(join(root, name)).find(file => /^licen[cs]e/i.test(file))
  const text = file
    ? readFileSync(join(root, name, file), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim()
    : ''
  return `${title} ${version}\n${license}\n\n${text}\n${'-'.repeat(79)}\n`
}

/** @param {string} folder */
function scripts(folder) {
  return readdirSync(folder).filter(name => name.endsWith('.js'))
}
