import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Compares two folders byte for byte. Follows no link, because a link could lead to a file that nobody reviewed.
 * @param {string} committed
 * @param {string} built
 * @returns {string[]} one line for each entry that differs, with `/` as the separator on every platform
 */
export function differences(committed, built) {
  const [old, current] = [filesIn(committed), filesIn(built)]
  const names = [...new Set([...old.keys(), ...current.keys()])].sort()
  return names.flatMap(name => {
    const difference = differenceOf(old.get(name), current.get(name))
    return difference === undefined ? [] : [`dist/${name} ${difference}`]
  })
}

/**
 * The bytes of a regular file. Anything else, such as a link, is `special`.
 * @typedef {Buffer | 'special'} Content
 */

/**
 * @param {Content | undefined} old
 * @param {Content | undefined} current
 */
function differenceOf(old, current) {
  if (old === 'special' || current === 'special') return 'is neither a regular file nor a folder'
  if (old === undefined) return 'is missing'
  if (current === undefined) return 'is left over from an earlier build'
  return old.equals(current) ? undefined : 'differs'
}

/**
 * @param {string} folder
 * @returns {Map<string, Content>} by path in the folder; empty path if the folder itself is a link
 */
function filesIn(folder) {
  if (!lstatSync(folder).isDirectory()) return new Map([['', 'special']])
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => !entry.isDirectory())
  return new Map(
    entries.map(entry => {
      const path = join(entry.parentPath, entry.name)
      return [relative(folder, path).replaceAll('\\', '/'), entry.isFile() ? readFileSync(path) : 'special']
    }),
  )
}
