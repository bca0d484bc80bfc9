import { type FieldName, inputOf } from '../notification/fields.ts'
import { escapeCode, escapeMarkup } from './markup.ts'
import { failureText, headline } from './message.ts'
import type { Result } from './result.ts'

/** The job summary of a send: GitHub's Markdown. Secrets are the caller's to take out. */
export function renderSummary(result: Result): string {
  const { conclusion, content, target, delivery, warnings, notes } = result
  const blocks = [`<h2>${headline(conclusion.outcome)}</h2>`]
  if ('failure' in conclusion)
    blocks.push(`<p>${escapeMarkup(failureText(conclusion.outcome, conclusion.failure))}</p>`)
  if (conclusion.outcome === 'skipped')
    blocks.push(`<p>${escapeMarkup(`${conclusion.because}\n${conclusion.next}`)}</p>`)
  if (target)
    blocks.push(
      `<p>To: ${target.type === 'all' ? 'every subscriber' : escapeMarkup(`${target.audience.name ?? 'audience'} (id ${target.audience.id})`)}</p>`,
    )
  for (const line of [...warnings, ...notes]) blocks.push(`<p>${escapeMarkup(line)}</p>`)
  if (content) {
    const rows = Object.entries(content.notification).map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return `<tr><td>${inputOf(name as FieldName)}</td><td>${escapeMarkup(text.slice(0, 2_000))}</td><td>${content.sources[name as FieldName]}</td></tr>`
    })
    blocks.push(`<table>${rows.join('')}</table>`)
  }
  if (delivery?.response)
    blocks.push(
      `<details><summary>Response</summary><pre>${escapeCode(delivery.response.slice(0, 10_000))}</pre></details>`,
    )
  return `${blocks.join('\n\n')}\n`
}
