/** @typedef {import('./random.mjs').Random} Random */
/** @typedef {import('../../__tests__/helpers/doubles/faults.mjs').FaultStep} FaultStep */
/** @typedef {import('../../__tests__/helpers/doubles/github.mjs').GithubStep} GithubStep */
/** @typedef {import('../../__tests__/helpers/doubles/proxy.mjs').ProxyStep} ProxyStep */

/**
 * A signal for one of the runs that go on at once: so many milliseconds after the servers have seen so many events.
 * @typedef {{ name: NodeJS.Signals, run: number, event: number, delayMs: number }} Signal
 */

/**
 * Runs that are started at once, and what disturbs them.
 * @typedef {object} Group
 * @property {number} runs
 * @property {Signal[]} signals
 * @property {Record<string, FaultStep[]>} service faults by what they match
 * @property {Record<string, GithubStep[]>} github the same
 * @property {ProxyStep[]} proxy
 */

/**
 * Groups of runs one after the other, on one push service and one repository; those with a key share it.
 * @typedef {object} Scenario
 * @property {number} number
 * @property {boolean} withKey
 * @property {boolean} withList whether the audience is given by name, so that the list is fetched
 * @property {boolean} withProxy
 * @property {number} retries
 * @property {Group[]} groups
 */

/**
 * Draws a scenario. Everything that goes wrong in it may go wrong in the world, where nobody lies: who answers 2xx has
 * done what was asked; who refuses (3xx, 4xx, 503 with Retry-After) has not; after anything else it is open.
 * @param {Random} random
 * @param {number} number
 * @returns {Scenario}
 */
export function drawScenario(random, number) {
  const withKey = random.chance(0.7)
  const shape = { withKey, withList: random.chance(0.4), withProxy: random.chance(0.15) }
  const groups = Array.from({ length: random.pick([1, 1, 2, 2, 3]) }, () => drawGroup(random, shape))
  return { number, ...shape, retries: random.pick([0, 0, 1]), groups }
}

/**
 * @param {Random} random
 * @param {{ withKey: boolean, withList: boolean, withProxy: boolean }} shape
 * @returns {Group}
 */
function drawGroup(random, { withKey, withList, withProxy }) {
  const runs = random.pick([1, 1, 1, 2, 3])
  return {
    runs,
    signals: random.chance(0.35) ? drawSignals(random, runs, withKey) : [],
    service: {
      connection: some(random, 0.12, drawConnectionFault),
      ...(withList && { GET: some(random, 0.25, drawListFault) }),
      POST: some(random, 0.75, drawSendFault),
    },
    github: withKey
      ? {
          connection: some(random, 0.08, drawConnectionFault),
          createTag: some(random, 0.06, drawGithubFault),
          createRef: some(random, 0.25, drawGithubFault),
          getRef: some(random, 0.3, drawGithubFault),
          getTag: some(random, 0.2, drawGithubFault),
          deleteRef: some(random, 0.5, drawGithubFault),
        }
      : {},
    proxy: withProxy ? some(random, 0.5, drawProxyFault) : [],
  }
}

/**
 * None, or a few, each met by one request after another.
 * @template T
 * @param {Random} random
 * @param {number} probability
 * @param {(random: Random) => T} draw
 */
function some(random, probability, draw) {
  const count = random.chance(probability) ? random.pick([1, 1, 2, 3]) : 0
  return Array.from({ length: count }, () => draw(random))
}

/**
 * @param {Random} random
 * @param {number} runs
 * @param {boolean} withKey
 * @returns {Signal[]}
 */
function drawSignals(random, runs, withKey) {
  const run = random.whole(0, runs - 1)
  const at = { run, event: random.whole(1, withKey ? 14 : 7), delayMs: random.pick([0, 0, 1, 3, 10, 40]) }
  // As the runner does it, in less time.
  const second = { ...at, delayMs: at.delayMs + 300 }
  return random.pick([
    [{ ...at, name: 'SIGINT' }],
    [{ ...at, name: 'SIGTERM' }],
    [
      { ...at, name: 'SIGINT' },
      { ...second, name: 'SIGTERM' },
    ],
    [
      { ...at, name: 'SIGINT' },
      { ...second, name: 'SIGKILL' },
    ],
    [{ ...at, name: 'SIGKILL' }],
  ])
}

