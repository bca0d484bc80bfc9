/**
 * Characters that nobody sees but that change what is seen: control characters other than white space, soft hyphens,
 * zero-width spaces and byte-order marks, bidirectional embeddings, overrides and isolates (an override turns around
 * all that follows it), interlinear marks. Joiners, variation selectors and LRM/RLM stay: emoji, Persian and mixed
 * directions need them.
 */
const INVISIBLE = /[[\p{Cc}--[\s\x85]]\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gv

/** Tag characters spell the flags of England, Scotland and Wales; anywhere else they are text that nobody sees. */
const TAG_CHARACTERS = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu

const WHITE_SPACE = /[\s\x85]+/g
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether nothing of a text would be seen. */
export const isBlank = (text: string) => !/[!-~]/.test(text) && plainText(text) === ''

/** Text from outside as one clean line: white space folded and trimmed, invisible characters removed; '' if nothing is left. */
export function plainText(text: string): string {
  const line = text.toWellFormed().replace(INVISIBLE, '').replace(TAG_CHARACTERS, '$1').replace(WHITE_SPACE, ' ').trim()
  return VISIBLE.test(line) ? line : ''
}
