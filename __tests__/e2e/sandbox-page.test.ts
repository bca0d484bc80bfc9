import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { sampleInputs } from '../../sandbox/page/examples.mjs'
import { forSandbox, stepLines } from '../../sandbox/page/step.mjs'
import { ask, dial } from '../helpers/client.ts'
import { card, pageTest } from '../helpers/page-test.ts'
import { bannerUrl, iconUrl } from '../helpers/results.ts'
import { send, start, valid } from '../helpers/sandbox-page.ts'
import { expectPassed, send as sendByAction } from '../helpers/send.ts'

/** What the console says of images that do not exist, and of answers that refuse. */
const complaints = /ERR_|Failed to load resource/

const linesOf = (page: Page) => page.getByLabel('Step of a workflow')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Runs the step of the page, and waits for its result. */
async function run(page: Page, button: 'Send it now' | 'Preview', outcome: string) {
  await press(page, button)
  await page.getByText(`Result: ${outcome}`, { exact: true }).waitFor()
  return page.locator('#result')
}

const sockets = new Set<Socket>()
const note = (message: unknown) => sockets.add((message as { socket: Socket }).socket)
beforeAll(() => subscribe('net.server.socket', note))
afterAll(() => void unsubscribe('net.server.socket', note))

pageTest('the page of the sandbox shows a notification when the action sends it', {}, async (page, sandbox) => {
  await page.getByText('Nothing has arrived yet.').waitFor()
  const content = {
    title: 'Kestrel 4.2 is out',
    message: 'Offline maps,\nand 38 fixes.',
    'icon-url': iconUrl,
    'banner-url': bannerUrl,
    'landing-url': 'https://kestrel.example.com/blog/kestrel-4-2',
    actions: JSON.stringify(['One', 'Two', 'Three'].map(text => ({ text, url: `https://example.com/${text}` }))),
  }
  const step = await sendByAction(sandbox, { target: 'audience', 'audience-name': 'Newsletter', ...content })
  expectPassed(step, { outcome: 'sent' })

  const item = await card(page, content.title)
  expect(await page.getByText('Nothing has arrived yet.').isVisible()).toBe(false)
  // The newest is first: the action asked for the audiences before.
  const headings = ['201 accepted For Newsletter', '200 answered List of audiences']
  expect(await page.locator('#requests h3').allInnerTexts()).toEqual(headings)
  const drawn = item.locator('.notification')
  const shown = ['kestrel.example.com', content.title, ...content.message.split('\n'), 'One', 'Two']
  expect((await drawn.innerText()).split(/\n+/)).toEqual(shown)
  expect(await drawn.getByRole('link', { name: content.title }).getAttribute('href')).toBe(content['landing-url'])
  for (const [name, url] of Object.entries({ Icon: iconUrl, Banner: bannerUrl })) {
    const image = drawn.getByAltText(name)
    await page.waitForFunction('image => image.complete && image.naturalWidth > 0', await image.elementHandle())
    expect(await image.getAttribute('src')).toBe(url)
  }
  await item.getByText('Body', { exact: true }).click()
  expect(JSON.stringify(JSON.parse(await item.locator('pre').innerText()))).toBe(step.outputs.payload)
})

pageTest(
  'the page of the sandbox shows why it refused a request, and as it came what it cannot draw',
  { complaints },
  async (page, sandbox) => {
    await send(sandbox, { ...valid, title: '', ttl: 'soon' })
    const problems = await card(page, '400 refused the notification is not valid')
    const wrong = ['title: must not be blank', 'ttl: must be a whole number of seconds, 0 or more']
    expect(await problems.locator('.problems li').allInnerTexts()).toEqual(wrong)
    expect(await problems.locator('.notification').count()).toBe(0)

    // Parsing the second would change a number.
    const exact = `{"priority": 12345678901234567890, ${JSON.stringify(valid).slice(1)}`
    for (const { body, heading } of [
      { body: '{"a": 1.0', heading: 'the body is not JSON in UTF-8' },
      { body: exact, heading: '201 accepted' },
    ]) {
      await send(sandbox, body)
      const item = await card(page, heading)
      await item.getByText('Body', { exact: true }).click()
      expect(await item.locator('pre').innerText()).toBe(body)
    }

    await send(sandbox, { ...valid, message: 'x'.repeat(70_000) })
    const long = await card(page, 'Body, its first 64 KiB')
    expect(await long.locator('.notification').count()).toBe(0)

    const gone = { icon_url: 'https://gone.example/i.png', banner_url: 'https://gone.example/b.png' }
    await send(sandbox, { ...valid, ...gone })
    await (await card(page, 'Banner did not load')).getByText('Icon did not load').waitFor()

    dial(sandbox.url, 'POST /v1/notifications HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{').end()
    await card(page, 'incomplete')
  },
)

