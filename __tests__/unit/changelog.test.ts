import { expect, test } from '@jest/globals'
import { readChangelog } from '../../build/changelog.mjs'

const released = `# Changelog

Some words.

## [1.1.0] - 2026-12-01

### Added

- A thing.

## [1.0.0] - 2026-11-01

- The first.

[1.1.0]: https://example.com/1.1.0
`

test('the newest entry is read, and nothing of the older ones', () => {
  expect(readChangelog(released)).toEqual({
    unreleased: '',
    newest: { version: '1.1.0', date: '2026-12-01', notes: '### Added\n\n- A thing.' },
  })
})

test('unreleased changes are kept apart', () => {
  const text = released.replace('## [1.1.0]', '## [Unreleased]\n\n- Not yet.\n\n## [1.1.0]')
  expect(readChangelog(text)).toEqual({ ...readChangelog(released), unreleased: '- Not yet.' })
})

test('an empty [Unreleased] is nothing', () => {
  const text = released.replace('## [1.1.0]', '## [Unreleased]\n\n## [1.1.0]')
  expect(readChangelog(text)).toEqual(readChangelog(released))
})

test('the links at the end belong to no entry', () => {
  const only = released.replace(/## \[1\.0\.0\][\s\S]*The first\.\n/, '')
  expect(readChangelog(only).newest.notes).toBe('### Added\n\n- A thing.')
})

test.each(['', '# Changelog\n', '## 1.0.0 - 2026-11-01\n', '## [1.0.0]\n', '## [Unreleased]\n\n- A thing.\n'])(
  'a changelog without an entry is refused: %j',
  text => {
    expect(() => readChangelog(text)).toThrow('no entry')
  },
)
