import { describe, expect, test } from '@jest/globals'
import type { FaultStep } from '../helpers/doubles/faults.mjs'
import { jobToken } from '../helpers/runner.ts'
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
const escapes = 'u002fZ7mVw\\u002f2KxPf%2f9LtRb&#47;4NcYs'

const escaped = (token: string) => JSON.stringify(token).slice(1, -1)
/** The unit tests of secrets have every spelling. */
const spellings: [string, (token: string) => string][] = [
  ['as JSON with escaped slashes', token => `{"message":"${escaped(token).replaceAll('/', '\\/')}"}`],
  ['as JSON in JSON', token => JSON.stringify(JSON.stringify({ message: token }))],
  ['as HTML numbers', token => spell(token, code => `&#x${code};`)],
  ['percent-encoded twice', token => encodeURIComponent(spell(token, code => `%${code}`))],
  ['in base64', token => `Basic ${Buffer.from(`user:${token}`).toString('base64')}`],
]

function spell(token: string, each: (hex: string) => string): string {
  return token.replace(/./gs, unit => each(unit.charCodeAt(0).toString(16).padStart(2, '0')))
}

describe('a token that the service echoes appears in nothing but its mask', () => {
  test.each<[string, string]>([
    ['plain', plain],
    ['awkward', awkward],
    ['full of escapes', escapes],
  ])('%s', async (_what, token) => {
    const sandbox = await start({ token })
    for (const [index, [how, spelt]] of spellings.entries()) {
      const status = index % 2 === 0 ? 400 : 200
      sandbox.fault('POST', { kind: 'respond', status, body: spelt(token) })
      const step = await send(sandbox, { retries: '0' })
      expect({ how, leaks: leaks(token, step) }).toEqual({ how, leaks: [] })
      expect(step.outputs.response).toContain('***')
      expect(step.masks).toEqual([token, jobToken])
    }
  })

  test.each<[string, FaultStep]>([
    ['in a status text', { kind: 'echo-token', status: 401 }],
    ['in a success', { kind: 'echo-token' }],
    ['in the name of a header', { kind: 'respond', status: 401, headers: { [`X-${plain}`]: plain } }],
    ['in Retry-After', { kind: 'respond', status: 429, headers: { 'Retry-After': plain }, body: plain }],
    ['in what is no HTTP', { kind: 'garbage', body: `${plain}\r\n\r\n` }],
    ['in a failure', { kind: 'respond', status: 200, body: { success: false, error: plain } }],
    [
      'before a second try',
      { kind: 'respond', status: 429, headers: { 'Retry-After': '0' }, body: `${plain} ${plain}` },
    ],
  ])('%s', async (_where, fault) => {
    const sandbox = await start({ token: plain })
    sandbox.fault('POST', fault)
    const step = await send(sandbox, { retries: '1' })
    expect(leaks(plain, step)).toEqual([])
    expect(step.masks).toEqual([plain, jobToken])
  })

  test('in Location, which a summary escapes', async () => {
    const sandbox = await start({ token: awkward })
    sandbox.fault('POST', { kind: 'respond', status: 302, headers: { Location: `https://a.example/${awkward}` } })
    const step = await send(sandbox)
    const text = expectFailed(step, { outcome: 'rejected' })
    expect(leaks(awkward, step)).toEqual([])
    expect(text).toContain('https://a.example/***')
  })

  test('at the cut of a long answer', async () => {
    const sandbox = await start({ token: plain })
    for (const length of [4, 5, plain.length >> 1, plain.length - 1]) {
      sandbox.fault('POST', { kind: 'cut-body', status: 400, body: `{"error":"No ${plain.slice(0, length)}` })
      const step = await send(sandbox)
      expectFailed(step, { outcome: 'rejected', response: '{"error":"No ***' })
      expect(leaks(plain, step)).toEqual([])
    }
  })

  test.each([65_536, 300])('astride the cut at %d', async at => {
    const sandbox = await start({ token: plain })
    for (const within of [5, plain.length - 1]) {
      const body = `${'x'.repeat(at - within)}${plain}${'y'.repeat(100)}`
      sandbox.fault('POST', { kind: 'respond', status: 400, body })
      const step = await send(sandbox)
      expectFailed(step, { outcome: 'rejected' })
      expect(leaks(plain, step)).toEqual([])
    }
  })

  test('across the cut at 1 MiB, with tokens all over a long answer', async () => {
    const token = `${plain}${plain.toLowerCase()}${plain.toUpperCase()}`.slice(0, 61)
    const sandbox = await start({ token })
    for (const status of [200, 500]) {
      sandbox.fault('POST', { kind: 'respond', status, body: token.repeat(20_000) })
      const step = await send(sandbox)
      expect(step.outputs['status-code']).toBe(`${status}`)
      expect(step.outputs.response).toMatch(/^(\*\*\*)+$/)
      expect(leaks(token, step)).toEqual([])
    }
  })

  test('in the names of audiences', async () => {
    const names = [plain, `Readers ${plain}`, ...[120, 200, 32].map(at => `${'n'.repeat(at - 9)}${plain}`)]
    const audiences = names.map((name, index) => ({ id: index + 1, name, reach: 1_000 - index }))
    const sandbox = await start({ token: plain, audiences })
    const listed = await list(sandbox)
    expectPassed(listed, { count: '5' })
    expect(JSON.parse(listed.outputs.audiences ?? '')).toMatchObject([
      { id: 1, name: '***' },
      { name: 'Readers ***' },
      {},
      {},
      {},
    ])
    const missing = await send(sandbox, { target: 'audience', 'audience-name': 'Readers' })
    expectFailed(missing, { reason: 'audience-not-found' })
    const chosen = await send(sandbox, { target: 'audience', 'audience-id': '2', 'max-reach': '5000' })
    expectPassed(chosen, { outcome: 'sent', 'audience-name': 'Readers ***' })
    expect([listed, missing, chosen].map(step => leaks(plain, step))).toEqual([[], [], []])
  })

  test.each<[string, (token: string) => string]>([
    ['plain', token => token],
    ['percent-encoded', token => spell(token, code => `%${code}`)],
    ['with an escape of JSON in JSON', token => spell(token.charAt(0), code => `\\\\u00${code}`) + token.slice(1)],
  ])('%s, at the cut of an audience name that a failure quotes', async (_how, spelled) => {
    const jobs = 'gR5kWn8DvTb2XqLs6HyZcE1f'
    for (const [token, padding] of [
      [plain, 74],
      [plain, 0],
      [jobs, 80],
    ] as const) {
      const name = `${'x'.repeat(padding)}${spelled(token)}yyyy`
      const sandbox = await start({ token: plain, audiences: [{ id: 101, name, reach: 9 }] })
      const inputs = { target: 'audience', 'github-token': jobs }
      const tooLarge = await send(sandbox, { ...inputs, 'audience-id': '101', 'max-reach': '1' })
      expectFailed(tooLarge, { reason: 'reach-exceeded' })
      const missing = await send(sandbox, { ...inputs, 'audience-name': 'Readers' })
      expectFailed(missing, { reason: 'audience-not-found' })
      expect({ padding, leaks: [tooLarge, missing].map(step => leaks(token, step)) }).toEqual({
        padding,
        leaks: [[], []],
      })
    }
  })

  test('in a list that is none', async () => {
    const sandbox = await start({ token: plain })
    sandbox.audiencesBody = { [plain]: plain, audience: [{ id: plain, name: plain, reach: plain }] }
    const step = await list(sandbox)
    expectFailed(step, { reason: 'bad-audience-list' })
    expect(leaks(plain, step)).toEqual([])
  })

  test('also if it is longer than any header may be', async () => {
    const token = plain.repeat(1_500)
    const sandbox = await start({ token })
    const step = await send(sandbox)
    expectFailed(step, { attempts: '1' })
    expect(leaks(token, step)).toEqual([])
    expect(sandbox.delivered).toEqual([])
  })

  test('and neither does the token for GitHub', async () => {
    const sandbox = await start()
    sandbox.fault('POST', { kind: 'respond', status: 400, body: `What is ${plain}?` })
    const step = await send(sandbox, { 'github-token': plain })
    expectFailed(step, { outcome: 'rejected', response: 'What is ***?' })
    expect(step.masks.sort()).toEqual([sandbox.token, plain].sort())
    expect(leaks(plain, step)).toEqual([])
  })
})

