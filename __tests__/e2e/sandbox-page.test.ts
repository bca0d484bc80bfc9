import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect } from '@jest/globals'
import type { Page } from 'playwright-core'
import { parse } from 'yaml'
import { stepLines } from '../../sandbox/page/step.mjs'
import type { Sandbox } from '../../sandbox/server.mjs'
import { browserTest } from '../helpers/browser.ts'
import { ask } from '../helpers/client.ts'
import { bannerUrl, iconUrl } from '../helpers/results.ts'
import { runAction } from '../helpers/runner.ts'
import { card, entries, see, send, start, valid } from '../helpers/sandbox-page.ts'

const content = {
  title: 'Kestrel 4.2 is out',
  message: 'Offline maps,\nand 38 fixes.',
  'icon-url': iconUrl,
  'landing-url': 'https://kestrel.example.com/blog/kestrel-4-2',
}

const brokenImages = /ERR_FAILED/
const fillsBox = 'image => image.complete && image.naturalWidth > 0'

describe('the page of the sandbox', () => {
  browserTest('shows a notification when the action sends it, and what is behind it', async browser => {
    await see(browser, {}, async (page, sandbox) => {
      const empty = page.locator('#empty')
      expect(await empty.innerText()).toContain('Nothing has arrived yet.')
      await page.evaluate('window.notReloaded = true')

      const { exitCode, outputs } = await runAction({
        inputs: {
          'base-url': sandbox.url,
          'api-token': sandbox.token,
          target: 'audience',
          'audience-name': 'Newsletter',
          ...content,
          'banner-url': bannerUrl,
          actions: JSON.stringify(['One', 'Two', 'Three'].map(text => ({ text, url: `https://example.com/${text}` }))),
          ttl: '12h',
          'utm-source': 'push',
          'utm-campaign': 'release',
        },
      })
      expect(exitCode).toBe(0)

      const item = await card(page, content.title)
      expect(await page.evaluate('window.notReloaded')).toBe(true)
      expect(await empty.isVisible()).toBe(false)
      // The newest is first: the action asked for the audiences before.
      expect(await page.locator('#requests h3').allInnerTexts()).toEqual([
        '201 accepted For Newsletter',
        '200 answered List of audiences',
      ])
      expect(await page.locator('#news').innerText()).toBe(`201 accepted: For Newsletter. ${content.title}`)

      const drawn = item.locator('.notification')
      expect(await drawn.locator('.title').innerText()).toBe(content.title)
      expect(await drawn.locator('.message').innerText()).toBe(content.message)
      expect(await drawn.locator('figcaption').innerText()).toBe('kestrel.example.com')
      expect(await drawn.locator('.buttons a').allInnerTexts()).toEqual(['One', 'Two'])
      for (const [name, url] of [
        ['Icon', iconUrl],
        ['Banner', bannerUrl],
      ]) {
        const image = drawn.getByAltText(name ?? '')
        await page.waitForFunction(fillsBox, await image.elementHandle())
        expect(await image.getAttribute('src')).toBe(url)
        expect(await image.getAttribute('referrerpolicy')).toBe('no-referrer')
        expect(await image.getAttribute('loading')).toBe('lazy')
      }
      const facts = await item.locator('.facts').innerText()
      expect(facts).toContain('Newsletter, id 101, reaches 18,250')
      expect(facts).toContain(content['landing-url'])
      expect(facts).toContain('43,200 s')
      expect(facts).toContain('push / release')
      expect(facts).toMatch(/leave out\s+Three/)

      const json = item.locator('details', { hasText: 'JSON of request 2' })
      expect(await json.locator('pre').isVisible()).toBe(false)
      await json.locator('summary').click()
      const text = await json.locator('pre').innerText()
      expect(JSON.stringify(JSON.parse(text))).toBe(outputs.payload)
      expect(text).toContain('\n  "title": ')
      const headers = item.locator('details', { hasText: 'Headers of request 2' })
      await headers.locator('summary').click()
      expect(await headers.locator('pre').innerText()).toMatch(
        /^POST \/v1\/notifications\n.*user-agent: web-push-action/s,
      )
      expect(await page.locator('#requests').innerText()).not.toContain(sandbox.token)
      expect(await page.locator('#count').innerText()).toBe('2')
    })
  })

  browserTest('shows why a request was refused, all of it', async browser => {
    await see(browser, {}, async (page, sandbox) => {
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
      expect(await page.locator('body').innerText()).not.toContain('mistaken-real-token')
    })
  })

  browserTest(
    'shows as it came what it cannot draw: JSON that parsing would change, a long body, a missing image',
    async browser => {
      await see(
        browser,
        {},
        async (page, sandbox) => {
          const body = `{"priority": 12345678901234567890, ${JSON.stringify(valid).slice(1)}`
          await send(sandbox, body)
          const exact = await card(page, '201 accepted')
          await exact.getByText('JSON of request 1').click()
          expect(await exact.locator('pre').first().innerText()).toBe(body)

          await send(sandbox, { ...valid, message: 'x'.repeat(70_000) })
          const long = await card(page, 'Its body is too large to be shown as a whole.')
          expect(await long.locator('.notification').count()).toBe(0)

          const gone = { icon_url: 'https://gone.example/i.png', banner_url: 'https://gone.example/b.png' }
          await send(sandbox, { ...valid, ...gone })
          const bare = await card(page, 'Banner did not load')
          await bare.getByText('Icon did not load').waitFor()
          expect(await bare.locator('img').count()).toBe(0)
        },
        /^Failed to load resource: net::ERR_FAILED$/,
      )
    },
  )

  browserTest('keeps the last 200 requests', async browser => {
    await see(browser, {}, async (page, sandbox) => {
      for (let number = 1; number <= 202; number++) await ask(sandbox.url, { path: `/${number}` })
      await page.getByText('the last 200 of 202').waitFor()
      expect(await page.locator('#requests > li').count()).toBe(200)
      expect(await page.locator('#requests pre').last().textContent()).toContain('/3')
    })
  })
})

