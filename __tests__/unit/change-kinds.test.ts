import { expect, test } from '@jest/globals'
import {
  emojiKind,
  firstWordKind,
  headingKind,
  isKindName,
  labelKind,
  worse,
} from '../../src/content/notes/change-kinds.ts'
import { readEntry } from '../../src/content/notes/entry.ts'
import { neutralMessage, readNotes } from '../../src/content/notes/read-notes.ts'

const announced = (notes: string) => readNotes(notes, { title: 'octo-repo v1.4.0' })

const headings = [
  {
    kind: 'developers',
    language: 'English',
    texts: [
      '📖 Documentation',
      'Docs',
      'Doc',
      'Documented',
      'Chore',
      '🧹 Chores',
      'Build',
      'Build system',
      'CI',
      'CI/CD',
      'Continuous integration',
      'Test',
      'Tests',
      'Testing',
      'Refactor',
      'Code Refactoring',
      'Code quality',
      'Style',
      'Styles',
      'Styling',
      'Code style',
      'Maintenance',
      'Housekeeping',
      'Internal',
      'Internals',
      'Under the hood',
      'Dependency updates',
      'Dependencies',
      'Technical changes',
      'Translations',
      'Localization',
      'Localisation',
      'i18n',
      'l10n',
      'Packaging',
      'Infrastructure',
      'Tooling',
      'Dev',
      'Changes for plugin developers',
      'In Development',
      'DevOps',
      'Contributors',
      'Authors',
      '❤️ Thanks to all contributors!',
      'Thank you',
      'Credits',
      'Sponsors',
      'Acknowledgements',
      'Special thanks',
      'Reverts',
      'Revert',
      'Reverted',
      'Installation',
      'Install',
      'Installing',
      'Checksums',
      'Downloads',
      'Assets',
      'Artifacts',
      'Docker',
      'Upgrade guide',
      'Upgrading',
      'Upgrade notes',
      'How to upgrade',
      'Update instructions',
      'Migration guide',
      'Migration',
      'Migrating',
      'Known issues',
      'Known problems',
      'Known bugs',
      'Issues closed',
      'Closed issues',
      'Commits',
      'Full changelog',
      'Requirements',
      'Verification',
      'Verify',
      'Signatures',
      '⚙️ Miscellaneous Tasks',
      'Miscellaneous Chores',
      'Backend development',
      'Benchmarks',
      'Examples',
      'Linting',
    ],
  },
  {
    kind: 'developers',
    language: 'Chinese',
    texts: [
      '文档',
      '文件更新',
      '重构',
      '测试',
      '构建',
      '依赖',
      '国际化',
      '翻译',
      '贡献者',
      '已知问题',
      '安装',
      '下载',
      '更新说明',
      '校验',
    ],
  },
  {
    kind: 'developers',
    language: 'Japanese',
    texts: ['ドキュメント', 'リファクタリング', 'テスト', '依存関係', '既知の問題', '翻訳', 'ダウンロード'],
  },
  { kind: 'developers', language: 'Korean', texts: ['문서', '번역', '테스트', '개발', '알려진 문제'] },
  {
    kind: 'developers',
    language: 'German',
    texts: [
      'Dokumentation',
      'Übersetzungen',
      'Abhängigkeiten',
      'Bekannte Probleme',
      'Danksagung',
      'Interna',
      'Entwicklung',
    ],
  },
  {
    kind: 'developers',
    language: 'French',
    texts: ['Traductions', 'Dépendances', 'Problèmes connus', 'Remerciements', 'Développement'],
  },
  {
    kind: 'developers',
    language: 'Spanish',
    texts: ['Traducciones', 'Documentación', 'Dependencias', 'Problemas conocidos', 'Agradecimientos', 'Desarrollo'],
  },
  {
    kind: 'developers',
    language: 'Portuguese',
    texts: ['Traduções', 'Documentação', 'Dependências', 'Problemas conhecidos', 'Agradecimentos', 'Desenvolvimento'],
  },
  { kind: 'developers', language: 'Italian', texts: ['Traduzioni', 'Documentazione', 'Dipendenze'] },
  {
    kind: 'developers',
    language: 'Russian',
    texts: ['Документация', 'Переводы', 'Зависимости', 'Известные проблемы', 'Разработка'],
  },
  {
    kind: 'feature',
    language: 'English',
    texts: [
      '✨ New Features',
      'News',
      'Added',
      'Add',
      'Additions',
      '### 🚀 Enhancements',
      'New',
      'New functionality',
      'New additions',
      'New in this release',
      'Improvements and bug fixes',
      'Improved',
      'Performance',
      'Optimizations',
      'Optimisations',
      'Optimized',
      'Highlights',
      'Highlight',
      'What you get',
      'Perf',
    ],
  },
  {
    kind: 'feature',
    language: 'Chinese',
    texts: ['新增', '新功能', '特性', '增强', '优化', '改进', '性能', '亮点', '改良', '最佳化'],
  },
  { kind: 'feature', language: 'Japanese', texts: ['追加', '新機能', '改善', '強化'] },
  { kind: 'feature', language: 'Korean', texts: ['추가', '새로운 메뉴', '새 기능', '개선'] },
  {
    kind: 'feature',
    language: 'German',
    texts: ['Neu', 'Neue Funktionen', 'Neuerungen', 'Verbesserungen', 'Hinzugefügt'],
  },
  { kind: 'feature', language: 'French', texts: ['Ajouts', 'Nouveautés', 'Nouvel outil', 'Améliorations'] },
  {
    kind: 'feature',
    language: 'Spanish',
    texts: ['Añadido', 'Agregado', 'Nuevo', 'Novedades', 'Funcionalidades', 'Mejoras'],
  },
  {
    kind: 'feature',
    language: 'Portuguese',
    texts: ['Adicionado', 'Novidades', 'Novo', 'Novas telas', 'Melhorias', 'Recursos'],
  },
  { kind: 'feature', language: 'Italian', texts: ['Aggiunte', 'Novità', 'Nuovo', 'Miglioramenti'] },
  { kind: 'feature', language: 'Russian', texts: ['Добавлено', 'Новое', 'Новый поиск', 'Улучшения', 'Возможности'] },
  {
    kind: 'feature',
    language: 'Dutch, Polish, Turkish, Czech or Swedish',
    texts: ['Toegevoegd', 'Verbeteringen', 'Dodano', 'Nowości', 'Yenilikler', 'Přidáno', 'Nytt', 'Lagt till'],
  },
  {
    kind: 'fix',
    language: 'English',
    texts: [
      'Bug Fixes',
      '🐛 Bugs fixed',
      'Fix',
      'Hotfixes',
      'Security',
      'Resolved',
      'Corrected',
      'Corrections',
      'Patched',
      'Vulnerabilities',
      'Engine fixes',
    ],
  },
  { kind: 'fix', language: 'Chinese', texts: ['修复问题', '修正', '缺陷', '安全', '解决'] },
  { kind: 'fix', language: 'Japanese', texts: ['不具合', 'バグ', 'セキュリティ'] },
  { kind: 'fix', language: 'Korean', texts: ['수정', '버그', '보안'] },
  { kind: 'fix', language: 'German', texts: ['Korrekturen', 'Fehlerbehebungen', 'Behoben', 'Sicherheit'] },
  { kind: 'fix', language: 'French', texts: ['Corrigé', 'Sécurité'] },
  { kind: 'fix', language: 'Spanish', texts: ['Corregido', 'Correcciones', 'Arreglos', 'Seguridad'] },
  { kind: 'fix', language: 'Portuguese', texts: ['Correções', 'Segurança'] },
  { kind: 'fix', language: 'Italian', texts: ['Corretto', 'Correzioni', 'Sicurezza'] },
  { kind: 'fix', language: 'Russian', texts: ['Исправления', 'Ошибки', 'Безопасность'] },
  {
    kind: 'fix',
    language: 'Dutch, Polish, Turkish, Czech or Swedish',
    texts: ['Opgelost', 'Naprawiono', 'Poprawki', 'Düzeltmeler', 'Opraveno', 'Åtgärdat', 'Fixat'],
  },
  {
    kind: 'removal',
    language: 'English',
    texts: ['Removed', 'Removals', 'Remove', 'Deprecations', 'Dropped', 'Obsolete'],
  },
  {
    kind: 'removal',
    language: 'another language',
    texts: ['移除', '删除', '削除', '제거', 'Entfernt', 'Supprimé', 'Eliminado', 'Rimosso', 'Удалено', 'Usunięto'],
  },
  {
    kind: 'change',
    language: 'English',
    texts: ['⚠️ Breaking Changes', 'Changed', 'Behavior changes', 'Behaviour changes', 'Altered'],
  },
  {
    kind: 'change',
    language: 'another language',
    texts: ['Geändert', 'Modifications', 'Cambios', 'Mudanças', '变更', '変更', '변경', 'Изменения'],
  },
]
const headingsOf = headings.flatMap(({ texts, ...rest }) => texts.map(heading => ({ ...rest, heading })))

