import { expect, test } from '@jest/globals'
import { neutralMessage, readNotes } from '../../src/content/notes/release-message.ts'

// What no table knows is no news. Each kind of doubt has rows, and near misses that still give a sentence.

const add = 'Add offline maps for Europe'
const support = '- Support for Internet Explorer 11'

const read = (notes: string) => {
  const found = readNotes(notes)
  return 'problem' in found ? 'an error' : found.message
}

test.each<[string, string[]]>([
  [
    'a heading takes away what one of its words names',
    ['Removed features', 'Deprecated features', 'Disabled features', 'Missing features', 'Feature requests']
      .concat(['Features in development', 'Features not in this build', 'Experimental features', '🚧 Features'])
      .map(heading => `## ${heading}\n${support}`),
  ],
  [
    'no table knows the heading',
    ['No longer supported', 'End of support', 'Discontinued', 'Backlog', 'Up next', 'On the horizon', 'Ideas', 'Pulled']
      .concat([
        'Usage',
        'Getting started',
        'Action required',
        'QA',
        'For admins',
        'Eingestellt',
        'Abandonné',
        'Pendiente',
      ])
      .concat(['Скоро', '不再支持', 'サポート終了', '지원 종료', 'Server', '[YANKED]'])
      .flatMap(heading => [`## ${heading}\n${support}`, `${heading}:\n- ${add}`]),
  ],
  ['a line above the list is no sentence', [`We no longer ship\n${support}`, `diff\n${support}`]],
  [
    'no table knows the sign',
    ['❌', '🚧', '⛔', '🔜', '⏳', '⬜', '✖️', '↩️', '➖', ':x:', ':construction:', ':soon:'].map(
      sign => `- ${sign} ${add}`,
    ),
  ],
  [
    'the task is not done',
    [
      '[-]',
      '[~]',
      '[  ]',
      '[_]',
      '[.]',
      '[?]',
      '[!]',
      '[>]',
      '[/]',
      '[o]',
      '\\[ \\]',
      '**[ ]**',
      '( )',
      '[\u00a0]',
    ].map(box => `- ${box} ${add}`),
  ],
  [
    'what is before the entry puts it off or limits it, though it is left out',
    ['**Coming soon:**', '**iOS only:**', '[DRAFT]', '[Postponed]', '[Enterprise only]', 'feat(reverted):'].map(
      scope => `- ${scope} Add offline maps for all of Europe today`,
    ),
  ],
  [
    'plain words before a colon do so',
    ['Roadmap', 'Idea', 'Next', 'Q3', 'Rejected', 'Cancelled', 'Secret', 'Was removed', 'Under review', 'Staff'].map(
      label => `- ${label}: add offline maps for Europe`,
    ),
  ],
  [
    'another entry takes it back',
    ['Revert #12', 'Reverts #12', `Undo "${add}"`, 'Back out offline maps for Europe', `Rollback: ${add}`]
      .map(other => `- ${add} by @mona in #12\n- ${other} by @octocat in #13`)
      .concat([
        '* **maps:** add offline mode (#12)\n* Revert "add offline mode" (#13)',
        '### Features\n* **maps:** add offline mode (#12)\n\n### Reverts\n* add offline mode (#13)',
        `- ${add}\n- Disable offline maps for Europe`,
        `- ${add}\n\nUpdate: offline maps were reverted in 2.0.1.`,
      ]),
  ],
  [
    'something below it limits it',
    ['  - reverted in #13', '  - not yet on iOS', '\n  Not yet on iOS.', '  > Not yet on iOS.'].map(
      below => `- ${add}\n${below}`,
    ),
  ],
  ['a footnote may limit it', ['[^1]', '\\*', '¹', ' <sup>1</sup>'].map(mark => `- ${add}${mark}`)],
  [
    'a sentence after it limits it or takes it back',
    ['We rolled it back.', 'Undone.', 'Withdrawn.', 'Does not work on iOS.', 'Off by default.', 'Behind a flag.']
      .concat(['Without iOS.', 'Available from June.', 'Next release: iOS.', 'iOS follows in May.', 'Non su iOS.'])
      .concat(['Kommt bald auf iOS.', 'Только на Android.', 'iOS 尚未支持。'])
      .map(sentence => `- ${add}. ${sentence}`)
      .concat(['- 新增离线地图和深色模式。iOS 尚未支持。', '- オフライン地図を追加しました。iOSは未対応です。']),
  ],
  [
    'it ends though it begins with a word of addition',
    ['Support for old maps was dropped', 'Support for old maps has ended', 'Support for old maps ends in May']
      .concat(['Unterstützung für Karten eingestellt', 'Prise en charge de Windows 7 supprimée'])
      .concat(['Soporte para Windows 7 eliminado', 'Suporte ao Windows 7 removido', 'Supporto per Windows 7 rimosso'])
      .concat(['Поддержка Windows 7 прекращена', '支持 Windows 7 的版本已停止更新', '윈도우 7 버전 미지원'])
      .map(entry => `- ${entry}`),
  ],
  [
    'it is in another version',
    [
      ['## Octo Maps 2.0.0', '## Octo Maps 1.9.0'],
      ['## 2.0.0 The Big One', '## 1.9.0 The Small One'],
      ['## August 2026', '## July 2026'],
      ['## Sprint 12', '## Sprint 11'],
      ['<h2>2.0.0</h2>\n', '<h2>1.9.0</h2>\n'],
      ['Hello.', '\n## Changes since 1.8'],
      ['Hello.', '\nWhat was new in 2.0.0:'],
    ].map(([first, second]) => `${first}\n- Fix the menu\n\n${second}\n- ${add}`),
  ],
  [
    'brackets limit it',
    ['([iOS only](https://site.example))', '(#12) - Android Only', '(#12) – Reverted'].map(end => `- ${add} ${end}`),
  ],
  [
    'the author says something of the whole release',
    ['DO NOT ANNOUNCE YET', 'Nothing new for users.', '> [!WARNING]\n> Broken release, use 2.0.2 instead.'].map(
      remark => `${remark}\n\n- ${add}`,
    ),
  ],
  ['it is hidden', [`<div hidden>\n\n- ${add}\n\n</div>`, `+ New maps for Europe\n${support}`]],
  [
    'it is a defect or takes something away',
    ['Allowed attackers to read messages', 'Introduced an outage on Monday', 'Introduces data loss on old phones']
      .concat(['New memory corruption in maps', 'Enable sync again', 'Add dark mode back'])
      .concat(['Add protection against CVE-2026-1234', 'Add maps (experimental, do not use)'])
      .map(entry => `- ${entry}`),
  ],
  [
    'it is a matter of developers',
    ['Add a test for offline maps', 'Add null check in maps', 'Add cron job for maps', 'Add env var for maps']
      .concat(['Add a CODEOWNERS file', 'Add SECURITY.md to maps', 'Add Python 3.13 to the matrix'])
      .concat(['Add useEffect to the menu', 'Add foreign key to orders', 'Add Helm chart for maps'])
      .map(entry => `- ${entry}`),
  ],
  [
    'it is a line of a template',
    ['Add your changes here', 'Added feature X', 'New feature 1', 'New features: none', 'Add [feature name] to maps']
      .concat(['Add maps for $(NAME) users', 'Add maps for [VERSION] users', 'Add maps for %s users'])
      .concat(['Provide a short description of the change', 'New: nothing this time'])
      .map(entry => `- ${entry}`),
  ],
  ['a mark is left', ['-->', '==x==', '?>', '^1^', '*', '<', '[!NOTE]'].map(mark => `- Add maps for all ${mark}`)],
  [
    'it says nothing without its reference',
    ['requires #12', 'unless #12', 'without #12', 'instead of #12', 'but #12', 'related to #12']
      .map(end => `- Add offline maps ${end}`)
      .concat('- Allow users to report issue #12'),
  ],
])('an entry is not sent where %s', (_, notes) => {
  expect(notes.filter(each => read(each) !== neutralMessage)).toEqual([])
})

