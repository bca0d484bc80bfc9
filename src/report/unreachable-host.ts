// node:net has a BlockList for such ranges, but only http/ imports that module. These few need no parser, because `URL`
// writes every address in one form.

/**
 * Unspecified, private, loopback, and link-local IPv4 addresses, and those that providers share among customers
 * (100.64.0.0/10).
 */
const internalIpv4 =
  /^(?:0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./
const ipv4 = /^\d+\.\d+\.\d+\.\d+$/

/** The same kinds of IPv6 addresses: `::`, `::1`, fc00::/7 (private), and fe80::/10 (link-local). */
const internalIpv6 = /^\[(?:::1?\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/
const mappedIpv4 = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/

/** Names that only mean something in a local network. A name without a dot (`intranet`) is one of these too. */
const localName = /^[^.[\]]+$|\.(?:localhost|local)$/

/** Whether subscribers cannot reach a host, because it is their own computer or in a private network. */
export function isUnreachableHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  const mapped = mappedIpv4.exec(host)
  if (mapped) return internalIpv4.test(dotted(mapped[1]) + dotted(mapped[2]))
  if (ipv4.test(host)) return internalIpv4.test(host)
  // A host with a brace is still a template or placeholder.
  return internalIpv6.test(host) || (localName.test(host) && !host.includes('{'))
}

/** Formats two bytes in hexadecimal as `192.168.`. */
function dotted(hexadecimal = ''): string {
  const bytes = Number.parseInt(hexadecimal, 16)
  return `${bytes >> 8}.${bytes & 255}.`
}
