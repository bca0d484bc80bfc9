import { expect, test } from '@jest/globals'
import { developerNames, developerWords } from '../../src/content/notes/developer-matters.ts'
import { labelKind, labels } from '../../src/content/notes/entry-labels.ts'
import { additions, repairs } from '../../src/content/notes/first-words.ts'
import { countWords, isFit, neverSent } from '../../src/content/notes/never-sent.ts'
import type { Row } from '../../src/content/notes/table-row.ts'
import { withheldWords } from '../../src/content/notes/taken-back-or-limited.ts'

// Each row has one example and one near miss in notes-tables.test.ts. Here are more spellings of the same, and more texts
// that only look like it.

interface Spellings {
  what: string
  found: string[]
  notFound: string[]
}

/** Fails for a row that the table does not have. */
function rowOf(table: readonly Row[], what: string): Row {
  const row = table.find(each => each.what === what)
  if (row === undefined) throw new Error(`no row "${what}"`)
  return row
}

const testSpellings = (name: string, table: readonly Row[], spellings: Spellings[]) =>
  test.each(spellings)(`${name}: the row "$what" finds other spellings, and nothing else`, each => {
    const { pattern } = rowOf(table, each.what)
    expect(each.found.filter(text => !pattern.test(text))).toEqual([])
    expect(each.notFound.filter(text => pattern.test(text))).toEqual([])
  })

testSpellings('additions', additions, [
  {
    what: 'Japanese',
    found: ['地図を追加しました。', '地図の追加', '地図に対応した', '地図を共有できるようになりました'],
    notFound: ['メニューの修正と地図を追加', '地図を追加する方法の変更'],
  },
  {
    what: 'Korean',
    found: ['오프라인 지도 지원', '지도가 추가됨', '지도를 지원합니다.'],
    notFound: ['메뉴 수정 및 지도 추가', '지도 추가 방법 변경'],
  },
])

testSpellings('repairs', repairs, [
  {
    what: 'fixes and removals, Chinese, Japanese and Korean',
    found: ['メニューを削除', 'メニューを削除しました', 'メニューを削除しました。', '메뉴 수정', '메뉴 수정함'],
    notFound: ['写真を削除する道具', '사진 수정 도구'],
  },
  {
    what: 'fixes and removals, other languages',
    found: ['Correção do menu', 'Corrección del menú'],
    notFound: ['Die Karte korrigiert Fehler'],
  },
])

