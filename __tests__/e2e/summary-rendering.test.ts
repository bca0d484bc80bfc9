import { describe, expect, test } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import { renderAudiencesSummary } from '../../src/report/audiences-summary.ts'
import { devices } from '../../src/report/preview.ts'
import type { FinishedRun } from '../../src/report/result.ts'
import { renderSummary } from '../../src/report/summary.ts'
import { browserTest } from '../helpers/browser.ts'
import { openSummary, type Theme } from '../helpers/github-page.ts'
import { hostilePieces } from '../helpers/hostile.ts'
import { audienceList, contentOf, failedResult, heldClaim, sentResult } from '../helpers/results.ts'
import { images } from '../helpers/shots.ts'

const wide = 1012
const narrow = 390
const themes: Theme[] = ['light', 'dark']

interface Box {
  left: number
  top: number
  right: number
  bottom: number
  width: number
  height: number
}

async function boxOf(locator: Locator): Promise<Box> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, top: y, right: x + width, bottom: y + height, width, height }
}

const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

/** Opens a summary, hands over the page, and closes it. */
async function see(
  browser: Browser,
  what: FinishedRun | string,
  view: { theme?: Theme; width?: number },
  look: (page: Page) => Promise<void>,
) {
  const markdown = typeof what === 'string' ? what : renderSummary(what)
  const page = await openSummary(browser, markdown, { theme: 'light', width: wide, images, ...view })
  try {
    await look(page)
    expect(await pageOverflow(page)).toBe(0)
  } finally {
    await page.close()
  }
}

const pageOverflow = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

const panel = (page: Page, name: 'Desktop' | 'Phone') => page.locator('div > table', { hasText: name })
/** Title and message. */
const words = (page: Page, name: 'Desktop' | 'Phone') => panel(page, name).locator('td[dir]')
const fields = (page: Page) => page.locator('table', { hasText: 'Source' }).last()

/** How much of an element can be reached only by scrolling inside it, in pixels. */
const scrolledAway = (locator: Locator) => locator.evaluate(element => element.scrollWidth - element.clientWidth)

/** The boxes of the lines that the text of an element takes. */
async function linesOf(locator: Locator): Promise<Box[]> {
  const pieces: Box[] = await locator.evaluate(element => {
    const range = element.ownerDocument.createRange()
    range.selectNodeContents(element)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    return boxes.map(({ left, top, right, bottom, width, height }) => ({ left, top, right, bottom, width, height }))
  })
  // A line of mixed directions has several pieces.
  const bottoms = new Set(pieces.map(({ bottom }) => Math.round(bottom)))
  return [...bottoms].map(at => {
    const line = pieces.filter(({ bottom }) => Math.round(bottom) === at)
    const [left, right] = [Math.min(...line.map(each => each.left)), Math.max(...line.map(each => each.right))]
    const [top, bottom] = [Math.min(...line.map(each => each.top)), Math.max(...line.map(each => each.bottom))]
    return { left, right, top, bottom, width: right - left, height: bottom - top }
  })
}

/** The text that takes up room on the page; what is folded does not. */
const visibleTextOf = async (locator: Locator) =>
  (await locator.innerText()).replaceAll('\u200b', '').replaceAll('\u00a0', ' ')

