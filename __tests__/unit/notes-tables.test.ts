import { expect, test } from '@jest/globals'
import {
  developerNames,
  developerWords,
  isForDevelopers,
  isNameForDevelopers,
} from '../../src/content/notes/developer-matters.ts'
import { labelKind, labels } from '../../src/content/notes/entry-labels.ts'
import { additions, beginsWithAddition, beginsWithRepair, repairs } from '../../src/content/notes/first-words.ts'
import {
  changeHeadings,
  featureHeadings,
  headingKind,
  highlights,
  uncountedHeadings,
  unfitHeadings,
} from '../../src/content/notes/heading-kinds.ts'
import { countWords, isFit, neverSent } from '../../src/content/notes/never-sent.ts'
import type { Row } from '../../src/content/notes/table-row.ts'
import {
  limitsFirst,
  type WithheldRow,
  withheldWords,
  withholdsItself,
} from '../../src/content/notes/taken-back-or-limited.ts'
import { isVersion } from '../../src/content/notes/version-headings.ts'

const tables: Record<string, readonly Row[]> = {
  additions,
  repairs,
  labels,
  developerWords,
  developerNames,
  featureHeadings,
  changeHeadings,
  unfitHeadings,
  uncountedHeadings,
  neverSent,
  withheldWords,
}
const rows = Object.entries(tables).flatMap(([table, listed]) => listed.map(row => ({ table, ...row })))

/** By table and row: what is almost an example of it. */
const nearMisses: Record<string, Record<string, string>> = {
  additions: {
    English: 'Address book of dark mode',
    'English, after the subject': 'Dark mode was available now',
    Chinese: '深色模式新增',
    French: 'Ajouter est possible',
    German: 'Neulich',
    Italian: 'Nuovamente la mappa',
    Japanese: '追加の地図',
    Korean: '추가 지도 표시',
    Portuguese: 'Novamente o mapa',
    Russian: 'Добавленная карта',
    Spanish: 'Nuevamente el mapa',
  },
  repairs: {
    'fixes and removals, English': 'Fixtures of the menu',
    'fixes and removals, Chinese, Japanese and Korean': '菜单删除工具',
    'fixes and removals, other languages': 'Korrekt: das Menü',
  },
  labels: {
    'addition, English': 'Adding',
    'addition, other languages': 'Nouveautés du jour',
    feature: 'Featured',
    change: 'Changelogs of perf',
    'fix, removal or breaking change': 'Fixture',
  },
  developerWords: {
    tests: 'Add contests for maps',
    'builds and CI': 'Build a city of maps',
    documentation: 'Add a docking station',
    translations: 'Add a translating desk',
    refactoring: 'Add factories',
    dependencies: 'Add independent maps',
    'the inside of a program': 'Add manhandled goods',
    'the name of a class inside': 'Add a Service for maps',
    'developers, Chinese, Japanese and Korean': '添加地图',
  },
  developerNames: {
    'developers, English': 'rebuilds',
    'developers, other languages': 'Wicklung',
  },
  featureHeadings: {
    'features, English': 'Renewal',
    'features, Chinese': '新年',
    'features, other languages': 'Neues Jahr',
  },
  changeHeadings: { 'changes, English': 'Exchanges' },
  unfitHeadings: {
    'fixes, English': 'Prefixes',
    'removals and what is to be done, English': 'Upgrades of maps',
    'fixes and removals, other languages': 'Karten',
  },
  uncountedHeadings: {
    'people and downloads': 'Installments',
  },
  neverSent: {
    'the number of an issue': 'Add maps in C# 12',
    'the number of a ticket': 'Add maps in UTF-8 and A4',
    'an account': 'Add maps @ home',
    'a commit': 'Add maps to defaced pages',
    'an address': 'Add maps @ home: www',
    'a path': 'Add on/off switches for maps',
    'the name of a file of source code': 'Add maps of Montreal.justice',
    'a mark of Markdown': 'Add maps * and _ more',
    'a mark of a footnote, or one without its other half': 'Add C++ and 2*3 to maps of Python 3',
    HTML: 'Add maps < 3 & more',
    'a template': 'Add maps for 50 % of $ all',
    'the code of an emoji': 'Add maps: one, two: three',
    'a trailer': 'Maps reviewed by Mona',
    'an instruction to the author': 'Add a description of maps',
    'two sentences in one': 'Add maps vs. cities. They are new',
    'a word that points elsewhere': 'Add featured maps',
    'an identifier before a colon': 'Add maps: one_two',
    'no more than that there is a release': 'Add several maps',
    'another version of something': 'Support TOML 1.1 for maps',
    'a last word that needs another': 'Add maps inside',
  },
  withheldWords: {
    'a release that is not to be announced': 'Nothing to announce is new: use maps',
    'what is taken back': 'Reverse maps',
    'what one has to pay for': 'Maps of unpaid members',
    'what has ended': 'Support for endless maps that can be removed',
    'what is put off': 'Add sooner maps',
    'what is limited': 'Add maps, shown by default, with a setting for experiments',
    'a defect': 'Add backdrops and prefixes to maps',
    'a word that takes back beside an entry': 'Undoing of removals',
    'a word that puts off beside an entry': 'Airplanes openly',
    'a word that limits beside an entry': 'Programs of nobility',
    'what has ended or is put off, other languages': 'Unterstützung für die Umgeplanten',
    'what has ended or is put off, Chinese, Japanese and Korean': '地图完成',
    'a defect, other languages': '添加地图',
    'a word that limits beside an entry, other languages': 'Passt und solide',
    'a word that limits beside an entry, Chinese, Japanese and Korean': '支持地图',
  },
}

