/** @typedef {{ version: string, date: string, notes: string }} Entry */

/**
 * Reads the newest release and the text under `[Unreleased]` from a changelog in the Keep a Changelog format.
 * @param {string} text
 * @returns {{ unreleased: string, newest: Entry }}
 * @throws {Error} if the newest entry has no heading such as `## [1.2.3] - 2026-01-31`
 */
export function readChangelog(text) {
  const sections = text.split(/^## /m).slice(1)
  const unreleased = sections[0]?.startsWith('[Unreleased]') ? sections.shift() : undefined
  const [section = ''] = sections
  const heading = /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})\n/.exec(section)
  if (!heading) throw new Error('CHANGELOG.md has no entry of the form "## [1.2.3] - 2026-01-31"')
  const [line, version = '', date = ''] = heading
  return {
    unreleased: bodyOf(unreleased ?? '', '[Unreleased]'),
    newest: { version, date, notes: bodyOf(section, line) },
  }
}

/**
 * Returns a section without its heading or the link definitions at the end of the file.
 * @param {string} section
 * @param {string} heading
 */
function bodyOf(section, heading) {
  return section
    .slice(heading.length)
    .replace(/^\[[^\]]+\]: .*$/gm, '')
    .trim()
}
