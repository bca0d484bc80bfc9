import { isObject, type JsonObject, mapJsonTexts } from '../base/json.ts'
import { type Problem, type ProblemText, problem, problemWords } from '../base/problems.ts'
import type { TokenFinder } from '../base/secrets.ts'
import type { DerivedValue } from '../github/github-data.ts'
import { type FieldName, type Fields, mapTexts } from '../inputs/notification-fields.ts'
import type { Parsed } from '../inputs/value-rules.ts'
import {
  type DerivedFields,
  type NotAnnounceable,
  type PlaceholderName,
  type PlaceholderValues,
  publishedToken,
} from '../release/derived-content.ts'
import { releaseKeyProblems } from '../release/key-rules.ts'
import type { ChosenRelease, FilteredOut } from '../release/release-filter.ts'
import { type ContentSources, derive, deriveLayer, filterProblems, hasRelease, isGiven } from './derive-missing.ts'
import { type Content, choose, contentOf, type Given, missingFields, type Publishable, readGiven } from './given.ts'
import { fill, namesIn, type PublishedText, placeholderProblems, placeholdersIn, rules } from './placeholders.ts'

export interface ReadContent {
  content: Content
  extraFields: JsonObject
  /** The value of `once-key` after its placeholders are replaced, or an empty string if the input is not set. */
  onceKey: string
  /** The release that the run took data from, if any. */
  release?: ChosenRelease
  /** Why a real run would not announce this release. Set only in dry runs. */
  heldBack?: FilteredOut
  /** The first line of the release notes with a `web-push` comment that does not count. */
  ignoredCommentLine?: number
}

/**
 * Combines the inputs, the payload file, and the release or event. Returns `skip` if there is nothing to announce.
 * Throws one Failure that lists all problems, including those already in `sources`. Fetches a release only if no
 * problems have been found so far.
 */
export async function readContent(sources: ContentSources): Promise<ReadContent | { skip: NotAnnounceable }> {
  const { inputs, problems, tokens } = sources
  const file = inputs['payload-file'] === '' ? undefined : sources.readFile(inputs['payload-file'])
  // Given: by the inputs and the file, of which an input wins.
  const given = await readGiven(inputs, file, problems, tokens)
  const derived = await derive(given, checkPlaceholders(given, sources), sources)
  if (derived.kind === 'not-announceable') return { skip: derived.why }

  // Chosen: what is given wins over the release or event.
  const layer = deriveLayer(missingFields(given.fields), derived)
  const chosen: Publishable = { ...given, fields: choose(given.fields, layer.fields) }

  // Filled, and checked when it is complete.
  const found = derived.kind === 'content' ? derived : undefined
  const complete = fillAndCheck(chosen, placeholderValues(given.onceKey, found, sources), tokens)
  problems.add([...complete.problems, ...layer.problems])
  problems.add(keyProblems(complete.onceKey, found, sources))
  problems.throwIfAny()
  return readContentOf(complete, found)
}

/** Reports placeholders and filters that the run has nothing for. Returns the placeholders that only a release fills. */
function checkPlaceholders(given: Publishable, sources: ContentSources): ReadonlySet<PlaceholderName> {
  const texts = textsIn(given)
  const run = { hasRelease: hasRelease(sources), hasKey: isGiven('once-key', sources) }
  sources.problems.add([...placeholderProblems(texts, run), ...filterProblems(sources)])
  return new Set(texts.flatMap(({ text }) => placeholdersIn(text)))
}

function readContentOf(complete: Publishable, found: DerivedFields | undefined): ReadContent {
  const content = contentOf(complete.fields)
  // This cannot happen, because every required field that is still missing has been reported.
  if (!content) throw new Error('a required field was lost')
  return {
    content: { ...content, messageSource: found?.messageSource },
    extraFields: complete.extraFields,
    onceKey: complete.onceKey,
    release: found?.release,
    heldBack: found?.heldBack,
    ignoredCommentLine: found?.ignoredCommentLine,
  }
}

