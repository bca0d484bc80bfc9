import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Content, Source } from '../../src/content/given.ts'
import type { Fields } from '../../src/inputs/notification-fields.ts'
import { type Advice, adviceText, reachAdvice, rerunAdvice, tokenAdvice } from '../../src/report/advice.ts'
import { contentAdvice, keyAdvice, sizeAdvice } from '../../src/report/content-advice.ts'
import { contentOf } from '../helpers/results.ts'

const ofFields = (fields: Fields) => contentAdvice(contentOf(fields))
const buttons = (count: number) => Array(count).fill({ text: 'Go', url: 'https://a.example/' })

const now = Date.parse('2026-08-01T12:00:00Z')
const ofToken = (token: string) => tokenAdvice(token, now)
const jwt = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`
const expiringIn = (days: number) => jwt({ exp: now / 1_000 + days * 86_400 })

function ofMessage(message: string, source: Source = 'input'): Content {
  const content = contentOf({ message })
  return { ...content, sources: { ...content.sources, message: source } }
}

test.each<{ what: string; advice: Advice[]; text: RegExp }>([
  {
    what: 'a third button',
    advice: ofFields({ actions: buttons(3) }),
    text: /^The notification has 3 buttons\. Browsers show at most two\.$/,
  },
  {
    what: 'a ttl of more than four weeks',
    advice: ofFields({ ttl: 2_419_201 }),
    text: /2,419,201 s.* four weeks, so use at most `4w`\.$/,
  },
  { what: 'an audience without subscribers', advice: reachAdvice(0), text: /reach of 0/ },
  {
    what: 'a token that expired',
    advice: ofToken(expiringIn(-1)),
    text: /^The API token expired on 2026-07-31, .* refuse it\. Replace the secret\.$/,
  },
  {
    what: 'a token that expires soon',
    advice: ofToken(expiringIn(13)),
    text: /^The API token expires on 2026-08-14\. Replace the secret before then\.$/,
  },
  {
    what: 'a re-run without a key',
    advice: rerunAdvice(2, undefined),
    text: /attempt 2 of this run, and an earlier attempt may already .*a new key has no record yet/,
  },
  {
    what: 'a title that is too long for devices',
    advice: ofFields({ title: 'a'.repeat(71) }),
    text: /title is 71 .* about 69/,
  },
  {
    what: 'a derived message that is too long for devices',
    advice: contentAdvice(ofMessage('a'.repeat(141), 'event')),
    text: /message is 141 .* about 139/,
  },
  { what: 'HTML in a title', advice: ofFields({ title: '<b>New</b>' }), text: /title contains HTML \("<b>"\)/ },
  {
    what: 'a line break that is written as an escape sequence',
    advice: ofFields({ message: 'One\\nTwo' }),
    text: /^The message contains the characters `\\n`\. .* For a line break, use a YAML block \(`\|`\)\.$/,
  },
  {
    what: 'an escaped line break that somebody typed in a form',
    advice: contentAdvice(contentOf({ message: 'One%0ATwo' }), 'workflow_dispatch'),
    text: /^The message contains the characters `%0A`\. .* A field of the "Run workflow" form has only one line, so leave them out/,
  },
  {
    what: 'a text that is only a missing value',
    advice: ofFields({ title: 'null' }),
    text: /^`title` is only "null", which programs write for a missing value\./,
  },
  {
    what: 'a host that subscribers cannot reach',
    advice: ofFields({ landing_url: 'http://localhost:3000/' }),
    text: /^`landing_url` has the host "localhost", which subscribers cannot reach\. Use a public host\.$/,
  },
  {
    what: 'a body of more than 3,000 bytes',
    advice: sizeAdvice('春'.repeat(1_001)),
    text: /^The request body has 3,003 bytes\. Push services carry about 4 KiB per notification/,
  },
  {
    what: 'an unresolved template',
    advice: ofFields({ title: 'Hello {{ first_name }} {{ last_name }}' }),
    text: /^`title` contains the unresolved template "\{\{ first_name \}\}"\. It is sent as it is, unless the push service .* such as `\$\{\{ github\.sha \}\}`\.$/,
  },
  {
    what: 'a key with an unresolved template',
    advice: keyAdvice('daily-$(date +%F)'),
    text: /^The `once-key` contains the unresolved template "\$\(date \+%F\)"\. Every run has this same key, so only the first/,
  },
  {
    what: 'a host with a letter from a different alphabet',
    advice: ofFields({ landing_url: 'https://www.shоp.example.com/login' }),
    text: /^`landing_url` has the host "www\.shоp\.example\.com", which browsers read as "www\.xn--shp-ted\.example\.com"\./,
  },
  {
    what: 'an icon of an unsuitable size',
    advice: [{ kind: 'image-size', field: 'icon_url', width: 100, height: 90 }],
    text: /^icon-url: the icon is 100x90 pixels\. Browsers show it at another size, so use 200x200\.$/,
  },
  {
    what: 'an icon with a large file',
    advice: [{ kind: 'image-weight', field: 'icon_url', bytes: 3_145_729 }],
    text: /^icon-url: the icon is 3,073 KiB\. Every subscriber downloads it, so use one of at most 256 KiB\.$/,
  },
])('the run has advice about $what', ({ advice, text }) => {
  expect(advice.map(adviceText)).toEqual([expect.stringMatching(text)])
})

test.each<{ what: string; advice: Advice[] }>([
  { what: 'an ordinary notification', advice: contentAdvice(contentOf()) },
  { what: 'a body of 3,000 bytes', advice: sizeAdvice('春'.repeat(1_000)) },
  { what: 'a second button', advice: ofFields({ actions: buttons(2) }) },
  { what: 'a ttl of four weeks', advice: ofFields({ ttl: 2_419_200 }) },
  { what: 'a title of seventy characters', advice: ofFields({ title: 'a'.repeat(70) }) },
  { what: 'a message of 140 characters', advice: ofFields({ message: 'a'.repeat(140) }) },
  { what: 'an audience with one subscriber', advice: reachAdvice(1) },
  { what: 'an audience of unknown reach', advice: reachAdvice(undefined) },
  { what: 'a first attempt without a key', advice: rerunAdvice(1, undefined) },
  { what: 'a re-run with a key', advice: rerunAdvice(2, 'key') },
  { what: 'a token that expires in more than two weeks', advice: ofToken(expiringIn(15)) },
  { what: 'a token without an expiry', advice: ofToken(jwt({})) },
  { what: 'a token that is not a JWT', advice: ofToken('a.b') },
  { what: 'a token whose expiry is not a date', advice: ofToken(jwt({ exp: 1e300 })) },
])('the run has no advice about $what', ({ advice }) => expect(advice).toEqual([]))

test.each<{ message: string; found: string }>([
  { message: '# Heading', found: '# Heading' },
  { message: 'Text\n## Heading', found: '## Heading' },
  { message: '- one\n- two', found: '- one' },
  { message: 'See [the notes](https://a.example/)', found: '[the notes](https://a.example/)' },
  { message: 'Out now:\n```md\n\n```', found: '```md' },
  { message: 'Run `npm update`.', found: '`npm update`' },
  { message: 'This is **bold**', found: '**bold**' },
  { message: 'This is *important*.', found: '*important*' },
  { message: 'This is _important_.', found: '_important_' },
  { message: '~~gone~~', found: '~~gone~~' },
  { message: '# 2.0.0 is out', found: '# 2.0.0 is out' },
  { message: '## 2 fixes', found: '## 2 fixes' },
  { message: 'Set `-n` or `42`', found: '`-n`' },
])('the Markdown in the message "$message" is worth advice, whatever its source', ({ message, found }) => {
  const advice = [{ kind: 'markup', field: 'message', what: 'Markdown', found }]
  for (const source of ['input', 'file', 'event', 'release'] as const)
    expect(contentAdvice(ofMessage(message, source))).toEqual(advice)
})

