// Drafts the release for TAG, or updates the existing draft.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attempt, fail, run, variable } from '../commands.mjs'
import { notesOf } from './notes.mjs'

const tag = variable('TAG')
const notes = join(variable('RUNNER_TEMP'), 'notes.md')
writeFileSync(notes, `${notesOf(tag)}\n`)

const isDraft = attempt('gh', 'release', 'view', tag, '--json', 'isDraft', '--jq', '.isDraft')
if (isDraft === undefined) {
  run('gh', 'release', 'create', tag, '--draft', '--verify-tag', '--title', tag, '--notes-file', notes)
} else if (isDraft === 'true') {
  run('gh', 'release', 'edit', tag, '--title', tag, '--notes-file', notes)
} else {
  fail(`${tag} is released already.`)
}
