import type { Notification, TextComment } from '../content/field-rules.ts'
import type { MessageSource } from '../content/notes/release-message.ts'
import type { Content } from '../content/precedence.ts'
import type { ChosenRelease } from '../content/release-level-and-age.ts'
import type { PeriodicKey } from '../github/once-key.ts'
import type { PeriodUnit } from '../github/once-period.ts'
import {
  type FieldName,
  type FieldPath,
  fieldTable,
  type ImageName,
  imageFields,
  inputOf,
  textFields,
} from '../inputs/notification-fields.ts'
import { pathText } from '../inputs/problems.ts'
import type { OutsideWindow } from '../inputs/send-window.ts'
import type { SendSettings } from '../inputs/settings.ts'
import { parseJson } from '../json.ts'
import { quote } from '../text.ts'
import { dayMs } from '../units.ts'
import { parseUrl } from '../url.ts'
import type { HeavyImage, WrongSize } from '../url-check/check-urls.ts'
import { outsideWindowText } from './announcement-texts.ts'
import { devices, fitDevice } from './device-limits.ts'
import { grouped } from './markup.ts'

/** How long push services keep a message. */
const maxTtl = 2_419_200
const expiryWarningDays = 14

type VisibleField = 'title' | 'message'

/**
 * The sentences of each kind of advice: on what is allowed, but probably not what the author meant
 * (docs/troubleshooting.md, "Warnings").
 */
const texts = {
  'many-buttons': ({ count }: { count: number }) => `There are ${count} buttons; browsers show at most two.`,
  'long-ttl': ({ seconds }: { seconds: number }) =>
    `The ttl is ${seconds} s; push services keep a notification for at most four weeks (${maxTtl} s).`,
  'reach-zero': () => 'The audience has a reach of 0: nobody will receive this notification.',
  'quoted-token': () => 'The API token is in quotation marks. If they are not part of it, remove them from the secret.',
  'token-expiry': ({ at, expired }: { at: Date; expired: boolean }) => {
    return expired
      ? `The API token expired on ${dayOf(at)}: the service will probably refuse it. Replace the secret.`
      : `The API token expires on ${dayOf(at)}. Replace the secret before then.`
  },
  rerun: ({ attempt }: { attempt: number }) =>
    `This is attempt ${attempt} of this run: an earlier attempt may already have sent the notification. Set \`once-key\`, so that a re-run cannot send it again.`,
  'rerun-period': ({ attempt, period }: { attempt: number; period: PeriodUnit }) =>
    `This is attempt ${attempt} of this run: an attempt before this ${period} may already have sent the notification, since \`once-per\` allows one in each ${period}.`,
  'image-size': ({ field, ...size }: WrongSize) =>
    `${inputOf(field)}: the ${fieldTable[field].use} is ${pixels(size)}; browsers show ${fieldTable[field].sizes.map(pixels).join(' or ')}.`,
  'image-weight': ({ field, bytes }: HeavyImage) =>
    `${inputOf(field)}: the ${fieldTable[field].use} has ${kibibytes(bytes)}, and every subscriber downloads it. Use one of at most ${kibibytes(fieldTable[field].maxBytes)}.`,
  'page-as-image': ({ field, raw }: { field: ImageName; raw: string }) =>
    `${inputOf(field)} is a page of GitHub that shows the image, not the image itself, so subscribers would not see it. Use the address behind the button Raw: ${quote(raw)}.`,
  'key-separator': ({ key }: { key: string }) =>
    `The once-key ${quote(key)} ends with a separator, so an expression in it is probably empty. Runs with the same key may be skipped although they announce something else. Correct the key.`,
  'key-of-all-releases': ({ key, tag }: { key: string; tag: string }) =>
    `The once-key ${quote(key)} contains neither the tag nor the version of the release ${quote(tag)}. If the next release has the same key, it will be skipped. Set \`once-key: release-{tag}\`.`,
  'release-each-run': ({ tag }: { tag: string }) =>
    `Without \`once-key\`, the next run announces the release ${quote(tag)} again. Set \`once-key: release-{tag}\`.`,
  'release-each-period': ({ tag, period }: { tag: string; period: PeriodUnit }) =>
    `\`once-per\` lets a run announce the release ${quote(tag)} again in the next ${period}. To announce each release only once, remove \`once-per\`.`,
  truncated: ({ field, visible, total }: { field: VisibleField; visible: number; total: number }) =>
    `The ${field} is ${grouped(total)} characters long; even a desktop shows only about ${grouped(visible)}.`,
  markup: ({ field, what }: { field: VisibleField; what: keyof typeof markup }) =>
    `The ${field} contains ${markup[what].name}. Notifications are plain text: subscribers would see the characters as they are.`,
  'unresolved-template': ({ field, template }: { field: FieldName; template: string }) =>
    `\`${field}\` contains the template ${quote(template)}, which nothing has replaced. Unless the push service replaces it, subscribers get it as it is.`,
  'local-host': ({ field, host }: { field: FieldName; host: string }) =>
    `\`${field}\` leads to the host ${quote(host)}, which is not a name on the internet. Check that subscribers can reach it.`,
  'needs-release': ({ field, placeholder }: { field: FieldName; placeholder: string }) =>
    `\`${field}\` contains \`{${placeholder}}\`, which only a send with a release replaces. Without a release, the send fails.`,
  'text-comment': ({ fieldPath, comment }: { fieldPath: FieldPath; comment: string }) =>
    `\`${pathText(fieldPath)}\` ends before ${quote(comment)}, which is a comment to YAML. If it is part of the text, put the text in quotes. Otherwise, move the comment to a line of its own.`,
  'escaped-newline': ({ field }: { field: VisibleField }) =>
    `The ${field} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\`|\`).`,
  'outside-window': ({ outside }: { outside: OutsideWindow }) =>
    `A real run would be skipped now. ${outsideWindowText(outside)}`,
  'entry-message': ({ source }: { source: MessageSource }) =>
    `The message is ${messageSourceText(source)}. ${sayItBetter}`,
  'neutral-message': () =>
    `The release notes have no sentence for subscribers, so the message says only that there is something new. ${sayItBetter}`,
}

