import { randomUUID } from 'node:crypto'
import { parseJson } from '../json.ts'

/** What the tag object of a claim says in its message, as JSON. */
export interface ClaimRecord {
  run: string
  attempt: number
  key: string
  target: string
  title: string
}

/**
 * The message of a tag object. Equal tag objects would be one object, and two jobs would both own it: hence the nonce.
 */
export function writeRecord(record: ClaimRecord, time: Date): string {
  return JSON.stringify({ ...record, time: time.toISOString(), nonce: randomUUID() }, null, 2)
}

/**
 * Who claimed the key, and for what; undefined if the message is not a record of this action. Anybody who may write can
 * forge one.
 */
export function readRecord(message: string, runsUrl: string): ClaimedBy | undefined {
  const { run, attempt, time, title, target }: Partial<Record<string, unknown>> = Object(parseJson(message))
  if (typeof run !== 'string' || !/^\d{1,20}$/.test(run)) return undefined
  if (typeof attempt !== 'number' || !Number.isSafeInteger(attempt) || attempt < 1) return undefined
  if (typeof time !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(time)) return undefined
  return {
    run,
    attempt,
    time,
    url: `${runsUrl}/${run}`,
    title: typeof title === 'string' ? title : undefined,
    target: typeof target === 'string' && /^(all|audience \d{1,16})$/.test(target) ? target : undefined,
  }
}

/** Who claimed a key, and for what, as the record says. */
export interface ClaimedBy {
  /** Digits only. */
  run: string
  attempt: number
  /** ISO 8601, UTC. */
  time: string
  /** The page of the run. */
  url: string
  /** What was to be sent, as anybody who may write could have recorded it: the title. */
  title?: string
  /** To whom: `all` or `audience 101`. */
  target?: string
}
