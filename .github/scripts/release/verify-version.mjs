// Checks that the tag names the version in package.json and in the changelog, and prints the notes of the release.
import { variable } from '../commands.mjs'
import { notesOf } from './notes.mjs'

console.log(notesOf(variable('GITHUB_REF_NAME')))
