import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { problemText } from '../../src/inputs/problems.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { sendInputs } from '../../src/inputs/settings.ts'
import { unknownInputs } from '../../src/inputs/unknown-inputs.ts'

const token = 'zQ7mVw2KxPf9LtRb4NcYs8HdJg3T'
const problemsOf = (...names: string[]) =>
  unknownInputs(
    names.map(name => ({ name, variable: `INPUT_${name.toUpperCase()}` })),
    sendInputs,
    createSecrets({ apiToken: token }).redact,
  )

test.each([
  { name: 'dry-rum', meant: 'dry-run' },
  { name: 'check-ulrs', meant: 'check-urls' },
  { name: 'once-pre', meant: 'once-per' },
  { name: 'max-reech', meant: 'max-reach' },
  { name: 'titel', meant: 'title' },
  { name: 'mesage', meant: 'message' },
  // A part of the name
  { name: 'dry', meant: 'dry-run' },
  { name: 'icon', meant: 'icon-url' },
  { name: 'key', meant: 'once-key' },
  // What others call it
  { name: 'test', meant: 'dry-run' },
  { name: 'body', meant: 'message' },
  { name: 'link', meant: 'landing-url' },
  { name: 'token', meant: 'api-token' },
  { name: 'file', meant: 'payload-file' },
  { name: 'audience', meant: 'audience-name' },
  { name: 'tag', meant: 'release' },
])('the unknown input $name probably means $meant', ({ name, meant }) => {
  expect(problemsOf(name)).toMatchObject([{ input: name, meant }])
})

test('an unknown input that resembles no other is a problem too, however long its name is', () => {
  const message = expect.stringMatching(
    /^is not an input of this action \(version \d+\.\d+\.\d+\); remove it from `with`, or use a version/,
  )
  expect(problemsOf('stage', 'qwertz')).toMatchObject([
    { input: 'stage', message },
    { input: 'qwertz', message },
  ])
  const [text = ''] = problemsOf('dry-run'.repeat(20_000)).map(problemText)
  expect(text.length).toBeLessThan(500)
})

test('a word that several inputs have in their names means none of them', () => {
  expect(problemsOf('max', 'utm').map(({ meant }) => meant)).toEqual([undefined, undefined])
})

test('the problem of an unknown input says how to rename a variable of the job, if it can be one', () => {
  const rename = 'environment variable INPUT_STAGE of the job, give that a name that does not begin with INPUT_.'
  expect(problemsOf('stage', 'dry-rum', 'deploy-stage', 'my stage', 'titel').map(problemText)).toEqual([
    expect.stringMatching(new RegExp(`or use a version that has it\\. If it is the ${rename}$`)),
    expect.stringMatching(/; did you mean `dry-run`\?$/),
    expect.stringMatching(/; remove it from `with`, or use a version that has it\.$/),
    expect.stringMatching(/; remove it from `with`, or use a version that has it\.$/),
    expect.stringMatching(
      /; did you mean `title`\? If it is the environment variable INPUT_TITEL of the job, give .*_\.$/,
    ),
  ])
})

test('an unknown input means the known one that differs only in separators or the case of letters', () => {
  const spelled = fc.tuple(fc.constantFrom(...sendInputs), fc.constantFrom('_', '', '--', '-_'), fc.boolean())
  fc.assert(
    fc.property(spelled, ([known, separator, upper]) => {
      const text = known.replaceAll('-', separator)
      const name = upper ? text.toUpperCase() : text
      fc.pre(name !== known)
      expect(problemsOf(name)).toMatchObject([{ input: name, meant: known }])
    }),
  )
})

test('a token in the name of an unknown input is not shown, wherever the name is cut', () => {
  for (let before = 0; before < 120; before++) {
    const [text = ''] = problemsOf('x'.repeat(before) + token.toLowerCase()).map(problemText)
    expect(text.toLowerCase()).not.toContain(token.slice(0, 4).toLowerCase())
  }
})
