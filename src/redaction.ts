/** Takes secrets out of a text; `cut` says that the text broke off somewhere, maybe in the middle of a secret. */
export type Redact = (text: string, cut?: boolean) => string

const mask = '***'
/** A shorter beginning of a secret at the end of a cut text gives nothing away, and may stand there by chance. */
const shortestRemnant = 4

/**
 * A redactor for these secrets: as they are, JSON-escaped (`\/`, `\u002f`) and percent-encoded, which is how services echo
 * them. It comes before any shortening, so that no remnant is left.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const known = [...new Set(secrets)].filter(secret => secret !== '').sort((a, b) => b.length - a.length)
  if (known.length === 0) return text => text
  const whole = new RegExp(known.map(spellings).join('|'), 'g')
  return (text, cut = false) => {
    const redacted = text.replace(whole, mask)
    return cut ? known.reduce(withoutRemnant, redacted) : redacted
  }
}

function withoutRemnant(text: string, secret: string): string {
  // No spelling of a character is longer than six.
  const tail = text.slice(-6 * secret.length - 6)
  for (let length = secret.length - 1; length >= Math.min(shortestRemnant, secret.length - 1) && length > 0; length--) {
    const remnant = new RegExp(
      `${spellings(secret.slice(0, length))}(?:\\\\(?:u[0-9a-f]{0,3})?|%[0-9a-f]?)?$`,
      'i',
    ).exec(tail)
    if (remnant) return `${text.slice(0, text.length - remnant[0].length)}${mask}`
  }
  return text
}

function spellings(secret: string): string {
  return [...secret]
    .map(character => {
      const code = character.charCodeAt(0).toString(16).padStart(2, '0')
      const anyCase = code.replace(/[a-f]/g, digit => `[${digit}${digit.toUpperCase()}]`)
      return `(?:\\\\?${escapeRegExp(character)}|\\\\u00${anyCase}|%${anyCase})`
    })
    .join('')
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
