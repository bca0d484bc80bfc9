import { expect, test } from '@jest/globals'
import { isFitScope } from '../../src/content/notes/never-sent.ts'
import {
  limitsAbove,
  limitsFirst,
  withheldHeading,
  withholdsItself,
  withholdsRelease,
} from '../../src/content/notes/taken-back-or-limited.ts'

test.each([
  ...[
    'Add a way to undo all strokes',
    'Add open maps for everybody',
    'Log in without a password',
    'Add a pro mode for maps',
  ],
  ...['Nueva vista solo para mapas', 'Neue Karten ohne Werbung', '支持不同的地图', '新增无广告地图'],
])('a word that only withholds beside an entry may be in it: %j', sentence =>
  expect(withholdsItself(sentence)).toBe(false),
)

test.each([
  ...['Support for old maps was dropped', 'Add maps, soon on phones', 'Add maps for iOS only', 'Add maps that crash'],
  ...['Neue Karten, bald auf iOS', '新增尚未完成的地图', 'Neue Karten mit Fehler', 'Add maps, confidential for now'],
])('a word that withholds anywhere may not: %j', sentence => expect(withholdsItself(sentence)).toBe(true))

test.each<[string, ReturnType<typeof withheldHeading>]>([
  ['Do not announce', 'later'],
  ['Withdrawn', 'later'],
  ['Discontinued', 'later'],
  ['Planned', 'later'],
  ['Only on iOS', 'later'],
  ['Crashes', 'unfit'],
  ['Removed', 'unfit'],
  ['Roadmap', 'later'],
  ['Known limits', 'later'],
  ['Eingestellt', 'later'],
  ['即将推出', 'later'],
  ['Fehler', 'unfit'],
  ['Nur für Android', 'later'],
  ['仅限 iOS', 'later'],
  ['Known bugs', 'later'],
  ['Bugs that are known', 'later'],
  ['Features', undefined],
])('what the heading %j withholds is %s', (heading, kind) => expect(withheldHeading(heading)).toBe(kind))

test.each([
  ...[
    'and in all cities.',
    'It is fast.',
    'You can share them.',
    'Thanks to all!',
    '跟随系统。',
    '“地图” 更快。',
    'さらに便利です。',
  ],
  ...['ひらがなです。', 'マップを見られます。', '지도를 볼 수 있습니다.', ''],
])('the sentence %j goes on with the first one', rest => expect(limitsFirst(rest)).toBe(false))

test.each([
  ...[
    'It is planned.',
    'and not on iOS.',
    'iOS 尚未支持。',
    'Karten gibt es überall.',
    'Settings follow you.',
    'Karten 地图',
  ],
  ...['Ihr könnt 地图 sehen.', 'Item 2 is here.'],
])('the sentence %j may limit the first one', rest => expect(limitsFirst(rest)).toBe(true))

test.each([
  '- Not yet on iOS',
  '  > Not yet on iOS',
  `${'> '.repeat(10)}Not yet on iOS`,
  'Download them.\nNot yet on iOS.',
])('the line %j limits the entry above it', details => expect(limitsAbove(details)).toBe(true))

test.each(['', 'Download them.', 'Download them in the settings of a phone, but not at night.'])(
  'the line %j does not limit the entry above it',
  details => expect(limitsAbove(details)).toBe(false),
)

test.each(['Do not announce it yet.', 'Withdrawn.', 'Hello. It was reverted in 2.0.1.'])(
  'the remark %j holds back the whole release',
  remark => expect(withholdsRelease(remark)).toBe(true),
)

test.each(['Hello.', 'It crashes less.', 'Coming soon: maps', 'Only for iOS'])(
  'the remark %j does not hold back the whole release',
  remark => expect(withholdsRelease(remark)).toBe(false),
)

test('what a scope says must be fit, even where it is left out', () => {
  expect(['maps', 'all maps'].map(isFitScope)).toEqual([true, true])
  expect(['{{ maps }}', 'maps of @octocat', 'iOS only'].map(isFitScope)).toEqual([false, false, false])
})
