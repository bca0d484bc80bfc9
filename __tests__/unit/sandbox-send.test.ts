import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { stepLines } from '../../sandbox/page/step.mjs'
import { runBuilt } from '../../sandbox/run-action.mjs'
import type { Sandbox } from '../../sandbox/server.mjs'
import { ask } from '../helpers/client.ts'
import { node24 } from '../helpers/node.ts'
import { entries, start } from '../helpers/sandbox-page.ts'
import { content } from '../helpers/send.ts'

const accepted = () => entries.filter(entry => entry.accepted).map(({ body }) => JSON.parse(body))

/** What the page does when its button is pressed; with `headers` instead of its own. */
async function press(
  { url }: Sandbox,
  step: string,
  dryRun = false,
  headers: Record<string, string> = { Origin: url },
) {
  const json = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ step, dryRun })
  const reply = await ask(url, { method: 'POST', path: '/send', headers: { ...json, ...headers }, body })
  return { status: reply.status, ...JSON.parse(reply.body ?? '') }
}

const expression = (text: string) => `$\{{ ${text} }}`

const line = (step: string, more: string) => `${step}    ${more}\n`

describe('the page of the sandbox', () => {
  test('sends once for a once-key, as long as the sandbox runs', async () => {
    const sandbox = await start()
    const step = line(stepLines(sandbox), 'once-key: release')
    expect(await press(sandbox, step)).toMatchObject({ outcome: 'sent' })
    expect(await press(sandbox, step)).toMatchObject({ outcome: 'skipped', outputs: { reason: 'already-sent' } })
    expect(accepted()).toHaveLength(1)
  })

  test('reads the payload file again for each run', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'))
    try {
      const payloadFile = join(folder, 'autumn.yml')
      const sandbox = await start({ payloadFile })
      const step = stepLines({ ...sandbox, payloadFile: 'autumn.yml' })
      const write = (title: string) => {
        const urls = 'icon_url: https://example.com/i.png\nlanding_url: https://example.com/\n'
        writeFileSync(payloadFile, `title: ${title}\nmessage: From a file.\n${urls}`)
      }
      write('One')
      expect(JSON.parse((await press(sandbox, step, true)).outputs.payload)).toMatchObject({ title: 'One' })
      write('Two')
      expect(await press(sandbox, step)).toMatchObject({ outcome: 'sent' })
      expect(accepted()).toMatchObject([{ title: 'Two', message: 'From a file.' }])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('uses its own address and token instead of the expressions of a step that was pasted', async () => {
    const sandbox = await start()
    const step = stepLines(sandbox)
      .replace(sandbox.url, expression('vars.PUSH_URL'))
      .replace(JSON.stringify(sandbox.token), expression('secrets.PUSH_TOKEN'))
    expect(await press(sandbox, line(step, `github-token: ${expression('github.token')}`))).toMatchObject({
      outcome: 'sent',
    })
  })
})

describe('the page of the sandbox refuses to run', () => {
  const cases: [string, (step: string) => string, RegExp][] = [
    ['what is not a step', () => 'rm -rf .', /Line 1/],
    ['another action', step => step.replace('web-push-action@v1', 'evil@v1'), /only runs/],
    ['a step without an action', () => 'with:\n  title: a', /only runs/],
    [
      'a send to another service',
      step => step.replace(/base-url: .*/, 'base-url: https://push.example'),
      /only sends to the sandbox/,
    ],
    ['a send to another port', step => step.replace(/(base-url: .*):\d+/, '$1:1'), /only sends to the sandbox/],
    [
      'an expression',
      step => line(step, `utm-source: ${expression('github.ref')}`),
      /`utm-source` contains an expression/,
    ],
    ['a character that no environment takes', step => line(step, 'utm-source: "\\u0000"'), /null byte/],
  ]
  test.each(cases)('%s', async (_, change, problem) => {
    const sandbox = await start()
    expect(await press(sandbox, change(stepLines(sandbox)))).toMatchObject({
      status: 400,
      problem: expect.stringMatching(problem),
    })
    expect(entries).toEqual([])
  })

  test.each<[string, (url: string) => Record<string, string>]>([
    ['without an Origin', () => ({})],
    ['of another page', () => ({ Origin: 'https://example.com' })],
    ['of another port of this machine', () => ({ Origin: 'http://127.0.0.1:1' })],
    ['of a page without an origin', () => ({ Origin: 'null' })],
    ['of a name that was bound to this machine', () => ({ Origin: 'http://evil.example', Host: 'evil.example' })],
    ['that a browser calls cross-site', url => ({ Origin: url, 'Sec-Fetch-Site': 'cross-site' })],
    ['that a browser calls same-site', url => ({ Origin: url, 'Sec-Fetch-Site': 'same-site' })],
  ])('for a request %s', async (_, headers) => {
    const sandbox = await start()
    const { status, problem } = await press(sandbox, stepLines(sandbox), false, headers(sandbox.url))
    expect([403, 404]).toContain(status)
    expect(problem).toBeUndefined()
    expect(accepted()).toEqual([])
  })

  test('a form, whose type needs no permission, and a GET', async () => {
    const sandbox = await start()
    const headers = { Origin: sandbox.url, 'Content-Type': 'text/plain' }
    expect(await press(sandbox, stepLines(sandbox), false, headers)).toMatchObject({ status: 404 })
    expect(await ask(sandbox.url, { path: '/send', headers: { Origin: sandbox.url } })).toMatchObject({ status: 404 })
    expect(accepted()).toEqual([])
  })
})

test('the action that the page runs gets its inputs, and nothing else of the environment', async () => {
  const sandbox = await start()
  const mine = { NODE_OPTIONS: '--no-such-option', HTTP_PROXY: 'http://127.0.0.1:1', INPUT_TTL: 'soon' }
  const before = { ...process.env }
  Object.assign(process.env, mine)
  try {
    expect(await press(sandbox, stepLines(sandbox))).toMatchObject({ outcome: 'sent' })
  } finally {
    for (const name of Object.keys(mine)) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
})

test('a run of the page that takes too long is ended, and so is one whose sandbox is closed', async () => {
  const ending = new AbortController()
  let visits = 0
  const silent = createServer(() => {
    visits += 1
    if (visits === 2) ending.abort()
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => silent.once('listening', resolve))
  const { port } = silent.address() as AddressInfo
  const inputs = {
    'base-url': `http://127.0.0.1:${port}`,
    'api-token': 'token-for-a-test',
    target: 'all',
    ...content,
  }
  // The time is enough for the first request, which is never answered.
  expect(await runBuilt({ node: node24, inputs, timeoutMs: 5_000 })).toMatchObject({ code: null, outputs: {} })
  await expect(runBuilt({ node: node24, inputs, signal: ending.signal })).rejects.toThrow('aborted')
  silent.close()
  silent.closeAllConnections()
})
