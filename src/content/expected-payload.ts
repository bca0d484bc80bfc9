import { isDeepStrictEqual } from 'node:util'
import { Failure } from '../errors.ts'
import { listSentences, pathText } from '../inputs/problems.ts'
import { truncate } from '../text.ts'

/** The parsed JSON body of a send. */
export type JsonObject = Record<string, unknown>

/**
 * Checks that the body to be sent is the approved one. Compares them as JSON, so the order of keys does not matter.
 * Throws `payload-changed`, which names each field that differs, with both values.
 */
export function checkExpectedPayload(expected: JsonObject, body: string): void {
  const actual: JsonObject = JSON.parse(body)
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)])
  const sentences = [...names].flatMap(name => {
    const [was, is] = [ownValue(expected, name), ownValue(actual, name)]
    if (isDeepStrictEqual(was, is)) return []
    const [before, now] = shownPair(was, is)
    return `\`${pathText([name])}\` was ${before}, and is now ${now}.`
  })
  if (sentences.length === 0) return
  throw new Failure({
    reason: 'payload-changed',
    title: 'Payload changed',
    message: `The notification is not the one that \`expected-payload\` has. ${listSentences(sentences, 'differences')}`,
    hint: 'Something changed since the dry run: an input, the file, the release or the audience. Start a new run, so that the notification is approved as it is now.',
  })
}

const ownValue = (object: JsonObject, name: string) => (Object.hasOwn(object, name) ? object[name] : undefined)

/** How many common characters of two values are shown before their first difference. */
const maxCommon = 20

/** Two different values as JSON, shortened so that the first difference is visible. */
function shownPair(was: unknown, is: unknown): [before: string, now: string] {
  const [one, other] = [jsonOf(was), jsonOf(is)]
  let common = 0
  while (common < one.length && one[common] === other[common]) common++
  const from = common > 2 * maxCommon ? common - maxCommon : 0
  return [excerptFrom(one, from), excerptFrom(other, from)]
}

/** Input that is nested too deeply to serialize cannot be a payload. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'absent'
  } catch (error) {
    if (error instanceof RangeError) return 'nested too deeply'
    throw error
  }
}

const excerptFrom = (json: string, from: number) => truncate(`${from > 0 ? '…' : ''}${json.slice(from)}`).toWellFormed()