for (const theme of themes) {
  browserTest(`a sent notification on a wide page, ${theme}: everything in its place`, async browser => {
    await see(browser, sentResult(), { theme }, async page => {
      const heading = await boxOf(page.locator('h2'))
      const facts = await boxOf(page.getByText('48,210 subscribers'))
      const desktop = await boxOf(panel(page, 'Desktop'))
      const phone = await boxOf(panel(page, 'Phone'))
      const table = await boxOf(fields(page))
      expect(heading.bottom).toBeLessThan(facts.top)
      expect(facts.bottom).toBeLessThan(desktop.top)
      expect(facts.bottom).toBeLessThan(200)

      expect(phone.top).toBe(desktop.top)
      expect(phone.left).toBeGreaterThanOrEqual(desktop.right)
      expect(phone.width).toBeLessThan(desktop.width)
      const [next] = await linesOf(page.getByRole('heading', { name: 'Fields' }))
      expect(next?.left).toBe(desktop.left)
      expect(next?.top).toBeGreaterThan(Math.max(desktop.bottom, phone.bottom))
      expect(table.top).toBeGreaterThan(next?.bottom ?? 0)
      expect(await scrolledAway(fields(page))).toBe(0)
    })
  })

  browserTest(
    `a sent notification on a narrow page, ${theme}: the drawings below each other, both whole`,
    async browser => {
      await see(browser, sentResult(), { theme, width: narrow }, async page => {
        const desktop = await boxOf(panel(page, 'Desktop'))
        const phone = await boxOf(panel(page, 'Phone'))
        expect(phone.top).toBeGreaterThanOrEqual(desktop.bottom)
        for (const name of ['Desktop', 'Phone'] as const) {
          expect((await boxOf(panel(page, name))).right).toBeLessThanOrEqual(narrow)
          expect(await scrolledAway(panel(page, name))).toBe(0)
          const icon = await boxOf(panel(page, name).getByAltText('icon'))
          expect(icon.width).toBeGreaterThan(30)
          expect(icon.height).toBe(icon.width)
        }
        expect((await boxOf(fields(page))).top).toBeGreaterThan(phone.bottom)
      })
    },
  )

  browserTest(`the colours are those of the ${theme} theme`, async browser => {
    await see(browser, failedResult(), { theme }, async page => {
      const brightness = async (selector: string, property: string) => {
        const element = page.locator(selector).first()
        const colour = await element.evaluate(
          (each, name) => each.ownerDocument.defaultView?.getComputedStyle(each).getPropertyValue(name) ?? '',
          property,
        )
        const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
        return (red + green + blue) / 3
      }
      const [darker, brighter] = theme === 'light' ? ['color', 'background-color'] : ['background-color', 'color']
      expect((await brightness('body', brighter)) - (await brightness('body', darker))).toBeGreaterThan(150)
    })
  })
}

for (const name of ['Desktop', 'Phone'] as const) {
  browserTest(
    `on a ${name} icon, text, banner and buttons lie inside the card as the device has them`,
    async browser => {
      await see(browser, sentResult(), {}, async page => {
        const frame = await boxOf(panel(page, name))
        const icon = await boxOf(panel(page, name).getByAltText('icon'))
        const title = await boxOf(panel(page, name).locator('b'))
        const banner = await boxOf(panel(page, name).getByAltText('banner'))
        const [first, second] = [
          await boxOf(panel(page, name).locator('kbd').first()),
          await boxOf(panel(page, name).locator('kbd').last()),
        ]
        for (const part of [icon, title, banner, first, second]) expect(isInside(part, frame)).toBe(true)
        expect([icon.width, icon.height]).toEqual([56, 56])
        if (name === 'Desktop') expect(icon.right).toBeLessThan(title.left)
        else expect(title.right).toBeLessThan(icon.left)
        expect(banner.top).toBeGreaterThan(Math.max(icon.bottom, title.bottom))
        expect(banner.width / banner.height).toBeCloseTo(360 / 240, 1)
        expect(first.top).toBeGreaterThan(banner.bottom)
        expect(second.left).toBeGreaterThan(first.right)
        expect(second.top).toBe(first.top)
      })
    },
  )

  browserTest(`on a ${name} a message of 3,000 characters shows where it is cut`, async browser => {
    const content = contentOf({ title: 'A title that is too long '.repeat(5), message: 'word '.repeat(600).trim() })
    await see(browser, sentResult({ content }), {}, async page => {
      const text = await visibleTextOf(words(page, name))
      expect(text.match(/…/g)).toHaveLength(2)
      expect((await boxOf(words(page, name))).height).toBeLessThan(200)
      const remarks = await visibleTextOf(panel(page, name))
      expect(remarks).toMatch(/✂️ Title cut after \d+ of 125 characters\n✂️ Message cut after \d+ of 2,999 characters/)
    })
  })
}

