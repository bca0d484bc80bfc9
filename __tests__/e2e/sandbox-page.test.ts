import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from '@jest/globals'
import { stepLines } from '../../sandbox/page/step.mjs'
import { ask, dial } from '../helpers/client.ts'
import { card, pageTest } from '../helpers/page-test.ts'
import { bannerUrl, iconUrl } from '../helpers/results.ts'
import { entries, send, start, valid } from '../helpers/sandbox-page.ts'
import { expectPassed, send as sendByAction } from '../helpers/send.ts'

const content = {
  title: 'Kestrel 4.2 is out',
  message: 'Offline maps,\nand 38 fixes.',
  'icon-url': iconUrl,
  'landing-url': 'https://kestrel.example.com/blog/kestrel-4-2',
}

pageTest('the page of the sandbox shows a notification when the action sends it', {}, async (page, sandbox) => {
  const empty = page.locator('#empty')
  expect(await empty.innerText()).toContain('Nothing has arrived yet.')
  await page.evaluate('window.notReloaded = true')
  const step = await sendByAction(sandbox, {
    target: 'audience',
    'audience-name': 'Newsletter',
    ...content,
    'banner-url': bannerUrl,
    actions: JSON.stringify(['One', 'Two', 'Three'].map(text => ({ text, url: `https://example.com/${text}` }))),
    ttl: '12h',
    'utm-source': 'push',
    'utm-campaign': 'release',
  })
  expectPassed(step, { outcome: 'sent' })

  const item = await card(page, content.title)
  expect(await page.evaluate('window.notReloaded')).toBe(true)
  expect(await empty.isVisible()).toBe(false)
  // The newest is first: the action asked for the audiences before.
  expect(await page.locator('#requests h3').allInnerTexts()).toEqual([
    '201 accepted For Newsletter',
    '200 answered List of audiences',
  ])
  expect(await page.locator('#count').innerText()).toBe('2')

  const drawn = item.locator('.notification')
  expect(await drawn.locator('.title').innerText()).toBe(content.title)
  expect(await drawn.locator('.message').innerText()).toBe(content.message)
  expect(await drawn.locator('figcaption').innerText()).toBe('kestrel.example.com')
  expect(await drawn.locator('.buttons a').allInnerTexts()).toEqual(['One', 'Two'])
  for (const [name, url] of Object.entries({ Icon: iconUrl, Banner: bannerUrl })) {
    const image = drawn.getByAltText(name)
    await page.waitForFunction('image => image.complete && image.naturalWidth > 0', await image.elementHandle())
    expect(await image.getAttribute('src')).toBe(url)
    expect(await image.getAttribute('referrerpolicy')).toBe('no-referrer')
  }
  const facts = await item.locator('.facts').innerText()
  const shown = ['Newsletter, id 101, reaches 18,250', content['landing-url'], '43,200 s', 'push / release']
  for (const text of shown) expect(facts).toContain(text)
  expect(facts).toMatch(/leave out\s+Three/)

  const json = item.locator('details', { hasText: 'JSON of request 2' })
  expect(await json.locator('pre').isVisible()).toBe(false)
  await json.locator('summary').click()
  const text = await json.locator('pre').innerText()
  expect(JSON.stringify(JSON.parse(text))).toBe(step.outputs.payload)
  expect(text).toContain('\n  "title": ')
  const headers = item.locator('details', { hasText: 'Headers of request 2' })
  await headers.locator('summary').click()
  expect(await headers.locator('pre').innerText()).toMatch(/^POST \/v1\/notifications\n.*user-agent: web-push-action/s)
  expect(await page.locator('#requests').innerText()).not.toContain(sandbox.token)
})

pageTest(
  'the page of the sandbox shows why it refused a request, and as it came what it cannot draw',
  { complaints: /^Failed to load resource: net::ERR_FAILED$/ },
  async (page, sandbox) => {
    await send(sandbox, { ...valid, title: '', icon_url: 'http://example.com/', ttl: 'soon' })
    const problems = await card(page, 'the notification is not valid')
    expect(await problems.locator('.status').innerText()).toBe('400 refused')
    expect(await problems.locator('.problems li').allInnerTexts()).toEqual([
      'title: must not be blank',
      'icon_url: must be an absolute URL that starts with https://',
      'ttl: must be a whole number of seconds, 0 or more',
    ])
    expect(await problems.locator('.notification').count()).toBe(0)
    expect(await page.locator('#news').innerText()).toBe('400 refused: the notification is not valid')

    await send(sandbox, valid, { 'Authentication-Token': 'mistaken-real-token' })
    await card(page, '401 refused')
    await send(sandbox, '{"a": 1.0')
    const broken = await card(page, 'the body is not JSON in UTF-8')
    await broken.getByText('Body of request 3').click()
    expect(await broken.locator('pre').first().innerText()).toBe('{"a": 1.0')
    await send(sandbox, { ...valid, target: { type: 'audience', value: 9 } })
    await card(page, '404 refused')

    // Parsing it would change a number.
    const body = `{"priority": 12345678901234567890, ${JSON.stringify(valid).slice(1)}`
    await send(sandbox, body)
    const exact = await card(page, '201 accepted')
    await exact.getByText('JSON of request 5').click()
    expect(await exact.locator('pre').first().innerText()).toBe(body)

    await send(sandbox, { ...valid, message: 'x'.repeat(70_000) })
    const long = await card(page, 'Its body is too large to be shown as a whole.')
    expect(await long.locator('.notification').count()).toBe(0)

    const gone = { icon_url: 'https://gone.example/i.png', banner_url: 'https://gone.example/b.png' }
    await send(sandbox, { ...valid, ...gone })
    const bare = await card(page, 'Banner did not load')
    await bare.getByText('Icon did not load').waitFor()
    expect(await bare.locator('img').count()).toBe(0)

    const half = 'POST /v1/notifications HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{'
    dial(sandbox.url, half).end()
    await (await card(page, 'incomplete')).getByText('Body of request 8').waitFor()

    for (let number = 9; number <= 202; number++) await ask(sandbox.url, { path: `/${number}` })
    await page.getByText('the last 200 of 202').waitFor()
    expect(await page.locator('#requests > li').count()).toBe(200)
    expect(await page.locator('#requests > li').last().innerText()).toContain('Body of request 3')
    // Whoever opens the page later sees the same.
    const other = await page.context().newPage()
    await other.goto(sandbox.url)
    await other.getByText('the last 200 of 202').waitFor()
  },
)

