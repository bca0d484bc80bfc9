import { describe, test } from '@jest/globals'
import fc from 'fast-check'
import { problem } from '../../src/inputs/problems.ts'
import { contentAdvice } from '../../src/report/advice.ts'
import { renderChart } from '../../src/report/audiences.ts'
import { fitDevice } from '../../src/report/drawing.ts'
import { breakable, code, escapeMarkup, sentence, truncate } from '../../src/report/markup.ts'
import { annotationText, explainFailure } from '../../src/report/message.ts'
import { problemLine } from '../../src/report/preview.ts'
import { redactRun } from '../../src/report/redact.ts'
import { renderSummary } from '../../src/report/summary.ts'
import { parsePattern } from '../../src/runner/glob.ts'
import { inert } from '../../src/runner/log.ts'
import { expectLinear } from '../helpers/cost.ts'
import { hostilePieces } from '../helpers/hostile.ts'
import { contentOf, failedResult, refusedToken } from '../helpers/results.ts'

const pieces = [
  ...hostilePieces,
  '`',
  '*',
  '_',
  '[',
  '](',
  '<a',
  '~~',
  '#',
  '##[',
  '::',
  '\n::',
  '\u0301',
  '\u200d',
  '[a',
  '-',
]
const hostile = fc
  .tuple(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }), fc.constantFrom(...pieces, ''))
  .map(([repeated, end]) => (length: number) => {
    const unit = repeated.join('')
    return unit.repeat(Math.ceil(length / unit.length)) + end
  })

const device = { length: 140, line: 35 }
const everything = Number.MAX_SAFE_INTEGER
const cases: [name: string, run: (text: string) => unknown, length?: number][] = [
  ['escapeMarkup', escapeMarkup],
  ['inert', inert],
  ['code', code],
  ['breakable', text => breakable(text)],
  ['truncate', text => truncate(text, text.length - 1)],
  ['sentence', text => sentence(text, everything)],
  ['fitDevice', text => fitDevice(text, device)],
  ['the labels of the chart', text => renderChart([{ id: 1, name: text, reach: 1 }])],
  ['advice', text => contentAdvice(contentOf({ title: text, message: text }))],
  ['the message of an annotation', text => annotationText(explainFailure({ ...refusedToken, message: text }), inert)],
  ['a line for a problem', text => problemLine(problem({ input: 'a', file: text }, text, { path: [text] }))],
  ['a pattern for files', parsePattern, 100_000],
  [
    'a whole summary, redacted',
    text => {
      const content = contentOf({ title: text, message: text, utm_source: text })
      renderSummary(redactRun(failedResult({ content, extraFields: { [text]: text } }), each => each))
    },
    200_000,
  ],
]

describe('time in proportion to the length takes', () => {
  test.each(cases)('%s', async (_, run, length = 500_000) => {
    await fc.assert(
      fc.asyncProperty(hostile, make => expectLinear(make, run, length)),
      { numRuns: 8 },
    )
  })
})