describe('when the connection is lost, the page of the sandbox', () => {
  browserTest('says so, and finds a sandbox that was restarted, whatever was there meanwhile', async browser => {
    await see(
      browser,
      {},
      async (page, sandbox) => {
        await send(sandbox, { ...valid, title: 'Before' })
        await card(page, 'Before')
        await sandbox.close()
        await page.getByText('Connection lost. Trying again…').waitFor()
        // Something else at the same address: a browser gives up on a stream that is answered so.
        const asked = new Promise<void>(resolve => {
          const other = createHttpServer((_, response) => {
            response.writeHead(404, { Connection: 'close' }).end()
            other.close(() => resolve())
          }).listen(sandbox.port, '127.0.0.1')
        })
        await asked
        const again = await start({ port: sandbox.port, token: 'another-token' })
        await page.getByText('Connected. The sandbox was restarted.').waitFor()
        expect(await page.locator('#requests > li').count()).toBe(0)
        expect(await page.locator('#empty').isVisible()).toBe(true)
        expect(await page.locator('#lines').inputValue()).toContain('another-token')
        await send(again, { ...valid, title: 'After' })
        await card(page, 'After')
      },
      /Failed to load resource/,
    )
  })

  browserTest('goes on where it was if it finds the same sandbox', async browser => {
    const sockets = new Set<Socket>()
    let target = 0
    const wire = createServer(socket => {
      const upstream = connect(target, '127.0.0.1')
      sockets.add(socket)
      for (const end of [socket, upstream]) end.on('error', () => {})
      socket.on('close', () => upstream.destroy())
      upstream.on('close', () => socket.destroy())
      socket.pipe(upstream).pipe(socket)
    })
    await new Promise<void>(resolve => wire.listen(0, '127.0.0.1', resolve))
    const at = async ({ port }: Sandbox) => {
      target = port
      return `http://127.0.0.1:${(wire.address() as AddressInfo).port}`
    }
    try {
      await see(
        browser,
        { at },
        async (page, sandbox) => {
          await send(sandbox, { ...valid, title: 'First' })
          await (await card(page, 'First')).getByText('JSON of request 1').click()
          for (const socket of sockets) socket.destroy()
          await page.getByText('Connection lost').waitFor()
          await send(sandbox, { ...valid, title: 'Second' })
          await card(page, 'Second')
          expect(await page.locator('#connection').innerText()).toBe('Connected')
          expect(await page.locator('#requests .title').allInnerTexts()).toEqual(['Second', 'First'])
          expect(await page.locator('details[open] summary').allInnerTexts()).toEqual(['JSON of request 1'])
        },
        /ERR_/,
      )
    } finally {
      wire.close()
      for (const socket of sockets) socket.destroy()
    }
  })
})

