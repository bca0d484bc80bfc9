import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { breakable, clip, escapeCode, escapeMarkup, image, link } from '../../src/report/markup.ts'
import { githubNodes, visibleText } from '../helpers/github-page.ts'
import { harmless, hostileText } from '../helpers/hostile.ts'

const contexts: Record<string, (markup: string) => string> = {
  'an HTML block': markup => `<div>\n<table><tr><td>${markup}</td></tr></table>\n</div>\n\nafter`,
  'a Markdown paragraph': markup => `Text: ${markup} end\n\nafter`,
  'the beginning of a Markdown line': markup => `before\n\n${markup}\n\nafter`,
  'a Markdown table cell': markup => `| a | b |\n|---|---|\n| ${markup} | c |\n\nafter`,
  'a Markdown list item': markup => `- ${markup}\n- other\n\nafter`,
}

const tags = (markdown: string) => githubNodes(markdown).flatMap(({ tagName }) => tagName ?? [])
const withoutSpans = (names: string[]) => names.filter(name => name !== 'span')

/** What a reader should see of a text: everything, with what is invisible spelt out. */
const seen = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, character => {
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
      return `‹U+${code}›`
    })
const squeezed = (text: string) => text.replace(/\s+/g, '')

describe.each(Object.entries(contexts))('escaped text in %s', (_name, put) => {
  test('adds no element, and is all there', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const markdown = put(escapeMarkup(text))
        const around = put(escapeMarkup(harmless(text)))
        expect(withoutSpans(tags(markdown))).toEqual(withoutSpans(tags(around)))
        expect(squeezed(visibleText(githubNodes(markdown)))).toContain(squeezed(seen(text)))
      }),
      { numRuns: 250 },
    )
  })

  test('leaves GitHub nothing to turn into links, emoji or formulas', () => {
    fc.assert(
      fc.property(hostileText, text => {
        for (const { value } of githubNodes(put(escapeMarkup(text)))) {
          expect(value ?? '').not.toMatch(/@\w|#\d|:\w+:|\$[\s\S]*\$|https?:|www\./i)
        }
      }),
      { numRuns: 200 },
    )
  })
})

test('a span of escaped text holds a single character', () => {
  fc.assert(
    fc.property(hostileText, text => {
      for (const { children = [] } of githubNodes(`<p>${escapeMarkup(text)}</p>`).filter(n => n.tagName === 'span')) {
        expect(visibleText(children)).toMatch(/^[@#:$.]$/)
      }
    }),
  )
})

test.each([
  ['one\ntwo', 'one<br>two'],
  ['one\r\n\r\ntwo', 'one<br><br>two'],
  ['\n', '<br>'],
  ['', ''],
  ['1. x', '&#49;. x'],
  ['a & b', 'a &#38; b'],
  ['right\u202eleft', 'right‹U+202E›left'],
  ['\u0000', '‹U+0000›'],
  ['\ud83d', '\ufffd'],
  ['naïve 日本 עברית', 'naïve 日本 עברית'],
])('%j is written %j', (text, markup) => {
  expect(escapeMarkup(text)).toBe(markup)
})

test('code adds no element and shows the text as it is, line by line', () => {
  fc.assert(
    fc.property(hostileText, text => {
      const nodes = githubNodes(`<details><summary>s</summary><pre><code>|${escapeCode(text)}</code></pre></details>`)
      expect(nodes.flatMap(({ tagName }) => tagName ?? [])).toEqual(['details', 'summary', 'pre', 'code'])
      expect(nodes.at(-1)?.value).toBe(`|${seen(text)}`)
    }),
    { numRuns: 250 },
  )
})

describe('a link', () => {
  test.each([
    'https://a.example/?a=1&b=2',
    'https://a.example/"><img src=x>',
    "http://a.example/'`<b>",
    'https://a.example/*x*_y_',
  ])('to %s leads there and shows it', url => {
    const nodes = githubNodes(`<p>${link(url)}</p>`)
    const anchors = nodes.filter(({ tagName }) => tagName === 'a')
    expect(anchors.map(({ properties }) => properties)).toEqual([{ href: url }])
    expect(visibleText(nodes)).toBe(url)
    expect(nodes.map(({ tagName }) => tagName)).not.toContain('img')
  })

  test('is plain text where the URL is longer than browsers and proxies take', () => {
    const url = `https://a.example/${'a'.repeat(2_000)}`
    expect(link(url)).not.toContain('<a')
    expect(image(url, 'icon', '')).toBe('icon')
  })

  test('shows no more of a URL than asked for', () => {
    expect(visibleText(githubNodes(`<p>${link('https://a.example/abcdef', 20)}</p>`))).toBe('https://a.example/ab…')
  })
})

test('an image keeps its URL inside the attribute', () => {
  const url = 'https://a.example/x.png?"><script>&\'`'
  const images = githubNodes(`<p>${image(url, 'icon', 'width="56"')}</p>`).filter(({ tagName }) => tagName === 'img')
  expect(images.map(({ properties }) => properties)).toEqual([{ src: url, alt: 'icon', width: 56 }])
})

describe('clip', () => {
  test('leaves a text that fits, and marks a cut', () => {
    expect(clip('12345', 5)).toBe('12345')
    expect(clip('123456', 5)).toBe('12345…')
  })

  test('cuts no character in two', () => {
    expect(clip('1234😀', 5)).toBe('1234…')
  })
})

describe('breakable', () => {
  test('lets a long word break, and leaves shorter ones alone', () => {
    expect(
      breakable('x'.repeat(70))
        .split('\u200b')
        .map(part => part.length),
    ).toEqual([32, 32, 6])
    expect(breakable('x'.repeat(32))).not.toContain('\u200b')
    expect(breakable('some words with spaces between them')).not.toContain('\u200b')
    expect(breakable('https://kestrel.example.com/blog/kestrel-4-2/what-is-new')).not.toContain('\u200b')
  })

  test('never parts a letter from its accent, nor an emoji', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), text => {
        expect(breakable(text, 5)).not.toMatch(/\u200b(?:\p{M}|\u200d|\p{Emoji_Modifier})/u)
      }),
    )
  })
})
