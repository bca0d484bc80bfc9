import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'

export interface Certificate {
  key: string
  cert: string
}

/** A certificate for 127.0.0.1 and localhost that signs itself, so nobody accepts it unless told to. */
export async function certificate(): Promise<Certificate> {
  const altNames = [
    { type: 2 as const, value: 'localhost' },
    { type: 7 as const, ip: '127.0.0.1' },
  ]
  const extensions = [{ name: 'subjectAltName' as const, altNames }]
  const pair = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec', extensions })
  return { key: pair.private, cert: pair.cert }
}

export interface Authority extends Certificate {
  /** For NODE_EXTRA_CA_CERTS. */
  caFile: string
  remove: () => Promise<void>
}

/** A certificate with a file of it, by which a step accepts it. */
export async function authority(): Promise<Authority> {
  const pair = await certificate()
  const folder = await mkdtemp(join(tmpdir(), 'web-push-ca-'))
  const caFile = join(folder, 'ca.pem')
  await writeFile(caFile, pair.cert)
  return { ...pair, caFile, remove: () => rm(folder, { recursive: true, force: true }) }
}