test.each(headingsOf)('the heading "$heading" in $language names the kind $kind', ({ kind, heading }) => {
  expect(headingKind(heading)).toBe(kind)
})

const forDevelopers = headingsOf.filter(({ kind }) => kind === 'developers')
test.each(forDevelopers)('what is below the heading "$heading" is not announced', ({ heading }) => {
  expect(announced(`## ${heading}\n\n- Dark mode`)).toMatchObject({ message: neutralMessage })
})

test.each([
  { what: 'says that all changes follow', heading: 'What’s changed' },
  { what: 'says that all changes follow', heading: "What's Changed" },
  { what: 'says that all changes follow', heading: 'Whats changed' },
  { what: 'says that all changes follow', heading: '🎉🎉 What’s changed 🎉🎉' },
  { what: 'says that all changes follow', heading: 'Changelog' },
  { what: 'says that all changes follow', heading: 'Change' },
  { what: 'says that all changes follow', heading: 'All other changes' },
  { what: 'says that all changes follow', heading: '变更记录' },
  { what: 'has a word that only begins as one does', heading: 'Featuring maps' },
  { what: 'has a word that only begins as one does', heading: 'Fixtures' },
  { what: 'has a word that only ends as one does', heading: 'Prefix' },
  { what: 'has another word beside one that counts by itself', heading: 'New maps' },
  { what: 'has another word beside one that counts by itself', heading: 'Doc Martin' },
  { what: 'has the number of a version', heading: 'Fixes of 10.2' },
  { what: 'has the number of a version', heading: 'v1.4.0 - Security' },
  { what: 'has two words beside one for developers', heading: 'Dependencies between tasks' },
  { what: 'has two words beside one for developers', heading: '菜单翻译工具' },
  { what: 'has the code of an emoji beside another word', heading: ':bug: Menu' },
  { what: 'has no letters, and no emoji first', heading: '3 ✨' },
  { what: 'has no letters, and no emoji first', heading: '---' },
])('a heading that $what names no kind: "$heading"', ({ heading }) => {
  expect(headingKind(heading)).toBeUndefined()
})

