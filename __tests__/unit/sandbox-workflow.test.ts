import { expect, test } from '@jest/globals'
import type { Start } from '../../sandbox/contexts.mjs'
import { howToSend } from '../../sandbox/how-to-send.mjs'
import { planRun } from '../../sandbox/plan.mjs'
import { readWorkflow } from '../../sandbox/workflow.mjs'

const uses = 'web-push-action/web-push-action@v1'
const byHand = 'workflow_dispatch'
const expression = (text: string) => `$\{{ ${text} }}`

const step = (...lines: string[]) =>
  `- uses: ${uses} # a comment\n  with:\n${lines.map(line => `    ${line}\n`).join('')}`

const workflow = (on: string, job = '', inputs = 'title: a') =>
  `on: ${on}\njobs:\n  a:\n    ${job}\n    steps:\n      - run: ls\n      - uses: ${uses}\n        with:\n          ${inputs}\n`

const variables = 'PUSH_ICON_URL=https://example.com/icon-200.png\nPUSH_LIVE=\n'

const githubTokens = { write: 'g', read: 'r', none: 'n' }
const place = { url: 'http://here', token: 't', githubTokens, run: '7' }
const startOf = (start: Partial<Start>): Start => ({
  event: byHand,
  tag: 'v3.0',
  notes: '',
  values: {},
  variables,
  ...start,
})

function plan(text: string, start: Partial<Start> = {}, name?: string) {
  return planRun(readWorkflow(text), startOf(start), { ...place, campaign: { name, text: 'title: a' } })
}

const evaluated = (text: string, start: Partial<Start> = {}) =>
  plan(step(`title: a ${expression(text)}`), start).inputs.title

test.each([
  { what: 'text in quotes', line: `title: 'It''s # here: "now"' # a comment`, title: 'It\'s # here: "now"' },
  { what: 'a block scalar', line: 'title: |-\n      one\n        two', title: 'one\n  two' },
  { what: 'a folded scalar', line: 'title: >-\n      one\n      two', title: 'one two' },
  { what: 'a number as GitHub converts it to text', line: 'title: 2.10', title: '2.1' },
  { what: 'no value', line: 'title:', title: '' },
  { what: 'a name in capitals', line: 'TITLE: a', title: 'a' },
])('the sandbox reads an input with $what', ({ line, title }) => {
  expect(plan(step(line)).inputs.title).toBe(title)
})

test.each([
  {
    what: 'text with a colon',
    text: step('title: New: maps'),
    problem: "Line 3: Nested mappings are not .*: 'New: offline maps'",
  },
  { what: 'a duplicate key', text: step('title: a', 'title: b'), problem: 'Line 4: Map keys must be unique' },
  {
    what: 'a list as an input',
    text: step('actions: [a]'),
    problem: 'Line 3: `actions` must be text; begin it with `\\|`',
  },
  {
    what: 'an input outside of with',
    text: `- uses: ${uses}\n  title: a\n`,
    problem: 'Line 2: "title" is not a key of this step',
  },
  {
    what: 'a step without inputs',
    text: `- uses: ${uses}\n`,
    problem: 'Line 1: the step has no inputs; add `with:` to it',
  },
  { what: 'a tab', text: step('title: a', '\tmessage: b'), problem: 'Line 4: ' },
  { what: 'an empty text', text: '', problem: `No step here uses this action. Write \`- uses: ${uses}\`` },
  {
    what: 'the preview action',
    text: step('title: a').replace('@', '/preview@'),
    problem: 'The preview action does not send',
  },
  {
    what: 'a workflow that calls another workflow',
    text: 'jobs:\n  a:\n    uses: ./.github/workflows/b.yml\n',
    problem: 'Paste that workflow instead',
  },
  {
    what: 'an action by a different author',
    text: step('title: a').replace('action@', 'evil@'),
    problem: 'No step here uses',
  },
])('the sandbox explains the problem with $what', ({ text, problem }) => {
  expect(() => readWorkflow(text)).toThrow(new RegExp(problem))
})

