import { Failure } from '../../src/base/failure.ts'
import { quote } from '../../src/base/text.ts'
import type { ClaimState, OtherClaim } from '../../src/claims/once-key.ts'
import type { Content } from '../../src/content/given.ts'
import type { Fields, Notification } from '../../src/inputs/notification-fields.ts'
import type { Audience } from '../../src/push/audience.ts'
import { statusFailure } from '../../src/push/service-failures.ts'
import type { RunKind } from '../../src/report/failure-explanation.ts'
import { reportOf } from '../../src/report/send-report.ts'
import type { FinishedSend, Result } from '../../src/report/send-result.ts'
import { answer } from './answers.ts'

export const iconUrl = 'https://static.example.com/push/icon-200.png'
export const bannerUrl = 'https://static.example.com/push/autumn-360x240.png'

const required = {
  title: 'Kestrel 4.2 is out',
  message: 'Offline maps, faster search, and 38 fixes.',
  icon_url: iconUrl,
  landing_url: 'https://kestrel.example.com/blog/kestrel-4-2',
}

/** Returns content in which these fields come from the inputs and all other required fields come from a file. */
export function contentOf(fields: Fields = {}): Content {
  const notification = { ...required, ...fields } as Notification
  const sources = Object.keys(notification).map(name => [name, name in fields ? 'input' : 'file'])
  return { notification, sources: Object.fromEntries(sources) }
}

export const fullContent: Content = {
  notification: {
    ...required,
    banner_url: bannerUrl,
    actions: [
      { text: 'What is new', url: 'https://kestrel.example.com/blog/kestrel-4-2#new' },
      { text: 'Update now', url: 'https://kestrel.example.com/download' },
    ],
    utm_source: 'web-push',
    utm_medium: 'push',
    utm_campaign: 'release-4-2',
    ttl: 86_400,
  } as Notification,
  sources: {
    title: 'event',
    message: 'event',
    icon_url: 'file',
    landing_url: 'input',
    banner_url: 'file',
    actions: 'input',
    utm_source: 'file',
    utm_medium: 'file',
    utm_campaign: 'input',
    ttl: 'input',
  },
}

export const audience: Audience = { id: 1203, name: 'Returning customers', reach: 48_210 }

export function sentResult(changes: Partial<FinishedSend> = {}): FinishedSend {
  const sentAt = new Date('2026-08-04T09:30:12.345Z')
  return {
    result: { outcome: 'sent', sentAt },
    target: { type: 'audience', audience },
    content: fullContent,
    checks: [],
    payload: '{}',
    attempts: 1,
    response: { statusCode: 202, body: '{\n  "status": "accepted",\n  "notification": 88121\n}\n' },
    advice: [],
    ...changes,
  }
}

const refusal = '{"message":"invalid token"}'
export const refusedToken = statusFailure('Sending', answer(401, refusal))

export function failedResult(changes: Partial<FinishedSend> = {}): FinishedSend {
  return sentResult({
    result: { outcome: 'rejected', failure: refusedToken },
    response: { statusCode: 401, body: refusal },
    advice: [{ kind: 'token-expiry', at: new Date('2026-08-01T00:00:00Z'), expired: true }],
    ...changes,
  })
}

const ref = 'refs/web-push/release-17-0123456789ab'

export const otherClaim: OtherClaim = {
  key: 'release-17',
  ref,
  repository: 'octo/app',
  serverUrl: 'https://github.com',
  tagObject: 'a'.repeat(40),
  by: {
    relation: 'another-run',
    run: '4711',
    runAttempt: 1,
    time: '2026-08-04T09:30:12Z',
    url: 'https://github.com/octo/app/actions/runs/4711/attempts/1',
    title: 'Kestrel 4.2 is out',
    target: 'all',
  },
}

const { by, tagObject, ...claimRef } = otherClaim

export const ownClaim = (kind: 'held' | 'maybe') =>
  ({
    kind,
    tagObjects: [tagObject],
    mayStillBeCreated: false,
    isDeletionInDoubt: false,
    ...claimRef,
  }) satisfies ClaimState

/** Returns a finished send that has this text and this URL wherever untrusted text or URLs can appear. */
export function runOf(text: string, url: string, changes: Partial<FinishedSend> = {}): FinishedSend {
  const failure = new Failure({ reason: 'timeout', title: text, message: text, hint: text })
  const urls = { icon_url: url, banner_url: url, landing_url: url, actions: [{ text, url }] }
  const utm = { utm_source: text, utm_medium: text, utm_campaign: text }
  return {
    result: { outcome: 'unknown', failure },
    content: contentOf({ title: text, message: text, ...urls, ...utm }),
    target: { type: 'audience', audience: { id: 1, name: text, reach: 2 } },
    checks: ['check-urls', `once-key ${quote(text)}`],
    response: { statusCode: 500, body: text },
    extraFields: { [text]: text, deep: [{ payload: text, kind: text }] },
    advice: [{ kind: 'template', fieldPath: ['title'], template: text }],
    keyUse: { ...otherClaim, key: text, kind: 'unknown', cause: text },
    claim: { ...ownClaim('maybe'), key: text, tagObjects: [text] },
    attempts: 1,
    ...changes,
  }
}

/** Returns `count` audiences, not sorted by reach. */
export function audienceList(count: number): Audience[] {
  const names = [
    'Newsletter readers',
    'Returning customers',
    'Android app',
    'Germany',
    'Looked at prices',
    'Switzerland',
    'Left a full cart',
    'Trial users',
    'Lapsed since spring',
    'Partners',
    'Beta testers',
    'Staff',
  ]
  const list = Array.from({ length: count }, (_, index) => ({
    id: 1_000 + index,
    name: `${names[index % names.length]}${index < names.length ? '' : ` ${Math.floor(index / names.length) + 1}`}`,
    reach: Math.round(91_400 / (index + 1)),
  }))
  return [...list.filter((_, index) => index % 2 === 1), ...list.filter((_, index) => index % 2 === 0)]
}

export const annotationOf = (result: Result, claim?: ClaimState, run: RunKind = {}) =>
  reportOf({ result, claim, ...run, attempts: 1, advice: [] }).explanation
