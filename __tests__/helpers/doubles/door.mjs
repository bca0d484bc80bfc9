import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { TLSSocket } from 'node:tls'
import { addressOf } from '../../../sandbox/loopback.mjs'
import { performOnConnection } from './perform.mjs'

/** @typedef {import('node:net').Socket} Socket */
/** @typedef {{ key: string | Buffer, cert: string | Buffer }} Tls */
/** @typedef {{ number: number, raw: Socket }} Connection `raw` is the TCP socket, the only one that can be reset */

/**
 * Listens for TCP connections, on which `http` speaks HTTP, over TLS if there is a certificate.
 * @param {object} options
 * @param {string | undefined} [options.host]
 * @param {Tls | undefined} options.tls
 * @param {{ take: (match: string) => import('./faults.mjs').FaultStep | undefined }} [options.faults] what meets a connection
 *   before any byte of HTTP or TLS has passed
 * @param {(number: number) => void} [options.onConnection]
 */
export async function openDoor({ host = '127.0.0.1', tls, faults, onConnection }) {
  // No timer closes a connection: the server does nothing that was not scripted.
  const timers = { keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 }
  const http = createHttpServer({ requireHostHeader: false, ...timers })
  let accepted = 0
  /** @type {Set<Socket>} */
  const open = new Set()
  /** @type {WeakMap<import('node:stream').Duplex, Connection>} */
  const connections = new WeakMap()
  const server = createServer({ noDelay: true }, raw => {
    open.add(raw)
    raw.on('close', () => open.delete(raw))
    // A client that goes away is not a failure of the server, and what it had sent is on record.
    raw.on('error', () => {})
    const connection = { number: ++accepted, raw }
    const step = faults?.take('connection')
    onConnection?.(connection.number)
    if (step !== undefined) {
      performOnConnection(step, raw)
      return
    }
    const socket = tls === undefined ? raw : new TLSSocket(raw, { isServer: true, ...tls })
    connections.set(socket, connection)
    http.emit('connection', socket)
  })

  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port: 0 }, () => resolve(undefined))
  })
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  /** @type {Promise<void> | undefined} */
  let closing

  return {
    http,
    url: addressOf(tls === undefined ? 'http' : 'https', host, port),
    port,
    /** @param {import('node:stream').Duplex} socket by which a request came */
    connectionOf: socket => {
      const connection = connections.get(socket)
      if (connection === undefined) throw new Error('a request came by a connection that was never opened')
      return connection
    },
    close: () => {
      closing ??= new Promise(resolve => {
        server.close(() => resolve())
        for (const raw of open) raw.destroy()
      })
      return closing
    },
  }
}

/**
 * What is on record of a request from its head on.
 * @param {import('node:http').IncomingMessage} req
 * @param {Connection} connection
 * @returns {import('./types.mjs').SandboxRequest}
 */
export function recordOf({ method = '', url: path = '', headers }, { number }) {
  return { method, path, headers, body: '', complete: false, connection: number }
}