test('the sandbox finds only steps that use the action or a fork of it', () => {
  const inText = `- run: |\n    - uses: ${uses}\n      with:\n        title: no\n`
  const asInput = `- uses: a/b@v1\n  with:\n    uses: ${uses}\n    title: no\n`
  const fork = step('title: yes').replace(uses, 'fork/web-push-action@main')
  expect(plan(inText + asInput + fork).inputs.title).toBe('yes')
})

test.each([
  { value: 'inputs.tag', expected: 'v2' },
  { value: 'github.event.inputs.tag', expected: 'v2' },
  { value: "inputs.dry-run && 'dry' || 'real'", expected: 'real' },
  { value: "inputs.other || 'latest'", expected: 'latest' },
  { value: "format('{0}-}}', inputs.level)", expected: 'minor-}' },
  { value: 'github.run_id', expected: '7' },
  { value: 'github.event.release.tag_name', expected: '' },
  { value: 'vars.PUSH_ICON_URL', expected: 'https://example.com/icon-200.png' },
  { value: "github.event_name == 'workflow_dispatch'", expected: 'true' },
])('the sandbox evaluates $value as GitHub does in a manual run', ({ value, expected }) => {
  const form = `
  workflow_dispatch:
    inputs:
      tag: { required: true }
      level: { type: choice, options: [minor, major] }
      dry-run: { type: boolean }`
  const text = workflow(form, '', `title: '${expression(value.replaceAll("'", "''"))}'`)
  expect(plan(text, { values: { tag: 'v2' } }).inputs.title).toBe(expected)
})

test.each([
  { value: 'github.event.release.tag_name', event: 'release', expected: 'a v3.0' },
  { value: 'github.event.release.draft', event: 'release', expected: 'a false' },
  { value: 'github.ref', event: 'release', expected: 'a refs/tags/v3.0' },
  { value: 'github.event.deployment.environment', event: 'deployment_status', expected: 'a production' },
] as const)('the sandbox evaluates $value as GitHub does on a $event event', ({ value, event, expected }) => {
  expect(evaluated(value, { event })).toBe(expected)
})

test('all `inputs` are null on an event other than workflow_dispatch', () => {
  const on = '{ release: , workflow_dispatch: { inputs: { tag: { default: v1 } } } }'
  const title = expression("format('{0} {1}', inputs.tag || 'none', toJSON(inputs.tag))")
  const text = workflow(on, '', `title: "${title}"`)
  expect(plan(text, { event: 'release' }).inputs.title).toBe('none null')
  expect(plan(text).inputs.title).toBe('v1 "v1"')
})

test.each([
  { value: 'needs.a.outputs.b', names: '`needs`' },
  { value: 'fromJSON(steps.a.outputs.b)[0]', names: '`steps`' },
  { value: 'matrix.a || vars.OTHER', names: '`matrix`' },
  { value: 'inputs.title', names: '`inputs.title`' },
  { value: 'github.actor_id', names: '`github.actor_id`' },
])('the sandbox lists the parts of $value that it does not simulate', ({ value, names }) => {
  const problem = `The sandbox does not simulate the expressions in \`title\` (line 3: ${names}). Write a value instead.`
  expect(() => evaluated(value)).toThrow(problem)
})

test.each([
  { value: 'tag', problem: "Line 3: Unrecognized named-value: 'tag'" },
  { value: 'inputs.a ||', problem: "Line 3: Unexpected end of expression: '||'" },
  { value: "fromJSON('{')", problem: 'Line 3: ' },
  { value: '', problem: 'Line 3: an expression is empty' },
])('the sandbox reports the line of the invalid expression "$value"', ({ value, problem }) => {
  expect(() => evaluated(value)).toThrow(problem)
  expect(() => plan(step(`title: a $\{{ b`))).toThrow('Line 3: an expression has no end')
})

