// The package has no types of its own.
declare module 'proxy-from-env' {
  /** Returns the URL of the proxy for a request, or '' if no proxy applies or NO_PROXY names the host. */
  export function getProxyForUrl(url: URL): string
}
