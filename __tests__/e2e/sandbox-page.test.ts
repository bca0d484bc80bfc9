import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect } from '@jest/globals'
import { inputGroups } from '../../sandbox/input-groups.mjs'
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
  await page.getByText('Nothing has arrived yet.').waitFor()
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
  // The newest is first: the action asked for the audiences before.
  expect(await page.locator('#requests h3').allInnerTexts()).toEqual([
    '201 accepted For Newsletter',
    '200 answered List of audiences',
  ])
  const drawn = item.locator('.notification')
  const lines = ['kestrel.example.com', content.title, ...content.message.split('\n'), 'One', 'Two']
  expect((await drawn.innerText()).split(/\n+/)).toEqual(lines)
  for (const [name, url] of Object.entries({ Icon: iconUrl, Banner: bannerUrl })) {
    const image = drawn.getByAltText(name)
    await page.waitForFunction('image => image.complete && image.naturalWidth > 0', await image.elementHandle())
    expect(await image.getAttribute('src')).toBe(url)
  }
  const facts = await item.locator('.facts').innerText()
  const shown = ['Newsletter (id 101), 18,250 subscribers', content['landing-url'], '43,200 s', 'push / release']
  for (const text of shown) expect(facts).toContain(text)
  expect(facts).toMatch(/leave out\s+Three/)

  for (const summary of await item.locator('summary').all()) await summary.click()
  const [json = '', headers] = await item.locator('pre').allInnerTexts()
  expect(JSON.stringify(JSON.parse(json))).toBe(step.outputs.payload)
  expect(headers).toMatch(/^POST \/v1\/notifications\n.*user-agent: web-push-action/s)
  expect(await page.locator('#requests').innerText()).not.toContain(sandbox.token)
})

pageTest(
  'the page of the sandbox shows why it refused a request, and as it came what it cannot draw',
  { complaints: /^Failed to load resource: net::ERR_FAILED$/ },
  async (page, sandbox) => {
    await send(sandbox, { ...valid, title: '', ttl: 'soon' })
    const problems = await card(page, '400 refused the notification is not valid')
    const wrong = ['title: must not be blank', 'ttl: must be a whole number of seconds, 0 or more']
    expect(await problems.locator('.problems li').allInnerTexts()).toEqual(wrong)
    expect(await problems.locator('.notification').count()).toBe(0)

    await send(sandbox, '{"a": 1.0')
    const broken = await card(page, 'the body is not JSON in UTF-8')
    await broken.getByText('Body of request 2').click()
    expect(await broken.locator('pre').first().innerText()).toBe('{"a": 1.0')

    // Parsing it would change a number.
    const body = `{"priority": 12345678901234567890, ${JSON.stringify(valid).slice(1)}`
    await send(sandbox, body)
    const exact = await card(page, '201 accepted')
    await exact.getByText('JSON of request 3').click()
    expect(await exact.locator('pre').first().innerText()).toBe(body)

    await send(sandbox, { ...valid, message: 'x'.repeat(70_000) })
    const long = await card(page, 'Its body is too large to be shown as a whole.')
    expect(await long.locator('.notification').count()).toBe(0)

    const gone = { icon_url: 'https://gone.example/i.png', banner_url: 'https://gone.example/b.png' }
    await send(sandbox, { ...valid, ...gone })
    await (await card(page, 'Banner did not load')).getByText('Icon did not load').waitFor()

    const half = 'POST /v1/notifications HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{'
    dial(sandbox.url, half).end()
    await card(page, 'incomplete')

    for (let number = 7; number <= 202; number++) await ask(sandbox.url, { path: `/${number}` })
    await page.getByText('the last 200 of 202').waitFor()
    expect(await page.locator('#requests > li').count()).toBe(200)
  },
)

const sockets = new Set<Socket>()
const note = (message: unknown) => sockets.add((message as { socket: Socket }).socket)
beforeAll(() => subscribe('net.server.socket', note))
afterAll(() => void unsubscribe('net.server.socket', note))

pageTest(
  'the page of the sandbox finds the sandbox again, also if it was restarted',
  { complaints: /Failed to load resource|ERR_/ },
  async (page, sandbox) => {
    await send(sandbox, { ...valid, title: 'First' })
    await card(page, 'First')
    for (const socket of sockets) socket.destroy()
    await page.getByText('Connection lost. Trying again…').waitFor()
    await send(sandbox, { ...valid, title: 'Second' })
    await card(page, 'Second')
    expect(await page.locator('#requests .title').allInnerTexts()).toEqual(['Second', 'First'])

    await sandbox.close()
    await page.getByText('Connection lost. Trying again…').waitFor()
    // Something else at the same address: a browser gives up on a stream that is answered so.
    await new Promise<void>(resolve => {
      const other = createServer((_, response) => {
        response.writeHead(404, { Connection: 'close' }).end()
        other.close(() => resolve())
      }).listen(sandbox.port, '127.0.0.1')
    })
    await start({ port: sandbox.port, token: 'another-token' })
    await page.getByText('Connected. The sandbox was restarted.').waitFor()
    expect(await page.locator('#requests > li').count()).toBe(0)
    expect(await page.locator('#lines').inputValue()).toContain('another-token')
  },
)

