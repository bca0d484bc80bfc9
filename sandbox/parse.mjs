/**
 * Returns the result of a parser, or undefined if the parser throws.
 * @template T
 * @param {() => T} parse
 * @returns {T | undefined}
 */
export function parsed(parse) {
  try {
    return parse()
  } catch {
    return undefined
  }
}
