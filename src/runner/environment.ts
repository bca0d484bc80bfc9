import type { ProxySettings } from '../service/proxy.ts'

const either = (name: string) => process.env[name.toLowerCase()] || process.env[name] || undefined

/** The proxy settings of the runner; lower case wins where both are set, as with curl. */
export function readProxySettings(): ProxySettings {
  return { http: either('HTTP_PROXY'), https: either('HTTPS_PROXY'), bypass: either('NO_PROXY') }
}

/** How often this run was started; 1 for the first time. */
export const runAttempt = (): number => Number(process.env.GITHUB_RUN_ATTEMPT) || 1