test('the sandbox lists the parts of a workflow that it does not simulate', () => {
  const job = "needs: b\n    if: needs.b.result == 'success'\n    env: { A: 1 }\n    strategy: { matrix: { a: [1] } }"
  const { notes } = plan(workflow('workflow_dispatch', job).replace('jobs:', 'env: { B: 1 }\njobs:'))
  expect(notes).toEqual([
    'Only the step on line 11 ran. The sandbox does not simulate `if` (line 6), `env` (line 2), `needs` (line 5), `env` (line 7), ' +
      'and the other step.',
    'Of the matrix, only the first job ran: `a` was `1`.',
  ])
})

test('the sandbox says if GitHub does not start the workflow on the chosen event', () => {
  const note = 'GitHub does not start this workflow on `release`, because its `on` does not name it.'
  expect(plan(workflow('[push, workflow_dispatch]'), { event: 'release' }).notes).toContain(note)
  for (const on of ['release', '[release]', '{ release: }'])
    expect(plan(workflow(on), { event: 'release' }).notes).not.toContain(note)
  expect(plan(workflow('workflow_call')).notes).not.toContain(expect.stringContaining('does not start'))
})

test('the sandbox names each variable that an input reads and that has no value', () => {
  const text = step(
    `extra-fields: ${expression('vars.PUSH_EXTRA_FIELD')}`,
    `ttl: ${expression("vars.PUSH_LIVE || vars.PUSH_LIVE || '1d'")}`,
    `icon-url: ${expression('vars.PUSH_ICON_URL')}`,
    `utm-source: ${expression('true || vars.NEVER_READ')}`,
  )
  expect(plan(text).notes).toEqual([
    'This workflow reads the variables `PUSH_EXTRA_FIELD` and `PUSH_LIVE`, which are not set here (under [Variables of the repository](#variables)).',
  ])
})

test('only the secrets that the setup creates have a value, and the sandbox names each other that an input reads', () => {
  const text = (name: string) => step(`api-token: ${expression(`secrets.${name}`)}`)
  expect(plan(text('push_api_token'))).toMatchObject({ inputs: { 'api-token': 't' }, notes: [] })
  expect(plan(text('GITHUB_TOKEN'))).toMatchObject({ inputs: { 'api-token': 'g' }, notes: [] })
  expect(plan(text('PUSH_API_TOKN'))).toMatchObject({
    inputs: { 'api-token': '' },
    notes: [
      'This workflow reads the secret `PUSH_API_TOKN`, which is not set here. The sandbox has only `PUSH_API_TOKEN` and `GITHUB_TOKEN`.',
    ],
  })
})

test('a reusable workflow gets the secrets that it declares', () => {
  const on = '{ workflow_call: { secrets: { api-token: { required: true } } } }'
  const { inputs, notes } = plan(workflow(on, '', `api-token: ${expression('secrets.api-token')}`))
  expect(inputs['api-token']).toBe('t')
  expect(notes).not.toContainEqual(expect.stringContaining('not set here'))
})

test('a condition cannot read a secret, as on GitHub', () => {
  const text = step('title: a').replace('  with', "  if: secrets.PUSH_API_TOKEN != ''\n  with")
  expect(() => plan(text)).toThrow("Line 2: Unrecognized named-value: 'secrets'")
})

test('the sandbox runs the first step that may send, or else the last dry run', () => {
  const steps = (form: string) =>
    [step('title: look', 'dry-run: true'), step('title: send').replace('  with', `  if: ${form}\n  with`)].join('')
  expect(plan(steps('success()')).inputs.title).toBe('send')
  expect(plan(steps("github.event_name == 'release'")).inputs.title).toBe('look')
  const onlyDry = ['title: a', 'title: b'].map(title => step(title, 'dry-run: true')).join('')
  expect(plan(onlyDry).inputs.title).toBe('b')
  expect(() => plan(workflow('push', "if: github.event_name == 'push'"))).toThrow(
    'Line 4: this `if` is false on `workflow_dispatch`, so GitHub would send nothing.',
  )
})

const own = { 'base-url': 'http://here', 'api-token': 't', 'github-token': 'g' }

