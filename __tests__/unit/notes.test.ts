import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { neutralMessage, readNotes } from '../../src/content/notes/release-message.ts'
import { releaseBodies } from '../fixtures/release-bodies.ts'

/** What subscribers read; fails for a comment that is wrong. */
function messageOf(notes: string): string {
  const read = readNotes(notes)
  if ('problem' in read) throw new Error(read.problem)
  return read.message
}

const repository = 'https://github.com/octo/site'
const pull = `[#12](${repository}/pull/12)`
const commit = `[1a2b3c4](${repository}/commit/1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d7e8f9a0b)`
const account = '[@octocat](https://github.com/octocat)'

test.each(releaseBodies)('notes of $generator with $name are announced as "$message"', ({ body, message }) => {
  expect(messageOf(body)).toBe(message)
})

test.each([
  { entry: 'feat: add faster start by @octocat in #12', message: 'Add faster start' },
  { entry: `feat: add faster start by @octocat in ${repository}/pull/12`, message: 'Add faster start' },
  { entry: `**ui:** add dark mode (${pull}) (${commit}), closes ${pull}`, message: 'Ui: add dark mode' },
  { entry: `${pull} ${commit} Thanks ${account}! - Add dark mode`, message: 'Add dark mode' },
  { entry: '1a2b3c4: Add dark mode', message: 'Add dark mode' },
  { entry: '1a2b3c4: feat: add dark mode (@octocat)', message: 'Add dark mode' },
  { entry: 'deadbee: Add dark mode', message: 'Add dark mode' },
  { entry: 'Add dark mode (#11223 by @octocat)', message: 'Add dark mode' },
  { entry: 'Add dark mode. (#2763) Thanks @octocat!', message: 'Add dark mode' },
  { entry: '增加深色模式（#1799）', message: '增加深色模式' },
  { entry: '增加深色模式，由@octocat 贡献，在 #1799', message: '增加深色模式' },
  { entry: 'MAP-12: Add dark mode', message: 'Add dark mode' },
  { entry: '[MAP-12] Add dark mode', message: 'Add dark mode' },
  { entry: '[#139, #3775] Add dark mode', message: 'Add dark mode' },
  { entry: 'PR 12: Add dark mode', message: 'Add dark mode' },
  { entry: 'Merged PR 40624: Add dark mode', message: 'Add dark mode' },
  { entry: '2026-05-25 - Add dark mode', message: 'Add dark mode' },
  { entry: '[5.x] Add dark mode', message: 'Add dark mode' },
  { entry: 'Add dark mode (see #12 for details)', message: 'Add dark mode' },
  { entry: 'Add dark mode (part of #12, fixes #13)', message: 'Add dark mode' },
  { entry: 'Add dark mode (MAP-12)', message: 'Add dark mode' },
  { entry: 'Add dark mode (by Mona Lisa)', message: 'Add dark mode' },
  { entry: 'Add dark mode (Mona Lisa &lt;mona@site.example&gt;)', message: 'Add dark mode' },
  { entry: `Add dark mode - (${commit}) - Mona Lisa`, message: 'Add dark mode' },
  { entry: `Add dark mode (#${pull}, [Mona Lisa](${repository}/commits/?author=mona))`, message: 'Add dark mode' },
  { entry: 'Add dark mode ([documentation](https://site.example/dark))', message: 'Add dark mode' },
  { entry: `Add dark mode [[#12](${repository}/pull/12)]`, message: 'Add dark mode' },
  { entry: 'Add dark mode, closes #12, #13 and octo/site#14', message: 'Add dark mode' },
  { entry: 'Add dark mode #1,#2', message: 'Add dark mode' },
  { entry: 'Add dark mode (on phones)', message: 'Add dark mode (on phones)' },
  { entry: 'Add dark mode – and themes', message: 'Add dark mode – and themes' },
  { entry: 'Added: dark mode for maps', message: 'Dark mode for maps' },
  { entry: 'New - dark mode for maps', message: 'Dark mode for maps' },
  { entry: '**New**: dark mode for maps', message: 'Dark mode for maps' },
  { entry: '[FEATURE] dark mode for maps', message: 'Dark mode for maps' },
  { entry: '✨ dark mode for maps', message: 'Dark mode for maps' },
  { entry: ':sparkles: dark mode for maps', message: 'Dark mode for maps' },
  { entry: 'feat(maps): add dark mode', message: 'Maps: add dark mode' },
  { entry: 'theme(maps): add dark mode', message: 'Maps: add dark mode' },
  { entry: '(maps) add dark mode', message: 'Maps: add dark mode' },
  { entry: '[maps] add dark mode', message: 'Maps: add dark mode' },
  { entry: '**Calendar:** add week numbers', message: 'Calendar: add week numbers' },
  { entry: '**Calendar**: add week numbers', message: 'Calendar: add week numbers' },
  { entry: '**Calendar** - add week numbers', message: 'Calendar: add week numbers' },
  { entry: '**Calendar:** add numbers of weeks to all views', message: 'Add numbers of weeks to all views' },
  {
    entry: '**Calendar:** add a button that prints it at once',
    message: 'Calendar: add a button that prints it at once',
  },
  { entry: '**calendar:** add a calendar', message: 'Add a calendar' },
  { entry: '**Week numbers:** add week-numbers to maps', message: 'Add week-numbers to maps' },
  { entry: 'feat(ad): add dark mode', message: 'Ad: add dark mode' },
  { entry: 'feat(ios): add kiosk mode', message: 'Ios: add kiosk mode' },
  { entry: 'Calendar: add week numbers', message: 'Calendar: add week numbers' },
  { entry: 'Add dark mode. It follows the system.', message: 'Add dark mode.' },
  { entry: 'Add themes, e.g. Dark and Light.', message: 'Add themes, e.g. Dark and Light.' },
  { entry: 'Add dark mode<br>for all', message: 'Add dark mode' },
  { entry: '增加深色模式。跟随系统。', message: '增加深色模式。' },
  { entry: '`octo sync` now supports folders', message: '“octo sync” now supports folders' },
  { entry: '`sync` now supports folders', message: 'sync now supports folders' },
  { entry: 'iOS: add dark mode', message: 'iOS: add dark mode' },
  { entry: 'Add **dark** _mode_ to `maps`', message: 'Add dark mode to maps' },
  { entry: 'Add **「地图」**深色模式', message: 'Add 「地图」深色模式' },
  { entry: 'Add dark mode :rocket: to maps', message: 'Add dark mode to maps' },
  { entry: 'Add caf&eacute;s, it&rsquo;s easy', message: 'Add cafés, it’s easy' },
  { entry: 'Add <kbd>Ctrl</kbd> shortcuts for <b title="a -> b">maps</b>', message: 'Add Ctrl shortcuts for maps' },
  { entry: 'Add dark mode <!-- internal --> for maps', message: 'Add dark mode for maps' },
  { entry: 'Add ~~light~~ dark mode for maps', message: 'Add dark mode for maps' },
  { entry: 'Add ![icon](x.png) dark mode', message: 'Add dark mode' },
  { entry: '[x] Add dark mode', message: 'Add dark mode' },
  { entry: 'Add disappearing messages for groups', message: 'Add disappearing messages for groups' },
  { entry: 'Maps can now be shared', message: 'Maps can now be shared' },
  { entry: 'feat(map_tiles): add a filter for all the cities', message: 'Add a filter for all the cities' },
  { entry: 'Maps:add a filter', message: 'Maps:add a filter' },
  {
    entry: 'Add filters for the names of all the cities and ideas: red and green',
    message: 'Add filters for the names of all the cities and ideas: red and green',
  },
])('of the entry $entry subscribers read "$message"', ({ entry, message }) => {
  expect(messageOf(`- ${entry}`)).toBe(message)
})

