import { decodeHTMLStrict } from 'entities/decode'
import type { Lexer, Token, Tokens } from 'marked'

/** A part of an entry. A `reference` names an issue, a commit or an account; a `break` ends a line. */
export interface Part {
  kind: 'word' | 'space' | 'sign' | 'open' | 'close' | 'reference' | 'code' | 'emoji' | 'break'
  text: string
  isBold: boolean
  /** Whether it is the text of a link that is no reference. */
  isLink?: boolean
}

/** A longer entry, in UTF-16 code units with its marks and addresses, is no message. */
const maxEntry = 800
/** The lexer takes time with the square of the number of these marks. */
const maxMarks = 60
const emphasisMark = /[*_~[\]`<]/g

/**
 * The parts of the Markdown of an entry, without images, comments and struck-out text; undefined if it is too long, or
 * holds HTML other than tags of formatting.
 */
export function inlineParts(markdown: string, lexer: Lexer): Part[] | undefined {
  if (markdown.length > maxEntry || (markdown.match(emphasisMark)?.length ?? 0) > maxMarks) return undefined
  const parts: Part[] = []
  return addTokens(lexer.inlineTokens(markdown, []), parts, false) ? parts : undefined
}

const formattingTag =
  /^<\/?(?:a|abbr|b|big|center|code|em|font|g-emoji|i|img|ins|kbd|mark|p|picture|samp|small|source|span|strong|sub|tt|u|var)[\s/>]/i
const breakTag = /^<br[\s/>]/i

/** Adds the parts of tokens; false if one of them cannot be read. */
function addTokens(tokens: readonly Token[], parts: Part[], isBold: boolean): boolean {
  return tokens.every(token => {
    switch (token.type) {
      case 'text':
        addText(decodeHTMLStrict(token.text), parts, isBold)
        return true
      case 'escape':
        addText(token.text, parts, isBold)
        return true
      case 'codespan':
        parts.push({ kind: 'code', text: token.text.trim(), isBold })
        return true
      case 'strong':
      case 'em':
        return addTokens((token as Tokens.Strong).tokens, parts, isBold || token.type === 'strong')
      case 'link':
        return addLink(token as Tokens.Link, parts, isBold)
      case 'br':
        parts.push({ kind: 'break', text: ' ', isBold })
        return true
      case 'image':
      case 'del':
        return true
      default:
        // HTML
        if (breakTag.test(token.raw)) parts.push({ kind: 'break', text: ' ', isBold })
        return breakTag.test(token.raw) || formattingTag.test(token.raw) || token.raw.startsWith('<!--')
    }
  })
}

/** The page of an issue, a pull request, a commit or the like, on any host. */
const repositoryPage =
  /^https?:\/\/[^/]{1,100}\/\S{0,200}?\/(?:pull|pulls|issues|merge_requests|commit|commits|compare|advisories)\/[^/?#]/
const isAuthorPage = (href: string) => href.includes('/commits') && href.includes('?author=')
const numberName = /^[\w./-]{0,80}[#!]?\d{1,7}$/
/** The words of links that only say what they lead to. */
const linkWord = /^(?:details?|link|diff|pr|commit|issue|pull request|merge request|more|more info)$/i

/** A link to an issue, a commit or an account is a reference if its text says no more than its address does. */
function addLink({ href, tokens }: Tokens.Link, parts: Part[], isBold: boolean): boolean {
  const inside: Part[] = []
  if (!addTokens(tokens, inside, isBold)) return false
  const text = inside
    .map(part => part.text)
    .join('')
    .trim()
  const name = text.replace(/^[([]|[)\]]$/g, '')
  const isPage =
    repositoryPage.test(href) && (text === href || isReference(name) || numberName.test(name) || linkWord.test(name))
  const isAccount =
    text.startsWith('@') ||
    isAuthorPage(href) ||
    (/^https?:\/\/[^/]{1,100}\/[\w-]{1,60}$/.test(href) && href.endsWith(`/${text}`))
  if (isPage || isAccount) parts.push({ kind: 'reference', text, isBold })
  else parts.push(...inside.map(part => ({ ...part, isLink: true })))
  return true
}

/** A short name of a commit has a digit, so that it is no word. */
const commit = /^(?:(?=[a-f]{0,40}\d)[\da-f]{7,40}|[a-f]{40})$/
/** Whether a word is the name of a commit. */
export const isCommit = (word: string): boolean => commit.test(word)

/** The forms of the names of issues, accounts and advisories, each for a whole word. */
const references = [
  // `#12`, `octo/site#12`, `GH-12`, `!12`
  /^(?:[\w.-]{1,60}\/)?[\w.-]{0,60}[#＃]\d{1,7}$/,
  /^(?:gh|pr|issue|ticket|bug|mr)[-#]?\d{1,7}$/i,
  /^!\d{1,7}$/,
  // `@octocat`, `@renovate[bot]`
  /^[@＠][\w-]{1,60}(?:\[bot\])?$/,
  /^(?:CVE-\d{4}-\d{3,7}|GHSA(?:-\w{4}){3})$/i,
  /^\[?\^\w{1,40}\]?$/,
]

/** Whether a word names an issue, a commit, an account or an advisory. */
export const isReference = (word: string): boolean => isCommit(word) || references.some(form => form.test(word))

const run = /\s+|[()[\]（）［］【】]|[，。；：！？、]|[^\s()[\]（）［］【】，。；：！？、]+/gu
const signsAtEnd = new Set(',;:.!?…')
const leadingEmoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\ufe0f\u200d])+/u
const emojiCode = /^:[a-z0-9_+-]{1,40}:$/
const onlySigns = /^[\p{P}\p{S}]$/u
/** Where a reference follows without white space: `由@octocat`, `地图#12`. */
const afterAsianLetter = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=[#@])/u
const leftover = /\*\*|~~/g

/** Adds the words and signs of a text. */
function addText(text: string, parts: Part[], isBold: boolean): void {
  const add = (kind: Part['kind'], text: string) => {
    if (text !== '') parts.push({ kind, text, isBold })
  }
  for (const [found] of text
    .replace(leftover, '')
    .replace(/\[bot\]/g, '')
    .matchAll(run)) {
    if (/\s/.test(found)) add('space', ' ')
    else if ('([（［【'.includes(found)) add('open', found)
    else if (')]）］】'.includes(found)) add('close', found)
    else if (emojiCode.test(found)) add('emoji', found)
    else addRun(found, add)
  }
}

/** Adds a run of characters without white space: emoji, words, and the signs after them. */
function addRun(found: string, add: (kind: Part['kind'], text: string) => void): void {
  const [emoji = ''] = leadingEmoji.exec(found) ?? []
  add('emoji', emoji)
  const rest = found.slice(emoji.length)
  let end = rest.length
  while (signsAtEnd.has(rest.charAt(end - 1))) end--
  const word = rest.slice(0, end)
  if (onlySigns.test(word)) add('sign', word)
  else for (const part of word.split(afterAsianLetter)) addWord(part, add)
  for (const sign of rest.slice(end)) add('sign', sign)
}

/** Several references may stand in one word: `#1,#2`. */
function addWord(word: string, add: (kind: Part['kind'], text: string) => void): void {
  const names = word.split(/[,;/&+|]/)
  add(isReference(word) || names.every(isReference) ? 'reference' : 'word', word)
}
