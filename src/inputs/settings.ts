import { newKeySendsAgain } from '../base/failure.ts'
import { type Problem, ProblemCollector, problem, quoting } from '../base/problems.ts'
import { secretsInInputs, type TokenFinder } from '../base/secrets.ts'
import { dayMs } from '../base/units.ts'
import { sendWindow } from './calendar.ts'
import { type ContentInput, contentInputs } from './notification-fields.ts'
import { baseUrl } from './url-rules.ts'
import {
  anyText,
  boolean,
  duration,
  emptyDryRun,
  emptyGuard,
  expectedPayload,
  headerToken,
  maxYamlBytes,
  missingPayload,
  type Parsed,
  type Rule,
  releaseChoice,
  timeZone,
  tooLargeYaml,
  urlCheck,
  wholeNumber,
} from './value-rules.ts'

// The runner passes a missing input as an empty string, so the functions below treat an empty string as missing.
const required = <T>(what: string, rule: Rule<T>): Rule<T> => {
  return text => (text === '' ? { message: `is missing; set it to ${what}` } : rule(text))
}
const withDefault = <T>(absent: T, rule: Rule<T>): Rule<T> => {
  return text => (text === '' ? { value: absent } : rule(text))
}
const optional = <T>(rule: Rule<T>) => withDefault<T | undefined>(undefined, rule)

/**
 * The rule for an input that can prevent a send. `offWord` is the value that turns the guard off, and the default in the
 * manifest. `whenEmpty` returns the message for an empty value.
 */
type Guard<T> = Rule<T> & { offWord: string; whenEmpty(input: string, offWord: string): string }

/**
 * A guard is turned off only by its word. An empty value is refused, because it can only come from an expression, and a
 * misspelled variable must not turn off a guard.
 */
const guard = <T, Off>(offWord: string, off: Off, rule: Rule<T>, whenEmpty = emptyGuard): Guard<T | Off> => {
  const parse: Rule<T | Off> = text => (text === offWord ? { value: off } : rule(text))
  return Object.assign(parse, { offWord, whenEmpty })
}

const oneOf = <const T extends string>(allowed: readonly T[], what: string): Rule<T> => {
  return text => {
    const value = allowed.find(each => each === text)
    return value === undefined ? quoting(text, `is not ${what}`) : { value }
  }
}

const serviceRules = {
  'base-url': required(
    'the base address of the push service, such as https://push.example.com (a misspelled variable is empty)',
    baseUrl,
  ),
  'api-token': required(
    'the API token of the site, from a secret (a secret is empty if it is misspelled, or if it belongs to an environment that the job does not use)',
    headerToken,
  ),
  timeout: withDefault(30, wholeNumber('a whole number of seconds from 1 to 300', 1, 300)),
  retries: withDefault(3, wholeNumber('a whole number from 0 to 10', 0, 10)),
  summary: withDefault(true, boolean),
}

/** JSON parsers may round whole numbers above this limit. */
const maxWhole = Number.MAX_SAFE_INTEGER

const sendRules = {
  ...serviceRules,
  target: required(
    '`all` (every subscriber) or `audience`; `target` has no default, so that nobody sends to all by mistake',
    oneOf(['all', 'audience'], 'a valid target; use `all` (every subscriber) or `audience`'),
  ),
  'audience-id': optional(wholeNumber('an audience id, which is a whole number such as 101', 1, maxWhole)),
  'audience-name': optional(anyText),
  'max-reach': guard('none', undefined, wholeNumber('a whole number such as 10000, or `none`', 0, maxWhole)),
  'payload-file': optional(anyText),
  'extra-fields': optional(anyText),
  'dry-run': guard('false', false, boolean, emptyDryRun),
  'check-urls': guard('false', undefined, urlCheck),
  'once-key': guard('none', undefined, anyText),
  'once-per': guard(
    'ever',
    undefined,
    oneOf(['day', 'week', 'month'], 'a period; use `day`, `week` or `month`, or `ever` for no period'),
  ),
  'send-between': guard('always', undefined, sendWindow),
  'time-zone': optional(timeZone),
  release: optional(releaseChoice),
  'release-level': optional(
    oneOf(['major', 'minor', 'patch', 'prerelease'], 'a release level; use `major`, `minor`, `patch` or `prerelease`'),
  ),
  'max-age': optional(duration),
  'expected-payload': guard('any', undefined, expectedPayload, missingPayload),
  'github-token': optional(headerToken),
}

