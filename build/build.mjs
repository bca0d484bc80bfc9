// Builds every action into a folder: node build/build.mjs [folder], `dist` if none is given.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import { joinModules } from './join.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = resolve(process.argv[2] ?? join(root, 'dist'))
/** ncc comes without types. @type {(entry: string, options: object) => Promise<{ code: string, assets: Record<string, { source: string }> }>} */
const ncc = createRequire(import.meta.url)('@vercel/ncc')

/** What ncc bundles: as CommonJS, which starts a little faster than a module. */
const bundling = { esm: false, cache: false, quiet: true }
/**
 * What esbuild makes smaller: half of the size. It keeps the bundler's parentheses around modules, by which V8 compiles each of
 * them only once: 4 % of the time of a send. Lines stay short, for whoever compares bundles.
 * @type {import('esbuild').TransformOptions}
 */
const minifying = { minify: true, format: 'cjs', target: 'node24', legalComments: 'none', lineLimit: 120 }

/** The text of each file by its name. @type {Map<string, string>} */
const files = new Map()
declareNoSideEffects('@actions/core')
const joinedFolder = lockedFolder(join(root, 'node_modules', '.joined'))
await bundle('src/send.ts', 'index.js')
await bundle('src/audiences.ts', 'audiences.js')
await bundle('src/preview.ts', 'preview.js')
files.set('licenses.txt', licences())
// The package of the repository says that its files are modules.
files.set('package.json', '{"type":"commonjs"}\n')

// Only now, so that a build that fails leaves the one before in place.
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
for (const [name, text] of files) writeFileSync(join(out, name), text)

/**
 * The file of an entry, and the chunks that it loads, which have its name too: `22.preview.js`. A chunk that is there already
 * under the name of another entry is only referred to, so that nobody downloads it twice.
 * @param {string} entry
 * @param {string} name
 */
async function bundle(entry, name) {
  const joined = await joinModules(root, entry, join(joinedFolder, name))
  const { code, assets } = await ncc(joined, { ...bundling, filename: name })
  files.set(name, minified(name, code))
  for (const [chunk, { source }] of Object.entries(assets)) {
    const text = minified(chunk, `${source}`)
    const [same] = [...files].find(([, other]) => other === text) ?? []
    files.set(chunk, same === undefined ? text : `module.exports=require("./${same}")\n`)
  }
}

/**
 * A new folder that is removed at the end. Two builds at once would mix their files. (The numbers of chunks follow from paths, so it
 * cannot have another name each time.)
 * @param {string} folder
 */
function lockedFolder(folder) {
  try {
    mkdirSync(folder)
  } catch (error) {
    throw new Error(`Another build is under way. If none is, delete ${folder}.`, { cause: error })
  }
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * @param {string} name
 * @param {string} code
 */
function minified(name, code) {
  // ncc says nothing of an import that it cannot resolve, and leaves one of these behind.
  if (/eval\("require"\)|webpackMissingModule/.test(code)) throw new Error(`${name} has an import that does not exist`)
  return transformSync(code, minifying).code
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
  /** @type {{ packages: Record<string, { dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const bundled = Object.entries(packages).filter(([path, { dev, optional, devOptional, link }]) => {
    return path.startsWith('node_modules/') && !dev && !optional && !devOptional && !link
  })
  return bundled
    .map(([path]) => path)
    .sort()
    .map(licenceOf)
    .join('\n')
}

/** @param {string} path the folder of a package */
function licenceOf(path) {
  const folder = join(root, path)
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find(file => /^licen[cs]e/i.test(file))
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
  return `${name} ${version}\n${license}\n\n${text}\n${'-'.repeat(79)}\n`
}
