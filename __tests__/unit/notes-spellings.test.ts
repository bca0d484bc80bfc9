import { expect, test } from '@jest/globals'
import { developerNames, developerWords } from '../../src/content/notes/developer-matters.ts'
import { labelKind, labels } from '../../src/content/notes/entry-labels.ts'
import { additions, improvements, repairs } from '../../src/content/notes/first-words.ts'
import type { Row } from '../../src/content/notes/row.ts'

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

testSpellings('improvements', improvements, [
  { what: 'other languages', found: ['地図を改善しました', '지도 개선'], notFound: ['Neue Karten, verbessert'] },
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

test.each(labels)(
  'a label is the whole of a name: "$example" with a word beside it is none',
  ({ pattern, example }) => {
    expect(pattern.test(`Maps ${example}`)).toBe(false)
    expect(pattern.test(`${example} maps`)).toBe(false)
  },
)

test.each<{ kind: ReturnType<typeof labelKind>; names: string[] }>([
  { kind: 'addition', names: ['Nouveau', '追加', 'New feature'] },
  { kind: 'feature', names: [':star:', ':star2:', 'Features'] },
  { kind: 'change', names: ['optimize', 'Optimised', 'optimized'] },
  { kind: 'unfit', names: ['bug fix', 'bugfix', 'Bug fixes', 'hotfix', 'hot fix', 'breaking', 'Breaking change'] },
])('the labels $names say $kind', ({ kind, names }) => {
  expect(names.filter(name => labelKind(name) !== kind)).toEqual([])
})
