import { glob, lstat, stat } from 'node:fs/promises'
import { join, posix, relative, resolve, sep } from 'node:path'
import { type Problem, problem, quoting } from '../base/problems.ts'
import { quote, truncate } from '../base/text.ts'
import type { Omitted } from '../report/preview-result.ts'
import { readContext, readEvent } from './context.ts'
import { isInsideFolder, workspaceFolder } from './read-workspace-file.ts'

const maxFiles = 100
/** The maximum length of a line of `payload-files`, in characters. Node's glob rejects much longer patterns. */
const maxLineLength = 4_096

/** The files that the preview checks, without duplicates. Paths are relative to the workspace and use `/`. */
export interface ChosenFiles {
  files: string[]
  problems: Problem[]
  omitted?: Omitted
}

/**
 * Finds the files that `payload-files` names. With `only`, returns only the files that the event changes or adds. If
 * git cannot identify them, returns a problem and no files. `only` also allows globs that match no file, because the
 * first campaign may not exist yet. If `signal` is aborted, the list is incomplete.
 */
export async function choosePayloadFiles(text: string, only: string, signal: AbortSignal): Promise<ChosenFiles> {
  const trimmed = text.split(/\r\n?|\n/).map(line => line.trim())
  const lines = new Set(trimmed.filter(line => line !== ''))
  const { files, problems, unmatched } = await findNamedFiles(lines, signal)
  if (only === '' || only === 'all') return withinLimit({ files, problems: [...problems, ...unmatched] })
  // Any other value of `only` has already been reported as a problem.
  if (only !== 'changed' && only !== 'added') return { files: [], problems }
  const { filesOfEvent } = await import('./changed-files.ts')
  const ofEvent = await filesOfEvent(only, { event: readEvent(), sha: readContext().run.sha, signal })
  // A cancellation ends git too, which is not a problem with the input.
  if (signal.aborted) return { files: [], problems }
  if ('problem' in ofEvent) return { files: [], problems: [ofEvent.problem, ...problems] }
  const { taken, plain } = ofEvent
  const notPlain = new Set([...files.filter(file => !plain.has(file)), ...(await linkedFolders(lines))])
  const renamed = files.flatMap(file => {
    const oldName = ofEvent.renamed.get(file)
    return oldName === undefined ? [] : [{ file, oldName }]
  })
  return withinLimit({
    files: files.filter(file => taken.has(file) && plain.has(file)),
    problems: [...problems, ...notPlainProblems([...notPlain])],
    omitted: { only, total: files.length, renamed, unmatched },
  })
}

function withinLimit(chosen: ChosenFiles): ChosenFiles {
  if (chosen.files.length <= maxFiles) return chosen
  const tooMany = problem('payload-files', `matches more than ${maxFiles} files; use patterns that match fewer files`)
  return { ...chosen, files: [], problems: [...chosen.problems, tooMany] }
}

function notPlainProblems(files: readonly string[]): Problem[] {
  const [first] = files
  if (first === undefined) return []
  const others = files.length > 1 ? ` (and ${files.length - 1} more)` : ''
  const message = `names ${quote(first)}${others}, but git cannot tell whether that file has changed, because it is not a plain file of the commit (it is a link, below a link, in a submodule, or not committed); with \`only\`, name only committed files`
  return [problem('payload-files', message)]
}

interface NamedFiles {
  files: string[]
  problems: Problem[]
  unmatched: Problem[]
}

async function findNamedFiles(lines: ReadonlySet<string>, signal: AbortSignal): Promise<NamedFiles> {
  const files = new Set<string>()
  const problems: Problem[] = []
  const unmatched: Problem[] = []
  for (const line of lines) {
    if (signal.aborted) break
    const found = await filesOf(line, signal)
    if (!Array.isArray(found)) problems.push(found)
    else if (found.length === 0) unmatched.push(lineProblem(line, matchesNothing))
    else for (const file of found) files.add(file)
  }
  return { files: [...files], problems, unmatched }
}