pageTest('the page of the sandbox folds requests that ask for the same', { complaints }, async (page, sandbox) => {
  const { url, token } = sandbox
  const list = () => ask(url, { headers: { 'Authentication-Token': token } })
  const expectRows = async (count: number, rows: string[]) => {
    await page.getByRole('heading', { name: `Requests ${count}`, exact: true }).waitFor()
    expect(await page.locator('#requests h3').allInnerTexts()).toEqual(rows)
  }
  const [answered, refused] = ['200 answered List of audiences', '404 refused there is nothing here']
  const sent = '201 accepted For all subscribers'
  for (let times = 0; times < 3; times++) await list()
  for (let times = 0; times < 2; times++) await ask(url, { path: '/favicon.ico' })
  await list()
  for (let times = 0; times < 2; times++) await send(sandbox)
  const rows = [sent, sent, answered, `${refused}, 2 times`, `${answered}, 3 times`]
  await expectRows(8, rows)
  // When the stream begins again, nothing is counted twice.
  for (const socket of sockets) socket.destroy()
  await list()
  await expectRows(9, [answered, ...rows])

  for (let number = 10; number <= 210; number++) await ask(url, { path: `/${number}` })
  await page.getByRole('heading', { name: 'Requests 210' }).waitFor()
  expect(await page.locator('#requests > li').count()).toBe(200)
})

pageTest(
  'the page of the sandbox finds the sandbox again, also if it was restarted',
  { complaints },
  async (page, sandbox) => {
    await send(sandbox, { ...valid, title: 'First' })
    await card(page, 'First')
    for (const socket of sockets) socket.destroy()
    await page.getByText('Connection lost. Trying again…').waitFor()
    await send(sandbox, { ...valid, title: 'Second' })
    await card(page, 'Second')
    expect(await page.locator('#requests .title').allInnerTexts()).toEqual(['Second', 'First'])

    await linesOf(page).fill('- uses: mine')
    await sandbox.close()
    await page.getByText('Connection lost. Trying again…').waitFor()
    await press(page, 'Send it now')
    await page.getByText('The sandbox did not answer.').waitFor()
    await start({ port: sandbox.port, token: 'another-token' })
    await page.getByText('Connected', { exact: true }).waitFor()
    expect(await page.locator('#requests > li').count()).toBe(0)
    expect(await linesOf(page).inputValue()).toBe('- uses: mine')
  },
)

pageTest(
  'the page of the sandbox previews and sends the step as it was edited, and names mistakes',
  { complaints },
  async page => {
    const lines = linesOf(page)
    const offered = await lines.inputValue()
    const result = await run(page, 'Preview', 'dry-run')
    const open = result.locator('details[open] > summary')
    // Nobody has to open what a preview is for.
    expect(await result.getByRole('heading', { name: 'Dry run: nothing was sent' }).isVisible()).toBe(true)
    expect(await open.allInnerTexts()).toEqual(['Job summary'])

    await lines.fill(offered.replace('title: Hello', 'title: 2.0'))
    await press(page, 'Send it now')
    await page.getByText('Line 7: write the value in quotes').waitFor()
    // The result that is there is not that of this step.
    await result.getByRole('heading', { name: 'Result of the run before' }).waitFor()
    expect(await result.getByText('dry-run The step passes.').isVisible()).toBe(true)

    await lines.fill(`${offered}    ttl: soon\n`)
    await run(page, 'Send it now', 'not-sent')
    await result.getByRole('heading', { name: 'Result', exact: true }).waitFor()
    expect(await result.locator('p').first().innerText()).toBe('not-sent The step fails.')
    expect(await open.allInnerTexts()).toEqual(['Job summary'])
    expect(await result.locator('.summary').innerText()).toContain('ttl: "soon" is not a duration')
    expect(await result.locator('pre').first().textContent()).toMatch(/^ERROR .*[\s\S]*ttl/)

    await lines.fill(`${offered.replace('Hello', 'Sent')}${stepLines('title: Another step')}`)
    await run(page, 'Send it now', 'sent')
    await result.getByText('This was the step on line 1, the first of 2 that use this action.').waitFor()
    for (const name of ['Log', 'Outputs', 'Job summary']) await result.getByText(name, { exact: true }).click()
    const textOf = (name: string) => result.locator('details', { hasText: name }).locator('pre').innerText()
    expect(await textOf('Log')).toContain('Sent from a workflow.')
    expect(await textOf('Outputs')).toMatch(/^outcome: sent\nstatus-code: 201/)
    expect(await result.getByRole('cell', { name: 'Sent', exact: true }).count()).toBeGreaterThan(0)
    expect(await (await card(page, 'For Newsletter')).locator('.title').innerText()).toBe('Sent')
  },
)

