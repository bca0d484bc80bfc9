import type { Result } from './result.ts'

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

/** What the outputs say of a run; empty where a value does not apply. */
export function outputsOf({ attempts, conclusion, delivery, payload, target }: Result): Outputs {
  const audience = target?.type === 'audience' ? target.audience : undefined
  return {
    outcome: conclusion.outcome,
    reason: 'failure' in conclusion ? conclusion.failure.reason : 'reason' in conclusion ? conclusion.reason : '',
    'status-code': text(delivery?.statusCode),
    response: delivery?.response ?? '',
    payload: payload ?? '',
    'audience-id': text(audience?.id),
    'audience-name': audience?.name ?? '',
    'audience-reach': text(audience?.reach),
    attempts: text(attempts),
    'sent-at': conclusion.outcome === 'sent' ? conclusion.sentAt.toISOString() : '',
  }
}

const text = (value: number | undefined) => (value === undefined ? '' : String(value))
