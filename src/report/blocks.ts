/**
 * A summary may have 1 MiB, and the runner drops a larger one whole. What is shown of each text is limited where
 * it is drawn, so this is a last guard, with room for what other commands of the step have written.
 */
const mostBytes = 900_000

/** Blocks of a summary as one text; it leaves out the first one that does not fit and all after it, and says so. */
export function joinBlocks(blocks: readonly string[], most = mostBytes): string {
  const note = '<p>The rest of this summary is left out, because GitHub limits its size.</p>'
  const room = most - Buffer.byteLength(note) - 2
  let size = 0
  const fitting = blocks.findIndex(block => {
    size += Buffer.byteLength(block) + 2
    return size > room
  })
  const kept = fitting === -1 ? blocks : [...blocks.slice(0, fitting), note]
  return `${kept.join('\n\n')}\n`
}