// The texts are as long as fits. In a narrow font they need fewer lines; where all letters are wide, the words that do not
// fit at the end of lines make one more.
for (const [name, titleLines, title, messageLines, message] of [
  [
    'Desktop',
    2,
    'Version 4.2 of Kestrel is out now, and it brings you maps offline, too',
    4,
    'Offline maps for every country, a much faster search in all your places, and 38 fixes. Update in a minute; your settings stay as they were.',
  ],
  [
    'Phone',
    1,
    'Kestrel 4.2 is out for mobile!',
    2,
    'Offline maps for every country, a much faster search and 38 fixes',
  ],
] as const) {
  browserTest(`on a ${name} a text that fits has the room that the page of the preview states`, async browser => {
    const device = devices.find(each => each.name === name) as (typeof devices)[0]
    const { title: titleRoom, message: messageRoom } = device
    expect(titleRoom.length - title.length).toBe(0)
    expect(messageRoom.length - message.length).toBeLessThan(3)
    expect(Math.ceil(titleRoom.length / titleRoom.line)).toBe(titleLines)
    expect(Math.ceil(messageRoom.length / messageRoom.line)).toBe(messageLines)
    await see(browser, sentResult({ content: contentOf({ title, message }) }), {}, async page => {
      expect(await visibleTextOf(panel(page, name))).not.toContain('✂️')
      expect((await boxOf(words(page, name))).width).toBeGreaterThanOrEqual(device.textWidth)
      const ofTitle = (await linesOf(words(page, name).locator('b'))).length
      expect(ofTitle).toBeLessThanOrEqual(titleLines)
      expect((await linesOf(words(page, name))).length - ofTitle).toBeLessThanOrEqual(messageLines + 1)
    })
  })
}

browserTest('a long message is folded in the table, and whole once it is opened', async browser => {
  const content = contentOf({ message: `${'word '.repeat(599)}end.` })
  await see(browser, sentResult({ content }), {}, async page => {
    const cell = fields(page).locator('details')
    const closed = await boxOf(cell)
    expect(closed.height).toBeLessThan(80)
    expect(await visibleTextOf(cell)).toContain('(2,999 characters)')
    await cell.locator('summary').click()
    expect((await boxOf(cell)).height).toBeGreaterThan(closed.height * 5)
    expect((await visibleTextOf(cell)).match(/word/g)?.length).toBe(599 + 16)
    expect(await visibleTextOf(cell)).toContain('end.')
  })
})

browserTest('the response is folded, and shown line by line once it is opened', async browser => {
  await see(browser, sentResult(), {}, async page => {
    const response = page.locator('details', { hasText: 'Response of the service' })
    const code = response.locator('pre')
    expect(await code.isVisible()).toBe(false)
    await response.locator('summary').click()
    expect(await code.innerText()).toBe(sentResult().response?.response)
    expect((await boxOf(code)).height).toBeGreaterThan(80)
  })
})

browserTest('a failed send tells what to do next before anything else', async browser => {
  await see(browser, failedResult(), {}, async page => {
    const explanation = page.locator('table').first()
    const box = await boxOf(explanation)
    expect(box.bottom).toBeLessThan(300)
    expect(box.bottom).toBeLessThan((await boxOf(panel(page, 'Desktop'))).top)
    const text = await visibleTextOf(explanation)
    expect(text).toMatch(/What failed\s+Sending failed: HTTP 401 \(rejected: http-401\)/)
    expect(text).toMatch(/Result\s+Nothing was sent: the service refused it\./)
    expect(text).toMatch(/What to do\s+The token was refused: check that api-token is/)
    for (const name of await explanation.locator('th').all()) expect((await linesOf(name)).length).toBe(1)
  })
})

browserTest('a failed send on a narrow page: the explanation needs no scrolling', async browser => {
  await see(browser, failedResult(), { width: narrow }, async page => {
    expect(await scrolledAway(page.locator('table').first())).toBe(0)
  })
})

browserTest('a skipped send on a narrow page: the explanation needs no scrolling', async browser => {
  const result = { outcome: 'skipped', reason: 'already-sent', claim: heldClaim } as const
  await see(browser, sentResult({ result }), { width: narrow }, async page => {
    expect(await scrolledAway(page.locator('table').first())).toBe(0)
    expect(await page.locator('pre').first().innerText()).toContain('gh api --method DELETE')
  })
})

