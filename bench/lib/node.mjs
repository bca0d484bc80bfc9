import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A Node 24 or newer, which the built actions need: the one that runs this, else the packaged one.
 * @returns {string} path of its binary
 * @throws {Error} where there is none
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