test.each([
  { heading: 'Fixed in map2.0x', kind: 'fix' },
  { heading: '3 fixes', kind: 'fix' },
  { heading: '✨', kind: 'feature' },
  { heading: '⚡️⚡️', kind: 'feature' },
  { heading: ':tada: ✨', kind: 'feature' },
  { heading: 'Maps:bug:Fixes', kind: 'fix' },
  { heading: 'Fixes for developers', kind: 'developers' },
  { heading: 'Improvements for developers', kind: 'developers' },
  { heading: 'Dependency of tasks', kind: 'developers' },
  { heading: '菜单翻译', kind: 'developers' },
  { heading: 'Features and documentation', kind: 'feature' },
  { heading: 'Features & documentation', kind: 'feature' },
  { heading: 'Features, documentation', kind: 'feature' },
  { heading: 'Features/documentation', kind: 'feature' },
  { heading: 'Funktionen und Dokumentation', kind: 'feature' },
  { heading: 'Ajouts et documentation', kind: 'feature' },
  { heading: 'Novedades y documentación', kind: 'feature' },
  { heading: 'Novità e documentazione', kind: 'feature' },
  { heading: '新增、文档', kind: 'feature' },
  { heading: '修复，测试', kind: 'fix' },
  { heading: 'Fixes and features', kind: 'fix' },
  { heading: 'Documentation and features', kind: 'developers' },
])('the heading "$heading" as a whole names the kind $kind', ({ heading, kind }) => {
  expect(headingKind(heading)).toBe(kind)
})

test.each([
  { text: 'New features', isName: true },
  { text: 'Other minor fixes', isName: true },
  { text: 'Fixes and improvements', isName: true },
  { text: 'Feature update', isName: true },
  { text: 'Feature updates', isName: true },
  { text: 'Installation instruction', isName: true },
  { text: 'Installation instructions', isName: true },
  { text: 'Security item', isName: true },
  { text: 'Security items', isName: true },
  { text: 'Fixes of maps', isName: false },
  { text: 'New menu', isName: false },
  { text: 'Other', isName: false },
])('whether "$text" only names a kind: $isName', ({ text, isName }) => {
  expect(isKindName(text)).toBe(isName)
})

