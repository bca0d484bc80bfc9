import { expect, test } from '@jest/globals'
import { asFix, defects, tellsOnlyDefect } from '../../src/content/notes/fixes-and-defects.ts'
import { neutralMessage, readNotes } from '../../src/content/notes/read-notes.ts'

const announced = (notes: string) => readNotes(notes, { title: 'Octo Maps 1.4.0' })

/** The forms of a defect that a text has. */
const formsOf = (text: string) => defects.filter(({ tells }) => tells(text)).map(({ what }) => what)

const defectForms = [
  {
    form: 'a first word that names a defect',
    texts: [
      'Unable to join a game',
      'Cannot open old maps',
      'Can’t open old maps',
      "Can't open old maps",
      'Cant open old maps',
      'Couldn’t save the route',
      'Couldnt save the route',
      'Crash of the app on start',
      'Crashes on start',
      'Crashing on start',
      'Bug in the search for towns',
      'Bugs in the search for towns',
      'Regression in the search for towns',
      'Regressions in the search for towns',
      'Incorrect names of streets',
      'Wrong names of streets',
      'Broken links in the menu',
      'Missing names of streets',
      'Failed login after a pause',
      'Failure to load old maps',
      'Failing uploads of photos',
      'Fails to load old maps',
      'Error while loading old maps',
      'Errors while loading old maps',
      'Exception while loading old maps',
      'Issue with old maps',
      'Issues with old maps',
      'Problem with old maps',
      'Problems with old maps',
      'Inability to zoom out',
      'Memory leak in the map view',
      'Leak of memory in the map view',
      'Spurious alerts at night',
      'Not all towns can be found',
      'Invalid dates in the list of trips',
      'Unexpected jumps of the map',
      'Impossible to zoom out',
    ],
    others: ['Error-free import of old maps', 'Bugle calls as a sound', 'A missing town can be added'],
  },
  {
    form: 'a subject that fails',
    texts: [
      'Upload of photos fails at night',
      'Uploads fail at night',
      'Old maps crash at night',
      'The map crashes at night',
      'The map crashed at night',
      'Search doesn’t work at night',
      "Search doesn't work at night",
      'Search does not work at night',
      'The search is broken',
      'Search not working on tablets',
      'Search in the menu hangs',
      'The whole screen freezes at night',
    ],
    others: [
      'Fails over to another server',
      'The map no longer crashes at night',
      'Uploads start again if one fails',
      'Uploads start again when one fails',
      'Searches are failsafe',
    ],
  },
  {
    form: 'a defect in a European language',
    texts: [
      'Die Suche funktioniert nicht',
      'Links funktionieren nicht',
      'Die Suche geht nicht',
      'Alte Karten gehen nicht',
      'Fehler beim Laden alter Karten',
      'Absturz beim Start',
      'La recherche ne fonctionne pas',
      'La recherche ne fonctionne plus',
      'Les liens ne fonctionnent pas',
      'La búsqueda no funciona',
      'Los enlaces no funcionan',
      'A busca não funciona',
      'La ricerca non funziona',
      'Поиск не работает',
      'Ссылки не работают',
    ],
    others: ['Fehlerberichte als Datei', 'Liste der Fehler als Datei', 'Sonido, no funcional'],
  },
  {
    form: 'a defect in Japanese',
    texts: [
      '地図を保存しない',
      '地図を保存できない',
      'メニューが表示されない',
      'メニューが表示されない。',
      '一覧が空にならない',
      '日付の表示がおかしい',
      '画面が崩れる',
      '起動時に落ちる',
      '起動時にクラッシュ',
      '起動時にクラッシュする',
      '地図の保存に失敗する',
      '検索の不具合',
      '検索時のエラー',
    ],
    others: ['地図を保存しない設定を追加', 'エラーの表示を改善'],
  },
  {
    form: 'a defect in Chinese',
    texts: [
      '菜单无法打开',
      '旧地图不能打开',
      '照片上传失败',
      '启动时崩溃',
      '启动时报错',
      '搜索失效',
      '深色模式不生效',
      '街道名称不显示',
      '启动时闪退',
      '搜尋異常',
      '搜索异常',
    ],
    others: [
      '新增提示：无法打开地图时显示',
      '添加上传失败的提示',
      '增加上传失败的提示',
      '地图支持在无法联网时使用',
      '优化上传失败的提示',
      '启动时避免崩溃',
      '启动时防止崩溃',
      '启动时不再崩溃',
    ],
  },
  {
    form: 'a defect in Korean',
    texts: [
      '지도 저장이 안됨',
      '지도 저장이 안 됨',
      '지도 저장이 안 됨.',
      '저장이 안되는 문제',
      '검색 오류',
      '메뉴가 열리지 않음',
      '메뉴가 열리지 않는 문제',
    ],
    others: ['오류 보고서를 파일로 저장', '메뉴가 열리지 않음 표시'],
  },
  {
    form: 'a defect that only may happen',
    texts: [
      'Records: values might be None according to types',
      'The list may be empty',
      'The list could sometimes become blank',
      'The list can still get stuck',
      'The list would end up truncated',
      'Names of towns may have been lost',
      'Names of towns may contain a null',
      'If the cache is full, the list may be empty',
      'When the cache is full, uploads can fail',
      'Uploads can also hang',
      'Update of the list may fail',
    ],
    others: [
      'Lists that may be empty',
      'Names of towns may now be empty',
      'The list may be empty now',
      'Exports of trips contain empty rows',
      'Hide towns whose name may be empty',
      'Menu: add towns whose name may be empty',
      'The color can be set in the menu',
    ],
  },
]
const textsOf = defectForms.flatMap(({ form, texts }) => texts.map(text => ({ form, text })))
const othersOf = defectForms.flatMap(({ form, others }) => others.map(text => ({ form, text })))

