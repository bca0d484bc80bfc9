import { createCipheriv, createHmac } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { Certificate } from '../tls.ts'

/** With this cipher, everything below is SHA-256 and has a key of 16 bytes. */
const cipher = 'TLS_AES_128_GCM_SHA256'

/**
 * A service that speaks TLS 1.3, reads a request, and then ends the connection with a TLS alert of this number. Node
 * has no call for that, so the record is made by hand, of the secret that Node logs for debugging (RFC 8446, 5.2, 7.3).
 */
export async function startAlertingService(certificate: Certificate, alert: number) {
  const requests: string[] = []
  const server = createServer(raw => {
    const versions = { minVersion: 'TLSv1.3', maxVersion: 'TLSv1.3' } as const
    const socket = new TLSSocket(raw, { isServer: true, ...versions, ciphers: cipher, ...certificate })
    let secret = Buffer.alloc(0)
    socket.on('keylog', line => {
      const [name, , hex = ''] = line.toString().trim().split(' ')
      if (name === 'SERVER_TRAFFIC_SECRET_0') secret = Buffer.from(hex, 'hex')
    })
    socket.on('data', data => {
      requests.push(data.toString())
      // By the next turn of the event loop, the two tickets with which OpenSSL ends a handshake are written, a record
      // each.
      setImmediate(() => raw.end(sealedAlert(secret, 2, alert)))
    })
    for (const each of [raw, socket]) each.on('error', () => {})
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { requests, url: `https://127.0.0.1:${port}`, token: 'token-of-the-site', close: () => server.close() }
}

function sealedAlert(secret: Buffer, sequenceNumber: number, alert: number): Buffer {
  const [fatal, typeOfAlert] = [2, 21]
  const plain = Buffer.from([fatal, alert, typeOfAlert])
  const tagLength = 16
  const header = Buffer.from([23, 3, 3, 0, plain.length + tagLength])
  const nonce = expand(secret, 'iv', 12)
  nonce.writeUInt8(nonce.readUInt8(11) ^ sequenceNumber, 11)
  const seal = createCipheriv('aes-128-gcm', expand(secret, 'key', 16), nonce).setAAD(header)
  return Buffer.concat([header, seal.update(plain), seal.final(), seal.getAuthTag()])
}

/** HKDF-Expand-Label without a context, of at most one block. */
function expand(secret: Buffer, label: string, length: number): Buffer {
  const full = `tls13 ${label}`
  const info = Buffer.from([0, length, full.length, ...Buffer.from(full), 0, 1])
  return createHmac('sha256', secret).update(info).digest().subarray(0, length)
}
