import { expect, test } from '@jest/globals'
import { readChangelog } from '../../build/changelog.mjs'

const first = '## [1.0.0] - 2026-11-01\n\n- The first.\n'
const newest = { version: '1.1.0', date: '2026-12-01', notes: '### Added\n\n- A thing.' }

test.each([
  ['', first, ''],
  ['', '', ''],
  ['## [Unreleased]\n\n', first, ''],
  ['## [Unreleased]\n\n- Not yet.\n\n', first, '- Not yet.'],
])(
  'a changelog with %j before its newest entry and %j after it is read without what is around the entry',
  (above, below, unreleased) => {
    const entry = '## [1.1.0] - 2026-12-01\n\n### Added\n\n- A thing.\n\n'
    const text = `# Changelog\n\nSome words.\n\n${above}${entry}${below}\n[1.1.0]: https://example.com/1.1.0\n`
    expect(readChangelog(text)).toEqual({ unreleased, newest })
  },
)

test.each(['', '# Changelog\n', '## 1.0.0 - 2026-11-01\n', '## [1.0.0]\n', '## [Unreleased]\n\n- A thing.\n'])(
  'a changelog without an entry is refused: %j',
  text => {
    expect(() => readChangelog(text)).toThrow('no entry')
  },
)
