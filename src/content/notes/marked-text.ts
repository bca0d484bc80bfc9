import type { Token, Tokens } from 'marked'
import { plainLine } from '../../text.ts'
import { decodeEntities, tagEffect } from './html-text.ts'

/**
 * Characters for private use around what Markdown marks in a text. Notes cannot contain them: they are taken out of the notes
 * before these are read.
 */
export const mark = {
  /** A link whose text only names an issue, a pull request, a commit, an account or an advisory. */
  reference: ['\ue000', '\ue001'],
  /** Any other link. */
  link: ['\ue002', '\ue003'],
  emphasis: ['\ue004', '\ue005'],
  code: ['\ue006', '\ue007'],
} as const

type Mark = (typeof mark)[keyof typeof mark]

const enclose = ([start, end]: Mark, text: string) => `${start}${text}${end}`
export const unmarked = (text: string) => text.replace(/[\ue000-\ue007]/g, '')

/** What is outside of links, emphasis or code, as text. */
export const outside = (text: string, [start, end]: Mark) =>
  unmarked(text.replace(new RegExp(`${start}[^${end}]*${end}`, 'g'), ''))

const EMOJI_CODE = /:[a-z0-9_+-]{1,40}:(?!\w)/g

/** Whether a text introduces what follows; the code of an emoji ends with a colon too. */
export const endsWithColon = (text: string) => /[:：][\s\p{P}\p{S}]*$/u.test(unmarked(text).replace(EMOJI_CODE, ''))

/** A name in mixed case, a version, or a name that runs into a script without capitals. */
const OWN_CASE =
  /^(?:\p{Ll}+\p{Lu}|v\d|[a-z\d]+_[a-z\d]|[a-z\d.]+[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u

/** A text with a capital first; `marked` says whether it begins with code, which stays as it is. */
export function capitalized(text: string, marked = text): string {
  const [first = ''] = text
  return marked.startsWith(mark.code[0]) || OWN_CASE.test(text)
    ? text
    : first.toLocaleUpperCase('en') + text.slice(first.length)
}

/** A link to a reference that the notes do not define. */
const UNDEFINED_REFERENCE = /\[([^[\]]{1,80})\]\[[^[\]]{0,80}\]/g
const SPACE_BEFORE_STOP = / (?=[。，！？])/g

/** A text as subscribers read it: one line, without marks. */
export const plainText = (text: string) =>
  plainLine(unmarked(text)).replace(UNDEFINED_REFERENCE, '$1').replace(SPACE_BEFORE_STOP, '')

const FOOTNOTE_REFERENCE = /\[\^[^\]\s]{1,40}\]/g
const REPOSITORY_URL =
  /^https?:\/\/[^/]+\/(?:[\w.-]+\/)+(?:-\/)?(pull|pulls|issues|merge_requests|discussions|commit|commits|compare|security\/advisories|milestone)(?:\/([^/?#]+))?/
/** GitLab's own names of a merge request, an issue and a commit. */
const GITLAB_REFERENCE = /^[\w./-]+[!#@][\da-f]+$/
const USER_URL = /^https?:\/\/[^/]+\/(?:apps\/)?([\w-]+)$/
/** The text of a link that says no more than its address: `#12`, `notes#1970`, `PR 12`, `1a2b3c4`, `GHSA-…`, `Details`. */
const REFERENCE_TEXT =
  /^(?:[([]?(?:(?:issue|pr|pull request|pull|mr|bug|ticket)[\s-]?)?(?:[\w./-]*[#!])?\d+[)\]]?|[\da-f]{7,40}|GHSA-[\w-]+|CVE-[\d-]+|(?:issue|pr)[-\w]*-\d+|merge request|pull request|[\p{L}]{2,9})$/iu

/** The text of Markdown within a block, with marks; images and struck-out text do not count. */
export function markedText(tokens: readonly Token[], emphasized = false): string {
  const effects = tokens.map(token => (token.type === 'html' ? tagEffect(token.raw) : undefined))
  const lastEnd = effects.lastIndexOf('end')
  let text = ''
  let isSkipped = false
  for (const [index, token] of tokens.entries()) {
    const effect = effects[index]
    // Without an end it is more likely the subject of a sentence ("Fix <script> in titles") than an element.
    if (effect === 'start' || effect === 'end') isSkipped = effect === 'start' && index < lastEnd
    else if (!isSkipped) text += effect === 'break' ? '\n' : textOfToken(token, emphasized)
  }
  return text
}

function textOfToken(token: Token, emphasized: boolean): string {
  switch (token.type) {
    case 'escape':
      return token.text
    case 'text':
      return token.tokens
        ? markedText(token.tokens, emphasized)
        : unmarked(decodeEntities(token.text)).replace(FOOTNOTE_REFERENCE, '')
    case 'codespan':
      return enclose(mark.code, token.text)
    case 'br':
      return '\n'
    case 'strong':
    case 'em': {
      const inner = markedText(token.tokens ?? [], true)
      return emphasized ? inner : enclose(mark.emphasis, inner)
    }
    case 'link':
      return linkText(token as Tokens.Link, emphasized)
    default:
      return ''
  }
}

/** A link's text; addresses of GitHub's own as it shows them: `#12`, `1a2b3c4`. */
function linkText({ href, tokens }: Tokens.Link, emphasized: boolean): string {
  const text = markedText(tokens, emphasized)
  const bare = unmarked(text).trim()
  const [, kind, id = ''] = REPOSITORY_URL.exec(href) ?? []
  if (kind !== undefined) {
    if (bare === href) return enclose(mark.reference, /^\d+$/.test(id) ? `#${id}` : id.slice(0, 7))
    return enclose(REFERENCE_TEXT.test(bare) ? mark.reference : mark.link, text)
  }
  if (GITLAB_REFERENCE.test(href) && REFERENCE_TEXT.test(bare)) return enclose(mark.reference, text)
  const user = USER_URL.exec(href)?.[1]
  const isUser = user !== undefined && [user, `@${user}`, `${user}[bot]`, `@${user}[bot]`].includes(bare)
  if (isUser) return enclose(mark.reference, bare.startsWith('@') ? bare : `@${bare}`)
  return bare === href ? text : enclose(mark.link, text)
}
