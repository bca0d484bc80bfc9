import { expect, test } from '@jest/globals'
import { readNotes } from '../../src/content/notes/read-notes.ts'
import { entryRefusal, isEmptyTalk, textRefusal } from '../../src/content/notes/unfit-texts.ts'

/** Why a text is refused, texts that are refused for it, and texts that look like them but are fit. */
interface Refused {
  refused: string
  texts: string[]
  fit: string[]
}

// What can be neither an introduction nor an entry.

const refusedTexts: Refused[] = [
  {
    refused: 'a number of an issue, an account, a commit or an advisory',
    texts: ['Dark mode, as #12 asked', 'Dark mode, an idea of @octocat, is here', 'Maps no longer have CVE-2026-12345'],
    fit: ['The color #123abc is back'],
  },
  {
    refused: 'a command of the runner',
    texts: ['::warning file=maps', '  ::warning file=maps', '##[section one] Maps', 'Maps ##[error] are here'],
    fit: ['Drawn with std::vector', 'std::vector draws maps'],
  },
  {
    refused: 'an address',
    texts: [
      'https://localhost shows maps',
      'Watch h264://camera on maps',
      'Maps are on www.octo.example now',
      'Send routes to mailto:mona',
      'Send routes to mona@über.example',
      'Read x.dev/maps first',
      'Read maps.octo.dev/rome first',
      'Open octo-maps.io:8080 for maps',
      'Maps moved to x.org today',
      'Maps moved to maps.octo.com today',
      'Ping 8.8.8.8 from maps',
      'Ping 192.168.100.200 from maps',
    ],
    fit: ['Maps in Node.js', 'Octo.organizer is here', 'Octo.com-like maps', 'Works with Chrome 120.0.6099.109'],
  },
  {
    refused: 'a bracket that is not closed',
    texts: ['Maps (of Rome', 'Maps of Rome]'],
    fit: ['Maps (of Rome)'],
  },
  {
    refused: 'only that things were fixed or improved',
    texts: [
      'Stable release',
      'Version v2.1.0 is out',
      'This is our first release',
      'This is our first official beta preview',
      'Dependency updates and typo fixes',
      'Fixes:bug:improvements:zap:',
      'Diverses corrections et optimisations',
      'Varias correcciones y mejoras',
      'Várias melhorias e correções',
      'Исправления ошибок и другие улучшения',
    ],
    fit: ['Octo Maps 2.1 is out', 'Corrections for Rome'],
  },
]

// What cannot be an entry.

