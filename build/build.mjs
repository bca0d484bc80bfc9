// Builds the three actions into a folder: node build/build.mjs [folder], `dist` where none is given.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@babel/core'
import { minify } from 'terser'

const root = fileURLToPath(new URL('..', import.meta.url))
const ncc = join(root, 'node_modules', '@vercel', 'ncc', 'dist', 'ncc', 'cli.js')
const out = resolve(process.argv[2] ?? join(root, 'dist'))

// Built aside, so that a build that fails leaves the one before in place.
const fresh = mkdtempSync(join(tmpdir(), 'web-push-action-'))
try {
  bundle('src/index.ts', fresh)
  bundle('src/audiences.ts', join(fresh, 'audiences'))
  bundle('src/preview.ts', join(fresh, 'preview'))
  checkImports(fresh)
  await dropUnused(fresh)
  writeFileSync(join(fresh, 'licenses.txt'), licences())
  rmSync(out, { recursive: true, force: true })
  cpSync(fresh, out, { recursive: true })
} finally {
  rmSync(fresh, { recursive: true, force: true })
}

/**
 * Types are checked by `npm run typecheck`, with the settings of all folders.
 * @param {string} entry
 * @param {string} folder
 */
function bundle(entry, folder) {
  const args = [ncc, 'build', entry, '--out', folder, '--no-cache', '--quiet', '--transpile-only']
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) throw new Error(`ncc failed for ${entry}`)
}

/**
 * ncc exits 0 on an import that it cannot resolve, and leaves one of these behind.
 * @param {string} folder
 */
function checkImports(folder) {
  const broken = scripts(folder).filter(name =>
    /eval\("require"\)|webpackMissingModule/.test(readFileSync(join(folder, name), 'utf8')),
  )
  if (broken.length > 0) throw new Error(`unresolved import in ${broken.join(', ')}`)
}

/**
 * ncc bundles whole modules: two thirds of the main bundle would be code that nothing calls, and reading it took a fifth
 * of a send. Local names become short, which saves a twentieth more; lines stay, for whoever reads or compares the bundle.
 * @param {string} folder
 */
async function dropUnused(folder) {
  for (const name of scripts(folder)) {
    const { code } = await minify(withBuiltins(readFileSync(join(folder, name), 'utf8')), {
      module: true,
      ecma: 2020,
      mangle: true,
      compress: {
        defaults: false,
        dead_code: true,
        evaluate: true,
        passes: 3,
        pure_getters: true,
        side_effects: true,
        unused: true,
      },
      // In ASCII, since V8 reads a text of one-byte characters faster.
      format: { ascii_only: true, beautify: true, comments: false, indent_level: 1 },
    })
    if (!code) throw new Error(`nothing is left of ${name}`)
    writeFileSync(join(folder, name), `${compiledAtOnce(code)}\n`)
  }
}

/**
 * Node's own modules by `process.getBuiltinModule`: createRequire loads a few more of them. Only Node before 20.16 lacks it.
 * The folder of the bundle, which ncc works out for assets, is of no use here.
 * @param {string} code
 */
function withBuiltins(code) {
  return code
    .replace(
      /^import \{ createRequire as __WEBPACK_EXTERNAL_createRequire \} from "module";$/m,
      'const builtin = process.getBuiltinModule ?? (await import("node:module")).createRequire(import.meta.url);',
    )
    .replaceAll('__WEBPACK_EXTERNAL_createRequire(import.meta.url)', 'builtin')
    .replace(/^.*__nccwpck_require__\.ab = .*$/m, '')
}

/**
 * In parentheses, V8 compiles a function at once. Without them it reads it twice, first only to find its end: together a
 * twentieth of a send. So the modules of the bundle get them, and the functions beside these, as constants.
 * @param {string} code
 */
function compiledAtOnce(code) {
  const { body } = /** @type {import('@babel/core').types.File} */ (
    parseSync(code, { sourceType: 'module', configFile: false, babelrc: false })
  ).program
  const text = (/** @type {{ start?: number | null, end?: number | null }} */ { start, end }) =>
    code.slice(start ?? 0, end ?? 0)
  const functions = body
    .filter(node => node.type === 'FunctionDeclaration')
    .map(node => `const ${node.id?.name} = (${text(node)});\n`)
  const [first, ...others] = body
    .filter(node => node.type !== 'FunctionDeclaration')
    .map(node => inParentheses(text(node)))
  return [first, ...functions, ...others].join('\n')
}

/** @param {string} statement if it is the list of modules, these are functions, indented by one space */
function inParentheses(statement) {
  return statement.replaceAll(/^ (\d+): (\([^)]*\)|\w+) => \{\n([\s\S]*?)\n \}(,?)$/gm, ' $1: ($2 => {\n$3\n })$4')
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
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'))
}
