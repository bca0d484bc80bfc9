import type { Failure } from '../errors.ts'
import type { Audience } from '../notification/audience.ts'
import { escapeMarkup } from './markup.ts'

/** The job summary of a listing: GitHub's Markdown. Secrets are the caller's to take out. */
export function renderAudiencesSummary(list: readonly Audience[] | { failure: Failure }): string {
  if ('failure' in list) {
    return `<h2>Audiences not listed</h2>\n\n<p>${escapeMarkup(`${list.failure.message}\n${list.failure.next}`)}</p>\n`
  }
  const rows = list
    .toSorted((one, other) => other.reach - one.reach)
    .slice(0, 500)
    .map(
      ({ id, name, reach }) => `<tr><td>${escapeMarkup(name.slice(0, 200))}</td><td>${id}</td><td>${reach}</td></tr>`,
    )
  return `<h2>${list.length} audiences</h2>\n\n<table><tr><th>Name</th><th>Id</th><th>Reach</th></tr>${rows.join('')}</table>\n`
}
