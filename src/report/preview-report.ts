import { controlCharacters } from '../base/characters.ts'
import { type Position, type Problem, problemText } from '../base/problems.ts'
import { atMost, quote } from '../base/text.ts'
import { type Advice, adviceText, pathOf } from './advice.ts'
import type { LogEntry } from './log-lines.ts'
import { grouped } from './markup.ts'
import {
  allProblems,
  findingSentence,
  type Omitted,
  type Preview,
  type PreviewedNotification,
  previewHeadline,
} from './preview-result.ts'

/**
 * Returns the log lines and annotations of a preview, but not the annotation for the failure that stopped it. GitHub
 * shows only ten annotations per level, so all problems and advice also get a log line. `unrendered` has the files that
 * the summary has no room for. `url` is the page with the summary, or undefined if there is no summary or the run is not
 * for a pull request.
 */
export function previewEntries(preview: Preview, unrendered: ReadonlySet<string>, url: string | undefined): LogEntry[] {
  const { notifications, omitted } = preview
  const problems = allProblems(preview)
  const problemEntries = problems.map((problem): LogEntry => {
    const { file, position, reason } = problem
    const invalid = file === undefined ? 'Invalid inputs' : 'Invalid notification'
    const title = reason === 'url-check-failed' ? 'URL check failed' : invalid
    return {
      level: 'error',
      title: `${title} (${reason})`,
      text: findingSentence(problem),
      at: placeOf(file, position),
    }
  })
  return [
    ...problems.map(problem => line(findingLine(problem))),
    ...problemEntries,
    ...notifications.flatMap(adviceEntries),
    ...notifications.flatMap(each => renderingEntries(each, unrendered.has(each.file), url)),
    ...(omitted ? omittedEntries(omitted) : []),
    ...closingEntries(preview),
  ]
}

const line = (text: string): LogEntry => ({ level: 'note', text })

function adviceEntries(notification: PreviewedNotification): LogEntry[] {
  const { file, advice, redirects } = notification
  const ofAdvice = advice.flatMap((each): LogEntry[] => {
    const position = advicePosition(notification, each)
    const text = adviceText(each)
    return [
      line(`${placeText(file, position)}Advice: ${text}`),
      { level: 'warning', title: 'Advice', text, at: placeOf(file, position) },
    ]
  })
  return [...ofAdvice, ...redirects.map(each => line(findingLine(each)))]
}

function advicePosition({ content, positionOf }: PreviewedNotification, advice: Advice): Position | undefined {
  const path = pathOf(advice)
  const sources: Record<PropertyKey, string | undefined> = content?.sources ?? {}
  return sources[path[0] ?? ''] === 'file' ? positionOf(path) : undefined
}

function renderingEntries({ file, content }: PreviewedNotification, isLeftOut: boolean, url?: string): LogEntry[] {
  const at = placeOf(file)
  if (isLeftOut) {
    const subject = file === '' ? 'the notification' : quote(file)
    const text = `The summary has no room for ${subject}, so reviewers cannot see how the notification will look. Shorten its texts, or check fewer files at a time.`
    return [{ level: 'warning', title: 'Not rendered', text, at }]
  }
  if (!content || !at || url === undefined) return []
  return [{ level: 'notice', title: 'Preview', text: `How subscribers will see it: ${url}`, at }]
}

/** GitHub shows only ten notices per step, and renaming a folder renames all files in it. */
const maxRenamed = 10

/** Reports why previews may be missing: a glob matches no file, or `only` left out a renamed file. */
function omittedEntries({ renamed, unmatched }: Omitted): LogEntry[] {
  const notices = renamed.map(({ file, oldName }): LogEntry => {
    const text = `${quote(file)} is the renamed file ${quote(oldName)}, so it does not count as added.`
    return { level: 'notice', title: 'Renamed', text, at: placeOf(file) }
  })
  const ofRenamed = atMost(notices, maxRenamed, left =>
    line(`${grouped(left)} more files were only renamed, so they do not count as added.`),
  )
  const ofUnmatched = unmatched.map(
    (each): LogEntry => ({ level: 'warning', title: 'No file', text: problemText(each) }),
  )
  return [...ofRenamed, ...ofUnmatched]
}

function closingEntries(preview: Preview): LogEntry[] {
  if (preview.failure) return []
  const text = `${previewHeadline(preview)}.`
  const isNothing = preview.omitted && preview.notifications.length === 0 && preview.problems.length === 0
  return [isNothing ? { level: 'notice', title: 'Preview', text } : line(text)]
}

const findingLine = (finding: Problem) => `${placeText(finding.file, finding.position)}${findingSentence(finding)}`

const firstLine = { line: 1, column: 1 }

const placeOf = (file = '', position: Position = firstLine) => (file === '' ? undefined : { file, ...position })

/** Formats a position as `campaigns/spring.yml:3:5: `, which editors and terminals recognize. */
function placeText(file = '', { line, column }: Position = firstLine): string {
  // File names may contain line breaks, which would split this line of the log.
  return file === '' ? '' : `${file.replace(controlCharacters, '\ufffd')}:${line}:${column}: `
}