/** Returns a copy with each text replaced by the result of `replace`. */
function mapPublishable(
  { fields, extraFields, onceKey }: Publishable,
  replace: (text: PublishedText) => string,
): Publishable {
  const mappedFields = [...fields].map(([name, given]): [FieldName, Given] => {
    const { placeOf, derived } = given
    const field: Fields = { [name]: given.value }
    const mapped = mapTexts(field, ({ text, kind, path }) =>
      replace({ text, use: kind, place: placeOf(path), derived }),
    )
    return [name, { ...given, value: mapped[name] }]
  })
  const mappedExtra = mapJsonTexts(extraFields, (text, path) =>
    replace({ text, use: 'extra', place: { input: 'extra-fields', path } }),
  )
  return {
    fields: new Map(mappedFields),
    extraFields: isObject(mappedExtra) ? mappedExtra : {},
    onceKey: onceKey && replace({ text: onceKey, use: 'key', place: { input: 'once-key' } }),
  }
}

export function textsIn(publishable: Publishable): PublishedText[] {
  const texts: PublishedText[] = []
  mapPublishable(publishable, each => {
    texts.push(each)
    return each.text
  })
  return texts
}

/** Fills and checks each text. Leaves a text with a problem as it is. */
export function fillAndCheck(
  chosen: Publishable,
  values: PlaceholderValues,
  tokens: TokenFinder,
): Publishable & { problems: Problem[] } {
  const problems: Problem[] = []
  const complete = mapPublishable(chosen, given => {
    const parsed = completeText(given, values, tokens)
    if ('value' in parsed) return parsed.value
    const mayBeInEvent = given.derived !== undefined || namesIn(given.text, given.use).length > 0
    problems.push(problem(given.place, { ...parsed, mayBeInEvent }))
    return given.text
  })
  return { ...complete, problems }
}

/** Fills the placeholders of a text, and checks it when it is complete: first for tokens, and then by its rule. */
function completeText(given: PublishedText, values: PlaceholderValues, tokens: TokenFinder): Parsed<string> {
  const { text, use, derived } = given
  const names = derived ? [] : namesIn(text, use)
  const inValues = names.map(name => tokenIn(values[name], tokens))
  const token = derived ? derived.token : inValues.find(found => found !== undefined)
  if (token) return publishes(token, derived)
  // Placeholders without a release or a key are already reported.
  if (names.some(name => values[name] === undefined)) return { value: text }
  const filled = derived ? { value: text.trim() } : fill(text, use, values)
  if ('message' in filled) return filled
  // Search the result for tokens too, because part of a token may come from the text and the rest from an inserted
  // value.
  const whole = tokens.find(filled.value)
  if (whole) return publishes(whole, derived)
  const parsed = rules[use](filled.value)
  if ('value' in parsed || (names.length === 0 && !derived)) return parsed
  const words = problemWords(parsed)
  if (derived) return { message: `taken from the ${derived.source} is invalid: ${words}` }
  const subject = parsed.quoted === undefined ? 'it ' : ''
  return { message: `is invalid once its placeholders are replaced: ${subject}${words}` }
}

/** Returns the name of a token that a value would publish, if any. */
function tokenIn(part: DerivedValue | undefined, tokens: TokenFinder): string | undefined {
  if (part === undefined || 'missing' in part) return undefined
  return 'token' in part ? part.token : tokens.find(part.value)
}

const publishes = (token: string, derived: PublishedText['derived']): ProblemText =>
  derived
    ? {
        message: `contains ${publishedToken(token, derived.source === 'release' ? 'release' : 'release or deployment')}`,
      }
    : { message: `would contain ${publishedToken(token, 'release')}` }

/** Returns the values of all placeholders. `key` is the whole `once-key`, if its own placeholders can be filled. */
function placeholderValues(
  onceKey: string,
  found: DerivedFields | undefined,
  { tokens, wholeKey }: ContentSources,
): PlaceholderValues {
  const values: PlaceholderValues = { ...found?.placeholders }
  if (onceKey === '') return values
  const key = completeText({ text: onceKey, use: 'key', place: { input: 'once-key' } }, values, tokens)
  return 'value' in key ? { ...values, key: { value: wholeKey(key.value) } } : values
}

function keyProblems(onceKey: string, found: DerivedFields | undefined, { inputs, problems }: ContentSources) {
  const isJudged = problems.all.some(({ input }) => input === 'once-key')
  if (isJudged || onceKey === '' || inputs['once-per'] !== '' || found === undefined) return []
  return releaseKeyProblems(onceKey, found)
}