browserTest('without a banner there is no gap where it would be', async browser => {
  let withBanner = 0
  await see(browser, sentResult(), {}, async page => {
    withBanner = (await boxOf(panel(page, 'Desktop'))).height
  })
  await see(browser, sentResult({ content: contentOf() }), {}, async page => {
    const frame = await boxOf(panel(page, 'Desktop'))
    expect(frame.height).toBeLessThan(withBanner - 150)
    expect(await panel(page, 'Desktop').locator('tr').count()).toBe(3)
  })
})

browserTest('images that cannot be fetched leave the card whole', async browser => {
  await see(browser, sentResult(), { width: narrow }, async page => {
    await page.locator('img').evaluateAll(all => {
      for (const each of all) each.setAttribute('src', 'https://gone.example/')
    })
    await page.waitForFunction('[...document.images].every(image => image.complete && image.naturalWidth === 0)')
    const frame = await boxOf(panel(page, 'Desktop'))
    const [icon, title] = [panel(page, 'Desktop').getByAltText('icon'), panel(page, 'Desktop').locator('b')]
    for (const part of [icon, title]) expect(isInside(await boxOf(part), frame)).toBe(true)
    expect((await boxOf(title)).left).toBeGreaterThan((await boxOf(icon)).right)
    expect(frame.right).toBeLessThanOrEqual(narrow)
  })
})

describe('text that is written from right to left', () => {
  const title = 'الإصدار الجديد متاح الآن'
  const message = 'خرائط دون اتصال بالإنترنت، وبحث أسرع، و38 إصلاحًا. حدّث خلال دقيقة.'

  browserTest('is set at the right in drawing and table, and leaves what is around it in place', async browser => {
    await see(browser, sentResult({ content: contentOf({ title, message }) }), {}, async page => {
      for (const name of ['Desktop', 'Phone'] as const) {
        const cell = words(page, name)
        const box = await boxOf(cell)
        for (const line of await linesOf(cell)) {
          expect(box.right - line.right).toBeLessThan(20)
          expect(line.left).toBeGreaterThan(box.left)
        }
      }
      const value = fields(page).locator('td', { hasText: title })
      const [line] = await linesOf(value)
      expect((await boxOf(value)).right - (line?.right ?? 0)).toBeLessThan(20)
      expect((await boxOf(fields(page).getByText('title', { exact: true }))).right).toBeLessThan(
        (await boxOf(value)).left,
      )
    })
  })

  browserTest('in the name of an audience does not turn the line of facts', async browser => {
    const target = { type: 'audience', audience: { id: 7, name: 'العملاء', reach: 5 } } as const
    await see(browser, sentResult({ target }), {}, async page => {
      const facts = page.locator('p', { hasText: 'subscribers' })
      const name = await boxOf(facts.locator('span'))
      expect(name.left).toBeGreaterThan((await boxOf(facts.getByText('To', { exact: true }))).right)
      expect(name.right).toBeLessThan((await boxOf(facts.getByText('5 subscribers'))).left)
    })
  })
})

browserTest('East Asian text stays inside the card, and is cut at half as many characters', async browser => {
  const content = contentOf({ title: '新版本现已发布'.repeat(6), message: 'オフライン地図、より速い検索。'.repeat(12) })
  await see(browser, sentResult({ content }), { width: narrow }, async page => {
    for (const name of ['Desktop', 'Phone'] as const) {
      const box = await boxOf(words(page, name))
      const lines = await linesOf(words(page, name))
      expect(lines.length).toBeGreaterThan(1)
      for (const line of lines) expect(isInside(line, box)).toBe(true)
      expect(await scrolledAway(panel(page, name))).toBe(0)
    }
    expect(await visibleTextOf(panel(page, 'Desktop'))).toContain('Title cut after 34 of 42 characters')
    expect(await visibleTextOf(panel(page, 'Phone'))).toContain('Title cut after 14 of 42 characters')
  })
})

