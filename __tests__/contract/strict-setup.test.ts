import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { describeWithJq } from '../helpers/needs.ts'
import { git, inside, runScript, write, written } from './run-script.ts'
import { blocksOf, ownRepository, problemsIn, readText, root } from './workflow-files.ts'

interface Repository {
  isAdmin: boolean
  /** Without an Enterprise plan, a private repository has no reviewers. In the free plan, GitHub does not enforce its rulesets. */
  plan: 'public' | 'team' | 'free'
  collaborators: object[]
  /** `permission` is `read` if it is missing. */
  users: Record<string, { id: number; permission?: string }>
  teams: Record<string, { id: number }>
  rulesets: { name: string; target: string; enforcement: string; rules: object[]; bypass_actors?: object[] }[]
  environments: Record<string, { policies: object[]; secrets?: Record<string, string>; reviewers?: object[] }>
  secrets: Record<string, string>
  variables: Record<string, string>
  pullRequests: { base: string; head: string }[]
}

const alone = { isAdmin: true, plan: 'public', collaborators: [{}], users: { octocat: { id: 1 }, mona: { id: 2 } } }
const nothing = {
  rulesets: [],
  environments: {},
  secrets: {},
  organizationSecrets: [],
  variables: {},
  deployments: [],
  pullRequests: [],
}
const team = { collaborators: [{}, {}], teams: { release: { id: 7 } } }

const token = 'secret-token-0123456789abcdef'
const site = 'https://site.example/'
const icon = 'https://site.example/icon.png'
const service = 'https://push.example.com'

/**
 * Makes a repository with a clone of it, and returns a function that answers the questions of the script in the clone. Commands that match
 * `failure`, and downloads of this file, fail.
 */
function repositoryWith(given: object = {}, { failure = '', status: httpStatus = 502, download = '' } = {}) {
  write({ 'gh.json': JSON.stringify({ ...alone, teams: {}, ...nothing, ...given }), 'clone/README.md': 'A site' })
  git('clone', 'init', '--quiet')
  git('clone', 'add', '.')
  git('clone', 'commit', '--quiet', '--message', 'First')
  git('clone', 'branch', '--move', 'trunk')
  git('.', 'clone', '--quiet', '--bare', 'clone', 'remote')
  git('clone', 'remote', 'add', 'origin', inside('remote'))

  return function setUp(...answers: string[]) {
    write({ answers: answers.map(line => `${line}\n`).join('') })
    const curl = `case $* in *"/${download || 'nothing'}.yml"*) exit 22 ;; esac; cp "${root}examples/$(basename "\${@: -1}")" "\${@: -2:1}"`
    const gh = `exec node "${root}__tests__/helpers/gh-setup.mjs" "$@"`
    const who = {
      GIT_AUTHOR_NAME: 'a',
      GIT_AUTHOR_EMAIL: 'a@a.example',
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@a.example',
    }
    const { status, stdout } = runScript(
      { run: `cd clone; cp "${root}examples/strict-setup.sh" .; bash strict-setup.sh < "${inside('answers')}" 2>&1` },
      {
        commands: { gh, curl },
        env: { GH_STATE: inside('gh.json'), GH_FAILURE: failure, GH_STATUS: `${httpStatus}`, ...who },
      },
    )
    const state: Repository = JSON.parse(written('gh.json'))
    return { status, stdout, state }
  }
}

function recipesOf({ pullRequests }: Repository) {
  const { base, head = '' } = pullRequests.at(-1) ?? {}
  expect(base).toBe('trunk')
  const names = git('clone', 'ls-tree', '--name-only', `origin/${head}`, '.github/workflows/').split('\n')
  return Object.fromEntries(
    names.map(name => [name.replace('.github/workflows/', ''), git('clone', 'show', `origin/${head}:${name}`)]),
  )
}

