import { describe, expect } from '@jest/globals'
import { browserTest } from '../helpers/browser.ts'
import { card, see, send, valid } from '../helpers/sandbox-page.ts'

describe('the page of the sandbox', () => {
  browserTest('can be used with the keyboard only', async browser => {
    await see(
      browser,
      { permissions: ['clipboard-write'] },
      async (page, sandbox) => {
        await send(sandbox, { ...valid, actions: [{ text: 'Read', url: 'https://example.com/read' }] })
        await card(page, '201 accepted')

        const current = page.locator(':focus')
        const next = async () => {
          await page.keyboard.press('Tab')
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
      /^Failed to load resource/,
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
