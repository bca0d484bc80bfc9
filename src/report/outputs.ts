import { Failure, type Reason } from '../base/failure.ts'
import type { Audience } from '../push/audience.ts'
import type { Preview } from './preview-result.ts'
import type { FinishedSend, Result } from './send-result.ts'

// Each exported function returns all outputs of one action, in the same order as in its manifest. Outputs that do not
// apply are empty strings.

export function sendOutputs({ attempts, result, response, payload, target }: FinishedSend) {
  const audience = target?.type === 'audience' ? target.audience : undefined
  return {
    outcome: result.outcome,
    reason: reasonOfSend(result),
    'status-code': text(response?.statusCode),
    response: response?.body ?? '',
    payload: payload ?? '',
    'audience-id': text(audience?.id),
    'audience-name': audience?.name ?? '',
    'audience-reach': text(audience?.reach),
    attempts: text(attempts),
    'sent-at': result.outcome === 'sent' ? result.sentAt.toISOString() : '',
    'notification-id': (result.outcome === 'sent' && result.notificationId) || '',
  }
}

/** Returns the reason code of a failed or skipped send, or an empty string for `sent` and `dry-run`. */
function reasonOfSend(result: Result): Reason | '' {
  if (result.outcome === 'skipped') return result.reason
  return 'failure' in result ? result.failure.reason : ''
}

const text = (value: number | undefined) => (value === undefined ? '' : String(value))

export function audiencesOutputs(list: readonly Audience[] | Failure) {
  if (list instanceof Failure) return { audiences: '', count: '', reason: list.reason }
  return { audiences: JSON.stringify(list), count: String(list.length), reason: '' }
}

/**
 * `payloads` is a JSON list of files and their payloads, or an empty string if the preview failed. `files` is a JSON
 * list of file names, or an empty string if an input has a problem or the preview stopped early.
 */
export function previewOutputs(preview: Preview, reason: Reason | '', summaryUrl: string) {
  const { notifications, problems: inputProblems, extraFields, failure } = preview
  const list = notifications.map(({ file, content }) => ({
    file,
    payload: { ...content?.notification, ...extraFields },
  }))
  // A notification that comes only from inputs has no file.
  const files = notifications.map(({ file }) => file).filter(file => file !== '')
  return {
    payloads: reason ? '' : JSON.stringify(list),
    files: failure || inputProblems.length > 0 ? '' : JSON.stringify(files),
    'summary-url': summaryUrl,
    count: failure ? '' : String(list.length),
    reason,
  }
}
