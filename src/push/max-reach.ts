import { Failure } from '../errors.ts'
import { quote, type Redact } from '../text.ts'
import type { ResolvedAudience } from './find-audience.ts'

/** Refuses an audience that is larger than was thought. */
export function checkReach({ id, name, reach }: ResolvedAudience, maxReach: number | undefined, redact: Redact): void {
  if (maxReach === undefined || reach === undefined) return
  const who = `The audience ${id}${name ? ` (${quote(redact(name))})` : ''}`
  if (reach < 0) {
    throw new Failure({
      reason: 'bad-audience-list',
      title: 'Unusable audience list',
      message: `${who} has a reach of ${reach}, which is not a number of subscribers, so \`max-reach\` cannot be checked.`,
      hint: 'Look in the panel of your push service how many subscribers it has; to send without this check, remove `max-reach`.',
    })
  }
  if (reach <= maxReach) return
  throw new Failure({
    reason: 'reach-exceeded',
    title: 'Audience too large',
    message: `${who} has a reach of ${reach}, more than max-reach allows (${maxReach}).`,
    hint: 'Check that it is the audience you mean; if it is, raise `max-reach`.',
  })
}