const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'))
const payloadFile = join(folder, 'campaign.yml')
const urls = `icon_url: ${iconUrl}\nlanding_url: https://example.com/\n`
writeFileSync(payloadFile, `title: From a file\nmessage: Edit it and press Preview.\n${urls}`)

const sockets = new Set<Socket>()
const note = (message: unknown) => sockets.add((message as { socket: Socket }).socket)
beforeAll(() => subscribe('net.server.socket', note))
afterAll(() => {
  unsubscribe('net.server.socket', note)
  rmSync(folder, { recursive: true })
})

pageTest(
  'the page of the sandbox finds the sandbox again, also if it was restarted',
  { complaints: /Failed to load resource|ERR_/ },
  async (page, sandbox) => {
    await send(sandbox, { ...valid, title: 'First' })
    await (await card(page, 'First')).getByText('JSON of request 1').click()
    for (const socket of sockets) socket.destroy()
    await page.getByText('Connection lost. Trying again…').waitFor()
    await send(sandbox, { ...valid, title: 'Second' })
    await card(page, 'Second')
    expect(await page.locator('#connection').innerText()).toBe('Connected')
    expect(await page.locator('#requests .title').allInnerTexts()).toEqual(['Second', 'First'])
    expect(await page.locator('details[open] summary').allInnerTexts()).toEqual(['JSON of request 1'])

    await sandbox.close()
    await page.getByText('Connection lost. Trying again…').waitFor()
    // Something else at the same address: a browser gives up on a stream that is answered so.
    await new Promise<void>(resolve => {
      const other = createServer((_, response) => {
        response.writeHead(404, { Connection: 'close' }).end()
        other.close(() => resolve())
      }).listen(sandbox.port, '127.0.0.1')
    })
    const again = await start({ port: sandbox.port, token: 'another-token' })
    await page.getByText('Connected. The sandbox was restarted.').waitFor()
    expect(await page.locator('#requests > li').count()).toBe(0)
    expect(await page.locator('#empty').isVisible()).toBe(true)
    expect(await page.locator('#lines').inputValue()).toContain('another-token')
    await send(again, { ...valid, title: 'After' })
    await card(page, 'After')
  },
)

pageTest(
  'the page of the sandbox previews and sends the step as it was edited, and names mistakes',
  { complaints: /ERR_FAILED|400 \(Bad Request\)/ },
  async page => {
    const lines = page.getByLabel('Step of a workflow')
    const [said, result] = [page.locator('#said'), page.locator('#result')]
    const press = (name: string) => page.getByRole('button', { name }).click()
    const offered = await lines.inputValue()
    await press('Preview')
    await page.getByText('Result: dry-run').waitFor()
    expect(await result.locator('.notification .title').innerText()).toBe('Hello')
    expect(entries.splice(0)).toMatchObject([{ method: 'GET' }])

    await lines.fill(offered.replace('title: Hello', 'title: 2.0'))
    await press('Send it now')
    await page.getByText('Line 8: put the value in quotes').waitFor()
    // That of the step before is not shown next to it.
    expect(await result.isVisible()).toBe(false)
    await lines.fill(`${offered}    ttl: soon\n`)
    expect(await said.innerText()).toBe('')
    await press('Send it now')
    await page.getByText('Result: not-sent').waitFor()
    expect(await result.locator('p').first().innerText()).toBe('not-sent The step fails.')
    expect(await result.locator('pre').first().innerText()).toMatch(/^ERROR .*[\s\S]*ttl/)
    expect(entries).toEqual([])

    const edited = offered.replace('id: 101', 'name: Newsletter').replace('Hello', content.title)
    await lines.fill(`${edited}    actions: |\n      - text: Read\n        url: https://example.com/read\n    tll: 5\n`)
    await press('Send it now')
    await page.getByText('Result: sent').waitFor()
    expect(await result.locator('p').first().innerText()).toBe('sent The step passes.')
    expect(await result.locator('p').nth(1).innerText()).toBe('The action has no input "tll". GitHub only warns of it.')
    for (const name of ['Log', 'Outputs', 'Job summary']) await result.getByText(name, { exact: true }).click()
    expect(await result.locator('pre').first().innerText()).toContain(content.title)
    expect(await result.locator('dl').innerText()).toMatch(/outcome\s+sent\s+status-code\s+201/)
    expect(await result.locator('.summary').getByRole('heading').count()).toBeGreaterThan(1)
    expect(await result.getByRole('cell', { name: content.title }).count()).toBeGreaterThan(0)
    const drawn = (await card(page, 'For Newsletter')).locator('.notification')
    expect(await drawn.locator('.title').innerText()).toBe(content.title)
    expect(entries.map(({ method, status }) => `${method} ${status}`)).toEqual(['GET 200', 'POST 201'])
  },
)

