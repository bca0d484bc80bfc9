/** A piece of HTML between two tags of blocks. */
export interface HtmlBlock {
  kind: 'paragraph' | 'item' | 'heading'
  /** Of a heading, from 1. */
  depth: number
  text: string
  /** How many `<details>` are opened (1) or closed (-1) behind it. */
  folds: number
}

const TAG = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])([^<>]*)>/gi

/** Elements that are not text, announce nothing, or that the author has struck out. */
const SKIPPED = new Set(
  'del s strike pre table script style svg math template textarea select video audio title rt rp'.split(' '),
)
const BLOCK =
  /^(?:p|div|section|article|blockquote|center|details|dl|dt|dd|h[1-6]|hr|li|ol|ul|summary|header|footer|main)$/
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi
/** Named references, each followed by its character; `shy` means nothing that is seen. */
const NAMED = new Map(
  'amp& lt< gt> quot" apos\' nbsp\u00a0 copy© reg® trade™ hellip… ndash– mdash— rarr→ times×'
    .split(' ')
    .map(entry => [entry.slice(0, -1), entry.slice(-1)]),
).set('shy', '')
const COMMENT = /<!(?=--)[\s\S]*?(?:-->|$)/g

/** The text of HTML by its blocks, some of them empty. No tree is built, so the time is in proportion to its length. */
export function* htmlBlocks(html: string): Generator<HtmlBlock> {
  const source = html.replace(COMMENT, '')
  let kind: HtmlBlock['kind'] = 'paragraph'
  let depth = 0
  let text = ''
  let done = 0
  let skipped: string | undefined
  for (const tag of source.matchAll(TAG)) {
    const [whole, slash, written = '', attributes = ''] = tag
    const name = written.toLowerCase()
    if (!skipped) text += decodeEntities(source.slice(done, tag.index))
    done = tag.index + whole.length
    if (skipped) {
      if (slash && name === skipped) skipped = undefined
    } else if (!slash && SKIPPED.has(name)) {
      skipped = name
    } else if (name === 'br') {
      text += '\n'
    } else if (BLOCK.test(name)) {
      const folds = name !== 'details' || /\sopen\b/i.test(attributes) ? 0 : slash ? -1 : 1
      yield { kind, depth, text: text.trim(), folds }
      text = ''
      kind = slash ? 'paragraph' : kindOf(name)
      depth = /^h[1-6]$/.test(name) ? Number(name.slice(1)) : 7
    }
  }
  if (!skipped) text += decodeEntities(source.slice(done))
  yield { kind, depth, text: text.trim(), folds: 0 }
}

function kindOf(name: string): HtmlBlock['kind'] {
  if (/^(?:h[1-6]|summary|dt)$/.test(name)) return 'heading'
  return name === 'li' || name === 'dd' ? 'item' : 'paragraph'
}

/** What a single tag does to the text around it: `start` and `end` enclose text that does not count. */
export function tagEffect(tag: string): 'start' | 'end' | 'break' | undefined {
  const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(tag) ?? []
  if (SKIPPED.has(name.toLowerCase())) return slash ? 'end' : 'start'
  return name.toLowerCase() === 'br' ? 'break' : undefined
}

/** Character references as the characters that they mean; controls and unknown names are left out or as they are. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (reference, decimal, hex, name) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? reference
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code < 32 || code > 0x10ffff ? '' : String.fromCodePoint(code)
  })
}
