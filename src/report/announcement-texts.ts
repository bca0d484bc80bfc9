import type { Failure } from '../base/failure.ts'
import { quote } from '../base/text.ts'
import { timeUnits } from '../base/units.ts'
import type { ClaimState } from '../claims/once-key.ts'
import type { LocalTime, OutsideWindow } from '../inputs/calendar.ts'
import type { ChosenRelease, FilteredOut } from '../release/announced-releases.ts'
import type { MessageSource } from '../release/derived-content.ts'
import { isSameVersion, releaseVersion } from '../release/release-version.ts'
import { counted, type LinkedText } from './markup.ts'

/** Weeks are left out, because the documentation uses days for `max-age` (`7d`). */
const units = timeUnits.filter(({ name }) => name !== 'week')

/** Formats a duration the way users write it in inputs, such as `7d` or `90m`. */
export function durationText(seconds: number): string {
  const unit = units.find(({ seconds: length }) => seconds > 0 && seconds % length === 0)
  return unit ? `${seconds / unit.seconds}${unit.letter}` : `${seconds}s`
}

function ageText(seconds: number, qualifier = ''): string {
  const unit = units.find(({ seconds: length }) => seconds >= length)
  return unit ? `${qualifier}${counted(Math.floor(seconds / unit.seconds), unit.name)} ago` : 'just now'
}

/** Formats a release as `"v2.1.0" (minor), published 1 hour ago`. */
export function releaseText({ tag, level, age }: ChosenRelease): string {
  const published = age === undefined ? '' : `, published ${ageText(age)}`
  return `${quote(tag)}${level ? ` (${level})` : ''}${published}`
}

/** How the log and the summary describe where a release's message comes from. */
export const messageSourceTexts: Record<MessageSource, string> = {
  comment: 'the `web-push` comment in the release notes',
  default: 'the default message',
}

export const defaultMessageText = `The notification has the default message, because the release notes have no \`web-push\` comment.
To choose the message of a release, write \`<!-- web-push: your text -->\` on its own line in the release notes, set the \`message\` input (such as \`{name} is out\`), or let an earlier step write the message.`

/** Explains which input excluded a release. */
export function filteredOutText(filtered: FilteredOut): string {
  const tag = quote(filtered.release.tag)
  if (filtered.kind === 'level') {
    return `The release ${tag} is a ${filtered.release.level} release, which \`release-level: ${filtered.minLevel}\` excludes.`
  }
  return `The release ${tag} was published ${ageText(filtered.age, 'more than ')}, which \`max-age: ${durationText(filtered.maxAge)}\` excludes.`
}

/**
 * Explains how to announce the release anyway. Tells users to keep the same key, because an earlier run may already
 * have announced the release.
 */
export function filteredOutHint({ kind }: FilteredOut): string {
  const how = kind === 'level' ? 'with `release-level: patch`' : 'without `max-age`'
  return `To announce this release anyway, start a run by hand with its tag as \`release\` and ${how}. If this run has a \`once-key\`, keep it, so that no release is announced twice.`
}

const maxNewerTags = 3

/**
 * Explains why `release: latest` chose this release, or returns undefined if GitHub shows it as the latest and no
 * release is newer.
 */
export function choiceText({ tag, latest }: ChosenRelease): string | undefined {
  if (!latest) return undefined
  const { shownTag, newerTags } = latest
  const chosen = shownTag === undefined ? '' : whyChosen(tag, shownTag)
  return [chosen, newerText(newerTags)].filter(Boolean).join(' ') || undefined
}

function whyChosen(tag: string, shownTag: string): string {
  const [version, shownVersion] = [releaseVersion(tag), releaseVersion(shownTag)]
  const isSame = version && shownVersion && isSameVersion(version, shownVersion)
  const why = isSame ? 'is the same version, so this run uses it' : 'has the highest version that the inputs allow'
  return `GitHub shows ${quote(shownTag)} as the latest release. The release ${quote(tag)} ${why}.`
}

function newerText(tags: readonly string[]): string {
  if (tags.length === 0) return ''
  const newer = tags.slice(0, maxNewerTags).map(quote).join(', ')
  const [releases, one] = tags.length === 1 ? ['a newer release', 'it'] : ['newer releases', 'one of them']
  return `This run ignored ${releases} that GitHub does not show as the latest: ${newer}. (GitHub does not change "latest" when a pre-release is promoted.) To announce ${one}, set it as the latest release on GitHub, or start a run by hand with its tag as \`release\` and the same \`once-key\`.`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
const timeText = ({ hour, minute }: LocalTime) => `${twoDigits(hour)}:${twoDigits(minute)}`
const dateText = ({ year, month, day }: LocalTime) => `${year}-${twoDigits(month)}-${twoDigits(day)}`

/** Says what time it is now in the window's time zone, and when the window opens. */
export function outsideWindowText({ window, timeZone, now, opens, opensAt }: OutsideWindow): string {
  const inUtc = timeZone.toUpperCase() === 'UTC' ? '' : ` (${opensAt.toISOString().slice(11, 16)} UTC)`
  return `The time in ${timeZone} is ${timeText(now)}, which is outside \`send-between: ${window}\`. The window opens at ${timeText(opens)} on ${dateText(opens)}${inUtc}.`
}

/**
 * Explains why a run outside its window sent nothing. `lastFailure` is the failure of the last POST before the window
 * closed.
 */
export function whyOutside(outside: OutsideWindow, lastFailure: Failure | undefined): LinkedText {
  const text = outsideWindowText(outside)
  if (lastFailure === undefined) return { text }
  return { text: `${lastFailure.message} The window closed before the action could retry. ${text}` }
}

/** Explains how a later run can send the notification if this run was outside its window. */
export function laterRun(hasTriedOrClaimed: boolean, claim: ClaimState | undefined, isOfLatest: boolean): LinkedText {
  const later = 'a later run inside the window sends: a scheduled run, or this run if you re-run it'
  const latest = isOfLatest ? ' That run announces the release that is the latest at that time.' : ''
  if (claim !== undefined && claim.kind !== 'none') {
    return { text: `First, delete the claim of this run with the command in the warning. Then ${later}.${latest}` }
  }
  const unclaimed = claim ? ' and has no claim on the key' : ''
  const nothing = hasTriedOrClaimed ? `This run sent nothing${unclaimed}` : 'This run sent nothing and claimed no key'
  return { text: `${nothing}. Unless the \`once-key\` was already used, ${later}.${latest}` }
}
