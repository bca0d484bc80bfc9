import { dayMs } from '../units.ts'
import { sendWindow } from './calendar.ts'
import { type ContentInput, contentInputs } from './notification-fields.ts'
import { type Problem, ProblemCollector, problem, quoting } from './problems.ts'
import { type Secrets, secretsInInputs } from './secrets.ts'
import { baseUrl } from './url-rules.ts'
import {
  anyText,
  boolean,
  duration,
  expectedPayload,
  headerToken,
  maxYamlBytes,
  type Rule,
  releaseChoice,
  timeZone,
  tooLargeYaml,
  wholeNumber,
} from './value-rules.ts'

// The runner cannot distinguish an empty input from an absent one, so these rules do not either.
const required = <T>(what: string, rule: Rule<T>): Rule<T> => {
  return text => (text === '' ? { message: `is missing; set it to ${what}` } : rule(text))
}
const withDefault = <T>(absent: T, rule: Rule<T>): Rule<T> => {
  return text => (text === '' ? { value: absent } : rule(text))
}
const optional = <T>(rule: Rule<T>) => withDefault<T | undefined>(undefined, rule)

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
    'the API token of the site, from a secret (a misspelled or unavailable secret is empty)',
    headerToken,
  ),
  timeout: withDefault(30, wholeNumber('a whole number of seconds from 1 to 300', 1, 300)),
  retries: withDefault(3, wholeNumber('a whole number from 0 to 10', 0, 10)),
  summary: withDefault(true, boolean),
}

/** The largest whole number that JSON represents exactly. */
const maxWhole = Number.MAX_SAFE_INTEGER

const sendRules = {
  ...serviceRules,
  target: required(
    '`all` (every subscriber) or `audience`; there is no default, so that nobody sends to all by mistake',
    oneOf(['all', 'audience'], 'a valid target; use `all` (every subscriber) or `audience`'),
  ),
  'audience-id': optional(wholeNumber('an audience id, which is a whole number such as 101', 1, maxWhole)),
  'audience-name': optional(anyText),
  'max-reach': optional(wholeNumber('a whole number such as 10000', 0, maxWhole)),
  'payload-file': optional(anyText),
  'extra-fields': optional(anyText),
  'dry-run': withDefault(false, boolean),
  'check-urls': withDefault(false, boolean),
  'once-key': optional(anyText),
  'once-per': optional(oneOf(['day', 'week', 'month'], 'a period; use `day`, `week` or `month`')),
  'send-between': optional(sendWindow),
  'time-zone': optional(timeZone),
  release: optional(releaseChoice),
  'release-level': optional(oneOf(['major', 'minor', 'patch'], 'a level; use `major`, `minor` or `patch`')),
  'max-age': optional(duration),
  'expected-payload': expectedPayload,
  'github-token': optional(headerToken),
}

type CamelCase<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name
type Values<Rules> = { [Name in keyof Rules as CamelCase<Name>]: Rules[Name] extends Rule<infer Value> ? Value : never }

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** How to reach the push service. `timeout` is in seconds per request; `retries` does not count the first attempt. */
export type ServiceSettings = Values<typeof serviceRules>
/** The values of all inputs except the content. */
export type SendSettings = Values<typeof sendRules>

const namesOf = <Rules extends object>(rules: Rules) => Object.keys(rules) as (keyof Rules)[]
/** The names of the inputs of the listing and of a send. */
export const serviceInputs = namesOf(serviceRules)
export const sendInputs = [...namesOf(sendRules), ...contentInputs]

export type ServiceInputs = Record<keyof typeof serviceRules, string>
export type SendInputs = Record<keyof typeof sendRules | ContentInput, string>

export interface Checked<Inputs, Settings> {
  /** Undefined if there are problems. */
  settings: Settings | undefined
  /** The inputs as given, but refused inputs are empty. */
  inputs: Inputs
  problems: ProblemCollector
}

/** The settings of a listing, or all problems with its inputs. */
export function checkServiceInputs(raw: ServiceInputs, secrets: Secrets): Checked<ServiceInputs, ServiceSettings> {
  return check(serviceRules, raw, secrets)
}

/**
 * The settings of a send, or all problems with its inputs except the content. `event` is the name of the event that
 * started the run.
 */
export function checkSendInputs(raw: SendInputs, secrets: Secrets, event = ''): Checked<SendInputs, SendSettings> {
  const checked = check(sendRules, raw, secrets, combinationProblems(raw))
  if (checked.settings) checked.settings.maxAge ??= defaultMaxAge(raw.release, event)
  return checked
}

const dayS = dayMs / 1_000

/** The default of `max-age`, in seconds. There is none for a release given by its tag: the user chose its age. */
function defaultMaxAge(release: string, event: string): number | undefined {
  // A newly installed check for the latest release must not announce an old one.
  if (release === 'latest') return 7 * dayS
  // GitHub also starts a run if someone clears the "pre-release" flag of a release that is years old.
  if (release === '' && event === 'release') return 30 * dayS
  return undefined
}

