import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parse, stringify } from 'yaml'
import { forRepository, forSandbox, stepLines } from '../../sandbox/page/step.mjs'
import { readStep } from '../../sandbox/read-step.mjs'
import { stepsOf, workflowsIn } from '../contract/workflow-files.ts'
import { expectLinear } from '../helpers/cost.ts'

const uses = 'web-push-action/web-push-action@v1'
const step = (lines: string) => `- name: Announce\n  uses: ${uses} # a comment\n  with:\n    ${lines}\n`
const stepAfter = (start: string) =>
  `${start}jobs:\n  a:\n    steps:\n      - uses: ${uses}\n        with:\n          title: a\n`

/** Inputs as the runner hands them over: every scalar is a string there, and what is around it is trimmed. */
const strings = (inputs: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, `${value ?? ''}`.trim()]))

const inputsOf = (text: string) =>
  strings(Object.fromEntries([...readStep(text).inputs].map(([name, { text }]) => [name, text])))

test('the step that the page offers is for a repository, and the terminal has it for this sandbox', () => {
  const sandbox = { url: 'http://127.0.0.1:8787', token: 'sandbox-token' }
  const offered = stepLines('payload-file: "a \\"b\\": c.yml"')
  const rest = { target: 'audience', 'audience-name': 'Newsletter', 'payload-file': 'a "b": c.yml' }
  const ofRepository = { 'base-url': `\${{ vars.PUSH_BASE_URL }}`, 'api-token': `\${{ secrets.PUSH_API_TOKEN }}` }
  expect(inputsOf(offered)).toEqual({ ...ofRepository, ...rest })
  const ofSandbox = forSandbox(offered, sandbox)
  expect(inputsOf(ofSandbox)).toEqual({ 'base-url': sandbox.url, 'api-token': sandbox.token, ...rest })

  expect(forRepository(ofSandbox, sandbox.url)).toBe(offered)
  expect(forRepository(ofSandbox.replace(sandbox.token, '"real"'), sandbox.url)).toBe(offered)
  const other = step(`base-url: https://push.example\n    api-token: \${{ secrets.OTHER }}`)
  expect(forRepository(other, sandbox.url)).toBe(other)
})

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
  const inputs = strings(parse(step(lines))[0].with)
  expect(inputsOf(step(lines))).toEqual(inputs)
  expect(inputsOf(step(lines).replaceAll('\n', '\r\n'))).toEqual(inputs)
})

test.each([
  { lines: 'title: 2.10', problem: 'Line 4: write the value in quotes on one line, such as' },
  { lines: 'title: New: offline maps', problem: "such as 'New: offline maps', or as a block that begins with |" },
  { lines: 'dry-run: TRUE', problem: 'Line 4: write the value' },
  { lines: 'actions: [{ text: a }]', problem: 'Line 4: write the value' },
  { lines: 'actions: [a]', problem: 'Line 4: write the value' },
  { lines: 'title: "\\x41"', problem: 'Line 4: write the value' },
  { lines: 'message: >\n      folded', problem: 'Line 4: write the value' },
  { lines: 'message: |\n        a\n      b', problem: 'Line 4: write the value' },
  { lines: 'title: a\n      continued', problem: 'Line 4: write the value' },
  { lines: 'title:\n      b: c', problem: 'Line 4: write the value' },
  { lines: 'title: a\n      b: c', problem: 'Line 5: is indented too far' },
  { lines: 'title: a\n\tmessage: b', problem: 'Line 5: indent with spaces, not with tabs' },
  { lines: 'title: a\n    \tmessage: b', problem: 'Line 5: indent with spaces, not with tabs' },
  { lines: 'title: a\n    and more', problem: 'Line 5: expected "key: value"' },
  { lines: 'title: a\n    title: b', problem: 'Line 5: "title" is given twice' },
  { lines: 'title: a\nmessage: b', problem: 'Line 5: is not indented far enough' },
  { lines: 'title: a\n message: b', problem: 'Line 5: is not indented far enough' },
  { lines: 'title: a\n   message: b', problem: 'Line 5: is not indented far enough' },
  { lines: '- title: a', problem: 'Line 1: the step has no inputs; add `with:` to it' },
  { lines: `title: a\n  uses: ${uses}`, problem: 'Line 5: "uses" is given twice' },
  { lines: 'title: a\n  run: rm -rf .', problem: 'Line 5: "run" is not a key of this step' },
  { lines: 'title: a\n  target: all', problem: 'key of this step; if it is an input, indent it under `with:`' },
])('the sandbox refuses the step with $lines: $problem', ({ lines, problem }) => {
  expect(() => readStep(step(lines))).toThrow(problem)
})

test.each([
  { text: `- uses: ${uses}\nwith:\n  title: a\n`, problem: 'Line 2: is not indented far enough' },
  { text: `steps:\n  - uses: ${uses}\n  with:\n    title: a\n`, problem: 'Line 3: is not indented far enough' },
  { text: `- uses: ${uses}\n    with:\n      title: a\n`, problem: 'Line 2: is indented too far' },
  { text: 'rm -rf .', problem: 'No step here uses this action' },
  { text: '', problem: 'No step here uses this action. Write `- uses: web-push-action/web-push-action@v1`.' },
  { text: stepAfter('').replace('@', '/preview@'), problem: 'as it does, run `npm run preview -- FILE`.' },
  { text: `- uses: ${uses}\n`, problem: 'Line 1: the step has no inputs; add `with:` to it' },
  { text: stepAfter('on:\n  release: { types: [released] }\n'), problem: 'Line 2: write the value' },
  { text: '- '.repeat(10_000), problem: 'Line 1: is indented too far' },
])('the sandbox refuses $text: $problem', ({ text, problem }) => {
  expect(() => readStep(text)).toThrow(problem)
})