describeWithJq('with jq,', () => {
  test('for four recipes, the script protects the token and the default branch, then opens a pull request with the recipes', async () => {
    const deployments = ['Production', 'Preview', 'Production']
    const setUp = repositoryWith({ ...team, deployments, secrets: { PUSH_API_TOKEN: 'readable by every branch' } })
    const { status, stdout, state } = setUp(
      'announce-release, report-deployment, send-campaigns, send-by-hand',
      ...[
        'https://apis.izooto.com',
        icon,
        site,
        'Testers',
        'Preview',
        'Europe/Berlin',
        '',
        '@mona, octo/release',
        token,
      ],
    )
    expect({ status, stdout }).toMatchObject({ status: 0 })
    const policy = { protected_branches: false, custom_branch_policies: true }
    const branch = { type: 'branch', name: 'trunk' }
    const secrets = { PUSH_API_TOKEN: token }
    expect(state.environments).toEqual({
      push: {
        can_admins_bypass: true,
        deployment_branch_policy: policy,
        policies: [branch, { type: 'tag', name: 'v*.*.*' }],
        secrets,
      },
      'push-approved': {
        can_admins_bypass: false,
        deployment_branch_policy: policy,
        prevent_self_review: true,
        reviewers: [
          { type: 'User', id: 2 },
          { type: 'Team', id: 7 },
        ],
        policies: [branch],
        secrets,
      },
    })
    expect(state.secrets).toEqual({})
    expect(state.rulesets).toMatchObject([
      {
        target: 'branch',
        enforcement: 'active',
        conditions: { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] } },
        rules: [{ type: 'pull_request', parameters: { required_approving_review_count: 1 } }],
      },
      {
        target: 'tag',
        enforcement: 'active',
        bypass_actors: [{ actor_type: 'RepositoryRole', actor_id: 5, bypass_mode: 'always' }],
        conditions: { ref_name: { include: ['refs/tags/v*.*.*'], exclude: [] } },
        rules: [{ type: 'creation' }, { type: 'update' }],
      },
    ])
    expect(state.rulesets[0]).not.toHaveProperty('bypass_actors')
    expect(state.variables).toEqual({
      PUSH_ENVIRONMENT: 'push',
      PUSH_BASE_URL: 'https://apis.izooto.com',
      PUSH_EXTRA_FIELDS: 'campaign_name: "{key}"',
      PUSH_ICON_URL: icon,
      PUSH_LANDING_URL: site,
      PUSH_DEPLOYMENT_AUDIENCE: 'Testers',
      PUSH_DEPLOYMENT_ENVIRONMENT: 'Preview',
      PUSH_TIME_ZONE: 'Europe/Berlin',
    })
    const names = [
      'announce-release',
      'campaigns-in-pull-requests',
      'report-deployment',
      'send-by-hand',
      'send-campaigns',
    ]
    const expected = names.map(name => [`${name}.yml`, readText(`examples/${name}.yml`).trim()])
    expect(recipesOf(state)).toEqual(Object.fromEntries(expected))
    expect(stdout).not.toContain(token)
    expect(stdout).toContain('Environments of your latest deployments: Preview, Production\n')
    expect(stdout).toContain(
      'Nobody can approve a run that they started. So at least two people must be able to approve',
    )
    expect(stdout).toMatch(
      /Next:\n1\. Ask somebody else to approve .*\n(.*\n)*3\. .*gh variable set PUSH_LIVE --body true\n$/,
    )
    expect(stdout).toContain('changes to trunk need a pull request (approving reviews: 1)')
  })

  test('whoever works alone needs a pull request but no review, and can approve their own notifications', () => {
    const { status, stdout, state } = repositoryWith()('send-by-hand', service, icon, 'octocat', token)
    expect(status).toBe(0)
    expect(stdout).toContain('You are the only reviewer, so you can approve your own runs.')
    expect(stdout).toContain('\n1. Merge the pull request.\n')
    const [{ rules = [] } = {}] = state.rulesets
    expect(rules).toMatchObject([{ parameters: { required_approving_review_count: 0 } }])
    expect(state.environments['push-approved']).toMatchObject({ prevent_self_review: false, reviewers: [{ id: 1 }] })
  })

  test('the script enters the name of the release workflow, whatever characters it has, and adds the schedule', async () => {
    const { status, state } = repositoryWith()(
      'announce-new-releases',
      service,
      '',
      "Bob's release: & \\1 EDIT]",
      token,
    )
    expect(status).toBe(0)
    const recipes = recipesOf(state)
    expect(Object.keys(recipes)).toEqual(['announce-new-releases.yml', 'look-for-new-releases.yml'])
    const text = recipes['announce-new-releases.yml'] ?? ''
    expect(parse(text)).toMatchObject({
      on: { workflow_run: { workflows: ["Bob's release: & \\1 EDIT]"] } },
      env: { RELEASE_WORKFLOW: "Bob's release: & \\1 EDIT]" },
    })
    expect(await problemsIn('announce.yml', text)).toEqual([])
    expect(state.variables).not.toHaveProperty('PUSH_TIME_ZONE')
  })

  test('a second run adds a recipe, and leaves what exists as it is', () => {
    const setUp = repositoryWith(team)
    const first = setUp('announce-release send-by-hand', service, icon, 'v*', 'mona', token)
    expect(first.status).toBe(0)
    const { status, stdout, state } = setUp('monorepo segments', '', '', token)
    expect(status).toBe(0)
    expect(stdout).toContain('The reviewers stay as they are.')
    expect(stdout).toContain(
      'Your rules for trunk stay as they are. They require a pull request (approving reviews: 1).',
    )
    expect(state).toEqual({ ...first.state, pullRequests: [first.state.pullRequests[0], expect.anything()] })
    expect(Object.keys(recipesOf(state))).toEqual(['monorepo.yml', 'segments.yml'])
  })

  test('with another tag pattern, a second run protects and allows the new tags, keeps the bypass list, and no longer allows the old tags', () => {
    const setUp = repositoryWith(team)
    const first = setUp('announce-release', service, '', token)
    expect(first.state.environments.push?.policies).toContainEqual({ type: 'tag', name: 'v*.*.*' })
    const changed: Repository = JSON.parse(JSON.stringify(first.state))
    changed.rulesets[1]?.bypass_actors?.push({ actor_type: 'Team', actor_id: 7, bypass_mode: 'always' })
    write({ 'gh.json': JSON.stringify(changed) })

    const { status, stdout, state } = setUp('announce-release', '', 'app-*', token)
    expect(status).toBe(0)
    expect(stdout).toMatch(/Only administrators.* can create or move tags that match app-\*\./)
    expect(stdout).toContain('Tags that match v*.*.* are no longer protected, and cannot use the token.')
    const [branches, tags] = changed.rulesets
    const conditions = { ref_name: { include: ['refs/tags/app-*'], exclude: [] } }
    expect(state.rulesets).toEqual([branches, { ...tags, conditions }])
    expect(state.environments.push?.policies).toEqual([
      { type: 'branch', name: 'trunk' },
      { type: 'tag', name: 'app-*' },
    ])
  })

  function branchRule(reviews: number) {
    const rule = { type: 'pull_request', parameters: { required_approving_review_count: reviews } }
    const conditions = { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] } }
    return { id: 1, name: 'Mine', target: 'branch', enforcement: 'active', conditions, rules: [rule] }
  }

  test.each([
    { reviews: 0, merge: '1. Merge the pull request.', unreviewed: true },
    { reviews: 2, merge: '1. Ask somebody else to approve the pull request. Then merge it.', unreviewed: false },
  ])(
    'if a rule already requires a pull request with $reviews reviews, the script leaves it, and says what it requires',
    ({ reviews, merge, unreviewed }) => {
      const rulesets = [branchRule(reviews)]
      const { status, state, stdout } = repositoryWith({ ...team, rulesets })('monorepo', service, token)
      expect({ status, rulesets: state.rulesets }).toEqual({ status: 0, rulesets })
      expect(stdout).toContain(`They require a pull request (approving reviews: ${reviews}).`)
      expect(stdout).not.toContain('From now on')
      expect(stdout.includes('anyone who can push can also merge')).toBe(unreviewed)
      expect(stdout).toContain(`\n${merge}\n`)
      expect(stdout).not.toContain('of your organization')
      expect(stdout).toContain('Before you merge, change the lines marked with EDIT.')
    },
  )

  test('after a wrong answer, the script names what is wrong, and asks only this question again', () => {
    const users = { ...alone.users, hubot: { id: 3, permission: 'none' } }
    const { status, stdout, state } = repositoryWith({ users })(
      ...['', 'send-by-hand reusable', 'send-by-hand announce-release', service, icon, 'v"', 'v1.*'],
      ...['mona lisa', 'hubot', 'octo/nobody', 'mona', '', token],
    )
    expect({ status, stdout }).toMatchObject({ status: 0 })
    expect(stdout).toContain('Nothing was changed. There is no recipe reusable. Enter all recipes again.')
    for (const name of ['lisa', 'hubot', 'octo/nobody'])
      expect(stdout).toContain(
        `Nothing was changed. GitHub did not confirm that ${name} exists and can read octo/site. Enter all`,
      )
    expect(state.environments['push-approved']?.reviewers).toEqual([{ type: 'User', id: 2 }])
    expect(state.environments.push?.policies).toContainEqual({ type: 'tag', name: 'v1.*' })
    expect(Object.keys(recipesOf(state))).toEqual(['announce-release.yml', 'send-by-hand.yml'])
  })

  test('the script says so if the organization has the secret too, which every branch can use', () => {
    const organizationSecrets = ['OTHER', 'PUSH_API_TOKEN']
    const { status, stdout } = repositoryWith({ organizationSecrets })('monorepo', service, token)
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/Every branch can use the secret/),
    })
  })

  const open = { policies: [{ type: 'branch', name: '*' }] }
  const inactive = { ...branchRule(1), name: 'Push notifications: pull requests', enforcement: 'disabled' }

  test.each([
    {
      what: 'nobody is an administrator',
      given: { isAdmin: false },
      answers: [],
      said: 'not an administrator of octo/site',
    },
    { what: 'a recipe does not exist', given: {}, answers: ['reusable'], said: 'There is no recipe reusable' },
    { what: 'the token is empty', given: {}, answers: ['monorepo', service, ''], said: '' },
    {
      what: 'a reviewer does not exist',
      given: {},
      answers: ['send-by-hand', service, icon, 'lisa'],
      said: 'Nothing was changed. GitHub did not confirm that lisa exists',
    },
  ])('the script changes nothing if $what', ({ given, answers, said }) => {
    const { status, stdout, state } = repositoryWith(given)(...answers)
    expect(status).not.toBe(0)
    expect(stdout).toContain(said)
    expect(state).toMatchObject(nothing)
  })

  test.each([
    {
      what: 'the environment can be used from every branch',
      given: { environments: { push: open } },
      said: 'delete branch:*',
    },
    { what: 'GitHub does not enforce rulesets', given: { plan: 'free' }, said: 'does not enforce the rules for trunk' },
    { what: 'the ruleset is not active', given: { rulesets: [inactive] }, said: 'exists, but does not protect trunk' },
    {
      what: 'the plan has no reviewers',
      given: { plan: 'team' },
      said: 'does not support reviewers(.*\\n)+The token was not stored',
    },
  ])('the script stores no token if $what', ({ given, said }) => {
    const { status, stdout, state } = repositoryWith(given)('send-by-hand', service, icon, 'mona', token)
    expect(status).not.toBe(0)
    expect(stdout).toMatch(new RegExp(said))
    expect(JSON.stringify(state)).not.toContain(token)
    expect(state.variables).toEqual({})
  })

  const customPolicies = { protected_branches: false, custom_branch_policies: true }
  const reviewed = { reviewers: [{ type: 'User', id: 2 }], prevent_self_review: true, wait_timer: 30, policies: [] }

  test.each([
    { answer: '', reviewers: reviewed.reviewers, said: 'The reviewers stay as they are.' },
    { answer: 'octo/release', reviewers: [{ type: 'Team', id: 7 }], said: 'To keep them, enter nothing.' },
  ])('the script keeps the reviewers and wait timers of environments, unless you enter "$answer"', given => {
    const environments = { push: reviewed, 'push-approved': { ...reviewed, can_admins_bypass: false } }
    const setUp = repositoryWith({ ...team, environments })
    const { status, stdout, state } = setUp('send-by-hand', service, icon, given.answer, token)
    expect({ status, stdout }).toMatchObject({ status: 0 })
    expect(stdout).toContain(given.said)
    const kept = {
      ...reviewed,
      deployment_branch_policy: customPolicies,
      policies: [{ type: 'branch', name: 'trunk' }],
      secrets: { PUSH_API_TOKEN: token },
    }
    expect(state.environments).toMatchObject({
      push: kept,
      'push-approved': { ...kept, reviewers: given.reviewers, can_admins_bypass: false },
    })
  })

  test('the script stores no token in an environment for protected branches, and leaves the environment as it is', () => {
    const policy = { protected_branches: true, custom_branch_policies: false }
    const environments = { push: { ...reviewed, deployment_branch_policy: policy } }
    const { status, stdout, state } = repositoryWith({ environments })('monorepo', service, token)
    expect(status).not.toBe(0)
    expect(stdout).toContain('change "Protected branches only" to "Selected branches and tags"')
    expect(state.environments).toEqual(environments)
  })

  const tagRuleset = {
    id: 1,
    name: 'Push notifications: release tags',
    target: 'tag',
    enforcement: 'active',
    conditions: { ref_name: { include: ['refs/tags/v*'], exclude: [] } },
    rules: [{ type: 'creation' }, { type: 'update' }],
  }

  test.each([
    { what: 'is disabled', change: { enforcement: 'disabled' } },
    { what: 'is for branches', change: { target: 'branch' } },
    { what: 'allows new tags', change: { rules: [{ type: 'update' }] } },
    { what: 'allows moved tags', change: { rules: [{ type: 'creation' }] } },
    { what: 'includes no tags', change: { conditions: { ref_name: { include: [], exclude: [] } } } },
    {
      what: 'excludes tags',
      change: { conditions: { ref_name: { include: ['refs/tags/v*'], exclude: ['refs/tags/v2*'] } } },
    },
  ])('the script changes nothing if the ruleset for release tags $what', ({ change }) => {
    const given = { rulesets: [{ ...tagRuleset, ...change }] }
    const { status, stdout, state } = repositoryWith(given)('monorepo', service, token)
    expect(status).not.toBe(0)
    expect(stdout).toContain('"Push notifications: release tags" exists, but does not protect your release tags.')
    expect(state).toMatchObject({ ...nothing, ...given })
  })

  test('if somebody has joined since the first run, a second run says that its rule requires no review', () => {
    const setUp = repositoryWith()
    const first = setUp('monorepo', service, token)
    write({ 'gh.json': JSON.stringify({ ...first.state, ...team }) })
    const { status, stdout, state } = setUp('monorepo', '', token)
    expect(status).toBe(0)
    expect(state.rulesets).toEqual(first.state.rulesets)
    expect(stdout).toContain(
      'So anyone who can push can also merge, without a review. To prevent this, change the rule.',
    )
  })

  test('the script keeps a value of PUSH_EXTRA_FIELDS, and says what iZooto needs', () => {
    const variables = { PUSH_EXTRA_FIELDS: 'ttl: 60' }
    const { status, stdout, state } = repositoryWith({ variables })('monorepo', 'https://apis.izooto.com', token)
    expect(status).toBe(0)
    expect(state.variables).toMatchObject(variables)
    expect(stdout).toContain('PUSH_EXTRA_FIELDS stays as it is. For iZooto, it needs')
  })

  test('the script names the workflow files that its pull request replaces', () => {
    write({ 'clone/.github/workflows/monorepo.yml': 'name: Mine' })
    const { status, stdout } = repositoryWith()('monorepo announce-release', service, '', token)
    expect(status).toBe(0)
    expect(stdout).toMatch(/The pull request replaces these files, .*: \.github\/workflows\/monorepo\.yml\n/)
  })

  test('the script changes nothing if one of several downloads fails', () => {
    const { status, state } = repositoryWith({}, { download: 'send-campaigns' })('on-a-schedule', service, token)
    expect(status).not.toBe(0)
    expect(state).toMatchObject(nothing)
  })

  test.each([
    'GET .*/rules/branches/',
    'GET .*/rulesets',
    'GET .*/environments\\?',
    'GET .*/variables',
    'POST .*/rulesets',
    'POST .*/deployment-branch-policies',
  ])('the script stores no token if GitHub does not respond to %s', failure => {
    const environments = { 'push-approved': { ...reviewed, deployment_branch_policy: customPolicies } }
    const setUp = repositoryWith({ ...team, environments }, { failure })
    const { status, stdout, state } = setUp(
      ...['announce-release send-by-hand', 'https://apis.izooto.com', icon, '', '', token],
    )
    expect(status).not.toBe(0)
    expect(stdout).toContain('GitHub does not respond (HTTP 502)')
    expect(JSON.stringify(state)).not.toContain(token)
    expect(state.environments['push-approved']).toEqual(environments['push-approved'])
  })

  test.each(['GET .*/actions/secrets', 'GET .*/organization-secrets', 'secret delete'])(
    'the script fails if GitHub does not respond to %s, because every branch may have the token',
    failure => {
      const secrets = { PUSH_API_TOKEN: 'readable by every branch' }
      const { status, state } = repositoryWith({ secrets }, { failure })('monorepo', service, token)
      expect(status).not.toBe(0)
      expect(state.pullRequests).toEqual([])
    },
  )

  test.each([403, 404])(
    'the script goes on if it cannot see the secrets of the organization (%d), and says so',
    status => {
      const setUp = repositoryWith({}, { failure: 'GET .*/organization-secrets', status })
      const result = setUp('monorepo', service, token)
      expect(result.status).toBe(0)
      expect(result.stdout).toContain('Could not check whether your organization has a secret PUSH_API_TOKEN')
    },
  )

  test('without reviewers, the script says that nobody approves, and restricts both environments to the default branch', () => {
    const { status, stdout, state } = repositoryWith({ plan: 'team' })('send-by-hand', service, icon, '', token)
    expect(status).toBe(0)
    expect(stdout).toContain('You entered no reviewers, so send-by-hand and segments will send without an approval.')
    expect(state.environments['push-approved']).toMatchObject({ policies: [{ type: 'branch', name: 'trunk' }] })
  })

  test('the script leaves the branch and the files of the clone as they are', () => {
    const setUp = repositoryWith()
    write({ 'clone/README.md': 'Changed', 'clone/new.txt': 'New' })
    const { status, state } = setUp('monorepo', service, token)
    expect(status).toBe(0)
    expect(Object.keys(recipesOf(state))).toEqual(['monorepo.yml'])
    expect(git('clone', 'status', '--porcelain')).toBe('M README.md\n?? new.txt\n?? strict-setup.sh')
    expect(git('clone', 'branch', '--format=%(refname:short)')).toBe('trunk')
    expect(git('clone', 'worktree', 'list').split('\n')).toHaveLength(1)
  })
})

test('the script offers every recipe that works in the strict setup', () => {
  const [, offered = ''] = /^echo "Recipes: (.*)"$/m.exec(readText('examples/strict-setup.sh')) ?? []
  const added = ['look-for-new-releases', 'campaigns-in-pull-requests', 'reusable']
  const all = readdirSync(`${root}examples`).flatMap(name => (name.endsWith('.yml') ? name.replace('.yml', '') : []))
  expect([...offered.split(', '), ...added].sort()).toEqual(all.sort())
})

test('the commands in docs/setup.md download the script from this repository, and run it', () => {
  const blocks = blocksOf('sh', ['docs/setup.md']).map(([, text]) => text.trim().split('\n'))
  const script = `https://raw.githubusercontent.com/${ownRepository}/v1/examples/strict-setup.sh`
  expect(blocks).toContainEqual([`curl -fsSL -o /tmp/strict-setup.sh ${script}`, 'bash /tmp/strict-setup.sh'])
})