test('the sandbox fills in its address and tokens only if the step reads them as on GitHub', () => {
  const ofRepository = step(
    `base-url: ${expression('vars.PUSH_BASE_URL')}/`,
    `api-token: ${expression('secrets.PUSH_API_TOKEN')}`,
    `github-token: ${expression('github.token')}`,
  )
  expect(plan(ofRepository).inputs).toEqual({ ...own, 'base-url': 'http://here/' })
  expect(plan(step('title: a')).inputs).toEqual({ title: 'a', 'github-token': 'g' })
  const misspelled = step(`base-url: ${expression('vars.PUSH_BASE_ULR')}`, 'github-token:')
  expect(plan(misspelled).inputs).toEqual({ 'base-url': '', 'github-token': '' })
})

test('the sandbox fills in its address and tokens for expressions that it does not simulate', () => {
  const computed = Object.keys(own).map(input => `${input}: ${expression('steps.a.outputs.b')}`)
  const { inputs, notes } = plan(step(...computed))
  expect(inputs).toEqual(own)
  expect(notes).toContain('`base-url` was `http://here`: the sandbox does not simulate `steps`.')
})

test('the sandbox refuses other addresses', () => {
  for (const url of ['https://push.example', 'http://here:1', `${expression('vars.PUSH_ICON_URL')}`])
    expect(() => plan(step(`base-url: ${url}`))).toThrow('This page only sends to the sandbox: write `base-url: ${{')
})

test('the sandbox says if the address under Variables is not its own', () => {
  const noteOn = (url: string) => plan(step('title: a'), { variables: `PUSH_BASE_URL=${url}` }).notes
  const note =
    '`PUSH_BASE_URL` was `http://here`, not `https://a.example`, because this page only sends to the sandbox.'
  expect(noteOn('https://a.example')).toEqual([note])
  for (const url of ['', 'http://here', 'http://here/']) expect(noteOn(url)).toEqual([])
})

test('the sandbox says which inputs it replaces', () => {
  const text = step('check-urls: true', `expected-payload: ${expression('needs.a.outputs.payload')}`)
  expect(plan(text)).toMatchObject({
    inputs: { 'check-urls': 'false', 'expected-payload': 'any' },
    notes: [
      '`expected-payload` was `any`: the sandbox does not simulate `needs`.',
      '`check-urls` was not used, because the pages of the samples do not exist.',
    ],
  })
})

test('a once-key from another job is the entered name, or one for each notification', () => {
  const form = '{ workflow_dispatch: { inputs: { title: , key: , dry-run: { type: boolean } } } }'
  const lines = [
    `title: ${expression('inputs.title')}`,
    `once-key: ${expression('needs.a.outputs.key')}`,
    `expected-payload: ${expression('needs.a.outputs.payload')}`,
    `dry-run: ${expression('inputs.dry-run')}`,
  ]
  const text = workflow(form, '', lines.join('\n          '))
  const keyOf = (values: Record<string, string>) => plan(text, { values }).inputs['once-key']
  expect(keyOf({ title: 'a', key: 'sale' })).toBe('sale')
  expect(keyOf({ title: 'a' })).toMatch(/^sandbox-[0-9a-f]{12}$/)
  expect(keyOf({ title: 'a', 'dry-run': 'true' })).toBe(keyOf({ title: 'a' }))
  const ofWriter = plan(text.replace('steps:', 'permissions: { contents: write }\n    steps:'), {
    values: { title: 'a' },
  })
  expect(ofWriter.inputs['once-key']).toBe(keyOf({ title: 'a' }))
  expect(keyOf({ title: 'b' })).not.toBe(keyOf({ title: 'a' }))
})

test.each(['spring.yml', './campaigns/spring.yml', 'campaigns/spring.yml', '/home/me/site/campaigns/spring.yml'])(
  'the step may name the given payload file as %s',
  file => {
    const { inputs, files } = plan(step(`payload-file: ${file}`), {}, 'spring.yml')
    expect(inputs['payload-file']).toBe('spring.yml')
    expect(files).toEqual({ 'spring.yml': 'title: a' })
  },
)

