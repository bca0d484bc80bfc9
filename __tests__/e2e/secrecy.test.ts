import { expect, test } from '@jest/globals'
import type { FaultStep } from '../helpers/doubles/faults.ts'
import { withoutWaits } from '../helpers/preload.ts'
import { jobToken, runAction } from '../helpers/runner.ts'
import { leaks } from '../helpers/secrecy.ts'
import {
  broadcast,
  content,
  expectFailed,
  expectInvalid,
  expectPassed,
  list,
  sandboxes,
  send,
} from '../helpers/send.ts'

const start = sandboxes()

const plain = 'zQ7mVw2KxPf9LtRb4NcYs8HdJg3T'
const awkward = 'q/Z7+m"V\\w2%Kx&P<f9>L\'t=R_b*4:N@c$Y|s#8'

// secrets.test.ts has every spelling of a token that is searched for.
test('a token that a service echoes in base64 in its body, and as it is in a header, appears only in its mask', async () => {
  const sandbox = await start({ token: awkward })
  const body = Buffer.from(`a:${awkward}`).toString('base64')
  const headers = { Location: `https://a.example/${awkward}` }
  sandbox.fault('POST', { kind: 'respond', status: 308, body, headers })
  const step = await send(sandbox)
  expect(expectFailed(step, { outcome: 'rejected' })).toContain('https://a.example/***')
  expect(step.outputs.response).toContain('***')
  expect(step.masks).toEqual([awkward, jobToken])
  expect(leaks(awkward, step)).toEqual([])
})

test.each<{ place: string; fault: FaultStep }>([
  { place: 'in a status text', fault: { kind: 'echo-token', status: 401 } },
  { place: 'in a success', fault: { kind: 'echo-token' } },
  { place: 'in Retry-After', fault: { kind: 'respond', status: 429, headers: { 'Retry-After': plain }, body: plain } },
  { place: 'in bytes that are not HTTP', fault: { kind: 'garbage', body: `${plain}\r\n\r\n` } },
  {
    place: 'before a second attempt',
    fault: { kind: 'respond', status: 429, headers: { 'Retry-After': '0' }, body: `${plain} ${plain}` },
  },
  {
    place: 'at the place where a response breaks off',
    fault: { kind: 'cut-body', status: 400, body: `{"error":"No ${plain.slice(0, -1)}` },
  },
  { place: 'all over more than 1 MiB', fault: { kind: 'respond', status: 200, body: plain.repeat(50_000) } },
])('a token that the service echoes $place does not leak', async ({ fault }) => {
  const sandbox = await start({ token: plain })
  sandbox.fault('POST', fault)
  const step = await send(sandbox, { retries: '1' }, { env: withoutWaits })
  expect(leaks(plain, step)).toEqual([])
  expect(step.masks).toEqual([plain, jobToken])
})

test('a token in the names of audiences or in a wrong list does not leak', async () => {
  // A name that is shortened for people may be cut inside the token.
  const cutAfter = (length: number) => `${'n'.repeat(length - 9)}${plain}`
  const names = [plain, `Readers ${plain}`, cutAfter(120), cutAfter(200), cutAfter(32)]
  const audiences = names.map((name, index) => ({ id: index + 1, name, reach: 1_000 - index }))
  const sandbox = await start({ token: plain, audiences })
  const listed = await list(sandbox)
  expectPassed(listed, { count: '5' })
  expect(listed.outputs.audiences).toMatch(/"name":"\*\*\*".*"name":"Readers \*\*\*"/)
  const missing = await send(sandbox, { target: 'audience', 'audience-name': 'Readers' })
  expectFailed(missing, { reason: 'audience-not-found' })
  const chosen = await send(sandbox, { target: 'audience', 'audience-id': '2', 'max-reach': '5000' })
  expectPassed(chosen, { outcome: 'sent', 'audience-name': 'Readers ***' })
  sandbox.audiencesBody = { [plain]: plain, audience: [{ id: plain, name: plain, reach: plain }] }
  const wrong = await list(sandbox)
  expectFailed(wrong, { reason: 'bad-audience-list' })
  for (const step of [listed, missing, chosen, wrong]) expect(leaks(plain, step)).toEqual([])
})

