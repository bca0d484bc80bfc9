import { getProxyForUrl } from 'proxy-from-env'
import type { ProxySettings } from '../http/proxy.ts'

const proxyVariable = (name: string) => process.env[name.toLowerCase()] || process.env[name] || undefined

/**
 * Reads the runner's proxy settings. If a variable is set in both uppercase and lowercase, the lowercase variable wins,
 * as in curl.
 */
export function readProxySettings(): ProxySettings {
  return {
    http: proxyVariable('HTTP_PROXY'),
    https: proxyVariable('HTTPS_PROXY'),
    isBypassed: url => getProxyForUrl(url) === '',
  }
}
