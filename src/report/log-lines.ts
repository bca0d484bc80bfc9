import type { Source } from '../content/field-rules.ts'
import type { Content } from '../content/precedence.ts'
import type { ChosenRelease } from '../content/release-level-and-age.ts'
import type { PeriodicKey } from '../github/once-key.ts'
import type { SendSettings } from '../inputs/settings.ts'
import type { Target } from '../push/target.ts'
import { quote } from '../text.ts'
import { messageSourceText } from './advice.ts'
import { durationText, releaseText } from './announcement-texts.ts'

// The lines that the log of a send shows before the request.

const sourceNames: Record<Source, string> = {
  input: 'the inputs',
  file: 'the file',
  release: 'the release',
  event: 'the event',
}

/** `Content: title and message from the event; icon_url from the inputs.` */
export function contentLine({ sources, messageSource }: Content, extraFields: Record<string, unknown>): string {
  const parts = Object.entries(sourceNames).flatMap(([source, name]) => {
    const named = (field: string) =>
      field === 'message' && messageSource ? `message (${messageSourceText(messageSource)})` : field
    const fields = Object.entries(sources).flatMap(([field, from]) => (from === source ? [named(field)] : []))
    return fields.length > 0 ? [`${fields.join(', ')} from ${name}`] : []
  })
  const extra = Object.keys(extraFields)
  if (extra.length > 0) parts.push(`${extra.join(', ')} from extra-fields`)
  return `Content: ${parts.join('; ')}.`
}

/** Which release is announced. */
export const releaseLine = (release: ChosenRelease): string => `Release: ${releaseText(release)}.`

/** Who receives it, in a sentence. */
export function targetLine(target: Target): string {
  if (target.type === 'all') return 'To: every subscriber of the site (the service does not report how many).'
  const { id, name, reach } = target.audience
  const who = name === undefined ? `the audience ${id}` : `the audience "${name}" (id ${id})`
  return `To: ${who}${reach === undefined ? '' : `, ${reach} subscriber${reach === 1 ? '' : 's'}`}.`
}

/** What could keep it from being sent, so that a guard that a typing error switched off is missed. */
export function checksLine(checks: readonly string[]): string {
  return `Checks: ${checks.join(', ') || 'none (max-reach, check-urls and once-key are not set)'}.`
}

/** Each guard of these settings with its value: `max-reach 5000`. */
export function checkTexts(settings: SendSettings, onceKey?: PeriodicKey): string[] {
  const { maxReach, releaseLevel, maxAge, sendBetween, timeZone = 'UTC', checkUrls, expectedPayload } = settings
  const wholeKey = onceKey && [onceKey.key, onceKey.period].filter(Boolean).join(' ')
  const texts = [
    maxReach === undefined ? undefined : `max-reach ${maxReach}`,
    releaseLevel && `release-level ${releaseLevel}`,
    maxAge === undefined ? undefined : `max-age ${durationText(maxAge)}`,
    sendBetween && `send-between ${sendBetween.text} (${timeZone})`,
    checkUrls && 'check-urls',
    expectedPayload !== undefined && 'expected-payload',
    wholeKey === undefined ? undefined : `once-key ${quote(wholeKey)}`,
  ]
  return texts.filter(text => typeof text === 'string')
}
