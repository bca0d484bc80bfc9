import { connect, createServer } from 'node:net'

/**
 * Starts a local TCP relay that delays all data by half the round-trip time in each direction.
 * @param {{ port: number, roundTripMs: number }} options `port` is the server's port
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export async function startRelay({ port, roundTripMs }) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of /** @type {const} */ ([
      [near, far],
      [far, near],
    ])) {
      sockets.add(from)
      from.setNoDelay(true)
      from.on('data', chunk => setTimeout(() => to.writable && to.write(chunk), roundTripMs / 2))
      from.on('end', () => setTimeout(() => to.end(), roundTripMs / 2))
      from.on('error', () => to.destroy())
      from.on('close', () => sockets.delete(from))
    }
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    port: address.port,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
