/** The text between two tags of block elements. */
export interface HtmlBlock {
  kind: 'paragraph' | 'item' | 'heading'
  /** The level of a heading, from 1. */
  depth: number
  text: string
  /** 1 if a `<details>` is opened behind this block, -1 if one is closed. */
  folds: number
}

const tagPattern = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])([^<>]*)>/gi

/** Elements whose text is not read: what the author has struck out, and what is not prose. */
const skippedElements = new Set(
  'del s strike pre table script style svg math template textarea select video audio title rt rp'.split(' '),
)
const blockElement =
  /^(?:p|div|section|article|blockquote|center|details|dl|dt|dd|h[1-6]|hr|li|ol|ul|summary|header|footer|main)$/
const characterReference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi
const namedCharacters = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['shy', ''],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['rarr', '→'],
  ['times', '×'],
])
const commentPattern = /<!(?=--)[\s\S]*?(?:-->|$)/g

/** The depth of a heading that is not `<h1>` to `<h6>`, such as `<summary>`. */
const lowestDepth = 7

/** The text of each block of HTML, some of it empty. The time is in proportion to the length, since no tree is built. */
export function* htmlBlocks(html: string): Generator<HtmlBlock> {
  const source = html.replace(commentPattern, '')
  let kind: HtmlBlock['kind'] = 'paragraph'
  let depth = 0
  let text = ''
  let done = 0
  /** The name of the element whose text is being skipped. */
  let skipped: string | undefined
  for (const tag of source.matchAll(tagPattern)) {
    const [whole, slash, tagName = '', attributes = ''] = tag
    const name = tagName.toLowerCase()
    if (!skipped) text += decodeEntities(source.slice(done, tag.index))
    done = tag.index + whole.length
    if (skipped) {
      if (slash && name === skipped) skipped = undefined
    } else if (!slash && skippedElements.has(name)) {
      skipped = name
    } else if (name === 'br') {
      text += '\n'
    } else if (blockElement.test(name)) {
      yield { kind, depth, text: text.trim(), folds: name === 'details' ? foldsOf(slash, attributes) : 0 }
      text = ''
      kind = slash ? 'paragraph' : kindOf(name)
      depth = /^h[1-6]$/.test(name) ? Number(name.slice(1)) : lowestDepth
    }
  }
  if (!skipped) text += decodeEntities(source.slice(done))
  yield { kind, depth, text: text.trim(), folds: 0 }
}

/** An open `<details>` shows its text, so it does not count as a fold. */
function foldsOf(slash: string | undefined, attributes: string): number {
  if (/\sopen\b/i.test(attributes)) return 0
  return slash ? -1 : 1
}

function kindOf(name: string): HtmlBlock['kind'] {
  if (/^(?:h[1-6]|summary|dt)$/.test(name)) return 'heading'
  return name === 'li' || name === 'dd' ? 'item' : 'paragraph'
}

/** What a single tag does to the text around it: `start` and `end` enclose text that is skipped. */
export function tagEffect(tag: string): 'start' | 'end' | 'break' | undefined {
  const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(tag) ?? []
  if (skippedElements.has(name.toLowerCase())) return slash ? 'end' : 'start'
  return name.toLowerCase() === 'br' ? 'break' : undefined
}

/** A text with characters for the references of HTML. References to control characters are removed; unknown names stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(characterReference, (reference, decimal, hex, name) => {
    if (name !== undefined) return namedCharacters.get(name.toLowerCase()) ?? reference
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code < 32 || code > 0x10ffff ? '' : String.fromCodePoint(code)
  })
}