test.each<{ message: string; what: string; found: string }>([
  { message: 'See <b>this</b>', what: 'HTML', found: '<b>' },
  { message: 'One<br/>Two', what: 'HTML', found: '<br/>' },
  { message: 'One<BR>Two', what: 'HTML', found: '<BR>' },
  { message: 'Over <a href="https://a.example/">here</a>', what: 'HTML', found: '<a href="https://a.example/">' },
  { message: '<h1>Sale</h1>', what: 'HTML', found: '<h1>' },
  { message: 'R&amp;D', what: 'HTML', found: '&amp;' },
  { message: 'Tom &amp; Jerry', what: 'HTML', found: '&amp;' },
  { message: 'It&#39;s here', what: 'HTML', found: '&#39;' },
  { message: 'It&#x27;s here', what: 'HTML', found: '&#x27;' },
  { message: '<!-- Made by a tool -->\n\nSmall fixes', what: 'HTML', found: '<!-- Made by a tool -->' },
  { message: 'Fixes <!-- for', what: 'HTML', found: '<!-- for' },
  { message: '<@&1290835052309119060> It is out', what: 'the markup of a chat', found: '<@&1290835052309119060>' },
  { message: '<!here> It is out', what: 'the markup of a chat', found: '<!here>' },
  { message: 'Ask in <#C024BE7LR|help>', what: 'the markup of a chat', found: '<#C024BE7LR|help>' },
  { message: 'Hi <:wave:123456>', what: 'the markup of a chat', found: '<:wave:123456>' },
  {
    message: 'Logs: <https://a.example/1|Build logs>',
    what: 'the markup of a chat',
    found: '<https://a.example/1|Build logs>',
  },
  { message: 'New :tada::rocket:', what: 'an emoji shortcode', found: ':tada:' },
  { message: '春:cherry_blossom:', what: 'an emoji shortcode', found: ':cherry_blossom:' },
  { message: 'Thanks :+1:', what: 'an emoji shortcode', found: ':+1:' },
])('in the message "$message", $found is worth advice', ({ message, what, found }) => {
  expect(contentAdvice(ofMessage(message, 'release'))).toEqual([{ kind: 'markup', field: 'message', what, found }])
})

