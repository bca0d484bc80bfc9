import type { Stats } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { describe } from '../errors.ts'
import { type Problem, problem } from '../inputs/problems.ts'
import { clip, quote } from '../text.ts'
import { type Budget, findFiles, isNoSuchFile, parsePattern, TooManyEntries, UnreadableFolder } from './glob.ts'
import { isInsideFolder, workspaceFolder } from './read-workspace-file.ts'

const maxFiles = 100
/** Of all patterns together. */
const maxEntries = 200_000
/** No path is longer. */
const maxPattern = 4_096

/**
 * The files that the input `payload-files` names, each once, by their paths relative to the workspace with `/`, and
 * what is wrong with the input. A line that is an existing path means that path; any other line is a pattern. Not all
 * of them once `signal` is aborted.
 */
export async function findPayloadFiles(
  text: string,
  signal: AbortSignal,
): Promise<{ files: string[]; problems: Problem[] }> {
  const workspace = workspaceFolder()
  const budget: Budget = { entries: maxEntries, signal }
  const files = new Set<string>()
  const problems: Problem[] = []
  const lines = text.split(/\r\n?|\n/).map(line => line.trim())
  for (const line of new Set(lines.filter(line => line !== ''))) {
    const found = await filesOf(line, workspace, budget)
    if (Array.isArray(found)) for (const file of found) files.add(file)
    else problems.push(found)
    if (files.size > maxFiles) {
      const message = `matches more than ${maxFiles} files; use patterns that match fewer`
      return { files: [], problems: [...problems, problem('payload-files', message)] }
    }
  }
  return { files: [...files], problems }
}

/** The files that a line names, or what is wrong with it. */
async function filesOf(line: string, workspace: string, budget: Budget): Promise<string[] | Problem> {
  const wrong = (message: string, reason?: 'unreadable-file') =>
    problem('payload-files', `${quote(line)} ${message}`, reason && { reason })
  const path = resolve(workspace, line)
  const name = relative(workspace, path).replaceAll(sep, '/')
  const isTooLong = line.length > maxPattern
  let existing: Stats | undefined
  try {
    existing = await lstat(path)
  } catch (error) {
    // It may exist. Who reads it reports why that fails.
    if (!isTooLong && !/[*?[]/.test(line) && !isNoSuchFile(error)) return [name]
  }
  if (existing?.isDirectory() && isInsideFolder(path, workspace)) {
    const files = name === '' ? '*.yml' : `${name}/*.yml`
    return wrong(`is a folder; use \`${clip(files)}\``, 'unreadable-file')
  }
  if (existing) return [name]
  try {
    const pattern = isTooLong ? [] : parsePattern(line.replaceAll(sep, '/'))
    const files = await findFiles(workspace, pattern, maxFiles + 1, budget)
    return files.length > 0
      ? files
      : wrong('matches no file in the workspace; check the path, and that the repository is checked out')
  } catch (error) {
    if (error instanceof TooManyEntries) {
      return wrong('searches too many files; begin the pattern with the folder they are in')
    }
    if (!(error instanceof UnreadableFolder)) throw error
    const folder = error.folder === '' ? 'the workspace' : `the folder ${quote(error.folder)}`
    const reason = describe(error.cause)
    const message = `searches ${folder}, which cannot be read (${reason}); make it readable, or use a pattern that does not search it`
    return wrong(message, 'unreadable-file')
  }
}
