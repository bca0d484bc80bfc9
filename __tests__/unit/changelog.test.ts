import { expect, test } from '@jest/globals'
import { readChangelog } from '../../.github/scripts/release/changelog.mjs'

test.each([
  { above: '', below: '## [1.0.0] - 2026-11-01\n\n- The first.\n', unreleased: '' },
  { above: '## [Unreleased]\n\n- Not yet.\n\n', below: '', unreleased: '- Not yet.' },
])('the newest entry of a changelog is read between "$above" and "$below"', ({ above, below, unreleased }) => {
  const entry = '## [1.1.0] - 2026-12-01\n\n### Added\n\n- A thing.\n\n'
  const text = `# Changelog\n\nSome words.\n\n${above}${entry}${below}\n[1.1.0]: https://example.com/1.1.0\n`
  const newest = { version: '1.1.0', date: '2026-12-01', notes: '### Added\n\n- A thing.' }
  expect(readChangelog(text)).toEqual({ unreleased, newest })
})

test.each(['', '## 1.0.0 - 2026-11-01\n', '## [1.0.0]\n', '## [Unreleased]\n\n- A thing.\n'])(
  'a changelog without an entry is refused: %j',
  text => expect(() => readChangelog(text)).toThrow('no entry'),
)
