type ConnectionKind = 'pass' | 'reset' | 'hang' | 'garbage-tls'
type BrokenKind = 'reset-early' | 'reset-late' | 'close-late' | 'hang' | 'garbage'
type PartialKind = 'hang-headers' | 'hang-body' | 'cut-headers' | 'cut-body'
type ExchangeKind = 'pass' | 'respond' | BrokenKind | PartialKind | 'slow' | 'flood' | 'close-idle' | 'echo-token'

export interface FaultStep {
  kind: ConnectionKind | ExchangeKind
  /** How many times the fault occurs (1 by default). Infinity makes it permanent. */
  times?: number
  /** Whether the server carries out a valid request. By default, it does so only if the status is 2xx. */
  accept?: boolean
  /** How long the server waits before it carries out the request. */
  lateMs?: number
  /** The status to respond with. Defaults to the status that the server would send without the fault. */
  status?: number
  headers?: Record<string, string>
  /** The response body. A string is sent as is, and any other value as JSON. */
  body?: unknown
  /** Whether the server resets the connection instead of closing it normally. */
  rst?: boolean
  chunked?: boolean
  intervalMs?: number
}

export function createFaults<Step extends { kind: string; times?: number }>() {
  const queues = new Map<string, Step[]>()
  return {
    add: (match: string, steps: Step[]) => {
      queues.set(match, [...(queues.get(match) ?? []), ...steps.map(step => ({ ...step }))])
    },

    /** Takes the next fault from the queue. Returns undefined if the server should respond normally. */
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
