// The package comes without types.
declare module 'proxy-from-env' {
  /** The URL of the proxy for a request. Empty if no proxy applies or NO_PROXY names the host. */
  export function getProxyForUrl(url: URL): string
}
