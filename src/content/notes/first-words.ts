import { firstWords, matchesRow, type Row, words } from './table-row.ts'

// The words that an entry begins with, after its scope. What withholds it wherever it stands, as `fix`, is in taken-back-or-limited.ts.

export const additions: readonly Row[] = [
  {
    what: 'English',
    pattern: firstWords(
      "(?:we (?:have |'ve |’ve )?)?(?:add|adds|added|adding|introduc(?:e|es|ed|ing)|implement(?:s|ed)?|allow(?:s|ed)?|enabl(?:e|es|ed)|provid(?:e|es|ed))|new(?! (?:versions?|release|minimum|requirements?|contributors?))|supports?(?! us)|you can|now you can|ability to|options? (?:to|for)|possibility (?:to|of)",
    ),
    example: 'Add dark mode',
  },
  {
    what: 'English, after the subject',
    pattern: words(
      'now (?:supports?|allows?|lets)|can now|(?:is|are) now (?:generally )?(?:available|supported|possible)',
    ),
    example: 'Dark mode is now available',
  },
  {
    what: 'Chinese',
    pattern: /^(?:新增|添加|增加|加入|支持|支援|引入|实现|實現|允许|允許|提供)/u,
    example: '新增深色模式',
  },
  {
    what: 'French',
    pattern: firstWords(
      'ajout(?:s|e|é|ée|és|ées)?|nouveau(?:x|té)?|nouvel(?:le|les)?|prise en charge|possibilité|permet|vous pouvez',
    ),
    example: 'Ajout du mode sombre',
  },
  {
    what: 'German',
    pattern: firstWords(
      'neu|neue[rs]?|hinzugefügt|unterstützung|unterstützt|ermöglicht|fügt|es gibt jetzt|du kannst|sie können',
    ),
    example: 'Neue Karten',
  },
  {
    what: 'Italian',
    pattern: firstWords('aggiunt[aeio]|aggiunge|nuov[aeio]|supporto|introdott[aeio]|permette|ora puoi'),
    example: 'Aggiunta la mappa',
  },
  {
    what: 'Japanese',
    pattern: /^(?!.*修正).{2,118}(?:を追加|に対応|の追加|への対応|できるように)(?:しました|した|なりました)?。?$/u,
    example: '地図を追加',
  },
  {
    what: 'Korean',
    pattern: /^(?!.*수정).{2,118}(?:추가|지원)(?:했습니다|합니다|됨|됩니다)?\.?$/u,
    example: '지도 추가',
  },
  {
    what: 'Portuguese',
    pattern: firstWords('adicionad[ao]s?|adiciona|nov[ao]s?|suporte|permite|agora você pode'),
    example: 'Adicionado mapa',
  },
  {
    what: 'Russian',
    pattern: firstWords('добавлен[аоы]?|нов(?:ый|ая|ое|ые)|поддержка|реализован[аоы]?|теперь можно'),
    example: 'Добавлена карта',
  },
  {
    what: 'Spanish',
    pattern: firstWords('añadid[ao]s?|añade|agregad[ao]s?|agrega|nuev[ao]s?|soporte|permite|ahora puedes'),
    example: 'Añadido el mapa',
  },
]

/** What takes away, repairs, or only changes what is there. */
export const repairs: readonly Row[] = [
  {
    what: 'fixes and removals, English',
    pattern: firstWords(
      '(?:(?:bug|hot)fix(?:es)?|fixed|fixing|fixup|resolve[sd]?|properly|also|repair(?:s|ed)?|remov(?:e|es|ed|ing)|drop(?:s|ped)?|delet(?:e|es|ed)|revert(?:s|ed)?|disabl(?:e|es|ed)|prevent(?:s|ed)?|avoid(?:s|ed)?|ensur(?:e|es|ed)|mak(?:e|es|ing) sure|stop(?:s|ped)?|handl(?:e|es|ed)|merg(?:e|es|ed)|chore|renam(?:e|es|ed)|mov(?:e|es|ed)|restor(?:e|es|ed)|upgrad(?:e|es|ed)|updat(?:e|es|ed)|downgrad(?:e|es|ed)|pin(?:s|ned)?|migrat(?:e|es|ed)|hid(?:e|es|den)|release[sd]?|change[sd]?|replaces?|switch(?:es|ed)?|us(?:e|es|ed|ing)|increas(?:e|es|ed|ing)|reduc(?:e|es|ed|ing|tions?)|lower(?:s|ed)?|rais(?:e|es|ed)|limit(?:s|ed)?|speed(?:s|ing)? up|sped up|faster|better|simplif(?:y|ies|ied)|optimi[sz](?:e|es|ed|ing|ations?)|tweak(?:s|ed)?|supported|support us|add(?:s|ed|ing)? (?:an? |the |some )?missing)',
    ),
    example: 'Fixed the menu',
  },
  {
    what: 'fixes and removals, Chinese, Japanese and Korean',
    pattern:
      /^(?:解决|解決|移除|删除|刪除|去除|更新|升级|升級|还原|调整|調整)|(?:を削除|수정|삭제|제거)(?:しました|した|함|됨)?。?$/u,
    example: '删除菜单',
  },
  {
    what: 'fixes and removals, other languages',
    pattern:
      /^(?:corrig|corre[cç]|corrett|behebt|behoben|korrigiert|supprim|retir|mise à jour|arregl|elimin|remov|исправлен|обновлен)/iu,
    example: 'Behoben: das Menü',
  },
]

const scopeAndColon = /^[^:：.]{1,40}[:：]\s{0,3}/u

/** The plain words before the colon of a text and the colon, as in `Calendar: add week numbers`; '' if there are none. */
export const plainScope = (text: string): string => scopeAndColon.exec(text)?.[0] ?? ''

/** Whether a text begins with what a row finds; plain words and a colon may be before it. */
const beginsWith = (rows: readonly Row[], text: string): boolean =>
  matchesRow(rows, text) || matchesRow(rows, text.replace(scopeAndColon, ''))

/** Whether a text begins with a word of addition. */
export const beginsWithAddition = (text: string): boolean => beginsWith(additions, text)

/** Whether a text begins with a word of fixing, removal or mere change. */
export const beginsWithRepair = (text: string): boolean => beginsWith(repairs, text)
