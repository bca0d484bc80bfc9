// Checks that the tag matches the version in package.json and in the changelog, then prints the release notes.
import { variable } from '../commands.mjs'
import { notesOf } from './notes.mjs'

console.log(notesOf(variable('GITHUB_REF_NAME')))