const refusedEntries: Refused[] = [
  { refused: 'no more than one word', texts: ['Maps'], fit: ['iOS版Android'] },
  {
    refused: 'a last word that needs another',
    texts: ['Draw maps with', 'Draw maps, see:', 'Karten für Rom und'],
    fit: ['Draw maps with colors'],
  },
  {
    refused: 'a label with a date or a path',
    texts: [
      'Valid from: 01/01/2026',
      'Valid from: at the latest 2026-01-01.',
      'File: maps/rome.png',
      'Map file:maps/rome.png',
    ],
    fit: [
      'The timetable of every train that stops in Rome: 01/01/2026',
      'Files: maps/rome.png can be shared',
      'Summer trains: 01/04/2026–31/10/2026',
    ],
  },
  {
    refused: 'a warning of a weakness',
    texts: [
      'The new login is insecure',
      'Sign in with a clear password',
      'Sign in with a cleartext password',
      'Sign in with a plain-text password',
      'Sync with a plain credential',
      'Share maps with a clear secret',
      'Share maps with a plain token',
      'Saves the password of each map as plaintext',
      'Saves the credential of each map in clear text',
      'Saves the secret of each map in plain text',
      'Saves the token of each map in clear-text',
      'For now all uploads are unencrypted',
      'Uploads are not verified, at least for now',
      '⚠ Maps may be late',
    ],
    fit: ['Passwords are clear to read', 'Maps are available for now in Rome'],
  },
  { refused: 'a question', texts: ['Why do maps flicker?', '地图在哪里？'], fit: ['Ask "Where am I?" on every map'] },
  {
    refused: 'a wish, as issues have it',
    texts: ['Maps should be dark', 'Maps should only show trains'],
    fit: ['Shows what you should pack'],
  },
  {
    refused: 'a placeholder',
    texts: ['TODO write the notes', '"TBD" for maps', 'N/A for maps', 'No changes to maps'],
    fit: ['Show nothing outside the map'],
  },
  {
    refused: 'a merge or a revert',
    texts: [
      'Merge the remote maps',
      'Merged branch of maps',
      'Merge maps/rome into travel',
      'Merged maps/rome into travel',
      'Revert the dark maps',
      'Release 2.1 of maps',
      'Prepare release of maps',
      'Prepare 2.1 of maps',
      'Prepare for the next release of maps',
      'WIP on maps',
    ],
    fit: ['Undo the merge of a branch in a map', 'Prepare routes at home', 'Merge two maps'],
  },
  {
    refused: 'another version of a dependency',
    texts: [
      'Android app: bump tinylib to 14',
      'Update tinylib to ^2',
      'Downgrade tinylib to 14',
      'Downgraded tinylib to 14',
      'Pin tinylib to 14',
      'Switch to tinylib 10.4',
      'Migrate to tinylib v12',
      'Migrated to tinylib v12',
      'Move to the tinylib module',
      'Moved to the tinylib module',
      'Roll tinylib and its package',
      'Synchronize the tinylib submodule',
      'Use the same version of tinylib',
      'Update the lockfile of maps',
      'Use another library for maps',
      'Roll in the latest updates',
    ],
    fit: [
      'You can use modules in maps',
      'Use updates of maps offline',
      'Upgrades require version 2.0 or later',
      'Upgrades keep old maps',
    ],
  },
  {
    refused: 'dependencies',
    texts: [
      'Trim dev dependencies',
      'Trim devdependencies',
      'Trim third-party dependencies',
      'Dependencies of maps',
      '依赖更新到最新',
      '更新地图的依赖',
      '依存関係の一括更新',
      '更新 tinylib 到 2.0',
    ],
    fit: ['Show the dependencies of a task'],
  },
  {
    refused: 'the name of a program with its version only',
    texts: ['Tinylib v3.7', 'Octo Tinylib 12.17'],
    fit: ['Supports Tinylib 3.7', 'Tinylib 3.7 draws maps'],
  },
  {
    refused: 'documentation',
    texts: [
      'Write a docstring for maps',
      'Mend a typo in maps',
      'Reword a code comment',
      'Rename the license file',
      'Add a guide to maps',
      'Correct the doc of maps',
      'Expand the tutorial for maps',
      'Add an example of a map',
      'Add an install instruction',
      'Add a manpage for maps',
      'Doc: explain maps',
      'Document the format of maps',
      '补充文档和地图',
    ],
    fit: ['Let guests add guides to maps', 'Search the documentation offline', 'Scan a document offline'],
  },
  {
    refused: 'translations',
    texts: ['Rework the localization of maps', 'Offer the French locale', 'Nouvelle traduction du menu'],
    fit: ['Pick a locale for all dates, times and prices'],
  },
  {
    refused: 'refactoring',
    texts: [
      'Internally refactored maps',
      'Refactoring of maps',
      'Menu refactoring',
      'Maps: clean up the code',
      'Thorough cleanup of map types',
      'Better code organization',
      'Drop an unused import',
      'Drop an unused variable',
      'Drop an unused function',
      'Drop an unused file',
      'Drop an unused parameter',
      'Drop an unused type',
      'Drop an unused dependency',
      'Drop unused dependencies',
      'Cleanup of menus',
      'Lint the menu',
      'Format the menu',
      'Reformat the menu',
      'Rename variable of menu',
      'Rename file of menu',
      'Rename function of menu',
      'Silence a lint error',
      'Silence a lint warning',
      'Silence a lint issue of maps',
      'Relax a linter rule',
      'Give maps a type hint',
      'Give maps a type annotation',
      'Menu codecleanup',
    ],
    fit: ['A tool that can refactor your maps', 'Add refactoring of maps'],
  },
  {
    refused: 'tests',
    texts: [
      'Write a unit test for maps',
      'Add map tests',
      'Adds map tests',
      'Improved map tests',
      'Fix tests of maps',
      'Split the test suite',
      'Print each test case',
      'Share a test fixture',
      'Share a test helper',
      'Open a test file',
      'Name a test project',
      'One test improvement',
      'Test maps in a browser',
      'Raise the coverage',
    ],
    fit: ['Nurses can add blood tests', 'Book eye tests online', 'Show network coverage of every train on maps'],
  },
  {
    refused: 'builds and CI',
    texts: [
      'Speed up CI runs',
      'Draw maps in a GitHub action',
      'Split the workflow file',
      'Sort the build file',
      'Draw maps with CMake',
      'Name an npm script',
      'Offer an issue template',
      'Shorten the debug log',
      'Build maps with tinylib',
      'Run maps in Docker',
      'Compile maps again',
    ],
    fit: ['Let teams build maps with friends', 'You can run maps in Docker', 'You can compile routes'],
  },
  {
    refused: 'logs and telemetry',
    texts: ['Adds request logging', 'Improve logging of maps', 'Add a log line for maps', 'Add a log level for maps'],
    fit: ['Drivers can add mileage logging'],
  },
  {
    refused: 'another number of the version',
    texts: ['Increased the version code', '更新版本号到最新', '发布2.0地图'],
    fit: ['Writers can change the version number', '可以手动更新版本号', '自动发布3种地图'],
  },
  {
    refused: 'an update that a bot made',
    texts: ['Update octo tinylib monorepo', 'Updates tinylib digest'],
    fit: ['Drivers can update a delivery action'],
  },
  {
    refused: 'a program that checks code',
    texts: ['Drop a shellcheck directive', 'Write a doctest', 'Run ruff on maps'],
    fit: ['Shows ruffs on maps of birds'],
  },
  {
    refused: 'frequently asked questions',
    texts: ['More answers in FAQs', 'More answers in the FAQ'],
    fit: ['Every map has a FAQ'],
  },
  {
    refused: 'new contributors',
    texts: ['Mona is a new contributor', 'Every contributor to this release', 'Thanks for a first contribution'],
    fit: ['List the contributors to a map'],
  },
  {
    refused: 'an instruction or a pointer to something else',
    texts: ['Read the docs of maps', 'Read the full announcement', 'Please upgrade maps'],
    fit: ['Read the maps offline'],
  },
]