test.each([
  { message: 'One\\nTwo', found: '\\n' },
  { message: 'Saved in C:\\temp\\new', found: undefined },
  { message: 'Saved in C:\\temp today\\nDone', found: '\\n' },
  { message: 'One\\\\nTwo', found: '\\n' },
  { message: 'On \\\\server\\share\\new', found: undefined },
  { message: 'One%0ATwo', found: '%0A' },
  { message: 'One%0aTwo', found: '%0a' },
  { message: 'ONE%0ATWO', found: '%0A' },
  { message: 'Version 2%0AOut now', found: '%0A' },
  { message: 'Version 2%0A', found: '%0A' },
  { message: 'Now 5%0APR', found: undefined },
])('the escaped line break in the message "$message" is $found', ({ message, found }) => {
  const advice = ofFields({ message }).filter(({ kind }) => kind === 'escaped-newline')
  expect(advice.map(each => 'found' in each && each.found)).toEqual(found === undefined ? [] : [found])
})

const ordinaryTexts = readFileSync(new URL('../fixtures/ordinary-texts.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('ordinary titles and messages are not worth advice', () => {
  const warned = ordinaryTexts.filter(text => {
    const advice = contentAdvice(contentOf({ title: text, message: text }))
    return advice.some(({ kind }) => kind !== 'truncated')
  })
  expect(ordinaryTexts.length).toBeGreaterThan(200)
  expect(warned).toEqual([])
})

test.each([
  { onceKey: 'daily-$(date +%F)', template: '$(date +%F)' },
  { onceKey: 'deploy-$GITHUB_SHA', template: '$GITHUB_SHA' },
])('the key "$onceKey" is worth advice, because every run has it', ({ onceKey, template }) => {
  expect(keyAdvice(onceKey)).toEqual([{ kind: 'key-template', template }])
})

test.each(['', 'release-v1.2.0', 'Sale $5', 'octo/repo@1.0 <x>'])('the key "%s" is not worth advice', onceKey => {
  expect(keyAdvice(onceKey)).toEqual([])
})

test('a message of several ordinary lines is not worth advice', () => {
  expect(ofFields({ message: 'two lines\nof text' })).toEqual([])
  expect(ofFields({ message: 'Sale today!*\n* Terms apply' })).toEqual([])
})

test('advice about a long text takes no more steps than the text has characters', () => {
  // A pattern that backtracks would not finish within the time limit of this test.
  for (const part of [
    '<',
    '*a',
    '_a ',
    '`',
    '[',
    '&a',
    ':a',
    '<!--',
    '<@a',
    '<a:a',
    '<https:',
    '```',
    '$(',
    '{{',
    '%A',
    '<%',
    '- a\n',
    '~~a',
    '# ',
    '\\n',
    'C:\\n',
    '\\\\a\\n',
    '1%0AA',
  ]) {
    ofFields({ message: part.repeat(200_000) })
  }
})

