import { type Token, Tokenizer, TokenizerMode } from 'parse5'

/** A piece of a block's text, with what matters about the elements around it. */
export interface Run {
  text: string
  /** Where the link leads that the text belongs to. */
  href: string | undefined
  code: boolean
  emphasised: boolean
}

/** A block of text as a reader sees it, whether or not it has a `<p>` of its own. */
export interface Block {
  kind: 'paragraph' | 'item' | 'heading'
  /** Inside a `<details>` that is closed until the reader opens it. */
  folded: boolean
  quoted: boolean
  /** A list follows at once, within the same list item if this is one. */
  introducesList: boolean
  runs: Run[]
}

interface Element {
  name: string
  href: string | undefined
  folded: boolean
  skipped: boolean
}

const names = (list: string) => list.split(' ')
const HEADINGS = new Set(names('h1 h2 h3 h4 h5 h6 summary legend dt'))
const LISTS = new Set(names('ul ol dl menu'))
const ITEMS = new Set(names('li dd'))
const ENTRIES = new Set([...ITEMS, 'dt'])
const QUOTES = new Set(['blockquote'])
const PARAGRAPHS = new Set(['p'])
const BLOCKS = new Set([
  ...names(
    'address article aside blockquote body center details dialog div fieldset figure footer form header hgroup hr',
  ),
  ...names('html main nav p pre search section table'),
  ...HEADINGS,
  ...LISTS,
  ...ITEMS,
])
const EMPHASIS = new Set(names('strong b em i u mark'))
const CODE = new Set(names('code kbd samp tt'))
const VOID = new Set(names('area base br col embed hr img input link meta param source track wbr'))

/** Whatever looks like a tag or a comment inside these is raw text. */
const RAW = new Set(names('title textarea style xmp iframe noembed noframes script plaintext'))

/** What announces nothing (tables, code blocks), is no text, or has been taken back by its author (struck out). */
const SKIPPED = new Set([
  ...names('table pre svg math select object video audio canvas noscript template map datalist figcaption rt rp'),
  ...names('del s strike'),
  ...RAW,
])

/** Elements nested deeper than this do not count, so that hostile notes cost no more than long ones. */
const MAX_DEPTH = 100

/**
 * The blocks of text that HTML shows, in their order. Only the tokens are taken from the HTML parser: the tree that a
 * browser builds of misnested tags can be quadratic in size, and reading text needs no tree. Never throws.
 */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  const open: Element[] = []
  let runs: Run[] = []
  let lineBroken = false
  let lead: Block | undefined
  const lastEndTags = new Map<string, number>()
  for (const tag of html.matchAll(/<\/[a-z][a-z0-9]*/gi)) lastEndTags.set(tag[0].slice(2).toLowerCase(), tag.index)

  const lastOpen = (among: Set<string>) => open.findLastIndex(element => among.has(element.name))
  const inside = (among: Set<string>) => lastOpen(among) !== -1

  function endBlock() {
    if (runs.some(run => run.text.trim() !== '')) {
      const heading = lastOpen(HEADINGS)
      const item = lastOpen(ITEMS)
      const kind = heading > item ? 'heading' : item !== -1 ? 'item' : 'paragraph'
      const folded = open.some(element => element.folded)
      lead = { kind, folded, quoted: inside(QUOTES), introducesList: false, runs }
      blocks.push(lead)
    }
    runs = []
    lineBroken = false
  }

  function addText(text: string) {
    if (open.some(element => element.skipped)) return
    const href = open.findLast(element => element.href !== undefined)?.href
    const run = { text, href, code: inside(CODE), emphasised: inside(EMPHASIS) }
    const last = runs.at(-1)
    if (last && last.href === href && last.code === run.code && last.emphasised === run.emphasised) last.text += text
    else runs.push(run)
    if (text.trim() !== '') lineBroken = false
  }

  /** Two line breaks in a row are how HTML without paragraphs parts its paragraphs. */
  function breakLine() {
    if (lineBroken) endBlock()
    addText('\n')
    lineBroken = true
  }

  function closeFrom(index: number) {
    if (open.slice(index).some(element => ITEMS.has(element.name))) lead = undefined
    open.length = index
  }

  /** Closes what HTML lets authors leave open: a paragraph before any block, an item before the next of its list. */
  function closeImplied(name: string) {
    const paragraph = lastOpen(PARAGRAPHS)
    if (paragraph !== -1) closeFrom(paragraph)
    const entry = lastOpen(ENTRIES)
    if (ENTRIES.has(name) && entry > lastOpen(LISTS)) closeFrom(entry)
  }

  function onStartTag({ tagName: name, attrs, location }: Token.TagToken) {
    const attribute = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value
    const skipped = SKIPPED.has(name) || attribute('hidden') !== undefined
    // Without an end tag it is more likely the subject of a sentence ("Fix <script> in titles") than an element, and
    // would swallow all that follows. GitHub shows those with raw text as they were written.
    if (skipped && (lastEndTags.get(name) ?? -1) < (location?.startOffset ?? 0)) {
      if (RAW.has(name)) addText(`<${name}>`)
      return
    }
    if (name === 'br') return breakLine()
    if (BLOCKS.has(name)) {
      endBlock()
      closeImplied(name)
      if (lead && LISTS.has(name)) lead.introducesList = true
    }
    if (VOID.has(name)) return
    if (RAW.has(name)) tokenizer.state = TokenizerMode.RAWTEXT
    if (open.length >= MAX_DEPTH) return
    const href = name === 'a' ? attribute('href') : undefined
    open.push({ name, href, folded: name === 'details' && attribute('open') === undefined, skipped })
  }

  function onEndTag({ tagName: name }: Token.TagToken) {
    if (BLOCKS.has(name)) endBlock()
    const index = open.findLastIndex(element => element.name === name)
    if (index === -1) return
    if (BLOCKS.has(name)) closeFrom(index)
    else open.splice(index, 1)
  }

  const onCharacter = ({ chars }: Token.CharacterToken) => addText(chars)
  const ignore = () => {}
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag,
      onEndTag,
      onCharacter,
      onWhitespaceCharacter: onCharacter,
      onEof: endBlock,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
    },
  )
  tokenizer.write(html, true)
  return blocks
}
