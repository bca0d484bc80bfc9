import type { Failure } from '../base/failure.ts'
import { quote } from '../base/text.ts'
import { timeUnits } from '../base/units.ts'
import type { ClaimState } from '../claims/once-key.ts'
import type { LocalTime, OutsideWindow } from '../inputs/calendar.ts'
import type { MessageSource } from '../release/derived-content.ts'
import type { ChosenRelease, FilteredOut, LatestOnGithub } from '../release/release-filter.ts'
import { isPrereleaseTag, isSameVersion, type ReleaseLevel, releaseVersion } from '../release/release-version.ts'
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
  return `${quote(tag)}${level ? ` (${levelNames[level]})` : ''}${published}`
}

const levelNames: Record<ReleaseLevel, string> = {
  major: 'major',
  minor: 'minor',
  patch: 'patch',
  prerelease: 'pre-release',
}

/** How the log and the summary describe where a release's message comes from. */
export const messageSourceTexts: Record<MessageSource, string> = {
  comment: 'the `web-push` comment in the release notes',
  default: 'the default message',
}

export const defaultMessageText = `The notification has the default message, because the release notes have no \`web-push\` comment.
To choose the message of a release, write \`<!-- web-push: your text -->\` on its own line at the very beginning of the release notes, set the \`message\` input (such as \`{name} is out\`), or let an earlier step write the message.`

/**
 * Explains why a comment further down in the release notes does not count. Tools paste the text of strangers there.
 * `isSecond` says that the notes also begin with a comment, which does count.
 */
export function ignoredCommentText(line: number, isSecond: boolean): string {
  const [another, advice] = isSecond
    ? [
        'another',
        'The message is from the comment at the beginning, so if that comment is yours, there is nothing to do.',
      ]
    : ['a', 'If the comment is yours, move it to the first line.']
  return `Line ${line} of the release notes has ${another} \`web-push\` comment, which does not count. The comment counts only at the very beginning of the notes, because tools copy the words of pull requests and commits below it. ${advice}`
}

/** Explains which input or default excluded a release. */
export function filteredOutText(filtered: FilteredOut): string {
  return filtered.kind === 'level' ? tooLowText(filtered) : tooOldText(filtered)
}

function tooLowText({ release: { tag, level }, minLevel }: FilteredOut & { kind: 'level' }): string {
  const subject = `The release ${quote(tag)} is`
  if (level !== 'prerelease') return `${subject} a ${level} release, which \`release-level: ${minLevel}\` excludes.`
  const why = isPrereleaseTag(tag) ? 'its tag says so' : 'GitHub marks it as one'
  const excluded =
    minLevel === undefined
      ? 'The action announces no pre-releases here, because `release-level` is not set.'
      : `\`release-level: ${minLevel}\` excludes it.`
  return `${subject} a pre-release (${why}). ${excluded}`
}

function tooOldText({ release: { tag }, age, maxAge, isDefault }: FilteredOut & { kind: 'age' }): string {
  const published = `The release ${quote(tag)} was published ${ageText(age, 'more than ')}`
  const limit = durationText(maxAge)
  return isDefault
    ? `${published}. \`max-age\` is ${limit} here, the default.`
    : `${published}, which \`max-age: ${limit}\` excludes.`
}

/**
 * Explains how to announce the release anyway. Tells users to keep the same key, because an earlier run may already
 * have announced the release.
 */
export function filteredOutHint(filtered: FilteredOut): string {
  const { tag, level } = filtered.release
  const isPrerelease = level === 'prerelease'
  const settings: Record<FilteredOut['kind'], string> = {
    level: `with \`release-level: ${isPrerelease ? 'prerelease' : 'patch'}\``,
    age: 'without `max-age`',
  }
  const all =
    isPrerelease && filtered.kind === 'level' ? ' To announce every pre-release, set `release-level: prerelease`.' : ''
  return `To announce this release anyway, start a run by hand: on the Actions tab, choose the workflow, select "Run workflow", and enter the tag ${quote(tag)}. (In a workflow of your own, that run must set \`release\` to the tag, ${settings[filtered.kind]}.) If this run has a \`once-key\`, keep it, so that no release is announced twice.${all}`
}

const maxNewerTags = 3

/**
 * Explains why `release: latest` chose this release, or returns undefined if GitHub shows it as the latest and no
 * release is newer.
 */
export function choiceText({ tag, latest }: ChosenRelease): string | undefined {
  if (!latest) return undefined
  const { chosenBy, shownTag, newerTags } = latest
  const chosen = shownTag === undefined ? '' : whyChosen(tag, shownTag, chosenBy)
  return [chosen, newerText(newerTags)].filter(Boolean).join(' ') || undefined
}

function whyChosen(tag: string, shownTag: string, chosenBy: LatestOnGithub['chosenBy']): string {
  const why = chosenBy === 'date' ? 'was published last' : whyChosenByVersion(tag, shownTag)
  return `This run chose ${quote(tag)}, which ${why}. GitHub shows ${quote(shownTag)} as the latest release.`
}

function whyChosenByVersion(tag: string, shownTag: string): string {
  const [version, shownVersion] = [releaseVersion(tag), releaseVersion(shownTag)]
  const isSame = version && shownVersion && isSameVersion(version, shownVersion)
  return isSame ? `is the same version as ${quote(shownTag)}` : 'has the highest version that the inputs allow'
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
export function laterRun(
  hasTriedOrClaimed: boolean,
  { claim, isKeyless, release }: { claim?: ClaimState | undefined; isKeyless?: boolean; release?: ChosenRelease },
): LinkedText {
  const schedule = 'If runs also start on a schedule, you can wait for the next one instead.'
  const latest = release?.latest ? ' Either run announces the release that is the latest at that time.' : ''
  if (claim !== undefined && claim.kind !== 'none') {
    const deletion = 'First, delete the claim of this run as the warning says. Then re-run this job inside the window.'
    return { text: `${deletion} ${schedule}${latest}` }
  }
  const unclaimed = claim ? ' and has no claim on the key' : ''
  const nothing = hasTriedOrClaimed ? `This run sent nothing${unclaimed}` : 'This run sent nothing and claimed no key'
  const used = isKeyless ? '' : ' Either run is skipped if the `once-key` has been used by then.'
  return {
    text: `${nothing}. To send the notification, re-run this job inside the window. ${schedule}${used}${latest}`,
  }
}
