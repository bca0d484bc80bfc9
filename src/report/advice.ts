import type { FilteredOut } from '../content/announced-releases.ts'
import { type Content, type FieldText, type Notification, textsOf } from '../content/notification.ts'
import type { PlaceholderName } from '../content/placeholders.ts'
import type { OutsideWindow } from '../inputs/calendar.ts'
import { type FieldPath, fieldTable, inputOf } from '../inputs/notification-fields.ts'
import { pathText, problemText } from '../inputs/problems.ts'
import { parseJson } from '../json.ts'
import { quote } from '../text.ts'
import { dayMs } from '../units.ts'
import { browserHost, writtenHost } from '../url.ts'
import type { HeavyImage, UncheckedUrl, WrongSize } from '../url-check/check-urls.ts'
import { filteredOutText, outsideWindowText } from './announcement-texts.ts'
import { devices, fitDevice } from './device-limits.ts'
import { grouped } from './markup.ts'

// Advice is about input that is allowed but probably not what the author meant. Each kind prevents a send that its
// author would want to take back.

/** The fields that every device shows. */
const visibleFields = ['title', 'message'] as const
type VisibleField = (typeof visibleFields)[number]

/** The sentences of each kind of advice. */
const texts = {
  'many-buttons': ({ count }: { count: number }) => `There are ${count} buttons; browsers show at most two.`,
  'long-ttl': ({ seconds }: { seconds: number }) =>
    `The ttl is ${seconds} s; push services keep a notification for at most four weeks (${maxTtl} s).`,
  'reach-zero': () => 'The audience has a reach of 0: nobody will receive this notification.',
  'token-expiry': ({ at, expired }: { at: Date; expired: boolean }) =>
    expired
      ? `The API token expired on ${dayOf(at)}: the service will probably refuse it. Replace the secret.`
      : `The API token expires on ${dayOf(at)}. Replace the secret before then.`,
  rerun: ({ attempt }: { attempt: number }) =>
    `This is attempt ${attempt} of this run: an earlier attempt may already have sent the notification. With \`once-key\`, a re-run cannot send it again. The first run with a new key sends once more what was already announced.`,
  'outside-window': ({ outside }: { outside: OutsideWindow }) =>
    `A real run would be skipped now. ${outsideWindowText(outside)}`,
  'held-back': ({ filtered }: { filtered: FilteredOut }) => `A real run would be skipped. ${filteredOutText(filtered)}`,
  truncated: ({ field, visible, total }: { field: VisibleField; visible: number; total: number }) =>
    `The ${field} is ${grouped(total)} characters long; even a desktop shows only about ${grouped(visible)}.`,
  markup: ({ field, what, found }: { field: VisibleField; what: 'Markdown' | 'HTML'; found: string }) =>
    `The ${field} contains ${what} (${quote(found)}). Notifications are plain text: subscribers would see the characters as they are.`,
  'escaped-newline': ({ field }: { field: VisibleField }) =>
    `The ${field} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\`|\`).`,
  template: ({ fieldPath, template }: { fieldPath: FieldPath; template: string }) =>
    `\`${pathText(fieldPath)}\` contains the template ${quote(template)}, which nothing has replaced. Unless the push service replaces it, subscribers get it as it is.`,
  link: ({ fieldPath, written, read }: { fieldPath: FieldPath; written: string; read: string }) =>
    `\`${pathText(fieldPath)}\` has the host ${quote(written)}, which is ${quote(read)} to browsers. Check that it is the one you mean.`,
  'image-size': ({ field, ...size }: WrongSize) =>
    `${inputOf(field)}: the ${fieldTable[field].use} is ${pixels(size)}; browsers show ${fieldTable[field].sizes.map(pixels).join(' or ')}.`,
  'image-weight': ({ field, bytes }: HeavyImage) =>
    `${inputOf(field)}: the ${fieldTable[field].use} has ${kibibytes(bytes)}, and every subscriber downloads it. Use one of at most ${kibibytes(fieldTable[field].maxBytes)}.`,
  'unchecked-url': (url: UncheckedUrl) => problemText({ ...url, file: undefined }),
  /** Only for previews, which have no release. */
  'needs-release': ({ fieldPath, placeholder }: { fieldPath: readonly PropertyKey[]; placeholder: PlaceholderName }) =>
    `\`${pathText(fieldPath)}\` contains \`{${placeholder}}\`, which only a send with a release replaces. Without a release, the send fails.`,
}

