import fc from 'fast-check'
import { connectionFault, listFault, one, sendFault, some } from './any-faults.ts'
import type { FaultStep } from './doubles/faults.ts'
import type { ProxyStep } from './doubles/proxy.ts'

const waits = ['0', '1', 'soon', '999']
const proxyFault = one<ProxyStep['kind']>('pass', 'refuse', 'reset', 'hang', 'garbage').map(kind => ({ kind }))

const kinds = one<FaultStep['kind']>
const respond = fc.constant('respond' as const)
const githubFault: fc.Arbitrary<FaultStep> = fc.oneof(
  // A gateway may refuse a request after it has passed the request on to GitHub.
  fc.record({
    kind: respond,
    status: one(301, 400, 401, 403, 404, 409, 422, 429, 451),
    body: one({ message: 'No' }),
    accept: fc.boolean(),
  }),
  fc.record({ kind: respond, status: one(408, 422, 500, 502, 503, 504), accept: fc.boolean() }),
  // A gateway stops waiting, but GitHub carries out the request later.
  fc.record({
    kind: respond,
    status: one(408, 500, 502, 503, 504),
    accept: fc.constant(true),
    lateMs: one(20, 200, 600),
  }),
  fc.record({ kind: fc.constant('close-late' as const), accept: fc.constant(true), lateMs: one(20, 200, 600) }),
  fc.record({ kind: kinds('reset-late', 'close-late', 'hang', 'garbage'), accept: fc.boolean() }),
  fc.record({ kind: kinds('hang-headers', 'cut-headers'), accept: fc.boolean() }),
  fc.record({ kind: kinds('reset-early', 'hang-body', 'cut-body', 'slow', 'close-idle') }),
)

/**
 * Signals as the runner sends them to cancel a step, but with shorter pauses. Some freeze the step for a while, and some
 * cancel it while it is frozen.
 */
const anyNames = one<{ name: NodeJS.Signals; afterMs: number }[]>(
  [{ name: 'SIGINT', afterMs: 0 }],
  [{ name: 'SIGTERM', afterMs: 0 }],
  [{ name: 'SIGHUP', afterMs: 0 }],
  [{ name: 'SIGQUIT', afterMs: 0 }],
  [
    { name: 'SIGINT', afterMs: 0 },
    { name: 'SIGTERM', afterMs: 300 },
  ],
  [
    { name: 'SIGINT', afterMs: 0 },
    { name: 'SIGKILL', afterMs: 300 },
  ],
  [{ name: 'SIGKILL', afterMs: 0 }],
  [
    { name: 'SIGSTOP', afterMs: 0 },
    { name: 'SIGCONT', afterMs: 50 },
  ],
  [
    { name: 'SIGSTOP', afterMs: 0 },
    { name: 'SIGCONT', afterMs: 1_500 },
  ],
  [
    { name: 'SIGSTOP', afterMs: 0 },
    { name: 'SIGINT', afterMs: 100 },
    { name: 'SIGCONT', afterMs: 400 },
  ],
)

/** Signals for one of the runs. The first one comes `delayMs` after the servers have counted `event` events. */
const anySignals = (withKey: boolean) =>
  fc
    .record({
      run: fc.nat(2),
      event: fc.integer({ min: 1, max: withKey ? 10 : 5 }),
      delayMs: one(0, 1, 3, 10, 40),
      names: anyNames,
    })
    .map(({ run, event, delayMs, names }) =>
      names.map(({ name, afterMs }) => ({ run, event, name, delayMs: delayMs + afterMs })),
    )

/** Runs that start at the same time, with signals and faults. */
const anyGroup = ({ withKey, withList, withProxy }: Record<'withKey' | 'withList' | 'withProxy', boolean>) =>
  fc.record({
    runs: one(1, 1, 2, 3),
    /** Whether people follow the messages about claims after these runs have ended. */
    peopleAct: fc.boolean(),
    signals: fc.option(anySignals(withKey), { nil: [], freq: 2 }),
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

/** Groups of runs, one group after another, with one push service, one repository and, if any, one key. */
export const anyHistory = fc
  .record({
    withKey: one(true, true, false),
    /** The ids that all runs share, as the jobs and re-runs of one workflow run do. */
    sharing: one<'nothing' | 'the run' | 'run and attempt'>('nothing', 'the run', 'run and attempt'),
    /** Whether the audience is given by name, so that the action fetches the list. */
    withList: fc.boolean(),
    withProxy: one(true, false, false, false, false, false, false),
    retries: one(0, 0, 1),
  })
  .chain(shape => fc.array(anyGroup(shape), { minLength: 1, maxLength: 3 }).map(groups => ({ ...shape, groups })))

export type History = typeof anyHistory extends fc.Arbitrary<infer T> ? T : never
export type Group = History['groups'][number]
