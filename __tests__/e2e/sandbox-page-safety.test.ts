import { expect } from '@jest/globals'
import { hostilePieces } from '../helpers/hostile.ts'
import { card, pageTest } from '../helpers/page-test.ts'
import { entries, send, valid } from '../helpers/sandbox-page.ts'
import { closing } from '../helpers/send.ts'
import { answer, startWebsite } from '../helpers/website.ts'

const attack = '<img src=x onerror="hacked = true"><script>hacked = true</script>'
const everything = `${attack}${hostilePieces.join(' ')}`.toWellFormed()

pageTest(
  'the page of the sandbox shows hostile text as text',
  { sandbox: { audiences: [{ id: 1, name: everything, reach: 1 }] }, complaints: /ERR_FAILED/ },
  async (page, sandbox) => {
    const url = `https://example.com/"><script>hacked=true</script>`
    const hostile = { title: everything, message: everything, utm_source: everything, landing_url: url }
    const rest = { actions: [{ text: everything, url }], target: { type: 'audience', value: 1 } }
    await send(sandbox, { ...valid, ...hostile, ...rest })
    const accepted = await card(page, '201 accepted')
    for (const summary of await accepted.locator('summary').all()) await summary.click()
    for (const shown of ['.title', '.message', '.buttons a']) {
      expect(await accepted.locator(shown).textContent()).toBe(everything)
    }
    expect(await accepted.locator('h3').textContent()).toBe(`201 accepted For ${everything}`)
    expect(await accepted.locator('pre').textContent()).toContain(JSON.stringify(attack).slice(1, -1))
    expect(await page.locator('#audiences bdi').textContent()).toBe(everything)

    const script = 'javascript:hacked=true'
    const links = { landing_url: script, icon_url: script, actions: [{ text: 'Go', url: script }] }
    await send(sandbox, { ...valid, ...links, target: { type: 'all', [attack]: 1 } })
    const refused = await card(page, '400 refused')
    expect(await refused.locator('.problems li').last().textContent()).toBe(`target.${attack}: is not known`)
    expect(await page.locator('[href^="javascript:"], [src^="javascript:"]').count()).toBe(0)

    const lines = page.getByLabel('Step of a workflow')
    // The action refuses other control characters.
    const title = everything.replace(/\p{Cc}/gu, character => ('\t\r\n'.includes(character) ? character : ''))
    await lines.fill((await lines.inputValue()).replace('title: Hello', () => `title: ${JSON.stringify(title)}`))
    await page.getByRole('button', { name: 'Preview' }).click()
    const result = page.locator('#result')
    await result.locator('.summary').waitFor()
    await page.evaluate("for (const each of document.querySelectorAll('#result details')) each.open = true")
    expect(await result.locator('.summary').textContent()).toContain(attack)

    expect(await page.evaluate('typeof hacked')).toBe('undefined')
    expect(await page.locator('body script, [onerror]').count()).toBe(0)
    // No other site learns of this page, or gets hold of it.
    expect(await page.locator('img[src^="https:"]:not([referrerpolicy="no-referrer"])').count()).toBe(0)
    expect(await page.locator('a[href]:not([target="_blank"][rel="noopener noreferrer"])').count()).toBe(0)
  },
)

pageTest(
  'the page of the sandbox takes out of a job summary what GitHub takes out',
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
      '<div class="summary"><h3>Title</h3><img><img><img><a>a</a>' +
        '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">b</a>' +
        '<table><tbody><tr><td width="5">c</td></tr></tbody></table></div>',
    )
    expect(await page.evaluate('typeof hacked')).toBe('undefined')

    // The policy would stop what came through.
    await expect(page.evaluate("document.body.innerHTML = '<b>markup</b>'")).rejects.toThrow('TrustedHTML')
    const image = new Promise(resolve => page.on('console', message => resolve(message.text())))
    await page.evaluate("document.body.append(Object.assign(new Image(), { src: 'http://example.com/x.png' }))")
    expect(await image).toContain("img-src 'self' https:")
  },
)

const websites = closing(startWebsite)

pageTest('the page of the sandbox is closed to other pages, and so is the service', {}, async (page, sandbox) => {
  const website = await websites({ '/': answer({ headers: { 'Content-Type': 'text/html' } }) })
  const other = await page.context().newPage()
  await other.goto(website.url)
  const { url, token } = sandbox
  const body = JSON.stringify(JSON.stringify(valid))
  const headers = JSON.stringify({ 'Authentication-Token': token, 'Content-Type': 'application/json' })
  const attempts = {
    // A browser sends this one, and keeps the answer to itself; the next it asks about first.
    [`fetch('${url}/v1/notifications', { method: 'POST', mode: 'no-cors', body: ${body} })`]: 'done',
    [`fetch('${url}/v1/notifications', { method: 'POST', headers: ${headers}, body: ${body} })`]: 'TypeError',
    [`fetch('${url}/send', { method: 'POST', headers: ${headers}, body: '{}' })`]: 'TypeError',
    [`fetch('${url}/send', { method: 'POST', mode: 'no-cors', body: '{}' })`]: 'done',
    [`fetch('${url}/events')`]: 'TypeError',
    // These name no origin.
    [`fetch('${url}/events', { mode: 'no-cors' })`]: 'done',
    [`fetch('${url}/page.js', { mode: 'no-cors' })`]: 'done',
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
    'GET /events 403',
    'GET /events 403',
    'GET /page.js 403',
  ])
  // They do not fill its list.
  await send(sandbox)
  expect(await (await card(page, '201 accepted')).innerText()).toContain(valid.title)
  expect(await page.locator('#requests > li').count()).toBe(1)
})
