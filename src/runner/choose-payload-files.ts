import type { Problem } from '../inputs/problems.ts'
import type { Omitted } from '../report/preview-result.ts'
import { readContext, readEvent } from './context.ts'
import { findPayloadFiles } from './find-payload-files.ts'

export interface ChosenFiles {
  files: string[]
  problems: Problem[]
  /** What the input `only` leaves out; absent if it takes all files. */
  omitted?: Omitted
}

/**
 * The files to check: all that the input `payload-files` names, or only those of them that the event of this run changes
 * or adds. None if that is not certain. A line that matches no file is a problem, but with `only` there may be no file
 * yet. Not all files once `signal` is aborted.
 */
export async function choosePayloadFiles(lines: string, only: string, signal: AbortSignal): Promise<ChosenFiles> {
  if (only === '' || only === 'all') {
    const { files, problems, unmatched } = await findPayloadFiles(lines, signal)
    return { files, problems: [...problems, ...unmatched] }
  }
  // Any other word is a problem that was found before.
  if (only !== 'changed' && only !== 'added') return findPayloadFiles(lines, signal, new Set())
  const { filesOfEvent } = await import('./changed-files.ts')
  const ofEvent = await filesOfEvent(only, { event: readEvent(), sha: readContext().run.sha, signal })
  const { files, problems, unmatched, named } = await findPayloadFiles(lines, signal, ofEvent.files)
  const renamed = [...ofEvent.renamed].filter(([file]) => named.has(file)).map(([file, oldName]) => ({ file, oldName }))
  if (ofEvent.problems.length > 0) return { files, problems: [...ofEvent.problems, ...problems] }
  return { files, problems, omitted: { only, total: named.size, renamed, unmatched } }
}
