import type { ChosenRelease } from '../content/announced-releases.ts'
import type { Notification, TextComment } from '../content/field-rules.ts'
import type { Content } from '../content/precedence.ts'
import type { PeriodicKey } from '../github/once-key.ts'
import type { PeriodUnit } from '../inputs/calendar.ts'
import {
  type FieldName,
  type FieldPath,
  fieldTable,
  type ImageName,
  imageFields,
  textFields,
} from '../inputs/notification-fields.ts'
import type { SendSettings } from '../inputs/settings.ts'
import { parseJson } from '../json.ts'
import { dayMs } from '../units.ts'
import { parseUrl } from '../url.ts'
import type { Advice, MarkupKind, VisibleField } from './advice-texts.ts'
import { devices, fitDevice } from './device-limits.ts'

/** How long push services keep a message. */
const maxTtl = 2_419_200
const expiryWarningDays = 14

// Markup that subscribers would see as it is written. Each pattern starts at a character that the rest of it does not
// match again, so the time is in proportion to the length.
const markup: Record<MarkupKind, RegExp> = {
  heading: /^#{1,6} \S/m,
  list: /^[-*+] \S/m,
  link: /\[[^[\]\n]*\]\([^()\s]*\)/,
  emphasis:
    /(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/,
  tag: /<\/?[a-zA-Z][^<>]*>/,
}

/** Quick tests: all markup, and each template, has one of these. To compile the patterns takes 0.6 % of a send. */
const mayHaveMarkup = /[#*+[<_~-]/
const mayHaveTemplate = /[{$%]/

/** What a send is about to do, which the settings alone do not say. */
interface PreparedSend {
  settings: Pick<SendSettings, 'apiToken' | 'oncePer' | 'release'>
  content: Content
  /** The input `once-key`, with its placeholders. */
  keyInput: string
  onceKey: PeriodicKey | undefined
  release?: ChosenRelease
  releaseTag?: string
  /** In milliseconds since 1970. */
  now: number
}

/** The advice on what the inputs of a send say. */
export function sendAdvice({ settings, content, keyInput, onceKey, release, releaseTag, now }: PreparedSend): Advice[] {
  return [
    ...tokenAdvice(settings.apiToken, now),
    ...contentAdvice(content),
    ...keyAdvice(keyInput),
    ...periodAdvice(settings.oncePer, release),
    ...releaseKeyAdvice(onceKey, releaseTag),
    ...latestAdvice(settings.release?.kind === 'latest', release, onceKey?.key),
  ]
}

/** The advice on a notification. */
export function contentAdvice({ notification, sources, textComments = [] }: Content): Advice[] {
  const { actions, ttl } = notification
  const advice: Advice[] = []
  if (actions && actions.length > 2) advice.push({ kind: 'many-buttons', count: actions.length })
  if (ttl !== undefined && ttl > maxTtl) advice.push({ kind: 'long-ttl', seconds: ttl, max: maxTtl })
  advice.push(...imageFields.flatMap(field => imageAdvice(field, notification[field])))
  for (const field of ['title', 'message'] as const) {
    advice.push(...lengthAdvice(field, notification))
    // A text from a release or an event is plain text already.
    if (sources[field] === 'input' || sources[field] === 'file') advice.push(...textAdvice(field, notification[field]))
  }
  const texts = textsOf(notification)
  const ofHosts = firstOfEachField(texts, hostAdvice)
  const ofTemplates = firstOfEachField(texts, templateAdvice)
  return [...advice, ...ofHosts, ...ofTemplates, ...commentAdvice(textComments)]
}

/** A text of a notification, URLs included, and the field that it is in. */
interface FieldText {
  field: FieldName
  text: string
  isUrl: boolean
}

/** All texts of a notification; those of buttons last. */
function textsOf(notification: Notification): FieldText[] {
  const { actions = [] } = notification
  const ofFields = textFields.map(field => ({ field, text: notification[field] ?? '', isUrl: isUrl([field]) }))
  const ofButtons = actions.flatMap(({ text, url }) => [
    { field: 'actions' as const, text, isUrl: false },
    { field: 'actions' as const, text: url, isUrl: true },
  ])
  return [...ofFields, ...ofButtons]
}

/** What a rule says of the first text of each field that it says anything of. */
function firstOfEachField(texts: readonly FieldText[], advise: (text: FieldText) => Advice | undefined): Advice[] {
  const first = new Map<FieldName, Advice>()
  for (const text of texts) {
    const advice = first.has(text.field) ? undefined : advise(text)
    if (advice) first.set(text.field, advice)
  }
  return [...first.values()]
}

/** `localhost`, and what a variable leaves that nobody set: `undefined`, `HOST`. */
const nameWithoutDot = /^[\w-]+$/

/** For a URL whose host is not one on the internet. */
function hostAdvice({ field, text, isUrl }: FieldText): Advice | undefined {
  const host = isUrl ? (parseUrl(text)?.hostname ?? '') : ''
  return nameWithoutDot.test(host) ? { kind: 'local-host', field, host } : undefined
}

/**
 * What templates look like that a workflow, a shell or a service should have filled. A text in capitals between percent
 * signs is none in the middle of a URL's percent-encoding.
 */
const unresolvedTemplate =
  /\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|<%[^<>%]{1,100}%>|#\{[^{}]{1,100}\}|\$[A-Z][A-Z_]{2,40}\b|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/

/** For a template that nothing has filled. */
function templateAdvice({ field, text }: FieldText): Advice | undefined {
  if (!mayHaveTemplate.test(text)) return undefined
  const [template] = unresolvedTemplate.exec(text) ?? []
  return template === undefined ? undefined : { kind: 'unresolved-template', field, template }
}

/**
 * For the first text of each field that YAML ended at a comment. A URL has no spaces, so what follows one is meant as a comment.
 */
function commentAdvice(textComments: readonly TextComment[]): Advice[] {
  const ofTexts = textComments.filter(({ path }) => !isUrl(path))
  const firstByField = new Map(ofTexts.toReversed().map(each => [each.path[0], each]))
  const first = [...firstByField.values()].reverse()
  // Only of what is valid, so each path is that of a field.
  return first.map(({ path, comment }): Advice => ({ kind: 'text-comment', fieldPath: path as FieldPath, comment }))
}

/** Whether the value at a path of a notification is a URL. */
function isUrl([field, ...path]: readonly PropertyKey[]): boolean {
  const { kind } = fieldTable[field as FieldName]
  return kind === 'buttons' ? path.at(-1) === 'url' : kind === 'image' || kind === 'page'
}

/** For an image by the address of its page on GitHub. With `?raw=true`, that page redirects to the image. */
function imageAdvice(field: ImageName, url = ''): Advice[] {
  // Quick test: few images are in a repository.
  if (!url.includes('/blob/')) return []
  const [, repository, path] =
    /^https:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)(?!.*[?&]raw=)/i.exec(url) ?? []
  if (repository === undefined) return []
  return [{ kind: 'page-as-image', field, raw: `https://raw.githubusercontent.com/${repository}/${path}` }]
}

/** For a text that even a desktop cuts; a phone always shows less. */
function lengthAdvice(field: VisibleField, notification: Notification): Advice[] {
  const [desktop] = devices
  const { visible, total } = fitDevice(notification[field], desktop[field])
  return visible === total ? [] : [{ kind: 'truncated', field, visible, total }]
}

function textAdvice(field: VisibleField, text: string): Advice[] {
  const kinds = mayHaveMarkup.test(text) ? (Object.keys(markup) as MarkupKind[]) : []
  const found = kinds.filter(what => markup[what].test(text))
  const advice = found.map((what): Advice => ({ kind: 'markup', field, what }))
  return text.includes('\\n') ? [...advice, { kind: 'escaped-newline', field }] : advice
}

/** For an audience without subscribers. */
export const reachAdvice = (reach: number | undefined): Advice[] => (reach === 0 ? [{ kind: 'reach-zero' }] : [])

/**
 * For a key that ends with a separator: an expression after it was probably empty, and every later key would be the
 * same.
 */
export const keyAdvice = (key: string): Advice[] => (/[-_.:/#]$/.test(key) ? [{ kind: 'key-separator', key }] : [])

/**
 * For a key that is probably the same for all releases: without the tag, and without the longest number of the tag. A
 * key with a period is not meant for each release.
 */
export function releaseKeyAdvice(onceKey: PeriodicKey | undefined, tag: string | undefined): Advice[] {
  if (onceKey === undefined || onceKey.period !== undefined || tag === undefined) return []
  const { key } = onceKey
  const [version] = (tag.match(/\d+(?:\.\d+)*/g) ?? []).sort((one, other) => other.length - one.length)
  const hasTag = key.includes(tag) || (version !== undefined && key.includes(version))
  return hasTag ? [] : [{ kind: 'key-of-all-releases', key, tag }]
}

/** For the latest release without a key: until there is a newer release, each run announces the same one again. */
export const latestAdvice = (
  isLatest: boolean,
  release: ChosenRelease | undefined,
  onceKey: string | undefined,
): Advice[] =>
  isLatest && release !== undefined && onceKey === undefined ? [{ kind: 'release-each-run', tag: release.tag }] : []

/** For a release with `once-per`: the key changes with each period, so a later run may announce the release again. */
export const periodAdvice = (period: PeriodUnit | undefined, release: ChosenRelease | undefined): Advice[] =>
  period !== undefined && release !== undefined ? [{ kind: 'release-each-period', tag: release.tag, period }] : []

/** For a re-run that sends: without `once-key`, or in another period, an earlier attempt may already have sent it. */
export function rerunAdvice(attempt: number, onceKey: string | undefined, period?: PeriodUnit): Advice[] {
  if (attempt <= 1) return []
  if (onceKey === undefined) return [{ kind: 'rerun', attempt }]
  return period === undefined ? [] : [{ kind: 'rerun-period', attempt, period }]
}

/** For a token in quotation marks, or a JWT that has expired or will soon expire. Nothing of the token is shown. */
export function tokenAdvice(token: string, now: number): Advice[] {
  if (/^(["'`]).*\1$/.test(token)) return [{ kind: 'quoted-token' }]
  const expiry = jwtExpiry(token)
  if (expiry === undefined || expiry - now >= expiryWarningDays * dayMs) return []
  return [{ kind: 'token-expiry', at: new Date(expiry), expired: expiry <= now }]
}

function jwtExpiry(token: string): number | undefined {
  const [header, claims, signature, ...rest] = token.split('.')
  if (!header || !claims || signature === undefined || rest.length > 0) return undefined
  const { exp }: { exp?: unknown } = Object(parseJson(Buffer.from(claims, 'base64url').toString('utf8')))
  const expiry = typeof exp === 'number' ? exp * 1_000 : Number.NaN
  return Number.isNaN(new Date(expiry).getTime()) ? undefined : expiry
}
