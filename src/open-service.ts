import type { ServiceSettings } from './inputs/settings.ts'
import { PushService } from './push/service.ts'
import type { Step } from './runner/step.ts'
import { userAgent } from './version.ts'

/** The push service that the inputs name, for the time of this step. */
export function openService(settings: ServiceSettings, { http, signal }: Step): PushService {
  return new PushService({
    baseUrl: settings.baseUrl,
    token: settings.apiToken,
    timeoutMs: settings.timeout * 1_000,
    userAgent,
    http,
    signal,
  })
}
