import type { Token, Tokens } from 'marked'
import { plainLine } from '../../text.ts'
import { decodeEntities, tagEffect } from './html-text.ts'

/**
 * Characters for private use around what Markdown marks in a text. They are removed from the notes before the notes are
 * read.
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

/** The text that is outside of the parts with these marks. */
export const outside = (text: string, ...marks: readonly Mark[]) => {
  const inside = marks.map(([start, end]) => `${start}[^${end}]*${end}`)
  return unmarked(text.replace(new RegExp(inside.join('|'), 'g'), ''))
}

const emojiCode = /:[a-z0-9_+-]{1,40}:(?!\w)/g

/** Whether a text ends with a colon, so that it introduces what follows. The colon of an emoji code does not count. */
export const endsWithColon = (text: string) => /[:：][\s\p{P}\p{S}]*$/u.test(unmarked(text).replace(emojiCode, ''))

/** The beginning of `iOS`, `v2`, `on_open`, or of a name before Chinese or Japanese: it stays in lower case. */
const ownCase =
  /^(?:\p{Ll}+\p{Lu}|v\d|[a-z\d]+_[a-z\d]|[a-z\d.]+[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u

/** A text with a capital first, unless it begins with code or has its own case; `marked` is the text with marks. */
export function capitalized(text: string, marked = text): string {
  if (marked.startsWith(mark.code[0]) || ownCase.test(text)) return text
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** `[text][reference]`, if the notes do not define the reference. */
const undefinedReference = /\[([^[\]]{1,80})\]\[[^[\]]{0,80}\]/g
const spaceBeforeStop = / (?=[。，！？])/g

/** A text as subscribers read it: one line, without marks. */
export const plainText = (text: string) =>
  plainLine(unmarked(text)).replace(undefinedReference, '$1').replace(spaceBeforeStop, '')

const footnoteReference = /\[\^[^\]\s]{1,40}\]/g
const repositoryUrl =
  /^https?:\/\/[^/]+\/(?:[\w.-]+\/)+(?:-\/)?(?:pull|pulls|issues|merge_requests|discussions|commit|commits|compare|security\/advisories|milestone)(?:\/([^/?#]+))?/
/** How GitLab names a merge request (`octo/site!12`), an issue and a commit. */
const gitlabReference = /^[\w./-]+[!#@][\da-f]+$/
const userUrl = /^https?:\/\/[^/]+\/(?:apps\/)?([\w-]+)$/
/** The texts of links that only repeat their address. */
const referenceTexts = [
  // `12`, `#12`, `(#12)`, `notes#1970`, `PR 12`, `issue-12`
  /^[([]?(?:(?:issue|pr|pull request|pull|mr|bug|ticket)[\s-]?)?(?:[\w./-]*[#!])?\d+[)\]]?$/iu,
  // A hash, such as `1a2b3c4`
  /^[\da-f]{7,40}$/iu,
  /^(?:GHSA-[\w-]+|CVE-[\d-]+)$/iu,
  // `PR-app-12`
  /^(?:issue|pr)[-\w]*-\d+$/iu,
  // `Details`, `link`, `diff`: any short word
  /^(?:merge request|pull request|\p{L}{2,9})$/iu,
]
const isReferenceText = (text: string) => referenceTexts.some(pattern => pattern.test(text))

/** The text of Markdown within a block, with marks and without images and struck-out text. */
export function markedText(tokens: readonly Token[], emphasized = false): string {
  const effects = tokens.map(token => (token.type === 'html' ? tagEffect(token.raw) : undefined))
  const lastEnds = new Map<string, number>()
  for (const [index, effect] of effects.entries()) {
    if (effect?.kind === 'end') lastEnds.set(effect.element, index)
  }
  let text = ''
  /** The element whose text is being skipped. */
  let skipped: string | undefined
  for (const [index, token] of tokens.entries()) {
    const effect = effects[index]
    if (skipped !== undefined) {
      if (effect?.kind === 'end' && effect.element === skipped) skipped = undefined
    } else if (effect?.kind === 'start') {
      // A tag without an end is more likely the subject of a sentence ("Fix <script> in titles") than an element.
      if (index < (lastEnds.get(effect.element) ?? 0)) skipped = effect.element
    } else if (effect?.kind !== 'end') {
      text += effect ? '\n' : textOfToken(token, emphasized)
    }
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
        : unmarked(decodeEntities(token.text)).replace(footnoteReference, '')
    case 'codespan':
      return enclose(mark.code, token.text)
    case 'br':
      return '\n'
    case 'strong':
    case 'em': {
      const inner = markedText((token as Tokens.Strong | Tokens.Em).tokens, true)
      return emphasized ? inner : enclose(mark.emphasis, inner)
    }
    case 'link':
      return linkText(token as Tokens.Link, emphasized)
    default:
      return ''
  }
}

/** The text of a link. The address of an issue or the like becomes what GitHub shows for it: `#12`. */
function linkText({ href, tokens }: Tokens.Link, emphasized: boolean): string {
  const text = markedText(tokens, emphasized)
  const bare = unmarked(text).trim()
  const repository = repositoryUrl.exec(href)
  if (repository !== null && bare === href) {
    const id = repository[1] ?? ''
    const isNumber = /^\d+$/.test(id)
    return enclose(mark.reference, isNumber ? `#${id}` : id)
  }
  const isReference = repository !== null || gitlabReference.test(href)
  if (isReference && isReferenceText(bare)) return enclose(mark.reference, text)
  const name = bare.replace(/^@/, '')
  const isUser = name.replace(/\[bot\]$/, '') === userUrl.exec(href)?.[1]
  if (isUser) return enclose(mark.reference, `@${name}`)
  return bare === href ? text : enclose(mark.link, text)
}
