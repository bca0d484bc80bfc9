import { describe, expect } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import type { Sandbox } from '../../sandbox/server.mjs'
import { browserTest } from '../helpers/browser.ts'
import { bannerUrl } from '../helpers/results.ts'
import { card, see, send, valid } from '../helpers/sandbox-page.ts'

const brokenImages = /^Failed to load resource/

/** Requests of every kind, with everything that can be drawn, and all that is folded open. */
async function fill(page: Page, sandbox: Sandbox) {
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(4)
  const actions = ['Read', 'Later', word].map(text => ({ text, url: `https://example.com/${word}` }))
  const long = {
    title: word,
    message: word,
    landing_url: `https://${'a'.repeat(60)}.example/${word}`,
    utm_source: word,
  }
  await ask(sandbox)
  await send(sandbox, { ...valid, ...long, banner_url: bannerUrl, actions, ttl: 60 }, { 'X-Long': word })
  await send(sandbox, { ...valid, icon_url: 'https://gone.example/i.png', banner_url: 'https://gone.example/b.png' })
  await send(sandbox, { ...valid, target: { type: 'audience', value: sandbox.audiences.at(-1)?.id } })
  await send(sandbox, { ...valid, target: { type: 'all', [word]: 1 } })
  await page.locator('#requests > li').nth(4).waitFor()
  await page.getByText('Banner did not load').waitFor()
  const lines = page.getByLabel('Step of a workflow')
  await lines.fill(`${await lines.inputValue()}    utm-source: ${word}\n    banner-url: ${bannerUrl}\n`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('Result: dry-run').waitFor()
  for (const summary of await page.locator('summary').all()) await summary.click()
}

const ask = ({ url, token }: Sandbox) => fetch(`${url}/v1/audience`, { headers: { 'Authentication-Token': token } })

interface Paint {
  text: string
  colour: string
  ground: string
  border: string
}

/** What every element that has text of its own, or takes input, is painted with. */
function paintsOf(elements: Locator): Promise<Paint[]> {
  return elements.evaluateAll(all =>
    all.flatMap(element => {
      const { getComputedStyle } = element.ownerDocument.defaultView
      const texts = [...element.childNodes].filter(({ nodeType, data }) => nodeType === 3 && data.trim() !== '')
      const isInput = element.matches('select, textarea')
      if (
        (texts.length === 0 && !isInput) ||
        element.matches('option, script, .spoken') ||
        !element.checkVisibility()
      ) {
        return []
      }
      let below = element
      while (getComputedStyle(below).backgroundColor === 'rgba(0, 0, 0, 0)') below = below.parentElement
      const { color: colour, borderTopColor } = getComputedStyle(element)
      const ground = getComputedStyle(below).backgroundColor
      return { text: element.textContent, colour, ground, border: isInput ? borderTopColor : '' }
    }),
  )
}

/** The contrast of two opaque colours as WCAG 2 has it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [, ...channels] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? []
  if (channels.length !== 3) throw new Error(`not an opaque colour: ${colour}`)
  const [red = 0, green = 0, blue = 0] = channels.map(channel => {
    const share = Number(channel) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('the page of the sandbox', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    browserTest(`can be read when it is ${colorScheme}`, async browser => {
      await see(
        browser,
        { colorScheme, reducedMotion: 'reduce' },
        async (page, sandbox) => {
          const empty = await paintsOf(page.locator('#empty *'))
          await fill(page, sandbox)
          const full = await paintsOf(page.locator('body *'))
          await sandbox.close()
          await page.getByText('Connection lost').waitFor()
          const paints = [...empty, ...full, ...(await paintsOf(page.locator('#connection')))]
          expect(paints.length).toBeGreaterThan(80)
          expect(paints.filter(({ colour, ground }) => contrast(colour, ground) < 4.5)).toEqual([])
          const inputs = paints.filter(({ border }) => border !== '')
          expect(inputs).toHaveLength(2)
          expect(inputs.filter(({ border, ground }) => contrast(border, ground) < 3)).toEqual([])
          const [body] = await paintsOf(page.locator('h1'))
          expect(luminance(body?.ground ?? '') > 0.5).toBe(colorScheme === 'light')
        },
        brokenImages,
      )
    })
  }

  for (const width of [320, 390, 1180]) {
    browserTest(`fits ${width} pixels`, async browser => {
      const audiences = [
        { id: Number.MAX_SAFE_INTEGER, name: 'W'.repeat(80), reach: 1_234_567 },
        { id: 2, name: 'Two words', reach: 2 },
      ]
      await see(
        browser,
        { width, sandbox: { audiences, token: 't'.repeat(120) } },
        async (page, sandbox) => {
          await fill(page, sandbox)
          const outside = await page.locator('body *:not(option, .summary *)').evaluateAll((elements, edge) => {
            const boxes = elements.filter(element => element.getBoundingClientRect().right > edge)
            return boxes.map(element => element.outerHTML)
          }, width)
          expect(outside).toEqual([])
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
          const [step, requests] = [await page.locator('#try').boundingBox(), await page.locator('main').boundingBox()]
          // What is done comes before what comes of it: above it, or beside it.
          if (width < 960) expect(requests?.y).toBeGreaterThan((step?.y ?? 0) + (step?.height ?? 0))
          else expect(requests?.x).toBeGreaterThan((step?.x ?? 0) + (step?.width ?? 0))
          const list = await page.locator('#requests > .line summary').last().boundingBox()
          expect(list?.height).toBeLessThan(40)
        },
        brokenImages,
      )
    })
  }

  browserTest('can be used with the keyboard only', async browser => {
    await see(
      browser,
      { width: 700, permissions: ['clipboard-write'] },
      async (page, sandbox) => {
        await send(sandbox, { ...valid, actions: [{ text: 'Read', url: 'https://example.com/read' }] })
        await card(page, '201 accepted')

        const current = page.locator(':focus')
        const next = async () => {
          await page.keyboard.press('Tab')
          const outline = await current.evaluate(element => {
            const { outlineStyle, outlineWidth } = element.ownerDocument.defaultView.getComputedStyle(element)
            return `${outlineStyle} ${outlineWidth}`
          })
          expect(outline).toBe('solid 3px')
          return current.evaluate(element => element.labels?.[0]?.textContent ?? element.textContent)
        }
        const stops = []
        for (let at = 0; at < 9; at++) stops.push(await next())
        expect(stops).toEqual([
          'Send to',
          'Step of a workflow',
          'Send it now',
          'Preview',
          'Copy the step',
          'Read',
          valid.landing_url,
          'JSON of request 1',
          'Headers of request 1',
        ])
        const interactive = page.locator('a, button, select, textarea, input, summary, [tabindex="0"]')
        expect(await interactive.locator('visible=true').count()).toBe(stops.length)

        await page.keyboard.press('Enter')
        expect(await page.locator('details[open] summary').innerText()).toBe('Headers of request 1')
        for (let at = 0; at < 5; at++) await page.keyboard.press('Shift+Tab')
        await page.keyboard.press('Space')
        await page.getByText('Result: dry-run').waitFor()
      },
      brokenImages,
    )
  })

  browserTest('tells a screen reader what is what, and what is new', async browser => {
    await see(browser, {}, async (page, sandbox) => {
      await send(sandbox)
      await card(page, '201 accepted')
      const names = await page.getByRole('heading').allInnerTexts()
      expect(names).toEqual([
        'Push service sandbox',
        'Try it',
        'Requests 1',
        '201 accepted For all subscribers',
        'Audiences',
      ])
      expect(await page.getByRole('status').allInnerTexts()).toEqual([
        'Connected',
        '201 accepted: For all subscribers. Hello',
        '',
      ])
      await page.getByRole('region', { name: 'Requests 1' }).getByRole('listitem').waitFor()
      await page.getByRole('complementary', { name: 'Audiences' }).waitFor()
      await page.getByRole('region', { name: 'Try it' }).getByRole('combobox', { name: 'Send to' }).waitFor()
      await page.getByRole('textbox', { name: 'Step of a workflow' }).waitFor()
      const table = page.getByRole('table', { name: 'Audiences' })
      expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(['Id', 'Name', 'Reach'])
      expect(await table.getByRole('row').nth(1).getByRole('cell').allInnerTexts()).toEqual([
        '101',
        'Newsletter',
        '18,250',
      ])
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
    })
  })
})