const sayItBetter =
  'To choose the words, write `<!-- web-push: your text -->` on a line of its own in the release notes, or set the input `message`.'

/** Where in the release notes a message comes from, as a part of a sentence. */
export function messageSourceText(source: MessageSource): string {
  switch (source.kind) {
    case 'comment':
      return 'the `web-push` comment of the release notes'
    case 'entry':
      return `the entry ${quote(source.entry)}${source.heading === '' ? '' : ` under ${quote(source.heading)}`} of the release notes`
    case 'neutral':
      return 'the release notes have no sentence for subscribers'
  }
}

type Texts = typeof texts
/** A piece of advice; each becomes a warning annotation. */
export type Advice = {
  [Kind in keyof Texts]: Parameters<Texts[Kind]> extends [infer Details] ? { kind: Kind } & Details : { kind: Kind }
}[keyof Texts]

/** The sentences of a piece of advice. */
export const adviceText = (advice: Advice): string => (texts[advice.kind] as (data: Advice) => string)(advice)

/** What a piece of advice is about, by the names of the API; empty if it is about no field. */
export function pathOf(advice: Advice): readonly PropertyKey[] {
  if ('fieldPath' in advice) return advice.fieldPath
  if ('field' in advice) return [advice.field]
  if (advice.kind === 'many-buttons') return ['actions']
  return advice.kind === 'long-ttl' ? ['ttl'] : []
}

/** Why the service refuses the token, and what to do, if a piece of advice explains it. */
export function refusalCause(advice: Advice): { message: string; hint: string } | undefined {
  if (advice.kind === 'token-expiry' && advice.expired) {
    const hint = 'Replace the secret with the current API token of this site. Then run this again.'
    return { message: `The API token expired on ${dayOf(advice.at)}.`, hint }
  }
  if (advice.kind !== 'quoted-token') return undefined
  const hint = 'If the quotation marks are not part of it, remove them from the secret. Then run this again.'
  return { message: 'The API token is in quotation marks.', hint }
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

const kibibytes = (bytes: number) => `${grouped(Math.ceil(bytes / 1_024))} KiB`

const pixels = ({ width, height }: { width: number; height: number }) => `${width}x${height}`

// Markup that subscribers would see as it is written. Each pattern starts at a character that the rest of it does not
// match again, so the time is in proportion to the length.
const markup = {
  heading: { name: 'a Markdown heading', pattern: /^#{1,6} \S/m },
  list: { name: 'a Markdown list', pattern: /^[-*+] \S/m },
  link: { name: 'a Markdown link', pattern: /\[[^[\]\n]*\]\([^()\s]*\)/ },
  emphasis: {
    name: 'Markdown emphasis',
    pattern:
      /(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-zA-Z\d])|~~(?=[^\s~])[^~\n]+~~/,
  },
  tag: { name: 'an HTML tag', pattern: /<\/?[a-zA-Z][^<>]*>/ },
}

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
export function contentAdvice({ notification, sources, messageSource, textComments = [] }: Content): Advice[] {
  const { actions, ttl } = notification
  const advice: Advice[] = []
  if (actions && actions.length > 2) advice.push({ kind: 'many-buttons', count: actions.length })
  if (ttl !== undefined && ttl > maxTtl) advice.push({ kind: 'long-ttl', seconds: ttl })
  if (messageSource?.kind === 'entry') advice.push({ kind: 'entry-message', source: messageSource })
  if (messageSource?.kind === 'neutral') advice.push({ kind: 'neutral-message' })
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
  const found = (Object.keys(markup) as (keyof typeof markup)[]).filter(what => markup[what].pattern.test(text))
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