test.each(rows)('$table: "$example" is found by the row "$what"', ({ pattern, example }) => {
  expect(pattern.test(example)).toBe(true)
})

test.each(rows)('$table: a near miss is not found by the row "$what"', ({ table, what, pattern }) => {
  const nearMiss = nearMisses[table]?.[what]
  expect(nearMiss).toBeDefined()
  expect(pattern.test(nearMiss ?? '')).toBe(false)
})

test('every row has a name of its own in its table, and no pattern remembers where it was', () => {
  for (const [table, listed] of Object.entries(tables)) {
    expect(listed.map(({ what }) => what)).toEqual(Object.keys(nearMisses[table] ?? {}))
    for (const { pattern } of listed) expect(pattern.flags).not.toMatch(/[gy]/)
  }
})

const withheld = (place: WithheldRow['holds']) => withheldWords.filter(({ holds }) => holds === place)
const sentences = [...developerWords, ...withheld('sentence')]
const headings = [...featureHeadings, ...changeHeadings, ...unfitHeadings, ...uncountedHeadings]

/** Rows that are looked up together. A phrase of a row may hold a word of the rows after it, which are for fewer places. */
const lookedUpTogether: Record<string, (readonly Row[])[]> = {
  'in a sentence': [withheld('release'), [...sentences, ...neverSent]],
  'at the beginning of a sentence': [withheld('release'), sentences, repairs],
  'in the name of a type or a scope': [withheld('release'), sentences, [...developerNames, ...withheld('beside')]],
  'in a heading': [withheld('release'), sentences, [...headings, ...developerNames, ...withheld('beside')]],
}

