import { headingKind, isKindName, labelKind } from './change-kinds.ts'
import { withoutStartMark } from './generator-marks.ts'
import { endsWithColon, mark, outside, plainText, unmarked } from './marked-text.ts'
import { countWords } from './unfit-texts.ts'

/**
 * A line of a paragraph, or several that belong together. Notes are often plain text with signs that Markdown does not
 * know.
 */
export interface Line {
  kind: 'heading' | 'entry' | 'prose'
  text: string
}

/** Any character that somebody uses as a bullet. White space must follow a character that also begins words. */
const bullet = /^(?:[•∙·・‧●○◦◉■□▪▫◆◇▶►▸➤➜➔➡→»›‣⁃★☆✓✔☑✦✧❖⭐▷]\ufe0f?\s*|[-–—*+~>]\s+|\d{1,3}[.)、]\s*(?=\p{L}))(?=\S)/u
const hashHeading = /^#{1,6}\s*(?=\p{L})/u
const fencedHeading = /^([=~*_-]{2,})\s*(\S.{0,80}?)\s*\1$/
const sentenceEnd = /[.!?…](?:["'”’)\]]*\s|["'”’)\]]*$)|[。！？]/u
const startsWithCapital = /^["'“‘([`\ue000-\ue007]*(?:\p{Lu}|\p{Lo}|\p{N})/u
const colonAtEnd = /[:：][\s\p{P}\p{S}]*$/u
/** A label before a value: "Docker tag: 25.11". */
const labelWithValue = /[:：]\s*[\p{L}\p{N}]/u
/** At least so many lines without a stop are a list. */
const minLines = 3
/** A line with more words is not a heading. */
const maxHeadingWords = 6

/** Reads the lines of a paragraph with marks; those that belong together become one. */
export function linesOf(paragraph: string, introducesList: boolean): Line[] {
  const lines = paragraph
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
  if (lines.some(line => bullet.test(unmarked(line)))) return linesWithBullets(lines)
  const [first] = lines
  const isAlone = lines.length === 1
  if (first !== undefined && isHeadingLine(first, introducesList && isAlone, !isAlone)) {
    return [{ kind: 'heading', text: headingText(first) }, ...linesWithoutBullets(lines.slice(1))]
  }
  return linesWithoutBullets(lines)
}

function linesWithoutBullets(lines: readonly string[]): Line[] {
  const isPlainList = lines.length >= minLines && lines.every(isPlainEntry)
  const isMarkedList = lines.length > 1 && lines.every(isMarkedEntry)
  if (isPlainList || isMarkedList) return lines.map(text => ({ kind: 'entry', text }))
  return lines.length === 0 ? [] : [{ kind: 'prose', text: lines.join('\n') }]
}

/** A line without a bullet continues the text or the entry above it. */
function linesWithBullets(lines: readonly string[]): Line[] {
  const found: Line[] = []
  for (const line of lines) {
    const last = found.at(-1)
    const isBullet = bullet.test(unmarked(line))
    if (isBullet) found.push({ kind: 'entry', text: line.replace(bullet, '') })
    else if (isHeadingLine(line, true, true)) found.push({ kind: 'heading', text: headingText(line) })
    else if (last === undefined || last.kind === 'heading') found.push({ kind: 'prose', text: line })
    else last.text += `\n${line}`
  }
  return found
}

const isPlainEntry = (line: string) =>
  startsWithCapital.test(line) && !sentenceEnd.test(unmarked(line)) && !endsWithColon(line)

/** Whether a line begins as a generator begins an entry, or with an emoji. */
function isMarkedEntry(line: string): boolean {
  const text = unmarked(line)
  const [, type = ''] = /^(\p{L}{2,20})(?:\([^()]{1,60}\))?!?[:：]\s*\S/u.exec(text) ?? []
  const startsWithEmoji = /^\p{Extended_Pictographic}/u.test(text)
  return labelKind(type) !== undefined || startsWithEmoji || withoutStartMark(text) !== undefined
}

/** Whether a line is short and names what follows: a list, or other lines. */
function isHeadingLine(line: string, isBeforeList: boolean, isBeforeLines: boolean): boolean {
  const text = plainText(line)
  if (hashHeading.test(text) || fencedHeading.test(text)) return true
  const words = countWords(text)
  const isSentence = sentenceEnd.test(text.replace(colonAtEnd, ''))
  if (isSentence || words > maxHeadingWords || labelWithValue.test(text)) return false
  const isEmphasized = !/[\p{L}\p{N}]/u.test(outside(line, mark.emphasis))
  const isWordBeforeList = isBeforeList && words < 2
  const isKindBeforeLines = isBeforeLines && headingKind(text) !== undefined
  return endsWithColon(text) || isEmphasized || isWordBeforeList || isKindBeforeLines || isKindName(text)
}

function headingText(line: string): string {
  const text = plainText(line).replace(hashHeading, '')
  return fencedHeading.exec(text)?.[2] ?? text
}