test.each([
  'Add dark mode for maps',
  'We added dark mode for maps',
  'You can now share maps',
  'Ability to share maps',
  'Dark mode is now available',
  'Ajout du mode sombre',
  'Dunkles Design: neue Farben',
  'Aggiunta la mappa offline',
  '地図を追加しました',
  '오프라인 지도 추가',
  'Adicionado o mapa novo',
  'Добавлена карта города',
  'Añadido el mapa nuevo',
  '支持离线地图搜索',
])('the entry %j is an addition', entry => {
  expect(messageOf(`- Something else changed\n- ${entry}`)).toBe(entry)
})

test.each([
  'Fix the menu of maps',
  'Bump x to 1.2',
  'Support us with a donation',
  'Supported systems are listed',
  'New version of the maps',
  'New contributors to the maps',
  'fix: add dark mode to maps',
  'feat!: add dark mode to maps',
  'docs: add dark mode to maps',
  'chore(deps): add dark mode to maps',
  'feat(ci): add dark mode to maps',
  '**tests:** add dark mode to maps',
  '🐛 Add dark mode to maps',
  '📝 Add dark mode to maps',
  'Add unit tests for maps',
  'Add offline maps (reverted in #12)',
  'Add offline maps (not yet on iOS, see #12)',
  'Add offline maps (from 50 EUR on, #12)',
  'Add offline maps. Not yet on iOS.',
  'Add offline maps, soon on iOS',
  'Add offline maps (beta until June)',
  '[ ] Add offline maps',
  'Add offline maps (#12',
  'Add offline maps of @octocat for all',
  'Add offline maps as in #12 for all',
  'Add offline maps since 1a2b3c4 for all',
  'Add offline maps to https://site.example/maps of all',
  'Add {{ maps }} for all',
  'Add \u0024{maps} for all',
  'Add [[maps|all]] for all',
  'Add <?internal maps?> for all',
  'Add <![CDATA[maps]]> for all',
  'Add <Maps> for all of us',
  'Fix &lt;b&gt; in maps',
  'Add &lt;b&gt; to all maps',
  'cd: add dark mode to maps',
  'feat(deploy): add dark mode to maps',
  'feat(workflows): add dark mode to maps',
  'Add continuous delivery of maps',
  'Add a prop for dark maps',
  'Add Redis settings for maps',
  'Add Unix socket permissions for maps',
  'feat(plugins/maps): add filters',
  'feat(maps.tiles): add filters',
  'feat(map_tiles): add filters',
  'feat(map-tiles): add filters',
  'Add an error message for old maps',
  'Add offline maps, hidden by default',
  'Add offline maps (disabled by default)',
  'Add offline maps behind a feature flag',
  'Add offline maps behind an advanced setting',
  'Add offline maps (experimental)',
  'Add experimental support for offline maps',
  'Add an experimental map of Rome',
  'Add maps of all cities (Mona Lisa and Octo Cat)',
  'Add maps of all cities [mona]',
  'Add maps of all cities 1',
  'Added preview builds to the repo',
  'Added credits to everybody',
  'Add an icon link to index.html',
  'Increase the price to 9 euros',
  'Reduce the free tier',
  'Faster deletion of accounts',
  'Better targeting of ads',
  'Reduce bundle size for all',
  'Improve XSS filters for all',
  'Add maps for paying members',
  'プレミアム会員向けマップを追加',
  'Add this feature for all',
  'Add maps',
  'Add…',
  'Add dark mode for',
  '-'.repeat(119),
  'Describe your changes here',
  'Add: TBC',
  'Lorem ipsum dolor sit amet',
  'FIXME add the notes here',
  'Do not announce this release to anyone yet.',
  'DRAFT – internal only',
  '[Describe the release in a sentence or two]',
  'Reviewed-by: Mona Lisa Octocat',
  `Add ${'maps '.repeat(30)}`,
  `Add ${'a'.repeat(120)} b`,
])('of the entry %j subscribers read only that there is something new', entry => {
  expect(messageOf(`### Features\n\n- ${entry}`)).toBe(neutralMessage)
})