/** The alternatives of a pattern that are plain words. */
const plainWords = ({ source }: RegExp): string[] =>
  source
    .split(/[|(]|\?:/)
    .map(alternative => alternative.replace(/[()]|\?$/g, ''))
    .filter(alternative => /^[\p{L}' -]{2,}$/u.test(alternative))

test.each(Object.entries(lookedUpTogether))('no word is in two rows that are looked up %s', (_, levels) => {
  const twice = levels.flatMap((level, index) =>
    level.flatMap(row => {
      const rivals = levels
        .slice(0, index + 1)
        .flat()
        .filter(rival => rival !== row)
      const words = plainWords(row.pattern).filter(word => row.pattern.test(word))
      return words.flatMap(word => rivals.filter(({ pattern }) => pattern.test(word)).map(({ what }) => [word, what]))
    }),
  )
  expect(twice).toEqual([])
})

test.each<[string, ReturnType<typeof headingKind>]>([
  ['Features', 'feature'],
  ['✨ New features', 'feature'],
  [':sparkles: New features', 'feature'],
  ['Added', 'feature'],
  ['Novità', 'feature'],
  ['Features and fixes', 'neutral'],
  ['New features and improvements', 'neutral'],
  ['Features for developers', 'unfit'],
  ['Bug fixes', 'unfit'],
  ['Fixes and improvements', 'neutral'],
  ['Breaking changes', 'unfit'],
  ['Internal improvements', 'unfit'],
  ['Documentation', 'unfit'],
  ['Improvements', 'change'],
  ['Changed', 'change'],
  ["What's Changed", 'neutral'],
  ['📋 Changes', undefined],
  ['2.1.0', 'neutral'],
  ["What's new in 2.1", 'neutral'],
  ['Maps', undefined],
  ['Coming soon: features', 'later'],
  ['New contributors', 'uncounted'],
])('the heading %j says %s', (heading, kind) => expect(headingKind(heading)).toBe(kind))

test.each([
  '2.1.0',
  'v2.1',
  '[2.1.0] - 2026-08-14',
  'Version 2.1.0',
  'Version 3',
  'Release 2.1.0 (14 August 2026)',
  'Octo 2.1.0',
  'octo@2.1.0',
  "What's new in 2.1",
  '2.1.0-rc.1',
  '🌈 2.1.0 `2026-08-14`',
  '2026-08-14',
  '版本 2.1.0',
])('the heading %j is a version', heading => expect(isVersion(heading)).toBe(true))

test.each(['Maps', 'Support for Python 3.12', 'Maps of Rome 2.1', 'Chapter 3', 'August 2026', '12 maps', ''])(
  'the heading %j is no version',
  heading => expect(isVersion(heading)).toBe(false),
)

test.each(['Highlights', 'Release highlights', '亮点', '亮點', '版本亮点', '本次亮點', '亮点功能'])(
  'the heading %j names highlights',
  heading => expect(highlights.test(heading)).toBe(true),
)

test('a longer word than highlights names none', () => {
  expect(highlights.test('Highlighting of syntax')).toBe(false)
})

test.each<[string, ReturnType<typeof labelKind>]>([
  ['Added', 'addition'],
  ['feat', 'feature'],
  ['✨', 'feature'],
  ['♻️', undefined],
  ['perf', 'change'],
  ['docs', 'unfit'],
  ['deps-dev', 'unfit'],
  ['maps', undefined],
])('the label %j says %s', (label, kind) => expect(labelKind(label)).toBe(kind))

test.each([
  { text: 'Maps', words: 1 },
  { text: 'Add “maps” – and more', words: 4 },
  { text: '深色模式', words: 2 },
  { text: 'Add 深色模 now', words: 3 },
  { text: '--quiet flag', words: 2 },
  { text: '…', words: 0 },
])('"$text" has $words words', ({ text, words }) => expect(countWords(text)).toBe(words))

test('a text of 120 graphemes is fit, a longer one is not', () => {
  const text = `Add maps ${'é'.repeat(111)}`
  expect([isFit(text), isFit(`${text}a`)]).toEqual([true, false])
  const family = `Add maps ${'👨‍👩‍👧'.repeat(111)}`
  expect([isFit(family), isFit(`${family}a`)]).toEqual([true, false])
})

test.each(['Add maps (of all', 'Add maps of all)', 'Add maps (of] all', 'Add "maps of all', '增加「地图功能'])(
  'in %j a bracket or quotation mark is open',
  text => expect(isFit(text)).toBe(false),
)

test.each(['Add maps (of all)', 'Add [maps] (of “all”)', 'Add "maps" of all', '增加「地图」功能'])(
  'in %j all brackets are closed',
  text => expect(isFit(text)).toBe(true),
)

test('plain words and a colon may be before the first word', () => {
  expect(beginsWithAddition('Maps: add a filter')).toBe(true)
  expect(beginsWithRepair('Maps: remove a filter')).toBe(true)
  expect(beginsWithAddition('Maps of Rome. Note: add a filter')).toBe(false)
})

test('what only developers notice is found in sentences by its words, in names also by common words', () => {
  expect([isForDevelopers('Build houses in the park'), isNameForDevelopers('build')]).toEqual([false, true])
  expect([isForDevelopers('Refactor the park'), isNameForDevelopers('refactor')]).toEqual([true, true])
})

test('fewer words withhold in a sentence than beside it', () => {
  expect(['Log in without a password', 'Show past events'].map(withholdsItself)).toEqual([false, false])
  expect(['Log in, not on iOS', 'Maps were removed'].map(withholdsItself)).toEqual([true, true])
})

test('a later sentence may limit the first', () => {
  expect(['Only on iOS.', 'Nur auf iOS.', '仅限 iOS。'].map(limitsFirst)).toEqual([true, true, true])
  expect(limitsFirst('It follows the system.')).toBe(false)
})
