import { expect, test } from '@jest/globals'
import { headingKind } from '../../src/content/notes/heading-kinds.ts'
import { isVersion, withoutSigns } from '../../src/content/notes/version-headings.ts'

// More headings than notes-tables.test.ts has: near misses, and what is joined, marked or beside a version.

test.each<{ kind: ReturnType<typeof headingKind>; headings: string[] }>([
  {
    kind: 'feature',
    headings: [
      ...[
        'New🚀features',
        '🎉 What’s added',
        'Features of this version',
        'Neu',
        'Nuova funzionalità',
        'Новые возможности',
      ],
      ...['Features and additions', 'Features & highlights', 'Nova', 'Novos recursos', 'Neue Funktionen', '新機能'],
    ],
  },
  {
    kind: 'change',
    headings: ['Optimizations', 'Optimisation', 'All changes', 'Improvements and tweaks'],
  },
  {
    kind: 'unfit',
    headings: [
      ...[
        '🐛 Bug fixes',
        'Fixed',
        'Hotfixes',
        '2.0.1 Security fixes',
        '2.0.1 (hotfix)',
        'Menu: behoben',
        'Removed features',
        'Tests',
        'Behobene Fehler',
      ],
      ...['Sicherheit', 'Correções', 'Documentation of features'],
      ...['New features and downloads', 'Contributors & features', '2.1.0 New features and downloads'],
      ...['Improvements and downloads', 'Downloads, fixes and features'],
    ],
  },
  {
    kind: 'later',
    headings: [
      ...['🔜 Coming soon', '2.0.0 (yanked)', '2.0.0 Withdrawn', '2.0.0 rolled back', 'Features and what is planned'],
      ...['Fixes planned for 3.0', 'Features, not yet on iOS', 'Known issues'],
    ],
  },
  {
    kind: 'neutral',
    headings: [
      ...[
        "What's changed",
        'Whats new',
        'What’s included',
        'Change',
        'Changes',
        'Change log',
        'Changelog',
        'Changelogs',
      ],
      ...[
        'Release notes',
        'Update',
        'Updates',
        '更新日志',
        'Fixes and features',
        'Fixes + features',
        'Fixes / features',
      ],
      ...['Neu und behoben', '新功能和修复', 'This release', 'Summary of the release', '变更', '🎉 2.1.0 The Big One'],
      ...[
        '10.0 The Big One',
        'v2.0 The Big One',
        '2.0.0-rc.1 The Big One',
        'The Big One 2.0.0',
        'The Big One v10.10.10-rc.1',
        '1. Changes',
        '—— Updates',
        'Changes & improvements',
      ],
    ],
  },
  {
    kind: 'uncounted',
    headings: [
      ...['Contributors', 'Contribution', 'Thank you', 'How to install', 'Checksums', 'Contributors of features'],
      ...['New downloads', 'Download manager', 'Thanks to Mona, Lisa and octocats', 'Credits and more'],
      ...['Downloads and docs', 'Contributors and known issues', 'Downloads of 2.1.0', '🚧 Downloads'],
    ],
  },
  {
    kind: undefined,
    headings: [
      ...[
        'Maps',
        'Maps and features',
        'Maps and fixed',
        'Features of maps',
        '🚧 Improvements',
        '🚧 Changes',
        '🐛 Features',
      ],
      ...[
        '🗺 Features',
        ':construction: Features',
        ':package: Features',
        'Featuresque',
        'Neugier',
        'Novara',
        'The Big One 2.0',
      ],
      ...['The Big One a2.0.0', 'The Big One 2.0.0 of all', 'Changes in maps', 'The changes of maps', 'Updates now'],
    ],
  },
])('the headings $headings say $kind', ({ kind, headings }) => {
  expect(headings.filter(heading => headingKind(heading) !== kind)).toEqual([])
})

