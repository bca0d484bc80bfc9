// Stands in for the GitHub CLI and the part of GitHub's REST API that examples/strict-setup.sh uses. Keeps the repository's settings in
// the file GH_STATE. Refuses whatever GitHub's documentation does not list for an endpoint. Calls that match GH_FAILURE fail, with GH_STATUS.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const path = process.env.GH_STATE ?? ''
const state = JSON.parse(readFileSync(path, 'utf8'))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    method: { type: 'string', default: 'GET' },
    input: { type: 'string' },
    field: { type: 'string', short: 'f', multiple: true, default: [] },
    silent: { type: 'boolean' },
    paginate: { type: 'boolean' },
    jq: { type: 'string' },
    json: { type: 'string' },
    env: { type: 'string' },
    body: { type: 'string' },
    base: { type: 'string' },
    head: { type: 'string' },
    title: { type: 'string' },
  },
})
const [group = '', command = '', name = ''] = positionals

const stdin = () => readFileSync(0, 'utf8')

/**
 * @param {string} text
 * @returns {never}
 */
function refuse(text) {
  process.stdout.write(JSON.stringify({ message: text }))
  process.stderr.write(`gh: ${text}\n`)
  process.exit(1)
}

/**
 * Checks that a body has only documented keys, and all that are required.
 * @param {any} body
 * @param {string[]} allowed
 * @param {string[]} required
 */
function checkKeys(body, allowed, required = []) {
  for (const key of Object.keys(body))
    if (!allowed.includes(key)) refuse(`Invalid request. ${key} is not a key (HTTP 422)`)
  for (const key of required) if (!Object.hasOwn(body, key)) refuse(`Invalid request. ${key} is missing (HTTP 422)`)
}

const ofPullRequest = [
  'dismiss_stale_reviews_on_push',
  'require_code_owner_review',
  'require_last_push_approval',
  'required_approving_review_count',
  'required_review_thread_resolution',
]

const ofRuleset = ['name', 'target', 'enforcement', 'bypass_actors', 'conditions', 'rules']

const named = (/** @type {string[]} */ names) => names.map(name => ({ name }))

/**
 * An environment as GitHub lists it.
 * @param {string} name
 * @param {any} environment
 */
function environmentOf(name, environment) {
  const { can_admins_bypass, deployment_branch_policy = null, reviewers, prevent_self_review, wait_timer } = environment
  const rules = []
  if (wait_timer) rules.push({ type: 'wait_timer', wait_timer })
  if (reviewers?.length > 0) {
    const listed = reviewers.map((/** @type {any} */ { type, id }) => ({ type, reviewer: { id } }))
    rules.push({ type: 'required_reviewers', prevent_self_review, reviewers: listed })
  }
  if (deployment_branch_policy) rules.push({ type: 'branch_policy' })
  return { name, can_admins_bypass, deployment_branch_policy, protection_rules: rules }
}

