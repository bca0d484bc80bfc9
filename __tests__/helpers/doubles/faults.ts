type ConnectionKind = 'pass' | 'reset' | 'hang' | 'garbage-tls'
type BrokenKind = 'reset-early' | 'reset-late' | 'close-late' | 'hang' | 'garbage'
type PartialKind = 'hang-headers' | 'hang-body' | 'cut-headers' | 'cut-body'
type ExchangeKind = 'pass' | 'respond' | BrokenKind | PartialKind | 'slow' | 'flood' | 'close-idle' | 'echo-token'

/** One scripted fault, in a new connection or in the response to a request. */
export interface FaultStep {
  kind: ConnectionKind | ExchangeKind
  /** How many times the fault happens. 1 by default, may be Infinity. */
  times?: number
  /** Whether the server carries out the request if it is valid. By default, it does if the status is 2xx. */
  accept?: boolean
  /** The server carries out the request this many milliseconds after it arrives. */
  lateMs?: number
  /** The status of the response. By default, the same as without a fault. */
  status?: number
  headers?: Record<string, string>
  /** A string is sent unchanged, anything else as JSON. */
  body?: unknown
  /** Whether to reset the connection instead of closing it normally. */
  rst?: boolean
  /** Whether to send the response without a Content-Length. */
  chunked?: boolean
  /** The pause between two pieces of a slow body, in milliseconds. */
  intervalMs?: number
}

/** Creates a queue of scripted faults for each kind of request. */
export function createFaults<Step extends { kind: string; times?: number }>() {
  const queues = new Map<string, Step[]>()
  return {
    add: (match: string, steps: Step[]) => {
      queues.set(match, [...(queues.get(match) ?? []), ...steps.map(step => ({ ...step }))])
    },

    /** Removes and returns the next fault. Returns undefined for an ordinary response. */
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
