import { fileURLToPath } from 'node:url'
import { expect } from '@jest/globals'
import type { Page } from 'playwright-core'
import { stepLines } from '../../sandbox/page/examples.mjs'
import { readText } from '../contract/workflow-files.ts'
import { hostilePieces } from '../helpers/hostile.ts'
import { card, pageTest } from '../helpers/page-test.ts'
import { entries, send, start, valid } from '../helpers/sandbox-page.ts'
import { closing } from '../helpers/send.ts'
import { answer, startWebsite } from '../helpers/website.ts'

/** Matches console messages about missing images and about requests that the sandbox refuses. */
const complaints = /ERR_|Failed to load resource/

const textOf = (page: Page) => page.getByLabel('A workflow, or a step of one')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function run(page: Page, button: 'Send it now' | 'Preview', outcome: string) {
  await press(page, button)
  await page.getByText(`Result: ${outcome}`, { exact: true }).waitFor()
  return page.locator('#result')
}

pageTest(
  'a pasted recipe shows its form, and its result is `sent` once and then `skipped`',
  { complaints },
  async page => {
    await page.getByText('Nothing has arrived yet.').waitFor()
    await textOf(page).fill(readText('examples/announce-release.yml'))
    await press(page, 'Send it now')
    await page.getByText('Fill in the form above the buttons').waitFor()
    await page.getByLabel('Tag of a published release').fill('v2.1')
    const dry = await run(page, 'Send it now', 'dry-run')
    await dry.getByText('Nothing was sent, because dry-run is true.').waitFor()
    await page.locator('#requests > li').waitFor()

    await page.getByLabel('Dry run').uncheck()
    const sent = await run(page, 'Send it now', 'sent')
    expect(await sent.locator('.summary').innerText()).toContain('Offline maps are here.')
    const item = await card(page, '201 accepted')
    await item.getByText('Body', { exact: true }).click()
    expect(JSON.parse(await item.locator('pre').innerText())).toMatchObject({ title: 'kestrel v2.1' })
    await run(page, 'Send it now', 'skipped')

    // In a narrow window, the message must be visible without scrolling.
    await page.setViewportSize({ width: 412, height: 700 })
    await textOf(page).fill('- run: ls')
    await press(page, 'Send it now')
    await page.getByText('No step here uses this action.').waitFor()
    expect(await page.locator('#result').isVisible()).toBe(false)
    const { y = 0, height = 0 } = (await page.locator('#said').boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(700)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(412)

    await page.getByLabel('Example').selectOption('A release')
    await run(page, 'Preview', 'dry-run')
    await press(page, 'Clear')
    await page.getByText('Nothing has arrived yet.').waitFor()
    expect(await page.locator('#result').isVisible()).toBe(false)
  },
)

pageTest('choosing an example restores the samples in all fields, and hides the previous result', {}, async page => {
  await run(page, 'Preview', 'dry-run')
  await page.getByText('Variables of the repository', { exact: true }).click()
  const variables = page.getByLabel('One NAME=value on each line')
  const samples = await variables.inputValue()
  expect(samples).toContain('PUSH_LIVE=')
  await variables.fill('PUSH_LIVE=true')
  await page.getByLabel('Example').selectOption('A release')
  expect(await variables.inputValue()).toBe(samples)
  expect(await page.locator('#result').isVisible()).toBe(false)
  await page.locator('#tag').fill('v9')
  await page.getByLabel('Example').selectOption('A deployment')
  expect(await page.locator('#tag').inputValue()).toBe('v2.1')
})

pageTest('the page previews each example with the event that starts its workflow', {}, async page => {
  const drawn = []
  for (const example of await page.getByLabel('Example').locator('option').allInnerTexts()) {
    await page.getByLabel('Example').selectOption(example)
    const result = await run(page, 'Preview', 'dry-run')
    const row = result.getByRole('row', { name: /^title/ })
    const title = await row.getByRole('cell').nth(1).innerText()
    drawn.push({ example, event: await page.getByLabel('Started by').inputValue(), title })
  }
  expect(drawn).toEqual([
    { example: 'A text and a link', event: 'workflow_dispatch', title: 'Hello' },
    { example: 'A release', event: 'release', title: 'kestrel v2.1' },
    { example: 'A deployment', event: 'deployment_status', title: 'kestrel deployed to production' },
    { example: 'A banner and buttons', event: 'workflow_dispatch', title: 'Spring is here' },
  ])
})

pageTest('the advice after a dry run leads to a run that sends', {}, async page => {
  const dryRun = `dry-run: $\{{ github.event_name == 'workflow_dispatch' || vars.PUSH_LIVE != 'true' }}`
  const job = `${stepLines()}    ${dryRun}\n`.replace(/^/gm, '      ')
  await textOf(page).fill(`on: [deployment_status, workflow_dispatch]\njobs:\n  a:\n    steps:\n${job}`)
  const byHand = await run(page, 'Send it now', 'dry-run')
  await byHand.getByText(/To send, choose deployment_status under Started by, and set/).waitFor()
  await page.getByLabel('Started by').selectOption('deployment_status')
  const byEvent = await run(page, 'Send it now', 'dry-run')
  await byEvent
    .getByText(/To send, set the variable PUSH_LIVE to true \(under Variables of the repository\)\.$/)
    .waitFor()
  await page.getByRole('link', { name: 'Variables of the repository' }).first().click()
  const variables = page.getByLabel('One NAME=value on each line')
  await variables.fill(`${await variables.inputValue()}\nPUSH_LIVE=true`)
  await run(page, 'Send it now', 'sent')
})

pageTest('a dry run by hand shows its summary, and two different notifications are sent', {}, async page => {
  await textOf(page).fill(readText('examples/send-by-hand.yml'))
  await press(page, 'Send it now')
  await page.getByText('Fill in the form above the buttons').waitFor()
  await page.getByLabel('Name of the audience').fill('Testers')
  await page.getByLabel('Title', { exact: false }).fill('First title')
  await page.getByLabel('Message', { exact: false }).fill('Text')
  await page.getByLabel('URL of the page').fill('https://example.com/')
  const dry = await run(page, 'Send it now', 'dry-run')
  expect(await dry.locator('.summary').innerText()).toContain('First title')
  await dry.getByText(/To send, clear "Dry run" in the form\.$/).waitFor()
  await page.getByLabel('Dry run').uncheck()
  await run(page, 'Send it now', 'sent')
  await page.getByLabel('Title', { exact: false }).fill('Second title')
  await run(page, 'Send it now', 'sent')
})

pageTest(
  'a misspelled secret or variable fails or shows beside the result, as it would fail on GitHub',
  {},
  async page => {
    const lines = await textOf(page).inputValue()
    await textOf(page).fill(lines.replace('PUSH_API_TOKEN', 'PUSH_API_TOKN'))
    const failed = await run(page, 'Send it now', 'not-sent')
    await failed.getByText('This workflow reads the secret PUSH_API_TOKN, which is not set here.').waitFor()
    await failed.getByText('The step fails.').waitFor()
    expect(await page.locator('#requests > li').count()).toBe(0)

    await textOf(page).fill(`${lines}    extra-fields: $\{{ vars.PUSH_EXTRA_FIELD }}\n`)
    await page.getByText('Variables of the repository', { exact: true }).click()
    await page.getByLabel('One NAME=value on each line').fill('PUSH_BASE_URL=https://push.example.com')
    const sent = await run(page, 'Send it now', 'sent')
    const unset =
      'This workflow reads the variable PUSH_EXTRA_FIELD, which is not set here (under Variables of the repository).'
    await sent.getByText(unset).waitFor()
    await sent.getByText(/^PUSH_BASE_URL was http:\S+, not https:\/\/push\.example\.com, because/).waitFor()
  },
)

const payloadFile = fileURLToPath(new URL('../../examples/campaigns/spring.yml', import.meta.url))

pageTest('the page previews a payload file as soon as it is opened', { sandbox: { payloadFile } }, async page => {
  await page.getByText('Result: dry-run').waitFor()
  expect(await page.locator('#result .summary').innerText()).toContain('Spring is here')
})

pageTest(
  'the page shows requests of other clients, and reconnects to the sandbox',
  { complaints },
  async (page, sandbox) => {
    await send(sandbox, { ...valid, title: '', ttl: 'soon' })
    const problems = await card(page, '400 refused the notification is not valid')
    const wrong = ['title: must not be blank', 'ttl: must be a whole number of seconds, 0 or more']
    expect(await problems.locator('.problems li').allInnerTexts()).toEqual(wrong)

    await sandbox.close()
    await page.getByText('Connection lost. Trying again…').waitFor()
    await press(page, 'Send it now')
    await page.getByText('The sandbox did not answer.').waitFor()
    await start({ port: sandbox.port })
    await page.getByText('Connected', { exact: true }).waitFor()
    expect(await page.locator('#requests > li').count()).toBe(0)
  },
)

const attack = '<img src=x onerror="hacked = true"><script>hacked = true</script>'
const everything = `${attack}${hostilePieces.join(' ')}`.toWellFormed()

pageTest(
  'the page shows hostile text as text',
  { sandbox: { audiences: [{ id: 1, name: everything, reach: 1 }] }, complaints: /ERR_FAILED/ },
  async (page, sandbox) => {
    await send(sandbox, { ...valid, title: everything, target: { type: 'audience', value: 1 } })
    const accepted = await card(page, '201 accepted')
    expect(await accepted.locator('h3').textContent()).toBe(`201 accepted For ${everything}`)
    expect(await accepted.locator('pre').textContent()).toContain(JSON.stringify(attack).slice(1, -1))
    expect(await page.locator('#audiences bdi').textContent()).toBe(everything)

    await send(sandbox, { ...valid, target: { type: 'all', [attack]: 1 } })
    const refused = await card(page, '400 refused')
    expect(await refused.locator('.problems li').last().textContent()).toBe(`target.${attack}: is not known`)

    // The action rejects all control characters except tabs and line breaks.
    const title = everything.replace(/\p{Cc}/gu, character => ('\t\r\n'.includes(character) ? character : ''))
    const lines = await textOf(page).inputValue()
    await textOf(page).fill(lines.replace('title: Hello', () => `title: ${JSON.stringify(title)}`))
    await press(page, 'Preview')
    await page.locator('#result .summary').waitFor()
    expect(await page.locator('#result .summary').textContent()).toContain(attack)

    expect(await page.evaluate('typeof hacked')).toBe('undefined')
    expect(await page.locator('body script, [onerror], [href^="javascript:"]').count()).toBe(0)
    // Other sites must not get a referrer or access to the window.
    expect(await page.locator('img[src^="https:"]:not([referrerpolicy="no-referrer"])').count()).toBe(0)
    expect(await page.locator('a[href]:not([target="_blank"][rel="noopener noreferrer"])').count()).toBe(0)
  },
)

pageTest(
  'the page removes the same elements from a job summary as GitHub',
  { complaints: /violates the following|requires 'TrustedHTML'/ },
  async page => {
    const markup = [
      '<h2 onclick="hacked=true" style="color:red" class="x" id="lines">Title</h2>',
      '<script>hacked = true</script><style>body { display: none }</style><iframe srcdoc="x"></iframe>',
      '<img src=x onerror="hacked=true"><img src="http://example.com/x.png"><img src="data:image/png;base64,AA">',
      '<a href="javascript:hacked=true">a</a><a href="https://example.com/">b</a>',
      '<form action="/send"><input name="a"></form><svg><script>hacked=true</script></svg><table><tr><td width="5">c',
    ].join('')
    const drawn = await page.evaluate<string>(
      `import('/summary.js').then(({ drawSummary }) => drawSummary(${JSON.stringify(markup)}).outerHTML)`,
    )
    expect(drawn).toBe(
      '<div class="summary"><h2>Title</h2><img><img><img><a>a</a>' +
        '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">b</a>' +
        '<table><tbody><tr><td width="5">c</td></tr></tbody></table></div>',
    )
    expect(await page.evaluate('typeof hacked')).toBe('undefined')
    // The content security policy must block markup even if the page fails to escape it.
    await expect(page.evaluate("document.body.innerHTML = '<b>markup</b>'")).rejects.toThrow('TrustedHTML')
  },
)

const websites = closing(startWebsite)

pageTest('other pages can use neither the sandbox page nor its service', {}, async (page, sandbox) => {
  const website = await websites({ '/': answer({ headers: { 'Content-Type': 'text/html' } }) })
  const other = await page.context().newPage()
  await other.goto(website.url)
  const { url, token } = sandbox
  const body = JSON.stringify(JSON.stringify(valid))
  const headers = JSON.stringify({ 'Authentication-Token': token, 'Content-Type': 'application/json' })
  const attempts = {
    // The browser sends the first request (no-cors) directly. For the next two, it sends only a preflight (OPTIONS),
    // which the sandbox refuses.
    [`fetch('${url}/v1/notifications', { method: 'POST', mode: 'no-cors', body: ${body} })`]: 'done',
    [`fetch('${url}/v1/notifications', { method: 'POST', headers: ${headers}, body: ${body} })`]: 'TypeError',
    [`fetch('${url}/send', { method: 'POST', headers: ${headers}, body: '{}' })`]: 'TypeError',
    [`fetch('${url}/send', { method: 'POST', mode: 'no-cors', body: '{}' })`]: 'done',
    [`fetch('${url}/state')`]: 'TypeError',
    // The browser sends no Origin header with this request.
    [`fetch('${url}/state', { mode: 'no-cors' })`]: 'done',
  }
  for (const [code, outcome] of Object.entries(attempts)) {
    const got = await other.evaluate<string>(`(${code}).then(() => 'done', error => error.name)`)
    expect({ code, got }).toEqual({ code, got: outcome })
  }
  await other.evaluate(`document.body.append(Object.assign(document.createElement('iframe'), { src: '${url}' }))`)
  await other.waitForEvent('framenavigated', frame => frame !== other.mainFrame())
  expect(other.frames().map(frame => frame.url())).toEqual([`${website.url}/`, 'chrome-error://chromewebdata/'])

  expect(entries.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'POST /v1/notifications 403',
    'OPTIONS /v1/notifications 403',
    'OPTIONS /send 403',
    'POST /send 403',
    'GET /state 403',
    'GET /state 403',
  ])
  // The page does not list the refused requests.
  await send(sandbox)
  await card(page, '201 accepted')
  expect(await page.locator('#requests > li').count()).toBe(1)
})