const add = '- Add offline maps'

test.each([
  { what: 'a list without a heading', notes: add },
  { what: 'a numbered list', notes: '1. Add offline maps' },
  { what: 'a bullet that Markdown does not know', notes: '• Add offline maps' },
  { what: 'a bullet and an entry of two lines', notes: '• Add offline\nmaps\n• Fix the menu' },
  { what: 'an item of two lines', notes: '- Add offline\n  maps' },
  { what: 'a list in a quotation', notes: '> - Add offline maps' },
  { what: 'a list after an introduction', notes: `Hello everybody.\n\n${add}` },
  { what: 'lines that end as on Windows', notes: `# 1.2.0\r\n\r\n${add}\r\n` },
  { what: 'a byte order mark', notes: `\ufeff${add}` },
  { what: 'a heading of features', notes: `### Added\n${add}` },
  { what: 'a heading of several kinds', notes: `### Features and fixes\n${add}` },
  { what: 'a heading of improvements', notes: `### Improvements\n${add}` },
  { what: 'what changed', notes: `## What's Changed\n${add}` },
  { what: 'a feature below a part of the product', notes: `### Fixes\n- x\n### Features\n#### Maps\n${add}` },
  { what: 'versions with only headings between', notes: `# Octo 2.1.0\n## 2.1.0 (2026-08-14)\n${add}` },
  { what: 'the same version twice', notes: `# Octo 2.1.0\n\nHello.\n\n## What's new in 2.1.0\n${add}` },
  { what: 'an older version after', notes: `## 2.1.0\n${add}\n## 2.0.0\n- Add week numbers` },
  { what: 'a fold that has ended', notes: `<details>\n\n- Add week numbers\n\n</details>\n\n${add}` },
  { what: 'an item that has a list of its own', notes: `${add}\n  - Add week numbers` },
  { what: 'a task that is done', notes: '- [x] Add offline maps' },
  { what: 'a table before it', notes: `| a |\n|---|\n| Add week numbers |\n\n${add}` },
  { what: 'code before it', notes: `\`\`\`\n- Add week numbers\n\`\`\`\n\n${add}` },
  { what: 'other maps removed', notes: `${add}\n- Remove old maps` },
  { what: 'a removal of nothing', notes: `${add}\n- Removed` },
  { what: 'something else disabled', notes: `${add}\n- Temporarily disable week numbers` },
  { what: 'a revert of another number', notes: `${add} (#12)\n- Revert #22` },
  { what: 'another entry that is reverted', notes: `- Revert "Add week numbers"\n- Add week numbers\n${add}` },
])('of notes with $what the addition is read', ({ notes }) => {
  expect(messageOf(notes)).toBe('Add offline maps')
})

