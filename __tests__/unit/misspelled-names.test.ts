import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { problemText } from '../../src/base/problems.ts'
import { meantName, unknownInputs } from '../../src/inputs/misspelled-names.ts'
import { sendInputs, serviceInputs } from '../../src/inputs/settings.ts'

const problemsOf = (...names: string[]) => unknownInputs(names, sendInputs)

test.each([
  { why: 'two letters are swapped', name: 'check-ulrs', meant: 'check-urls' },
  { why: 'a letter is missing', name: 'mesage', meant: 'message' },
  { why: 'a letter is wrong', name: 'dry-rum', meant: 'dry-run' },
  { why: 'it lacks its hyphen', name: 'dryrun', meant: 'dry-run' },
  { why: 'many tools use this name', name: 'dry', meant: 'dry-run' },
  { why: 'many tools use this name', name: 'test', meant: 'dry-run' },
  { why: 'many tools use this name', name: 'body', meant: 'message' },
  { why: 'many tools use this name', name: 'link', meant: 'landing-url' },
  { why: 'many tools use this name', name: 'content', meant: 'message' },
  { why: 'many tools use this name', name: 'heading', meant: 'title' },
  { why: 'many tools use this name', name: 'linkUrl', meant: 'landing-url' },
  { why: 'many tools use this name', name: 'buttons', meant: 'actions' },
  { why: 'it has an underscore', name: 'audience_id', meant: 'audience-id' },
])('the problem of the unknown input $name suggests $meant, because $why', ({ name, meant }) => {
  expect(problemsOf(name)).toMatchObject([{ input: name, meant }])
})

test('an action without a dry run does not suggest one', () => {
  expect(unknownInputs(['test'], serviceInputs)).toMatchObject([{ message: expect.stringMatching('remove it') }])
})

test('the problem of an input without a similar name has the version, because a newer one may have the input', () => {
  const [text = ''] = problemsOf('stage').map(problemText)
  expect(text).toMatch(
    /^`stage` is not an input of this action \(version \d+\.\d+\.\d+\); use a version that has it, or remove it from `with`\. Without it, the next run sends\. To only look, set `dry-run: true`\./,
  )
})

test('a long name of an unknown input is shortened', () => {
  const [text = ''] = problemsOf('x'.repeat(1_000)).map(problemText)
  expect(text.length).toBeLessThan(450)
})

test('a name means the known name that differs only in separators or case', () => {
  const spelled = fc.tuple(fc.constantFrom(...sendInputs), fc.constantFrom('_', '', '--', '-_'), fc.boolean())
  fc.assert(
    fc.property(spelled, ([known, separator, upper]) => {
      const text = known.replaceAll('-', separator)
      expect(meantName(upper ? text.toUpperCase() : text, sendInputs)).toBe(known)
    }),
  )
})

test.each(['', 'x', 'colour', 'constructor'])('the name "%s" means no field of a notification', name => {
  expect(meantName(name, ['title', 'message', 'ttl'])).toBeUndefined()
})
