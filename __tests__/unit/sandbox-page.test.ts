import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { fieldTable, imageFields } from '../../src/inputs/notification-fields.ts'
import { ask } from '../helpers/client.ts'
import { entries, start } from '../helpers/sandbox-page.ts'

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

test('another site may link to the page of the sandbox, but not to anything else', async () => {
  const sandbox = await start()
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }
  expect(await ask(sandbox.url, { path: '/', headers })).toMatchObject({ status: 200 })
  expect(await ask(sandbox.url, { path: '/events', headers })).toMatchObject({ status: 403 })
  for (const [name, value] of [
    ['Host', 'sandbox.example'],
    ['Origin', 'https://example.com'],
  ] as const) {
    expect(await ask(sandbox.url, { path: '/', headers: { [name]: value } })).toMatchObject({ status: 403 })
  }
})

test('the page of the sandbox links to the inputs in the README', () => {
  const page = readFileSync(new URL('../../sandbox/page/page.html', import.meta.url), 'utf8')
  expect(page).toContain('href="https://github.com/web-push-action/web-push-action#inputs"')
  expect(readFileSync(new URL('../../README.md', import.meta.url), 'utf8')).toMatch(/^#+ Inputs$/m)
})

test('the page of the sandbox draws the images that the job summary draws', () => {
  const script = readFileSync(new URL('../../sandbox/page/draw.js', import.meta.url), 'utf8')
  const drawn = [...script.matchAll(/picture\([^()]*, (\w+_url)\)/g)].map(([, name]) => name)
  expect(drawn).toEqual(imageFields.filter(name => fieldTable[name].drawn !== ('not at all' as string)))
})