type CamelCase<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name
type Values<Rules> = {
  [Name in keyof Rules as CamelCase<Name>]: Rules[Name] extends Rule<infer Value> ? Value : never
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** `timeout` is in seconds and applies to each request. `retries` does not include the first attempt. */
export type ServiceSettings = Values<typeof serviceRules>
/** The settings of the send action, from all inputs except the content inputs. */
export type SendSettings = Values<typeof sendRules>

const namesOf = <Rules extends object>(rules: Rules) => Object.keys(rules) as (keyof Rules)[]
export const serviceInputs = namesOf(serviceRules)
export const sendInputs = [...namesOf(sendRules), ...contentInputs]

export type ServiceInputs = Record<keyof typeof serviceRules, string>
export type SendInputs = Record<keyof typeof sendRules | ContentInput, string>

export interface Checked<Inputs, Settings> {
  /** The parsed settings, or undefined if there are problems. */
  settings: Settings | undefined
  /** The input values. Refused inputs, and guards that are turned off, are empty strings. */
  inputs: Inputs
  problems: ProblemCollector
}

/** Checks all inputs of the audiences action. Collects problems instead of throwing. */
export function checkServiceInputs(raw: ServiceInputs, tokens: TokenFinder): Checked<ServiceInputs, ServiceSettings> {
  return check(serviceRules, raw, tokens)
}

/**
 * Checks all inputs of the send action except the content inputs. `event` is the name of the event that triggered the
 * run.
 */
export function checkSendInputs(raw: SendInputs, tokens: TokenFinder, event = ''): Checked<SendInputs, SendSettings> {
  const checked = check(sendRules, raw, tokens, combinationProblems)
  if (checked.settings) checked.settings.maxAge ??= defaultMaxAge(raw.release, event)
  return checked
}

const dayS = dayMs / 1_000

/**
 * Returns the default `max-age` in seconds, if any. A release chosen by its tag has none, because the user wants
 * exactly that release.
 */
function defaultMaxAge(release: string, event: string): number | undefined {
  // The first run of a new workflow must not announce an old release.
  if (release === 'latest') return 7 * dayS
  // Promoting a pre-release also triggers a run, and that release may be years old.
  if (release === '' && event === 'release') return 30 * dayS
  return undefined
}

function check<
  Rules extends Record<string, Rule<unknown> | Guard<unknown>>,
  Inputs extends Record<keyof Rules & string, string>,
>(
  rules: Rules,
  raw: Inputs,
  tokens: TokenFinder,
  combinationProblems: (given: Inputs) => Problem[] = () => [],
): Checked<Inputs, Values<Rules>> {
  const problems = new ProblemCollector()
  problems.refuse([...secretsInInputs(raw, tokens), ...oversizedProblems(raw)])
  const settings: Record<string, unknown> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const parsed = parseInput(name, problems.isRefused(name) ? '' : (raw[name] ?? ''), rule)
    if ('value' in parsed) settings[camelCase(name)] = parsed.value
    else problems.add([problem(name, parsed)])
  }
  const given = withoutOffWords(raw)
  const isEmptyGuard = (name: string) => guardWords.has(name) && raw[name] === ''
  problems.add(combinationProblems(given).filter(({ input }) => !isEmptyGuard(input)))
  const valid = problems.all.length > 0 ? undefined : (settings as Values<Rules>)
  const refused = [...problems.refused].map(name => [name, ''])
  return { settings: valid, inputs: { ...given, ...Object.fromEntries(refused) }, problems }
}

function parseInput<T>(name: string, text: string, rule: Rule<T> | Guard<T>): Parsed<T> {
  const isEmptyGuard = text === '' && 'offWord' in rule
  return isEmptyGuard ? { message: rule.whenEmpty(name, rule.offWord) } : rule(text)
}

/** A guard that is turned off counts as not given. */
export function withoutOffWords<Inputs extends Record<string, string>>(raw: Inputs): Inputs {
  const given = Object.entries(raw).map(([name, text]) => [name, text === guardWords.get(name) ? '' : text])
  return Object.fromEntries(given)
}

function oversizedProblems(raw: Partial<Record<string, string>>): Problem[] {
  const large = ['actions', 'extra-fields'].filter(name => Buffer.byteLength(raw[name] ?? '') > maxYamlBytes)
  return large.map(name => problem(name, tooLargeYaml))
}

