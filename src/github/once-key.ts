import { createHash } from 'node:crypto'
import type { ClaimedBy } from './claim-record.ts'

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

/** A claim that a run holds, as its tag object records it. */
export interface HeldClaim extends ClaimRef {
  /** The object that the ref pointed to. */
  tag: string
  /** Who claimed the key; absent if the tag object could not be read, or is not a record of this action. */
  by?: ClaimedBy
}

/**
 * What is known of the claim of this run. `held`: the ref points to `tag`, our tag object. `maybe`: GitHub was asked to
 * create the ref, no answer said whether it did, and it may still do so; the ref may be another run's meanwhile. Anyone
 * whom a message asks to delete it must do so only while the ref points to `tag`.
 */
export type ClaimState = { kind: 'none' } | ({ kind: 'held' | 'maybe'; tag: string } & ClaimRef)

/** What a check of a key finds, without claiming it; `cause` says why that could not be found out. */
export type KeyUse =
  | ({ kind: 'unused' } & ClaimRef)
  | { kind: 'used'; claim: HeldClaim }
  | ({ kind: 'unknown'; cause: string } & ClaimRef)

const maxSlug = 60

/**
 * The git ref for a key, and for its period if it has one: `refs/web-push/<slug>-<hash>`. The hash (12 hex
 * digits of the SHA-256 of both in UTF-8) makes it unique, the slug tells a person what it is; that of a long key is
 * cut before its period.
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