const eachText = (rows: Refused[]) => rows.flatMap(({ refused, texts }) => texts.map(text => ({ refused, text })))
const eachFit = (rows: Refused[]) => rows.flatMap(({ refused, fit }) => fit.map(text => ({ refused, text })))

test.each(eachText(refusedTexts))('a text with $refused is not fit: "$text"', ({ refused, text }) => {
  expect(textRefusal(text)).toBe(refused)
})

test.each(eachFit(refusedTexts))('a text without $refused is fit: "$text"', ({ text }) => {
  expect(textRefusal(text)).toBeUndefined()
})

test.each(eachText(refusedEntries))('an entry that is $refused is skipped: "$text"', ({ refused, text }) => {
  expect(entryRefusal(text)).toBe(refused)
  const notes = readNotes(`### Added\n\n- ${text}\n- Dark mode`, { title: 'Octo Maps' })
  expect(notes).toMatchObject({ message: 'Dark mode' })
})

test.each(eachFit(refusedEntries))('an entry that is not $refused is fit: "$text"', ({ text }) => {
  expect(entryRefusal(text)).toBeUndefined()
})

test.each([
  'Fix',
  'Fixes',
  'Prevent',
  'Avoid',
  'Warn about',
  'A warning before',
  'Reject',
  'Refuse',
  'Refuses',
  'Block',
  'Disallow',
  'Forbid',
  'Remove',
  'Replace',
  'Disable',
  'Detect',
  'Encrypt',
  'Hash',
  'Don’t open',
  "Don't open",
])('an entry that ends a weakness is fit: "%s insecure links"', words => {
  expect(entryRefusal(`${words} insecure links`)).toBeUndefined()
})

test.each([
  { text: 'Octo Maps 2.1 is out', title: 'Travel', isEmpty: true },
  { text: 'Octo3 12.1 is out', title: 'Travel', isEmpty: true },
  { text: 'Octo Maps v2.1-rc1 is out', title: 'Travel', isEmpty: true },
  { text: 'Octo Maps is out', title: 'Octo Maps', isEmpty: true },
  { text: 'Octo Maps is out', title: 'Travel', isEmpty: false },
  { text: 'Octo Maps 2.1 is out', title: '', isEmpty: false },
  { text: 'Octo Maps 2.1 shows trains', title: 'Travel', isEmpty: false },
])('whether "$text" says nothing below the title "$title": $isEmpty', ({ text, title, isEmpty }) => {
  expect(isEmptyTalk(text, title)).toBe(isEmpty)
})