const entries = [
  { kind: 'developers', texts: ['chore: sort the files', '📝 Describe the flags', 'docs(menu): describe the flags'] },
  {
    kind: 'feature',
    texts: [
      'feat(ui)!: dark mode',
      '**Added**: dark mode',
      '[FEATURE] dark mode',
      '[Added ] dark mode',
      'Highlights: dark mode',
      '✨ Dark mode',
      '⭐️ Dark mode',
      '⚡ Dark mode',
      'Add dark mode',
      'We have added dark mode',
      'We’ve added dark mode',
      'We add dark mode',
      'Introduces dark mode',
      'New maps: Rome and Paris',
      'Menu: add a filter',
      '菜单： 新增过滤',
      '新增深色模式',
    ],
  },
  {
    kind: 'fix',
    texts: [
      'fix(ui): the menu opens',
      'Fixed: the menu opens',
      'Resolved: the menu opens',
      '🐛 The menu opens',
      'Fixes the menu',
      '修复菜单',
    ],
  },
  {
    kind: 'removal',
    texts: ['Removed: the old importer', 'Drop the old importer', '🔥 The old importer'],
  },
  { kind: 'change', texts: ['Changed: the menu is wider', 'perf: faster maps', '💄 Menu with more space'] },
]
const entriesOf = entries.flatMap(({ kind, texts }) => texts.map(entry => ({ kind, entry })))

test.each(entriesOf)('the entry "$entry" is of the kind $kind by itself', ({ kind, entry }) => {
  const marked = entry.replace(/\*\*(.*)\*\*/, '\ue004$1\ue005')
  expect(readEntry(marked, { kind: undefined, scope: '', isEnglish: true }).kind).toBe(kind)
  expect(announced(`- ${entry}`)).toMatchObject({ origin: { kind: kind === 'developers' ? 'neutral' : 'entry' } })
})

test.each([
  { entry: 'Add maps of Rome', kind: 'feature' },
  { entry: 'Menu: add a filter', kind: 'feature' },
  { entry: 'Menu:  add a filter', kind: 'feature' },
  { entry: '菜单：\n新增过滤', kind: 'feature' },
  { entry: 'Menu: repair the filter', kind: 'fix' },
  { entry: 'Additional maps', kind: undefined },
  { entry: 'Newer maps', kind: undefined },
  { entry: 'Maps add rain', kind: undefined },
  { entry: 'Menu. Towns: add a filter', kind: undefined },
  { entry: 'Menu: towns: add a filter', kind: undefined },
])('the first word of "$entry" tells the kind $kind', ({ entry, kind }) => {
  expect(firstWordKind(entry)).toBe(kind)
})

test.each([
  { label: 'Added', kind: 'feature' },
  { label: 'Highlights', kind: 'feature' },
  { label: 'Improved', kind: 'feature' },
  { label: 'Corrected', kind: 'fix' },
  { label: 'Dropped', kind: 'removal' },
  { label: 'perf', kind: 'change' },
  { label: 'chore', kind: 'developers' },
  { label: 'Docker', kind: undefined },
  { label: 'Sponsors', kind: undefined },
  { label: 'Thanks', kind: undefined },
  { label: 'Behavior changes', kind: undefined },
  { label: 'Menu', kind: undefined },
])('the label "$label" is of the kind $kind', ({ label, kind }) => {
  expect(labelKind(label)).toBe(kind)
})

test.each([
  { emoji: '⭐', kind: 'feature' },
  { emoji: '⭐\ufe0f', kind: 'feature' },
  { emoji: '❤\ufe0f', kind: 'developers' },
  { emoji: '🐙', kind: undefined },
  { emoji: '', kind: undefined },
])('the emoji "$emoji" stands for the kind $kind', ({ emoji, kind }) => {
  expect(emojiKind(emoji)).toBe(kind)
})

test.each([
  { one: 'feature', other: 'removal', worst: 'removal' },
  { one: 'developers', other: 'fix', worst: 'developers' },
  { one: 'fix', other: 'fix', worst: 'fix' },
  { one: undefined, other: 'feature', worst: 'feature' },
  { one: 'feature', other: undefined, worst: 'feature' },
  { one: undefined, other: undefined, worst: undefined },
] as const)('of $one and $other the worse news is $worst', ({ one, other, worst }) => {
  expect(worse(one, other)).toBe(worst)
})
