import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The Node 24 that runs the built action in tests, whatever Node runs the tests. */
export const node24 = locate()

/** The oldest Node that old self-hosted runners bring; undefined if its package does not exist for this platform. */
export const node24dot4 = existing(`${root}node_modules/node-24.4-linux-x64/bin/node`)

function locate(): string {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const packaged = existing(`${root}node_modules/node-${platform}-${process.arch}/${binary}`)
  if (packaged) return packaged
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(`no Node 24 for ${process.platform}-${process.arch}: run the tests with Node 24 or newer`)
}

function existing(path: string): string | undefined {
  return existsSync(path) ? path : undefined
}
