import { expect, test } from '@jest/globals'
import type { FaultStep } from '../helpers/doubles/faults.ts'
import { png } from '../helpers/images.ts'
import { withoutWaits } from '../helpers/preload.ts'
import { jobToken, runAction } from '../helpers/runner.ts'
import { leaks } from '../helpers/secrecy.ts'
import { closing, content, expectFailed, expectInvalid, expectPassed, list, sandboxes, send } from '../helpers/send.ts'
import { trusted, trusting } from '../helpers/trusted.ts'
import { answer, image, redirect, startWebsite } from '../helpers/website.ts'

const start = sandboxes()
const websites = closing(startWebsite)

const plain = 'zQ7mVw2KxPf9LtRb4NcYs8HdJg3T'
const awkward = 'q/Z7+m"V\\w2%Kx&P<f9>L\'t=R_b*4:N@c$Y|s#8'

// secrets.test.ts covers every encoding in which the action redacts a token.
test('a token that the service echoes in base64 in its body and unchanged in a header appears only in its mask', async () => {
  const sandbox = await start({ token: awkward })
  const body = Buffer.from(`a:${awkward}`).toString('base64')
  const headers = { Location: `https://a.example/${awkward}` }
  sandbox.fault('POST', { kind: 'respond', status: 308, body, headers })
  const step = await send(sandbox)
  expect(expectFailed(step, { outcome: 'unknown' })).toContain('https://a.example/***')
  expect(step.outputs.response).toContain('***')
  expect(step.masks).toEqual([awkward, jobToken])
  expect(leaks(awkward, step)).toEqual([])
})

test.each<{ place: string; fault: FaultStep }>([
  { place: 'in a status line', fault: { kind: 'echo-token', status: 401 } },
  {
    place: 'in Retry-After and in a body before a retry',
    fault: { kind: 'respond', status: 429, headers: { 'Retry-After': plain }, body: plain },
  },
  { place: 'in bytes that are not HTTP', fault: { kind: 'garbage', body: `${plain}\r\n\r\n` } },
  {
    place: 'where its response ends early',
    fault: { kind: 'cut-body', status: 400, body: `{"error":"No ${plain.slice(0, -1)}` },
  },
  {
    place: 'throughout a body of more than 1 MiB',
    fault: { kind: 'respond', status: 200, body: plain.repeat(50_000) },
  },
])('a token that the service echoes $place does not leak', async ({ fault }) => {
  const sandbox = await start({ token: plain })
  sandbox.fault('POST', fault)
  const step = await send(sandbox, { retries: '1' }, { env: withoutWaits })
  expect(leaks(plain, step)).toEqual([])
  expect(step.masks).toEqual([plain, jobToken])
})