const matchesNothing =
  'matches no file in the workspace; check the pattern, and check out the repository before this step'

const lineProblem = (line: string, message: string, reason: Problem['reason'] = 'invalid-input') =>
  problem('payload-files', quoting(line, message), { reason })

/**
 * Returns the files that a line names, or a problem. If a file with exactly that path exists, the line is not treated
 * as a glob.
 */
async function filesOf(line: string, signal: AbortSignal): Promise<string[] | Problem> {
  const workspace = workspaceFolder()
  const path = resolve(workspace, line)
  if (line.length > maxLineLength)
    return lineProblem(line, `is longer than ${maxLineLength} characters; use a shorter path`)
  if (!isInsideFolder(path, workspace))
    return lineProblem(line, 'is outside the workspace; use files of the repository')
  const existing = await lstat(path).catch((error: NodeJS.ErrnoException) => error.code ?? 'unknown')
  if (typeof existing !== 'string') {
    if (!existing.isDirectory()) return [nameOf(path)]
    const files = path === workspace ? '*.yml' : `${nameOf(path)}/*.yml`
    return lineProblem(line, `is a folder; use \`${truncate(files)}\``, 'unreadable-file')
  }
  if (isGlob(line)) return filesMatching(line, signal)
  if (existing === 'ENOENT' || existing === 'ENOTDIR') {
    return lineProblem(line, 'does not exist; check the path, and check out the repository before this step')
  }
  // The path could not be checked, but the file may exist. The code that reads the file reports the error.
  return [nameOf(path)]
}

const isGlob = (line: string) => /[*?[]/.test(line)

const nameOf = (path: string) => relative(workspaceFolder(), path).replaceAll(sep, '/')

async function filesMatching(pattern: string, signal: AbortSignal): Promise<string[] | Problem> {
  const workspace = workspaceFolder()
  const names: string[] = []
  for await (const entry of glob(pattern, { cwd: workspace, withFileTypes: true })) {
    if (signal.aborted) break
    const path = join(entry.parentPath, entry.name)
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && (await isLinkToFolder(path)))
    if (isFolder) continue
    // A pattern with `..` after a wildcard can still lead outside the workspace.
    if (!isInsideFolder(path, workspace))
      return lineProblem(pattern, 'matches files outside the workspace; use files of the repository')
    names.push(nameOf(path))
  }
  return names.sort()
}

/**
 * Returns the links that globs do not search but that may lead to a folder. A send follows links, so the preview must
 * not silently skip the files in these folders. A link that leads nowhere may lead to a folder in another checkout.
 */
async function linkedFolders(lines: ReadonlySet<string>): Promise<string[]> {
  const workspace = workspaceFolder()
  const patterns = new Set([...lines].filter(isGlob).flatMap(parentPatterns))
  const found = new Set<string>()
  for (const pattern of patterns) {
    for await (const entry of glob(pattern, { cwd: workspace, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const isLink = entry.isSymbolicLink() && isInsideFolder(path, workspace)
      if (isLink && !(await isLinkToFile(path))) found.add(nameOf(path))
    }
  }
  return [...found]
}

/** Returns the patterns of the folders on the way to the files, such as `a?` and `a?/b` for `a?/b/*.yml`. */
function parentPatterns(pattern: string): string[] {
  const folders = posix.dirname(pattern.replaceAll(sep, '/')).split('/')
  const parents = folders.map((_, index) => folders.slice(0, index + 1).join('/'))
  return parents.filter(parent => !['', '.', '..'].includes(posix.basename(parent)))
}

async function isLinkToFile(path: string): Promise<boolean> {
  const target = await stat(path).catch(() => undefined)
  return target?.isDirectory() === false
}

async function isLinkToFolder(path: string): Promise<boolean> {
  const target = await stat(path).catch(() => undefined)
  return target?.isDirectory() === true
}
