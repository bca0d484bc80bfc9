/**
 * Text from outside as inert text for a summary. It is meant for the inside of an HTML block, where Markdown does not
 * reach, and stays inert in a Markdown paragraph or table cell as well. Line breaks become `<br>`.
 */
export function escapeMarkup(text: string): string {
  const inert = showInvisible(text).replace(special, entity).replace(linking, alone)
  return inert.replace(/^[\t -%'-;=-@[-`{-~]/, entity).replaceAll('\n', '<br>')
}

/** Text from outside for the inside of `<code>` and `<pre>`, where GitHub looks for no mentions, emoji and the like. */
export function escapeCode(text: string): string {
  return showInvisible(text).replace(/[&<>]/g, entity).replaceAll('\n', '&#10;')
}

/** A sentence that quotes from outside, kept from turning the direction of what is around it. */
export function sentence(text: string, most = 500): string {
  return `<span dir="auto">${escapeMarkup(breakable(clip(text, most)))}</span>`
}

/** A link whose text is the URL, or so much of it; one too long to be clicked is text only. URLs are http(s) already. */
export function link(url: string, most = 300): string {
  const text = escapeMarkup(breakable(clip(url, most)))
  return url.length > longestUrl ? text : `<a href="${escapeAttribute(url)}">${text}</a>`
}

/** An image; GitHub fetches it through a proxy of its own. Nothing where the URL is too long to be fetched. */
export function image(url: string, alt: string, size: string): string {
  return url.length > longestUrl ? alt : `<img src="${escapeAttribute(url)}" alt="${alt}" ${size}>`
}

/** No more of a text than so many characters (UTF-16), with `…` where something is left out. */
export function clip(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text
}

/**
 * Text whose words may be broken after so many characters, since a table cell grows as wide as its longest word. After
 * slashes, hyphens and question marks browsers break by themselves.
 */
export function breakable(text: string, every = 32): string {
  // Compiling the pattern below costs a millisecond, and hardly any text needs it.
  if (!new RegExp(`[^\\s/?-]{${every}}`).test(text)) return text
  const solid = String.raw`[[\p{L}\p{N}\p{P}\p{S}]--[\/?\-]]`
  return text.replace(new RegExp(`${solid}{${every}}(?=${solid})`, 'gv'), '$&\u200b')
}

const longestUrl = 2_000

/** What Markdown or HTML could take for markup. */
const special = /[&<>"'`*_~[\]()|\\!{}^]/g

/** What GitHub, or a Markdown parser, takes for a link, mention, issue, emoji or formula, or a part of one. */
const linking = /(?<!&)#|[@:$]|(?<=www)\./gi

const entity = (character: string) => `&#${character.codePointAt(0)};`

// Alone in an element it touches no other text; GitHub recommends the same against a dollar sign that begins a formula.
const alone = (character: string) => `<span>${entity(character)}</span>`

const escapeAttribute = (text: string) => showInvisible(text).replace(/[&<>"'`\n\t]/g, entity)

/** Characters that show nothing but change how others are read are spelt out, so that nobody is misled. */
function showInvisible(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, character => {
      const code = character.codePointAt(0) ?? 0
      return `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`
    })
}
