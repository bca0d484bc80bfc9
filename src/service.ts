import type { ServiceSettings } from './notification/settings.ts'
import type { Step } from './runner/step.ts'
import { PushService } from './service/push-service.ts'
import { userAgent } from './version.ts'

/** The push service that the inputs name, for the time of this step. */
export function openService(settings: ServiceSettings, { http, cancel }: Step): PushService {
  return new PushService({
    baseUrl: settings['base-url'],
    token: settings['api-token'],
    timeoutMs: settings.timeout * 1_000,
    userAgent,
    http,
    cancel,
  })
}
