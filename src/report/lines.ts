import type { Content, Source } from '../content/merge.ts'
import { quoted } from '../inputs/rules.ts'
import type { ChosenTarget } from '../push/target.ts'
import { headline } from './message.ts'
import type { FinishedRun, Guards } from './result.ts'

/** `Content: title and message from the event; icon_url from the inputs.` */
export function contentLine({ sources }: Content, extraFields: Record<string, unknown>): string {
  const places: [Source, string][] = [
    ['input', 'the inputs'],
    ['file', 'the file'],
    ['release', 'the release'],
    ['event', 'the event'],
  ]
  const parts = places.flatMap(([source, place]) => {
    const fields = Object.entries(sources).flatMap(([field, from]) => (from === source ? [field] : []))
    return fields.length > 0 ? [`${fields.join(', ')} from ${place}`] : []
  })
  const extra = Object.keys(extraFields)
  if (extra.length > 0) parts.push(`${extra.join(', ')} from extra-fields`)
  return `Content: ${parts.join('; ')}.`
}

/** Who receives it, in a sentence. */
export function targetLine(target: ChosenTarget): string {
  if (target.type === 'all') return 'To: every subscriber of the site (the service does not report how many).'
  const { id, name, reach } = target.audience
  const who = name === undefined ? `the audience ${id}` : `the audience "${name}" (id ${id})`
  return `To: ${who}${reach === undefined ? '' : `, ${count(reach, 'subscriber')}`}.`
}

/** What could keep this from being sent, so that a guard that a typing error switched off is missed. */
export function guardLine(guards: Guards): string {
  return `Guards: ${guardTexts(guards).join(', ') || 'none (max-reach, check-urls and once-key are not set)'}.`
}

/** Each guard with its value: `max-reach 5000`. */
export function guardTexts({ maxReach, checkUrls, onceKey }: Guards): string[] {
  return [
    ...(maxReach === undefined ? [] : [`max-reach ${maxReach}`]),
    ...(checkUrls ? ['check-urls'] : []),
    ...(onceKey === undefined ? [] : [`once-key ${quoted(onceKey)}`]),
  ]
}

/** How the run ended, in a sentence; failures and skipped runs have an annotation of their own. */
export function closingLine({ result, attempts, response }: FinishedRun): string {
  const text = headline(result.outcome)
  if (result.outcome !== 'sent') return `${text}.`
  const tries = attempts > 1 ? ` at attempt ${attempts}` : ''
  return `${text}${tries}: the service responded ${response?.statusCode} at ${result.sentAt.toISOString()}.`
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
