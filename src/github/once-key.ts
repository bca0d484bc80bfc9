import { createHash, randomUUID } from 'node:crypto'
import { parseJson } from '../json.ts'

// What a claim consists of: the ref that its key gives, and the record in its tag object.

/** A key, and the period that it counts for if it has one: `2026-11-21`. */
export interface PeriodicKey {
  key: string
  period?: string
}

/** The ref for a key, and the repository that it is in. */
export interface ClaimRef {
  /** The whole key, its period included. */
  key: string
  /** `refs/web-push/<slug>-<hash>`. */
  ref: string
  /** `owner/name`. */
  repository: string
  /** Where that repository is: `https://github.com`. */
  serverUrl: string
}

/** A claim that another run holds, as its tag object records it. */
export interface HeldClaim extends ClaimRef {
  /** The object that the ref pointed to. */
  tag: string
  /** Who claimed the key; absent if the tag object could not be read, or is not a record of this action. */
  by?: ClaimedBy
}

/**
 * What is known of the claim of this run. `held`: the ref pointed to `tags[0]`, our tag object. `maybe`: the ref may
 * point to one of our `tags`, or may still be created so, or may be the claim of another run. So every command that is
 * printed checks the tag object before it deletes the ref.
 */
export type ClaimState = { kind: 'none' } | ({ kind: 'held' | 'maybe'; tags: readonly string[] } & ClaimRef)

/** What a check of a key finds, without claiming it; `cause` says why the action could not find out. */
export type KeyUse =
  | ({ kind: 'unused' } & ClaimRef)
  | { kind: 'used'; claim: HeldClaim }
  | ({ kind: 'unknown'; cause: string } & ClaimRef)

const maxSlug = 60

/**
 * The git ref for a key, and for its period if it has one: `refs/web-push/<slug>-<hash>`. The hash (12 hex digits of
 * the SHA-256 of both in UTF-8) makes it unique; the slug is for people. The slug of a long key is cut before its
 * period.
 */
export function claimRef(key: string, period?: string): string {
  const hash = createHash('sha256').update(wholeKey(key, period)).digest('hex').slice(0, 12)
  const suffix = period === undefined ? '' : `-${period.toLowerCase()}`
  const words = key.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const slug = words.slice(0, maxSlug - suffix.length).replace(/^-|-$/g, '')
  return `refs/web-push/${slug || 'key'}${suffix}-${hash}`
}

/** The key as it is reported and recorded. */
export const wholeKey = (key: string, period?: string): string => (period === undefined ? key : `${key} ${period}`)

/** Whether a key holds the id of a run, as `${{ github.run_id }}` does, so that another run has another key. */
export const holdsRunId = (key: string, runId: string): boolean => key.match(/\d+/g)?.includes(runId) ?? false

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

/** Who claimed a key, and for what, as the record says. Anybody who may write to the repository can forge it. */
export interface ClaimedBy {
  /** Digits only. */
  run: string
  attempt: number
  /** ISO 8601, UTC. */
  time: string
  /** The page of the run. */
  url: string
  /** The title of the notification. */
  title?: string
  /** To whom: `all` or `audience 101`. */
  target?: string
}

/** Reads the message of a tag object; undefined if it is not a record of this action. */
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
