// Commits the folder `dist` in RUNNER_TEMP, which another job has built with the code of new dependencies, to the branch
// BRANCH of Dependabot. Nothing of that folder is executed, and nothing in it may mean something to git.
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fail, run, variable } from '../commands.mjs'

const [temporary, branch] = [variable('RUNNER_TEMP'), variable('BRANCH')]
const built = join(temporary, 'dist')

for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
  const path = relative(temporary, join(entry.parentPath, entry.name))
  if (!entry.isFile() && !entry.isDirectory()) fail(`${path} is neither a file nor a folder.`)
  // A folder with a `.git` would become a link to a commit, and files such as .gitattributes change what git does.
  if (/^\.git/i.test(entry.name)) fail(`${path} would mean something to git.`)
}

rmSync('dist', { recursive: true, force: true })
cpSync(built, 'dist', { recursive: true })
run('git', 'config', 'user.name', 'github-actions[bot]')
run('git', 'config', 'user.email', '41898282+github-actions[bot]@users.noreply.github.com')
run('git', 'add', '--all', '--', 'dist')
// With these words in the message, Dependabot continues to rebase its branch, and drops this commit when it does.
run('git', 'commit', '--message', 'Rebuild dist', '--message', '[dependabot skip]')
// Without force: if the branch has changed meanwhile, its next run builds the right files.
run('git', 'push', 'origin', `HEAD:refs/heads/${branch}`)
