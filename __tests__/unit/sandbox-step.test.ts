import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parse, stringify } from 'yaml'
import { parseStep } from '../../sandbox/page/read-step.mjs'
import { forRepository, stepLines, withTarget } from '../../sandbox/page/step.mjs'
import { stepsOf, workflowsIn } from '../contract/workflow-files.ts'
import { expectLinear } from '../helpers/cost.ts'

const sandbox = { url: 'http://127.0.0.1:8787', token: '#my"token' }
const address = { 'base-url': sandbox.url, 'api-token': sandbox.token }
const ofRepository = { 'base-url': `\${{ vars.PUSH_BASE_URL }}`, 'api-token': `\${{ secrets.PUSH_API_TOKEN }}` }
const content = {
  title: 'Hello',
  message: 'Sent from a workflow.',
  'icon-url': 'https://example.com/icon-200.png',
  'landing-url': 'https://example.com/',
}
const uses = 'web-push-action/web-push-action@v1'

const readStep = (text: string) => Object.fromEntries(parseStep(text).inputs)

/** Inputs as the runner hands them over: every scalar is a string there, and what is around it is trimmed. */
const strings = (inputs: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, `${value ?? ''}`.trim()]))

test.each([
  { what: 'all subscribers', options: {}, inputs: { target: 'all', ...content } },
  {
    what: 'an audience',
    options: { audienceId: 102 },
    inputs: { target: 'audience', 'audience-id': '102', ...content },
  },
  {
    what: 'all subscribers from a file',
    options: { inputs: 'payload-file: "a \\"b\\": c.yml"' },
    inputs: { target: 'all', 'payload-file': 'a "b": c.yml' },
  },
])('the step that the sandbox offers sends to $what, and YAML reads it as the sandbox does', ({ options, inputs }) => {
  for (const [given, service] of [
    [{ sandbox }, address],
    [{}, ofRepository],
  ] as const) {
    const lines = stepLines({ ...given, ...options })
    expect(readStep(lines)).toEqual({ ...service, ...inputs })
    expect(strings(parse(lines)[0].with)).toEqual({ ...service, ...inputs })
  }
})

test('the step that the sandbox offers gets another target in place of any that it had before', () => {
  const lines = stepLines({ audienceId: 101 })
  expect(withTarget(lines, 102)).toBe(stepLines({ audienceId: 102 }))
  expect(withTarget(lines.replace('audience-id: 101', 'audience-name: |\n      X\n'), undefined)).toBe(stepLines({}))
  expect(withTarget(stepLines({}), 101)).toBe(lines)
})

test('only the inputs of the step get another target, wherever else the word is', () => {
  const workflow = (target: string, first: string) => `on:
  workflow_dispatch:
    inputs:
      target:
jobs:
  a:
    steps:
      - uses: ${uses}
        with:
${first}          message: |
            target: all
${target}          title: a
      - uses: ${uses}
        with:
          target: all
`
  const audience = '          target: audience\n          audience-id: 7\n'
  expect(withTarget(workflow('          target: all\n', ''), 7)).toBe(workflow(audience, ''))
  // A step without a target gets it as its first input.
  expect(withTarget(workflow('', ''), 7)).toBe(workflow('', audience))
  expect(withTarget(`- uses: ${uses}\n  with:\n`, undefined)).toBe(`- uses: ${uses}\n  with:\n    target: all\n`)
})

test('a step for a repository has neither the address of the sandbox nor any token', () => {
  const there = `base-url: https://push.example\n    api-token: \${{ secrets.OTHER }}`
  for (const lines of [stepLines({ sandbox }), stepLines({}), stepLines({ sandbox: { ...sandbox, token: 'real' } })]) {
    expect(forRepository(lines, sandbox.url)).toBe(stepLines({}))
  }
  expect(forRepository(step(there), sandbox.url)).toBe(step(there))
  expect(forRepository(step('title: a'), sandbox.url)).toBe(step('title: a'))
  expect(() => forRepository(step('api-token: *token'), sandbox.url)).toThrow('put the value in quotes')
})