test.each(['other.yml', 'ring.yml', '../campaigns/secret.yml', '.', '/etc/passwd'])(
  'the step may not name %s, which is not the given payload file',
  file => {
    const problem = 'To read `payload-file`, start the sandbox with `npm run sandbox -- --payload-file '
    expect(() => plan(step(`payload-file: ${file}`), {}, 'spring.yml')).toThrow(problem)
  },
)

test('without a given payload file, the campaign of the page stands for the file that the step names', () => {
  const { inputs, files, notes } = plan(step('payload-file: ./campaigns/summer/english.yml'))
  expect(inputs['payload-file']).toBe('campaigns/summer/english.yml')
  expect(files).toEqual({ 'campaigns/summer/english.yml': 'title: a' })
  expect(notes).toContain('`campaigns/summer/english.yml` had the text of the campaign on this page.')
  for (const path of ['../secret.yml', 'a/../../secret.yml', '/etc/passwd', '/etc/a.yml', '.'])
    expect(() => plan(step(`payload-file: ${path}`))).toThrow('`payload-file` is not the path of a file')
})

test('the variables are those that the user enters, and others are empty', () => {
  expect(plan(step(`title: a${expression('vars.MAX_RECH')}`)).inputs.title).toBe('a')
  const text = step(`title: ${expression("vars.push_live == 'true' && 'live' || 'dry'")}`)
  expect(plan(text).inputs.title).toBe('dry')
  expect(plan(text, { variables: 'PUSH_LIVE = true' }).inputs.title).toBe('live')
  expect(() => plan(text, { variables: 'PUSH_LIVE: true' })).toThrow(
    'Write each variable as NAME=value. This line is not: `PUSH_LIVE: true`',
  )
})

test.each([
  { what: 'a step', top: '', job: '', token: 'g' },
  { what: 'a workflow that does not set it', top: 'on: push\n', job: '', token: 'r' },
  { what: 'the workflow', top: 'on: push\npermissions: write-all\n', job: '', token: 'g' },
  { what: 'the job', top: 'on: push\npermissions: {}\n', job: 'permissions: { contents: write }', token: 'g' },
  { what: 'a job for reading', top: 'permissions: write-all\n', job: 'permissions: read-all', token: 'r' },
  { what: 'a job without any', top: 'permissions: write-all\n', job: 'permissions: { actions: read }', token: 'n' },
])('the token has the permission of $what', ({ top, job, token }) => {
  const lines = `jobs:\n  a:\n    runs-on: x\n    ${job}\n    steps:\n${step('title: a').replace(/^/gm, '      ')}`
  const tokenOf = ({ inputs }: ReturnType<typeof plan>) => inputs['github-token']
  expect(tokenOf(plan(top === '' ? step('title: a') : top + lines))).toBe(token)
})

test.each([
  { environment: `environment: { name: "${expression('vars.PUSH_ENVIRONMENT')}", deployment: false }` },
  { environment: `environment: ${expression('vars.PUSH_ENVIRONMENT')}` },
])('the sandbox says that it has no environments if $environment has a value', ({ environment }) => {
  const notesWith = (value: string) =>
    plan(workflow(byHand, environment), { variables: `PUSH_ENVIRONMENT=${value}` }).notes
  const note = 'The sandbox has no environment `push` (line 4), so nobody was asked for an approval.'
  expect(notesWith('push')).toContain(note)
  expect(notesWith('').join()).not.toContain('environment')
})

const matrixJob = (matrix: string, input: string) => workflow(byHand, `strategy: { matrix: ${matrix} }`, input)

test.each([
  { what: 'a list', matrix: '{ who: [Testers, All] }', value: 'Testers', note: '`who` was `Testers`' },
  {
    what: 'include',
    matrix: '{ include: [{ who: Testers }, { who: All }] }',
    value: 'Testers',
    note: '`who` was `Testers`',
  },
])('the sandbox runs the first job of a matrix with $what', ({ matrix, value, note }) => {
  const { inputs, notes } = plan(matrixJob(matrix, `audience-name: ${expression('matrix.who')}`))
  expect(inputs['audience-name']).toBe(value)
  expect(notes).toContain(`Of the matrix, only the first job ran: ${note}.`)
})

