import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/**
 * What goes over a connection in answer to a request: pieces, a turn of the loop between them, and then its end.
 * `hold` leaves the connection open. `early` does not wait for the request.
 * @typedef {{ pieces: Buffer[], end: 'end' | 'reset' | 'hold', early: boolean }} Script
 */

/** @typedef {{ method: string, path: string, head: string, body: string }} Received */

/**
 * @typedef {object} Wire
 * @property {number} port
 * @property {() => Promise<void>} drop destroys all connections, those too that wait to be accepted
 * @property {() => Promise<void>} close
 */

/**
 * A server on loopback that says whatever bytes it is told to. It understands just so much of HTTP as clients of ours
 * speak.
 * @param {{
 *   onConnection?: () => Script | undefined,
 *   onRequest: (request: Received, answered: boolean) => Script | undefined,
 * }} options `onConnection` may give a script that comes first; `onRequest` is called with each request that arrived
 *   whole, `answered` where a script came first
 * @returns {Promise<Wire>}
 */
export async function startWire({ onConnection, onRequest }) {
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set()
  const server = createServer({ noDelay: true }, socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    const early = onConnection?.()
    if (early) perform(early, socket)
    let arrived = Buffer.alloc(0)
    socket.on('data', piece => {
      arrived = Buffer.concat([arrived, piece])
      for (let read = requestIn(arrived); read; read = requestIn(arrived)) {
        arrived = arrived.subarray(read.length)
        const script = onRequest(read.request, early !== undefined)
        if (script) perform(script, socket)
      }
    })
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const destroyAll = () => {
    for (const socket of open) socket.destroy()
  }
  const drop = async () => {
    // Connections are accepted in the order in which they came, so behind this one there is none of before.
    const last = connect(port, '127.0.0.1')
    await once(last, 'connect')
    while (![...open].some(socket => socket.remotePort === last.localPort)) await once(server, 'connection')
    destroyAll()
    last.destroy()
  }
  return {
    port,
    drop,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        destroyAll()
      }),
  }
}

/**
 * @param {Buffer} bytes
 * @returns {{ request: Received, length: number } | undefined} undefined where none is whole yet
 */
function requestIn(bytes) {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const head = bytes.subarray(0, end + 2).toString('latin1')
  const length = end + 4 + Number(/^content-length: *(\d+)\r$/im.exec(head)?.[1] ?? 0)
  if (bytes.length < length) return undefined
  const [method = '', path = ''] = head.split(' ', 2)
  return { request: { method, path, head, body: bytes.subarray(end + 4, length).toString('utf8') }, length }
}

/**
 * @param {Script} script
 * @param {import('node:net').Socket} socket
 */
async function perform({ pieces, end }, socket) {
  for (const piece of pieces) {
    if (!socket.writable) return
    socket.write(piece)
    await new Promise(resolve => setImmediate(resolve))
  }
  if (end === 'reset') socket.resetAndDestroy()
  else if (end === 'end') socket.end()
}
