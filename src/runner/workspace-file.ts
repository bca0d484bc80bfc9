import { readFile, realpath, stat } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import type { FileText } from '../content/payload-file.ts'
import { describe } from '../errors.ts'
import { problem } from '../inputs/problems.ts'

const maxFileBytes = 65_536

/**
 * The text of a file in the workspace. One that lies outside, also through links, is refused: a workflow that sends
 * what a contributor wrote must not be led to publish a file of the runner. At most 64 KiB of UTF-8.
 */
export async function readWorkspaceFile(path: string): Promise<FileText> {
  const workspace = process.env.GITHUB_WORKSPACE || process.cwd()
  const given = resolve(workspace, path)
  const origin = { input: 'payload-file', file: path }
  const unreadable = (why: string) => ({ problem: problem(origin, why, { reason: 'unreadable-file' }) })
  const outside = { problem: problem(origin, 'is outside the workspace; give a file of the repository') }
  try {
    const root = await realpath(workspace)
    if (!isInside(given, workspace) && !isInside(given, root)) return outside
    const real = await realpath(given)
    if (!isInside(real, root)) return outside
    const status = await stat(real)
    if (!status.isFile()) return unreadable('is not a file; give the path of a YAML or JSON file')
    if (status.size > maxFileBytes) return unreadable('is larger than 64 KiB; give a file of notification fields')
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await readFile(real)) }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT') return unreadable('does not exist; check the path, and that the repository is checked out')
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return unreadable('is not UTF-8 text; save it as UTF-8')
    return unreadable(`cannot be read (${describe(error)})`)
  }
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
