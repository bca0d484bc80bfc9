import { randomUUID } from 'node:crypto'
import type { ClaimedBy } from './claim.ts'

/** What the tag object of a claim says in its message, as JSON. */
export interface ClaimRecord {
  run: string
  attempt: number
  key: string
  target: string
  title: string
}

/** The message of a tag object. Equal tag objects would be one object, and two jobs would both own it: hence the nonce. */
export function writeRecord({ run, attempt, ...rest }: ClaimRecord, time: Date): string {
  return JSON.stringify({ run, attempt, ...rest, time: time.toISOString(), nonce: randomUUID() }, null, 2)
}

/** Who claimed the key; undefined if the message is not a record of this action. Anybody who may write can forge one. */
export function readRecord(message: string, runsUrl: string): ClaimedBy | undefined {
  const { run, attempt, time } = parsed(message)
  if (typeof run !== 'string' || !/^\d{1,20}$/.test(run)) return undefined
  if (typeof attempt !== 'number' || !Number.isSafeInteger(attempt) || attempt < 1) return undefined
  if (typeof time !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(time)) return undefined
  return { run, attempt, time, url: `${runsUrl}/${run}` }
}

function parsed(message: string): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(message))
  } catch {
    return {}
  }
}