describe('a token in the wrong place is an error, and no part of it is shown', () => {
  const asEscapes = spell(plain, code => `\\u00${code}`)
  test.each<[string, string, Record<string, string>]>([
    ['base-url', 'API', { 'base-url': `https://push.example.com/${plain}` }],
    ['icon-url', 'API', { 'icon-url': `${'x'.repeat(91)}${plain}` }],
    ['actions', 'API', { actions: `[{"text":"${asEscapes}","url":"https://a.example"}]` }],
    ['extra-fields', 'API', { 'extra-fields': `{"a":{"${asEscapes}":1}}` }],
    ['github-token', 'API', { 'github-token': plain }],
    [
      'icon-url',
      'GitHub',
      { 'icon-url': `http://example.com/${encodeURIComponent(spell(plain, code => `%${code}`))}` },
    ],
    ['extra-fields', 'GitHub', { 'extra-fields': `{"a":"${asEscapes}"}` }],
  ])('%s with the %s token', async (name, which, inputs) => {
    const sandbox = await start(which === 'API' ? { token: plain } : {})
    const step = await send(sandbox, { ...(which === 'GitHub' && { 'github-token': plain }), ...inputs })
    expectInvalid(step, sandbox, new RegExp(`${name}: contains the ${which} token`))
    expect(leaks(plain, step)).toEqual([])
  })

  test.each<[string, string]>([
    ['in what is not YAML', `"${plain}`],
    ['at the end of a long value', `icon_url: ${'x'.repeat(91)}${plain}`],
    ['as an escape', `utm_source: "${spell(plain, code => `\\x${code}`)}"`],
  ])('payload-file: %s', async (_where, text) => {
    const sandbox = await start({ token: plain })
    const step = await send(sandbox, { 'payload-file': 'push.yml' }, { files: { 'push.yml': text } })
    expectInvalid(step, sandbox, /contains the API token/)
    expect(leaks(plain, step)).toEqual([])
  })

  test('the event', async () => {
    const sandbox = await start({ token: plain })
    const payload = {
      action: 'published',
      release: { name: `1.0 ${plain}`, body: 'Fast.', html_url: 'https://example.com/1' },
      repository: { name: 'site', private: false, owner: { avatar_url: 'https://example.com/owner.png' } },
    }
    const step = await send(sandbox, { title: '' }, { event: { name: 'release', payload } })
    expectInvalid(step, sandbox, /title: contains the API token/)
    expect(leaks(plain, step)).toEqual([])
  })

  test('the audiences action too', async () => {
    const sandbox = await start({ token: plain })
    const step = await list(sandbox, { retries: plain })
    expect(expectFailed(step, { reason: 'invalid-input' })).toMatch(/retries: contains the API token/)
    expect(leaks(plain, step)).toEqual([])
    expect(sandbox.connections).toBe(0)
  })

  test('a token of seven characters may be anywhere by chance, and changes nothing that is sent or branched on', async () => {
    for (const token of ['s', 'sent', 'Hello', '1', '"', 'success']) {
      const sandbox = await start({ token })
      sandbox.fault('POST', { kind: 'respond', status: 200, body: '{"success":true,"id":1}' })
      const step = await send(sandbox)
      expectPassed(step, { outcome: 'sent', 'status-code': '200', attempts: '1' })
      expect(step.annotations).toEqual([])
      expect(sandbox.delivered.map(({ body }) => body)).toEqual([broadcast])
      sandbox.fault('POST', { kind: 'respond', status: 200, body: '{"success":false,"id":1}' })
      expectFailed(await send(sandbox), { outcome: 'unknown', reason: 'service-reported-failure' })
    }
  })
})

