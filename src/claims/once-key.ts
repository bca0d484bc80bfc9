import { createHash, randomUUID } from 'node:crypto'
import { parseJson } from '../base/json.ts'
import type { OutsideText } from '../base/outside-text.ts'

// A claim is a git ref that points to a tag object. The key determines the ref's name, and the tag object's message is
// the record of the claim.

/** What a claim is made from. `run.sha` is the commit of the run. */
export interface OnceKey {
  key: string
  /** Such as `2026-11-21`. Set if `once-per` is set. */
  period?: string
  record: Pick<ClaimRecord, 'target' | 'title'>
  serverUrl: string
  run: { repository: string; sha: string; id: string; attempt: number }
}

/** The ref for a key, and the repository it belongs to. The ref may not exist yet. */
export interface ClaimRef {
  /** The key, followed by its period if `once-per` is set. */
  key: string
  /** The full name of the ref: `refs/web-push/<slug>-<hash>`. */
  ref: string
  repository: string
  serverUrl: string
}

/** Another run's claim, as read from its tag object. */
export interface OtherClaim extends ClaimRef {
  /** The SHA of the object that the ref pointed to. */
  tagObject: string
  /** The run that claimed the key. Undefined if the tag object cannot be read or is not a valid record. */
  by?: ClaimedBy
}

/**
 * What a run knows about its claim. If the claim is `held`, the ref pointed to this run's tag object, `tagObjects[0]`,
 * when GitHub last responded, and GitHub may still create it for the others. If the claim is `maybe`, the ref may point
 * to one of this run's `tagObjects`, may not exist yet, or may be another run's claim. That is why every command in a
 * report checks the tag object before it deletes the ref.
 */
export type ClaimState = { kind: 'none' } | PossibleClaim

export interface PossibleClaim extends ClaimRef {
  kind: 'held' | 'maybe'
  tagObjects: readonly string[]
  /** Whether GitHub may still carry out a request to create the ref. */
  mayStillBeCreated: boolean
  /** Whether GitHub may still carry out a request to delete the ref, and may then delete a later claim. */
  isDeletionInDoubt: boolean
}

/** The result of checking a key without claiming it. `cause` says why the check failed. */
export type KeyUse =
  | ({ kind: 'unused' } & ClaimRef)
  | { kind: 'used'; claim: OtherClaim }
  | ({ kind: 'unknown'; cause: string } & ClaimRef)

/**
 * The longest time between a look at the claim and the hand-over of the POST. If a run is paused for longer, people may
 * think that it has ended and delete its claim. Another run may then send the notification.
 */
export const maxClaimAgeMs = 30_000

const maxSlug = 60

/**
 * Returns the git ref for a key and its optional period: `refs/web-push/<slug>-<hash>`. The hash, which makes the ref
 * unique, is the first 12 hex digits of the SHA-256 of the key and period in UTF-8. The slug helps people recognize the
 * key. It includes only the beginning of a long key, but always the whole period.
 */
export function claimRef(key: string, period?: string): string {
  const hash = createHash('sha256').update(wholeKey(key, period)).digest('hex').slice(0, 12)
  const suffix = period === undefined ? '' : `-${period.toLowerCase()}`
  const words = key.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const slug = words.slice(0, maxSlug - suffix.length).replace(/^-|-$/g, '')
  return `refs/web-push/${slug || 'key'}${suffix}-${hash}`
}

/** Returns the key together with its period, as reports and records show it. */
export const wholeKey = (key: string, period?: string): string => (period === undefined ? key : `${key} ${period}`)

/** The JSON in the message of a claim's tag object. */
export interface ClaimRecord {
  run: string
  attempt: number
  key: string
  target: string
  title: string
}

/**
 * Returns the message for a tag object. Git stores identical objects only once, so without the nonce, two jobs could
 * create the same tag object and both own the claim.
 */
export function writeRecord(record: ClaimRecord, time: Date): string {
  return JSON.stringify({ ...record, time: time.toISOString(), nonce: randomUUID() }, null, 2)
}

/**
 * What a record says about the run that claimed the key. Anyone with write access to the repository can forge a record.
 */
export interface ClaimedBy {
  /** The run id, which contains only digits. */
  run: string
  runAttempt: number
  /**
   * `earlier-attempt` means an earlier attempt of this run, which has ended. `same-attempt` means a job or step of this
   * attempt.
   */
  relation: 'another-run' | 'earlier-attempt' | 'same-attempt'
  /** An ISO 8601 time in UTC. */
  time: string
  /** The page of the run attempt. */
  url: string
  title?: string
  /** The recipients, such as `all` or `audience 101`. */
  target?: string
}

/**
 * Parses the message of a tag object. Returns the key on record, with its period, and the run that claimed it, or
 * undefined if the message is not a valid record. `own` is the run that reads the record.
 */
export function readRecord(
  message: OutsideText,
  { run: own, serverUrl }: Pick<OnceKey, 'run' | 'serverUrl'>,
): { key: OutsideText; by: ClaimedBy } | undefined {
  const { key, run, attempt, time, title, target }: Partial<Record<string, unknown>> = Object(parseJson(message.raw))
  if (typeof key !== 'string') return undefined
  if (typeof run !== 'string' || !/^\d{1,20}$/.test(run)) return undefined
  if (typeof attempt !== 'number' || !Number.isSafeInteger(attempt) || attempt < 1) return undefined
  if (typeof time !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(time)) return undefined
  const by: ClaimedBy = {
    run,
    runAttempt: attempt,
    relation: relationOf(run, attempt, own),
    time,
    url: `${serverUrl}/${own.repository}/actions/runs/${run}/attempts/${attempt}`,
    title: typeof title === 'string' ? message.part(title).shown : undefined,
    target: typeof target === 'string' && /^(all|audience \d{1,16})$/.test(target) ? target : undefined,
  }
  return { key: message.part(key), by }
}

function relationOf(run: string, attempt: number, own: OnceKey['run']): ClaimedBy['relation'] {
  if (run !== own.id) return 'another-run'
  return attempt < own.attempt ? 'earlier-attempt' : 'same-attempt'
}
