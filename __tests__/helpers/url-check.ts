import { expect } from '@jest/globals'
import type { Fields, Notification } from '../../src/content/fields.ts'
import { urlsOf } from '../../src/content/fields.ts'
import { Failure } from '../../src/errors.ts'
import type { HttpClient, HttpRequest, HttpResponse, RequestFailure } from '../../src/http/client.ts'
import { checkUrls, urlCheckFailure } from '../../src/url-check/check-urls.ts'
import { png } from './images.ts'

type ScriptedAnswer = Partial<Omit<HttpResponse, 'body'>> & { body?: Buffer }
type Scripted = ScriptedAnswer | Omit<RequestFailure, 'kind' | 'retryable'>

export const icon = 'https://a.test/icon'
export const page = 'https://a.test/page'

export const asked = { userAgent: 'agent/1', redact: (text: string) => text, signal: undefined, timeoutMs: 1_000 }

/** Checks a notification of which every URL answers well, but for what is scripted. */
export async function check(
  fields: Fields,
  script: Record<string, Scripted> = {},
  signal?: AbortSignal,
  timeoutMs = 30_000,
) {
  const requests: HttpRequest[] = []
  const http: HttpClient = {
    request: async request => {
      requests.push(request)
      const wellDone: ScriptedAnswer = request.url.pathname.startsWith('/icon') ? { body: png(200, 200) } : {}
      const scripted = script[request.url.href] ?? wellDone
      if ('reason' in scripted) return { kind: 'failure', retryable: true, ...scripted }
      const { status = 200, headers = {}, body = Buffer.alloc(0), incomplete } = scripted
      const wanted = request.wantsBody?.(status) ?? true
      return {
        kind: 'response',
        status,
        headers,
        at: new Date(0),
        body: wanted ? body.toString('latin1') : '',
        ...(incomplete && wanted && { incomplete }),
      }
    },
  }
  const required = { title: 'T', message: 'M', icon_url: icon, landing_url: page }
  const notification = { ...required, ...fields } as Notification
  const uses = urlsOf(notification)
  const result = await checkUrls({ ...asked, uses, http, timeoutMs, signal }).then(
    report => ({ wrongSizes: report.wrongSizes, failure: report.problems[0] && urlCheckFailure(report.problems) }),
    (failure: unknown) => ({ wrongSizes: undefined, failure }),
  )
  return { ...result, requests, urls: requests.map(({ url }) => url.href) }
}

/** The sentences of a check that fails. */
export async function failures(fields: Fields, script?: Record<string, Scripted>): Promise<string[]> {
  const { failure } = await check(fields, script)
  if (!(failure instanceof Failure)) throw new Error(`no failure: ${failure}`)
  expect(failure).toMatchObject({ reason: 'url-check-failed', hint: expect.stringContaining('Correct the URLs') })
  const lines = failure.message.split('\n')
  return lines.length === 1 ? lines : lines.slice(1).map(line => line.replace(/^- /, ''))
}

export const to = (location: string, status = 302): Scripted => ({ status, headers: { location } })
