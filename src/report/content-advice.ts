import { browserHost, writtenHost } from '../base/url.ts'
import type { Content } from '../content/given.ts'
import { type FieldText, type Notification, textsOf } from '../inputs/notification-fields.ts'
import { type Advice, maxTtl, type VisibleField } from './advice.ts'
import { devices, fitDevice } from './device-limits.ts'
import { isUnreachableHost } from './unreachable-host.ts'

/** In bytes. Push services carry about 4 KiB, and the sender's own service needs some of that. */
const maxBodyBytes = 3_000

/** Returns advice about the content, derived text included, because GitHub renders the sources of that text. */
export function contentAdvice({ notification, sources }: Content, eventName = ''): Advice[] {
  const { actions = [], ttl = 0 } = notification
  const advice: Advice[] = []
  if (actions.length > 2) advice.push({ kind: 'many-buttons', count: actions.length })
  if (ttl > maxTtl) advice.push({ kind: 'long-ttl', seconds: ttl })
  for (const field of ['title', 'message'] as const) {
    const isTyped = eventName === 'workflow_dispatch' && sources[field] === 'input'
    advice.push(...lengthAdvice(field, notification))
    advice.push(...markupAdvice(field, notification[field]), ...newlineAdvice(field, notification[field], isTyped))
  }
  const fieldTexts = textsOf(notification)
  return [...advice, ...fieldTexts.flatMap(templateAdvice), ...fieldTexts.flatMap(linkAdvice)]
}

/** Returns advice if the body, as it is sent, is so large that push services may not carry it. */
export function sizeAdvice(body: string): Advice[] {
  const bytes = Buffer.byteLength(body)
  return bytes > maxBodyBytes ? [{ kind: 'large-body', bytes }] : []
}

/** Returns advice if even a desktop truncates the text. A phone always shows less than a desktop. */
function lengthAdvice(field: VisibleField, notification: Notification): Advice[] {
  const [desktop] = devices
  const { visible, total } = fitDevice(notification[field], desktop[field])
  return visible === total ? [] : [{ kind: 'truncated', field, visible, total }]
}

// The text may include untrusted text from a release or event, so each of these patterns must run in linear time.

const markdown = [
  // A heading: `# What is new`, but not `#1` or `# 1 in town`.
  /^(?!# \d+(?: |$))#{1,6} \S.*/m,
  // A list of at least two items, because one line such as `* Terms apply` is ordinary text.
  /^([-*+]) \S.*(?=\n\1 \S)/m,
  // A link: `[the notes](https://example.com/)`.
  /\[[^[\]\n]*\]\([^()\s]*\)/,
  // A fence around code: three backticks or tildes.
  /^(?:`{3}|~{3}).*/m,
  // Code in backticks, but not backticks inside words or around one letter, which some people type as apostrophes.
  /(?<![\w`])`(?![a-z]`)[^`\n]+`(?!\w)/,
  // Emphasis with `*`, `**`, `_`, `__`, or `~~`, but not in snake_case, 5*3*2, `*.*`, a shrug, or the face (-_-).
  /(?<![\w*\\])\*{1,2}(?=[^\s*./()])[^*\n]+(?<=\S)\*{1,2}|(?<![\w\\])_{1,2}(?=[^\s_./()-])[^_\n]+(?<=\S)_(?![a-z\d])|~~(?=[^\s~])[^~\n]+~~/i,
]

const html = [
  // A tag: `<b>`, `</b>`, or `<BR>`, but not `<3`, `a < b`, `<Company>`, `<<sale>>`, or a chat's link.
  /(?<!<)<\/?(?!https?:[^<>|]*\|)(?:[a-z][a-z\d-]*|[A-Z][A-Z\d-]*)(?!\w)[^<>]*>/,
  // A comment, which GitHub hides. The notes that it generates begin with one.
  /<!--[^<>]*>?/,
  // A named or numbered entity: `&amp;` or `&#39;`, but not `R&D`.
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i,
]

/** GitHub's names are in lowercase: `:tada:` or `:+1:`, but not `10:30:45` or `std::move`. */
const shortcode = [/(?<![\w:]):(?:[a-z][a-z\d_+-]{1,40}|[+-]1):(?!\w)/]