test.each([
  { what: 'in the text of a script', lines: `- run: |\n    - uses: ${uses}\n      with:\n        title: no\n` },
  { what: 'in a text in quotes', lines: `- run: "a\n    - uses: ${uses}\n      with:\n        title: no"\n` },
  { what: 'in a comment', lines: `# - uses: ${uses}\n` },
  { what: 'of another action here', lines: '- uses: web-push-action/web-push-action/preview@v1\n' },
  { what: 'of somebody else', lines: '- uses: web-push-action/evil@v1\n- uses: evil/web-push-action-2@v1\n' },
  { what: 'that is an input', lines: `- uses: a/b@v1\n  with:\n    uses: ${uses}\n` },
])('the sandbox does not take for a step what is $what', ({ lines }) => {
  expect(() => readStep(lines)).toThrow('No step here uses this action')
  expect(inputsOf(`${lines}- uses: "fork/web-push-action@main" # a fork\n  with:\n    title: yes\n`)).toEqual({
    title: 'yes',
  })
})

test.each(workflowsIn('examples'))('the sandbox finds the step of $path, and reads it as YAML does', file => {
  const ours = stepsOf(file).filter(step => step.uses === uses)
  if (ours.length === 0) return expect(() => readStep(file.text)).toThrow('No step here uses this action')
  expect(inputsOf(file.text)).toEqual(strings(ours[0]?.with ?? {}))
  expect(readStep(file.text).count).toBe(ours.length)
})

test.each([
  { on: 'on: release\n', types: [] },
  { on: 'on: [push, release]\n', types: [] },
  { on: 'on:\n  release: # types: [created]\n  push:\n    types: [released]\n', types: [] },
  { on: 'on:\n  release:\n    types: [published, released] # both\n', types: ['published', 'released'] },
  { on: 'on:\n  release:\n    types: published # a comment\n', types: ['published'] },
  {
    on: '---\n"on": &start # all\n  release:\n    \'types\':\n    - released\n    - "edited"\n',
    types: ['released', 'edited'],
  },
])('the sandbox reads in $on which activities of a release start the workflow', ({ on, types }) => {
  expect(readStep(stepAfter(on)).releaseTypes).toEqual(types)
})

test('the sandbox reads what the form of a workflow gives if nobody fills it in', () => {
  const fields = `    inputs:
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
  const { form } = readStep(stepAfter(`on:\n  workflow_dispatch:\n${fields}`))
  expect(Object.fromEntries(form ?? [])).toEqual(values)
  expect(readStep(stepAfter('on:\n  workflow_dispatch:\n')).form).toEqual(new Map())
  for (const on of ['on: push\n', `on:\n  workflow_call:\n${fields}`]) {
    expect(readStep(stepAfter(on)).form).toBeUndefined()
  }
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
    const written = stringify(workflow, style)
    let inputs: Record<string, string>
    try {
      inputs = inputsOf(written)
    } catch (error) {
      // What it finds but cannot read, it refuses with the line.
      expect(String(error)).toMatch(expected.length === 0 ? /No step here/ : /Line \d+: write the value/)
      return
    }
    read += 1
    expect(inputs).toEqual(strings(expected[0] ?? {}))
    expect(readStep(written).count).toBe(expected.length)
  })
  fc.assert(property, { numRuns: 1_000 })
  expect(read).toBeGreaterThan(200)
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
        inputs = inputsOf(text)
      } catch {
        return
      }
      // A key such as `null` is no input.
      if (Object.keys(inputs).some(name => !['message', 'title', 'm'].includes(name))) return
      read += 1
      // What follows is another step.
      const [own = ''] = text.split(/\n(?=-)/)
      expect(inputs).toEqual(strings(parse(own)[0].with))
    }),
    { numRuns: 3_000, seed: 16 },
  )
  expect(read).toBeGreaterThan(500)
})

test.each([
  { what: 'many steps', piece: `- uses: ${uses}\n  with:\n    title: a\n`, start: '' },
  { what: 'keys that are not a step', piece: `uses: ${uses}\n`, start: '' },
  { what: 'comments', piece: '  # a\n', start: `- uses: ${uses}\n` },
  { what: 'dashes', piece: '- ', start: '' },
  { what: 'spaces', piece: '  ', start: `- uses: ${uses}\n  with:\n    title: a` },
  { what: 'quotation marks', piece: '"\'', start: `- uses: ${uses}\n  with:\n    title: "` },
])('the sandbox reads $what in time that grows with the length of the text', async ({ piece, start }) => {
  const read = (text: string) => {
    try {
      readStep(text)
    } catch {
      // It takes as long to refuse one.
    }
  }
  await expectLinear(length => `${start}${piece.repeat(length / piece.length)}x`, read, 300_000)
})