test('a matrix of campaign files that another job finds has the campaign of the page', () => {
  const list = `{ file: "${expression('fromJSON(needs.find.outputs.files)')}" }`
  const { inputs, files } = plan(matrixJob(list, `payload-file: ${expression('matrix.file')}`))
  expect(inputs['payload-file']).toBe('campaigns/spring.yml')
  expect(files).toEqual({ 'campaigns/spring.yml': 'title: a' })
})

test.each([
  'check-urls: true',
  'check-urls: "True"',
  'CHECK-URLS: 10m',
  'check-urlſ: true',
  `check-urls: ${expression('true')}`,
])('the sandbox connects only to itself, even with %s', line => {
  expect(plan(step('title: a', line)).inputs).toEqual({ title: 'a', 'check-urls': 'false', 'github-token': 'g' })
})

test('the sandbox leaves an empty check-urls to the action, which refuses it', () => {
  expect(plan(step(`check-urls: ${expression('vars.CHECK_ULRS')}`)).inputs['check-urls']).toBe('')
})

test('a name that the runner turns into base-url is refused like base-url', () => {
  expect(() => plan(step('baſe-url: https://push.example'))).toThrow('This page only sends to the sandbox')
})

test('the sandbox refuses expressions and workflows that would take up its memory or time', () => {
  const nested = Array.from({ length: 8 }).reduce<string>(
    inner => `format('${'{0}'.repeat(90)}', ${inner})`,
    "'0123456789'",
  )
  expect(() => plan(step(`title: ${expression(nested)}`))).toThrow('the result of `format()` is too long')
  expect(() => plan(step(`title: '${'${{ '.repeat(20_000)}'`))).toThrow('an expression has no end')
  expect(() => readWorkflow(`${step('title: a')}#${'a'.repeat(200_000)}`)).toThrow('The workflow is longer than')
})

const live = 'set the variable `PUSH_LIVE` to `true` (under [Variables of the repository](#variables))'
const notLive = expression("github.event_name == 'release' && vars.PUSH_LIVE != 'true'")

test.each<{ what: string; on: string; dryRun: string; start?: Partial<Start>; advice: string }>([
  {
    what: 'the checked box of a form',
    on: '{ workflow_dispatch: { inputs: { test: { type: boolean, default: true, description: "Dry run: look" } } } }',
    dryRun: expression('inputs.test'),
    advice: 'clear "Dry run" in the form',
  },
  {
    what: 'the unchecked box of a form',
    on: '{ workflow_dispatch: { inputs: { real: { type: boolean } } } }',
    dryRun: expression('!inputs.real'),
    advice: 'check "real" in the form',
  },
  { what: 'the variable', on: '{ release: }', dryRun: notLive, start: { event: 'release' }, advice: live },
  {
    what: 'another event',
    on: '[workflow_dispatch, push]',
    dryRun: expression("github.event_name != 'push'"),
    advice: 'choose `push` under Started by',
  },
  {
    what: 'another event and the variable',
    on: '[workflow_dispatch, release]',
    dryRun: expression("github.event_name != 'release' || vars.PUSH_LIVE != 'true'"),
    advice: `choose \`release\` under Started by, and ${live}`,
  },
  {
    what: 'a fixed `true`',
    on: '{ workflow_dispatch: { inputs: { dry-run: { type: boolean, default: true } } } }',
    dryRun: 'true',
    advice: 'set it to false in the workflow',
  },
])('after a dry run because of $what, the sandbox says how to send', ({ on, dryRun, start = {}, advice }) => {
  const text = workflow(on, '', `dry-run: ${dryRun}`)
  const campaign = { text: '' }
  expect(howToSend(readWorkflow(text), startOf(start), { ...place, campaign })).toBe(`To send, ${advice}.`)
})
