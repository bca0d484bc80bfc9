import type { Failure } from '../errors.ts'
import { link, sentence } from './markup.ts'
import { meaningOf, nextOf, titleOf } from './message.ts'
import type { Result } from './result.ts'

/** Why a run did not send, and what to do next. One HTML block, or none where there is nothing to explain. */
export function explain(conclusion: Result): string[] {
  if ('failure' in conclusion) {
    const { outcome, failure } = conclusion
    const text = { title: titleOf(outcome, failure), message: failure.message, hint: nextOf(outcome, failure) }
    return [explainFailure(text, meaningOf(outcome))]
  }
  if (conclusion.outcome !== 'skipped') return []
  return [
    table([
      ['Why', reason(conclusion.because)],
      ['What to do', sentence(conclusion.next, longestAdvice)],
    ]),
  ]
}

/** A failure with what to do next, and with what it means where that is worth saying. One HTML block. */
export function explainFailure(
  { title, message, hint }: Pick<Failure, 'title' | 'message' | 'hint'>,
  meaning?: string,
): string {
  return table([
    ['What failed', `<b>${sentence(title)}</b>`],
    ['Why', sentence(message, longestMessage)],
    ...(meaning === undefined ? [] : [['Result', meaning] as const]),
    ['What to do', sentence(hint, longestAdvice)],
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

/** Why a run was skipped, with the run that holds the claim as a link. */
function reason(because: string): string {
  const url = claimingRun.exec(because)?.[1]
  if (url === undefined) return sentence(because, longestMessage)
  const parts = because.split(url).map(part => sentence(part, longestMessage))
  return parts.join(link(url))
}

// The key is in quotes, and whatever it holds must not become a link: a URL of ours has no quotation mark behind it.
const claimingRun = /\((https?:\/\/[^\s()"]+\/actions\/runs\/\d+)\)[^()"]*$/
