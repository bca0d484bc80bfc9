import { createCipheriv, createHmac } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { Certificate } from '../tls.ts'

/** `sealedAlert` relies on this cipher, which uses SHA-256 and 16-byte keys. */
const cipher = 'TLS_AES_128_GCM_SHA256'

/**
 * Starts a TLS 1.3 service that reads a request and then ends the connection with this TLS alert. Node has no API for
 * sending an alert, so the service encrypts the alert with the secret from Node's `keylog` event (RFC 8446, sections
 * 5.2 and 7.3).
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
      // After the handshake, OpenSSL sends two session tickets as records 0 and 1, so the alert is record 2. By the
      // next turn of the event loop, OpenSSL has written both tickets.
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

/** HKDF-Expand-Label (RFC 8446, section 7.1) with an empty context. Supports only one block of output. */
function expand(secret: Buffer, label: string, length: number): Buffer {
  const full = `tls13 ${label}`
  const info = Buffer.from([0, length, full.length, ...Buffer.from(full), 0, 1])
  return createHmac('sha256', secret).update(info).digest().subarray(0, length)
}
