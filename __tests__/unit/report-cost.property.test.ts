import { test } from '@jest/globals'
import { problem } from '../../src/inputs/problems.ts'
import { contentAdvice } from '../../src/report/advice.ts'
import { annotationText, failureAnnotation } from '../../src/report/annotations.ts'
import { renderChart } from '../../src/report/audiences-summary.ts'
import { fitDevice } from '../../src/report/device-limits.ts'
import { breakable, code, escapeMarkup, sentence } from '../../src/report/markup.ts'
import { problemLine } from '../../src/report/preview-summary.ts'
import { redactFields } from '../../src/report/redacted-fields.ts'
import { parsePattern } from '../../src/runner/glob.ts'
import { escapeCommands } from '../../src/runner/log.ts'
import { truncate } from '../../src/text.ts'
import { expectLinearOn } from '../helpers/cost.ts'
import { hostilePieces } from '../helpers/hostile.ts'
import { contentOf, failedResult, refusedToken } from '../helpers/results.ts'
import { sendSummary } from '../helpers/summaries.ts'

const markPieces = ['`', '*', '_', '[', '](', '<a', '~~', '#', '##[', '::', '\n::', '\u0301', '\u200d', '[a', '-']
const pieces = [...hostilePieces, ...markPieces]
const cases: [name: string, run: (text: string) => unknown, length?: number][] = [
  ['escaping markup', escapeMarkup],
  ['escaping the commands in a text', escapeCommands],
  ['escaping code', code],
  ['making words breakable', text => breakable(text)],
  ['truncating', text => truncate(text, text.length - 1)],
  ['setting code in a sentence', text => sentence(text, text.length)],
  ['fitting a text to a device', text => fitDevice(text, { length: 140, line: 35 })],
  ['drawing the labels of the chart', text => renderChart([{ id: 1, name: text, reach: 1 }])],
  ['giving advice', text => contentAdvice(contentOf({ title: text, message: text }))],
  [
    'writing an annotation',
    text => annotationText(failureAnnotation({ ...refusedToken, message: text }), escapeCommands).text,
  ],
  ['writing a line for a problem', text => problemLine(problem({ input: 'a', file: text }, text, { path: [text] }))],
  ['reading a pattern for files', parsePattern, 100_000],
  [
    'redacting and writing a whole summary',
    text => {
      const content = contentOf({ title: text, message: text, utm_source: text })
      sendSummary(redactFields(failedResult({ content, extraFields: { [text]: text } }), each => each))
    },
    200_000,
  ],
]

test.each(cases)('%s takes time in proportion to the length', (_, run, length = 500_000) =>
  expectLinearOn(pieces, run, length, 8),
)
