import { createServer } from 'node:net'
import { TLSSocket } from 'node:tls'
import { addressOf, isLoopback } from '../../../sandbox/loopback.mjs'

/** @typedef {import('node:net').Socket} Socket */
/** @typedef {{ key: string | Buffer, cert: string | Buffer }} Tls */
/** @typedef {{ number: number, raw: Socket }} Connection `raw` is the TCP socket, which alone can be reset */

/**
 * Listens for TCP connections and hands each over raw, before any byte of HTTP or TLS has passed, so that the caller
 * can misbehave on it; `admit` then gives the socket that HTTP is spoken on.
 * @param {{ host: string, port: number, tls: Tls | undefined, onConnection: (connection: Connection) => void }} options
 * @returns {Promise<{
 *   url: string, port: number, admit: (connection: Connection) => Socket, close: () => Promise<void>
 * }>}
 * @throws {RangeError} where host or port is not acceptable; the error of `listen` where the port cannot be had
 */
export async function openDoor({ host, port, tls, onConnection }) {
  if (!isLoopback(host)) throw new RangeError(`host must be a loopback name or address, not ${JSON.stringify(host)}`)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new RangeError('port must be 0 to 65535')

  let accepted = 0
  /** @type {Set<Socket>} */
  const open = new Set()
  const server = createServer({ noDelay: true }, raw => {
    open.add(raw)
    raw.on('close', () => open.delete(raw))
    // A client that goes away is no failure of the server, and what it had sent is on record.
    raw.on('error', () => {})
    onConnection({ number: ++accepted, raw })
  })

  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => resolve(undefined))
  })
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  /** @type {Promise<void> | undefined} */
  let closing

  return {
    url: addressOf(tls === undefined ? 'http' : 'https', host, address.port),
    port: address.port,
    admit: ({ raw }) => (tls === undefined ? raw : new TLSSocket(raw, { isServer: true, ...tls })),
    close: () => {
      closing ??= new Promise(resolve => {
        server.close(() => resolve())
        for (const raw of open) raw.destroy()
      })
      return closing
    },
  }
}
