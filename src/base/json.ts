export type JsonObject = Record<string, unknown>

/** Returns undefined instead of throwing if the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads JSON that is cut off or otherwise broken, as far as it can be read: what is open at the end counts as closed, and
 * whatever follows the first value is ignored. An unreadable value is undefined. `properties` has the properties of all
 * objects, also those whose name an object repeats.
 */
export function parseBeginning(text: string): Pick<BeginningReader, 'root' | 'properties'> {
  const reader = new BeginningReader()
  for (const [, token = ''] of text.matchAll(jsonToken)) {
    reader.take(token)
    if (reader.isComplete) break
  }
  return reader
}

/** A bracket, comma, or colon; a string, perhaps without its end; or a literal or number. */
const jsonToken = /([[\]{},:]|"(?:[^"\\]|\\.)*"?|[^\s[\]{},:"]+)/gs

/** Reads a literal, number, or string, whose closing quotation mark may be missing. */
function readScalar(token: string): unknown {
  const value = parseJson(token)
  return value === undefined ? parseJson(`${token}"`) : value
}

class BeginningReader {
  root: unknown
  readonly properties: { owner: unknown; name: string; value: unknown }[] = []
  isComplete = false
  readonly #open: (unknown[] | JsonObject)[] = []
  /** The name of the property whose value comes next. */
  #name?: string

  take(token: string): void {
    if (token === '[' || token === '{') {
      const opened = token === '[' ? [] : Object.create(null)
      this.#put(opened)
      this.#open.push(opened)
    } else if (token === ']' || token === '}') {
      this.#open.pop()
      this.#name = undefined
      this.isComplete = this.#open.length === 0
    } else if (token === ',') this.#name = undefined
    else if (token !== ':') this.#put(readScalar(token))
  }

  #put(value: unknown): void {
    const parent = this.#open.at(-1)
    if (parent === undefined) this.root = value
    else if (Array.isArray(parent)) parent.push(value)
    else if (this.#name !== undefined) {
      parent[this.#name] = value
      this.properties.push({ owner: parent, name: this.#name, value })
      this.#name = undefined
    } else {
      // A name without a value counts as a property, too. A bracket in its place has no name.
      this.#name = typeof value === 'object' ? '' : String(value)
      parent[this.#name] = undefined
    }
  }
}

/** Returns the string at a path in parsed JSON, or undefined if there is no string at that path. */
export function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = valueAt(value, ...path)
  return typeof found === 'string' ? found : undefined
}

/** Returns the value at a path in parsed JSON, or undefined if there is none. Reads only own properties. */
export function valueAt(value: unknown, ...path: string[]): unknown {
  return path.reduce((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value)
}

/** Returns false for null and arrays. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns a copy of a JSON value with every string replaced, except property names. `replace` also gets the string's
 * path.
 */
export function mapJsonTexts(
  value: unknown,
  replace: (text: string, path: readonly PropertyKey[]) => string,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') return replace(value, path)
  if (Array.isArray(value)) return value.map((each, index) => mapJsonTexts(each, replace, [...path, index]))
  if (!isObject(value)) return value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([name, each]) => [name, mapJsonTexts(each, replace, [...path, name])]))
}