test.each([
  { what: 'no text', notes: '' },
  { what: 'a paragraph', notes: 'Add offline maps for everybody.' },
  { what: 'HTML', notes: '<ul><li>Add offline maps</li></ul>' },
  { what: 'a fold', notes: `<details><summary>All</summary>\n\n${add}\n\n</details>` },
  { what: 'a nested item', notes: '- Maps:\n  - Add offline maps' },
  { what: 'a nested item of a kind', notes: '- New features\n  - Add offline maps' },
  { what: 'a task that is not done', notes: '- [ ] Add offline maps' },
  { what: 'a line that is not done', notes: '• [ ] Add offline maps' },
  { what: 'code', notes: `    ${add}` },
  { what: 'a heading of fixes', notes: `### Bug fixes\n${add}` },
  { what: 'a heading of fixes as a bold line', notes: `**Bug fixes**\n${add}` },
  { what: 'a heading of fixes with a colon', notes: `Bug fixes:\n\n${add}` },
  { what: 'a part of the product below fixes', notes: `### Bug fixes\n#### Maps\n${add}` },
  { what: 'what is not in the release', notes: `## Roadmap\n### Features\n${add}` },
  { what: 'an older version', notes: `## 2.1.0\n- Fix the menu\n## 2.0.0\n${add}` },
  { what: 'an older version after an introduction', notes: `Hello.\n\n## What's new in 2.0\n${add}` },
  { what: 'a list that another entry reverts', notes: `${add}\n- Revert "feat: add offline maps" (#12)` },
  { what: 'a version twice, after an older one', notes: `# 2.1.0\n- x\n# 2.0.0\n- x\n# 2.1.0\n${add}` },
  { what: 'an addition that is disabled', notes: `${add}\n- Temporarily disable offline maps on phones` },
  { what: 'an addition that is switched off', notes: `- Switch off maps\n${add}` },
  { what: 'a part of what is removed', notes: `${add}\n- Remove maps` },
  { what: 'a revert of a part of it', notes: `${add} for Europe\n- Revert offline maps` },
  { what: 'a revert of what has no word of its own', notes: '- Add new options\n- Revert "Add new options"' },
  {
    what: 'a revert that names it in its second sentence',
    notes: `${add}\n- Revert a commit. "Add offline maps" was slow.`,
  },
  { what: 'a revert of a part in Chinese', notes: '- 新增深色模式\n- Revert "新增深色模式和地图"' },
  { what: 'a number that is rolled back', notes: `${add} (#12)\n- Rolled back #12` },
  { what: 'an address that is rolled back', notes: `${add} (#12)\n- Rolled-back ${repository}/pull/12` },
  { what: 'a revert after signs', notes: `${add}\n- "Revert: add offline maps"` },
  { what: 'an addition that is removed', notes: `${add}\n- fix: remove offline maps` },
  { what: 'an addition that is rolled back', notes: `${add}\n- Rolled back the offline maps` },
  {
    what: 'an addition whose scope is disabled',
    notes: '- prereq: x\n- feat(maps): add cities\n- fix: disable all maps',
  },
  {
    what: 'an addition to what is disabled under the same scope',
    notes: '- feat(maps): add cities\n- fix(maps): temporarily disable downloads',
  },
  { what: 'a heading of reverts', notes: `### Features\n${add}\n### Reverts\n- add offline maps` },
])('of notes with $what there is nothing to read', ({ notes }) => {
  expect(messageOf(notes)).toBe(neutralMessage)
})

