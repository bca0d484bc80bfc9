import { newKeySendsAgain } from '../base/failure.ts'
import { parseJson } from '../base/json.ts'
import { pathText, problemText } from '../base/problems.ts'
import { quote } from '../base/text.ts'
import { dayMs } from '../base/units.ts'
import type { OutsideWindow } from '../inputs/calendar.ts'
import { type FieldPath, fieldTable, inputOf } from '../inputs/notification-fields.ts'
import type { PlaceholderName } from '../release/derived-content.ts'
import type { FilteredOut } from '../release/release-filter.ts'
import type { UrlRemark } from '../url-check/url-verdicts.ts'
import { filteredOutText, ignoredCommentText, outsideWindowText } from './announcement-texts.ts'
import { grouped } from './markup.ts'

/** The fields that every device shows. */
export type VisibleField = 'title' | 'message'

/** A warning about input that is valid but probably does not do what the user expects. */
export type Advice =
  | { kind: 'many-buttons'; count: number }
  | { kind: 'long-ttl'; seconds: number }
  | { kind: 'reach-zero' }
  | { kind: 'token-expiry'; at: Date; expired: boolean }
  | { kind: 'rerun'; attempt: number }
  | { kind: 'outside-window'; outside: OutsideWindow }
  | { kind: 'held-back'; filtered: FilteredOut }
  /** `line` is the line of a comment in the release notes that does not count. `isSecond` says that another one does. */
  | { kind: 'ignored-comment'; line: number; isSecond: boolean }
  | { kind: 'truncated'; field: VisibleField; visible: number; total: number }
  /** `what` names what other programs render, and notifications show as it is, such as `HTML`. */
  | { kind: 'markup'; field: VisibleField; what: string; found: string }
  /** `isTyped` means that the text may come from the form of a manual run. */
  | { kind: 'escaped-newline'; field: VisibleField; found: string; isTyped: boolean }
  | { kind: 'template'; fieldPath: FieldPath; template: string }
  | { kind: 'key-template'; template: string }
  | { kind: 'no-value'; fieldPath: FieldPath; text: string }
  | { kind: 'link'; fieldPath: FieldPath; written: string; read: string }
  | { kind: 'unreachable'; fieldPath: FieldPath; host: string }
  | { kind: 'large-body'; bytes: number }
  | UrlRemark
  /** Only previews give this advice. A send without a release fails instead. */
  | { kind: 'needs-release'; fieldPath: readonly PropertyKey[]; placeholder: PlaceholderName }

/** The longest that push services keep a message (four weeks), in seconds. */
export const maxTtl = 2_419_200

export function adviceText(advice: Advice): string {
  switch (advice.kind) {
    case 'many-buttons':
      return `The notification has ${advice.count} buttons. Browsers show at most two.`
    case 'long-ttl':
      return `The \`ttl\` is ${grouped(advice.seconds)} s. Push services keep a notification for at most four weeks, so use at most \`4w\`.`
    case 'reach-zero':
      return 'The audience has a reach of 0, so nobody will receive this notification.'
    case 'token-expiry':
      return advice.expired
        ? `The API token expired on ${dayOf(advice.at)}, so the service will probably refuse it. Replace the secret.`
        : `The API token expires on ${dayOf(advice.at)}. Replace the secret before then.`
    case 'rerun':
      return `This is attempt ${advice.attempt} of this run, and an earlier attempt may already have sent the notification, so look in the panel of your push service. For later runs, set a \`once-key\`. ${newKeySendsAgain}.`
    case 'outside-window':
      return `A real run would be skipped now. ${outsideWindowText(advice.outside)}`
    case 'held-back':
      return `A real run would be skipped. ${filteredOutText(advice.filtered)}`
    case 'ignored-comment':
      return ignoredCommentText(advice.line, advice.isSecond)
    case 'truncated':
      return `The ${advice.field} is ${grouped(advice.total)} characters long. Even a desktop shows only about ${grouped(advice.visible)} of them.`
    case 'markup':
      return `The ${advice.field} contains ${advice.what} (${quote(advice.found)}). Notifications are plain text, so subscribers would see these characters as they are.`
    case 'escaped-newline':
      return `The ${advice.field} contains the characters \`${advice.found}\`. Subscribers would see them as they are. ${advice.isTyped ? oneLineForm : lineBreak}`
    case 'template':
      return `\`${pathText(advice.fieldPath)}\` contains the unresolved template ${quote(advice.template)}. It is sent as it is, unless the push service replaces it. In a workflow, use an expression such as \`\${{ github.sha }}\`.`
    case 'key-template':
      return `The \`once-key\` contains the unresolved template ${quote(advice.template)}. Every run has this same key, so only the first one sends.`
    case 'no-value':
      return `\`${pathText(advice.fieldPath)}\` is only ${quote(advice.text)}, which programs write for a missing value. Subscribers would see this word.`
    case 'link':
      return `\`${pathText(advice.fieldPath)}\` has the host ${quote(advice.written)}, which browsers read as ${quote(advice.read)}. Check that this is the host you mean.`
    case 'unreachable':
      return `\`${pathText(advice.fieldPath)}\` has the host ${quote(advice.host)}, which subscribers cannot reach. Use a public host.`
    case 'large-body':
      return `The request body has ${grouped(advice.bytes)} bytes. Push services carry about 4 KiB per notification, including what your service adds, and may drop the rest or the whole notification. Shorten the texts and URLs.`
    case 'image-size':
      return `${inputOf(advice.field)}: the ${fieldTable[advice.field].use} is ${pixels(advice)} pixels. Browsers show it at another size, so use ${fieldTable[advice.field].sizes.map(pixels).join(' or ')}.`
    case 'image-weight':
      return `${inputOf(advice.field)}: the ${fieldTable[advice.field].use} is ${kibibytes(advice.bytes)}. Every subscriber downloads it, so use one of at most ${kibibytes(fieldTable[advice.field].maxBytes)}.`
    case 'unchecked-url':
      return problemText({ ...advice, file: undefined })
    case 'needs-release':
      return `\`${pathText(advice.fieldPath)}\` contains \`{${advice.placeholder}}\`. Only a send with a release can replace it. Without a release, the send fails.`
  }
}

const lineBreak = 'For a line break, use a YAML block (`|`).'
const oneLineForm =
  'A field of the "Run workflow" form has only one line, so leave them out there. In the workflow or a payload file, use a YAML block (`|`) for a line break.'

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