pageTest(
  'the page of the sandbox draws a payload file as soon as it is opened, and sends it',
  { sandbox: { payloadFile } },
  async page => {
    await page.getByText('Result: dry-run').waitFor()
    expect(await page.locator('#result .notification .title').innerText()).toBe('From a file')
    await page.getByRole('button', { name: 'Send it now' }).click()
    expect(await (await card(page, '201 accepted')).locator('.title').innerText()).toBe('From a file')
  },
)

pageTest(
  'the page of the sandbox copies the step that it shows, with the target that was chosen',
  { permissions: ['clipboard-read', 'clipboard-write'] },
  async (page, sandbox) => {
    const lines = page.getByLabel('Step of a workflow')
    expect(await lines.inputValue()).toBe(stepLines({ ...sandbox, audienceId: 101 }))
    await page.getByLabel('Send to').selectOption('All subscribers')
    expect(await lines.inputValue()).toBe(stepLines(sandbox))
    await page.getByLabel('Send to').selectOption('Beta testers (102)')
    await page.getByRole('button', { name: 'Copy the step' }).click()
    await page.getByText('Copied', { exact: true }).waitFor()
    const copied = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(copied).toBe(stepLines({ ...sandbox, audienceId: 102 }))
    expect(await lines.inputValue()).toBe(copied)
  },
)

const noClipboard = "navigator.clipboard.writeText = async () => { throw new DOMException('', 'NotAllowedError') }"

pageTest(
  'the page of the sandbox selects the step if it may not copy it',
  { before: noClipboard, sandbox: { audiences: [] } },
  async (page, sandbox) => {
    await page.getByRole('button', { name: 'Copy the step' }).click()
    await page.getByText('Selected. Copy it with Ctrl+C or ⌘C.').waitFor()
    expect(await page.evaluate('getSelection().toString()')).toBe(stepLines(sandbox))
  },
)

pageTest(
  'the page of the sandbox can be used with the keyboard only, and with a screen reader',
  { permissions: ['clipboard-write'], complaints: /^Failed to load resource/ },
  async (page, sandbox) => {
    await send(sandbox, { ...valid, actions: [{ text: 'Read', url: 'https://example.com/read' }] })
    await card(page, '201 accepted')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    const [title, request] = ['Push service sandbox', '201 accepted For all subscribers']
    const headings = await page.getByRole('heading').allInnerTexts()
    expect(headings).toEqual([title, 'Try it', 'Requests 1', request, 'Audiences'])
    const news = '201 accepted: For all subscribers. Hello'
    expect(await page.getByRole('status').allInnerTexts()).toEqual(['Connected', news, ''])
    await page.getByRole('region', { name: 'Requests 1' }).getByRole('listitem').waitFor()
    await page.getByRole('region', { name: 'Try it' }).getByRole('combobox', { name: 'Send to' }).waitFor()
    const table = page.getByRole('complementary', { name: 'Audiences' }).getByRole('table', { name: 'Audiences' })
    const row = (at: number) => table.getByRole('row').nth(at).getByRole('cell')
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(['Id', 'Name', 'Reach'])
    expect(await row(1).allInnerTexts()).toEqual(['101', 'Newsletter', '18,250'])

    const stops = []
    for (let at = 0; at < 9; at++) {
      await page.keyboard.press('Tab')
      const focus = page.locator(':focus')
      stops.push(await focus.evaluate(element => element.labels?.[0]?.textContent ?? element.textContent))
    }
    const form = ['Send to', 'Step of a workflow', 'Send it now', 'Preview', 'Copy the step']
    expect(stops).toEqual([...form, 'Read', valid.landing_url, 'JSON of request 1', 'Headers of request 1'])
    const interactive = page.locator('a, button, select, textarea, input, summary, [tabindex="0"]')
    expect(await interactive.locator('visible=true').count()).toBe(stops.length)
    await page.keyboard.press('Enter')
    expect(await page.locator('details[open] summary').innerText()).toBe('Headers of request 1')
    for (let at = 0; at < 5; at++) await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await page.getByText('Result: dry-run').waitFor()
  },
)