pageTest('the page of the sandbox offers examples, each with what starts its workflow', {}, async page => {
  const drawn = []
  for (const example of await page.getByLabel('Example').locator('option').allInnerTexts()) {
    await page.getByLabel('Example').selectOption(example)
    const result = await run(page, 'Preview', 'dry-run')
    const title = await result
      .getByRole('row', { name: /^title/ })
      .getByRole('cell')
      .nth(1)
      .innerText()
    drawn.push({ example, startedBy: await page.getByLabel('Started by').inputValue(), title })
  }
  expect(drawn).toEqual([
    { example: 'A text and a link', startedBy: 'workflow_dispatch', title: 'Hello' },
    { example: 'A release', startedBy: 'release', title: 'kestrel v2.1' },
    { example: 'A deployment', startedBy: 'deployment_status', title: 'kestrel deployed to production' },
    { example: 'A banner and buttons', startedBy: 'workflow_dispatch', title: 'Spring is here' },
  ])
})

pageTest(
  'the page of the sandbox sends the release that was written there, once until the list is cleared',
  {},
  async page => {
    const write = async () => {
      expect(await page.getByLabel('Release notes').isVisible()).toBe(false)
      await page.getByLabel('Example').selectOption('A release')
      await page.getByLabel('Tag of the release').fill('v3.0')
      await page.getByLabel('Release notes').fill('- Add maps of the whole world')
    }
    await write()
    await run(page, 'Send it now', 'sent')
    const item = await card(page, 'kestrel v3.0')
    expect(await item.locator('.message').innerText()).toBe('Add maps of the whole world')
    // The sandbox has an icon of its own, so that the examples need no network.
    const icon = await item.getByAltText('Icon').elementHandle()
    await page.waitForFunction('image => image.complete && image.naturalWidth > 0', icon)
    await run(page, 'Send it now', 'skipped')

    await press(page, 'Clear')
    await page.getByText('Nothing has arrived yet.').waitFor()
    expect(await page.locator('#result').isVisible()).toBe(false)
    await page.reload()
    await page.getByText('Connected').waitFor()
    expect(await page.locator('#requests > li').count()).toBe(0)
    await write()
    await run(page, 'Send it now', 'sent')
  },
)

/** Whether all of an element is in the window. */
const isInView = (element: Locator) =>
  element.evaluate(node => {
    const { top, bottom } = node.getBoundingClientRect()
    return top >= 0 && bottom <= node.ownerDocument.documentElement.clientHeight
  })

for (const width of [1280, 412]) {
  pageTest(
    `the page of the sandbox shows what is wrong without scrolling in a window of ${width} pixels`,
    { complaints },
    async page => {
      await page.setViewportSize({ width, height: 700 })
      const result = await run(page, 'Send it now', 'sent')
      expect(await isInView(result.locator('p').first())).toBe(true)

      await linesOf(page).fill('- run: ls')
      await press(page, 'Send it now')
      await page.getByText('No step here uses this action.').waitFor()
      expect(await isInView(page.locator('#said'))).toBe(true)

      await linesOf(page).fill(stepLines('title: a\nttl: soon'))
      await run(page, 'Send it now', 'not-sent')
      expect(await isInView(result.locator('tr', { hasText: 'Why' }))).toBe(true)
    },
  )
}

