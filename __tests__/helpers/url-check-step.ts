import { afterEach, beforeEach, expect } from '@jest/globals'
import { startSandbox } from './doubles/push-service.mjs'
import type { Sandbox } from './doubles/types.mjs'
import { png } from './images.ts'
import { type Outcome, runAction, type Step } from './runner.ts'
import { content } from './send.ts'
import { trusted, trusting } from './trusted.ts'
import * as web from './website.ts'

// Whoever imports this gets a service and a website for each of its tests.

export let sandbox: Sandbox
/** Of which every page is fine, until a test changes it. */
export let site: web.Website
/** What is to be closed after a test. */
export const closing: (() => Promise<void>)[] = []

beforeEach(async () => {
  sandbox = await startSandbox()
  site = await web.startWebsite({ '/icon': web.image(png(200, 200)), '/': web.answer({ body: 'Welcome' }) }, trusted)
  closing.push(sandbox.close, site.close)
})
afterEach(async () => {
  await Promise.all(closing.splice(0).map(close => close()))
})

export async function start(pages: Record<string, web.Page>, certificate?: { key: string; cert: string }) {
  const website = await web.startWebsite(pages, certificate)
  closing.push(website.close)
  return website
}

/** Runs a broadcast that checks its URLs; by default it must be sent, without a warning. */
export function run({ inputs, env, ...step }: Partial<Step> & { env?: Record<string, string> } = {}): Promise<Outcome> {
  return runAction({
    ...step,
    inputs: {
      'base-url': sandbox.url,
      'api-token': sandbox.token,
      target: 'all',
      ...content,
      'icon-url': `${site.url}/icon`,
      'landing-url': `${site.url}/`,
      'check-urls': 'true',
      retries: '0',
      ...inputs,
    },
    ...trusting(env),
  })
}

export function expectSent({ exitCode, outputs, annotations }: Outcome) {
  expect({ exitCode, outcome: outputs.outcome, annotations }).toEqual({ exitCode: 0, outcome: 'sent', annotations: [] })
  expect(sandbox.delivered).toHaveLength(1)
}

/** The message of the one annotation of a run that sent nothing. */
export function expectRefused({ exitCode, outputs, annotations }: Outcome, reason = 'url-check-failed'): string {
  expect({ exitCode, outcome: outputs.outcome, reason: outputs.reason, attempts: outputs.attempts }).toEqual({
    exitCode: 1,
    outcome: 'not-sent',
    reason,
    attempts: '0',
  })
  expect(sandbox.requests.filter(({ method }) => method === 'POST')).toEqual([])
  const [annotation, ...others] = annotations
  expect(others).toEqual([])
  expect(annotation?.level).toBe('error')
  return annotation?.message ?? ''
}
