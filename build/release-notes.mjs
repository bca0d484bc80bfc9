// Prints the notes of a release: node build/release-notes.mjs v1.2.3. Fails if the tag, package.json, src/version.ts
// and the newest entry of CHANGELOG.md do not all name the same version, or something is still unreleased.
import { readFileSync } from 'node:fs'
import { readChangelog } from './changelog.mjs'

/** @param {string} path */
const read = path => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8').replaceAll('\r\n', '\n')

const tag = process.argv[2] ?? ''
const { unreleased, newest } = readChangelog(read('CHANGELOG.md'))
const versions = {
  'package.json': JSON.parse(read('package.json')).version,
  'package-lock.json': JSON.parse(read('package-lock.json')).version,
  'src/version.ts': /version = '(.+)'/.exec(read('src/version.ts'))?.[1],
  'CHANGELOG.md': newest.version,
}

const problems = Object.entries(versions)
  .filter(([, version]) => tag !== `v${version}`)
  .map(([file, version]) => `The tag is ${tag || 'missing'}, but ${file} says ${version}.`)
if (unreleased !== '') problems.push('CHANGELOG.md still has something under [Unreleased].')
if (newest.notes === '') problems.push(`CHANGELOG.md says nothing of ${newest.version}.`)

if (problems.length === 0) {
  console.log(newest.notes)
} else {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