test.each<{ syntax: string; fields: Fields; fieldPath: (string | number)[]; template: string }>([
  { syntax: 'double braces', fields: { message: 'Hi {{name}}' }, fieldPath: ['message'], template: '{{name}}' },
  {
    syntax: 'an expression',
    fields: { message: `Hi \${{ env.NAME }}` },
    fieldPath: ['message'],
    template: `\${{ env.NAME }}`,
  },
  { syntax: 'a variable', fields: { title: `Hi \${user}` }, fieldPath: ['title'], template: `\${user}` },
  { syntax: 'a command', fields: { title: 'Hi $(whoami)' }, fieldPath: ['title'], template: '$(whoami)' },
  {
    syntax: 'an environment variable',
    fields: { title: 'Deployed $GITHUB_SHA' },
    fieldPath: ['title'],
    template: '$GITHUB_SHA',
  },
  {
    syntax: 'an environment variable in a URL',
    fields: { landing_url: 'https://a.example/$GITHUB_REF_NAME/' },
    fieldPath: ['landing_url'],
    template: '$GITHUB_REF_NAME',
  },
  { syntax: 'PowerShell', fields: { title: 'Hi $env:SHA' }, fieldPath: ['title'], template: '$env:SHA' },
  { syntax: 'a page', fields: { title: 'Hi <% name %>' }, fieldPath: ['title'], template: '<% name %>' },
  { syntax: 'a tag', fields: { title: '{% if a %}b' }, fieldPath: ['title'], template: '{% if a %}' },
  {
    syntax: 'percent signs',
    fields: { icon_url: 'https://a.example/%DATE%.png' },
    fieldPath: ['icon_url'],
    template: '%DATE%',
  },
  {
    syntax: 'double braces in a button',
    fields: { actions: [{ text: 'A', url: 'https://a.example/{{b}}' }] },
    fieldPath: ['actions', 0, 'url'],
    template: '{{b}}',
  },
])('a template in the syntax of $syntax is worth advice', ({ fields, fieldPath, template }) => {
  expect(contentAdvice(contentOf(fields))).toEqual([{ kind: 'template', fieldPath, template }])
})

test.each([
  { url: 'https://a.example/%D0%BF%D1%80/%C3BCHER%20' },
  { url: 'https://a.example/{id}?a={b}&c=100%25SALE%25' },
  { url: 'https://a.example/?q=%DATE%20' },
])('the URL $url has no template', ({ url }) => expect(ofFields({ landing_url: url })).toEqual([]))

test.each(['null', 'undefined', '[object Object]'])('a text that is only %s is worth advice', text => {
  const actions = [{ text, url: 'https://a.example/' }]
  expect(ofFields({ message: text, actions })).toEqual([
    { kind: 'no-value', fieldPath: ['message'], text },
    { kind: 'no-value', fieldPath: ['actions', 0, 'text'], text },
  ])
})

test.each([
  { why: 'a number', url: 'https://3232235777/', written: '3232235777', read: '192.168.1.1' },
  { why: 'hexadecimal', url: 'https://0x7f.1:8443/a', written: '0x7f.1', read: '127.0.0.1' },
  { why: 'not ASCII', url: 'https://bücher.example', written: 'bücher.example', read: 'xn--bcher-kva.example' },
  { why: 'in wide letters', url: 'https://ａ.example/', written: 'ａ.example', read: 'a.example' },
])('a link with a host that is $why is worth advice', ({ url, written, read }) => {
  const actions = [{ text: 'Go', url }]
  expect(ofFields({ landing_url: url, actions }).filter(({ kind }) => kind === 'link')).toEqual([
    { kind: 'link', fieldPath: ['landing_url'], written, read },
    { kind: 'link', fieldPath: ['actions', 0, 'url'], written, read },
  ])
})

test.each([
  { why: 'in capitals', url: 'https://WWW.Example.COM/' },
  { why: 'with a port', url: 'https://example.com:443/a' },
  { why: 'a public address', url: 'http://203.0.113.1:8080/' },
  { why: 'an IPv6 address', url: 'https://[2001:db8::1]:443/' },
  { why: 'in ASCII already', url: 'https://xn--bcher-kva.example/' },
  { why: 'with a placeholder', url: 'https://{repository}.example/' },
])('a link with a host that is $why is ordinary', ({ url }) => expect(ofFields({ landing_url: url })).toEqual([]))