type Texts = typeof texts
export type Advice = {
  [Kind in keyof Texts]: Parameters<Texts[Kind]> extends [infer Details] ? { kind: Kind } & Details : { kind: Kind }
}[keyof Texts]

/** The sentences of a piece of advice. */
export const adviceText = (advice: Advice): string => (texts[advice.kind] as (data: Advice) => string)(advice)

/** The path of the field that a piece of advice is about, by API names; empty if it is not about a field. */
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

/** How long push services keep a message, in seconds. */
const maxTtl = 2_419_200

/** The advice on a notification. */
export function contentAdvice({ notification, sources }: Content): Advice[] {
  const { actions = [], ttl = 0 } = notification
  const advice: Advice[] = []
  if (actions.length > 2) advice.push({ kind: 'many-buttons', count: actions.length })
  if (ttl > maxTtl) advice.push({ kind: 'long-ttl', seconds: ttl })
  for (const field of visibleFields) {
    advice.push(...lengthAdvice(field, notification))
    // Text derived from a release or event is already plain.
    const isGiven = sources[field] === 'input' || sources[field] === 'file'
    if (isGiven) advice.push(...textAdvice(field, notification[field]))
  }
  const fieldTexts = textsOf(notification)
  return [...advice, ...fieldTexts.flatMap(templateAdvice), ...fieldTexts.flatMap(linkAdvice)]
}

/** For text that is too long even for a desktop; a phone always shows less. */
function lengthAdvice(field: VisibleField, notification: Notification): Advice[] {
  const [desktop] = devices
  const { visible, total } = fitDevice(notification[field], desktop[field])
  return visible === total ? [] : [{ kind: 'truncated', field, visible, total }]
}

// The rest of each pattern cannot match its starting character, so matching takes linear time.
const heading = /^#{1,6} \S.*/m
const listItem = /^[-*+] \S.*/m
const markdownLink = /\[[^[\]\n]*\]\([^()\s]*\)/
const emphasis =
  /(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*{1,2}|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i
const htmlTag = /<\/?[a-z][^<>]*>/i

/** For markup, and for an escaped line break (`\n`): subscribers would see the characters. */
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
 * Matches placeholders that a workflow, shell or service should have filled in. Ignores `%CAPITALS%` that is really
 * part of percent-encoding in a URL.
 */
const unresolvedTemplate =
  /\$?\{\{[^{}]{1,100}\}\}|\$\{[^{}]{1,100}\}|\{%[^{}%]{1,100}%\}|%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/

function templateAdvice({ path: fieldPath, text }: FieldText): Advice[] {
  const [template] = unresolvedTemplate.exec(text) ?? []
  return template === undefined ? [] : [{ kind: 'template', fieldPath, template }]
}

/** For a URL whose host looks different in a browser; differences in case do not count. */
function linkAdvice({ path: fieldPath, kind, text }: FieldText): Advice[] {
  if (kind === 'text') return []
  const [written, read] = [writtenHost(text), browserHost(text)]
  if (written === undefined || read === undefined || written.toLowerCase() === read) return []
  return [{ kind: 'link', fieldPath, written, read }]
}

/** For an audience without subscribers. */
export const reachAdvice = (reach: number | undefined): Advice[] => (reach === 0 ? [{ kind: 'reach-zero' }] : [])

/** For a re-run that sends without `once-key`. */
export const rerunAdvice = (attempt: number, onceKey: string | undefined): Advice[] =>
  attempt > 1 && onceKey === undefined ? [{ kind: 'rerun', attempt }] : []

const expiryWarningDays = 14

/** For a JWT that has expired or will soon expire; `now` is in milliseconds. No part of the token is shown. */
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

/** Why the service refuses the token, and what to do, if a piece of advice explains it. */
export function refusalCause(advice: Advice): { message: string; hint: string } | undefined {
  if (advice.kind !== 'token-expiry' || !advice.expired) return undefined
  const hint = 'Replace the secret with the current API token of this site. Then run this again.'
  return { message: `The API token expired on ${dayOf(advice.at)}.`, hint }
}
