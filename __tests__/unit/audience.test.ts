import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Failure } from '../../src/errors.ts'
import type { HttpResponse, Incomplete, RequestFailure } from '../../src/http/client.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { listAudiences, openService, parseList } from '../../src/push/service.ts'
import { type Audience, checkReach, resolveAudience, type Wanted } from '../../src/push/target.ts'
import { answer as answerOf, fault, retryAfter } from '../helpers/answers.ts'

const token = 'Zk3/vQ9+sLw2=XyT7bN5mRcP8aF'
const githubToken = 'ghs_dGj4Hc6WqKf1YxPz0UoB'
const { redact } = createSecrets({ apiToken: token, githubToken })
const resolve = (wanted: Wanted, list: readonly Audience[]) => resolveAudience(wanted, list, redact)

const list: Audience[] = [
  { id: 1, name: 'Newsletter', reach: 100 },
  { id: 2, name: 'Beta testers', reach: 20 },
  { id: 3, name: 'Beta testers', reach: 30 },
  { id: 4, name: 'Zürich'.normalize('NFD'), reach: 0 },
  { id: 5, name: '\t Padded \n', reach: 5 },
  { id: 6, name: 'newsletter', reach: 7 },
]

/** What a rejection or a thrown error says; fails where there is none. */
async function failureOf(result: () => unknown): Promise<Failure> {
  const failure = await Promise.resolve()
    .then(result)
    .catch((error: unknown) => error)
  if (!(failure instanceof Failure)) throw new Error(`no failure: ${JSON.stringify(failure)}`)
  return failure
}

test.each<[object, number]>([
  [{ name: ' Zürich'.normalize('NFD') }, 4],
  [{ id: 3 }, 3],
  [{ id: 2, name: ' Beta testers ' }, 2],
])('%j means the audience %d', async (wanted, id) => expect(await resolve(wanted, list)).toMatchObject({ id }))

test.each<[object, string, RegExp]>([
  [{ name: 'Beta testers' }, 'audience-ambiguous', /id 2, reach 20\), "Beta testers" \(id 3, reach 30\)/],
  [{ name: 'NEWSLETTER' }, 'audience-not-found', /nearest names: "(N|n)ewsletter".*"(n|N)ewsletter"/],
  [{ id: 9 }, 'audience-not-found', /id 9 \(it lists 6 audiences\)/],
  [
    { id: 9, name: 'Newsletter' },
    'audience-mismatch',
    /id is 9, but the name "Newsletter" belongs to id 1 \(reach 100\)/,
  ],
  [{ id: 1, name: 'Beta testers' }, 'audience-mismatch', /id 2 \(reach 20\), id 3 \(reach 30\)/],
  [{ id: 1, name: 'Nobody' }, 'audience-mismatch', /no audience has the name "Nobody"/],
])('%j is refused as %s', async (wanted, reason, message) => {
  const failure = await failureOf(() => resolve(wanted, list))
  expect(failure).toMatchObject({ reason, message: expect.stringMatching(message), hint: expect.stringMatching(/\w/) })
})

test('a failure says that the service lists no audiences', async () => {
  expect((await failureOf(() => resolve({ name: 'Any' }, []))).message).toMatch(/lists no audiences/)
})

test('a failure suggests at most five names, the nearest first', async () => {
  const names = ['Readers A', 'Reader', 'Raeders', 'Writers', 'Reeders', 'Readers!', 'Nobody at all', 'Redaers']
  const audiences = names.map((name, id) => ({ id, name, reach: id }))
  const { message } = await failureOf(() => resolve({ name: 'Readers' }, audiences))
  const suggested = [...message.matchAll(/"([^"]+)" \(id/g)].map(([, name]) => name)
  expect(suggested).toHaveLength(5)
  expect(new Set(suggested.slice(0, 3))).toEqual(new Set(['Reader', 'Reeders', 'Readers!']))
  expect(suggested).not.toContain('Nobody at all')
})

test('a failure lists at most twenty audiences of one name, and says how many more there are', async () => {
  const of = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: 'Same', reach: id }))
  const { message } = await failureOf(() => resolve({ name: 'Same' }, of(150)))
  expect(message.match(/\(id \d+, reach \d+\)/g)).toHaveLength(20)
  expect(message).toMatch(/^150 audiences .* and 130 more\.$/)
  expect((await failureOf(() => resolve({ name: 'Same' }, of(20)))).message).not.toContain('more')
  const mismatch = await failureOf(() => resolve({ id: 999, name: 'Same' }, of(150)))
  expect(mismatch.message).toMatch(/ and 130 more\.$/)
})

