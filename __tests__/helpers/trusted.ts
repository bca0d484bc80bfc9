import { afterAll, beforeAll } from '@jest/globals'
import { type Authority, authority } from './tls.ts'

/** The certificate of all services in a test file. */
export let trusted: Authority

beforeAll(async () => {
  trusted = await authority()
})
afterAll(() => trusted.remove())

/** Step options that make the step trust this certificate, with additional environment variables. */
export const trusting = (variables: Record<string, string> = {}) => ({
  env: { NODE_EXTRA_CA_CERTS: trusted.caFile, ...variables },
})
