import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

function packaged(path: string): string | undefined {
  const file = fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url))
  return existsSync(file) ? file : undefined
}

const [platform, binary] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']
const found = packaged(`node-${platform}-${process.arch}/bin/${binary}`)
if (!found && Number(process.versions.node.split('.')[0]) < 24)
  throw new Error(`no Node 24 for ${platform}-${process.arch}: run the tests with Node 24 or newer`)

/** The path to the Node 24 that runs the built action, even if the tests run on a different version. */
export const node24 = found ?? process.execPath

/** The path to Node 24.4 (if installed), the oldest Node 24 version that self-hosted runners use. */
export const node24dot4 = packaged('node-24.4-linux-x64/bin/node')
