import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { ask } from '../helpers/client.ts'
import { entries, send, start, valid } from '../helpers/sandbox-page.ts'

test('the page of the sandbox has a policy that runs no other script, and its files are not in the list', async () => {
  const sandbox = await start()
  const folder = new URL('../../sandbox/page/', import.meta.url)
  for (const name of [...readdirSync(folder), 'page.html?from=terminal']) {
    const [file = '', query = ''] = name.split(/(?=\?)/)
    const path = file === 'page.html' ? `/${query}` : `/${file}`
    const { status, headers, body } = await ask(sandbox.url, { path })
    expect({ path, status, ...headers }).toMatchObject({
      path,
      status: 200,
      'content-type': expect.stringMatching(/^(text|image)\/[a-z+]+; charset=utf-8$/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https:; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    })
    expect(body).toBe(readFileSync(new URL(file, folder), 'utf8'))
  }
  expect(entries).toEqual([])
})

test.each([
  { method: 'POST', path: '/', status: 404 },
  { method: 'POST', path: '/events', status: 404 },
  { method: 'GET', path: '/send', status: 404 },
  { method: 'GET', path: '/../page.mjs', status: 404 },
  { method: 'GET', path: '//events', status: 404 },
  { method: 'GET', path: 'http://127.0.0.1/', status: 400 },
])('the page of the sandbox does not answer $method $path', async ({ method, path, status }) => {
  const sandbox = await start()
  expect(await ask(sandbox.url, { method, path })).toMatchObject({ status })
  expect(entries).toMatchObject([{ method, path, status }])
})

test.each<Record<string, string>>([
  { Host: 'sandbox.example' },
  { Host: '127.0.0.1.example' },
  { Origin: 'https://example.com' },
  { Origin: 'http://127.0.0.1:1' },
  { Origin: 'null' },
])('the sandbox refuses its page and a send to a request with %j, and lists the refusal', async headers => {
  const sandbox = await start()
  for (const path of ['/', '/events', '/page.js']) {
    const reply = await ask(sandbox.url, { path, headers })
    expect(reply).toMatchObject({ status: 403, headers: { 'content-type': 'application/json' } })
    expect(reply.body).not.toContain(sandbox.token)
  }
  expect(await send(sandbox, valid, headers)).toMatchObject({ status: 403 })
  const refused = { error: expect.stringMatching(/Host|Origin/) }
  const posted = { method: 'POST', accepted: false }
  expect(entries).toMatchObject([{ path: '/' }, { path: '/events', refused }, { path: '/page.js' }, posted])
})
