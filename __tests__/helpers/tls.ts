import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'

export interface Certificate {
  key: string
  cert: string
}

const here = { name: 'localhost', ip: '127.0.0.1' }

export async function certificate({ name, ip } = here): Promise<Certificate> {
  const altNames = [
    { type: 2 as const, value: name },
    { type: 7 as const, ip },
  ]
  const extensions = [{ name: 'subjectAltName' as const, altNames }]
  const pair = await generate([{ name: 'commonName', value: name }], { keyType: 'ec', extensions })
  return { key: pair.private, cert: pair.cert }
}

export interface Authority extends Certificate {
  /** The path to the certificate file, for NODE_EXTRA_CA_CERTS. */
  caFile: string
  remove: () => Promise<void>
}

export async function authority(host = here): Promise<Authority> {
  const pair = await certificate(host)
  const folder = await mkdtemp(join(tmpdir(), 'web-push-ca-'))
  const caFile = join(folder, 'ca.pem')
  await writeFile(caFile, pair.cert)
  return { ...pair, caFile, remove: () => rm(folder, { recursive: true, force: true }) }
}
