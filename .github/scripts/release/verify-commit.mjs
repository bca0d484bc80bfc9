// Checks that the commit of the tag is on main, and sets the output `sha` to it. All later jobs use this commit.
import { append, attempt, fail, outputOf, variable } from '../commands.mjs'

const isOnMain = attempt('git', 'merge-base', '--is-ancestor', 'HEAD', 'origin/main') !== undefined
if (!isOnMain) fail(`${variable('GITHUB_REF_NAME')} is not on main.`)
append('GITHUB_OUTPUT', `sha=${outputOf('git', 'rev-parse', 'HEAD')}`)
