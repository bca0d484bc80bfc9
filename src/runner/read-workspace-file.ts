import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { describe } from '../base/failure.ts'
import { problem, quoting } from '../base/problems.ts'
import type { FileText } from '../content/given.ts'
import { maxYamlBytes, tooLargeYaml } from '../inputs/value-rules.ts'

/**
 * Reads a UTF-8 file of at most 16 KiB. Refuses paths and links that lead outside the workspace, because a contributor
 * could use one to make a workflow publish a file from the runner.
 */
export function readWorkspaceFile(path: string): FileText {
  const workspace = workspaceFolder()
  const given = resolve(workspace, path)
  const where = { input: 'payload-file', file: path }
  const unreadable = (why: string) => ({ problem: problem(where, why, { reason: 'unreadable-file' }) })
  // In a container, the workspace has another path than on its host, so an absolute path of the host is outside.
  const right = isAbsolute(path)
    ? 'a path relative to the workspace, such as campaigns/spring.yml'
    : 'a file of the repository'
  const outside = { problem: problem(where, `is outside the workspace; use ${right}`) }
  if (path !== path.trim()) {
    const why = 'has a name that begins or ends with whitespace, which a send would trim; rename the file'
    return { problem: problem(where, why) }
  }
  try {
    const root = realpathSync(workspace)
    if (!isInsideFolder(given, workspace) && !isInsideFolder(given, root)) return outside
    const real = realpathSync(given)
    if (!isInsideFolder(real, root)) return outside
    const status = statSync(real)
    if (status.isDirectory()) {
      const text = quoting(path, 'is a folder; use the path of a file in it')
      return { problem: problem('payload-file', text, { reason: 'unreadable-file' }) }
    }
    if (!status.isFile()) return unreadable('is not a regular file; use the path of a YAML or JSON file')
    if (status.size > maxYamlBytes) {
      return unreadable(tooLargeYaml)
    }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(real)) }
  } catch (error) {
    return unreadable(whyUnreadable(error, given))
  }
}

/** Returns the end of a sentence that starts with the file's name. */
function whyUnreadable(error: unknown, path: string): string {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'is not UTF-8 text; save it as UTF-8'
  if (code !== 'ENOENT') return `cannot be read (${describe(error)})`
  // If a file name is not UTF-8, Node lists it with replacement characters, and then cannot find the file by that name.
  if (path.includes('\ufffd')) return 'has a name that is not UTF-8; rename the file'
  if (isLink(path)) return 'is a link that leads nowhere; commit the file itself'
  return 'does not exist; check the path, and check out the repository before this step'
}

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true

/** The folder where actions/checkout puts the repository. */
export const workspaceFolder = (): string => process.env.GITHUB_WORKSPACE || process.cwd()

/** Returns true for the folder itself and for every path inside it. Does not follow links. */
export function isInsideFolder(path: string, folder: string): boolean {
  const pathInFolder = relative(folder, path)
  return pathInFolder !== '..' && !pathInFolder.startsWith(`..${sep}`) && !isAbsolute(pathInFolder)
}