function check<Rules extends Record<string, Rule<unknown>>, Inputs extends Record<keyof Rules & string, string>>(
  rules: Rules,
  raw: Inputs,
  secrets: Secrets,
  combined: Problem[] = [],
): Checked<Inputs, Values<Rules>> {
  const problems = new ProblemCollector()
  problems.refuse([...secretsInInputs(raw, secrets), ...oversizedProblems(raw)])
  const accepted: Record<string, string> = { ...raw }
  for (const name of problems.refused) accepted[name] = ''
  const settings: Record<string, unknown> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const parsed = rule(accepted[name] ?? '')
    if ('value' in parsed) settings[camelCase(name)] = parsed.value
    else problems.add([problem(name, parsed)])
  }
  problems.add(combined)
  const valid = problems.all.length > 0 ? undefined : (settings as Values<Rules>)
  return { settings: valid, inputs: accepted as Inputs, problems }
}

function oversizedProblems(raw: Partial<Record<string, string>>): Problem[] {
  const large = ['actions', 'extra-fields'].filter(name => Buffer.byteLength(raw[name] ?? '') > maxYamlBytes)
  return large.map(name => problem(name, tooLargeYaml))
}

const previewRules = {
  'payload-files': anyText,
  only: withDefault('all', oneOf(['all', 'changed', 'added'], 'a choice of files; use `all`, `changed` or `added`')),
  'extra-fields': anyText,
  'check-urls': sendRules['check-urls'],
  timeout: serviceRules.timeout,
  summary: serviceRules.summary,
}

/** The names of the inputs of the preview. */
export const previewInputs = [...namesOf(previewRules), ...contentInputs]
export type PreviewInputs = Record<keyof typeof previewRules | ContentInput, string>

export type PreviewSettings = Values<typeof previewRules>

/** The settings of a preview, or all problems with its inputs except the content. */
export function checkPreviewInputs(raw: PreviewInputs, secrets: Secrets): Checked<PreviewInputs, PreviewSettings> {
  return check(previewRules, raw, secrets, missingFiles(raw))
}

function missingFiles(raw: PreviewInputs): Problem[] {
  if (raw['payload-files'] !== '') return []
  if (contentInputs.every(name => raw[name] === '')) {
    return [problem('payload-files', 'is missing; set paths of payload files, or a notification as inputs')]
  }
  const choosesFiles = raw.only !== '' && raw.only !== 'all'
  return choosesFiles ? [problem('payload-files', 'is missing; `only` chooses from its files')] : []
}

/**
 * A problem for each input that another input forbids or requires. Reads the raw inputs, so that these problems are
 * reported together with all others.
 */
function combinationProblems(raw: SendInputs): Problem[] {
  const toAll = raw.target === 'all'
  const toAudience = raw.target === 'audience'
  const onlyOfAudience = 'is only allowed with `target: audience`'
  const change = 'remove it, or change `target`'
  const unknownReach = '(the service does not report the reach of a broadcast)'
  const why = raw['once-key']
    ? '`once-key` needs it to store a record in the repository'
    : 'the input `release` needs it to fetch the release'
  const rows: { inputs: readonly [string, ...string[]]; isWrong: unknown; message: string; hint?: string }[] = [
    { inputs: ['audience-id'], isWrong: toAll && raw['audience-id'], message: `${onlyOfAudience}; ${change}` },
    { inputs: ['audience-name'], isWrong: toAll && raw['audience-name'], message: `${onlyOfAudience}; ${change}` },
    {
      inputs: ['max-reach'],
      isWrong: toAll && raw['max-reach'],
      message: `${onlyOfAudience} ${unknownReach}; remove it`,
    },
    {
      inputs: ['audience-id', 'audience-name'],
      isWrong: toAudience && !raw['audience-id'] && !raw['audience-name'],
      message: 'are both missing; set at least one',
    },
    {
      inputs: ['once-key'],
      isWrong: raw['once-per'] && !raw['once-key'],
      message: 'is missing; `once-per` needs it',
    },
    {
      inputs: ['once-key'],
      isWrong: raw.release === 'latest' && !raw['once-key'] && !raw['once-per'],
      message:
        'is missing: without it, each later run would announce the latest release again; set `once-key: release-{tag}`, with the permission `contents: write`',
      hint: newKeySendsAgain,
    },
    {
      inputs: ['once-per'],
      isWrong: raw.release === 'latest' && raw['once-per'],
      message:
        'is not allowed with `release: latest`: each later period would announce the same release again; remove it, and set `once-key: release-{tag}`',
      hint: newKeySendsAgain,
    },
    {
      inputs: ['time-zone'],
      isWrong: raw['time-zone'] && !raw['send-between'] && !raw['once-per'],
      message: 'has no effect without `send-between` or `once-per`; set one of them, or remove it',
    },
    {
      inputs: ['github-token'],
      isWrong: (raw['once-key'] || raw.release) && !raw['github-token'],
      message: `is missing; ${why}`,
    },
  ]
  const wrong = rows.filter(({ isWrong }) => isWrong)
  return wrong.map(({ inputs: [input, ...otherInputs], message, hint }) =>
    problem(input, hint === undefined ? message : { message, hint }, { otherInputs }),
  )
}

/** Must accompany any advice to set or change a `once-key`. */
export const newKeySendsAgain = 'The first run with a new key sends once more what was already announced'
