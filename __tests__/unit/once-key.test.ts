import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { claimRef } from '../../src/once/key.ts'

const hashOf = (key: string) => createHash('sha256').update(key, 'utf8').digest('hex').slice(0, 12)

describe('the ref of a key', () => {
  test.each([
    ['v4.2.0', 'v4-2-0'],
    ['Release V4.2', 'release-v4-2'],
    ['  deploy / production  ', 'deploy-production'],
    ['--a--b--', 'a-b'],
    ['日本の読者', 'key'],
    ['été', 't'],
    ['🎉 out', 'out'],
    ['x'.repeat(100), 'x'.repeat(60)],
    [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
    ['a.lock', 'a-lock'],
    ['../../heads/main', 'heads-main'],
    ['line\nbreak', 'line-break'],
  ])('%j is told by %j', (key, slug) => {
    expect(claimRef(key)).toBe(`refs/web-push/${slug}-${hashOf(key)}`)
  })

  test('the hash is that of the UTF-8 text', () => {
    expect(claimRef('abc')).toBe('refs/web-push/abc-ba7816bf8f01')
    expect(claimRef('é')).toBe('refs/web-push/key-4a99557e4033')
  })

  test('any text gives a name that git takes, and the same text the same name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), key => {
        const ref = claimRef(key)
        expect(ref).toMatch(/^refs\/web-push\/[a-z0-9](?:[a-z0-9-]{0,59})-[0-9a-f]{12}$/)
        expect(claimRef(key)).toBe(ref)
      }),
      { numRuns: 1_000 },
    )
  })

  test('keys that share a slug have names of their own', () => {
    const keys = ['v1.0', 'v1-0', 'V1.0', 'v1 0', 'v1.0!', '日本', '中国']
    expect(new Set(keys.map(key => claimRef(key))).size).toBe(keys.length)
  })
})