describe('text from outside starts no workflow command', () => {
  const forged = (
    '::set-output name=outcome::forged|##[set-output name=outcome;]forged|::error::forged|' +
    '##[error]forged|::stop-commands::x|::add-mask::o|::add-path::/tmp|::save-state name=a::b|' +
    '###[debug]x|##[##[error]x|::::error::x|:: error::x'
  ).split('|')
  const breaks = '| |\t|\n|\r|\r\n|\u0085|\u2028|\u2029|\u000b|\u000c|\u00a0|\ufeff|\u200b|%0A|\u001b[2K\r'.split('|')
  const hostile = breaks
    .map((line, index) => `a${line}${forged[index % forged.length]}`)
    .concat(forged)
    .join('\n')

  test('of a notification', async () => {
    const sandbox = await start()
    const step = await send(sandbox, {
      title: hostile,
      message: `${hostile}\n${hostile}`,
      'utm-source': hostile,
      actions: JSON.stringify([{ text: hostile, url: 'https://example.com/' }]),
      'extra-fields': JSON.stringify({ [hostile]: hostile }),
    })
    expectPassed(step, { outcome: 'sent' })
    expect(step.annotations.filter(({ title }) => title !== 'Advice')).toEqual([])
    expect(sandbox.delivered[0]?.body).toMatchObject({ title: hostile, [hostile]: hostile })
    expect(step.outputs.payload).toBe(sandbox.delivered[0]?.raw)
  })

  test.each([200, 400])('of an answer %d', async status => {
    const sandbox = await start()
    for (const body of [hostile, '##[error]x', '::error::x', '\r::error::x']) {
      sandbox.fault('POST', { kind: 'respond', status, body })
      const step = await send(sandbox)
      if (status === 200) expectPassed(step, { outcome: 'sent', response: body })
      else expectFailed(step, { outcome: 'rejected', response: body })
    }
  })

  test('of audiences', async () => {
    const audiences = [hostile, ...forged].map((name, index) => ({ id: index + 1, name, reach: 5 }))
    const sandbox = await start({ audiences })
    const listed = await list(sandbox)
    expectPassed(listed, { count: `${audiences.length}` })
    expect(JSON.parse(listed.outputs.audiences ?? '')).toEqual(audiences)
    expectFailed(await send(sandbox, { target: 'audience', 'audience-name': hostile.slice(1) }), {
      reason: 'audience-not-found',
    })
    const step = await send(sandbox, { target: 'audience', 'audience-name': hostile })
    expectPassed(step, { outcome: 'sent', 'audience-name': hostile })
  })

  test('of an event', async () => {
    const sandbox = await start()
    const payload = {
      action: 'published',
      release: { name: hostile, body: hostile, html_url: `https://example.com/##[error]x` },
      repository: { name: hostile, private: false, owner: { avatar_url: 'https://example.com/owner.png' } },
    }
    const none = Object.fromEntries(Object.keys(content).map(name => [name, '']))
    expectPassed(await send(sandbox, none, { event: { name: 'release', payload } }), { outcome: 'sent' })
    const other = { name: 'release', payload: { ...payload, action: hostile } }
    expectPassed(await send(sandbox, none, { event: other }), { outcome: 'skipped', reason: 'not-announceable' })
  })
})
