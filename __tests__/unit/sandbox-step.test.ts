import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parse, stringify } from 'yaml'
import { readStep, stepLines, withTarget } from '../../sandbox/page/step.mjs'

const where = { url: 'http://127.0.0.1:8787', token: '#my"token' }
const address = { 'base-url': where.url, 'api-token': where.token }
const content = {
  title: 'Hello',
  message: 'Sent from a workflow.',
  'icon-url': 'https://example.com/icon-200.png',
  'landing-url': 'https://example.com/',
}
const uses = 'web-push-action/web-push-action@v1'

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
  const lines = stepLines({ ...where, ...options })
  expect(readStep(lines)).toEqual({ uses, inputs: { ...address, ...inputs } })
  expect(strings(parse(lines)[0].with)).toEqual({ ...address, ...inputs })
})

test('the step that the sandbox offers gets another target in place of any that it had before', () => {
  const lines = stepLines({ ...where, audienceId: 101 })
  expect(withTarget(lines, 102)).toBe(stepLines({ ...where, audienceId: 102 }))
  expect(withTarget(lines.replace('audience-id: 101', 'audience-name: X'), undefined)).toBe(stepLines(where))
  expect(withTarget(stepLines(where), 101)).toBe(lines)
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
  expect(strings(readStep(text).inputs)).toEqual(inputs)
  expect(strings(readStep(text.replaceAll('\n', '\r\n')).inputs)).toEqual(inputs)
})

test('the sandbox ignores the condition of a step, and whether the job continues if it fails', () => {
  const lines = "- if: steps.push.outputs.outcome != ''\n  continue-on-error: true\n"
  const { uses, inputs } = readStep(`${lines}  uses: a\n  with:\n    title: b\n`)
  expect({ uses, inputs }).toEqual({ uses: 'a', inputs: { title: 'b' } })
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
  ['title: a\n- uses: x', 'only one step'],
  ['title: a\n  run: rm -rf .', 'leave out "run"'],
  ['message: |\n      \n    \t\n', 'with spaces, not with tabs'],
])('the sandbox refuses the step with %j, and says why', (lines, problem) => {
  expect(() => readStep(step(lines))).toThrow(problem)
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
        inputs = readStep(text).inputs
      } catch {
        return
      }
      // A key such as `null` is no input.
      if (Object.keys(inputs).some(name => !['message', 'title', 'm'].includes(name))) return
      read += 1
      expect(strings(inputs)).toEqual(strings(parse(text)[0].with))
    }),
    { numRuns: 3_000, seed: 16 },
  )
  expect(read).toBeGreaterThan(500)
})
