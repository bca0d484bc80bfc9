import fc from 'fast-check'
import type { FaultStep } from './doubles/faults.mjs'
import type { GithubStep } from './doubles/github.mjs'
import type { ProxyStep } from './doubles/proxy.mjs'

/** A signal for one of the runs of a group: so many milliseconds after the servers have seen so many events. */
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
  service: Partial<Record<'connection' | 'GET' | 'POST', FaultStep[]>>
  github: Partial<Record<'connection' | 'createTag' | 'createRef' | 'getRef' | 'getTag' | 'deleteRef', GithubStep[]>>
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

const one = <T>(...values: T[]) => fc.constantFrom(...values)
/** None most of the time, else up to three, each met by one request after another. */
const some = <T>(percent: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.oneof(
    { weight: 100 - percent, arbitrary: fc.constant<T[]>([]) },
    { weight: percent, arbitrary: fc.array(arbitrary, { minLength: 1, maxLength: 3 }) },
  )

// Everything that goes wrong here may go wrong in the world, and nobody lies: a server that answers 2xx did what was asked;
// who refuses (3xx, 4xx, 503 with Retry-After) has not; after anything else it is open.

const connectionFault = one<FaultStep>({ kind: 'reset' }, { kind: 'hang' }, { kind: 'garbage-tls' })
const proxyFault = one<ProxyStep['kind']>('pass', 'refuse', 'reset', 'hang', 'garbage').map(kind => ({ kind }))

const listFault: fc.Arbitrary<FaultStep> = fc.oneof(
  fc.record({
    kind: fc.constant('respond' as const),
    status: one(204, 301, 400, 401, 403, 404, 429, 500, 502, 503),
    headers: fc.record({ 'Retry-After': one('0', '1', 'soon') }),
  }),
  one('', '{}', 'null', '{"audience":[{"id":"1"}]}').map(body => ({ kind: 'respond' as const, status: 200, body })),
  one<FaultStep['kind']>(
    'reset-early',
    'reset-late',
    'close-late',
    'hang',
    'hang-headers',
    'hang-body',
    'cut-headers',
    'cut-body',
    'garbage',
    'slow',
    'close-idle',
    'echo-token',
  ).map(kind => ({ kind })),
)

const refusal: fc.Arbitrary<FaultStep> = fc.oneof(
  one(301, 307, 400, 401, 403, 404, 409, 413, 422).map(status => ({ kind: 'respond' as const, status })),
  one<Record<string, string>>(
    {},
    { 'Retry-After': '0' },
    { 'Retry-After': '1' },
    { 'Retry-After': 'soon' },
    { 'Retry-After': '999' },
  ).map(headers => ({ kind: 'respond' as const, status: 429, headers })),
  one('0', '1', '999').map(wait => ({ kind: 'respond' as const, status: 503, headers: { 'Retry-After': wait } })),
)

const sendFault: fc.Arbitrary<FaultStep> = fc.oneof(
  { weight: 5, arbitrary: refusal },
  fc.record({ kind: fc.constant('respond' as const), status: one(200, 201, 202, 204), body: one('', '{}', 'fine') }),
  fc.boolean().map(accept => ({ kind: 'respond' as const, status: 200, body: { success: false }, accept })),
  fc.record({ kind: fc.constant('respond' as const), status: one(500, 502, 503, 504), accept: fc.boolean() }),
  fc.constant<FaultStep>({ kind: 'reset-early' }),
  fc.record({ kind: one<FaultStep['kind']>('reset-late', 'close-late', 'hang', 'garbage'), accept: fc.boolean() }),
  fc.record({
    kind: one<FaultStep['kind']>('hang-headers', 'cut-headers'),
    accept: fc.boolean(),
    status: one(201, 400, 500),
  }),
  fc.record({ kind: one<FaultStep['kind']>('hang-body', 'cut-body'), status: one(200, 201) }),
  fc.record({ kind: one<FaultStep['kind']>('hang-body', 'cut-body'), status: fc.constant(500), accept: fc.boolean() }),
  fc.constant<FaultStep>({ kind: 'flood', status: 200, bytes: 2_000_000 }),
  one<FaultStep['kind']>('slow', 'close-idle', 'echo-token').map(kind => ({ kind })),
)

const githubFault: fc.Arbitrary<GithubStep> = fc.oneof(
  one(301, 400, 401, 403, 404, 409, 422, 429).map(status => ({
    kind: 'respond' as const,
    status,
    body: { message: 'No' },
  })),
  fc.record({ kind: fc.constant('respond' as const), status: one(500, 502, 503), apply: fc.boolean() }),
  fc.constant<GithubStep>({ kind: 'reset-early' }),
  fc.record({
    kind: one<GithubStep['kind']>('reset-late', 'close-late', 'hang', 'garbage', 'hang-headers', 'cut-headers'),
    apply: fc.boolean(),
  }),
  one<GithubStep['kind']>('hang-body', 'cut-body', 'slow', 'close-idle').map(kind => ({ kind })),
)

function anySignals(runs: number, withKey: boolean): fc.Arbitrary<Signal[]> {
  return fc
    .record({
      run: fc.nat(runs - 1),
      event: fc.integer({ min: 1, max: withKey ? 14 : 7 }),
      delayMs: one(0, 1, 3, 10, 40),
      // As the runner does it, in less time.
      names: one<NodeJS.Signals[]>(['SIGINT'], ['SIGTERM'], ['SIGINT', 'SIGTERM'], ['SIGINT', 'SIGKILL'], ['SIGKILL']),
    })
    .map(({ names, delayMs, ...at }) => names.map((name, index) => ({ ...at, name, delayMs: delayMs + index * 300 })))
}

function anyGroup({ withKey, withList, withProxy }: Pick<History, 'withKey' | 'withList' | 'withProxy'>) {
  return one(1, 1, 2, 3).chain(runs =>
    fc.record<Group>({
      runs: fc.constant(runs),
      signals: fc.oneof(
        { weight: 2, arbitrary: fc.constant<Signal[]>([]) },
        { weight: 1, arbitrary: anySignals(runs, withKey) },
      ),
      service: fc.record({
        connection: some(12, connectionFault),
        GET: withList ? some(25, listFault) : some(0, listFault),
        POST: some(75, sendFault),
      }),
      github: withKey
        ? fc.record({
            connection: some(8, connectionFault),
            createTag: some(6, githubFault),
            createRef: some(25, githubFault),
            getRef: some(30, githubFault),
            getTag: some(20, githubFault),
            deleteRef: some(50, githubFault),
          })
        : fc.constant({}),
      proxy: withProxy ? some(50, proxyFault) : some(0, proxyFault),
    }),
  )
}

export const anyHistory: fc.Arbitrary<History> = fc
  .record({
    withKey: fc.oneof({ weight: 7, arbitrary: fc.constant(true) }, { weight: 3, arbitrary: fc.constant(false) }),
    withList: fc.boolean(),
    withProxy: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    retries: one(0, 0, 1),
  })
  .chain(shape => fc.array(anyGroup(shape), { minLength: 1, maxLength: 3 }).map(groups => ({ ...shape, groups })))