/** @type {[string, RegExp, (match: string[], body: any) => any][]} */
const endpoints = [
  ['GET', /^user$/, () => ({ login: 'octocat', id: 1 })],
  ['GET', /^orgs\/octo\/teams\/([\w-]+)$/, ([team = '']) => state.teams[team] ?? refuse('Not Found (HTTP 404)')],
  ['GET', /^repos\/octo\/site$/, () => ({ permissions: { admin: state.isAdmin } })],
  [
    'GET',
    /^repos\/octo\/site\/collaborators\/([\w-]+)\/permission$/,
    ([login = '']) => {
      const { permission = 'read', ...user } = state.users[login] ?? refuse('Not Found (HTTP 404)')
      return { permission, user }
    },
  ],
  [
    'GET',
    /^repos\/octo\/site\/deployments\?per_page=100$/,
    () => state.deployments.map((/** @type {string} */ environment) => ({ environment })),
  ],
  ['GET', /^repos\/octo\/site\/collaborators\?permission=push&per_page=2$/, () => state.collaborators.slice(0, 2)],
  [
    'GET',
    /^repos\/octo\/site\/rules\/branches\/trunk\?per_page=100$/,
    () =>
      state.rulesets
        .filter(() => state.plan !== 'free')
        .filter((/** @type {any} */ set) => set.target === 'branch' && set.enforcement === 'active')
        .filter((/** @type {any} */ set) => set.conditions.ref_name.include.includes('~DEFAULT_BRANCH'))
        .flatMap((/** @type {any} */ set) => set.rules),
  ],
  ['GET', /^repos\/octo\/site\/rulesets\?per_page=100$/, () => state.rulesets],
  ['GET', /^repos\/octo\/site\/rulesets\/(\d+)$/, ([id]) => state.rulesets[Number(id) - 1]],
  [
    'PUT',
    /^repos\/octo\/site\/rulesets\/(\d+)$/,
    ([id], body) => {
      checkKeys(body, ofRuleset)
      // Here, it must be impossible to use the tags that lose their protection.
      const lost = state.rulesets[Number(id) - 1].conditions.ref_name.include[0].replace('refs/tags/', '')
      const { policies } = state.environments.push
      if (policies.some((/** @type {any} */ policy) => policy.name === lost)) refuse(`${lost} can still use the token`)
      Object.assign(state.rulesets[Number(id) - 1], body)
    },
  ],
  [
    'POST',
    /^repos\/octo\/site\/rulesets$/,
    (_, body) => {
      checkKeys(body, ofRuleset, ['name', 'enforcement'])
      for (const { type, parameters } of body.rules) {
        if (!['pull_request', 'creation', 'update'].includes(type)) refuse('Invalid rule (HTTP 422)')
        if (type === 'pull_request') checkKeys(parameters, ofPullRequest, ofPullRequest)
      }
      state.rulesets.push({ id: state.rulesets.length + 1, ...body })
    },
  ],
  [
    'GET',
    /^repos\/octo\/site\/environments\?per_page=100$/,
    () => ({
      environments: Object.entries(state.environments).map(([name, environment]) => environmentOf(name, environment)),
    }),
  ],
  [
    'PUT',
    /^repos\/octo\/site\/environments\/([\w-]+)$/,
    ([name = ''], body) => {
      checkKeys(body, [
        'wait_timer',
        'prevent_self_review',
        'reviewers',
        'deployment_branch_policy',
        'can_admins_bypass',
      ])
      if (body.reviewers !== undefined && state.plan === 'team')
        refuse('the billing plan does not support reviewers (HTTP 422)')
      const { policies = [], secrets } = state.environments[name] ?? {}
      state.environments[name] = { can_admins_bypass: true, ...body, policies, secrets }
    },
  ],
  [
    'GET',
    /^repos\/octo\/site\/environments\/([\w-]+)\/deployment-branch-policies\?per_page=100$/,
    ([name = '']) => ({
      branch_policies: state.environments[name].policies.map(
        (/** @type {object} */ policy, /** @type {number} */ id) => ({
          id,
          ...policy,
        }),
      ),
    }),
  ],
  [
    'DELETE',
    /^repos\/octo\/site\/environments\/([\w-]+)\/deployment-branch-policies\/(\d+)$/,
    ([name = '', id]) => {
      state.environments[name].policies.splice(Number(id), 1)
    },
  ],
  [
    'POST',
    /^repos\/octo\/site\/environments\/([\w-]+)\/deployment-branch-policies$/,
    ([name = ''], body) => {
      checkKeys(body, ['name', 'type'], ['name'])
      state.environments[name].policies.push(body)
    },
  ],
  [
    'GET',
    /^repos\/octo\/site\/actions\/secrets\?per_page=100$/,
    () => ({ secrets: named(Object.keys(state.secrets)) }),
  ],
  [
    'GET',
    /^repos\/octo\/site\/actions\/variables\?per_page=30$/,
    () => ({ variables: named(Object.keys(state.variables)) }),
  ],
  [
    'GET',
    /^repos\/octo\/site\/actions\/organization-secrets\?per_page=100$/,
    () => ({ secrets: named(state.organizationSecrets) }),
  ],
]

function answer() {
  const [, , respond] = endpoints.find(([method, pattern]) => method === values.method && pattern.test(command)) ?? []
  const [, pattern] = endpoints.find(([, , other]) => other === respond) ?? []
  if (respond === undefined || pattern === undefined) return refuse(`${values.method} ${command}: Not Found (HTTP 404)`)
  const fields = Object.fromEntries(values.field.map(field => field.split(/=(.*)/s, 2)))
  const body = values.input === '-' ? JSON.parse(stdin()) : fields
  return respond((pattern.exec(command) ?? []).slice(1), body)
}

function run() {
  const call = [group === 'api' ? values.method : '', ...positionals].join(' ')
  if (new RegExp(process.env.GH_FAILURE || '(?!)').test(call))
    refuse(`GitHub does not respond (HTTP ${process.env.GH_STATUS})`)
  if (group === 'api') return answer()
  if (group === 'repo' && command === 'view') return { nameWithOwner: 'octo/site', defaultBranchRef: { name: 'trunk' } }
  if (process.env.GH_REPO !== 'octo/site') refuse('GH_REPO is not set')
  if (group === 'variable' && command === 'set') state.variables[name] = values.body
  else if (group === 'secret' && command === 'set') state.environments[values.env ?? ''].secrets = { [name]: stdin() }
  else if (group === 'secret' && command === 'delete') delete state.secrets[name]
  else if (group === 'pr' && command === 'create') state.pullRequests.push({ base: values.base, head: values.head })
  else refuse(`unknown command ${positionals.join(' ')}`)
  return undefined
}

const result = run()
writeFileSync(path, JSON.stringify(state))
if (result !== undefined && values.jq !== undefined) {
  const { stdout, stderr, status } = spawnSync('jq', ['--raw-output', values.jq], {
    input: JSON.stringify(result),
    encoding: 'utf8',
  })
  process.stdout.write(stdout)
  process.stderr.write(stderr)
  process.exitCode = status ?? 1
}
