import type { Outcome } from './runner.ts'

/**
 * Returns the names of the channels through which a step leaks five consecutive characters of the token, escaped or
 * not. Ignores the command that masks the token, because it has to include the token.
 */
export function leaks(token: string, { stdout, stderr, outputs, summary }: Outcome): string[] {
  const log = stdout.replace(/^::add-mask::.*$/gm, '')
  const given = Object.entries(outputs).map(([name, text]) => [`output ${name}`, text] as const)
  return [...Object.entries({ log, stderr, summary }), ...given]
    .filter(([, text]) => holdsPart(token, plain(text)))
    .map(([name]) => name)
}

/** Undoes all escaping that could hide a token from a search. */
function plain(text: string): string {
  return text
    .replace(/<\/?span[^>]*>|\u200b/g, '')
    .replace(/&#x([0-9a-f]+);|\\u00([0-9a-f]{2})|%([0-9a-f]{2})/gi, (_, html, json, percent) =>
      String.fromCharCode(Number.parseInt(html ?? json ?? percent, 16)),
    )
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '"')
    .replace(/\\(.)/g, '$1')
}

function holdsPart(token: string, text: string): boolean {
  const bare = plain(token)
  return Array.from({ length: bare.length - 4 }, (_, at) => bare.slice(at, at + 5)).some(part => text.includes(part))
}
