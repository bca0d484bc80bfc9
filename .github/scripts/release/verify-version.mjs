// Checks that the tag of a release is the version of package.json and of the changelog, and prints the notes of the release.
import { variable } from '../commands.mjs'
import { notesOf } from './notes.mjs'

console.log(notesOf(variable('GITHUB_REF_NAME')))
