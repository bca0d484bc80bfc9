type ConnectionKind = 'pass' | 'reset' | 'hang' | 'garbage-tls'
type BrokenKind = 'reset-early' | 'reset-late' | 'close-late' | 'hang' | 'garbage'
type PartialKind = 'hang-headers' | 'hang-body' | 'cut-headers' | 'cut-body'
type ExchangeKind = 'pass' | 'respond' | BrokenKind | PartialKind | 'slow' | 'flood' | 'close-idle' | 'echo-token'

/** One scripted fault, of a new connection or of the response to a request. */
export interface FaultStep {
  kind: ConnectionKind | ExchangeKind
  /** How many times the fault occurs before the next one. The default is 1. Infinity is allowed. */
  times?: number
  /** Whether the server carries out a valid request. By default, it does so if the status is 2xx. */
  accept?: boolean
  /** How many milliseconds after its arrival the server carries out the request. */
  lateMs?: number
  /** The status of the response. The default is the status without a fault. */
  status?: number
  headers?: Record<string, string>
  /** A string is sent unchanged, anything else as JSON. */
  body?: unknown
  /** Whether a cut resets the connection instead of closing it in an orderly way. */
  rst?: boolean
  /** Whether the response has no Content-Length. */
  chunked?: boolean
  /** Milliseconds between two pieces of a slow body. */
  intervalMs?: number
}

/** A queue of scripted faults for each kind of request. */
export function createFaults<Step extends { kind: string; times?: number }>() {
  const queues = new Map<string, Step[]>()
  return {
    add: (match: string, steps: Step[]) => {
      queues.set(match, [...(queues.get(match) ?? []), ...steps.map(step => ({ ...step }))])
    },

    /** Removes the next fault and returns it, or undefined for an ordinary response. */
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
