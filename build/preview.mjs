// `npm run preview -- FILE...`: checks local payload files and prints each problem with its line number. It runs the
// built preview action, so it works without `npm install`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const usage = `Usage: npm run preview -- FILE...

Checks payload files: prints each problem as file:line:column. It sends nothing and does not use the network.
FILE is a path or a glob (*, **, ?, []). To see how one looks: npm run sandbox -- --payload-file FILE`

// npm runs scripts in the package's folder, but the paths are relative to the folder where the user ran npm.
const here = process.env.INIT_CWD ?? process.cwd()
const files = isNodeNewEnough() ? readFiles() : undefined
if (files !== undefined) check(files)

/**
 * Returns whether this Node can run the preview action, which needs Node 24. Node 20, for example, has no `glob` in
 * node:fs/promises.
 */
function isNodeNewEnough() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return true
  console.error(`npm run preview needs Node 24 or newer, and this is ${process.version}.`)
  process.exitCode = 1
  return false
}

/** @returns {string[] | undefined} the paths from the command line; undefined if there is nothing to check */
function readFiles() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } })
    if (values.help) {
      console.log(usage)
      return undefined
    }
    if (positionals.length === 0) throw new Error('Give the payload files to check.')
    const missing = positionals.filter(file => !/[*?[]/.test(file) && !existsSync(resolve(here, file)))
    if (missing.length > 0) throw new Error(missing.map(file => `There is no file ${file}`).join('\n'))
    return positionals
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exitCode = 1
    return undefined
  }
}

/** @param {string[]} given */
function check(given) {
  const paths = given.map(file => resolve(here, file))
  const workspace = commonFolder(paths)
  const names = paths.map(path => relative(workspace, path))
  const { stdout, status, error } = spawnSync(process.execPath, [action()], {
    cwd: workspace,
    env: { ...ownEnvironment(), 'INPUT_PAYLOAD-FILES': names.join('\n'), GITHUB_WORKSPACE: workspace },
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (error) throw error
  for (const line of stdout.split('\n').slice(0, -1)) {
    // Skip workflow commands, which only repeat the problems as GitHub annotations.
    if (!line.startsWith('::')) console.log(withGivenPath(line))
  }
  if (status === 0) console.log(`To see how it looks: npm run sandbox -- --payload-file ${sample(given)}`)
  process.exitCode = status ?? 1

  /**
   * Replaces the workspace-relative paths in a line with the paths that the user gave.
   * @param {string} line
   */
  function withGivenPath(line) {
    const asGiven = names.reduce(
      (text, name, at) => text.replace(`"${name}"`, `"${given[at]}"`).replace(`\`${name}/`, `\`${given[at]}/`),
      line,
    )
    return asGiven.replace(/^(.+?)(?=:\d+:\d+: )/, name => relative(here, join(workspace, name)))
  }
}

/**
 * Returns the folder to use as the workspace: the current folder if it contains all the files, or else its nearest
 * ancestor that does.
 * @param {string[]} paths
 */
function commonFolder(paths) {
  let folder = here
  while (folder !== dirname(folder) && !paths.every(path => path.startsWith(join(folder, sep))))
    folder = dirname(folder)
  return folder
}

function action() {
  return fileURLToPath(new URL('../dist/preview.js', import.meta.url))
}

/** Returns the environment without the variables that the action would read as inputs or run data. */
function ownEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(INPUT|GITHUB)_/i.test(name)))
}

/**
 * Returns the file name for the suggested sandbox command, quoted if necessary. Returns the placeholder `FILE` if the
 * user gave multiple files or a glob.
 * @param {string[]} given
 */
function sample([file = '', ...others]) {
  if (others.length > 0 || !existsSync(resolve(here, file))) return 'FILE'
  return /^[\w./\\:-]+$/.test(file) ? file : `"${file}"`
}