test.each<[string, string]>([
  ['a heading of features with more words', `## Key new features in this release\n- ${add}`],
  ['a heading of features and fixes', `## New features & bug fixes\n- ${add}`],
  ['an emoji of features', `## 🚀 Features\n- ${add}`],
  ['a type under a heading that no table knows', `## Maps\n- feat: ${add}`],
  ['a label under a heading that no table knows', `## Maps\n- Added: Add offline maps for Europe`],
  ['a part of the product below features', `## Features\n### Maps\n- ${add}`],
  ['no more than changes', `## All notable changes\n- ${add}`],
  ['a box with a tick', `- [x] ${add}`],
  ['a sign of features', `- 🎉 ${add}`],
  ['a sentence above the list', `Hello everybody.\n- ${add}`],
  ['another entry reverted', `- ${add} (#12)\n- Revert #11 (#13)`],
  ['details below it', `- ${add}\n  - Download them in the settings`],
  ['a sentence that goes on', `- ${add}. You can download them in the settings.`],
  ['the same version once more', `# Octo Maps 2.0.0\nHello.\n\n## 2.0.0 The Big One\n- ${add}`],
  ['a link to a page', `- ${add} ([guide](https://site.example))`],
  ['a person after its number', `- ${add} 1a2b3c4 - Mona Lisa`],
  ['a division', `<div>\n\n- ${add}\n\n</div>`],
])('an entry is sent with %s', (_, notes) => {
  expect(read(notes)).toMatch(/^Add offline maps for Europe\.?$/)
})
