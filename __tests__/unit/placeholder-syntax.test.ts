import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { placeholderNames } from '../../src/content/placeholder-names.ts'
import { fillPlaceholders as fill, findPlaceholders } from '../../src/content/placeholder-syntax.ts'

const fillPlaceholders = (text: string, given: Parameters<typeof fill>[1], isUrl: boolean) =>
  fill(text, given, { isUrl, maxLength: 2_000_000 })

const values = {
  tag: 'v1.2.3',
  version: '1.2.3',
  name: 'Kestrel & {tag}',
  repository: 'site',
  message: 'Offline {version} maps: 100%',
  url: 'https://example.com/r?a=1',
}

test.each([
  { text: 'Kestrel {version} is out', filled: 'Kestrel 1.2.3 is out' },
  { text: '{tag}{version}', filled: 'v1.2.31.2.3' },
  // What a placeholder brings is not read again.
  { text: '{name}', filled: 'Kestrel & {tag}' },
  { text: '{message}', filled: 'Offline {version} maps: 100%' },
  { text: '{repository}: {url}', filled: 'site: https://example.com/r?a=1' },
  // Other texts in braces stay as they are.
  {
    text: '{first name} {0} {} { } {game} {curl} {bag} {when}',
    filled: '{first name} {0} {} { } {game} {curl} {bag} {when}',
  },
  {
    text: `{{first_name}} {{ user.name }} {{NAME}} {{title}} \${price} %NAME% %FIRST_NAME%`,
    filled: `{{first_name}} {{ user.name }} {{NAME}} {{title}} \${price} %NAME% %FIRST_NAME%`,
  },
  {
    text: '{{a {tag} b}} 100% {release date} {event.name} <b> <time> tag</tag> 5%tag',
    filled: '{{a {tag} b}} 100% {release date} {event.name} <b> <time> tag</tag> 5%tag',
  },
  { text: '{{tag} {tag}', filled: '{v1.2.3 v1.2.3' },
  { text: '{ {tag} }}', filled: '{ v1.2.3 }}' },
  { text: '{"a":{"b":"{tag}"}}', filled: '{"a":{"b":"v1.2.3"}}' },
  { text: '{', filled: '{' },
  { text: '', filled: '' },
])('$text becomes $filled', ({ text, filled }) => {
  expect(findPlaceholders(text).mistakes).toEqual([])
  expect(fillPlaceholders(text, values, false)).toBe(filled)
})

test.each([
  { text: '{url}?ref=push', filled: 'https://example.com/r?a=1?ref=push' },
  { text: 'https://a.example/{tag}/{name}', filled: 'https://a.example/v1.2.3/Kestrel%20%26%20%7Btag%7D' },
  { text: 'https://a.example/?u={url}', filled: 'https://a.example/?u=https%3A%2F%2Fexample.com%2Fr%3Fa%3D1' },
  { text: '{url}/{url}', filled: 'https://example.com/r?a=1/https%3A%2F%2Fexample.com%2Fr%3Fa%3D1' },
])('the URL $text becomes $filled', ({ text, filled }) => {
  expect(fillPlaceholders(text, values, true)).toBe(filled)
})

test('half of a character in a URL is replaced, not an error', () => {
  expect(fillPlaceholders('https://a.example/{name}', { name: '\ud83d' }, true)).toBe('https://a.example/%EF%BF%BD')
})

test.each([
  { text: '{verison}', meant: 'version' },
  { text: '{versions}', meant: 'version' },
  { text: '{Version}', meant: 'version' },
  { text: '{ version }', meant: 'version' },
  { text: '{ver}', meant: 'version' },
  { text: '{Tag}', meant: 'tag' },
  { text: '{tags}', meant: 'tag' },
  { text: '{tga}', meant: 'tag' },
  { text: '{nmae}', meant: 'name' },
  { text: '{names}', meant: 'name' },
  { text: '{URL}', meant: 'url' },
  { text: '{ulr}', meant: 'url' },
  { text: '{repo}', meant: 'repository' },
  { text: '{repositry}', meant: 'repository' },
  { text: '{mesage}', meant: 'message' },
  // What GitHub and others call it
  { text: '{tag_name}', meant: 'tag' },
  { text: '{tagname}', meant: 'tag' },
  { text: '{release}', meant: 'tag' },
  { text: '{ref}', meant: 'tag' },
  { text: '{github.ref_name}', meant: 'tag' },
  { text: '{github.event.release.tag_name}', meant: 'tag' },
  { text: '{release_version}', meant: 'version' },
  { text: '{title}', meant: 'name' },
  { text: '{release.name}', meant: 'name' },
  { text: '{body}', meant: 'message' },
  { text: '{release_notes}', meant: 'message' },
  { text: '{link}', meant: 'url' },
  { text: '{html_url}', meant: 'url' },
  // Other marks
  { text: '{{version}}', meant: 'version' },
  { text: '{{ version }}', meant: 'version' },
  { text: '{{ .Version | upper }}', meant: 'version' },
  { text: '{{name}}', meant: 'name' },
  { text: `\${{ github.ref_name }}`, meant: 'tag' },
  { text: `\${{ github.event.release.tag_name }}`, meant: 'tag' },
  { text: `\${tag}`, meant: 'tag' },
  { text: `\${TAG}`, meant: 'tag' },
  { text: `\${{tag}}`, meant: 'tag' },
  { text: '%tag%', meant: 'tag' },
  { text: '%VERSION%', meant: 'version' },
  { text: '%RELEASE_NAME%', meant: 'name' },
  { text: '{{ Release.Name }}', meant: 'name' },
  { text: '{{ .ReleaseName }}', meant: 'name' },
  { text: '<tag>', meant: 'tag' },
  { text: '<tag_name>', meant: 'tag' },
])('$text is not a placeholder, but {$meant} is', ({ text, meant }) => {
  expect(findPlaceholders(`a ${text} b`)).toEqual({ names: new Set(), mistakes: [{ text, meant }] })
  expect(fillPlaceholders(`a ${text} b`, values, false)).toBe(`a ${text} b`)
})

