import type { Position } from '../base/problems.ts'
import { quote } from '../base/text.ts'
import type { OnceKey } from '../claims/once-key.ts'
import type { Content, Source } from '../content/given.ts'
import type { SendSettings } from '../inputs/settings.ts'
import type { Target } from '../push/audience.ts'
import type { ChosenRelease } from '../release/release-filter.ts'
import { durationText, messageSourceTexts, releaseText } from './announcement-texts.ts'
import { counted, type LinkedText } from './markup.ts'

/** Formats text for the log. Puts the command, if there is one, on its own line so that people can copy it. */
export const logText = ({ text, url, command }: LinkedText): string =>
  `${text}${url ? ` ${url}` : ''}${command ? `\n${command}` : ''}`

/**
 * A message shown in addition to the outcome. It becomes a log line if its level is `note`, and an annotation
 * otherwise.
 */
export interface LogEntry extends LinkedText {
  level: 'error' | 'warning' | 'notice' | 'note'
  /** The annotation's title. Defaults to `Advice`. */
  title?: string
  /** The place in a file of the workspace where GitHub shows the annotation. */
  at?: Position & { file: string }
}

// The lines that the send action logs before it sends the notification.

const sourceNames: Record<Source, string> = {
  input: 'the inputs',
  file: 'the file',
  release: 'the release',
  event: 'the event',
}

/** Says where each field comes from: `Content: icon_url from the inputs; title, message from the event.` */
export function contentLine({ sources, messageSource }: Content, extraFields: Record<string, unknown>): string {
  const nameOf = (field: string) =>
    field === 'message' && messageSource ? `message (${messageSourceTexts[messageSource]})` : field
  const fieldsFrom = (source: string) => Object.entries(sources).filter(([, from]) => from === source)
  const parts = Object.entries(sourceNames).flatMap(([source, sourceName]) => {
    const names = fieldsFrom(source).map(([field]) => nameOf(field))
    return names.length > 0 ? [`${names.join(', ')} from ${sourceName}`] : []
  })
  const extra = Object.keys(extraFields)
  if (extra.length > 0) parts.push(`${extra.join(', ')} from extra-fields`)
  return `Content: ${parts.join('; ')}.`
}

export const releaseLine = (release: ChosenRelease): string => `Release: ${releaseText(release)}.`

export function targetLine(target: Target): string {
  if (target.type === 'all') return 'To: every subscriber of the site (the service does not report how many).'
  const { id, name, reach } = target.audience
  const who = name === undefined ? `the audience ${id}` : `the audience ${quote(name)} (id ${id})`
  const howMany = reach === undefined ? '' : `, ${counted(reach, 'subscriber')}`
  return `To: ${who}${howMany}.`
}

/** Lists the checks that can prevent the send, so that people notice if a typo has turned off a check. */
export function checksLine(checks: readonly string[]): string {
  return `Checks: ${checks.join(', ') || 'none (max-reach, check-urls and once-key are not set)'}.`
}

/** Returns the checks that the settings turn on, with their values, such as `max-reach 5000`. */
export function checkTexts(settings: SendSettings, onceKey?: Pick<OnceKey, 'key' | 'period'>): string[] {
  const { maxReach, releaseLevel, maxAge, sendBetween, timeZone = 'UTC', checkUrls, expectedPayload } = settings
  const wholeKey = onceKey && [onceKey.key, onceKey.period].filter(Boolean).join(' ')
  const texts = [
    maxReach !== undefined && `max-reach ${maxReach}`,
    releaseLevel !== undefined && `release-level ${releaseLevel}`,
    maxAge !== undefined && `max-age ${durationText(maxAge)}`,
    sendBetween !== undefined && `send-between ${sendBetween.text} (${timeZone})`,
    checkUrls !== undefined && `check-urls${checkUrls.wait > 0 ? ` ${durationText(checkUrls.wait)}` : ''}`,
    expectedPayload !== undefined && 'expected-payload',
    wholeKey !== undefined && `once-key ${quote(wholeKey)}`,
  ]
  return texts.filter(text => text !== false)
}