/**
 * @param {Random} random
 * @returns {FaultStep}
 */
const drawConnectionFault = random => ({ kind: random.pick(['reset', 'reset', 'hang', 'garbage-tls']) })

/**
 * @param {Random} random
 * @returns {ProxyStep}
 */
const drawProxyFault = random => ({ kind: random.pick(['pass', 'pass', 'refuse', 'reset', 'hang', 'garbage']) })

/**
 * @param {Random} random
 * @returns {FaultStep}
 */
function drawListFault(random) {
  const status = random.pick([204, 301, 400, 401, 403, 404, 429, 500, 502, 503])
  return random.pick([
    { kind: 'respond', status, headers: { 'Retry-After': random.pick(['0', '1', 'soon']) } },
    { kind: 'respond', status: 200, body: random.pick(['', '{}', 'null', '{"audience":[{"id":"1"}]}']) },
    { kind: random.pick(['reset-early', 'reset-late', 'close-late', 'hang', 'hang-headers', 'hang-body']) },
    { kind: random.pick(['cut-headers', 'cut-body', 'garbage', 'slow', 'close-idle', 'echo-token']) },
  ])
}

/**
 * @param {Random} random
 * @returns {FaultStep}
 */
function drawSendFault(random) {
  // What is refused gives its claim back, and so leaves the most to do.
  if (random.chance(0.35)) return drawRefusal(random)
  const open = random.chance(0.5)
  return random.pick([
    { kind: 'respond', status: random.pick([200, 201, 202, 204]), body: random.pick(['', '{}', '{"id":1}', 'fine']) },
    { kind: 'respond', status: 200, body: { success: false }, accept: open },
    { kind: 'respond', status: random.pick([500, 502, 503, 504]), accept: open },
    { kind: 'reset-early' },
    { kind: random.pick(['reset-late', 'close-late', 'hang', 'garbage']), accept: open },
    { kind: random.pick(['hang-headers', 'cut-headers']), accept: open, status: random.pick([201, 400, 500]) },
    { kind: random.pick(['hang-body', 'cut-body']), status: random.pick([200, 201]) },
    { kind: random.pick(['hang-body', 'cut-body']), status: 500, accept: open },
    { kind: 'flood', status: 200, bytes: 2_000_000 },
    { kind: random.pick(['slow', 'close-idle', 'echo-token']) },
  ])
}

/**
 * @param {Random} random
 * @returns {FaultStep}
 */
function drawRefusal(random) {
  return random.pick([
    { kind: 'respond', status: random.pick([301, 307, 400, 401, 403, 404, 409, 413, 422]) },
    { kind: 'respond', status: 429, headers: random.pick(retryAfters) },
    { kind: 'respond', status: 503, headers: { 'Retry-After': random.pick(['0', '1', '999']) } },
  ])
}

const retryAfters = [
  {},
  { 'Retry-After': '0' },
  { 'Retry-After': '1' },
  { 'Retry-After': 'soon' },
  { 'Retry-After': '999' },
]

/**
 * @param {Random} random
 * @returns {GithubStep}
 */
function drawGithubFault(random) {
  const open = random.chance(0.5)
  return random.pick([
    { kind: 'respond', status: random.pick([301, 400, 401, 403, 404, 409, 422, 429]), body: { message: 'No' } },
    { kind: 'respond', status: random.pick([500, 502, 503]), apply: open },
    { kind: 'reset-early' },
    { kind: random.pick(['reset-late', 'close-late', 'hang', 'garbage']), apply: open },
    { kind: random.pick(['hang-headers', 'cut-headers']), apply: open },
    { kind: random.pick(['hang-body', 'cut-body', 'slow', 'close-idle']) },
  ])
}
