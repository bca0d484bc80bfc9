import type { FilteredOut } from '../content/announced-releases.ts'
import type { Failure } from '../errors.ts'
import type { ClaimState } from '../github/once-key.ts'
import type { LocalTime, OutsideWindow } from '../inputs/calendar.ts'
import { quote } from '../text.ts'
import type { LinkedText } from './markup.ts'
import { ageText, durationText } from './release-text.ts'

// The sentences on why a release is not announced, and when it is.

/** Why a release is not announced. */
export function filteredOutText(filtered: FilteredOut): string {
  const tag = quote(filtered.release.tag)
  if (filtered.kind === 'level') {
    return `The release ${tag} is a ${filtered.release.level} release, smaller than \`release-level: ${filtered.minLevel}\`.`
  }
  return `The release ${tag} was published ${ageText(filtered.age)}, longer ago than \`max-age: ${durationText(filtered.maxAge)}\` allows.`
}

/** How to announce it anyway. */
export function filteredOutHint({ kind }: FilteredOut): string {
  const how = kind === 'level' ? 'change `release-level`' : 'set a larger `max-age`, such as `14d` for two weeks'
  return `Usually there is nothing to do. To announce it anyway, ${how}.`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
const timeText = ({ hour, minute }: LocalTime) => `${twoDigits(hour)}:${twoDigits(minute)}`
const dateText = ({ year, month, day }: LocalTime) => `${year}-${twoDigits(month)}-${twoDigits(day)}`

/** What time it is in the time zone of the window, and when the window opens. */
export function outsideWindowText({ window, timeZone, now, opens, opensAt }: OutsideWindow): string {
  const inUtc = timeZone.toUpperCase() === 'UTC' ? '' : ` (${opensAt.toISOString().slice(11, 16)} UTC)`
  return `It is ${timeText(now)} in the time zone ${timeZone}, outside \`send-between: ${window}\`. The window opens at ${timeText(opens)} on ${dateText(opens)}${inUtc}.`
}

/** Why a run outside of its window did not send; `lastFailure` is what came of its last POST inside, if there was one. */
export function whyOutside(outside: OutsideWindow, lastFailure: Failure | undefined): LinkedText {
  const text = outsideWindowText(outside)
  if (lastFailure === undefined) return { text }
  return { text: `${lastFailure.message} When the action could try again, the window was closed. ${text}` }
}

/** What happens after a run outside of its window; it may have tried or claimed before, and this is left of a claim. */
export function laterRun(hasTriedOrClaimed: boolean, claim: ClaimState | undefined): LinkedText {
  const sends = 'a later run inside the window sends'
  const runs = 'the next one of a schedule, or this run, if you re-run it then'
  if (claim !== undefined && claim.kind !== 'none') {
    return { text: `Delete the claim of this run as the warning says. Then ${sends}: ${runs}.` }
  }
  const unclaimed = claim ? ', and the key is not claimed by this run' : ''
  const nothing = hasTriedOrClaimed ? `Nothing was sent${unclaimed}` : 'Nothing was claimed'
  return { text: `${nothing}, so ${sends} (with \`once-key\`, unless the key was already used): ${runs}.` }
}