test.each([
  'Coming soon',
  'Roadmap',
  'Planned for 3.0',
  'Not included',
  'Deferred',
  "Won't fix",
  'Rolled back',
  'Known limitations',
  'TODO',
  'Previous release',
  'Security',
  'Removed',
  'Deprecations',
  'Breaking changes',
  'Documentation',
  'Dependencies',
  'Internal improvements',
  'Tests',
  'Chores',
  'Contributors',
  'Installation',
])('entries below the heading %j are not announced', heading => {
  expect(messageOf(`## Features\n- Fix the menu\n## ${heading}\n${add}`)).toBe(neutralMessage)
})

test.each([
  'Beta in 2.1.0',
  'Maybe in 2.1.0',
  '2.1.0 Documentation',
  'Internal changes in 2.1.0',
  '\u{1f1e9}\u{1f1ea} Features',
])('an entry below the heading %j is not announced', heading =>
  expect(messageOf(`# 2.1.0\n\n## Fixes\n\n- Fix the menu\n\n## ${heading}\n\n${add}`)).toBe(neutralMessage),
)

test.each([
  {
    what: 'a highlight before the first addition',
    notes: `## Highlights\n- Week numbers for all\n## Added\n${add}`,
    message: 'Week numbers for all',
  },
  {
    what: 'a Chinese highlight after another addition',
    notes: '## 新功能\n- 新增搜索功能\n## 版本亮点\n- 新增离线地图',
    message: '新增离线地图',
  },
  {
    what: 'a version of two digits with its name and date',
    notes: `## Octo 10.2.1 (2026-08-14)\n${add}`,
    message: 'Add offline maps',
  },
  {
    what: 'features and downloads under one heading',
    notes: `## New features and downloads\n${add}`,
    message: neutralMessage,
  },
  {
    what: 'features below a heading of features and downloads',
    notes: `## Features and downloads\n### Features\n${add}\n### Downloads\n- Add the other one`,
    message: 'Add offline maps',
  },
  {
    what: 'an addition that is removed under a heading of improvements and downloads',
    notes: `## Added\n${add}\n## Improvements and downloads\n- Removed offline maps`,
    message: neutralMessage,
  },
  { what: 'a highlight that is not fit', notes: `## Highlights\n- Maps\n## Added\n${add}`, message: neutralMessage },
  {
    what: 'a highlight above many entries',
    notes: `## Highlights\n- Week numbers for all\n## Changes\n${'- a b c\n'.repeat(13)}`,
    message: 'Week numbers for all',
  },
  {
    what: 'more highlights than a short list has',
    notes: `## Highlights\n${'- Week numbers for all\n'.repeat(13)}`,
    message: 'Week numbers for all',
  },
  {
    what: 'an entry that only speaks of a revert',
    notes: `${add}\n- Buttons revert add offline maps`,
    message: 'Add offline maps',
  },
  { what: 'a revert in other signs', notes: `${add}\n- **Revert**: "Add Offline-Maps!"`, message: neutralMessage },
  {
    what: 'a feature among improvements',
    notes: '## Improvements\n- feat: maps of all cities',
    message: 'Maps of all cities',
  },
  {
    what: 'a label of addition after another feature',
    notes: '## Features\n- Maps of all cities\n- Added: offline maps for all',
    message: 'Offline maps for all',
  },
  {
    what: 'a feature that is called a mere change',
    notes: '## Features\n- perf: maps of all cities',
    message: neutralMessage,
  },
  {
    what: 'a feature that improves something',
    notes: '## Features\n- Improve maps of all cities',
    message: 'Improve maps of all cities',
  },
  {
    what: 'the number of an issue without its sign',
    notes: '- Add maps of all cities (304)',
    message: 'Add maps of all cities',
  },
  {
    what: 'a year in brackets',
    notes: '- Add maps of all cities (2026)',
    message: 'Add maps of all cities (2026)',
  },
  {
    what: 'formats in brackets',
    notes: '- Add maps of all cities (PDF, CSV)',
    message: 'Add maps of all cities (PDF, CSV)',
  },
  {
    what: 'words of payment elsewhere',
    notes: `Maps need a paid plan.\n\n## Features\n${add}`,
    message: neutralMessage,
  },
  {
    what: 'six words without the scope',
    notes: '- **Calendar:** add numbers of weeks to views',
    message: 'Add numbers of weeks to views',
  },
  {
    what: 'five words without the scope',
    notes: '- **Calendar:** add numbers to all views',
    message: 'Calendar: add numbers to all views',
  },
])('of notes with $what subscribers read "$message"', ({ notes, message }) => {
  expect(messageOf(notes)).toBe(message)
})

