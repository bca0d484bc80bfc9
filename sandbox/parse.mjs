/**
 * What a parser returns; undefined if it throws.
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