/** What Discord and Slack replace: a mention (`<@&123>`, `<!here>`), their own emoji (`<:wave:123>`), or `<URL|text>`. */
const chat = [/<(?:[@#][!&]?\w+|!\w+|a?:\w+:\d+)(?:\|[^<>]*)?>|<https?:[^<>|]*\|[^<>]*>/i]

const markups = [
  { what: 'Markdown', patterns: markdown },
  { what: 'HTML', patterns: html },
  { what: 'the markup of a chat', patterns: chat },
  { what: 'an emoji shortcode', patterns: shortcode },
]

function markupAdvice(field: VisibleField, text: string): Advice[] {
  return markups.flatMap(({ what, patterns }): Advice[] => {
    const [found] = patterns.flatMap(pattern => pattern.exec(text)?.[0] ?? [])
    return found === undefined ? [] : [{ kind: 'markup', field, what, found }]
  })
}

/**
 * Matches a line break as programs and GitHub's workflow commands escape it, but not the Windows paths `C:\new` and
 * `\\server\new`, or a percentage such as `5%0APR`.
 */
const escapedNewline = /(?<!(?<!\w)(?:[A-Za-z]:|\\\\\w)[\w.$\\-]{0,100})\\n|(?!(?<=\d)%0A[A-Z]+(?![a-z]))%0[Aa]/

function newlineAdvice(field: VisibleField, text: string, isTyped: boolean): Advice[] {
  const [found] = escapedNewline.exec(text) ?? []
  return found === undefined ? [] : [{ kind: 'escaped-newline', field, found, isTyped }]
}

/** Matches templates that a workflow, shell, or service should have replaced. */
const unresolvedTemplates = [
  // Expressions of GitHub, and templates of many services: `${{ x }}`, `{{ x }}`, `{% x %}`, `<% x %>`.
  /\$?\{\{[^{}]{1,100}\}\}|\{%[^{}%]{1,100}%\}|<%[^<>%]{1,100}%>/,
  // Variables and commands of shells and makefiles: `${x}`, `$(x)`. A letter before `$` means a currency: `A$(AUD)`.
  /\$\{[^{}]{1,100}\}|(?<![A-Z])\$\([A-Za-z][^()]{0,100}\)/,
  // Environment variables: `$GITHUB_SHA`, `$env:SHA`. Without an underscore, capitals may be a stock symbol: `$BTC`.
  /\$[A-Z][A-Z\d]*_[A-Z\d_]*|\$[Ee]nv:\w+/,
  // Windows variables: `%NAME%`. Percent-encoding in URLs can look like one: `%C3%BCHER%20`. A digit before it means a
  // percentage: `20%SALE%`.
  /(?<!\d)%(?![\dA-F]{2}[A-Z_]*%[\dA-F]{2})[A-Z][A-Z_]{2,40}%/,
]

/** What JavaScript, YAML, and GitHub's expressions write if there is no value, or no text. */
const missingValue = /^(?:null|undefined|\[object Object\])$/

function templateAdvice({ path: fieldPath, text }: FieldText): Advice[] {
  if (missingValue.test(text)) return [{ kind: 'no-value', fieldPath, text }]
  const template = templateIn(text)
  return template === undefined ? [] : [{ kind: 'template', fieldPath, template }]
}

/** Returns advice about a key such as `daily-$(date +%F)`, which every run would share. */
export function keyAdvice(onceKey: string): Advice[] {
  const template = templateIn(onceKey)
  return template === undefined ? [] : [{ kind: 'key-template', template }]
}

const templateIn = (text: string): string | undefined =>
  unresolvedTemplates.flatMap(pattern => pattern.exec(text)?.[0] ?? [])[0]

/** Returns advice if a URL leads to a different host than it seems to, ignoring case, or to one that only some reach. */
function linkAdvice({ path: fieldPath, kind, text }: FieldText): Advice[] {
  if (kind === 'text') return []
  const [written, read] = [writtenHost(text), browserHost(text)]
  if (written === undefined || read === undefined) return []
  const advice: Advice[] = []
  if (written.toLowerCase() !== read) advice.push({ kind: 'link', fieldPath, written, read })
  if (isUnreachableHost(read)) advice.push({ kind: 'unreachable', fieldPath, host: read })
  return advice
}
