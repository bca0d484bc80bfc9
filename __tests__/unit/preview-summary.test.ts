import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { problem } from '../../src/base/problems.ts'
import type { Content } from '../../src/content/given.ts'
import { urlsOf } from '../../src/inputs/notification-fields.ts'
import { flatBlocks } from '../../src/report/markup.ts'
import type { Preview, PreviewedNotification } from '../../src/report/preview-result.ts'
import { renderPreviewSummary } from '../../src/report/preview-summary.ts'
import { joinBlocks } from '../../src/runner/write-results.ts'
import { githubHtml, summaryText, unsanitizedHtml } from '../helpers/github-page.ts'
import { contentOf, fullContent } from '../helpers/results.ts'

const notification = (file: string, content?: Content, wrong?: string): PreviewedNotification => ({
  file,
  content,
  problems: wrong === undefined ? [] : [problem({ input: 'payload-file', file }, wrong, { path: ['title'] })],
  advice: [],
  redirects: [],
  positionOf: () => undefined,
})

const previewOf = (notifications: PreviewedNotification[]): Preview => ({
  notifications,
  problems: [],
  extraFields: { silent: true },
})

function render(...notifications: PreviewedNotification[]) {
  const { blocks, unrendered } = renderPreviewSummary(previewOf(notifications))
  const markdown = joinBlocks(blocks)
  return { markdown, unrendered: [...unrendered], text: () => summaryText(markdown) }
}

test('each notification has a table with all fields, and GitHub removes nothing from it', () => {
  const { markdown, text } = render(notification('a.yml', fullContent))
  for (const shown of [
    'All fields',
    'utm_campaign',
    '86,400 s (1 day)',
    'silent',
    'https://kestrel.example.com/download',
  ])
    expect(text()).toContain(shown)
  expect(githubHtml(markdown)).toBe(unsanitizedHtml(markdown))
})

test('notifications with problems come first, with their problems', () => {
  const { text } = render(notification('a.yml', contentOf()), notification('b.yml', undefined, 'is wrong'))
  expect(text()).toMatch(/1 of 2 notifications has problems\s+❌ b\.yml\s+Problems\s+title is wrong\.\s+a\.yml/)
})

test('the heading counts the warnings, and the notifications that need a release', () => {
  const plain = notification('a.yml', contentOf())
  const warned: PreviewedNotification = { ...plain, file: 'b.yml', advice: [{ kind: 'reach-zero' }] }
  const placeholder = { kind: 'needs-release', fieldPath: ['title'], placeholder: 'tag' } as const
  const ofRelease: PreviewedNotification = { ...plain, file: 'c.yml', advice: [placeholder, placeholder] }
  const headingOf = (...given: PreviewedNotification[]) => flatBlocks(renderPreviewSummary(previewOf(given)).blocks)[0]
  expect(headingOf(plain)).toBe('<h2>✅ 1 notification checked: no problems</h2>')
  expect(headingOf(plain, warned)).toBe('<h2>⚠️ 2 notifications checked: no problems, 1 warning</h2>')
  expect(headingOf(warned, ofRelease)).toBe(
    '<h2>⚠️ 2 notifications checked: no problems, 3 warnings (1 can be sent only with a release)</h2>',
  )
  expect(headingOf(notification('d.yml', undefined, 'is wrong'), warned)).toBe(
    '<h2>❌ 1 of 2 notifications has problems</h2>',
  )
})

/** A notification that takes much room, because each `@` and `&` becomes an HTML element or entity. */
function largeContent(index: number): Content {
  const url = (name: string) => `https://${name}-${index}.example.com/?${'&'.repeat(1_900)}`
  const actions = ['one', 'two'].map(name => ({ text: '@'.repeat(300), url: url(name) }))
  const images = { icon_url: url('icon'), banner_url: url('banner') }
  return contentOf({ message: '@'.repeat(4_000), landing_url: url('page'), ...images, actions })
}

