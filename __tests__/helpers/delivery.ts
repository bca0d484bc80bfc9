import { expect } from '@jest/globals'
import type { HttpRequest, HttpResponse, RequestFailure } from '../../src/http/client.ts'
import { createSecrets } from '../../src/inputs/secrets.ts'
import { deliver } from '../../src/push/delivery.ts'
import { openService } from '../../src/push/service.ts'
import { answer } from './answers.ts'

export const token = 'token-0123456789'

interface Options {
  retries?: number
  signal?: AbortSignal
  /** Called with the number of each POST. */
  onPost?: (attempt: number) => void
}

/** Delivers to a service that gives these results in turn. */
export async function play(results: (HttpResponse | RequestFailure)[], { retries = 3, signal, onPost }: Options = {}) {
  const posts: string[] = []
  const waits: number[] = []
  let attempts = 0
  const request = async ({ body = '' }: HttpRequest) => {
    posts.push(body)
    onPost?.(posts.length)
    return results[posts.length - 1] ?? answer(599, 'asked too often')
  }
  const delivery = await deliver({
    service: openService({ baseUrl: 'https://push.example', apiToken: token, timeout: 1 }, { http: { request } }),
    body: '{"title":"Hello"}',
    retries,
    signal,
    redact: createSecrets({ apiToken: token }).redact,
    onAttempt: () => attempts++,
    onWait: (_why, ms) => waits.push(ms),
    random: () => 0,
  })
  expect(posts).toEqual(Array(attempts).fill('{"title":"Hello"}'))
  const { verdict } = delivery
  const reason = 'failure' in verdict ? verdict.failure.reason : undefined
  return { ...delivery, outcome: verdict.outcome, reason, attempts, waits }
}
