import { expect, test } from '@jest/globals'
import { contentLine, targetLine } from '../../src/report/log-lines.ts'
import { contentOf } from '../helpers/results.ts'

test.each([
  { name: 'Newsletter', reach: 2, line: 'To: the audience "Newsletter" (id 101), 2 subscribers.' },
  { name: 'Newsletter', reach: 1, line: 'To: the audience "Newsletter" (id 101), 1 subscriber.' },
  { name: undefined, reach: undefined, line: 'To: the audience 101.' },
  { name: 'a"\n::error::x', reach: undefined, line: String.raw`To: the audience "a\"\n::error::x" (id 101).` },
])('the log line about the audience is $line', ({ name, reach, line }) => {
  expect(targetLine({ type: 'audience', audience: { id: 101, name, reach } })).toBe(line)
})

test('the log line about the content has the fields of each source', () => {
  expect(contentLine(contentOf({ ttl: 60 }), { priority: 1 })).toBe(
    'Content: ttl from the inputs; title, message, icon_url, landing_url from the file; priority from extra-fields.',
  )
})
