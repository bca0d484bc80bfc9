// Runs the action with a key that has already been used, then deletes the claim with the command from the action's log.
// This is a script because a workflow step cannot read an earlier step's log.
import { runBuilt } from '../../../sandbox/run-action.mjs'
import { fail, run, variable } from '../commands.mjs'

const { log } = await runBuilt({
  inputs: {
    'base-url': variable('BASE_URL'),
    'api-token': variable('TOKEN'),
    target: 'all',
    'payload-file': '__tests__/fixtures/campaigns/ci.yml',
    'once-key': variable('KEY'),
    'github-token': variable('GH_TOKEN'),
  },
  env: Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('GITHUB_'))),
  workspace: process.cwd(),
})
console.log(log)

const [command] = log.match(/\[ "\$\(gh api .* --method DELETE \S+/) ?? []
if (command === undefined) fail('The log has no command that deletes the claim.')
console.log(`== ${command}`)
run('bash', '-c', command)
