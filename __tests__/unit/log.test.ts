import { expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { asFailure, cancelledFailure } from '../../src/base/failure.ts'
import { escapeCommands, Log } from '../../src/runner/log.ts'
import { parseCommands } from '../helpers/commands.ts'

test.each([
  'Hello',
  'a::b',
  'https://example.com/a::b',
  'C++ ##c [x]',
  '# heading [link]',
  'über 👋🏽 👩\u200d💻 ❤️ עברית می\u200cخواهم\n\ttabbed',
  'the flag of England: 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '',
])('the log shows %j unchanged', text => expect(escapeCommands(text)).toBe(text))

test.each([
  { what: 'a command', text: '::error::x', logged: ': :error::x' },
  { what: 'a command after white space', text: ' \t ::error::x', logged: ' \t : :error::x' },
  { what: 'a command on its second line', text: 'a\n::error::x', logged: 'a\n: :error::x' },
  { what: 'a command after a Windows line break', text: 'a\r\n::error::x', logged: 'a\n: :error::x' },
  { what: 'a command after unusual spaces', text: '\u00a0\u3000::error::x', logged: '\u00a0\u3000: :error::x' },
  { what: 'a command in the old syntax', text: 'x ##[error]y', logged: 'x ## [error]y' },
  { what: 'a command inside another command', text: '##[##[error]y', logged: '## [## [error]y' },
  { what: 'control characters', text: 'a\u001b[31mb\u0000c\u009b', logged: 'a‹U+001B›[31mb‹U+0000›c‹U+009B›' },
  { what: 'a right-to-left override', text: 'a\u202egpj.exe', logged: 'a‹U+202E›gpj.exe' },
  { what: 'a left-to-right mark', text: 'a\u200eb', logged: 'a‹U+200E›b' },
  { what: 'zero-width characters', text: 'a\u200bb\u2060c\ufeff', logged: 'a‹U+200B›b‹U+2060›c‹U+FEFF›' },
  { what: 'text in tag characters', text: 'a\u{e0041}', logged: 'a‹U+E0041›' },
])('the log shows $what visibly, and the runner executes nothing', ({ text, logged }) => {
  expect(escapeCommands(text)).toBe(logged)
})

test('the log contains nothing that the runner takes for a command', () => {
  const commands = ['::', ':', '##', '#', '[', ']', '##[', '::error', 'set-output name=a', 'x', '%0A']
  const lineEnds = ['\n', '\r', '\u0085', '\u2028', '\u2029', '\u000b', '\u000c']
  const spaces = [' ', '\t', '\u00a0', '\ufeff', '\u200b', '\u2060', '\u0000', '\u001b']
  const piece = fc.constantFrom(...commands, ...lineEnds, ...spaces)
  const hostile = fc.array(piece, { maxLength: 30 }).map(parts => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), given => {
      const safe = escapeCommands(given)
      expect(parseCommands(safe)).toEqual([])
      // Some log viewers start a new line at these characters too.
      expect(safe).not.toMatch(/\r|##\[|[\u0085\u2028\u2029]/)
      expect(escapeCommands(safe)).toBe(safe)
    }),
    { numRuns: 5_000 },
  )
})

test('a message too long for an annotation is in the log before the annotation', () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  new Log(text => text).entry({ level: 'warning', text: `${'x'.repeat(4_096)} and what to do` })
  const [first = '', second = ''] = write.mock.calls.map(([text]) => String(text))
  write.mockRestore()
  expect(first).toMatch(/^x+ and what to do\s*$/)
  expect(second).toMatch(/^::warning title=Advice::x/)
})

function printed(run: (log: Log) => void): string {
  let output = ''
  jest.spyOn(process.stdout, 'write').mockImplementation(text => {
    output += text
    return true
  })
  run(new Log(text => text.replaceAll('ghs_secret', '***')))
  jest.restoreAllMocks()
  return output.replaceAll('\r\n', '\n')
}

test('the stack of an internal error is folded, with its causes, without a secret or a command', () => {
  const cause = new TypeError('x ##[error]y\n::error::z ghs_secret')
  const failure = asFailure(new Error('broken', { cause }))
  const output = printed(log => log.stack(failure))
  expect(output).toMatch(
    /^::group::Stack trace \(.*\)\nError: broken\n +at .*Caused by: TypeError: x ## \[error\]y\n: :error::z \*\*\*\n +at .*\n::endgroup::\n$/s,
  )
  expect(parseCommands(output).map(({ name }) => name)).toEqual(['group', 'endgroup'])
})

test.each([
  {
    what: 'the thrown value has no stack',
    thrown: 'just a text',
    output: /^::group::.*\njust a text\n::endgroup::\n$/,
  },
  { what: 'a failure is not an internal error, and has no stack', thrown: cancelledFailure('Sending'), output: /^$/ },
])('the log of a stack handles the case that $what', ({ thrown, output }) => {
  expect(printed(log => log.stack(asFailure(thrown)))).toMatch(output)
})

test('the line about an exchange is a debug command without secrets', () => {
  const output = printed(log => log.debug('POST push.example/v1/ghs_secret: 201 in 12 ms'))
  expect(output).toBe('::debug::POST push.example/v1/***: 201 in 12 ms\n')
})
