import type { Failure } from '../errors.ts'
import { commandBlock, prose, sentence } from './markup.ts'
import { explainSkip, explanationOf, meaningOf, nextOf, titleOf } from './message.ts'
import type { Result } from './result.ts'

/** Why a run did not send, and what to do next, as HTML blocks; none if there is nothing to explain. */
export function explain(result: Result): string[] {
  if ('failure' in result) {
    const { outcome, failure } = result
    const title = titleOf(outcome, failure)
    return [explainFailure(failure, { title, meaning: meaningOf(outcome), next: nextOf(outcome, failure) })]
  }
  if (result.outcome !== 'skipped') return []
  const { why, next } = explainSkip(result)
  return [
    table([
      ['Why', prose(why)],
      ['What to do', prose(next)],
    ]),
    ...commandBlock(next),
  ]
}

/** A failure with what to do next, and with what it means if that is worth saying. One HTML block. */
export function explainFailure(
  { message, reason }: Failure,
  { title, meaning, next }: { title: string; meaning?: string; next: string },
): string {
  return table([
    ['What failed', `<b>${sentence(title)}</b>`],
    ['Why', sentence(message, maxMessage)],
    ...(meaning === undefined ? [] : [['Result', meaning] as const]),
    ['What to do', sentence(next, maxNext)],
    ['More', `<a href="${explanationOf(reason)}">What ${reason} means</a>`],
  ])
}

/** As much as fits into an annotation, and a little more. */
const maxMessage = 5_000
const maxNext = 2_000

function table(rows: readonly (readonly [name: string, value: string])[]): string {
  const lines = rows.map(
    ([name, value]) => `<tr><th align="left">${name.replaceAll(' ', '&nbsp;')}</th><td>${value}</td></tr>`,
  )
  return `<table>\n${lines.join('\n')}\n</table>`
}
