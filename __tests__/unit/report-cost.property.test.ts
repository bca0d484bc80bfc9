import { test } from '@jest/globals'
import { problem } from '../../src/inputs/problems.ts'
import { contentAdvice } from '../../src/report/advice.ts'
import { annotationText } from '../../src/report/annotations.ts'
import { renderChart } from '../../src/report/audiences-summary.ts'
import { fitDevice } from '../../src/report/device-limits.ts'
import { failureAnnotation } from '../../src/report/failure-meaning.ts'
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

function annotate(text: string) {
  return annotationText(failureAnnotation({ ...refusedToken, message: text }), escapeCommands).text
}

function summarize(text: string) {
  const content = contentOf({ title: text, message: text, utm_source: text })
  sendSummary(redactFields(failedResult({ content, extraFields: { [text]: text } }), each => each))
}

test.each<{ what: string; run: (text: string) => unknown; length?: number }>([
  { what: 'escaping markup', run: escapeMarkup },
  { what: 'escaping the commands in a text', run: escapeCommands },
  { what: 'escaping code', run: code },
  { what: 'making words breakable', run: text => breakable(text) },
  { what: 'truncating', run: text => truncate(text, text.length - 1) },
  { what: 'setting code in a sentence', run: text => sentence(text, text.length) },
  { what: 'fitting a text to a device', run: text => fitDevice(text, { length: 140, line: 35 }) },
  { what: 'drawing the labels of the chart', run: text => renderChart([{ id: 1, name: text, reach: 1 }]) },
  { what: 'giving advice', run: text => contentAdvice(contentOf({ title: text, message: text })) },
  { what: 'writing an annotation', run: annotate },
  {
    what: 'writing a line for a problem',
    run: text => problemLine(problem({ input: 'a', file: text }, text, { path: [text] })),
  },
  { what: 'reading a pattern for files', run: parsePattern, length: 100_000 },
  { what: 'redacting and writing a whole summary', run: summarize, length: 200_000 },
])('$what takes time in proportion to the length', ({ run, length = 500_000 }) =>
  expectLinearOn(pieces, run, length, 8),
)