test('the forms of a defect are these', () => {
  expect(defects.map(({ what }) => what)).toEqual(defectForms.map(({ form }) => form))
})

test.each(textsOf)('"$text" has $form, so it is not announced', ({ form, text }) => {
  expect(formsOf(text)).toContain(form)
  expect(tellsOnlyDefect(text, true)).toBe(true)
  expect(announced(`- ${text}`)).toMatchObject({ message: neutralMessage })
})

test.each(othersOf)('"$text" does not have $form', ({ form, text }) => {
  expect(formsOf(text)).not.toContain(form)
})

test.each(['菜单无法打开的问题已修复', '検索の修正：不具合', '검색 수정: 오류', 'Fehler behoben: Absturz beim Start'])(
  '"%s" says that the defect was fixed, so it is not only a defect',
  text => {
    expect(formsOf(text)).not.toEqual([])
    expect(tellsOnlyDefect(text, false)).toBe(false)
  },
)

test.each([
  'Display of maps not possible',
  'Print never ends',
  'Print jobs fail at night',
  'Print fails at night',
  'Print failed at night',
  'Print keeps failing at night',
  'Print failure at night',
  'Print doesn’t start at night',
  "Print doesn't start at night",
  'Print doesnt start at night',
  'Print isn’t in the menu',
  'Print isnt in the menu',
  'Print jobs aren’t in the menu',
  'Print jobs arent in the menu',
  'Print wasn’t in the menu',
  'Print wasnt in the menu',
  'Print won’t start at night',
  'Print wont start at night',
  'Print can’t start at night',
  'Print cant start at night',
  'Print cannot start at night',
  'Print couldn’t start at night',
  'Print couldnt start at night',
  'Display of the wrong map',
  'Display of wrongly named maps',
  'Display of the incorrect map',
  'Display of incorrectly named maps',
  'Display of broken maps',
  'Display of towns with missing names',
  'Scope lost after a restart',
  'Match loses its score',
  'Print jobs crash at night',
  'Print crashes at night',
  'Print crashed at night',
  'Print keeps crashing at night',
  'Print error at night',
  'Print errors at night',
  'Print jobs hang at night',
  'Print hangs at night',
  'Print jobs freeze at night',
  'Print freezes at night',
  'Print jobs stuck at night',
  'Reset at an unexpected time',
  'Render of unexpectedly dark maps',
  'Display of invalid dates',
  'Display is too dark',
  'Print jobs are too slow',
  'Update was too slow',
  'Print jobs were too slow',
  'Match gets two scores',
  'Match being played twice',
])('below a heading of fixes, "%s" names what was broken, so "Fixed:" comes before it', text => {
  expect(announced(`### Fixed\n\n- ${text}`)).toMatchObject({ message: `Fixed: ${text}` })
})

test.each([
  { entry: 'Display maps at night', text: 'Display maps at night' },
  { entry: 'Repair the menu', text: 'Repair the menu' },
  { entry: 'Menu: repair the list of towns', text: 'Menu: repair the list of towns' },
  { entry: 'Second fix for blinking maps', text: 'Second fix for blinking maps' },
  { entry: 'Crashes are fixed', text: 'Crashes are fixed' },
  { entry: '3D maps blink at night', text: 'Fixed: 3D maps blink at night' },
  { entry: 'Old maps blink at night', text: 'Fixed: Old maps blink at night' },
])('the fix "$entry" is announced as "$text"', ({ entry, text }) => {
  expect(asFix(entry)).toBe(text)
})

test.each([
  { entry: 'Old maps blink at night', text: undefined },
  { entry: 'Prevent crashes of maps', text: undefined },
  { entry: 'Repair the menu', text: 'Repair the menu' },
  { entry: 'Das leere Menü ist behoben', text: 'Das leere Menü ist behoben' },
])('below a heading that is not English, the fix "$entry" becomes $text', ({ entry, text }) => {
  expect(asFix(entry, false)).toBe(text)
})
