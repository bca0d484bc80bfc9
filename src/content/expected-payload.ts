import { isDeepStrictEqual } from 'node:util'
import { Failure } from '../base/failure.ts'
import type { JsonObject } from '../base/json.ts'
import { listSentences, pathText } from '../base/problems.ts'
import { truncate } from '../base/text.ts'

/**
 * Checks that the body matches the approved payload. Compares parsed JSON, so key order does not matter. Throws a
 * `payload-changed` Failure that lists both values of each differing field.
 */
export function checkExpectedPayload(expected: JsonObject, body: string): void {
  const actual: JsonObject = JSON.parse(body)
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)])
  const sentences = [...names].flatMap(name => {
    const [was, is] = [ownValue(expected, name), ownValue(actual, name)]
    if (isDeepStrictEqual(was, is)) return []
    const [before, now] = shortenedJson(was, is)
    return `\`${pathText([name])}\` was ${before} and is now ${now}.`
  })
  if (sentences.length === 0) return
  throw new Failure({
    reason: 'payload-changed',
    title: 'Payload changed',
    message: `The notification differs from \`expected-payload\`. ${listSentences(sentences, 'differences')}`,
    hint: 'An input, the file, the release or the audience has changed since the dry run. Start a new run, and approve the notification again.',
  })
}

const ownValue = (object: JsonObject, name: string) => (Object.hasOwn(object, name) ? object[name] : undefined)

/**
 * The number of characters to show before the first difference. A common prefix of up to twice this length is shown in
 * full.
 */
const contextLength = 20

function shortenedJson(was: unknown, is: unknown): [before: string, now: string] {
  const [one, other] = [jsonOf(was), jsonOf(is)]
  let common = 0
  while (common < one.length && one[common] === other[common]) common++
  const from = common > 2 * contextLength ? common - contextLength : 0
  return [excerptFrom(one, from), excerptFrom(other, from)]
}

/**
 * Like JSON.stringify(), but returns a fixed string for a value that is absent or nested too deeply. Only a value from
 * `expected-payload` can be nested too deeply, because the action's own payload never is.
 */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'absent'
  } catch (error) {
    if (error instanceof RangeError) return 'nested too deeply'
    throw error
  }
}

function excerptFrom(json: string, from: number): string {
  const omitted = json.startsWith('"') ? '"…' : '…'
  return truncate(`${from > 0 ? omitted : ''}${json.slice(from)}`).toWellFormed()
}