const step = (lines: string) => `- name: Announce\n  uses: ${uses} # a comment\n  with:\n    ${lines}\n`

test.each([
  "title: 'It''s # here: \"now\"'",
  'title: "a\\tb \\u00fc \\"c\\"" # comment',
  'title: plain text, colons:and#hashes # comment',
  'title:',
  'ttl: 12h\n    max-reach: 20000\n    dry-run: true',
  '# comment\n\n    title: a',
  'message: |\n      one\n\n        two # not a comment\n      three\n    title: b',
  'actions: |-\n        - text: Read\n          url: https://example.com/\n\n    title: b',
  'message: |+\n      kept\n\n\n    title: b',
])('the sandbox reads the step with %j as YAML does, whatever its line ends', lines => {
  const [text, inputs] = [step(lines), strings(parse(step(lines))[0].with)]
  expect(strings(readStep(text))).toEqual(inputs)
  expect(strings(readStep(text.replaceAll('\n', '\r\n')))).toEqual(inputs)
})

test('the sandbox ignores what in a step has nothing to do with what is sent', () => {
  const lines = [
    "- if: steps.push.outputs.outcome != ''",
    '  id: push',
    '  continue-on-error: true',
    '  timeout-minutes: 5',
    '  env:',
    '    NODE_EXTRA_CA_CERTS: /etc/ca.pem',
    '  name: >-',
    '    folded',
  ].join('\n')
  expect(readStep(`${lines}\n  uses: ${uses}\n  with:\n    title: b\n`)).toEqual({ title: 'b' })
})

test.each(workflowsIn('examples'))('the sandbox finds the step of $path, and reads it as YAML does', file => {
  const ours = stepsOf(file).filter(step => step.uses === uses)
  if (ours.length === 0) return expect(() => parseStep(file.text)).toThrow('No step here uses this action')
  const { inputs, where } = parseStep(file.text)
  expect(strings(Object.fromEntries(inputs))).toEqual(strings(ours[0]?.with ?? {}))
  expect(where).toContain(ours.length === 1 ? ' on line ' : `, the first of ${ours.length} `)
})

test.each([
  ['in the text of a script', `- run: |\n    - uses: ${uses}\n      with:\n        title: no\n`],
  ['in a text in quotes', `- run: "a\n    - uses: ${uses}\n      with:\n        title: no"\n`],
  ['in a text without quotes', `- run: a\n    - uses: ${uses}\n`],
  ['in a comment', `# - uses: ${uses}\n`],
  ['of another action of this repository', '- uses: web-push-action/web-push-action/preview@v1\n'],
  ['of somebody else', '- uses: web-push-action/evil@v1\n- uses: evil/web-push-action-2@v1\n'],
  ['that is an input', `- uses: a/b@v1\n  with:\n    uses: ${uses}\n`],
])('the sandbox does not take for a step what is %s', (_, lines) => {
  expect(() => parseStep(lines)).toThrow('No step here uses this action')
  expect(readStep(`${lines}- uses: "fork/web-push-action@main" # a fork\n  with:\n    title: yes\n`)).toEqual({
    title: 'yes',
  })
})