pageTest(
  'the page of the sandbox previews and sends the step as it was edited, and names mistakes',
  { complaints: /ERR_FAILED|400 \(Bad Request\)/ },
  async page => {
    const lines = page.getByLabel('Step of a workflow')
    const result = page.locator('#result')
    const press = (name: string) => page.getByRole('button', { name }).click()
    const offered = await lines.inputValue()
    await press('Preview')
    await page.getByText('Result: dry-run').waitFor()
    expect(await result.locator('.notification .title').innerText()).toBe('Hello')
    // Nobody has to open what a preview is for.
    expect(await result.getByRole('heading', { name: 'Dry run: nothing was sent' }).isVisible()).toBe(true)
    expect(await result.locator('details[open] > summary').allInnerTexts()).toEqual(['Job summary'])

    await lines.fill(offered.replace('title: Hello', 'title: 2.0'))
    await press('Send it now')
    await page.getByText('Line 8: put the value in quotes').waitFor()
    // That of the step before is not shown next to it.
    expect(await result.isVisible()).toBe(false)
    await lines.fill(`${offered}    ttl: soon\n`)
    await press('Send it now')
    await page.getByText('not-sent The step fails.').waitFor()
    expect(await result.locator('details[open] > summary').allInnerTexts()).toEqual(['Log'])
    expect(await result.locator('pre').first().innerText()).toMatch(/^ERROR .*[\s\S]*ttl/)
    expect(entries).toMatchObject([{ method: 'GET' }])

    await lines.fill(offered.replace('Hello', content.title))
    await press('Send it now')
    await page.getByText('sent The step passes.').waitFor()
    for (const name of ['Log', 'Outputs', 'Job summary']) await result.getByText(name, { exact: true }).click()
    expect(await result.locator('details', { hasText: /^Log/ }).locator('pre').innerText()).toContain(content.title)
    expect(await result.locator('dl').innerText()).toMatch(/outcome\s+sent\s+status-code\s+201/)
    expect(await result.getByRole('cell', { name: content.title }).count()).toBeGreaterThan(0)
    const drawn = (await card(page, 'For Newsletter')).locator('.notification')
    expect(await drawn.locator('.title').innerText()).toBe(content.title)
    expect(entries).toMatchObject([{ method: 'GET' }, { method: 'POST', status: 201 }])
  },
)

pageTest(
  'the page of the sandbox offers examples, each with what starts its workflow',
  { complaints: /ERR_FAILED/ },
  async page => {
    const offered = await page.getByLabel('Example').locator('option').allInnerTexts()
    const drawn = []
    for (const example of offered) {
      await page.getByLabel('Example').selectOption(example)
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByText(/^Result: /).waitFor()
      const startedBy = await page.getByLabel('Started by').inputValue()
      const titles = await page.locator('#result .notification .title').allInnerTexts()
      drawn.push([example, startedBy, ...titles])
    }
    expect(drawn).toEqual([
      ['A text and a link', 'workflow_dispatch', 'Hello'],
      ['A release', 'release', 'kestrel v2.1'],
      ['A deployment', 'deployment_status', 'kestrel deployed to production'],
      ['A banner and buttons', 'workflow_dispatch', 'Spring is here'],
      ['Four mistakes', 'workflow_dispatch'],
    ])
    expect(await page.locator('#result .summary').innerText()).toContain('4 problems')
  },
)

pageTest(
  'the page of the sandbox sends the release that was written there, once until the list is cleared',
  { complaints: /ERR_FAILED/ },
  async page => {
    const send = async (outcome: string) => {
      await page.getByRole('button', { name: 'Send it now' }).click()
      await page.getByText(`Result: ${outcome}`).waitFor()
    }
    expect(await page.getByLabel('Release notes').isVisible()).toBe(false)
    await page.getByLabel('Example').selectOption('A release')
    await page.getByLabel('Tag of the release').fill('v3.0')
    await page.getByLabel('Release notes').fill('Maps of the whole world are here.')
    await send('sent')
    const item = await card(page, 'kestrel v3.0')
    expect(await item.locator('.message').innerText()).toBe('Maps of the whole world are here.')
    // The sandbox has an icon of its own, so that the examples need no network.
    const icon = await item.getByAltText('Icon').elementHandle()
    await page.waitForFunction('image => image.complete && image.naturalWidth > 0', icon)
    await send('skipped')

    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByText('Nothing has arrived yet.').waitFor()
    expect(await page.locator('#requests > li').count()).toBe(0)
    expect(await page.locator('#result').isVisible()).toBe(false)
    await page.reload()
    await page.getByText('Nothing has arrived yet.').waitFor()
    await page.getByLabel('Example').selectOption('A release')
    await page.getByLabel('Tag of the release').fill('v3.0')
    await send('sent')
    await card(page, 'kestrel v3.0')
    expect(await page.getByRole('heading', { name: 'Requests 1' }).count()).toBe(1)
  },
)