test('the token for GitHub does not leak either', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'respond', status: 400, body: `What is ${plain}?` })
  const step = await send(sandbox, { 'github-token': plain })
  expectFailed(step, { outcome: 'rejected', response: 'What is ***?' })
  expect(step.masks.sort()).toEqual([sandbox.token, plain].sort())
  expect(leaks(plain, step)).toEqual([])
})

test.each<{ what: string; which: 'API' | 'GitHub'; inputs: Record<string, string>; file?: string }>([
  { what: 'extra-fields', which: 'API', inputs: { 'extra-fields': `{"a":{"\\u007a${plain.slice(1)}":1}}` } },
  { what: 'github-token', which: 'API', inputs: { 'github-token': plain } },
  { what: 'icon-url', which: 'GitHub', inputs: { 'icon-url': `http://example.com/${plain}` } },
  { what: 'payload-file', which: 'API', inputs: { 'payload-file': 'push.yml' }, file: `"${plain}` },
])('$what with the $which token is an error that shows no part of it', async ({ what, which, inputs, file = '' }) => {
  const sandbox = await start(which === 'API' ? { token: plain } : {})
  const given = { ...(which === 'GitHub' && { 'github-token': plain }), ...inputs }
  const step = await send(sandbox, given, { files: { 'push.yml': file } })
  expectInvalid(step, sandbox, new RegExp(`${what}\\b.* contains the ${which} token`))
  expect(leaks(plain, step)).toEqual([])
})

/** An event with a release of this name and these notes, published just now: an old one is not announced. */
const releaseEvent = (name: string, body: string) => ({
  action: 'published',
  release: {
    tag_name: 'v1',
    name,
    body,
    html_url: 'https://example.com/##[error]x',
    published_at: new Date().toISOString(),
  },
  repository: { name, private: false, owner: { avatar_url: 'https://example.com/owner.png' } },
})

const noContent = Object.fromEntries(Object.keys(content).map(name => [name, '']))

const withoutDigits = plain.replace(/\d/g, 'x')

