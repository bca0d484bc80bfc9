import { Lexer, type Token, type Tokens } from 'marked'
import { type HeadingKind, headingKind, highlights, isVersion, withoutSigns } from './heading-kinds.ts'

/** An item or a line of a list of changes, as Markdown, with the headings it stands under. */
export interface ListedEntry {
  markdown: string
  /** The heading that says its kind, or else the nearest one; '' if there is none. */
  heading: string
  kind: HeadingKind | undefined
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
}

/** A line that is a heading has the lowest level. */
const lineDepth = 7

/** The signs that authors use as bullets. White space must follow a sign that begins words too. */
const bullet = /^(?:[•∙·・‧●○◦◉■□▪▫◆◇▶►▸➤➜➔➡→»›‣⁃★☆✓✔☑✦✧❖⭐▷]\ufe0f?|[-–—*+]\s|\d{1,3}[.)、](?=\s*\p{L}))\s*(?=\S)/u
const openTask = /^\[ \]/
const boldLine = /^(?:\*\*|__)[^*_]{1,100}(?:\*\*|__)[:：]?$/
const colonAtEnd = /[:：]\s*(?:\*\*|__)?$/
const fold = /<(\/?)details\b/gi
const comment = /<!--[\s\S]*?(?:-->|$)/g
const codeSpan = /`[^`\n]*`/g
/** A line with more UTF-16 code units is no heading. */
const maxHeading = 120
/** An item with more words says something itself, though a list is nested in it. */
const maxIntroduction = 2

const firstVersion = /\d{1,8}\.[\w.+-]{1,60}/

/** Reads the blocks of release notes in their order. The Markdown within an entry is not read yet. */
export function readSections(markdown: string): Sections & { lexer: Lexer } {
  const lexer = new Lexer({ gfm: true })
  const reader = new SectionReader()
  reader.read(lexer.blockTokens(markdown, []))
  return { entries: reader.entries, texts: reader.texts, lexer }
}

class SectionReader implements Sections {
  readonly entries: ListedEntry[] = []
  readonly texts: string[] = []
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
          break
        case 'blockquote':
          this.read((token as Tokens.Blockquote).tokens, isInItem)
          break
        case 'list':
          this.#readList(token as Tokens.List, isInItem)
          break
        case 'paragraph':
        case 'text':
          this.#addText(token.raw)
          this.#follow(token.raw)
          if (!isInItem) this.#readParagraph((token as Tokens.Text).text, nextType(tokens, index) === 'list')
          break
        case 'code':
        case 'space':
        case 'def':
          break
        default:
          this.#addText(token.raw)
      }
      if (token.type !== 'space' && token.type !== 'heading' && token.type !== 'html') this.#hasContent = true
    }
  }

  #addText(raw: string): void {
    if (raw.includes('<!-')) this.texts.push(raw.replace(codeSpan, ''))
  }

  /** Counts the folds that HTML opens and ends. */
  #follow(raw: string): void {
    for (const [, slash] of raw.replace(comment, '').matchAll(fold)) {
      this.#folds = slash ? Math.max(0, this.#folds - 1) : this.#folds + 1
    }
  }

  #open(text: string, depth: number): void {
    const plain = headingText(text)
    if (isVersion(plain)) this.#reachVersion(plain)
    this.#headings = this.#headings.filter(heading => heading.depth < depth)
    this.#headings.push({ text: plain, depth, kind: headingKind(plain) })
  }

  /** Another version below something that was read is an older one. */
  #reachVersion(heading: string): void {
    const [version] = firstVersion.exec(heading) ?? []
    if (this.#hasContent && (version === undefined || version !== this.#version)) this.#isPast = true
    this.#version ??= version
  }

  #readList({ items }: Tokens.List, isInItem: boolean): void {
    for (const item of items) {
      const [first, ...others] = item.tokens.filter(({ type }) => type !== 'checkbox')
      const isText = first?.type === 'text' || first?.type === 'paragraph'
      if (isText && !isInItem) {
        const { text } = first as Tokens.Text
        const introduces = others.some(({ type }) => type === 'list') && isIntroduction(text)
        const isOpenTask = (item.task && !item.checked) || openTask.test(text)
        if (!introduces) this.#add(text, !isOpenTask)
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
      } else if (isAboveList && isLineHeading(line)) {
        endEntry()
        this.#open(line, lineDepth)
      } else if (entry !== undefined) {
        entry += `\n${line}`
      }
    }
    endEntry()
  }

  #add(markdown: string, isCandidate: boolean): void {
    this.#hasContent = true
    const kinds = this.#headings.map(({ kind }) => kind)
    if (this.#isPast || kinds.includes('uncounted')) return
    const named = this.#headings.findLast(({ kind }) => kind !== undefined) ?? this.#headings.at(-1)
    this.entries.push({
      markdown,
      heading: named?.text ?? '',
      kind: kinds.includes('later') ? 'later' : named?.kind,
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

const headingSigns = ' \t\n#=*_~:：-'
const linkInHeading = /\[([^[\]]{0,100})\]\([^()[\]\s]{0,300}\)/g
const tagInHeading = /<[^<>]{0,200}>/g

/** The text of a heading without its marks. */
function headingText(markdown: string): string {
  const beginning = markdown.slice(0, 2 * maxHeading)
  const text = beginning.replace(linkInHeading, '$1').replace(tagInHeading, '')
  return withoutSigns(text, headingSigns).slice(0, maxHeading).trim()
}

/** The type of the next token that is not white space. */
function nextType(tokens: readonly Token[], index: number): string | undefined {
  const next = tokens[index + 1]
  return next?.type === 'space' ? tokens[index + 2]?.type : next?.type
}
