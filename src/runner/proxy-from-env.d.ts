// The package has no types of its own.
declare module 'proxy-from-env' {
  /** The URL of the proxy for a request; '' if there is none or NO_PROXY names the host. */
  export function getProxyForUrl(url: URL): string
}
