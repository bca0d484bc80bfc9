import { createHash } from 'node:crypto'

const longestSlug = 60

/**
 * The git ref that stands for a key: `refs/web-push/<slug>-<hash>`. The hash (12 hex digits of the SHA-256 of the key in
 * UTF-8) makes it unique, the slug tells a person what it is.
 */
export function claimRef(key: string): string {
  const hash = createHash('sha256').update(key, 'utf8').digest('hex').slice(0, 12)
  const words = key.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const slug = words.slice(0, longestSlug).replace(/^-+|-+$/g, '')
  return `refs/web-push/${slug || 'key'}-${hash}`
}
