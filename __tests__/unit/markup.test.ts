import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { showInvisible, truncate } from '../../src/base/text.ts'
import {
  breakable,
  code,
  escapeCode,
  escapeMarkup,
  image,
  link,
  markupQuote,
  sentence,
} from '../../src/report/markup.ts'
import { githubNodes, visibleText } from '../helpers/github-page.ts'
import { harmless, hostileText } from '../helpers/hostile.ts'

const contexts: { context: string; put: (markup: string) => string }[] = [
  {
    context: 'an HTML block',
    put: markup => `<div>\n<table><tr><td>${markup}</td></tr></table>\n</div>\n\nafter`,
  },
  { context: 'a Markdown paragraph', put: markup => `Text: ${markup} end\n\nafter` },
  { context: 'the beginning of a Markdown line', put: markup => `before\n\n${markup}\n\nafter` },
  { context: 'a Markdown table cell', put: markup => `| a | b |\n|---|---|\n| ${markup} | c |\n\nafter` },
]

const tags = (markdown: string) => githubNodes(markdown).flatMap(({ tagName }) => tagName ?? [])
const withoutSpans = (names: string[]) => names.filter(name => name !== 'span')

/** Returns the text that a reader should see. Invisible characters appear as their code points. */
const seen = showInvisible
const elements = (markup: string, tag: string) =>
  githubNodes(`<p>${markup}</p>`).filter(({ tagName }) => tagName === tag)
const squeezed = (text: string) => text.replace(/\s+/g, '')