testSpellings('neverSent', neverSent, [
  {
    what: 'the number of an issue',
    found: ['Add maps ＃1', 'Maps of GH-12', 'Maps of PR 12', 'Maps (MR12)', 'pr12 maps'],
    notFound: ['Maps of 3MR1 and XPR1', 'Maps of PR.12', 'Maps for MRs and 12 more'],
  },
  {
    what: 'the number of a ticket',
    found: ['123 Maps', '12345 maps', 'MAP-12', 'Maps (A1-123456) for all', 'Maps of A2B-12, and more'],
    notFound: [
      '12 maps',
      'Add 123 maps',
      '123',
      'Maps of xMAP-12',
      'Maps of MAP-12a',
      'Maps of 1MAP-12',
      'MAP-1234567',
      'A-12',
      'Map-12',
      'MAP-1',
    ],
  },
  { what: 'an account', found: ['Maps of ＠octocat', 'Maps @1'], notFound: ['Maps @ 1', 'Maps @-'] },
  {
    what: 'a commit',
    found: ['1234567', 'Maps (abcdef1) for all', 'ABCDEF1'],
    notFound: ['Maps of 1abcdefg', 'Maps of abcdefabc', 'Maps of g1abcdef', '123456'],
  },
  {
    what: 'an address',
    found: ['Maps of https://x', 'Maps of www.x', 'mona@site.example', 'a@b'],
    notFound: ['Maps of ://', 'Maps @b', 'a@ maps', 'wwwxmaps'],
  },
  {
    what: 'a path',
    found: ['Maps in /api', 'Maps in src/api/', 'Maps in a/b/c', '/a'],
    notFound: ['Maps on / off', 'on/off', 'and/or maps', '</b>'],
  },
  {
    what: 'the name of a file of source code',
    found: [
      'maps.js',
      'Read maps.js now',
      'Maps in my_maps-2.yaml',
      'maps.yml',
      'Read README.md',
      'CHANGES.txt',
      'MAPS.yaml',
      'MAPS.yml',
      'x.h',
    ],
    notFound: ['Node.js maps', 'Maps.goes', 'maps.h2', 'A.md', 'README.html', 'maps of.', '1.js'],
  },
  {
    what: 'a mark of Markdown',
    found: [
      'Add ~~maps',
      'Add `maps',
      'Add __maps',
      'Add _maps_ for all',
      'Maps | cities',
      '| maps',
      'maps |',
      'maps\\',
    ],
    notFound: [
      'Add snake_case_names',
      'Add _',
      'a|b',
      'Maps |cities of all',
      'Maps| cities of all',
      '_1_',
      '__'.slice(1),
    ],
  },
  {
    what: 'a mark of a footnote, or one without its other half',
    found: [
      '地图 。',
      'Add *maps',
      'Add maps*',
      'Maps ~cities',
      'Add * maps',
      'Add maps ^',
      'Maps†',
      'Add ==maps',
      '++maps',
      'Maps… now',
    ],
    notFound: ['C++', '2*3', 'a_b', 'Maps…', 'Add -*- maps', '1 = 1', '++ maps', '地图。', '3*a', '地*图'],
  },
  {
    what: 'HTML',
    found: [
      'a <b',
      'a </b',
      'a <!',
      'a <?',
      'maps <',
      'a -->',
      'a ?>',
      '&#38;',
      '&amp;',
      '&eacute; maps',
      '&copy 2026',
      'a="b',
    ],
    notFound: ['a < b', 'a <3', 'a & b;', '&copying', 'R&D', 'a = "b"', '&;', '&-;'],
  },
  {
    what: 'a template',
    found: [
      '{ maps',
      'maps }',
      '%MAPS% of all',
      'Add %s',
      'Add %d',
      'Add %(maps)',
      '$maps',
      '$(maps)',
      'MAPS_ALL',
      'Maps :all',
      'maps (:all)',
    ],
    notFound: ['50 % of all', '5 $', 'a_b', 'A_b', 'a_B', 'Maps: all', 'a:b', '100%', 'Add %x', '%-%', 'at :1'],
  },
  {
    what: 'the code of an emoji',
    found: [':a1:', ':+1_-:'],
    notFound: [': a :', ':a:', '10:30:20'.replaceAll('30', '3')],
  },
  {
    what: 'a trailer',
    found: ['Signed-off-by Mona', 'maps (co-authored-by Mona)', 'tested-on all'],
    notFound: ['Untested-by maps', 'tested-byways', 'tested by all'],
  },
  {
    what: 'an instruction to the author',
    found: [
      '– Write about maps',
      'Insert maps',
      'Draft of maps',
      'To do: maps',
      'Maps: todo',
      'Fix me',
      'FIXME',
      'tba',
      'Maps TBC',
      'tbd',
    ]
      .concat(['N/A', 'feature x', 'Features 1', 'Change here', 'item 2'].filter(text => text !== 'Change here'))
      .concat(['Changes here', 'feature here', 'Features here', 'goes here', 'if any', 'summary of changes'])
      .concat(['Description of the change', '1. Describe maps']),
    notFound: [
      'Maps that describe cities',
      'Writer of maps',
      'Add a dodo',
      'tbx',
      'Feature of maps',
      'item a',
      'Tbdx',
      'Maps: describe',
    ],
  },
  {
    what: 'two sentences in one',
    found: ['Add maps; cities too', '地图；城市', 'New maps! now'],
    notFound: ['Add maps. Cities too', 'Maps v. cities', 'Add 100. maps', 'Add maps.now'],
  },
  {
    what: 'a word that points elsewhere',
    found: [
      'Maps for these',
      'Support for it',
      'Adds it',
      'Add that',
      'Allow them',
      'Allows it',
      'Enable them',
      'Enables it',
      'Added them',
    ]
      .concat([
        'The following maps',
        'Maps, see docs',
        'Maps (see more)',
        'Maps,see it',
        'Click here',
        'read more',
        'Siehe Karten',
      ])
      .concat(['They are maps', 'Also maps', 'And maps', '地图详见文档']),
    notFound: [
      'Thistle maps',
      'Add item',
      'Seed, seen',
      'Maps, seeds',
      'Maps and they',
      'Maps to see',
      'Antithesis',
      'Maps (seen)',
    ],
  },
  {
    what: 'an identifier before a colon',
    found: [
      'a/b: maps',
      'a.b：maps',
      'map_tiles: maps',
      'Map-tiles: maps',
      'map-tiles-all: maps',
      '.a: maps',
      'a_: maps',
    ],
    notFound: [
      'Maps: a/b',
      'Maps of a/b: all',
      'The map-tiles: all',
      'map-tiles of all: a',
      'Map-Tiles: maps',
      'a-b: maps',
    ],
  },
  {
    what: 'another version of something',
    found: [
      'Maps from 2.1',
      'Maps to v12.1',
      'From version 2.1',
      'Tinylib 2.1',
      'tinylib v12',
      '更新到 2',
      'Karten auf 2.1',
    ],
    notFound: [
      'Maps onto 2.1',
      'Maps to 2',
      'Maps for tinylib 2.1',
      'Tinylib 2.1 maps',
      'Maps from version 2',
      'tinylib 2 maps',
    ],
  },
  {
    what: 'a last word that needs another',
    found: [
      'Add maps for.',
      'Add maps, and',
      'Add maps:',
      'Add maps…',
      'Add maps..',
      'Add maps –',
      'Add maps?',
      'Karten mit;',
      'Maps with,',
    ],
    notFound: ['Add maps therefor', 'Add for maps', 'Add maps.', 'for', 'Add: maps', 'Add maps for!'],
  },
])

