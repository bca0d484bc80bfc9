import fc from 'fast-check'
import { connectionFault, listFault, one, type Script, sendFault, some } from './any-faults.ts'
import type { FaultStep } from './doubles/faults.ts'
import type { ProxyStep } from './doubles/proxy.ts'

/** A signal for one of the runs of a group, counted round and round: so many milliseconds after the servers have seen so many events. */
export interface Signal {
  name: NodeJS.Signals
  run: number
  event: number
  delayMs: number
}

/** Runs that start at once, and what disturbs them; faults by what they match. */
export interface Group {
  runs: number
  signals: Signal[]
  service: Script
  github: Record<'connection' | 'createTag' | 'createRef' | 'getRef' | 'getTag' | 'deleteRef', FaultStep[]>
  proxy: ProxyStep[]
}

/** Groups of runs one after the other, on one push service and one repository; those with a key share it. */
export interface History {
  withKey: boolean
  /** Whether the audience is given by name, so that the list is fetched. */
  withList: boolean
  withProxy: boolean
  retries: number
  groups: Group[]
}

const waits = ['0', '1', 'soon', '999']
const proxyFault = one<ProxyStep['kind']>('pass', 'refuse', 'reset', 'hang', 'garbage').map(kind => ({ kind }))

const kinds = one<FaultStep['kind']>
const respond = fc.constant('respond' as const)
const githubFault: fc.Arbitrary<FaultStep> = fc.oneof(
  fc.record({
    kind: respond,
    status: one(301, 400, 401, 403, 404, 409, 422, 429),
    body: fc.constant({ message: 'No' }),
  }),
  fc.record({ kind: respond, status: one(500, 502, 503), accept: fc.boolean() }),
  fc.record({
    kind: kinds('reset-late', 'close-late', 'hang', 'garbage', 'hang-headers', 'cut-headers'),
    accept: fc.boolean(),
  }),
  fc.record({ kind: kinds('reset-early', 'hang-body', 'cut-body', 'slow', 'close-idle') }),
)

const anySignals = (withKey: boolean): fc.Arbitrary<Signal[]> =>
  fc
    .record({
      run: fc.nat(2),
      event: fc.integer({ min: 1, max: withKey ? 10 : 5 }),
      delayMs: one(0, 1, 3, 10, 40),
      // As the runner does it, in less time.
      names: one<NodeJS.Signals[]>(['SIGINT'], ['SIGTERM'], ['SIGINT', 'SIGTERM'], ['SIGINT', 'SIGKILL'], ['SIGKILL']),
    })
    .map(({ names, delayMs, ...at }) => names.map((name, index) => ({ ...at, name, delayMs: delayMs + index * 300 })))

const anyGroup = ({ withKey, withList, withProxy }: Pick<History, 'withKey' | 'withList' | 'withProxy'>) =>
  fc.record<Group>({
    runs: one(1, 1, 2, 3),
    signals: fc.oneof(
      { weight: 2, arbitrary: fc.constant<Signal[]>([]) },
      { weight: 1, arbitrary: anySignals(withKey) },
    ),
    service: fc.record({
      connection: some(12, connectionFault),
      GET: some(withList ? 25 : 0, listFault(...waits)),
      POST: some(75, sendFault(...waits)),
    }),
    github: fc.record({
      connection: some(withKey ? 8 : 0, connectionFault),
      createTag: some(6, githubFault),
      createRef: some(25, githubFault),
      getRef: some(30, githubFault),
      getTag: some(20, githubFault),
      deleteRef: some(50, githubFault),
    }),
    proxy: some(withProxy ? 50 : 0, proxyFault),
  })

export const anyHistory: fc.Arbitrary<History> = fc
  .record({
    withKey: one(true, true, false),
    withList: fc.boolean(),
    withProxy: one(true, ...Array<boolean>(6).fill(false)),
    retries: one(0, 0, 1),
  })
  .chain(shape => fc.array(anyGroup(shape), { minLength: 1, maxLength: 3 }).map(groups => ({ ...shape, groups })))
