import { Lexer, type Token, type Tokens } from 'marked'
import { type HeadingKind, headingKind, highlights } from './heading-kinds.ts'
import { isVersion, withoutSigns } from './version-headings.ts'

/** An item or a line of a list of changes, as Markdown, with the headings it stands under. */
export interface ListedEntry {
  markdown: string
  /** The heading that says its kind, or else the nearest one; '' if there is none. */
  heading: string
  kind: HeadingKind | undefined
  /** Whether no heading above it says what it is about, though there is one: a table knows neither that nor those above. */
  isUnderUnknown: boolean
  /** What stands below it in the same item. */
  details: string
  /** Whether its author calls it a highlight. */
  isHighlight: boolean
  /** Whether it may be announced: it stands neither in another item nor in a fold, and is no task that is not done. */
  isCandidate: boolean
}

interface Heading {
  text: string
  depth: number
  kind: HeadingKind | undefined
}

/** Release notes, read as blocks. */
export interface Sections {
  entries: ListedEntry[]
  /** All texts that are not code, in which a comment may be. */
  texts: string[]
  /** What stands outside of the entries: paragraphs and headings. */
  remarks: string[]
}

/** A line that is a heading has the lowest level. */
const lineDepth = 7

/** The signs that authors use as bullets. White space must follow a sign that begins words too. */
const bullet = /^(?:[•∙·・‧●○◦◉■□▪▫◆◇▶►▸➤➜➔➡→»›‣⁃★☆✓✔☑✦✧❖⭐▷]\ufe0f?|[-–—*+]\s|\d{1,3}[.)、](?=\s*\p{L}))\s*(?=\S)/u
/** A box with anything but a tick: `[ ]`, `[-]`, `\\[ \\]`, `( )`. */
const openTask = /^[*_]{0,2}\\?[[(（［](?![xX✓✔]\\?[\])）］])(?:o|[^\p{L}\p{N}#@\])）］]{0,4})\\?[\])）］]/u
const boldLine = /^(?:\*\*|__)[^*_]{1,100}(?:\*\*|__)$/
const colonAtEnd = /[:：](?:\*\*|__)?$/
/** A heading that has the number of a version, a sprint or a month in it. */
const namesVersion =
  /(?<![\p{L}\p{N}.])v?\d{1,4}\.\d|(?<!\p{L})(?:sprint|week|build|milestone) \d|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.? \d{4}$/iu
const fold = /<(\/?)details\b/gi
/** What hides all that follows. */
const hidden = /<[a-z]{1,20}\s[^<>]{0,200}(?:hidden|display:\s?none)/i
const headingOfHtml = /<h([1-6])[^<>]{0,100}>([^<>]{0,200})<\/h/gi
const comment = /<!--[\s\S]*?(?:-->|$)/g
const codeSpan = /`[^`\n]*`/g
/** A line with more UTF-16 code units is no heading. */
const maxHeading = 120
/** An item with more words says something itself, though a list is nested in it. */
const maxIntroduction = 2

/** At most so much of a paragraph is read, in UTF-16 code units. */
const maxRemark = 2_000
/** At most so much below an entry is read, in UTF-16 code units. */
const maxDetails = 1_000

const firstVersion = /\d{1,8}\.[\w.+-]{1,60}/

/** Reads the blocks of release notes in their order. The Markdown within an entry is not read yet. */
export function readSections(markdown: string): Sections & { lexer: Lexer } {
  const lexer = new Lexer({ gfm: true })
  const reader = new SectionReader()
  reader.read(lexer.blockTokens(markdown, []))
  return { entries: reader.entries, texts: reader.texts, remarks: reader.remarks, lexer }
}

class SectionReader implements Sections {
  readonly entries: ListedEntry[] = []
  readonly texts: string[] = []
  readonly remarks: string[] = []
  #headings: Heading[] = []
  #folds = 0
  /** Whether anything but headings was read. */
  #hasContent = false
  /** The first version that a heading names. */
  #version: string | undefined
  /** Whether an older version was reached. */
  #isPast = false

  read(tokens: readonly Token[], isInItem = false): void {
    for (const [index, token] of tokens.entries()) {
      switch (token.type) {
        case 'heading':
          this.#addText(token.raw)
          this.#open((token as Tokens.Heading).text, (token as Tokens.Heading).depth)
          break
        case 'html':
          this.texts.push(token.raw)
          this.#follow(token.raw)
          for (const [, depth, text = ''] of token.raw.matchAll(headingOfHtml)) this.#open(text, Number(depth))
          break
        case 'blockquote':
          this.read((token as Tokens.Blockquote).tokens, isInItem)
          break
        case 'list':
          this.#readList(token as Tokens.List, isInItem, isDiff(tokens, index))
          break
        case 'paragraph':
        case 'text':
          this.#addText(token.raw)
          this.#follow(token.raw)
          if (!isInItem) this.#remark(token.raw)
          if (!isInItem) this.#readParagraph((token as Tokens.Text).text, nextType(tokens, index) === 'list')
          break
        case 'code':
          break
        default:
          this.#addText(token.raw)
      }
      if (token.type !== 'space' && token.type !== 'heading' && token.type !== 'html') this.#hasContent = true
    }
  }

  #remark(text: string): void {
    if (!this.#isPast) this.remarks.push(text.slice(0, maxRemark))
  }

  #addText(raw: string): void {
    this.texts.push(raw.replace(codeSpan, '``'))
  }

  /** Counts the folds that HTML opens and ends. */
  #follow(raw: string): void {
    const seen = raw.replace(comment, '')
    if (hidden.test(seen)) this.#folds = Number.POSITIVE_INFINITY
    for (const [, slash] of seen.matchAll(fold)) {
      this.#folds = slash ? Math.max(0, this.#folds - 1) : this.#folds + 1
    }
  }

  #open(text: string, depth: number): void {
    const plain = headingText(text)
    if (namesVersion.test(plain) || isVersion(plain)) this.#reachVersion(plain)
    this.#remark(plain)
    this.#headings = this.#headings.filter(heading => heading.depth < depth)
    this.#headings.push({ text: plain, depth, kind: headingKind(plain) })
  }

  /** Another version below something that was read is an older one. */
  #reachVersion(heading: string): void {
    const version = firstVersion.exec(heading)?.[0]
    if (this.#hasContent && (version === undefined || version !== this.#version)) this.#isPast = true
    this.#version ??= version
  }

  #readList({ items }: Tokens.List, isInItem: boolean, isInDiff: boolean): void {
    for (const item of items) {
      const [first, ...others] = item.tokens.filter(({ type }) => type !== 'checkbox')
      const isText = first?.type === 'text' || first?.type === 'paragraph'
      if (isText && !isInItem) {
        const { text } = first as Tokens.Text
        const introduces = others.some(({ type }) => type === 'list') && isIntroduction(text)
        const isOpenTask = (item.task && !item.checked) || openTask.test(text)
        const details = others.map(({ raw }) => raw).join('')
        if (!introduces) this.#add(text, !isOpenTask && !isInDiff, details.slice(0, maxDetails))
      }
      this.read(item.tokens, true)
    }
  }

  #readParagraph(text: string, isBeforeList: boolean): void {
    const lines = text.split('\n').map(line => line.trim())
    let entry: string | undefined
    const endEntry = () => {
      if (entry !== undefined) this.#add(entry, !openTask.test(entry))
      entry = undefined
    }
    for (const [index, line] of lines.entries()) {
      const next = lines[index + 1]
      const isAboveList = next === undefined ? isBeforeList : bullet.test(next)
      if (bullet.test(line)) {
        endEntry()
        entry = line.replace(bullet, '')
      } else if (isAboveList && (isLineHeading(line) || (entry === undefined && isShortLine(line)))) {
        endEntry()
        this.#open(line, lineDepth)
      } else if (entry !== undefined) {
        entry += `\n${line}`
      }
    }
    endEntry()
  }

  #add(markdown: string, isCandidate: boolean, details = ''): void {
    this.#hasContent = true
    const kinds = this.#headings.map(({ kind }) => kind)
    if (this.#isPast || kinds.includes('uncounted')) return
    const nearest = this.#headings.at(-1)
    const named = this.#headings.findLast(({ kind }) => kind !== undefined && kind !== 'neutral') ?? nearest
    this.entries.push({
      markdown,
      heading: named?.text ?? '',
      kind: kinds.includes('later') ? 'later' : named?.kind,
      isUnderUnknown: named !== undefined && named.kind === undefined,
      details,
      isHighlight: this.#headings.some(({ text }) => highlights.test(text)),
      isCandidate: isCandidate && this.#folds === 0,
    })
  }
}

/** Whether an item above a nested list only says what that list is about. */
function isIntroduction(text: string): boolean {
  const plain = headingText(text)
  return (
    colonAtEnd.test(text) ||
    boldLine.test(text) ||
    plain.split(/\s+/).length <= maxIntroduction ||
    (headingKind(plain) !== undefined && plain.length <= 40)
  )
}

/** Whether a line directly above a list is a heading. */
function isLineHeading(line: string): boolean {
  if (line.length > maxHeading) return false
  const plain = headingText(line)
  return boldLine.test(line) || colonAtEnd.test(line) || headingKind(plain) !== undefined || isVersion(plain)
}

/** A line that is no sentence is a heading too. */
const isShortLine = (line: string): boolean =>
  line.length <= maxHeading && !sentenceEnd.test(line) && !line.includes('://')
const sentenceEnd = /[.!?…。！？)]$/u

const headingSigns = ' \t\n#=*_~:：-'
const linkInHeading = /\[([^[\]]{0,100})\]\([^()[\]\s]{0,300}\)/g
const tagInHeading = /<[^<>]{0,200}>/g
const emphasisInHeading = /\*\*|__|~~|`/g

/** The text of a heading without its marks. */
function headingText(markdown: string): string {
  const beginning = markdown.slice(0, 2 * maxHeading)
  const text = beginning.replace(linkInHeading, '$1').replace(tagInHeading, '').replace(emphasisInHeading, '')
  return withoutSigns(text, headingSigns).slice(0, maxHeading).trim()
}

/** Whether a list stands beside another one as the lines of a diff do: `+` before what is new, `-` before what is gone. */
function isDiff(tokens: readonly Token[], index: number): boolean {
  const mark = (at: number) => (tokens[at]?.type === 'list' ? tokens[at].raw.trimStart().charAt(0) : '')
  const marks = [mark(index - 1), mark(index), mark(index + 1)]
  return marks.includes('+') && marks.includes('-')
}

/** The type of the next token that is not white space. */
function nextType(tokens: readonly Token[], index: number): string | undefined {
  const next = tokens[index + 1]
  return next?.type === 'space' ? tokens[index + 2]?.type : next?.type
}