test.each<{ what: string; inputs?: Record<string, string>; token?: string; release?: object; said: RegExp }>([
  {
    what: 'a tag that is the token',
    inputs: { ...content, title: 'New: {version}' },
    token: 'ghp_1.2345678abcdef',
    release: { tag_name: 'ghp_1.2345678abcdef' },
    said: /`title` would contain the API token/,
  },
  {
    what: 'a long tag that has no level',
    inputs: { ...content, 'release-level': 'minor' },
    release: { tag_name: `${'x'.repeat(85)}${withoutDigits}` },
    token: withoutDigits,
    said: /cannot be checked for the release "x+\*\*\*", because its tag has no version/,
  },
  {
    what: 'a long tag that is too small',
    inputs: { ...content, 'release-level': 'minor' },
    release: { tag_name: `v1.2.3-${'x'.repeat(80)}${plain}` },
    said: /The release "v1\.2\.3-x+\*\*\*" is a patch release, which `release-level/,
  },
  {
    what: 'a long tag that is announced',
    inputs: { ...content, 'release-level': 'patch' },
    release: { tag_name: `v1.2.3-${'x'.repeat(80)}${plain}` },
    said: /^Release: "v1\.2\.3-x+\*\*\*" \(patch\), published /m,
  },
  {
    what: 'a comment of the notes',
    inputs: noContent,
    release: { body: `<!-- web-push: ${'x'.repeat(70)}${plain} -->` },
    said: /`message` contains the API token/,
  },
])('no part of a token in $what is shown', async ({ inputs, token = plain, release, said }) => {
  const sandbox = await start({ token })
  const payload = releaseEvent('One', 'Fast.')
  const event = { name: 'release', payload: { ...payload, release: { ...payload.release, ...release } } }
  const step = await send(sandbox, inputs, { event })
  expect(step.stdout).toMatch(said)
  expect(leaks(token, step)).toEqual([])
  expect(JSON.stringify(sandbox.delivered.map(({ body }) => body))).not.toContain(token.slice(0, 8))
})

test('an input of the audiences action with the token is an error that shows no part of it', async () => {
  const sandbox = await start({ token: plain })
  const step = await list(sandbox, { retries: plain })
  expect(expectFailed(step, { reason: 'invalid-input' })).toMatch(/`retries` contains the API token/)
  expect(leaks(plain, step)).toEqual([])
  expect(sandbox.connections).toBe(0)
})

test.each(['success', '"'])(
  'the token %s is too short to be searched for, and changes nothing that is sent, decided, or shown',
  async token => {
    const sandbox = await start({ token })
    sandbox.fault('POST', { kind: 'respond', status: 200, body: '{"success":true,"id":1}' })
    const step = await send(sandbox)
    const payload = JSON.stringify(broadcast)
    expectPassed(step, { outcome: 'sent', 'status-code': '200', attempts: '1', payload })
    expect(step.annotations).toEqual([])
    expect(sandbox.delivered.map(({ body }) => body)).toEqual([broadcast])
    sandbox.fault('POST', { kind: 'respond', status: 200, body: '{"success":false,"id":1}' })
    const response = '{"success":false,"id":1}'
    expectFailed(await send(sandbox), { outcome: 'unknown', reason: 'service-reported-failure', response })
  },
)

test('a token that equals an outcome is removed from texts, and does not change the outcome', async () => {
  const sandbox = await start({ token: 'rejected' })
  sandbox.fault('POST', { kind: 'respond', status: 400, body: 'It was rejected.' })
  const step = await send(sandbox)
  expectFailed(step, { outcome: 'rejected', reason: 'http-400', response: 'It was ***.' })
  expect(step.summary).toContain('It was ***.')
})

test('the log and summary of a preview show no password of a proxy, not even in part at the end of a shortened text', async () => {
  const password = 'spring-sale-7'
  const file = `title: Our ${password}\nmessage: ${'x'.repeat(140)}${password}\nlanding_url: https://a.example/${password}`
  const { exitCode, stdout, summary } = await runAction({
    action: 'preview',
    inputs: { 'payload-files': 'campaign.yml', 'icon-url': `https://a.example/${password}`, ttl: password },
    env: { HTTPS_PROXY: `http://me:${password}@127.0.0.1:1` },
    files: { 'campaign.yml': file },
  })
  expect(exitCode).toBe(1)
  expect(stdout).toContain('ttl: "***" is not a duration')
  expect(summary).toContain('campaign.yml')
  expect(`${stdout}${summary}`).not.toMatch(/spring|sale-7/)
})

test('a user name of a proxy with fewer than eight characters stays in texts, but its password does not', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'respond', status: 400, body: 'No spring sale for sale:winter-password' })
  const env = { HTTP_PROXY: 'http://sale:winter-password@127.0.0.1:1', NO_PROXY: '127.0.0.1' }
  const step = await send(sandbox, { title: 'Spring sale' }, { env })
  expectFailed(step, { outcome: 'rejected', response: 'No spring sale for ***' })
  expect(step.summary).toContain('Spring sale')
  expect(leaks('winter-password', step)).toEqual([])
})

test('direction marks and other invisible characters from a service are spelled out', async () => {
  const sandbox = await start()
  sandbox.fault('POST', { kind: 'respond', status: 400, body: 'paid by \u202emoc.live\u202c \u200bnow\u200e' })
  const step = await send(sandbox)
  const shown = 'paid by ‹U+202E›moc.live‹U+202C› ‹U+200B›now‹U+200E›'
  expect(expectFailed(step, { outcome: 'rejected' })).toContain(shown)
  expect(step.summary).toContain('‹U+202E›')
  expect(`${step.stdout}${step.summary}`).not.toMatch(/[\u202a-\u202e\u200b\u200e]/)
})