const previewRules = {
  'payload-files': anyText,
  only: withDefault('all', oneOf(['all', 'changed', 'added'], 'a valid choice; use `all`, `changed` or `added`')),
  'extra-fields': anyText,
  'check-urls': sendRules['check-urls'],
  timeout: serviceRules.timeout,
  summary: serviceRules.summary,
}

/** The word that turns each guard off, by the name of its input. */
export const guardWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...sendRules, ...previewRules }).flatMap(([name, rule]): [string, string][] =>
    'offWord' in rule ? [[name, rule.offWord]] : [],
  ),
)

export const previewInputs = [...namesOf(previewRules), ...contentInputs]
export type PreviewInputs = Record<keyof typeof previewRules | ContentInput, string>

/** Checks all inputs of the preview action except the content inputs. */
export function checkPreviewInputs(
  raw: PreviewInputs,
  tokens: TokenFinder,
): Checked<PreviewInputs, Values<typeof previewRules>> {
  return check(previewRules, raw, tokens, missingFiles)
}

function missingFiles(raw: PreviewInputs): Problem[] {
  if (raw['payload-files'] !== '') return []
  if (contentInputs.every(name => raw[name] === '')) {
    return [problem('payload-files', 'is missing; set it to paths of payload files, or set the notification as inputs')]
  }
  const choosesFiles = raw.only !== '' && raw.only !== 'all'
  return choosesFiles
    ? [problem('payload-files', 'is missing, but `only` is set; set `payload-files` to the files to choose from')]
    : []
}

/**
 * Returns a problem for each input that another input forbids, and for each missing input that another input requires.
 * Does not need valid inputs, so that it can report these problems even if other inputs are invalid.
 */
function combinationProblems(given: SendInputs): Problem[] {
  return [...targetProblems(given), ...keyProblems(given), ...githubProblems(given)]
}

function targetProblems(given: SendInputs): Problem[] {
  const problems: Problem[] = []
  const onlyOfAudience = 'is only allowed with `target: audience`'
  if (given.target === 'all') {
    const names = (['audience-id', 'audience-name'] as const).filter(name => given[name] !== '')
    problems.push(...names.map(name => problem(name, `${onlyOfAudience}; remove it, or change \`target\``)))
  }
  if (given.target === 'all' && given['max-reach'] !== '') {
    const why = '(the service does not report the reach of a broadcast)'
    problems.push(problem('max-reach', `${onlyOfAudience} ${why}; remove it`))
  }
  if (given.target === 'audience' && given['audience-id'] === '' && given['audience-name'] === '') {
    const otherInputs = ['audience-name']
    problems.push(
      problem('audience-id', 'are both missing (an empty input counts as missing); set at least one', { otherInputs }),
    )
  }
  return problems
}

function keyProblems(given: SendInputs): Problem[] {
  const hasKey = given['once-key'] !== ''
  const hasPeriod = given['once-per'] !== ''
  const problems: Problem[] = []
  if (hasPeriod && !hasKey) problems.push(problem('once-key', 'is missing; `once-per` needs it'))
  if (given.release === 'latest' && !hasKey && !hasPeriod) {
    const message =
      'is missing, so each later run would announce the latest release again; set `once-key: release-{tag}`, and give the job the `contents: write` permission'
    problems.push(problem('once-key', { message, hint: newKeySendsAgain }))
  }
  if (given.release === 'latest' && hasPeriod) {
    const message =
      'is not allowed with `release: latest`, because each later period would announce the same release again; remove `once-per`, and set `once-key: release-{tag}`'
    problems.push(problem('once-per', { message, hint: newKeySendsAgain }))
  }
  if (given['time-zone'] !== '' && given['send-between'] === '' && !hasPeriod) {
    const message = 'has no effect without `send-between` or `once-per`; set one of these two, or remove `time-zone`'
    problems.push(problem('time-zone', message))
  }
  return problems
}

function githubProblems(given: SendInputs): Problem[] {
  if (given['github-token'] !== '') return []
  if (given['once-key'] !== '') {
    return [problem('github-token', 'is missing; `once-key` needs it to store a record in the repository')]
  }
  if (given.release === '') return []
  return [problem('github-token', 'is missing; the `release` input needs it to fetch the release')]
}
