/**
 * Text from outside as inert text for a summary. It is meant for the inside of an HTML block, where Markdown does not
 * reach, and stays inert in a Markdown paragraph or table cell as well. Line breaks become `<br>`, or what is given.
 */
export function escapeMarkup(text: string, lineBreak = '<br>'): string {
  const visible = showInvisible(text)
  const inert = visible.replace(special, character => entity(character)).replace(linking, isolate)
  return inert.replace(/^[^\p{L}&<]/u, entity).replaceAll('\n', lineBreak)
}

/** Text from outside for the inside of `<code>` and `<pre>`, where GitHub looks for no mentions, emoji and the like. */
export function escapeCode(text: string): string {
  return showInvisible(text)
    .replace(/[&<>"'`|]/g, entity)
    .replaceAll('\n', '&#10;')
}

/** What Markdown or HTML could take for markup. */
const special = /[&<>"'`*_~[\]()|\\!{}^]/g

/** What GitHub, or a Markdown parser, begins to look for links, mentions, issues, emoji or formulas at. */
const linking = /(?<!&)#|[@:$]|(?<=www)\./gi

const entity = (character: string) => `&#${character.codePointAt(0)};`

// Such a character alone in an element is what GitHub recommends to keep a dollar sign from starting a formula.
const isolate = (character: string) => `<span>${entity(character)}</span>`

/** Characters that show nothing but change how others are read: drawn instead, so that nobody is misled. */
function showInvisible(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, character => {
      const code = character.codePointAt(0) ?? 0
      return `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`
    })
}