test.each([
  'iOS: add dark mode',
  'on_open now supports maps',
  'x86 is now supported',
  'parse() now supports maps',
  '--quiet now supports maps',
])('the entry %j keeps its first letter', entry => expect(messageOf(`- ${entry}`)).toBe(entry))

test.each([
  { entry: 'new iOS widgets of maps', message: 'New iOS widgets of maps' },
  { entry: 'é is now supported', message: 'É is now supported' },
  { entry: 'maps now support parse() and --quiet', message: 'Maps now support parse() and --quiet' },
])('the entry "$entry" begins with a capital', ({ entry, message }) => {
  expect(messageOf(`- ${entry}`)).toBe(message)
})

const repairs = (count: number) => '- Fix the menu\n'.repeat(count)
const unreadable = `- ${'a'.repeat(801)}\n`
const entries = (count: number) => '- The menu has colors\n'.repeat(count)

test.each([
  { what: 'a star', notes: `${entries(20)}- ⭐ Maps of all cities\n${add}`, message: 'Maps of all cities' },
  { what: 'a star within another', notes: `${add}\n- Add week ⭐ numbers`, message: 'Add offline maps' },
  { what: 'an addition that is the eighteenth', notes: `${entries(17)}${add}`, message: 'Add offline maps' },
  { what: 'an addition that is the nineteenth', notes: `${entries(18)}${add}`, message: neutralMessage },
  { what: 'an addition that is the first of nineteen', notes: `${add}\n${entries(18)}`, message: neutralMessage },
  { what: 'an addition among eighteen repairs', notes: `${repairs(18)}${add}`, message: neutralMessage },
  { what: 'contributors', notes: `${entries(17)}${add}\n## Contributors\n- a b c`, message: 'Add offline maps' },
  {
    what: 'only seventeen before a feature that is no addition',
    notes: `${entries(17)}## Features\n- Offline maps for all`,
    message: 'Offline maps for all',
  },
  {
    what: 'a highlight that cannot be read',
    notes: `## Highlights\n${unreadable}## Added\n${add}`,
    message: neutralMessage,
  },
  {
    what: 'a heading of features',
    notes: `${entries(18)}## Features\n${add}\n${entries(30)}`,
    message: 'Add offline maps',
  },
  {
    what: 'a first feature without a word of addition',
    notes: `${entries(18)}## Features\n- Offline maps for all\n${add}`,
    message: neutralMessage,
  },
  {
    what: 'a first feature that is not fit',
    notes: `${entries(18)}## Features\n- Add maps\n${add}`,
    message: neutralMessage,
  },
  {
    what: 'a first feature that cannot be read',
    notes: `${entries(18)}## Features\n${unreadable}${add}`,
    message: neutralMessage,
  },
  {
    what: 'a first feature that another entry takes back',
    notes: `${entries(18)}## Features\n- Add week numbers\n${add}\n- Revert "Add week numbers"`,
    message: neutralMessage,
  },
  {
    what: 'a repair below features',
    notes: `${entries(18)}## Features\n${repairs(1)}${add}`,
    message: 'Add offline maps',
  },
  { what: 'a label', notes: `${entries(18)}- Added: offline maps for all`, message: 'Offline maps for all' },
  { what: 'a type', notes: `${entries(18)}- feat: add offline maps`, message: 'Add offline maps' },
  {
    what: 'an addition that is the 200th',
    notes: `${entries(199)}- feat: add offline maps`,
    message: 'Add offline maps',
  },
  { what: 'an addition after the 200th', notes: `${entries(200)}- feat: add offline maps`, message: neutralMessage },
])('in notes with many entries and $what subscribers read "$message"', ({ notes, message }) => {
  expect(messageOf(notes)).toBe(message)
})

