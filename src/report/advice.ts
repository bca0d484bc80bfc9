import { parseJson } from '../base/json.ts'
import { type Problem, pathText, problemText } from '../base/problems.ts'
import { quote } from '../base/text.ts'
import { dayMs } from '../base/units.ts'
import { browserHost, writtenHost } from '../base/url.ts'
import { type Content, type FieldText, type Notification, textsOf } from '../content/notification.ts'
import type { PlaceholderName } from '../content/placeholders.ts'
import type { OutsideWindow } from '../inputs/calendar.ts'
import { type FieldPath, fieldTable, inputOf } from '../inputs/notification-fields.ts'
import { newKeySendsAgain } from '../inputs/settings.ts'
import type { FilteredOut } from '../release/announced-releases.ts'
import type { HeavyImage, WrongSize } from '../url-check/check-urls.ts'
import { filteredOutText, outsideWindowText } from './announcement-texts.ts'
import { devices, fitDevice } from './device-limits.ts'
import { grouped } from './markup.ts'

// Advice warns about input that is valid but probably does not do what the user expects.

/** These fields are visible on every device. */
const visibleFields = ['title', 'message'] as const
type VisibleField = (typeof visibleFields)[number]

const texts = {
  'many-buttons': ({ count }: { count: number }) => `The notification has ${count} buttons. Browsers show at most two.`,
  'long-ttl': ({ seconds }: { seconds: number }) =>
    `The \`ttl\` is ${grouped(seconds)} s. Push services keep a notification for at most four weeks (${grouped(maxTtl)} s).`,
  'reach-zero': () => 'The audience has a reach of 0, so nobody will receive this notification.',
  'token-expiry': ({ at, expired }: { at: Date; expired: boolean }) =>
    expired
      ? `The API token expired on ${dayOf(at)}, so the service will probably refuse it. Replace the secret.`
      : `The API token expires on ${dayOf(at)}. Replace the secret before then.`,
  rerun: ({ attempt }: { attempt: number }) =>
    `This is attempt ${attempt} of this run, and an earlier attempt may already have sent the notification. With a \`once-key\`, a re-run cannot send a notification twice. ${newKeySendsAgain}.`,
  'outside-window': ({ outside }: { outside: OutsideWindow }) =>
    `A real run would be skipped now. ${outsideWindowText(outside)}`,
  'held-back': ({ filtered }: { filtered: FilteredOut }) => `A real run would be skipped. ${filteredOutText(filtered)}`,
  truncated: ({ field, visible, total }: { field: VisibleField; visible: number; total: number }) =>
    `The ${field} is ${grouped(total)} characters long. Even a desktop shows only about ${grouped(visible)} of them.`,
  markup: ({ field, what, found }: { field: VisibleField; what: 'Markdown' | 'HTML'; found: string }) =>
    `The ${field} contains ${what} (${quote(found)}). Notifications are plain text, so subscribers would see these characters as they are.`,
  'escaped-newline': ({ field }: { field: VisibleField }) =>
    `The ${field} contains the two characters \`\\n\`. Subscribers would see both characters. For a line break, use a YAML block (\`|\`).`,
  template: ({ fieldPath, template }: { fieldPath: FieldPath; template: string }) =>
    `\`${pathText(fieldPath)}\` contains the unresolved template ${quote(template)}. Subscribers will see it unless the push service replaces it.`,
  link: ({ fieldPath, written, read }: { fieldPath: FieldPath; written: string; read: string }) =>
    `\`${pathText(fieldPath)}\` has the host ${quote(written)}, which browsers read as ${quote(read)}. Check that this is the host you mean.`,
  'image-size': ({ field, ...size }: WrongSize) =>
    `${inputOf(field)}: the ${fieldTable[field].use} is ${pixels(size)} pixels. Browsers show it at ${fieldTable[field].sizes.map(pixels).join(' or ')}.`,
  'image-weight': ({ field, bytes }: HeavyImage) =>
    `${inputOf(field)}: the ${fieldTable[field].use} is ${kibibytes(bytes)}. Every subscriber downloads it, so use one of at most ${kibibytes(fieldTable[field].maxBytes)}.`,
  'unchecked-url': (url: Problem) => problemText({ ...url, file: undefined }),
  /** Only previews give this advice. A send without a release fails instead. */
  'needs-release': ({ fieldPath, placeholder }: { fieldPath: readonly PropertyKey[]; placeholder: PlaceholderName }) =>
    `\`${pathText(fieldPath)}\` contains \`{${placeholder}}\`. Only a send with a release can replace it. Without a release, the send fails.`,
}

type Texts = typeof texts
export type Advice = {
  [Kind in keyof Texts]: Parameters<Texts[Kind]> extends [infer Details] ? { kind: Kind } & Details : { kind: Kind }
}[keyof Texts]

