import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Finds a Node 24 or newer, which the built actions need: the running one, or else the one from the packages.
 * @returns {string} the path of the binary
 * @throws {Error} if there is none
 */
export function findNode24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const packaged = fileURLToPath(
    new URL(`../../node_modules/node-${platform}-${process.arch}/${binary}`, import.meta.url),
  )
  if (existsSync(packaged)) return packaged
  throw new Error(`no Node 24 for ${process.platform}-${process.arch}: run this with Node 24 or newer`)
}
