import type { Failure } from '../errors.ts'
import { clip, escapeCode, escapeMarkup, sentence } from './markup.ts'
import { meaningOf } from './message.ts'
import type { Conclusion } from './result.ts'

/** Why a run did not send, and what to do next. One HTML block, or none where there is nothing to explain. */
export function explain(conclusion: Conclusion): string[] {
  if ('failure' in conclusion) return [explainFailure(conclusion.failure, meaningOf(conclusion.outcome))]
  if (conclusion.outcome !== 'skipped') return []
  return [
    table([
      ['Why', sentence(conclusion.because, longestMessage)],
      ['What to do', advice(conclusion.next)],
    ]),
  ]
}

/** A failure with what to do next, and with what it means where that is worth saying. One HTML block. */
export function explainFailure({ title, message, next }: Failure, meaning?: string): string {
  return table([
    ['What failed', `<b>${sentence(title)}</b>`],
    ['Why', sentence(message, longestMessage)],
    ...(meaning === undefined ? [] : [['Result', meaning] as const]),
    ['What to do', advice(next)],
  ])
}

/** As much as an annotation holds, and a little more. */
const longestMessage = 5_000
const longestAdvice = 2_000

function table(rows: readonly (readonly [name: string, value: string])[]): string {
  const lines = rows.map(
    ([name, value]) => `<tr><th align="left">${name.replaceAll(' ', '&nbsp;')}</th><td>${value}</td></tr>`,
  )
  return `<table>\n${lines.join('\n')}\n</table>`
}

/** What to do next, with its backticks as code; it is our own text, and nothing of it comes from outside. */
const advice = (text: string) =>
  clip(text, longestAdvice)
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeCode(part.slice(1, -1))}</code>` : escapeMarkup(part)))
    .join('')
