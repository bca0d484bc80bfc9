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
  /** The object that the ref pointed to; absent if GitHub only said that the ref exists. */
  tag?: string
  /** Who claimed the key; absent if the tag object could not be read, or is not a record of this action. */
  by?: ClaimedBy
}

export interface ClaimedBy {
  /** Digits only. */
  run: string
  attempt: number
  /** ISO 8601, UTC. */
  time: string
  /** The page of the run. */
  url: string
}

/**
 * What is known of the claim of this run. `held`: the ref points to `tag`, our tag object. `maybe`: GitHub was asked to
 * create the ref, no answer said whether it did, and it may still do so; the ref may be another run's meanwhile. Anyone
 * whom a message asks to delete it must do so only while the ref points to `tag`.
 */
export type ClaimState = { kind: 'none' } | OwnClaim

export interface OwnClaim extends ClaimRef {
  kind: 'held' | 'maybe'
  tag: string
}

/** What a look at a key finds, without claiming it; `cause` says why that could not be found out. */
export type KeyUse =
  | ({ kind: 'unused' } & ClaimRef)
  | { kind: 'used'; claim: HeldClaim }
  | ({ kind: 'unknown'; cause: string } & ClaimRef)
