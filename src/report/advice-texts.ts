import type { OutsideWindow, PeriodUnit } from '../inputs/calendar.ts'
import { type FieldName, type FieldPath, fieldTable, type ImageName, inputOf } from '../inputs/notification-fields.ts'
import { pathText } from '../inputs/problems.ts'
import { quote } from '../text.ts'
import type { HeavyImage, WrongSize } from '../url-check/check-urls.ts'
import { outsideWindowText } from './announcement-texts.ts'
import { grouped } from './markup.ts'

/** The fields that every device shows. */
export type VisibleField = 'title' | 'message'

/** What each kind of markup is called. */
const markupNames = {
  heading: 'a Markdown heading',
  list: 'a Markdown list',
  link: 'a Markdown link',
  emphasis: 'Markdown emphasis',
  tag: 'an HTML tag',
}
export type MarkupKind = keyof typeof markupNames

/**
 * The sentences of each kind of advice: on what is allowed, but probably not what the author meant
 * (docs/troubleshooting.md, "Warnings").
 */
const texts = {
  'many-buttons': ({ count }: { count: number }) => `There are ${count} buttons; browsers show at most two.`,
  'long-ttl': ({ seconds, max }: { seconds: number; max: number }) =>
    `The ttl is ${seconds} s; push services keep a notification for at most four weeks (${max} s).`,
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
  markup: ({ field, what }: { field: VisibleField; what: MarkupKind }) =>
    `The ${field} contains ${markupNames[what]}. Notifications are plain text: subscribers would see the characters as they are.`,
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
}

type Texts = typeof texts
/** A piece of advice: a warning annotation, or a line of the log (levelOfAdvice). */
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