test.each(contexts)('escaped text in $context is complete, and GitHub renders it as plain text', ({ put }) => {
  fc.assert(
    fc.property(hostileText, text => {
      const markdown = put(escapeMarkup(text))
      const around = put(escapeMarkup(harmless(text)))
      expect(withoutSpans(tags(markdown))).toEqual(withoutSpans(tags(around)))
      const nodes = githubNodes(markdown)
      const visible = visibleText(nodes).replaceAll('\u200b', '')
      expect(squeezed(visible)).toContain(squeezed(seen(text)))
      // GitHub would turn these into links, mentions, emoji, or formulas.
      for (const { tagName, value = '', children = [] } of nodes) {
        expect(value).not.toMatch(/@\w|#\d|:\w+:|\$[\s\S]*\$|https?:|www\./i)
        if (tagName === 'span') expect(visibleText(children)).toMatch(/^[@#:$.]$/)
      }
    }),
    { numRuns: 250 },
  )
})

test('escaped text keeps its line breaks, and does not start a list', () => {
  expect(['one\r\n\r\ntwo', '1. x'].map(text => escapeMarkup(text))).toEqual(['one<br><br>two', '&#49;. x'])
})

test('escaped code adds no element, and shows the text unchanged', () => {
  fc.assert(
    fc.property(hostileText, text => {
      const nodes = githubNodes(`<details><summary>s</summary><pre><code>|${escapeCode(text)}</code></pre></details>`)
      expect(nodes.flatMap(({ tagName }) => tagName ?? [])).toEqual(['details', 'summary', 'pre', 'code'])
      expect(nodes.at(-1)?.value).toBe(`|${seen(text)}`)
    }),
    { numRuns: 250 },
  )
})

test.each([
  'https://a.example/?a=1&b=2',
  'https://a.example/"><img src=x>',
  "http://a.example/'`<b>",
  'https://a.example/*x*_y_',
])('a link to %s has this URL and shows it', url => {
  expect(elements(link(url), 'a').map(({ properties }) => properties)).toEqual([{ href: url }])
  expect(visibleText(githubNodes(`<p>${link(url)}</p>`))).toBe(url)
  expect(elements(link(url), 'img')).toEqual([])
})

test('a URL that is too long for browsers and proxies becomes plain text instead of a link', () => {
  const url = `https://a.example/${'a'.repeat(2_000)}`
  expect(link(url)).not.toContain('<a')
  expect(image(url, 'icon', 56)).toBe('icon')
})

test.each<{ what: string; url: string; shown: string }>([
  { what: 'a short path', url: 'https://a.example/abc', shown: 'https://a.example/abc' },
  { what: 'a long path', url: 'https://a.example/abcdefghijkl', shown: 'https://a.example/abc…' },
  {
    what: 'a host that begins like a well-known one',
    url: 'https://www.shop.example.com.spring-sale.evil.test/login',
    shown: 'https://www.shop.example.com.spring-sale.evil.test/…',
  },
  { what: 'a Cyrillic letter in the host', url: 'https://shоp.test/', shown: 'https://xn--shp-ted.test/' },
  {
    what: 'a character that looks like a slash',
    url: 'https://a.test⁄login.b.test/',
    shown: 'https://a.xn--testlogin-tn0e.b.test/',
  },
  { what: 'a number as the host', url: 'https://3232235777/', shown: 'https://192.168.1.1/' },
  { what: 'a direction mark in the path', url: 'https://a.test/\u202eb', shown: 'https://a.test/‹U+202E›b' },
  { what: 'a placeholder', url: '{url}?ref=push', shown: '{url}?ref=push' },
])(
  'a link shows the complete host as browsers write it, because it says where the link leads: $what',
  ({ url, shown }) => {
    expect(visibleText(githubNodes(`<p>${link(url, 21)}</p>`)).replaceAll('\u200b', '')).toBe(shown)
  },
)

test('an image keeps its URL inside the attribute', () => {
  const url = 'https://a.example/x.png?"><script>&\'`'
  const [{ properties } = {}] = elements(image(url, 'icon', 56), 'img')
  expect(properties).toEqual({ src: url, alt: 'icon', width: 56 })
})

const codes = (markup: string) => elements(markup, 'code').map(({ children = [] }) => visibleText(children))

test.each<{ text: string; inCode: string[] }>([
  { text: '`a`, (`b`) and "`c d`": `actions[0].text`', inCode: ['a', 'b', 'c d', 'actions[0].text'] },
  { text: 'Write `: ` or `#`.', inCode: [': ', '#'] },
  { text: 'The name "a`b" has one of its own; give `audience-id`.', inCode: ['audience-id'] },
  { text: 'None: ` and ``, nor `over\ntwo lines`.', inCode: [] },
  { text: '`cut', inCode: [] },
])('the code in the sentence $text is $inCode', ({ text, inCode }) => {
  expect(codes(sentence(text))).toEqual(inCode)
  const all = visibleText(githubNodes(`<p>${sentence(text)}</p>`))
  expect(squeezed(all).replaceAll('`', '')).toBe(squeezed(text).replaceAll('`', ''))
})

test('a sentence has break opportunities in long words, but not in code', () => {
  const long = 'x'.repeat(60)
  expect(sentence(`Take \`${long}\`.`)).toContain(`<code>${long}</code>`)
  expect(code(long)).toBe(`<code>${long}</code>`)
  expect(sentence(long)).toContain('\u200b')
})

test('quoted text contains no code', () => {
  expect(codes(markupQuote('a `b` c'))).toEqual([])
})

test('a sentence with any text contains only the markup of the summary', () => {
  fc.assert(
    fc.property(hostileText, text => {
      const found = tags(`<p>${sentence(text)}</p>`).filter(tag => !['span', 'br', 'code'].includes(tag))
      expect(found).toEqual(['p'])
    }),
    { numRuns: 200 },
  )
})

test('text is cut after a number of characters, and never within a character', () => {
  expect(['12345', '123456', '1234😀'].map(text => truncate(text, 5))).toEqual(['12345', '12345…', '1234…'])
})

test('a long word may break after every ten characters', () => {
  const lengths = (text: string) => text.split('\u200b').map(part => part.length)
  expect(lengths(breakable('x'.repeat(45)))).toEqual([10, 10, 10, 10, 5])
  expect(lengths(breakable(`some words, ${'x'.repeat(41)}`))).toEqual([22, 10, 10, 10, 1])
  expect(lengths(breakable('x'.repeat(31), 30))).toEqual([10, 10, 10, 1])
})

test.each(['e\u0301', 'क्षि', '1\u20e3'])('a long word of %s can break, but never before a mark', syllable => {
  const broken = breakable(syllable.repeat(100))
  expect(broken.replaceAll('\u200b', '')).toBe(syllable.repeat(100))
  for (const piece of broken.split('\u200b')) {
    expect(Array.from(new Intl.Segmenter('en').segment(piece)).length).toBeLessThanOrEqual(10)
    expect(piece).not.toMatch(/^\p{M}/u)
  }
})

test.each([
  'x'.repeat(40),
  'NODE_EXTRA_CA_CERTS/github.event.release.prerelease',
  'https://kestrel.example.com/blog/kestrel-4-2/what-is-new',
  '新版本现已发布，地图可离线使用。搜索更快，另有三十八处修复。一分钟即可更新，设置保持不变，欢迎试用。',
  'แผนที่ออฟไลน์พร้อมใช้งานแล้วค้นหาได้เร็วขึ้นและมีการแก้ไขอีกสามสิบแปดรายการ',
  'ແຜນທີ່ອອບລາຍພ້ອມໃຊ້ງານແລ້ວຄົ້ນຫາໄດ້ໄວຂຶ້ນແລະມີການແກ້ໄຂອີກສາມສິບແປດລາຍການ',
  'ផែនទីក្រៅបណ្តាញអាចប្រើបានហើយការស្វែងរកលឿនជាងមុននិងមានការកែតម្រូវជាច្រើនទៀត',
  'အော့ဖ်လိုင်းမြေပုံများရရှိနိုင်ပါပြီရှာဖွေမှုပိုမြန်ပြီးပြင်ဆင်မှုများစွာပါဝင်သည်',
  'ས་ཁྲ་གསར་པ་འདི་དྲ་རྒྱ་མེད་པར་བེད་སྤྱོད་བྱེད་ཐུབ་པ་ཡིན་འཚོལ་བཤེར་ཡང་མགྱོགས་པོ་རེད',
  '👍'.repeat(60),
])('the text %j gets no break opportunities, so that it can be copied unchanged', text => {
  expect(breakable(text)).toBe(text)
})

test('a word never breaks between a letter and its accent, or within an emoji', () => {
  let breaks = 0
  fc.assert(
    // Without `size: 'max'`, fast-check would not generate any strings long enough to break.
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }), text => {
      const broken = breakable(text, 5)
      breaks += broken.length - text.length
      expect(broken).not.toMatch(/\u200b(?:\p{M}|\u200d|\p{Emoji_Modifier})/u)
      expect(broken.replaceAll('\u200b', '')).toBe(text.replaceAll('\u200b', ''))
    }),
  )
  expect(breaks).toBeGreaterThan(0)
})
