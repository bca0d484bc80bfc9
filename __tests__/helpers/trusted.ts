import { afterAll, beforeAll } from '@jest/globals'
import { type Authority, authority } from './tls.ts'

/** The certificate that all services in a test file use. */
export let trusted: Authority

beforeAll(async () => {
  trusted = await authority()
})
afterAll(() => trusted.remove())

export const trusting = (variables: Record<string, string> = {}) => ({
  env: { NODE_EXTRA_CA_CERTS: trusted.caFile, ...variables },
})