describe('the page of the sandbox sends', () => {
  browserTest('the step as it was edited, and shows what came of it', async browser => {
    await see(
      browser,
      {},
      async page => {
        const lines = page.getByLabel('Step of a workflow')
        const edited = (await lines.inputValue())
          .replace('audience-id: 101', 'audience-name: Newsletter')
          .replace('title: Hello', `title: ${content.title}`)
        await lines.fill(`${edited}    actions: |\n      - text: Read\n        url: https://example.com/read\n`)
        await page.getByRole('button', { name: 'Send it now' }).click()
        await page.getByText('Result: sent').waitFor()

        const result = page.getByRole('region', { name: 'Result' })
        expect(await result.locator('p').first().innerText()).toBe('sent The step passes.')
        await result.getByText('Log').click()
        expect(await result.locator('pre').first().innerText()).toContain(content.title)
        await result.getByText('Outputs').click()
        expect(await result.locator('dl').innerText()).toMatch(/outcome\s+sent\s+status-code\s+201/)
        await result.getByText('Job summary').click()
        expect(await result.locator('.summary').getByRole('heading').count()).toBeGreaterThan(1)
        expect(await result.getByRole('cell', { name: content.title }).count()).toBeGreaterThan(0)
        const drawn = (await card(page, 'For Newsletter')).locator('.notification')
        expect(await drawn.locator('.title').innerText()).toBe(content.title)
        expect(entries.map(({ method, status }) => [method, status])).toEqual([
          ['GET', 200],
          ['POST', 201],
        ])
      },
      brokenImages,
    )
  })

  browserTest('nothing to preview it, and draws what it would send', async browser => {
    await see(
      browser,
      {},
      async page => {
        await page.getByRole('button', { name: 'Preview' }).click()
        await page.getByText('Result: dry-run').waitFor()
        expect(await page.locator('#result .notification .title').innerText()).toBe('Hello')
        expect(entries.map(({ method }) => method)).toEqual(['GET'])
      },
      brokenImages,
    )
  })

  browserTest('nothing when the step has mistakes, and names them', async browser => {
    await see(
      browser,
      {},
      async page => {
        const lines = page.getByLabel('Step of a workflow')
        const offered = await lines.inputValue()
        await lines.fill(offered.replace('title: Hello', 'title: 2.0'))
        await page.getByRole('button', { name: 'Send it now' }).click()
        await page.getByText('Line 8: put the value in quotes').waitFor()
        await lines.fill(`${offered}    ttl: soon\n`)
        await page.getByRole('button', { name: 'Send it now' }).click()
        await page.getByText('Result: not-sent').waitFor()
        const result = page.locator('#result')
        expect(await result.locator('p').first().innerText()).toBe('not-sent The step fails.')
        expect(await result.locator('pre').first().innerText()).toMatch(/^ERROR .*[\s\S]*ttl/)
        expect(entries).toEqual([])
      },
      /400 \(Bad Request\)/,
    )
  })

  browserTest('a payload file, which it draws as soon as it is opened', async browser => {
    const payloadFile = join(mkdtempSync(join(tmpdir(), 'sandbox-test-')), 'campaign.yml')
    const urls = `icon_url: ${iconUrl}\nlanding_url: https://example.com/\n`
    writeFileSync(payloadFile, `title: From a file\nmessage: Edit it and press Preview.\n${urls}`)
    await see(browser, { sandbox: { payloadFile } }, async page => {
      await page.getByText('Result: dry-run').waitFor()
      expect(await page.locator('#result .notification .title').innerText()).toBe('From a file')
      await page.getByRole('button', { name: 'Send it now' }).click()
      expect(await (await card(page, '201 accepted')).locator('.title').innerText()).toBe('From a file')
    })
    rmSync(dirname(payloadFile), { recursive: true })
  })
})

describe('the lines to try it', () => {
  const copied = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()')

  browserTest('are copied, and do what they say', async browser => {
    await see(
      browser,
      { permissions: ['clipboard-read', 'clipboard-write'] },
      async (page, sandbox) => {
        await page.getByRole('button', { name: 'Copy the step' }).click()
        await page.getByText('Copied', { exact: true }).waitFor()
        expect(await copied(page)).toBe(stepLines({ ...sandbox, audienceId: 101 }))

        await page.getByLabel('Send to').selectOption('Beta testers (102)')
        expect(await page.locator('#said').innerText()).toBe('')
        await page.getByRole('button', { name: 'Copy the step' }).click()
        await page.getByText('Copied', { exact: true }).waitFor()
        const lines = await copied(page)
        expect(lines).toBe(stepLines({ ...sandbox, audienceId: 102 }))
        expect(await page.getByLabel('Step of a workflow').inputValue()).toBe(lines)

        const inputs = parse(lines)[0].with as Record<string, unknown>
        const strings = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, `${value}`]))
        expect(await runAction({ inputs: strings })).toMatchObject({ exitCode: 0, outputs: { outcome: 'sent' } })
        const facts = (await card(page, 'For Beta testers')).locator('.facts')
        expect(await facts.innerText()).toContain('Beta testers, id 102, reaches 340')
      },
      /ERR_FAILED/,
    )
  })

  browserTest('send to an audience unless all subscribers are chosen, or there is none', async browser => {
    await see(browser, {}, async (page, sandbox) => {
      const lines = page.getByLabel('Step of a workflow')
      expect(await lines.inputValue()).toBe(stepLines({ ...sandbox, audienceId: 101 }))
      await page.getByLabel('Send to').selectOption('All subscribers')
      expect(await lines.inputValue()).toBe(stepLines(sandbox))
    })
    await see(browser, { sandbox: { audiences: [] } }, async (page, sandbox) => {
      expect(await page.getByLabel('Step of a workflow').inputValue()).toBe(stepLines(sandbox))
    })
  })

  for (const [what, before] of [
    ['there is no clipboard', "Object.defineProperty(navigator, 'clipboard', { value: undefined })"],
    [
      'the clipboard is denied',
      "navigator.clipboard.writeText = async () => { throw new DOMException('', 'NotAllowedError') }",
    ],
  ] as const) {
    browserTest(`are selected where ${what}`, async browser => {
      await see(browser, { before }, async (page, sandbox) => {
        await page.getByRole('button', { name: 'Copy the step' }).click()
        await page.getByText('Selected. Copy it with Ctrl+C or ⌘C.').waitFor()
        expect(await page.evaluate('getSelection().toString()')).toBe(stepLines({ ...sandbox, audienceId: 101 }))
      })
    })
  }
})