test('in short notes an addition goes before another feature', () => {
  const features = '## Features\n- Offline maps for all\n'
  expect(messageOf(features)).toBe('Offline maps for all')
  expect(messageOf(`${features}- Add week numbers`)).toBe('Add week numbers')
})

test('the message says where it comes from and what it was made from', () => {
  expect(readNotes(`## Added\n\n- feat: offline maps for **all** (#12)`)).toEqual({
    message: 'Offline maps for all',
    madeFrom: 'feat: offline maps for all (#12)',
    source: { kind: 'entry', entry: 'Offline maps for all', heading: 'Added' },
  })
  expect(readNotes(add)).toMatchObject({ source: { heading: '' } })
  expect(readNotes('')).toEqual({ message: neutralMessage, madeFrom: '', source: { kind: 'neutral' } })
})

const pieces = [
  ...[
    '*',
    '**',
    '_',
    '~~',
    '`',
    '```',
    '[',
    ']',
    '(',
    ')',
    '![',
    '<',
    '>',
    '</',
    '&',
    '#',
    '\\',
    '|',
    ':',
    '- ',
    '1. ',
  ],
  ...[
    'Add ',
    'feat: ',
    '**ui:** ',
    'Maps ',
    'dark mode ',
    '中文',
    '👨‍👩‍👧',
    '&amp;',
    '&lt;',
    '<b>',
    '<p>',
    '<br>',
    '</b>',
    '<li>',
  ],
  ...[
    '<details>',
    '<!--',
    '-->',
    '[^1]',
    '[x]: ',
    `${repository}/pull/1`,
    'www.x.y',
    '#12',
    '@octocat',
    '1a2b3c4',
    '{{x}}',
    '\u0024{x}',
  ],
  ...[
    '[[a|b]]',
    '](',
    '::error::',
    ':tada:',
    '="',
    '### Added\n',
    '\n- ',
    '\n',
    '\n\n',
    '\r\n',
    '\t',
    '    ',
    '\u0000',
    '\u202e',
    '\ud800',
  ],
]
const anyNotes = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map(parts => parts.join('')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map(parts => `- Add dark mode ${parts.join('')}`),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

test('a message is one clean line without a mark, a template or a reference, whatever the notes are', () => {
  fc.assert(
    fc.property(anyNotes, notes => {
      const read = readNotes(notes)
      if ('problem' in read || read.source.kind === 'comment') return
      expect(read.message).toMatch(/^[^\s].*[^\s]$/u)
      expect(read.message).not.toMatch(
        /<[\p{L}/!?]|&#?\w+;|\*\*|~~|`|\]\(|\[\[|\{\{|\{%|\$\{|:tada:|="|#\d|@\w|1a2b3c4|https?:|www\.|[\p{Cc}\u202e]/u,
      )
      expect([...read.message].length).toBeLessThanOrEqual(120)
    }),
  )
})