test('a heading is a version with its date, its words and one name', () => {
  const versions = [
    ...[
      'Maps 2.1.0',
      'maps@2.1.0',
      '@octo/maps@2.1.0',
      'Maps 2.1.0 (2026-08-14)',
      'Maps v2.1.0 – 14 August 2026',
      'v.2.1',
    ],
    ...[
      'Maps 10.20',
      '10.20.30',
      'Maps 2.1 (12th May)',
      'Maps 2.1 release',
      'Maps, version 2.1',
      'Maps, versions 2.1',
      '2.x',
      '2.1.0+build.5',
      '2.1.0_1',
      '2.1.0-rc.1',
      'Release 2',
      'release v2',
      'ver 12',
      'v2',
      'V 2',
      'Version2',
    ],
    ...['Released 2.1 on the 1st of May', 'Releases 2.1', "What's new in 2.1", 'Whats new in 2.1', 'What’s new in 2.1'],
    ...[
      'The latest stable release 2.1',
      'Notes of version 2.1',
      'Changelog of 2.1',
      '2.1 beta',
      '2.1 pre-release',
      '2.1 hotfix',
    ],
    ...[
      'Maps 2.1 (Jan 2, 2026)',
      'Maps 2.1 (2nd February 2026)',
      'Maps 2.1 (Mar 2026)',
      'Maps 2.1 (3rd April)',
      'Maps 2.1 (4th June)',
    ],
    ...[
      'Maps 2.1 (Jun 2026)',
      'Maps 2.1 (July 5)',
      'Maps 2.1 (Jul 2026)',
      'Maps 2.1 (August)',
      'Maps 2.1 (Sept 6)',
      'Maps 2.1 (October)',
    ],
    ...[
      'Maps 2.1 (Nov 2026)',
      'Maps 2.1 (December 7)',
      '2026-08-14',
      '14/08/2026',
      '2026年8月14日',
      '26.8.14',
      '版本 2.1',
      '2.1 发布',
    ],
    ...['“Maps” 2.1.', "'2.1'", '2.1 | 2026-08-14'],
    ...['Maps 10.2.1', 'Maps 10.2.1 (2026-08-14)', 'Maps 12.0.0 (2026-08-14)', 'Maps 10.2.1 - August 2026'],
    ...['Maps 10.2.1234', 'Maps 10.2-1', 'Maps 2.1 (14.08.2026)', 'Maps 2.1 (2026.8.14)'],
  ]
  expect(versions.filter(heading => !isVersion(heading))).toEqual([])
})

test('a heading with more than that is no version', () => {
  const others = [
    ...[
      'Maps of Rome 2.1',
      'Maps',
      '12',
      '12 maps',
      '2026',
      'Chapter 3',
      'Maps 2026-08-14',
      'Maps 14.08.2026',
      'Maps 2026.8.14',
      'Version two',
      'Version 2a',
      'Version 20261',
    ],
    ...[
      'a2.1',
      '2.1 maps of all',

      '2..1',
      '2',
      'aversion 2',
      'Rome, version 2',
      'Maps version 2',
      'Maps, news 2.1',
    ],
    ...[
      'Maps 2.1 Tomarch',
      'Maps 2.1 20261',
      'Maps 2.1 12maps',
      'Maps 2.1 11111th',
      'Rome 2.1’s',
      'Maps x12-08-14 2.1',
      'Maps of 2.1 Rome',
      'Maps 2.1 thenotes',
      'Maps 2.1 x12345',
      '2026-08',
      '1-2',
      '',
      '2026-08-14-maps',
    ],
  ]
  expect(others.filter(isVersion)).toEqual([])
})

test.each([
  { text: '-a-', left: 'a' },
  { text: '- a', left: ' a' },
  { text: 'a-b', left: 'a-b' },
  { text: '--', left: '' },
  { text: '', left: '' },
])('without its signs, "$text" is "$left"', ({ text, left }) => expect(withoutSigns(text, '-')).toBe(left))
