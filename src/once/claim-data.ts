/** A claim that a run holds, as its tag object records it. */
export interface HeldClaim {
  key: string
  /** The git ref that stands for the key. */
  ref: string
  /** The tag object that the ref points to; unknown where it could not be read. */
  tag?: string
  /** The run that made it; absent where the record does not say. */
  by?: { run: string; attempt: number; time: string; url: string }
}

/** What became of our own claim: not made, held, or nobody knows whether it was or will be made. */
export type ClaimState =
  | { kind: 'none' }
  | { kind: 'held' | 'maybe'; key: string; ref: string; tag: string; deletion?: 'done' | 'failed' }

/** What a look at a key finds without claiming it; `unknown` says why that could not be found out. */
export type KeyUse =
  | { kind: 'unused'; key: string }
  | { kind: 'used'; claim: HeldClaim }
  | { kind: 'unknown'; key: string; cause: string }