const everything = `title: Spring is here
message: Free shipping until Sunday, and from the mountains to the sea.
icon-url: ${iconUrl}
banner-url: ${bannerUrl}
landing-url: https://example.com/spring?campaign=spring-2026-as-long-as-addresses-of-campaigns-are
actions: '[{ text: New arrivals, url: "https://example.com/new" }]'
ttl: 1d
utm-campaign: spring_2026
extra-fields: |
  campaign_name: Spring
  another_quite_long_field_name: 5`

pageTest('a job summary fits into a narrow window, and breaks no word but an address', {}, async page => {
  await page.setViewportSize({ width: 412, height: 900 })
  for (const { inputs, outcome } of [
    { inputs: everything, outcome: 'dry-run' },
    { inputs: sampleInputs, outcome: 'dry-run' },
    { inputs: 'title: a\nttl: soon', outcome: 'not-sent' },
  ]) {
    await linesOf(page).fill(stepLines(inputs))
    const result = await run(page, 'Preview', outcome)
    const broken = await brokenWords(result.locator('.summary'))
    const width = await page.evaluate('document.documentElement.scrollWidth')
    expect({ inputs, broken, width }).toEqual({ inputs, broken: [], width: 412 })
  }
})

/** The words in the tables of an element that are on more than one line. A line may end after a hyphen, and in a URL. */
const brokenWords = (element: Locator) =>
  element.evaluate(node => {
    const document = node.ownerDocument
    const broken: string[] = []
    for (const table of node.querySelectorAll('table')) {
      const texts = document.createTreeWalker(table, 4)
      while (texts.nextNode()) {
        const text = texts.currentNode
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
          if (new Set(tops).size > 1 && !word.includes('/')) broken.push(word)
        }
      }
    }
    return broken
  })

const payloadFile = fileURLToPath(new URL('../../examples/campaigns/spring.yml', import.meta.url))

pageTest(
  'the page of the sandbox draws a payload file as soon as it is opened, and sends it',
  { sandbox: { payloadFile } },
  async page => {
    await page.getByText('Result: dry-run').waitFor()
    expect(await page.locator('#result .summary').innerText()).toContain('Spring is here')
    await run(page, 'Send it now', 'sent')
    expect(await (await card(page, '201 accepted')).locator('.title').innerText()).toBe('Spring is here')
  },
)

pageTest(
  'the page of the sandbox copies the step that a repository needs, or selects it if it may not copy it',
  { permissions: ['clipboard-read', 'clipboard-write'] },
  async (page, sandbox) => {
    // What the terminal shows becomes what a repository needs, and the page shows it.
    await linesOf(page).fill(forSandbox(stepLines(), sandbox))
    await press(page, 'Copy the step')
    await page.getByText('Copied', { exact: true }).waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(stepLines())
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error())')
    await press(page, 'Copy the step')
    await page.getByText('Selected. Copy it with Ctrl+C or ⌘C.').waitFor()
    expect(await page.evaluate('getSelection().toString()')).toBe(stepLines())
  },
)

pageTest(
  'the page of the sandbox can be used with the keyboard only, and with a screen reader',
  { complaints },
  async (page, sandbox) => {
    await send(sandbox, { ...valid, actions: [{ text: 'Read', url: 'https://example.com/read' }] })
    await card(page, '201 accepted')
    const headings = ['Push service sandbox', 'Try it', 'Requests 1', '201 accepted For all subscribers']
    expect(await page.getByRole('heading').allInnerTexts()).toEqual(headings)
    expect(await page.locator('[aria-live="polite"]').innerText()).toBe('Requests 1')
    expect(await page.getByRole('status').allInnerTexts()).toEqual(['Connected', ''])

    const expected = [
      'Example',
      'Started by',
      'All inputs',
      'Step of a workflow',
      'Audiences to send to',
      'Send it now',
      'Preview',
      'Copy the step',
      'Clear',
      'Hello',
      'Read',
      'Body',
    ]
    const stops = []
    for (const _ of expected) {
      await page.keyboard.press('Tab')
      const focus = page.locator(':focus')
      stops.push(await focus.evaluate(element => element.labels?.[0]?.textContent ?? element.textContent))
    }
    expect(stops.map(text => text?.trim())).toEqual(expected)
    await page.keyboard.press('Enter')
    expect(await page.locator('details[open] summary').innerText()).toBe('Body')
    for (let at = stops.length - 1; at > stops.indexOf('Preview'); at--) await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await page.getByText('Result: dry-run').waitFor()
  },
)