pageTest('the page of the sandbox lists the inputs in the groups of the action, and adds them', {}, async page => {
  const groups = inputGroups(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'))
  expect(await page.locator('#inputs summary').allInnerTexts()).toEqual(groups.map(({ title }) => title))
  for (const summary of await page.locator('#inputs summary').all()) await summary.click()
  expect(await page.locator('#inputs button').allInnerTexts()).toEqual(groups.flatMap(({ names }) => names))

  const lines = page.getByLabel('Step of a workflow')
  const offered = await lines.inputValue()
  await page.getByRole('button', { name: 'ttl', exact: true }).click()
  await page.keyboard.type('12h')
  expect(await lines.inputValue()).toBe(`${offered}    ttl: 12h\n`)
  // One that the step has already is found, not added again.
  await page.getByRole('button', { name: 'title', exact: true }).click()
  await page.keyboard.type('Oh, ')
  expect(await lines.inputValue()).toBe(`${offered.replace('Hello', 'Oh, Hello')}    ttl: 12h\n`)
})

const payloadFile = fileURLToPath(new URL('../../examples/campaigns/spring.yml', import.meta.url))

pageTest(
  'the page of the sandbox draws a payload file as soon as it is opened, and sends it',
  { sandbox: { payloadFile }, complaints: /ERR_FAILED/ },
  async page => {
    await page.getByText('Result: dry-run').waitFor()
    expect(await page.locator('#result .notification .title').innerText()).toBe('Spring is here')
    await page.getByRole('button', { name: 'Send it now' }).click()
    expect(await (await card(page, '201 accepted')).locator('.title').innerText()).toBe('Spring is here')
  },
)

pageTest(
  'the page of the sandbox copies the step with the target that was chosen, or selects it if it may not copy it',
  { permissions: ['clipboard-read', 'clipboard-write'] },
  async (page, sandbox) => {
    const copy = page.getByRole('button', { name: 'Copy the step' })
    expect(await page.getByLabel('Step of a workflow').inputValue()).toBe(stepLines({ ...sandbox, audienceId: 101 }))
    for (const [whom, audienceId] of [['All subscribers'], ['Beta testers, id 102', 102]] as const) {
      await page.getByLabel('Send to').selectOption(whom)
      await copy.click()
      await page.getByText('Copied', { exact: true }).waitFor()
      const copied = await page.evaluate<string>('navigator.clipboard.readText()')
      expect(copied).toBe(stepLines({ ...sandbox, audienceId }))
    }
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error())')
    await copy.click()
    await page.getByText('Selected. Copy it with Ctrl+C or ⌘C.').waitFor()
    expect(await page.evaluate('getSelection().toString()')).toBe(stepLines({ ...sandbox, audienceId: 102 }))
  },
)

pageTest(
  'the page of the sandbox can be used with the keyboard only, and with a screen reader',
  { complaints: /^Failed to load resource/ },
  async (page, sandbox) => {
    await send(sandbox, { ...valid, actions: [{ text: 'Read', url: 'https://example.com/read' }] })
    await card(page, '201 accepted')
    const [title, request] = ['Push service sandbox', '201 accepted For all subscribers']
    const headings = await page.getByRole('heading').allInnerTexts()
    expect(headings).toEqual([title, 'Try it', 'Requests 1', request, 'Audiences', 'Inputs of the action'])
    const news = '201 accepted: For all subscribers. Hello'
    expect(await page.getByRole('status').allInnerTexts()).toEqual(['Connected', news, ''])
    const table = page.getByRole('table', { name: 'Audiences' })
    expect(await table.getByRole('row').nth(1).innerText()).toMatch(/^101\s+Newsletter\s+18,250$/)

    const stops = []
    for (let at = 0; at < 12; at++) {
      await page.keyboard.press('Tab')
      const focus = page.locator(':focus')
      stops.push(await focus.evaluate(element => element.labels?.[0]?.textContent ?? element.textContent))
    }
    const form = ['Example', 'Send to', 'Started by', 'Step of a workflow', 'Send it now', 'Preview', 'Copy the step']
    expect(stops.map(text => text?.trim())).toEqual([
      ...form,
      'Clear',
      'Read',
      valid.landing_url,
      'JSON of request 1',
      'Headers of request 1',
    ])
    await page.keyboard.press('Enter')
    expect(await page.locator('details[open] summary').innerText()).toBe('Headers of request 1')
    for (let at = 0; at < 6; at++) await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await page.getByText('Result: dry-run').waitFor()
  },
)
