import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { describeWithJq } from '../helpers/needs.ts'
import { git, inside, runScript, write, written } from './run-script.ts'
import { blocksOf, ownRepository, problemsIn, readText, root } from './workflow-files.ts'

interface Repository {
  isAdmin: boolean
  /** Without an Enterprise plan, a private repository has no reviewers. */
  plan: 'public' | 'team'
  collaborators: object[]
  users: Record<string, { id: number }>
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
  pullRequests: [],
}
const team = { collaborators: [{}, {}], teams: { release: { id: 7 } } }

const token = 'secret-token-0123456789abcdef'
const site = 'https://site.example/'
const icon = 'https://site.example/icon.png'
const service = 'https://push.example.com'

/** Makes a repository with a clone of it, and returns a function that answers the questions of the script in the clone. */
function repositoryWith(given: object = {}) {
  write({ 'gh.json': JSON.stringify({ ...alone, teams: {}, ...nothing, ...given }), 'clone/README.md': 'A site' })
  git('clone', 'init', '--quiet')
  git('clone', 'add', '.')
  git('clone', 'commit', '--quiet', '--message', 'First')
  git('clone', 'branch', '--move', 'trunk')
  git('.', 'clone', '--quiet', '--bare', 'clone', 'remote')
  git('clone', 'remote', 'add', 'origin', inside('remote'))

  return function setUp(...answers: string[]) {
    write({ answers: answers.map(line => `${line}\n`).join('') })
    const curl = `cp "${root}examples/$(basename "\${@: -1}")" "\${@: -2:1}"`
    const gh = `exec node "${root}__tests__/helpers/gh-setup.mjs" "$@"`
    const who = {
      GIT_AUTHOR_NAME: 'a',
      GIT_AUTHOR_EMAIL: 'a@a.example',
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@a.example',
    }
    const { status, stdout } = runScript(
      { run: `cd clone; cp "${root}examples/strict-setup.sh" .; bash strict-setup.sh < "${inside('answers')}" 2>&1` },
      { commands: { gh, curl }, env: { GH_STATE: inside('gh.json'), ...who } },
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
    const setUp = repositoryWith({ ...team, secrets: { PUSH_API_TOKEN: 'readable by every branch' } })
    const { status, stdout, state } = setUp(
      'announce-release, report-deployment, send-campaigns, send-by-hand',
      ...['https://apis.izooto.com', icon, site, 'Testers', 'Europe/Berlin', '', 'mona, octo/release', token],
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
    expect(stdout).toMatch(/Next:\n1\. Merge .*\n(.*\n)*3\. .*gh variable set PUSH_LIVE --body true\n$/)
    expect(stdout).toContain('changes to trunk need a pull request (approving reviews: 1)')
  })

  test('whoever works alone needs a pull request but no review, and can approve their own notifications', () => {
    const { status, state } = repositoryWith()('send-by-hand', service, icon, 'octocat', token)
    expect(status).toBe(0)
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
    const { status, state } = setUp('monorepo segments', '', '', token)
    expect(status).toBe(0)
    expect(state).toEqual({ ...first.state, pullRequests: [first.state.pullRequests[0], expect.anything()] })
    expect(Object.keys(recipesOf(state))).toEqual(['monorepo.yml', 'segments.yml'])
  })

  const branchRule = { id: 1, name: 'Mine', target: 'branch', enforcement: 'active', rules: [{ type: 'pull_request' }] }

  test('the script adds no rule to a default branch that already needs pull requests', () => {
    const { status, state, stdout } = repositoryWith({ rulesets: [branchRule] })('monorepo', service, token)
    expect({ status, rulesets: state.rulesets }).toEqual({ status: 0, rulesets: [branchRule] })
    expect(stdout).not.toContain('of your organization')
    expect(stdout).toContain('Before you merge, change the lines marked with EDIT.')
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
  const inactive = { ...branchRule, name: 'Push notifications: pull requests', enforcement: 'disabled', rules: [] }

  test.each([
    {
      what: 'nobody is an administrator',
      given: { isAdmin: false },
      answers: [],
      said: 'not an administrator of octo/site',
    },
    { what: 'a recipe does not exist', given: {}, answers: ['monorepo reusable'], said: 'There is no recipe reusable' },
    { what: 'no recipe is entered', given: {}, answers: [''], said: 'Enter at least one recipe' },
    { what: 'the token is empty', given: {}, answers: ['monorepo', service, ''], said: 'The token is empty' },
    { what: 'the questions are not answered', given: {}, answers: ['monorepo', service], said: '' },
    {
      what: 'the tag pattern could end a JSON text',
      given: {},
      answers: ['announce-release', service, 'v"'],
      said: 'The pattern may contain',
    },
    {
      what: 'a reviewer does not exist',
      given: {},
      answers: ['send-by-hand', service, icon, 'lisa'],
      said: 'HTTP 404',
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
    { what: 'the ruleset is not active', given: { rulesets: [inactive] }, said: 'make the ruleset .* active' },
    { what: 'the plan has no reviewers', given: { plan: 'team' }, said: 'does not support reviewers' },
  ])('the script stores no token if $what', ({ given, said }) => {
    const { status, stdout, state } = repositoryWith(given)('send-by-hand', service, icon, 'mona', token)
    expect(status).not.toBe(0)
    expect(stdout).toMatch(new RegExp(said))
    expect(JSON.stringify(state)).not.toContain(token)
    expect(state.variables).toEqual({})
  })

  test('without reviewers, the script restricts both environments to the default branch', () => {
    const { status, state } = repositoryWith({ plan: 'team' })('send-by-hand', service, icon, '', token)
    expect(status).toBe(0)
    expect(state.environments['push-approved']).toMatchObject({ policies: [{ type: 'branch', name: 'trunk' }] })
  })

  test('the script changes nothing if the clone has changes that are not committed', () => {
    const setUp = repositoryWith()
    write({ 'clone/README.md': 'Changed' })
    expect(setUp('monorepo', service, token)).toMatchObject({ status: 1, state: nothing })
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
