import type { Notification } from '../content/fields.ts'
import type { Content } from '../content/merge.ts'
import { quoted } from '../inputs/rules.ts'
import { devices, fitDevice } from './drawing.ts'
import { grouped } from './markup.ts'
import type { Advice, Markup, TitleOrMessage } from './result.ts'

const dayMs = 86_400_000
/** How long push services keep a message. */
export const maxTtl = 2_419_200
const expiryWarningDays = 14

/** What is allowed in a notification but rarely meant (contract section 1, "Advice"). */
export function contentAdvice({ notification, sources, firstEntry }: Content): Advice[] {
  const { actions, ttl } = notification
  const advice: Advice[] = []
  if (actions && actions.length > 2) advice.push({ kind: 'many-buttons', count: actions.length })
  if (ttl !== undefined && ttl > maxTtl) advice.push({ kind: 'long-ttl', seconds: ttl })
  if (firstEntry) advice.push({ kind: 'first-entry' })
  for (const field of ['title', 'message'] as const) {
    advice.push(...lengthAdvice(field, notification))
    // Content derived from a release or an event is plain text already.
    if (sources[field] === 'input' || sources[field] === 'file') advice.push(...textAdvice(field, notification[field]))
  }
  return advice
}

/** A text that no device of the preview shows as a whole. */
function lengthAdvice(field: TitleOrMessage, notification: Notification): Advice[] {
  const fits = devices.map(device => fitDevice(notification[field], device[field]))
  if (fits.some(({ visible, total }) => visible === total)) return []
  const widest = fits.reduce((most, each) => (each.visible > most.visible ? each : most))
  return [{ kind: 'truncated', field, visible: widest.visible, total: widest.total }]
}

/** What subscribers would see as it is written. */
function textAdvice(field: TitleOrMessage, text: string): Advice[] {
  const advice: Advice[] = (Object.keys(markup) as Markup[])
    .filter(what => markup[what].test(text))
    .map(what => ({ kind: 'markup', field, what }))
  return text.includes('\\n') ? [...advice, { kind: 'escaped-newline', field }] : advice
}

// Each begins at a character that it cannot run over again, so that the cost is in proportion to the length.
const markup: Record<Markup, RegExp> = {
  heading: /^#{1,6} \S/m,
  list: /^[-*+] \S/m,
  link: /\[[^[\]\n]*\]\([^()\s]*\)/,
  emphasis:
    /(?<![\w*])\*{1,2}(?=[^\s*])[^*\n]+(?<=\S)\*|(?<!\w)_{1,2}(?=[^\s_])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i,
  tag: /<\/?[a-z][^<>]*>/i,
}

/** An audience that nobody is in. */
export const reachAdvice = (reach: number | undefined): Advice[] => (reach === 0 ? [{ kind: 'reach-zero' }] : [])

/** A key that was meant to be built from an expression that turned out empty: every later one would be the same. */
export const keyAdvice = (key: string | undefined): Advice[] =>
  key !== undefined && /[-_.:/#]$/.test(key) ? [{ kind: 'key-separator', key }] : []

/** A run that was started before may have sent already, and only `once-key` could tell. */
export const rerunAdvice = (attempt: number, onceKey: string | undefined): Advice[] =>
  attempt > 1 && onceKey === undefined ? [{ kind: 'rerun', attempt }] : []

/** A token that is a JWT and has expired, or soon will. It is decoded here only, and never shown. */
export function tokenAdvice(token: string, now: number): Advice[] {
  if (/^(["'`]).*\1$/.test(token)) return [{ kind: 'quoted-token' }]
  const expiry = jwtExpiry(token)
  if (expiry === undefined || expiry - now >= expiryWarningDays * dayMs) return []
  return [{ kind: 'token-expiry', at: new Date(expiry), expired: expiry <= now }]
}

function jwtExpiry(token: string): number | undefined {
  const [header, claims, signature, ...rest] = token.split('.')
  if (!header || !claims || signature === undefined || rest.length > 0) return undefined
  try {
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { exp?: unknown }
    const expiry = typeof exp === 'number' ? exp * 1_000 : Number.NaN
    return Number.isNaN(new Date(expiry).getTime()) ? undefined : expiry
  } catch {
    return undefined
  }
}

const markupNames: Record<Markup, string> = {
  heading: 'a Markdown heading',
  list: 'a Markdown list',
  link: 'a Markdown link',
  emphasis: 'Markdown emphasis',
  tag: 'an HTML tag',
}

/** A piece of advice as whole sentences. */
export function adviceText(advice: Advice): string {
  switch (advice.kind) {
    case 'many-buttons':
      return `There are ${advice.count} buttons; browsers show at most two.`
    case 'long-ttl':
      return `The ttl is ${advice.seconds} s; push services keep a message for at most four weeks (${maxTtl} s).`
    case 'reach-zero':
      return 'The audience has a reach of 0: nobody will receive this notification.'
    case 'quoted-token':
      return 'The API token begins and ends with a quotation mark. Did somebody paste them into the secret?'
    case 'token-expiry': {
      const day = advice.at.toISOString().slice(0, 10)
      return advice.expired
        ? `The API token expired on ${day}: the service will probably refuse it. Replace the secret.`
        : `The API token expires on ${day}. Replace the secret before then.`
    }
    case 'rerun':
      return `This is attempt ${advice.attempt} of the run, and an earlier attempt may already have sent it. \`once-key\` prevents that.`
    case 'image-size': {
      const { input, use, expected } = advice
      return `${input}: the ${use} is ${pixels(advice)}; browsers show ${expected.map(pixels).join(' or ')}.`
    }
    case 'key-separator':
      return `The once-key ${quoted(advice.key)} ends with a separator. Is an expression in it empty? All runs with this key share one notification.`
    case 'truncated':
      return `The ${advice.field} is ${grouped(advice.total)} characters long; even a desktop shows only about ${grouped(advice.visible)}.`
    case 'markup':
      return `The ${advice.field} contains ${markupNames[advice.what]}. Notifications are plain text: subscribers would see the characters as they are.`
    case 'escaped-newline':
      return `The ${advice.field} contains the two characters \`\\n\`, which subscribers would see as they are. For a line break, use a YAML block (\`|\`).`
    case 'first-entry':
      return 'The message is the first entry of a list of changes. If it does not describe the release well, set `message`.'
  }
}

const pixels = ({ width, height }: { width: number; height: number }) => `${width}x${height}`