test('each of two placeholders that share a percent sign is found', () => {
  const { mistakes } = findPlaceholders('%first%tag%version%')
  expect(mistakes.map(({ text }) => text)).toEqual(['%tag%', '%version%'])
})

test('in a URL, what is between angle brackets or percent-encoded is not a placeholder', () => {
  expect(findPlaceholders('https://a.example/?q=<tag>&r=%25tag%20%22tag%22', 'url').mistakes).toEqual([])
  expect(findPlaceholders('https://a.example/%tag%', 'url').mistakes).toEqual([{ text: '%tag%', meant: 'tag' }])
})

test.each([
  { key: 'release-{tag}', mistakes: [] },
  { key: 'release-{tag_name}', mistakes: [{ text: '{tag_name}', meant: 'tag' }] },
  { key: 'release-{number}-{day}', mistakes: [{ text: '{number}' }, { text: '{day}' }] },
  { key: '{{ sprint }}', mistakes: [{ text: '{ sprint }' }] },
  { key: `\${SPRINT}`, mistakes: [{ text: '{SPRINT}' }] },
  { key: '{"os":"linux"} {}', mistakes: [] },
])('in the key $key, each word in braces must be a placeholder', ({ key, mistakes }) => {
  expect(findPlaceholders(key, 'key').mistakes).toEqual(mistakes)
})

test('the placeholders of a text are found, each once', () => {
  expect([...findPlaceholders('{tag} {name} {{b {url} c}} {tag}').names]).toEqual(['tag', 'name'])
})

test('a text without any placeholder stays as it is, whatever it is', () => {
  const part = fc.constantFrom('{', '}', '{{', '}}', 'tag', 'a', ' ')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), parts => {
      const text = parts.join('')
      const { names, mistakes } = findPlaceholders(text)
      const filled = fillPlaceholders(text, values, false)
      expect(filled === text).toBe(names.size === 0)
      if (names.size === 0 && mistakes.length === 0) expect(text.replace(/\{\{.*?\}\}/g, '')).not.toMatch(/\{tag\}/)
    }),
  )
})

test.each([
  { unit: '{', filled: '{' },
  { unit: '{{', filled: '{{' },
  { unit: '{a', filled: '{a' },
  { unit: '{{a}', filled: '{{a}' },
  { unit: '{tag}', filled: 'v1.2.3' },
  { unit: '{{{tag}', filled: '{{v1.2.3' },
  { unit: `\${tag`, filled: `\${tag` },
  { unit: '%tag', filled: '%tag' },
  { unit: '<tag', filled: '<tag' },
  { unit: '{a}', filled: '{a}' },
])('a megabyte of $unit is read in time in proportion to its length', ({ unit, filled }) => {
  const count = Math.floor(1_048_576 / unit.length)
  const text = unit.repeat(count)
  expect(fillPlaceholders(text, values, false) === filled.repeat(count)).toBe(true)
  findPlaceholders(text, 'key')
})

test('the placeholders of a text that would be too long are not replaced', () => {
  const inTwenty = (text: string) => fill(text, values, { isUrl: false, maxLength: 20 })
  expect(inTwenty('{version} {version} {version}')).toBe('1.2.3 1.2.3 1.2.3')
  expect(inTwenty('{version} {version} {version} {version}')).toBeUndefined()
})

test('the placeholders have exactly the documented names', () => {
  expect(placeholderNames).toEqual(['tag', 'version', 'name', 'repository', 'message', 'url'])
})
