// Checks that the tagged commit is on main and sets the output `sha` to this commit for all later jobs.
import { append, attempt, fail, outputOf, variable } from '../commands.mjs'

const isOnMain = attempt('git', 'merge-base', '--is-ancestor', 'HEAD', 'origin/main') !== undefined
if (!isOnMain) fail(`${variable('GITHUB_REF_NAME')} is not on main.`)
append('GITHUB_OUTPUT', `sha=${outputOf('git', 'rev-parse', 'HEAD')}`)