test('a failure leaves room for its hint in an annotation, however long names are', async () => {
  const name = `"\u{1}${'\u{1f600}'.repeat(2_000)}`
  const audiences = Array.from({ length: 500 }, (_, id) => ({ id: Number.MAX_SAFE_INTEGER - id, name, reach: 1e300 }))
  for (const wanted of [{ name }, { id: 1, name }, { name: name.slice(1) }]) {
    const { message, hint } = await failureOf(() => resolve(wanted, audiences))
    expect(message.length + hint.length).toBeLessThan(4_096)
  }
  const tooLarge = await failureOf(() => checkReach({ id: 1, name, reach: 2 }, 1, redact))
  expect(tooLarge.message.length).toBeLessThan(400)
})

test('audiences that share an id are judged by the largest reach', async () => {
  const twins = [5, 900, 30].map(reach => ({ id: 1, name: 'Twin', reach }))
  for (const wanted of [{ id: 1 }, { id: 1, name: 'Twin' }])
    expect(await resolve(wanted, twins)).toMatchObject({ reach: 900 })
  expect(await failureOf(() => resolve({ name: 'Twin' }, twins))).toMatchObject({ reason: 'audience-ambiguous' })
})

test('a name means the only audience of that name, or none', async () => {
  const audience = fc.record({
    id: fc.nat(9),
    name: fc.constantFrom('a', 'A', 'ä', 'a\u0308', ' a', 'b'),
    reach: fc.nat(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(audience), fc.constantFrom('a', 'A', 'ä', 'b', 'c'), async (audiences, name) => {
      const sameName = audiences.filter(each => each.name.normalize('NFC').trim() === name.normalize('NFC'))
      const result = resolve({ name }, audiences)
      if (sameName.length === 1) expect(await result).toEqual(sameName[0])
      else {
        const reason = sameName.length > 1 ? 'audience-ambiguous' : 'audience-not-found'
        expect(await failureOf(() => result)).toMatchObject({ reason })
      }
    }),
  )
})

test('a failure quotes no part of a token in a name, wherever it is cut, and however it is spelled', async () => {
  const escapes = ['\\u00HH', '\\\\u00HH', '%HH', '%25HH', '&#xHH;', '&amp;#xHH;']
  const hex = (unit: string) => unit.charCodeAt(0).toString(16).padStart(2, '0')
  const spell = (text: string, spelling: string) =>
    spelling === '' ? text : text.replace(/./gs, unit => spelling.replace('HH', hex(unit)))
  /** Every escape undone, at whatever level. */
  const plain = (text: string) =>
    text.replace(/\\+u00(..)|%(?:25)*([0-9a-f]{2})|&(?:amp;)*#x(..);/g, (_, ...codes) =>
      String.fromCharCode(Number.parseInt(codes.slice(0, 3).join(''), 16)),
    )
  /** More than three characters in a row. */
  const partsOf = (secret: string) => Array.from(secret.slice(3), (_, at) => secret.slice(at, at + 4))
  const named = fc.tuple(
    fc.constantFrom('x', '"', '\\', '%', '\u{1}', '\u2603', ' '),
    fc.nat(110),
    fc.constantFrom('', ...escapes),
    fc.constantFrom(token, githubToken),
    fc.constantFrom('', 'yyyy'),
  )
  await fc.assert(
    fc.asyncProperty(named, async ([unit, count, spelling, secret, end]) => {
      const name = `${unit.repeat(count)}${spell(secret, spelling)}${end}`
      const twins = [1, 2].map(id => ({ id, name, reach: id }))
      const failures = await Promise.all([
        failureOf(() => checkReach({ id: 1, name, reach: 2 }, 1, redact)),
        failureOf(() => resolve({ name: 'Readers' }, twins)),
        failureOf(() => resolve({ name }, twins)),
        failureOf(() => resolve({ name }, list)),
        failureOf(() => resolve({ id: 3, name }, twins)),
        failureOf(() => resolve({ id: 3, name }, list)),
      ])
      const reasons = failures.map(({ reason }) => reason.replace('audience-', ''))
      expect(reasons).toEqual(['reach-exceeded', 'not-found', 'ambiguous', 'not-found', 'mismatch', 'mismatch'])
      for (const { message } of failures) {
        const shown = [message, plain(message)]
        const parts = partsOf(secret).filter(part => shown.some(text => text.includes(part)))
        expect({ message, parts }).toEqual({ message, parts: [] })
      }
    }),
    { numRuns: 150 },
  )
})

test('names that hold tokens are compared as they are', async () => {
  const audiences = [token, githubToken].map((name, id) => ({ id, name, reach: id }))
  expect(await resolve({ name: githubToken }, audiences)).toEqual(audiences[1])
  expect((await failureOf(() => resolve({ name: '***' }, audiences))).reason).toBe('audience-not-found')
})

test('the order of thirty combining marks does not matter; names with more of them are compared as they are', async () => {
  const named = (name: string) => [{ id: 1, name, reach: 1 }]
  const marked = (marks: string, pairs: number) => `a${marks.repeat(pairs)}`
  const [one, other] = ['\u0316\u0301', '\u0301\u0316']
  expect(await resolve({ name: marked(one, 15) }, named(marked(other, 15)))).toMatchObject({ id: 1 })
  const long = marked(one, 16)
  expect(await resolve({ name: long }, named(` ${long} `))).toMatchObject({ id: 1 })
  for (const different of [long.slice(0, -1), `${long}\u0301`, marked(other, 16)]) {
    const failure = await failureOf(() => resolve({ name: long }, named(different)))
    expect(failure.reason).toBe('audience-not-found')
  }
})

const entry = { id: 1, name: 'a', reach: 1 }

test('a list has the properties that the service documents, and no others', () => {
  const entries = [
    { ...entry, more: {} },
    { id: -5, name: '', reach: 0.5 },
    { id: Number.MAX_SAFE_INTEGER, name: 'b', reach: 0 },
  ]
  const parsed = parseList(JSON.stringify({ audience: entries, hint: null }))
  expect(parsed).toEqual(entries.map(({ id, name, reach }) => ({ id, name, reach })))
  expect(parseList('{"audience":[]}')).toEqual([])
  expect(() => parseList('{"audience":[{"id":1,"name":"a","reach":1e999}]}')).toThrow('audience[0].reach: expected')
})

test('a list has exactly these types, or a failure names the place', async () => {
  const wrong = fc.constantFrom<unknown>(null, true, {}, [], 'x', '1', 1.5, 2 ** 53, undefined)
  const place = fc.tuple(fc.nat(20), fc.nat(20), fc.constantFrom('id', 'name', 'reach'), wrong)
  await fc.assert(
    fc.asyncProperty(place, async ([before, after, field, value]) => {
      const fits = field === 'name' ? typeof value === 'string' : field === 'reach' && typeof value === 'number'
      const entries = [...Array(before).fill(entry), { ...entry, [field]: value }, ...Array(after).fill(entry)]
      const text = JSON.stringify({ audience: entries })
      if (fits) expect(parseList(text)).toHaveLength(entries.length)
      else {
        const { reason, message } = await failureOf(() => parseList(text))
        expect(reason).toBe('bad-audience-list')
        expect(message).toContain(`audience[${before}].${field}: `)
      }
    }),
  )
})

test('any text is a list or a failure', async () => {
  const text = fc.oneof(
    fc.json(),
    fc.json().map(json => `{"audience":${json}}`),
  )
  await fc.assert(
    fc.asyncProperty(text, async text => {
      const result = await Promise.resolve(text)
        .then(parseList)
        .catch(error => error)
      expect(Array.isArray(result) || result instanceof Failure).toBe(true)
    }),
  )
})

const readers = [{ id: 1, name: 'Readers', reach: 5 }]
const body = JSON.stringify({ audience: readers })

const answer = (status: number, text = body, more: Partial<HttpResponse> = {}) => answerOf(status, text, more)
const settings = { baseUrl: 'https://push.example', apiToken: 'token-0123456789', timeout: 1 }

/** Lists from a service that gives these results in turn: the list, or why there is none. */
async function play(
  results: (HttpResponse | RequestFailure)[],
  { retries = 3, signal }: { retries?: number; signal?: AbortSignal } = {},
) {
  let requests = 0
  const waits: [string, number][] = []
  const request = {
    service: openService(settings, { http: { request: async () => results[requests++] ?? answer(599) } }),
    retries,
    signal,
    redact: createSecrets({ apiToken: 'token-0123456789' }).redact,
    onWait: (why: Failure, ms: number) => waits.push([why.reason, ms]),
    random: () => 0,
  }
  const outcome = await listAudiences(request).then(
    (list): { list?: Audience[]; failure?: Failure; reason?: string } => ({ list }),
    async error => ({ failure: await failureOf(() => Promise.reject(error)), reason: error.reason }),
  )
  return { requests, waits, ...outcome }
}

test('of all statuses, 2xx is a list, 429 and 5xx are worth another try, and all others are final', async () => {
  for (let status = 100; status <= 599; status++) {
    const again = status === 429 || status >= 500
    const result = await play([answer(status), answer(200)])
    if (status >= 200 && status < 300)
      expect({ status, ...result }).toEqual({ status, requests: 1, waits: [], list: readers })
    else if (again)
      expect({ status, ...result }).toEqual({ status, requests: 2, waits: [[`http-${status}`, 0]], list: readers })
    else expect({ status, ...result }).toMatchObject({ status, requests: 1, reason: `http-${status}` })
  }
})

test('the last status is the reason when the retries are used up', async () => {
  const results = [answer(500), answer(502), answer(503, 'Later', retryAfter('0'))]
  expect(await play(results, { retries: 2 })).toMatchObject({ requests: 3, reason: 'http-503' })
})

const incomplete = (how: Incomplete) => answer(200, body, { incomplete: how })

test.each<[string, string, HttpResponse | RequestFailure]>([
  ['no connection', 'connection-failed', fault('connection-failed', false)],
  ['a failure of the proxy', 'proxy-failed', fault('proxy-failed', false)],
  ['a timeout before the request', 'timeout', fault('timeout', false)],
  ['a timeout after the request', 'timeout', fault('timeout', true)],
  ['a lost connection', 'connection-lost', fault('connection-lost', true)],
  ['a bad response', 'bad-response', fault('bad-response', true)],
  ['a list that is cut', 'connection-lost', incomplete('cut')],
  ['a list that never ends', 'timeout', incomplete('timeout')],
])('the list is requested again after %s', async (_, reason, result) => {
  expect(await play([result, answer(200)])).toEqual({ requests: 2, waits: [[reason, 0]], list: readers })
  expect(await play([result], { retries: 0 })).toMatchObject({ requests: 1, reason })
})

test.each<[string, string, RegExp, HttpResponse | RequestFailure]>([
  ['a failure of TLS', 'tls-failed', /./, fault('tls-failed', false, false)],
  ['a refusal of the proxy', 'proxy-failed', /./, fault('proxy-failed', false, false)],
  ['a cancelled run', 'cancelled', /cancelled/, fault('cancelled', true, true)],
  ['a list that is too large', 'bad-audience-list', /64 MiB/, incomplete('too-large')],
  ['a list that is cancelled', 'cancelled', /cancelled/, incomplete('cancelled')],
])('the list is not requested again after %s', async (_, reason, message, result) => {
  const failure = { message: expect.stringMatching(message) }
  expect(await play([result, answer(200)])).toMatchObject({ requests: 1, reason, failure })
})

test('the wait is as long as the service asks for up to two minutes, or the back-off', async () => {
  const controller = new AbortController()
  const waiting = play([answer(503, '', retryAfter('100'))], { signal: controller.signal })
  await new Promise(setImmediate)
  controller.abort()
  expect(await waiting).toMatchObject({ requests: 1, waits: [['http-503', 100_000]], reason: 'cancelled' })
  expect(await play([answer(500, '', retryAfter('soon')), answer(200)])).toMatchObject({ waits: [['http-500', 0]] })
  const tooLong = await play([answer(429, '', retryAfter('121'))])
  expect(tooLong).toMatchObject({ requests: 1, waits: [], reason: 'http-429' })
})

test('an echoed token is removed from what is reported of an answer, whole or cut', async () => {
  const whole = await play([answer(401, 'no token-0123456789 here')])
  expect(whole.failure?.message).toContain('no *** here')
  const cut = await play([answer(401, 'no token-01234', { incomplete: 'cut' })])
  expect(cut.failure?.message).toContain('no ***')
  expect(cut.failure?.message).not.toContain('token')
})
