// The package does not include types.
declare module 'proxy-from-env' {
  /** Returns the proxy URL for a request, or '' if no proxy is set or NO_PROXY lists the host. */
  export function getProxyForUrl(url: URL): string
}
