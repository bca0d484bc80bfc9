import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { TLSSocket } from 'node:tls'
import type { Certificate } from '../tls.ts'
import type { FaultStep } from './faults.ts'
import { performOnConnection } from './perform.ts'

interface Options {
  host?: string
  tls?: Certificate
  /** Called for each connection. If it returns a fault, the fault takes effect before TLS and HTTP begin. */
  onConnection?: () => FaultStep | undefined
}

/** Starts an HTTP server on a free port, over TLS if `tls` is given. */
export async function openDoor({ host = '127.0.0.1', tls, onConnection }: Options = {}) {
  // Turn off all timeouts so that the server closes a connection only when a test says so.
  const timers = { keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 }
  const http = createHttpServer({ requireHostHeader: false, ...timers })
  const open = new Set<Socket>()
  const rawSockets = new WeakMap<Duplex, Socket>()
  const server = createServer({ noDelay: true }, raw => {
    open.add(raw)
    raw.on('close', () => open.delete(raw))
    // Ignore errors, because a client may disconnect at any time.
    raw.on('error', () => {})
    const step = onConnection?.()
    if (step) {
      performOnConnection(step, raw)
      return
    }
    const socket = tls ? new TLSSocket(raw, { isServer: true, ...tls }) : raw
    rawSockets.set(socket, raw)
    http.emit('connection', socket)
  })
  server.listen({ host, port: 0 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    http,
    url: `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    /** Resets the TCP connection, even if it carries TLS. */
    reset: (socket: Duplex) => void rawSockets.get(socket)?.resetAndDestroy(),
    close: async () => {
      for (const raw of open) raw.destroy()
      if (server.listening) await new Promise(resolve => server.close(resolve))
    },
  }
}