testSpellings('withheldWords', withheldWords, [
  {
    what: 'what one has to pay for',
    found: [
      'Kostenpflichtig',
      'Kostenpflichtige Karten',
      'Kostenpflichtiges Konto',
      'Une offre payante',
      'Des comptes payants',
      'Es de pago',
      '付费会员',
      '付費',
      '會員專用',
      '有料会員',
    ],
    notFound: ['Kostenpflichtigerer', 'Payantement', 'Unpaid maps', 'Bezahlt mit de pagos'],
  },
  {
    what: 'what has ended or is put off, other languages',
    found: ['Prévu en mai', 'Prévue en mai', 'Prévues', 'Карта удалена', 'Поиск удалён', 'Bald auf iOS', 'Kommt noch'],
    notFound: ['Baldachin', 'Unentfernt', 'Nochmals', 'Encorebis'],
  },
  {
    what: 'a defect, other languages',
    found: ['Сбой карты', 'Сбои карты', 'erro'],
    notFound: ['Сбор карт', 'errores'],
  },
  {
    what: 'a word that limits beside an entry, Chinese, Japanese and Korean',
    found: ['iOS만 지원', '不支持'],
    notFound: ['만세 지도'],
  },
])

testSpellings('developerWords', developerWords, [
  {
    what: 'the name of a class inside',
    found: ['Add a MapService for cities', 'Add useMap to cities'],
    notFound: ['Add serviceable maps', 'Add the MapServices of Rome', 'Add reuseMap to cities'],
  },
])

testSpellings('developerNames', developerNames, [
  {
    what: 'developers, other languages',
    found: ['Neue Dokumentation', 'Interna', 'Interna und mehr', 'Documentação', 'Documentazione', 'Documentación'],
    notFound: ['Internationale Karten', 'Documental sobre mapas', 'Urdokumentation'],
  },
])

test('every bracket of any script must be closed, and every quotation mark', () => {
  const closed = ['增加（地图）功能', '增加【地图】功能', '增加『地图』功能', '增加《地图》功能', 'Add “maps” of „all“']
  expect(closed.filter(text => !isFit(text))).toEqual([])
  const open = ['增加（地图功能', '增加地图】功能', '增加（地图』功能', '增加『地图《功能』', 'Add “maps of all']
  expect(open.filter(isFit)).toEqual([])
})

test('a word between two letters of a script without spaces is one of its own', () => {
  expect(countWords('Add地图now')).toBe(3)
  expect(countWords('Add地now')).toBe(2)
})

test.each(labels)(
  'a label is the whole of a name: "$example" with a word beside it is none',
  ({ pattern, example }) => {
    expect(pattern.test(`Maps ${example}`)).toBe(false)
    expect(pattern.test(`${example} maps`)).toBe(false)
  },
)

test.each<{ kind: ReturnType<typeof labelKind>; names: string[] }>([
  { kind: 'addition', names: ['Nouveau', '追加', 'New feature'] },
  { kind: 'feature', names: [':star:', ':star2:', '⭐\ufe0f', 'Features'] },
  {
    kind: 'change',
    names: ['optimize', 'Optimised', 'optimized', 'Improve', 'Improvement', 'Change', 'Changed', 'Update', 'Updated'],
  },
  {
    kind: 'unfit',
    names: [
      'bug fix',
      'bugfix',
      'Bug fixes',
      'hotfix',
      'hot fix',
      'breaking',
      'Breaking change',
      'Remove',
      'Deprecate',
    ],
  },
])('the labels $names say $kind', ({ kind, names }) => {
  expect(names.filter(name => labelKind(name) !== kind)).toEqual([])
})
