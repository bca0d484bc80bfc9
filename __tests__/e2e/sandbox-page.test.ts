import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect } from '@jest/globals'
import type { Locator } from 'playwright-core'
import { sampleInputs } from '../../sandbox/page/examples.mjs'
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
    await page.getByRole('heading', { name: 'Requests 3 to 202' }).waitFor()
    expect(await page.locator('#requests > li').count()).toBe(200)
  },
)

pageTest(
  'the page of the sandbox folds requests that ask for the same',
  { complaints: /ERR_/ },
  async (page, sandbox) => {
    const { url, token } = sandbox
    const list = () => ask(url, { headers: { 'Authentication-Token': token } })
    const rows = () => page.locator('#requests h3').allInnerTexts()
    const [answered, refused] = ['200 answered List of audiences', '404 refused there is nothing here']
    for (let times = 0; times < 3; times++) await list()
    for (let times = 0; times < 2; times++) await ask(url, { path: '/favicon.ico' })
    await list()
    await page.getByRole('heading', { name: 'Requests 6' }).waitFor()
    expect(await rows()).toEqual([answered, `${refused}, 2 times`, `${answered}, 3 times`])
    for (let times = 0; times < 2; times++) await send(sandbox)
    await page.getByRole('heading', { name: 'Requests 8' }).waitFor()
    expect(await rows()).toHaveLength(5)
    // When the stream begins again, nothing is counted twice.
    for (const socket of sockets) socket.destroy()
    await list()
    await page.getByRole('heading', { name: 'Requests 9' }).waitFor()
    expect((await rows()).slice(4)).toEqual([`${refused}, 2 times`, `${answered}, 3 times`])
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

    const lines = page.getByLabel('Step of a workflow')
    await lines.fill('- uses: mine')
    await sandbox.close()
    await page.getByText('Connection lost. Trying again…').waitFor()
    await start({ port: sandbox.port, token: 'another-token' })
    await page.getByText('Connected', { exact: true }).waitFor()
    expect(await page.locator('#requests > li').count()).toBe(0)
    expect(await lines.inputValue()).toBe('- uses: mine')
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
    await page.getByText('Line 7: put the value in quotes').waitFor()
    // The result that is there is not that of this step.
    expect(await result.getByRole('heading', { name: 'Result of the run before' }).isVisible()).toBe(true)
    expect(await result.locator('.notification .title').innerText()).toBe('Hello')
    await lines.fill(`${offered}    ttl: soon\n`)
    await press('Send it now')
    await page.getByText('not-sent The step fails.').waitFor()
    expect(await result.getByRole('heading', { name: 'Result', exact: true }).isVisible()).toBe(true)
    expect(await result.locator('details[open] > summary').allInnerTexts()).toEqual(['Job summary'])
    expect(await result.locator('.summary').innerText()).toContain('ttl: "soon" is not a duration')
    expect(await result.locator('pre').first().textContent()).toMatch(/^ERROR .*[\s\S]*ttl/)
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
    await page.getByLabel('Release notes').fill('- Add maps of the whole world')
    await send('sent')
    const item = await card(page, 'kestrel v3.0')
    expect(await item.locator('.message').innerText()).toBe('Add maps of the whole world')
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

const expression = `title: \${{ github.ref }}`
const workflow = `on: push
jobs:
  announce:
    runs-on: ubuntu-latest
    steps:
      - run: |
          echo "- uses: not/a-step@v1"
${stepLines({ inputs: expression }).replace(/^(?=.)/gm, '      ')}${stepLines({}).replace(/^(?=.)/gm, '      ')}`

pageTest(
  'the page of the sandbox takes the step out of a workflow that is pasted in, and says which',
  { complaints: /ERR_FAILED|400 \(Bad Request\)/ },
  async page => {
    const lines = page.getByLabel('Step of a workflow')
    await lines.fill(workflow)
    await page.getByLabel('Send to').selectOption('Beta testers (id 102), 340 subscribers')
    const target = '          target: audience\n          audience-id: 102\n'
    expect(await lines.inputValue()).toBe(workflow.replace('          target: all\n', target))
    await page.getByRole('button', { name: 'Preview' }).click()
    const problem = 'In the step on line 8, the first of 2 that use this action: The sandbox does not know what'
    await page.locator('#said', { hasText: problem }).waitFor()
    await lines.fill(workflow.replace(expression, sampleInputs.replaceAll('\n', '\n          ')))
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText('This was the step on line 8, the first of 2 that use this action.').waitFor()

    await lines.fill('- run: ls\n')
    for (const act of [
      () => page.getByLabel('Send to').selectOption('All subscribers'),
      () => page.getByRole('button', { name: 'Copy the step' }).click(),
    ]) {
      await act()
      await page.getByText('No step here uses this action.').waitFor()
      expect(await lines.inputValue()).toBe('- run: ls\n')
      await lines.fill('- run: ls\n')
    }
  },
)

/** Whether all of an element is in the window. */
const isInView = (element: Locator) =>
  element.evaluate(node => {
    const { top, bottom } = node.getBoundingClientRect()
    return top >= 0 && bottom <= node.ownerDocument.documentElement.clientHeight
  })

pageTest(
  'the page of the sandbox shows what is wrong without scrolling, on a narrow window too',
  { complaints: /ERR_FAILED|400 \(Bad Request\)/ },
  async page => {
    for (const width of [1280, 412]) {
      await page.setViewportSize({ width, height: 700 })
      await page.getByLabel('Example').selectOption('A release')
      const send = page.getByRole('button', { name: 'Send it now' })
      await send.click()
      await page.getByText(/^Result: (sent|skipped)$/).waitFor()
      expect(await isInView(page.locator('#ended > p').first())).toBe(true)

      await page.getByLabel('Step of a workflow').fill('- run: ls')
      await send.click()
      await page.getByText('No step here uses this action.').waitFor()
      expect(await isInView(page.locator('#said'))).toBe(true)

      await page.getByLabel('Example').selectOption('Four mistakes')
      await page.getByLabel('Started by').selectOption('release')
      await send.click()
      await page.getByText('Result: not-sent').waitFor()
      expect(await isInView(page.locator('#result tr', { hasText: 'Why' }))).toBe(true)
    }
  },
)

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

pageTest(
  'the tables of a job summary fit into a narrow window, and break no word but an address',
  { complaints: /ERR_FAILED/ },
  async page => {
    await page.setViewportSize({ width: 412, height: 900 })
    const lines = page.getByLabel('Step of a workflow')
    const given = (inputs: string) => stepLines({ audienceId: 105, inputs })
    for (const inputs of [everything, sampleInputs, 'once-key: release-{tag}', 'title: a\nttl: soon']) {
      await lines.fill(given(inputs))
      await page.getByLabel('Started by').selectOption(inputs.startsWith('once') ? 'release' : 'workflow_dispatch')
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByText(/^Result: (dry-run|not-sent)$/).waitFor()
      const summary = page.locator('#result .summary')
      const width = await summary.evaluate(node => ({ inside: node.scrollWidth, shown: node.clientWidth }))
      expect({ inputs, broken: await brokenWords(summary), inside: width.inside }).toEqual({
        inputs,
        broken: [],
        inside: width.shown,
      })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(412)
    }
  },
)

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
  { sandbox: { payloadFile }, complaints: /ERR_FAILED/ },
  async page => {
    await page.getByText('Result: dry-run').waitFor()
    expect(await page.locator('#result .notification .title').innerText()).toBe('Spring is here')
    await page.getByRole('button', { name: 'Send it now' }).click()
    expect(await (await card(page, '201 accepted')).locator('.title').innerText()).toBe('Spring is here')
  },
)

pageTest(
  'the page of the sandbox copies the step that a repository needs, or selects it if it may not copy it',
  { permissions: ['clipboard-read', 'clipboard-write'] },
  async (page, sandbox) => {
    const copy = page.getByRole('button', { name: 'Copy the step' })
    const lines = page.getByLabel('Step of a workflow')
    expect(await lines.inputValue()).toBe(stepLines({ audienceId: 101 }))
    for (const [whom, audienceId] of [['All subscribers'], ['Beta testers (id 102), 340 subscribers', 102]] as const) {
      await page.getByLabel('Send to').selectOption(whom)
      await copy.click()
      await page.getByText('Copied', { exact: true }).waitFor()
      const copied = await page.evaluate<string>('navigator.clipboard.readText()')
      expect(copied).toBe(stepLines({ audienceId }))
    }
    // What the terminal shows becomes what a repository needs, and the page shows it.
    await lines.fill(stepLines({ sandbox }))
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error())')
    await copy.click()
    await page.getByText('Selected. Copy it with Ctrl+C or ⌘C.').waitFor()
    expect(await page.evaluate('getSelection().toString()')).toBe(stepLines({}))
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
    expect(headings).toEqual([title, 'Try it', 'Requests 1', request])
    const news = '201 accepted: For all subscribers. Hello'
    expect(await page.getByRole('status').allInnerTexts()).toEqual(['Connected', news, ''])

    const stops = []
    for (let at = 0; at < 13; at++) {
      await page.keyboard.press('Tab')
      const focus = page.locator(':focus')
      stops.push(await focus.evaluate(element => element.labels?.[0]?.textContent ?? element.textContent))
    }
    expect(stops.map(text => text?.trim())).toEqual([
      'Example',
      'Send to',
      'Started by',
      'All inputs',
      'Step of a workflow',
      'Send it now',
      'Preview',
      'Copy the step',
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
