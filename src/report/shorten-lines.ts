import { truncate } from '../text.ts'

/** The longest line of a text that does not fit. */
const maxLine = 600

/**
 * A text of at most `max` UTF-16 code units, 0 or more. If it does not fit, its long lines are cut. If that does not
 * suffice, its first lines remain, and a note that counts the others; a text of one line is cut.
 */
export function shortenLines(text: string, max: number): string {
  if (text.length <= max) return text
  const given = text.split('\n')
  if (given.length === 1) return cut(text, max)
  const lines = given.map(line => truncate(line, maxLine))
  const whole = lines.join('\n')
  return whole.length <= max ? whole : cut(firstLines(lines, max), max)
}

/** As many of these lines as fit before the note. */
function firstLines(lines: readonly string[], max: number): string {
  const room = max - restOf(lines.length).length
  let used = 0
  const kept = lines.filter(line => {
    used += line.length + 1
    return used <= room
  })
  return [...kept, restOf(lines.length - kept.length)].join('\n')
}

const restOf = (count: number) => `- and ${count} more (see the log)`

/** A text of at most `max`, with `…` if something is left out. */
const cut = (text: string, max: number) => (max === 0 ? '' : text.length <= max ? text : truncate(text, max - 1))
