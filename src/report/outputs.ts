import { Failure, type Reason } from '../errors.ts'
import type { Audience } from '../push/audience.ts'
import type { Preview } from './preview-result.ts'
import type { FinishedSend } from './send-result.ts'

// Every output of each action, in the order of its manifest; empty if it does not apply.

export function sendOutputs({ attempts, result, response, payload, target }: FinishedSend) {
  const audience = target?.type === 'audience' ? target.audience : undefined
  return {
    outcome: result.outcome,
    reason: 'failure' in result ? result.failure.reason : 'reason' in result ? result.reason : '',
    'status-code': text(response?.statusCode),
    response: response?.body ?? '',
    payload: payload ?? '',
    'audience-id': text(audience?.id),
    'audience-name': audience?.name ?? '',
    'audience-reach': text(audience?.reach),
    attempts: text(attempts),
    'sent-at': result.outcome === 'sent' ? result.sentAt.toISOString() : '',
  }
}

/** A number as the text of an output. */
const text = (value: number | undefined) => (value === undefined ? '' : String(value))

/** `audiences` is a JSON list. */
export function audiencesOutputs(list: readonly Audience[] | Failure) {
  if (list instanceof Failure) return { audiences: '', count: '', reason: list.reason }
  return { audiences: JSON.stringify(list), count: String(list.length), reason: '' }
}

/**
 * `payloads` is a JSON list of what each file would send; there is none if anything is wrong, for this reason. `files`
 * is one of their names; there is none if the inputs may name other files.
 */
export function previewOutputs(preview: Preview, reason: Reason | '', summaryUrl: string) {
  const { notifications, problems, extraFields, failure } = preview
  const list = notifications.map(({ file, content }) => ({
    file,
    payload: { ...content?.notification, ...extraFields },
  }))
  const files = notifications.map(({ file }) => file).filter(file => file !== '')
  return {
    payloads: reason ? '' : JSON.stringify(list),
    files: failure || problems.length > 0 ? '' : JSON.stringify(files),
    'summary-url': summaryUrl,
    count: failure ? '' : String(list.length),
    reason,
  }
}
