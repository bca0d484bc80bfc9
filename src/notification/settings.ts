import * as z from 'zod/mini'
import { obeying } from './fields.ts'
import { flawsOf, type Problem, pathText, problem } from './problems.ts'
import { baseUrl, boolean, type Parsed, quoted, secret, wholeNumber } from './rules.ts'

/** The inputs that say what is sent; the others say how, to whom and whether. */
export const contentInputs = [
  'title',
  'message',
  'icon-url',
  'landing-url',
  'banner-url',
  'actions',
  'utm-source',
  'utm-medium',
  'utm-campaign',
  'ttl',
] as const

const max = Number.MAX_SAFE_INTEGER
const text = obeying('a text', value => ({ value }))
const flag = (absent: boolean) => z._default(obeying('true or false', boolean), absent)
const count = (absent: number, what: string, min: number, max: number) =>
  z._default(obeying(what, wholeNumber(what, min, max)), absent)

function targetType(given: string): Parsed<'all' | 'audience'> {
  if (given === 'all' || given === 'audience') return { value: given }
  return { wrong: `${quoted(given)} is no target; give \`all\` (every subscriber) or \`audience\`` }
}

const serviceShape = {
  'base-url': obeying(
    'a URL',
    baseUrl,
    'the base address of the push service, such as https://push.example.com (a variable that is misspelt is empty)',
  ),
  'api-token': obeying(
    'a token',
    secret,
    'the API token of the site, from a secret (one that is misspelt, or not to be read here, is empty)',
  ),
  timeout: count(30, 'a whole number of seconds from 1 to 300', 1, 300),
  retries: count(3, 'a whole number from 0 to 10', 0, 10),
  summary: flag(true),
}

const sendShape = {
  ...serviceShape,
  target: obeying(
    'a target',
    targetType,
    '`all` (every subscriber) or `audience`; there is no default, so that nobody broadcasts by forgetting a line',
  ),
  'audience-id': z.optional(obeying('an id', wholeNumber(`an audience id; give decimal digits, 1 to ${max}`, 1, max))),
  'audience-name': z.optional(text),
  'max-reach': z.optional(obeying('a number', wholeNumber(`a whole number from 0 to ${max}`, 0, max))),
  'payload-file': z.optional(text),
  'extra-fields': z.optional(text),
  'dry-run': flag(false),
  'check-urls': flag(false),
  'once-key': z.optional(text),
  'github-token': z.optional(obeying('a token', secret)),
}

const serviceSchema = z.object(serviceShape)
const sendSchema = z.object(sendShape)

/** How the push service is reached; `timeout` in seconds for each request, `retries` as further tries. */
export type ServiceSettings = z.infer<typeof serviceSchema>
/** Everything the inputs say but the content. */
export type SendSettings = z.infer<typeof sendSchema>

export type ServiceInput = keyof typeof serviceShape
export type SendInput = keyof typeof sendShape | (typeof contentInputs)[number]
export type ServiceInputs = Record<ServiceInput, string>
export type SendInputs = Record<SendInput, string>

type Checked<T> = { settings: T; problems: [] } | { settings: undefined; problems: Problem[] }

/** The inputs of the listing as settings, or everything that is wrong with them. */
export function checkServiceInputs(raw: ServiceInputs): Checked<ServiceSettings> {
  return check(serviceSchema, raw, publishedToken(raw))
}

/** The inputs of a send, but for its content, as settings, or everything that is wrong with them. */
export function checkSendInputs(raw: SendInputs): Checked<SendSettings> {
  return check(sendSchema, raw, [...combinations(raw), ...publishedToken(raw)])
}

function check<T>(schema: z.ZodMiniType<T>, raw: Record<string, string>, further: Problem[]): Checked<T> {
  // The runner cannot tell an empty input from an absent one, so neither does the schema.
  const given = Object.fromEntries(Object.entries(withoutToken(raw)).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(schema, given, { jitless: true })
  const problems = [...flawsOf(parsed.error).map(({ path, wrong }) => problem(pathText(path), wrong)), ...further]
  if (parsed.success && problems.length === 0) return { settings: parsed.data, problems: [] }
  return { settings: undefined, problems }
}

/** What cannot be said together. It is judged on the raw inputs, so that it is reported beside every other problem. */
function combinations(raw: SendInputs): Problem[] {
  const problems: Problem[] = []
  if (raw.target === 'all') {
    for (const name of ['audience-id', 'audience-name'] as const) {
      if (raw[name]) problems.push(problem(name, 'goes with `target: audience` alone; remove it, or change `target`'))
    }
    if (raw['max-reach']) {
      const why = 'the service does not report the reach of a broadcast'
      problems.push(problem('max-reach', `goes with \`target: audience\` alone (${why}); remove it`))
    }
  }
  if (raw.target === 'audience' && !raw['audience-id'] && !raw['audience-name']) {
    problems.push(problem('audience-id', 'is missing; `target: audience` needs `audience-id` or `audience-name`'))
  }
  if (raw['once-key'] && !raw['github-token']) {
    problems.push(problem('github-token', 'is missing; `once-key` keeps its claims in the repository and needs it'))
  }
  return problems
}

/**
 * Inputs as a workflow may misspell them: a `dry_run` or `dryrun` that nobody reads would send for real. One that says the
 * same as the right one beside it changes nothing.
 */
export function misspelt(stray: Record<string, string>, raw: Record<string, string>): Problem[] {
  const bare = (name: string) => name.toLowerCase().replace(/[-_]/g, '')
  return Object.entries(stray).flatMap(([name, value]) => {
    const meant = Object.keys(raw).find(known => bare(known) === bare(name))
    if (meant === undefined || raw[meant] === value) return []
    return [problem(name, `is no input of this action; write \`${meant}\``)]
  })
}

/** A shorter token than this may stand in a text by chance, and protects nothing. */
const shortestToken = 8

/** Whether a text would give the token away. */
export const givesAway = (token: string, text: string): boolean => token.length >= shortestToken && text.includes(token)

/**
 * The inputs with the token taken out of all others, where it is a problem anyway. It goes before any problem quotes an
 * input, since a quotation may be cut in the middle of the token.
 */
export function withoutToken<T extends Record<string, string>>(raw: T): T {
  const token = raw['api-token'] ?? ''
  const without = ([name, value]: [string, string]) =>
    name !== 'api-token' && givesAway(token, value) ? [name, value.replaceAll(token, '(token)')] : [name, value]
  return Object.fromEntries(Object.entries(raw).map(without)) as T
}

function publishedToken(raw: Record<string, string>): Problem[] {
  const token = raw['api-token'] ?? ''
  return Object.entries(raw)
    .filter(([name, value]) => name !== 'api-token' && givesAway(token, value))
    .map(([name]) => problem(name, 'contains the API token, which would be published; remove it'))
}
