// Stands in for `gh api` of the GitHub CLI: sends one request to the API at GH_API_URL and filters the response with jq.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { GH_API_URL = '', GH_TOKEN = '', GH_REPO = '' } = process.env
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hostname: { type: 'string' },
    jq: { type: 'string' },
    method: { type: 'string', default: 'GET' },
    paginate: { type: 'boolean' },
  },
})
const [command, path = ''] = positionals
if (command !== 'api') throw new Error(`expected gh api, not gh ${command}`)

const headers = { authorization: `token ${GH_TOKEN}`, 'user-agent': 'gh' }
const response = await fetch(`${GH_API_URL}/${path.replace('{owner}/{repo}', GH_REPO)}`, {
  method: values.method,
  headers,
})
const body = await response.text()
if (!response.ok) {
  // Like gh, print the body of an error without filtering it.
  process.stdout.write(body)
  process.stderr.write(`gh: HTTP ${response.status}\n`)
  process.exitCode = 1
} else if (values.jq === undefined) {
  process.stdout.write(body)
} else {
  const { status, stdout, stderr } = spawnSync('jq', ['--raw-output', values.jq], { input: body, encoding: 'utf8' })
  process.stdout.write(stdout)
  process.stderr.write(stderr)
  process.exitCode = status ?? 1
}
