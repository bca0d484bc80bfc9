// Commits the `dist` folder in RUNNER_TEMP to BRANCH, a Dependabot branch. Another job built this folder by running
// code from new dependencies, so this script executes nothing from the folder and rejects files that would change how
// git behaves.
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fail, run, variable } from '../commands.mjs'

const [temporary, branch] = [variable('RUNNER_TEMP'), variable('BRANCH')]
const built = join(temporary, 'dist')

for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
  const path = relative(temporary, join(entry.parentPath, entry.name))
  if (!entry.isFile() && !entry.isDirectory()) fail(`${path} is neither a file nor a folder.`)
  // Git treats a folder that contains `.git` as a submodule and applies the settings in files such as .gitattributes.
  if (/^\.git/i.test(entry.name)) fail(`${path} is a file that changes what git does.`)
}

rmSync('dist', { recursive: true, force: true })
cpSync(built, 'dist', { recursive: true })
run('git', 'config', 'user.name', 'github-actions[bot]')
run('git', 'config', 'user.email', '41898282+github-actions[bot]@users.noreply.github.com')
run('git', 'add', '--all', '--', 'dist')
// Dependabot normally stops rebasing a branch if someone else commits to it. With `[dependabot skip]` in the commit
// message, it keeps rebasing the branch and discards this commit.
run('git', 'commit', '--message', 'Rebuild dist', '--message', '[dependabot skip]')
// Do not force-push. If the branch has changed in the meantime, this push should fail, because the workflow runs again
// for the new commit.
run('git', 'push', 'origin', `HEAD:refs/heads/${branch}`)