/** Returns the sections of the summary by file name, without escapes and zero-width spaces. */
function sectionsOf(markdown: string): Map<string, string> {
  const decoded = markdown
    .replaceAll('\u200b', '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/<\/?span>/g, '')
  const [, ...sections] = decoded.split('<h3>')
  return new Map(sections.map(section => [/^(?:❌ )?(.*?)<\/h3>/.exec(section)?.[1] ?? '', section]))
}

const hostsOf = ({ notification }: Content) => new Set(urlsOf(notification).map(({ url }) => new URL(url).host))
const maxSummary = 1_048_576

test('a large notification is drawn whole if there is room', () => {
  const { markdown, text, unrendered } = render(notification('a.yml', largeContent(0)))
  expect(unrendered).toEqual([])
  expect(text()).not.toContain('To save room')
  expect(text().match(/Desktop/g)).toHaveLength(1)
  expect(markdown).toContain('<a href="https://page-0.example.com/?&#38;&#38;')
})

test('a hundred large notifications share the room, each with all its hosts and a remark', () => {
  const contents = Array.from({ length: 100 }, (_, index) => largeContent(index))
  const { markdown, unrendered } = render(...contents.map((content, index) => notification(`${index}.yml`, content)))
  expect(unrendered).toEqual([])
  expect(Buffer.byteLength(markdown)).toBeLessThan(maxSummary)
  const sections = sectionsOf(markdown)
  for (const [index, content] of contents.entries()) {
    const section = sections.get(`${index}.yml`) ?? ''
    expect(section).toContain('To save room, this shows only the beginnings')
    for (const host of hostsOf(content)) expect(section).toContain(host)
  }
})

test('large notifications may be drawn shorter, and the small ones among them are drawn whole', () => {
  const large = [0, 1, 2].map(index => notification(`large-${index}.yml`, largeContent(index)))
  const small = Array.from({ length: 97 }, (_, index) => notification(`${index}.yml`, fullContent))
  const { markdown, unrendered } = render(...large, ...small)
  expect(unrendered).toEqual([])
  const shortened = [...sectionsOf(markdown)].filter(([, section]) => section.includes('To save room'))
  expect(shortened.map(([file]) => file)).toEqual(['large-0.yml', 'large-1.yml'])
})

/** Takes much room even in its shortest form, because its hosts are shown whole. */
const longHosts = contentOf({
  actions: Array.from({ length: 8 }, (_, index) => ({
    text: 'Go',
    url: `https://${index}.${'a_'.repeat(900)}.example/`,
  })),
})

test('notifications for which there is no room at all are named in the heading, and the others are drawn', () => {
  const files = Array.from({ length: 40 }, (_, index) => notification(`large-${index}.yml`, longHosts))
  const { blocks, unrendered } = renderPreviewSummary(previewOf([...files, notification('small.yml', fullContent)]))
  const [heading] = flatBlocks(blocks)
  const sections = sectionsOf(joinBlocks(blocks))
  expect(sections.get('small.yml')).toContain('https://kestrel.example.com/download')
  expect(sections.size).toBeGreaterThan(10)
  expect(sections.size + unrendered.size).toBe(41)
  const named = [...unrendered].slice(0, 10).join(', ')
  expect(heading).toContain(
    `⚠️ 41 notifications checked: no problems; the summary has no room for ${named}, ${unrendered.size - 10} more (see`,
  )
})

test('the summary stays below its limit, and each notification is drawn with all hosts or named as not drawn', () => {
  const character = fc.constantFrom('a', '@', '&', '<', 'é', '日', ' ', '\u0301', '👩‍👩‍👧', '\n')
  const text = fc
    .tuple(fc.array(character, { minLength: 1, maxLength: 9 }), fc.constantFrom(1, 5, 100, 400))
    .map(([characters, times]) => `a${characters.join('').repeat(times)}`)
  const label = fc.constantFrom('a', 'b_', 'www.', 'xn--bcher-kva.', 'very-long-label-')
  const host = fc
    .tuple(fc.array(label, { minLength: 1, maxLength: 3 }), fc.constantFrom(1, 1, 1, 30))
    .map(([labels, times]) => `${labels.join('').repeat(times)}.example`)
  const url = fc.tuple(host, text).map(([host, path]) => `https://${host}/${encodeURI(path)}`.slice(0, 2_048))
  const actions = fc.array(fc.record({ text, url }), { maxLength: 30 })
  const fields = fc.record({ title: text, message: text, icon_url: url, banner_url: url, landing_url: url, actions })
  const wrong = fc.option(text, { nil: undefined })
  const file = fc.tuple(fields, wrong)
  const set = fc.tuple(fc.array(file, { minLength: 1, maxLength: 5 }), fc.constantFrom(1, 5, 20))
  let shortened = 0
  fc.assert(
    fc.property(set, ([files, times]) => {
      const contents = Array.from({ length: times }, () => files).flat()
      const notifications = contents.map(([fields, wrong], index) => notification(`${index}`, contentOf(fields), wrong))
      const { blocks, unrendered } = renderPreviewSummary(previewOf(notifications))
      const markdown = joinBlocks(blocks)
      expect(Buffer.byteLength(markdown)).toBeLessThan(maxSummary)
      if (markdown.includes('To save room')) shortened++
      const sections = sectionsOf(markdown)
      for (const { file, content } of notifications) {
        const section = sections.get(file)
        expect(section === undefined).toBe(unrendered.has(file))
        if (section === undefined || !content) continue
        expect(section).toContain('Desktop')
        for (const host of hostsOf(content)) expect(section).toContain(host)
      }
    }),
    { numRuns: 40 },
  )
  expect(shortened).toBeGreaterThan(0)
})

test('the table counts the buttons that it leaves out', () => {
  const buttons = Array.from({ length: 15 }, (_, index) => ({ text: `Button ${index}`, url: 'https://example.com/' }))
  const { text } = render(notification('a.yml', contentOf({ actions: buttons })))
  expect(text()).toContain('5 more, not shown here')
})
