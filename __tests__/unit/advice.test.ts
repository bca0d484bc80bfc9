import { expect, test } from '@jest/globals'
import type { Source } from '../../src/content/field-rules.ts'
import type { Content } from '../../src/content/precedence.ts'
import type { Fields } from '../../src/inputs/notification-fields.ts'
import {
  contentAdvice,
  keyAdvice,
  latestAdvice,
  periodAdvice,
  reachAdvice,
  releaseKeyAdvice,
  rerunAdvice,
  tokenAdvice,
} from '../../src/report/advice.ts'
import { type Advice, adviceText } from '../../src/report/advice-texts.ts'
import { contentOf } from '../helpers/results.ts'

const ofMessage = (message: string, source: Source = 'input'): Content => {
  const content = contentOf({ message })
  return { ...content, sources: { ...content.sources, message: source } }
}
const buttons = (count: number) => contentOf({ actions: Array(count).fill({ text: 'Go', url: 'https://a.example/' }) })
const ofTtl = (ttl: number) => contentAdvice(contentOf({ ttl }))

const now = Date.parse('2026-08-01T12:00:00Z')
const ofToken = (token: string) => tokenAdvice(token, now)
const jwt = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`
const expiringIn = (days: number) => jwt({ exp: now / 1_000 + days * 86_400 })

test.each<{ what: string; advice: Advice[]; text: RegExp }>([
  {
    what: 'a third button',
    advice: contentAdvice(buttons(3)),
    text: /^There are 3 buttons; browsers show at most two\.$/,
  },
  { what: 'a ttl of more than four weeks', advice: ofTtl(2_419_201), text: /2419201 s/ },
  {
    what: 'a derived text that devices cut',
    advice: contentAdvice(ofMessage('a'.repeat(141), 'event')),
    text: /message is 141 .* about 139/,
  },
  { what: 'markup in a title', advice: contentAdvice(contentOf({ title: '<b>New</b>' })), text: /title .* HTML/ },
  {
    what: 'an icon that is a page of GitHub',
    advice: contentAdvice(contentOf({ icon_url: 'https://github.com/octo/site/blob/main/img/icon.png?x#L1' })),
    text: /^icon-url is a page of GitHub .*: "https:\/\/raw\.githubusercontent\.com\/octo\/site\/main\/img\/icon\.png"\.$/,
  },
  {
    what: 'a banner that is a page of GitHub',
    advice: contentAdvice(contentOf({ banner_url: 'https://GitHub.com/octo/site/blob/v1/b.png' })),
    text: /^banner-url is a page of GitHub .*octo\/site\/v1\/b\.png"\.$/,
  },
  { what: 'an audience without subscribers', advice: reachAdvice(0), text: /reach of 0/ },
  {
    what: 'an icon that every subscriber takes long to download',
    advice: [{ kind: 'image-weight', field: 'icon_url', bytes: 3_145_729 }],
    text: /^icon-url: the icon has 3,073 KiB, and every subscriber downloads it\. Use one of at most 256 KiB\.$/,
  },
  {
    what: 'a text that a comment ends',
    advice: contentAdvice({ ...contentOf(), textComments: [{ path: ['message'], comment: '#1 starts now' }] }),
    text: /^`message` ends before "#1 starts now", which is a comment to YAML\. .* put the text in quotes\./,
  },
  {
    what: 'a template that nothing has replaced',
    advice: contentAdvice(contentOf({ title: 'Hello {{ first_name }} {{ last_name }}' })),
    text: /^`title` contains the template "\{\{ first_name \}\}", which nothing has replaced\. Unless the push service/,
  },
  {
    what: 'a key that is the same for all releases',
    advice: releaseKeyAdvice({ key: 'announcement' }, 'v1.2.0'),
    text: /^The once-key "announcement" contains neither the tag nor the version of the release "v1\.2\.0"\. .*`once-key: release-\{tag\}`\.$/,
  },
  { what: 'a key that ends with a separator', advice: keyAdvice('release-'), text: /"release-" ends with a separator/ },
  {
    what: 'the latest release without a key',
    advice: latestAdvice(true, { tag: 'v1.2.0', level: 'minor', age: 60 }, undefined),
    text: /^Without `once-key`, the next run announces the release "v1\.2\.0" again\./,
  },
  {
    what: 'a release that a later period announces again',
    advice: periodAdvice('week', { tag: 'v1.2.0', level: 'minor', age: 60 }),
    text: /announce the release "v1\.2\.0" again in the next week\./,
  },
  {
    what: 'a re-run without a key',
    advice: rerunAdvice(2, undefined),
    text: /attempt 2 of this run: an earlier attempt may already/,
  },
  {
    what: 'a re-run with a key that works again in each period',
    advice: rerunAdvice(2, 'deployed', 'day'),
    text: /attempt 2 of this run: an attempt before this day may already have sent/,
  },
  {
    what: 'a token that expired',
    advice: ofToken(expiringIn(-1)),
    text: /^The API token expired on 2026-07-31: .* refuse it\. Replace the secret\.$/,
  },
  {
    what: 'a token that expires soon',
    advice: ofToken(expiringIn(13)),
    text: /^The API token expires on 2026-08-14\. Replace the secret before then\.$/,
  },
  { what: 'a token in quotation marks', advice: ofToken('"abc"'), text: /quotation mark/ },
])('$what is worth advice', ({ advice, text }) => {
  expect(advice.map(adviceText)).toEqual([expect.stringMatching(text)])
})

test.each<{ what: string; advice: Advice[] }>([
  { what: 'an ordinary notification', advice: contentAdvice(contentOf()) },
  { what: 'a second button', advice: contentAdvice(buttons(2)) },
  { what: 'a ttl of four weeks', advice: ofTtl(2_419_200) },
  {
    what: 'an image of GitHub',
    advice: contentAdvice(contentOf({ icon_url: 'https://github.com/octo/site/raw/main/icon.png' })),
  },
  {
    what: 'a page of GitHub that redirects to the image',
    advice: contentAdvice(contentOf({ icon_url: 'https://github.com/octo/site/blob/main/icon.png?raw=true' })),
  },
  { what: 'an ordinary audience', advice: [...reachAdvice(1), ...reachAdvice(undefined)] },
  { what: 'an ordinary key', advice: [...keyAdvice('release-1'), ...keyAdvice('')] },
  {
    what: 'a period without a release, and a release without a period',
    advice: [...periodAdvice('day', undefined), ...periodAdvice(undefined, { tag: 'v1', level: 'major', age: 1 })],
  },
  {
    what: 'the latest release with a key, and another one',
    advice: [
      ...latestAdvice(true, { tag: 'v1', level: 'major', age: 1 }, 'k'),
      ...latestAdvice(false, { tag: 'v1', level: 'major', age: 1 }, undefined),
    ],
  },
  {
    what: 'a key with the tag, with the version, with a period, or without a release',
    advice: [
      ...releaseKeyAdvice({ key: 'release nightly' }, 'nightly'),
      ...releaseKeyAdvice({ key: 'ui 1.2.0' }, '@octo/ui2@1.2.0'),
      ...releaseKeyAdvice({ key: 'weekly', period: '2026-W47' }, 'v1.2.0'),
      ...releaseKeyAdvice({ key: 'weekly' }, undefined),
      ...releaseKeyAdvice(undefined, 'v1.2.0'),
    ],
  },
  {
    what: 'an ordinary run',
    advice: [...rerunAdvice(1, undefined), ...rerunAdvice(1, 'key', 'day'), ...rerunAdvice(2, 'key')],
  },
  { what: 'a token that expires later', advice: ofToken(expiringIn(15)) },
  { what: 'a token without an expiry', advice: ofToken(jwt({})) },
  { what: 'a token that is not a JWT', advice: ofToken('a.b') },
  { what: 'a token whose expiry is not a date', advice: ofToken(jwt({ exp: 1e300 })) },
])('$what needs no advice', ({ advice }) => expect(advice).toEqual([]))

test.each([
  ['title', 70],
  ['message', 140],
] as const)('a %s of more than %d characters, which even the widest device cuts, is worth advice', (field, length) => {
  expect(contentAdvice(contentOf({ [field]: 'a'.repeat(length) }))).toEqual([])
  const advice = contentAdvice(contentOf({ [field]: 'a'.repeat(length + 1) }))
  expect(advice).toEqual([{ kind: 'truncated', field, visible: length - 1, total: length + 1 }])
})

/** What is worth advice in these texts. */
const found = (content: Content) => contentAdvice(content).map(each => ('what' in each ? each.what : each.kind))

test.each([
  ['# Heading', ['heading']],
  ['Text\n## Heading', ['heading']],
  ['- one\n- two', ['list']],
  ['* one', ['list']],
  ['See [the notes](https://a.example/)', ['link']],
  ['This is **bold**', ['emphasis']],
  ['This is *important*.', ['emphasis']],
  ['This is _important_.', ['emphasis']],
  ['~~gone~~', ['emphasis']],
  ['New<br>line', ['tag']],
  ['<a href="https://a.example/">x</a>', ['tag']],
  ['**New** in <b>4.2</b>\\n', ['emphasis', 'tag', 'escaped-newline']],
])('the message %j of an input or a file has %j, but a derived one is plain text', (message, expected) => {
  expect(found(ofMessage(message))).toEqual(expected)
  expect(found(ofMessage(message, 'file'))).toEqual(expected)
  expect(found(ofMessage(message, 'event'))).toEqual([])
  expect(found(ofMessage(message, 'release'))).toEqual([])
})

test.each([
  '#1 in its class',
  'Nr. #3 and #4',
  '5 * 3 * 2',
  'a < b > c',
  'I <3 it',
  'snake_case_name and __init',
  'f(*args, **kwargs)',
  '50 % off - today only',
  '[draft] (maybe)',
  'a -> b, 1 <2> 3',
  'two lines\nof text',
])('the message %j is ordinary text', message => expect(found(ofMessage(message))).toEqual([]))

test.each<{ fields: Fields; field: string; template: string }>([
  { fields: { message: 'Hi {{first_name}}' }, field: 'message', template: '{{first_name}}' },
  { fields: { message: `Hi \${{ env.NAME }}` }, field: 'message', template: `\${{ env.NAME }}` },
  { fields: { title: `Hi \${user}` }, field: 'title', template: `\${user}` },
  { fields: { title: '{% if a %}b' }, field: 'title', template: '{% if a %}' },
  { fields: { title: 'Dear %FIRST_NAME%' }, field: 'title', template: '%FIRST_NAME%' },
  { fields: { landing_url: 'https://a.example/?u={{id}}' }, field: 'landing_url', template: '{{id}}' },
  { fields: { icon_url: 'https://a.example/%DATE%.png' }, field: 'icon_url', template: '%DATE%' },
  { fields: { utm_campaign: '{{c}}' }, field: 'utm_campaign', template: '{{c}}' },
  { fields: { title: 'Kestrel $VERSION is out' }, field: 'title', template: '$VERSION' },
  { fields: { title: 'Kestrel #{version}' }, field: 'title', template: '#{version}' },
  { fields: { title: 'Kestrel <%= tag %>' }, field: 'title', template: '<%= tag %>' },
  { fields: { landing_url: 'https://a.example/$TAG' }, field: 'landing_url', template: '$TAG' },
  {
    fields: { actions: [{ text: 'A', url: 'https://a.example/{{b}}' }] },
    field: 'actions',
    template: '{{b}}',
  },
])('$field with the template $template is worth advice', ({ fields, field, template }) => {
  expect(contentAdvice(contentOf(fields))).toEqual([{ kind: 'unresolved-template', field, template }])
})

test.each([
  'https://a.example/%D0%BF%D1%80/%C3BCHER%20',
  'https://a.example/{id}?a={b}&c=100%25SALE%25',
  'https://a.example/?q=%DATE%20',
  'https://a.example/$1{}',
])('the URL %s has no template', landing_url => expect(contentAdvice(contentOf({ landing_url }))).toEqual([]))

test.each(['localhost', 'undefined', 'HOST', 'my-shop', 'localhost:8080'])(
  'a page on %s is worth advice, since the internet has no such name',
  host => {
    const { hostname } = new URL(`https://${host}`)
    const advice = contentAdvice(contentOf({ landing_url: `https://${host}/x` }))
    expect(advice).toEqual([{ kind: 'local-host', field: 'landing_url', host: hostname }])
  },
)