test('a token in audience names (even shortened ones) or in an invalid list does not leak', async () => {
  // The action truncates names to these lengths. In `longNames`, each cut falls inside the token.
  const shortenedLengths = [120, 200, 32]
  const longNames = shortenedLengths.map(length => `${'n'.repeat(length - 9)}${plain}`)
  const names = [plain, `Readers ${plain}`, ...longNames]
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

interface Published {
  input: string
  which: 'API' | 'GitHub'
  tokens: { api?: string; github?: string }
  inputs: Record<string, string>
  file?: string
}

test.each<Published>([
  {
    input: 'extra-fields',
    which: 'API',
    tokens: { api: plain },
    inputs: { 'extra-fields': `{"a":{"\\u007a${plain.slice(1)}":1}}` },
  },
  {
    input: 'icon-url',
    which: 'GitHub',
    tokens: { github: plain },
    inputs: { 'icon-url': `http://example.com/${plain}` },
  },
  {
    input: 'payload-file',
    which: 'API',
    tokens: { api: plain },
    inputs: { 'payload-file': 'push.yml' },
    file: `"${plain}`,
  },
])(
  'the $which token in $input is an error that shows no part of it',
  async ({ input, which, tokens, inputs, file = '' }) => {
    const sandbox = await start({ token: tokens.api })
    const given = { 'github-token': tokens.github ?? jobToken, ...inputs }
    const step = await send(sandbox, given, { files: { 'push.yml': file } })
    const text = expectInvalid(step, sandbox, new RegExp(`${input}\\b.* contains the ${which} token`))
    if (file) expect(text).toContain('replace the token at the push service, and remove it here')
    expect(leaks(plain, step)).toEqual([])
  },
)

const payloadOf = (name: string, notes: string) => ({
  action: 'published',
  release: {
    tag_name: 'v1',
    name,
    body: notes,
    html_url: 'https://example.com/##[error]x',
    published_at: new Date().toISOString(),
  },
  repository: { name, private: false, owner: { avatar_url: 'https://example.com/owner.png' } },
})

const noContent = Object.fromEntries(Object.keys(content).map(name => [name, '']))

test.each<{ what: string; inputs?: Record<string, string>; token?: string; release?: object; text: RegExp }>([
  {
    what: 'a tag that is the token',
    inputs: { ...content, title: 'New: {version}' },
    token: 'ghp_1.2345678abcdef',
    release: { tag_name: 'ghp_1.2345678abcdef' },
    text: /`title` would contain the API token/,
  },
  {
    what: 'the long tag of a release that is too small',
    inputs: { ...content, 'release-level': 'minor' },
    release: { tag_name: `v1.2.3-${'x'.repeat(80)}${plain}` },
    text: /The release "v1\.2\.3-x+\*\*\*" is a patch release, which `release-level/,
  },
  {
    what: 'the comment of the author',
    inputs: noContent,
    release: { body: `<!-- web-push: ${'x'.repeat(70)}${plain} -->` },
    text: /`message` contains the API token/,
  },
])('no part of a token in $what is shown', async ({ inputs, token = plain, release, text }) => {
  const sandbox = await start({ token })
  const payload = payloadOf('One', 'Fast.')
  const event = { name: 'release', payload: { ...payload, release: { ...payload.release, ...release } } }
  const step = await send(sandbox, inputs, { event })
  expect(step.stdout).toMatch(text)
  expect(leaks(token, step)).toEqual([])
  expect(JSON.stringify(sandbox.delivered.map(({ body }) => body))).not.toContain(token.slice(0, 8))
})

test.each([
  { what: 'the comment of the author', inputs: noContent },
  { what: 'a placeholder', inputs: { ...content, title: '{message}' } },
  { what: 'an input that an expression filled', inputs: { ...content, message: `See ${plain}.` } },
])(
  'after a token in the event, the advice is never a re-run, which would have the old token: $what',
  async ({ inputs }) => {
    const sandbox = await start({ token: plain })
    const event = { name: 'release', payload: payloadOf('One', `<!-- web-push: See ${plain}. -->`) }
    const text = expectInvalid(await send(sandbox, inputs, { event }), sandbox)
    expect(text).toMatch(
      /contain(?:s)? the API token.*Fix this problem, then announce the release by hand, with its tag/s,
    )
    expect(text).not.toContain('re-run the failed job')
  },
)

test('the token in an input of the audiences action is an error that shows no part of it', async () => {
  const sandbox = await start({ token: plain })
  const step = await list(sandbox, { retries: plain })
  expect(expectFailed(step, { reason: 'invalid-input' })).toMatch(/`retries` contains the API token/)
  expect(leaks(plain, step)).toEqual([])
  expect(sandbox.connectionCount).toBe(0)
})

test('a token of fewer than eight characters is not redacted, and changes no outcome', async () => {
  const sandbox = await start({ token: 'success' })
  const failure = '{"success":false,"id":1}'
  sandbox.fault('POST', { kind: 'respond', status: 200, body: failure })
  const step = await send(sandbox)
  expectFailed(step, { outcome: 'unknown', reason: 'service-reported-failure', response: failure })
})

test('a token that equals an outcome is redacted in text, but not in the output `outcome`', async () => {
  const sandbox = await start({ token: 'rejected' })
  sandbox.fault('POST', { kind: 'respond', status: 400, body: 'It was rejected.' })
  const step = await send(sandbox)
  expectFailed(step, { outcome: 'rejected', reason: 'http-400', response: 'It was ***.' })
  expect(step.summary).toContain('It was ***.')
})

test('a preview shows no part of a proxy password, not even in shortened text', async () => {
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

test('a proxy user name is redacted in a response, but not in the notification, which may contain the same word', async () => {
  const sandbox = await start()
  const inBase64 = Buffer.from('acme:winters').toString('base64')
  sandbox.fault('POST', { kind: 'respond', status: 400, body: `No sale for acme, winters, ${inBase64}` })
  const env = { HTTP_PROXY: 'http://acme:winters@127.0.0.1:1', NO_PROXY: '127.0.0.1' }
  const given = { title: 'Sale at acme', 'landing-url': 'https://acme.example/' }
  const step = await send(sandbox, given, { env })
  expectFailed(step, { outcome: 'rejected', response: 'No sale for ***, ***, ***' })
  expect(step.summary).toContain('Sale at acme')
  expect(step.summary).toContain('acme.example')
  expect(leaks('winters', step)).toEqual([])
})

test('direction marks and other invisible characters in a response are shown as their code points', async () => {
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
const afterBreaks = breaks.map((lineBreak, index) => `a${lineBreak}${forged[index % forged.length]}`)
const hostile = [...forged, ...afterBreaks].join('\n')

// In these tests, `expectPassed` and `expectFailed` check that the log contains only the action's own commands.
test('a hostile notification starts no workflow command', async () => {
  const sandbox = await start()
  // The action rejects all control characters except tabs and line breaks.
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
  const refusal = { kind: 'respond', status: 429, headers: { 'Retry-After': '0' }, body: hostile } as const
  sandbox.fault('POST', refusal, { kind: 'respond', status: 200, body: hostile })
  expectPassed(await send(sandbox), { outcome: 'sent', response: hostile, attempts: '2' })
  sandbox.fault('POST', { kind: 'respond', status: 400, body: hostile })
  expectFailed(await send(sandbox), { outcome: 'rejected', response: hostile })
})

test('hostile audience names start no workflow command', async () => {
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
  const payload = payloadOf(hostile, hostile)
  expectPassed(await send(sandbox, noContent, { event: { name: 'release', payload } }), { outcome: 'sent' })
  const other = { name: 'release', payload: { ...payload, action: hostile } }
  expectPassed(await send(sandbox, noContent, { event: other }), { outcome: 'skipped', reason: 'not-announceable' })
})

test('a token in the host of a redirect does not leak, even if the host is shown shortened', async () => {
  const token = plain.toLowerCase()
  const sandbox = await start({ token })
  // The action shows 98 characters of a host. They end inside the token.
  const host = `${'a'.repeat(60)}.${'b'.repeat(25)}${token}.example`
  const proxy = await websites({
    [`http://${host}/`]: answer(),
    [`http://${host}/busy`]: answer({ status: 429, headers: { 'Retry-After': '60' } }),
  })
  const pages = {
    '/': redirect(`http://${host}/`),
    '/busy': redirect(`http://${host}/busy`),
    '/icon': image(png(200, 200)),
  }
  const site = await websites(pages, trusted)
  const actions = JSON.stringify([{ text: 'Go', url: `${site.url}/busy` }])
  const urls = { 'icon-url': `${site.url}/icon`, 'landing-url': `${site.url}/`, actions }
  const proxied = trusting({ HTTP_PROXY: proxy.url, NO_PROXY: new URL(sandbox.url).host })
  const step = await send(sandbox, { ...urls, 'check-urls': 'true' }, proxied)
  expect(step.stdout).toContain('redirects to the host')
  expect(step.annotations.map(({ message }) => message)).toContainEqual(expect.stringContaining('responded 429'))
  expect(leaks(token, step)).toEqual([])
})
