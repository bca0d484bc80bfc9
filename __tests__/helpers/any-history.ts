import fc from 'fast-check'
import type { FaultStep } from './doubles/faults.ts'
import type { ProxyStep } from './doubles/proxy.ts'

/** Generates a list of one to three values `percent`% of the time, and an empty list otherwise. */
function some<T>(percent: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return fc.oneof(
    { weight: 100 - percent, arbitrary: fc.constant<T[]>([]) },
    { weight: percent, arbitrary: fc.array(arbitrary, { minLength: 1, maxLength: 3 }) },
  )
}

const one = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
const kinds = one<FaultStep['kind']>
const respond = fc.constant('respond' as const)

const retryAfterValues = ['0', '1', 'soon', '999']

const connectionFault = one<FaultStep>({ kind: 'reset' }, { kind: 'hang' }, { kind: 'garbage-tls' })

const listFault: fc.Arbitrary<FaultStep> = fc.oneof(
  fc.record({
    kind: respond,
    status: one(204, 301, 400, 401, 403, 404, 408, 429, 500, 502, 503),
    headers: fc.record({ 'Retry-After': one(...retryAfterValues) }),
  }),
  fc.record({ kind: respond, status: fc.constant(200), body: one('', '{}', 'null', '{"audience":[{"id":"1"}]}') }),
  fc.record({ kind: kinds('reset-early', 'reset-late', 'close-late', 'hang', 'hang-headers', 'cut-headers') }),
  fc.record({ kind: kinds('hang-body', 'cut-body', 'garbage', 'slow', 'close-idle', 'echo-token') }),
)

/**
 * Generates a realistic fault for a POST. The service accepts the notification if the response clearly reports success,
 * and does not accept it if the response clearly reports a refusal. With any other response, or none, it may do either.
 */
function anySendFault(): fc.Arbitrary<FaultStep> {
  const accept = fc.boolean()
  const rst = fc.boolean()
  const retryAfter = retryAfterValues.map(value => ({ 'Retry-After': value }))
  const headers = one<Record<string, string>>({}, { Connection: 'close' }, ...retryAfter)
  const refusal = fc.record({
    kind: kinds('respond', 'respond', 'respond', 'respond', 'hang-body', 'cut-body', 'echo-token'),
    status: one(301, 307, 400, 401, 403, 404, 409, 413, 422, 429, 429, 429),
    headers,
    rst,
  })
  return fc.oneof(
    { weight: 3, arbitrary: refusal },
    fc.record({ kind: respond, status: one(200, 201, 202, 204), headers, body: one('', '{}', 'fine') }),
    fc.record({ kind: respond, status: fc.constant(200), body: fc.constant({ success: false }), accept }),
    fc.record({ kind: respond, status: one(302, 303, 408, 499, 500, 502, 503, 504), headers, accept }),
    fc.record({ kind: respond, status: one(303, 408, 503, 504), accept: fc.constant(true), lateMs: one(20, 300) }),
    fc.record({ kind: fc.constant('reset-early' as const) }),
    fc.record({ kind: kinds('reset-late', 'close-late', 'hang', 'garbage'), accept }),
    fc.record({ kind: kinds('hang-headers', 'cut-headers'), status: one(201, 400, 429, 500), accept, rst }),
    fc.record({ kind: kinds('hang-body', 'cut-body'), status: one(200, 201), chunked: fc.boolean(), rst }),
    fc.record({ kind: kinds('hang-body', 'cut-body'), status: fc.constant(500), accept }),
    fc.record({ kind: respond, status: one(200, 429), headers, body: one('x', 'x'.repeat(2_000_000)) }),
    fc.record({ kind: kinds('flood'), status: one(200, 429) }),
    fc.record({ kind: kinds('pass', 'close-idle', 'echo-token', 'slow') }),
  )
}

const proxyFault = one<ProxyStep['kind']>('pass', 'refuse', 'reset', 'hang', 'garbage').map(kind => ({ kind }))

const githubFault: fc.Arbitrary<FaultStep> = fc.oneof(
  // A gateway may refuse a request that it has already passed on to GitHub.
  fc.record({
    kind: respond,
    status: one(301, 400, 401, 403, 404, 409, 422, 429, 451),
    body: one({ message: 'No' }),
    accept: fc.boolean(),
  }),
  fc.record({ kind: respond, status: one(408, 422, 500, 502, 503, 504), accept: fc.boolean() }),
  // A gateway may report a failure, or refuse a request, even though GitHub carries out the request later.
  fc.record({
    kind: respond,
    status: one(301, 401, 403, 404, 422, 429),
    body: fc.constant('<html>No</html>'),
    accept: fc.constant(true),
    lateMs: one(20, 200, 600),
  }),
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

/** Sequences of signals that cancel, kill, or suspend a step, with shorter pauses than on a real runner. */
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

/**
 * Generates signals for the runs. Each signal is sent `delayMs` milliseconds after the servers have seen `eventCount`
 * events, such as new connections and requests.
 */
const anySignals = (withKey: boolean) =>
  fc
    .record({
      run: fc.nat(2),
      eventCount: fc.integer({ min: 1, max: withKey ? 10 : 5 }),
      delayMs: one(0, 1, 3, 10, 40),
      names: anyNames,
    })
    .map(({ run, eventCount, delayMs, names }) =>
      names.map(({ name, afterMs }) => ({ run, eventCount, name, delayMs: delayMs + afterMs })),
    )

const anyGroup = ({ withKey, withList, withProxy }: Record<'withKey' | 'withList' | 'withProxy', boolean>) =>
  fc.record({
    runs: one(1, 1, 2, 3),
    /** Whether people follow the printed advice about claims once the runs have ended. */
    peopleAct: fc.boolean(),
    signals: fc.option(anySignals(withKey), { nil: [], freq: 2 }),
    service: fc.record({
      connection: some(12, connectionFault),
      GET: some(withList ? 25 : 0, listFault),
      POST: some(75, anySendFault()),
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

/**
 * Generates groups of runs. Each group starts after the previous one has ended. All runs share a push service, a
 * repository, and (if `withKey` is set) a key.
 */
export const anyHistory = fc
  .record({
    withKey: one(true, true, false),
    /** The ids that all runs share: none, GITHUB_RUN_ID, or both GITHUB_RUN_ID and GITHUB_RUN_ATTEMPT. */
    sharing: one<'nothing' | 'the run' | 'run and attempt'>('nothing', 'the run', 'run and attempt'),
    /** Whether the runs look up their audience by name, which makes the action fetch the audience list. */
    withList: fc.boolean(),
    withProxy: one(true, false, false, false, false, false, false),
    retries: one(0, 0, 1),
  })
  .chain(shape => fc.array(anyGroup(shape), { minLength: 1, maxLength: 3 }).map(groups => ({ ...shape, groups })))

export type History = typeof anyHistory extends fc.Arbitrary<infer T> ? T : never
export type Group = History['groups'][number]