test.each([
  'example.com',
  '8.8.8.8',
  '127.0.0.1',
  '{name}',
  '[2001:db8::1]',
  'localhost.example.com',
  'b\u00fccher.example',
])('a page on %s is ordinary', host =>
  expect(contentAdvice(contentOf({ landing_url: `https://${host}/x` }))).toEqual([]),
)

test('of each field, the first host without a dot is named', () => {
  const actions = ['https://a.example/', 'http://localhost/', 'http://intranet/'].map(url => ({ text: 'Read', url }))
  const advice = contentAdvice(contentOf({ icon_url: 'https://cdn/i.png', actions: actions.slice(0, 2) }))
  expect(advice).toEqual([
    { kind: 'local-host', field: 'icon_url', host: 'cdn' },
    { kind: 'local-host', field: 'actions', host: 'localhost' },
  ])
})

test('of the comments that end texts, the first of each field is worth advice, and none behind a URL', () => {
  const textComments = [
    { path: ['title'], comment: '#1' },
    { path: ['icon_url'], comment: '# 200x200' },
    { path: ['actions', 0, 'url'], comment: '# page' },
    { path: ['actions', 1, 'text'], comment: '#2' },
    { path: ['actions', 2, 'text'], comment: '#3' },
  ]
  const advice = contentAdvice({ ...contentOf(), textComments })
  expect(advice).toEqual(
    [textComments[0], textComments[3]].map(each => ({
      kind: 'text-comment',
      fieldPath: each?.path,
      comment: each?.comment,
    })),
  )
})
