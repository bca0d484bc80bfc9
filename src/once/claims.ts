import { randomUUID } from 'node:crypto'
import { describe, Failure } from '../errors.ts'
import type { Limits, Reply } from '../github/git.ts'
import type { HttpClient } from '../http/client.ts'
import { backoff, withRetries } from '../http/retry.ts'
import { cancelledFailure } from '../push/failures.ts'
import type { ClaimedBy, ClaimRef, ClaimState, HeldClaim, KeyUse } from './claim.ts'
import { claimRef } from './key.ts'

/** What a claim records, so that whoever meets it knows where it comes from. */
export interface ClaimRecord {
  target: string
  title: string
}

export interface ClaimRequest {
  key: string
  record: ClaimRecord
  token: string
  http: HttpClient
  /** Where GitHub is. */
  github: { apiUrl: string; serverUrl: string }
  run: { repository: string; sha: string; id: string; attempt: number }
  /** For each request to GitHub; no more than 10 s are used. */
  timeoutMs: number
  signal: AbortSignal
}

/** At most one notification for a key: a claim on it, kept as a git ref of the repository (docs/delivery.md). */
export interface Claims {
  /** Claims the key, or returns the claim that another run holds. Throws a Failure if neither is certain. */
  claim(): Promise<'claimed' | HeldClaim>
  /** Whether the key was used, without claiming it. */
  look(): Promise<KeyUse>
  /** Deletes what claim() made, or may have made. */
  delete(): Promise<void>
  /** What is known of the claim of this run by now. */
  readonly state: ClaimState
}

const longestTimeoutMs = 10_000
/** Of a cancelled run, which has ten seconds to live. */
const lastTimeoutMs = 2_500
const retries = 2

/** Opens the claims of a key. Octokit is loaded here, and nowhere else. */
export async function openClaims(request: ClaimRequest): Promise<Claims> {
  const { key, record, token, http, github, run, signal } = request
  const { openGit } = await loadGit()
  const { apiUrl, serverUrl } = github
  const { repository, sha } = run
  const git = openGit({ apiUrl, repository, token, http })
  const ref = claimRef(key)
  const timeoutMs = Math.min(request.timeoutMs, longestTimeoutMs)
  const limits = (): Limits => ({ timeoutMs, signal })
  const place: ClaimRef = { key, ref, repository, serverUrl }

  /** What we know of a ref of ours; `maybe` where the answer to its creation got lost. */
  let own: 'none' | 'maybe' | 'held' = 'none'
  let ownTag = ''

  async function readHolder(): Promise<Reply<string>> {
    return again(() => git.readRef(ref, limits()), signal)
  }

  async function describeHolder(tag: string): Promise<HeldClaim> {
    const message = await again(() => git.readTag(tag, limits()), signal)
    const by = message.kind === 'done' ? parseRecord(message.data, serverUrl, repository) : undefined
    return { ...place, tag, ...(by && { by }) }
  }

  async function claim(): Promise<'claimed' | HeldClaim> {
    const date = new Date().toISOString()
    // Equal tag objects would be one object, and two jobs would both own it: hence the nonce.
    const content = JSON.stringify(
      { run: run.id, attempt: run.attempt, key, ...record, time: date, nonce: randomUUID() },
      null,
      2,
    )
    const tag = await git.createTag(ref.replace('refs/', ''), content, sha, date.replace(/\.\d+Z$/, 'Z'), limits())
    if (tag.kind !== 'done') throw unclaimed(tag, afterTag(tag))
    ownTag = tag.data

    own = 'maybe'
    const created = await git.createRef(ref, ownTag, limits())
    if (created.kind === 'done' && created.data === ownTag) {
      own = 'held'
      return 'claimed'
    }
    const exists = created.kind === 'refused' && created.status === 422 && /already exists/i.test(created.message)
    const certainlyNot = created.kind === 'refused' || (created.kind === 'lost' && !created.reached)
    if (certainlyNot && !exists) {
      own = 'none'
      throw unclaimed(created, afterRef(created))
    }
    return settle(exists, created)
  }

  /** Finds out whose the claim is where the answer to its creation did not say. */
  async function settle(exists: boolean, created: Reply<string>): Promise<'claimed' | HeldClaim> {
    const held = signal.aborted ? created : await readHolder()
    if (held.kind === 'done' && held.data === ownTag) {
      own = 'held'
      return 'claimed'
    }
    if (held.kind === 'done') {
      own = 'none'
      return describeHolder(held.data)
    }
    if (exists) {
      own = 'none'
      if (held.kind === 'refused' && held.status === 404) throw releasedMeanwhile()
      return place
    }
    if (signal.aborted) throw cancelledFailure('Claiming the key')
    throw unclaimed(created, afterRef(created), 'Could not determine whether the claim was made.')
  }

  async function look(): Promise<KeyUse> {
    const held = await readHolder()
    if (held.kind === 'done') return { kind: 'used', claim: await describeHolder(held.data) }
    if (held.kind === 'refused' && held.status === 404) return { kind: 'unused', ...place }
    return { kind: 'unknown', cause: held.message, ...place }
  }

  async function deleteClaim(): Promise<void> {
    if (own === 'none') return
    const attempt = async (number: number) => {
      const released = await giveUp(limits(), number > 1)
      return released ? { done: true } : { retry: false, waitMs: backoff(number) }
    }
    const quiet = { cancelled: () => false, onWait: () => {} }
    const released =
      (await withRetries<boolean>({ attempt, retries, signal, ...quiet })) ||
      // The signal of a cancelled run has done its work, and must not end this last request too.
      (signal.aborted && (await giveUp({ timeoutMs: Math.min(timeoutMs, lastTimeoutMs), signal: undefined }, true)))
    if (released) own = 'none'
  }

  /** Deletes the ref if it is ours. A deletion whose answer got lost may have been done, and the ref be another's by now. */
  async function giveUp(within: Limits, verify: boolean): Promise<boolean> {
    if (verify || own === 'maybe') {
      const held = await git.readRef(ref, within)
      if (held.kind === 'refused' && held.status === 404) return own === 'held'
      if (held.kind !== 'done') return false
      if (held.data !== ownTag) return true
      own = 'held'
    }
    const deleted = await git.deleteRef(ref, within)
    // A 422 may also say that a rule of the repository keeps the ref.
    const gone = deleted.kind === 'refused' && deleted.status === 422 && /does not exist/i.test(deleted.message)
    return deleted.kind === 'done' || gone
  }

  function releasedMeanwhile() {
    return new Failure({
      reason: 'claim-failed',
      title: 'Claim released meanwhile',
      message: `Another run held the claim of "${key}" and gave it up a moment later, since it did not send.`,
      hint: 'Run this again.',
    })
  }

  return {
    claim,
    look,
    delete: deleteClaim,
    get state(): ClaimState {
      return own === 'none' ? { kind: 'none' } : { kind: own, tag: ownTag, ...place }
    },
  }
}