export const adviceText = (advice: Advice): string => (texts[advice.kind] as (data: Advice) => string)(advice)

/**
 * Returns the path of the field that the advice is about, using the API's field names, or an empty path if the advice
 * is not about a field.
 */
export function pathOf(advice: Advice): readonly PropertyKey[] {
  if ('fieldPath' in advice) return advice.fieldPath
  if ('field' in advice) return [advice.field]
  if (advice.kind === 'unchecked-url') return [advice.input.replaceAll('-', '_'), ...(advice.path ?? [])]
  if (advice.kind === 'many-buttons') return ['actions']
  return advice.kind === 'long-ttl' ? ['ttl'] : []
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)
const kibibytes = (bytes: number) => `${grouped(Math.ceil(bytes / 1_024))} KiB`
const pixels = ({ width, height }: { width: number; height: number }) => `${width}x${height}`

/** The longest that push services keep a message (four weeks), in seconds. */
const maxTtl = 2_419_200

export function contentAdvice({ notification, sources }: Content): Advice[] {
  const { actions = [], ttl = 0 } = notification
  const advice: Advice[] = []
  if (actions.length > 2) advice.push({ kind: 'many-buttons', count: actions.length })
  if (ttl > maxTtl) advice.push({ kind: 'long-ttl', seconds: ttl })
  for (const field of visibleFields) {
    advice.push(...lengthAdvice(field, notification))
    // Check only text that the user wrote. Text from a release or event is already plain text.
    const isGiven = sources[field] === 'input' || sources[field] === 'file'
    if (isGiven) advice.push(...textAdvice(field, notification[field]))
  }
  const fieldTexts = textsOf(notification)
  return [...advice, ...fieldTexts.flatMap(templateAdvice), ...fieldTexts.flatMap(linkAdvice)]
}

/** Returns advice if even a desktop truncates the text. A phone always shows less than a desktop. */
function lengthAdvice(field: VisibleField, notification: Notification): Advice[] {
  const [desktop] = devices
  const { visible, total } = fitDevice(notification[field], desktop[field])
  return visible === total ? [] : [{ kind: 'truncated', field, visible, total }]
}

// The text may include untrusted text from a release or event, so each of these patterns must run in linear time.
const heading = /^#{1,6} \S.*/m
const listItem = /^[-*+] \S.*/m
const markdownLink = /\[[^[\]\n]*\]\([^()\s]*\)/
const emphasis =
  /(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*{1,2}|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i
const htmlTag = /<\/?[a-z][^<>]*>/i

function textAdvice(field: VisibleField, text: string): Advice[] {
  const advice: Advice[] = []
  const [markdown] = [heading, listItem, markdownLink, emphasis].flatMap(pattern => pattern.exec(text)?.[0] ?? [])
  if (markdown !== undefined) advice.push({ kind: 'markup', field, what: 'Markdown', found: markdown })
  const [tag] = htmlTag.exec(text) ?? []
  if (tag !== undefined) advice.push({ kind: 'markup', field, what: 'HTML', found: tag })
  if (text.includes('\\n')) advice.push({ kind: 'escaped-newline', field })
  return advice
}

/**
 * Matches template expressions that a workflow, shell, or service should have replaced. Does not match percent-encoding
 * in URLs, which can look like `%CAPITALS%`.
 */
const unresolvedTemplate =
  /\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/

function templateAdvice({ path: fieldPath, text }: FieldText): Advice[] {
  const [template] = unresolvedTemplate.exec(text) ?? []
  return template === undefined ? [] : [{ kind: 'template', fieldPath, template }]
}

/** Returns advice if browsers would open a different host than the one written in the URL. Ignores case. */
function linkAdvice({ path: fieldPath, kind, text }: FieldText): Advice[] {
  if (kind === 'text') return []
  const [written, read] = [writtenHost(text), browserHost(text)]
  if (written === undefined || read === undefined || written.toLowerCase() === read) return []
  return [{ kind: 'link', fieldPath, written, read }]
}

/** Returns advice if the audience is known to have no subscribers. */
export const reachAdvice = (reach: number | undefined): Advice[] => (reach === 0 ? [{ kind: 'reach-zero' }] : [])

/** Returns advice if this is a re-run without a `once-key`. */
export const rerunAdvice = (attempt: number, onceKey: string | undefined): Advice[] =>
  attempt > 1 && onceKey === undefined ? [{ kind: 'rerun', attempt }] : []

const expiryWarningDays = 14

/**
 * Returns advice if the token is a JWT that has expired or expires soon. `now` is in milliseconds. The advice never
 * quotes the token.
 */
export function tokenAdvice(token: string, now: number): Advice[] {
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
