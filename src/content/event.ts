import { absoluteUrl } from '../inputs/rules.ts'
import { plainText } from './plain-text.ts'
import { truncate } from './truncate.ts'

/** The event that started the run. The payload is as GitHub sent it, so nothing is known of its shape. */
export interface RunnerEvent {
  name: string
  payload: unknown
}

type Field = 'title' | 'message' | 'icon_url' | 'landing_url'

/**
 * What an event says for a notification: nothing, since no content is derived from its kind (`none`, with its name); that it is not
 * one to announce, and why; or its fields, and for each that could not be derived, why. Both reasons are sentence
 * fragments.
 */
export type EventContent =
  | { kind: 'none'; event?: string }
  | { kind: 'not-announceable'; because: string }
  | { kind: 'content'; fields: Partial<Record<Field, string>>; missing: Partial<Record<Field, string>> }

/** A value, or why there is none. */
type Derived = { value: string } | { missing: string }

const MESSAGE_GRAPHEMES = 120
const ICON_PIXELS = 200
const isImageUrl = absoluteUrl('https')
const isPageUrl = absoluteUrl('https', 'http')

/**
 * Content from the event, for `release` and `deployment_status`. A release is announced when it is published and no
 * draft, a deployment when its state is `success`; a payload that does not say so is nothing but missing. Never throws.
 */
export async function contentFromEvent({ name, payload }: RunnerEvent): Promise<EventContent> {
  if (name === 'release') return fromRelease(payload)
  if (name === 'deployment_status') return fromDeploymentStatus(payload)
  return { kind: 'none', event: name }
}

async function fromRelease(payload: unknown): Promise<EventContent> {
  const activity = at(payload, 'action')
  if (typeof activity !== 'string') return nothing(lacks('action'))
  if (activity !== 'published') {
    return notAnnounceable(`the release event's activity is ${named(activity)}; only \`published\` is announced`)
  }
  const draft = at(payload, 'release.draft') ?? false
  if (draft === true) return notAnnounceable('the release is a draft')
  if (draft !== false) return nothing("the event's `release.draft` is neither true nor false")
  return content({
    title: sentence([repository(payload), firstText(payload, 'release.name', 'release.tag_name')]),
    message: await releaseMessage(payload),
    icon_url: icon(payload),
    landing_url: firstPage(payload, 'release.html_url'),
  })
}

function fromDeploymentStatus(payload: unknown): EventContent {
  const state = at(payload, 'deployment_status.state')
  if (typeof state !== 'string') return nothing(lacks('deployment_status.state'))
  if (state !== 'success') {
    return notAnnounceable(`the deployment's state is ${named(state)}; only \`success\` is announced`)
  }
  const environment = firstText(payload, 'deployment_status.environment', 'deployment.environment')
  return content({
    title: sentence([repository(payload), { value: 'deployed to' }, environment]),
    message: deploymentMessage(payload),
    icon_url: icon(payload),
    landing_url: firstPage(payload, 'deployment_status.environment_url', 'deployment_status.target_url'),
  })
}

/** GitHub sends `null` for a release without notes, which is not missing; the library that reads notes is loaded only for some. */
async function releaseMessage(payload: unknown): Promise<Derived> {
  const release = at(payload, 'release')
  const body = at(payload, 'release.body') ?? ''
  if (typeof release !== 'object' || release === null) return { missing: lacks('release') }
  if (typeof body !== 'string') return { missing: "the event's `release.body` is no text" }
  if (body.trim() === '') return { value: 'Release notes are out.' }
  const { announcement } = await import('./release-notes.ts')
  return { value: truncate(announcement(body).text, MESSAGE_GRAPHEMES) || 'Release notes are out.' }
}

function deploymentMessage(payload: unknown): Derived {
  const description = firstText(payload, 'deployment_status.description')
  if ('value' in description) return description
  const sha = at(payload, 'deployment.sha')
  if (typeof sha === 'string' && /^[0-9a-f]{7,64}$/i.test(sha)) return { value: `${sha.slice(0, 7)} is live.` }
  return { missing: lacks('deployment_status.description', 'deployment.sha') }
}

/** The avatar of the repository's owner in the size that the push service asks for; GitHub scales it to `s` pixels. */
function icon(payload: unknown): Derived {
  const avatar = firstUrl(payload, isImageUrl, 'https URL', 'repository.owner.avatar_url')
  if ('missing' in avatar) return avatar
  const url = new URL(avatar.value)
  url.searchParams.set('s', String(ICON_PIXELS))
  return { value: url.href }
}

function firstPage(payload: unknown, ...paths: string[]): Derived {
  return firstUrl(payload, isPageUrl, 'http or https URL', ...paths)
}

/** The first of these values that obeys the rule, as it was given: an address that had to be repaired may lead elsewhere. */
function firstUrl(payload: unknown, rule: typeof isPageUrl, what: string, ...paths: string[]): Derived {
  const given = textsAt(payload, paths).map(text => text.trim())
  const value = given.find(text => 'value' in rule(text))
  if (value !== undefined) return { value }
  if (given.every(text => text === '')) return { missing: lacks(...paths) }
  return { missing: `the event has no ${what} in ${paths.map(path => `\`${path}\``).join(' or ')}` }
}

/** The first of these values that is not blank, as one clean line. */
function firstText(payload: unknown, ...paths: string[]): Derived {
  const value = textsAt(payload, paths)
    .map(plainText)
    .find(text => text !== '')
  return value === undefined ? { missing: lacks(...paths) } : { value }
}

const textsAt = (payload: unknown, paths: string[]) =>
  paths.map(path => at(payload, path)).filter(value => typeof value === 'string')
const repository = (payload: unknown) => firstText(payload, 'repository.name')

function sentence(parts: Derived[]): Derived {
  const missing = parts.find(part => 'missing' in part)
  return missing ?? { value: parts.map(part => ('value' in part ? part.value : '')).join(' ') }
}

/** The value at a path of own properties, whatever the payload is. */
function at(payload: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => {
    const here = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    return here ? (value as Record<string, unknown>)[key] : undefined
  }, payload)
}

function lacks(...paths: string[]): string {
  const quoted = paths.map(path => `\`${path}\``)
  return quoted.length === 1 ? `the event has no ${quoted[0]}` : `the event has neither ${quoted.join(' nor ')}`
}

/** A word of GitHub's in code marks; anything else is not repeated in a sentence of ours. */
function named(word: string): string {
  return /^[a-z_]{1,40}$/.test(word) ? `\`${word}\`` : 'none that GitHub documents'
}

function notAnnounceable(because: string): EventContent {
  return { kind: 'not-announceable', because }
}

function nothing(missing: string): EventContent {
  return content({ title: { missing }, message: { missing }, icon_url: { missing }, landing_url: { missing } })
}

function content(derived: Record<Field, Derived>): EventContent {
  const fields: Partial<Record<Field, string>> = {}
  const missing: Partial<Record<Field, string>> = {}
  for (const [field, part] of Object.entries(derived) as [Field, Derived][]) {
    if ('value' in part) fields[field] = part.value
    else missing[field] = part.missing
  }
  return { kind: 'content', fields, missing }
}
