/**
 * A summary may have 1 MiB; the runner drops a larger one. Each text is already limited when it is added, so this limit
 * is rarely reached. It leaves room for what other commands of the step have written.
 */
const maxSummaryBytes = 900_000

/** HTML blocks of a summary; `false` and undefined are left out. */
export type Blocks = string | false | undefined | readonly Blocks[]

const flat = (blocks: Blocks): string[] => (typeof blocks === 'object' ? blocks.flatMap(flat) : blocks ? [blocks] : [])

/** Blocks of a summary as one text; it leaves out the first one that does not fit and all after it, and says so. */
export function joinBlocks(parts: Blocks, maxBytes = maxSummaryBytes): string {
  const blocks = flat(parts)
  const note = '<p>The rest of this summary is left out, because GitHub limits its size.</p>'
  const maxBytesBeforeNote = maxBytes - Buffer.byteLength(note) - 2
  let size = 0
  const fitting = blocks.findIndex(block => {
    size += Buffer.byteLength(block) + 2
    return size > maxBytesBeforeNote
  })
  const kept = fitting === -1 ? blocks : [...blocks.slice(0, fitting), note]
  return `${kept.join('\n\n')}\n`
}