const forged = [
  '::set-output name=outcome::forged',
  '##[set-output name=outcome;]forged',
  '::error::forged',
  '##[error]forged',
  '::stop-commands::x',
  '::add-mask::o',
  '::add-path::/tmp',
  '::save-state name=a::b',
  '###[debug]x',
  '##[##[error]x',
  '::::error::x',
  ':: error::x',
]
const breaks = [
  '',
  ' ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u000b',
  '\u000c',
  '\u00a0',
  '\ufeff',
  '\u200b',
  '%0A',
  '\u001b[2K\r',
]
/** Each command alone on a line, and one command after each kind of break. */
const hostile = [...forged, ...breaks.map((lineBreak, index) => `a${lineBreak}${forged[index % forged.length]}`)].join(
  '\n',
)

// `expectPassed` and `expectFailed` check that every command in the log is one of the action itself.
test('a hostile notification starts no workflow command', async () => {
  const sandbox = await start()
  // The action refuses other control characters.
  const text = hostile.replace(/\p{Cc}/gu, character => ('\t\r\n'.includes(character) ? character : ''))
  const step = await send(sandbox, {
    title: text,
    message: `${text}\n${text}`,
    'utm-source': text,
    actions: JSON.stringify([{ text, url: 'https://example.com/' }]),
    'extra-fields': JSON.stringify({ [text]: text }),
  })
  expectPassed(step, { outcome: 'sent' })
  expect(step.annotations.filter(({ title }) => title !== 'Advice')).toEqual([])
  expect(sandbox.delivered[0]?.body).toMatchObject({ title: text, [text]: text })
  expect(step.outputs.payload).toBe(sandbox.delivered[0]?.raw)
})

test('a hostile response starts no workflow command', async () => {
  const sandbox = await start()
  for (const body of [hostile, '::error::x', '\r##[error]x']) {
    sandbox.fault('POST', { kind: 'respond', status: 429, headers: { 'Retry-After': '0' }, body })
    sandbox.fault('POST', { kind: 'respond', status: 200, body }, { kind: 'respond', status: 400, body })
    expectPassed(await send(sandbox), { outcome: 'sent', response: body, attempts: '2' })
    expectFailed(await send(sandbox), { outcome: 'rejected', response: body })
  }
})

test('hostile names of audiences start no workflow command', async () => {
  const audiences = [hostile, ...forged].map((name, index) => ({ id: index + 1, name, reach: 5 }))
  const sandbox = await start({ audiences })
  const listed = await list(sandbox)
  expectPassed(listed, { count: `${audiences.length}` })
  expect(JSON.parse(listed.outputs.audiences ?? '')).toEqual(audiences)
  const named = (name: string) => ({ target: 'audience', 'audience-name': name })
  expectFailed(await send(sandbox, named(hostile.slice(1))), { reason: 'audience-not-found' })
  expectPassed(await send(sandbox, named(hostile)), { outcome: 'sent', 'audience-name': hostile })
})

test('a hostile event starts no workflow command', async () => {
  const sandbox = await start()
  const payload = releaseEvent(hostile, hostile)
  const none = Object.fromEntries(Object.keys(content).map(name => [name, '']))
  expectPassed(await send(sandbox, none, { event: { name: 'release', payload } }), { outcome: 'sent' })
  const other = { name: 'release', payload: { ...payload, action: hostile } }
  expectPassed(await send(sandbox, none, { event: other }), { outcome: 'skipped', reason: 'not-announceable' })
})

// secrets.test.ts has other notations. 20,576,131 minutes are 1,234,567,860 seconds.
test('a token of digits that the ttl would be in seconds is an error', async () => {
  const sandbox = await start({ token: '1234567860' })
  expectInvalid(await send(sandbox, { ttl: '20576131m' }), sandbox, /ttl.* contains the API token/)
})
