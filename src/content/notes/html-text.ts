/** The text between two tags of block elements. */
export interface HtmlBlock {
  kind: 'paragraph' | 'item' | 'heading'
  /** The level of a heading, from 1. */
  depth: number
  text: string
  /**
   * The tag of a `<details>` after this block: the start of one that is folded, or of one that is open, or the end of
   * either.
   */
  details?: 'folded' | 'open' | 'end'
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

/**
 * The text of each block of HTML, some of it empty. The time is in proportion to the length, since no tree is built.
 */
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
      const details = name === 'details' ? detailsOf(slash, attributes) : undefined
      yield { kind, depth, text: text.trim(), details }
      text = ''
      kind = slash ? 'paragraph' : kindOfElement(name)
      depth = /^h[1-6]$/.test(name) ? Number(name.slice(1)) : lowestDepth
    }
  }
  if (!skipped) text += decodeEntities(source.slice(done))
  yield { kind, depth, text: text.trim() }
}

function detailsOf(slash: string | undefined, attributes: string): HtmlBlock['details'] {
  if (slash) return 'end'
  return /\sopen\b/i.test(attributes) ? 'open' : 'folded'
}

function kindOfElement(name: string): HtmlBlock['kind'] {
  if (/^(?:h[1-6]|summary|dt)$/.test(name)) return 'heading'
  return name === 'li' || name === 'dd' ? 'item' : 'paragraph'
}

/** What a single tag does to the text around it. */
export interface TagEffect {
  /** `start` and `end` of the same element enclose text that is skipped. */
  kind: 'start' | 'end' | 'break'
  element: string
}

export function tagEffect(tag: string): TagEffect | undefined {
  const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(tag) ?? []
  const element = name.toLowerCase()
  if (skippedElements.has(element)) return { kind: slash ? 'end' : 'start', element }
  return element === 'br' ? { kind: 'break', element } : undefined
}

/**
 * A text with characters for the references of HTML. References to control characters are removed; unknown names stay
 * as they are.
 */
export function decodeEntities(text: string): string {
  return text.replace(characterReference, (reference, decimal, hex, name) => {
    if (name !== undefined) return namedCharacters.get(name.toLowerCase()) ?? reference
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code < 32 || code > 0x10ffff ? '' : String.fromCodePoint(code)
  })
}
