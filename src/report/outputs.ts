import type { FinishedRun } from './result.ts'

/** Every output of the send action, in the order of action.yml. */
export const outputNames = [
  'outcome',
  'reason',
  'status-code',
  'response',
  'payload',
  'audience-id',
  'audience-name',
  'audience-reach',
  'attempts',
  'sent-at',
] as const

export type Outputs = Record<(typeof outputNames)[number], string>

/** What the outputs say of a run; empty if a value does not apply. */
export function outputsOf({ attempts, result, response, payload, target }: FinishedRun): Outputs {
  const audience = target?.type === 'audience' ? target.audience : undefined
  return {
    outcome: result.outcome,
    reason: 'failure' in result ? result.failure.reason : 'reason' in result ? result.reason : '',
    'status-code': text(response?.statusCode),
    response: response?.response ?? '',
    payload: payload ?? '',
    'audience-id': text(audience?.id),
    'audience-name': audience?.name ?? '',
    'audience-reach': text(audience?.reach),
    attempts: text(attempts),
    'sent-at': result.outcome === 'sent' ? result.sentAt.toISOString() : '',
  }
}

const text = (value: number | undefined) => (value === undefined ? '' : String(value))