test('the sandbox finds the steps that YAML finds in a workflow, and reads the first', () => {
  const text = fc.oneof(
    fc.constantFrom(`- uses: ${uses}`, `a\n- uses: ${uses}\n  with:\n    title: no\n`, 'uses:', '# a', 'a\n\n\tb', ' '),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
  const withInputs = fc.dictionary(fc.constantFrom('title', 'message', 'uses'), text, { minKeys: 1 })
  const ours = fc.record(
    { name: text, uses: fc.constantFrom(uses, './'), with: withInputs },
    { requiredKeys: ['uses', 'with'] },
  )
  const others = fc.oneof(
    fc.record({ name: text, run: text, env: fc.dictionary(fc.constant('A'), text) }, { requiredKeys: ['run'] }),
    fc.record({ uses: fc.constantFrom('a/b@v1', `${uses.replace('@', '/preview@')}`), with: withInputs }),
  )
  const steps = fc.array(fc.oneof(ours, others), { minLength: 1, maxLength: 4 })
  const workflow = fc.record({ name: text, jobs: fc.record({ a: fc.record({ steps }), b: fc.record({ steps }) }) })
  const styles = fc.record({
    indent: fc.constantFrom(2, 4),
    indentSeq: fc.boolean(),
    lineWidth: fc.constantFrom(0, 40),
  })
  let read = 0
  const property = fc.property(workflow, styles, (workflow, style) => {
    const all = [...workflow.jobs.a.steps, ...workflow.jobs.b.steps]
    const expected = all.flatMap(step => ('uses' in step && [uses, './'].includes(step.uses) ? [step.with] : []))
    let parsed: ReturnType<typeof parseStep>
    try {
      parsed = parseStep(stringify(workflow, style))
    } catch (error) {
      // What it finds but cannot read, it refuses with the line.
      expect(String(error)).toMatch(expected.length === 0 ? /No step here/ : /Line \d+: /)
      return
    }
    read += 1
    expect(strings(Object.fromEntries(parsed.inputs))).toEqual(strings(expected[0] ?? {}))
    expect(/first of (\d+)/.exec(parsed.where)?.[1] ?? '1').toBe(`${expected.length}`)
  })
  fc.assert(property, { numRuns: 1_000 })
  expect(read).toBeGreaterThan(200)
})

test('the sandbox finds a step in time that grows with the length of the text', async () => {
  const piece = `- uses: ${uses}\n  with:\n    title: a\n`
  for (const make of [
    (length: number) => piece.repeat(length / piece.length),
    (length: number) => `uses: ${uses}\n`.repeat(length / 40),
    (length: number) => `- uses: ${uses}\n${'  # a\n'.repeat(length / 6)}`,
  ]) {
    const read = (text: string) => {
      try {
        parseStep(text)
      } catch {
        // It takes as long to refuse one.
      }
    }
    await expectLinear(make, read, 300_000)
  }
})

test.each([
  ['title: 2.10', 'Line 4: put the value in quotes'],
  ['dry-run: TRUE', 'quotes'],
  ['actions: [{ text: a }]', 'quotes'],
  ['title: "\\x41"', 'only the escapes of JSON'],
  ['message: >\n      folded', 'begin the block with |'],
  ['message: |\n        a\n      b', 'Line 4: its block is indented unevenly'],
  ['title: a\n      b: c', 'Line 5: is indented too far'],
  ['title: a\n      continued', 'Line 5: expected "key: value"'],
  ['title: a\n\tmessage: b', 'with spaces, not with tabs'],
  ['title: a\n    Title: b', 'given twice'],
  ['title: a\nmessage: b', 'Line 5: is not indented far enough'],
  ['title: a\n message: b', 'Line 5: is not indented far enough'],
  ['title: a\n   message: b', 'Line 5: is not indented far enough'],
  ['- title: a', 'expected "key: value"'],
  [`title: a\n  uses: ${uses}`, 'Line 5: "uses" is given twice'],
  ['title: a\n  run: rm -rf .', 'Line 5: "run" is not a key of this step'],
  ['title: a\n  target: all', 'Line 5: "target" is not a key of this step; if it is an input, indent it under `with:`'],
  ['message: |\n      \n    \t\n', 'with spaces, not with tabs'],
])('the sandbox refuses the step with %j, and says why', (lines, problem) => {
  expect(() => readStep(step(lines))).toThrow(problem)
})

test.each([
  [`- uses: ${uses}\nwith:\n  title: a\n`, 'Line 2: `with:` is not indented far enough'],
  [
    `steps:\n  - uses: ${uses}\n  with:\n    title: a\n`,
    'Line 3: `with:` is not indented far enough; write it in the column of `uses:`',
  ],
  [`steps:\n    - uses: ${uses}\n  with:\n    title: a\n`, 'Line 3: `with:` is not indented far enough'],
  [`- uses: ${uses}\n    with:\n      title: a\n`, 'Line 2: is indented too far'],
  [`- uses: ${uses}\n`, 'Line 1: the step has no inputs; add `with:` to it'],
])('the sandbox says of %j that `with:` is in the wrong column, or not there', (text, problem) => {
  expect(() => parseStep(text)).toThrow(problem)
})

test('the sandbox reads a step whose workflow has keys in quotes and anchors', () => {
  const text = `"on": &start # all\n  release:\n    'types': released\njobs:\n  a: &job\n    steps:\n    - uses: ${uses}\n      with: &inputs\n        'title': a\n`
  expect(parse(text).jobs.a.steps[0].with).toEqual({ title: 'a' })
  expect(parseStep(text)).toMatchObject({ inputs: new Map([['title', 'a']]), releaseTypes: ['released'] })
})

const stepAfter = (start: string) =>
  `${start}jobs:\n  a:\n    steps:\n      - uses: ${uses}\n        with:\n          title: a\n`

test.each([
  ['on: release\n', []],
  ['on: [push, release]\n', []],
  ['on:\n  release: # types: [created]\n  push:\n    types: [released]\n', []],
  ['on:\n  release:\n    types: [released]\n', ['released']],
  ['on:\n  release: { types: [published, released] }\n', ['published', 'released']],
  ['on:\n  release:\n    types: published # a comment\n', ['published']],
  ['on:\n  release:\n    types:\n      - released\n      - edited\n  push:\n', ['released', 'edited']],
])('the sandbox reads in %j which activities of a release start the workflow', (start, types) => {
  expect(parseStep(stepAfter(start)).releaseTypes).toEqual(types)
})

test('the sandbox reads what the form of a workflow gives if nobody fills it in', () => {
  const form = `on:
  workflow_dispatch:
    inputs:
      tag:
        type: string
        required: true
      level:
        default: 'minor' # a comment
        required: true
      message:
        description: Optional
      dry-run:
        type: boolean
`
  const values = { tag: undefined, level: 'minor', message: '', 'dry-run': 'false' }
  expect(Object.fromEntries(parseStep(stepAfter(form)).formInputs ?? [])).toEqual(values)
  expect(parseStep(stepAfter('on: push\n')).formInputs).toEqual(new Map())
  expect(parseStep(step('title: a')).formInputs).toBeUndefined()
  expect(parseStep(stepAfter(form))).toMatchObject({ isCalled: false })
  expect(parseStep(stepAfter(form.replace('workflow_dispatch', 'workflow_call')))).toMatchObject({ isCalled: true })
})

test('the sandbox never reads a step differently from YAML', () => {
  const characters = [...'a #:"\'|>-1.0e~\\{[&*!%@`?,ü\u2028\r\t+x\n']
  const tokens = ['  ', '\n    ', '\n      ', ' #', ': ', '- ', 'title: ', 'null', 'true', 'with:']
  const anyValue = fc
    .array(fc.constantFrom(...characters, ...tokens), { maxLength: 12 })
    .map(pieces => step(`message: ${pieces.join('')}`))
  const anyText = fc
    .string({ unit: 'grapheme' })
    .map(text => step(stringify({ m: text }).trimEnd().replaceAll('\n', '\n    ')))
  let read = 0
  fc.assert(
    fc.property(fc.oneof(anyValue, anyText), text => {
      let inputs: Record<string, string>
      try {
        inputs = readStep(text)
      } catch {
        return
      }
      // A key such as `null` is no input.
      if (Object.keys(inputs).some(name => !['message', 'title', 'm'].includes(name))) return
      read += 1
      // What follows is another step.
      const [own = ''] = text.split(/\n(?=-)/)
      expect(strings(inputs)).toEqual(strings(parse(own)[0].with))
    }),
    { numRuns: 3_000, seed: 16 },
  )
  expect(read).toBeGreaterThan(500)
})
