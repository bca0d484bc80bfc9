type ConnectionKind = 'pass' | 'reset' | 'hang' | 'garbage-tls'
type BrokenKind = 'reset-early' | 'reset-late' | 'close-late' | 'hang' | 'garbage'
type PartialKind = 'hang-headers' | 'hang-body' | 'cut-headers' | 'cut-body'
type ExchangeKind = 'pass' | 'respond' | BrokenKind | PartialKind | 'slow' | 'flood' | 'close-idle' | 'echo-token'

/** One scripted behavior, of a fresh connection or in answer to a request. */
export interface FaultStep {
  kind: ConnectionKind | ExchangeKind
  /** How often it is used before the next step, 1 by default; may be Infinity. */
  times?: number
  /** True if the server carries out a valid request. By default this depends on the status. */
  accept?: boolean
  /** The request is carried out this many milliseconds later. */
  lateMs?: number
  /** Of the answer; by default that of the answer without a fault. */
  status?: number
  headers?: Record<string, string>
  /** Strings as they are, anything else as JSON. */
  body?: unknown
  /** Cut with a reset instead of an orderly end. */
  rst?: boolean
  /** Announce no length. */
  chunked?: boolean
  /** Milliseconds between two pieces of a slow body. */
  intervalMs?: number
}

/** The scripted behaviors that no request has met yet, in order. */
export function createFaults<Step extends { kind: string; times?: number }>() {
  const queues = new Map<string, Step[]>()
  return {
    add: (match: string, steps: Step[]) => {
      queues.set(match, [...(queues.get(match) ?? []), ...steps.map(step => ({ ...step }))])
    },

    /** The behavior for the current request, or undefined for an ordinary response. */
    take: (match: string): Step | undefined => {
      const queue = queues.get(match)
      const step = queue?.[0]
      if (!step) return undefined
      step.times = (step.times ?? 1) - 1
      if (step.times === 0) queue?.shift()
      return step.kind === 'pass' ? undefined : step
    },
  }
}
