import type { ChosenRelease, FilteredOut } from '../content/announced-releases.ts'
import type { Failure } from '../errors.ts'
import type { ClaimState } from '../github/once-key.ts'
import type { LocalTime, OutsideWindow } from '../inputs/calendar.ts'
import { quote } from '../text.ts'
import type { LinkedText } from './markup.ts'
import { ageText, durationText } from './release-text.ts'

// The sentences about whether and when a release is announced.

/** Why a release is not announced. */
export function filteredOutText(filtered: FilteredOut): string {
  const tag = quote(filtered.release.tag)
  if (filtered.kind === 'level') {
    return `The release ${tag} is a ${filtered.release.level} release, smaller than \`release-level: ${filtered.minLevel}\`.`
  }
  return `The release ${tag} was published ${ageText(filtered.age)}, longer ago than \`max-age: ${durationText(filtered.maxAge)}\` allows.`
}

/**
 * How to announce the release anyway. It may have been announced before, so the hint keeps the same key, which prevents
 * a second announcement.
 */
export function filteredOutHint({ kind }: FilteredOut): string {
  const how = kind === 'level' ? 'with `release-level: patch`' : 'without `max-age`'
  return `If it is to be announced anyway, start a run by hand with its tag as \`release\`, ${how}. Use the same \`once-key\`, so that a release that was announced before is not announced again.`
}

const maxNewerTags = 3

/**
 * Explains the choice of `release: latest`; undefined if GitHub shows the chosen release as the latest and none is
 * newer.
 */
export function choiceText({ tag, latest }: ChosenRelease): string | undefined {
  if (!latest) return undefined
  const { shownTag, newerTags } = latest
  const chosen =
    shownTag === undefined
      ? ''
      : `GitHub shows ${quote(shownTag)} as the latest release. This run chose ${quote(tag)}, the highest version among the releases that the inputs allow.`
  const newer = newerTags.slice(0, maxNewerTags).map(quote).join(', ')
  const notShown =
    newer === ''
      ? ''
      : `Newer, but not shown as the latest on GitHub, and so not announced: ${newer}. (GitHub does not change what it shows when a pre-release is promoted.) If one of these is to be announced, set it as the latest release on GitHub, or start a run by hand with its tag as \`release\` and the same \`once-key\`.`
  return [chosen, notShown].filter(Boolean).join(' ') || undefined
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
const timeText = ({ hour, minute }: LocalTime) => `${twoDigits(hour)}:${twoDigits(minute)}`
const dateText = ({ year, month, day }: LocalTime) => `${year}-${twoDigits(month)}-${twoDigits(day)}`

/** The current time in the window's time zone, and when the window opens. */
export function outsideWindowText({ window, timeZone, now, opens, opensAt }: OutsideWindow): string {
  const inUtc = timeZone.toUpperCase() === 'UTC' ? '' : ` (${opensAt.toISOString().slice(11, 16)} UTC)`
  return `It is ${timeText(now)} in the time zone ${timeZone}, outside \`send-between: ${window}\`. The window opens at ${timeText(opens)} on ${dateText(opens)}${inUtc}.`
}

/**
 * Why a run outside of its window did not send. `lastFailure` is the result of its last POST before the window closed,
 * if any.
 */
export function whyOutside(outside: OutsideWindow, lastFailure: Failure | undefined): LinkedText {
  const text = outsideWindowText(outside)
  if (lastFailure === undefined) return { text }
  return { text: `${lastFailure.message} When the action could try again, the window was closed. ${text}` }
}

/**
 * What happens after a run outside of its window. It depends on whether the run tried to send or claimed the key, on
 * its claim, and on whether a later run looks for the latest release again.
 */
export function laterRun(hasTriedOrClaimed: boolean, claim: ClaimState | undefined, isOfLatest: boolean): LinkedText {
  const sends = 'a later run inside the window sends'
  const whatever = isOfLatest ? ' It announces whatever is the latest release then.' : ''
  const runs = 'the next one of a schedule, or this run, if you re-run it then'
  if (claim !== undefined && claim.kind !== 'none') {
    return { text: `Delete the claim of this run as the warning says. Then ${sends}: ${runs}.${whatever}` }
  }
  const unclaimed = claim ? ', and the key is not claimed by this run' : ''
  const nothing = hasTriedOrClaimed ? `Nothing was sent${unclaimed}` : 'Nothing was claimed'
  return { text: `${nothing}, so ${sends} (with \`once-key\`, unless the key was already used): ${runs}.${whatever}` }
}
