import { readFileSync } from 'node:fs'
import { readChangelog } from './changelog.mjs'

/**
 * Returns the release notes for a tag: the newest entry in CHANGELOG.md. Reads all files from the working directory.
 * @param {string} tag such as v1.2.3
 * @throws {Error} if the version in package.json, package-lock.json, src/base/version.ts, or that entry does not match the
 *   tag, if the entry is empty, or if there is text under `[Unreleased]`
 */
export function notesOf(tag) {
  const { unreleased, newest } = readChangelog(read('CHANGELOG.md'))
  const versions = {
    'package.json': JSON.parse(read('package.json')).version,
    'package-lock.json': JSON.parse(read('package-lock.json')).version,
    'src/base/version.ts': /version = '(.+)'/.exec(read('src/base/version.ts'))?.[1],
    'CHANGELOG.md': newest.version,
  }
  const problems = Object.entries(versions)
    .filter(([, version]) => tag !== `v${version}`)
    .map(([file, version]) => `The tag is ${tag}, but ${file} says ${version}.`)
  if (unreleased !== '') problems.push('CHANGELOG.md still has text under [Unreleased].')
  if (newest.notes === '') problems.push(`The entry of CHANGELOG.md for ${newest.version} is empty.`)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return newest.notes
}

/** @param {string} path */
function read(path) {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
}
