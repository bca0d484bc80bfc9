import { emojiKind, headingKind, isKindName, labelKind } from './change-kinds.ts'
import { withoutStartMark } from './generator-marks.ts'
import { endsWithColon, mark, outside, plainText, unmarked } from './marked-text.ts'
import { countWords } from './unfit-texts.ts'

/** What the lines of a paragraph are: notes are often written as plain text, with signs that Markdown does not know. */
export interface Line {
  kind: 'heading' | 'entry' | 'prose'
  text: string
}

/** Any character that somebody writes as a bullet; one that occurs in text has white space behind it. */
const BULLET = /^(?:[•∙·・‧●○◦◉■□▪▫◆◇▶►▸➤➜➔➡→»›‣⁃★☆✓✔☑✦✧❖⭐▷]\ufe0f?\s*|[-–—*+~>]\s+|\d{1,3}[.)、]\s*(?=\p{L}))(?=\S)/u
const HASH_HEADING = /^#{1,6}\s*(?=\p{L})/u
const FENCED_HEADING = /^([=~*_-]{2,})\s*(\S.{0,80}?)\s*\1$/
const STOP = /[.!?…](?:["'”’)\]]*\s|["'”’)\]]*$)|[。！？]/u
const CAPITAL = /^["'“‘([`\ue000-\ue007]*(?:\p{Lu}|\p{Lo}|\p{N})/u
const COLON_AT_END = /[:：][\s\p{P}\p{S}]*$/u
/** A label with a value. */
const LABEL = /[:：]\s*[\p{L}\p{N}]/u
/** From so many lines on, lines without a stop are a list. */
const minLines = 3

/** The lines of a paragraph with marks, put together where they belong together. */
export function linesOf(paragraph: string, introducesList: boolean): Line[] {
  const lines = paragraph
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
  if (lines.some(line => BULLET.test(unmarked(line)))) return bulleted(lines)
  const headings = lines
    .slice(0, 1)
    .filter(line => isHeadingLine(line, introducesList && lines.length === 1, lines.length > 1))
  const rest = lines.slice(headings.length)
  const heading = headings.map((text): Line => ({ kind: 'heading', text: headingText(text) }))
  const isList = (rest.length >= minLines && rest.every(isPlainEntry)) || (rest.length > 1 && rest.every(isMarkedEntry))
  if (isList) return [...heading, ...rest.map((text): Line => ({ kind: 'entry', text }))]
  return rest.length === 0 ? heading : [...heading, { kind: 'prose', text: rest.join('\n') }]
}

/** Lines with bullets, each with the lines that go on; what stands above them is text of its own. */
function bulleted(lines: readonly string[]): Line[] {
  const found: Line[] = []
  for (const line of lines) {
    const last = found.at(-1)
    const isBullet = BULLET.test(unmarked(line))
    if (isBullet) found.push({ kind: 'entry', text: line.replace(BULLET, '') })
    else if (isHeadingLine(line, true, true)) found.push({ kind: 'heading', text: headingText(line) })
    else if (last === undefined || last.kind === 'heading') found.push({ kind: 'prose', text: line })
    else last.text += `\n${line}`
  }
  return found
}

const isPlainEntry = (line: string) => CAPITAL.test(line) && !STOP.test(unmarked(line)) && !endsWithColon(line)

/** It begins as a generator begins an entry, or with an emoji. */
function isMarkedEntry(line: string): boolean {
  const text = unmarked(line)
  const [, type = ''] = /^([\p{L}]{2,20})(?:\([^()]{1,60}\))?!?[:：]\s*\S/u.exec(text) ?? []
  return (
    labelKind(type) !== undefined ||
    emojiKind(text) !== undefined ||
    /^\p{Extended_Pictographic}/u.test(text) ||
    withoutStartMark(text) !== undefined
  )
}

/** A short line that names what follows. */
function isHeadingLine(line: string, isBeforeList: boolean, isBeforeLines: boolean): boolean {
  const text = plainText(line)
  if (HASH_HEADING.test(text) || FENCED_HEADING.test(text)) return true
  const words = countWords(text)
  const hasColon = endsWithColon(text)
  if (STOP.test(text.replace(COLON_AT_END, '')) || words > 6 || LABEL.test(text)) return false
  const isEmphasized = !/[\p{L}\p{N}]/u.test(outside(line, mark.emphasis))
  return (
    hasColon ||
    isEmphasized ||
    (isBeforeList && words < 2) ||
    (isBeforeLines && headingKind(text) !== undefined) ||
    isKindName(text)
  )
}

function headingText(line: string): string {
  const text = plainText(line).replace(HASH_HEADING, '')
  return FENCED_HEADING.exec(text)?.[2] ?? text
}
