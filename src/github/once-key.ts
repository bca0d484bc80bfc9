import { createHash, randomUUID } from 'node:crypto'
import { parseJson } from '../json.ts'

// A claim consists of a ref and a record. The name of the ref is made from the key. The ref points to a tag object with
// the record.

/** A key, and its period if the key has one: `2026-11-21`. */
export interface PeriodicKey {
  key: string
  period?: string
}

/** The ref for a key, and the repository that contains it. */
export interface ClaimRef {
  /** The whole key, including its period. */
  key: string
  /** `refs/web-push/<slug>-<hash>`. */
  ref: string
  /** `owner/name`. */
  repository: string
  /** The GitHub server of that repository: `https://github.com`. */
  serverUrl: string
}

/** The claim of another run, according to its tag object. */
export interface HeldClaim extends ClaimRef {
  /** The object that the ref pointed to. */
  tag: string
  /** The run that claimed the key. Absent if the tag object is unreadable, or is not a record of this action. */
  by?: ClaimedBy
}

/**
 * Our knowledge about this run's claim. With `held`, the ref pointed to `tags[0]`, our tag object. With `maybe`, the
 * ref may point to one of our `tags`, GitHub may still create it for one, or it may be another run's claim. So every
 * printed command checks the tag object before it deletes the ref.
 */
export type ClaimState = { kind: 'none' } | ({ kind: 'held' | 'maybe'; tags: readonly string[] } & ClaimRef)

/** The result of checking a key without claiming it. `cause` is the reason for a failed check. */
export type KeyUse =
  | ({ kind: 'unused' } & ClaimRef)
  | { kind: 'used'; claim: HeldClaim }
  | ({ kind: 'unknown'; cause: string } & ClaimRef)

const maxSlug = 60

/**
 * Returns the git ref for a key and its period, if any: `refs/web-push/<slug>-<hash>`. The hash makes the ref unique:
 * 12 hex digits of the SHA-256 of key and period in UTF-8. The slug is for people. A long key is shortened in the slug,
 * but its period is not.
 */
export function claimRef(key: string, period?: string): string {
  const hash = createHash('sha256').update(wholeKey(key, period)).digest('hex').slice(0, 12)
  const suffix = period === undefined ? '' : `-${period.toLowerCase()}`
  const words = key.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const slug = words.slice(0, maxSlug - suffix.length).replace(/^-|-$/g, '')
  return `refs/web-push/${slug || 'key'}${suffix}-${hash}`
}

/** Returns the key and its period, as reports and records show them. */
export const wholeKey = (key: string, period?: string): string => (period === undefined ? key : `${key} ${period}`)

/** Whether a key contains this run's id (as with `${{ github.run_id }}`), so that no other run has the same key. */
export const holdsRunId = (key: string, runId: string): boolean => key.match(/\d+/g)?.includes(runId) ?? false

/** The message of a claim's tag object, as JSON. */
export interface ClaimRecord {
  run: string
  attempt: number
  key: string
  target: string
  title: string
}

/**
 * Returns the message of a tag object. The nonce makes the tag objects of two jobs different. Git stores equal objects
 * once, so both jobs would own the same claim.
 */
export function writeRecord(record: ClaimRecord, time: Date): string {
  return JSON.stringify({ ...record, time: time.toISOString(), nonce: randomUUID() }, null, 2)
}

/**
 * The run that claimed a key, and its notification, according to the record. Anybody with write access to the
 * repository can forge a record.
 */
export interface ClaimedBy {
  /** Digits only. */
  run: string
  attempt: number
  /** ISO 8601, UTC. */
  time: string
  /** The URL of the run. */
  url: string
  /** The title of the notification. */
  title?: string
  /** The recipients: `all` or `audience 101`. */
  target?: string
}

/** Reads the message of a tag object. Returns undefined if the message is not a record of this action. */
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