// As it loads, the toolkit reads the event file of the run, and throws where that is not JSON.
async function loadGit() {
  try {
    return await import('../github/git.ts')
  } catch (cause) {
    throw new Failure({
      reason: 'claim-failed',
      title: 'Claim failed',
      message: `The toolkit for GitHub could not be loaded (${describe(cause)}).`,
      hint: 'Check the runner: the file that GITHUB_EVENT_PATH names should be JSON.',
      cause,
    })
  }
}

/** Reads are safe to repeat. */
function again<T>(read: () => Promise<Reply<T>>, signal: AbortSignal): Promise<Reply<T>> {
  return withRetries<Reply<T>>({
    attempt: async number => {
      const reply = await read()
      return reply.kind === 'lost' && !reply.cancelled ? { retry: reply, waitMs: backoff(number) } : { done: reply }
    },
    retries,
    signal,
    cancelled: last => last,
    onWait: () => {},
  })
}

function unclaimed(reply: Reply<unknown>, hint: string, further = ''): Failure {
  if (reply.kind === 'lost' && reply.cancelled) return cancelledFailure('Claiming the key')
  const message = reply.kind === 'done' ? 'GitHub created another ref than was asked for' : reply.message
  return new Failure({
    reason: 'claim-failed',
    title: 'Claim failed',
    message: `The key of \`once-key\` could not be claimed in the repository (${message}).${further && ` ${further}`}`,
    hint,
  })
}

const later = 'Run this again when GitHub answers.'
const isRefused = (reply: Reply<unknown>, ...statuses: number[]) =>
  reply.kind === 'refused' && statuses.includes(reply.status)

/** What to do where GitHub did not make the tag object. */
function afterTag(reply: Reply<unknown>): string {
  if (isRefused(reply, 401)) return 'Give a `github-token` that is valid; that of the job is `github.token`.'
  if (isRefused(reply, 403, 404)) {
    return 'Give the job the permission `contents: write`, or a `github-token` that may write to this repository.'
  }
  return isRefused(reply, 409, 422) ? 'Check that the commit of this run is in this repository.' : later
}

/**
 * What to do where it made that, but not the ref. GitHub refuses one to a commit whose workflow files are those of no branch,
 * as in a late re-run, to a token without the permission `workflows`, which that of a job can never have.
 */
function afterRef(reply: Reply<unknown>): string {
  if (isRefused(reply, 403, 404)) {
    return 'The `github-token` may write, so it is this ref that it may not make. If the workflow files of this commit differ from those of every branch, as in a re-run after they were changed, give a token that has the permission `workflows` too, or start a new run from a branch.'
  }
  return isRefused(reply, 409, 422)
    ? 'Look for a rule of the repository that keeps such a ref from being made, and run this again.'
    : later
}

function parseRecord(message: string, serverUrl: string, repository: string): ClaimedBy | undefined {
  try {
    const { run, attempt, time } = JSON.parse(message) as Partial<Record<string, unknown>>
    if (typeof run !== 'string' || !/^\d+$/.test(run)) return undefined
    const url = `${serverUrl}/${repository}/actions/runs/${run}`
    return { run, attempt: Number(attempt) || 1, time: String(time), url }
  } catch {
    return undefined
  }
}
