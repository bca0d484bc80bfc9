import type { Stats } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { describe } from '../errors.ts'
import { type Problem, problem, quoting } from '../inputs/problems.ts'
import { quote, truncate } from '../text.ts'
import { type Budget, findFiles, isNoSuchFile, parsePattern, TooManyEntries, UnreadableFolder } from './glob.ts'
import { isInsideFolder, workspaceFolder } from './read-workspace-file.ts'

const maxFiles = 100
/** Of all patterns together. */
const maxEntries = 200_000
/** In characters. A longer line is not used as a pattern. */
const maxPattern = 4_096

export interface FoundFiles {
  /** Each once, by their paths relative to the workspace with `/`. */
  files: string[]
  /** All that the input names. Without `chosen`, the search ends at one more than is allowed. */
  named: ReadonlySet<string>
  /** What is wrong with the input. */
  problems: Problem[]
  /** The lines that match no file, each as a problem. */
  unmatched: Problem[]
}

/**
 * The files that the input `payload-files` names; if `chosen` is given, those of them that are in it. A line that is the
 * path of a file means that file; any other line is a pattern. Not all of them once `signal` is aborted.
 */
export async function findPayloadFiles(
  text: string,
  signal: AbortSignal,
  chosen?: ReadonlySet<string>,
): Promise<FoundFiles> {
  const workspace = workspaceFolder()
  const search: Search = {
    workspace,
    maxFound: chosen ? maxEntries : maxFiles + 1,
    budget: { entries: maxEntries, signal },
  }
  const named = new Set<string>()
  const problems: Problem[] = []
  const unmatched: Problem[] = []
  const lines = text.split(/\r\n?|\n/).map(line => line.trim())
  for (const line of new Set(lines.filter(line => line !== ''))) {
    const found = await filesOf(line, search)
    if (!Array.isArray(found)) problems.push(found)
    else if (found.length === 0) unmatched.push(unmatchedLine(line))
    else for (const file of found) named.add(file)
  }
  const files = chosen ? [...named].filter(file => chosen.has(file)) : [...named]
  if (files.length <= maxFiles) return { files, named, problems, unmatched }
  problems.push(problem('payload-files', `matches more than ${maxFiles} files; use patterns that match fewer`))
  return { files: [], named, problems, unmatched }
}

/** What is searched, and how far. */
interface Search {
  workspace: string
  /** For each line. */
  maxFound: number
  /** For all lines. */
  budget: Budget
}

const unmatchedLine = (line: string): Problem => {
  const message = 'matches no file in the workspace; check the path, and that the repository is checked out'
  return problem('payload-files', quoting(line, message))
}

/** The files that a line names, or what is wrong with it. */
async function filesOf(line: string, { workspace, maxFound, budget }: Search): Promise<string[] | Problem> {
  const wrong = (message: string, reason?: 'unreadable-file') =>
    problem('payload-files', quoting(line, message), reason && { reason })
  const path = resolve(workspace, line)
  const name = relative(workspace, path).replaceAll(sep, '/')
  const isTooLong = line.length > maxPattern
  let existing: Stats | undefined
  try {
    existing = await lstat(path)
  } catch (error) {
    // It may exist. The code that reads it reports why that fails.
    if (!isTooLong && !/[*?[]/.test(line) && !isNoSuchFile(error)) return [name]
  }
  if (existing?.isDirectory() && isInsideFolder(path, workspace)) {
    const files = name === '' ? '*.yml' : `${name}/*.yml`
    return wrong(`is a folder; use \`${truncate(files)}\``, 'unreadable-file')
  }
  if (existing) return [name]
  try {
    const pattern = isTooLong ? [] : parsePattern(line.replaceAll(sep, '/'))
    return await findFiles(workspace, pattern, maxFound, budget)
  } catch (error) {
    if (error instanceof TooManyEntries) {
      return wrong('searches too many files; begin the pattern with the folder that your files are in')
    }
    if (!(error instanceof UnreadableFolder)) throw error
    const folder = error.folder === '' ? 'the workspace' : `the folder ${quote(error.folder)}`
    const reason = describe(error.cause)
    const message = `searches ${folder}, which cannot be read (${reason}); make it readable, or use a pattern that does not search it`
    return wrong(message, 'unreadable-file')
  }
}