for (const width of [wide, narrow]) {
  browserTest(`words without an end do not widen the page of ${width} px, nor run out of the card`, async browser => {
    const word = 'W'.repeat(3_000)
    const content = contentOf({
      title: word,
      message: word,
      landing_url: `https://example.com/${'a'.repeat(1_000)}`,
      actions: [{ text: word, url: `https://example.com/${'b'.repeat(3_000)}` }],
      utm_source: word,
    })
    const target = { type: 'audience', audience: { id: 7, name: word, reach: 5 } } as const
    await see(
      browser,
      failedResult({ content, target, keyUse: { ...heldClaim, kind: 'unknown', cause: word } }),
      { width },
      async page => {
        for (const name of ['Desktop', 'Phone'] as const) {
          const box = await boxOf(words(page, name))
          for (const line of await linesOf(words(page, name))) expect(isInside(line, box)).toBe(true)
          expect(await scrolledAway(panel(page, name))).toBe(0)
          expect((await boxOf(panel(page, name))).width).toBeLessThan(520)
        }
      },
    )
  })

  browserTest(
    `hostile text on a page of ${width} px is seen as text, and nothing else of it is there`,
    async browser => {
      const hostile = hostilePieces.join(' ')
      const content = contentOf({
        title: hostile,
        message: hostile,
        utm_source: hostile,
        actions: [{ text: hostile, url: 'https://example.com/?a="><img src=x>' }],
      })
      const target = { type: 'audience', audience: { id: 7, name: hostile, reach: 5 } } as const
      const result = failedResult({
        content,
        target,
        keyUse: { ...heldClaim, kind: 'unknown', cause: hostile },
        claim: { ...heldClaim, kind: 'maybe', tag: hostile },
        extraFields: { x: hostile },
      })
      await see(browser, result, { width }, async page => {
        expect(await page.locator('h1, h4, h5, h6, hr, li, blockquote, em, strong, del, script, input').count()).toBe(0)
        expect(await page.locator('img').count()).toBe(2)
        expect(await page.locator('h2').count()).toBe(1)
        const links = await page
          .locator('a')
          .evaluateAll(links => links.map(link => new URL(link.getAttribute('href') ?? '').host))
        expect(new Set(links)).toEqual(
          new Set(['static.example.com', 'kestrel.example.com', 'example.com', 'github.com']),
        )
        await fields(page).locator('details summary').first().click()
        const shown = await visibleTextOf(fields(page).locator('details').first())
        for (const piece of [
          '</td></tr></table>',
          '<img src=',
          '**bold**',
          '`code`',
          '@octocat',
          ':tada:',
          '‹U+202E›',
        ]) {
          expect(shown).toContain(piece)
        }
      })
    },
  )
}

describe('the audiences', () => {
  for (const [count, width] of [
    [0, wide],
    [1, narrow],
    [10, wide],
    [10, narrow],
    [5_000, wide],
  ] as const) {
    browserTest(`${count} on a page of ${width} px`, async browser => {
      await see(browser, renderAudiencesSummary(audienceList(count)), { width }, async page => {
        const rows = await page.locator('table').first().locator('tr').count()
        expect(rows).toBe(count === 0 ? 0 : Math.min(count, 100) + 1)
        if (count === 0) {
          expect(await page.getByText('The service lists none.').isVisible()).toBe(true)
          return
        }
        expect(await scrolledAway(page.locator('table').first())).toBe(0)
        expect(await page.locator('code.language-mermaid').count()).toBe(1)
        const reaches = await linesOf(page.locator('tr:nth-child(2) td:last-child').first())
        expect(reaches.length).toBe(1)
        if (count === 5_000) {
          const folded = page.locator('details')
          expect(await folded.locator('table').isVisible()).toBe(false)
          await folded.locator('summary').click()
          expect(await folded.locator('tr').last().isVisible()).toBe(true)
          expect(await page.getByText('The 4,000 audiences of the smallest reach are left out here').isVisible()).toBe(
            true,
          )
        }
      })
    })
  }
})

test('the pages fetch nothing but the images of the notification', () => {
  const urls = renderSummary(sentResult()).match(/src="[^"]*"/g)
  expect(new Set(urls)).toEqual(new Set(Object.keys(images).map(url => `src="${url}"`)))
})
