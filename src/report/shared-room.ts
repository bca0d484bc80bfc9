import { type Blocks, flatBlocks } from './markup.ts'

/** The ways to render one section, from the most complete to the shortest. */
export type Forms = readonly [whole: () => Blocks, ...shorter: (() => Blocks)[]]

interface Rendered {
  blocks: Blocks
  bytes: number
}

/**
 * Renders all sections within `room` bytes. If the whole sections do not fit, every section first gets the room for its
 * shortest form, and the sections share what is left. A section is undefined only if there is no room for even its
 * shortest form. In that case, the longest sections are left out.
 */
export function shareRoom(sections: readonly Forms[], room: number): (Blocks | undefined)[] {
  const whole = sections.map(([form]) => rendered(form))
  if (totalOf(whole) <= room) return whole.map(({ blocks }) => blocks)
  const candidates = sections.map((forms, index) => {
    const longest = whole[index] ?? rendered(forms[0])
    return { index, forms, longest, shortest: rendered(forms.at(-1) ?? forms[0]) }
  })
  const kept: typeof candidates = []
  let left = room
  for (const each of candidates.toSorted((a, b) => a.shortest.bytes - b.shortest.bytes)) {
    if (each.shortest.bytes > left) break
    kept.push(each)
    left -= each.shortest.bytes
  }
  const chosen: (Blocks | undefined)[] = sections.map(() => undefined)
  // Sections that need the least come first, so that the others share what these do not use.
  const byNeed = kept.toSorted((a, b) => a.longest.bytes - a.shortest.bytes - (b.longest.bytes - b.shortest.bytes))
  for (const [position, { index, forms, longest, shortest }] of byNeed.entries()) {
    const share = shortest.bytes + Math.floor(left / (byNeed.length - position))
    const form = firstWithin(share, forms, longest) ?? shortest
    chosen[index] = form.blocks
    left -= form.bytes - shortest.bytes
  }
  return chosen
}

function firstWithin(share: number, [, ...shorter]: Forms, longest: Rendered): Rendered | undefined {
  if (longest.bytes <= share) return longest
  for (const form of shorter) {
    const each = rendered(form)
    if (each.bytes <= share) return each
  }
  return undefined
}

function rendered(form: () => Blocks): Rendered {
  const blocks = form()
  return { blocks, bytes: sizeOf(blocks) }
}

const totalOf = (all: readonly Rendered[]) => all.reduce((total, { bytes }) => total + bytes, 0)

/** Returns the size of the blocks in the summary, in bytes. */
export const sizeOf = (blocks: Blocks): number =>
  flatBlocks(blocks).reduce((size, block) => size + Buffer.byteLength(block) + '\n\n'.length, 0)
